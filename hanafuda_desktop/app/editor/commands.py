"""The editor's commands: where they stand in its menus, their words and their keys."""

from __future__ import annotations

from typing import Final, NamedTuple

from hanafuda_desktop.app.menus import without_key
from hanafuda_desktop.language import tr, tr_noop

__all__ = ["COMMANDS", "Command"]


class Command(NamedTuple):
    """One command.

    Attributes:
        menu: the menu it stands in; its words are marked here and said where they are shown.
        id: its name in code.
        words: what the menu says.
        keys: its shortcut.
    """

    menu: str
    id: str
    words: str
    keys: str

    @property
    def told(self) -> str:
        """What it does, for a list of keys."""
        return without_key(tr(self.words))


_FILE: Final = tr_noop("&File")
_EDIT: Final = tr_noop("&Edit")
_GO: Final = tr_noop("&Go")

COMMANDS: Final = (
    Command(_FILE, "save", tr_noop("&Save"), "Ctrl+S"),
    Command(_FILE, "play", tr_noop("&Play it"), "Ctrl+P"),
    Command(_FILE, "close", tr_noop("&Close"), "Ctrl+W"),
    Command(_EDIT, "undo", tr_noop("&Undo"), "Ctrl+Z"),
    Command(_EDIT, "redo", tr_noop("&Redo"), "Ctrl+Shift+Z"),
    Command(_EDIT, "complete", tr_noop("Show &what can stand here"), "Ctrl+Space"),
    Command(_EDIT, "explain", tr_noop("&Explain this word"), "Ctrl+I"),
    Command(_GO, "problem", tr_noop("Next &problem"), "F8"),
    Command(_GO, "part", tr_noop("Next part of the &window"), "F6"),
    Command(_GO, "page", tr_noop("Next pa&ge beside the text"), "Ctrl+Tab"),
)
"""In the order of the menus."""
