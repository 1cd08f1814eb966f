"""Makes the right kind of scene for a game: one that waits for turns, or one in real time."""

from __future__ import annotations

from PySide6.QtCore import QObject

from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene

__all__ = ["table_for"]


def table_for(
    rules: GameRules,
    pictures: CardPictures,
    *,
    parent: QObject | None = None,
) -> TableScene:
    """An empty table for a game; see :class:`TableScene`."""
    if rules.family == "speed":
        from hanafuda_desktop.table.speed_scene import SpeedScene  # noqa: PLC0415 - when needed

        return SpeedScene(rules, pictures, parent=parent)
    return TableScene(rules, pictures, parent=parent)
