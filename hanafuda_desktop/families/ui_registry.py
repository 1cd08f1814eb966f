"""From a rule file's family to its table.

It is imported when a table of its family is first laid: who plays a patience does not wait for the
others.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene


def table_for(
    rules: GameRules, pictures: CardPictures, parent: QObject | None = None
) -> TableScene:
    """An empty table for a game.

    Args:
        rules: the game's rules.
        pictures: the cards.
        parent: the Qt object that owns the scene.
    """
    match rules.family:
        case "tableau":
            from hanafuda_desktop.families.tableau.ui.table import Patience

            return TableScene(rules, pictures, Patience(rules), parent=parent)
        case "fishing":
            from hanafuda_desktop.families.fishing.ui.table import FishingTable

            return TableScene(rules, pictures, FishingTable(rules), parent=parent)
        case "shedding":
            from hanafuda_desktop.families.shedding.ui.ornaments import SheddingOrnaments
            from hanafuda_desktop.families.shedding.ui.table import SheddingTable

            return TableScene(
                rules,
                pictures,
                SheddingTable(rules),
                lambda scene, surface, looks: SheddingOrnaments(scene, rules, surface, looks),
                parent=parent,
            )
        case "speed":
            from hanafuda_desktop.families.speed.ui.scene import SpeedScene

            return SpeedScene(rules, pictures, parent=parent)
