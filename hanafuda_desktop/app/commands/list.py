"""What ``hanafuda list`` understands and says."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from hanafuda_desktop.app.commands.command import CommandOutput
from hanafuda_desktop.app.library.library import Library, entry_facts, in_families
from hanafuda_desktop.rules.schema.values import plain

if TYPE_CHECKING:
    from hanafuda_desktop.rules.catalogue import CatalogueEntry


def list_parser() -> ArgumentParser:
    """The words after ``hanafuda list``."""
    parser = ArgumentParser("hanafuda list", description="The games there are.")
    parser.add_argument("--json", action="store_true", help="as JSON, with all that is known")
    parser.set_defaults(run=_run)
    return parser


def _run(library: Library, _: Namespace) -> CommandOutput:
    entries = library.catalogue.entries()
    width = max((len(entry.id) for entry in entries), default=0) + 4
    lines = [
        f"{f'  {entry.id}' if is_variant else entry.id:<{width}}{_about(entry)}"
        for entry, is_variant in in_families(entries)
    ]
    return CommandOutput("\n".join(lines), [entry_facts(entry) for entry in entries])


def _about(entry: CatalogueEntry) -> str:
    rules = entry.loaded.rules
    if rules is None:
        return f"has errors: hanafuda check {entry.path}"
    return f"{plain(rules.name)}: {plain(rules.summary)}"
