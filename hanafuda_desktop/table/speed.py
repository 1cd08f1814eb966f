"""Real-time games on the table: see :class:`~hanafuda_desktop.table.kind.Kind`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.speed.moves import SpeedMove
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.rules.schema.speed import SpeedRules
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.cast import Cast
from hanafuda_desktop.table.layout import Insets
from hanafuda_desktop.table.script import Script
from hanafuda_desktop.table.speed_arranging import lay_out
from hanafuda_desktop.table.speed_choices import SpeedChoices
from hanafuda_desktop.table.speed_layout import SpeedLayout, SpeedShape
from hanafuda_desktop.table.speed_script import speed_script

__all__ = ["SpeedTable"]


class SpeedTable:
    """The table of a real-time game.

    Args:
        rules: the game's rules.
    """

    def __init__(self, rules: SpeedRules) -> None:
        self._rules = rules
        self._layout: SpeedLayout | None = None

    def shape(self, view: View) -> SpeedShape:
        """Columns, and how many stacks there are."""
        stacks = sum(pile.kind is PileKind.MIDDLE for pile in view.piles)
        columns = self._rules.columns
        return SpeedShape(view.seat, len(columns), max(columns), stacks)

    def lay_out(
        self, shape: SpeedShape, width: float, height: float, aspect: float, insets: Insets
    ) -> SpeedLayout:
        """The layout in which the cards come out largest."""
        self._layout = lay_out(shape, width, height, aspect=aspect, insets=insets)
        return self._layout

    def labels(self, view: View) -> dict[str, str]:
        """None: an empty column needs no word."""
        return {}

    def choices(self, view: View, moves: Iterable[SpeedMove]) -> SpeedChoices:
        """What gestures mean now."""
        return SpeedChoices(view, moves)

    def follow(
        self, events: Sequence[Event], cast: Cast, before: Board | None, board: Board
    ) -> Script:
        """A deal, or what has just happened."""
        assert self._layout is not None
        return speed_script(events, cast, board, self._layout)
