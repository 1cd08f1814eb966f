"""Which games the page for a new table offers: a game, and what stands under it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanafuda_desktop.app.first_screen.shelf import Group, Shown, shown_with
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.schema.rulefile import GameRules

if TYPE_CHECKING:
    from hanafuda_desktop.app.session import Session
    from hanafuda_desktop.app.tables import Tables

__all__ = ["Table", "table_on", "tables_of"]


@dataclass(frozen=True, slots=True)
class Table:
    """A game that can be chosen, with who sat there last.

    Attributes:
        ref: which game.
        rules: its rules.
        kept: who sits there now or sat there last; ``None`` if nobody did.
    """

    ref: GameRef
    rules: GameRules
    kept: Seating | None = None


def tables_of(shown: Shown, session: Session, tables: Tables) -> tuple[Table, ...]:
    """A game and what stands under it, as far as the rule files are sound now."""
    found: list[Table] = []
    for facts in shown.games:
        ref = GameRef(facts.id)
        try:
            rules = session.library.rules(ref)
        except (UnknownGame, BrokenRules):
            continue  # the first screen tells what is wrong with it
        # What lies on the table is offered as it is laid.
        is_here = session.is_open and session.ref == ref
        found.append(Table(ref, rules, session.seating if is_here else tables.kept(rules)))
    return tuple(found)


def table_on(
    session: Session, groups: Sequence[Group], tables: Tables
) -> tuple[tuple[Table, ...], int]:
    """The game on the table with its relations, and which of them it is.

    A game that is in no list, as a rule file somewhere else, is offered all the same.
    """
    ref, rules = session.ref or GameRef(session.rules.id), session.rules
    shown = shown_with(groups, rules.id, rules.variant_of)
    offered = tables_of(shown, session, tables) if shown is not None else ()
    for number, table in enumerate(offered):
        if table.ref == ref:
            return offered, number
    return (Table(ref, rules, session.seating), *offered), 0
