"""The games there are: our folder of rule files, and then the user's own.

Names come from the folders' listings alone; a file is read when it is asked for, so that a program
that plays one game reads one game. A broken file shows its errors and harms nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, Generic

from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.diagnostics import Diagnostic, did_you_mean, quoted
from hanafuda_desktop.rules.language import Language, RulesT_co
from hanafuda_desktop.rules.loader import LoadedGame, load_game
from hanafuda_desktop.rules.source import Parsed, SourceText, checked, resolved
from hanafuda_desktop.rules.tree_memory import TreeMemory, read_tree
from hanafuda_desktop.text.language import language, tr, trn

_SUFFIXES: Final = (".yaml", ".yml")
_DECKS: Final = "decks"
_NAME: Final = re.compile(r"[a-z0-9-]{1,60}")


class UnknownGame(LookupError):
    """No game has this name; the message says which was perhaps meant."""


class BrokenRules(ValueError):
    """A game's rule file has errors.

    Attributes:
        diagnostics: what is wrong.
        sources: the texts of the files, as far as they are known.
    """

    def __init__(
        self, diagnostics: tuple[Diagnostic, ...], sources: Mapping[Path, str] | None = None
    ) -> None:
        errors = len(diagnostics)
        super().__init__(
            trn("the rule file has {n} problem", "the rule file has {n} problems", errors)
        )
        self.diagnostics = diagnostics
        self.sources = sources or {}


class CatalogueEntry(Generic[RulesT_co]):
    """A game of the catalogue.

    Attributes:
        id: its name for commands and records: the file's name.
        path: its rule file.
        shipped: whether it came with the program.
    """

    def __init__(self, path: Path, catalogue: Catalogue[RulesT_co], *, shipped: bool) -> None:
        self.id = path.stem
        self.path = path
        self.shipped = shipped
        self._catalogue = catalogue
        self._loaded: tuple[str, LoadedGame[RulesT_co]] | None = None

    @property
    def loaded(self) -> LoadedGame[RulesT_co]:
        """The file, loaded when it is first asked for; what is wrong is said anew in a language."""
        if self._loaded is None or (self._loaded[0] != language() and self._loaded[1].diagnostics):
            self._loaded = (language(), self._load())
        return self._loaded[1]

    def _load(self) -> LoadedGame[RulesT_co]:
        loaded = load_game(self.path, self._catalogue)
        taken = self._catalogue.name_taken(self.path)
        if taken is None:
            return loaded
        diagnostics = (taken, *loaded.diagnostics)
        return LoadedGame(None, diagnostics, loaded.sources, loaded.tree)

    def __repr__(self) -> str:
        return f"CatalogueEntry({str(self.path)!r})"


def _files(folder: Path) -> tuple[Path, ...]:
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


def _stamp(path: Path) -> tuple[int, int] | None:
    """What changes when a file does."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None  # whoever reads it says why
    return status.st_mtime_ns, status.st_size


class Catalogue(Generic[RulesT_co]):
    """All games of some folders, the earlier folder first; each folder may have ``decks/``.

    Args:
        folders: folders of rule files; those that do not exist are empty.
        language: what the files say.
        memory: where the trees of files are kept between two runs, if anywhere.

    Attributes:
        folders: the same.
        language: the same.
    """

    def __init__(
        self,
        folders: Sequence[Path],
        language: Language[RulesT_co],
        memory: TreeMemory | None = None,
    ) -> None:
        self.folders = tuple(folders)
        self.language = language
        self._memory = memory
        self._unlisted: list[tuple[Path, str]] = []
        self._parsed: dict[Path, tuple[object, Parsed]] = {}
        self._drafts: dict[Path, Parsed] = {}

    @cached_property
    def _entries(self) -> tuple[CatalogueEntry[RulesT_co], ...]:
        ours = rule_files()
        entries: list[CatalogueEntry[RulesT_co]] = []
        for folder in self.folders:
            try:
                files = _files(folder)
            except OSError as error:
                self._unlisted.append((folder, error.strerror or str(error)))
                continue
            entries += (CatalogueEntry(path, self, shipped=folder == ours) for path in files)
        return tuple(entries)

    @property
    def problems(self) -> list[Diagnostic]:
        """Folders that may not be listed, as far as anybody has looked."""
        return [
            SourceText(folder)
            .span()
            .diagnostic(tr("this folder cannot be listed: {reason}", reason=reason))
            for folder, reason in self._unlisted
        ]

    @cached_property
    def _resolved(self) -> frozenset[Path]:
        return frozenset(resolved(folder) for folder in self.folders)

    @cached_property
    def _by_id(self) -> dict[str, CatalogueEntry[RulesT_co]]:
        by_id: dict[str, CatalogueEntry[RulesT_co]] = {}
        for entry in self._entries:
            by_id.setdefault(entry.id, entry)
        return by_id

    def entries(self) -> tuple[CatalogueEntry[RulesT_co], ...]:
        """Every rule file, broken ones too."""
        return self._entries

    def path_of(self, game_id: str) -> Path | None:
        """The file of the game of this name, or ``None``."""
        entry = self._by_id.get(game_id)
        return None if entry is None else entry.path

    def name_taken(self, path: Path) -> Diagnostic | None:
        """What is wrong with a file of these folders if an earlier one has its name."""
        first = self.path_of(path.stem)
        if first in (None, path) or path.parent not in self.folders:
            return None
        message = tr("a game called {name} is there already", name=quoted(path.stem))
        return SourceText(path).span().diagnostic(message, tr("give this file another name"))

    def entry(self, game_id: str) -> CatalogueEntry[RulesT_co]:
        """The game of this name.

        Raises:
            UnknownGame: there is none.
        """
        entry = self._by_id.get(game_id)
        if entry is None:
            game, hint = quoted(game_id), did_you_mean(game_id, self._by_id)
            if hint:
                raise UnknownGame(tr("unknown game {game}; {hint}", game=game, hint=hint))
            raise UnknownGame(tr("unknown game {game}", game=game))
        return entry

    def game(self, game_id: str) -> RulesT_co:
        """The rules of the game of this name.

        Raises:
            UnknownGame: there is none.
            BrokenRules: its file has errors.
        """
        loaded = self.entry(game_id).loaded
        if loaded.rules is None:
            raise BrokenRules(loaded.diagnostics, loaded.sources)
        return loaded.rules

    def load_draft(self, path: Path, text: str) -> LoadedGame[RulesT_co]:
        """What a file would be if it said this; it need not exist yet.

        Never raises for what is in the text.
        """
        from hanafuda_desktop.rules.tree import parse  # noqa: PLC0415 - where one writes

        read = checked(path, text)
        wrong = read.diagnostics
        self._drafts[path] = Parsed(read.source, None, wrong) if wrong else parse(read.source)
        try:
            return load_game(path, self)
        finally:
            del self._drafts[path]

    # --- what loading asks -------------------------------------------------------------------

    def _places(self, beside: Path, below: str) -> tuple[Path, ...]:
        """Where files are looked for: beside one that lies elsewhere, then in the catalogue."""
        near = beside.parent
        is_ours = resolved(near) in self._resolved
        return tuple(folder / below for folder in (*(() if is_ours else (near,)), *self.folders))

    def _find(self, name: str, beside: Path, below: str = "") -> Path | None:
        """A file by its name, without a look at all the others."""
        if not _NAME.fullmatch(name):
            return None
        for folder in self._places(beside, below):
            for suffix in _SUFFIXES:
                path = folder / f"{name}{suffix}"
                if _is_file(path) and not _same(path, beside) and self._may_be_read(path):
                    return path
        return None

    def _may_be_read(self, path: Path) -> bool:
        """Whether a file means no other one: a link from elsewhere may lead anywhere.

        In their own folder people may link what they like.
        """
        if not path.is_symlink() or any(folder in self.folders for folder in path.parents):
            return True
        return resolved(path).parent == resolved(path.parent)

    def _names(self, beside: Path, below: str = "") -> tuple[str, ...]:
        """The names that :meth:`_find` knows; only a file with a mistake needs them."""
        names: dict[str, None] = {}
        for folder in self._places(beside, below):
            try:
                files = _files(folder)
            except OSError:
                continue  # what cannot be listed has no names to offer
            names |= dict.fromkeys(path.stem for path in files if not _same(path, beside))
        return tuple(names)

    def parsed(self, path: Path) -> Parsed:
        """A file's tree, read again only when the file has changed."""
        if path in self._drafts:
            return self._drafts[path]
        stamp = (_stamp(path), language())  # what is wrong with it is said in a language
        kept = self._parsed.get(path)
        if kept is None or kept[0] != stamp:
            kept = self._parsed[path] = (stamp, read_tree(path, memory=self._memory))
        return kept[1]

    def game_file(self, name: str, beside: Path) -> Path | None:
        """The rule file of this name: beside a file from elsewhere, else in the catalogue."""
        return self._find(name, beside) or (beside if name == beside.stem else None)

    def game_names(self, beside: Path) -> tuple[str, ...]:
        """The names that :meth:`game_file` knows."""
        return self._names(beside)

    def deck_file(self, name: str, beside: Path) -> Path | None:
        """The deck's file of this name, searched in the same way."""
        return self._find(name, beside, _DECKS)

    def deck_names(self, beside: Path) -> tuple[str, ...]:
        """The names that :meth:`deck_file` knows."""
        return self._names(beside, _DECKS)


def _same(path: Path, other: Path) -> bool:
    return path == other or (path.name == other.name and resolved(path) == resolved(other))
