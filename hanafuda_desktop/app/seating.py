"""Who sits where at the table: people at this screen, and computer players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = [
    "MOST_ROUNDS",
    "MOST_SEATS",
    "PERSON",
    "USUAL_COMPUTER",
    "RoundFacts",
    "Seating",
    "round_facts",
    "seating_of",
    "takes_turns",
    "usual_computer",
    "usual_seating",
]

PERSON: Final = "person"
"""The word for a person at this screen; every other word is a kind of computer player."""
USUAL_COMPUTER: Final = "casual"
"""The computer player that a newcomer meets."""
_USUAL_IN_TIME: Final = "keeps-pace"
"""The same where seats do not take turns: nobody knows how fast a newcomer is."""
MOST_SEATS: Final = 7
"""The most who sit at any table."""
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
    def computers(self) -> tuple[int, ...]:
        """The seats of computer players."""
        return tuple(seat for seat, who in enumerate(self.seats) if who != PERSON)

    @property
    def is_shared(self) -> bool:
        """Whether several people look at one screen."""
        return len(self.persons) > 1

    @property
    def first_person(self) -> int:
        """The seat from which the table is seen first; with computers alone, the first of all."""
        return self.persons[0] if self.persons else 0

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.seats[seat] == PERSON

    def fits(self, rules: GameRules) -> bool:
        """Whether so many may play this game."""
        return len(self.seats) in rules.player_counts

    def is_you(self, seat: int) -> bool:
        """Whether a person sits there who is alone at this screen."""
        return self.persons == (seat,)

    def name(self, seat: int) -> str:
        """What this seat is called at the table."""
        persons, computers = self.persons, self.computers
        if self.is_you(seat):
            return tr("You")
        if seat in persons:
            return tr("Player {number}", number=persons.index(seat) + 1)
        if len(computers) == 1:
            return tr("Computer")
        return tr("Computer {number}", number=computers.index(seat) + 1)


@dataclass(frozen=True, slots=True)
class RoundFacts:
    """How a game is played by a number of players.

    Attributes:
        rounds: how many rounds it has, by its rules.
        sides: the seats of each side.
    """

    rounds: int
    sides: tuple[tuple[int, ...], ...]


def round_facts(rules: GameRules, players: int) -> RoundFacts:
    """How so many play this game.

    Raises:
        DealError: it is not for so many.
    """
    now = Game(rules, players=players).view().round
    if now is None:
        return RoundFacts(1, tuple((seat,) for seat in range(players)))
    return RoundFacts(now.rounds, now.sides)


def usual_seating(rules: GameRules, players: int | None = None) -> Seating:
    """One person and otherwise computers, as few as the game allows.

    Args:
        rules: the game's rules.
        players: how many are to sit there.
    """
    count = rules.player_counts[0] if players is None else players
    return Seating((PERSON, *(usual_computer(rules),) * (count - 1)))


def takes_turns(rules: GameRules) -> bool:
    """Whether seats take turns in this game; where they do not, everybody plays at once."""
    return rules.family != "speed"


def usual_computer(rules: GameRules) -> str:
    """The computer player that a newcomer meets in this game."""
    return USUAL_COMPUTER if takes_turns(rules) else _USUAL_IN_TIME


def seating_of(
    words: Iterable[str], players: int, rounds: int | None, usual: str = USUAL_COMPUTER
) -> Seating:
    """The seating that a record tells of; without one, a person and computers.

    Args:
        words: who sat where.
        players: how many played.
        rounds: how many rounds were agreed on.
        usual: the computer player of this game that a newcomer meets.
    """
    seats = tuple(words)
    if len(seats) != players:
        seats = (PERSON, *(usual,) * (players - 1))
    return Seating(seats, rounds)
