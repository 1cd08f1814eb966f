"""Finds every legal move of a shedding game, in a fixed order, and says why another is not legal.

Of a combination it matters which cards it takes and which of them comes to lie on top, as that one
has its effect; of the orders that agree in both, one stands for all.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import combinations, pairwise
from typing import Any, Final, get_args

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import listed, mask_of, members
from hanafuda_desktop.engine.position_text import begun, spoken
from hanafuda_desktop.engine.rounds import NEXT_ROUND
from hanafuda_desktop.families.shedding.checks import (
    MOST_OFFERED,
    chain_ways,
    orders_of,
    ways_beside,
)
from hanafuda_desktop.families.shedding.compiled import CompiledCombination, CompiledShedding
from hanafuda_desktop.families.shedding.moves import (
    DISCARDS,
    SWAPS,
    BareMove,
    Combine,
    DiscardDrawn,
    Race,
    SheddingMove,
    Swap,
    combine,
)
from hanafuda_desktop.families.shedding.play import RoundInPlay
from hanafuda_desktop.families.shedding.rounds import race_moves, why_not_race
from hanafuda_desktop.families.shedding.state import NO_CARD, SheddingPhase, SheddingState
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import number, tr, tr_noop, trn, trn_noop

_Position = SheddingState | RoundInPlay
_Moves = tuple[SheddingMove, ...]
_Chain = tuple[int, ...]
_Finding = Callable[[int, int], _Moves]
"""Finds what hand cards and field cards make."""
Finder = Callable[[_Position], _Moves]
"""Finds the legal moves of a state."""

_MOST_KEPT: Final = 20_000
_MOST_MOVES_KEPT: Final = 64


def compile_finders(compiled: CompiledShedding) -> tuple[Finder, ...]:
    """For each phase, what finds the moves of the seat whose turn it is."""
    races = race_moves(compiled)
    found: dict[SheddingPhase, Finder] = {
        SheddingPhase.PLAY: _compile_plays(compiled),
        SheddingPhase.DRAWN: _compile_discards(compiled),
        SheddingPhase.SWAP: lambda state: (*SWAPS[: state.seat], *SWAPS[state.seat + 1 : players]),
        SheddingPhase.RACE: lambda _: races,
        SheddingPhase.NEXT: lambda _: (NEXT_ROUND,),
        SheddingPhase.OVER: lambda _: (),
    }
    players = compiled.players
    return tuple([found[phase] for phase in SheddingPhase])


class _Kept(dict[Any, Any]):
    """What is found for some cards; kept, as the same few cards meet again and again.

    Long answers are not kept: those that match nearly anything are seldom asked for again.
    """

    def __init__(self, find: Callable[[Any], Any]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, key: Any) -> Any:
        found = self._find(key)
        if len(found) <= _MOST_MOVES_KEPT:
            if len(self) >= _MOST_KEPT:
                self.clear()
            self[key] = found
        return found


def _compile_plays(compiled: CompiledShedding) -> Finder:
    """What finds the moves of a seat that is to play: combinations, and then to draw, or to pass
    where there is nothing to draw.
    """
    beside, on_discard = _compile_beside(compiled), _compile_on_discard(compiled)
    finds_beside = bool(compiled.plain or compiled.sweeps or compiled.mixed)
    stuck = compiled.rules.struggle.only_if_stuck
    draws: _Moves = (BareMove.STRUGGLE,)
    passes: _Moves = (BareMove.SIT_OUT,)

    def plays(state: _Position) -> _Moves:
        hand = state.hands[state.seat]
        moves = beside(hand, state.field) if finds_beside else ()
        if compiled.on_discard:
            moves += on_discard(state, hand)
        if stuck and moves:
            return moves
        return moves + (draws if state.stock or something_to_draw(compiled, state) else passes)

    return plays


def something_to_draw(compiled: CompiledShedding, state: _Position) -> bool:
    """Whether there is a card to draw, if need be from the discard pile (UN-10)."""
    return bool(state.stock) or len(state.discard) > compiled.keeps_top


def _compile_beside(compiled: CompiledShedding) -> _Finding:
    """What finds combinations of hand cards and field cards: those that are plain, then sweeps,
    then all others.
    """
    by_byte = all(
        len({card // 8 for card in members(cluster)}) <= 1 for cluster in compiled.cluster_of
    )
    find = _compile_bytes(compiled) if by_byte else partial(_plain_and_sweeps, compiled)
    mixed = compiled.mixed

    def beside(hand: int, field: int) -> _Moves:
        moves = find(hand, field)
        for each in mixed:
            moves += tuple(made_of(each, hand, field))
        return moves

    return beside if mixed else find


def _plain_and_sweeps(compiled: CompiledShedding, hand: int, field: int) -> _Moves:
    cards = listed(hand)
    swept = [row[card] for row in _rows_of(compiled, field) for card in cards]
    return (*_plain_of(compiled, hand, field), *swept)


def _compile_bytes(compiled: CompiledShedding) -> _Finding:
    """What finds the same quickly where cards fit only on others of their month, as in most games.

    What two months allow depends on a byte of the hand and a byte of the field, and the same bytes
    meet again and again. The six bytes of a set of cards are written out here: a loop takes twice
    as long, and searches and simulations spend much of their time in it.
    """
    tables = [_Kept(partial(_lying, compiled, shift)) for shift in range(0, CARD_COUNT, 8)]

    def lying(field: int) -> tuple[Any, ...]:
        one, two, three, four, five, six = tables
        a, b, c, d, e, f = field.to_bytes(6, "little")
        (a, r), (b, s), (c, t) = one[a], two[b], three[c]
        (d, u), (e, v), (f, w) = four[d], five[e], six[f]
        return field, a, b, c, d, e, f, r + s + t + u + v + w

    last = lying(0)  # the field stays as it is in many a turn

    def find(hand: int, field: int) -> _Moves:
        nonlocal last
        if last[0] != field:
            last = lying(field)
        _, a, b, c, d, e, f, rows = last
        one, two, three, four, five, six = hand.to_bytes(6, "little")
        try:
            moves: _Moves = a[one] + b[two] + c[three] + d[four] + e[five] + f[six]
        except KeyError:
            for place, known in enumerate(last[1:-1]):
                byte = 255 << 8 * place
                known[(hand & byte) >> 8 * place] = _plain_of(compiled, hand & byte, field & byte)
            return find(hand, field)
        if rows:
            cards = listed(hand)
            moves += tuple([row[card] for row in rows for card in cards])
        return moves

    return find


def _lying(
    compiled: CompiledShedding, shift: int, byte: int
) -> tuple[dict[int, _Moves], tuple[_Moves, ...]]:
    """What each byte of the hand makes with a byte of the field, as far as known; and sweeps."""
    return {}, _rows_of(compiled, byte << shift)


def _plain_of(compiled: CompiledShedding, hand: int, field: int) -> _Moves:
    """The plain combinations of these hand cards and field cards."""
    moves: list[Combine] = []
    for cluster in _clusters(compiled, hand):
        for each in compiled.plain:
            moves += made_of(each, hand & cluster, field & cluster)
    return tuple(moves)


def _rows_of(compiled: CompiledShedding, field: int) -> tuple[_Moves, ...]:
    """For each way to sweep these field cards, the moves that lay each card of the deck there."""
    return tuple(
        [
            _laying_any(each.id, taken)
            for cluster in (_clusters(compiled, field) if compiled.sweeps else ())
            for each in compiled.sweeps
            for _, taken in _from_field(each, field & cluster, NO_CARD)
        ]
    )


@lru_cache(maxsize=2_000)
def _laying_any(combination: str, taken: _Chain) -> _Moves:
    return tuple([combine(combination, taken, (), (card,)) for card in range(CARD_COUNT)])


def _clusters(compiled: CompiledShedding, cards: int) -> Iterator[int]:
    """The clusters of these cards, in the order of their first ones."""
    while cards:
        cluster = compiled.cluster_of[(cards & -cards).bit_length() - 1]
        yield cluster
        cards &= ~cluster


def _compile_on_discard(compiled: CompiledShedding) -> Callable[[_Position, int], _Moves]:
    """What finds what may be laid on the top card of the discard pile; on an empty one, all."""
    known = _Kept(lambda key: found(key[0], key[1], 0))
    followed = _Kept(lambda key: [*made_of(compiled.by_id[key[0]], key[1], 0, key[2])])
    field_counts = any(each.field for each in compiled.on_discard)

    def on_discard(state: _Position, hand: int) -> _Moves:
        top = state.discard[-1] if state.discard else NO_CARD
        return found(hand, top, state.field) if field_counts else known[hand, top]

    def found(hand: int, top: int, field: int) -> _Moves:
        moves: list[SheddingMove] = []
        for each in compiled.on_discard:
            fits = hand & each.cards
            if top != NO_CARD:
                fits &= each.above[top]
            if each.field:
                moves += made_of(each, hand, field, top)
            elif fits and each.most == 1 and not each.lay:
                moves += [each.singles[card] for card in listed(fits)]
            elif fits and top != NO_CARD and not each.lay:
                moves += followed[each.id, hand & each.reached[top], top]
            elif fits:
                moves += made_of(each, hand, 0, top)
        return tuple(moves)

    return on_discard


def _compile_discards(compiled: CompiledShedding) -> Finder:
    """What finds where the card just drawn may be discarded, and to keep it (UN-8)."""
    onto_of, after_of, freely = compiled.drawn_onto, compiled.drawn_after, compiled.drawn_freely
    on_pile = bool(freely) or any(after_of)
    known: dict[int, _Moves] = {0: (BareMove.KEEP,)}

    def discards(state: _Position) -> _Moves:
        drawn = state.drawn
        onto = onto_of[drawn] & state.field
        moves = known.get(onto)
        if moves is None:
            moves = known[onto] = (*[DISCARDS[card + 1] for card in members(onto)], BareMove.KEEP)
        if on_pile:
            top = state.discard[-1] if state.discard else NO_CARD
            if freely >> drawn & 1 or (top != NO_CARD and after_of[top] >> drawn & 1):
                moves = (*moves[:-1], DISCARDS[0], moves[-1])
        return moves

    return discards


# --- combinations of hand cards and field cards, in every way there is ----------------------------


def made_of(
    each: CompiledCombination, hand: int, field: int, top: int = NO_CARD
) -> Iterator[Combine]:
    """Every way to make a combination of these hand cards and field cards.

    Args:
        each: the combination.
        hand: the hand cards.
        field: the field cards.
        top: the top card of the discard pile, where it is laid on that.
    """
    if each.least + each.lay > hand.bit_count():
        return
    offered = offered_cards(each, hand, field.bit_count())
    told = set()
    for base, taken in _from_field(each, field, top):
        for laid in _from_hand(each, offered, base):
            if each.field and each.onto_discard:
                # The same cards with the same one on top, though upon another field card.
                key = mask_of(taken), mask_of(laid), laid[-1] if each.tops else NO_CARD
                if key in told:
                    continue
                told.add(key)
            if not each.lay:
                yield combine(each.id, taken, laid, ())
                continue
            for lay in combinations(listed(offered & ~mask_of(laid)), each.lay):
                yield combine(each.id, taken, laid, lay)


def _from_field(each: CompiledCombination, field: int, top: int) -> Iterator[tuple[int, _Chain]]:
    """On which card the first hand card must fit, and the field cards that are taken."""
    if each.onto_field:
        for card in members(field):
            yield card, (card,)
    elif each.field:
        tops = each.onto_discard or (each.tops and not each.most)
        for taken in chains(each.beneath, field, NO_CARD, each.field, each.field, tops=tops):
            # The last of them is the discard pile's top card by then.
            yield taken[-1] if each.onto_discard else NO_CARD, taken
    else:
        yield top if each.onto_discard else NO_CARD, ()


def _from_hand(each: CompiledCombination, hand: int, base: int) -> Iterator[_Chain]:
    """The hand cards that are discarded, in the order of laying."""
    if not each.least and (each.field or each.lay):
        yield ()
    if each.most:
        pool = hand & each.cards
        yield from chains(each.beneath, pool, base, each.least, each.most, tops=each.tops)


def chains(
    beneath: Sequence[int], pool: int, base: int, least: int, most: int, *, tops: bool
) -> tuple[_Chain, ...]:
    """The orders in which cards can be laid one upon the other: one for every set of cards, and for
    every card that can lie on top of it.

    Args:
        beneath: for each card, the set of cards on which it fits.
        pool: the cards to choose from.
        base: the card on which the first must fit, or NO_CARD.
        least: the fewest cards.
        most: the most cards.
        tops: whether it matters which card lies on top; else one order stands for the whole set.
    """
    # One chain for each set and top, not each order of the set: of so many ways there are few.
    # Chains are laid in the order of their cards, so that the first one found stands for all.
    cards = tuple(members(pool))
    layer: list[tuple[_Chain, int, int]] = [((), 0, base)]
    complete: list[tuple[_Chain, int, int]] = []
    for length in range(1, most + 1):
        longer: dict[tuple[int, int], _Chain] = {}
        for order, taken, top in layer:
            for card in cards:
                if not taken >> card & 1 and (top == NO_CARD or beneath[card] >> top & 1):
                    key = taken | 1 << card, card
                    if key not in longer:
                        longer[key] = (*order, card)
        layer = [(order, taken, top) for (taken, top), order in longer.items()]
        if length >= least:
            complete += layer
    if least < most:
        complete.sort()
    if tops:
        return tuple([order for order, _, _ in complete])
    found: dict[int, _Chain] = {}
    for order, taken, _ in complete:
        found.setdefault(taken, order)
    return tuple(found.values())


def normal_order(compiled: CompiledShedding, move: Combine, top: int) -> Combine:
    """The move that stands for all that lay these cards and have this one's card on top.

    Args:
        compiled: the game.
        move: a combination, its cards in any order that its player likes.
        top: the top card of the discard pile, or NO_CARD.
    """
    each = compiled.by_id.get(move.combination)
    if each is None or not {*move.hand, *move.lay, *move.field} <= set(range(CARD_COUNT)):
        return move
    same_top = each.tops and bool(move.hand or not each.most)
    wanted = [sorted(cards) for cards in (move.field, move.hand, move.lay)]
    for made in made_of(each, move.shed, mask_of(move.field), top):
        if [sorted(cards) for cards in (made.field, made.hand, made.lay)] == wanted and (
            made.top == move.top or not same_top
        ):
            return made
    return move


# Where nearly any card fits on any other, a large hand can lay some of its cards in more ways than
# anybody looks through: of twenty cards, four in some 19,000. A hand that could make a combination
# in more than :data:`MOST_OFFERED` ways makes it of its first cards, by month, alone. Hands as
# they are dealt are never cut short: the checks of a rule file see to that.


def offered_cards(each: CompiledCombination, hand: int, lying: int) -> int:
    """The hand cards of which a combination can be made, where so many cards lie on the field."""
    if ways(each, hand, lying) <= MOST_OFFERED:
        return hand
    # More cards never have fewer ways.
    cards = listed(hand)
    firsts = [mask_of(cards[:count]) for count in range(len(cards))]
    fitting = bisect_right(firsts, MOST_OFFERED, key=lambda first: ways(each, first, lying))
    return firsts[max(0, fitting - 1)]


def ways(each: CompiledCombination, hand: int, lying: int) -> int:
    """In how many ways these hand cards could make it where so many cards lie on the field, or
    somewhat more: orders of the same cards are counted, or what does not fit, where that is
    reckoned sooner and still few enough.
    """
    cards = hand.bit_count()
    left = max(0, cards - each.least)
    beside = ways_beside(int(each.onto_field), each.field, lying, each.lay, left)
    if_any_fits = chain_ways(cards, each.least, each.most) * beside
    return if_any_fits if if_any_fits <= MOST_OFFERED else _orders(each, hand) * beside


def _orders(each: CompiledCombination, hand: int) -> int:
    """In how many orders hand cards can be laid by what fits on what."""
    pool, lengths = hand & each.cards, range(max(1, each.least), each.most + 1)
    orders = [orders_of(each.beneath, pool, pool, length) for length in lengths]
    return int(each.least == 0) + sum(orders)


# --- why a move is not legal ----------------------------------------------------------------------

_ASKED: Final = {
    SheddingPhase.PLAY: tr_noop("Play cards now, or draw."),
    SheddingPhase.DRAWN: tr_noop("Say first whether the drawn card is discarded or kept."),
    SheddingPhase.SWAP: tr_noop("Say first whom to swap hands with."),
    SheddingPhase.RACE: tr_noop("First the race for the winner's palm is to be settled."),
    SheddingPhase.NEXT: tr_noop("This round is over; the next one is to be dealt."),
}
"""What is said to a move that does not answer what is asked."""
_NO_SUCH_CARD: Final = tr_noop("There is no such card.")
_OF_FIELD: Final = (
    tr_noop("For {combination} it takes no card of the field."),
    trn_noop(
        "For {combination} it takes {number} card of the field.",
        "For {combination} it takes {number} cards of the field.",
    ),
)
_OF_HAND: Final = (
    tr_noop("For {combination} it takes no card of the hand."),
    trn_noop(
        "For {combination} it takes {number} card of the hand.",
        "For {combination} it takes {number} cards of the hand.",
    ),
)
_LAID: Final = (
    tr_noop("For {combination} no card of the hand must be laid on the field."),
    trn_noop(
        "For {combination} {number} card of the hand must be laid on the field.",
        "For {combination} {number} cards of the hand must be laid on the field.",
    ),
)
"""A combination takes none of these cards, one, or several."""


def why_not(compiled: CompiledShedding, state: SheddingState, move: SheddingMove) -> str | None:
    """Why a move that is not among those found is not legal; ``None`` for a race that is."""
    if type(move) not in get_args(SheddingMove):
        return tr("This is no move of this game.")
    match state.phase, move:
        case SheddingPhase.PLAY, Combine():
            return _why_not_combine(compiled, state, move)
        case SheddingPhase.PLAY, BareMove.STRUGGLE if not something_to_draw(compiled, state):
            return tr("There is nothing to draw.")
        case SheddingPhase.PLAY, BareMove.SIT_OUT if something_to_draw(compiled, state):
            return tr("A turn may be passed only where there is nothing to draw.")
        case SheddingPhase.PLAY, BareMove.STRUGGLE | BareMove.SIT_OUT:
            return tr("Who can play a combination must play one.")
        case SheddingPhase.DRAWN, DiscardDrawn(onto):
            return _why_not_discard(state, onto)
        case SheddingPhase.SWAP, Swap():
            return tr("Hands are swapped with another player.")
        case SheddingPhase.RACE, Race():
            return why_not_race(compiled, move)
        case _:
            return tr(_ASKED[SheddingPhase(state.phase)])


def _why_not_combine(compiled: CompiledShedding, state: SheddingState, move: Combine) -> str:
    each = compiled.by_id.get(move.combination)
    if each is None:
        return tr("This game has no such combination.")
    name = plain(next(one.name for one in compiled.rules.combinations if one.id == each.id))
    wrong = _not_there(state, move) or _wrong_number(each, name, move)
    if wrong is not None:
        return wrong
    for card in move.hand:
        if not each.cards >> card & 1:
            return begun(
                tr("{card} is not for {combination}.", card=spoken(card), combination=name)
            )
    top = state.discard[-1] if state.discard else NO_CARD
    if normal_order(compiled, move, top) != move:
        return tr("The cards that lie beneath the top one have an order of their own.")
    return (
        _cut_short(compiled, each, name, state, move)
        or _does_not_fit(each, move, top)
        or tr("These cards do not make {combination}.", combination=name)
    )


def _not_there(state: SheddingState, move: Combine) -> str | None:
    """Whether a card lies somewhere else."""
    if not {*move.hand, *move.lay, *move.field} <= set(range(CARD_COUNT)):
        return tr(_NO_SUCH_CARD)
    for card in (*move.hand, *move.lay):
        if not state.hands[state.seat] >> card & 1:
            return begun(tr("{card} is not in this hand.", card=spoken(card)))
    for card in move.field:
        if not state.field >> card & 1:
            return _not_on_field(card)
    return None


def _not_on_field(card: int) -> str:
    return begun(tr("{card} is not on the field.", card=spoken(card)))


def _wrong_number(each: CompiledCombination, name: str, move: Combine) -> str | None:
    """Whether a combination has another number of cards, or a card more than one time."""
    taken = (*move.hand, *move.lay, *move.field)
    if len(set(taken)) != len(taken):
        return tr("No card can be in two places.")
    field = 1 if each.onto_field else each.field
    for (none, some), cards, least, most in (
        (_OF_FIELD, move.field, field, field),
        (_OF_HAND, move.hand, each.least, each.most),
        (_LAID, move.lay, each.lay, each.lay),
    ):
        if least <= len(cards) <= most:
            continue
        if least < most:
            return tr(
                "For {combination} it takes {least} to {most} cards of the hand.",
                combination=name,
                least=number(least),
                most=number(most),
            )
        return trn(*some, most, combination=name) if most else tr(none, combination=name)
    return None


def _cut_short(
    compiled: CompiledShedding,
    each: CompiledCombination,
    name: str,
    state: SheddingState,
    move: Combine,
) -> str | None:
    """Whether a card is not among those of a very large hand that are offered."""
    hand, field = state.hands[state.seat], state.field
    if each in compiled.plain:  # these are looked for among cards that may fit on one another
        cluster = compiled.cluster_of[move.hand[0]]
        hand, field = hand & cluster, field & cluster
    offered = offered_cards(each, hand, field.bit_count())
    if not move.shed & hand & ~offered:
        return None
    return tr(
        "Of the {n} cards that may fit, only the first {first} make {combination}.",
        n=hand.bit_count(),
        first=offered.bit_count(),
        combination=name,
    )


def _does_not_fit(each: CompiledCombination, move: Combine, top: int) -> str | None:
    """Which card does not fit on which, if one does not."""
    rows = [move.hand]
    if each.onto_field:
        rows = [(*move.field, *move.hand)]
    elif move.field:
        rows = [move.field, (move.field[-1], *move.hand) if each.onto_discard else move.hand]
    elif each.onto_discard and top != NO_CARD:
        rows = [(top, *move.hand)]
    for row in rows:
        for under, card in pairwise(row):
            if not each.beneath[card] >> under & 1:
                return _fits_not(card, under)
    return None


def _fits_not(card: int, under: int) -> str:
    words = tr("{card} does not fit on {under}.", card=spoken(card), under=spoken(under))
    return begun(words)


def _why_not_discard(state: SheddingState, onto: int | None) -> str:
    if onto is None:
        return begun(tr("{card} cannot be discarded by itself.", card=spoken(state.drawn)))
    if not 0 <= onto < CARD_COUNT:
        return tr(_NO_SUCH_CARD)
    return _fits_not(state.drawn, onto) if state.field >> onto & 1 else _not_on_field(onto)
