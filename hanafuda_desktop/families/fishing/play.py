"""A turn: a hand card, the drawn card, what they capture, and what is taken aside (F-5, F-6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import listed, mask_of, whole_months
from hanafuda_desktop.engine.events import (
    CardsMatched,
    CardsMoved,
    CardsStolen,
    CardTurnedUp,
    Event,
    PairPending,
    TripleShown,
)
from hanafuda_desktop.families.fishing.compiled import CompiledFishing, CompiledStealing
from hanafuda_desktop.families.fishing.moves import WildUse
from hanafuda_desktop.families.fishing.state import (
    NO_CARD,
    TURN_BITS,
    FishingPhase,
    FishingState,
    RoundFacts,
    Running,
    place_of,
    places_of,
)

# Cards that change places while a turn is played: laid, captured, given and taken aside.

_CAPTURED: Final = tuple(f"p{side}" for side in range(7))


# The same facts are told again and again; they are made once.
@lru_cache(maxsize=10_000)
def _to_field(card: int, source: str, place: int) -> CardsMoved:
    """The event that a card comes to lie on a place of the field."""
    return CardsMoved((card,), source, "f", (place,))


@lru_cache(maxsize=10_000)
def _matched(card: int, mates: tuple[int, ...], seat: int) -> CardsMatched:
    """The event that a card captures others."""
    return CardsMatched(card, mates, seat)


class Handling:
    """Where the cards are while a turn is played: changed step by step, until the next state is
    made of it.

    Args:
        compiled: the game.
        state: where the turn stands.
        told: where to add what happens, if somebody asks.
    """

    __slots__ = (
        "compiled",
        "counted",
        "drawn",
        "draws",
        "events",
        "facts",
        "field",
        "held",
        "laid",
        "paired",
        "piles",
        "seat",
        "series",
        "taking",
        "tally",
        "told",
        "trail",
    )

    def __init__(
        self, compiled: CompiledFishing, state: FishingState, told: list[Event] | None
    ) -> None:
        self.compiled = compiled
        self.told = told
        self.events: list[Event] = [] if told is None else told
        (
            _,
            self.seat,
            held,
            self.field,
            _,
            self.trail,
            piles,
            self.drawn,
            running,
            self.counted,
            self.facts,
            self.series,
        ) = state
        taking, _, self.laid, self.paired, self.draws = running
        self.held = list(held)
        self.piles = list(piles)
        self.taking = list(taking)
        self.tally = compiled.tally(self.series.number)
        if told is not None:
            # It is about to be looked at after every step.
            self.trail = places_of(self.trail)

    def state(self, phase: FishingPhase, *, seat: int, turned: int = NO_CARD) -> FishingState:
        """The state that has come of it."""
        return FishingState(
            phase,
            seat,
            tuple(self.held),
            self.field,
            self.compiled.pairs_on(self.field),
            self.trail,
            tuple(self.piles),
            self.drawn,
            Running(tuple(self.taking), turned, self.laid, self.paired, self.draws),
            self.counted,
            self.facts,
            self.series,
        )

    def drop(self, cards: int) -> None:
        """These cards leave the hand of the seat."""
        seat = self.seat
        self.held[seat] = tuple([play for play in self.held[seat] if not cards >> play.card & 1])

    # --- to the field --------------------------------------------------------------------------

    def put(self, card: int, mates: int, source: str) -> None:
        """A card of a hand or of the stock comes to lie on the first of others; on none, on the
        first free place of the field.
        """
        self.trail = (self.trail, card, mates, NO_CARD, 0, 0)
        if self.told is not None:
            self.told.append(_to_field(card, source, place_of(self.trail, card)))

    def lay(self, card: int, source: str) -> None:
        """A card that captures nothing stays on the field."""
        self.put(card, 0, source)
        self.field |= 1 << card

    def match(self, card: int, mates: int) -> None:
        """A card lies on those it captures; they lie there until the turn ends."""
        self.field &= ~mates
        taken = listed(mates)
        self.taking += (*taken, card)
        self.events.append(_matched(card, taken, self.seat))
        if (mates | 1 << card) & self.compiled.wild:
            self._note_wild(card, taken)

    def _note_wild(self, card: int, mates: tuple[int, ...]) -> None:
        """Remember which odd cards a wild card's capture leaves for the end (MU-7)."""
        side = self.compiled.side_of[self.seat]
        uses = list(self.facts.wild_uses)
        for mate in mates:
            for wild, other in ((card, mate), (mate, card)):
                if self.compiled.wild >> wild & 1 and CARDS[wild].month != CARDS[other].month:
                    uses.append(WildUse(side, wild, CARDS[other].month))
        self.facts = self.facts._replace(wild_uses=tuple(uses))

    def leave_pending(self, card: int) -> None:
        """The pair just made and the drawn card stay and wait for the fourth (F-11)."""
        three = [mate for mate in self.taking if self.paired >> mate & 1]
        self.put(card, mask_of(three), "s")
        three.append(card)
        self.field |= mask_of(three)
        self.taking = [mate for mate in self.taking if not self.paired >> mate & 1]
        self.paired = 0
        self.events.append(PairPending(tuple(three), self.seat))

    # --- from the field ------------------------------------------------------------------------

    def take_aside(self) -> int:
        """Captured cards leave the field (F-6); returns them as a set."""
        taken = self.taking
        gained = mask_of(taken)
        if taken:
            side = self.compiled.side_of[self.seat]
            self.events.append(CardsMoved(tuple(taken), "t", _CAPTURED[side]))
            self._to_pile(gained, side)
            self.taking = []
        return gained

    def give(self, cards: int, side: int) -> None:
        """Cards left on the field go to a side."""
        self.field &= ~cards
        self._to_pile(cards, side)
        self.events.append(CardsMoved(listed(cards), "f", _CAPTURED[side]))

    def _to_pile(self, cards: int, side: int) -> None:
        self.trail = (self.trail, NO_CARD, 0, NO_CARD, 0, cards)
        self.piles[side] += self.tally.weights[cards]


# Takes captured cards from the opponents, where a turn earns that (GS-6).

Occasion = Literal["empty-field", "whole-month", "own-pair"]
"""Why cards are taken."""


def occasions(rule: CompiledStealing, field: int, gained: int, laid: int) -> tuple[Occasion, ...]:
    """What a turn has earned, one entry for each card that every opponent gives.

    Args:
        rule: what earns how much.
        field: the cards left on the field.
        gained: the cards that the turn captured.
        laid: the turn's own hand card that had matched nothing, as a set, or 0.
    """
    found: list[Occasion] = []
    if not field:
        found += ["empty-field"] * rule.empty_field
    months = whole_months(gained)
    if months:
        found += ["whole-month"] * (rule.whole_month * months.bit_count() // CARDS_PER_MONTH)
    if laid & gained:
        found += ["own-pair"] * rule.own_pair
    return tuple(found)


def stolen(
    compiled: CompiledFishing, rule: CompiledStealing, piles: list[int], number: int, mine: int
) -> Iterator[tuple[int, int]]:
    """Moves one card from each opposing side that has any, the one that counts least, and gives
    each with the side that had it.

    Args:
        compiled: the game.
        rule: which cards may be taken.
        piles: each side's captured cards; they are changed.
        number: the round.
        mine: the side that takes.
    """
    weights = compiled.tally(number).weights
    for side in range(len(piles)):
        if side == mine:
            continue
        for card in rule.cheapest:
            if piles[side] >> card & 1:
                piles[side] -= weights[1 << card]
                piles[mine] += weights[1 << card]
                yield card, side
                break


def robbed(
    compiled: CompiledFishing,
    rule: CompiledStealing,
    piles: tuple[int, ...],
    mine: int,
    number: int,
    times: int,
) -> tuple[int, ...]:
    """The piles once a side has taken so many cards from each opposing one."""
    changed = list(piles)
    for _ in range(times):
        for _ in stolen(compiled, rule, changed, number, mine):
            pass
    return tuple(changed)


# What a turn proves of the hand from which it was played.
#
# Where whoever can capture must, a card that is laid without capturing proves that none of the
# hand's cards could capture. Hands only grow smaller, so that none of these cards is in it for the
# rest of the round. Everybody has seen that; it is part of the state, since the field soon looks
# different.


def facts_proven(
    compiled: CompiledFishing, facts: RoundFacts, seat: int, card: int, field: int
) -> RoundFacts:
    """What is known once a seat has played a hand card onto this field.

    Args:
        compiled: a game in which whoever can capture must.
        facts: what was known before.
        seat: whose card it is.
        card: what is played.
        field: the field cards before, as a set.
    """
    if compiled.hand_takes[card] & field:
        return facts
    takers = compiled.taken_from_hand
    capturing = 0
    for mate in listed(field):
        capturing |= takers[mate]
    return facts.with_lacking(seat, capturing)


_HANDS: Final = tuple(f"h{seat}" for seat in range(7))
_TURNED_UP: Final = tuple(CardTurnedUp(card, "s") for card in range(CARD_COUNT))


class Turn(Handling):
    """A turn while it is played, card by card."""

    __slots__ = ()

    # --- hand cards ----------------------------------------------------------------------------

    def play(self, card: int, take: int | None) -> None:
        """Play a hand card; it captures, or stays (F-5)."""
        compiled, seat = self.compiled, self.seat
        if compiled.must_match:
            self.facts = facts_proven(compiled, self.facts, seat, card, self.field)
        self.drop(1 << card)
        self.draws = 1
        mates = compiled.hand_takes[card] & self.field
        if not mates:
            self.lay(card, _HANDS[seat])
            self.laid = card
            return
        if mates & (mates - 1):
            mates = 1 << take if take is not None else compiled.at_once(card, mates)
        elif compiled.pending_pair and mates & compiled.kin[card]:
            self.paired = compiled.kin[card]
        self.put(card, mates, _HANDS[seat])
        self.match(card, mates)

    def bomb(self, month: int) -> None:
        """Play three of a month onto the fourth (GS-3)."""
        compiled, seat = self.compiled, self.seat
        rule = compiled.rules.bombs
        cards = listed(self._of_month(month))
        self.events.append(TripleShown(seat, cards, bomb=True))
        self.drop(mask_of(cards))
        mates = compiled.kin[cards[0]] & self.field
        for card in cards:
            self.put(card, mates, _HANDS[seat])
        first, *others = cards
        self.match(first, mates)
        for card in others:
            self.taking.append(card)
            self.events.append(CardsMatched(card, (), seat))
        self.facts = self.facts._replace(
            bombs=_more(self.facts.bombs, seat, 1),
            passes=_more(self.facts.passes, seat, rule.passes),
        )
        self.draws = rule.draws

    def show(self, month: int) -> None:
        """Show three of a month to all (GS-3)."""
        cards = self._of_month(month)
        self.events.append(TripleShown(self.seat, listed(cards), bomb=False))
        shown = list(self.facts.shown)
        shown[self.seat] |= cards
        self.facts = self.facts._replace(shown=tuple(shown))

    def _of_month(self, month: int) -> int:
        """The hand cards of a month."""
        hand = self.held[self.seat]
        return mask_of(play.card for play in hand if CARDS[play.card].month == month)

    def without_card(self) -> None:
        """Draw only, and use up a pass if there are hand cards."""
        if self.held[self.seat]:
            self.facts = self.facts._replace(passes=_more(self.facts.passes, self.seat, -1))
        self.draws = 1

    # --- the drawn card ------------------------------------------------------------------------

    def draw(self) -> int:
        """Draw until a choice is needed; returns the card for which it is, or -1."""
        compiled = self.compiled
        stock = self.series.stock
        while self.draws and self.drawn < len(stock):
            card = stock[self.drawn]
            self.drawn += 1
            self.draws -= 1
            self.events.append(_TURNED_UP[card])
            if self.paired >> card & 1:
                self.leave_pending(card)
                continue
            mates = compiled.drawn_must[card] & self.field
            if not mates:
                mates = compiled.drawn_takes[card] & self.field
                if mates & (mates - 1):
                    mates = self._taken_by_drawn(card, mates)
                    if not mates:
                        return card
                elif compiled.wild_takes_all >> card & 1 and self.drawn == len(stock):
                    mates = self.field
            self.take(card, mates)
        self.draws = 0
        return NO_CARD

    def take(self, card: int, mates: int) -> None:
        """The drawn card captures these, or stays on the field."""
        if mates:
            self.put(card, mates, "s")
            self.match(card, mates)
        else:
            self.lay(card, "s")

    def _taken_by_drawn(self, card: int, mates: int) -> int:
        """What the drawn card captures of several; 0 where a choice is needed."""
        compiled = self.compiled
        if compiled.wild_takes_all >> card & 1 and self.drawn == len(self.series.stock):
            return self.field
        return compiled.at_once(card, mates)

    # --- the end of the turn -------------------------------------------------------------------

    def end(self) -> None:
        """Captured cards are taken aside, and what they earn is taken from others."""
        self.counted += 1 << TURN_BITS * self.seat
        gained = self.take_aside()
        if self.compiled.steal is not None:
            self._steal(self.compiled.steal, gained)
        self.laid = NO_CARD
        self.paired = 0

    def _steal(self, rule: CompiledStealing, gained: int) -> None:
        """Take what the turn has earned from the opponents, cheapest first (GS-6)."""
        compiled = self.compiled
        stock = self.drawn < len(self.series.stock)
        if not rule.last_turn and compiled.is_over(self.held, stock=stock):
            return
        mine = compiled.side_of[self.seat]
        laid = 0 if self.laid == NO_CARD else 1 << self.laid
        for why in occasions(rule, self.field, gained, laid):
            for card, side in stolen(compiled, rule, self.piles, self.series.number, mine):
                victim = compiled.sides[side][0]
                self.events.append(CardsStolen((card,), victim, self.seat, why))
                self.events.append(CardsMoved((card,), f"p{side}", f"p{mine}"))


def _more(numbers: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """The same numbers, with one seat's raised."""
    return (*numbers[:seat], numbers[seat] + by, *numbers[seat + 1 :])
