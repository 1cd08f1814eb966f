"""Ends a turn, a round and the game: who is asked next, who deals next, who has won."""

from __future__ import annotations

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.events import (
    CardsMoved,
    Event,
    GameEnded,
    RoundEnded,
    YakuMade,
)
from hanafuda_desktop.engine.fishing import scoring
from hanafuda_desktop.engine.fishing.dealing import winning_hands
from hanafuda_desktop.engine.fishing.playing import Turn
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.scoring import Circumstances
from hanafuda_desktop.engine.fishing.state import FishingState, Phase
from hanafuda_desktop.engine.outcome import Outcome
from hanafuda_desktop.engine.rounds import Ending, RoundResult

__all__ = ["circumstances", "end_turn", "next_seat", "outcome_of", "settled_deal", "stop"]


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
    if not program.rules.dealt_hands:
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
    improved = False
    if changed and turn.captured[side] != before:
        improved = _tell_yaku(turn, before, side)
    over = _is_over(turn)
    if program.stopping is not None and improved:
        total = _total(turn, side)
        turn.facts = turn.facts._replace(last_yaku=seat)
        if total >= program.least and total > turn.facts.called_at[side]:
            if not over and _plays_again(turn, seat):
                return turn.state(Phase.CALL, seat=seat)
            return stop(program, turn.state(Phase.CALL, seat=seat), turn.events)
    if over:
        return _played_out(program, turn)
    return turn.state(Phase.PLAY, seat=next_seat(turn, seat))


def _total(turn: Turn, side: int) -> int:
    month = (turn.series.number - 1) % 12 + 1
    return scoring.best_reading(turn.program, month, turn.captured[side])[0]


def _tell_yaku(turn: Turn, before: int, side: int) -> bool:
    """Tell of yaku that are new or worth more; returns whether their sum grew."""
    month = (turn.series.number - 1) % 12 + 1
    program = turn.program
    after = turn.captured[side]
    new_total, reading = scoring.best_reading(program, month, after)
    if not new_total:
        return False
    old_total, old_reading = scoring.best_reading(program, month, before)
    had = {yaku.id: points for yaku, points in old_reading.made(before)}
    for yaku, points in reading.made(after):
        if points > had.get(yaku.id, 0):
            cards = tuple(members(after & yaku.cards))
            turn.events.append(YakuMade(turn.seat, yaku.id, cards, points))
    return new_total > old_total


def _is_over(turn: Turn) -> bool:
    rule = turn.program.rules.round_ends
    hands = any(turn.hands)
    stock = turn.drawn < len(turn.series.stock)
    if rule == "hands":
        return not hands
    if rule == "stock":
        return not stock
    return not hands and not stock


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


def _plays_again(turn: Turn, seat: int) -> bool:
    """Whether the seat has another turn in this round, so that going on can make sense (KK-3)."""
    rule = turn.program.rules.round_ends
    left = len(turn.series.stock) - turn.drawn
    if rule == "stock" or (rule == "both" and not turn.hands[seat]):
        return left >= turn.program.players
    return bool(turn.hands[seat])


def stop(program: FishingProgram, state: FishingState, events: list[Event]) -> FishingState:
    """The seat to move ends the round and scores."""
    result = scoring.stopped(program, circumstances(state), state.seat)
    return _end_round(program, state, result, events)


def _played_out(program: FishingProgram, turn: Turn) -> FishingState:
    """Everything is played: the odd cards go to their owners, then the round is counted."""
    if turn.facts.wild_uses:
        _give_odd_cards(turn)
    state = turn.state(Phase.NEXT, seat=turn.seat)
    of = circumstances(state)
    if program.stopping is None:
        result = scoring.counted(program, of)
    else:
        result = scoring.exhausted(program, of, turn.facts.last_yaku)
    return _end_round(program, state, result, turn.events)


def _give_odd_cards(turn: Turn) -> None:
    """Cards whose mates a wild card took (MU-7)."""
    program = turn.program
    for use in turn.facts.wild_uses:
        mates = [card for card in members(turn.field) if CARDS[card].month == use.month]
        if program.odd_mates[use.wild] == "user":
            _give(turn, mates, use.side)
        own = program.kin[use.wild]
        odd = list(members(turn.field & own))
        match program.odd_own[use.wild]:
            case "user":
                _give(turn, odd, use.side)
            case "pair":
                others = own & ~(1 << use.wild)
                counts = [(captured & others).bit_count() for captured in turn.captured]
                if max(counts) > 0:
                    _give(turn, odd, counts.index(max(counts)))


def _give(turn: Turn, cards: list[int], side: int) -> None:
    if cards:
        for card in cards:
            turn.field &= ~(1 << card)
            turn.captured[side] |= 1 << card
        turn.events.append(CardsMoved(tuple(cards), "f", f"p{side}"))


# --- rounds and the game -----------------------------------------------------------------------


def _end_round(
    program: FishingProgram, state: FishingState, result: RoundResult, events: list[Event]
) -> FishingState:
    """Write the round down; the game is over, or its next dealer is asked to deal."""
    series = state.series
    totals = tuple(a + b for a, b in zip(series.totals, result.gains, strict=True))
    series = series._replace(
        totals=totals,
        sheet=(*series.sheet, result),
        drawn=series.drawn + 1 if result.ending is Ending.DRAWN else 0,
    )
    events.append(RoundEnded(result))
    target = program.rules.target
    over = series.number >= program.rounds or (target is not None and max(totals) >= target)
    after = state._replace(
        phase=Phase.OVER if over else Phase.NEXT,
        seat=_next_dealer(program, result),
        series=series,
    )
    if over:
        events.append(GameEnded(outcome_of(after)))
    return after


def outcome_of(state: FishingState) -> Outcome:
    """The highest total wins; equal ones share (KK-7)."""
    totals = state.series.totals
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Outcome(winners=winners, scores=totals)


def _next_dealer(program: FishingProgram, result: RoundResult) -> int:
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
