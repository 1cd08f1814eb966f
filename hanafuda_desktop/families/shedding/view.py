"""What a seat sees of a shedding game, and a state made of it again by guessing the rest.

Piles: ``s`` the stock, face down; ``d`` the discard pile, its top card last; ``f`` the field, each
card on its place; ``h0``, ``h1`` ... the hands; ``x`` the card just drawn in a struggle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, get_args

from hanafuda_desktop.cards.cardset import listed, mask_of, members
from hanafuda_desktop.engine.events import CardsDealt, CardsMoved, Event
from hanafuda_desktop.engine.rounds import FinishedRound, guessed_seed
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.moves import Struggled
from hanafuda_desktop.families.shedding.state import (
    NO_CARD,
    NO_EFFECT,
    NOBODY,
    NOTHING_KNOWN,
    Memory,
    SheddingPhase,
    SheddingSeries,
    SheddingState,
)

Asked = Literal["play", "drawn", "swap", "race", "next", "nothing"]
"""What the seat to move is asked: to play a combination or to draw, whether to discard the card
just drawn, whom to swap hands with, to say how the race went, to have the next round dealt."""


class DrewInstead(NamedTuple):
    """How a hand came to have a card drawn in place of playing, the last time in this round.

    Attributes:
        field: the field cards that lay there, lowest first.
        top: the top card of the discard pile, if there was one.
        since: how many cards have come into the hand since then, the one drawn then not counted
            where it might have been discarded.
    """

    field: tuple[int, ...]
    top: int | None
    since: int


@dataclass(frozen=True, slots=True)
class SheddingTurn:
    """The round being played.

    Attributes:
        asked: what the seat to move is asked; in a race it is the winner's seat.
        direction: 1 while turns go the usual way, from seat 0 to seat 1; -1 after a reversal.
        effect: the id of the effect that the turn before had, or that waits for a swap of hands;
            ``None`` if it had none.
        struck: the seat at which that effect is or was aimed.
        racers: while a race is asked, the seats that run it, in turn order from the winner's.
        turns: turns taken in this round, by all together.
        passes: how many turns in a row passed because there was nothing to draw.
        shuffles: how often the discard pile has become the stock in this round.
        drew: for each seat, how its hand had a card drawn in place of playing last, or ``None``.
    """

    asked: Asked
    direction: int
    effect: str | None
    struck: int | None
    racers: tuple[int, ...]
    turns: int
    passes: int
    shuffles: int
    drew: tuple[DrewInstead | None, ...]


ASKED: Final[dict[SheddingPhase, Asked]] = dict(zip(SheddingPhase, get_args(Asked), strict=True))
_PHASES: Final = {asked: phase for phase, asked in ASKED.items()}


def turn(compiled: CompiledShedding, state: SheddingState) -> SheddingTurn:
    """What everybody knows of the round."""
    effect = state.effect
    races = state.phase == SheddingPhase.RACE
    return SheddingTurn(
        asked=ASKED[state.phase],
        direction=state.direction,
        effect=None if effect == NO_EFFECT else compiled.effects[effect].id,
        struck=None if state.struck == NOBODY else state.struck,
        racers=compiled.others(state.seat, state.direction) if races else (),
        turns=state.turns,
        passes=state.passes,
        shuffles=state.shuffles,
        drew=tuple([_drew(each) for each in state.memory]),
    )


def _drew(memory: Memory) -> DrewInstead | None:
    if memory.drawn < 0:
        return None
    top = None if memory.top == NO_CARD else memory.top
    return DrewInstead(listed(memory.field), top, memory.drawn)


def piles(_compiled: CompiledShedding, state: SheddingState, seat: int) -> Iterator[PileView]:
    """Every pile as the seat sees it."""
    left = len(state.stock)
    yield PileView("s", PileKind.STOCK, (None,) * left, left)
    yield PileView("d", PileKind.DISCARD, state.discard)
    field = [(card, place) for place, card in enumerate(state.places) if card != NO_CARD]
    yield PileView(
        "f", PileKind.FIELD, tuple(c for c, _ in field), slots=tuple(place for _, place in field)
    )
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            yield PileView(f"h{owner}", PileKind.HAND, tuple(members(hand)), owner=owner)
        else:
            count = hand.bit_count()
            seen = listed(hand & state.memory[seat].seen)
            cards = (*seen, *(None,) * (count - len(seen)))
            yield PileView(f"h{owner}", PileKind.HAND, cards, count, owner=owner)
    drawn = state.drawn
    if drawn == NO_CARD:
        yield PileView("x", PileKind.DRAWN, (), owner=state.seat)
    elif state.seat == seat:
        yield PileView("x", PileKind.DRAWN, (drawn,), owner=seat)
    else:
        yield PileView("x", PileKind.DRAWN, (None,), 1, owner=state.seat)


# --- and back ----------------------------------------------------------------------------------


def seen_events(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """The events as a seat sees them: cards that others are dealt or draw stand as ``None``."""
    own = f"h{seat}"
    drawing: int | None = None
    seen: list[Event] = []
    for event in events:
        hidden = False
        match event:
            case Struggled(who):
                drawing = who
            case CardsDealt(pile, _):
                hidden = pile.startswith("h") and pile != own
            case CardsMoved(_, _, "x"):
                hidden = drawing != seat
            case CardsMoved(_, "s" | "x", target):
                hidden = target.startswith("h") and target != own
            case _:
                pass
        if hidden:
            assert isinstance(event, CardsDealt | CardsMoved)
            seen.append(replace(event, cards=(None,) * len(event.cards)))
        else:
            seen.append(event)
    return tuple(seen)


def turn_of(view: View) -> SheddingTurn:
    """What a view says of the round being played.

    Raises:
        ValueError: this is no view of a shedding game.
    """
    if not isinstance(view.turn, SheddingTurn):
        raise ValueError("this is no view of a shedding game")  # noqa: TRY004 - a wrong value
    return view.turn


def guessed_state(compiled: CompiledShedding, view: View, hidden: tuple[int, ...]) -> SheddingState:
    """A state that looks like the view, with the unknown places filled from ``hidden`` in order.

    Later shuffles of such a state come from what was guessed, since nobody knows the seed.

    Raises:
        ValueError: ``hidden`` does not fill the unknown places exactly.
    """
    piles = view.filled(hidden)
    now = view.round
    assert now is not None
    series = SheddingSeries(
        seed=guessed_seed(hidden),
        number=now.number,
        dealer=now.dealer,
        totals=now.totals,
        drawn=now.drawn_rounds,
        sheet=tuple(map(FinishedRound.of, now.sheet)),
    )
    # What others have seen is theirs alone to know.
    seen = [0] * compiled.players
    others = [seat for seat in range(compiled.players) if seat != view.seat]
    seen[view.seat] = sum(view.pile(f"h{seat}").known for seat in others)
    return state_of(compiled, turn_of(view), _seat(view), piles, _places(view), seen, series)


def state_of(
    compiled: CompiledShedding,
    turn: SheddingTurn,
    seat: int,
    piles: Mapping[str, tuple[int, ...]],
    places: tuple[int, ...],
    seen: Sequence[int],
    series: SheddingSeries,
) -> SheddingState:
    """The state in which everybody knows this of the round.

    Args:
        compiled: the game.
        turn: what is known besides the cards.
        seat: whose turn it is.
        piles: stock, discard pile, hands and the card just drawn, by the piles' ids.
        places: the field.
        seen: the cards in other hands that each seat has seen.
        series: what changes between rounds.
    """
    ids = [effect.id for effect in compiled.effects]
    return SheddingState(
        phase=_PHASES[turn.asked],
        seat=seat,
        hands=tuple(mask_of(piles[f"h{each}"]) for each in range(compiled.players)),
        places=places,
        field=mask_of(card for card in places if card != NO_CARD),
        stock=piles["s"],
        discard=piles["d"],
        drawn=piles["x"][0] if piles["x"] else NO_CARD,
        direction=turn.direction,
        effect=NO_EFFECT if turn.effect is None else ids.index(turn.effect),
        struck=NOBODY if turn.struck is None else turn.struck,
        turns=turn.turns,
        passes=turn.passes,
        shuffles=turn.shuffles,
        memory=tuple(map(_memory, turn.drew, seen)),
        series=series,
    )


def _memory(drew: DrewInstead | None, seen: int) -> Memory:
    if drew is None:
        return NOTHING_KNOWN._replace(seen=seen)
    return Memory(seen, mask_of(drew.field), NO_CARD if drew.top is None else drew.top, drew.since)


def guesses(
    compiled: CompiledShedding, view: View
) -> Callable[[tuple[int, ...], int], SheddingState]:
    """What guesses the hidden cards of a view again and again: it gives the state of
    :func:`guessed_state`, but for later shuffles, which come from a number that is given besides,
    for cards that fill the unknown places exactly.
    """
    base = guessed_state(compiled, view, view.unseen(compiled.deck))
    before, after = base[:2], base[6:-1]
    series = base.series
    stock = len(base.stock)
    # Of each hand where its hidden cards begin and end among all of them, and what is known of it.
    hands, at = [], stock
    for seat in range(compiled.players):
        hand = view.pile(f"h{seat}")
        upto = at + hand.cards.count(None)
        hands.append((at, upto, hand.known))
        at = upto
    drawn_hidden = None in view.pile("x").cards

    def guess(hidden: tuple[int, ...], seed: int) -> SheddingState:
        held = [shown | mask_of(hidden[start:end]) for start, end, shown in hands]
        rest = after
        if drawn_hidden:
            rest = (after[0], hidden[-1], *after[2:])
        state: SheddingState = tuple.__new__(
            SheddingState,
            (
                *before,
                tuple(held),
                base.places,
                base.field,
                hidden[:stock],
                *rest,
                tuple.__new__(SheddingSeries, (seed, *series[1:])),
            ),
        )
        return state

    return guess


def _seat(view: View) -> int:
    """Whose turn it is; when the game is over, nobody's, and the pile still names the last."""
    owner = view.pile("x").owner
    return view.to_move if view.to_move is not None else owner or 0


def _places(view: View) -> tuple[int, ...]:
    """The field's places; there are as many as its deal has cards, or one for each card there."""
    pile = view.pile("f")
    places: list[int] = []
    for card, slot in zip(pile.cards, pile.slots, strict=True):
        assert card is not None
        places += [NO_CARD] * (slot + 1 - len(places))
        places[slot] = card
    return tuple(places)
