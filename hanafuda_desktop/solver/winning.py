"""What wins a patience, asked of a searched position."""

from __future__ import annotations

from collections.abc import Sequence

from hanafuda_desktop.engine.tableau.program import Program

__all__ = ["is_won"]


def is_won(
    program: Program, counts: Sequence[int], in_columns: int, elsewhere: int, *, full: bool
) -> bool:
    """Whether everything that the rules ask for holds.

    Args:
        program: the rules.
        counts: how often each yaku was collected.
        in_columns: how many cards lie in columns.
        elsewhere: how many lie in the stock, the waste and in cells.
        full: whether every card that foundations take lies on them.
    """
    win = program.rules.win
    if sum(counts) < program.yaku_to_win:
        return False
    if win.columns == "empty" and in_columns:
        return False
    if win.cards_left is not None and in_columns + elsewhere > win.cards_left:
        return False
    if win.foundations is not None and not full:
        return False
    points = sum(count * yaku.points for count, yaku in zip(counts, program.yaku, strict=True))
    return win.points is None or points >= win.points
