"""Cards that change places while a turn is played: laid, captured, given and taken aside."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import listed, mask_of
from hanafuda_desktop.engine.events import CardsMatched, CardsMoved, Event, PairPending
from hanafuda_desktop.engine.fishing.lying import place_of, places_of
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.state import NO_CARD, FishingState, Phase, Running
from hanafuda_desktop.engine.fishing.turn import WildUse

__all__ = ["Handling"]

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
        program: the game.
        state: where the turn stands.
        told: where to add what happens, if somebody asks.
    """

    __slots__ = (
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
        "program",
        "seat",
        "series",
        "taking",
        "tally",
        "told",
        "trail",
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
        self.tally = program.tally(self.series.number)
        if told is not None:
            # It is about to be looked at after every step.
            self.trail = places_of(self.trail)

    def state(self, phase: Phase, *, seat: int, turned: int = NO_CARD) -> FishingState:
        """The state that has come of it."""
        return FishingState(
            phase,
            seat,
            tuple(self.held),
            self.field,
            self.program.pairs_on(self.field),
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
        if (mates | 1 << card) & self.program.wild:
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
            side = self.program.side_of[self.seat]
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
