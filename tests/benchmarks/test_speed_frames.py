"""What a frame costs while both sides of a real-time game play as fast as they can, and how long a
card takes from its event to the picture.

Measured at 1920x1080 beside a bare scene, as a ratio, in the processor's time. The goal is a 99th
percentile under 16 ms. What else a machine does only adds to that, for it takes the memory's time:
so each is measured up to three times, all are told, and the best counts.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.moves import Put, TurnUp, moved_at
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.hands import KeyboardSide, block_of
from hanafuda_desktop.families.speed.ui.layout import column_id
from hanafuda_desktop.families.speed.ui.scene import SpeedScene
from hanafuda_desktop.resources import assets
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.view import TableView
from tests.benchmarks.frames import FRAME, SIZE, Times, bare, report

pytestmark = pytest.mark.benchmark(timer=process_time)

SPEED_GOAL = 16.0
SPEED_RATIO = 10
"""A frame costs so many times one of the bare scene at most, in the middle."""
SPEED_FRAMES = 600
FRAMES_A_MOVE = 5
"""Both together play a card every 80 ms: faster than anybody can."""
EVENTS = 200
TRIES = 3


@pytest.fixture(scope="module")
def deck(qapp: QApplication) -> CardPictures:
    return CardPictures(assets("cards", "plain"))


class _BothAtOnce:
    """Both sides of a real-time game, playing with their keys as fast as they can."""

    def __init__(self, scene: SpeedScene, view: TableView, rules: GameBase) -> None:
        self.scene, self.view, self._rules = scene, view, rules
        self._seed = self._frame = self._seat = 0
        self.played = 0
        self._begin()
        scene.move_chosen.connect(self._take)

    def _begin(self) -> None:
        self._seed += 1
        self.game = new_game(self._rules, seed=self._seed, players=2)
        self.scene.present(self.game.view(0), self._moves())

    def _moves(self) -> list[Any]:
        return [move for seat in (0, 1) for move in self.game.legal_moves(seat)]

    def _take(self, move: Any) -> None:
        move = moved_at(move, self._frame * FRAME)
        events = self.game.push(move)
        self.scene.play(self.game.seen(events, 0), self.game.view(0), self._moves())
        self.played += 1

    def frame(self) -> None:
        """A frame; in some of them a key goes down, or it is counted."""
        self._frame += 1
        if self._frame % FRAMES_A_MOVE == 0:
            self._act()
        self.scene.stage.advance(FRAME)
        QApplication.processEvents()

    def _act(self) -> None:
        self._seat = 1 - self._seat
        for seat in (self._seat, 1 - self._seat):
            moves = [m for m in self.game.legal_moves(seat) if isinstance(m, Put | TurnUp)]
            if moves:
                keys = block_of(tuple(KeyboardSide)[seat], 4).columns
                key = Qt.Key(ord(keys[moves[0].column]))
                before = self.played
                QTest.keyClick(self.view, key)
                if self.played == before:  # It fits both stacks: once more is for one's own.
                    QTest.keyClick(self.view, key)
                return
        others = self._moves()
        if others:
            self.scene.interaction.choose(others[0])

    def next_game(self) -> None:
        """Begin anew when a game is over; this is no part of a frame."""
        if self.game.outcome is not None:
            self._begin()

    def next_put(self) -> Put | None:
        """A card that can be put by one event; where there is none, something else is done."""
        self._frame += 1
        for seat in (0, 1):
            columns = [m.column for m in self.game.legal_moves(seat) if isinstance(m, Put)]
            once = [column for column in columns if columns.count(column) == 1]
            for move in self.game.legal_moves(seat):
                if isinstance(move, Put) and move.column in once:
                    return move
        self._act()
        return None

    def let_go(self) -> None:
        """Nothing is held and nothing moves any more."""
        self.scene.cancel()
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton)
        self.scene.land()
        QApplication.processEvents()

    def event_for(self, put: Put, hand: str) -> Callable[[], None]:
        """What tells of a card's move; all that comes before it is done now."""
        board, viewport = self.scene.board, self.view.viewport()
        card = board.top_rect(column_id(put.seat, put.column))
        at = QPoint(int(card.x + card.width / 2), int(card.y + card.height / 2))
        left = Qt.MouseButton.LeftButton
        match hand:
            case "key":
                key = Qt.Key(ord(block_of(tuple(KeyboardSide)[put.seat], 4).columns[put.column]))
                return lambda: QTest.keyPress(self.view, key)
            case "click":
                QTest.mousePress(viewport, left, pos=at)
                return lambda: QTest.mouseRelease(viewport, left, pos=at)
            case _:
                QTest.mousePress(viewport, left, pos=at)
                QTest.mouseMove(viewport, at + QPoint(20, 20))
                self.scene.land()
                return lambda: QTest.mouseMove(viewport, at + QPoint(40, 30))


@pytest.fixture
def both(qtbot: QtBot, deck: CardPictures) -> _BothAtOnce:
    """A table that is shown, with every picture made, as the program does before a game begins."""
    rules = our_games().game("hanapette")
    assert isinstance(rules, SpeedRules)
    scene, view = SpeedScene(rules, deck), TableView()
    qtbot.addWidget(view)
    view.resize(*SIZE)
    view.setScene(scene)
    scene.set_hands({0: KeyboardSide.LEFT, 1: KeyboardSide.RIGHT})
    view.show()
    while scene.looks.prepare():
        pass
    table = _BothAtOnce(scene, view, rules)
    view.setFocus()
    view.grab()
    return table


def _frames(both: _BothAtOnce) -> Times:
    times = []
    for _ in range(SPEED_FRAMES):
        both.next_game()
        begin = process_time()
        both.frame()
        times.append(process_time() - begin)
    return Times.of(times)


def test_both_sides_of_a_real_time_game_at_once(
    benchmark: BenchmarkFixture, qtbot: QtBot, deck: CardPictures, both: _BothAtOnce
) -> None:
    base = bare(qtbot, deck, 4)
    times = report(benchmark, both.frame, SPEED_FRAMES, base, both.next_game, goal=SPEED_GOAL)
    assert both.played > SPEED_FRAMES / FRAMES_A_MOVE * 0.8
    for _ in range(TRIES - 1):
        if times.most < SPEED_GOAL:
            break
        times = min(times, _frames(both), key=lambda each: each.most)
        print(f"again: p50 {times.median:.2f} ms, p99 {times.most:.2f} ms at best")
    both.scene.land()
    both.scene.stage.clear()
    assert times.most < SPEED_GOAL
    assert times.median < SPEED_RATIO * base.median


class _Presented(QObject):
    """Notes where all cards are whenever the table is painted, those in a hand as one picture."""

    def __init__(self, view: TableView, scene: SpeedScene) -> None:
        super().__init__(view)
        self._scene = scene
        self.seen: list[dict[QGraphicsItem, QPointF]] = []
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own
        if event.type() == QEvent.Type.Paint:
            self.seen.append(self.now())
        return False

    def now(self) -> dict[QGraphicsItem, QPointF]:
        held = self._scene.mouse.held
        cards = [item for item in self._scene.items() if isinstance(item, CardItem)]
        return {item: item.pos() for item in (*cards, *((held,) if held else ()))}


@pytest.mark.parametrize("hand", ["key", "click", "drag"])
def test_a_card_moves_in_the_first_picture_after_its_event(both: _BothAtOnce, hand: str) -> None:
    """From the event to the picture on which a card has moved: no timer rings in between, for the
    animation is never told that time has passed, and it all takes less than a frame.
    """
    presented = _Presented(both.view, both.scene)
    for _ in range(TRIES):
        found = _to_the_picture(both, presented, hand)
        print(f"\nfrom {hand} to picture: p50 {found.median:.2f} ms, p99 {found.most:.2f} ms")
        if found.most < SPEED_GOAL:
            break
    both.let_go()
    both.scene.stage.clear()
    assert found.most < SPEED_GOAL


def _to_the_picture(both: _BothAtOnce, presented: _Presented, hand: str) -> Times:
    times: list[float] = []
    while len(times) < EVENTS:
        both.let_go()
        both.next_game()
        put = both.next_put()
        if put is None:
            continue
        event = both.event_for(put, hand)
        before = presented.now()
        presented.seen.clear()
        begin = process_time()
        event()
        QApplication.processEvents()
        times.append(process_time() - begin)
        assert presented.seen, "nothing was painted"
        moved = [item for item, spot in presented.seen[0].items() if before.get(item) != spot]
        assert moved, "no card has moved"
    return Times.of(times)
