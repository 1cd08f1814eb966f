"""Plays a rule file many times and counts what happens.

Unless players are given, every move is drawn from the legal moves, each as likely as any other.
That is no way to win, but it visits every corner of the rules, says how many choices a position
offers, and is the same for ever for the same rules and seed. Where the stock may be turned over
without limit such a walk spends much of its time turning it, and never has to stop; ``max_moves``
ends it. In a real-time game chance also says who is next, of those who can do something, and how
much later; players that are fast or slow are measured by :mod:`.arena`.

All chance comes from the seed through our own generator: game by game one number for the deal (so
that a deal met here can be opened by it) and one for the choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from statistics import fmean, median
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine import rounds
from hanafuda_desktop.engine.events import RoundEnded, YakuMade
from hanafuda_desktop.engine.family import Family
from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.families.language import known
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.speed.moves import RoundSpoils, RoundWon, moved_at
from hanafuda_desktop.lab.statistics import share_of
from hanafuda_desktop.players.levels import Player
from hanafuda_desktop.rules.schema.game import GameBase

# What is noted of a game while it is simulated: its moves, its yaku, its rounds.


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """One round of a simulated game.

    Attributes:
        ending: how it ended.
        moves: how many moves were made in it.
        yaku: the ids of the yaku that counted in its result, of all sides.
        gain: the most that a seat gained; in a real-time game, how many cards its winner got rid
            of, those that he took counted against him.
    """

    ending: rounds.RoundEnding
    moves: int
    yaku: tuple[str, ...]
    gain: int


class Recorder:
    """What is noted while a game is played."""

    def __init__(self) -> None:
        self.moves = self.choices = 0
        self.yaku: list[str] = []
        self.rounds: list[PlayedRound] = []
        self._round_began = 0
        self._held: tuple[int, ...] = ()

    def note(self, events: Sequence[Any]) -> None:
        """Note what happened."""
        for event in events:
            match event:
                case YakuMade(yaku=yaku):
                    self.yaku.append(yaku)
                case RoundEnded(result=result):
                    counted = tuple(yaku.yaku for side in result.sides for yaku in side.yaku)
                    self._note_round(result.ending, counted, max(result.gains))
                case RoundWon(spoils=spoils):
                    self._note_spoils(spoils)

    def _note_spoils(self, spoils: RoundSpoils) -> None:
        """A round in real time; nobody made yaku."""
        cards = sum(spoils.held)
        held = self._held or (cards - cards // 2, cards // 2)
        self._held = spoils.held
        ending = rounds.RoundEnding.COUNTED if spoils.blocked else rounds.RoundEnding.SHED
        self._note_round(ending, (), held[spoils.winner] - spoils.held[spoils.winner])

    def _note_round(self, ending: rounds.RoundEnding, counted: tuple[str, ...], gain: int) -> None:
        moves = self.moves - self._round_began
        self.rounds.append(PlayedRound(ending, moves, counted, gain))
        self._round_began = self.moves

    def of_rounds(self) -> tuple[str, ...]:
        """The yaku that counted; without rounds, those that were made."""
        if not self.rounds:
            return tuple(self.yaku)
        return tuple(yaku for each in self.rounds for yaku in each.yaku)


MAX_MOVES: Final = 1000
"""After so many moves a patience is stopped, unless the caller says otherwise."""
MAX_MOVES_AT_TABLE: Final = 100_000
"""The same for a game of several players, which comes to its end by itself."""

_SHOWN_DEALS: Final = 20
_LONGEST_STEP_MS: Final = 1000
"""From one move to the next in a real-time game."""
_SPARE_BITS: Final = 32
"""Deal numbers are the upper half of a generator's number: short enough to be typed in."""


@dataclass(frozen=True, slots=True)
class SeededDeal:
    """A deal: its number, by which it can be played again, and what the seats' chance is from."""

    number: int
    chance: int


def seeded_deals(seed: int) -> Iterator[SeededDeal]:
    """The deals of a seed, without end; the same for ever."""
    source = SplitMix64(seed)
    while True:
        yield SeededDeal(source.next() >> _SPARE_BITS, source.next())


def some_time_later(move: Any, now: int, chance: SplitMix64) -> Any:
    """A move of a real-time game as it may be made after the last one."""
    return moved_at(move, now + 1 + chance.below(_LONGEST_STEP_MS))


Progress = Callable[[int, int], None]
"""Called after each game with how many are done and how many there are; may raise to stop."""


@dataclass(frozen=True, slots=True)
class TableWanted:
    """Who plays, in a game of several players.

    Attributes:
        players: how many; ``None`` for as many as there are choosers, or the fewest.
        rounds: how many rounds a game has; ``None`` as the rules say.
        choosers: for each seat, what makes its player from a seed; without any, chance plays.
    """

    players: int | None = None
    rounds: int | None = None
    choosers: tuple[Callable[[int], Player], ...] = ()


class GameEnding(StrEnum):
    """How a simulated game came to its end."""

    WON = "won"
    LOST = "lost"
    """It was over without a winner: in a patience, no legal move was left."""
    STOPPED = "stopped"
    """It had as many moves as were allowed."""


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    """One simulated game.

    Attributes:
        seed: the deal's number, by which it can be played again.
        ending: how it came to its end.
        moves: how many moves were made.
        choices: how many legal moves there were, summed over its positions.
        yaku: the ids of the yaku that were made, in order; in a game of rounds, those that counted
            in their results.
        scores: the points at the end, a seat each.
        winners: the seats that won.
        rounds: the rounds, in games that have some.
    """

    seed: int
    ending: GameEnding
    moves: int
    choices: int
    yaku: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    rounds: tuple[PlayedRound, ...] = ()


@dataclass(frozen=True, slots=True)
class Simulation:
    """Many simulated games of one rule file.

    Attributes:
        rules: the rules.
        seed: what all chance came from.
        max_moves: after how many moves a game was stopped.
        seats: how many played.
        played: the games, in order.
    """

    rules: GameBase
    seed: int
    max_moves: int
    seats: int
    played: tuple[SimulatedGame, ...]

    @property
    def games(self) -> int:
        """How many games there were."""
        return len(self.played)

    def count(self, ending: GameEnding) -> int:
        """How many games ended so."""
        return sum(game.ending is ending for game in self.played)

    @property
    def rounds(self) -> tuple[PlayedRound, ...]:
        """The rounds of all games."""
        return tuple(each for game in self.played for each in game.rounds)

    def to_json(self) -> dict[str, Any]:
        """All measurements as plain values: of points, yaku and rounds only where there are any."""
        moves = [game.moves for game in self.played]
        choices = sum(game.choices for game in self.played)
        facts = {
            "game": self.rules.id,
            "games": self.games,
            "seed": self.seed,
            "max_moves": self.max_moves,
            "endings": {ending.value: self.count(ending) for ending in GameEnding},
        }
        if self.seats == 1:
            won = [game.seed for game in self.played if game.ending is GameEnding.WON]
            facts |= {
                "won_share": share_of(len(won), self.games),
                "won_deals": won[:_SHOWN_DEALS],
            }
        else:
            facts |= {"players": self.seats, "seats": self._seats()}
        facts |= {
            "moves": {"mean": fmean(moves), "median": median(moves), "max": max(moves)},
            "legal_moves_per_position": choices / max(1, sum(moves)),
        }
        if _counts_points(self.rules):
            facts["points"] = fmean(game.scores[0] for game in self.played)
        if self.rules.all_yaku:
            per_game = Counter(len(game.yaku) for game in self.played)
            made = Counter(yaku for game in self.played for yaku in game.yaku)
            facts |= {
                "yaku_per_game": {str(count): per_game[count] for count in sorted(per_game)},
                "yaku_made": {yaku.id: made[yaku.id] for yaku in self.rules.all_yaku},
            }
        return facts | ({"rounds": self._rounds()} if self.rounds else {})

    def _seats(self) -> list[dict[str, Any]]:
        """How each seat fared: alone at the top, or one of several; its points at the end."""
        found = []
        for seat in range(self.seats):
            won = sum(game.winners == (seat,) for game in self.played)
            facts: dict[str, Any] = {
                "won_share": share_of(won, self.games),
                "shared": sum(seat in g.winners and len(g.winners) > 1 for g in self.played),
            }
            if _counts_points(self.rules):
                facts["points"] = fmean(game.scores[seat] for game in self.played)
            found.append(facts)
        return found

    def _rounds(self) -> dict[str, Any]:
        played = self.rounds
        moves = [each.moves for each in played]
        ended = Counter(each.ending for each in played)
        return {
            "count": len(played),
            "endings": {ending.value: ended[ending] for ending in rounds.RoundEnding},
            "moves": {"mean": fmean(moves), "median": median(moves), "max": max(moves)},
            "cards_shed" if self.rules.family == "speed" else "gain": {
                "mean": fmean(each.gain for each in played),
                "max": max(each.gain for each in played),
            },
        }


def _play(
    rules: GameBase,
    family: Family[Any, Any],
    deal: SeededDeal,
    makers: Sequence[Callable[[int], Player]],
    max_moves: int,
) -> SimulatedGame:
    """Play one game from its deal on."""
    in_real_time = rules.family == "speed"
    chance = SplitMix64(deal.chance)
    step = family.deal(shuffled(family.deck, deal.number), deal.number)
    players = [make(chance.next() >> 1) for make in makers]
    noted = Recorder()
    noted.note(step.events)
    while noted.moves < max_moves and (seat := family.to_move(step.state)) is not None:
        if in_real_time:  # one of those that can do something
            able = [each for each in range(family.seats) if family.legal_moves(step.state, each)]
            seat = able[chance.below(len(able))]
        legal = family.legal_moves(step.state, seat)
        if players:
            move = players[seat].choose(rules, family.view(step.state, seat), legal)
        else:
            move = legal[chance.below(len(legal))]
        if in_real_time:
            move = some_time_later(move, step.state.now, chance)
        step = family.apply(step.state, move)
        noted.moves += 1
        noted.choices += len(legal)
        noted.note(step.events)
    outcome = family.outcome(step.state)
    return SimulatedGame(
        seed=deal.number,
        ending=_ending(outcome),
        moves=noted.moves,
        choices=noted.choices,
        yaku=noted.of_rounds(),
        scores=family.view(step.state, 0).points,
        winners=() if outcome is None else outcome.winners,
        rounds=tuple(noted.rounds),
    )


def _ending(outcome: Outcome | None) -> GameEnding:
    if outcome is None:
        return GameEnding.STOPPED
    return GameEnding.WON if outcome.winners else GameEnding.LOST


def _counts_points(rules: GameBase) -> bool:
    """Whether anything in a game gives points."""
    rules = known(rules)
    match rules.family:
        case "tableau":
            return any(yaku.points for yaku in rules.yaku)
        case "speed":
            return rules.points is not None
        case _:
            return True


def simulate(
    rules: GameBase,
    *,
    games: int,
    seed: int,
    max_moves: int | None = None,
    table: TableWanted | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play a rule file many times.

    Args:
        rules: the game.
        games: how many games to play.
        seed: what all chance comes from; the same seed gives the same games for ever.
        max_moves: after how many moves a game is stopped.
        table: who plays; left out, chance, as few players as the rules allow.
        progress: called after each game.

    Raises:
        ValueError: ``games`` or ``max_moves`` is not positive, or there are not as many
            ``choosers`` as players.
        DealError: the game is not for so many players.
    """
    if max_moves is None:
        max_moves = MAX_MOVES if rules.players.most == 1 else MAX_MOVES_AT_TABLE
    if games < 1 or max_moves < 1:
        raise ValueError("at least one game and one move are needed")
    wanted = table or TableWanted()
    players = wanted.players or len(wanted.choosers) or None
    family = compile_rules(rules, players, wanted.rounds)
    if wanted.choosers and len(wanted.choosers) != family.seats:
        raise ValueError(f"{family.seats} players, but {len(wanted.choosers)} choosers")
    played = []
    for deal in islice(seeded_deals(seed), games):
        played.append(_play(rules, family, deal, wanted.choosers, max_moves))
        if progress is not None:
            progress(len(played), games)
    return Simulation(rules, seed, max_moves, family.seats, tuple(played))
