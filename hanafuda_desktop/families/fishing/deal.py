"""Finds the first dealer, deals a round, and deals again where the rules want it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import ge, itemgetter
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import (
    listed,
    mask_of,
    month_cards,
    months_of_three,
    whole_months,
)
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    CardTurnedUp,
    DealerFound,
    DealtAgain,
    Event,
    RoundBegun,
)
from hanafuda_desktop.engine.rounds import MOST_TRIES, derived, draw_first_dealer, earliest
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.moves import PLAIN, Play
from hanafuda_desktop.families.fishing.schema import DealtHand
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
_ON_NO_PLACE: Final = bytes([NOWHERE]) * CARD_COUNT
_FIRST_CARDS: Final = mask_of(range(0, CARD_COUNT, CARDS_PER_MONTH))
_ODD_BITS: Final = _FIRST_CARDS * 0b0101
_ODD_PAIRS: Final = _FIRST_CARDS * 0b0011
_HANDS: Final = tuple(f"h{seat}" for seat in range(7))
_CARD: Final = tuple(1 << card for card in range(CARD_COUNT)).__getitem__
"""A card as a set of its own."""

_PLAIN: Final = PLAIN.__getitem__

_Take = Callable[[tuple[int, ...]], tuple[int, ...]]
"""Takes some cards of a deck, by their places in it."""


@lru_cache(maxsize=16)
def _no_facts(players: int, sides: int) -> RoundFacts:
    nobody = (0,) * players
    return RoundFacts(
        callers=(),
        called_at=(0,) * sides,
        last_yaku=-1,
        shown=nobody,
        bombs=nobody,
        passes=nobody,
        wild_uses=(),
        picks=(),
        lacks=nobody,
    )


def _begun(
    compiled: CompiledFishing,
    series: FishingSeries,
    held: tuple[tuple[Play, ...], ...],
    places: bytes = _ON_NO_PLACE,
) -> FishingState:
    """A round before its first turn; without hands, before its deal."""
    sides = len(compiled.sides)
    # As FishingState(...) makes it, in a third of the time.
    return tuple.__new__(
        FishingState,
        (
            _PLAY if held else FishingPhase.PICK,
            series.dealer if held else 0,
            held or ((),) * compiled.players,
            series.opening,
            compiled.pairs_on(series.opening),
            places,
            (compiled.tally(series.number).empty,) * sides,
            0,
            BETWEEN_TURNS,
            0,
            _no_facts(compiled.players, sides),
            series,
        ),
    )


def begin(
    compiled: CompiledFishing, order: tuple[int, ...], seed: int, events: list[Event] | None
) -> FishingState:
    """Find the first dealer (F-2) and deal; or lay down the cards to pick from."""
    totals = (0,) * compiled.players
    if compiled.rules.first_dealer == "pick":
        return _laid_to_pick(
            compiled, FishingSeries(seed, 0, 0, totals, 0, (), (), 0, order), 0, events
        )
    dealer, tries = draw_first_dealer(compiled.deck, compiled.players, compiled.values, seed)
    if events is not None:
        events.append(DealerFound(dealer, tries))
    return deal_round(compiled, FishingSeries(seed, 1, dealer, totals, 0, (), (), 0), order, events)


def _laid_to_pick(
    compiled: CompiledFishing, series: FishingSeries, tries: int, events: list[Event] | None
) -> FishingState:
    stock = shuffled(compiled.deck, derived(series.seed, 0, tries))
    if events is not None:
        events.append(CardsDealt("k", (None,) * PICK_FROM))
    state = _begun(compiled, series._replace(stock=stock), ())
    # Nothing is drawn meanwhile; here it tells each try from the next.
    return state._replace(running=Running(draws=tries))


def picked(
    compiled: CompiledFishing, state: FishingState, place: int, events: list[Event] | None
) -> FishingState:
    """The seat to move picked a card; when all have, the earliest month deals."""
    picks = (*state.facts.picks, place)
    series = state.series
    if events is not None:
        events.append(CardTurnedUp(series.stock[place], "k"))
    if len(picks) < compiled.players:
        return state._replace(seat=state.seat + 1, facts=state.facts._replace(picks=picks))
    cards = tuple(series.stock[each] for each in picks)
    dealer = earliest(cards, compiled.values)
    if dealer < 0 and state.running.draws < MOST_TRIES:
        return _laid_to_pick(compiled, series, state.running.draws + 1, events)
    dealer = max(dealer, 0)
    if events is not None:
        events.append(DealerFound(dealer, (cards,)))
    first = FishingSeries(series.seed, 1, dealer, series.totals, 0, (), (), 0)
    return deal_round(compiled, first, series.order, events)


def deal_round(
    compiled: CompiledFishing,
    series: FishingSeries,
    order: tuple[int, ...],
    events: list[Event] | None,
) -> FishingState:
    """Deal the round that the series has come to, as often as it takes.

    Args:
        compiled: the game.
        series: with the number and the dealer of the round.
        order: the deck as it is to be dealt; empty, it is shuffled.
        events: where to add what happens, if somebody asks.
    """
    deal = compiled.deal
    layout = _layout(deal.hand, deal.field, deal.packet, compiled.players, series.dealer)
    for again in range(_MOST_REDEALS + 1):
        if not order or again:
            order = shuffled(compiled.deck, derived(series.seed, series.number, again))
        hands = tuple([sum(map(_CARD, take(order))) for take in layout.hands])
        field = layout.field(order)
        opening = sum(map(_CARD, field))
        if events is not None:
            events += _deal_told(series, [take(order) for take in layout.hands], field)
        why = _dealt_again(compiled, hands, opening)
        if why is None or again == _MOST_REDEALS:
            break
        if events is not None:
            places = _places(compiled, field, opening)
            events.append(DealtAgain(field, why, tuple([places[card] for card in field])))
    series = series.with_deal(order[layout.stock :], opening)
    held = tuple([tuple(map(_PLAIN, sorted(take(order)))) for take in layout.hands])
    state = _begun(compiled, series, held, _places(compiled, field, opening))
    if compiled.rules.four_on_field == "dealer":
        return _dealers_month(compiled, state, events)
    return state


def _deal_told(
    series: FishingSeries, hands: list[tuple[int, ...]], field: tuple[int, ...]
) -> list[Event]:
    return [
        RoundBegun(series.number, series.month, series.dealer),
        *(CardsDealt(_HANDS[seat], hand) for seat, hand in enumerate(hands)),
        CardsDealt("f", field),
    ]


class _Layout(NamedTuple):
    """What each hand and the field take of a deck in dealing order, and where the stock begins."""

    hands: tuple[_Take, ...]
    field: _Take
    stock: int


@lru_cache(maxsize=256)
def _layout(hand: int, field: int, packet: int, players: int, dealer: int) -> _Layout:
    """To the others in turn, to the field, to the dealer (MU-1)."""
    goals = [hand] * (players - 1) + [field, hand]
    piles: list[list[int]] = [[] for _ in goals]
    at = 0
    while at < hand * players + field:
        for pile, goal in zip(piles, goals, strict=True):
            count = min(packet or goal, goal - len(pile))
            pile.extend(range(at, at + count))
            at += count
    *hands, laid, dealers = map(_taking, piles)
    hands.append(dealers)
    # The first of them belongs to the seat after the dealer's.
    first = players - 1 - dealer
    return _Layout((*hands[first:], *hands[:first]), laid, at)


def _taking(places: list[int]) -> _Take:
    if len(places) > 1:
        return itemgetter(*places)
    return lambda order: tuple([order[place] for place in places])


def _places(compiled: CompiledFishing, field: tuple[int, ...], mask: int) -> bytes:
    """Side by side; three of a month lie on one another (F-8)."""
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


def _dealt_again(compiled: CompiledFishing, hands: tuple[int, ...], field: int) -> str | None:
    """Why this deal does not count, if so: ``field``, or the id of a dealt hand."""
    if compiled.rules.four_on_field == "redeal" and whole_months(field):
        return "field"
    for needs in compiled.opening_redeals:
        if all(need.met_by(field) for need in needs):
            return "field"
    if compiled.hands_dealt_again:
        for hand in hands:
            for rule in _held(compiled, hand):
                if rule.ends == "redeal":
                    return rule.id
    return None


def _dealers_month(
    compiled: CompiledFishing, state: FishingState, events: list[Event] | None
) -> FishingState:
    """The dealer captures a month that lies on the field whole (HB-2)."""
    whole = whole_months(state.field)
    if not whole:
        return state
    side = compiled.side_of[state.series.dealer]
    if events is not None:
        events.append(CardsMoved(listed(whole), "f", f"p{side}"))
    piles = list(state.piles)
    piles[side] += compiled.tally(state.series.number).weights[whole]
    return state._replace(
        field=state.field & ~whole,
        pairs=compiled.pairs_on(state.field & ~whole),
        trail=(state.trail, NO_CARD, 0, NO_CARD, 0, whole),
        piles=tuple(piles),
    )


def _held(compiled: CompiledFishing, hand: int) -> tuple[DealtHand, ...]:
    """The rules about dealt hands that a hand meets, in the rule file's order."""
    # How many cards of each month, a digit of four bits each.
    pairs = hand - (hand >> 1 & _ODD_BITS)
    counts = (pairs & _ODD_PAIRS) + (pairs >> 2 & _ODD_PAIRS)
    # Only how many months there are of each number of cards matters, and hands are much alike.
    odd, two = counts & _FIRST_CARDS, counts >> 1 & _FIRST_CARDS
    four = counts >> 2 & _FIRST_CARDS
    shape = (odd.bit_count(), two.bit_count(), (odd & two).bit_count(), four.bit_count())
    held = compiled.held_by_shape.get(shape)
    if held is None:
        months = f"{counts:x}"
        held = tuple(rule for rule in compiled.rules.dealt_hands if _holds(rule, months))
        compiled.held_by_shape[shape] = held
    return held


def _holds(rule: DealtHand, months: str) -> bool:
    """Whether a hand holds so many cards of so many months."""
    wanted = _digits(rule.months)
    if months.count(wanted[0]) < wanted.count(wanted[0]) and rule.exact:
        return False
    if rule.exact:
        return all(months.count(size) >= wanted.count(size) for size in set(wanted))
    if max(months) < wanted[0] or len(months) < len(wanted):
        return False
    return all(map(ge, sorted(months, reverse=True), wanted))


@lru_cache(maxsize=64)
def _digits(months: tuple[int, ...]) -> str:
    return "".join(sorted(map(str, months), reverse=True))


def winning_hands(
    compiled: CompiledFishing, state: FishingState
) -> list[tuple[int, DealtHand, tuple[int, ...]]]:
    """The dealt hands that win, the best of each seat, in turn order from the dealer (KK-2), each
    with the cards that make it.
    """
    wins = compiled.hands_that_win
    found = []
    hands = state.hands
    dealer = state.series.dealer
    for step in range(compiled.players if wins else 0):
        seat = (dealer + step) % compiled.players
        held = _held(compiled, hands[seat])
        held = held and tuple(rule for rule in held if rule.ends == "win")
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
