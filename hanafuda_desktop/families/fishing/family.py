"""The fishing family's engine: which moves are legal, why others are not, and what becomes of the
cards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Final

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import (
    listed,
    mask_of,
    members,
    month_cards,
    months_of_three,
)
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.family import Step
from hanafuda_desktop.engine.position_text import begun, spoken
from hanafuda_desktop.engine.rounds import NEXT_ROUND, NextRound
from hanafuda_desktop.engine.turns import TurnFamily
from hanafuda_desktop.families.fishing import notation, view
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.moves import (
    BOMBS,
    DRAW,
    GO,
    PICKS,
    PLAIN,
    PLAYS,
    SHOWS,
    STOP,
    TAKES,
    Bomb,
    Draw,
    FishingMove,
    Go,
    Pick,
    Play,
    Show,
    Stop,
    Take,
    WildUse,
)
from hanafuda_desktop.families.fishing.rounds import (
    PICK_FROM,
    after_turn,
    begin,
    deal_round,
    gone_on,
    picked,
    stopped,
)
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.state import (
    BETWEEN_TURNS,
    NO_CARD,
    TURN_BITS,
    FishingPhase,
    FishingState,
    RoundFacts,
    Running,
)
from hanafuda_desktop.text.language import tr, tr_noop

_PLAY: Final = FishingPhase.PLAY
_TAKE: Final = FishingPhase.TAKE
_TRIPLE: Final = 3

# Every legal move, in a fixed order.

_DRAW_ONLY = (DRAW,)
_ALWAYS: dict[FishingPhase, tuple[FishingMove, ...]] = {
    FishingPhase.CALL: (STOP, GO),
    FishingPhase.NEXT: (NEXT_ROUND,),
    FishingPhase.OVER: (),
}
_MOST_KNOWN: Final = 50_000
"""So many captures of a card are remembered."""


def _captures(compiled: CompiledFishing, card: int, mates: int) -> tuple[Play, ...]:
    """The moves of a hand card that matches these field cards."""
    moves = PLAYS[card]
    if compiled.at_once(card, mates):
        return (moves[0],)
    return tuple([moves[mate + 1] for mate in members(mates)])


_Ways = list[tuple[int, Callable[[int], tuple[Play, ...]]]]
"""For each card what it takes from the hand, and what finds its captures."""


def _compile_moves(
    compiled: CompiledFishing,
) -> Callable[[FishingState], tuple[FishingMove, ...]]:
    """What finds the moves of the seat whose turn it is, by these rules."""
    # Of its own month there are seven sets that a card matches; by other rules there may be many.
    known = lru_cache(maxsize=_MOST_KNOWN)
    ways: _Ways = [
        (takes, known(partial(_captures, compiled, card)))
        for card, takes in enumerate(compiled.hand_takes)
    ]
    # Where no hand card has a choice, there is nothing to find.
    mostly_plain = compiled.is_by_month and not compiled.must_match and not compiled.has_triples

    def moves_of(state: FishingState) -> tuple[FishingMove, ...]:
        if state.phase is not _PLAY:
            return _answers(compiled, state)
        hand = state.held[state.seat]
        if not hand:
            return _DRAW_ONLY
        if mostly_plain:
            pairs = state.pairs
            for move in hand if pairs else ():
                if pairs >> move.card & 1:
                    return _plays(compiled, ways, hand, state)
            return hand
        return _plays(compiled, ways, hand, state)

    return moves_of


def _answers(compiled: CompiledFishing, state: FishingState) -> tuple[FishingMove, ...]:
    """The moves of a seat that is asked something else than to play a hand card."""
    always = _ALWAYS.get(state.phase)
    if always is not None:
        return always
    if state.phase is FishingPhase.TAKE:
        mates = compiled.drawn_takes[state.running.turned] & state.field
        return tuple([TAKES[card] for card in members(mates)])
    return tuple(PICKS[p] for p in range(PICK_FROM) if p not in state.facts.picks)


def _plays(
    compiled: CompiledFishing, ways: _Ways, hand: tuple[Play, ...], state: FishingState
) -> tuple[FishingMove, ...]:
    """The moves of a seat that is to play a hand card, by the cards, the lowest first."""
    field = state.field
    must_match = compiled.must_match
    found: list[FishingMove] = []
    capturing: list[FishingMove] = []
    for move in hand:
        takes, captures = ways[move.card]
        mates = takes & field
        if not mates:
            found.append(move)
        else:
            found += captures(mates)
            if must_match:
                capturing += captures(mates)
    found = capturing or found
    if compiled.has_triples:
        found += _with_triples(compiled, state)
    if state.facts.passes[state.seat] and state.drawn < len(state.series.stock):
        found.append(DRAW)
    return tuple(found)


def triples(hand: int) -> list[tuple[int, int]]:
    """Months of which a hand holds three cards, each with those cards."""
    months = [card // CARDS_PER_MONTH + 1 for card in members(months_of_three(hand))]
    held = [(month, hand & month_cards(month)) for month in months]
    return [(month, cards) for month, cards in held if cards.bit_count() == _TRIPLE]


def _with_triples(compiled: CompiledFishing, state: FishingState) -> list[FishingMove]:
    """Bombs and shows (GS-3)."""
    rule = compiled.rules.bombs
    seat = state.seat
    shown = state.facts.shown[seat]
    may_show = rule.show == "any-turn" or (rule.show == "first-turn" and state.turns[seat] == 0)
    moves: list[FishingMove] = []
    for month, cards in triples(mask_of([play.card for play in state.held[seat]])):
        if cards & shown:
            continue
        first = (cards & -cards).bit_length() - 1
        if rule.bomb and compiled.kin[first] & state.field:
            moves.append(BOMBS[month])
        if may_show:
            moves.append(SHOWS[month])
    return moves


# Says in a sentence why a move of a fishing game is not legal.

_ASKED = {
    FishingPhase.PICK: tr_noop("First everybody picks a card."),
    FishingPhase.PLAY: tr_noop("Play a card of the hand now."),
    FishingPhase.TAKE: tr_noop("Say first which card the drawn card takes."),
    FishingPhase.CALL: tr_noop("Say first whether the round stops or goes on."),
    FishingPhase.NEXT: tr_noop("This round is over; the next one is to be dealt."),
}
_PHASE_OF = {
    Pick: FishingPhase.PICK,
    Play: FishingPhase.PLAY,
    Draw: FishingPhase.PLAY,
    Show: FishingPhase.PLAY,
    Bomb: FishingPhase.PLAY,
    Take: FishingPhase.TAKE,
    Stop: FishingPhase.CALL,
    Go: FishingPhase.CALL,
    NextRound: FishingPhase.NEXT,
}


def _why_not(compiled: CompiledFishing, state: FishingState, move: FishingMove) -> str:
    """Why a move that is not legal is not."""
    phase = FishingPhase(state.phase)
    if type(move) not in _PHASE_OF:
        return tr("This is no move of this game.")
    if _PHASE_OF[type(move)] is not phase:
        return tr(_ASKED[phase])
    match move:
        case Play(card, take):
            return _play(compiled, state, card, take)
        case Take(card):
            return _takes_not(state.running.turned, card)
        case Draw():
            return _draw(state)
        case Show():
            return _show(compiled, state, move)
        case Bomb():
            return _bomb(compiled, state, move)
        case Pick():
            return tr("This card is already picked.")
        case _:
            return tr(_ASKED[phase])


def _play(compiled: CompiledFishing, state: FishingState, card: int, take: int | None) -> str:
    name = spoken(card)
    if not state.hands[state.seat] >> card & 1:
        return begun(tr("{card} is not in this hand.", card=name))
    mates = compiled.hand_takes[card] & state.field
    if take is None and mates and not compiled.at_once(card, mates):
        return tr("Say which card {card} takes.", card=name)
    if take is not None and not mates >> take & 1:
        return _takes_not(card, take)
    if take is not None:
        return tr("There is no choice: {card} takes all that it can.", card=name)
    return tr("A card that captures must be played, and this one does not.")


def _takes_not(card: int, other: int) -> str:
    words = tr("{card} does not take {other}.", card=spoken(card), other=spoken(other))
    return begun(words)


def _draw(state: FishingState) -> str:
    if state.drawn >= len(state.series.stock):
        return tr("There is nothing left to draw: play a card of the hand.")
    return tr("Play a card of the hand; only without one is a turn just a draw.")


def _show(compiled: CompiledFishing, state: FishingState, move: Show) -> str:
    if compiled.rules.bombs.show == "never":
        return tr("Three of a month are not shown in this game.")
    if compiled.rules.bombs.show == "first-turn" and state.turns[state.seat]:
        return tr("Three of a month are shown before the first card is played.")
    if state.facts.shown[state.seat] & month_cards(move.month):
        return tr("These cards are shown already.")
    return tr("There are not three cards of this month in the hand.")


def _bomb(compiled: CompiledFishing, state: FishingState, move: Bomb) -> str:
    if not compiled.rules.bombs.bomb:
        return tr("Three of a month are not played at once in this game.")
    if state.facts.shown[state.seat] & month_cards(move.month):
        return tr("Cards that were shown are played one by one.")
    if (state.hands[state.seat] & month_cards(move.month)).bit_count() != CARDS_PER_MONTH - 1:
        return tr("There are not three cards of this month in the hand.")
    return tr("The fourth card of this month is not on the field.")


# What a turn earns from the opponents (GS-6).


def _rob(
    cheapest: tuple[int, ...], weights: dict[int, int], piles: list[int], mine: int, times: int
) -> None:
    """Take so many cards from each opposing side, those that count least, as far as it has any."""
    for side, pile in enumerate(piles):
        if side != mine:
            for card in [card for card in cheapest if pile >> card & 1][:times]:
                piles[side] -= weights[1 << card]
                piles[mine] += weights[1 << card]


# What changes a few times in a round.


def _facts_proven(
    compiled: CompiledFishing, facts: RoundFacts, seat: int, card: int, field: int
) -> RoundFacts:
    """What is known once a seat has played a hand card onto a field.

    Where whoever can capture must, a card that is laid without capturing proves that none of the
    hand's cards could capture. Hands only grow smaller, so that none of these cards is in it for
    the rest of the round. Everybody has seen that; it is part of the state, since the field soon
    looks different.
    """
    if compiled.hand_takes[card] & field:
        return facts
    takers = compiled.taken_from_hand
    capturing = 0
    for mate in listed(field):
        capturing |= takers[mate]
    capturing &= ~facts.lacks[seat]
    return facts._replace(lacks=_more(facts.lacks, seat, capturing)) if capturing else facts


def _wild_noted(
    compiled: CompiledFishing, facts: RoundFacts, side: int, card: int, mates: int
) -> RoundFacts:
    """Remember which odd cards a wild card's capture leaves for the end (MU-7)."""
    if not (mates | 1 << card) & compiled.wild:
        return facts
    uses = [
        WildUse(side, wild, CARDS[other].month)
        for mate in listed(mates)
        for wild, other in ((card, mate), (mate, card))
        if compiled.wild >> wild & 1 and CARDS[wild].month != CARDS[other].month
    ]
    return facts._replace(wild_uses=(*facts.wild_uses, *uses))


def _of_month(hand: tuple[Play, ...], month: int) -> int:
    """The cards of a month in a hand."""
    return mask_of(play.card for play in hand if CARDS[play.card].month == month)


def _shown(state: FishingState, month: int) -> FishingState:
    """The state once three of a month are shown to all (GS-3)."""
    facts, seat = state.facts, state.seat
    triples = _more(facts.shown, seat, _of_month(state.held[seat], month))
    return state._replace(phase=_PLAY, facts=facts._replace(shown=triples))


def _more(numbers: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """The same numbers, with one seat's raised."""
    return (*numbers[:seat], numbers[seat] + by, *numbers[seat + 1 :])


# A turn: a hand card, the drawn card, what they capture, and what is taken aside (F-5, F-6).

_CARDS = tuple([1 << card for card in range(CARD_COUNT)])

TurnMove = Play | Take | Draw | Bomb
Choose = Callable[[int, tuple[Play, ...], int, int, RoundFacts], TurnMove]
"""Chooses the next move in a round that is only imagined; given the seat, its hand, the field, what
its side captured, and the facts.
"""


def _compile_turns(  # noqa: C901, PLR0915 - what it compiles holds all of this
    compiled: CompiledFishing,
) -> Callable[[FishingState, TurnMove, Choose | None], FishingState]:
    """What plays turns by these rules: it gives the state to which a legal move leads, or to which
    it and the moves lead that are chosen after it, as long as one turn simply follows another.

    Searches and simulations spend most of their time here. So the rules are compiled once more,
    into a function that holds what it needs, and a turn is one function. What it did stands in the
    state's trail, from which :mod:`.events` tells it.
    """
    from_hand = tuple(zip(_CARDS, compiled.hand_takes, strict=True))
    when_drawn = tuple(zip(_CARDS, compiled.drawn_takes, strict=True))
    drawn_must, takes_all = compiled.drawn_must, compiled.wild_takes_all
    at_once, kin, wild = compiled.at_once, compiled.kin, compiled.wild
    pending, must_match = compiled.rules.pending_pair, compiled.must_match
    steal, cheapest = compiled.rules.stealing, compiled.cheapest
    special = pending or bool(wild)
    bombs = compiled.rules.bombs
    ends_with_hands = compiled.rules.round_ends == "hands"
    stops = compiled.stopping is not None
    following, side_of = compiled.next_seat, compiled.side_of
    one_turn = tuple([1 << TURN_BITS * seat for seat in range(compiled.players)])
    make = tuple.__new__  # as FishingState(...) makes it, in half the time

    def turns(  # noqa: C901, PLR0912, PLR0915 - one function is what makes it quick
        state: FishingState, move: TurnMove, choose: Choose | None
    ) -> FishingState:
        _, seat, every, field, pairs, trail, captured, drawn, running, counted, facts, series = (
            state
        )
        held, piles = [*every], [*captured]
        stock = series.stock
        end = len(stock)
        tally = compiled.tallies[(series.number - 1) % 12]
        weights, made = tally.weights, tally.made
        phase, ends = _PLAY, 0
        while True:
            hand, side = held[seat], side_of[seat]
            taking: tuple[int, ...] = ()
            before = pile = piles[side]
            card = laid = other = NO_CARD
            own = mate = gained = paired = total = 0
            draws = 1

            # The hand card captures, or stays.
            if type(move) is Play:
                card = move.card
                left = [*hand]
                left.remove(PLAIN[card])
                held[seat] = hand = tuple(left)
                if must_match:
                    facts = _facts_proven(compiled, facts, seat, card, field)
                played, takes = from_hand[card]
                own = takes & field
                if own:
                    if own & (own - 1):
                        own = at_once(card, own) if move.take is None else _CARDS[move.take]
                    elif pending and own & kin[card]:
                        paired = kin[card]
                    field ^= own
                    gained = own | played
                    pile += weights[gained]
                    if wild:
                        facts = _wild_noted(compiled, facts, side, card, own)
                else:
                    field |= played
                    laid = card
                if pairs:
                    # Of a month that a card has met, no two are left.
                    pairs &= ~kin[card]
            elif type(move) is Draw:
                if hand:
                    facts = facts._replace(passes=_more(facts.passes, seat, -1))
            elif type(move) is Take:
                taking, other, laid, paired, draws = running
                running = BETWEEN_TURNS
                mate = _CARDS[move.card]
                gained = mask_of(taking) | mate | _CARDS[other]
                pile += weights[gained]
                field ^= mate
                pairs &= ~kin[other]
                if wild:
                    facts = _wild_noted(compiled, facts, side, other, mate)
            elif type(move) is Bomb:
                # Three of a month go onto the fourth (GS-3).
                three = _of_month(hand, move.month)
                first, second, card = listed(three)
                held[seat] = hand = tuple([each for each in hand if not three >> each.card & 1])
                own = kin[card] & field
                field ^= own
                gained = own | three
                taking = (*listed(own), first, second, card)
                pile += weights[gained]
                trail = (trail, first, own, second, own, 0)
                pairs &= ~kin[card]
                facts = facts._replace(
                    bombs=_more(facts.bombs, seat, 1),
                    passes=_more(facts.passes, seat, bombs.passes),
                )
                if wild:
                    facts = _wild_noted(compiled, facts, side, first, own)
                draws = bombs.draws

            # The drawn card captures, or stays, or its player chooses what it takes.
            while draws and drawn < end:
                if other >= 0:
                    trail = (trail, card, own, other, mate, 0)
                    taking += (*listed(mate), other) if mate else ()
                    card, own = NO_CARD, 0
                other = stock[drawn]
                turned, takes = when_drawn[other]
                mate = takes & field
                drawn += 1
                draws -= 1
                sure = 0
                if special:
                    if paired & turned:
                        # The pair just made and this card stay and wait for the fourth (F-11).
                        mate = gained
                        field |= gained | turned
                        pile, gained, paired = before, 0, 0
                        continue
                    sure = drawn_must[other] & field
                    if not sure and takes_all & turned and drawn == end:
                        sure = field
                if sure:
                    mate = sure
                elif mate & (mate - 1):
                    mate = at_once(other, mate)
                    if not mate:
                        if type(move) is Play and own:
                            taking = (*listed(own), card)
                        if card >= 0:
                            trail = (trail, card, own, NO_CARD, 0, 0)
                        phase, ends = _TAKE, 0
                        running = Running(taking, other, laid, paired, draws)
                        break
                if mate:
                    turned |= mate
                    gained |= turned
                    pile += weights[turned]
                    field ^= mate
                    if wild:
                        facts = _wild_noted(compiled, facts, side, other, mate)
                else:
                    field |= turned
                if pairs:
                    pairs &= ~kin[other]
            else:
                # Nothing is asked: what the captured cards are worth.
                trail = (trail, card, own, other, mate, gained)
                counted += one_turn[seat]
                if gained:
                    piles[side] = pile
                    if steal is not None:
                        earned = compiled.occasions(field, gained, laid)
                        if earned and (
                            steal.last_turn or not compiled.is_over(held, stock=drawn < end)
                        ):
                            _rob(cheapest, weights, piles, side, len(earned))
                            pile = piles[side]
                    if stops and pile & made:
                        total = tally.worth(pile)
                        if total and total <= tally.worth(before):
                            total = 0
                ends = total or drawn >= end or (ends_with_hands and not hand)
                if not ends:
                    seat = following[seat]
                    if choose is not None:
                        move = choose(seat, held[seat], field, piles[side_of[seat]], facts)
                        continue
            state = make(
                FishingState,
                (
                    phase,
                    seat,
                    tuple(held),
                    field,
                    pairs,
                    trail,
                    tuple(piles),
                    drawn,
                    running,
                    counted,
                    facts,
                    series,
                ),
            )
            return after_turn(compiled, state, total) if ends else state

    return turns


class Fishing(TurnFamily[CompiledFishing, FishingState, FishingMove]):
    """A fishing game's engine, compiled for one rule file; see :class:`~.engine.family.Family`.

    Args:
        rules: the game's rules.
        players: how many play.
        rounds: how many rounds they agreed on; left out, as the rules say.

    Raises:
        DealError: the game is not for so many players.
    """

    over = FishingPhase.OVER

    def __init__(self, rules: FishingRules, players: int, rounds: int | None = None) -> None:
        compiled = CompiledFishing(rules, players, rounds)
        super().__init__(compiled, notation, view, players, _compile_moves(compiled), _why_not)
        self.turns = _compile_turns(compiled)

    def deal(self, order: tuple[int, ...], seed: int) -> Step[FishingState]:
        """Find the first dealer and deal the first round.

        The hands of the others come first, in turn order from the dealer, then the field, then
        the dealer's hand, each from the beginning of ``order`` on (in packets where the rules say
        so); what is left is the stock, the first card to be drawn first.

        Raises:
            DealError: ``order`` is not the deck.
        """
        self._check_deck(order)
        state = begin(self.compiled, order, seed)
        return Step(state, (), (self, None, order))

    def apply(self, state: FishingState, move: FishingMove) -> Step[FishingState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        self._check_legal(state, move)
        return Step(self.after(state, move), (), (self, state, move))

    def after(self, state: FishingState, move: FishingMove) -> FishingState:
        """The state after a move that is known to be legal."""
        match move:
            case Play() | Take() | Draw() | Bomb():
                return self.turns(state, move, None)
            case Stop():
                return stopped(self.compiled, state)
            case Go():
                return gone_on(self.compiled, state)
            case Show(month):
                return _shown(state, month)
            case NextRound():
                series = state.series
                series = series._replace(number=series.number + 1, dealer=state.seat)
                return deal_round(self.compiled, series)
            case Pick(place):
                return picked(self.compiled, state, place)

    def events(
        self,
        before: FishingState | None,
        played: Any,
        after: FishingState,
    ) -> tuple[Event, ...]:
        """What happened with a move; or with the deal, given the deck's order."""
        # Only a person's game comes here; searches do not wait for it at the start.
        from hanafuda_desktop.families.fishing.events import (  # noqa: PLC0415
            events_of,
            first_events,
        )

        if before is None:
            return tuple(first_events(self.compiled, played, after))
        return tuple(events_of(self.compiled, before, played, after))
