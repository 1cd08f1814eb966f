"""What a coach says about choices, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hanafuda_desktop.app.coaching import Choice, Judged
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.thoughts import Unit
from hanafuda_desktop.table.move_words import MoveTold
from hanafuda_desktop.table.review_item import CostlyChoice
from hanafuda_desktop.table.round_names import YOU, RoundNames
from hanafuda_desktop.table.thoughts_item import Weighed, WeighedMove

__all__ = ["Told", "costly", "found", "looking", "thinking", "weighed"]

Told = Callable[[View, Any], MoveTold]
"""Tells a move that could be made from what a seat saw."""

_CLOSE_CALL: Final = "The coach leans to: {best}. But the two are too close to tell apart."


def _chosen(choice: Choice, told: Told, names: RoundNames) -> str:
    return f"{names.seats[choice.seat]} chose: {told(choice.view, choice.played).said}."


def _amount(worth: float, unit: Unit) -> str:
    """So much is a difference: ``1.2 points``, or ``8 % of the games``."""
    return f"{100 * worth:.0f} % of the games" if unit == "chance" else f"{worth:.1f} points"


def thinking(choice: Choice, told: Told, names: RoundNames) -> Weighed:
    """What is said while the coach still weighs a choice."""
    return Weighed((_chosen(choice, told, names), "Thinking…"))


def weighed(judged: Judged | None, choice: Choice, told: Told, names: RoundNames) -> Weighed:
    """What a coach thinks of a choice; ``None`` where it has failed."""
    said = [_chosen(choice, told, names)]
    if judged is None:
        return Weighed((*said, "The coach found no answer for this moment."))
    best = told(choice.view, judged.best.move).said
    if judged.is_best:
        said.append("The coach would have done the same.")
    elif judged.is_costly:
        more = _amount(judged.loss, judged.unit)
        said.append(f"Better: {best}. It brings about {more} more.")
    else:
        said.append(_CLOSE_CALL.format(best=best))
    moves = tuple(
        WeighedMove(told(choice.view, each.move), each, each.move == choice.played)
        for each in judged.considered.thoughts.each
    )
    return Weighed(tuple(said), moves, judged.unit, names.seats[choice.seat] == YOU)


def costly(judged: Judged, told: Told, names: RoundNames) -> CostlyChoice:
    """A costly choice as a row of a list."""
    choice, unit = judged.choice, judged.unit
    return CostlyChoice(
        said=_chosen(choice, told, names),
        better=f"Better: {told(choice.view, judged.best.move).said}.",
        cost=f"\N{MINUS SIGN}{_amount(judged.loss, unit)}",
    )


def looking(done: int, of: int) -> str:
    """How far a review is."""
    return f"Looking at choice {done + 1} of {of}…"


def found(count: int, of: int, missed: int) -> str:
    """What a review has found.

    Args:
        count: how many choices were costly.
        of: how many were looked at.
        missed: to how many of these the coach had no answer.
    """
    choices = "1 choice" if of == 1 else f"{of} choices"
    if not of:
        said = "There was nothing to choose in this round."
    elif not count:
        said = f"{choices}, and none that cost more than chance explains."
    elif count == 1:
        said = f"{choices}, of which one was costly."
    else:
        said = f"{choices}, of which {count} were costly."
    if missed:
        said += f" For {missed} the coach found no answer."
    return said
