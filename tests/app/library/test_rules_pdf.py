"""The rules as a PDF: nothing is torn, every page is numbered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSizeF
from PySide6.QtGui import QPageSize, QPdfWriter, QTextDocument
from PySide6.QtPdf import QPdfDocument
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.library.printed_rules import (
    RulesDocument,
    keep_together,
    picture_file,
    rules_pdf,
    torn,
)
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.rulebook.page import Around, rulebook_html
from hanafuda_desktop.table.cards.deck import read_deck

CATALOGUE = our_games()
DECK = read_deck(shipped_decks()["plain"])


def _picture(card: str) -> Path:
    return picture_file(DECK, card)


@pytest.fixture
def writer(qtbot: QtBot) -> Iterator[QPdfWriter]:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    written = QPdfWriter(buffer)
    written.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    written.setResolution(300)
    yield written
    del written
    buffer.close()


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("game", ["koi-koi", "higo-bana", "yatsuhashi", "hanapette-spit", "kaze"])
def test_nothing_is_torn(game: str, writer: QPdfWriter) -> None:
    rules = CATALOGUE.game(game)
    base = CATALOGUE.game(rules.variant_of) if rules.variant_of else None
    document = RulesDocument(
        rulebook_html(rules, rulebook_of(rules), around=Around(base)), _picture, writer
    )
    assert document.pageCount() > 2
    assert list(torn(document)) == []


def _on_pages(html: str, height: float = 200.0) -> QTextDocument:
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setPageSize(QSizeF(400, height))
    document.setHtml(html)
    return document


def _pages_of(document: QTextDocument, *words: str) -> list[int]:
    high, layout = document.pageSize().height(), document.documentLayout()
    return [
        int(layout.blockBoundingRect(document.find(each).block()).top() // high) for each in words
    ]


_FILL = "<p style='margin:0'>fill</p>"


def _tearing(qtbot: QtBot, what: str) -> QTextDocument:
    """As many lines before this as make it stand on two pages."""
    for count in range(1, 40):
        document = _on_pages(_FILL * count + what)
        if next(torn(document), None) is not None:
            return document
    pytest.fail("nothing was torn")


def test_a_heading_goes_with_its_words(qtbot: QtBot) -> None:
    document = _tearing(qtbot, "<h2>Head</h2><p>Body</p>")
    keep_together(document)
    assert _pages_of(document, "Head", "Body") == [1, 1]


def test_a_row_is_not_torn(qtbot: QtBot) -> None:
    row = "<tr><td>Name{0}</td><td>one<br>two<br>three<br>Last{0}</td></tr>"
    table = "<table>{}</table>".format("".join(row.format(n) for n in range(9)))
    document = _on_pages(_FILL * 3 + table)
    assert next(torn(document), None) is not None
    keep_together(document)
    assert list(torn(document)) == []
    for number in range(9):
        name, last = _pages_of(document, f"Name{number}", f"Last{number}")
        assert name == last


def test_a_short_table_stays_whole_and_its_words_with_it(qtbot: QtBot) -> None:
    table = "<p>Over</p><table><tr><td>First</td></tr><tr><td>Last</td></tr></table>"
    document = _tearing(qtbot, table)
    keep_together(document)
    pages = _pages_of(document, "Over", "First", "Last")
    assert len(set(pages)) == 1


@pytest.mark.parametrize("fill", range(8))
def test_no_row_of_a_long_table_stands_alone_on_a_page(qtbot: QtBot, fill: int) -> None:
    row = "<tr><td>Name{0}<br>two<br>three<br>four</td></tr>"
    table = "<table>{}</table>".format("".join(row.format(n) for n in range(8)))
    document = _on_pages(_FILL * fill + table)
    keep_together(document)
    assert list(torn(document)) == []
    pages = _pages_of(document, *(f"Name{number}" for number in range(8)))
    assert pages[0] == pages[1]
    assert pages[-1] == pages[-2]


def test_december_does_not_stand_alone(writer: QPdfWriter) -> None:
    rules = CATALOGUE.game("hanapette")
    for notes in range(3):
        more = rules.model_copy(update={"notes": rules.notes * (1 + notes)})
        document = RulesDocument(rulebook_html(more, rulebook_of(more)), _picture, writer)
        november, december = _pages_of(document, "yanagi", "kiri")
        assert november == december


def test_what_is_longer_than_a_page_is_left(qtbot: QtBot) -> None:
    document = _on_pages("<p>{}</p>".format("<br>".join(["line"] * 40)))
    pages = document.pageCount()
    keep_together(document)
    assert document.pageCount() == pages


def test_what_fits_is_left_where_it_is(qtbot: QtBot) -> None:
    document = _on_pages("<h2>Head</h2><p>Body</p><table><tr><td>Cell</td></tr></table>")
    before = document.size()
    keep_together(document)
    assert document.size() == before


def test_every_page_has_its_number_and_the_name_of_the_game(qtbot: QtBot) -> None:
    data = rules_pdf(CATALOGUE.game("untitled"), Around(), _picture)
    assert data.startswith(b"%PDF-")
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    pdf = QPdfDocument()
    pdf.load(buffer)
    count = pdf.pageCount()
    assert count > 1
    for page in range(count):
        words = pdf.getAllText(page).text().split()
        assert {"Untitled", str(page + 1), "/", str(count)} <= set(words)
    assert "Be the first without cards" in " ".join(pdf.getAllText(0).text().split())
    pdf.close()
