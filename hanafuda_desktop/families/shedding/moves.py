"""The moves of a shedding game, and what happens in such games alone.

In notation: ``hand-field:f11h13`` plays a combination by its id, with the field card that it begins
on and the hand cards in the order in which they are laid; ``hand-hand:h1312`` needs no field card;
``field-field:f1112l42`` discards field cards and lays a hand card on the field. ``s`` draws in the
hope of better (the struggle), ``x11`` discards the drawn card on a field card, ``x`` on the discard
pile, ``k`` keeps it, ``pass`` does nothing where there is nothing to draw, ``swap2`` swaps hands
with seat 2, ``race:312.early.never`` says how long each racer took, ``lots`` draws lots instead,
``next`` deals the next round.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import Any, Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.rounds import FinishedRound, NextRound
from hanafuda_desktop.families.shedding.state import NO_CARD


def _derived() -> Any:
    """What follows from the other attributes of a value."""
    return field(init=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Combine:
    """Play a combination.

    Attributes:
        combination: its id in the rule file.
        field: the field card on which the hand cards are laid; or the field cards that are
            discarded by themselves, the one that comes to lie on top last.
        hand: the hand cards that are discarded, the one that comes to lie on top last.
        lay: the hand cards that are laid on the field, lowest first.
        shed: all hand cards that it takes, as a set.
        discarded: the cards that it discards, the one that comes to lie on top last.
        top: the card that comes to lie on top of the discard pile; NO_CARD if it discards none.
    """

    combination: str
    field: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    lay: tuple[int, ...] = ()
    shed: int = _derived()
    discarded: tuple[int, ...] = _derived()
    top: int = _derived()
    _hash: int = _derived()

    def __post_init__(self) -> None:
        # Reckoned once, as moves are kept; somebody may have written cards that there are not.
        cards = [card for card in (*self.hand, *self.lay) if 0 <= card < CARD_COUNT]
        object.__setattr__(self, "shed", mask_of(cards))
        discarded = (*self.field, *self.hand)
        object.__setattr__(self, "discarded", discarded)
        object.__setattr__(self, "top", discarded[-1] if discarded else NO_CARD)
        object.__setattr__(self, "_hash", hash((self.combination, self.field, self.hand, self.lay)))

    def __hash__(self) -> int:
        return self._hash


class BareMove(Enum):
    """A move that names no card and no seat; its value is its word in notation."""

    STRUGGLE = "s"
    """Draw in place of playing (UN-8)."""
    KEEP = "k"
    """Take the card just drawn into the hand."""
    SIT_OUT = "pass"
    """Pass: do nothing, where there is nothing to draw (UN-10)."""
    DRAW_LOTS = "lots"
    """Let the lot decide the race, which asks no speed of anybody."""

    __hash__ = object.__hash__  # an enumeration's own takes several times as long


@dataclass(frozen=True, slots=True)
class DiscardDrawn:
    """Discard the card just drawn: on this field card, together with it; or, without one, on the
    discard pile.
    """

    onto: int | None = None


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap hands with this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Race:
    """How the race for the winner's palm went (UN-13).

    Attributes:
        times: one for each racer, in the order of ``turn.racers``: whole milliseconds after the
            signal, or one of :data:`EARLY` and
            :data:`NEVER`.
    """

    times: tuple[int, ...]


SheddingMove = Combine | BareMove | DiscardDrawn | Swap | Race | NextRound

DISCARDS: Final = (DiscardDrawn(), *(DiscardDrawn(card) for card in range(CARD_COUNT)))
"""``DISCARDS[0]`` goes on the discard pile, ``DISCARDS[card + 1]`` on a field card."""
SWAPS: Final = tuple(Swap(seat) for seat in range(7))


@lru_cache(maxsize=50_000)
def combine(
    combination: str,
    field: tuple[int, ...] = (),
    hand: tuple[int, ...] = (),
    lay: tuple[int, ...] = (),
) -> Combine:
    """The combination of these cards; mostly the same object for the same cards."""
    return Combine(combination, field, hand, lay)


# --- events ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Struggled(Event):
    """A seat draws in place of playing; the cards follow (UN-8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A seat does nothing, as there is nothing to draw (UN-10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class EffectStruck(Event):
    """The card on top of the discard pile has an effect; what it does follows (UN-9).

    Attributes:
        seat: the seat at which it is aimed.
        effect: its id in the rule file.
        card: the card.
    """

    seat: int
    effect: str
    card: int


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """A seat does not get its turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class DirectionTurned(Event):
    """Turns go the other way round: 1 for the usual way, -1 for the other."""

    direction: int


@dataclass(frozen=True, slots=True)
class HandsSwapped(Event):
    """Two seats swapped their whole hands."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class PalmLaid(Event):
    """A seat is without cards and has won the round; its palm comes down (*"First!"*)."""

    seat: int


Log = list[Event | FinishedRound]
"""What happened, in order. A finished round stands for the event of its end, as its result takes
longer to tell than it takes to play several turns."""
