"""Asks whether something is really meant, or tells what must not be missed.

Neither keeps the rest of the program waiting.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final
from unicodedata import normalize

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.window.announcer import announce
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.play.controller import TableDriver
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.table.cloth import INK, PAPER, PAPER_SHADE, VERMILION
from hanafuda_desktop.table.lettering import PlainLabel, letter_font, plain_text
from hanafuda_desktop.table.panels.panel import panel_letters
from hanafuda_desktop.table.panels.typeset import paint_paper
from hanafuda_desktop.text.language import tr

_Button = QDialogButtonBox.StandardButton


def dialog_buttons(dialog: QDialog, buttons: _Button = _Button.Close) -> QDialogButtonBox:
    """What stands at the foot of a dialog, and ends it."""
    box = QDialogButtonBox(buttons, dialog)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box


# Asks for a deal's number.

_LONGEST: Final = 60
_BETWEEN: Final = re.compile(r"[\s,.'_\u2019\u3001\u3002]")
"""What may stand around digits and between them, where a number was copied or is written nicely."""


class DealDialog(QDialog):
    """A line to type a number into; OK is there once it is one, and until then it is said why not.

    Args:
        seed: the number shown at first, the current deal's; ``None`` where that is a secret.
        parent: the window it belongs to.
    """

    def __init__(self, seed: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Deal by number"))
        self.number = QLineEdit("" if seed is None else str(seed), self)
        self.number.setAccessibleName(tr("Number of the deal"))
        self.number.setMaxLength(_LONGEST)
        self.number.selectAll()
        self.why = PlainLabel(parent=self, wraps=True)
        self.buttons = dialog_buttons(self, _Button.Ok | _Button.Cancel)
        self.number.textChanged.connect(self._changed)
        self._changed()
        label = PlainLabel(
            tr("The same number is the same deal, on every computer:"), self, wraps=True
        )
        label.setBuddy(self.number)
        filled(QVBoxLayout(self), label, self.number, self.why, self.buttons)

    @property
    def _typed(self) -> str:
        """What was typed, in digits of ours: a Japanese keyboard writes wide ones."""
        return _BETWEEN.sub("", normalize("NFKC", self.number.text()))

    @property
    def seed(self) -> int | None:
        """The number, or ``None`` while what is typed is not one."""
        typed = self._typed
        if not typed.isdecimal() or int(typed) > MAX_SEED:
            return None
        return int(typed)

    def _reason(self) -> str:
        """Why what is typed is no number of a deal; no words if it is one."""
        if self.seed is not None:
            return ""
        if not self._typed:
            return tr("Type a number.")
        if not self._typed.isdecimal():
            return tr("The number of a deal has digits only.")
        return tr("The highest number of a deal is {most}.", most=MAX_SEED)

    def _changed(self) -> None:
        ok = self.buttons.button(_Button.Ok)
        why = self._reason()
        ok.setEnabled(not why)
        ok.setToolTip(plain_text(why))
        # One line of room is always there, or the dialog would jump with every key.
        self.why.setText(why or "\N{NO-BREAK SPACE}")
        self.number.setAccessibleDescription(why)


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


STAYS_MS: Final = 6000
_FROM_EDGE: Final = 8
_SHADOW: Final = (6, 4, 6, 20)
"""What the paper's shadow takes at the left, above, at the right and below."""
_BUTTON: Final = """
QPushButton {{ color: {ink}; background: {shade}; border: 1px solid {ink}; border-radius: 5px;
    padding: {high}px {wide}px; }}
QPushButton:hover, QPushButton:focus {{ color: {paper}; background: {red}; }}
QPushButton:pressed {{ color: {paper}; background: {dark}; }}
"""
"""As the buttons on the table's panels."""


class BringBackBar(QWidget):
    """A strip of paper, as the table's panels are, for some seconds from when it is seen.

    It stands at the table's upper edge.

    Args:
        session: brings the earlier game back, or lets go of it.
        driver: drives the table.
        table: what it stands over.
    """

    def __init__(self, session: Session, driver: TableDriver, table: QWidget) -> None:
        super().__init__(table)
        self._session, self._driver = session, driver
        session.began.connect(self.hide)
        self.said = PlainLabel(parent=self)
        self.button = QPushButton(self)
        # A click leaves the keyboard with the table.
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._bring_back)
        self._row = filled(QHBoxLayout(self), self.said, self.button)
        self._table = table
        self._timer = QTimer(self, interval=STAYS_MS)
        self._timer.timeout.connect(self._leave)
        table.installEventFilter(self)
        self.hide()

    def offer(self, said: str) -> None:
        """Say what has happened, and offer to bring the earlier game back."""
        self.hide()
        self.said.setText(said)
        self.button.setText(tr("&Bring back"))
        self.show()
        self._place()

    def _bring_back(self) -> None:
        self.hide()
        self._session.bring_back()
        self._driver.look_back()  # whoever brings it back looks at it

    def _leave(self) -> None:
        """Its time is over, unless somebody is about to press it."""
        if not (self.underMouse() or self.button.hasFocus()):
            self.hide()
            self._session.let_earlier_go()

    def _place(self) -> None:
        self.show_legibly()
        self.adjustSize()
        self.move(max(0, (self._table.width() - self.width()) // 2), _FROM_EDGE)
        self.raise_()

    def show_legibly(self) -> None:
        """Take letters as large as a panel's on this table, and the table's colours as they are."""
        letters = panel_letters(QRectF(self._table.rect()))
        self.said.setFont(letter_font(letters))
        self.button.setFont(letter_font(letters, bold=True))
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Window, PAPER)
        colours.setColor(QPalette.ColorRole.WindowText, INK)
        self.setPalette(colours)
        named = {"ink": INK, "shade": PAPER_SHADE, "paper": PAPER, "red": VERMILION}
        style = {name: colour.name() for name, colour in named.items()}
        dark, room = VERMILION.darker(118).name(), {"high": letters // 3, "wide": letters}
        self.button.setStyleSheet(_BUTTON.format(**style, **room, dark=dark))
        left, top, right, bottom = _SHADOW
        self._row.setContentsMargins(
            left + letters * 3 // 2, top + letters, right + letters, bottom + letters
        )
        self._row.setSpacing(letters)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and its shadow."""
        left, top, right, bottom = _SHADOW
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_paper(painter, QRectF(self.rect()).adjusted(left, top, -right, -bottom))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the table's upper edge."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """From now on it is seen, and heard."""
        super().showEvent(event)
        self._timer.start()
        label = self.button.text().replace("&", "")
        announce(self, f"{self.said.text()} [{label}]")

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody sees it now."""
        super().hideEvent(event)
        self._timer.stop()
