"""The deal of a patience."""

from __future__ import annotations

from hanafuda_desktop.engine.events import CardsDealt, Event
from hanafuda_desktop.engine.family import Step
from hanafuda_desktop.engine.tableau.facts import TableFacts
from hanafuda_desktop.engine.tableau.program import STOCK
from hanafuda_desktop.engine.tableau.state import TableauState

__all__ = ["dealt"]


def _fitting(facts: TableFacts, place: int, left: list[int]) -> tuple[int, ...]:
    """The first cards, one after the other, that a foundation takes; they leave ``left``."""
    cards: tuple[int, ...] = ()
    for _ in range(facts.program.piles[place].size):
        takes = facts.of(place, cards, 0).takes
        card = next((card for card in left if takes >> card & 1), None)
        if card is None:
            break
        left.remove(card)
        cards += (card,)
    return cards


def dealt(facts: TableFacts, order: tuple[int, ...], seed: int) -> Step[TableauState]:
    """The deck dealt in this order; see :meth:`~.family.Tableau.deal`."""
    program = facts.program
    left = list(order)
    piles: list[tuple[int, ...]] = [()] * len(program.piles)
    for place in program.foundations:
        piles[place] = _fitting(facts, place, left)
    for place in (*program.columns, *program.cells):
        size = program.piles[place].size
        piles[place], left = tuple(left[:size]), left[size:]
    piles[STOCK] = tuple(reversed(left))
    face_down = [
        len(cards) if place == STOCK else max(0, len(cards) - pile.face_up)
        for place, (pile, cards) in enumerate(zip(program.piles, piles, strict=True))
    ]
    events: list[Event] = [
        CardsDealt(pile.id, (None,) * hidden + cards[hidden:])
        for pile, cards, hidden in zip(program.piles, piles, face_down, strict=True)
        if cards
    ]
    rule = program.rules.stock
    # Only a shuffle to come needs chance; without it equal tables are equal states.
    chance = seed if rule is not None and rule.shuffle else 0
    return Step(TableauState(tuple(piles), tuple(face_down), chance=chance), tuple(events))
