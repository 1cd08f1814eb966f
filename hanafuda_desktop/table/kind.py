"""What a family of games brings to the table, and the one place that chooses it.

Scene, hands, cast and choreography are the same for every family. A family says where things lie,
what a gesture means, and how what happened is to look.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.table.board import Arrangement, Board
from hanafuda_desktop.table.choices import Choices
from hanafuda_desktop.table.layout import Insets
from hanafuda_desktop.table.script import Script, Sight

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from hanafuda_desktop.table.cast import Cast
    from hanafuda_desktop.table.durations import Pace
    from hanafuda_desktop.table.key_places import Pressed
    from hanafuda_desktop.table.looks import Looks
    from hanafuda_desktop.table.pictures import CardPictures
    from hanafuda_desktop.table.surface import Surface

__all__ = ["Kind", "Ornaments", "kind_of", "ornaments_of"]


class Kind(Protocol):
    """A family of games on the table, for one rule file."""

    def shape(self, view: View) -> Any:
        """What has to be laid out: equal for moments that have the same layout."""

    def lay_out(
        self, shape: Any, width: float, height: float, aspect: float, insets: Insets
    ) -> Arrangement:
        """Lay it out in a window; ``aspect`` is a card's height, counted in its width."""

    def labels(self, view: View) -> dict[str, str]:
        """What the empty places of piles say."""

    def choices(self, view: View, moves: Iterable[Any]) -> Choices:
        """What gestures mean now."""

    def follow(
        self, events: Sequence[Event], cast: Cast, before: Board | None, board: Board
    ) -> Script:
        """Let the cast follow the events, and say how its items come to where the board is."""


class Ornaments(Protocol):
    """What a family shows beside the cards."""

    def follow(self) -> None:
        """The table has changed."""

    def show(self, sights: Sequence[Sight], pace: Pace) -> None:
        """Let be seen what is to be seen beside the cards."""

    def key(self, pressed: Pressed) -> bool:
        """A key went down; returns whether it is taken here."""

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""


class _NoOrnaments:
    """Of a family that shows nothing there."""

    def follow(self) -> None:
        """There is nothing to change."""

    def show(self, sights: Sequence[Sight], pace: Pace) -> None:
        """There is nothing to be seen."""

    def key(self, pressed: Pressed) -> bool:
        """No key is taken."""
        return False

    def set_pictures(self, pictures: CardPictures) -> None:
        """There are no little cards."""


def kind_of(rules: GameRules) -> Kind:
    """The family's part of the table for these rules.

    It is imported when it is first needed: who plays a patience does not wait for the others.

    Args:
        rules: the game's rules.
    """
    match rules.family:
        case "tableau":
            from hanafuda_desktop.table.patience import Patience  # noqa: PLC0415 - when needed

            return Patience(rules)
        case "fishing":
            from hanafuda_desktop.table.fishing import FishingTable  # noqa: PLC0415 - when needed

            return FishingTable(rules)
        case "shedding":
            from hanafuda_desktop.table.shedding import SheddingTable  # noqa: PLC0415 - when needed

            return SheddingTable(rules)
        case "speed":
            from hanafuda_desktop.table.speed import SpeedTable  # noqa: PLC0415 - when needed

            return SpeedTable(rules)


def ornaments_of(
    rules: GameRules, scene: QGraphicsScene, surface: Surface, looks: Looks
) -> Ornaments:
    """What the family of these rules shows beside the cards."""
    if rules.family == "shedding":
        from hanafuda_desktop.table.shedding_ornaments import (  # noqa: PLC0415 - when needed
            SheddingOrnaments,
        )

        return SheddingOrnaments(scene, rules, surface, looks)
    if rules.family == "speed":
        from hanafuda_desktop.table.speed_ornaments import (  # noqa: PLC0415 - when needed
            SpeedOrnaments,
        )

        return SpeedOrnaments(scene, rules, surface, looks)
    return _NoOrnaments()
