"""The state of a real-time game: a frozen value in two parts, by how often they change."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from hanafuda_desktop.families.speed.turn import Busy, Covered, RoundSpoils

LATE_MS: Final = 1500
"""Whoever plays a card that would have fitted so many milliseconds ago was too late; later on he
was mistaken."""
MOST_BEFORE: Final = 6
"""So many puts below the top one are remembered at most; nobody lays more in that time."""


class SpeedPhase(IntEnum):
    """What goes on."""

    PLAY = 0
    """Everybody plays."""
    COUNT = 1
    """The game stands still and waits for *one, two, three*."""
    NEXT = 2
    """The round is over, the next one may be laid out."""
    OVER = 3
    """The game is over."""


class Column(NamedTuple):
    """A column of a layout.

    Attributes:
        cards: its cards, lowest first.
        down: how many of the lowest lie face down.
    """

    cards: tuple[int, ...]
    down: int


class SpeedSeries(NamedTuple):
    """What changes between rounds only.

    Attributes:
        seed: feeds every later shuffle; no seat knows it.
        number: the round, 1 for the first.
        again: how often this round was laid out again.
        totals: points so far, a seat each.
        won: rounds won, a seat each.
        short: the seats that had no deck in this round, in the order of seats.
        spoils: the finished rounds.
    """

    seed: int
    number: int
    again: int
    totals: tuple[int, ...]
    won: tuple[int, ...]
    short: tuple[int, ...]
    spoils: tuple[RoundSpoils, ...]


class SpeedState(NamedTuple):
    """Where every card is.

    Attributes:
        phase: what goes on.
        now: when the last move was made, in milliseconds.
        decks: each seat's deck, the next card last.
        layouts: each seat's columns.
        stacks: the stacks in the middle, each with its top card last.
        covered: who laid the top card of each stack.
        series: what changes between rounds.
        busy: until when each seat's hand takes back a card that was refused.
    """

    phase: SpeedPhase
    now: int
    decks: tuple[tuple[int, ...], ...]
    layouts: tuple[tuple[Column, ...], ...]
    stacks: tuple[tuple[int, ...], ...]
    covered: tuple[Covered, ...]
    series: SpeedSeries
    busy: tuple[Busy, ...] = (Busy(), Busy())


def is_busy(state: SpeedState, seat: int, at: int) -> bool:
    """Whether a seat's hand still takes back a card that was refused."""
    return at < state.busy[seat].until


def fumbles(state: SpeedState, seat: int) -> bool:
    """Whether a seat goes on trying with a busy hand: the game does not wait for it."""
    return is_busy(state, seat, state.now) and state.busy[seat].tries > 1
