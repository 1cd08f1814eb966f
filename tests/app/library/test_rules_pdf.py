"""The rules as a PDF: nothing is torn, every page is numbered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPageSize, QPdfWriter, QTextDocument
from PySide6.QtPdf import QPdfDocument
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.library.printed_rules import (
    Extent,
    RulesDocument,
    pages_of,
    picture_file,
    rules_pdf,
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


HIGH = 200.0


def _cut(document: QTextDocument, pages: list[Extent]) -> list[str]:
    """Lines that stand on two pages."""
    cuts = {bottom for _, bottom in pages[:-1]}
    found, layout, block = [], document.documentLayout(), document.begin()
    while block.isValid():
        above = layout.blockBoundingRect(block).top() - block.layout().boundingRect().top()
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number).rect().translated(0, above)
            if any(line.top() + 2 < cut < line.bottom() - 2 for cut in cuts):
                found.append(block.text())
        block = block.next()
    return found


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("game", ["koi-koi", "higo-bana", "yatsuhashi", "hanapette-spit", "kaze"])
def test_nothing_is_torn(game: str, writer: QPdfWriter) -> None:
    rules = CATALOGUE.game(game)
    base = CATALOGUE.game(rules.variant_of) if rules.variant_of else None
    document = RulesDocument(
        rulebook_html(rules, rulebook_of(rules), around=Around(base)), _picture, writer
    )
    assert len(document.pages) > 2
    assert _cut(document, document.pages) == []


def _endless(html: str) -> QTextDocument:
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setTextWidth(400)
    document.setHtml(html)
    return document


def _pages_with(document: QTextDocument, pages: list[Extent], *words: str) -> list[int]:
    layout = document.documentLayout()
    tops = [layout.blockBoundingRect(document.find(each).block()).top() + 1 for each in words]
    return [next(n for n, page in enumerate(pages) if page[0] <= y < page[1]) for y in tops]


_FILL = "<p style='margin:0'>fill</p>"


@pytest.mark.parametrize(
    ("html", "words"),
    [
        ("<h2>Head</h2><p>Body</p>", ("Head", "Body")),
        ("<p>First<br>two<br>Last</p>", ("First", "Last")),
        (
            "<p>Over</p><table><tr><td>First</td></tr><tr><td>Last</td></tr></table>",
            ("Over", "First", "Last"),
        ),
    ],
    ids=["a heading and its words", "a paragraph", "a short table and the words over it"],
)
def test_what_belongs_together_is_on_one_page(
    qtbot: QtBot, html: str, words: tuple[str, ...]
) -> None:
    firsts = set()
    for count in range(1, 30):
        document = _endless(_FILL * count + html)
        pages = pages_of(document, HIGH)
        assert all(0 < bottom - top <= HIGH for top, bottom in pages)
        found = set(_pages_with(document, pages, *words))
        assert len(found) == 1, count
        firsts |= found
    assert len(firsts) > 1


def test_a_row_is_not_torn(qtbot: QtBot) -> None:
    row = "<tr><td>Name{0}</td><td>one<br>two<br>three<br>Last{0}</td></tr>"
    table = "<table>{}</table>".format("".join(row.format(n) for n in range(9)))
    document = _endless(_FILL * 3 + table)
    pages = pages_of(document, HIGH)
    assert len(pages) > 2
    for number in range(9):
        name, last = _pages_with(document, pages, f"Name{number}", f"Last{number}")
        assert name == last


@pytest.mark.parametrize("fill", range(8))
def test_no_row_of_a_long_table_stands_alone_on_a_page(qtbot: QtBot, fill: int) -> None:
    row = "<tr><td>Name{0}<br>two<br>three<br>four</td></tr>"
    table = "<table>{}</table>".format("".join(row.format(n) for n in range(8)))
    document = _endless(_FILL * fill + table)
    pages = pages_of(document, HIGH)
    assert _cut(document, pages) == []
    found = _pages_with(document, pages, *(f"Name{number}" for number in range(8)))
    assert found[0] == found[1]
    assert found[-1] == found[-2]


def test_december_does_not_stand_alone(writer: QPdfWriter) -> None:
    rules = CATALOGUE.game("hanapette")
    for notes in range(3):
        more = rules.model_copy(update={"notes": rules.notes * (1 + notes)})
        document = RulesDocument(rulebook_html(more, rulebook_of(more)), _picture, writer)
        november, december = _pages_with(document, document.pages, "yanagi", "kiri")
        assert november == december


def test_what_is_longer_than_a_page_is_cut_between_lines(qtbot: QtBot) -> None:
    document = _endless("<p>{}</p>".format("<br>".join(["line"] * 40)))
    pages = pages_of(document, HIGH)
    assert len(pages) > 2
    assert _cut(document, pages) == []
    assert all(bottom - top > HIGH * 0.8 for top, bottom in pages[:-1])


def test_what_fits_on_a_page_is_one_page(qtbot: QtBot) -> None:
    html = "<h2>Head</h2><p>Body</p><table><tr><td>Cell</td></tr></table>"
    assert pages_of(_endless(html), HIGH) == [(0.0, HIGH)]


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
