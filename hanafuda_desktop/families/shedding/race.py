"""The race for the winner's palm (UN-13): its moves, its fuse, how it is settled, and what is paid
by its order (UN-12).

What runs it on a table is :mod:`.ui.race`; what times and lots mean stands in
:mod:`~.engine.reaction_race`.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.engine import reaction_race
from hanafuda_desktop.engine.reaction_race import RaceResult
from hanafuda_desktop.engine.rounds import Payment, derived
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.moves import DRAW_LOTS, DrawLots, Race
from hanafuda_desktop.families.shedding.state import SheddingState
from hanafuda_desktop.text.language import tr

NO_RACE: Final = RaceResult((), ())
"""Nobody raced."""
_LOTS_FROM: Final = 900
_FUSES_FROM: Final = 950
"""Numbers from these on stand for a round's lot and its fuse, as the lower ones do for shuffles."""
_NOMINAL_MS: Final = 250
"""The time of the first one in a race that stands for all in which that seat is first."""


def race_moves(compiled: CompiledShedding) -> tuple[Race | DrawLots, ...]:
    """Lots; and where hands settle it, one race for each racer who may be first."""
    if compiled.rules.race.settled_by == "chance":
        return (DRAW_LOTS,)
    racers = range(compiled.players - 1)
    times = [
        tuple(_NOMINAL_MS * (1 + (racer - first) % len(racers)) for racer in racers)
        for first in racers
    ]
    return (DRAW_LOTS, *map(Race, times))


def why_not_race(compiled: CompiledShedding, race: Race) -> str | None:
    """Why a race with these times is not legal; ``None`` when it is."""
    if compiled.rules.race.settled_by == "chance":
        return tr("In this game the lot decides the race.")
    return reaction_race.fault_in(race.times, compiled.players - 1)


def first_fuse(state: SheddingState) -> int:
    """How many milliseconds after its start the signal of this round's race comes, where it is run
    for the first time.

    No view shows it, and whoever races must not be told.
    """
    return reaction_race.fuse(derived(state.series.seed, state.series.number, _FUSES_FROM))


def settled(compiled: CompiledShedding, state: SheddingState, move: Race | DrawLots) -> RaceResult:
    """The race is settled by its times, or by lot."""
    rule = compiled.rules.race
    racers = compiled.others(state.seat, state.direction)
    seed = derived(state.series.seed, state.series.number, _LOTS_FROM)
    first, last = rule.first == "exempt", rule.last == "forfeit"
    if isinstance(move, Race):
        return reaction_race.run(move.times, racers, seed, first=first, last=last)
    return reaction_race.lots(racers, seed, first=first, last=last)


# --- what is paid ---------------------------------------------------------------------------------


def owed_to_winner(
    compiled: CompiledShedding, state: SheddingState, exempt: int | None
) -> tuple[int, ...]:
    """What each seat pays the winner, whose seat the state has."""
    limit = compiled.rules.limit
    owed = []
    for seat, hand in enumerate(state.hands):
        worth = 0 if seat in (state.seat, exempt) else compiled.worth(hand)
        owed.append(worth if limit is None else min(worth, limit))
    return tuple(owed)


def gains_of(compiled: CompiledShedding, owed: tuple[int, ...], winner: int) -> tuple[int, ...]:
    """What this adds to each seat's total."""
    pays = compiled.rules.losers_pay
    gains = [-points if pays else 0 for points in owed]
    gains[winner] += sum(owed)
    return tuple(gains)


def gains_before_race(compiled: CompiledShedding, state: SheddingState) -> tuple[float, ...]:
    """What a round adds to each seat's total on average, if any racer is as likely to be first."""
    owed = owed_to_winner(compiled, state, None)
    racers = compiled.players - 1
    share = (racers - 1) / racers if compiled.rules.race.first == "exempt" else 1.0
    return tuple([points * share for points in gains_of(compiled, owed, state.seat)])


def payments(
    winner: int, exempt: int | None, worth: list[int], owed: tuple[int, ...]
) -> tuple[Payment, ...]:
    """What everybody pays the winner, but for whoever need not: what a hand is worth, or less."""
    return tuple(
        Payment(
            payer=seat,
            payee=winner,
            base=worth[seat],
            factors=(),
            amount=points,
            limited=points != worth[seat],
        )
        for seat, points in enumerate(owed)
        if seat not in (winner, exempt)
    )
