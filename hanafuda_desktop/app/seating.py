"""Who sits where at the table: people at this screen, and computer players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["PERSON", "USUAL_COMPUTER", "Seating", "seating_of", "usual_seating"]

PERSON: Final = "person"
"""The word for a person at this screen; every other word is a kind of computer player."""
USUAL_COMPUTER: Final = "greedy"
"""The computer player that a newcomer meets."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of a table.

    Attributes:
        seats: who sits in each: ``person``, or the id of a computer player.
        rounds: how many rounds were agreed on; ``None`` as the rules say.
    """

    seats: tuple[str, ...] = (PERSON,)
    rounds: int | None = None

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, who in enumerate(self.seats) if who == PERSON)

    @property
    def first_person(self) -> int:
        """The seat from which the table is seen first; with computers alone, the first of all."""
        return self.persons[0] if self.persons else 0

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.seats[seat] == PERSON

    def name(self, seat: int) -> str:
        """What the others call this seat."""
        persons = self.persons
        if seat not in persons:
            return (
                f"Computer {seat + 1 - sum(p < seat for p in persons)}"
                if (len(self.seats) - len(persons) > 1)
                else "Computer"
            )
        return "You" if len(persons) == 1 else f"Player {persons.index(seat) + 1}"


def usual_seating(rules: GameRules, players: int | None = None) -> Seating:
    """One person and otherwise computers, as few as the game allows.

    Args:
        rules: the game's rules.
        players: how many are to sit there.
    """
    count = rules.players.least if players is None else players
    return Seating((PERSON, *(USUAL_COMPUTER,) * (count - 1)))


def seating_of(words: Iterable[str], players: int, rounds: int | None) -> Seating:
    """The seating that a record tells of; without one, a person and computers.

    Args:
        words: who sat where.
        players: how many played.
        rounds: how many rounds were agreed on.
    """
    seats = tuple(words)
    if len(seats) != players:
        seats = (PERSON, *(USUAL_COMPUTER,) * (players - 1))
    return Seating(seats, rounds)
