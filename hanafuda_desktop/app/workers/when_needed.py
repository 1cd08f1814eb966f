"""What tables need of the rest of the program, imported when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from hanafuda_desktop.families.ui_registry import FamilyTables
from hanafuda_desktop.play.computers import Thinker
from hanafuda_desktop.play.settings import Keys

if TYPE_CHECKING:
    from hanafuda_desktop.families.tableau.ui.hints import Solver


def new_thinking(parent: QObject) -> Thinker:
    """Where computer players think, in a process of their own."""
    from hanafuda_desktop.app.workers.clients import ComputerClient

    return ComputerClient(parent)


def _new_solver(parent: QObject) -> Solver:
    from hanafuda_desktop.app.workers.clients import SolverClient

    return SolverClient(parent)


def _keys_in_use(changed: Keys) -> dict[str, tuple[str, ...]]:
    from hanafuda_desktop.app.window.actions import keys_in_use

    return keys_in_use(changed)


TABLES: Final = FamilyTables(_new_solver, _keys_in_use)
"""The tables of this program."""
