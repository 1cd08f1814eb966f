"""The tables of this program, and who asks the processes for them: imported when first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from hanafuda_desktop.app.window.actions import keys_in_use
from hanafuda_desktop.families.ui_registry import FamilyTables

if TYPE_CHECKING:
    from hanafuda_desktop.app.workers.clients import ComputerClient, SolverClient


def new_computers(parent: QObject) -> ComputerClient:
    """Where the computer players of one window think."""
    from hanafuda_desktop.app.workers.clients import ComputerClient

    return ComputerClient(parent)


def _new_solver(parent: QObject) -> SolverClient:
    from hanafuda_desktop.app.workers.clients import SolverClient

    return SolverClient(parent)


TABLES: Final[FamilyTables] = FamilyTables(_new_solver, keys_in_use)
