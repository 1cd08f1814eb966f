"""What a family of games brings to the table.

Scene, hands, cast and choreography are the same for every family. A family says where things lie,
what a gesture means, and how what happened is to look.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.table.animation import Script
from hanafuda_desktop.table.board import Board, Hit, Stop
from hanafuda_desktop.table.card_items import CardItems
from hanafuda_desktop.table.layout import Insets, Layout, Rect
from hanafuda_desktop.text.language import tr

# What a gesture means: the legal moves of a moment, asked in the terms of a hand on the table.
#
# Nothing here decides whether a move is allowed; that is read off the list of legal moves. Every
# family of games brings its own :class:`Choices`, and hands, marks and cursor stay the same.


class Target(NamedTuple):
    """Somewhere a held card can go.

    Attributes:
        place: where; cards that lie side by side are places of their own.
        move: the legal move that goes there; ``None`` where several do, and one has to be chosen
            by another target.
        quiet: it takes the card too, but does not glow, and any other target goes before it.
    """

    place: Stop
    move: object
    quiet: bool = False


class MoveOffer(NamedTuple):
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


class Choices:
    """The legal moves of a moment, asked in the terms of a hand on the table.

    What stands here is said of a table on which nothing can be done; a family says what can.
    """

    @property
    def standing(self) -> Hit | None:
        """The card that has to be put somewhere before anything else, if there is one."""
        return None

    @property
    def question(self) -> str:
        """What is asked about that card."""
        return tr("Which one?")

    def targets(self, pile: str, index: int) -> tuple[Target, ...]:
        """Where this card, with all that a hand takes with it, can go."""
        return ()

    def place(self, at: Hit) -> Hit:
        """The target of a hand that aims there: on a field each card by itself."""
        return at if at.pile == "f" else Hit(at.pile)

    def related(self, pile: str, index: int) -> tuple[Hit, ...]:
        """What lights up when the pointer rests on a card."""
        return ()

    def press(self, pile: str, index: int) -> object | None:
        """The move that a click on a card or pile plays by itself, as on a stock."""
        return None

    def press_attempt(self, pile: str) -> object | None:
        """The move that a click on a stock tried, where :meth:`press` knows none."""
        return None

    def offers(self, board: Board) -> tuple[MoveOffer, ...]:
        """Moves on buttons; each is a numbered place too."""
        return ()

    def collect(self, number: int) -> object | None:
        """The move that a numbered place plays that is ready."""
        return None

    def collect_attempt(self, number: int) -> object | None:
        """The move that a click on a numbered place tried that is not ready."""
        return None

    def obvious(self, pile: str, index: int) -> object | None:
        """The move that a double-click on a card plays."""
        return None

    def attempt(self, pile: str, index: int, place: Stop) -> object | None:
        """The move that a hand tried which let this card go somewhere else."""
        return None

    def marks(self, move: object) -> tuple[tuple[tuple[str, int], ...], Stop | None]:
        """What a hint shows: the cards (pile and index) and where they go."""
        return (), None

    # --- where moves take several cards, these are kept here while they are chosen ----------------

    gathers: ClassVar[bool] = False
    """Whether several cards are chosen before they are played."""

    @property
    def chosen(self) -> tuple[Hit, ...]:
        """The chosen cards, in the order in which they were chosen."""
        return ()

    @property
    def joining(self) -> tuple[Hit, ...]:
        """The cards that may be chosen besides."""
        return ()

    @property
    def ready(self) -> object | None:
        """The move that is played if nothing more is chosen; ``None`` while it is open."""
        return None

    def toggle(self, at: Hit) -> bool:
        """Choose a card, or no longer; returns whether this is a place of cards to choose."""
        return False

    def refused(self, at: Hit) -> object | None:
        """The move that was tried by choosing a card that cannot be chosen."""
        return None

    def drop(self, at: Hit, place: Stop) -> None:
        """Choose a card together with what it was let go over."""

    def complete(self, move: object) -> bool:
        """Choose all that an offer takes; returns whether it is such an offer, and no move."""
        return False

    def usable(self, at: Hit) -> bool:
        """Whether a card can be chosen, alone or with those that are."""
        return False

    def keeps(self, at: Hit) -> bool:
        """Whether what is chosen stays chosen when a hand takes this card."""
        return False

    def bring_up(self, step: int) -> bool:
        """Let the next card of those that can lie on top do so, or with -1 the one before."""
        return False

    def clear(self) -> None:
        """Choose nothing."""


class TableAdapter(Protocol):
    """A family of games on the table, for one rule file."""

    def shape(self, view: View) -> Any:
        """What has to be laid out: equal for moments that have the same layout."""

    def lay_out(
        self, shape: Any, width: float, height: float, aspect: float, insets: Insets
    ) -> Layout:
        """Lay it out in a window; ``aspect`` is a card's height, counted in its width."""

    def labels(self, view: View) -> dict[str, str]:
        """What the empty places of piles say; most need no word."""
        return {}

    def choices(self, view: View, moves: Iterable[Any]) -> Choices:
        """What gestures mean now."""

    def follow(
        self, events: Sequence[Event], cast: CardItems, before: Board, board: Board
    ) -> Script:
        """Let the cast follow the events, and say how its items come to where the board is."""
