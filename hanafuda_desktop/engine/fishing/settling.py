"""Ends a turn, a round and the game: who is asked next, who deals next, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from hanafuda_desktop.cards.cardset import listed, members, month_cards
from hanafuda_desktop.engine.events import (
    Event,
    GameEnded,
    RoundEnded,
    YakuMade,
)
from hanafuda_desktop.engine.fishing import scoring
from hanafuda_desktop.engine.fishing.dealing import winning_hands
from hanafuda_desktop.engine.fishing.paying import Circumstances
from hanafuda_desktop.engine.fishing.playing import Turn
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.state import FishingState, Phase, Series
from hanafuda_desktop.engine.fishing.turn import WildUse
from hanafuda_desktop.engine.outcome import Outcome
from hanafuda_desktop.engine.rounds import Ending, RoundResult

__all__ = [
    "circumstances",
    "end_turn",
    "next_dealer",
    "next_seat",
    "odd_cards",
    "outcome_of",
    "settled_deal",
    "stop",
]


def circumstances(state: FishingState) -> Circumstances:
    """What the round's worth depends on now."""
    facts, series = state.facts, state.series
    return Circumstances(
        number=series.number,
        dealer=series.dealer,
        captured=state.captured,
        callers=facts.callers,
        shown=tuple(cards.bit_count() // 3 for cards in facts.shown),
        bombs=facts.bombs,
        drawn_rounds=series.drawn,
        opening=series.opening,
    )


def settled_deal(program: FishingProgram, state: FishingState, events: list[Event]) -> FishingState:
    """The state after the deal; over at once when a dealt hand ends the round."""
    if not program.hands_that_win:
        return state
    found = winning_hands(program, state)
    if not found:
        return state
    of = circumstances(state)
    if len(found) > 1 and program.rules.dealt_hands_of_several == "drawn":
        return _end_round(program, state, scoring.drawn(program, of), events)
    seat, rule, hand = found[0]
    return _end_round(program, state, scoring.dealt_hand(program, of, seat, rule, hand), events)


def end_turn(turn: Turn) -> FishingState:
    """Take aside what was captured; then the player is asked, or the next one plays."""
    program = turn.program
    seat = turn.seat
    side = program.side_of[seat]
    before = turn.captured[side]
    changed = turn.take_aside()
    total = 0
    if changed and turn.captured[side] != before:
        total = _tell_yaku(turn, before, side, seat)
    over = turn.is_last()
    if program.stopping is not None and total:
        turn.facts = turn.facts._replace(last_yaku=seat)
        if total >= program.least and total > turn.facts.called_at[side]:
            if not over and _may_call(turn, seat) and _plays_again(turn, seat):
                return turn.state(Phase.CALL, seat=seat)
            return stop(program, turn.state(Phase.CALL, seat=seat), turn.events)
    if over:
        return _played_out(program, turn)
    return turn.state(Phase.PLAY, seat=next_seat(turn, seat))


def _tell_yaku(turn: Turn, before: int, side: int, seat: int) -> int:
    """Tell of yaku that are new or worth more; returns their sum if it grew, else 0."""
    month = (turn.series.number - 1) % 12 + 1
    program = turn.program
    after = turn.captured[side]
    total, made = scoring.best_worth(program, month, after)
    if not made:
        return 0
    old_total, old_made = scoring.best_worth(program, month, before)
    if made == old_made:
        return 0
    had = {yaku.number: points for yaku, points in old_made}
    for yaku, points in made:
        if points > had.get(yaku.number, 0):
            turn.events.append(YakuMade(seat, yaku.id, listed(after & yaku.cards), points))
    return total if total > old_total else 0


def next_seat(turn: Turn, seat: int) -> int:
    """The next seat that can do anything."""
    players = turn.program.players
    if turn.drawn < len(turn.series.stock):
        return (seat + 1) % players
    for step in range(1, players + 1):
        other = (seat + step) % players
        if turn.hands[other]:
            return other
    return (seat + 1) % players


def _may_call(turn: Turn, seat: int) -> bool:
    """Whether the rules let the seat go on once more."""
    stopping = turn.program.stopping
    most = None if stopping is None else stopping.most_calls
    return most is None or turn.facts.callers.count(seat) < most


def _plays_again(turn: Turn, seat: int) -> bool:
    """Whether the seat has another turn in this round, so that going on can make sense (KK-3)."""
    rule = turn.program.rules.round_ends
    # Everybody else draws before the seat's next turn.
    draws_again = len(turn.series.stock) - turn.drawn >= turn.program.players
    if rule == "stock":
        return draws_again
    if turn.hands[seat]:
        return True
    # Without a hand of its own, a round that ends with the hands must outlast the others' turns.
    return draws_again and (rule == "both" or any(hand & (hand - 1) for hand in turn.hands))


def stop(program: FishingProgram, state: FishingState, events: list[Event]) -> FishingState:
    """The seat to move ends the round and scores."""
    result = scoring.stopped(program, circumstances(state), state.seat)
    return _end_round(program, state, result, events)


def _played_out(program: FishingProgram, turn: Turn) -> FishingState:
    """Everything is played: the odd cards go to their owners, then the round is counted."""
    if program.wild:
        _give_odd_cards(turn)
    state = turn.state(Phase.NEXT, seat=turn.seat)
    of = circumstances(state)
    if program.stopping is None:
        result = scoring.counted(program, of)
    else:
        result = scoring.exhausted(program, of, turn.facts.last_yaku)
    return _end_round(program, state, result, turn.events)


def _give_odd_cards(turn: Turn) -> None:
    """Odd cards go to their owners, and the yaku that they make are told."""
    program = turn.program
    before = tuple(turn.captured)
    for cards, side in odd_cards(program, turn.field, before, turn.facts.wild_uses):
        turn.give(list(members(cards)), side)
    for side, captured in enumerate(before):
        if turn.captured[side] != captured:
            _tell_yaku(turn, captured, side, program.sides[side][0])


def odd_cards(
    program: FishingProgram, field: int, captured: Sequence[int], uses: Sequence[WildUse]
) -> list[tuple[int, int]]:
    """The cards left at the end whose mates a wild card took (MU-7), and wild cards that nobody
    could take; with the side that gets them.

    Args:
        program: the game.
        field: the cards left on the field.
        captured: what each side captured.
        uses: what wild cards captured.
    """
    given: list[tuple[int, int]] = []
    left = field
    for use in uses:
        if program.odd_mates[use.wild] == "user":
            given.append((left & month_cards(use.month), use.side))
            left &= ~month_cards(use.month)
        if program.odd_own[use.wild] == "user":
            given.append((left & program.kin[use.wild], use.side))
            left &= ~program.kin[use.wild]
    for wild, receiver in program.odd_own.items():
        own = program.kin[wild]
        counts = [(cards & own & ~(1 << wild)).bit_count() for cards in captured]
        if receiver == "pair" and max(counts) > 0:
            given.append((left & own, counts.index(max(counts))))
            left &= ~own
    return [(cards, side) for cards, side in given if cards]


# --- rounds and the game -----------------------------------------------------------------------


def _end_round(
    program: FishingProgram, state: FishingState, result: RoundResult, events: list[Event]
) -> FishingState:
    """Write the round down; the game is over, or its next dealer is asked to deal."""
    before = state.series
    totals = tuple(map(add, before.totals, result.gains))
    drawn = before.drawn + 1 if result.ending is Ending.DRAWN else 0
    series = Series(*before[:3], totals, drawn, (*before.sheet, result), *before[6:])
    events.append(RoundEnded(result))
    target = program.rules.target
    over = series.number >= program.rounds or (target is not None and max(totals) >= target)
    phase = Phase.OVER if over else Phase.NEXT
    after = FishingState(phase, next_dealer(program, result), *state[2:-1], series)
    if over:
        events.append(GameEnded(outcome_of(after)))
    return after


def outcome_of(state: FishingState) -> Outcome:
    """The highest total wins; equal ones share (KK-7)."""
    totals = state.series.totals
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Outcome(winners=winners, scores=totals)


def next_dealer(program: FishingProgram, result: RoundResult) -> int:
    """Who deals the next round (F-3)."""
    following = (result.dealer + 1) % program.players
    if result.ending is Ending.DRAWN:
        return result.dealer if program.rules.drawn_dealer == "same" else following
    match program.rules.next_dealer:
        case "same":
            return result.dealer
        case "next":
            return following
        case "best" | "worst" as which:
            sign = 1 if which == "best" else -1
            turns = [(result.dealer + step) % program.players for step in range(program.players)]
            # Where only the best result earns points, the results themselves still tell.
            worth = (
                [result.sides[program.side_of[seat]].result for seat in range(program.players)]
                if result.ending is Ending.COUNTED
                else result.gains
            )
            return max(turns, key=lambda seat: sign * worth[seat])
