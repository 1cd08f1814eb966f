"""The mouse, or a finger, on the table: click, double-click, drag and drop, and a look beneath."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF

from hanafuda_desktop.table.aim import Aim
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.drag import Held
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.peek import PeekItem
from hanafuda_desktop.table.surface import Surface

__all__ = ["MouseHand", "Press"]

_THRESHOLD: Final = 6.0
_THRESHOLD_TOUCH: Final = 14.0
_HELD: Final = "held"


@dataclass(slots=True)
class Press:
    """A press that may become a click or a drag."""

    at: Hit | None
    point: QPointF
    threshold: float
    double: bool


class MouseHand:
    """What the pointer does, from press to release."""

    def __init__(self, surface: Surface, peek: PeekItem) -> None:
        self._surface = surface
        self._peek = peek
        self._press: Press | None = None
        self._last_click: Hit | None = None
        self._aim: Aim | None = None

    @property
    def held(self) -> Held | None:
        """The cards that are held, if there are any."""
        return self._aim.held if self._aim is not None else None

    @property
    def active(self) -> bool:
        """Whether a button is down over the table or cards are held."""
        return self._press is not None or self.held is not None

    def press(self, point: QPointF, *, touch: bool = False, double: bool = False) -> None:
        """The main button goes down."""
        surface = self._surface
        surface.land()
        at = surface.hit(point)
        # A double-click means a card only if both its clicks went to that card: the first may
        # have put another one there.
        double = double and at is not None and at == self._last_click
        threshold = _THRESHOLD_TOUCH if touch else _THRESHOLD
        self._press = Press(at, point, threshold, double)

    def move(self, point: QPointF) -> None:
        """The pointer moves while the button is down."""
        press = self._press
        if self.held is None and press is not None and press.at is not None:
            away = point - press.point
            if abs(away.x()) + abs(away.y()) >= press.threshold and self._surface.liftable(
                press.at
            ):
                self._grab(press.at, press.point)
        if self._aim is not None:
            self._aim.held.move_to(point)
            best = self._aim.best()
            self._surface.lights.heat(best.place if best is not None else None)
            self._surface.gatherer.foresee(best.move if best is not None else None)

    def release(self, point: QPointF) -> None:
        """The button goes up."""
        press, self._press = self._press, None
        if self._aim is not None:
            self._aim.held.move_to(point)
            self._let_go(self._aim)
        elif press is not None:
            self._click(press, point)

    def _click(self, press: Press, point: QPointF) -> None:
        surface = self._surface
        self._last_click = None
        if press.at is None or surface.hit(point) != press.at:
            surface.unpick()
        elif press.double and surface.liftable(press.at):
            surface.play_obvious(press.at)
        else:
            surface.act_on(press.at)
            if surface.picked == press.at or surface.gatherer.has(press.at):
                self._last_click = press.at

    def _grab(self, at: Hit, point: QPointF) -> None:
        surface = self._surface
        if not surface.gatherer.keeps(at):
            surface.unpick()
        surface.hovering.over(None)
        surface.hovering.forget()
        surface.land()
        self._last_click = None
        surface.taken_up.emit()
        items = surface.items(at)
        held = Held(at.pile, at.index, items, point, surface.choreography.middle)
        self._take_aim(held, at)
        surface.stage.loop(_HELD, lambda passed: held.step(passed, surface.choreography.pace))

    def _take_aim(self, held: Held, at: Hit) -> None:
        """Let what is held, which lay there, be let go where it now can."""
        self._aim = Aim(self._surface, held, self._surface.targets(at))
        self._surface.light(self._aim.targets, at, held=True)

    def _let_go(self, aim: Aim) -> None:
        held, surface = aim.held, self._surface
        best = aim.best()
        meant = None if best is not None else aim.meant()
        self._aim = None
        surface.stage.drop(_HELD)
        held.hand_back()
        surface.gatherer.foresee(None)
        surface.rest()
        before = surface.changes
        at = Hit(held.pile, held.index)
        if best is not None and best.move is not None:
            surface.choose(best.move)
        elif meant is not None:
            surface.refuse(at, meant)
        if surface.changes == before:
            self._home(held)
            if best is not None:
                # It can take several cards: which, is said by a click on one of them.
                surface.pick(at, best.place)
            else:
                surface.gatherer.restore()

    def _home(self, held: Held) -> None:
        board = self._surface.board
        assert board is not None
        lyings = board.lying(held.pile)[held.index : held.index + len(held.items)]
        self._surface.choreography.home(held.items, lyings)

    def cancel(self) -> bool:
        """Give up what the hand was doing; held cards spring back. Returns whether it did."""
        was_active = self.active
        held, self._aim = self.held, None
        self._press = None
        self._last_click = None
        self._peek.hide()
        self._surface.gatherer.foresee(None)
        if held is not None:
            self._surface.stage.drop(_HELD)
            held.hand_back()
            self._surface.rest()
            self._home(held)
            self._surface.gatherer.restore()
        return was_active

    def forget(self) -> None:
        """Drop everything without a movement, for the board is about to change."""
        held, self._aim = self.held, None
        if held is not None:
            held.hand_back()
        self._press = None
        self._last_click = None
        self._surface.stage.drop(_HELD)
        self._peek.hide()
        self._surface.gatherer.foresee(None)

    def peek(self, at: Hit | None) -> bool:
        """Show a face-up card whole; returns whether there is one."""
        board = self._surface.board
        if board is None or at is None or at.index < 0:
            return False
        card = board.lying(at.pile)[at.index].card
        if card is None:
            return False
        self._peek.show_card(
            card, board.card_rect(at.pile, at.index), to_qrect(self._surface.window)
        )
        return True

    def stop_peeking(self) -> None:
        """The look is over."""
        self._peek.hide()
