"""What a coach says about choices, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hanafuda_desktop.app.coaching import Choice, Judged
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.players.thoughts import Unit
from hanafuda_desktop.table.lettering import decimal_text
from hanafuda_desktop.table.move_words import MoveTold
from hanafuda_desktop.table.review_item import CostlyChoice
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.thoughts_item import Weighed, WeighedMove

__all__ = ["Told", "costly", "found", "looking", "thinking", "weighed"]

Told = Callable[[View, Any], MoveTold]
"""Tells a move that could be made from what a seat saw."""


def _chosen(choice: Choice, told: Told, names: RoundNames) -> str:
    move = told(choice.view, choice.played).said
    if names.is_you(choice.seat):
        return tr("You chose: {move}.", move=move)
    return tr("{name} chose: {move}.", name=names.seats[choice.seat], move=move)


def _brings(best: str, loss: float, unit: Unit) -> str:
    """So much better is the best move: by ``1.2 points``, or ``8 % of the games``."""
    if unit == "chance":
        return tr(
            "Better: {move}. It wins about {percent} % more of the games.",
            move=best,
            percent=decimal_text(100 * loss, 0),
        )
    return trn(
        "Better: {move}, by about {points} points against the others.",
        "Better: {move}, by about {points} points against the others.",
        int(round(loss, 1)),
        move=best,
        points=decimal_text(loss),
    )


def _cost(loss: float, unit: Unit) -> str:
    """The same as what a choice has cost."""
    if unit == "chance":
        return tr("\N{MINUS SIGN}{percent} % of the games", percent=decimal_text(100 * loss, 0))
    return trn(
        "\N{MINUS SIGN}{points} points",
        "\N{MINUS SIGN}{points} points",
        int(round(loss, 1)),
        points=decimal_text(loss),
    )


def thinking(choice: Choice, told: Told, names: RoundNames) -> Weighed:
    """What is said while the coach still weighs a choice."""
    return Weighed((_chosen(choice, told, names), tr("Thinking…")))


def weighed(judged: Judged | None, choice: Choice, told: Told, names: RoundNames) -> Weighed:
    """What a coach thinks of a choice; ``None`` where it has failed."""
    said = [_chosen(choice, told, names)]
    if judged is None:
        return Weighed((*said, tr("The coach found no answer for this moment.")))
    best = told(choice.view, judged.best.move).said
    if judged.is_best:
        said.append(tr("The coach would have done the same."))
    elif judged.is_costly:
        said.append(_brings(best, judged.loss, judged.unit))
    elif judged.is_open:
        said.append(tr("The coach leans to: {move}.", move=best))
    else:
        close = tr_noop("The coach leans to: {move}. But the two are too close to tell apart.")
        said.append(tr(close, move=best))
    thoughts = judged.considered.thoughts
    if thoughts.is_cut_short:
        said.append(tr("There was no time to look at everything, so the numbers are rough."))
    moves = tuple(
        WeighedMove(
            told(choice.view, each.move),
            each,
            is_played=each.move == judged.played,
            is_given_up=thoughts.gave_up(each),
        )
        for each in thoughts.each
    )
    return Weighed(tuple(said), moves, judged.unit, names.is_you(choice.seat))


def costly(judged: Judged, told: Told, names: RoundNames) -> CostlyChoice:
    """A costly choice as a row of a list."""
    choice = judged.choice
    return CostlyChoice(
        said=_chosen(choice, told, names),
        better=tr("Better: {move}.", move=told(choice.view, judged.best.move).said),
        cost=_cost(judged.loss, judged.unit),
    )


def looking(done: int, of: int) -> str:
    """How far a review is."""
    return tr("Looking at choice {number} of {count}…", number=done + 1, count=of)


def found(count: int, of: int, missed: int) -> str:
    """What a review has found.

    Args:
        count: how many choices were costly.
        of: how many were looked at.
        missed: to how many of these the coach had no answer.
    """
    choices = trn("{n} choice", "{n} choices", of)
    if not of:
        said = tr("There was nothing to choose in this round.")
    elif not count:
        said = tr("{choices}, and none that cost more than chance explains.", choices=choices)
    elif count == 1:
        said = tr("{choices}, of which one was costly.", choices=choices)
    else:
        said = tr("{choices}, of which {count} were costly.", choices=choices, count=count)
    if missed:
        said = tr("{found} For {count} the coach found no answer.", found=said, count=missed)
    return said
