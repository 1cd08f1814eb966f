"""Which games the page for a new table offers: the one on the table, and its variants."""

from __future__ import annotations

from hanafuda_desktop.app.library import in_families
from hanafuda_desktop.app.new_game_dialog import Table
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.tables import Tables
from hanafuda_desktop.rules.catalogue import Entry

__all__ = ["tables_to_choose"]


def tables_to_choose(session: Session, tables: Tables) -> tuple[tuple[Table, ...], int]:
    """The game on the table with its relations, and which of them it is.

    A game that is in no list, as a rule file somewhere else, is offered all the same.
    """
    ref = session.ref or GameRef(session.rules.id)
    offered = [
        Table(GameRef(entry.id), entry.loaded.rules, tables.seating(entry.loaded.rules))
        for entry in _family(session, ref)
        if entry.loaded.rules is not None and entry.loaded.rules.players.most > 1
    ]
    # What lies on the table is offered as it is laid.
    here = Table(ref, session.rules, session.seating)
    for number, table in enumerate(offered):
        if table.ref == ref:
            offered[number] = Table(ref, table.rules, session.seating)
            return tuple(offered), number
    return (here, *offered), 0


def _family(session: Session, ref: GameRef) -> tuple[Entry, ...]:
    """The game's base, and all variants of that."""
    wanted = {ref.id, session.rules.variant_of}
    group: list[Entry] = []
    for entry, is_variant in in_families(tuple(session.library.catalogue.entries())):
        if not is_variant:
            if any(each.id in wanted for each in group):
                break
            group = []
        group.append(entry)
    return tuple(group) if any(each.id in wanted for each in group) else ()
