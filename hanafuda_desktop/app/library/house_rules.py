"""The user's own rule files: made from a game, taken in from elsewhere, and written out to be sent.

Nothing is ever overwritten: a new file gets a name that no game has.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.commands.command import put_file
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.files import write_atomic, write_new
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.differences import Difference, differences
from hanafuda_desktop.rules.fingerprint import digest
from hanafuda_desktop.rules.house_rules import NoName, beginning, file_stem, in_one_file
from hanafuda_desktop.rules.inheritance import MAX_BASES
from hanafuda_desktop.rules.loader import LoadedGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.text.language import tr

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
    base: GameBase | None
    differences: tuple[Difference, ...]


def new_house_rule(library: Library, base: GameBase, name: str) -> Path:
    """Write a house rule that changes nothing yet into the user's folder.

    Args:
        library: whose folder it goes into; it forgets what it has read.
        base: the game it is made from.
        name: what it is called.

    Raises:
        HouseRuleProblem: it needs a name, or cannot be written.
    """
    return _put(library, name, lambda _path: beginning(base, name))


def arrived(library: Library, file: Path) -> Arrival:
    """Look at a rule file without taking it in; never raises for what is in it."""
    loaded = library.catalogue.load(file)
    rules = loaded.rules
    base = None if rules is None else library.base_beside(file, rules)
    changed = () if base is None or rules is None else differences(base, rules, loaded.tree)
    return Arrival(file, loaded, base, changed)


def admit(library: Library, arrival: Arrival) -> Path:
    """Put a sound rule file into the user's folder: the game that was shown, and no other.

    It is copied as it is where its bases and its deck are the same there. Otherwise they are
    written out with it, for a game of the user's own may have the name of one of them.

    Args:
        library: whose folder it goes into; it forgets what it has read.
        arrival: what was looked at before.

    Raises:
        HouseRuleProblem: it has errors, or cannot be written.
    """
    if arrival.loaded.rules is None:
        raise HouseRuleProblem(tr("a file with errors is not taken in"))
    return _put(library, arrival.file.stem, lambda path: _text_there(library, arrival, path))


def _text_there(library: Library, arrival: Arrival, path: Path) -> str:
    """What a file of the user's folder must say to be the game that was shown.

    Raises:
        HouseRuleProblem: nothing makes it that game there.
    """
    as_it_is = arrival.loaded.sources[arrival.file]
    there = library.catalogue.load_draft(path, as_it_is)
    if _is_same(there, arrival.loaded) and (
        _needed(library, there, path) == _needed(library, arrival.loaded, arrival.file)
    ):
        return as_it_is
    whole = in_one_file(arrival.loaded, _known_ancestor(library, arrival.loaded))
    if not _is_same(library.catalogue.load_draft(path, whole), arrival.loaded):
        raise HouseRuleProblem(tr("among your games it would not be the game that it is here"))
    return whole


def _is_same(one: LoadedGame, other: LoadedGame) -> bool:
    """Whether two files are the same game, whatever they are called."""
    if one.rules is None or other.rules is None:
        return False
    return _bare_digest(one.rules) == _bare_digest(other.rules)


def _bare_digest(rules: GameBase) -> str:
    bare: dict[str, object] = {"id": "", "variant_of": None}
    if rules.deck.id == rules.id:  # a deck written in the game's own file is called like the game
        bare["deck"] = rules.deck.model_copy(update={"id": ""})
    return digest(rules.model_copy(update=bare))


def _needed(library: Library, loaded: LoadedGame, file: Path) -> set[tuple[str, str]]:
    """The other files that a rule file speaks of, each with what it says."""
    needed = {(path.stem, text) for path, text in loaded.sources.items() if path != file}
    above = None if loaded.rules is None else loaded.rules.variant_of
    listed_under = None if above is None else library.catalogue.files.find(above, file)
    if listed_under is not None:
        text = library.catalogue.files.parsed(listed_under).source.text
        needed.add((listed_under.stem, text))
    return needed


def export_to(library: Library, loaded: LoadedGame, file: Path) -> None:
    """Write a game with all that it extends into one file, to be sent.

    Args:
        library: knows the games that everybody has.
        loaded: the game.
        file: where to; a file that stands there is replaced.

    Raises:
        HouseRuleProblem: it has errors, or cannot be written.
    """
    text = exported(library, loaded)
    try:
        put_file(file, text, replace=True)
    except OSError as error:
        raise HouseRuleProblem(_in_file(file, error)) from error


def exported(library: Library, loaded: LoadedGame) -> str:
    """A game with all that it extends as the text of one file, to be sent.

    Raises:
        HouseRuleProblem: it has errors.
    """
    if loaded.rules is None:
        raise HouseRuleProblem(tr("a file with errors cannot be sent: mend it first"))
    return in_one_file(loaded, _known_ancestor(library, loaded))


def _known_ancestor(library: Library, loaded: LoadedGame) -> str | None:
    """The nearest game above this one that came with the program."""
    file = next(iter(loaded.sources))
    for _ in range(MAX_BASES):
        above = None if loaded.rules is None else loaded.rules.variant_of
        found = None if above is None else library.catalogue.files.find(above, file)
        if found is None or found.parent == rule_files():
            return above if found is not None else None
        file, loaded = found, library.catalogue.load(found)
    return None


def _put(library: Library, name: str, text_for: Callable[[Path], str]) -> Path:
    """Write a new file into the user's folder, with the schema that its first line speaks of.

    Args:
        library: whose folder it is; it forgets what it has read.
        name: what the file is called after.
        text_for: what is to stand in a file of this path.

    Raises:
        HouseRuleProblem: it needs a name, or cannot be written.
    """
    lost: set[str] = set()
    try:
        while True:
            library.refresh()  # another program may have made one of this name meanwhile
            taken = {*lost, *(entry.id for entry in library.catalogue.entries())}
            path = library.own / f"{file_stem(name, taken)}.yaml"
            text = text_for(path)
            with suppress(FileExistsError):  # another program was sooner, and its file stays
                write_new(path, text)
                break
            lost.add(path.stem)
        keep_schema(library.own)
    except NoName as error:
        raise HouseRuleProblem(f"{error}") from None
    except OSError as error:
        raise HouseRuleProblem(_in_file(library.own, error)) from error
    library.forget()
    _LOG.info("wrote the house rule %s", path.name)
    return path


def _in_file(file: Path, error: OSError) -> str:
    return tr("{file}: {problem}", file=file, problem=error.strerror or error)


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
