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
from hanafuda_desktop.lab.simulation import SeededDeal, seeded_deals, some_time_later
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
