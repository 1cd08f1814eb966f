"""The state of a real-time game: a frozen value in two parts, by how often they change."""

from __future__ import annotations

from typing import Final, NamedTuple

from hanafuda_desktop.families.speed.moves import Busy, Covered, Layout, RoundSpoils, SpeedPhase

LATE_MS: Final = 1500
"""Whoever plays a card that would have fitted so many milliseconds ago was too late; later on he
was mistaken."""
MOST_BEFORE: Final = 6
"""So many puts below the top one are remembered at most; nobody lays more in that time."""


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
    layouts: tuple[Layout, ...]
    stacks: tuple[tuple[int, ...], ...]
    covered: tuple[Covered, ...]
    series: SpeedSeries
    busy: tuple[Busy, ...] = (Busy(), Busy())

    def is_busy(self, seat: int, at: int) -> bool:
        """Whether a seat's hand still takes back a card that was refused."""
        return at < self.busy[seat].until

    def fumbles(self, seat: int) -> bool:
        """Whether a seat goes on trying with a busy hand: the game does not wait for it."""
        return self.is_busy(seat, self.now) and self.busy[seat].tries > 1

    @property
    def is_undecided(self) -> bool:
        """Whether the round that lies there is over, and nobody has won it (HP-12)."""
        spoils = self.series.spoils
        return self.phase is SpeedPhase.NEXT and (
            not spoils or spoils[-1].number != self.series.number
        )
