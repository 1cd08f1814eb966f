"""What a frame costs while a run of six is dragged, while a deal is animated, and while both sides
of a real-time game play as fast as they can.

A frame is everything between two pictures: the pointer's event, the step of all animations, and
painting what has changed, at 1920x1080. Each is measured beside a bare scene that moves as many of
the same 48 pixmaps in the same run, as a ratio. The time is the processor's, all threads together:
on a machine that does other things as well, the clock on the wall measures those. The goal is a
99th percentile under 8 ms offscreen.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
)
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.speed.moves import Put, TurnUp, moved_at
from hanafuda_desktop.engine.tableau.moves import Shift
from hanafuda_desktop.engine.view import PileView, View
from hanafuda_desktop.resources import assets
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.speed import SpeedRules
from hanafuda_desktop.table.card_item import CardItem
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.speed_keys import Hand, block_of
from hanafuda_desktop.table.speed_scene import SpeedScene
from hanafuda_desktop.table.view import TableView

pytestmark = pytest.mark.benchmark(timer=process_time)

SIZE = (1920, 1080)
GOAL = 8.0
MOST_RATIO = 16
FRAME = 16
DRAG_FRAMES = 400
DEALS = 8
AT_ONCE = 15
"""About so many cards fly at a time during a deal."""


@dataclass(frozen=True, slots=True)
class Times:
    """Frame times in milliseconds."""

    median: float
    most: float
    """The 99th percentile."""

    @classmethod
    def of(cls, seconds: list[float]) -> Times:
        parts = statistics.quantiles(seconds, n=100)
        return cls(parts[49] * 1000, parts[98] * 1000)


@pytest.fixture(scope="module")
def deck(qapp: QApplication) -> CardPictures:
    return CardPictures(assets("cards", "plain"))


@pytest.fixture
def table(qtbot: QtBot, deck: CardPictures) -> TableView:
    game = Game(Catalogue.shipped().game("yatsuhashi"), seed=5)
    scene, view = TableScene(game.rules, deck), TableView()
    qtbot.addWidget(view)
    view.resize(*SIZE)
    view.setScene(scene)
    view.show()
    scene.present(game.view(), game.legal_moves())
    view.grab()
    return view


def bare(qtbot: QtBot, deck: CardPictures, moving: int) -> Times:
    """A scene with nothing but the pixmaps, of which some move."""
    scene = QGraphicsScene(0, 0, *SIZE)
    items = []
    for card in range(48):
        item = QGraphicsPixmapItem(deck.pixmap(card, 160, 1.0))
        item.setPos(20 + card % 12 * 150, 20 + card // 12 * 250)
        scene.addItem(item)
        items.append(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(*SIZE)
    view.show()
    view.grab()
    times = []
    for frame in range(DRAG_FRAMES):
        begin = process_time()
        x, y = path(frame)
        for order, item in enumerate(items[:moving]):
            item.setPos(x + order % 6 * 8, y + order * 60)
        QApplication.processEvents()
        times.append(process_time() - begin)
    view.close()
    return Times.of(times)


def path(frame: int) -> tuple[float, float]:
    """Where the pointer goes: large swings over the whole table."""
    return 700 + 520 * math.sin(frame / 14), 340 + 220 * math.sin(frame / 9)


def report(
    benchmark: BenchmarkFixture,
    frame: Callable[[], None],
    frames: int,
    base: Times,
    between: Callable[[], None] = lambda: None,
    *,
    goal: float = GOAL,
) -> Times:
    benchmark.pedantic(frame, setup=between, rounds=frames, iterations=1, warmup_rounds=10)
    assert benchmark.stats is not None
    times = Times.of(list(benchmark.stats.stats.data))
    ratio = times.median / base.median
    benchmark.extra_info.update(p50=times.median, p99=times.most, ratio=ratio)
    print(
        f"\n{benchmark.name}: p50 {times.median:.2f} ms, p99 {times.most:.2f} ms "
        f"(goal {goal:.0f}); "
        f"bare scene p50 {base.median:.2f} ms, p99 {base.most:.2f} ms; "
        f"ratio of medians {ratio:.1f}, of p99 {times.most / base.most:.1f}"
    )
    return times


def check(times: Times, base: Times) -> None:
    # Where the bare scene is slow, because of the machine or of what else runs on it, so are we.
    assert times.most < max(GOAL, MOST_RATIO * base.median)


def with_a_run_of_six(view: View) -> View:
    """The deal, with a run of six laid on its second column."""
    run = tuple(range(4 * 11, 4 * 5 - 1, -4))[:6]
    piles = []
    for pile in view.piles:
        cards, down = pile.cards, pile.face_down
        if pile.id == "c2":
            cards = (None,) * 5 + run
        elif pile.id == "s":
            cards, down = cards[:-5], len(cards) - 5
        piles.append(PileView(pile.id, pile.kind, cards, down, pile.group))
    return View(view.game, 0, 0, tuple(piles), view.yaku)


def test_dragging_a_run_of_six(
    benchmark: BenchmarkFixture, qtbot: QtBot, table: TableView, deck: CardPictures
) -> None:
    scene = table.table
    assert scene is not None
    assert scene.board is not None
    base = bare(qtbot, deck, 6)
    view = with_a_run_of_six(scene.board.view)
    scene.present(view, [Shift("c2", target, 6) for target in ("c1", "c4", "c6")])
    start = scene.board.strip("c2", 5)
    QTest.mousePress(
        table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=QPoint(int(start.x) + 50, int(start.y) + 20),
    )
    frames = iter(range(DRAG_FRAMES + 100))

    def frame() -> None:
        x, y = path(next(frames))
        QTest.mouseMove(table.viewport(), QPoint(int(x), int(y)))
        scene.stage.advance(FRAME)
        QApplication.processEvents()

    times = report(benchmark, frame, DRAG_FRAMES, base)
    assert scene.mouse.held is not None
    assert len(scene.mouse.held.items) == 6
    scene.cancel()
    scene.stage.clear()
    check(times, base)


def test_animating_a_deal(
    benchmark: BenchmarkFixture, qtbot: QtBot, table: TableView, deck: CardPictures
) -> None:
    scene = table.table
    assert scene is not None
    base = bare(qtbot, deck, AT_ONCE)
    game = Game(scene.rules, seed=5)

    def deal_again() -> None:
        if not scene.stage.moving:
            scene.play(game.dealt.events, game.view(), game.legal_moves())

    def frame() -> None:
        scene.stage.advance(FRAME)
        QApplication.processEvents()

    times = report(benchmark, frame, 50 * DEALS, base, deal_again)
    scene.land()
    check(times, base)


SPEED_GOAL = 16.0
SPEED_FRAMES = 600
FRAMES_A_MOVE = 5
"""Both together play a card every 80 ms: faster than anybody can."""


class _BothAtOnce:
    """Both sides of a real-time game, playing with their keys as fast as they can."""

    def __init__(self, scene: SpeedScene, view: TableView, rules: GameRules) -> None:
        self._scene, self._view, self._rules = scene, view, rules
        self._seed = self._frame = self._seat = 0
        self.played = 0
        self._begin()
        scene.move_chosen.connect(self._take)

    def _begin(self) -> None:
        self._seed += 1
        self.game = Game(self._rules, seed=self._seed, players=2)
        self._scene.present(self.game.view(0), self._moves())

    def _moves(self) -> list[Any]:
        return [move for seat in (0, 1) for move in self.game.legal_moves(seat)]

    def _take(self, move: Any) -> None:
        move = moved_at(move, self._frame * FRAME)
        events = self.game.push(move)
        self._scene.play(self.game.seen(events, 0), self.game.view(0), self._moves())
        self.played += 1

    def frame(self) -> None:
        """A frame; in some of them a key goes down, or it is counted."""
        self._frame += 1
        if self._frame % FRAMES_A_MOVE == 0:
            self._act()
        self._scene.stage.advance(FRAME)
        QApplication.processEvents()

    def _act(self) -> None:
        self._seat = 1 - self._seat
        for seat in (self._seat, 1 - self._seat):
            moves = [m for m in self.game.legal_moves(seat) if isinstance(m, Put | TurnUp)]
            if moves:
                keys = block_of(tuple(Hand)[seat], 4).columns
                key = Qt.Key(ord(keys[moves[0].column]))
                before = self.played
                QTest.keyClick(self._view, key)
                if self.played == before:  # It fits both stacks: once more is for one's own.
                    QTest.keyClick(self._view, key)
                return
        others = self._moves()
        if others:
            self._scene.surface.choose(others[0])

    def next_game(self) -> None:
        """Begin anew when a game is over; this is no part of a frame."""
        if self.game.outcome is not None:
            self._begin()


def test_both_sides_of_a_real_time_game_at_once(
    benchmark: BenchmarkFixture, qtbot: QtBot, deck: CardPictures
) -> None:
    rules = Catalogue.shipped().game("hanapette")
    assert isinstance(rules, SpeedRules)
    scene, view = SpeedScene(rules, deck), TableView()
    qtbot.addWidget(view)
    view.resize(*SIZE)
    view.setScene(scene)
    scene.set_hands({0: Hand.LEFT, 1: Hand.RIGHT})
    view.show()
    base = bare(qtbot, deck, 4)
    both = _BothAtOnce(scene, view, rules)
    view.setFocus()
    view.grab()
    times = report(benchmark, both.frame, SPEED_FRAMES, base, both.next_game, goal=SPEED_GOAL)
    assert both.played > SPEED_FRAMES / FRAMES_A_MOVE * 0.8
    scene.land()
    scene.stage.clear()
    assert times.most < max(SPEED_GOAL, 2 * MOST_RATIO * base.median)


def test_a_card_sets_off_in_the_frame_of_its_key(qtbot: QtBot, deck: CardPictures) -> None:
    """Between the key and the card's first movement there is nothing but the next frame."""
    rules = Catalogue.shipped().game("hanapette")
    assert isinstance(rules, SpeedRules)
    scene, view = SpeedScene(rules, deck), TableView()
    qtbot.addWidget(view)
    view.resize(*SIZE)
    view.setScene(scene)
    scene.set_hands({0: Hand.LEFT, 1: Hand.RIGHT})
    view.show()
    view.setFocus()
    both = _BothAtOnce(scene, view, rules)
    for _ in range(200):
        scene.land()
        before = {item: item.pos() for item in scene.items() if isinstance(item, CardItem)}
        played, tops = both.played, both.game.view(0).pile("m0").cards
        both._act()
        scene.stage.advance(FRAME)
        assert both.played == played + 1
        if both.game.view(0).pile("m0").cards != tops and len(tops) > 1:
            assert any(item.pos() != spot for item, spot in before.items())
    scene.land()
    scene.stage.clear()
