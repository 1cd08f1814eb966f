"""From a game's family to its table and its controller: the one place that knows them all.

What a family shows is imported when a game of it is first on a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QObject

from hanafuda_desktop.families.language import known
from hanafuda_desktop.play.controller import TableController
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Keys
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from hanafuda_desktop.families.speed.ui.scene import SpeedScene
    from hanafuda_desktop.families.tableau.ui.hints import Solver
    from hanafuda_desktop.play.computers import Thinker


def table_for(rules: GameBase, pictures: CardPictures) -> TableScene:
    """An empty table for a game of these rules."""
    rules = known(rules)
    match rules.family:
        case "tableau":
            from hanafuda_desktop.families.tableau.ui.table import Patience

            return TableScene(rules, pictures, Patience(rules))
        case "fishing":
            from hanafuda_desktop.families.fishing.ui.table import FishingTable

            return TableScene(rules, pictures, FishingTable(rules))
        case "shedding":
            from hanafuda_desktop.families.shedding.ui.ornaments import SheddingOrnaments
            from hanafuda_desktop.families.shedding.ui.table import SheddingTable

            return TableScene(
                rules,
                pictures,
                SheddingTable(rules),
                lambda scene: SheddingOrnaments(scene, rules),
            )
        case "speed":
            from hanafuda_desktop.families.speed.ui.scene import SpeedScene

            return SpeedScene(rules, pictures)


class FamilyTables(NamedTuple):
    """See :class:`Tables`.

    Attributes:
        new_solver: makes where the patiences of one table are solved.
        keys_in_use: the keys of every command, by its id, where a person changed these.
    """

    new_solver: Callable[[QObject], Solver]
    keys_in_use: Callable[[Keys], Mapping[str, tuple[str, ...]]]

    def table(self, rules: GameBase, pictures: CardPictures) -> TableScene:
        """An empty table for a game of these rules."""
        return table_for(rules, pictures)

    def controller(
        self,
        scene: TableScene,
        session: Session,
        thinking: Callable[[], Thinker],
        parent: QObject,
    ) -> TableController:
        """The controller of the family whose game is on the table."""
        match known(session.rules).family:
            case "tableau":
                from hanafuda_desktop.families.tableau.ui.controller import PatienceController

                return PatienceController(scene, session, self.new_solver, parent)
            case "fishing":
                from hanafuda_desktop.families.fishing.ui.controller import FishingController

                return FishingController(scene, session, thinking(), self.keys_in_use, parent)
            case "shedding":
                from hanafuda_desktop.families.shedding.ui.controller import SheddingController

                return SheddingController(scene, session, thinking(), parent)
            case "speed":
                from hanafuda_desktop.families.speed.ui.controller import SpeedController

                return SpeedController(cast("SpeedScene", scene), session, parent)
