"""A turn: a hand card, the drawn card, what they capture, and what is taken aside (F-5, F-6)."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import listed, mask_of
from hanafuda_desktop.engine.events import (
    CardsMatched,
    CardsMoved,
    CardsStolen,
    CardTurnedUp,
    TripleShown,
)
from hanafuda_desktop.engine.fishing.handling import Handling
from hanafuda_desktop.engine.fishing.program import StealProgram
from hanafuda_desktop.engine.fishing.proving import facts_proven
from hanafuda_desktop.engine.fishing.state import NO_CARD, TURN_BITS
from hanafuda_desktop.engine.fishing.stealing import occasions, stolen

__all__ = ["Turn"]

_HANDS: Final = tuple(f"h{seat}" for seat in range(7))
_TURNED_UP: Final = tuple(CardTurnedUp(card, "s") for card in range(CARD_COUNT))


class Turn(Handling):
    """A turn while it is played, card by card."""

    __slots__ = ()

    # --- hand cards ----------------------------------------------------------------------------

    def play(self, card: int, take: int | None) -> None:
        """Play a hand card; it captures, or stays (F-5)."""
        program, seat = self.program, self.seat
        if program.must_match:
            self.facts = facts_proven(program, self.facts, seat, card, self.field)
        self.drop(1 << card)
        self.draws = 1
        mates = program.hand_takes[card] & self.field
        if not mates:
            self.lay(card, _HANDS[seat])
            self.laid = card
            return
        if mates & (mates - 1):
            mates = 1 << take if take is not None else program.at_once(card, mates)
        elif program.pending_pair and mates & program.kin[card]:
            self.paired = program.kin[card]
        self.put(card, mates, _HANDS[seat])
        self.match(card, mates)

    def bomb(self, month: int) -> None:
        """Play three of a month onto the fourth (GS-3)."""
        program, seat = self.program, self.seat
        rule = program.rules.bombs
        cards = listed(self._of_month(month))
        self.events.append(TripleShown(seat, cards, bomb=True))
        self.drop(mask_of(cards))
        mates = program.kin[cards[0]] & self.field
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
        program = self.program
        stock = self.series.stock
        while self.draws and self.drawn < len(stock):
            card = stock[self.drawn]
            self.drawn += 1
            self.draws -= 1
            self.events.append(_TURNED_UP[card])
            if self.paired >> card & 1:
                self.leave_pending(card)
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
        if mates:
            self.put(card, mates, "s")
            self.match(card, mates)
        else:
            self.lay(card, "s")

    def _taken_by_drawn(self, card: int, mates: int) -> int:
        """What the drawn card captures of several; 0 where a choice is needed."""
        program = self.program
        if program.wild_takes_all >> card & 1 and self.drawn == len(self.series.stock):
            return self.field
        return program.at_once(card, mates)

    # --- the end of the turn -------------------------------------------------------------------

    def end(self) -> None:
        """Captured cards are taken aside, and what they earn is taken from others."""
        self.counted += 1 << TURN_BITS * self.seat
        gained = self.take_aside()
        if self.program.steal is not None:
            self._steal(self.program.steal, gained)
        self.laid = NO_CARD
        self.paired = 0

    def _steal(self, rule: StealProgram, gained: int) -> None:
        """Take what the turn has earned from the opponents, cheapest first (GS-6)."""
        program = self.program
        stock = self.drawn < len(self.series.stock)
        if not rule.last_turn and program.is_over(self.held, stock=stock):
            return
        mine = program.side_of[self.seat]
        laid = 0 if self.laid == NO_CARD else 1 << self.laid
        for why in occasions(rule, self.field, gained, laid):
            for card, side in stolen(program, rule, self.piles, self.series.number, mine):
                victim = program.sides[side][0]
                self.events.append(CardsStolen((card,), victim, self.seat, why))
                self.events.append(CardsMoved((card,), f"p{side}", f"p{mine}"))


def _more(numbers: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """The same numbers, with one seat's raised."""
    return (*numbers[:seat], numbers[seat] + by, *numbers[seat + 1 :])
