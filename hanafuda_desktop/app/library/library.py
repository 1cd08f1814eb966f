"""The games there are: ours, the user's own, and rule files that lie anywhere else."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.storage.files import expanded, files_in, is_there
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.settings import FIRST_DECK
from hanafuda_desktop.resources import assets, rule_files
from hanafuda_desktop.rules.catalogue import BrokenRules, Catalogue, CatalogueEntry, UnknownGame
from hanafuda_desktop.rules.files import TreeMemory
from hanafuda_desktop.rules.fingerprint import digest, play_digest
from hanafuda_desktop.rules.loader import LoadedGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.rules.source import resolved
from hanafuda_desktop.text.language import ENGLISH, language, tr

_LOG: Final = logging.getLogger(__name__)

FIRST_GAME: Final = GameRef("yatsuhashi")
"""What a newcomer is dealt."""

_YAML: Final = (".yaml", ".yml")


def deck_folder() -> Path:
    """The folder of the card pictures on the table."""
    return assets("cards", FIRST_DECK)


class Library:
    """Finds games and loads their rules, each rule file once until it is edited.

    Args:
        own: the folder of the user's own rule files; it need not exist.
        memory: where the trees of files are kept between two runs, if anywhere.
    """

    def __init__(self, own: Path, memory: TreeMemory | None = None) -> None:
        self.own = own
        self._memory = memory
        self._catalogue: Catalogue | None = None
        self._elsewhere: set[Path] = set()
        self._stamps: dict[Path, tuple[int, int]] = {}

    @property
    def catalogue(self) -> Catalogue:
        """Our games and then the user's."""
        if self._catalogue is None:
            catalogue = Catalogue([rule_files(), self.own], LANGUAGE, self._memory)
            catalogue.entries()
            for each in catalogue.problems:
                _LOG.info("%s: %s", each.file, each.message)
            self._catalogue, self._stamps = catalogue, self.stamps()
        return self._catalogue

    @property
    def unread(self) -> tuple[str, ...]:
        """A sentence for each folder that could not be listed, as far as anybody has looked."""
        if self._catalogue is None:
            return ()
        return tuple(
            tr("{file}: {problem}", file=each.file, problem=each.message)
            for each in self._catalogue.problems
        )

    def refresh(self) -> bool:
        """Forget what was read if a rule file has changed since; returns whether one has."""
        if self._catalogue is None or self._stamps == self.stamps():
            return False
        self._catalogue = None
        return True

    def forget(self) -> None:
        """Read everything anew: a rule file has come, gone or changed."""
        self._catalogue = None

    def stamps(self) -> dict[Path, tuple[int, int]]:
        """Every file that games are made of, with what changes when it does."""
        folders = [folder for top in (rule_files(), self.own) for folder in (top, top / "decks")]
        files = [path for folder in folders for path in files_in(folder, "*.y*ml")]
        return {path: _stamp(path) for path in (*files, *self._elsewhere)}

    def rules(self, ref: GameRef) -> GameBase:
        """A game's rules.

        Raises:
            UnknownGame: there is no such game.
            BrokenRules: its rule file has errors.
        """
        if ref.file is None:
            return self.catalogue.game(ref.id)
        loaded = self.load(ref.file)
        if loaded.rules is None:
            raise BrokenRules(loaded.diagnostics, loaded.sources)
        return loaded.rules

    def name_of(self, game: str, noted: str) -> str:
        """What a game is called in the language that is spoken.

        Args:
            game: its id.
            noted: its name in English as it was noted; it holds where the rules are gone.
        """
        if language() == ENGLISH:
            return noted
        try:
            return plain(self.catalogue.game(game).name)
        except (UnknownGame, BrokenRules):
            return noted

    def base_of(self, rules: GameBase) -> GameBase | None:
        """The game that these rules are a variant of, if it is in the catalogue and sound."""
        try:
            return self.catalogue.game(rules.variant_of) if rules.variant_of else None
        except (UnknownGame, BrokenRules):
            return None

    def base_beside(self, file: Path, rules: GameBase) -> GameBase | None:
        """The same for a rule file that may lie anywhere: its base may lie beside it."""
        found = self.catalogue.files.find(rules.variant_of, file) if rules.variant_of else None
        return None if found is None else self.catalogue.load(found).rules

    def variants_in_steps(
        self, rules: GameBase, *, with_own: bool = True
    ) -> Iterator[GameBase | None]:
        """The games that are variants of this one; ``None`` after each rule file that was read.

        Args:
            rules: the game.
            with_own: whether the user's house rules are among them.
        """
        for entry in self.catalogue.entries():
            other = entry.loaded.rules if entry.shipped or with_own else None
            if other is not None and other.variant_of == rules.id and entry.id != rules.id:
                yield other
            yield None

    def is_shipped(self, file: Path) -> bool:
        """Whether a rule file is one that came with the program."""
        return file.resolve().parent == rule_files().resolve()

    def load(self, file: Path) -> LoadedGame:
        """A rule file that need not be in the catalogue."""
        loaded = self.catalogue.load(file)
        if file not in self._elsewhere:
            self._elsewhere.add(file)
            self._stamps[file] = _stamp(file)
        return loaded

    def find(self, text: str) -> tuple[GameRef, GameBase]:
        """The game that a person named: an id, or the path of a rule file.

        Raises:
            UnknownGame: there is no such game.
            BrokenRules: its rule file has errors.
        """
        if not is_path(text):
            return GameRef(text), self.catalogue.game(text)
        file = expanded(text).absolute()
        for entry in self.catalogue.entries():
            if entry.path.name == file.name and resolved(entry.path) == resolved(file):
                return GameRef(entry.id), self.catalogue.game(entry.id)
        # Spelled as it was asked for, so that messages are too.
        rules = self.rules(GameRef(file.stem, Path(text)))
        return GameRef(rules.id, resolved(file)), rules

    def file(self, text: str) -> Path:
        """The rule file that a person named: its path, or the name of a game.

        Raises:
            UnknownGame: it is neither.
        """
        is_file = is_path(text) or is_there(Path(text))
        return Path(text) if is_file else self.catalogue.entry(text).path


def _stamp(path: Path) -> tuple[int, int]:
    """What changes when a file is written."""
    try:
        status = path.stat()
    except OSError:  # gone in between
        return (0, 0)
    return (status.st_mtime_ns, status.st_size)


def in_families(entries: tuple[CatalogueEntry, ...]) -> Iterator[tuple[CatalogueEntry, bool]]:
    """The entries with each game's variants right after it, and whether each is such a variant."""
    told = [
        (entry.id, entry.loaded.rules.variant_of if entry.loaded.rules is not None else None)
        for entry in entries
    ]
    for place, is_variant in families(told):
        yield entries[place], is_variant


def families(games: Sequence[tuple[str, str | None]]) -> Iterator[tuple[int, bool]]:
    """The places of games with each game's variants right after it, and whether it is a variant.

    Args:
        games: the id of each, and of the game that it is a variant of.
    """
    bases: dict[str, str | None] = {}
    for game, base in games:
        bases.setdefault(game, base)

    def root(game: str) -> str:
        for _ in bases:  # as often as there are games: variants of variants come to an end
            above = bases[game]
            if above is None or above == game or above not in bases:
                break
            game = above
        return game

    roots = [root(game) for game, _ in games]
    firsts = {game: place for place, (game, _) in reversed(list(enumerate(games)))}
    is_variant = [roots[place] != game for place, (game, _) in enumerate(games)]

    def rank(place: int) -> tuple[int, bool, bool]:
        first = firsts[roots[place]]  # another file of its name comes after its variants
        return first, place != first, not is_variant[place]

    for place in sorted(range(len(games)), key=rank):
        yield place, is_variant[place]


def entry_facts(entry: CatalogueEntry) -> dict[str, Any]:
    """All that is known of a game, as plain values."""
    rules = entry.loaded.rules
    facts: dict[str, Any] = {"id": entry.id, "file": str(entry.path), "shipped": entry.shipped}
    facts["sound"] = rules is not None
    if rules is not None:
        facts |= {
            "name": rules.name,
            "summary": rules.summary,
            "family": rules.family,
            "variant_of": rules.variant_of,
            "minutes": rules.minutes,
            "players": {"least": rules.players.least, "most": rules.players.most},
            "deck": rules.deck.id,
            "digest": digest(rules),
            "play_digest": play_digest(rules),
        }
    facts["problems"] = [
        f"{d.start.line}:{d.start.column}: {d.severity.value}: {d.message}"
        for d in entry.loaded.diagnostics
    ]
    return facts


def is_path(text: str) -> bool:
    """Whether a word names a file rather than a game."""
    separators = [os.sep, *([os.altsep] if os.altsep else [])]
    return text.lower().endswith(_YAML) or any(separator in text for separator in separators)
