"""The user's own rule files: made from a game, taken in from elsewhere, and written out to be sent.

Nothing is ever overwritten: a new file gets a name that no game has.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.storage import write_atomic
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.differing import Difference, differences
from hanafuda_desktop.rules.house import NoName, beginning, file_stem, in_one_file
from hanafuda_desktop.rules.loading import LoadedGame, load_game
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = [
    "Arrival",
    "HouseRuleProblem",
    "admit",
    "arrived",
    "export_to",
    "keep_schema",
    "new_house_rule",
]

_LOG: Final = logging.getLogger(__name__)

_SCHEMA: Final = "schema.json"
_DECKS: Final = "decks"


class HouseRuleProblem(Exception):
    """Why there is no such file, in one sentence."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A rule file from elsewhere that somebody wants to have among the games.

    Attributes:
        file: where it lies.
        loaded: what is in it, and what is wrong with it.
        base: the game that it is a variant of, if that is known here.
        differences: what it differs in from that.
    """

    file: Path
    loaded: LoadedGame
    base: GameRules | None
    differences: tuple[Difference, ...]

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """What is wrong with it, warnings among them."""
        return self.loaded.diagnostics


def new_house_rule(library: Library, base: GameRules, name: str) -> Path:
    """Write a house rule that changes nothing yet into the user's folder.

    Args:
        library: whose folder it goes into; it forgets what it has read.
        base: the game it is made from.
        name: what it is called.

    Raises:
        HouseRuleProblem: it needs a name, or cannot be written.
    """
    try:
        text = beginning(base, name)
    except NoName as error:
        raise HouseRuleProblem(f"{error}") from None
    return _put(library, name, text)


def arrived(library: Library, file: Path) -> Arrival:
    """Look at a rule file without taking it in; never raises for what is in it."""
    loaded = load_game(file, library.catalogue)
    base = None if loaded.rules is None else library.base_beside(file, loaded.rules)
    if loaded.rules is None or base is None:
        return Arrival(file, loaded, base, ())
    return Arrival(file, loaded, base, differences(base, loaded.rules, loaded.provenance))


def admit(library: Library, arrival: Arrival) -> Path:
    """Copy a sound rule file into the user's folder, with its bases where those are not ours.

    Args:
        library: whose folder it goes into; it forgets what it has read.
        arrival: what was looked at before.

    Raises:
        HouseRuleProblem: it has errors, or cannot be written.
    """
    rules = arrival.loaded.rules
    if rules is None:
        raise HouseRuleProblem("a file with errors is not taken in")
    needs_no_other = rules.variant_of is None or _is_known(library, rules.variant_of)
    if needs_no_other:
        text = arrival.loaded.sources[arrival.file]
    else:
        text = in_one_file(arrival.loaded, _known_ancestor(library, rules))
    return _put(library, arrival.file.stem, text)


def export_to(library: Library, loaded: LoadedGame, file: Path) -> None:
    """Write a game with all that it extends into one file, to be sent.

    Args:
        library: knows the games that everybody has.
        loaded: the game.
        file: where to; what stands there is replaced.

    Raises:
        HouseRuleProblem: it has errors, or cannot be written.
    """
    if loaded.rules is None:
        raise HouseRuleProblem("a file with errors cannot be sent: mend it first")
    text = in_one_file(loaded, _known_ancestor(library, loaded.rules))
    try:
        write_atomic(file, text)
    except OSError as error:
        raise HouseRuleProblem(f"{file}: {error.strerror or error}") from error


def _is_known(library: Library, game: str) -> bool:
    return library.catalogue.path_of(game) is not None


def _known_ancestor(library: Library, rules: GameRules) -> str | None:
    """The nearest game above this one that came with the program."""
    above = rules.variant_of
    for _ in library.catalogue.entries():
        if above is None:
            return None
        try:
            entry = library.catalogue.entry(above)
            if entry.shipped:
                return above
            above = library.catalogue.game(above).variant_of
        except (UnknownGame, BrokenRules):
            return None
    return None


def _put(library: Library, name: str, text: str) -> Path:
    """Write a new file into the user's folder, with the schema that its first line speaks of."""
    taken = {entry.id for entry in library.catalogue.entries()}
    try:
        stem = file_stem(name, taken)
        path = library.own / f"{stem}.yaml"
        write_atomic(path, text)
        keep_schema(library.own)
    except NoName as error:
        raise HouseRuleProblem(f"{error}") from None
    except OSError as error:
        raise HouseRuleProblem(f"{library.own}: {error.strerror or error}") from error
    library.forget()
    _LOG.info("wrote the house rule %s", path.name)
    return path


def keep_schema(folder: Path) -> None:
    """Bring the schemas up to date, so that other editors explain what this version knows.

    Raises:
        OSError: the folder may not be written to.
    """
    for inner in (Path(), Path(_DECKS)):
        schema = (rule_files() / inner / _SCHEMA).read_bytes()
        there = folder / inner / _SCHEMA
        if there.parent.is_dir() and not (there.is_file() and there.read_bytes() == schema):
            write_atomic(there, schema)
