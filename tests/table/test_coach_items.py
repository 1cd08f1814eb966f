"""What a coach shows on the table: every word and bar in its room, and rows that can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.rounds import NEXT_ROUND
from hanafuda_desktop.families.shedding.moves import (
    DISCARDS,
    SWAPS,
    BareMove,
    SheddingMove,
    combine,
)
from hanafuda_desktop.families.shedding.ui.words import shedding_move_told
from hanafuda_desktop.players.evaluation import Thought, Unit
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.narration import MoveTold, RoundNames
from hanafuda_desktop.table.panels.panel import PanelButton
from hanafuda_desktop.table.panels.review import (
    CostlyChoice,
    MomentItem,
    ReviewItem,
    ThoughtsItem,
    Weighed,
    WeighedMove,
    amount,
    worth_text,
)
from tests.table.staging import faults_of

AREAS = (QRectF(0, 0, 900, 560), QRectF(0, 0, 1280, 760))
BUTTONS = (PanelButton("why-earlier", "Earlier"), PanelButton("close", "Close"))
LONG = "Discard Chrysanthemum blue ribbon, Chrysanthemum Sake Cup and Chrysanthemum chaff"


def _weighed(unit: Unit, count: int) -> Weighed:
    moves = tuple(
        WeighedMove(
            MoveTold(LONG if n % 2 else "Draw a card", tuple(range(n % 6))),
            Thought(n, -100.5 * n, (0.0, 0.4, 12.0, inf)[n % 4], n, 0.0, 0.9 - n / 3),
            is_played=n == 2,
            is_given_up=n > 5,
        )
        for n in range(count)
    )
    return Weighed(("You chose: something.", "Better: " + LONG + "."), moves, unit)


@pytest.mark.parametrize("area", AREAS, ids=str)
@pytest.mark.parametrize("unit", ["points", "chance"])
@pytest.mark.parametrize("count", [2, 7, 30])
def test_thoughts_stay_in_their_room(
    plain_deck: CardPictures, area: QRectF, unit: Unit, count: int
) -> None:
    item = ThoughtsItem(plain_deck)
    item.set_area(area)
    item.show_thoughts("Why? Choice 3 of 12", _weighed(unit, count), BUTTONS)
    assert area.contains(item.box)
    assert not faults_of(item._sheet, QRectF(0, 0, item._layout.body.width(), 100_000))


def test_the_best_is_heavy_and_the_played_move_says_so(plain_deck: CardPictures) -> None:
    item = ThoughtsItem(plain_deck)
    item.set_area(AREAS[1])
    item.show_thoughts("Why?", _weighed("points", 4), BUTTONS)
    heavy = [text.whole for text in item._sheet.texts if text.bold]
    assert heavy[0] == "Draw a card"
    assert [text.whole for text in item._sheet.texts if "(played)" in text.whole] == [
        "Draw a card (played)"
    ]


def test_amounts_are_written_with_how_unsure_they_are() -> None:
    assert amount(-0.04) == "+0.0"
    assert amount(-1.26) == "\N{MINUS SIGN}1.3"
    assert worth_text(Thought(0, 0.0, 1.0, 9, 9.9, 2.0), "points") == "+2.0 ± 2.0"
    assert worth_text(Thought(0, 0.0, inf, 1, 9.9, 2.0), "points") == "+2.0"
    assert worth_text(Thought(0, 0.0, 0.02, 9, 9.9, 0.625), "chance") == "62 ± 4 %"
    assert worth_text(Thought(0, 0.0, inf, 1, 9.9, 1.2), "chance") == "100 %"


def _shown(plain_deck: CardPictures, moves: tuple[WeighedMove, ...]) -> ThoughtsItem:
    item = ThoughtsItem(plain_deck)
    item.set_area(AREAS[1])
    item.show_thoughts("Why?", Weighed(("You chose: something.",), moves), BUTTONS)
    return item


def _move(said: str, expected: float, *, is_given_up: bool = False) -> WeighedMove:
    thought = Thought(said, -0.5, 0.1, 99, 7.7, expected)
    return WeighedMove(MoveTold(said), thought, is_given_up=is_given_up)


def test_what_was_given_up_early_has_a_word_and_no_numbers(plain_deck: CardPictures) -> None:
    moves = (_move("Best", 1.5), _move("Good", 1.2), _move("Poor", 6.6, is_given_up=True))
    item = _shown(plain_deck, moves)
    words = [text.whole for text in item._sheet.texts]
    assert words.count("given up early") == 1
    assert "+1.5 ± 0.2" in words
    assert not [each for each in words if "6.6" in each or "7.7" in each]
    assert "Poor: given up early" in item.description
    assert "6.6" not in item.description
    joined = " ".join(words)
    assert "Given up early:" in joined
    assert "Bold:" not in joined  # what is not told cannot seem better
    joined = " ".join(text.whole for text in _shown(plain_deck, moves[:2])._sheet.texts)
    assert "Given up early:" not in joined


def test_the_best_below_another_number_is_explained(plain_deck: CardPictures) -> None:
    item = _shown(plain_deck, (_move("Best", -1.6), _move("Other", -1.5)))
    heavy = [text.whole for text in item._sheet.texts if text.bold]
    assert heavy[0] == "Best"
    assert "Bold: the coach's choice." in " ".join(text.whole for text in item._sheet.texts)
    alike = _shown(plain_deck, (_move("Best", -1.52), _move("Other", -1.49)))
    assert "Bold:" not in " ".join(text.whole for text in alike._sheet.texts)


def test_what_is_certain_has_no_line(plain_deck: CardPictures) -> None:
    known = WeighedMove(MoveTold("Stop"), Thought("stop", 5.0, 0.0, 1, 10.0, 10.0))
    words = " ".join(text.whole for text in _shown(plain_deck, (known,))._sheet.texts)
    assert "Thin line" not in words
    words = " ".join(text.whole for text in _shown(plain_deck, (_move("a", 1.0),))._sheet.texts)
    assert "Thin line" in words


def test_every_move_of_a_shedding_game_has_words() -> None:
    names = RoundNames(("You", "Haru"))
    moves: tuple[SheddingMove, ...] = (
        combine("pair", (0,), (1,)),
        combine("hand", (), (1, 2)),
        combine("field", (4, 5), (), (8,)),
        *DISCARDS[:2],
        BareMove.KEEP,
        BareMove.STRUGGLE,
        BareMove.SIT_OUT,
        SWAPS[1],
        BareMove.DRAW_LOTS,
        NEXT_ROUND,
    )
    told = [shedding_move_told(move, names) for move in moves]
    assert len({each.said for each in told}) == len(moves)
    assert told[0].cards == (1, 0)
    assert told[2].cards == (8, 4, 5)


# --- the list ------------------------------------------------------------------------------------


class Stage:
    """A view with a list, and which rows were picked."""

    def __init__(self, qtbot: QtBot) -> None:
        self.scene = QGraphicsScene(AREAS[0])
        self.view = QGraphicsView(self.scene)
        self.view.resize(920, 580)
        qtbot.addWidget(self.view)
        self.item = ReviewItem()
        self.scene.addItem(self.item)
        self.item.set_area(AREAS[0])
        self.picked: list[int] = []
        self.item.picked.connect(self.picked.append)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.setFocus()

    def open(self, count: int) -> None:
        rows = [
            CostlyChoice(f"You chose: {n}.", f"Better: {LONG}.", "\N{MINUS SIGN}1.0 points")
            for n in range(count)
        ]
        said = f"{count} were costly."
        self.item.show_review("Review of round 2", said, "Ahead by", rows, (9, 9))

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view.viewport(), key)

    def click(self, row: int) -> None:
        at = self.item._rows[row].center() + self.item._layout.body.topLeft()
        spot = self.view.mapFromScene(at)
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    stage = Stage(qtbot)
    yield stage
    stage.scene.clear()


@pytest.mark.parametrize("count", [0, 1, 12])
def test_the_list_stays_in_its_room(stage: Stage, count: int) -> None:
    stage.open(count)
    assert AREAS[0].contains(stage.item.box)
    assert not faults_of(stage.item._sheet, QRectF(0, 0, stage.item._layout.body.width(), 100_000))
    assert stage.item.current == ("show" if count else "close")
    heads = [text.whole for text in stage.item._sheet.texts if text.whole == "Ahead by"]
    assert len(heads) == min(count, 1)


def test_rows_are_picked_by_arrows_digits_and_clicks(stage: Stage) -> None:
    stage.open(4)
    stage.key(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return)
    stage.open(4)
    stage.key(Qt.Key.Key_3)
    stage.open(4)
    stage.click(3)
    stage.open(4)
    stage.key(Qt.Key.Key_9)
    assert stage.item.is_open
    assert stage.picked == [1, 2, 3]


def test_a_row_that_is_chosen_comes_into_sight(stage: Stage) -> None:
    stage.open(12)
    assert stage.item._scroll.is_needed
    stage.key(*[Qt.Key.Key_Down] * 11)
    assert stage.item.at == 11
    assert "You chose: 11." in stage.item.description
    body = stage.item._layout.body
    seen = stage.item._rows[11].bottom() - stage.item._scroll.offset
    assert seen <= body.height() + 1
    stage.key(*[Qt.Key.Key_Up] * 11)
    assert stage.item._rows[0].top() >= stage.item._scroll.offset - 1


def test_what_is_said_of_a_moment_stands_at_the_head_of_the_table() -> None:
    item = MomentItem()
    item.set_area(AREAS[0])
    item.show_moment(("You chose: this.", "Better: that."), BUTTONS)
    assert item.box.bottom() < AREAS[0].height() * 0.35
    assert "Better: that." in item.description
