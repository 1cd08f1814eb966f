"""What a gesture means: the legal moves of a moment, asked in the terms of a hand on the table.

Nothing here decides whether a move is allowed; that is read off the list of legal moves. Every
family of games brings its own :class:`Choices`, and hands, marks and cursor stay the same.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.layout import Rect

__all__ = [
    "Choices",
    "Offer",
    "Target",
    "card_target",
    "place_number",
    "place_target",
    "stop_of",
]

_SHELF: Final = "shelf:"


def place_target(number: int) -> str:
    """The name of a numbered place, as on the shelf, as a target."""
    return f"{_SHELF}{number}"


def place_number(target: str) -> int | None:
    """The number of the place that a target names; ``None`` when it names a pile or a card."""
    return int(target[len(_SHELF) :]) if target.startswith(_SHELF) else None


def card_target(pile: str, index: int) -> str:
    """The name of one card of a pile as a target, where cards lie side by side."""
    return f"{pile}:{index}"


def stop_of(target: str) -> Hit | int:
    """Where a target is: a numbered place, a card, or (index -1) a pile as a whole."""
    number = place_number(target)
    if number is not None:
        return number
    pile, _, index = target.partition(":")
    return Hit(pile, int(index) if index else -1)


class Target(NamedTuple):
    """Somewhere a held card can go.

    Attributes:
        place: a pile's id, or what :func:`place_target` or :func:`card_target` name.
        move: the legal move that goes there; ``None`` where several do, and one has to be chosen
            by another target.
        quiet: it takes the card too, but does not glow, and any other target goes before it.
    """

    place: str
    move: object
    quiet: bool = False


class Offer(NamedTuple):
    """A move that is offered on a small button among the cards.

    Attributes:
        move: the legal move.
        text: what the button says.
        rect: where it is.
        strong: whether it is what one would press mostly.
        note: what it pays and risks, in smaller letters beneath.
    """

    move: object
    text: str
    rect: Rect
    strong: bool = False
    note: str = ""


class Choices(Protocol):
    """The legal moves of a moment, asked in the terms of a hand on the table."""

    @property
    def standing(self) -> Hit | None:
        """The card that has to be put somewhere before anything else, if there is one."""

    def targets(self, pile: str, index: int) -> tuple[Target, ...]:
        """Where this card, with all that a hand takes with it, can go."""

    def place(self, at: Hit) -> str:
        """The name, as a target, of what a hand aims at there."""

    def related(self, pile: str, index: int) -> tuple[Hit, ...]:
        """What lights up when the pointer rests on a card."""

    def press(self, pile: str, index: int) -> object | None:
        """The move that a click on a card or pile plays by itself, as on a stock."""

    def press_attempt(self, pile: str) -> object:
        """The move that a click on a stock tried, where :meth:`press` knows none."""

    def offers(self, board: Board) -> tuple[Offer, ...]:
        """Moves on buttons; each is a numbered place too."""

    def collect_attempt(self, number: int) -> object | None:
        """The move that a click on a numbered place tried that is not ready."""

    def collect(self, number: int) -> object | None:
        """The move that a numbered place plays that is ready."""

    def obvious(self, pile: str, index: int) -> object | None:
        """The move that a double-click on a card plays."""

    def attempt(self, pile: str, index: int, place: str) -> object | None:
        """The move that a hand tried which let this card go somewhere else."""

    def marks(self, move: object) -> tuple[tuple[tuple[str, int], ...], str | None]:
        """What a hint shows: the cards (pile and index) and where they go."""
