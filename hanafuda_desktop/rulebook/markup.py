"""Sections of the rulebook as HTML of the plain kind that QTextBrowser shows and browsers print.

Words that come from a rule file are escaped: a rule file can hold text, never markup.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARDS, MONTHS
from hanafuda_desktop.rulebook.blocks import (
    Block,
    Heading,
    Months,
    Paragraph,
    Points,
    Section,
    YakuTable,
)
from hanafuda_desktop.rulebook.english import MONTH_NAMES

__all__ = ["PICTURE_HEIGHT", "PICTURE_WIDTH", "PictureSource", "document", "sections_html"]

PICTURE_WIDTH: Final = 40
"""Width of a card's picture on the page, in pixels."""
PICTURE_HEIGHT: Final = 65

_LINE: Final = "\n"

PictureSource = Callable[[str], str]
"""From a card's id to the address of its picture."""


def _picture(card: int, source: PictureSource) -> str:
    title = escape(CARDS[card].title, quote=True)
    address = escape(source(CARDS[card].id), quote=True)
    return (
        f'<img src="{address}" width="{PICTURE_WIDTH}" height="{PICTURE_HEIGHT}" '
        f'alt="{title}" title="{title}">'
    )


def _pictures(cards: Iterable[int], source: PictureSource) -> str:
    return " ".join(_picture(card, source) for card in cards)


def _original(words: str) -> str:
    return f"<span class='original'>{escape(words)}</span>"


def _table(name: str, rows: Iterable[str]) -> str:
    return f"<table class='{name}' cellspacing='0' cellpadding='5'>{_LINE.join(rows)}</table>"


def _yaku_table(table: YakuTable, source: PictureSource) -> str:
    rows = []
    for row in table.rows:
        original = f"<br>{_original(row.original)}" if row.original else ""
        conditions = "".join(f"<br><i>{escape(words)}</i>" for words in row.conditions)
        rows.append(
            f"<tr><td valign='top'><b>{escape(row.name)}</b>{original}</td>"
            f"<td valign='top'>{_pictures(row.cards, source)}<br>"
            f"{escape(row.needed)}{conditions}</td></tr>"
        )
    return _table("yaku", rows)


def _kind(card: int) -> str:
    """What the card shows and what kind it is, as short as can be: ``Crane, bright``."""
    kind = CARDS[card].category.value
    shown = CARDS[card].english
    return shown if kind in shown else f"{shown}, {kind}"


def _months(months: Months, source: PictureSource) -> str:
    rows = []
    for cards in months.cards:
        month = MONTHS[CARDS[cards[0]].month - 1]
        japanese = f"{month.japanese} {month.kanji}" if months.kanji else month.japanese
        cells = "".join(
            f"<td align='center' valign='top'>{_picture(card, source)}<br>"
            f"<small>{escape(_kind(card))}</small></td>"
            for card in cards
        )
        rows.append(
            f"<tr><td valign='middle'><b>{month.number}</b></td><td valign='middle'>"
            f"{MONTH_NAMES[month.number - 1]}<br>{escape(month.english)}<br>"
            f"{_original(japanese)}</td>{cells}</tr>"
        )
    return _table("months", rows)


def _block(block: Block, source: PictureSource) -> str:
    match block:
        case Heading(words):
            return f"<h3>{escape(words)}</h3>"
        case Paragraph(words):
            return f"<p>{escape(words)}</p>"
        case Points(words):
            return "<ul>{}</ul>".format("".join(f"<li>{escape(each)}</li>" for each in words))
        case YakuTable():
            return _yaku_table(block, source)
        case Months():
            return _months(block, source)
        case _:
            assert_never(block)


def sections_html(sections: Iterable[Section], source: PictureSource) -> str:
    """The sections, without a document around them."""
    return "\n".join(
        f"<h2>{escape(section.title)}</h2>\n"
        + "\n".join(_block(block, source) for block in section.blocks)
        for section in sections
    )


_STYLE: Final = """
h1 { margin-bottom: 4px; }
h2 { margin-top: 18px; margin-bottom: 4px; }
h3 { margin-top: 8px; margin-bottom: 2px; }
p, li { margin-top: 2px; margin-bottom: 4px; }
.original { color: gray; }
"""


def document(title: str, original: str, body: str, *, language: str, style: str = "") -> str:
    """A whole page."""
    beside = f" {_original(original)}" if original else ""
    return (
        "<!DOCTYPE html>\n"
        f'<html lang="{escape(language, quote=True)}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}{style}</style></head>\n"
        f"<body>\n<h1>{escape(title)}{beside}</h1>\n{body}\n</body></html>\n"
    )
