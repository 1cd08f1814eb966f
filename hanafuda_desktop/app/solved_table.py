"""A patience's table and where its game is solved: what hints, demos and searches begin with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from hanafuda_desktop.app.session import Session
from hanafuda_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from hanafuda_desktop.app.solving import Solving

__all__ = ["SolvedTable"]


class SolvedTable(NamedTuple):
    """One table.

    Attributes:
        scene: the table.
        session: the game on it.
        solving: where the game is solved, made when it is needed.
    """

    scene: TableScene
    session: Session
    solving: Callable[[], Solving]
