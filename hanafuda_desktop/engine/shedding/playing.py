"""A turn: what is laid where, what is drawn in its place, whose hand is swapped."""

from __future__ import annotations

from hanafuda_desktop.engine.events import CardsMoved, Event
from hanafuda_desktop.engine.shedding.events import Struggled, TurnPassed
from hanafuda_desktop.engine.shedding.handling import HANDS, Handling, moved, to_field
from hanafuda_desktop.engine.shedding.moves import Combine
from hanafuda_desktop.engine.shedding.program import CombinationProgram
from hanafuda_desktop.engine.shedding.state import NO_CARD, Memory

__all__ = ["Turn"]


class Turn(Handling):
    """A turn while it is played: what its moves do with the cards."""

    __slots__ = ()

    # --- laying --------------------------------------------------------------------------------

    def play(self, each: CombinationProgram, move: Combine) -> None:
        """Lay the cards of a combination (UN-3 to UN-7)."""
        laid = 0
        for card in move.hand:
            laid |= 1 << card
        for card in move.lay:
            laid |= 1 << card
        self.hands[self.seat] ^= laid
        if self.told is not None:
            self._tell(each, move, self.told)
        for card in move.field:
            self.field ^= 1 << card
            self.places[self.places.index(card)] = NO_CARD
        self.discard += move.field + move.hand
        for card in move.lay:
            self.lay(card, HANDS[self.seat])

    def _tell(self, each: CombinationProgram, move: Combine, told: list[Event]) -> None:
        """One card upon the other; cards that are laid on a field card go with it from there."""
        hand = HANDS[self.seat]
        if each.onto_field:
            (base,) = move.field
            place = self.places.index(base)
            told += [to_field(card, hand, place) for card in move.hand]
            told.append(CardsMoved((base, *move.hand), "f", "d"))
            return
        told += [moved(card, "f", "d") for card in move.field]
        told += [moved(card, hand, "d") for card in move.hand]

    # --- drawing -------------------------------------------------------------------------------

    def _remember_struggle(self) -> None:
        top = self.discard[-1] if self.discard else NO_CARD
        seen = self.memory[self.seat].seen
        self.memory[self.seat] = Memory(seen, self.field, top, 0)

    def struggle(self, count: int) -> None:
        """Draw in place of playing, cards that come into the hand at once."""
        if self.told is not None:
            self.told.append(Struggled(self.seat))
        self._remember_struggle()
        self.draw(self.seat, count)

    def pass_on(self) -> None:
        """Do nothing."""
        self.passes += 1
        if self.told is not None:
            self.told.append(TurnPassed(self.seat))

    def draw_to_ask(self) -> None:
        """Draw in place of playing, a card about which the player is asked (UN-8)."""
        if self.told is not None:
            self.told.append(Struggled(self.seat))
        self._remember_struggle()
        self.drawn = self.next_card()
        if self.told is not None:
            self.told.append(moved(self.drawn, "s", "x"))

    def keep_drawn(self) -> None:
        """The drawn card comes into the hand."""
        self.hands[self.seat] |= 1 << self.drawn
        if self.told is not None:
            self.told.append(moved(self.drawn, "x", HANDS[self.seat]))
        self.drawn = NO_CARD

    def discard_drawn(self, onto: int | None) -> None:
        """The drawn card goes on the discard pile, with a field card or without."""
        card, self.drawn = self.drawn, NO_CARD
        if onto is None:
            self.discard += (card,)
            if self.told is not None:
                self.told.append(moved(card, "x", "d"))
            return
        place = self.places.index(onto)
        self.places[place] = NO_CARD
        self.field ^= 1 << onto
        self.discard += (onto, card)
        if self.told is not None:
            self.told.append(to_field(card, "x", place))
            self.told.append(CardsMoved((onto, card), "f", "d"))

    def swap(self, other: int) -> None:
        """Swap whole hands with another seat."""
        hands, seat = self.hands, self.seat
        given, taken = hands[seat], hands[other]
        hands[seat], hands[other] = taken, given
        one, two = self.memory[seat], self.memory[other]
        self.memory[seat] = two._replace(seen=(one.seen | given) & ~taken)
        self.memory[other] = one._replace(seen=(two.seen | taken) & ~given)
