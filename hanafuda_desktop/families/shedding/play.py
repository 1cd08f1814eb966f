"""A move played: the one place where it is said what becomes of the cards, and whose turn is next.

Searches and simulations spend most of their time here, and ask for no events: those that come again
and again are made once, and the result of a round only when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, PileShuffled, PileTurnedOver
from hanafuda_desktop.engine.rounds import NextRound, derived
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.moves import (
    SWAPS,
    Combine,
    DirectionTurned,
    DiscardDrawn,
    EffectStruck,
    HandsSwapped,
    Keep,
    Log,
    PalmLaid,
    Pass,
    Race,
    SheddingMove,
    Struggle,
    Struggled,
    Swap,
    TurnLost,
    TurnPassed,
)
from hanafuda_desktop.families.shedding.rounds import (
    HANDS,
    NO_RACE,
    deal_next_round,
    end_round,
    settle_race,
)
from hanafuda_desktop.families.shedding.schema import Effect
from hanafuda_desktop.families.shedding.state import (
    NO_CARD,
    NO_EFFECT,
    NOBODY,
    Memory,
    SheddingPhase,
    SheddingState,
)

_SHUFFLES_FROM: Final = 100
"""Numbers below this stand for deals of the same round."""
_PLAY: Final = SheddingPhase.PLAY  # to look up an enumeration's member takes longer
_STRUGGLED: Final = tuple(map(Struggled, range(len(HANDS))))
_TURN_LOST: Final = tuple(map(TurnLost, range(len(HANDS))))
_PALM_LAID: Final = tuple(map(PalmLaid, range(len(HANDS))))
_TURNED_UP: Final = tuple(CardTurnedUp(card, "s") for card in range(CARD_COUNT))
_make: Final[Any] = tuple.__new__  # makes a value in a third of the time that its class takes


@lru_cache(maxsize=10_000)
def _moved(card: int, source: str, target: str) -> CardsMoved:
    """A card goes from one pile to another."""
    return CardsMoved((card,), source, target)


@lru_cache(maxsize=10_000)
def _to_field(card: int, source: str, place: int) -> CardsMoved:
    """A card comes to lie on a place of the field."""
    return CardsMoved((card,), source, "f", (place,))


@lru_cache(maxsize=10_000)
def _to_discard(cards: tuple[int, ...]) -> CardsMoved:
    """A field card is discarded with what was laid on it."""
    return CardsMoved(cards, "f", "d")


_struck: Final = lru_cache(maxsize=1_000)(EffectStruck)


class _Turn:
    """A turn while it is played: the state, changed step by step, until the next one is made of it.

    Its methods are named after moves and what follows them; each ends with the next state.
    """

    __slots__ = (
        "compiled",
        "direction",
        "discard",
        "drawn",
        "effect",
        "field",
        "hands",
        "log",
        "memory",
        "passes",
        "places",
        "seat",
        "series",
        "shuffles",
        "stock",
        "struck",
        "turns",
    )

    def __init__(self, compiled: CompiledShedding, state: SheddingState, log: Log) -> None:
        self.compiled = compiled
        self.log = log
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
            self.memory,
            self.series,
        ) = state[:]  # a plain tuple, which is quicker to take apart
        self.hands = list(hands)
        self.places = list(places)

    def _state(self, phase: SheddingPhase, seat: int) -> SheddingState:
        return _make(  # type: ignore[no-any-return]
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
                self.memory,
                self.series,
            ),
        )

    # --- moves -----------------------------------------------------------------------------------

    def combine(self, move: Combine) -> SheddingState:
        """Lay the cards of a combination (UN-3 to UN-7)."""
        each, places, log = self.compiled.by_id[move.combination], self.places, self.log
        hand = HANDS[self.seat]
        self.passes = 0
        self.hands[self.seat] ^= move.shed
        if each.onto_field:  # the hand cards go with the field card from there
            place = places.index(move.field[0])
            for card in move.hand:
                log.append(_to_field(card, hand, place))
            log.append(_to_discard(move.discarded))
        else:
            for card in move.field:
                log.append(_moved(card, "f", "d"))
            for card in move.hand:
                log.append(_moved(card, hand, "d"))
        for card in move.field:
            self.field ^= 1 << card
            places[places.index(card)] = NO_CARD
        self.discard += move.discarded
        for card in move.lay:
            self._lay(card, hand)
        # Laying alone discards nothing: the card on top has had its effect (UN-9).
        return self._end(move.top if each.effect else NO_CARD)

    def struggle(self, _: Struggle) -> SheddingState:
        """Draw in place of playing: into the hand, or a card to be asked about (UN-8)."""
        compiled, seat = self.compiled, self.seat
        self.log.append(_STRUGGLED[seat])
        self.passes = 0
        top = self.discard[-1] if self.discard else NO_CARD
        self._remember(seat, _make(Memory, (self.memory[seat].seen, self.field, top, 0)))
        if not compiled.asks_about_drawn:
            self._draw(seat, compiled.rules.struggle.count)
            return self._end(NO_CARD)
        self.drawn = self._next_card()
        self.log.append(_moved(self.drawn, "s", "x"))
        return self._state(SheddingPhase.DRAWN, seat)

    def keep_drawn(self, _: Keep) -> SheddingState:
        """The drawn card comes into the hand."""
        self.hands[self.seat] |= 1 << self.drawn
        self.log.append(_moved(self.drawn, "x", HANDS[self.seat]))
        self.drawn = NO_CARD
        return self._end(NO_CARD)

    def discard_drawn(self, move: DiscardDrawn) -> SheddingState:
        """The drawn card goes on the discard pile, with a field card or without."""
        onto, card, self.drawn = move.onto, self.drawn, NO_CARD
        if onto is None:
            self.discard += (card,)
            self.log.append(_moved(card, "x", "d"))
        else:
            place = self.places.index(onto)
            self.places[place] = NO_CARD
            self.field ^= 1 << onto
            self.discard += (onto, card)
            self.log.append(_to_field(card, "x", place))
            self.log.append(_to_discard((onto, card)))
        return self._end(card if self.compiled.rules.struggle.effect else NO_CARD)

    def pass_on(self, _: Pass) -> SheddingState:
        """Do nothing."""
        self.passes += 1
        self.log.append(TurnPassed(self.seat))
        return self._end(NO_CARD)

    def swap(self, move: Swap) -> SheddingState:
        """Swap whole hands with another seat, and carry out the rest of the effect."""
        other = move.seat
        hands, seat = self.hands, self.seat
        given, taken = hands[seat], hands[other]
        hands[seat], hands[other] = taken, given
        one, two = self.memory[seat], self.memory[other]
        self._remember(seat, two._replace(seen=(one.seen | given) & ~taken))
        self._remember(other, one._replace(seen=(two.seen | taken) & ~given))
        self.log.append(HandsSwapped(seat, other))
        return self._draw_and_skip()

    # --- the end of a turn -----------------------------------------------------------------------

    def _end(self, top: int) -> SheddingState:
        """The round is won; or the effect of a card that was just discarded is carried out; or the
        field is filled and the next seat plays.
        """
        compiled, seat = self.compiled, self.seat
        self.turns += 1
        self.effect, self.struck = NO_EFFECT, NOBODY
        if not self.hands[seat]:
            return self._won()
        number = compiled.effect_of[top]
        if number != NO_EFFECT:
            self.effect = number
            return self._strike(compiled.effects[number], top)
        if self.field.bit_count() != compiled.field_size:
            self._fill_field()
        return self._turn_of(compiled.next_seats[self.direction][seat])

    def _won(self) -> SheddingState:
        """The seat is without cards (UN-11)."""
        self.log.append(_PALM_LAID[self.seat])
        if self.compiled.races:
            return self._state(SheddingPhase.RACE, self.seat)
        return end_round(self.compiled, self._state(_PLAY, self.seat), NO_RACE, self.log)

    def _strike(self, effect: Effect, top: int) -> SheddingState:
        """The effect is fixed, then the field is filled, then it is carried out: up to the choice
        of a hand to swap with.
        """
        compiled, log = self.compiled, self.log
        self.struck = compiled.aimed_at(effect, self.seat, self.direction)
        log.append(_struck(self.struck, effect.id, top))
        self._fill_field()
        if effect.reverse:
            self.direction = -self.direction
            log.append(DirectionTurned(self.direction))
        if effect.swap == "nobody":
            return self._draw_and_skip()
        if effect.swap == "choose" and compiled.players > 2:
            return self._state(SheddingPhase.SWAP, self.seat)
        return self.swap(SWAPS[compiled.next_seats[self.direction][self.seat]])

    def _draw_and_skip(self) -> SheddingState:
        """Others draw and lose their turn, and the next one plays (UN-9)."""
        compiled, seat = self.compiled, self.seat
        effect = compiled.effects[self.effect]
        following = compiled.next_seats[self.direction][seat]
        if effect.draw:
            if effect.who == "next":
                self._draw(following, effect.draw)
            else:
                for each in compiled.others(seat, self.direction):
                    self._draw(each, effect.draw)
        if effect.again:  # a turn is lost only where it would have come now
            return self._turn_of(seat)
        if effect.skip:
            self.log.append(_TURN_LOST[following])
            following = compiled.next_seats[self.direction][following]
        return self._turn_of(following)

    def _turn_of(self, seat: int) -> SheddingState:
        """The next turn begins, unless the round has become endless."""
        compiled = self.compiled
        if self.turns >= compiled.most_turns or self.passes >= compiled.players:
            return end_round(compiled, self._state(_PLAY, self.seat), None, self.log)
        return self._state(_PLAY, seat)

    # --- cards -----------------------------------------------------------------------------------

    def _lay(self, card: int, source: str) -> None:
        """On the first free place of the field."""
        places = self.places
        self.field |= 1 << card
        try:
            place = places.index(NO_CARD)
        except ValueError:
            place = len(places)
            places.append(card)
        else:
            places[place] = card
        self.log.append(_to_field(card, source, place))

    def _fill_field(self) -> None:
        """As many cards lie on the field as were dealt there (UN-2)."""
        size, places = self.compiled.field_size, self.places
        for _ in range(size - self.field.bit_count()):
            card = self._next_card()
            if card == NO_CARD:
                break
            self.log.append(_TURNED_UP[card])
            self._lay(card, "s")
        while len(places) > size and places[-1] == NO_CARD:
            places.pop()

    def _next_card(self) -> int:
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
        cards = self.discard[: len(self.discard) - self.compiled.keeps_top]
        if not cards:
            return
        seed, round_number, *_ = self.series
        self.stock = shuffled(cards, derived(seed, round_number, _SHUFFLES_FROM + self.shuffles))
        self.discard = self.discard[len(cards) :]
        self.shuffles += 1
        # What was seen in a hand and has been shed since may be drawn by anybody from now on.
        held = sum(self.hands)
        self.memory = tuple([each._replace(seen=each.seen & held) for each in self.memory])
        self.log += [PileTurnedOver("d", "s", len(cards)), PileShuffled("s")]

    def _draw(self, seat: int, count: int) -> None:
        """A seat draws cards into its hand, as many as there are."""
        for _ in range(count):
            card = self._next_card()
            if card == NO_CARD:
                return
            self.hands[seat] |= 1 << card
            seen, field, top, drawn = self.memory[seat]
            if drawn >= 0:
                self._remember(seat, _make(Memory, (seen, field, top, drawn + 1)))
            self.log.append(_moved(card, "s", HANDS[seat]))

    def _remember(self, seat: int, now: Memory) -> None:
        memory = list(self.memory)
        memory[seat] = now
        self.memory = tuple(memory)


_OF_A_TURN: Final[dict[type, Callable[[_Turn, Any], SheddingState]]] = {
    Combine: _Turn.combine,
    Struggle: _Turn.struggle,
    Keep: _Turn.keep_drawn,
    DiscardDrawn: _Turn.discard_drawn,
    Pass: _Turn.pass_on,
    Swap: _Turn.swap,
}


def play(
    compiled: CompiledShedding, state: SheddingState, move: SheddingMove, log: Log
) -> SheddingState:
    """The state after a legal move; what happens is added to the log."""
    of_a_turn = _OF_A_TURN.get(type(move))
    if of_a_turn is not None:
        return of_a_turn(_Turn(compiled, state, log), move)
    if isinstance(move, NextRound):
        return deal_next_round(compiled, state, log)
    return settle_race(compiled, state, move.times if isinstance(move, Race) else None, log)
