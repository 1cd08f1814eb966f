"""A window that shows a page: the rules of a game, the keys, who made all this."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable
from html import escape
from typing import Any, Final

from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop import __version__
from hanafuda_desktop.app.storage.faults import FaultReport
from hanafuda_desktop.app.window.dialogs import dialog_buttons
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.app.window.fonts import fixed_letters
from hanafuda_desktop.app.window.window_state import roomy
from hanafuda_desktop.cards.notation import NotationError, parse_card
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK, PAPER
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import tr, tr_noop, trn

# The pages that the program writes itself: the keys, and who made all this.

# Whose rules the games follow. Sources are credited whether or not their games are in this version.
_SOURCES: Final = (
    ("Ryan Sartor", tr_noop("Yatsuhashi Solitaire, version 1.2")),
    ("Kelsey Cretcher", tr_noop("a booklet with Koi-Koi, Mushi, Go-Stop and Higo-Bana")),
    ("Sem", tr_noop("Hanapette, 2021")),
    ("Suryong", tr_noop("the shedding game without a title")),
    (tr_noop("Angel Playing Cards and Duarcain"), tr_noop("a sheet with Hana-Awase")),
)
_LIBRARIES: Final = (
    (tr_noop("Qt and PySide6"), "The Qt Company", "LGPL 3"),
    ("pydantic", tr_noop("Pydantic Services and contributors"), "MIT"),
    ("PyYAML", tr_noop("Kirill Simonov and the YAML community"), "MIT"),
    ("Pillow", tr_noop("Jeffrey A. Clark and contributors"), "MIT-CMU"),
    ("platformdirs", tr_noop("its developers"), "MIT"),
    ("Python", "Python Software Foundation", "PSF"),
)


_FIRST_COLUMN: Final = "36%"
"""Width of a table's first column: the same in every table of a page, and with large letters, too,
there is room for what stands beside it."""


def _table(rows: Iterable[Iterable[str]]) -> str:
    lines = "".join(
        f'<tr><td width="{_FIRST_COLUMN}"><b>{escape(first)}</b></td>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return f'<table width="100%">{lines}</table>'


def about_html(*, qt_version: str, deck: str = "") -> str:
    """Version, authors, sources and licences.

    Args:
        qt_version: Qt's version.
        deck: the credit line of the card pictures on the table.
    """
    system = f"Python {platform.python_version()}, Qt {qt_version}, {platform.system()}"
    version = tr("Version {number}", number=__version__)
    what = tr(
        "Japanese flower-card games whose rules are data: every game is a text file that you "
        "can read, change and share."
    )
    thanks = tr(
        "We thank those who devised these games or wrote "
        "their rules down. The words in this program are our own."
    )
    licence = tr(
        "The program is free software under the MIT licence; the card "
        "pictures and other art drawn for it are under CC BY 4.0. It stands on:"
    )
    cards = _paragraph(tr("Cards on the table: {credit}", credit=deck)) if deck else ""
    sources, libraries = (_table([map(tr, row) for row in rows]) for rows in (_SOURCES, _LIBRARIES))
    return (
        f"<h1>Hanafuda Desktop</h1><p>{escape(version)}<br>{escape(system)}</p>{_paragraph(what)}"
        f"{_heading(tr('Where the games come from'))}{_paragraph(thanks)}"
        f"{sources}{cards}"
        f"{_heading(tr('Licences'))}{_paragraph(licence)}{libraries}"
    )


def _heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def _paragraph(words: str) -> str:
    return f"<p>{escape(words, quote=False)}</p>"


def keyboard_html(parts: Iterable[tuple[str, Iterable[tuple[str, str]]]]) -> str:
    """Every key, part by part: a heading, and pairs of a key and what it does."""
    body = "".join(f"{_heading(heading)}{_table(rows)}" for heading, rows in parts)
    return f"<h1>{escape(tr('Keyboard'))}</h1>{body}"


# A window with a text to read and to copy: fault reports, and what is wrong with a rule file.

_TEXT_SIZE: Final = QSize(720, 460)


class TextWindow(QDialog):
    """Shows a sentence and, below it, a text in a fixed-width font.

    Args:
        title: the window's title.
        intro: what this is and what can be done.
        text: the text.
        parent: the window it belongs to.
    """

    def __init__(self, title: str, intro: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.intro = PlainLabel(intro, self, wraps=True)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.show_legibly()
        self.text.setPlainText(text)
        self.text.setAccessibleName(title)
        self.buttons = dialog_buttons(self)
        self.copy_button = self.buttons.addButton(
            tr("&Copy text"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy_button.clicked.connect(self.copy)
        filled(QVBoxLayout(self), self.intro, (self.text, 1), self.buttons)
        self.resize(roomy(_TEXT_SIZE))

    def show_legibly(self) -> None:
        """Write the text in letters as large as all others are now."""
        self.text.setFont(fixed_letters(QApplication.font()))

    def offer(self, words: str, act: Callable[[], None]) -> None:
        """Add a button that does something about it and closes the window."""
        button = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
        button.clicked.connect(self.accept)
        button.clicked.connect(lambda _checked: act())

    def copy(self) -> None:
        """Put the text on the clipboard."""
        QGuiApplication.clipboard().setText(self.copied)

    @property
    def copied(self) -> str:
        """What comes on the clipboard."""
        return self.text.toPlainText()


# The window that tells of faults of the program, with a text to send to us.

_BETWEEN: Final = f"\n{'=' * 72}\n\n"


class FaultWindow(TextWindow):
    """Shows faults, one below the other; one that comes again is counted.

    Args:
        reports: those to show at first; further ones join them.
        parent: the window it belongs to.
        is_start: whether the program could not be started for it.
    """

    def __init__(
        self, reports: list[FaultReport], parent: QWidget | None = None, *, is_start: bool = False
    ) -> None:
        if is_start:
            said = tr_noop(
                "The program could not be started ({fault}). Your games are safe. If you tell us, "
                "please send this text along."
            )
        else:
            said = tr_noop(
                "Something in the program went wrong ({fault}). Your game is safe and goes on. If "
                "you tell us, please send this text along."
            )
        self._reports = reports
        self._said = tr(said, fault=reports[0].summary)
        text = f"\n{_BETWEEN}".join(each.text for each in reports)
        super().__init__(tr("Fault report"), self._said, text, parent)
        self._say_total()

    def take(self, report: FaultReport) -> None:
        """There is another fault, or one that is shown has come again."""
        if report not in self._reports:
            self._reports.append(report)
            self.text.appendPlainText(_BETWEEN + report.text)
        self._say_total()

    @property
    def copied(self) -> str:
        """The text, and before it how often each fault came."""
        often = [each for each in self._reports if each.times > 1]
        told = "".join(f"{each.times} times: {each.summary}\n" for each in often)
        return f"{told}\n{super().copied}".lstrip()

    def _say_total(self) -> None:
        total = max(each.total for each in self._reports)
        if total > 1:
            count = trn(
                "There was {n} fault since the program was started.",
                "There were {n} faults since the program was started.",
                total,
            )
            self.intro.setText(f"{self._said}\n\n{count}")


CARD_WIDTH: Final = 52
"""Width of a card in a page, in pixels that do not depend on the screen."""

_SIZE: Final = QSize(760, 720)
_STYLE: Final = """
h1 { font-size: xx-large; font-weight: 600; }
h2 { font-size: x-large; font-weight: 600; margin-top: 18px; }
ul { margin-left: -18px; }
td, th { padding: 3px 14px 3px 0; text-align: left; vertical-align: top; }
"""


class HtmlPage(QTextBrowser):
    """An HTML page in which ``card:pine-crane`` is that card's picture.

    Args:
        pictures: where the pictures come from, in pages that have any.
        parent: the window it stands in.
        html: what it shows at first.
    """

    def __init__(
        self,
        pictures: CardPictures | None = None,
        parent: QWidget | None = None,
        *,
        html: str = "",
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._html = ""
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.document().setDefaultStyleSheet(_STYLE)
        self.document().setDocumentMargin(18)
        self.show_legibly()
        if html:
            self.show_page(html)

    def show_legibly(self) -> None:
        """Write with letters and colours as they are now for the whole program."""
        letters = QGuiApplication.font()
        letters.setPointSizeF(letters.pointSizeF() * 1.15)
        self.setFont(letters)
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Base, PAPER)
        colours.setColor(QPalette.ColorRole.Text, INK)
        self.setPalette(colours)

    def loadResource(self, _kind: int, name: QUrl | str) -> Any:
        """Qt asks for what a page names; nothing is ever fetched from outside."""
        url = name if isinstance(name, QUrl) else QUrl(name)
        if self._pictures is None or url.scheme() != "card":
            return None
        try:
            card = None if url.path() == "back" else parse_card(url.path())
        except NotationError:
            return None
        return self._pictures.pixmap(card, CARD_WIDTH, self.devicePixelRatioF())

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the page with another deck."""
        self._pictures = pictures
        at, html = self.verticalScrollBar().value(), self._html
        self.clear()  # with it go the pictures that the page has already
        self.show_page(html, at)

    def show_page(self, html: str, at: int = 0) -> None:
        """Show this page, from its beginning or scrolled so far."""
        self._html = html
        self.setHtml(html)
        self.verticalScrollBar().setValue(at)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() in ("https", "mailto"):
            QDesktopServices.openUrl(url)
        elif not url.scheme() and url.hasFragment():
            self.scrollToAnchor(url.fragment())


class PageWindow(QDialog):
    """A page with a button to close it. It stands beside the table and does not block it.

    Args:
        title: the window's title.
        page: the page.
        parent: the window it belongs to.
    """

    def __init__(self, title: str, page: HtmlPage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        page.setParent(self)  # before the buttons: it has the focus first
        self.page = page
        self.page.setAccessibleName(title)
        self.buttons = dialog_buttons(self)
        filled(QVBoxLayout(self), (self.page, 1), self.buttons)
        self.resize(roomy(_SIZE))

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the page with another deck."""
        self.page.show_pictures(pictures)

    def go_on_from(self, before: PageWindow) -> None:
        """Show about the same place of the page."""
        shown, there = self.page.verticalScrollBar(), before.page.verticalScrollBar()
        shown.setValue(round(there.value() * shown.maximum() / max(1, there.maximum())))
