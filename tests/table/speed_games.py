"""Real-time games for the tests of the table: a game, a table, and a clock that the test sets."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.moves import Join, SpeedMove, moved_at
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.hands import KeyboardSide
from hanafuda_desktop.families.speed.ui.scene import SpeedScene
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.view import TableView

__all__ = ["BOTH", "NAMES", "SpeedPlaying", "all_moves", "game_where", "moments", "speed_rules"]

NAMES = ("hanapette", "hanapette-relaxed", "hanapette-speed-winner", "hanapette-spit")
BOTH = {0: KeyboardSide.LEFT, 1: KeyboardSide.RIGHT}


def speed_rules(catalogue: Catalogue, name: str) -> SpeedRules:
    """A shipped real-time game."""
    rules = catalogue.game(name)
    assert isinstance(rules, SpeedRules)
    return rules


def all_moves(game: Game) -> list[SpeedMove]:
    """The legal moves of both seats."""
    return list(dict.fromkeys(move for seat in (0, 1) for move in game.legal_moves(seat)))


def moments(
    game: Game, chance: random.Random, most: int
) -> Iterator[tuple[SpeedMove, tuple[Event, ...]]]:
    """Play at random, a move every 100 ms; each move and what happened."""
    now = 0
    for _ in range(most):
        moves = all_moves(game)
        if not moves:
            return
        # Joining back and forth would go on for ever.
        better = [move for move in moves if not isinstance(move, Join)]
        move = chance.choice(better or moves) if chance.random() < 0.8 else chance.choice(moves)
        now += 100
        move = moved_at(move, now)
        yield move, game.push(move)


class SpeedPlaying:
    """A real-time game on a table that is shown, as the program would do it.

    Attributes:
        now: the time at which the next moves come.
        chosen: what the table told.
        late: what was tried and refused.
    """

    def __init__(
        self,
        qtbot: QtBot,
        game: Game,
        pictures: CardPictures,
        hands: Mapping[int, KeyboardSide],
        size: tuple[int, int] = (1280, 800),
    ) -> None:
        self.game = game
        self.now = game.state.now
        self.chosen: list[Any] = []
        self.late: list[tuple[Any, str]] = []
        self.cues: list[str] = []
        assert isinstance(game.rules, SpeedRules)
        self.rules = game.rules
        self.scene = SpeedScene(self.rules, pictures)
        self.view = TableView()
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.view.setScene(self.scene)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.setFocus()
        self.scene.set_hands(hands)
        self.scene.move_chosen.connect(self.take)
        self.scene.move_refused.connect(self.take)
        self.scene.cue.connect(self.cues.append)
        self.show()

    @property
    def reasons(self) -> list[str]:
        """Why moves were not allowed, as it stands on the table."""
        return [said.text for said in self.scene.ornaments.sayings.reasons if said.isVisible()]

    @property
    def seats(self) -> frozenset[int]:
        return frozenset(self.scene.interaction.hands)

    @property
    def moves(self) -> list[SpeedMove]:
        """What those can do who play at this table."""
        found = (move for seat in sorted(self.seats) for move in self.game.legal_moves(seat))
        return list(dict.fromkeys(found))

    def show(self) -> None:
        self.scene.present(self.game.view(0), self.moves)

    def take(self, move: Any) -> None:
        """A move comes from the table, now."""
        move = moved_at(move, self.now)
        seat = move.seat
        refusal = self.game.refusal(move, 0 if seat is None else seat)
        if refusal is not None:
            self.late.append((move, refusal))
            self.scene.bounce(move, refusal)
            return
        self.chosen.append(move)
        self.push(move)

    def push(self, move: SpeedMove) -> None:
        """A move comes from anywhere."""
        events = self.game.push(move)
        self.scene.play(self.game.seen(events, 0), self.game.view(0), self.moves)

    def put_at(self, game: Game) -> None:
        """Show another game."""
        self.game, self.now = game, game.state.now
        self.show()

    def close(self) -> None:
        self.scene.cancel()
        self.scene.stage.clear()
        self.view.close()

    # --- hands -----------------------------------------------------------------------------------

    @property
    def board(self) -> Any:
        return self.scene.board

    def card(self, pile: str, index: int = -1) -> QPoint:
        count = len(self.board.view.pile(pile).cards)
        return middle(self.board.strip(pile, index if index >= 0 else count - 1))

    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def move(self, to: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), to)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def hold(self, start: QPoint, end: QPoint, steps: int = 4) -> None:
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * (step / steps))
            self.scene.stage.advance(16)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.hold(start, end)
        self.release(end)

    def key(self, *names: str) -> None:
        for name in names:
            QTest.keyClick(self.view, Qt.Key(ord(name)))

    def key_down(self, name: str) -> None:
        QTest.keyPress(self.view, Qt.Key(ord(name)))

    def key_up(self, name: str) -> None:
        QTest.keyRelease(self.view, Qt.Key(ord(name)))


def middle(rect: Rect) -> QPoint:
    return QPoint(round(rect.x + rect.width / 2), round(rect.y + rect.height / 2))


def game_where(
    rules: Any, condition: Callable[[Game], bool], *, seeds: range = range(60), most: int = 700
) -> Game:
    """The first moment, in games played at random, for which a condition holds."""
    for seed in seeds:
        game = new_game(rules, seed=seed, players=2)
        if condition(game):
            return game
        for _ in moments(game, random.Random(seed), most):
            if condition(game):
                return game
    raise AssertionError("no such moment found")
