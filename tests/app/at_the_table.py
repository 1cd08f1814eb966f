"""A window with a table of several under test, and hands made of real events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.fishing.moves import Play, Take
from hanafuda_desktop.families.fishing.ui.controller import FishingController
from hanafuda_desktop.families.fishing.ui.panels import FishingSigns
from hanafuda_desktop.play.rounds_controller import RoundController
from hanafuda_desktop.play.rounds_panels import RoundPanels
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.layout import Rect
from tests.patience import until

__all__ = ["AtRounds", "AtTable", "middle"]


class AtRounds:
    """Plays in a window that is shown, at the table of any game of several.

    Args:
        window: the window, with such a game open.
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def controller(self) -> RoundController:
        controller = self.window.driver.controller
        assert isinstance(controller, RoundController)
        return controller

    @property
    def panels(self) -> RoundPanels:
        return self.controller.panels

    @property
    def asked(self) -> str:
        return self.window.session.seated.asked

    @property
    def board(self) -> Board:
        return self.window.driver.scene.board

    # --- waiting ---------------------------------------------------------------------------------

    def until(self, holds: Callable[[], object], *, hurried: bool = True) -> None:
        """Let the program go on until something holds."""

        def go_on() -> None:
            if hurried and not self.panels.is_open:
                self.controller.hurry()
            QApplication.processEvents()

        until(holds, meanwhile=go_on)

    def until_asked(self) -> None:
        """Until a person has something to do, or the game is over."""
        self.until(self.is_asked)

    def is_asked(self) -> bool:
        return self.panels.is_open or bool(self.window.session.moves)

    # --- hands -----------------------------------------------------------------------------------

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.window.table.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window.table, key)

    def drag(self, start: QPoint, end: QPoint) -> None:
        port = self.window.table.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 7):
            QTest.mouseMove(port, start + (end - start) * (step / 6))
            self.window.driver.scene.stage.advance(16)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def card(self, pile: str, card: int) -> QPoint:
        """The middle of what is seen of a card."""
        index = self.board.view.pile(pile).cards.index(card)
        return middle(self.board.strip(pile, index))

    def goal(self, pile: str, index: int, move: Any) -> QPoint:
        """Where a card is let go to play this move."""
        choices = self.window.driver.scene.interaction.choices
        assert choices is not None
        for target in choices.targets(pile, index):
            if target.move == move:
                stop = target.place
                assert not isinstance(stop, int)
                return middle(self.board.mark_rect(stop))
        raise AssertionError(f"no gesture plays {move}")

    def press(self, panel: Any, button: str) -> None:
        """Press a button of an open panel with the mouse."""
        rect: QRectF = panel.button_rect(button)
        self.click(panel.mapToScene(rect.center()).toPoint())

    # --- eyes ------------------------------------------------------------------------------------

    def open_hand_cards(self) -> set[int]:
        """The hand cards of which the scene holds a face."""
        state = self.window.session.game.state
        held = {card for seat in range(len(state.hands)) for card in self.hand(seat)}
        return held & self.faces()

    def hand(self, seat: int) -> set[int]:
        """The cards that a seat really holds."""
        view = self.window.session.game.view(seat)
        return {card for card in view.pile(f"h{seat}").cards if card is not None}

    def faces(self) -> set[int]:
        """The cards of which the scene holds a face, seen or not."""
        items = self.window.driver.scene.items()
        return {i.card for i in items if isinstance(i, CardItem) and i.card is not None}

    def hands_in_view(self) -> list[int]:
        """The seats whose hand cards the table was given."""
        return [
            pile.owner or 0
            for pile in self.board.view.piles
            if pile.kind is PileKind.HAND and any(card is not None for card in pile.shown)
        ]


class AtTable(AtRounds):
    """Plays a fishing game."""

    @property
    def controller(self) -> FishingController:
        controller = self.window.driver.controller
        assert isinstance(controller, FishingController)
        return controller

    @property
    def signs(self) -> FishingSigns:
        signs = self.controller.signs
        assert isinstance(signs, FishingSigns)
        return signs

    def is_asked(self) -> bool:
        session = self.window.session
        if self.panels.is_open:
            return True
        return bool(session.moves) and self.asked in ("play", "take", "pick")

    def play_on(self, done: Callable[[], object]) -> None:
        """Let a person without ideas play until something is done."""
        for _ in range(2000):
            self.until(lambda: done() or self.is_asked())
            if done():
                return
            panels, session = self.panels, self.window.session
            if panels.curtain.is_open:
                panels.curtain.close()
            elif panels.question.is_open:
                panels.question.press("go")
            elif panels.summary.is_open:
                panels.summary.press("next")
            else:
                self.window.driver.scene.move_chosen.emit(session.moves[0])
        raise AssertionError("it did not come to that")

    def play_with_mouse(self, move: Any) -> None:
        """Play a card, or say what the turned card takes, at real coordinates."""
        view = self.window.session.view
        match move:
            case Play(card):
                pile = f"h{view.seat}"
                index = view.pile(pile).cards.index(card)
                self.drag(middle(self.board.strip(pile, index)), self.goal(pile, index, move))
            case Take(card):
                self.click(self.card("f", card))
            case _:
                raise AssertionError(move)


def middle(rect: Rect) -> QPoint:
    return QPoint(round(rect.x + rect.width / 2), round(rect.y + rect.height / 2))
