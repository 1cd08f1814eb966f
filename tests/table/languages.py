"""The table in other languages: what tests speak, and eyes for what is painted.

Besides the languages that the program has there are two made-up ones. In :data:`STRANGE` every
letter of a text has a mark, so that a text that was never translated is known by its plain letters,
even in pieces. In :data:`LONGER` words are as much longer as other languages may need.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from string import Formatter
from typing import Any, Final

import pytest
from PySide6.QtCore import QRectF, QTranslator
from PySide6.QtGui import QFontMetricsF, QPainter

from hanafuda_desktop.resources import assets
from hanafuda_desktop.text.language import ENGLISH, Lookup, speak

__all__ = ["LONGER", "SPOKEN", "STRANGE", "Eyes", "spoken"]

SPOKEN: Final = ("en", "ja", "fr")
"""The languages that the program has."""
STRANGE: Final = "strange"
LONGER: Final = "longer"
_LONGER_BY: Final = 0.4
_MARKED: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçďéƒğħíĵķľɱñóƥɋŕšťúṽŵẋýžÁƁÇĎÉƑĞĦÍĴĶĽṀÑÓƤɊŔŠŤÚṼŴẊÝŽ",
)
_WORD: Final = re.compile(r"[^\W\d_]+")


def _translated(source: str, change: Callable[[str], str]) -> str:
    """A text with its words changed, and what is put into it later in its place."""
    told = ""
    for text, name, _, _ in Formatter().parse(source):
        told += change(text)
        if name is not None:
            told += f"{{{name}}}"
    return told


def strange(source: str, _meaning: str = "", _count: int = -1) -> str:
    """A translation in marked letters."""
    return _translated(source, lambda text: text.translate(_MARKED))


def longer(source: str, _meaning: str = "", _count: int = -1) -> str:
    """A translation in longer words."""

    def grown(word: re.Match[str]) -> str:
        letters = word.group()
        return letters + letters[-1] * math.ceil(len(letters) * _LONGER_BY)

    return _translated(source, lambda text: _WORD.sub(grown, text))


def _shipped(code: str) -> Lookup:
    """The translation that comes with the program."""
    translator = QTranslator()
    assert translator.load(str(assets("translations", f"hanafuda_{code}.qm")))

    def lookup(source: str, meaning: str, count: int) -> str:
        return translator.translate("hanafuda", source, meaning, count) or ""

    return lookup


def lookup_of(language: str) -> Lookup | None:
    """What translates into a language."""
    match language:
        case "en":
            return None
        case "strange":
            return strange
        case "longer":
            return longer
        case _:
            return _shipped(language)


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """Everything is said in a language, and then in English again."""
    speak(language, lookup_of(language))
    try:
        yield
    finally:
        speak(ENGLISH, None)


class Eyes:
    """Sees every text that is painted, and the room that it was given.

    Attributes:
        texts: what was painted.
        cut: what was painted only in part.
        faults: texts that leave their room, or the picture that they are painted into.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[str] = []
        self.faults: list[str] = []
        draw = QPainter.drawText

        def drawn(painter: QPainter, *args: Any) -> Any:
            if isinstance(args[0], QRectF) and isinstance(args[-1], str) and args[-1]:
                self._look(painter, args[0], args[-1])
            return draw(painter, *args)

        monkeypatch.setattr(QPainter, "drawText", drawn)

    @property
    def cut(self) -> list[str]:
        return [text for text in self.texts if text.endswith("…")]

    def forget(self) -> None:
        self.texts, self.faults = [], []

    def _look(self, painter: QPainter, room: QRectF, text: str) -> None:
        lines = text.split("\n")
        metrics, size = QFontMetricsF(painter.font()), painter.font().pixelSize()
        wide = max(metrics.horizontalAdvance(line) for line in lines)
        high = (len(lines) - 1) * metrics.lineSpacing() + size * 0.8
        self.texts.append(text)
        if wide > room.width() + 1.5 or high > room.height() + 1:
            self.faults.append(f"{text!r} is {wide:.0f}x{high:.0f} in {room}")
        inked = QRectF(0, 0, min(wide, room.width()), min(high, room.height()))
        inked.moveCenter(room.center())
        seen, device = painter.deviceTransform().mapRect(inked), painter.device()
        if seen.left() < -2 or seen.right() > device.width() + 2:
            self.faults.append(f"{text!r} at {seen} leaves a picture {device.width()} wide")
