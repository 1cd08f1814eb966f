"""What a seat sees of a fishing game, and a state made of it again by guessing the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, get_args

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.events import CardsDealt, Event
from hanafuda_desktop.engine.rounds import FinishedRound, guessed_seed
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.moves import PLAIN, Asked, FishingTurn
from hanafuda_desktop.families.fishing.rounds import PICK_FROM
from hanafuda_desktop.families.fishing.state import (
    NO_CARD,
    NOWHERE,
    TURN_BITS,
    FishingPhase,
    FishingSeries,
    FishingState,
    RoundFacts,
    Running,
    Trail,
)

ASKED: Final[dict[FishingPhase, Asked]] = dict(zip(FishingPhase, get_args(Asked), strict=True))
_PHASES: Final = {asked: phase for phase, asked in ASKED.items()}


def turn(_compiled: CompiledFishing, state: FishingState) -> FishingTurn:
    """What everybody knows of the round."""
    facts = state.facts
    return FishingTurn(
        asked=ASKED[state.phase],
        turned=None if state.running.turned == NO_CARD else state.running.turned,
        laid=None if state.running.laid == NO_CARD else state.running.laid,
        paired=tuple(members(state.running.paired)),
        draws=state.running.draws,
        callers=facts.callers,
        called_at=facts.called_at,
        last_yaku=None if facts.last_yaku < 0 else facts.last_yaku,
        shown=tuple(tuple(members(cards)) for cards in facts.shown),
        bombs=facts.bombs,
        passes=facts.passes,
        turns=state.turns,
        wild_uses=facts.wild_uses,
        opening=tuple(members(state.series.opening)),
        picks=facts.picks,
        lacks=tuple(tuple(members(cards)) for cards in facts.lacks),
    )


def piles(compiled: CompiledFishing, state: FishingState, seat: int) -> Iterator[PileView]:
    """Every pile as the seat sees it."""
    yield _stock(state)
    if state.phase == FishingPhase.PICK:
        picks = state.facts.picks
        cards = tuple(
            state.series.stock[place] if place in picks else None for place in range(PICK_FROM)
        )
        yield PileView("k", PileKind.PICKING, cards)
    places = state.places
    field = sorted(members(state.field), key=lambda card: (places[card], card))
    yield PileView("f", PileKind.FIELD, tuple(field), slots=tuple(places[card] for card in field))
    taking = state.running.taking
    slots = tuple(places[card] for card in taking)
    yield PileView("t", PileKind.TAKING, taking, owner=state.seat, slots=slots)
    for owner, hand in enumerate(state.hands):
        yield _hand(state, owner, hand, open_=owner == seat)
    for side, captured in enumerate(state.captured):
        cards = tuple(members(captured))
        yield PileView(f"p{side}", PileKind.CAPTURED, cards, owner=compiled.sides[side][0])


def _stock(state: FishingState) -> PileView:
    """Face down, its top card last; a drawn card for which a choice is asked lies on it."""
    if state.phase == FishingPhase.PICK:
        left = len(state.series.stock) - PICK_FROM
        return PileView("s", PileKind.STOCK, (None,) * left, left)
    left = len(state.series.stock) - state.drawn
    turned = () if state.running.turned == NO_CARD else (state.running.turned,)
    return PileView("s", PileKind.STOCK, (None,) * left + turned, left)


def _hand(state: FishingState, owner: int, hand: int, *, open_: bool) -> PileView:
    """One's own hand, or another's: face down but for a triple that was shown."""
    if open_:
        return PileView(f"h{owner}", PileKind.HAND, tuple(members(hand)), owner=owner)
    shown = hand & state.facts.shown[owner]
    hidden = (hand & ~shown).bit_count()
    cards = (None,) * hidden + tuple(members(shown))
    return PileView(f"h{owner}", PileKind.HAND, cards, hidden, owner=owner)


def seen_events(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """The events as a seat sees them: the hands that others are dealt are hidden."""
    return tuple(
        replace(event, cards=(None,) * len(event.cards))
        if isinstance(event, CardsDealt) and event.pile[0] == "h" and event.pile != f"h{seat}"
        else event
        for event in events
    )


# --- and back ----------------------------------------------------------------------------------


def guessed_state(compiled: CompiledFishing, view: View, hidden: tuple[int, ...]) -> FishingState:
    """A state that looks like the view, with the unknown places filled from ``hidden`` in order.

    Later rounds of such a state are shuffled by what was guessed, since nobody knows the seed.

    Raises:
        ValueError: ``hidden`` does not fill the unknown places exactly.
    """
    piles = view.filled(hidden)
    now, turn = view.round, view.turn
    assert now is not None
    assert isinstance(turn, FishingTurn)
    # When the game has ended, it is still the turn of whoever took cards last.
    seats = (view.to_move, view.pile("t").owner, now.dealer)
    seat = next(seat for seat in seats if seat is not None)
    places = bytearray([NOWHERE]) * CARD_COUNT
    for pile in (view.pile("f"), view.pile("t")):
        for card, slot in zip(piles[pile.id], pile.slots, strict=True):
            places[card] = slot
    left = piles["s"] if turn.turned is None else piles["s"][:-1]
    stock = piles.get("k", ()) + left[::-1]
    series = FishingSeries(
        seed=guessed_seed(hidden),
        number=now.number,
        dealer=now.dealer,
        totals=now.totals,
        drawn=now.drawn_rounds,
        sheet=tuple(map(FinishedRound.of, now.sheet)),
        stock=stock,
        opening=mask_of(turn.opening),
        order=stock[::-1] if turn.asked == "pick" else (),
    )
    return state_of(compiled, turn, seat, piles, bytes(places), series)


def state_of(
    compiled: CompiledFishing,
    turn: FishingTurn,
    seat: int,
    piles: Mapping[str, tuple[int, ...]],
    trail: Trail,
    series: FishingSeries,
) -> FishingState:
    """The state in which everybody knows this of the round. The piles, by their ids, are the cards
    on the field, taken aside, in hands and captured; the trail tells where the first two lie.
    """
    tally, field = compiled.tally(series.number), mask_of(piles["f"])
    return FishingState(
        phase=_PHASES[turn.asked],
        seat=seat,
        held=tuple(
            tuple([PLAIN[card] for card in sorted(piles[f"h{owner}"])])
            for owner in range(compiled.players)
        ),
        field=field,
        pairs=compiled.pairs_on(field),
        trail=trail,
        piles=tuple(tally.pile(mask_of(piles[f"p{side}"])) for side in range(len(compiled.sides))),
        drawn=0,
        running=Running(
            taking=piles["t"],
            turned=NO_CARD if turn.turned is None else turn.turned,
            laid=NO_CARD if turn.laid is None else turn.laid,
            paired=mask_of(turn.paired),
            draws=turn.draws,
        ),
        counted=sum(taken << TURN_BITS * each for each, taken in enumerate(turn.turns)),
        facts=_facts(turn),
        series=series,
    )


def guesses(compiled: CompiledFishing, view: View) -> Callable[[tuple[int, ...]], FishingState]:
    """What guesses the hidden cards of a view again and again: it gives the state of
    :func:`guessed_state`, but for the shuffle of later rounds, for cards that fill the unknown
    places exactly.
    """
    base = guessed_state(compiled, view, view.unseen(compiled.deck))
    if base.phase is FishingPhase.PICK:
        return lambda hidden: guessed_state(compiled, view, hidden)
    phase, seat, _, *rest, facts, series = base
    under = view.pile("s").cards.count(None)
    hands: list[tuple[int, int, int, tuple[int, ...]]] = []
    at = under
    for owner in range(compiled.players):
        cards = view.pile(f"h{owner}").cards
        shown = tuple(card for card in cards if card is not None)
        if len(shown) < len(cards):
            hands.append((owner, at, at + len(cards) - len(shown), shown))
            at += len(cards) - len(shown)

    def guess(hidden: tuple[int, ...]) -> FishingState:
        dealt = list(base.held)
        for owner, start, end, shown in hands:
            dealt[owner] = tuple([PLAIN[card] for card in sorted(hidden[start:end] + shown)])
        stock = hidden[:under][::-1]
        guessed = tuple.__new__(FishingSeries, (*series[:6], stock, *series[7:]))
        state: FishingState = tuple.__new__(
            FishingState, (phase, seat, tuple(dealt), *rest, facts, guessed)
        )
        return state

    return guess


def _facts(turn: FishingTurn) -> RoundFacts:
    return RoundFacts(
        callers=turn.callers,
        called_at=turn.called_at,
        last_yaku=-1 if turn.last_yaku is None else turn.last_yaku,
        shown=tuple(mask_of(cards) for cards in turn.shown),
        bombs=turn.bombs,
        passes=turn.passes,
        wild_uses=turn.wild_uses,
        picks=turn.picks,
        lacks=tuple(mask_of(cards) for cards in turn.lacks),
    )
