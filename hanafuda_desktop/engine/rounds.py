"""Games of several rounds: what each round was worth and why, and how the whole game stands.

A round's result is data that explains itself: which yaku with which cards, every multiplier and
the reason it held, who pays whom.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled

if TYPE_CHECKING:
    from hanafuda_desktop.engine.reaction_race import RaceResult

# How a game of several rounds comes by its chance and by its first dealer (F-2).

MOST_TRIES: Final = 50
"""In a deck of a house's own every card may be as early and as high as every other; after so many
ties the first seat deals."""


def derived(seed: int, number: int, again: int) -> int:
    """The seed of a later shuffle of the same game."""
    return SplitMix64(_first_number(seed) ^ (number * 1000 + again + 1)).next()


@lru_cache(maxsize=64)
def _first_number(seed: int) -> int:
    return SplitMix64(seed).next()


def guessed_seed(hidden: Iterable[int]) -> int:
    """A seed for what is shuffled later in a game whose hidden cards are guessed to be these, as
    nobody knows its own.
    """
    seed = 0
    for card in hidden:
        seed = SplitMix64(seed * 64 + card).next()
    return seed >> 1


def month_of(number: int) -> int:
    """The month of a round, 1 to 12; the thirteenth round is January's again."""
    return (number - 1) % 12 + 1


def earliest(cards: Sequence[int], values: Sequence[int]) -> int:
    """The seat whose card decides: the earliest month, then the higher card; -1 for a tie.

    Args:
        cards: each seat's card.
        values: what each card of the deck of forty-eight is worth.
    """
    ranks = [(CARDS[card].month, -values[card]) for card in cards]
    best = min(ranks)
    return ranks.index(best) if ranks.count(best) == 1 else -1


def draw_first_dealer(
    deck: tuple[int, ...], players: int, values: Sequence[int], seed: int
) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """Deal everybody a card until one decides; returns the dealer and the cards of every try."""
    tries: list[tuple[int, ...]] = []
    dealer = -1
    while dealer < 0:
        if len(tries) == MOST_TRIES:
            return 0, tuple(tries)
        cards = shuffled(deck, derived(seed, 0, len(tries)))[:players]
        tries.append(cards)
        dealer = earliest(cards, values)
    return dealer, tuple(tries)


class RoundEnding(StrEnum):
    """How a round ended."""

    STOPPED = "stopped"
    """A player with yaku ended it."""
    DEALT_HAND = "dealt-hand"
    """A hand won as it was dealt."""
    COUNTED = "counted"
    """It was played to its end and counted."""
    EXHAUSTED = "exhausted"
    """Nobody stopped before the cards ran out, and the rules award it to somebody."""
    SHED = "shed"
    """A player was without cards."""
    DRAWN = "drawn"
    """Nobody scored."""


class YakuScore(NamedTuple):
    """A yaku that counts.

    Attributes:
        yaku: its id (of a dealt hand: that hand's id).
        points: what it is worth, further cards included.
        cards: the captured cards that serve it, lowest first.
        extra: how many of its points come from cards beyond those it needs.
    """

    yaku: str
    points: int
    cards: tuple[int, ...]
    extra: int = 0


class Factor(NamedTuple):
    """A multiplier that holds: its id in the rule file, and by how much it multiplies in all."""

    id: str
    factor: int


class Payment(NamedTuple):
    """What one seat pays another.

    Attributes:
        payer: the seat that pays; where losers do not pay, the seat on whose account it is gained.
        payee: the seat that gains.
        base: points before any multiplier.
        factors: what multiplies them.
        amount: points in all.
        instead_of: the seats for which the payer pays too.
        limited: whether the rules' limit cut it.
    """

    payer: int
    payee: int
    base: int
    factors: tuple[Factor, ...]
    amount: int
    instead_of: tuple[int, ...] = ()
    limited: bool = False


class SideResult(NamedTuple):
    """What a round was worth to a player, or to a team.

    Attributes:
        seats: the seats of this side.
        captured: its captured cards, lowest first; in shedding games those left in its hand.
        card_points: what the cards are worth by themselves, where that counts, else ``None``.
        par: what is taken away for an even share.
        yaku: its yaku that count.
        yaku_points: their sum, with points for calls.
        call_points: the part of it that calls to go on added.
        others_yaku: what is taken away for the yaku of others.
        result: what the round's score makes of all that; the base of payments where one stops.
    """

    seats: tuple[int, ...]
    captured: tuple[int, ...]
    card_points: int | None
    par: int
    yaku: tuple[YakuScore, ...]
    yaku_points: int
    call_points: int
    others_yaku: int
    result: int


class RoundResult(NamedTuple):
    """A finished round.

    Attributes:
        number: 1 for the first round.
        month: the round's month, 1 to 12.
        dealer: the seat that dealt it.
        ending: how it ended.
        winners: the seats that won it; empty when it was drawn.
        sides: what it was worth to each side.
        payments: who paid whom, in games in which one stops, and in shedding games.
        gains: what was added to each seat's total.
        losers_pay: whether those who are named as payers lost what others gained of them.
        race: how the race for the winner's palm went, if there was one.
    """

    number: int
    month: int
    dealer: int
    ending: RoundEnding
    winners: tuple[int, ...]
    sides: tuple[SideResult, ...]
    payments: tuple[Payment, ...]
    gains: tuple[int, ...]
    losers_pay: bool = True
    race: RaceResult | None = None


@dataclass(frozen=True, slots=True)
class RoundView:
    """How a game of several rounds stands: all of it is known to everybody.

    Attributes:
        number: the round being played, 1 for the first; 0 before the first deal.
        rounds: how many the game has.
        target: a total that ends the game, if there is one.
        month: the round's month.
        dealer: the seat that deals it (*oya*).
        sides: the seats of each side.
        totals: points so far, one number a seat.
        sheet: the rounds that are finished, in order.
        drawn_rounds: how many rounds directly before were drawn.
    """

    number: int
    rounds: int
    target: int | None
    month: int
    dealer: int
    sides: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    sheet: tuple[RoundResult, ...]
    drawn_rounds: int

    @classmethod
    def of(cls, series: Any, compiled: Any) -> RoundView:
        """How a game stands in a family's series of rounds, by its compiled rules."""
        return cls(
            number=series.number,
            rounds=compiled.rounds,
            target=compiled.rules.target,
            month=month_of(series.number),
            dealer=series.dealer,
            sides=compiled.sides,
            totals=series.totals,
            sheet=tuple(finished.result for finished in series.sheet),
            drawn_rounds=series.drawn,
        )


@dataclass(frozen=True, slots=True)
class NextRound:
    """The move that has the next round dealt; ``at`` is when, in milliseconds, in real time."""

    at: int = 0
    seat: ClassVar[None] = None


NEXT_ROUND: Final = NextRound()


# A finished round as the score sheet keeps it: what it changed, and, when somebody asks, why.


@dataclass(slots=True, eq=False)
class FinishedRound:
    """A finished round; as a value it is what its result is.

    A game goes on from the points alone. What explains them (every yaku with its cards, every
    multiplier) takes longer to tell than it takes to play several turns, and of a game that only a
    search or a simulation plays nobody asks it.

    Attributes:
        dealer: the seat that dealt the round.
        ending: how it ended.
        gains: what was added to each seat's total.
        _result: the result; or what tells it when it is first asked for.
        results: what a counted round was worth to each side.
    """

    dealer: int
    ending: RoundEnding
    gains: tuple[int, ...]
    _result: RoundResult | Callable[[], RoundResult]
    results: tuple[int, ...] = ()

    @classmethod
    def of(cls, result: RoundResult) -> FinishedRound:
        """A round whose result is known."""
        results = tuple(side.result for side in result.sides)
        return cls(result.dealer, result.ending, result.gains, result, results)

    @property
    def result(self) -> RoundResult:
        """What the round was worth, to whom and why."""
        if not isinstance(self._result, RoundResult):
            self._result = self._result()
        return self._result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FinishedRound) and self.result == other.result

    def __hash__(self) -> int:
        return hash(self.result)
