"""The games there are: our folder of rule files, and then the user's own.

Names come from the folders' listings alone; a file is read when it is asked for, so that a program
that plays one game reads one game. A broken file shows its errors and harms nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Generic

from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.diagnostics import Diagnostic, did_you_mean, quoted
from hanafuda_desktop.rules.files import RuleFiles, TreeMemory, files_in
from hanafuda_desktop.rules.language import Language, RulesT_co
from hanafuda_desktop.rules.loader import LoadedGame, load_game
from hanafuda_desktop.rules.source import SourceText, checked
from hanafuda_desktop.text.language import language, tr, trn


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
            self._loaded = (language(), self._catalogue.listed(self.path))
        return self._loaded[1]

    def __repr__(self) -> str:
        return f"CatalogueEntry({str(self.path)!r})"


class Catalogue(Generic[RulesT_co]):
    """All games of some folders, the earlier folder first; each folder may have ``decks/``.

    Args:
        folders: folders of rule files; those that do not exist are empty.
        language: what the files say.
        memory: where the trees of files are kept between two runs, if anywhere.

    Attributes:
        files: what finds and reads them.
    """

    def __init__(
        self,
        folders: Sequence[Path],
        language: Language[RulesT_co],
        memory: TreeMemory | None = None,
    ) -> None:
        self.files = RuleFiles(folders, language, memory)
        self._unlisted: list[tuple[Path, str]] = []

    @cached_property
    def _entries(self) -> tuple[CatalogueEntry[RulesT_co], ...]:
        ours = rule_files()
        entries: list[CatalogueEntry[RulesT_co]] = []
        for folder in self.files.folders:
            try:
                files = files_in(folder)
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

    def listed(self, path: Path, text: str | None = None) -> LoadedGame[RulesT_co]:
        """What a file, or a text in its place, says as a game that is called like no other here."""
        loaded = self.load(path) if text is None else self.load_draft(path, text)
        first = self.path_of(path.stem)
        if first in (None, path) or path.parent not in self.files.folders:
            return loaded
        message = tr("a game called {name} is there already", name=quoted(path.stem))
        taken = SourceText(path).span().diagnostic(message, tr("give this file another name"))
        return loaded._replace(rules=None, diagnostics=(taken, *loaded.diagnostics))

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

    def load(self, path: Path) -> LoadedGame[RulesT_co]:
        """A rule file, which need not be one of these. Never raises for what is in it."""
        return load_game(path, self.files)

    def load_draft(self, path: Path, text: str) -> LoadedGame[RulesT_co]:
        """What a file would be if it said this; it need not exist yet.

        Never raises for what is in the text.
        """
        from hanafuda_desktop.rules.tree import parse  # noqa: PLC0415 - where one writes

        read, drafts = checked(path, text), self.files.drafts
        drafts[path] = read if read.diagnostics else parse(read.source)
        try:
            return self.load(path)
        finally:
            del drafts[path]
