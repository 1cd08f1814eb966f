"""Where held cards go if they are let go now, and where they may have been meant to go."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.choices import Target, place_number, place_target, stop_of
from hanafuda_desktop.table.drag import Held
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.surface import Surface

__all__ = ["Aim"]

_POINTER_WEIGHT: Final = 0.6
"""The pointer inside a target counts like so much of a card's area over it."""
_LEAST: Final = 0.10
"""So much of a card must be over a target."""
_ONTO: Final = 0.5
"""So much of it over a card of the field says that it is no longer on the free cloth."""
_MEANT: Final = 0.25
"""So much of it over another pile says that this one was meant, though it is not allowed."""


class Aim:
    """What held cards are over.

    Args:
        surface: the table as hands see it.
        held: the cards.
        targets: where they may be let go.
    """

    def __init__(self, surface: Surface, held: Held, targets: tuple[Target, ...]) -> None:
        self._surface = surface
        self.held = held
        self.targets = targets

    def _score(self, rect: Rect) -> float:
        """How much held cards are over a rectangle, as a share of a card."""
        held = self.held
        over = held.rect.shared(rect) / (held.rect.width * held.rect.height)
        inside = rect.holds(held.pointer.x(), held.pointer.y())
        return over + (_POINTER_WEIGHT if inside else 0.0)

    def best(self) -> Target | None:
        """The legal target that takes the held cards if they are let go now."""
        board = self._surface.board
        if board is None:
            return None
        at_home = self._score(board.whole(self.held.pile))
        shelf = [target for target in self.targets if place_number(target.place) is not None]
        covers = self._covers_field_card(board)
        for quiet in (False, True):
            best, most = None, max(_LEAST, at_home)
            for target in self.targets:
                if target.quiet is quiet and not (covers and _is_cloth(board, target)):
                    score = self._score(self._drop_rect(board, target, alone=len(shelf) == 1))
                    if score > most:
                        best, most = target, score
            if best is not None:
                return best
        return None

    def _covers_field_card(self, board: Board) -> bool:
        """Whether they are over a card of the field that is not chosen to be played with them."""
        return any(
            self._score(rect) >= _ONTO
            for pile in board.piles
            if pile.kind is PileKind.FIELD
            for at, rect in board.aims(pile)
            if at.index >= 0 and at not in board.standing_out
        )

    def _drop_rect(self, board: Board, target: Target, *, alone: bool) -> Rect:
        stop = stop_of(target.place)
        if isinstance(stop, Hit):
            return board.drop_rect(stop)
        # Where only one yaku can take the card, the whole shelf does.
        whole = board.layout.shelf
        return whole if alone and whole is not None else self._surface.places[stop].grown(6)

    def meant(self) -> str | None:
        """The place that the held cards are over, though they may not lie there."""
        board, held = self._surface.board, self.held
        if board is None:
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


def _is_cloth(board: Board, target: Target) -> bool:
    """Whether this is the field beside its cards."""
    stop = stop_of(target.place)
    if not isinstance(stop, Hit) or stop.index >= 0:
        return False
    return board.view.pile(stop.pile).kind is PileKind.FIELD
