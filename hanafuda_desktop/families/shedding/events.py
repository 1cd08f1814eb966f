"""What happens in shedding games alone."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_desktop.engine.events import Event


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
