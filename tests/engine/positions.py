"""What tests of all families of games for several share: rule files, positions, games by chance."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.family import Family
from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.rules.catalogue import Catalogue

__all__ = [
    "Position",
    "TurnPosition",
    "dealt",
    "games_of",
    "lines_of",
    "made_up_games",
    "random_game",
]


class _Turn(Protocol):
    @property
    def seat(self) -> int: ...
    @property
    def series(self) -> Any: ...


FamilyT = TypeVar("FamilyT", bound=Family[Any, Any])
StateT = TypeVar("StateT")
TurnT = TypeVar("TurnT", bound=_Turn)


def games_of(catalogue: Catalogue, family: str) -> tuple[str, ...]:
    """The games of a family, and whatever cannot be read: a test says why."""
    return tuple(
        entry.id
        for entry in catalogue.entries()
        if entry.loaded.rules is None or entry.loaded.rules.family == family
    )


def made_up_games(folder: Path, family: str) -> list[Path]:
    """The made-up games that say all of their rules, and are no variant of another."""
    files = folder.glob("*.yaml")
    return [path for path in files if f"family: {family}" in path.read_text("utf-8")]


class Position(NamedTuple, Generic[FamilyT, StateT]):
    """A position, and how it came about."""

    family: FamilyT
    state: StateT
    events: tuple[Event, ...] = ()

    def play(self, *words: str) -> Self:
        """The position after these moves in notation, with everything that happened."""
        state, events = self.state, list[Event]()
        for word in words:
            step = self.family.apply(state, self.family.read_move(word))
            state = step.state
            events += step.events
        return self._replace(state=state, events=tuple(events))


class TurnPosition(Position[FamilyT, TurnT]):
    """A position in which one seat is asked."""

    def moves(self) -> set[str]:
        """The legal moves in notation."""
        found = self.family.legal_moves(self.state, self.state.seat)
        return {self.family.write_move(move) for move in found}

    def refusal(self, word: str) -> str | None:
        """Why a move in notation is not legal."""
        return self.family.refusal(self.state, self.state.seat, self.family.read_move(word))

    @property
    def result(self) -> RoundResult:
        """The round that ended last."""
        result: RoundResult = self.state.series.sheet[-1].result
        return result


def lines_of(position: str) -> dict[str, str]:
    """The lines of a position by their names."""
    given = (line.strip().partition(":") for line in position.strip().splitlines())
    return {name: rest.strip() for name, _, rest in given}


def dealt(family: Family[StateT, Any], seed: int) -> StateT:
    """The state after the deal of this number."""
    return family.deal(shuffled(family.deck, seed), seed).state


def random_game(family: Family[StateT, Any], seed: int) -> Iterator[tuple[StateT, Any]]:
    """Every state but the last of a game played by chance, with the move made there."""
    chance = SplitMix64(seed + 77)
    state = dealt(family, seed)
    while (seat := family.to_move(state)) is not None:
        moves = family.legal_moves(state, seat)
        assert moves
        move = moves[chance.below(len(moves))]
        yield state, move
        state = family.apply(state, move).state
