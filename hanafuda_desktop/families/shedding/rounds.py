"""How a round begins and ends: the deal, the race for the winner's palm, the result, who deals the
next one.

What runs the race on a table is :mod:`.ui.race`; what times and lots mean stands in
:mod:`~.engine.reaction_race`.
"""

from __future__ import annotations

from operator import add
from typing import Any, Final

from hanafuda_desktop.cards.cardset import listed, mask_of
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine import reaction_race
from hanafuda_desktop.engine.events import (
    CardsDealt,
    DealerFound,
    DealtAgain,
    GameEnded,
    RaceRun,
    RoundBegun,
)
from hanafuda_desktop.engine.reaction_race import RaceResult
from hanafuda_desktop.engine.rounds import (
    FinishedRound,
    Payment,
    RoundEnding,
    RoundResult,
    SideResult,
    derived,
    draw_first_dealer,
    month_of,
)
from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.moves import BareMove, Log, Race
from hanafuda_desktop.families.shedding.state import (
    NO_CARD,
    NO_EFFECT,
    NOBODY,
    NOTHING_KNOWN,
    SheddingPhase,
    SheddingSeries,
    SheddingState,
)
from hanafuda_desktop.text.language import tr

HANDS: Final = tuple(f"h{seat}" for seat in range(7))
"""What the seats' hands are called in events."""
_MOST_REDEALS: Final = 50
"""House rules may make every deal count for nothing; after so many the last one is played."""
_make: Final[Any] = tuple.__new__  # makes a value in a third of the time that its class takes


# --- the deal (UN-1) -----------------------------------------------------------------------------


def deal_first_round(
    compiled: CompiledShedding, order: tuple[int, ...], seed: int, log: Log
) -> SheddingState:
    """Find the first dealer and deal the first round."""
    dealer, tries = draw_first_dealer(compiled.deck, compiled.players, compiled.values, seed)
    log.append(DealerFound(dealer, tries))
    series = SheddingSeries(seed, 1, dealer, (0,) * compiled.players, 0, ())
    return _deal(compiled, series, order, log)


def deal_next_round(compiled: CompiledShedding, state: SheddingState, log: Log) -> SheddingState:
    """Deal the round after a finished one."""
    seed, number, _, totals, drawn, sheet = state.series
    series = _make(SheddingSeries, (seed, number + 1, state.seat, totals, drawn, sheet))
    return _deal(compiled, series, (), log)


def _deal(
    compiled: CompiledShedding, series: SheddingSeries, order: tuple[int, ...], log: Log
) -> SheddingState:
    """Deal the round that the series has come to, as often as it takes; if no order is given, the
    deck is shuffled. The hands come first, then the field, the discard pile and the stock.
    """
    deal, players, dealer = compiled.deal, compiled.players, series.dealer
    field_from = deal.hand * players
    field_to = field_from + deal.field
    stock_from = field_to + deal.discard
    for again in range(_MOST_REDEALS + 1):
        if not order or again:
            order = shuffled(compiled.deck, derived(series.seed, series.number, again))
        log.append(RoundBegun(series.number, month_of(series.number), dealer))
        hands = _deal_hands(compiled, dealer, order, log)
        places = order[field_from:field_to]
        field = mask_of(places)
        log.append(CardsDealt("f", places))
        if deal.discard:
            log.append(CardsDealt("d", order[field_to:stock_from]))
        if again == _MOST_REDEALS or not any(need.met_by(field) for need in compiled.redeals):
            break
        log.append(DealtAgain(places, "field", tuple(range(len(places)))))
    stock, discard = order[: stock_from - 1 : -1], order[field_to:stock_from]
    return _first_state(series, hands, places, stock, discard)


def _first_state(
    series: SheddingSeries,
    hands: tuple[int, ...],
    places: tuple[int, ...],
    stock: tuple[int, ...],
    discard: tuple[int, ...],
) -> SheddingState:
    """The dealer is to play, and nothing has happened yet."""
    return SheddingState(
        phase=SheddingPhase.PLAY,
        seat=series.dealer,
        hands=hands,
        places=places,
        field=mask_of(places),
        stock=stock,
        discard=discard,
        drawn=NO_CARD,
        direction=1,
        effect=NO_EFFECT,
        struck=NOBODY,
        turns=0,
        passes=0,
        shuffles=0,
        memory=(NOTHING_KNOWN,) * len(hands),
        series=series,
    )


def _deal_hands(
    compiled: CompiledShedding, dealer: int, order: tuple[int, ...], log: Log
) -> tuple[int, ...]:
    """What each seat holds, the one after the dealer dealt first."""
    count, players = compiled.deal.hand, compiled.players
    hands = []
    for seat in range(players):
        start = (seat - dealer - 1) % players * count
        cards = order[start : start + count]
        hands.append(mask_of(cards))
        log.append(CardsDealt(HANDS[seat], cards))
    return tuple(hands)


# --- the race for the winner's palm, and what is paid by its order (UN-12, UN-13) ---------------

NO_RACE: Final = RaceResult((), ())
"""Nobody raced."""
_LOTS_FROM: Final = 900
_FUSES_FROM: Final = 950
"""Numbers from these on stand for a round's lot and its fuse, as the lower ones do for shuffles."""
_NOMINAL_MS: Final = 250
"""The time of the first one in a race that stands for all in which that seat is first."""


def race_moves(compiled: CompiledShedding) -> tuple[Race | BareMove, ...]:
    """Lots; and where hands settle it, one race for each racer who may be first."""
    if compiled.rules.race.settled_by == "chance":
        return (BareMove.DRAW_LOTS,)
    racers = range(compiled.players - 1)
    times = [
        tuple(_NOMINAL_MS * (1 + (racer - first) % len(racers)) for racer in racers)
        for first in racers
    ]
    return (BareMove.DRAW_LOTS, *map(Race, times))


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


def settled(compiled: CompiledShedding, state: SheddingState, move: Race | BareMove) -> RaceResult:
    """The race is settled by its times, or by lot."""
    rule = compiled.rules.race
    racers = compiled.others(state.seat, state.direction)
    seed = derived(state.series.seed, state.series.number, _LOTS_FROM)
    times = move.times if isinstance(move, Race) else ()
    first, last = rule.first == "exempt", rule.last == "forfeit"
    return reaction_race.run(times, racers, seed, first=first, last=last)


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
        Payment(seat, winner, worth[seat], (), points, limited=points != worth[seat])
        for seat, points in enumerate(owed)
        if seat not in (winner, exempt)
    )


# --- the end -------------------------------------------------------------------------------------


def end_round(
    compiled: CompiledShedding, state: SheddingState, race: RaceResult | None, log: Log
) -> SheddingState:
    """Say how the race went, and write the round down; the game is over, or its next dealer is
    asked to deal.

    Args:
        compiled: the game.
        state: with the winner's seat.
        race: how the race went, without racers if there was none; ``None`` if nobody won.
        log: where to add what happens.
    """
    if race is not None and race.order:
        log.append(RaceRun(race))
    seed, number, dealer, totals, drawn, sheet = state.series
    owed = (0,) * compiled.players if race is None else owed_to_winner(compiled, state, race.exempt)
    gains = gains_of(compiled, owed, state.seat)
    totals = tuple(map(add, totals, gains))
    finished = FinishedRound(
        dealer,
        RoundEnding.DRAWN if race is None else RoundEnding.SHED,
        gains,
        lambda: _result(compiled, state, race, owed, gains),
    )
    log.append(finished)
    drawn = drawn + 1 if race is None else 0
    series = SheddingSeries(seed, number, dealer, totals, drawn, (*sheet, finished))
    target = compiled.rules.target
    over = number >= compiled.rounds or (target is not None and max(totals) >= target)
    phase = SheddingPhase.OVER if over else SheddingPhase.NEXT
    next_dealer = _next_dealer(compiled, state, owed, won=race is not None)
    after: SheddingState = _make(SheddingState, (phase, next_dealer, *state[2:-1], series))
    if over:
        log.append(GameEnded(Outcome.of_totals(after.series.totals)))
    return after


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
        month=month_of(series.number),
        dealer=series.dealer,
        ending=RoundEnding.DRAWN if race is None else RoundEnding.SHED,
        winners=() if race is None else (state.seat,),
        sides=tuple(
            SideResult((seat,), listed(hand), worth[seat], 0, (), 0, 0, 0, gains[seat])
            for seat, hand in enumerate(state.hands)
        ),
        payments=() if race is None else payments(state.seat, race.exempt, worth, owed),
        gains=gains,
        losers_pay=compiled.rules.losers_pay,
        race=race if race is not None and race.order else None,
    )


def _next_dealer(
    compiled: CompiledShedding, state: SheddingState, owed: tuple[int, ...], *, won: bool
) -> int:
    """Who deals the next round (UN-15)."""
    rules, dealer, players = compiled.rules, state.series.dealer, compiled.players
    match rules.next_dealer if won else rules.drawn_dealer:
        case "winner":
            return state.seat
        case "loser":
            return max(compiled.others(state.seat, 1), key=owed.__getitem__)
        case "next":
            return (dealer + 1) % players
        case "same":
            return dealer
