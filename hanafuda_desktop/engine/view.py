"""What a seat sees: named piles with their cards, and nothing that is hidden from it.

The table draws a view, computer players choose from a view; neither ever gets a state.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from hanafuda_desktop.cards.cardset import mask_of

if TYPE_CHECKING:
    from hanafuda_desktop.engine.rounds import RoundView

# How a game ended.


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        winners: the seats that won; empty when nobody did (a patience that was lost).
        scores: points, one number a seat.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]

    @classmethod
    def of_totals(cls, totals: tuple[int, ...]) -> Outcome:
        """The highest total wins; equal ones share (KK-7)."""
        best = max(totals)
        return cls(tuple(seat for seat, total in enumerate(totals) if total == best), totals)


class PileKind(StrEnum):
    """What part a pile plays; the table's layout goes by it."""

    STOCK = "stock"
    WASTE = "waste"
    COLUMN = "column"
    CELL = "cell"
    FOUNDATION = "foundation"
    HAND = "hand"
    FIELD = "field"
    TAKING = "taking"
    """Cards captured in the turn that is being played, until they are taken aside."""
    CAPTURED = "captured"
    PICKING = "picking"
    """Cards laid down for the players to pick one each."""
    DISCARD = "discard"
    """Cards that were shed; they lie face up and can all be looked at."""
    DRAWN = "drawn"
    """A card that its owner has drawn and may still discard."""
    MIDDLE = "middle"
    """A stack between the players that both build on at the same time."""


@dataclass(frozen=True, slots=True)
class PileView:
    """A pile as one seat sees it.

    Attributes:
        id: the pile's name in moves, events and records: ``c1`` is the first column.
        kind: its part in the game.
        group: the id of the rule file's group it belongs to, or the empty string.
        owner: the seat it belongs to, or ``None`` for all.
        cards: lowest first; ``None`` where the seat does not know the card. A card that lies face
            down may still be known (a stock that has been through once).
        face_down: how many of the lowest cards lie face down.
        slots: where cards keep their places beside each other (a field), the place of each card,
            0 for the first; else empty.
    """

    id: str
    kind: PileKind
    cards: tuple[int | None, ...]
    face_down: int = 0
    group: str = ""
    owner: int | None = None
    slots: tuple[int, ...] = ()

    @property
    def top(self) -> int | None:
        """The top card if it lies face up, else ``None``."""
        return self.cards[-1] if len(self.cards) > self.face_down else None

    @property
    def known(self) -> int:
        """The cards that the seat knows, as a set."""
        return mask_of(card for card in self.cards if card is not None)

    @property
    def shown(self) -> tuple[int | None, ...]:
        """The cards as they lie: ``None`` for each that lies face down, known or not."""
        return (None,) * self.face_down + self.cards[self.face_down :]


@dataclass(frozen=True, slots=True)
class YakuPlace:
    """One time that a yaku can be collected, as the shelf shows it.

    A yaku that can be collected twice has two places.

    Attributes:
        yaku: the yaku's id.
        copy: 0 for its first place, 1 for its second.
        wanted: one entry for each card it takes: the cards any of which would serve; an empty entry
            while it is open which (two of any one month, and none in reach).
        reachable: which of ``wanted`` are filled by a card that could be taken now, as the card or
            ``None``; same length as ``wanted``.
        ready: whether it can be collected now.
        collected: its cards if it has been collected, else empty.
        waits_for: how many other yaku must still be collected before it.
    """

    yaku: str
    copy: int
    wanted: tuple[tuple[int, ...], ...]
    reachable: tuple[int | None, ...]
    ready: bool
    collected: tuple[int, ...]
    waits_for: int


class PublicTurn(Protocol):
    """What everybody knows of the round being played; every family has facts of its own."""

    @property
    def asked(self) -> str:
        """What the seat to move is asked, or what goes on where all move at once."""


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat knows of a game.

    Attributes:
        game: the rules' id.
        seat: whose view this is.
        to_move: the seat whose turn it is, or ``None`` when the game is over.
        piles: every pile on the table.
        yaku: the places of yaku to collect, in games that collect them.
        redeals_left: how often the stock can still be turned over; ``None`` when without limit.
        points: points so far, one number a seat.
        outcome: how it ended, or ``None`` while it goes on.
        round: how a game of several rounds stands.
        turn: what is known of the round being played, in games of several rounds.
    """

    game: str
    seat: int
    to_move: int | None
    piles: tuple[PileView, ...]
    yaku: tuple[YakuPlace, ...] = ()
    redeals_left: int | None = None
    points: tuple[int, ...] = (0,)
    outcome: Outcome | None = None
    round: RoundView | None = None
    turn: PublicTurn | None = None
    _by_id: dict[str, PileView] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_id", {pile.id: pile for pile in self.piles})

    def unseen(self, deck: tuple[int, ...]) -> tuple[int, ...]:
        """The cards of the deck whose place the seat does not know, in its order."""
        known = {card for pile in self.piles for card in pile.cards if card is not None}
        known |= {card for place in self.yaku for card in place.collected}
        return tuple([card for card in deck if card not in known])

    def filled(self, hidden: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
        """The cards of every pile, the unknown ones guessed: ``hidden`` in the order of the piles.

        Raises:
            ValueError: ``hidden`` does not fill the unknown places exactly.
        """
        unknown = sum(pile.cards.count(None) for pile in self.piles)
        if unknown != len(hidden):
            differs = "fewer" if len(hidden) < unknown else "more"
            raise ValueError(f"{differs} cards than unknown places")
        rest = iter(hidden)
        return {
            pile.id: tuple([next(rest) if card is None else card for card in pile.cards])
            for pile in self.piles
        }

    def pile(self, pile_id: str) -> PileView:
        """The pile of this id.

        Raises:
            KeyError: there is none.
        """
        return self._by_id[pile_id]
