"""Plays the round that a rulebook tells as its example.

Of the first few deals the one is taken that shows most: a round that somebody wins with yaku or
with a multiplier, a patience whose first yaku is near. Seats are played by the greedy player, a
patience by looking one move ahead, a real-time game by chance among the cards that fit. The same
rules give the same example for ever.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Iterator
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.events import (
    CardsMoved,
    CardTurnedUp,
    Event,
    PileTurnedOver,
    RoundEnded,
    YakuMade,
)
from hanafuda_desktop.engine.family import EngineError
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import RoundEnding, RoundResult
from hanafuda_desktop.families.language import known
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.families.shedding.moves import BareMove, Race
from hanafuda_desktop.families.speed.moves import Put, RoundWon, moved_at
from hanafuda_desktop.players.levels import GreedyPlayer, computer_times, level
from hanafuda_desktop.rules.fingerprint import digest
from hanafuda_desktop.rules.schema.game import GameBase

_DEALS: Final = range(1, 9)
"""The deals that are looked at."""
_DEALS_ALONE: Final = range(1, 41)
"""The same of a patience, in few of which the first yaku is near."""
_MOST_MOVES: Final = 600
"""A round that takes longer is given up: a house rule may have no end."""
_MOST_ALONE: Final = 24
"""The same for the moves up to the first yaku of a patience."""
_NEAR: Final = 6
"""A first yaku after so few moves is as near as can be wished."""
_MOVES_TOLD: Final = 4
"""So many moves are a beginning, in a patience without yaku."""
_STEP_MS: Final = 900
"""From one move to the next in a real-time game."""
_ENOUGH: Final = 4
"""An example that shows so much is taken at once."""
_SEVERAL: Final = 3
_MOST_KEPT: Final = 16

_kept: OrderedDict[str, Game | None] = OrderedDict()


def worked_example(rules: GameBase) -> Game | None:
    """The example; ``None`` if no round of these rules comes to its end."""
    found: Game | None = None
    for step in example_in_steps(rules):
        found = step if step is not None else found
    return found


def example_in_steps(rules: GameBase) -> Iterator[Game | None]:
    """The same for whoever has but little time at once: gives ``None`` after each move, and the
    example at last, if there is one.
    """
    key = digest(rules)
    if key not in _kept:
        _kept[key] = yield from _sought(rules)
        while len(_kept) > _MOST_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    if _kept[key] is not None:
        yield _kept[key]


def _sought(rules: GameBase) -> Generator[None, None, Game | None]:
    """The deal that shows most; of equal ones the first."""
    best: Game | None = None
    most = 0.0
    for seed in _DEALS_ALONE if rules.family == "tableau" else _DEALS:
        try:
            game, shows = yield from _played(rules, seed)
        except EngineError:  # such as a deck too small for the deal, which the checks tell
            return None
        if shows > most:
            best, most = game, shows
        if shows >= _ENOUGH:
            break
    return best


def _played(rules: GameBase, seed: int) -> Generator[None, None, tuple[Game, float]]:
    """A deal played to the end of its first round, and how much it shows; 0 if it has no end."""
    game = new_game(rules, seed=seed, players=_players(rules))
    if rules.family == "tableau":
        return game, (yield from _alone(game))
    chance = SplitMix64(seed)
    seats = [GreedyPlayer(mind_of, chance.next() >> 1) for _ in range(game.family.seats)]
    for _ in range(_MOST_MOVES):
        if game.outcome is not None:
            break
        events = game.push(_move(game, seats, chance))
        yield None
        for event in events:
            if isinstance(event, RoundEnded):
                return game, _shown(event.result)
            if isinstance(event, RoundWon):
                return game, _ENOUGH if not event.spoils.blocked else 1
    return game, 0


def _players(rules: GameBase) -> int | None:
    """As few as may play; but enough for a race, where a game has one, and three where everybody
    counts, so that there are others to count against.
    """
    rules, counts = known(rules), rules.player_counts
    if rules.family == "fishing" and rules.stopping is None:
        return next((count for count in counts if count >= _SEVERAL), next(iter(counts), None))
    if rules.family == "shedding":
        race = [count for count in counts if count >= max(_SEVERAL, rules.race.least_players)]
        return next(iter(race or counts), None)
    return next(iter(counts), None)


# --- who plays ---------------------------------------------------------------------------------


def _move(game: Game, seats: list[GreedyPlayer], chance: SplitMix64) -> Any:
    if game.rules.family == "speed":
        return _in_real_time(game, chance)
    seat = game.to_move
    assert seat is not None
    moves = game.legal_moves()
    turn: Any = game.view(seat).turn
    if turn.asked == "race" and any(isinstance(move, Race) for move in moves):
        reaction = level("standard").reaction
        times = computer_times(dict.fromkeys(turn.racers, reaction), game.seed)
        return Race(tuple(times[racer] for racer in turn.racers))
    if turn.asked == "race":
        return BareMove.DRAW_LOTS
    return seats[seat].choose(game.rules, game.view(seat), moves)


def _in_real_time(game: Game, chance: SplitMix64) -> Any:
    """Whatever can be done, a card into the middle rather than anything else."""
    moves = [move for seat in range(game.family.seats) for move in game.legal_moves(seat)]
    puts = [move for move in moves if isinstance(move, Put)] or moves
    move = puts[chance.below(len(puts))]
    return moved_at(move, game.state.now + 1 + chance.below(_STEP_MS))


def _alone(game: Game) -> Generator[None, None, float]:
    """Play a patience up to its first yaku; without yaku, some moves, one of which builds up."""
    rules = known(game.rules)
    assert rules.family == "tableau"
    wanted = bool(rules.yaku)
    seen = {game.state}
    for number in range(1, _MOST_ALONE + 1):
        move = _best_alone(game, seen)
        if move is None:
            return 0
        events = game.push(move)
        seen.add(game.state)
        yield None
        if any(isinstance(event, YakuMade) for event in events):
            return _ENOUGH * _NEAR / max(_NEAR, number)
        builds_up = any(_builds_up(event) for event in events)
        if not wanted and builds_up and number >= _MOVES_TOLD:
            return _ENOUGH
    return 0


def _best_alone(game: Game, seen: set[Any]) -> Any:
    """The move that gains most at once; none that leads back to a table seen before."""
    worth: list[tuple[int, int, Any]] = []
    for number, move in enumerate(game.legal_moves()):
        state, events = game.family.apply(game.state, move)
        if state not in seen:
            gain = max((_gain(event) for event in events), default=0)
            worth.append((gain, -number, move))
    return max(worth, key=lambda each: each[:2])[2] if worth else None


def _gain(event: Event) -> int:
    """What it is worth that this happens; which card is turned up counts for nothing."""
    match event:
        case YakuMade():
            return 5
        case CardTurnedUp():
            return 3
        case CardsMoved(source="w"):
            return 2
        case CardsMoved(source="s") | PileTurnedOver():
            return 1
        case _:
            return 4 if _builds_up(event) else 0


def _builds_up(event: Event) -> bool:
    return isinstance(event, CardsMoved) and event.target.startswith("f")


def _shown(result: RoundResult) -> int:
    """How much there is to learn from a round's account."""
    if result.ending is RoundEnding.DRAWN:
        return 1
    if result.ending is RoundEnding.SHED:
        dear = any((side.card_points or 0) > len(side.captured) for side in result.sides)
        return 2 + 2 * dear
    yaku = sum(len(side.yaku) for side in result.sides)
    factors = any(payment.factors for payment in result.payments)
    extra = any(each.extra for side in result.sides for each in side.yaku)
    return 1 + min(yaku, 2) + factors + extra + (len(set(result.gains)) > 1)
