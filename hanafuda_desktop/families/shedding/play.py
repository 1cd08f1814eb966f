"""A turn: what is laid where, what is drawn in its place, whose hand is swapped."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import (
    CardsMoved,
    CardTurnedUp,
    Event,
    PileShuffled,
    PileTurnedOver,
)
from hanafuda_desktop.engine.rounds import derived
from hanafuda_desktop.families.shedding.compiled import CompiledCombination, CompiledShedding
from hanafuda_desktop.families.shedding.events import Struggled, TurnPassed
from hanafuda_desktop.families.shedding.moves import Combine
from hanafuda_desktop.families.shedding.state import NO_CARD, Memory, SheddingPhase, SheddingState

# Where the cards of a turn are: what comes to lie where, what is drawn, what is shuffled again.

HANDS: Final = tuple(f"h{seat}" for seat in range(7))
"""What the seats' hands are called in events."""
_TURNED_UP: Final = tuple(CardTurnedUp(card, "s") for card in range(CARD_COUNT))
_SHUFFLES_FROM: Final = 100
"""Numbers below this stand for deals of the same round."""


@lru_cache(maxsize=10_000)
def moved(card: int, source: str, target: str) -> CardsMoved:
    """The event that a card went from one pile to another."""
    return CardsMoved((card,), source, target)


@lru_cache(maxsize=10_000)
def to_field(card: int, source: str, place: int) -> CardsMoved:
    """The event that a card comes to lie on a place of the field."""
    return CardsMoved((card,), source, "f", (place,))


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
        "direction",
        "discard",
        "drawn",
        "effect",
        "field",
        "hands",
        "memory",
        "passes",
        "places",
        "seat",
        "series",
        "shuffles",
        "stock",
        "struck",
        "told",
        "turns",
    )

    def __init__(
        self, compiled: CompiledShedding, state: SheddingState, told: list[Event] | None
    ) -> None:
        self.compiled = compiled
        self.told = told
        (
            _,
            self.seat,
            hands,
            places,
            self.field,
            self.stock,
            self.discard,
            self.drawn,
            self.direction,
            self.effect,
            self.struck,
            self.turns,
            self.passes,
            self.shuffles,
            memory,
            self.series,
        ) = state
        self.memory = list(memory)
        self.hands = list(hands)
        self.places = list(places)

    def state(self, phase: SheddingPhase, seat: int) -> SheddingState:
        """The state that has come of it."""
        # As SheddingState(...) makes it, in a third of the time.
        return tuple.__new__(
            SheddingState,
            (
                phase,
                seat,
                tuple(self.hands),
                tuple(self.places),
                self.field,
                self.stock,
                self.discard,
                self.drawn,
                self.direction,
                self.effect,
                self.struck,
                self.turns,
                self.passes,
                self.shuffles,
                tuple(self.memory),
                self.series,
            ),
        )

    # --- the field -------------------------------------------------------------------------------

    def lay(self, card: int, source: str) -> None:
        """On the first free place of the field."""
        self.field |= 1 << card
        if NO_CARD in self.places:
            place = self.places.index(NO_CARD)
            self.places[place] = card
        else:
            place = len(self.places)
            self.places.append(card)
        if self.told is not None:
            self.told.append(to_field(card, source, place))

    def fill_field(self) -> None:
        """As many cards lie on the field as were dealt there (UN-2)."""
        missing = self.compiled.deal.field - self.field.bit_count()
        for _ in range(missing):
            card = self.next_card()
            if card == NO_CARD:
                break
            if self.told is not None:
                self.told.append(_TURNED_UP[card])
            self.lay(card, "s")
        while len(self.places) > self.compiled.deal.field and self.places[-1] == NO_CARD:
            self.places.pop()

    # --- the stock -------------------------------------------------------------------------------

    def next_card(self) -> int:
        """Take the next card off the stock; NO_CARD where there is none at all (UN-10)."""
        if not self.stock:
            self._shuffle()
            if not self.stock:
                return NO_CARD
        card = self.stock[-1]
        self.stock = self.stock[:-1]
        return card

    def _shuffle(self) -> None:
        """The discard pile becomes the stock."""
        kept = self.compiled.keeps_top
        if len(self.discard) <= kept:
            return
        top = self.discard[-1:] if kept else ()
        cards = self.discard[: len(self.discard) - kept]
        series = self.series
        number = _SHUFFLES_FROM + self.shuffles
        self.stock = shuffled(cards, derived(series.seed, series.number, number))
        self.discard = top
        self.shuffles += 1
        # What was seen in a hand and has been shed since may be drawn by anybody from now on.
        held = sum(self.hands)
        for seat, (seen, field, card, drawn) in enumerate(self.memory):
            if seen & ~held:
                self.memory[seat] = Memory(seen & held, field, card, drawn)
        if self.told is not None:
            self.told.append(PileTurnedOver("d", "s", len(cards)))
            self.told.append(PileShuffled("s"))

    def draw(self, seat: int, count: int) -> None:
        """A seat draws cards into its hand, as many as there are."""
        for _ in range(count):
            card = self.next_card()
            if card == NO_CARD:
                return
            self.hands[seat] |= 1 << card
            if self.memory[seat].drawn >= 0:
                self.memory[seat] = self.memory[seat]._replace(drawn=self.memory[seat].drawn + 1)
            if self.told is not None:
                self.told.append(moved(card, "s", HANDS[seat]))


class Turn(Handling):
    """A turn while it is played: what its moves do with the cards."""

    __slots__ = ()

    # --- laying --------------------------------------------------------------------------------

    def play(self, each: CompiledCombination, move: Combine) -> None:
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

    def _tell(self, each: CompiledCombination, move: Combine, told: list[Event]) -> None:
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
