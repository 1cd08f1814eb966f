"""Rounds: the first dealer, the deal, what follows a turn, and how a round and the game end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import add
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import (
    listed,
    mask_of,
    month_cards,
    months_of_three,
    whole_months,
)
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.rounds import (
    MOST_TRIES,
    FinishedRound,
    RoundEnding,
    derived,
    draw_first_dealer,
    earliest,
)
from hanafuda_desktop.families.fishing import score
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.moves import PLAIN, Play, WildUse
from hanafuda_desktop.families.fishing.schema import DealtHand
from hanafuda_desktop.families.fishing.score import Circumstances, payments_to, plain_payments
from hanafuda_desktop.families.fishing.state import (
    BETWEEN_TURNS,
    NO_CARD,
    NOWHERE,
    FishingPhase,
    FishingSeries,
    FishingState,
    RoundFacts,
    Running,
)

PICK_FROM: Final = 8
"""How many cards lie face down for the players to pick from (F-2)."""
_A_MONTH: Final = 4
_MOST_REDEALS: Final = 10
"""House rules may make every deal count for nothing; after so many the last one is played."""

_PLAY: Final = FishingPhase.PLAY
_CALL: Final = FishingPhase.CALL
_ON_NO_PLACE: Final = bytes([NOWHERE]) * CARD_COUNT


@lru_cache(maxsize=16)
def _no_facts(players: int, sides: int) -> RoundFacts:
    nobody = (0,) * players
    return RoundFacts((), (0,) * sides, -1, nobody, nobody, nobody, (), (), nobody)


def _begun(
    compiled: CompiledFishing,
    series: FishingSeries,
    held: tuple[tuple[Play, ...], ...],
    places: bytes = _ON_NO_PLACE,
) -> FishingState:
    """A round before its first turn; without hands, before its deal."""
    sides = len(compiled.sides)
    return FishingState(
        phase=_PLAY if held else FishingPhase.PICK,
        seat=series.dealer if held else 0,
        held=held or ((),) * compiled.players,
        field=series.opening,
        pairs=compiled.pairs_on(series.opening),
        trail=places,
        piles=(compiled.tally(series.number).empty,) * sides,
        drawn=0,
        running=BETWEEN_TURNS,
        counted=0,
        facts=_no_facts(compiled.players, sides),
        series=series,
    )


def begin(compiled: CompiledFishing, order: tuple[int, ...], seed: int) -> FishingState:
    """Find the first dealer (F-2) and deal; or lay down the cards to pick from."""
    totals = (0,) * compiled.players
    if compiled.rules.first_dealer == "pick":
        return _laid_to_pick(compiled, FishingSeries(seed, 0, 0, totals, 0, (), (), 0, order), 0)
    dealer, _ = draw_first_dealer(compiled.deck, compiled.players, compiled.values, seed)
    return deal_round(compiled, FishingSeries(seed, 1, dealer, totals, 0, (), (), 0), order)


def _laid_to_pick(compiled: CompiledFishing, series: FishingSeries, tries: int) -> FishingState:
    stock = shuffled(compiled.deck, derived(series.seed, 0, tries))
    state = _begun(compiled, series._replace(stock=stock), ())
    # Nothing is drawn meanwhile; here it tells each try from the next.
    return state._replace(running=Running(draws=tries))


def picked(compiled: CompiledFishing, state: FishingState, place: int) -> FishingState:
    """The seat to move picked a card; when all have, the earliest month deals."""
    picks = (*state.facts.picks, place)
    series = state.series
    if len(picks) < compiled.players:
        return state._replace(seat=state.seat + 1, facts=state.facts._replace(picks=picks))
    dealer = earliest([series.stock[each] for each in picks], compiled.values)
    if dealer < 0 and state.running.draws < MOST_TRIES:
        return _laid_to_pick(compiled, series, state.running.draws + 1)
    first = FishingSeries(series.seed, 1, max(dealer, 0), series.totals, 0, (), (), 0)
    return deal_round(compiled, first, series.order)


class RoundDeal(NamedTuple):
    """One deal of a round.

    Attributes:
        hands: each seat's cards, in the order in which they were dealt.
        field: the cards on the field, likewise.
        opening: the same as a set.
        stock: the rest, the first card to be drawn first.
        why: why it does not count, ``field`` or the id of a dealt hand; or ``None``.
    """

    hands: tuple[tuple[int, ...], ...]
    field: tuple[int, ...]
    opening: int
    stock: tuple[int, ...]
    why: str | None


def deals(
    compiled: CompiledFishing, series: FishingSeries, order: tuple[int, ...]
) -> Iterator[RoundDeal]:
    """The deals of the round that a series has come to, up to the one that counts.

    Args:
        compiled: the game.
        series: with the number and the dealer of the round.
        order: the deck as it is to be dealt; empty, it is shuffled.
    """
    deal = compiled.deal
    dealt = deal.hand * compiled.players + deal.field
    places = _places_in_deck(deal.hand, deal.field, deal.packet, compiled.players, series.dealer)
    for again in range(_MOST_REDEALS + 1):
        if not order or again:
            order = shuffled(compiled.deck, derived(series.seed, series.number, again))
        *hands, field = [tuple(map(order.__getitem__, pile)) for pile in places]
        opening = mask_of(field)
        why = _dealt_again(compiled, hands, opening) if again < _MOST_REDEALS else None
        yield RoundDeal(tuple(hands), field, opening, order[dealt:], why)
        if why is None:
            return


def deal_round(
    compiled: CompiledFishing, series: FishingSeries, order: tuple[int, ...] = ()
) -> FishingState:
    """Deal the round that a series has come to, as often as it takes; it is over at once when a
    dealt hand ends it.
    """
    *_, (hands, field, opening, stock, _) = deals(compiled, series, order)
    series = series._replace(stock=stock, opening=opening)
    held = tuple([tuple(map(PLAIN.__getitem__, sorted(hand))) for hand in hands])
    state = _begun(compiled, series, held, dealt_places(compiled, field, opening))
    if compiled.rules.four_on_field == "dealer":
        state = _dealers_month(compiled, state)
    return _settled_deal(compiled, state)


@lru_cache(maxsize=256)
def _places_in_deck(
    hand: int, field: int, packet: int, players: int, dealer: int
) -> list[list[int]]:
    """Where the cards of each hand lie in a deck in dealing order, and those of the field: it is
    dealt to the others in turn, to the field, to the dealer (MU-1).
    """
    goals = [hand] * (players - 1) + [field, hand]
    piles: list[list[int]] = [[] for _ in goals]
    at = 0
    while at < sum(goals):
        for pile, goal in zip(piles, goals, strict=True):
            count = min(packet or goal, goal - len(pile))
            pile.extend(range(at, at + count))
            at += count
    *others, laid, dealers = piles
    # The first of them belongs to the seat after the dealer's.
    first = players - 1 - dealer
    return [*others[first:], dealers, *others[:first], laid]


def dealt_places(compiled: CompiledFishing, field: tuple[int, ...], mask: int) -> bytes:
    """Where dealt cards lie: side by side; three of a month lie on one another (F-8)."""
    places = bytearray(_ON_NO_PLACE)
    if not months_of_three(mask):
        for place, card in enumerate(field):
            places[card] = place
        return bytes(places)
    stacks: dict[int, int] = {}
    for card in field:
        month = _stack(compiled, compiled.kin[card] & mask, card)
        places[card] = stacks.setdefault(month, len(stacks))
    return bytes(places)


def _stack(compiled: CompiledFishing, month: int, card: int) -> int:
    """The three cards of a month that lie on one another, or else the card alone.

    Three lie together because the fourth will take them together; beside a wild card it may not.
    """
    fourth = compiled.kin[card] & ~month
    if month.bit_count() != _A_MONTH - 1 or fourth.bit_count() != 1:
        return 1 << card
    takes = compiled.hand_takes[fourth.bit_length() - 1]
    return month if takes & month == month else 1 << card


def _dealt_again(
    compiled: CompiledFishing, hands: Sequence[tuple[int, ...]], opening: int
) -> str | None:
    """Why this deal does not count, if so: ``field``, or the id of a dealt hand."""
    if compiled.rules.four_on_field == "redeal" and whole_months(opening):
        return "field"
    if any(need.met_by(opening) for need in compiled.redeals):
        return "field"
    for hand in hands if compiled.redeals_hands else ():
        held = compiled.dealt_hands(mask_of(hand), "redeal")
        if held:
            return held[0].id
    return None


def _dealers_month(compiled: CompiledFishing, state: FishingState) -> FishingState:
    """The dealer captures a month that lies on the field whole (HB-2)."""
    whole = whole_months(state.field)
    if not whole:
        return state
    side = compiled.side_of[state.series.dealer]
    piles = list(state.piles)
    piles[side] += compiled.tally(state.series.number).weights[whole]
    return state._replace(
        field=state.field & ~whole,
        pairs=compiled.pairs_on(state.field & ~whole),
        trail=(state.trail, NO_CARD, 0, NO_CARD, 0, whole),
        piles=tuple(piles),
    )


def winning_hands(
    compiled: CompiledFishing, state: FishingState
) -> list[tuple[int, DealtHand, tuple[int, ...]]]:
    """The dealt hands that win, the best of each seat, in turn order from the dealer (KK-2), each
    with the cards that make it.
    """
    found = []
    hands = state.hands
    dealer = state.series.dealer
    for step in range(compiled.players):
        seat = (dealer + step) % compiled.players
        held = compiled.dealt_hands(hands[seat], "win")
        if held:
            best = max(held, key=lambda rule: rule.points)
            found.append((seat, best, _making(best, hands[seat])))
    return found


def _making(rule: DealtHand, hand: int) -> tuple[int, ...]:
    """The cards that make a hand what the rule says: they alone are shown, the others stay secret
    (F-9). Of a month that holds more of them the first ones.
    """
    months = [hand & month_cards(number) for number in range(1, 13)]
    months.sort(key=int.bit_count, reverse=True)
    made: list[int] = []
    for size in sorted(rule.months, reverse=True):
        fits = next(m for m in months if m.bit_count() == size or not rule.exact)
        months.remove(fits)
        made += listed(fits)[:size]
    return tuple(sorted(made))


# What follows a turn, and the end of a round.

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
        shown=tuple([cards.bit_count() // 3 for cards in facts.shown]),
        bombs=facts.bombs,
        drawn_rounds=series.drawn,
        opening=series.opening,
    )


def _settled_deal(compiled: CompiledFishing, state: FishingState) -> FishingState:
    """The state after the deal; over at once when a dealt hand ends the round."""
    found = winning_hands(compiled, state)
    if not found:
        return state
    of = circumstances(state)
    if len(found) > 1 and compiled.rules.dealt_hands_of_several == "drawn":
        result = score.drawn(compiled, of)
    else:
        seat, rule, hand = found[0]
        result = score.dealt_hand(compiled, of, seat, rule, hand)
    return _end_round(compiled, state, FinishedRound.of(result))


def after_turn(compiled: CompiledFishing, state: FishingState, total: int) -> FishingState:
    """What follows a turn whose captured cards are taken aside.

    Args:
        compiled: the game.
        state: with the seat whose turn it was.
        total: what the seat's yaku are worth together, if that is more than before; else 0.
    """
    seat = state.seat
    over = compiled.is_over(state.held, stock=state.drawn < len(state.series.stock))
    if total and compiled.stopping is not None:
        if state.facts.last_yaku != seat:
            state = state._replace(facts=state.facts._replace(last_yaku=seat))
        if total >= compiled.least and total > state.facts.called_at[compiled.side_of[seat]]:
            most = compiled.stopping.most_calls
            may_call = most is None or state.facts.callers.count(seat) < most
            if not over and may_call and _plays_again(compiled, state):
                return state._replace(phase=_CALL)
            return stopped(compiled, state)
    if over:
        return _played_out(compiled, state)
    return state._replace(seat=next_seat(compiled, state))


def next_seat(compiled: CompiledFishing, state: FishingState) -> int:
    """The next seat that can do anything."""
    following = compiled.next_seat[state.seat]
    if state.drawn < len(state.series.stock):
        return following
    seats = (*range(following, compiled.players), *range(following))
    return next((seat for seat in seats if state.held[seat]), following)


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


def stopped(compiled: CompiledFishing, state: FishingState) -> FishingState:
    """The seat to move ends the round and scores."""
    seat = state.seat
    finished = FinishedRound(
        state.series.dealer,
        RoundEnding.STOPPED,
        _gains_of_stopping(compiled, state),
        lambda: score.stopped(compiled, circumstances(state), seat),
    )
    return _end_round(compiled, state, finished)


def _gains_of_stopping(compiled: CompiledFishing, state: FishingState) -> tuple[int, ...]:
    """What stopping now adds to each seat's total; rounds that agree in what matters for it are
    many, and their gains are remembered.
    """
    seat, facts, series = state.seat, state.facts, state.series
    side = compiled.side_of[seat]
    claims = compiled.tally(series.number).claims(state.piles[side])
    key = (
        seat,
        *[sum([points for points, _ in claim]) for claim in claims],
        _conditions(compiled, state, side, claims),
        (facts.callers, facts.shown, facts.bombs),
        (series.dealer, series.drawn),
    )
    known = compiled.known_gains
    gains = known.get(key)
    if gains is None:
        gains = score.gains_of(compiled, payments_to(compiled, circumstances(state), seat))
        if len(known) >= _MOST_KNOWN:
            known.clear()
        known[key] = gains
    return gains


def _conditions(
    compiled: CompiledFishing,
    state: FishingState,
    winner: int,
    claims: list[list[tuple[int, frozenset[str]]]],
) -> tuple[bool, ...]:
    """Which conditions of multipliers hold that are about yaku, cards or the month."""
    captured, series = state.captured, state.series
    found: list[bool] = []
    for factor in compiled.factors:
        if factor.yaku:
            found += [any(factor.yaku & made for _, made in claim) for claim in claims]
        if factor.rule.when.month:
            found.append(series.month in factor.rule.when.month)
        if factor.opening is not None:
            found.append(factor.opening.met_by(series.opening))
        if factor.payer is not None:
            found += map(factor.payer.holds, captured)
        for needs in factor.captured:
            found.append(all(need.met_by(captured[winner]) for need in needs))
    return tuple(found)


def _played_out(compiled: CompiledFishing, state: FishingState) -> FishingState:
    """Everything is played: the odd cards go to their owners, then the round is counted."""
    if compiled.wild:
        state = _odd_cards_given(compiled, state)
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
    return _end_round(compiled, state, finished)


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


def _odd_cards_given(compiled: CompiledFishing, state: FishingState) -> FishingState:
    """Odd cards go to their owners."""
    field, trail, piles = state.field, state.trail, list(state.piles)
    weights = compiled.tally(state.series.number).weights
    for cards, side in odd_cards(compiled, field, state.captured, state.facts.wild_uses):
        field &= ~cards
        trail = (trail, NO_CARD, 0, NO_CARD, 0, cards)
        piles[side] += weights[cards]
    return state._replace(field=field, trail=trail, piles=tuple(piles))


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
) -> FishingState:
    """Write the round down; the game is over, or its next dealer is asked to deal."""
    before = state.series
    totals = tuple(map(add, before.totals, finished.gains))
    drawn = before.drawn + 1 if finished.ending is RoundEnding.DRAWN else 0
    series = before._replace(totals=totals, drawn=drawn, sheet=(*before.sheet, finished))
    target = compiled.rules.target
    over = series.number >= compiled.rounds or (target is not None and max(totals) >= target)
    phase = FishingPhase.OVER if over else FishingPhase.NEXT
    return state._replace(phase=phase, seat=next_dealer(compiled, finished), series=series)


def gone_on(compiled: CompiledFishing, state: FishingState) -> FishingState:
    """The seat to move calls to go on; the next one plays."""
    facts, side = state.facts, compiled.side_of[state.seat]
    called_at = list(facts.called_at)
    called_at[side] = compiled.tally(state.series.number).worth(state.piles[side])
    facts = facts._replace(callers=(*facts.callers, state.seat), called_at=tuple(called_at))
    return state._replace(phase=_PLAY, seat=next_seat(compiled, state), facts=facts)


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
