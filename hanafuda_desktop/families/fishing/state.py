"""The state of a fishing game: a frozen value in three parts, by how often they change."""

from __future__ import annotations

from enum import IntEnum
from itertools import count
from typing import Any, Final, NamedTuple

from hanafuda_desktop.cards.cardset import FULL_DECK, members
from hanafuda_desktop.engine.rounds import FinishedRound, month_of
from hanafuda_desktop.families.fishing.moves import Play, WildUse

# Where cards lie on the field.
#
# Nothing that a rule asks depends on it, and people alone see it: so a state keeps how the cards
# came to lie where they lie, and the places are found when somebody looks.

NOWHERE: Final = 255
"""In place of a place: the card is not on the field."""

TrailStep = tuple[Any, int, int, int, int, int]
Trail = bytes | TrailStep
"""The place of each card of the deck of 48, or NOWHERE; or what came to be after another trail:

- that trail;
- a card that came to lie on the lowest of a set of cards, or without any on the first free place;
  and that set;
- a second card and its set;
- the cards that left the field then.

A card of -1 is none. Cards that lie on one another share a place."""


def steps_since(before: Trail | None, after: Trail) -> list[TrailStep]:
    """What came to be after another trail, or since the beginning, in order."""
    steps = []
    while after is not before and not isinstance(after, bytes):
        steps.append(after)
        after = after[0]
    return steps[::-1]


def places_of(trail: Trail) -> bytes:
    """For each card of the deck of 48 its place on the field, or NOWHERE."""
    steps = steps_since(None, trail)
    places = bytearray(steps[0][0] if steps else trail)
    for _, first, below, second, under, gone in steps:
        if first >= 0:
            lay(places, first, below)
        if second >= 0:
            lay(places, second, under)
        for card in members(gone):
            places[card] = NOWHERE
    return bytes(places)


def lay(places: bytearray, card: int, below: int) -> None:
    """Give a card its place: that of the lowest of others, or else the first free one."""
    if below:
        places[card] = places[(below & -below).bit_length() - 1]
    else:
        places[card] = next(place for place in count() if place not in places)


NO_CARD: Final = -1
TURN_BITS: Final = 30
_TURN_MASK: Final = (1 << TURN_BITS) - 1


class FishingPhase(IntEnum):
    """What the seat to move is asked."""

    PICK = 0
    """Which card to pick, to find the first dealer."""
    PLAY = 1
    """Which hand card to play."""
    TAKE = 2
    """Which of several field cards the drawn card takes."""
    CALL = 3
    """Whether to stop or to go on."""
    NEXT = 4
    """Whether the next round may be dealt."""
    OVER = 5
    """Nothing: the game is over."""


class FishingSeries(NamedTuple):
    """What changes between rounds only.

    Attributes:
        seed: feeds every deal; no seat knows it.
        number: the round, 1 for the first; 0 before the first deal.
        dealer: the seat that deals it.
        totals: points so far, a seat each.
        drawn: how many rounds directly before were drawn.
        sheet: the finished rounds.
        stock: all cards of the stock as it was dealt, the first to be drawn first; before the
            first deal the eight cards to pick from and all the others.
        opening: the field as it was dealt.
        order: while cards are picked, the deck as it will be dealt after that; else empty.
    """

    seed: int
    number: int
    dealer: int
    totals: tuple[int, ...]
    drawn: int
    sheet: tuple[FinishedRound, ...]
    stock: tuple[int, ...]
    opening: int
    order: tuple[int, ...] = ()

    @property
    def month(self) -> int:
        """The round's month, 1 to 12."""
        return month_of(self.number)


class RoundFacts(NamedTuple):
    """What changes a few times in a round, mostly one entry a seat.

    Attributes:
        callers: the seats that called to go on, in order.
        called_at: each side's points at its last call.
        last_yaku: the seat that improved its yaku last, or -1.
        shown: triples shown, as sets of cards.
        bombs: bombs played.
        passes: turns that may be taken without a hand card.
        wild_uses: what wild cards captured.
        picks: places that were picked, in the order of seats.
        lacks: the cards that each hand is known not to hold, as sets.
    """

    callers: tuple[int, ...]
    called_at: tuple[int, ...]
    last_yaku: int
    shown: tuple[int, ...]
    bombs: tuple[int, ...]
    passes: tuple[int, ...]
    wild_uses: tuple[WildUse, ...]
    picks: tuple[int, ...]
    lacks: tuple[int, ...]


class Running(NamedTuple):
    """A turn while its player is asked what the drawn card takes.

    Attributes:
        taking: cards captured in this turn, in order, until they are taken aside.
        turned: the drawn card for which a choice is asked, or -1.
        laid: the hand card of this turn that matched nothing, or -1.
        paired: the cards of the month that was just paired from a lone field card (F-11), or 0.
        draws: how many cards are still to be drawn in this turn.
    """

    taking: tuple[int, ...] = ()
    turned: int = NO_CARD
    laid: int = NO_CARD
    paired: int = 0
    draws: int = 0


BETWEEN_TURNS: Final = Running()


class FishingState(NamedTuple):
    """Where every card is, and what is being asked.

    Attributes:
        phase: what is asked.
        seat: whose turn it is.
        held: each seat's hand, as the plain moves that play its cards, the lowest first: mostly
            these are the legal moves.
        field: the cards on the field that can be captured, as a set.
        pairs: the months of which two cards lie on the field, where each card captures those of its
            own month: their sets, whole. In other games nothing.
        trail: where the cards on the field lie, and how they came there.
        piles: each side's captured cards, as its :class:`~.tally.Tally` counts them.
        drawn: how many cards of the stock have been drawn.
        running: the turn that is half played.
        counted: the turns taken, so many bits a seat.
        facts: what changes a few times in a round.
        series: what changes between rounds.
    """

    phase: FishingPhase
    seat: int
    held: tuple[tuple[Play, ...], ...]
    field: int
    pairs: int
    trail: Trail
    piles: tuple[int, ...]
    drawn: int
    running: Running
    counted: int
    facts: RoundFacts
    series: FishingSeries

    @property
    def hands(self) -> tuple[int, ...]:
        """Each seat's hand, as a set of cards."""
        return tuple([sum([1 << play.card for play in hand]) for hand in self.held])

    @property
    def captured(self) -> tuple[int, ...]:
        """Each side's captured cards, as a set."""
        return tuple([pile & FULL_DECK for pile in self.piles])

    @property
    def places(self) -> bytes:
        """For each card of the deck of 48, its place on the field, or NOWHERE; cards that lie on
        one another share a place.
        """
        return places_of(self.trail)

    @property
    def turns(self) -> tuple[int, ...]:
        """Turns taken, a seat each."""
        seats = range(len(self.held))
        return tuple([self.counted >> TURN_BITS * seat & _TURN_MASK for seat in seats])

    def __eq__(self, other: object) -> bool:
        """The same cards on the same places, however they came there."""
        return isinstance(other, FishingState) and self._placed() == other._placed()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self._placed())

    def _placed(self) -> tuple[object, ...]:
        return tuple(self._replace(trail=self.places))
