"""A window that shows a page: the rules of a game, the keys, who made all this."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QPalette
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from hanafuda_desktop.app.window_place import roomy
from hanafuda_desktop.cards.notation import NotationError, parse_card
from hanafuda_desktop.table.palette import INK, PAPER
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["CARD_WIDTH", "Page", "PageWindow"]

CARD_WIDTH: Final = 52
"""Width of a card in a page, in pixels that do not depend on the screen."""

_SIZE: Final = QSize(760, 720)
_STYLE: Final = """
h1 { font-size: xx-large; font-weight: 600; }
h2 { font-size: x-large; font-weight: 600; margin-top: 18px; }
ul { margin-left: -18px; }
td, th { padding: 3px 14px 3px 0; text-align: left; vertical-align: top; }
"""


class Page(QTextBrowser):
    """An HTML page in which ``card:pine-crane`` is that card's picture.

    Args:
        pictures: where the pictures come from, in pages that have any.
        parent: the window it stands in.
    """

    def __init__(self, pictures: CardPictures | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._html = ""
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.document().setDefaultStyleSheet(_STYLE)
        self.document().setDocumentMargin(18)
        self.show_legibly()

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
        at = self.verticalScrollBar().value()
        html = self._html
        self.clear()  # with it go the pictures that the page has already
        self.show_page(html)
        self.verticalScrollBar().setValue(at)

    def show_page(self, html: str) -> None:
        """Show this page."""
        self._html = html
        self.setHtml(html)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() in ("https", "mailto"):
            QDesktopServices.openUrl(url)
        elif not url.scheme() and url.hasFragment():
            self.scrollToAnchor(url.fragment())


class PageWindow(QDialog):
    """A page with a button to close it. It stands beside the table and does not block it.

    Args:
        title: the window's title.
        html: the page.
        pictures: where card pictures come from.
        parent: the window it belongs to.
    """

    def __init__(
        self,
        title: str,
        html: str,
        *,
        pictures: CardPictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.page = Page(pictures, self)
        self.page.setAccessibleName(title)
        self.page.show_page(html)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.page, 1)
        layout.addWidget(self.buttons)
        self.resize(roomy(_SIZE))

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the page with another deck."""
        self.page.show_pictures(pictures)

    def go_on_from(self, before: PageWindow) -> None:
        """Show about the same place of the page."""
        shown, there = self.page.verticalScrollBar(), before.page.verticalScrollBar()
        shown.setValue(round(there.value() * shown.maximum() / max(1, there.maximum())))
