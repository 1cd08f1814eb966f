"""Ends a turn, a round and the game: who is asked next, who deals next, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Final

from hanafuda_desktop.cards.cardset import FULL_DECK, listed, month_cards
from hanafuda_desktop.engine.events import Event, GameEnded, RoundEnded, YakuMade
from hanafuda_desktop.engine.rounds import FinishedRound, RoundEnding
from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.families.fishing import score
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.deal import winning_hands
from hanafuda_desktop.families.fishing.moves import WildUse
from hanafuda_desktop.families.fishing.play import Handling, Turn
from hanafuda_desktop.families.fishing.score import Circumstances, payments_to, plain_payments
from hanafuda_desktop.families.fishing.state import FishingPhase, FishingState

_PLAY: Final = FishingPhase.PLAY
_CALL: Final = FishingPhase.CALL
_MOST_KNOWN: Final = 10_000
"""So many ways in which a round is stopped are remembered with what they bring."""


def circumstances(state: FishingState) -> Circumstances:
    """What the round's worth depends on now."""
    facts, series = state.facts, state.series
    return Circumstances(
        number=series.number,
        dealer=series.dealer,
        captured=state.captured,
        callers=facts.callers,
        shown=tuple([cards.bit_count() // 3 for cards in facts.shown])
        if any(facts.shown)
        else facts.shown,
        bombs=facts.bombs,
        drawn_rounds=series.drawn,
        opening=series.opening,
    )


def settled_deal(
    compiled: CompiledFishing, state: FishingState, events: list[Event] | None
) -> FishingState:
    """The state after the deal; over at once when a dealt hand ends the round."""
    found = winning_hands(compiled, state) if compiled.hands_that_win else []
    if not found:
        return state
    of = circumstances(state)
    if len(found) > 1 and compiled.rules.dealt_hands_of_several == "drawn":
        result = score.drawn(compiled, of)
    else:
        seat, rule, hand = found[0]
        result = score.dealt_hand(compiled, of, seat, rule, hand)
    return _end_round(compiled, state, FinishedRound.of(result), events)


def end_turn(turn: Turn) -> FishingState:
    """Take aside what was captured; then the player is asked, or the next one plays."""
    compiled = turn.compiled
    seat = turn.seat
    side = compiled.side_of[seat]
    before = turn.piles[side]
    turn.end()
    after = turn.piles[side]
    total = turn.tally.worth(after)
    if total <= turn.tally.worth(before):
        total = 0
    if turn.told is not None:
        turn.told += _yaku_told(compiled, turn.series.month, before, after, seat)
    return after_turn(compiled, turn.state(FishingPhase.PLAY, seat=seat), total, turn.told)


def after_turn(
    compiled: CompiledFishing, state: FishingState, total: int, events: list[Event] | None
) -> FishingState:
    """What follows a turn whose captured cards are taken aside.

    Args:
        compiled: the game.
        state: with the seat whose turn it was.
        total: what the seat's yaku are worth together, if that is more than before; else 0.
        events: where to add what happens, if somebody asks.
    """
    seat = state.seat
    over = compiled.is_over(state.held, stock=state.drawn < len(state.series.stock))
    if total and compiled.stopping is not None:
        facts = state.facts
        if facts.last_yaku != seat:
            facts = facts.with_last_yaku(seat)
            state = state.asking(_PLAY, seat, facts)
        if total >= compiled.least and total > facts.called_at[compiled.side_of[seat]]:
            if not over and _may_call(compiled, state) and _plays_again(compiled, state):
                return state.asking(_CALL, seat)
            return stop(compiled, state, events)
    if over:
        return _played_out(compiled, state, events)
    return state.asking(_PLAY, next_seat(compiled, state))


def _yaku_told(
    compiled: CompiledFishing, month: int, before: int, after: int, seat: int
) -> list[Event]:
    """Tells of yaku that are new or worth more, of a side's pile before and after."""
    before, after = before & FULL_DECK, after & FULL_DECK
    had = {yaku.number: points for yaku, points in score.best_worth(compiled, month, before).made}
    return [
        YakuMade(seat, yaku.id, listed(yaku.taken(after)), points)
        for yaku, points in score.best_worth(compiled, month, after).made
        if points > had.get(yaku.number, 0)
    ]


def next_seat(compiled: CompiledFishing, state: FishingState) -> int:
    """The next seat that can do anything."""
    players, seat = compiled.players, state.seat
    if state.drawn < len(state.series.stock):
        return (seat + 1) % players
    for step in range(1, players + 1):
        other = (seat + step) % players
        if state.held[other]:
            return other
    return (seat + 1) % players


def _may_call(compiled: CompiledFishing, state: FishingState) -> bool:
    """Whether the rules let the seat go on once more."""
    most = None if compiled.stopping is None else compiled.stopping.most_calls
    return most is None or state.facts.callers.count(state.seat) < most


def _plays_again(compiled: CompiledFishing, state: FishingState) -> bool:
    """Whether the seat has another turn in this round, so that going on can make sense (KK-3)."""
    rule = compiled.rules.round_ends
    # Everybody else draws before the seat's next turn.
    draws_again = len(state.series.stock) - state.drawn >= compiled.players
    if rule == "stock":
        return draws_again
    if state.held[state.seat]:
        return True
    # Without a hand of its own, a round that ends with the hands must outlast the others' turns.
    return draws_again and (rule == "both" or any(len(hand) > 1 for hand in state.held))


def stop(
    compiled: CompiledFishing, state: FishingState, events: list[Event] | None
) -> FishingState:
    """The seat to move ends the round and scores."""
    seat = state.seat
    finished = FinishedRound(
        state.series.dealer,
        RoundEnding.STOPPED,
        _gains_of_stopping(compiled, state),
        lambda: score.stopped(compiled, circumstances(state), seat),
    )
    return _end_round(compiled, state, finished, events)


def _gains_of_stopping(compiled: CompiledFishing, state: FishingState) -> tuple[int, ...]:
    """What stopping now adds to each seat's total; rounds that agree in what matters for it are
    many, and their gains are remembered.
    """
    seat, facts, series = state.seat, state.facts, state.series
    side = compiled.side_of[seat]
    claims = compiled.tally(series.number).claims(state.piles[side])
    key = (
        seat,
        tuple([(total, made & compiled.yaku_that_matter) for total, made in claims]),
        facts.callers,
        _conditions(compiled, state.piles, side) if compiled.captured_matter else (),
        (facts.shown, facts.bombs) if compiled.has_triples else (),
        compiled.of_round(series),
    )
    known = compiled.known_gains
    gains = known.get(key)
    if gains is None:
        gains = score.gains_of(compiled, payments_to(compiled, circumstances(state), seat))
        if len(known) >= _MOST_KNOWN:
            known.clear()
        known[key] = gains
    return gains


def _conditions(compiled: CompiledFishing, piles: tuple[int, ...], winner: int) -> tuple[bool, ...]:
    """Which conditions of multipliers hold that are about captured cards."""
    found: list[bool] = []
    for factor in compiled.factors:
        payer = factor.payer
        if payer is not None:
            found += [payer.holds(pile & FULL_DECK) for pile in piles]
        for needs in factor.captured:
            captured = piles[winner] & FULL_DECK
            found.append(all(need.met_by(captured) for need in needs))
    return tuple(found)


def _played_out(
    compiled: CompiledFishing, state: FishingState, events: list[Event] | None
) -> FishingState:
    """Everything is played: the odd cards go to their owners, then the round is counted."""
    if compiled.wild:
        state = _odd_cards_given(compiled, state, events)
    if compiled.stopping is None:
        series = state.series
        yaku = list(map(compiled.tally(series.number).worth, state.piles))
        results = score.counted_results(compiled, state.captured, yaku)
        finished = FinishedRound(
            series.dealer,
            RoundEnding.COUNTED,
            score.counted_gains(compiled, results),
            lambda: score.counted(compiled, circumstances(state)),
            results,
        )
    else:
        finished = _exhausted(compiled, state)
    return _end_round(compiled, state, finished, events)


def _exhausted(compiled: CompiledFishing, state: FishingState) -> FinishedRound:
    """Nobody stopped before the cards ran out."""
    last_yaku = state.facts.last_yaku
    gains, ending = (0,) * compiled.players, RoundEnding.DRAWN
    if compiled.rules.exhausted.scores != "nobody":
        awarded = score.awarded_to(compiled, circumstances(state), last_yaku)
        if awarded is not None:
            gains = score.gains_of(compiled, plain_payments(compiled, *awarded))
            ending = RoundEnding.EXHAUSTED
    return FinishedRound(
        state.series.dealer,
        ending,
        gains,
        lambda: score.exhausted(compiled, circumstances(state), last_yaku),
    )


def _odd_cards_given(
    compiled: CompiledFishing, state: FishingState, events: list[Event] | None
) -> FishingState:
    """Odd cards go to their owners, and the yaku that they make are told."""
    turn = Handling(compiled, state, events)
    for cards, side in odd_cards(compiled, state.field, state.captured, state.facts.wild_uses):
        turn.give(cards, side)
    if turn.told is not None:
        for side, before in enumerate(state.piles):
            after, seat = turn.piles[side], compiled.sides[side][0]
            turn.told += _yaku_told(compiled, state.series.month, before, after, seat)
    return turn.state(FishingPhase.NEXT, seat=state.seat)


def odd_cards(
    compiled: CompiledFishing, field: int, captured: Sequence[int], uses: Sequence[WildUse]
) -> list[tuple[int, int]]:
    """The cards left at the end whose mates a wild card took (MU-7), and wild cards that nobody
    could take; with the side that gets them.

    Args:
        compiled: the game.
        field: the cards left on the field.
        captured: what each side captured.
        uses: what wild cards captured.
    """
    given: list[tuple[int, int]] = []
    left = field
    for use in uses:
        if compiled.odd_mates[use.wild] == "user":
            given.append((left & month_cards(use.month), use.side))
            left &= ~month_cards(use.month)
        if compiled.odd_own[use.wild] == "user":
            given.append((left & compiled.kin[use.wild], use.side))
            left &= ~compiled.kin[use.wild]
    for wild, receiver in compiled.odd_own.items():
        own = compiled.kin[wild]
        counts = [(cards & own & ~(1 << wild)).bit_count() for cards in captured]
        if receiver == "pair" and max(counts) > 0:
            given.append((left & own, counts.index(max(counts))))
            left &= ~own
    return [(cards, side) for cards, side in given if cards]


# --- rounds and the game -----------------------------------------------------------------------


def _end_round(
    compiled: CompiledFishing,
    state: FishingState,
    finished: FinishedRound,
    events: list[Event] | None,
) -> FishingState:
    """Write the round down; the game is over, or its next dealer is asked to deal."""
    before = state.series
    totals = tuple(map(add, before.totals, finished.gains))
    drawn = before.drawn + 1 if finished.ending is RoundEnding.DRAWN else 0
    series = before.with_sheet(totals, drawn, (*before.sheet, finished))
    target = compiled.rules.target
    over = series.number >= compiled.rounds or (target is not None and max(totals) >= target)
    phase = FishingPhase.OVER if over else FishingPhase.NEXT
    after = state.ended(phase, next_dealer(compiled, finished), series)
    if events is not None:
        events.append(RoundEnded(finished.result))
        if over:
            events.append(GameEnded(outcome_of(after)))
    return after


def outcome_of(state: FishingState) -> Outcome:
    """The highest total wins; equal ones share (KK-7)."""
    totals = state.series.totals
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return Outcome(winners=winners, scores=totals)


def next_dealer(compiled: CompiledFishing, finished: FinishedRound) -> int:
    """Who deals the next round (F-3)."""
    dealer, players = finished.dealer, compiled.players
    following = (dealer + 1) % players
    if finished.ending is RoundEnding.DRAWN:
        return dealer if compiled.rules.drawn_dealer == "same" else following
    match compiled.rules.next_dealer:
        case "same":
            return dealer
        case "next":
            return following
        case "best" | "worst" as which:
            sign = 1 if which == "best" else -1
            worth = finished.gains
            if finished.ending is RoundEnding.COUNTED:
                # Where only the best result earns points, the results themselves still tell.
                worth = tuple([finished.results[side] for side in compiled.side_of])
            turns = [(dealer + step) % players for step in range(players)]
            return max(turns, key=lambda seat: sign * worth[seat])
