"""What wins a patience (YA-10), and what it scores."""

from __future__ import annotations

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.engine.tableau.facts import TableFacts
from hanafuda_desktop.engine.tableau.program import STOCK, WASTE, Program
from hanafuda_desktop.engine.tableau.state import TableauState

__all__ = ["is_won", "points_of"]


def points_of(program: Program, state: TableauState) -> int:
    """The points of the yaku collected so far."""
    return sum(program.yaku[number].points for number, _ in state.collected)


def _only_runs(facts: TableFacts, state: TableauState) -> bool:
    """Whether all cards outside foundations lie in columns, each of them one run."""
    program = facts.program
    if any(state.piles[place] for place in (STOCK, WASTE, *program.cells)):
        return False
    return all(
        facts.run_length(place, state.piles[place], state.face_down[place])
        == len(state.piles[place])
        for place in program.columns
    )


def _foundations_full(program: Program, state: TableauState) -> bool:
    """Whether every card that foundations take lies on one."""
    wanted = program.foundation_cards
    for place in program.columns:  # a look at the first column tells, for nearly all of a game
        cards = state.piles[place]
        if cards and wanted >> cards[-1] & 1:
            return False
    lying = sum(mask_of(state.piles[place]) for place in program.foundations)
    return not wanted & ~lying


def is_won(facts: TableFacts, state: TableauState) -> bool:
    """Whether everything that the rules ask for holds."""
    program = facts.program
    # First what is quickest to see and fails for nearly all of a game.
    if len(state.collected) < program.yaku_to_win:
        return False
    win = program.rules.win
    if win.columns == "empty" and any(state.piles[place] for place in program.columns):
        return False
    if win.columns == "runs" and not _only_runs(facts, state):
        return False
    if win.cards_left is not None:
        places = (STOCK, WASTE, *program.columns, *program.cells)
        if sum(len(state.piles[place]) for place in places) > win.cards_left:
            return False
    if win.foundations is not None and not _foundations_full(program, state):
        return False
    return win.points is None or points_of(program, state) >= win.points
