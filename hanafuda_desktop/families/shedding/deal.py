"""Finds the first dealer, deals a round, and deals again where the rules want it (UN-1)."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import CardsDealt, DealerFound, DealtAgain, Event, RoundBegun
from hanafuda_desktop.engine.rounds import derived, draw_first_dealer
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.state import (
    NO_CARD,
    NO_EFFECT,
    NOBODY,
    NOTHING_KNOWN,
    SheddingPhase,
    SheddingSeries,
    SheddingState,
)

_MOST_REDEALS: Final = 50
"""House rules may make every deal count for nothing; after so many the last one is played."""
_HANDS: Final = tuple(f"h{seat}" for seat in range(7))
_PLAY: Final = SheddingPhase.PLAY
_CARD: Final = tuple(1 << card for card in range(CARD_COUNT)).__getitem__
"""A card as a set of its own."""


def begin(
    compiled: CompiledShedding, order: tuple[int, ...], seed: int, events: list[Event] | None
) -> SheddingState:
    """Find the first dealer and deal the first round."""
    dealer, tries = draw_first_dealer(compiled.deck, compiled.players, compiled.values, seed)
    if events is not None:
        events.append(DealerFound(dealer, tries))
    series = SheddingSeries(seed, 1, dealer, (0,) * compiled.players, 0, ())
    return deal_round(compiled, series, order, events)


def deal_round(
    compiled: CompiledShedding,
    series: SheddingSeries,
    order: tuple[int, ...],
    events: list[Event] | None,
) -> SheddingState:
    """Deal the round that the series has come to, as often as it takes.

    The others get their hands first, in turn order from the dealer, then the dealer, then the
    field, then the discard pile; what is left is the stock.

    Args:
        compiled: the game.
        series: with the number and the dealer of the round.
        order: the deck as it is to be dealt; empty, it is shuffled.
        events: where to add what happens, if somebody asks.
    """
    order = _dealt_order(compiled, series, order, events)
    dealt = compiled.deal.hand * compiled.players
    upto = dealt + compiled.deal.field
    stock_from = upto + compiled.deal.discard
    places = order[dealt:upto]
    # As SheddingState(...) makes it, in a third of the time.
    return tuple.__new__(
        SheddingState,
        (
            _PLAY,
            series.dealer,
            _hands(compiled, series.dealer, order),
            places,
            sum(map(_CARD, places)),
            order[: stock_from - 1 : -1],
            order[upto:stock_from],
            NO_CARD,
            1,
            NO_EFFECT,
            NOBODY,
            0,
            0,
            0,
            (NOTHING_KNOWN,) * compiled.players,
            series,
        ),
    )


def _dealt_order(
    compiled: CompiledShedding,
    series: SheddingSeries,
    order: tuple[int, ...],
    events: list[Event] | None,
) -> tuple[int, ...]:
    """The deck in the order of the first deal that counts; whatever was dealt is told."""
    dealt = compiled.deal.hand * compiled.players
    upto = dealt + compiled.deal.field
    for again in range(_MOST_REDEALS + 1):
        if not order or again:
            order = shuffled(compiled.deck, derived(series.seed, series.number, again))
        if events is not None:
            _tell(compiled, series, order, events)
        places = order[dealt:upto]
        if again == _MOST_REDEALS or not _dealt_again(compiled, places):
            break
        if events is not None:
            events.append(DealtAgain(places, "field", tuple(range(len(places)))))
    return order


def _dealt_again(compiled: CompiledShedding, places: tuple[int, ...]) -> bool:
    """Whether a deal with these cards on the field counts for nothing."""
    if not compiled.redeals:
        return False
    field = sum(map(_CARD, places))
    return any(need.met_by(field) for need in compiled.redeals)


def _hands(compiled: CompiledShedding, dealer: int, order: tuple[int, ...]) -> tuple[int, ...]:
    """What each seat holds, the one after the dealer dealt first."""
    count, players = compiled.deal.hand, compiled.players
    hands = [0] * players
    for step in range(players):
        start = step * count
        hands[(dealer + 1 + step) % players] = sum(map(_CARD, order[start : start + count]))
    return tuple(hands)


def _tell(
    compiled: CompiledShedding, series: SheddingSeries, order: tuple[int, ...], events: list[Event]
) -> None:
    deal, players = compiled.deal, compiled.players
    events.append(RoundBegun(series.number, (series.number - 1) % 12 + 1, series.dealer))
    for seat in range(players):
        start = (seat - series.dealer - 1) % players * deal.hand
        events.append(CardsDealt(_HANDS[seat], order[start : start + deal.hand]))
    dealt = deal.hand * players
    events.append(CardsDealt("f", order[dealt : dealt + deal.field]))
    if deal.discard:
        upto = dealt + deal.field
        events.append(CardsDealt("d", order[upto : upto + deal.discard]))
