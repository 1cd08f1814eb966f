"""A move played: the one place where it is said what becomes of the cards, and whose turn is next.

Searches and simulations spend most of their time here. So they play many moves on one round,
without making a state of each, and ask for no events; and the result of a round is made only when
somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, PileShuffled, PileTurnedOver
from hanafuda_desktop.engine.reaction_race import RaceResult
from hanafuda_desktop.engine.rounds import NextRound, derived
from hanafuda_desktop.families.shedding.compiled import CompiledEffect, CompiledShedding
from hanafuda_desktop.families.shedding.moves import (
    SWAPS,
    BareMove,
    Combine,
    DirectionTurned,
    DiscardDrawn,
    EffectStruck,
    HandsSwapped,
    Log,
    PalmLaid,
    Race,
    SheddingMove,
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
    settled,
)
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
_DRAWN: Final = SheddingPhase.DRAWN
# The same few cards move again and again: to look that up takes a fifth of the time of making it.
_moved: Final = lru_cache(maxsize=20_000)(CardsMoved)
_struggled: Final = lru_cache(maxsize=7)(Struggled)
_make: Final[Any] = tuple.__new__  # makes a value in a third of the time that its class takes


class RoundInPlay:
    """A round while it is played: a state that its moves change.

    What it is asked for by name is called as in :class:`SheddingState`, so that legal moves are
    found for either.

    Args:
        compiled: the game.
        state: where it begins.
        log: where to add what happens, if somebody asks.
    """

    __slots__ = ("compiled", "log", *SheddingState._fields)

    def __init__(
        self, compiled: CompiledShedding, state: SheddingState, log: Log | None = None
    ) -> None:
        self.compiled = compiled
        self.log = log
        self._take(state)

    def _take(self, state: SheddingState) -> None:
        """Go on from a state."""
        (
            self.phase,
            self.seat,
            hands,
            places,
            self.field,
            stock,
            discard,
            self.drawn,
            self.direction,
            self.effect,
            self.struck,
            self.turns,
            self.passes,
            self.shuffles,
            memory,
            self.series,
        ) = state[:]  # a plain tuple, which is quicker to take apart
        self.hands = [*hands]
        self.places = [*places]
        self.stock = [*stock]
        self.discard = [*discard]
        self.memory = [*memory]

    def state(self) -> SheddingState:
        """The state to which the moves have led."""
        return _make(  # type: ignore[no-any-return]
            SheddingState,
            (
                self.phase,
                self.seat,
                tuple(self.hands),
                tuple(self.places),
                self.field,
                tuple(self.stock),
                tuple(self.discard),
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

    def play(self, move: SheddingMove) -> None:
        """Play a legal move."""
        _PLAYED[move if isinstance(move, BareMove) else type(move)](self, move)

    # --- moves -----------------------------------------------------------------------------------

    def combine(self, move: Combine) -> None:
        """Lay the cards of a combination (UN-3 to UN-7)."""
        each, places = self.compiled.by_id[move.combination], self.places
        self.passes = 0
        self.hands[self.seat] ^= move.shed
        if self.log is not None:
            self._tell_combination(move, self.log, onto_field=each.onto_field)
        for card in move.field:
            self.field ^= 1 << card
            places[places.index(card)] = NO_CARD
        self.discard += move.discarded
        for card in move.lay:
            self._lay(card, HANDS[self.seat])
        # Laying alone discards nothing: the card on top has had its effect (UN-9).
        self._end(move.top if each.effect else NO_CARD)

    def _tell_combination(self, move: Combine, log: Log, *, onto_field: bool) -> None:
        """The hand cards go with the field card from there, if they are laid on one."""
        hand = HANDS[self.seat]
        if onto_field:
            place = self.places.index(move.field[0])
            for card in move.hand:
                log.append(_moved((card,), hand, "f", (place,)))
            log.append(_moved(move.discarded, "f", "d"))
        else:
            for card in move.field:
                log.append(_moved((card,), "f", "d"))
            for card in move.hand:
                log.append(_moved((card,), hand, "d"))

    def struggle(self, _: BareMove) -> None:
        """Draw in place of playing: into the hand, or a card to be asked about (UN-8)."""
        compiled, seat = self.compiled, self.seat
        if self.log is not None:
            self.log.append(_struggled(seat))
        self.passes = 0
        top = self.discard[-1] if self.discard else NO_CARD
        self.memory[seat] = _make(Memory, (self.memory[seat].seen, self.field, top, 0))
        if not compiled.asks_about_drawn:
            self._draw(seat, compiled.rules.struggle.count)
            self._end(NO_CARD)
            return
        self.drawn = self._next_card()
        self.phase = _DRAWN
        if self.log is not None:
            self.log.append(_moved((self.drawn,), "s", "x"))

    def keep_drawn(self, _: BareMove) -> None:
        """The drawn card comes into the hand."""
        self.hands[self.seat] |= 1 << self.drawn
        if self.log is not None:
            self.log.append(_moved((self.drawn,), "x", HANDS[self.seat]))
        self.drawn = NO_CARD
        self._end(NO_CARD)

    def discard_drawn(self, move: DiscardDrawn) -> None:
        """The drawn card goes on the discard pile, with a field card or without."""
        onto, card, self.drawn = move.onto, self.drawn, NO_CARD
        if onto is None:
            self.discard.append(card)
            if self.log is not None:
                self.log.append(_moved((card,), "x", "d"))
        else:
            place = self.places.index(onto)
            self.places[place] = NO_CARD
            self.field ^= 1 << onto
            self.discard += (onto, card)
            if self.log is not None:
                self.log.append(_moved((card,), "x", "f", (place,)))
                self.log.append(_moved((onto, card), "f", "d"))
        self._end(card if self.compiled.drawn_acts else NO_CARD)

    def pass_on(self, _: BareMove) -> None:
        """Do nothing."""
        self.passes += 1
        if self.log is not None:
            self.log.append(TurnPassed(self.seat))
        self._end(NO_CARD)

    def swap(self, move: Swap) -> None:
        """Swap whole hands with another seat, and carry out the rest of the effect."""
        other = move.seat
        hands, seat = self.hands, self.seat
        given, taken = hands[seat], hands[other]
        hands[seat], hands[other] = taken, given
        one, two = self.memory[seat], self.memory[other]
        self.memory[seat] = two._replace(seen=(one.seen | given) & ~taken)
        self.memory[other] = one._replace(seen=(two.seen | taken) & ~given)
        if self.log is not None:
            self.log.append(HandsSwapped(seat, other))
        self._draw_and_skip(self.compiled.effects[self.effect])

    def end_by_race(self, move: Race | BareMove) -> None:
        """The race for the winner's palm, and with it the round."""
        self._end_round(settled(self.compiled, self.state(), move))

    def _end_round(self, race: RaceResult | None) -> None:
        log = [] if self.log is None else self.log
        self._take(end_round(self.compiled, self.state(), race, log))

    def next_round(self, _: NextRound) -> None:
        """Deal the next round."""
        log = [] if self.log is None else self.log
        self._take(deal_next_round(self.compiled, self.state(), log))

    # --- the end of a turn -----------------------------------------------------------------------

    def _end(self, top: int) -> None:
        """The round is won; or the effect of a card that was just discarded is carried out; or the
        field is filled and the next seat plays.
        """
        compiled, seat = self.compiled, self.seat
        self.turns += 1
        self.struck = NOBODY
        if not self.hands[seat]:
            self.effect = NO_EFFECT
            self._won()
            return
        self.effect = number = compiled.effect_of[top]
        if number != NO_EFFECT:
            self._strike(compiled.effects[number], top)
            return
        if self.field.bit_count() != compiled.field_size:
            self._fill_field()
        self._turn_of(compiled.next_seats[self.direction][seat])

    def _won(self) -> None:
        """The seat is without cards (UN-11)."""
        if self.log is not None:
            self.log.append(PalmLaid(self.seat))
        if self.compiled.races:
            self.phase = SheddingPhase.RACE
        else:
            self._end_round(NO_RACE)

    def _strike(self, effect: CompiledEffect, top: int) -> None:
        """The effect is fixed, then the field is filled, then it is carried out: up to the choice
        of a hand to swap with.
        """
        compiled, log = self.compiled, self.log
        self.struck = compiled.aimed_at(effect, self.seat, self.direction)
        if log is not None:
            log.append(EffectStruck(self.struck, effect.id, top))
        if self.field.bit_count() != compiled.field_size:
            self._fill_field()
        if effect.reverse:
            self.direction = -self.direction
            if log is not None:
                log.append(DirectionTurned(self.direction))
        if effect.swap == "nobody":
            self._draw_and_skip(effect)
        elif effect.swap == "choose" and compiled.players > 2:
            self.phase = SheddingPhase.SWAP
        else:
            self.swap(SWAPS[compiled.next_seats[self.direction][self.seat]])

    def _draw_and_skip(self, effect: CompiledEffect) -> None:
        """Others draw and lose their turn, and the next one plays (UN-9)."""
        compiled, seat = self.compiled, self.seat
        next_seats = compiled.next_seats[self.direction]
        following = next_seats[seat]
        if effect.draw:
            if effect.who == "next":
                self._draw(following, effect.draw)
            else:
                for each in compiled.others(seat, self.direction):
                    self._draw(each, effect.draw)
        if effect.again:  # a turn is lost only where it would have come now
            self._turn_of(seat)
            return
        if effect.skip:
            if self.log is not None:
                self.log.append(TurnLost(following))
            following = next_seats[following]
        self._turn_of(following)

    def _turn_of(self, seat: int) -> None:
        """The next turn begins, unless the round has become endless."""
        compiled = self.compiled
        if self.turns >= compiled.most_turns or self.passes >= compiled.players:
            self._end_round(None)
        else:
            self.phase, self.seat = _PLAY, seat

    # --- cards -----------------------------------------------------------------------------------

    def _lay(self, card: int, source: str) -> None:
        """On the first free place of the field."""
        places = self.places
        self.field |= 1 << card
        if NO_CARD not in places:
            places.append(NO_CARD)
        place = places.index(NO_CARD)
        places[place] = card
        if self.log is not None:
            self.log.append(_moved((card,), source, "f", (place,)))

    def _fill_field(self) -> None:
        """As many cards lie on the field as were dealt there (UN-2)."""
        size, places = self.compiled.field_size, self.places
        for _ in range(size - self.field.bit_count()):
            card = self._next_card()
            if card == NO_CARD:
                break
            if self.log is not None:
                self.log.append(CardTurnedUp(card, "s"))
            self._lay(card, "s")
        while len(places) > size and places[-1] == NO_CARD:
            places.pop()

    def _next_card(self) -> int:
        """Take the next card off the stock; NO_CARD where there is none at all (UN-10)."""
        if not self.stock:
            self._shuffle()
            if not self.stock:
                return NO_CARD
        return self.stock.pop()

    def _shuffle(self) -> None:
        """The discard pile becomes the stock."""
        cards = tuple(self.discard[: len(self.discard) - self.compiled.keeps_top])
        if not cards:
            return
        seed, round_number, *_ = self.series
        self.stock = [*shuffled(cards, derived(seed, round_number, _SHUFFLES_FROM + self.shuffles))]
        del self.discard[: len(cards)]
        self.shuffles += 1
        # What was seen in a hand and has been shed since may be drawn by anybody from now on.
        held = sum(self.hands)
        self.memory = [each._replace(seen=each.seen & held) for each in self.memory]
        if self.log is not None:
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
                self.memory[seat] = _make(Memory, (seen, field, top, drawn + 1))
            if self.log is not None:
                self.log.append(_moved((card,), "s", HANDS[seat]))


_PLAYED: Final[dict[type | BareMove, Callable[[RoundInPlay, Any], None]]] = {
    Combine: RoundInPlay.combine,
    BareMove.STRUGGLE: RoundInPlay.struggle,
    BareMove.KEEP: RoundInPlay.keep_drawn,
    DiscardDrawn: RoundInPlay.discard_drawn,
    BareMove.SIT_OUT: RoundInPlay.pass_on,
    Swap: RoundInPlay.swap,
    Race: RoundInPlay.end_by_race,
    BareMove.DRAW_LOTS: RoundInPlay.end_by_race,
    NextRound: RoundInPlay.next_round,
}


def play(
    compiled: CompiledShedding, state: SheddingState, move: SheddingMove, log: Log | None
) -> SheddingState:
    """The state after a legal move; what happens is added to the log, if there is one."""
    current = RoundInPlay(compiled, state, log)
    current.play(move)
    return current.state()
