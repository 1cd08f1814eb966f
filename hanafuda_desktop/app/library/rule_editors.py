"""The editors that a window has opened, one for a rule file; they close with the window."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.editor.file import RuleFile
from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.library.house_rules import (
    Arrival,
    HouseRuleProblem,
    admit,
    arrived,
    export_to,
    keep_schema,
    new_house_rule,
)
from hanafuda_desktop.app.storage.files import is_there
from hanafuda_desktop.app.window.desk import Desk
from hanafuda_desktop.app.window.dialogs import dialog_buttons
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.app.window.fonts import fixed_letters
from hanafuda_desktop.app.window.window_state import restore_place, save_place
from hanafuda_desktop.engine.family import EngineError
from hanafuda_desktop.play.seats import SeatedGame
from hanafuda_desktop.play.session import CannotGoOn
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import UnknownGame
from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.house_rules import NoName, file_stem
from hanafuda_desktop.rules.language import LONGEST_NAME
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import Text, tr, tr_noop

# What becomes of the game on the table when its rule file is saved: nothing that nobody asked for.
#
# It goes on by the rules that it was dealt by. Where what was played so far is possible by the new
# ones too, it can go on by them; otherwise it is said why not, and the game can be dealt anew.

_GOES_ON: Final = tr_noop("Saved. The game on the table goes on by the rules that it was dealt by.")
_GOES_ON_UNTIL_MENDED: Final[Text] = (
    "Saved. The game on the table goes on by the rules that it was dealt by; it can be dealt anew "
    "when nothing is wrong here."
)
_CANNOT_GO_ON: Final[Text] = (
    "Saved. The game on the table goes on by the rules that it was dealt by, for by these it "
    "cannot: {why}"
)


_LOG: Final = logging.getLogger(__name__)


class RuleEditors(QObject):
    """The open editors, and what follows from what is done in them.

    Args:
        desk: what the window offers.
        commands: those about house rules, of which an editor asks for some.

    Attributes:
        open: the open editors, by their files.
    """

    def __init__(self, desk: Desk, commands: HouseRuleCommands) -> None:
        super().__init__(desk.window())
        self._desk = desk
        self._commands = commands
        self._library = desk.library
        self._place = desk.folders.editor
        self._session = desk.session
        self._session.began.connect(self._began)
        self._told: dict[Path, str] = {}
        self.open: dict[Path, EditorWindow] = {}

    def edit(self, path: Path) -> None:
        """Open an editor for a rule file, or bring the one that is open to the front."""
        editor = self.open.get(path)
        if editor is None:
            try:
                file = RuleFile(path, is_own=rule_files() not in path.parents)
            except OSError as error:
                problem = error.strerror or error
                self._desk.status.say(
                    tr("{file} cannot be read: {problem}.", file=path.name, problem=problem)
                )
                return
            if path.parent == self._library.own:
                self._keep_schema()
            is_first = not self.open
            editor = self._new_editor(file)
            if is_first and is_there(self._place):  # another one would hide it
                restore_place(editor, self._place)
        editor.show()
        editor.activateWindow()
        editor.text.setFocus()

    def _new_editor(self, file: RuleFile) -> EditorWindow:
        desk = self._desk
        # Whatever belongs to a window stays above it, and the table is to be played, too.
        editor = EditorWindow(file, desk.library, desk.decks.pictures, desk.settings)
        editor.saved.connect(self._saved)
        editor.house_rule_asked.connect(self._commands.make)
        editor.play_asked.connect(self._play)
        editor.file_asked.connect(self.edit)
        editor.arrived.connect(self._commands.show_arrival)
        editor.closed.connect(self._closed)
        self.open[file.path] = editor
        return editor

    def say_words(self) -> None:
        """Lay the editors anew in the language that is spoken; what is written there stays."""
        for before in list(self.open.values()):
            before.closed.disconnect(self._closed)
            self._new_editor(before.file).go_on_from(before)
            before.text.document().setModified(False)  # nothing is lost, so nothing is asked
            before.close()
            before.deleteLater()

    def _keep_schema(self) -> None:
        """The file may be opened in another editor next, or be from before the last update."""
        try:
            keep_schema(self._library.own)
        except OSError as error:
            _LOG.warning("the schema beside the rule files is not up to date: %s", error)

    def _closed(self, path: Path) -> None:
        editor = self.open.pop(path, None)
        self._told.pop(path, None)
        if editor is not None:
            save_place(editor, self._place)
            editor.deleteLater()

    # --- a file was saved ------------------------------------------------------------------------

    def _saved(self, path: Path) -> None:
        """Whatever is dealt from now on has the new rules; what was dealt keeps its own."""
        self._library.forget()
        editor = self.open.get(path)
        if editor is not None:
            self._tell_what_follows(editor)
        for other in self.open.values():
            if other is not editor:  # it may be a variant of this one
                other.checker.check()

    def _play(self, path: Path) -> None:
        """Put the game on the table, by the rules as they are now."""
        if not self._is_on_table(path):
            self._desk.opener.open_file(path)
        self._renew()
        if self._is_on_table(path):
            self._desk.back()
        window = self._desk.window()
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        for editor in self.open.values():
            editor.show_pictures(pictures)

    def close(self) -> bool:
        """Close all editors; returns whether all of them may be closed."""
        return all(editor.close() for editor in list(self.open.values()))

    # --- the game on the table -------------------------------------------------------------------

    def _is_on_table(self, path: Path) -> bool:
        """Whether this is the rule file of the game on the table."""
        ref = self._session.ref
        if ref is None:
            return False
        catalogue = self._library.catalogue
        return path == (ref.file if ref.file is not None else catalogue.path_of(ref.id))

    def _tell_what_follows(self, editor: EditorWindow) -> None:
        """Say in an editor whose file was saved what that means for the game."""
        path = editor.file.path
        if not self._is_on_table(path):
            return
        anew = {tr("&Deal it anew"): partial(self._carry_out, path, self._deal)}
        if editor.rules is None:
            self._tell(editor, tr(_GOES_ON_UNTIL_MENDED), {})
        elif not self._session.rules_changed():
            return
        elif self._session.is_over:
            self._tell(editor, tr("Saved. The next game is dealt by these rules."), anew)
        elif isinstance(why := self._by_new_rules(), str):
            self._tell(editor, tr(_CANNOT_GO_ON, why=why), anew)
        else:
            go_on = {tr("&Go on by these"): partial(self._carry_out, path, self._go_on)}
            self._tell(editor, tr(_GOES_ON), go_on | anew)

    def _tell(
        self, editor: EditorWindow, sentence: str, offers: Mapping[str, Callable[[], object]]
    ) -> None:
        editor.bar.say(sentence, offers)
        self._told[editor.file.path] = sentence

    def _began(self) -> None:
        """Another game lies on the table: nothing that was said of the last one holds."""
        for path, editor in self.open.items():
            if editor.bar.words.text() == self._told.get(path):  # or something else was said since
                editor.bar.hide()
        self._told.clear()

    def _by_new_rules(self) -> SeatedGame | str:
        """The game by the rules as they are now, or why that cannot be."""
        try:
            return self._session.by_other_rules(self._session.rules_now())
        except (CannotGoOn, EngineError) as why:
            return str(why)

    def _carry_out(self, path: Path, offered: Callable[[], None]) -> None:
        """Do what was offered, unless the game has left the table that it was offered for."""
        if self._is_on_table(path):
            offered()
        else:
            self._desk.status.say(tr("Another game lies on the table now; it was left as it is."))

    def _go_on(self) -> None:
        """Play the game on by what its rule file says now, or say why that cannot be."""
        if why := self._gone_on():  # it was played on in the meantime
            self._desk.status.say(tr("The game cannot go on by the new rules: {why}", why=why))

    def _gone_on(self) -> str:
        """Play the game on by the rules as they are now; returns why that cannot be, if so."""
        seated = self._by_new_rules()
        if isinstance(seated, str):
            return seated
        self._session.go_on_as(seated)
        self._desk.status.say(tr("The game goes on by the new rules."))
        return ""

    def _deal(self) -> None:
        """Deal by the rules as they are now, or say why not."""
        try:
            self._session.deal()
        except EngineError as error:
            self._desk.status.say(str(error))

    def _deal_again(self) -> None:
        """Deal the same cards again, as far as they can be dealt by the rules as they are now."""
        game = self._session.game
        try:
            self._session.deal(seed=game.seed, deal=game.laid)
        except EngineError:  # somebody laid these cards out, and now there are other ones
            self._deal()

    def _renew(self) -> None:
        """Let the game on the table be played by its rules as they are now.

        It goes on where that can be; otherwise the same cards are dealt again, and it is said why.
        """
        if not self._session.rules_changed():
            return
        if self._session.is_over:
            self._deal()
        elif why := self._gone_on():
            self._deal_again()
            said = tr_noop("Dealt again, for the game could not go on by the new rules: {why}")
            self._desk.status.say(tr(said, why=why))


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
        self.buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel)
        self.make = self.buttons.addButton(tr("&Make it"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.make.setDefault(True)
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
        self.buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel)
        self.add = self.buttons.addButton(
            tr("&Add to my games"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.add.setVisible(arrival.loaded.rules is not None)
        filled(QVBoxLayout(self), self.heading, (self.text, 1), self.buttons)
        self._tell(arrival)
        self.resize(640, 420)

    def _tell(self, arrival: Arrival) -> None:
        rules, file = arrival.loaded.rules, arrival.file.name
        problems = render(arrival.loaded.diagnostics, arrival.loaded.sources)
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


# What the menu of house rules does: make, edit, take in and send rule files.

_FILES: Final = tr_noop("Rule files (*.yaml *.yml)")


class HouseRuleCommands(QObject):
    """The commands of one window.

    Args:
        desk: what the window offers.

    Attributes:
        editors: the editors that they have opened.
        dialog: the dialog that is open, if one is.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.window())
        self._window = desk.window()
        self._session = desk.session
        self._library = desk.library
        self._say = desk.status.say
        self.editors = RuleEditors(desk, self)
        self.dialog: QDialog | None = None

    # --- making ----------------------------------------------------------------------------------

    def make(self, base: GameBase | None = None) -> None:
        """Ask for a name, write a house rule that changes nothing yet, and open it.

        Args:
            base: the game it is made from; the one on the table if left out.
        """
        rules = self._session.rules if base is None else base
        self._library.refresh()
        taken = {entry.id for entry in self._library.catalogue.entries()}
        if rules.id not in taken:
            self._say(tr("House rules are made from a game of the list: take this file in first."))
            return
        dialog = NameDialog(rules, taken, self._window)
        self._show(dialog, lambda: self._make(rules, dialog.name.text()))

    def _make(self, base: GameBase, name: str) -> None:
        try:
            path = new_house_rule(self._library, base, name)
        except HouseRuleProblem as problem:
            self._say(tr("The house rule cannot be made: {problem}.", problem=problem))
        else:
            self.editors.edit(path)

    def edit(self) -> None:
        """Show the rule file of the game on the table; the user's own can be changed."""
        file = self._file()
        if file is not None:
            self.editors.edit(file)

    def _file(self) -> Path | None:
        """The rule file of the game on the table; if it is gone, that is said."""
        ref = self._session.ref
        if ref is not None and ref.file is not None:
            return ref.file
        self._library.refresh()
        try:
            return self._library.catalogue.entry(self._session.rules.id).path
        except UnknownGame as error:
            self._say(tr("Its rule file is not there any more: {problem}.", problem=error))
            return None

    # --- from elsewhere, and to be sent ----------------------------------------------------------

    def ask_arrival(self) -> None:
        """Ask for a rule file, and show what is in it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, tr("Take in a rule file"), "", tr(_FILES)
        )
        if name:
            self.show_arrival(Path(name))

    def show_arrival(self, file: Path) -> None:
        """Show what is in a rule file; a sound one can be added."""
        self._library.refresh()
        arrival = arrived(self._library, file)
        dialog = ArrivalDialog(arrival, self._window)
        self._show(dialog, lambda: self._admit(arrival))

    def _admit(self, arrival: Arrival) -> None:
        try:
            admit(self._library, arrival)
        except HouseRuleProblem as problem:
            self._say(tr("The file cannot be added: {problem}.", problem=problem))
            return
        rules = arrival.loaded.rules
        assert rules is not None
        self._say(tr("{game} is one of your games now.", game=plain(rules.name)))

    def export(self) -> None:
        """Ask for a place, and write the game on the table there with all that it extends."""
        source = self._file()
        if source is None:
            return
        loaded = self._library.load(source)
        start = f"{self._session.rules.id}.yaml"
        name, _ = QFileDialog.getSaveFileName(self._window, tr("Export rules"), start, tr(_FILES))
        if not name:
            return
        file = Path(name) if Path(name).suffix else Path(f"{name}.yaml")
        try:
            export_to(self._library, loaded, file)
        except HouseRuleProblem as problem:
            self._say(tr("The rules cannot be exported: {problem}.", problem=problem))
        else:
            self._say(tr("{file} holds the whole game; it can be sent.", file=file.name))

    # --- windows ---------------------------------------------------------------------------------

    def _show(self, dialog: QDialog, accepted: Callable[[], None]) -> None:
        """Show a dialog, in the place of one that is still open."""
        if self.dialog is not None:
            self.dialog.close()
        self.dialog = dialog
        dialog.accepted.connect(accepted)
        dialog.finished.connect(lambda: self._ended(dialog))
        dialog.open()

    def _ended(self, dialog: QDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None
        dialog.deleteLater()
