"""What a move of cards does to the table, and what it uncovers."""

from __future__ import annotations

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, Event, YakuMade
from hanafuda_desktop.engine.tableau.program import STOCK, Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.tableau.yaku import YakuProgram

__all__ = ["collected", "shifted"]


def shifted(
    program: Program,
    state: TableauState,
    source: int,
    target: int,
    count: int,
    events: list[Event],
) -> TableauState:
    """The state after cards moved from pile to pile; ``events`` gets what happened."""
    piles = list(state.piles)
    cards = piles[source][-count:]
    piles[source] = piles[source][:-count]
    piles[target] += cards
    events.append(CardsMoved(cards, program.piles[source].id, program.piles[target].id))
    face_down = _turned_up(program, piles, state.face_down, events)
    return TableauState(tuple(piles), face_down, state.collected, state.redeals_used, state.chance)


def _turned_up(
    program: Program,
    piles: list[tuple[int, ...]],
    face_down: tuple[int, ...],
    events: list[Event],
) -> tuple[int, ...]:
    """Turn up bared top cards of columns (YA-5) and refill emptied columns.

    Args:
        program: the rules.
        piles: the cards of each pile, changed in place.
        face_down: how many cards of each lie face down.
        events: gets what happened.

    Returns:
        how many lie face down now; the very same object when nothing was turned.
    """
    for place in program.refilled:
        if not piles[place]:
            face_down = _refill(program, place, piles, face_down, events)
    for place in program.columns:
        hidden = face_down[place]
        if hidden and hidden == len(piles[place]):
            face_down = (*face_down[:place], hidden - 1, *face_down[place + 1 :])
            events.append(CardTurnedUp(piles[place][-1], program.piles[place].id))
    return face_down


def _refill(
    program: Program,
    place: int,
    piles: list[tuple[int, ...]],
    face_down: tuple[int, ...],
    events: list[Event],
) -> tuple[int, ...]:
    for source in program.refills[place]:
        if piles[source] and source != place:
            card = piles[source][-1]
            piles[source] = piles[source][:-1]
            piles[place] = (card,)
            ids = (program.piles[source].id, program.piles[place].id)
            events.append(CardsMoved((card,), *ids))
            if source == STOCK:
                return (face_down[STOCK] - 1, *face_down[STOCK + 1 :])
            return face_down
    return face_down


def collected(
    program: Program,
    state: TableauState,
    yaku: YakuProgram,
    cards: tuple[int, ...],
    events: list[Event],
) -> TableauState:
    """The state after a yaku was collected with these cards; ``events`` gets what happened."""
    wanted = mask_of(cards)
    piles = list(state.piles)
    for place, pile in enumerate(piles):
        taken = tuple(card for card in pile if wanted >> card & 1)
        if taken and place not in (STOCK, *program.foundations):
            piles[place] = pile[: -len(taken)]
            events.append(CardsMoved(taken, program.piles[place].id, f"y:{yaku.id}"))
    events.append(YakuMade(0, yaku.id, cards, yaku.points))
    face_down = _turned_up(program, piles, state.face_down, events)
    return state._replace(
        piles=tuple(piles),
        face_down=face_down,
        collected=(*state.collected, (yaku.number, wanted)),
    )
