"""The table that a person asked for when the program was started."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.engine.dealing import Deal
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["Asked"]


@dataclass(frozen=True, slots=True)
class Asked:
    """A table to open.

    Attributes:
        ref: which game.
        rules: its rules, if they are loaded already.
        seed: the deal's number; left out, the saved game goes on, or a deal by chance begins.
        deal: the deal, if it is written out.
        seating: who sits there; left out, whoever did the last time.
    """

    ref: GameRef
    rules: GameRules | None = None
    seed: int | None = None
    deal: Deal | None = None
    seating: Seating | None = None
