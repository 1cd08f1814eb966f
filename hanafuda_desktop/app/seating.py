"""Who sits where at the table: people at this screen, and computer players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.engine.errors import DealError
from hanafuda_desktop.engine.families import compile_rules
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = [
    "MOST_ROUNDS",
    "PERSON",
    "USUAL_COMPUTER",
    "Seating",
    "player_counts",
    "seating_of",
    "usual_seating",
]

PERSON: Final = "person"
"""The word for a person at this screen; every other word is a kind of computer player."""
USUAL_COMPUTER: Final = "greedy"
"""The computer player that a newcomer meets."""
MOST_ROUNDS: Final = 99
"""The most rounds that players may agree on."""


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

    def fits(self, rules: GameRules) -> bool:
        """Whether so many may play this game."""
        return len(self.seats) in player_counts(rules)

    def name(self, seat: int) -> str:
        """What this seat is called at the table."""
        persons = self.persons
        if seat in persons:
            return "You" if len(persons) == 1 else f"Player {persons.index(seat) + 1}"
        computers = [other for other in range(len(self.seats)) if other not in persons]
        return "Computer" if len(computers) == 1 else f"Computer {computers.index(seat) + 1}"


def player_counts(rules: GameRules) -> tuple[int, ...]:
    """How many may play, fewest first: the rules must have a deal for them, and whole teams."""
    if rules.players.most == 1:
        return (1,)
    counts = range(rules.players.least, rules.players.most + 1)
    return tuple(count for count in counts if _can_be_dealt(rules, count))


def _can_be_dealt(rules: GameRules, players: int) -> bool:
    try:
        compile_rules(rules, players)
    except DealError:
        return False
    return True


def usual_seating(rules: GameRules, players: int | None = None) -> Seating:
    """One person and otherwise computers, as few as the game allows.

    Args:
        rules: the game's rules.
        players: how many are to sit there.
    """
    count = player_counts(rules)[0] if players is None else players
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
