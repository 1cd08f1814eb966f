"""The plates of seats and of the round, and the board of progress."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.rounds import Factor, Payment
from hanafuda_desktop.families.fishing.progress import Reach, SideProgress, YakuProgress
from hanafuda_desktop.families.fishing.ui.progress import (
    ProgressItem,
    cards_shown,
)
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import (
    LEAST,
    advance,
    cut_at_word,
    fitted,
    letter_font,
    signed,
    wrapped,
)
from hanafuda_desktop.table.narration import RoundNames
from hanafuda_desktop.table.panels.typeset import (
    CardLook,
    Sheet,
    Text,
    card_size,
    product_text,
    set_cards,
)
from hanafuda_desktop.table.signs.plates import RoundPlate, RoundPlateItem, SeatPlate, SeatPlateItem
from tests.table.staging import Staging, faults_of

RECT = QRectF(100, 40, 220, 60)


class Plates(Staging):
    """Two seats and the round."""

    def __init__(self, qtbot: QtBot, pictures: CardPictures) -> None:
        super().__init__(qtbot)
        self.seats = [SeatPlateItem(0), SeatPlateItem(1)]
        self.round = RoundPlateItem(pictures)
        self.put(*self.seats, self.round)
        for number, item in enumerate((*self.seats, self.round)):
            item.set_geometry(RECT.translated(0, number * 100))
        for item in self.seats:
            item.present(SeatPlate("Akiko", 12))
            item.clicked.connect(self.told.append)
            item.hovered.connect(lambda seat: self.told.append(("over", seat)))
        self.round.present(RoundPlate(3, 12, 3, card=8))
        self.round.clicked.connect(lambda: self.told.append("round"))
        self.show(qtbot)


@pytest.fixture
def plates(qtbot: QtBot, plain_deck: CardPictures) -> Iterator[Plates]:
    plates = Plates(qtbot, plain_deck)
    yield plates
    plates.scene.clear()


def clicks(plates: Plates) -> list[object]:
    return [told for told in plates.told if not isinstance(told, tuple)]


def test_a_click_tells_the_seat_and_leaves_the_keyboard_alone(plates: Plates) -> None:
    plates.click(plates.seats[1].rect.center())
    plates.click(plates.round.rect.center())
    assert clicks(plates) == [1, "round"]
    assert plates.scene.focusItem() is None


def test_a_press_that_ends_elsewhere_is_no_click(plates: Plates) -> None:
    port = plates.view.viewport()
    start = plates.view.mapFromScene(plates.seats[0].rect.center())
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseRelease(
        port, Qt.MouseButton.LeftButton, pos=plates.view.mapFromScene(QPointF(700, 500))
    )
    assert clicks(plates) == []


def test_the_keyboard_goes_from_plate_to_plate(plates: Plates) -> None:
    before = plates.picture()
    plates.seats[0].setFocus()
    assert plates.picture() != before
    plates.key(Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Tab)
    plates.key(Qt.Key.Key_Enter)
    assert clicks(plates) == [0, 1, "round"]
    plates.key(Qt.Key.Key_Escape)
    assert plates.scene.focusItem() is None
    assert plates.picture() == before


def test_a_plate_tells_of_the_pointer(plates: Plates) -> None:
    port = plates.view.viewport()
    QTest.mouseMove(port, plates.view.mapFromScene(plates.seats[1].rect.center()))
    QTest.mouseMove(port, plates.view.mapFromScene(QPointF(700, 500)))
    assert plates.told == [("over", 1), ("over", -1)]


def test_a_plate_says_everything_it_shows(plates: Plates) -> None:
    item = plates.seats[0]
    item.present(SeatPlate("Emi", -4, True, True, 6, 2, "Koi-koi", 1, 2, "Aki"))
    assert item.description == (
        "Emi: with Aki, \N{MINUS SIGN}4 in all, now 6, dealer, to move, "
        "called Koi-koi 2 times, triples shown: 1, bombs: 2"
    )
    assert item.toolTip() == item.description
    names = {getattr(thing, "name", "") for thing in item.sheet.things}
    assert {"turn", "dealer", "triple", "bomb"} <= names
    item.present(SeatPlate("Emi", -4, calls=2, call_name="Koi-koi"))
    assert "Koi-koi ×2" in [text.text for text in item.sheet.texts]


@pytest.mark.parametrize("size", [(116, 34), (240, 36), (240, 60)], ids=str)
def test_a_plate_says_which_team_it_is_of(plates: Plates, size: tuple[int, int]) -> None:
    item = plates.seats[0]
    item.set_geometry(QRectF(0, 0, *size))
    for team, letter in enumerate("ABC"):
        item.present(SeatPlate("Emi", 4, partners="Aki", team=team, dealer=team == 2))
        assert item.description.startswith(f"Emi: with Aki, team {letter}")
        assert f"team {letter}" in {getattr(thing, "name", "") for thing in item.sheet.things}
        assert not faults_of(item.sheet, QRectF(0, 0, *size), may_be_cut=["with Aki"])


@pytest.mark.parametrize("height", [30, 60], ids=["one line", "two lines"])
def test_no_name_moves_when_the_turn_goes_on(plates: Plates, height: int) -> None:
    item = plates.seats[0]
    item.set_geometry(QRectF(0, 0, 200, height))

    def name() -> Text:
        return next(text for text in item.sheet.texts if text.whole == "Akiko")

    item.present(SeatPlate("Akiko", 12))
    before = name()
    item.present(SeatPlate("Akiko", 12, to_move=True))
    assert name() == before


def test_the_round_plate_says_round_month_flower_and_what_hangs_on_it(plates: Plates) -> None:
    assert plates.round.description == "Round 3 of 12 · March · Cherry"
    plates.round.present(RoundPlate(14, 0, 2, 7, 99, 2, 4))
    assert plates.round.description == (
        "Round 14 · February · Plum · to 7 points · after 2 drawn ×4 · deal 99"
    )


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_signs_are_painted_in_device_pixels(plates: Plates, ratio: float) -> None:
    plates.picture(ratio)
    face = plates.seats[0]._face
    assert face is not None
    assert face.devicePixelRatioF() == ratio
    assert face.width() == round((220 + 16) * ratio)


# --- progress ------------------------------------------------------------------------------------

STANDING = SideProgress(
    (0,),
    (
        YakuProgress("far", Reach.OPEN, 5, (0,), 2, (8, 28), (0, 8, 28), 3),
        YakuProgress("gone", Reach.CLOSED, 7, (0,), 2, (8,), (0, 8, 40), 3),
        YakuProgress("near", Reach.ONE_AWAY, 3, (4, 5), 1, (6, 7), (4, 5, 6, 7), 3),
        YakuProgress("made", Reach.COMPLETE, 6, (20, 24, 36), 0, (), (20, 24, 36), 3),
    ),
    6,
    None,
)
NAMES = RoundNames(("Aki",), {"far": "Far", "gone": "Gone", "near": "Near", "made": "Made"})


def test_what_is_complete_stands_first_and_what_is_lost_last(plain_deck: CardPictures) -> None:
    item = ProgressItem(plain_deck)
    item.present("Aki", STANDING, NAMES)
    assert [each.yaku for each in item.yaku] == ["made", "near", "far", "gone"]
    made, near, far, gone = (cards_shown(each) for each in item.yaku)
    assert [look for _, look in made] == [CardLook.PLAIN] * 3
    assert near == ((4, CardLook.PLAIN), (5, CardLook.PLAIN), (6, CardLook.MISSING))
    assert [look for _, look in far] == [CardLook.PLAIN, CardLook.MISSING, CardLook.MISSING]
    assert gone == ((0, CardLook.DIM), (8, CardLook.MISSING), (40, CardLook.LOST))


def test_progress_is_told_in_words_and_by_shape(qtbot: QtBot, plain_deck: CardPictures) -> None:
    item = ProgressItem(plain_deck)
    item.set_geometry(QRectF(0, 0, 320, 240))
    item.present("Aki", STANDING, NAMES)
    assert item.description.splitlines() == [
        "Aki: 6 points",
        "Made: complete, 6 points",
        "Near: one card away, 3 points",
        "Far: 2 cards away, 5 points",
        "Gone: out of reach, 7 points",
    ]
    marks = [getattr(thing, "name", "") for thing in item.sheet.things]
    assert [mark for mark in marks if mark] == ["complete", "one-away", "open", "closed"]
    struck = [text.whole for text in item.sheet.texts if text.struck]
    assert struck == ["Gone"]


# --- words and numbers ---------------------------------------------------------------------------


@given(text=st.text(max_size=80), width=st.floats(20, 500), pixels=st.integers(9, 40))
@settings(max_examples=80, deadline=None)
def test_fitted_words_fit(qapp: object, text: str, width: float, pixels: int) -> None:
    size, shown = fitted(text, width, pixels, bold=False, least=LEAST)
    assert LEAST <= size <= pixels
    assert advance(shown, size) <= width + 0.5 or len(shown) <= 1


def test_words_are_cut_between_them(qapp: object) -> None:
    text = "Plum chaff and Iris chaff in your hand"
    for width in range(30, int(advance(text, 12)), 3):
        kept = cut_at_word(text, QFontMetricsF(letter_font(12)), width).removesuffix("…")
        assert text.startswith(kept)
        assert text[len(kept)] == " " or " " not in kept
    assert cut_at_word(text, QFontMetricsF(letter_font(12)), 900) == text


@given(
    text=st.text("abc défé 日本", min_size=1, max_size=120),
    width=st.floats(40, 400),
    pixels=st.integers(9, 30),
)
@settings(max_examples=80, deadline=None)
def test_wrapped_words_fit_and_none_is_lost(
    qapp: object, text: str, width: float, pixels: int
) -> None:
    lines = wrapped(text, width, pixels)
    assert all(advance(line, pixels) <= width or len(line) == 1 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@given(count=st.integers(1, 24), width=st.integers(60, 600), card=st.integers(8, 40))
@settings(max_examples=60, deadline=None)
def test_little_cards_stay_in_their_row(qapp: object, count: int, width: int, card: int) -> None:
    sheet = Sheet()
    room = QRectF(10, 5, width, 70)
    cards = [(index, CardLook.PLAIN) for index in range(count)]
    set_cards(sheet, room, cards, card_size(card, 54 / 33))
    lefts = [thing.rect.left() for thing in sheet.cards]
    assert lefts == sorted(lefts)
    assert sheet.cards[-1].rect.right() <= room.right() + 0.5
    assert all(thing.rect.width() == card for thing in sheet.cards)


@given(base=st.integers(1, 99), factors=st.lists(st.integers(2, 16), max_size=5))
def test_a_product_is_written_out(base: int, factors: list[int]) -> None:
    amount = base
    for factor in factors:
        amount *= factor
    named = tuple(Factor(str(index), factor) for index, factor in enumerate(factors))
    text = product_text(Payment(0, 1, base, named, amount))
    assert text == ("" if not factors else f"{base} × {' × '.join(map(str, factors))} = {amount}")


@pytest.mark.parametrize(
    ("number", "text"), [(5, "+5"), (0, "0"), (-5, "\N{MINUS SIGN}5")], ids=str
)
def test_gains_have_a_sign(number: int, text: str) -> None:
    assert signed(number) == text
