"""Asks whether something is really meant, or tells what must not be missed.

Neither keeps the rest of the program waiting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.window.main_window import MainWindow
    from hanafuda_desktop.play.saved import GameRef


Then = Callable[[], object]
"""What is done after a yes."""


def ask_first(
    parent: QWidget, title: str, question: str, yes: str, then: Then, *, lost: str = ""
) -> None:
    """Ask, and do it only after a yes; Escape is a no.

    Args:
        parent: the window that it is about.
        title: of the question's window.
        question: what is asked.
        yes: what the button says that does it.
        then: does it.
        lost: what is lost by it for good, if anything; then the usual answer is no.
    """
    asked = QMessageBox(
        QMessageBox.Icon.Question, title, question, QMessageBox.StandardButton.Cancel, parent
    )
    asked.setTextFormat(Qt.TextFormat.PlainText)
    asked.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    button = asked.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    button.clicked.connect(lambda _checked=False: then())
    asked.setInformativeText(lost)
    if lost:
        asked.setDefaultButton(QMessageBox.StandardButton.Cancel)
    else:
        asked.setDefaultButton(button)
    asked.open()


def tell(parent: QWidget, title: str, said: str) -> None:
    """Say something that stays until it was read, and whose words can be copied."""
    told = QMessageBox(
        QMessageBox.Icon.Information, title, said, QMessageBox.StandardButton.Close, parent
    )
    told.setTextFormat(Qt.TextFormat.PlainText)
    told.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    told.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    told.setModal(False)
    told.show()


def before_new_deal(window: MainWindow, then: Then) -> None:
    """Deal again; ask first if that is wished and a game is in progress."""
    _ask_if(
        window,
        window.settings.ask_new_deal,
        tr("New deal"),
        tr("Should a new deal take the place of this game?"),
        tr("&Deal again"),
        then,
    )


def before_restart(window: MainWindow, then: Then) -> None:
    """Begin this deal again; ask first if that is wished."""
    question = tr("Should this deal begin again?")
    wanted = window.settings.ask_restart
    _ask_if(window, wanted, tr("Restart"), question, tr("&Begin again"), then)


def before_another_game(window: MainWindow, then: Then) -> None:
    """Let a game make room for another; ask first if several people at this screen play it."""
    question = tr(
        "Several of you are in the middle of this game. Should another take its place? "
        "This one is saved, and goes on when it is opened again."
    )
    wanted = _is_asked_to_leave(window)
    _ask_if(window, wanted, tr("Another game"), question, tr("&Leave it"), then)


def before_begin(window: MainWindow, ref: GameRef, then: Then) -> None:
    """Begin a game, also the one on the table anew; ask first as for a new deal or another game."""
    session = window.session
    if not session.is_open or session.ref != ref:
        before_another_game(window, then)
        return
    wanted = window.settings.ask_new_deal or _is_asked_to_leave(window)
    question = tr(
        "Should a new game take the place of this one? "
        "Back to the game before, in the menu Game, brings it back."
    )
    _ask_if(window, wanted, tr("New game"), question, tr("&Begin it"), then)


def _is_asked_to_leave(window: MainWindow) -> bool:
    """Whether it is to be asked before those at the table are taken away from it."""
    session = window.session
    several = session.is_open and len(session.seating.persons) > 1
    return window.settings.ask_leave and several


def _ask_if(
    window: MainWindow,
    wanted: bool,  # noqa: FBT001 - the first thing that is asked of every question here
    title: str,
    question: str,
    yes: str,
    then: Then,
) -> None:
    session = window.session
    if wanted and session.is_open and session.game.moves and not session.is_over:
        ask_first(window, title, question, yes, then)
    else:
        then()
