"""What ``hanafuda check`` tells: all problems of some rule files, and whether they are sound."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic

from hanafuda_desktop.rules.diagnostics import Diagnostic, Severity, in_order, render
from hanafuda_desktop.rules.language import Language, RulesT_co
from hanafuda_desktop.rules.layering import RuleSource, with_id
from hanafuda_desktop.rules.loading import LoadedGame, load_game
from hanafuda_desktop.rules.nodes import Parsed
from hanafuda_desktop.rules.reading import checked
from hanafuda_desktop.rules.schema.game import Deck
from hanafuda_desktop.rules.tree import parse
from hanafuda_desktop.rules.validation import validate

# A rule file that is being written: loaded from a text that is not on the disk yet.


class Draft(Generic[RulesT_co]):
    """A catalogue in which one file says what a text says; it need not exist yet.

    Args:
        library: where all other files come from.
        path: the file.
        text: what it says.
    """

    def __init__(self, library: RuleSource[RulesT_co], path: Path, text: str) -> None:
        self._library = library
        self._path = path
        read = checked(path, text)
        wrong = read.diagnostics
        self._parsed = Parsed(read.source, None, wrong) if wrong else parse(read.source)

    @property
    def language(self) -> Language[RulesT_co]:
        """What the files say."""
        return self._library.language

    def parsed(self, path: Path) -> Parsed:
        """A file's tree."""
        return self._parsed if path == self._path else self._library.parsed(path)

    def game_file(self, name: str, beside: Path) -> Path | None:
        """The rule file of this name."""
        return self._library.game_file(name, beside)

    def game_names(self, beside: Path) -> tuple[str, ...]:
        """The names that :meth:`game_file` knows."""
        return self._library.game_names(beside)

    def deck_file(self, name: str, beside: Path) -> Path | None:
        """The deck's file of this name."""
        return self._library.deck_file(name, beside)

    def deck_names(self, beside: Path) -> tuple[str, ...]:
        """The names that :meth:`deck_file` knows."""
        return self._library.deck_names(beside)


def load_draft(library: RuleSource[RulesT_co], path: Path, text: str) -> LoadedGame[RulesT_co]:
    """What a file would be if it said this. Never raises for what is in the text."""
    return load_game(path, Draft(library, path, text))


SOUND: Final = 0
"""Exit code when no file has an error."""
PROBLEMS: Final = 1
"""Exit code when one has."""


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What was found in some files.

    Attributes:
        files: the files that were asked for.
        diagnostics: every problem in them and in what they extend, sorted, each once.
        sources: the texts of those files.
        broken: those of the files that cannot be used.
    """

    files: tuple[Path, ...]
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[Path, str]
    broken: frozenset[Path]

    @property
    def exit_code(self) -> int:
        """0 when all files are sound, warnings or not; 1 when one has an error."""
        return PROBLEMS if self.broken else SOUND

    def text(self) -> str:
        """All of it to be printed: the problems, the files that are sound, and one line of sums."""
        sound = "".join(f"{file}: sound\n" for file in self.files if file not in self.broken)
        return f"{render(self.diagnostics, self.sources)}{sound}{self._sums()}"

    def _sums(self) -> str:
        errors = sum(each.severity is Severity.ERROR for each in self.diagnostics)
        warnings = len(self.diagnostics) - errors
        counts = [(errors, "error"), (warnings, "warning")]
        parts = [f"{count} {word}{'s' * (count != 1)}" for count, word in counts if count]
        return f"{', '.join(parts)}\n" if parts else ""


def check_files(files: Iterable[Path], catalogue: RuleSource) -> CheckReport:
    """Check rule files; a file in a folder called ``decks`` is checked as a deck.

    Never raises for what is in them, or for a file that is not there.
    """
    asked = tuple(dict.fromkeys(files))
    found: list[Diagnostic] = []
    sources: dict[Path, str] = {}
    broken: set[Path] = set()
    for file in asked:
        is_deck = file.absolute().parent.name == "decks"
        sound, diagnostics, texts = (_deck if is_deck else _game)(file, catalogue)
        found += diagnostics
        sources |= texts
        if not sound:
            broken.add(file)
    return CheckReport(asked, in_order(found, asked), sources, frozenset(broken))


_Checked = tuple[bool, tuple[Diagnostic, ...], Mapping[Path, str]]


def _game(file: Path, catalogue: RuleSource) -> _Checked:
    loaded = load_game(file, catalogue)
    return loaded.rules is not None, loaded.diagnostics, loaded.sources


def _deck(file: Path, catalogue: RuleSource) -> _Checked:
    parsed = catalogue.parsed(file)
    sources = {file: parsed.source.text}
    if parsed.root is None:
        return False, parsed.diagnostics, sources
    tree, wrong = with_id(parsed.root, parsed.source)
    read = validate(tree, Deck, incomplete=bool(parsed.diagnostics))
    diagnostics = (*parsed.diagnostics, *wrong, *read.diagnostics)
    return not diagnostics, diagnostics, sources
