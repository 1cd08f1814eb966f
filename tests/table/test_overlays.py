"""The question and the summary over a fishing table: keys, clicks, answers, and words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from hanafuda_desktop.engine.rounds import Payment, RoundEnding, SideResult
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import line_height
from hanafuda_desktop.table.narration import RoundNames
from hanafuda_desktop.table.panels.panel import PanelButton
from tests.table.overlays import BUTTONS, KASU, NAMES, OFFER, STOPPED, Overlays, side
from tests.table.rounds_played import played
from tests.table.staging import AREA

# --- stop or go on -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        ([Qt.Key.Key_G], "stop"),
        ([Qt.Key.Key_K], "go"),
        ([Qt.Key.Key_S, Qt.Key.Key_K], "go"),
        ([Qt.Key.Key_Return], "stop"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Return], "go"),
        ([Qt.Key.Key_Left, Qt.Key.Key_Space], "go"),
        ([Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Enter], "stop"),
        ([Qt.Key.Key_Escape, Qt.Key.Key_K], "go"),
    ],
    ids=["G", "K", "no S", "Return", "right", "left", "Tab", "folded"],
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
    overlays.call.ask_call(replace(OFFER, call_adds=1, pays_for_all=True), NAMES)
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
        "Pays 6 to Akiko",
        "3 × 2 = 6",
        "×2  The opponent had called",
        "Total: \N{MINUS SIGN}6",
        "Emi: \N{MINUS SIGN}3",
        "Tane: 1 point",
        "Pays 3 to Akiko",
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
    result = STOPPED._replace(
        ending=RoundEnding.COUNTED,
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
        (RoundEnding.DRAWN, (), "nobody scores"),
        (RoundEnding.DEALT_HAND, (0,), "Akiko was dealt a hand"),
        (RoundEnding.EXHAUSTED, (0,), "goes to Akiko"),
        (RoundEnding.COUNTED, (), "Nobody is ahead"),
    ],
    ids=["drawn", "dealt hand", "exhausted", "tied"],
)
def test_every_ending_is_told(
    overlays: Overlays, ending: RoundEnding, winners: tuple[int, ...], words: str
) -> None:
    result = STOPPED._replace(ending=ending, winners=winners)
    overlays.summary.show_round(result, NAMES, (1, 0, -1), BUTTONS)
    assert words in overlays.summary.description


def test_losers_who_do_not_pay_are_not_said_to(overlays: Overlays) -> None:
    overlays.summary.show_round(
        STOPPED._replace(gains=(9, 0, 0), losers_pay=False), NAMES, (9, 0, 0), BUTTONS
    )
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


def test_the_summary_folds_and_unfolds_and_is_never_lost(overlays: Overlays) -> None:
    summary = overlays.summary
    summary.show_round(STOPPED, NAMES, (14, -6, -8), BUTTONS)
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
    many = tuple(KASU._replace(points=points) for points in range(1, 13))
    result = STOPPED._replace(sides=(side(0, *many, result=78), *STOPPED.sides[1:]))
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


YOU = RoundNames(("You", "Haru", "Emi"), NAMES.yaku, NAMES.factors, NAMES.stop, NAMES.go)


def test_you_are_spoken_to_as_one_does(overlays: Overlays) -> None:
    overlays.summary.show_round(STOPPED, YOU, (14, -6, -8), BUTTONS)
    said = overlays.summary.description
    assert "Pays 6 to you" in said
    overlays.summary.show_round(
        STOPPED, replace(YOU, seats=("Haru", "You", "Emi")), (1, 2, 3), BUTTONS
    )
    assert "You pay 6 to Haru" in overlays.summary.description
    overlays.summary.show_round(STOPPED, YOU, (14, -6, -8), BUTTONS)
    dealt = STOPPED._replace(ending=RoundEnding.DEALT_HAND)
    overlays.summary.show_round(dealt, YOU, (14, -6, -8), BUTTONS)
    assert "You were dealt a hand" in overlays.summary.description
    paying = replace(OFFER, seat=1, payments=(Payment(0, 1, 3, (), 3), Payment(2, 1, 3, (), 3)))
    overlays.call.ask_call(paying, YOU)
    assert "You pay 3" in overlays.call.description
    assert "Emi pays 3" in overlays.call.description


def test_a_stop_for_want_of_cards_is_told_as_such(overlays: Overlays) -> None:
    overlays.summary.show_round(STOPPED, NAMES, (14, -6, -8), BUTTONS, forced=True)
    said = overlays.summary.description.splitlines()[1]
    assert said == "No cards are left in hand, so Akiko had to end the round: Game!"
    overlays.summary.show_round(STOPPED, YOU, (14, -6, -8), BUTTONS, forced=True)
    assert "so you had to end" in overlays.summary.description


@pytest.mark.parametrize("panel", ["call", "summary"])
def test_little_cards_of_another_deck_are_shown(
    overlays: Overlays, panel: str, plain_deck: CardPictures
) -> None:
    item = getattr(overlays, panel)
    item.set_pictures(plain_deck)
    assert item._pictures is plain_deck


def test_the_question_has_its_title_in_the_smallest_window(overlays: Overlays) -> None:
    overlays.call.ask_call(OFFER, NAMES)
    layout = overlays.call._layout
    small = layout.title.height()
    assert small >= line_height(layout.letters)
    assert layout.title.bottom() <= layout.body.top()
    overlays.call.set_area(QRectF(0, 0, 1280, 800))
    assert overlays.call._layout.title.height() > small
