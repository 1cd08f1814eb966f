"""The rules of a game as a PDF: numbered pages to print, whose rows and headings hold together.

Qt sets the same page that the window shows; no window is opened for it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
)

from hanafuda_desktop.app.letters import can_show
from hanafuda_desktop.app.page_breaks import keep_together
from hanafuda_desktop.app.utf8_locale import use_utf8
from hanafuda_desktop.rulebook.page import Around, rulebook_html
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["RulesDocument", "rules_pdf"]

_MARGIN_MM: Final = 18.0
_FOOT_MM: Final = 9.0
"""Below the text: the name of the game and the number of the page."""
_RESOLUTION: Final = 600
_FAMILIES: Final = ("Georgia", "Noto Serif", "Source Serif 4", "Times New Roman", "DejaVu Serif")
_POINTS: Final = 10.0
_INK: Final = QColor("#1a1714")
_FAINT: Final = QColor("#6d6761")
_PICTURE: Final = 200
"""Pixels of a card's width: as sharp as a printer prints, in a file that can be sent."""

_STYLE: Final = """
h1 { font-size: 22pt; font-weight: 600; }
h2 { font-size: 14pt; font-weight: 600; margin-top: 16px; }
h3 { font-size: 11pt; font-weight: 600; }
ul { margin-left: -18px; }
.original { color: #6d6761; }
.shown { margin-bottom: 3px; }
"""

PictureOf = Callable[[str], Path]
"""From a card's id, or ``back``, to the file of its picture."""


class RulesDocument(QTextDocument):
    """A page of the rulebook, set on sheets of paper.

    Args:
        html: the page.
        picture_of: where the cards' pictures are.
        writer: what it will be painted on; it says how large the sheets are.
    """

    def __init__(self, html: str, picture_of: PictureOf, writer: QPdfWriter) -> None:
        super().__init__()
        self._picture_of = picture_of
        self._images: dict[str, QImage] = {}
        self.documentLayout().setPaintDevice(writer)
        self.setDefaultFont(_font(_POINTS))
        self.setDefaultStyleSheet(_STYLE)
        self.setDocumentMargin(0)
        dots = writer.resolution() / 25.4
        inside = writer.pageLayout().paintRectPixels(writer.resolution())
        self.setPageSize(QSizeF(inside.width(), inside.height() - _FOOT_MM * dots))
        self.setHtml(html)
        keep_together(self)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """The picture of a card; nothing else is ever read."""
        url = name if isinstance(name, QUrl) else QUrl(name)
        if url.scheme() != "card":
            return None
        card = url.path()
        if card not in self._images:
            image = QImage(str(self._picture_of(card)))
            smooth = Qt.TransformationMode.SmoothTransformation
            self._images[card] = image.scaledToWidth(min(_PICTURE, image.width()), smooth)
        return self._images[card]


def _font(points: float) -> QFont:
    there = set(QFontDatabase.families())
    wanted: list[str] = [name for name in _FAMILIES if name in there]
    font = QFont(wanted or ["serif"])
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(points)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def rules_pdf(rules: GameRules, around: Around, picture_of: PictureOf) -> bytes:
    """The rules as a PDF on A4.

    Args:
        rules: the game.
        around: what is shown beside the rules.
        picture_of: where the cards' pictures are.
    """
    application = _application()  # kept for as long as fonts are needed
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    writer.setTitle(plain(rules.name))
    writer.setCreator("Hanafuda Desktop")
    font = _font(_POINTS)
    html = rulebook_html(rules, around=around, can_show=lambda words: can_show(words, font))
    document = RulesDocument(html, picture_of, writer)
    _paint(document, writer, plain(rules.name))
    buffer.close()
    del application
    return bytes(data.data())


def _application() -> QGuiApplication:
    """Qt's own, which fonts need; without a window, also where there is no display."""
    there = QGuiApplication.instance()
    if isinstance(there, QGuiApplication):
        return there
    if sys.platform == "linux":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    use_utf8()
    return QGuiApplication([])


def _paint(document: RulesDocument, writer: QPdfWriter, title: str) -> None:
    size = document.pageSize()
    painter = QPainter(writer)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    pages = document.pageCount()
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette(context.palette)
    palette.setColor(QPalette.ColorRole.Text, _INK)
    context.palette = palette
    for page in range(pages):
        if page:
            writer.newPage()
        painter.save()
        painter.translate(0, -page * size.height())
        context.clip = QRectF(0, page * size.height(), size.width(), size.height())
        painter.setClipRect(context.clip)
        document.documentLayout().draw(painter, context)
        painter.restore()
        _paint_foot(painter, writer, size, (title, f"{page + 1} / {pages}"))
    painter.end()


def _paint_foot(
    painter: QPainter, writer: QPdfWriter, size: QSizeF, words: tuple[str, str]
) -> None:
    font = _font(8.0)
    painter.setFont(font)
    painter.setPen(_FAINT)
    high = QFontMetricsF(font, writer).height()
    bottom = writer.pageLayout().paintRectPixels(writer.resolution()).height()
    foot = QRectF(0, bottom - high, size.width(), high)
    painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, words[0])
    painter.drawText(foot, Qt.AlignmentFlag.AlignRight, words[1])
