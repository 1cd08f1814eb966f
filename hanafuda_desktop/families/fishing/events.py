"""What happened in a fishing game, derived from the states before and after a move.

What lay where, and what captured what, stands in the trail of the state after (:mod:`.state`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hanafuda_desktop.cards.cardset import FULL_DECK, listed, mask_of, month_cards, whole_months
from hanafuda_desktop.engine.events import (
    Called,
    CardsDealt,
    CardsMatched,
    CardsMoved,
    CardsStolen,
    CardTurnedUp,
    DealerFound,
    DealtAgain,
    Event,
    GameEnded,
    PairPending,
    RoundBegun,
    RoundEnded,
    TripleShown,
    YakuMade,
)
from hanafuda_desktop.engine.rounds import NextRound, draw_first_dealer
from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.moves import Bomb, FishingMove, Go, Pick, Play, Show, Stop
from hanafuda_desktop.families.fishing.rounds import PICK_FROM, deals, dealt_places
from hanafuda_desktop.families.fishing.state import (
    NO_CARD,
    FishingPhase,
    FishingState,
    lay,
    places_of,
    steps_since,
)

_TO_PICK: Final = CardsDealt("k", (None,) * PICK_FROM)


def first_events(
    compiled: CompiledFishing, order: tuple[int, ...], state: FishingState
) -> Iterator[Event]:
    """What happened until the first state, with the deck dealt in this order."""
    if state.phase is FishingPhase.PICK:
        yield _TO_PICK
        return
    seed = state.series.seed
    yield DealerFound(*draw_first_dealer(compiled.deck, compiled.players, compiled.values, seed))
    yield from _deal(compiled, order, state)
    yield from _round_end(state, 0)


def events_of(
    compiled: CompiledFishing, before: FishingState, move: FishingMove, after: FishingState
) -> Iterator[Event]:
    """What happened with a move."""
    seat = before.seat
    match move:
        case Stop() | Go():
            pile = before.piles[compiled.side_of[seat]]
            points = compiled.tally(before.series.number).worth(pile)
            yield Called(seat, go=isinstance(move, Go), points=points)
        case NextRound():
            yield from _deal(compiled, (), after)
        case Pick(place):
            yield from _pick(compiled, before, place, after)
        case Show(month):
            yield TripleShown(seat, listed(before.hands[seat] & month_cards(month)), bomb=False)
        case _:
            yield from _Turn(compiled, before, move, after).events()
    yield from _round_end(after, len(before.series.sheet))


def _round_end(state: FishingState, finished: int) -> Iterator[Event]:
    """The end of a round and of the game, where there is one more than so many finished rounds."""
    if len(state.series.sheet) > finished:
        yield RoundEnded(state.series.sheet[-1].result)
        if state.phase is FishingPhase.OVER:
            yield GameEnded(Outcome.of_totals(state.series.totals))


def _pick(
    compiled: CompiledFishing, before: FishingState, place: int, after: FishingState
) -> Iterator[Event]:
    stock, picks = before.series.stock, (*before.facts.picks, place)
    yield CardTurnedUp(stock[place], "k")
    if after.phase is not FishingPhase.PICK:
        yield DealerFound(after.series.dealer, (tuple([stock[each] for each in picks]),))
        yield from _deal(compiled, before.series.order, after)
    elif len(picks) == compiled.players:
        yield _TO_PICK


def _deal(
    compiled: CompiledFishing, order: tuple[int, ...], after: FishingState
) -> Iterator[Event]:
    series = after.series
    for hands, field, opening, _, why in deals(compiled, series, order):
        yield RoundBegun(series.number, series.month, series.dealer)
        for seat, hand in enumerate(hands):
            yield CardsDealt(f"h{seat}", hand)
        yield CardsDealt("f", field)
        if why is not None:
            places = dealt_places(compiled, field, opening)
            yield DealtAgain(field, why, tuple([places[card] for card in field]))
    whole = whole_months(series.opening)
    if whole and compiled.rules.four_on_field == "dealer":
        yield CardsMoved(listed(whole), "f", f"p{compiled.side_of[series.dealer]}")


class _Turn:
    """A turn, or the part of it that a move played.

    Args:
        compiled: the game.
        before: the state before the move.
        move: the move.
        after: the state after it.
    """

    def __init__(
        self,
        compiled: CompiledFishing,
        before: FishingState,
        move: FishingMove,
        after: FishingState,
    ) -> None:
        self._compiled = compiled
        self._before = before
        self._move = move
        self._after = after
        self._side = compiled.side_of[before.seat]
        self._places = bytearray(places_of(before.trail))
        self._taking = list(before.running.taking)
        self._laid: list[tuple[int, int]] = []
        """The cards that were laid down, each with those on which it lies."""
        self._given: list[int] = []
        """The odd cards that were given away at the end of the round, by their new owners."""
        for _, first, below, second, under, gone in steps_since(before.trail, after.trail):
            laid = [each for each in ((first, below), (second, under)) if each[0] != NO_CARD]
            self._laid += laid
            if gone and not laid:
                self._given.append(gone)

    def events(self) -> Iterator[Event]:
        """What happened in it, in order."""
        drawn = iter(self._laid)
        own = NO_CARD
        match self._move:
            case Play(own):
                yield from self._comes_down(*next(drawn), f"h{self._before.seat}")
            case Bomb(month):
                yield from self._bomb(month, [next(drawn) for _ in range(3)])
        turned = self._before.running.turned
        for card, below in drawn:
            if card != turned:
                yield CardTurnedUp(card, "s")
            if own in self._taking and below >> own & 1:
                yield self._moved(card, below, "s")
                yield PairPending((*self._taking, card), self._before.seat)
                self._taking.clear()
            else:
                yield from self._comes_down(card, below, "s")
        if self._after.phase is FishingPhase.TAKE:
            yield CardTurnedUp(self._after.running.turned, "s")
        else:
            yield from self._end()

    def _moved(self, card: int, below: int, source: str) -> Event:
        lay(self._places, card, below)
        return CardsMoved((card,), source, "f", (self._places[card],))

    def _comes_down(self, card: int, below: int, source: str) -> Iterator[Event]:
        """A card captures those it lies on, or stays on the field."""
        yield self._moved(card, below, source)
        if below:
            mates = listed(below)
            self._taking += (*mates, card)
            yield CardsMatched(card, mates, self._before.seat)

    def _bomb(self, month: int, laid: list[tuple[int, int]]) -> Iterator[Event]:
        """Three cards are played onto the fourth."""
        seat = self._before.seat
        yield TripleShown(seat, listed(self._before.hands[seat] & month_cards(month)), bomb=True)
        for card, below in laid:
            yield self._moved(card, below, f"h{seat}")
        mates = listed(laid[0][1])
        self._taking += mates
        for card, _ in laid:
            self._taking.append(card)
            yield CardsMatched(card, mates, seat)
            mates = ()

    def _end(self) -> Iterator[Event]:
        """Captured cards are taken aside, and what they earn from others; odd cards follow."""
        piles = [pile & FULL_DECK for pile in self._after.piles]
        owners = [
            next(side for side, pile in enumerate(piles) if pile & cards) for cards in self._given
        ]
        for cards, owner in zip(self._given, owners, strict=True):
            piles[owner] &= ~cards
        if self._taking:
            yield CardsMoved(tuple(self._taking), "t", f"p{self._side}")
            yield from self._stolen(piles)
        yield from self._yaku(self._side, self._before.piles[self._side], piles[self._side])
        for cards, owner in zip(self._given, owners, strict=True):
            yield CardsMoved(listed(cards), "f", f"p{owner}")
        for side in sorted(set(owners)):
            yield from self._yaku(side, piles[side], self._after.piles[side])

    def _stolen(self, piles: list[int]) -> Iterator[Event]:
        """What each opponent lost, a card for every occasion."""
        before, seat = self._before, self._before.seat
        lost = [
            [card for card in self._compiled.cheapest if had & ~has & 1 << card]
            for had, has in zip(before.piles, piles, strict=True)
        ]
        field = self._after.field | sum(self._given)
        laid = before.running.laid
        if isinstance(self._move, Play):
            card, below = self._laid[0]
            laid = NO_CARD if below else card
        for why in self._compiled.occasions(field, mask_of(self._taking), laid):
            for side, cards in enumerate(lost):
                if cards:
                    card = cards.pop(0)
                    yield CardsStolen((card,), self._compiled.sides[side][0], seat, why)
                    yield CardsMoved((card,), f"p{side}", f"p{self._side}")

    def _yaku(self, side: int, before: int, after: int) -> Iterator[Event]:
        """Yaku that are new or worth more, of a side's captured cards before and after."""
        before, after = before & FULL_DECK, after & FULL_DECK
        if before == after:
            return
        compiled, month = self._compiled, self._after.series.month
        seat = self._before.seat if side == self._side else compiled.sides[side][0]
        had = {yaku.number: points for yaku, points in compiled.best_worth(month, before).made}
        for yaku, points in compiled.best_worth(month, after).made:
            if points > had.get(yaku.number, 0):
                yield YakuMade(seat, yaku.id, listed(yaku.taken(after)), points)
