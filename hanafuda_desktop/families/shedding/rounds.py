"""Ends a turn, a round and the game: effects, who is next, the race, who pays, who deals."""

from __future__ import annotations

from operator import add
from typing import Final

from hanafuda_desktop.cards.cardset import listed
from hanafuda_desktop.engine.events import Event, GameEnded, RaceRun, RoundEnded
from hanafuda_desktop.engine.race import RaceResult, lots, run
from hanafuda_desktop.engine.rounds import (
    FinishedRound,
    Payment,
    RoundEnding,
    RoundResult,
    SideResult,
    derived,
)
from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.events import (
    DirectionTurned,
    EffectStruck,
    HandsSwapped,
    PalmLaid,
    TurnLost,
)
from hanafuda_desktop.families.shedding.moves import Race
from hanafuda_desktop.families.shedding.play import Turn
from hanafuda_desktop.families.shedding.state import (
    NO_EFFECT,
    NOBODY,
    SheddingPhase,
    SheddingSeries,
    SheddingState,
)

LOTS_FROM: Final = 900
FUSES_FROM: Final = 950
"""Numbers from these on stand for a round's lot and its fuse, as the lower ones do for shuffles."""
_PLAY: Final = SheddingPhase.PLAY
NO_RACE: Final = RaceResult((), ())
"""Nobody raced."""


# --- the end of a turn ---------------------------------------------------------------------------


def end_turn(turn: Turn, *, effect: bool) -> SheddingState:
    """The round is won; or the effect is fixed, the field is filled, and the effect is carried out.

    Args:
        turn: the turn, all its cards laid or drawn.
        effect: whether the top card of the discard pile has its effect now; only if this turn
            discarded it.
    """
    compiled, seat = turn.compiled, turn.seat
    turn.turns += 1
    turn.effect, turn.struck = NO_EFFECT, NOBODY
    if not turn.hands[seat]:
        return _won(turn)
    number = compiled.effect_of[turn.discard[-1]] if effect else NO_EFFECT
    if number == NO_EFFECT:
        if turn.field.bit_count() != compiled.deal.field:
            turn.fill_field()
        return _passed_on(turn, compiled.next_seat(seat, turn.direction))
    turn.effect = number
    turn.struck = aimed_at(compiled, number, seat, turn.direction)
    if turn.told is not None:
        turn.told.append(EffectStruck(turn.struck, compiled.effects[number].id, turn.discard[-1]))
    turn.fill_field()
    return _struck(turn)


def aimed_at(compiled: CompiledShedding, number: int, seat: int, direction: int) -> int:
    """The seat at which an effect is aimed that comes of a seat's turn."""
    effect = compiled.effects[number]
    turned = -direction if effect.reverse else direction
    if effect.again and not (effect.draw or effect.swap == "next"):
        return seat
    return compiled.next_seat(seat, turned)


def _struck(turn: Turn) -> SheddingState:
    """Carry out the effect of a turn, up to the choice of a hand to swap with."""
    effect = turn.compiled.effects[turn.effect]
    if effect.reverse:
        turn.direction = -turn.direction
        if turn.told is not None:
            turn.told.append(DirectionTurned(turn.direction))
    if effect.swap == "choose" and turn.compiled.players > 2:
        return turn.state(SheddingPhase.SWAP, turn.seat)
    if effect.swap != "nobody":
        return after_swap(turn, turn.compiled.next_seat(turn.seat, turn.direction))
    return _drawn_and_skipped(turn)


def after_swap(turn: Turn, other: int) -> SheddingState:
    """Swap hands with a seat, and carry out the rest of the effect."""
    turn.swap(other)
    if turn.told is not None:
        turn.told.append(HandsSwapped(turn.seat, other))
    return _drawn_and_skipped(turn)


def _drawn_and_skipped(turn: Turn) -> SheddingState:
    """Others draw and lose their turn, and the next one plays (UN-9)."""
    compiled, seat = turn.compiled, turn.seat
    effect = compiled.effects[turn.effect]
    following = compiled.next_seat(seat, turn.direction)
    if effect.draw:
        who = compiled.others(seat, turn.direction) if effect.who == "others" else (following,)
        for each in who:
            turn.draw(each, effect.draw)
    if effect.skip and not effect.again:
        # A turn is lost only where it would have come now.
        if turn.told is not None:
            turn.told.append(TurnLost(following))
        following = compiled.next_seat(following, turn.direction)
    return _passed_on(turn, seat if effect.again else following)


def _passed_on(turn: Turn, seat: int) -> SheddingState:
    """The next turn begins, unless the round has become endless."""
    if turn.turns >= turn.compiled.rules.most_turns or turn.passes >= turn.compiled.players:
        return end_round(turn.compiled, turn.state(_PLAY, turn.seat), None, turn.told)
    return turn.state(_PLAY, seat)


def _won(turn: Turn) -> SheddingState:
    """The seat is without cards (UN-11)."""
    if turn.told is not None:
        turn.told.append(PalmLaid(turn.seat))
    if turn.compiled.races:
        return turn.state(SheddingPhase.RACE, turn.seat)
    return end_round(turn.compiled, turn.state(_PLAY, turn.seat), NO_RACE, turn.told)


# --- the race and the round ----------------------------------------------------------------------


def raced(
    compiled: CompiledShedding, state: SheddingState, race: Race | None, events: list[Event] | None
) -> SheddingState:
    """The race is settled by these times, or by lot; and with it the round (UN-13)."""
    rule = compiled.rules.race
    racers = compiled.others(state.seat, state.direction)
    seed = derived(state.series.seed, state.series.number, LOTS_FROM)
    first, last = rule.first == "exempt", rule.last == "forfeit"
    if race is None:
        result = lots(racers, seed, first=first, last=last)
    else:
        result = run(race.times, racers, seed, first=first, last=last)
    if events is not None:
        events.append(RaceRun(result))
    return end_round(compiled, state, result, events)


def end_round(
    compiled: CompiledShedding,
    state: SheddingState,
    race: RaceResult | None,
    events: list[Event] | None,
) -> SheddingState:
    """Write the round down; the game is over, or its next dealer is asked to deal.

    Args:
        compiled: the game.
        state: with the winner's seat.
        race: how the race went, without racers if there was none; ``None`` if nobody won.
        events: where to add what happens, if somebody asks.
    """
    before = state.series
    owed = (0,) * compiled.players if race is None else _owed(compiled, state, race.exempt)
    gains = _gains(compiled, owed, state.seat)
    ending = RoundEnding.DRAWN if race is None else RoundEnding.SHED
    finished = FinishedRound(
        before.dealer, ending, gains, lambda: _result(compiled, state, race, owed, gains)
    )
    series = SheddingSeries(
        before.seed,
        before.number,
        before.dealer,
        tuple(map(add, before.totals, gains)),
        before.drawn + 1 if race is None else 0,
        (*before.sheet, finished),
    )
    over = _is_over(compiled, series)
    dealer = _next_dealer(compiled, state, owed, won=race is not None)
    phase = SheddingPhase.OVER if over else SheddingPhase.NEXT
    # As state._replace(...) makes it, in a third of the time.
    after: SheddingState = tuple.__new__(SheddingState, (phase, dealer, *state[2:-1], series))
    if events is not None:
        events.append(RoundEnded(finished.result))
        if over:
            events.append(GameEnded(outcome_of(after)))
    return after


def _is_over(compiled: CompiledShedding, series: SheddingSeries) -> bool:
    """Whether a finished round was the last one."""
    target = compiled.rules.target
    return series.number >= compiled.rounds or (target is not None and max(series.totals) >= target)


def _owed(compiled: CompiledShedding, state: SheddingState, exempt: int | None) -> tuple[int, ...]:
    """What each seat pays the winner (UN-12)."""
    limit = compiled.rules.limit
    owed = []
    for seat, hand in enumerate(state.hands):
        worth = 0 if seat in (state.seat, exempt) else compiled.worth(hand)
        owed.append(worth if limit is None else min(worth, limit))
    return tuple(owed)


def _gains(compiled: CompiledShedding, owed: tuple[int, ...], winner: int) -> tuple[int, ...]:
    pays = compiled.rules.losers_pay
    gains = [-points if pays else 0 for points in owed]
    gains[winner] += sum(owed)
    return tuple(gains)


def gains_before_race(compiled: CompiledShedding, state: SheddingState) -> tuple[float, ...]:
    """What a round adds to each seat's total on average, if any racer is as likely to be first."""
    owed = _owed(compiled, state, None)
    racers = compiled.players - 1
    share = (racers - 1) / racers if compiled.rules.race.first == "exempt" else 1.0
    return tuple([points * share for points in _gains(compiled, owed, state.seat)])


def _result(
    compiled: CompiledShedding,
    state: SheddingState,
    race: RaceResult | None,
    owed: tuple[int, ...],
    gains: tuple[int, ...],
) -> RoundResult:
    """The whole story of a round."""
    worth = [compiled.worth(hand) for hand in state.hands]
    series = state.series
    return RoundResult(
        number=series.number,
        month=(series.number - 1) % 12 + 1,
        dealer=series.dealer,
        ending=RoundEnding.DRAWN if race is None else RoundEnding.SHED,
        winners=() if race is None else (state.seat,),
        sides=tuple(
            SideResult((seat,), listed(hand), worth[seat], 0, (), 0, 0, 0, gains[seat])
            for seat, hand in enumerate(state.hands)
        ),
        payments=() if race is None else _payments(state.seat, race.exempt, worth, owed),
        gains=gains,
        losers_pay=compiled.rules.losers_pay,
        race=race if race is not None and race.order else None,
    )


def _payments(
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


def _next_dealer(
    compiled: CompiledShedding, state: SheddingState, owed: tuple[int, ...], *, won: bool
) -> int:
    """Who deals the next round (UN-15)."""
    rules, dealer, players = compiled.rules, state.series.dealer, compiled.players
    if not won:
        return dealer if rules.drawn_dealer == "same" else (dealer + 1) % players
    match rules.next_dealer:
        case "winner":
            return state.seat
        case "loser":
            turns = compiled.others(state.seat, 1)
            return max(turns, key=owed.__getitem__)
        case "next":
            return (dealer + 1) % players
        case "same":
            return dealer


def outcome_of(state: SheddingState) -> Outcome:
    """The highest total wins; equal ones share."""
    totals = state.series.totals
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Outcome(winners=winners, scores=totals)
