"""A turn: a hand card, the drawn card, what they capture, and what is taken aside (F-5, F-6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.events import (
    CardsMatched,
    CardsMoved,
    CardsStolen,
    CardTurnedUp,
    Event,
    PairPending,
    TripleShown,
)
from hanafuda_desktop.engine.fishing.program import FishingProgram, StealProgram
from hanafuda_desktop.engine.fishing.state import (
    NO_CARD,
    NOWHERE,
    FishingState,
    Phase,
)
from hanafuda_desktop.engine.fishing.turn import WildUse

__all__ = ["Turn", "is_last"]

_A_MONTH: Final = 4
# The same facts are told again and again; they are made once.
_FROM_HAND: Final = tuple(
    tuple(CardsMoved((card,), f"h{seat}", "f") for card in range(CARD_COUNT)) for seat in range(7)
)
_CAPTURED: Final = tuple(f"p{side}" for side in range(7))
_FROM_STOCK: Final = tuple(CardsMoved((card,), "s", "f") for card in range(CARD_COUNT))
_TURNED_UP: Final = tuple(CardTurnedUp(card, "s") for card in range(CARD_COUNT))


@lru_cache(maxsize=10_000)
def _matched(card: int, mates: tuple[int, ...], seat: int) -> CardsMatched:
    """The event that a card captures others."""
    return CardsMatched(card, mates, seat)


class Turn:
    """A turn while it is played: changed step by step, until the next state is made of it.

    Args:
        program: the game.
        state: where the turn stands.
        told: where to add what happens, if somebody asks.
    """

    __slots__ = (
        "captured",
        "drawn",
        "draws",
        "events",
        "facts",
        "field",
        "hands",
        "laid",
        "paired",
        "places",
        "program",
        "seat",
        "series",
        "taking",
        "told",
        "turns",
        "used",
    )

    def __init__(
        self, program: FishingProgram, state: FishingState, told: list[Event] | None
    ) -> None:
        self.program = program
        self.told = told
        self.events: list[Event] = [] if told is None else told
        (
            _,
            self.seat,
            hands,
            self.field,
            places,
            self.used,
            captured,
            self.drawn,
            taking,
            _,
            self.laid,
            self.paired,
            self.draws,
            self.turns,
            self.facts,
            self.series,
        ) = state
        self.hands = list(hands)
        self.places = bytearray(places)
        self.captured = list(captured)
        self.taking = list(taking)

    def state(self, phase: Phase, *, seat: int, turned: int = NO_CARD) -> FishingState:
        """The state that has come of it."""
        # As FishingState(...) makes it, in a third of the time.
        return tuple.__new__(
            FishingState,
            (
                phase,
                seat,
                tuple(self.hands),
                self.field,
                bytes(self.places),
                self.used,
                tuple(self.captured),
                self.drawn,
                tuple(self.taking),
                turned,
                self.laid,
                self.paired,
                self.draws,
                self.turns,
                self.facts,
                self.series,
            ),
        )

    # --- hand cards ----------------------------------------------------------------------------

    def play(self, card: int, take: int | None) -> None:
        """Play a hand card; it captures, or stays (F-5)."""
        program, seat = self.program, self.seat
        self.hands[seat] ^= 1 << card
        self.events.append(_FROM_HAND[seat][card])
        self.draws = 1
        mates = program.hand_takes[card] & self.field
        if not mates:
            self._lay(card)
            self.laid = card
            return
        if mates & (mates - 1):
            mates = 1 << take if take is not None else program.at_once(card, mates)
        elif program.pending_pair and mates & program.kin[card]:
            self.paired = program.kin[card]
        self._match(card, mates)

    def bomb(self, month: int) -> None:
        """Play three of a month onto the fourth (GS-3)."""
        program = self.program
        rule = program.rules.bombs
        seat = self.seat
        cards = [card for card in members(self.hands[seat]) if CARDS[card].month == month]
        self.events.append(TripleShown(seat, tuple(cards), bomb=True))
        mates = program.kin[cards[0]] & self.field
        for card in cards:
            self.hands[seat] &= ~(1 << card)
            self.events.append(_FROM_HAND[seat][card])
        first, *others = cards
        self._match(first, mates)
        for card in others:
            self.places[card] = self.places[first]
            self.taking.append(card)
            self.events.append(CardsMatched(card, (), seat))
        self.facts = self.facts._replace(
            bombs=_more(self.facts.bombs, seat, 1),
            passes=_more(self.facts.passes, seat, rule.passes),
        )
        self.draws = rule.draws

    def show(self, month: int) -> None:
        """Show three of a month to all (GS-3)."""
        cards = mask_of(c for c in members(self.hands[self.seat]) if CARDS[c].month == month)
        self.events.append(TripleShown(self.seat, tuple(members(cards)), bomb=False))
        shown = list(self.facts.shown)
        shown[self.seat] |= cards
        self.facts = self.facts._replace(shown=tuple(shown))

    def without_card(self) -> None:
        """Draw only, and use up a pass if there are hand cards."""
        if self.hands[self.seat]:
            self.facts = self.facts._replace(passes=_more(self.facts.passes, self.seat, -1))
        self.draws = 1

    # --- the drawn card ------------------------------------------------------------------------

    def draw(self) -> int:
        """Draw until a choice is needed; returns the card for which it is, or -1."""
        program = self.program
        stock = self.series.stock
        while self.draws and self.drawn < len(stock):
            card = stock[self.drawn]
            self.drawn += 1
            self.draws -= 1
            self.events.append(_TURNED_UP[card])
            if self.paired >> card & 1:
                self._leave_pending(card)
                continue
            mates = program.drawn_must[card] & self.field
            if not mates:
                mates = program.drawn_takes[card] & self.field
                if mates & (mates - 1):
                    mates = self._taken_by_drawn(card, mates)
                    if not mates:
                        return card
                elif program.wild_takes_all >> card & 1 and self.drawn == len(stock):
                    mates = self.field
            self.take(card, mates)
        self.draws = 0
        return NO_CARD

    def take(self, card: int, mates: int) -> None:
        """The drawn card captures these, or stays on the field."""
        self.events.append(_FROM_STOCK[card])
        if mates:
            self._match(card, mates)
        else:
            self._lay(card)

    def _taken_by_drawn(self, card: int, mates: int) -> int:
        """What the drawn card captures of several; 0 where a choice is needed."""
        program = self.program
        if program.wild_takes_all >> card & 1 and self.drawn == len(self.series.stock):
            return self.field
        return program.at_once(card, mates)

    def _leave_pending(self, card: int) -> None:
        """The pair just made and the drawn card stay and wait for the fourth (F-11)."""
        three = [mate for mate in self.taking if self.paired >> mate & 1]
        self.events.append(_FROM_STOCK[card])
        self.places[card] = self.places[three[0]]
        three.append(card)
        self.field |= mask_of(three)
        self.taking = [mate for mate in self.taking if not self.paired >> mate & 1]
        self.paired = 0
        self.events.append(PairPending(tuple(three), self.seat))

    # --- the field -----------------------------------------------------------------------------

    def _lay(self, card: int) -> None:
        """On the first free place of the field."""
        free = ~self.used & (self.used + 1)
        self.used |= free
        self.places[card] = free.bit_length() - 1
        self.field |= 1 << card

    def _match(self, card: int, mates: int) -> None:
        """Lay a card on those it captures; they lie there until the turn ends."""
        program = self.program
        self.field &= ~mates
        if mates & (mates - 1) == 0:
            lowest = mates.bit_length() - 1
            taken: tuple[int, ...] = (lowest,)
        else:
            taken = tuple(members(mates))
            lowest = taken[0]
        self.places[card] = self.places[lowest]
        self.taking += (*taken, card)
        self.events.append(_matched(card, taken, self.seat))
        if (mates | 1 << card) & program.wild:
            self._note_wild(card, taken)

    def _note_wild(self, card: int, mates: tuple[int, ...]) -> None:
        """Remember which odd cards a wild card's capture leaves for the end (MU-7)."""
        side = self.program.side_of[self.seat]
        uses = list(self.facts.wild_uses)
        for mate in mates:
            for wild, other in ((card, mate), (mate, card)):
                if self.program.wild >> wild & 1 and CARDS[wild].month != CARDS[other].month:
                    uses.append(WildUse(side, wild, CARDS[other].month))
        self.facts = self.facts._replace(wild_uses=tuple(uses))

    # --- the end of the turn -------------------------------------------------------------------

    def give(self, cards: list[int], side: int) -> None:
        """Cards left on the field go to a side."""
        if not cards:
            return
        for card in cards:
            self.field &= ~(1 << card)
            self.captured[side] |= 1 << card
        self._clear(cards)
        self.events.append(CardsMoved(tuple(cards), "f", _CAPTURED[side]))

    def _clear(self, cards: list[int]) -> None:
        """These cards leave the field; a place on which no other card lies is free again."""
        places = self.places
        for card in cards:
            place = places[card]
            places[card] = NOWHERE
            if place not in places:
                self.used &= ~(1 << place)

    def take_aside(self) -> None:
        """Captured cards leave the field (F-6)."""
        program = self.program
        seat = self.seat
        side = program.side_of[seat]
        taken = self.taking
        self.turns = _more(self.turns, seat, 1)
        gained = 0
        if taken:
            self.events.append(CardsMoved(tuple(taken), "t", _CAPTURED[side]))
            for card in taken:
                gained |= 1 << card
            self._clear(taken)
            self.captured[side] |= gained
        if program.steal is not None:
            self._steal(program.steal, gained)
        self.laid = NO_CARD
        self.paired = 0
        self.taking = []

    def _steal(self, rule: StealProgram, gained: int) -> None:
        """Take chaff from the opponents (GS-6)."""
        stock = self.drawn < len(self.series.stock)
        if not rule.last_turn and is_last(self.program, self.hands, stock=stock):
            return
        months = sum(
            (self.program.kin[card] & gained).bit_count() == _A_MONTH
            and card == (self.program.kin[card] & -self.program.kin[card]).bit_length() - 1
            for card in members(gained)
        )
        own_pair = self.laid != NO_CARD and gained >> self.laid & 1
        for _ in range(rule.empty_field if not self.field else 0):
            self._steal_one(rule, "empty-field")
        for _ in range(rule.whole_month * months):
            self._steal_one(rule, "whole-month")
        for _ in range(rule.own_pair if own_pair else 0):
            self._steal_one(rule, "own-pair")

    def _steal_one(
        self, rule: StealProgram, why: Literal["empty-field", "whole-month", "own-pair"]
    ) -> None:
        """One card from each opposing side that has any, the one that counts least."""
        program = self.program
        mine = program.side_of[self.seat]
        for side, seats in enumerate(program.sides):
            card = next((c for c in rule.cheapest if self.captured[side] >> c & 1), None)
            if side == mine or card is None:
                continue
            self.captured[side] ^= 1 << card
            self.captured[mine] |= 1 << card
            self.events.append(CardsStolen((card,), seats[0], self.seat, why))
            self.events.append(CardsMoved((card,), f"p{side}", f"p{mine}"))


def is_last(program: FishingProgram, hands: Sequence[int], *, stock: bool) -> bool:
    """Whether the round is played out, with these hands and something or nothing to draw."""
    match program.rules.round_ends:
        case "hands":
            return not any(hands)
        case "stock":
            return not stock
        case "both":
            return not stock and not any(hands)


def _more(numbers: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """The same numbers, with one seat's raised."""
    return (*numbers[:seat], numbers[seat] + by, *numbers[seat + 1 :])
