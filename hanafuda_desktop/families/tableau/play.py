"""What a move does to the table of a patience, and when it is won."""

from __future__ import annotations

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import (
    CardsMoved,
    CardTurnedUp,
    Event,
    PileShuffled,
    PileTurnedOver,
    YakuMade,
)
from hanafuda_desktop.families.tableau.compiled import STOCK, WASTE, CompiledTableau
from hanafuda_desktop.families.tableau.facts import TableFacts
from hanafuda_desktop.families.tableau.state import (
    Collect,
    Redeal,
    Shift,
    TableauMove,
    TableauState,
    TurnStock,
)

Piles = list[tuple[int, ...]]
"""The cards of each pile, changed in place while a move is played."""


def play(
    compiled: CompiledTableau, state: TableauState, move: TableauMove
) -> tuple[TableauState, list[Event]]:
    """The state after a legal move, and what happened.

    What does not change is the very same object as before: by that :mod:`.legal_moves` knows it.
    """
    piles, face_down, collected, redeals, chance = state
    table = list(piles)
    events: list[Event] = []
    match move:
        case Shift(source, target, count):
            start, end = compiled.places[source], compiled.places[target]
            cards = table[start][-count:]
            table[start] = table[start][:-count]
            table[end] += cards
            events.append(CardsMoved(cards, source, target))
            face_down = _uncovered(compiled, table, face_down, events)
        case Collect(name, cards):
            yaku = compiled.yaku_by_id[name]
            wanted = mask_of(cards)
            _take(compiled, table, wanted, name, events)
            events.append(YakuMade(0, name, cards, yaku.points))
            face_down = _uncovered(compiled, table, face_down, events)
            collected = (*collected, (yaku.number, wanted))
        case TurnStock():
            _turn(compiled, table, events)
            face_down = (len(table[STOCK]), *face_down[1:])
        case Redeal():
            redeals += 1
            chance = _turn_over(compiled, table, chance, events)
            face_down = (len(table[STOCK]), *face_down[1:])
    return TableauState(tuple(table), face_down, collected, redeals, chance), events


def _take(
    compiled: CompiledTableau, piles: Piles, wanted: int, yaku: str, events: list[Event]
) -> None:
    """Take the cards of a yaku off the tops of their piles."""
    for place, pile in enumerate(piles):
        taken = tuple(card for card in pile if wanted >> card & 1)
        if taken and place not in (STOCK, *compiled.foundations):
            piles[place] = pile[: -len(taken)]
            events.append(CardsMoved(taken, compiled.piles[place].id, f"y:{yaku}"))


def _turn(compiled: CompiledTableau, piles: Piles, events: list[Event]) -> None:
    """Turn cards of the stock (YA-2)."""
    for place in compiled.turned_to:
        if piles[STOCK]:
            card = piles[STOCK][-1]
            piles[STOCK] = piles[STOCK][:-1]
            piles[place] += (card,)
            events.append(CardsMoved((card,), "s", compiled.piles[place].id))


def _turn_over(compiled: CompiledTableau, piles: Piles, chance: int, events: list[Event]) -> int:
    """Turn the waste over to be the stock (YA-2), and tell the chance that is left."""
    rule = compiled.rules.stock
    waste = piles[WASTE]
    piles[STOCK], piles[WASTE] = waste[::-1], ()
    events.append(PileTurnedOver("w", "s", len(waste)))
    if rule is not None and rule.shuffle:
        chance = SplitMix64(chance).next()
        piles[STOCK] = shuffled(sorted(waste), chance)
        events.append(PileShuffled("s"))
    return chance


def _uncovered(
    compiled: CompiledTableau, piles: Piles, face_down: tuple[int, ...], events: list[Event]
) -> tuple[int, ...]:
    """Refill emptied columns, and turn up bared top cards of columns (YA-5).

    Returns:
        how many cards lie face down now; the very same object when nothing was turned.
    """
    for place in compiled.refilled:
        if piles[place]:
            continue
        source = next((at for at in compiled.refills[place] if piles[at] and at != place), None)
        if source is not None:
            card = piles[source][-1]
            piles[source] = piles[source][:-1]
            piles[place] = (card,)
            events.append(CardsMoved((card,), compiled.piles[source].id, compiled.piles[place].id))
            if source == STOCK:
                face_down = (face_down[STOCK] - 1, *face_down[STOCK + 1 :])
    for place in compiled.columns:
        hidden = face_down[place]
        if hidden and hidden == len(piles[place]):
            face_down = (*face_down[:place], hidden - 1, *face_down[place + 1 :])
            events.append(CardTurnedUp(piles[place][-1], compiled.piles[place].id))
    return face_down


def is_won(facts: TableFacts, state: TableauState) -> bool:
    """Whether everything that the rules ask for holds (YA-10)."""
    compiled, piles = facts.compiled, state.piles
    win = compiled.rules.win
    # First what is quickest to see and fails for nearly all of a game.
    return (
        len(state.collected) >= compiled.yaku_to_win
        and (win.foundations is None or _foundations_full(compiled, state))
        and (win.columns != "runs" or _only_runs(facts, state))
        and compiled.is_won(
            compiled.counts(state.collected),
            in_columns=sum(len(piles[place]) for place in compiled.columns),
            elsewhere=sum(len(piles[place]) for place in (STOCK, WASTE, *compiled.cells)),
            full=True,
        )
    )


def _foundations_full(compiled: CompiledTableau, state: TableauState) -> bool:
    """Whether every card that foundations take lies on one."""
    wanted = compiled.foundation_cards
    for place in compiled.columns:  # a look at the first column tells, for nearly all of a game
        cards = state.piles[place]
        if cards and wanted >> cards[-1] & 1:
            return False
    lying = sum(mask_of(state.piles[place]) for place in compiled.foundations)
    return not wanted & ~lying


def _only_runs(facts: TableFacts, state: TableauState) -> bool:
    """Whether all cards outside foundations lie in columns, each of them one run."""
    compiled, piles = facts.compiled, state.piles
    return not any(piles[place] for place in (STOCK, WASTE, *compiled.cells)) and all(
        facts.run_length(state, place) == len(piles[place]) for place in compiled.columns
    )
