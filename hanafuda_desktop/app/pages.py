"""The pages that the program writes itself: the keys, and who made all this."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from hanafuda_desktop import __version__

__all__ = ["about_html", "keyboard_html"]

# Whose rules the games follow. Sources are credited whether or not their games are in this version.
_SOURCES: Final = (
    ("Ryan Sartor", "Yatsuhashi Solitaire, version 1.2"),
    ("Kelsey Cretcher", "a booklet with Koi-Koi, Mushi, Go-Stop and Higo-Bana"),
    ("Sem", "Hanapette, 2021"),
    ("Suryong", "the shedding game without a title"),
    ("Angel Playing Cards and Duarcain", "a sheet with Hana-Awase"),
)
_LIBRARIES: Final = (
    ("Qt and PySide6", "The Qt Company", "LGPL 3"),
    ("pydantic", "Pydantic Services and contributors", "MIT"),
    ("PyYAML", "Kirill Simonov and the YAML community", "MIT"),
    ("Pillow", "Jeffrey A. Clark and contributors", "MIT-CMU"),
    ("platformdirs", "its developers", "MIT"),
    ("Python", "Python Software Foundation", "PSF"),
)


_FIRST_COLUMN: Final = 210
"""Width of a table's first column, in pixels; the same in every table of a page."""


def _table(rows: Iterable[Sequence[str]]) -> str:
    lines = (
        f'<td width="{_FIRST_COLUMN}"><b>{escape(first)}</b></td>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        for first, *rest in rows
    )
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def about_html(*, qt_version: str, deck: str = "") -> str:
    """Version, authors, sources and licences.

    Args:
        qt_version: Qt's version.
        deck: the credit line of the card pictures on the table.
    """
    system = f"Python {platform.python_version()}, Qt {qt_version}, {platform.system()}"
    cards = f"<p>Cards on the table: {escape(deck)}</p>" if deck else ""
    return (
        f"<h1>Hanafuda Desktop</h1><p>Version {escape(__version__)}<br>{escape(system)}</p>"
        "<p>Japanese flower-card games whose rules are data: every game is a text file that you "
        "can read, change and share.</p>"
        "<h2>Where the games come from</h2><p>We thank those who devised these games or wrote "
        "their rules down. The words in this program are our own.</p>"
        f"{_table(_SOURCES)}{cards}"
        "<h2>Licences</h2><p>The program is free software under the MIT licence; the card "
        "pictures and other art drawn for it are under CC BY 4.0. It stands on:</p>"
        f"{_table(_LIBRARIES)}"
    )


def keyboard_html(parts: Iterable[tuple[str, Iterable[tuple[str, str]]]]) -> str:
    """Every key, part by part: a heading, and pairs of a key and what it does."""
    body = "".join(f"<h2>{escape(heading)}</h2>{_table(rows)}" for heading, rows in parts)
    return f"<h1>Keyboard</h1>{body}"
