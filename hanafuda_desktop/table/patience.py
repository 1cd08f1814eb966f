"""Patiences on the table: see :class:`~hanafuda_desktop.table.kind.Kind`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    CardTurnedUp,
    Event,
    PileTurnedOver,
    YakuMade,
)
from hanafuda_desktop.engine.tableau.moves import TableauMove
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.rules.schema.tableau import TableauRules
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.arranging import eased, lay_out
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.layout import Insets, Layout, Shape
from hanafuda_desktop.table.script import Flight, Script, Way
from hanafuda_desktop.table.tableau import TableauChoices, labels_of, shape_of

if TYPE_CHECKING:
    from hanafuda_desktop.table.card_item import CardItem
    from hanafuda_desktop.table.cast import Cast

__all__ = ["Patience"]


class Patience:
    """The table of a patience.

    Args:
        rules: the game's rules.
    """

    def __init__(self, rules: TableauRules) -> None:
        self._rules = rules

    def shape(self, view: View) -> Shape:
        """Columns, upper piles and shelf."""
        return eased(shape_of(self._rules, view))

    def lay_out(
        self, shape: Shape, width: float, height: float, aspect: float, insets: Insets
    ) -> Layout:
        """The layout in which cards and shelf come out largest."""
        return lay_out(shape, width, height, aspect=aspect, insets=insets)

    def labels(self, view: View) -> dict[str, str]:
        """What empty places take."""
        return labels_of(self._rules, view)

    def choices(self, view: View, moves: Iterable[TableauMove]) -> TableauChoices:
        """What gestures mean now."""
        return TableauChoices(view, moves)

    def follow(
        self, events: Sequence[Event], cast: Cast, before: Board | None, board: Board
    ) -> Script:
        """Every move at once, each further card a little later than the one before."""
        script = Script()
        if any(isinstance(event, CardsDealt) for event in events):
            script.dealt = _dealing_order(events, board)
            return script
        kinds = {pile.id: pile.kind for pile in board.view.piles}
        for event in events:
            _tell(event, cast.follow(event), kinds, script)
        return script


def _tell(
    event: Event, moved: tuple[CardItem, ...], kinds: dict[str, PileKind], script: Script
) -> None:
    """Add to the script how one event looks; ``moved`` are the items that it moves."""
    match event:
        case CardsMoved(_, _, target) if target not in kinds:
            script.captures += moved
        case YakuMade(yaku=yaku):
            script.yaku = yaku
        case CardsMoved(_, source, _):
            way = Way.TURN if kinds[source] is PileKind.STOCK else Way.MOVE
            for order, item in enumerate(moved, start=len(script.flights)):
                script.flights[item] = [Flight(way, order * durations.MOVE_STAGGER, order)]
        case PileTurnedOver():
            for number, item in enumerate(moved):
                script.flights[item] = [Flight(Way.OVER, 0.0, number)]
        case CardTurnedUp():
            for item in moved:
                script.flights.setdefault(item, [Flight(Way.SLIDE, durations.FLIP_AFTER)])
        case _:
            pass


def _dealing_order(events: Sequence[Event], board: Board) -> list[tuple[str, int]]:
    """Across the piles, and then up."""
    dealt = {event.pile for event in events if isinstance(event, CardsDealt)}
    places = [
        (pile.id, index)
        for pile in board.piles
        if pile.id in dealt and pile.kind is not PileKind.STOCK
        for index in range(len(pile.cards))
    ]
    return sorted(places, key=lambda place: place[1])
