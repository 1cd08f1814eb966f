"""What lies on a table, in words: for whoever looks closer, and for whoever does not see it."""

from __future__ import annotations

from collections.abc import Mapping

from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.choices import stop_of
from hanafuda_desktop.table.describe import describe_at, describe_place
from hanafuda_desktop.table.key_hand import KeyHand
from hanafuda_desktop.table.phrases import about
from hanafuda_desktop.table.surface import Surface

__all__ = ["TableWords", "yaku_names"]


class TableWords:
    """Describes one table.

    Args:
        names: what its yaku are called, by their ids.
        surface: the table as hands see it.
        keys: the keyboard's cursor.

    Attributes:
        players: what the players are called, from seat 0 on, as far as that is known.
    """

    def __init__(self, names: Mapping[str, str], surface: Surface, keys: KeyHand) -> None:
        self._names = names
        self._surface = surface
        self._keys = keys
        self.players: tuple[str, ...] = ()

    def yaku_name(self, yaku: str) -> str:
        """A yaku's name for people."""
        return self._names[yaku]

    def describe(self, place: str, index: int | None = None) -> str:
        """A pile, one of its cards, or a place of the shelf, in words."""
        board = self._surface.board
        if board is None:
            return ""
        stop = stop_of(place)
        if isinstance(stop, Hit):
            at = stop.index if index is None else index
            return describe_at(board.view, stop.pile, at, self.players)
        if stop < len(board.view.yaku):
            return describe_place(board.view.yaku[stop], self.yaku_name)
        offer = self._surface.offers[stop]
        return tr("{said}.", said=about(offer.text, offer.note) if offer.note else offer.text)

    def describe_focus(self, place: str) -> str:
        """The same of where the keyboard's cursor has come: within a column it is on one card."""
        at, board = self._keys.at, self._surface.board
        if board is not None and isinstance(at, Hit) and at.pile == place:
            pile = board.view.pile(place)
            if pile.face_down <= at.index < len(pile.cards) - 1:
                return self.describe(place, at.index)
        return self.describe(place)


def yaku_names(rules: GameRules) -> dict[str, str]:
    """The yaku of a game that has them, for people."""
    match rules.family:
        case "tableau" | "fishing":
            return {yaku.id: plain(yaku.name) for yaku in rules.yaku}
        case _:
            return {}
