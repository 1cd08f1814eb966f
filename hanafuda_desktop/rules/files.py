"""Folders of rule files: finds bases and decks by their names, and reads each file once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, Generic

from hanafuda_desktop.rules.language import Language, RulesT_co
from hanafuda_desktop.rules.source import Parsed, resolved
from hanafuda_desktop.rules.tree_memory import TreeMemory, read_tree
from hanafuda_desktop.text.language import language

DECKS: Final = "decks"
"""The folder of decks in a folder of rule files."""
_SUFFIXES: Final = (".yaml", ".yml")
_NAME: Final = re.compile(r"[a-z0-9-]{1,60}")


def files_in(folder: Path) -> tuple[Path, ...]:
    """The rule files of a folder by name; none where there is no such folder.

    Raises:
        OSError: the folder may not be listed.
    """
    try:
        found = [path for path in folder.iterdir() if path.suffix.lower() in _SUFFIXES]
    except (FileNotFoundError, NotADirectoryError):
        return ()
    return tuple(sorted(path for path in found if not path.name.startswith(".")))


def _is_file(path: Path) -> bool:
    """Whether there is such a file; one that cannot be looked at is none."""
    try:
        return path.is_file()
    except OSError:  # as for a name that is too long
        return False


def _same(path: Path, other: Path) -> bool:
    return path == other or (path.name == other.name and resolved(path) == resolved(other))


def _stamp(path: Path) -> tuple[int, int] | None:
    """What changes when a file does."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None  # whoever reads it says why
    return status.st_mtime_ns, status.st_size


class RuleFiles(Generic[RulesT_co]):
    """The files of some folders, of which an earlier one counts for more.

    Args:
        folders: folders of rule files; those that do not exist are empty.
        language: what the files say.
        memory: where the trees of files are kept between two runs, if anywhere.

    Attributes:
        folders: the same.
        language: the same.
        drafts: what files are taken to say meanwhile, whatever stands in them.
    """

    def __init__(
        self, folders: Sequence[Path], language: Language[RulesT_co], memory: TreeMemory | None
    ) -> None:
        self.folders = tuple(folders)
        self.language = language
        self.drafts: dict[Path, Parsed] = {}
        self._memory = memory
        self._parsed: dict[Path, tuple[object, Parsed]] = {}

    @cached_property
    def _resolved(self) -> frozenset[Path]:
        return frozenset(resolved(folder) for folder in self.folders)

    def _places(self, beside: Path, below: str) -> tuple[Path, ...]:
        """Where files are looked for: beside one that lies elsewhere, then in the folders."""
        near = beside.parent
        is_ours = resolved(near) in self._resolved
        return tuple(folder / below for folder in (*(() if is_ours else (near,)), *self.folders))

    def find(self, name: str, beside: Path, below: str = "") -> Path | None:
        """A file by its name: beside a file from elsewhere, else in the folders.

        Args:
            name: the name of a game, or of a deck.
            beside: the file that speaks of it.
            below: the folder in each of these folders: :data:`DECKS` for a deck.
        """
        if not _NAME.fullmatch(name):
            return None
        for folder in self._places(beside, below):
            for suffix in _SUFFIXES:
                path = folder / f"{name}{suffix}"
                if _is_file(path) and not _same(path, beside) and self._may_be_read(path):
                    return path
        return beside if name == beside.stem and not below else None

    def _may_be_read(self, path: Path) -> bool:
        """Whether a file means no other one: a link from elsewhere may lead anywhere.

        In their own folder people may link what they like.
        """
        if not path.is_symlink() or any(folder in self.folders for folder in path.parents):
            return True
        return resolved(path).parent == resolved(path.parent)

    def names(self, beside: Path, below: str = "") -> tuple[str, ...]:
        """The names that :meth:`find` knows; only a file with a mistake needs them."""
        names: dict[str, None] = {}
        for folder in self._places(beside, below):
            try:
                files = files_in(folder)
            except OSError:
                continue  # what cannot be listed has no names to offer
            names |= dict.fromkeys(path.stem for path in files if not _same(path, beside))
        return tuple(names)

    def parsed(self, path: Path) -> Parsed:
        """A file's tree, read again only when the file has changed."""
        if path in self.drafts:
            return self.drafts[path]
        stamp = (_stamp(path), language())  # what is wrong with it is said in a language
        kept = self._parsed.get(path)
        if kept is None or kept[0] != stamp:
            kept = self._parsed[path] = (stamp, read_tree(path, memory=self._memory))
        return kept[1]
