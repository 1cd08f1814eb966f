"""What the player of a patience sees, and a state made of it again by guessing the rest."""

from __future__ import annotations

from collections.abc import Iterator

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.view import Outcome, PileView, View, YakuPlace
from hanafuda_desktop.families.tableau.compiled import (
    STOCK,
    UNLIMITED,
    Alternative,
    CompiledTableau,
    CompiledYaku,
)
from hanafuda_desktop.families.tableau.facts import TableFacts
from hanafuda_desktop.families.tableau.legal_moves import reachable, ready_ways
from hanafuda_desktop.families.tableau.state import TableauState


def _pile_views(compiled: CompiledTableau, state: TableauState) -> tuple[PileView, ...]:
    rule = compiled.rules.stock
    # A stock that went through once unshuffled lies in an order that the player has seen.
    stock_known = state.redeals_used > 0 and not (rule is not None and rule.shuffle)
    views = []
    for place, (pile, cards) in enumerate(zip(compiled.piles, state.piles, strict=True)):
        hidden = state.face_down[place]
        known: tuple[int | None, ...] = cards
        if hidden and not (place == STOCK and stock_known):
            known = (None,) * hidden + cards[hidden:]
        views.append(PileView(pile.id, pile.kind, known, hidden, pile.group))
    return tuple(views)


def _wanted(
    yaku: CompiledYaku, way: Alternative, slots: tuple[int | None, ...]
) -> tuple[tuple[int, ...], ...]:
    """The cards each of which would serve; no card at all while several ways are still open."""
    if len(yaku.ways) > 1 and not any(card is not None for card in slots):
        return ((),) * way.size
    return tuple(tuple(members(mask)) for mask in way.slots)


def _places_of(facts: TableFacts, state: TableauState, yaku: CompiledYaku) -> Iterator[YakuPlace]:
    """The places of a yaku: those that were collected, and those still to come."""
    done = [cards for number, cards in state.collected if number == yaku.number]
    for copy, cards in enumerate(done):
        taken = tuple(members(cards))
        only = tuple((card,) for card in taken)
        yield YakuPlace(yaku.id, copy, only, taken, ready=False, collected=taken, waits_for=0)
    waits = yaku.waits_for(facts.compiled.counts(state.collected))
    ready = list(ready_ways(facts, state, yaku))
    spent = sum(done)
    for copy in range(len(done), yaku.times):
        # Each further place shows what would be left for it once the one before has its cards.
        now = next((cards for cards in ready if not cards & spent), None)
        if now is not None:
            way = next(way for way in yaku.ways if way.admits(now))
            slots = way.fill(now)
        else:  # the way of which most cards are in reach
            free = [(way, reachable(facts, state, yaku, way) & ~spent) for way in yaku.ways]
            filled = [(way, way.fill(cards)) for way, cards in free]
            way, slots = max(filled, key=lambda pair: sum(card is not None for card in pair[1]))
        spent |= mask_of(card for card in slots if card is not None)
        wanted = _wanted(yaku, way, slots)
        yield YakuPlace(
            yaku.id, copy, wanted, slots, ready=now is not None, collected=(), waits_for=waits
        )


def view_of(facts: TableFacts, state: TableauState, outcome: Outcome | None) -> View:
    """The player's view of a state."""
    compiled = facts.compiled
    unlimited = compiled.redeals == UNLIMITED
    return View(
        game=compiled.rules.id,
        seat=0,
        to_move=None if outcome else 0,
        piles=_pile_views(compiled, state),
        yaku=tuple(place for yaku in compiled.yaku for place in _places_of(facts, state, yaku)),
        redeals_left=None if unlimited else compiled.redeals - state.redeals_used,
        points=(compiled.points(compiled.counts(state.collected)),),
        outcome=outcome,
    )


def guessed_state(compiled: CompiledTableau, view: View, hidden: tuple[int, ...]) -> TableauState:
    """A state that looks like the view, with the unknown places filled from ``hidden`` in order.

    Raises:
        ValueError: ``hidden`` does not fill the unknown places exactly.
    """
    piles = tuple(view.filled(hidden).values())
    if view.redeals_left is not None:
        used = compiled.redeals - view.redeals_left
    else:  # what is left to tell is only whether the stock's order is known
        stock = view.piles[STOCK].cards
        used = int(bool(stock) and None not in stock)
    return TableauState(
        piles=piles,
        face_down=tuple(pile.face_down for pile in view.piles),
        collected=tuple(
            (compiled.yaku_by_id[place.yaku].number, mask_of(place.collected))
            for place in view.yaku
            if place.collected
        ),
        redeals_used=used,
    )
