"""What a player of a real-time game has before his eyes, taken from his view."""

from __future__ import annotations

from typing import NamedTuple

from hanafuda_desktop.engine.speed.layout import Layout, count_of
from hanafuda_desktop.engine.speed.program import SpeedProgram
from hanafuda_desktop.engine.speed.seeing import known_layout, turn_of
from hanafuda_desktop.engine.speed.turn import Asked
from hanafuda_desktop.engine.view import PileKind, View

__all__ = ["Scene", "Stack", "scene_of"]


class Stack(NamedTuple):
    """A stack in the middle.

    Attributes:
        top: its top card, or ``None`` if it has none.
        size: how many cards it has.
    """

    top: int | None
    size: int


class Scene(NamedTuple):
    """The table, or what somebody remembers of it.

    Attributes:
        asked: what goes on.
        lap: the round, and how often it was laid out again.
        mine: the player's own columns; unknown cards are below the open ones.
        stacks: the stacks in the middle.
        theirs: the open cards at the top of the opponent's columns.
        mine_left: how many cards the player's columns have.
        theirs_left: how many the opponent's have.
    """

    asked: Asked
    lap: tuple[int, int]
    mine: Layout
    stacks: tuple[Stack, ...]
    theirs: tuple[int, ...]
    mine_left: int
    theirs_left: int


def scene_of(program: SpeedProgram, view: View) -> Scene:
    """What the view's seat has before its eyes.

    Raises:
        TypeError: this is no view of a real-time game.
    """
    turn = turn_of(view)
    mine = known_layout(program, view, view.seat)
    theirs = known_layout(program, view, 1 - view.seat)
    return Scene(
        asked=turn.asked,
        lap=(turn.number, turn.again),
        mine=mine,
        stacks=tuple(
            Stack(pile.top, len(pile.cards)) for pile in view.piles if pile.kind is PileKind.MIDDLE
        ),
        theirs=tuple(column.cards[-1] for column in theirs if len(column.cards) > column.down),
        mine_left=count_of(mine),
        theirs_left=count_of(theirs),
    )
