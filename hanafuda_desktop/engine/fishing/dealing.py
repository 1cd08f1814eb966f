"""Finds the first dealer, deals a round, and deals again where the rules want it."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    DealerFound,
    DealtAgain,
    Event,
    RoundBegun,
)
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.state import (
    NO_CARD,
    NOWHERE,
    FishingState,
    Phase,
    RoundFacts,
    Series,
)
from hanafuda_desktop.rules.schema.fishing import DealtHand

__all__ = ["PICK_FROM", "begin", "deal_round", "picked", "winning_hands"]

PICK_FROM: Final = 8
"""How many cards lie face down for the players to pick from (F-2)."""
_A_MONTH: Final = 4
_MOST_REDEALS: Final = 50
"""House rules may make every deal count for nothing; after so many the last one is played."""


def _derived(seed: int, number: int, again: int) -> int:
    """The seed of a later shuffle of the same game."""
    return SplitMix64(SplitMix64(seed).next() ^ (number * 1000 + again + 1)).next()


def _no_facts(program: FishingProgram) -> RoundFacts:
    nobody = (0,) * program.players
    return RoundFacts(
        callers=(),
        called_at=(0,) * len(program.sides),
        last_yaku=-1,
        shown=nobody,
        bombs=nobody,
        passes=nobody,
        turns=nobody,
        wild_uses=(),
        picks=(),
    )


def _empty(program: FishingProgram, series: Series, phase: Phase, seat: int) -> FishingState:
    """No card dealt yet."""
    return FishingState(
        phase=phase,
        seat=seat,
        hands=(0,) * program.players,
        field=0,
        places=bytes([NOWHERE]) * CARD_COUNT,
        used=0,
        captured=(0,) * len(program.sides),
        drawn=0,
        taking=(),
        turned=NO_CARD,
        laid=NO_CARD,
        paired=0,
        draws=0,
        facts=_no_facts(program),
        series=series,
    )


def begin(
    program: FishingProgram, order: tuple[int, ...], seed: int, events: list[Event]
) -> FishingState:
    """Find the first dealer (F-2) and deal; or lay down the cards to pick from."""
    totals = (0,) * program.players
    if program.rules.first_dealer == "pick":
        return _laid_to_pick(program, Series(seed, 0, 0, totals, 0, (), (), 0, order), 0, events)
    tries: list[tuple[int, ...]] = []
    dealer = -1
    while dealer < 0:
        drawn = shuffled(program.deck, _derived(seed, 0, len(tries)))[: program.players]
        tries.append(drawn)
        dealer = _earliest(program, drawn)
    events.append(DealerFound(dealer, tuple(tries)))
    return deal_round(program, Series(seed, 1, dealer, totals, 0, (), (), 0), order, events)


def _earliest(program: FishingProgram, cards: tuple[int, ...]) -> int:
    """The seat whose card decides: the earliest month, then the higher card; -1 for a tie."""
    ranks = [(CARDS[card].month, -program.values[card]) for card in cards]
    best = min(ranks)
    return ranks.index(best) if ranks.count(best) == 1 else -1


def _laid_to_pick(
    program: FishingProgram, series: Series, tries: int, events: list[Event]
) -> FishingState:
    stock = shuffled(program.deck, _derived(series.seed, 0, tries))
    events.append(CardsDealt("k", (None,) * PICK_FROM))
    state = _empty(program, series._replace(stock=stock), Phase.PICK, 0)
    # How often ties were tried again has to be told apart from the next try.
    return state._replace(drawn=tries)


def picked(
    program: FishingProgram, state: FishingState, place: int, events: list[Event]
) -> FishingState:
    """The seat to move picked a card; when all have, the earliest month deals."""
    picks = (*state.facts.picks, place)
    series = state.series
    if len(picks) < program.players:
        return state._replace(seat=state.seat + 1, facts=state.facts._replace(picks=picks))
    cards = tuple(series.stock[each] for each in picks)
    dealer = _earliest(program, cards)
    if dealer < 0:
        return _laid_to_pick(program, series, state.drawn + 1, events)
    events.append(DealerFound(dealer, (cards,)))
    first = Series(series.seed, 1, dealer, series.totals, 0, (), (), 0)
    return deal_round(program, first, series.order, events)


def deal_round(
    program: FishingProgram,
    series: Series,
    order: tuple[int, ...] | None,
    events: list[Event],
) -> FishingState:
    """Deal the round that the series has come to, as often as it takes.

    Args:
        program: the game.
        series: with the number and the dealer of the round.
        order: the deck as it is to be dealt; left out, it is shuffled.
        events: where to add what happens.
    """
    month = (series.number - 1) % 12 + 1
    for again in range(_MOST_REDEALS + 1):
        if order is None or again:
            order = shuffled(program.deck, _derived(series.seed, series.number, again))
        hands, field, stock = _dealt(program, series.dealer, order)
        events.append(RoundBegun(series.number, month, series.dealer))
        for seat in range(program.players):
            events.append(CardsDealt(f"h{seat}", tuple(hands[seat])))
        events.append(CardsDealt("f", tuple(field)))
        why = _dealt_again(program, hands, mask_of(field))
        if why is None or again == _MOST_REDEALS:
            break
        events.append(DealtAgain(tuple(field), why))
    series = series._replace(stock=stock, opening=mask_of(field))
    state = _empty(program, series, Phase.PLAY, series.dealer)
    places, used = _places(program, field)
    state = state._replace(
        hands=tuple(mask_of(hand) for hand in hands),
        field=series.opening,
        places=places,
        used=used,
    )
    return _dealers_month(program, state, events)


def _dealt(
    program: FishingProgram, dealer: int, order: tuple[int, ...]
) -> tuple[list[list[int]], list[int], tuple[int, ...]]:
    """Hands, field and stock: to the others in turn, to the field, to the dealer (MU-1)."""
    deal = program.deal
    hands: list[list[int]] = [[] for _ in range(program.players)]
    field: list[int] = []
    goals = [
        *(
            (hands[(dealer + step) % program.players], deal.hand)
            for step in range(1, program.players)
        ),
        (field, deal.field),
        (hands[dealer], deal.hand),
    ]
    at = 0
    while any(len(pile) < goal for pile, goal in goals):
        for pile, goal in goals:
            count = min(deal.packet or goal, goal - len(pile))
            pile.extend(order[at : at + count])
            at += count
    return hands, field, order[at:]


def _places(program: FishingProgram, field: list[int]) -> tuple[bytes, int]:
    """Side by side; three of a month lie on one another (F-8)."""
    mask = mask_of(field)
    places = bytearray([NOWHERE]) * CARD_COUNT
    stacks: dict[int, int] = {}
    used = 0
    for card in field:
        month = program.kin[card] & mask
        if month.bit_count() == 3 and month in stacks:
            places[card] = stacks[month]
            continue
        place = stacks[month] = used.bit_length()
        used |= 1 << place
        places[card] = place
    return bytes(places), used


def _whole_months(program: FishingProgram, mask: int) -> int:
    """The cards of months all four of whose cards are in the set."""
    return mask_of(
        card for card in members(mask) if (program.kin[card] & mask).bit_count() == _A_MONTH
    )


def _dealt_again(program: FishingProgram, hands: list[list[int]], field: int) -> str | None:
    """Why this deal does not count, if so: ``field``, or the id of a dealt hand."""
    if program.rules.four_on_field == "redeal" and _whole_months(program, field):
        return "field"
    if any(all(n.met_by(field) for n in needs) for needs in program.opening_redeals):
        return "field"
    for hand in hands:
        for rule in program.rules.dealt_hands:
            if rule.ends == "redeal" and _holds(rule, hand):
                return rule.id
    return None


def _dealers_month(
    program: FishingProgram, state: FishingState, events: list[Event]
) -> FishingState:
    """The dealer captures a month that lies on the field whole (HB-2)."""
    whole = _whole_months(program, state.field)
    if program.rules.four_on_field != "dealer" or not whole:
        return state
    side = program.side_of[state.series.dealer]
    events.append(CardsMoved(tuple(members(whole)), "f", f"p{side}"))
    places = bytearray(state.places)
    for card in members(whole):
        places[card] = NOWHERE
    captured = list(state.captured)
    captured[side] |= whole
    field = state.field & ~whole
    used = 0
    for card in members(field):
        used |= 1 << places[card]
    return state._replace(field=field, places=bytes(places), used=used, captured=tuple(captured))


def _holds(rule: DealtHand, hand: list[int]) -> bool:
    """Whether a hand holds so many cards of so many months."""
    counts: dict[int, int] = {}
    for card in hand:
        counts[CARDS[card].month] = counts.get(CARDS[card].month, 0) + 1
    have = sorted(counts.values(), reverse=True)
    wanted = sorted(rule.months, reverse=True)
    if rule.exact:
        return all(have.count(size) >= wanted.count(size) for size in wanted)
    return len(have) >= len(wanted) and all(
        size >= least for size, least in zip(have, wanted, strict=False)
    )


def winning_hands(
    program: FishingProgram, state: FishingState
) -> list[tuple[int, DealtHand, tuple[int, ...]]]:
    """The dealt hands that win, the best of each seat, in turn order from the dealer (KK-2)."""
    found = []
    dealer = state.series.dealer
    for step in range(program.players):
        seat = (dealer + step) % program.players
        hand = tuple(members(state.hands[seat]))
        held = [
            rule
            for rule in program.rules.dealt_hands
            if rule.ends == "win" and _holds(rule, list(hand))
        ]
        if held:
            best = max(held, key=lambda rule: rule.points)
            found.append((seat, best, hand))
    return found
