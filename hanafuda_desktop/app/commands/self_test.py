"""Tries out an installation: every rule file, every picture, and a few moves on a real table.

It works in a folder of its own that is gone afterwards, so that no game and no setting of the user
is touched. What it finds is named; nothing that goes wrong ends it early without a word.
"""

from __future__ import annotations

import logging
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from hanafuda_desktop import __version__
from hanafuda_desktop.app.editor.file import RuleFile
from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.library.library import FIRST_GAME, Library, deck_folder
from hanafuda_desktop.app.storage.faults import ExceptionHook
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.app.window.faults import collected
from hanafuda_desktop.app.window.language import languages, qt_file, use_language
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import application, make_window
from hanafuda_desktop.app.window.sounds import found_player, no_player
from hanafuda_desktop.app.workers import clients
from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.families.registry import new_game, rulebook_of
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rulebook.page import rulebook_html
from hanafuda_desktop.rules.catalogue import CatalogueEntry
from hanafuda_desktop.rules.schema_places import of_key
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.text.language import ENGLISH, language

_MOVES: Final = 8
_FEW: Final = 3
_SEED: Final = 8
_PATIENCE: Final = 0.6
"""Seconds for which the table is left to move on its own between moves, at most."""
_COMES_UP_WITHIN: Final = 30.0
"""Seconds in which the process of the computer players is there and has played, at most."""


@dataclass
class SelfTest:
    """How it goes.

    Attributes:
        folders: where things are kept meanwhile.
        library: the games.
        problems: one sentence for each thing that is wrong; none when all is well.
        done: what was tried, in words.
    """

    folders: Folders
    library: Library
    problems: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)

    @property
    def summary(self) -> str:
        """One line for a good end."""
        return f"hanafuda {__version__}: self-test passed: {', '.join(self.done)}"

    def try_out(self, steps: Mapping[str, Callable[[SelfTest], None]]) -> None:
        """Take these steps, whatever comes of each."""
        # A late player's warning may be heard after its table is gone; what is wrong, the tables
        # say. So that module writes into the log what has failed, and nothing else.
        log = logging.getLogger(clients.__name__)
        before = log.level
        log.setLevel(logging.ERROR)
        for name, step in steps.items():
            try:
                step(self)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is to be named
                self.problems.append(f"{name}: {type(error).__name__}: {error}")
        log.setLevel(before)

    @contextmanager
    def window(self) -> Iterator[MainWindow]:
        """A window, which is closed in the end."""
        window = make_window(self.folders, self.library)
        try:
            yield window
        finally:
            window.close()
            window.deleteLater()


def self_test() -> SelfTest:
    """Try everything out."""
    with collected() as warnings, tempfile.TemporaryDirectory(prefix="hanafuda-") as folder:
        app = QApplication.instance() or application()
        folders = Folders.below(Path(folder))
        report = SelfTest(folders, Library(folders.rules))
        # An exception in a slot ends nothing, so it has to be listened for.
        hook = ExceptionHook(str, lambda fault: report.problems.append(fault.summary))
        hook.install()
        report.try_out(
            {
                "languages": _languages,
                "rule files": _rule_files,
                "pictures": _pictures,
                "tables": _tables,
                "table": _table,
                "first screen": _first_screen,
                "editor": _editor,
                "sound": _sound,
            }
        )
        app.processEvents()
    hook.remove()
    report.problems += [f"Qt: {warning}" for warning in warnings]
    return report


def _languages(report: SelfTest) -> None:
    """Every language can be spoken, by Qt, too."""
    for code, name in languages().items():
        use_language(code)
        if language() != code:
            report.problems.append(f"languages: the translation into {name} cannot be read")
        if code != ENGLISH and not qt_file(code).is_file():
            report.problems.append(f"languages: Qt has no words in {name}: {qt_file(code)}")
    use_language(ENGLISH)


def _rule_files(report: SelfTest) -> None:
    entries = report.library.catalogue.entries()
    for entry in entries:
        fault = _fault_of(entry)
        if fault:
            report.problems.append(f"{entry.path}: {fault}")
    files = len(list(rule_files().glob("*.yaml")))
    if not entries or files != len(entries):
        report.problems.append(f"{rule_files()}: {files} rule files, {len(entries)} games")
    report.done.append(f"{len(entries)} games")


def _fault_of(entry: CatalogueEntry) -> str:
    """What is wrong with a rule file, or the empty string."""
    rules = entry.loaded.rules
    if rules is None:
        said = [diagnostic.message for diagnostic in entry.loaded.diagnostics]
        return "; ".join(said) or "it has no rules"
    if not new_game(rules, seed=_SEED).legal_moves():
        return "a dealt game has no legal move"
    return "" if "<h1" in rulebook_html(rules, rulebook_of(rules)) else "its rules page is empty"


def _pictures(report: SelfTest) -> None:
    decks = shipped_decks()
    for deck_id, folder in decks.items():
        pictures = CardPictures(folder)
        for card in (*range(CARD_COUNT), None):
            if pictures.pixmap(card, 200, 1.0).isNull():
                report.problems.append(f"{deck_id}: card {card} has an empty picture")
        for _ in pictures.look_through():
            pass
        report.problems += pictures.faults
    report.done.append(f"{len(decks) * (CARD_COUNT + 1)} pictures")


def _tables(report: SelfTest) -> None:
    """Begin every game as a start of the program does: before the window is shown."""
    entries = [entry for entry in report.library.catalogue.entries() if entry.shipped]
    answered, was_late = 0, False
    for entry in entries:
        with report.window() as window:
            window.session.open(GameRef(entry.id), seed=_SEED)
            if window.driver.scene.board.piles == ():
                report.problems.append(f"{entry.id}: the table stays empty")
            window.show()
            QApplication.processEvents()
            _play(window, _FEW)
            if len(window.session.game.moves) < _FEW:
                report.problems.append(f"{entry.id}: it does not go on")
            if window.session.seating.computers:
                computers = window.driver.thinking()
                report.problems += [
                    f"{entry.id}: {x}" for x in computers.faults if x not in clients.LATE
                ]
                answered += computers.answered
                was_late = was_late or not clients.LATE.isdisjoint(computers.faults)
    # On a busy machine an answer may be late; where none ever comes, something is broken.
    if was_late and not answered:
        report.problems.append("no computer player has answered in time")
    report.done.append(f"{len(entries)} tables laid")


def _table(report: SelfTest) -> None:
    with report.window() as window:
        window.session.open(FIRST_GAME, seed=_SEED)
        window.show()
        _rest(window)
        _play(window, _MOVES, watched=True)
        if window.grab().isNull():
            report.problems.append("the table cannot be painted")
        played = window.session.game.moves
    saved = Saves(report.folders.saves).take(FIRST_GAME).read()
    if saved.game is None or saved.game.moves != played:
        report.problems.append(f"the game was not saved: {saved.trouble}")
    if len(played) != _MOVES:
        report.problems.append(f"{len(played)} moves were played on the table, not {_MOVES}")
    report.done.append(f"{len(played)} moves on the table")


def _first_screen(report: SelfTest) -> None:
    """Show every game, paint what is seen of them, and let the deal of the day be found."""
    with report.window() as window:
        screens = window.screens
        screens.show_first()
        window.show()
        _wait_until(lambda: screens.inventory.day.deal is not None)
        tiles = screens.screen.tiles
        if window.grab().isNull() or not any(tile.picture for tile in tiles):
            report.problems.append("the first screen cannot be painted")
        if screens.inventory.day.deal is None:
            report.problems.append("no deal of the day was found")
    report.done.append(f"{len(tiles)} games to choose from")


def _editor(report: SelfTest) -> None:
    """Have a rule file checked by the editor, beside the form and what it knows of keys."""
    game = report.library.catalogue.entry(FIRST_GAME.id)
    file = RuleFile(game.path, is_own=False)
    editor = EditorWindow(file, report.library, CardPictures(deck_folder()), Settings())
    try:
        editor.show()
        _wait_until(lambda: editor.checker.last is not None)
        if editor.checker.last is None or editor.checker.last.loaded.diagnostics:
            report.problems.append(f"editor: {game.path} was not checked, or found wrong")
        if of_key("Cells", "count") is None:
            report.problems.append("editor: it cannot explain the keys of rule files")
    finally:
        editor.close()
        editor.deleteLater()
    report.done.append("editor")


def _sound(report: SelfTest) -> None:
    """Say whether there is something to be heard with; a machine may have none."""
    owner = QObject()
    report.done.append("no sound" if found_player(owner) is no_player else "sound")


def _play(window: MainWindow, moves: int, *, watched: bool = False) -> None:
    """Play as the table does when a card is dropped; where it is others' turn, they play.

    Args:
        window: the window.
        moves: how many.
        watched: whether the table is left to come to rest after each.
    """
    session = window.session
    for _ in range(moves):
        before = len(session.game.moves)
        found = session.moves
        if found:
            window.driver.scene.move_chosen.emit(found[0])

        def has_moved(before: int = before) -> bool:
            if len(session.game.moves) != before:
                return True
            window.driver.controller.hurry()
            return False

        _wait_until(has_moved)
        if watched:
            _rest(window)


def _rest(window: MainWindow) -> None:
    """Leave the table to move on its own for a while."""
    _wait_until(lambda: not window.driver.scene.stage.moving, _PATIENCE)


def _wait_until(is_so: Callable[[], bool], seconds: float = _COMES_UP_WITHIN) -> None:
    """Let things happen until something is so, or the time is over."""
    until = time.monotonic() + seconds
    while not is_so() and time.monotonic() < until:
        QApplication.processEvents()
        time.sleep(0.001)
