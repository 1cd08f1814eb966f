"""Plays a rule file by chance to see whether it can be played at all: before people sit down to it.

The checks of a rule file find what its text shows. Whether every game comes to an end, and nobody
is ever left without a move, shows in play. What breaks is told with the deal's number, the number
that the moves were chosen by and the moves themselves, so that it can be seen again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.family import DealError, Family
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.lab.simulation import seeded_deals, some_time_later
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.text.language import tr, trn

GAMES: Final = 200
"""How many games are enough to trust a house rule."""

_MOST_FAULTS: Final = 3
"""After so many the rest would only say the same again."""
_MOST_MOVES_ALONE: Final = 500
"""After so many moves a patience is left: chance would turn a free stock for ever."""
_MOST_MOVES: Final = 20_000
"""After so many moves a game of several is taken to have no end."""
_LAST_MOVES: Final = 12


@dataclass(frozen=True, slots=True)
class Fault:
    """A game that broke.

    Attributes:
        what: what happened, as a sentence without its full stop.
        seed: the deal's number.
        players: how many played.
        moves: the moves up to there, in notation.
        chance: the number that they were chosen by; :func:`broken_again` plays them from it.
    """

    what: str
    seed: int
    players: int
    moves: tuple[str, ...]
    chance: int

    def __str__(self) -> str:
        said: dict[str, Any] = {"what": self.what, "deal": self.seed}
        if self.players == 1:
            return trn(
                "{what} (deal {deal}, after {n} move)",
                "{what} (deal {deal}, after {n} moves)",
                len(self.moves),
                **said,
            )
        return trn(
            "{what} (deal {deal}, {players} players, after {n} move)",
            "{what} (deal {deal}, {players} players, after {n} moves)",
            len(self.moves),
            players=self.players,
            **said,
        )

    def report(self, most_moves: int | None = None) -> str:
        """The same with all that repeats it.

        Args:
            most_moves: of more moves than this only the last few are told; the number that they
                were chosen by says them too.
        """
        is_long = most_moves is not None and len(self.moves) > most_moves
        told = ("...", *self.moves[-_LAST_MOVES:]) if is_long else self.moves
        return f"{self}\n   chance: {self.chance}\n   moves: {' '.join(told) or 'none'}"


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of the games so far.

    Attributes:
        played: how many there were.
        wanted: how many there will be.
        faults: those that broke.
    """

    played: int
    wanted: int
    faults: tuple[Fault, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether no further game will be played."""
        return self.played == self.wanted or len(self.faults) >= _MOST_FAULTS


def tried(rules: GameBase, *, games: int = GAMES, seed: int = 0) -> Iterator[Trial]:
    """Play games by chance, turn and turn about for every number of players.

    Args:
        rules: the game.
        games: how many games.
        seed: what all chance comes from.

    Yields:
        After each game what came of all so far. The last one is over: after the last game, or
        after the first few that broke.
    """
    yield from (trial for trial in tried_in_steps(rules, games=games, seed=seed) if trial)


def tried_in_steps(
    rules: GameBase,
    *,
    games: int = GAMES,
    seed: int = 0,
    began: Callable[[Trial, int, int], None] | None = None,
) -> Iterator[Trial | None]:
    """The same for whoever has but little time at once: gives ``None`` after each move, too.

    Args:
        rules: the game.
        games: how many games.
        seed: what all chance comes from.
        began: is told before each game what came of those so far, how many play it, and its
            deal's number.
    """
    tables = _tables(rules)
    deals = seeded_deals(seed)
    trial = Trial(0, games)
    while not trial.is_over:
        players, family = tables[trial.played % len(tables)]
        deal = next(deals)
        if began is not None:
            began(trial, players, deal.number)
        fault = yield from _Game(rules, family, players, deal.number).playing(deal.chance)
        faults = trial.faults if fault is None else (*trial.faults, fault)
        trial = replace(trial, played=trial.played + 1, faults=faults)
        yield trial


def broken_again(rules: GameBase, fault: Fault) -> Fault | None:
    """Play a game that broke once more, by the same chance; ``None`` if all goes well now."""
    game = _Game(rules, compile_rules(rules, fault.players), fault.players, fault.seed)
    playing = game.playing(fault.chance)
    while True:
        try:
            next(playing)
        except StopIteration as end:
            found: Fault | None = end.value
            return found


def _tables(rules: GameBase) -> list[tuple[int, Family[Any, Any]]]:
    """The engine for each number of players that the game is for."""
    found: list[tuple[int, Family[Any, Any]]] = []
    for players in range(rules.players.least, rules.players.most + 1):
        try:
            found.append((players, compile_rules(rules, players)))
        except DealError:
            continue  # such as an odd number in a game of teams
    return found


class _Game:
    """One game."""

    def __init__(self, rules: GameBase, family: Family[Any, Any], players: int, deal: int) -> None:
        self._family = family
        self._in_time = rules.family == "speed"
        self._players = players
        self._deal = deal
        self._moves: list[str] = []

    def playing(self, chance: int) -> Generator[None, None, Fault | None]:
        """Play it, a move at a time; returns ``None`` if all went well."""
        try:
            what = yield from self._play(SplitMix64(chance))
        except Exception as error:  # noqa: BLE001 - whatever an engine raises, the rules broke it
            what = tr("the program cannot go on: {error}", error=f"{type(error).__name__}: {error}")
        if what is None:
            return None
        return Fault(what, self._deal, self._players, (*self._moves,), chance)

    def _play(self, chance: SplitMix64) -> Generator[None, None, str | None]:
        family = self._family
        state = family.deal(shuffled(family.deck, self._deal), self._deal).state
        for _ in range(_MOST_MOVES if self._players > 1 else _MOST_MOVES_ALONE):
            seat = family.to_move(state)
            if seat is None:
                return None
            legal = [move for each in self._able(seat) for move in family.legal_moves(state, each)]
            if not legal:
                return tr("player {number} has no legal move", number=seat + 1)
            move = legal[chance.below(len(legal))]
            if self._in_time:
                move = some_time_later(move, state.now, chance)
            self._moves.append(family.write_move(move))
            state = family.apply(state, move).state
            yield
        if self._players > 1:
            return tr("the game has no end after {moves} moves", moves=_MOST_MOVES)
        return None

    def _able(self, seat: int) -> range | tuple[int]:
        """Who may move now: in real time everybody."""
        return range(self._family.seats) if self._in_time else (seat,)
