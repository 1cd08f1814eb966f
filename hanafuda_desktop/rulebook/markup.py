"""Sections of the rulebook as HTML of the plain kind that QTextBrowser shows and browsers print.

Words that come from a rule file are escaped: a rule file can hold text, never markup.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARDS, MONTHS, Category, Month, Role
from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardTable,
    Changes,
    Heading,
    Laid,
    Months,
    Paragraph,
    PileRow,
    Points,
    Section,
    Sums,
    YakuTable,
)
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import capital, month_name

PICTURE_WIDTH: Final = 40
"""Width of a card's picture on the page, in pixels."""
_HEIGHT: Final = 65
_SMALL: Final = (28, 46)
"""Width and height of a picture where many stand together."""

BACK: Final = "back"
"""In place of a card's id: the back of all cards."""

_WIDE: Final = frozenset({"yaku", "changes"})
"""Tables as wide as the page, so that those of a page stand in line."""

PictureSource = Callable[[str], str]
"""From a card's id, or BACK, to the address of its picture."""


class _Pictures:
    """Pictures of cards as HTML."""

    def __init__(self, source: PictureSource) -> None:
        self._source = source

    def one(self, card: int | None, size: tuple[int, int] = (PICTURE_WIDTH, _HEIGHT)) -> str:
        """A card, or the back of one."""
        title = escape(tr("A card, face down") if card is None else CARDS[card].title, quote=True)
        name = BACK if card is None else CARDS[card].id
        address = escape(self._source(name), quote=True)
        width, height = size
        return (
            f'<img src="{address}" width="{width}" height="{height}" alt="{title}" title="{title}">'
        )

    def row(self, cards: Iterable[int]) -> str:
        """Cards side by side, over what is said of them."""
        shown = " ".join(self.one(card) for card in cards)
        return f"<div class='shown'>{shown}</div>" if shown else ""

    def small(self, cards: Iterable[int | None], between: str = " ") -> str:
        """Cards of a pile."""
        return between.join(self.one(card, _SMALL) for card in cards)


def _original(words: str) -> str:
    return f"<span class='original'>{escape(words)}</span>"


def _table(name: str, rows: Iterable[str], padding: int = 5) -> str:
    lines = "\n".join(rows)
    wide = " width='100%'" if name in _WIDE else ""
    return f"<table class='{name}'{wide} cellspacing='0' cellpadding='{padding}'>{lines}</table>"


def _yaku_table(table: YakuTable, pictures: _Pictures) -> str:
    rows = []
    for row in table.rows:
        original = f"<br>{_original(row.original)}" if row.original else ""
        conditions = "".join(f"<br><i>{escape(words)}</i>" for words in row.conditions)
        rows.append(
            f"<tr><td valign='top' width='27%'><b>{escape(row.name)}</b>{original}</td>"
            f"<td valign='top'>{pictures.row(row.cards)}"
            f"<div>{escape(row.needed)}{conditions}</div></td></tr>"
        )
    return _table("yaku", rows)


def _card_table(table: CardTable, pictures: _Pictures) -> str:
    rows = []
    for row in table.rows:
        words = f"<div>{escape(row.words)}</div>" if row.words else ""
        rows.append(f"<tr><td valign='top'>{pictures.row(row.cards)}{words}</td></tr>")
    return _table("cards", rows)


def _piles(row: PileRow, pictures: _Pictures) -> str:
    if not row.is_upright:
        return " ".join(pictures.small(pile) for pile in row.piles)
    columns = "".join(f"<td valign='top'>{pictures.small(p, '<br>')}</td>" for p in row.piles)
    return _table("columns", [f"<tr>{columns}</tr>"], padding=2)


def _laid(laid: Laid, pictures: _Pictures) -> str:
    rows = (
        f"<tr><td valign='middle'><b>{escape(row.name)}</b><br><small>{escape(row.note)}</small>"
        f"</td><td valign='middle'>{_piles(row, pictures)}</td></tr>"
        for row in laid.rows
    )
    return _table("laid", rows, padding=6)


def _sums(sums: Sums, pictures: _Pictures) -> str:
    rows = []
    for row in sums.rows:
        mark = "b" if row.is_sum else "span"
        cards = pictures.small(row.cards)
        shown = f"<div class='shown'>{cards}</div>" if cards else ""
        of = " class='sum'" if row.is_sum else ""
        rows.append(
            f"<tr{of}><td valign='bottom'>{shown}<div><{mark}>{escape(row.words)}</{mark}></div>"
            "</td>"
            f"<td align='right' valign='bottom'><{mark}>{escape(row.points)}</{mark}></td></tr>"
        )
    return _table("sums", rows, padding=4)


def _changes(changes: Changes) -> str:
    heads = f"<th align='left'>{escape(changes.before)}</th><th align='left'>"
    rows = [f"<tr><th></th>{heads}{escape(changes.after)}</th></tr>"]
    part = ""
    for row in changes.rows:
        told, part = ("" if row.part == part else row.part), row.part
        rows.append(
            f"<tr><td valign='top'><b>{escape(told)}</b></td>"
            f"<td valign='top' width='38%'>{_original(row.before or '–')}</td>"
            f"<td valign='top' width='38%'>{escape(row.after or '–')}</td></tr>"
        )
    return _table("changes", rows)


def _kind(card: int) -> str:
    """What the card shows and what kind it is, as short as can be: ``Crane, bright``."""
    kind, shown = CARDS[card].category, CARDS[card].name
    says_its_kind = kind in (Category.RIBBON, Category.CHAFF)
    if says_its_kind and CARDS[card].role is not Role.LIGHTNING:
        return shown
    return tr("{card}, {kind}", card=shown, kind=kind.spoken)


def _flower(month: Month, *, kanji: bool) -> str:
    """The flower, and beside it the Japanese of it, for those who read another language."""
    if month.name == month.kanji:
        return escape(month.name)
    japanese = f"{month.japanese} {month.kanji}" if kanji else month.japanese
    return f"{escape(month.name)}<br>{_original(japanese)}"


def _months(months: Months, pictures: _Pictures) -> str:
    rows = []
    for cards in months.cards:
        month = MONTHS[CARDS[cards[0]].month - 1]
        cells = "".join(
            f"<td align='center' valign='top'>{pictures.one(card)}<br>"
            f"<small>{escape(_kind(card))}</small></td>"
            for card in cards
        )
        rows.append(
            f"<tr><td valign='middle'><b>{month.number}</b></td><td valign='middle'>"
            f"<div class='whole'>{escape(capital(month_name(month.number)))}<br>"
            f"{_flower(month, kanji=months.kanji)}</div></td>{cells}</tr>"
        )
    return _table("months", rows)


def _block(block: Block, pictures: _Pictures) -> str:
    match block:
        case Heading(words):
            return f"<h3>{escape(words)}</h3>"
        case Paragraph(words):
            return f"<p>{escape(words)}</p>"
        case Points(words):
            return "<ul>{}</ul>".format("".join(f"<li>{escape(each)}</li>" for each in words))
        case YakuTable():
            return _yaku_table(block, pictures)
        case CardTable():
            return _card_table(block, pictures)
        case Laid():
            return _laid(block, pictures)
        case Sums():
            return _sums(block, pictures)
        case Changes():
            return _changes(block)
        case Months():
            return _months(block, pictures)
        case _:
            assert_never(block)


def sections_html(sections: Iterable[Section], source: PictureSource) -> str:
    """The sections, without a document around them."""
    pictures = _Pictures(source)
    return "\n".join(
        f"<h2>{escape(section.title)}</h2>\n"
        + "\n".join(_block(block, pictures) for block in section.blocks)
        for section in sections
    )


_STYLE: Final = """
h1 { margin-bottom: 4px; }
h2 { margin-top: 18px; margin-bottom: 4px; }
h3 { margin-top: 8px; margin-bottom: 2px; }
p, li { margin-top: 2px; margin-bottom: 4px; }
.shown { margin-bottom: 3px; }
.whole { white-space: nowrap; }
.original { color: gray; }
"""


def document(title: str, original: str, body: str, *, language: str, style: str = "") -> str:
    """A whole page."""
    beside = f" {_original(original)}" if original else ""
    return (
        "<!DOCTYPE html>\n"
        f'<html lang="{escape(language, quote=True)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}{style}</style></head>\n"
        f"<body>\n<h1>{escape(title)}{beside}</h1>\n{body}\n</body></html>\n"
    )
