"""A table under test: a game, the scene and view that show it, and hands made of real events."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.ui_registry import table_for
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.board import Stop
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.view import TableView

__all__ = ["Playing", "game_where", "random_games", "seen"]

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton


class Playing:
    """A game on a table that is shown, as the program would do it."""

    def __init__(
        self, qtbot: QtBot, game: Game, pictures: CardPictures, size: tuple[int, int]
    ) -> None:
        self.game = game
        self.chosen: list[Any] = []
        self.refused: list[Any] = []
        self.focused: list[Stop] = []
        self.follows = True
        """Whether a chosen move is played."""
        self.scene = table_for(game.rules, pictures)
        self.view = TableView()
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.view.setScene(self.scene)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.setFocus()
        self.scene.move_chosen.connect(self._play)
        self.scene.move_refused.connect(self.refused.append)
        self.scene.pile_focused.connect(self.focused.append)
        self.scene.present(game.view(), game.legal_moves())

    def _play(self, move: Any) -> None:
        self.chosen.append(move)
        if self.follows:
            self.scene.play(self.game.push(move), self.game.view(), self.game.legal_moves())

    def close(self) -> None:
        self.scene.cancel()
        self.scene.stage.clear()
        self.view.close()

    @property
    def board(self) -> Any:
        return self.scene.board

    def card(self, pile: str, index: int = -1) -> QPoint:
        """The middle of the part of a card that is seen; -1 is the top one."""
        count = len(self.board.view.pile(pile).cards)
        return middle(self.board.strip(pile, index if index >= 0 else count - 1))

    def place(self, number: int) -> QPoint:
        return middle(self.board.layout.places[number])

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.view.viewport(), button, pos=at)

    def move(self, to: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), to)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.view.viewport(), button, pos=at)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=at)

    def second_click(self, at: QPoint) -> None:
        """A click so soon after another that the system calls it double."""
        QTest.mouseDClick(self.view.viewport(), LEFT, pos=at)
        self.release(at)

    def double_click(self, at: QPoint) -> None:
        self.click(at)
        self.second_click(at)

    def hold(self, start: QPoint, end: QPoint, steps: int = 8) -> None:
        """Press and drag, but do not let go."""
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * (step / steps))
            self.scene.stage.advance(16)

    def drag(self, start: QPoint, end: QPoint, steps: int = 8) -> None:
        self.hold(start, end, steps)
        self.release(end)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def put(self, game: Game) -> None:
        """Show another moment."""
        self.game = game
        self.scene.present(game.view(), game.legal_moves())


def middle(rect: Rect) -> QPoint:
    return QPoint(round(rect.x + rect.width / 2), round(rect.y + rect.height / 2))


def seen(scene: TableScene) -> dict[str, Any]:
    """Everything of a scene at rest that a player could see of its cards."""
    cast = scene._presenter.cast
    return {
        "piles": {
            pile: [
                (
                    item.card,
                    item.x(),
                    item.y(),
                    item.zValue(),
                    item.isVisible(),
                    item.lift,
                    item.tilt,
                    item.opacity(),
                    item.transform().isIdentity(),
                    item.under,
                )
                for item in items
            ]
            for pile, items in cast.piles.items()
        },
        "leaving": len(cast.leaving),
        "shelf": scene.shelf._places,
    }


def random_games(rules: GameBase, seed: int, most: int) -> Iterator[tuple[Game, Any]]:
    """A game played at random: before each move, the game and the move to come."""
    game, chance = new_game(rules, seed=seed), random.Random(seed)
    for _ in range(most):
        moves = game.legal_moves()
        if not moves:
            return
        # The first moves are the useful ones (yaku first, the stock last).
        move = moves[0] if chance.random() < 0.5 else chance.choice(moves)
        yield game, move
        game.push(move)


def game_where(rules: GameBase, condition: Callable[[Game], bool]) -> Game:
    """The first moment, in games played at random, for which a condition holds."""
    for seed in range(400):
        for game, _ in random_games(rules, seed, 90):
            if condition(game):
                return game
    raise AssertionError("no such moment found")
