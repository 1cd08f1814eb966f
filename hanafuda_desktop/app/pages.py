"""The pages that the program writes itself: the keys, and who made all this."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from hanafuda_desktop import __version__
from hanafuda_desktop.language import tr, tr_noop

__all__ = ["about_html", "keyboard_html"]

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


def _table(rows: Iterable[Sequence[str]]) -> str:
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
    return (
        f"<h1>Hanafuda Desktop</h1><p>{escape(version)}<br>{escape(system)}</p>{_paragraph(what)}"
        f"{_heading(tr('Where the games come from'))}{_paragraph(thanks)}"
        f"{_table(_said(_SOURCES))}{cards}"
        f"{_heading(tr('Licences'))}{_paragraph(licence)}{_table(_said(_LIBRARIES))}"
    )


def _heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def _paragraph(words: str) -> str:
    return f"<p>{escape(words, quote=False)}</p>"


def _said(rows: Iterable[Sequence[str]]) -> Iterator[list[str]]:
    for row in rows:
        yield [tr(cell) for cell in row]


def keyboard_html(parts: Iterable[tuple[str, Iterable[tuple[str, str]]]]) -> str:
    """Every key, part by part: a heading, and pairs of a key and what it does."""
    body = "".join(f"{_heading(heading)}{_table(rows)}" for heading, rows in parts)
    return f"<h1>{escape(tr('Keyboard'))}</h1>{body}"
