"""The editor's commands: where they stand in its menus, their words and their keys."""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = ["COMMANDS", "Command"]


class Command(NamedTuple):
    """One command.

    Attributes:
        menu: the menu it stands in.
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
        return self.words.replace("&", "")


COMMANDS: Final = (
    Command("&File", "save", "&Save", "Ctrl+S"),
    Command("&File", "play", "&Play it", "Ctrl+P"),
    Command("&File", "close", "&Close", "Ctrl+W"),
    Command("&Edit", "undo", "&Undo", "Ctrl+Z"),
    Command("&Edit", "redo", "&Redo", "Ctrl+Shift+Z"),
    Command("&Edit", "complete", "Show &what can stand here", "Ctrl+Space"),
    Command("&Edit", "explain", "&Explain this word", "Ctrl+I"),
    Command("&Go", "problem", "Next &problem", "F8"),
    Command("&Go", "part", "Next part of the &window", "F6"),
    Command("&Go", "page", "Next pa&ge beside the text", "Ctrl+Tab"),
)
"""In the order of the menus."""
