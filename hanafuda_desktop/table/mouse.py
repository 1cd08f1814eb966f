"""The mouse, or a finger, on the table: click, double-click, drag and drop, and a look beneath."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF

from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.choices import Target, place_number, place_target, stop_of
from hanafuda_desktop.table.drag import Held
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.peek import PeekItem
from hanafuda_desktop.table.surface import Surface

__all__ = ["MouseHand", "Press"]

_THRESHOLD: Final = 6.0
_THRESHOLD_TOUCH: Final = 14.0
_HELD: Final = "held"
_POINTER_WEIGHT: Final = 0.6
"""The pointer inside a target counts like so much of a card's area over it."""
_LEAST: Final = 0.10
"""So much of a card must be over a target."""
_MEANT: Final = 0.25
"""So much of it over another pile says that this one was meant, though it is not allowed."""


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
        self.held: Held | None = None
        self._targets: tuple[Target, ...] = ()

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
        if self.held is not None:
            self.held.move_to(point)
            best = self._best_target()
            self._surface.lights.heat(best.place if best is not None else None)
            self._surface.gatherer.foresee(best.move if best is not None else None)

    def release(self, point: QPointF) -> None:
        """The button goes up."""
        press, self._press = self._press, None
        if self.held is not None:
            self.held.move_to(point)
            self._let_go()
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
        items = surface.items(at)
        held = Held(at.pile, at.index, items, point, surface.choreography.middle)
        self.held = held
        self._targets = surface.targets(at)
        surface.light(self._targets, at, held=True)
        surface.stage.loop(_HELD, lambda passed: held.step(passed, surface.choreography.pace))

    def _score(self, rect: Rect) -> float:
        """How much held cards are over a rectangle, as a share of a card."""
        held = self.held
        assert held is not None
        over = held.rect.shared(rect) / (held.rect.width * held.rect.height)
        inside = rect.holds(held.pointer.x(), held.pointer.y())
        return over + (_POINTER_WEIGHT if inside else 0.0)

    def _best_target(self) -> Target | None:
        """The legal target that takes the held cards if they are let go now."""
        board, held = self._surface.board, self.held
        if board is None or held is None:
            return None
        at_home = self._score(board.whole(held.pile))
        shelf = [target for target in self._targets if place_number(target.place) is not None]
        for quiet in (False, True):
            best, most = None, max(_LEAST, at_home)
            for target in self._targets:
                if target.quiet is quiet:
                    score = self._score(self._drop_rect(board, target, alone=len(shelf) == 1))
                    if score > most:
                        best, most = target, score
            if best is not None:
                return best
        return None

    def _drop_rect(self, board: Board, target: Target, *, alone: bool) -> Rect:
        stop = stop_of(target.place)
        if isinstance(stop, Hit):
            return board.drop_rect(stop)
        # Where only one yaku can take the card, the whole shelf does.
        whole = board.layout.shelf
        return whole if alone and whole is not None else self._surface.places[stop].grown(6)

    def _let_go(self) -> None:
        held, surface = self.held, self._surface
        assert held is not None
        best = self._best_target()
        meant = None if best is not None else self._meant()
        self.held = None
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

    def _meant(self) -> str | None:
        """The place that the held cards were let go over, though they may not lie there."""
        board, held = self._surface.board, self.held
        if board is None or held is None:
            return None
        choices = self._surface.choices
        scores = {
            (choices.place(at) if choices is not None else at.pile): self._score(rect)
            for pile in board.piles
            if pile.id != held.pile
            for at, rect in board.aims(pile)
        }
        for number, place in enumerate(self._surface.places):
            if place.holds(held.pointer.x(), held.pointer.y()):
                scores[place_target(number)] = 1.0
        best = max(scores, key=lambda place: scores[place], default=None)
        if best is None or scores[best] < max(_MEANT, self._score(board.whole(held.pile))):
            return None
        return best

    def _home(self, held: Held) -> None:
        board = self._surface.board
        assert board is not None
        lyings = board.lying(held.pile)[held.index : held.index + len(held.items)]
        self._surface.choreography.home(held.items, lyings)

    def cancel(self) -> bool:
        """Give up what the hand was doing; held cards spring back. Returns whether it did."""
        was_active = self.active
        held, self.held = self.held, None
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
        held, self.held = self.held, None
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
