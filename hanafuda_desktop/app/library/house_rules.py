"""The user's own rule files: made from a game, taken in from elsewhere, and written out to be sent.

Nothing is ever overwritten: a new file gets a name that no game has.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.commands.command import put_file
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.folders import write_atomic, write_new
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.app.window.fonts import fixed_letters
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.diagnostics import Diagnostic, render
from hanafuda_desktop.rules.differences import Difference, differences
from hanafuda_desktop.rules.fingerprint import digest
from hanafuda_desktop.rules.house_rules import NoName, beginning, file_stem, in_one_file
from hanafuda_desktop.rules.inheritance import MAX_BASES
from hanafuda_desktop.rules.language import LONGEST_NAME
from hanafuda_desktop.rules.loader import LoadedGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import tr, tr_noop

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

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """What is wrong with it, warnings among them."""
        return self.loaded.diagnostics


def new_house_rule(library: Library, base: GameBase, name: str) -> Path:
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
    return _put(library, name, lambda _path: text)


def arrived(library: Library, file: Path) -> Arrival:
    """Look at a rule file without taking it in; never raises for what is in it."""
    loaded = library.catalogue.load(file)
    base = None if loaded.rules is None else library.base_beside(file, loaded.rules)
    if loaded.rules is None or base is None:
        return Arrival(file, loaded, base, ())
    return Arrival(file, loaded, base, differences(base, loaded.rules, loaded.tree))


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


def _new_path(library: Library, name: str, lost: Collection[str]) -> Path:
    """The file of the user's folder that a game of this name is written into.

    Args:
        library: whose folder it is.
        name: the game's.
        lost: names of files that were taken when they were to be made.

    Raises:
        HouseRuleProblem: it needs a name.
    """
    library.refresh()  # another program may have made one of this name meanwhile
    taken = {*lost, *(entry.id for entry in library.catalogue.entries())}
    try:
        return library.own / f"{file_stem(name, taken)}.yaml"
    except NoName as error:
        raise HouseRuleProblem(f"{error}") from None


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
    while True:
        path = _new_path(library, name, lost)
        text = text_for(path)
        try:
            write_new(path, text)
        except FileExistsError:  # another program was sooner, and its file stays
            lost.add(path.stem)
        except OSError as error:
            raise HouseRuleProblem(_in_file(library.own, error)) from error
        else:
            return _kept(library, path)


def _kept(library: Library, path: Path) -> Path:
    try:
        keep_schema(library.own)
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


# Asks what a new house rule is called, and whether one from elsewhere is to be taken in.


class NameDialog(QDialog):
    """Asks what a new house rule is called.

    Args:
        base: the game it is made from.
        taken: names of files that are in use.
        parent: the window it belongs to.
    """

    def __init__(
        self, base: GameBase, taken: Collection[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New house rule"))
        self._taken = taken
        name = plain(base.name)
        self.name = QLineEdit(tr("Our {game}", game=name), self)
        self.name.setAccessibleName(tr("Name of the house rule"))
        self.name.setMaxLength(LONGEST_NAME)
        self.name.selectAll()
        spelled = name.replace("&", "&&")  # a label of a field takes one for the sign of a key
        label = PlainLabel(
            tr("What is your way to play {game} called?", game=spelled), self, wraps=True
        )
        label.setBuddy(self.name)
        self.note = PlainLabel(parent=self, wraps=True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.make = self.buttons.addButton(tr("&Make it"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.make.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        filled(QVBoxLayout(self), label, self.name, self.note, self.buttons)
        self.setMinimumWidth(420)
        self.name.textChanged.connect(self._say)
        self._say()

    def _say(self) -> None:
        try:
            file = f"{file_stem(self.name.text(), self._taken)}.yaml"
            said, possible = tr("It is kept in your folder as {file}.", file=file), True
        except NoName:
            said, possible = tr("It needs a name."), False
        self.note.setText(said)
        self.make.setEnabled(possible)


class ArrivalDialog(QDialog):
    """Shows what is in a rule file from elsewhere; a sound one can be added.

    Args:
        arrival: the file.
        parent: the window it belongs to.
    """

    def __init__(self, arrival: Arrival, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("A rule file"))
        self.heading = PlainLabel(parent=self, wraps=True)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("What is in the file"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.add = self.buttons.addButton(
            tr("&Add to my games"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.add.setVisible(arrival.loaded.rules is not None)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        filled(QVBoxLayout(self), self.heading, (self.text, 1), self.buttons)
        self._tell(arrival)
        self.resize(640, 420)

    def _tell(self, arrival: Arrival) -> None:
        rules, file = arrival.loaded.rules, arrival.file.name
        problems = render(arrival.problems, arrival.loaded.sources)
        if rules is None:
            self.heading.setText(tr("'{file}' has errors, so it cannot be added:", file=file))
            self.text.setFont(fixed_letters(self.font()))
            self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
            self.text.setPlainText(problems)
            return
        name = plain(rules.name)
        if arrival.base is None:
            own = tr("'{file}' is a game of its own, {game}:", file=file, game=name)
            self.heading.setText(own)
            said = [plain(rules.summary)]
        else:
            is_like = tr_noop("'{file}' is {game}. It differs from {base}:")
            base = plain(arrival.base.name)
            self.heading.setText(tr(is_like, file=file, game=name, base=base))
            said = [str(each) for each in arrival.differences] or [tr("Nothing differs in play.")]
        self.text.setPlainText("\n".join([*said, *([f"\n{problems}"] if problems else [])]))
