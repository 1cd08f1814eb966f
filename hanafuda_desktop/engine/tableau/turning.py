"""The stock of a patience: turning its cards and turning the waste over (YA-2)."""

from __future__ import annotations

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import CardsMoved, Event, PileShuffled, PileTurnedOver
from hanafuda_desktop.engine.tableau.program import STOCK, WASTE, Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.language import tr_noop

__all__ = ["redeal_refusal", "redealt", "turn_refusal", "turned"]


def turn_refusal(program: Program, state: TableauState) -> str | None:
    """Why the stock may not be turned, in English, or ``None`` (YA-2)."""
    if not state.piles[STOCK]:
        return tr_noop("The stock is empty.")
    if not program.turns_over_gaps and not all(state.piles[place] for place in program.columns):
        return tr_noop("While a column is empty the stock may not be turned.")
    return None


def redeal_refusal(program: Program, state: TableauState) -> str | None:
    """Why the waste may not be turned over, in English, or ``None`` (YA-2)."""
    if state.piles[STOCK]:
        return tr_noop("The stock is not used up yet.")
    if not state.piles[WASTE]:
        return tr_noop("There is no card to turn over.")
    if state.redeals_used >= program.redeals:
        return tr_noop("The stock may not be turned over again.")
    return None


def turned(program: Program, state: TableauState, events: list[Event]) -> TableauState:
    """The state after cards of the stock were turned; ``events`` gets what happened."""
    piles = list(state.piles)
    for place in program.turned_to:
        if piles[STOCK]:
            card = piles[STOCK][-1]
            piles[STOCK] = piles[STOCK][:-1]
            piles[place] += (card,)
            events.append(CardsMoved((card,), "s", program.piles[place].id))
    face_down = (len(piles[STOCK]), *state.face_down[1:])
    return TableauState(tuple(piles), face_down, state.collected, state.redeals_used, state.chance)


def redealt(program: Program, state: TableauState, events: list[Event]) -> TableauState:
    """The state after the waste was turned over; ``events`` gets what happened."""
    rule = program.rules.stock
    waste = state.piles[WASTE]
    stock, chance = waste[::-1], state.chance
    events.append(PileTurnedOver("w", "s", len(waste)))
    if rule is not None and rule.shuffle:
        chance = SplitMix64(chance).next()
        stock = shuffled(sorted(waste), chance)
        events.append(PileShuffled("s"))
    return state._replace(
        piles=(stock, (), *state.piles[2:]),
        face_down=(len(stock), *state.face_down[1:]),
        redeals_used=state.redeals_used + 1,
        chance=chance,
    )
