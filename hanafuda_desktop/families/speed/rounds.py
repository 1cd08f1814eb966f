"""Lays out a round and ends it, and the game: stand-still, who takes which stack, who has won."""

from __future__ import annotations

from typing import Final, Literal

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import CardsDealt, Event, GameEnded
from hanafuda_desktop.engine.rounds import derived
from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.families.speed.compiled import SEATS, CompiledSpeed
from hanafuda_desktop.families.speed.moves import (
    CardTurnedDown,
    Column,
    Covered,
    GameStoodStill,
    Layout,
    RoundLaidOut,
    RoundSpoils,
    RoundUndecided,
    RoundWon,
    SpeedPhase,
    StackTaken,
    SuddenDeath,
    WhyTaken,
    count_of,
)
from hanafuda_desktop.families.speed.state import SpeedSeries, SpeedState

MOST_AGAIN: Final = 20
"""A round that had to be laid out again so often ends the game."""

# Lays out a round, from the whole deck or from what each seat has by then.


def first_round(
    compiled: CompiledSpeed, order: tuple[int, ...], seed: int, events: list[Event]
) -> SpeedState:
    """The first round: the deck is dealt in turn, a card to each seat (HP-1)."""
    series = SpeedSeries(seed, 1, 0, (0,) * SEATS, (0,) * SEATS, (), ())
    shares = [order[seat::SEATS] for seat in range(SEATS)]
    return _laid_out(compiled, series, shares, 0, events)


def next_round(
    compiled: CompiledSpeed, state: SpeedState, at: int, events: list[Event]
) -> SpeedState:
    """Everybody lays out anew from his own cards and what he takes (HP-10); after a round that
    nobody has won he takes back what he has fed (HP-12).
    """
    series = state.series
    held = [
        tuple(card for column in layout for card in column.cards) + deck
        for layout, deck in zip(state.layouts, state.decks, strict=True)
    ]
    if state.is_undecided:
        owners = [_owner(state, stack) for stack in range(len(state.stacks))]
        series = series._replace(again=series.again + 1)
    else:
        takes = series.spoils[-1].takes
        owners = [takes.index(stack) for stack in range(len(state.stacks))]
        series = series._replace(number=series.number + 1, again=0)
    for owner, cards in zip(owners, state.stacks, strict=True):
        held[owner] += cards
    shares = [
        shuffled(sorted(cards), derived(series.seed, series.number, series.again * SEATS + seat))
        for seat, cards in enumerate(held)
    ]
    return _laid_out(compiled, series, shares, at, events)


def _laid_out(
    compiled: CompiledSpeed,
    series: SpeedSeries,
    shares: list[tuple[int, ...]],
    now: int,
    events: list[Event],
) -> SpeedState:
    """A round before its first count, or one that is over already.

    Each seat lays out its cards row by row as far as they reach, the top card of each column open;
    what is left is its deck (HP-1, HP-11).
    """
    decks = tuple(cards[compiled.layout :][::-1] for cards in shares)
    short = tuple(seat for seat, deck in enumerate(decks) if not deck)
    few = compiled.rules.too_few
    count = 1 if short and few.stacks == "one" else SEATS
    state = SpeedState(
        phase=SpeedPhase.COUNT if len(short) < SEATS else SpeedPhase.PLAY,
        now=now,
        decks=decks,
        layouts=tuple(_columns(compiled, cards) for cards in shares),
        stacks=((),) * count,
        covered=(Covered(),) * count,
        series=series._replace(short=short),
    )
    events.append(RoundLaidOut(series.number, series.again))
    if short:
        points = compiled.rules.points is not None
        events.append(SuddenDeath(short, count, few.decides, points=points))
    # A layout of a single card has it face down from the start (HP-9).
    hidden: list[Event] = []
    for seat, layout in enumerate(state.layouts):
        if compiled.is_secret(layout):
            state = with_last_hidden(state, seat, hidden)
    events += [*_dealt(state), *hidden]
    return settled(compiled, state, events)


def _columns(compiled: CompiledSpeed, cards: tuple[int, ...]) -> Layout:
    columns: list[list[int]] = [[] for _ in compiled.sizes]
    rows = range(max(compiled.sizes))
    places = [at for row in rows for at, size in enumerate(compiled.sizes) if row < size]
    for at, card in zip(places, cards, strict=False):
        columns[at].append(card)
    return tuple(Column(tuple(column), max(len(column) - 1, 0)) for column in columns)


def _dealt(state: SpeedState) -> list[Event]:
    """What is dealt, as everybody sees it."""
    dealt: list[Event] = []
    for seat, (deck, layout) in enumerate(zip(state.decks, state.layouts, strict=True)):
        dealt.append(CardsDealt(f"t{seat}", (None,) * len(deck)))
        for number, (cards, down) in enumerate(layout, start=1):
            dealt.append(CardsDealt(f"c{seat}-{number}", (None,) * down + cards[down:]))
    return dealt


def with_last_hidden(state: SpeedState, seat: int, events: list[Event]) -> SpeedState:
    """A seat's last card lies face down from now on, and its owner has seen it."""
    layout = state.layouts[seat]
    number = next(number for number, column in enumerate(layout) if column.cards)
    cards = layout[number].cards
    events.append(CardTurnedDown(f"c{seat}-{number + 1}", cards[0]))
    after = (*layout[:number], Column(cards, 1), *layout[number + 1 :])
    return state._replace(
        layouts=tuple(after if other == seat else each for other, each in enumerate(state.layouts))
    )


# How a round ends, and the game.


def settled(compiled: CompiledSpeed, state: SpeedState, events: list[Event]) -> SpeedState:
    """The state after a move, once it is seen whether the round is over or stands still."""
    if state.phase is not SpeedPhase.PLAY:
        return state
    counts = [count_of(layout) for layout in state.layouts]
    if 0 in counts:
        return _won(compiled, state, counts.index(0), events, blocked=False)
    waited_for = (each for seat, each in enumerate(state.layouts) if not state.fumbles(seat))
    if not compiled.stands_still(waited_for, state.stacks):
        return state
    events.append(GameStoodStill())
    if any(state.decks):
        return state._replace(phase=SpeedPhase.COUNT)
    if compiled.rules.blocked == "fewest" and len(set(counts)) > 1:
        return _won(compiled, state, counts.index(min(counts)), events, blocked=True)
    if state.series.again < MOST_AGAIN:
        events.append(RoundUndecided(tuple(counts)))
        return state._replace(phase=SpeedPhase.NEXT)
    series = state.series._replace(again=MOST_AGAIN + 1)
    over = state._replace(phase=SpeedPhase.OVER, series=series)
    events.append(GameEnded(outcome_of(compiled, over)))
    return over


def may_count(compiled: CompiledSpeed, state: SpeedState) -> bool:
    """Whether *one, two, three* may follow.

    After a round that nobody has won it lays out by itself what nobody has laid out: so it went in
    records of former times, which play the same game for ever.
    """
    if state.is_undecided:
        state = next_round(compiled, state, state.now, [])
    return state.phase is SpeedPhase.COUNT


def _owner(state: SpeedState, stack: int) -> int:
    """Who feeds a stack; a single one belongs to whoever had a deck, or else to seat 0."""
    if len(state.stacks) > 1:
        return stack
    return next((seat for seat in range(SEATS) if seat not in state.series.short), 0)


def _won(
    compiled: CompiledSpeed, state: SpeedState, winner: int, events: list[Event], *, blocked: bool
) -> SpeedState:
    """A seat has won the round; the stacks are taken, and points are given (HP-10, HP-14)."""
    series = state.series
    spoils = _spoils(compiled, state, winner, blocked=blocked)
    series = series._replace(
        totals=tuple(map(int.__add__, series.totals, spoils.gains)),
        won=tuple(won + (seat == winner) for seat, won in enumerate(series.won)),
        spoils=(*series.spoils, spoils),
    )
    over = _is_over(compiled, series.number, spoils, series.short)
    after = state._replace(phase=SpeedPhase.OVER if over else SpeedPhase.NEXT, series=series)
    why = why_taken(spoils, compiled.rules.spoils.winner)
    events.append(RoundWon(spoils))
    events += [
        StackTaken(seat, f"m{take}", spoils.stacks[take], why[seat])
        for seat, take in enumerate(spoils.takes)
        if take >= 0
    ]
    if over:
        events.append(GameEnded(outcome_of(compiled, after)))
    return after


def _spoils(
    compiled: CompiledSpeed, state: SpeedState, winner: int, *, blocked: bool
) -> RoundSpoils:
    """What a won round comes to."""
    loser = 1 - winner
    spoils = RoundSpoils(
        number=state.series.number,
        winner=winner,
        blocked=blocked,
        at=state.now,
        takes=_takes(compiled, state, winner),
        stacks=tuple(map(len, state.stacks)),
        left=tuple(map(count_of, state.layouts)),
        decks=tuple(map(len, state.decks)),
        gains=(0,) * SEATS,
    )
    points = compiled.rules.points
    if points is None:
        return spoils
    counted = spoils.left[loser] if points.counts == "layout" else spoils.held[loser]
    return spoils._replace(gains=tuple(counted if seat == loser else 0 for seat in range(SEATS)))


def _takes(compiled: CompiledSpeed, state: SpeedState, winner: int) -> tuple[int, ...]:
    """Which stack each seat takes."""
    sizes = tuple(map(len, state.stacks))
    rule = compiled.rules.spoils.winner
    if len(sizes) == 1:
        taken, left = -1, 0
    elif rule == "own" or len(set(sizes)) == 1:
        taken, left = winner, 1 - winner
    else:
        taken = sizes.index(min(sizes) if rule == "smaller" else max(sizes))
        left = 1 - taken
    return (taken, left) if winner == 0 else (left, taken)


def why_taken(
    spoils: RoundSpoils, rule: Literal["smaller", "larger", "own"]
) -> tuple[WhyTaken, ...]:
    """Why each seat takes its stack (HP-10).

    Args:
        spoils: a finished round.
        rule: which stack is the winner's.
    """
    why: list[WhyTaken] = ["left", "left"]
    if len(spoils.stacks) == 1:
        why[1 - spoils.winner] = "only"
    else:
        why[spoils.winner] = "own" if len(set(spoils.stacks)) == 1 else rule
    return tuple(why)


def _is_over(
    compiled: CompiledSpeed, number: int, spoils: RoundSpoils, short: tuple[int, ...]
) -> bool:
    """Whether a round was the last one (HP-11)."""
    if number >= compiled.rounds or 0 in spoils.held:
        return True
    match compiled.rules.too_few.decides:
        case "anybody":
            return bool(short)
        case "short":
            return spoils.winner in short
        case "nobody":
            return False


def outcome_of(compiled: CompiledSpeed, state: SpeedState) -> Outcome:
    """Who won the finished game: the fewest points where they count (HP-14), else the last round
    that decided, or, if the agreed number of rounds is over, whoever has fewer cards.
    """
    series = state.series
    if compiled.rules.points is not None:
        best = min(series.totals)
        winners = tuple(seat for seat in range(SEATS) if series.totals[seat] == best)
        return Outcome(winners, series.totals)
    if not series.spoils or series.again > MOST_AGAIN:
        return Outcome((), series.won)
    last = series.spoils[-1]
    if 0 in last.held:
        return Outcome((last.held.index(0),), series.won)
    decided = _is_over(compiled, 0, last, series.short)
    fewest = min(last.held)
    if decided or last.held.count(fewest) > 1:
        return Outcome((last.winner,), series.won)
    return Outcome((last.held.index(fewest),), series.won)
