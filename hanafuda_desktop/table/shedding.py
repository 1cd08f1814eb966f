"""Shedding games on the table: see :class:`~hanafuda_desktop.table.kind.Kind`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hanafuda_desktop.engine.events import CardsDealt, Event
from hanafuda_desktop.engine.families import compile_shedding
from hanafuda_desktop.engine.shedding.moves import SheddingMove
from hanafuda_desktop.engine.shedding.program import SheddingProgram
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.shedding import SheddingRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.cast import Cast
from hanafuda_desktop.table.fishing_script import deal_script
from hanafuda_desktop.table.layout import Insets
from hanafuda_desktop.table.script import Script
from hanafuda_desktop.table.shedding_arranging import lay_out
from hanafuda_desktop.table.shedding_choices import SheddingChoices
from hanafuda_desktop.table.shedding_layout import SheddingLayout, SheddingShape
from hanafuda_desktop.table.shedding_script import SheddingTelling

__all__ = ["SheddingTable"]


class SheddingTable:
    """The table of a shedding game.

    Args:
        rules: the game's rules.
    """

    def __init__(self, rules: SheddingRules) -> None:
        self._rules = rules
        self._names = {each.id: plain(each.name) for each in rules.combinations}
        self._programs: dict[int, SheddingProgram] = {}
        self._layout: SheddingLayout | None = None

    def _program(self, players: int) -> SheddingProgram:
        if players not in self._programs:
            self._programs[players] = compile_shedding(self._rules, players).program
        return self._programs[players]

    def shape(self, view: View) -> SheddingShape:
        """Seats, and room for the cards on the field."""
        players = len(view.points)
        deal = self._program(players).deal
        used = max((place + 1 for place in view.pile("f").slots), default=0)
        return SheddingShape(
            players=players,
            seat=view.seat,
            clockwise=self._rules.direction == "clockwise",
            hand=deal.hand,
            places=max(deal.field, used),
        )

    def lay_out(
        self, shape: SheddingShape, width: float, height: float, aspect: float, insets: Insets
    ) -> SheddingLayout:
        """The layout in which the cards come out best."""
        self._layout = lay_out(shape, width, height, aspect=aspect, insets=insets)
        return self._layout

    def labels(self, view: View) -> dict[str, str]:
        """None: the empty places of stock and discard pile need no word."""
        return {}

    def choices(self, view: View, moves: Iterable[SheddingMove]) -> SheddingChoices:
        """What gestures mean now."""
        return SheddingChoices(self._rules, view, moves, self._names)

    def follow(
        self, events: Sequence[Event], cast: Cast, before: Board | None, board: Board
    ) -> Script:
        """A deal, or a turn told step by step."""
        layout = self._layout
        assert layout is not None
        if any(isinstance(event, CardsDealt) for event in events):
            return deal_script(events, board, layout)
        return SheddingTelling(cast, before, layout).tell(events)
