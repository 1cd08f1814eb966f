"""Plays a rule file by chance to see whether it can be played at all: before people sit down to it.

The checks of a rule file find what its text shows. Whether every game comes to an end, and nobody
is ever left without a move, shows in play. What breaks is told with the deal's number, the number
that the moves were chosen by and the moves themselves, so that it can be seen again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.family import DealError, Family
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.lab.simulation import SeededDeal, seeded_deals, some_time_later
from hanafuda_desktop.lab.statistics import clear_bar, is_watched, progress_bar
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
        chance: the number that they were chosen by.
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


def tried_in_steps(
    rules: GameBase,
    *,
    games: int = GAMES,
    seed: int = 0,
    began: Callable[[Trial, int, int], None] | None = None,
) -> Iterator[Trial | None]:
    """Play games by chance, turn and turn about for every number of players.

    Args:
        rules: the game.
        games: how many games.
        seed: what all chance comes from.
        began: is told before each game what came of those so far, how many play it, and its
            deal's number.

    Yields:
        ``None`` after each move, for whoever has but little time at once, and after each game what
        came of all so far. The last one is over: after the last game, or after the first few that
        broke.
    """
    families = _families(rules)
    deals = seeded_deals(seed)
    trial = Trial(0, games)
    while not trial.is_over:
        family, deal = families[trial.played % len(families)], next(deals)
        if began is not None:
            began(trial, family.seats, deal.number)
        moves: list[str] = []
        what = yield from _play(family, deal, moves, in_time=rules.family == "speed")
        faults = trial.faults
        if what is not None:
            faults += (Fault(what, deal.number, family.seats, (*moves,), deal.chance),)
        trial = replace(trial, played=trial.played + 1, faults=faults)
        yield trial


def _families(rules: GameBase) -> list[Family[Any, Any]]:
    """The engine for each number of players that the game is for."""
    found: list[Family[Any, Any]] = []
    for players in range(rules.players.least, rules.players.most + 1):
        try:
            found.append(compile_rules(rules, players))
        except DealError:
            continue  # such as an odd number in a game of teams
    return found


def _play(
    family: Family[Any, Any], deal: SeededDeal, moves: list[str], *, in_time: bool
) -> Generator[None, None, str | None]:
    """Play a game, a move at a time, and note its moves; returns what broke, if something did."""
    chance = SplitMix64(deal.chance)
    try:
        state = family.deal(shuffled(family.deck, deal.number), deal.number).state
        for _ in range(_MOST_MOVES if family.seats > 1 else _MOST_MOVES_ALONE):
            seat = family.to_move(state)
            if seat is None:
                return None
            able = range(family.seats) if in_time else (seat,)  # in real time everybody may move
            legal = [move for each in able for move in family.legal_moves(state, each)]
            if not legal:
                return tr("player {number} has no legal move", number=seat + 1)
            move = legal[chance.below(len(legal))]
            if in_time:
                move = some_time_later(move, state.now, chance)
            moves.append(family.write_move(move))
            state = family.apply(state, move).state
            yield
    except Exception as error:  # noqa: BLE001 - whatever an engine raises, the rules broke it
        return tr("the program cannot go on: {error}", error=f"{type(error).__name__}: {error}")
    if family.seats > 1:
        return tr("the game has no end after {moves} moves", moves=_MOST_MOVES)
    return None


# Plays a rule file by chance for a limited time; says how far it is, and what was slow.

_MOST_TOLD: Final = 500
"""A game of more moves would fill the screen many times over."""
_SAID_EVERY: Final = 10.0
"""Seconds after which a line says how far it is, where no bar can be drawn."""
_SLOW: Final = 10.0
"""Where the games take so many seconds it is told which of them did."""


@dataclass(slots=True)
class _GamePlayed:
    """One of the games, with its moves and seconds so far."""

    players: int
    deal: int
    moves: int = 0
    seconds: float = 0.0


def trial_lines(
    file: Path, rules: GameBase, most_seconds: int, clock: Callable[[], float]
) -> list[tuple[str, bool]]:
    """Play; what came of it, a line each, and whether it is something that broke.

    Args:
        file: what the rule file is called in what is said.
        rules: the game.
        most_seconds: after so many no further move is made.
        clock: what the time is read from.
    """
    begun = last = said = clock()
    trial, games = Trial(0, 0), list[_GamePlayed]()

    def began(so_far: Trial, players: int, deal: int) -> None:
        nonlocal trial
        trial = so_far
        games.append(_GamePlayed(players, deal))
        progress_bar(trial.played, trial.wanted)

    try:
        for news in tried_in_steps(rules, began=began):
            now = clock()
            games[-1].seconds += now - last
            games[-1].moves += news is None
            last, trial = now, news or trial
            if now - said >= _SAID_EVERY:
                said = now
                _say_how_far(file, trial, round(now - begun))
            if trial.is_over or now - begun >= most_seconds:
                break
    finally:
        clear_bar()
    lines = [(f"error: {fault.report(_MOST_TOLD)}", True) for fault in trial.faults]
    lines += [(line, False) for line in _told(trial, games, last - begun, most_seconds)]
    return [(f"{file}: {line}", broke) for line, broke in lines]


def _say_how_far(file: Path, trial: Trial, seconds: int) -> None:
    if sys.stderr is not None and not is_watched():
        far = f"{trial.played} of {trial.wanted} games played in {seconds} seconds"
        sys.stderr.write(f"hanafuda: {file}: {far}\n")
        sys.stderr.flush()


def _told(trial: Trial, games: list[_GamePlayed], seconds: float, most: int) -> Iterator[str]:
    """What was played in the time, what was not, and which games took the time."""
    if not trial.is_over:
        yield (
            f"{trial.played} of {trial.wanted} games played by chance in "
            f"{_counted(most, 'second')}, {'some broke' if trial.faults else 'all well'}; "
            f"{trial.wanted - trial.played} not played (--seconds allows more)"
        )
    elif not trial.faults:
        yield f"{trial.played} games played by chance, all well"
    if seconds < min(_SLOW, most):
        return
    per_count: dict[int, list[float]] = {}
    for game in games:
        per_count.setdefault(game.players, []).append(game.seconds)
    shares = ", ".join(
        f"{sum(each):.1f} s in {_counted(len(each), 'game')} of {_counted(players, 'player')}"
        for players, each in sorted(per_count.items())
    )
    yield f"slow: {shares}"
    longest = max(games, key=lambda game: game.seconds)
    which = f"deal {longest.deal} with {_counted(longest.players, 'player')}"
    took = f"{longest.seconds:.1f} s, {_counted(longest.moves, 'move')}"
    yield f"slow: the longest game is {which}: {took}"


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"
