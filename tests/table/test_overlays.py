"""What is asked and told over the table of a fishing game: keys, clicks, answers, and words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.fishing.standing import StopOffer
from hanafuda_desktop.engine.rounds import (
    Ending,
    Factor,
    Payment,
    RoundResult,
    RoundView,
    SideResult,
    YakuScore,
)
from hanafuda_desktop.table.call_item import CallItem
from hanafuda_desktop.table.cloth import CLOTHS
from hanafuda_desktop.table.curtain_item import CurtainItem
from hanafuda_desktop.table.panel_item import PanelButton
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.round_summary_item import RoundSummaryItem
from hanafuda_desktop.table.score_sheet_item import ScoreSheetItem
from tests.table.rounds_played import longer, played
from tests.table.staging import AREA, Staging

NAMES = RoundNames(
    ("Akiko", "Bertrand", "Emi"),
    {"kasu": "Kasu", "tane": "Tane", "teshi": "Teshi"},
    {"called": "The opponent had called", "bright": "No bright"},
    "Game",
    "Koi-koi",
)
KASU = YakuScore("kasu", 3, (2, 3, 6, 7, 10, 11, 14, 15, 18, 19), 2)
DOUBLE = (Factor("called", 2),)
OFFER = StopOffer(
    seat=0,
    yaku=(KASU,),
    points=3,
    payments=(Payment(1, 0, 3, DOUBLE, 6), Payment(2, 0, 3, (), 3)),
    multiplied_if_overtaken=DOUBLE,
    others=(),
)
BUTTONS = (PanelButton("next", "Next round"), PanelButton("sheet", "Score sheet"))


def side(seat: int, *yaku: YakuScore, result: int = 0) -> SideResult:
    points = sum(each.points for each in yaku)
    return SideResult((seat,), (), None, 0, yaku, points, 0, 0, result)


STOPPED = RoundResult(
    number=3,
    month=3,
    dealer=1,
    ending=Ending.STOPPED,
    winners=(0,),
    sides=(side(0, KASU, result=3), side(1), side(2, YakuScore("tane", 1, (4, 12), 0))),
    payments=OFFER.payments,
    gains=(9, -6, -3),
)


class Overlays(Staging):
    """The three panels, and what they told."""

    def __init__(self, qtbot: QtBot, pictures: CardPictures) -> None:
        super().__init__(qtbot)
        self.call, self.summary = CallItem(pictures), RoundSummaryItem(pictures)
        self.sheet = ScoreSheetItem()
        self.said: list[str] = []
        self.put(self.call, self.summary, self.sheet)
        for item in (self.call, self.summary, self.sheet):
            item.set_area(AREA)
            item.chosen.connect(self.told.append)
            item.closed.connect(lambda: self.told.append("closed"))
            item.described.connect(self.said.append)
        self.show(qtbot)


@pytest.fixture
def overlays(qtbot: QtBot, plain_deck: CardPictures) -> Iterator[Overlays]:
    overlays = Overlays(qtbot, plain_deck)
    yield overlays
    overlays.scene.clear()


# --- stop or go on -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        ([Qt.Key.Key_S], "stop"),
        ([Qt.Key.Key_G], "go"),
        ([Qt.Key.Key_Return], "stop"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Return], "go"),
        ([Qt.Key.Key_Left, Qt.Key.Key_Space], "go"),
        ([Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Enter], "stop"),
        ([Qt.Key.Key_Escape, Qt.Key.Key_G], "go"),
    ],
    ids=["S", "G", "Return", "right", "left", "Tab", "folded"],
)
def test_the_call_is_answered_by_keys(overlays: Overlays, keys: list[Qt.Key], answer: str) -> None:
    overlays.call.ask_call(OFFER, NAMES)
    overlays.key(*keys)
    assert overlays.told == [answer]
    assert not overlays.call.is_open


@pytest.mark.parametrize("answer", ["stop", "go"])
def test_the_call_is_answered_by_a_click(overlays: Overlays, answer: str) -> None:
    overlays.call.ask_call(OFFER, NAMES)
    rect = overlays.call.button_rect(answer)
    assert rect.height() >= 44
    assert rect.width() >= 200
    overlays.click(rect.center())
    assert overlays.told == [answer]


def test_the_call_waits_folded_while_the_table_is_looked_at(overlays: Overlays) -> None:
    call = overlays.call
    call.ask_call(OFFER, NAMES)
    before = call.box
    overlays.key(Qt.Key.Key_Escape)
    assert call.is_folded
    assert call.is_open
    assert call.box.height() < before.height() * 0.6
    overlays.key(Qt.Key.Key_Escape)
    assert call.box == before
    assert overlays.told == []


def test_the_call_names_every_multiplier_payer_and_risk(overlays: Overlays) -> None:
    overlays.call.ask_call(OFFER, NAMES, go_points=1, caller_pays=True)
    said = overlays.call.description
    for words in (
        "Game or Koi-koi?",
        "Kasu: 3 points",
        "Game: 9 points",
        "Bertrand pays 6",
        "Emi pays 3",
        "×2  The opponent had called",
        "nothing for your 3 points",
        "2 times as much",
        "pay for everybody",
        "adds 1 point",
        "Nobody else is one card away",
        "[Game]",
    ):
        assert words in said
    assert overlays.said == [said]
    shown = {text.whole for text in overlays.call._sheet.texts}
    assert {"+9", "3 × 2 = 6", "Bertrand pays 6", "×2  The opponent had called"} <= shown


def test_the_call_warns_of_opponents_one_card_away(overlays: Overlays) -> None:
    done = played("koi-koi", 2)
    names = replace(NAMES, seats=("Akiko", "Bertrand"), yaku={y.id: y.id for y in done.rules.yaku})
    near = next(
        offer
        for offer in done.offers
        if any(each.reach == "one-away" for other in offer.others for each in other.yaku)
    )
    overlays.call.ask_call(near, replace(names, factors={"opponent-called": "called"}))
    assert "is one card away from" in overlays.call.description


def test_another_button_is_told(overlays: Overlays) -> None:
    overlays.call.ask_call(OFFER, NAMES)
    overlays.key(Qt.Key.Key_Right)
    assert overlays.said[-1].endswith("[Koi-koi]")


def test_the_call_stands_over_the_room_it_is_given(overlays: Overlays) -> None:
    overlays.call.set_room(QRectF(136, 136, 586, 305))
    overlays.call.ask_call(OFFER, NAMES)
    assert overlays.call.box.center().y() == pytest.approx(288.5, abs=1)
    assert AREA.contains(overlays.call.box)


# --- the summary ---------------------------------------------------------------------------------


def test_the_summary_explains_who_pays_whom_and_why(overlays: Overlays) -> None:
    overlays.summary.show_round(STOPPED, NAMES, (14, -6, -8), BUTTONS)
    assert overlays.summary.description.splitlines() == [
        "Round 3",
        "Akiko ended the round: Game!",
        "Akiko: +9",
        "Kasu: 3 points",
        "Total: 14",
        "Bertrand, dealer: \N{MINUS SIGN}6",
        "Pays Akiko 6",
        "3 × 2 = 6",
        "×2  The opponent had called",
        "Total: \N{MINUS SIGN}6",
        "Emi: \N{MINUS SIGN}3",
        "Tane: 1 point",
        "Pays Akiko 3",
        "Total: \N{MINUS SIGN}8",
        "[Next round]",
    ]


def test_the_summary_shows_the_cards_of_yaku(overlays: Overlays) -> None:
    overlays.summary.show_round(STOPPED, NAMES, (14, -6, -8), BUTTONS)
    shown = [card.card for card in overlays.summary._sheet.cards]
    assert shown == [*KASU.cards, 4, 12]


def test_what_is_counted_is_added_up(overlays: Overlays) -> None:
    counted = SideResult((0,), (), 105, 88, (KASU,), 3, 0, 50, -30)
    other = SideResult((1,), (), 71, 88, (), 0, 0, 0, -17)
    result = replace(
        STOPPED,
        ending=Ending.COUNTED,
        winners=(1,),
        sides=(counted, other),
        payments=(),
        gains=(-30, -17),
    )
    overlays.summary.show_round(result, NAMES, (-30, -17), BUTTONS)
    said = overlays.summary.description
    minus = "\N{MINUS SIGN}"
    for words in (
        "Cards: 105",
        f"Even share: {minus}88",
        "Yaku: +3",
        f"Yaku of others: {minus}50",
        f"Result: {minus}30",
        "Best: Bertrand.",
    ):
        assert words in said


@pytest.mark.parametrize(
    ("ending", "winners", "words"),
    [
        (Ending.DRAWN, (), "nobody scores"),
        (Ending.DEALT_HAND, (0,), "Akiko was dealt a hand"),
        (Ending.EXHAUSTED, (0,), "goes to Akiko"),
        (Ending.COUNTED, (), "Nobody is ahead"),
    ],
    ids=["drawn", "dealt hand", "exhausted", "tied"],
)
def test_every_ending_is_told(
    overlays: Overlays, ending: Ending, winners: tuple[int, ...], words: str
) -> None:
    result = replace(STOPPED, ending=ending, winners=winners)
    overlays.summary.show_round(result, NAMES, (1, 0, -1), BUTTONS)
    assert words in overlays.summary.description


@pytest.mark.parametrize(
    ("totals", "title"),
    [((9, -6, -3), "Akiko wins the game"), ((4, 4, -8), "Akiko, Bertrand share the win")],
    ids=["one", "several"],
)
def test_the_last_summary_names_the_winner(
    overlays: Overlays, totals: tuple[int, ...], title: str
) -> None:
    overlays.summary.show_round(STOPPED, NAMES, totals, BUTTONS, final=True)
    assert overlays.summary.description.startswith(title)


def test_losers_who_do_not_pay_are_not_said_to(overlays: Overlays) -> None:
    overlays.summary.show_round(replace(STOPPED, gains=(9, 0, 0)), NAMES, (9, 0, 0), BUTTONS)
    assert "Akiko gains 6" in overlays.summary.description
    assert "Pays" not in overlays.summary.description


@pytest.mark.parametrize("button", BUTTONS, ids=lambda button: button.id)
def test_the_summary_is_answered_by_a_click_or_by_keys(
    overlays: Overlays, button: PanelButton
) -> None:
    summary = overlays.summary
    summary.show_round(STOPPED, NAMES, (14, -6, -8), BUTTONS)
    overlays.click(summary.button_rect(button.id).center())
    summary.show_round(STOPPED, NAMES, (14, -6, -8), BUTTONS)
    while summary.current != button.id:
        overlays.key(Qt.Key.Key_Tab)
    overlays.key(Qt.Key.Key_Return)
    assert overlays.told == [button.id, button.id]


def test_a_click_beside_the_summary_reaches_nothing(overlays: Overlays) -> None:
    overlays.summary.show_round(STOPPED, NAMES, (14, -6, -8), BUTTONS)
    overlays.click(QPointF(5, 5))
    assert overlays.told == []
    assert overlays.summary.is_open


@pytest.mark.parametrize("final", [False, True])
def test_the_summary_folds_and_unfolds_and_is_never_lost(overlays: Overlays, final: bool) -> None:
    summary = overlays.summary
    summary.show_round(STOPPED, NAMES, (14, -6, -8), BUTTONS, final=final)
    before = summary.box
    overlays.key(Qt.Key.Key_Escape)
    assert summary.is_folded
    assert summary.box.top() > before.bottom() - summary.box.height()
    assert not summary.boundingRect().contains(QPointF(5, 5))
    overlays.key(Qt.Key.Key_Escape)
    assert summary.box == before
    overlays.key(Qt.Key.Key_Escape, Qt.Key.Key_Return)
    assert overlays.told == ["next"]
    summary.show_round(STOPPED, NAMES, (14, -6, -8), BUTTONS)
    assert not summary.is_folded


def test_a_summary_that_is_too_high_scrolls(overlays: Overlays) -> None:
    many = tuple(replace(KASU, points=points) for points in range(1, 13))
    result = replace(STOPPED, sides=(side(0, *many, result=78), *STOPPED.sides[1:]))
    summary = overlays.summary
    summary.show_round(result, NAMES, (1, 2, 3), BUTTONS)
    assert AREA.contains(summary.box)
    assert summary._scroll.is_needed
    top = summary._scroll.offset
    overlays.key(Qt.Key.Key_PageDown)
    assert summary._scroll.offset > top
    overlays.key(Qt.Key.Key_Home)
    assert summary._scroll.offset == top
    overlays.key(Qt.Key.Key_Right)
    assert summary.current == "sheet"


# --- the score sheet -----------------------------------------------------------------------------


def sheet_view(rounds: int = 12) -> tuple[RoundView, RoundNames]:
    view = played("koi-koi", 2).views[-1]
    return (view if rounds == 12 else longer(view, rounds)), NAMES


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space], ids=lambda key: key.name
)
def test_the_score_sheet_closes_by_a_key(overlays: Overlays, key: Qt.Key) -> None:
    view, names = sheet_view()
    overlays.sheet.show_sheet(view, replace(names, seats=names.seats[:2]))
    overlays.key(key)
    assert overlays.told == ["closed"]


@pytest.mark.parametrize("spot", [QPointF(450, 300), QPointF(5, 5)], ids=["on it", "beside it"])
def test_the_score_sheet_closes_by_a_click(overlays: Overlays, spot: QPointF) -> None:
    view, names = sheet_view()
    overlays.sheet.show_sheet(view, replace(names, seats=names.seats[:2]))
    overlays.click(spot)
    assert overlays.told == ["closed"]


def test_the_score_sheet_tells_every_round(overlays: Overlays) -> None:
    view, names = sheet_view()
    overlays.sheet.show_sheet(view, replace(names, seats=names.seats[:2]))
    lines = overlays.sheet.description.splitlines()
    assert len(lines) == 1 + 12 + 1
    first = view.sheet[0]
    assert lines[1].startswith(f"1, January, {'stopped' if first.payments else 'drawn'}, dealer")
    assert "(ahead)" in lines[-1]
    marks = [str(getattr(thing, "name", "")) for thing in overlays.sheet._sheet.things]
    assert marks.count("dealer") == 12
    assert sum(mark in {ending.value for ending in Ending} for mark in marks) == 12


def test_many_rounds_scroll_and_the_last_is_seen_first(overlays: Overlays) -> None:
    view, names = sheet_view(40)
    overlays.sheet.show_sheet(view, replace(names, seats=names.seats[:2]))
    scroll = overlays.sheet._scroll
    assert scroll.is_needed
    bottom = scroll.offset
    assert bottom > 0
    overlays.key(Qt.Key.Key_Home)
    assert scroll.offset == 0
    overlays.key(Qt.Key.Key_End)
    assert scroll.offset == bottom
    assert overlays.told == []


# --- the curtain ---------------------------------------------------------------------------------


@pytest.fixture
def curtain(qtbot: QtBot) -> Iterator[tuple[Staging, CurtainItem]]:
    staging, item = Staging(qtbot), CurtainItem(CLOTHS["indigo"])
    staging.put(item)
    item.set_area(AREA)
    item.lifted.connect(lambda: staging.told.append("lifted"))
    staging.show(qtbot)
    yield staging, item
    staging.scene.clear()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_nothing_shows_through_the_first_frame(
    curtain: tuple[Staging, CurtainItem], ratio: float
) -> None:
    staging, item = curtain
    item.drop("Bertrand, your turn", "Click or press Enter.")
    picture = staging.picture(ratio)
    for x in range(0, picture.width(), 7):
        for y in (*range(0, picture.height(), 13), picture.height() - 1):
            colour = picture.pixelColor(x, y)
            assert colour.alpha() == 255
            assert (colour.red(), colour.green(), colour.blue()) != (255, 0, 255)


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space], ids=lambda key: key.name
)
def test_a_key_lifts_the_curtain(curtain: tuple[Staging, CurtainItem], key: Qt.Key) -> None:
    staging, item = curtain
    item.drop("Bertrand, your turn", "Press Enter.")
    assert item.is_down
    assert "Bertrand" in item.description
    staging.key(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_A, Qt.Key.Key_Left)
    assert staging.told == []
    staging.key(key)
    assert staging.told == ["lifted"]
    assert not item.is_down


def test_a_held_key_does_not_lift_it(curtain: tuple[Staging, CurtainItem]) -> None:
    staging, item = curtain
    item.drop("Bertrand, your turn", "Press Enter.")
    held = QKeyEvent(
        QKeyEvent.Type.KeyPress,
        Qt.Key.Key_Return,
        Qt.KeyboardModifier.NoModifier,
        "\r",
        autorep=True,
    )
    item.keyPressEvent(held)
    assert staging.told == []


def test_a_click_lifts_it_and_no_other_button(curtain: tuple[Staging, CurtainItem]) -> None:
    staging, item = curtain
    item.drop("Bertrand, your turn", "Click.")
    staging.click(QPointF(20, 20))
    assert staging.told == ["lifted"]
    item.drop("Akiko, your turn", "Click.")
    item.put_away()
    assert staging.told == ["lifted"]


@pytest.mark.parametrize("size", [(900, 600), (640, 420), (3840, 2160)])
@pytest.mark.parametrize(
    "name", ["Emi", "The one whose name is really very long indeed, is it not"]
)
def test_the_sign_holds_its_words(
    curtain: tuple[Staging, CurtainItem], size: tuple[int, int], name: str
) -> None:
    _, item = curtain
    area = QRectF(0, 0, *size)
    item.set_area(area)
    item.drop(f"{name}, your turn", "Click or press Enter when nobody else is looking.")
    assert area.contains(item.sign)
    for text in item.sheet.texts:
        assert item.sign.contains(text.rect)
        assert text.text == text.whole
