"""The state of a shedding game: a frozen value in two parts, by how often they change."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from hanafuda_desktop.engine.rounds import FinishedRound

NO_CARD: Final = -1
NO_EFFECT: Final = -1
NOBODY: Final = -1


class SheddingPhase(IntEnum):
    """What the seat to move is asked."""

    PLAY = 0
    """To play a combination, or to draw."""
    DRAWN = 1
    """Whether the drawn card is discarded."""
    SWAP = 2
    """Whom to swap hands with."""
    RACE = 3
    """How the race for the winner's palm went."""
    NEXT = 4
    """Whether the next round may be dealt."""
    OVER = 5
    """Nothing: the game is over."""


class SheddingSeries(NamedTuple):
    """What changes between rounds only.

    Attributes:
        seed: feeds every deal, shuffle, lot and fuse; no seat knows it.
        number: the round, 1 for the first.
        dealer: the seat that deals it.
        totals: points so far, a seat each.
        drawn: how many rounds directly before were drawn.
        sheet: the finished rounds.
    """

    seed: int
    number: int
    dealer: int
    totals: tuple[int, ...]
    drawn: int
    sheet: tuple[FinishedRound, ...]


class Memory(NamedTuple):
    """What is remembered of a seat's round, as a person at the table would.

    Attributes:
        seen: the cards in other hands that the seat has seen, since hands were swapped.
        field: the field, as a set, when whoever had its hand last drew in place of playing.
        top: the top card of the discard pile then, or NO_CARD.
        drawn: how many cards have come into the hand since, the one drawn then not counted where
            it might have been discarded; -1 if nobody has drawn so.
    """

    seen: int
    field: int
    top: int
    drawn: int


NOTHING_KNOWN: Final = Memory(0, 0, NO_CARD, -1)


class SheddingState(NamedTuple):
    """Where every card is, and what is being asked.

    Attributes:
        phase: what is asked.
        seat: whose turn it is; in a race, who won the round.
        hands: each seat's hand, as a set of cards.
        places: the field: the card on each place, or NO_CARD.
        field: the same cards as a set.
        stock: the draw pile, the next card last.
        discard: the discard pile, its top card last.
        drawn: the card drawn in a struggle, while it is asked about; else NO_CARD.
        direction: 1, or -1 after a reversal.
        effect: the number of the effect that the last turn had, or that waits for a swap of hands.
        struck: the seat at which it is aimed, or NOBODY.
        turns: turns taken in this round.
        passes: turns in a row in which there was nothing to draw.
        shuffles: how often the discard pile became the stock in this round.
        memory: what is remembered, of each seat.
        series: what changes between rounds.
    """

    phase: SheddingPhase
    seat: int
    hands: tuple[int, ...]
    places: tuple[int, ...]
    field: int
    stock: tuple[int, ...]
    discard: tuple[int, ...]
    drawn: int
    direction: int
    effect: int
    struck: int
    turns: int
    passes: int
    shuffles: int
    memory: tuple[Memory, ...]
    series: SheddingSeries
