"""Fishing games on the table: see :class:`~hanafuda_desktop.table.kind.Kind`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from hanafuda_desktop.engine.events import CardsDealt, Event
from hanafuda_desktop.engine.families import compile_fishing
from hanafuda_desktop.engine.fishing.moves import FishingMove
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.cast import Cast
from hanafuda_desktop.table.fishing_arranging import USUAL_PLACES, lay_out
from hanafuda_desktop.table.fishing_choices import FishingChoices
from hanafuda_desktop.table.fishing_layout import FishingLayout, FishingShape
from hanafuda_desktop.table.fishing_offers import offer_note
from hanafuda_desktop.table.fishing_script import Telling, deal_script
from hanafuda_desktop.table.layout import Insets
from hanafuda_desktop.table.script import Script

__all__ = ["FishingTable"]

_PLACES_MORE: Final = 4
"""The field gets room for so many more places at a time."""


class FishingTable:
    """The table of a fishing game.

    Args:
        rules: the game's rules.
    """

    def __init__(self, rules: FishingRules) -> None:
        self._rules = rules
        self._programs: dict[int, FishingProgram] = {}
        self._layout: FishingLayout | None = None

    def _program(self, players: int) -> FishingProgram:
        if players not in self._programs:
            self._programs[players] = compile_fishing(self._rules, players).program
        return self._programs[players]

    def shape(self, view: View) -> FishingShape:
        """Seats, and room for the cards on the field."""
        players = len(view.points)
        assert view.round is not None
        used = max((place + 1 for pile in view.piles for place in pile.slots), default=0)
        more = max(0, -(-(used - USUAL_PLACES) // _PLACES_MORE))
        return FishingShape(
            players=players,
            seat=view.seat,
            sides=view.round.sides,
            clockwise=self._rules.direction == "clockwise",
            hand=self._program(players).deal.hand,
            places=USUAL_PLACES + more * _PLACES_MORE,
        )

    def lay_out(
        self, shape: FishingShape, width: float, height: float, aspect: float, insets: Insets
    ) -> FishingLayout:
        """The layout in which the cards come out best."""
        self._layout = lay_out(shape, width, height, aspect=aspect, insets=insets)
        return self._layout

    def labels(self, view: View) -> dict[str, str]:
        """None: an empty stock needs no word."""
        return {}

    def choices(self, view: View, moves: Iterable[FishingMove]) -> FishingChoices:
        """What gestures mean now."""
        captures = self._program(len(view.points)).captures
        return FishingChoices(view, moves, captures, partial(offer_note, self._rules, view))

    def follow(
        self, events: Sequence[Event], cast: Cast, before: Board | None, board: Board
    ) -> Script:
        """A deal, or a turn told step by step."""
        layout = self._layout
        assert layout is not None
        if any(isinstance(event, CardsDealt) for event in events):
            return deal_script(events, board, layout)
        return Telling(cast, before, layout).tell(events)
