"""What there is to know of one card, set below its part of the month's picture."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from hanafuda_desktop.cards.card import Card
from hanafuda_desktop.cards.vocabulary import capital
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rulebook.card_uses import in_game, points_of, wanting, yaku_of
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.beginner_marks import paint_kind
from hanafuda_desktop.table.lettering import LEAST, advance, line_height, wrapped
from hanafuda_desktop.table.palette import INK, PAPER_SHADE, faded
from hanafuda_desktop.table.typeset import CardLook, Sheet

__all__ = ["QUIET", "CardFacts", "CardPlace", "column_of", "facts_of", "fitting", "widest_beside"]

QUIET: Final = faded(INK, 0.68)
"""Ink of what is read last."""

_BESIDE: Final = 0.75
"""Between a card and the words beside it, in letters' sizes."""
_WORDS: Final = 7.0
"""Words have at least this width beside a card, in letters' sizes,"""
_CHIPS: Final = 7.5
"""and chips this; else they stand below it."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card in words.

    Attributes:
        card: the card.
        name: what it shows.
        kind: its category.
        points: what it is worth in the game; no words where only yaku are paid.
        yaku: the yaku that want it.
        remark: why there are none, if there are none.
    """

    card: Card
    name: str
    kind: str
    points: str
    yaku: tuple[str, ...]
    remark: str

    @property
    def words(self) -> tuple[str, ...]:
        """All that is written of it."""
        return (self.name, self.kind, self.points, *self.yaku, self.remark)


@dataclass(frozen=True, slots=True)
class CardPlace:
    """How a card stands in its column.

    Attributes:
        size: of its picture; no width where the month's picture consists of the cards themselves.
        above: whether the words stand below the picture, and not beside it.
    """

    size: tuple[int, float]
    above: bool


def widest_beside(width: float, letters: int) -> int:
    """How wide a card may be if words are to have room beside it in a column of this width."""
    return int(width - letters * (_BESIDE + _WORDS))


def facts_of(card: Card, rules: GameRules) -> CardFacts:
    """What is to be said of a card in a game."""
    value = points_of(rules, card.index)
    yaku = tuple(plain(each.name) for each in wanting(rules, card.index))
    remark = ""
    if not in_game(rules, card.index):
        remark = tr("Not in {game}", game=plain(rules.name))
    elif not yaku and yaku_of(rules):
        remark = tr("No yaku wants it")
    return CardFacts(
        card,
        capital(card.name),
        capital(card.category.spoken),
        "" if value is None else trn("{n} point", "{n} points", value),
        yaku,
        remark,
    )


def column_of(facts: CardFacts, width: float, letters: int, place: CardPlace) -> tuple[Sheet, int]:
    """Set a card's column.

    Returns:
        the column, with its left top corner at the origin, and its height.
    """
    column = _Column(facts, width, letters)
    card_width, card_height = place.size
    if not card_width:
        column.tell(0, 0, width)
    elif place.above:
        column.show(place)
        column.tell(0, card_height + letters * 0.7, width)
    else:
        column.show(place)
        column.beside(card_width + letters * _BESIDE, card_height)
    return column.sheet, round(column.bottom)


def fitting(words: str, letters: int, width: float, *, bold: bool) -> int:
    """The size of letters in which words fit: they are rather smaller than broken."""
    wanted = advance(words, letters, bold=bold)
    return max(LEAST, min(letters, int(letters * width / wanted)))


@dataclass(slots=True)
class _Column:
    facts: CardFacts
    width: float
    letters: int
    sheet: Sheet = field(default_factory=Sheet)
    bottom: float = 0

    def show(self, place: CardPlace) -> None:
        self.sheet.card(QPointF(0, 0), self.facts.card.index, place.size, CardLook.PLAIN)
        self.bottom = max(self.bottom, place.size[1])

    def tell(self, left: float, top: float, width: float) -> None:
        self._chips(left, self._words(left, top, width), width)

    def beside(self, left: float, below: float) -> None:
        width = self.width - left
        end = self._words(left, 0, width)
        if width >= _CHIPS * self.letters:
            self._chips(left, end, width)
        else:
            self._chips(0, max(end, below) + self.letters * 0.3, self.width)

    def _words(self, left: float, top: float, width: float) -> float:
        """Name, kind and points; returns where they end."""
        facts, letters = self.facts, self.letters
        plain_kind = facts.name == facts.kind
        if not plain_kind:
            top = self._lines(facts.name, (left, top, width), round(letters * 1.08), bold=True)
        side = letters * 1.45
        sign = QRectF(left, top + letters * 0.2, side, side)
        card = facts.card
        self.sheet.draw(
            sign,
            lambda painter, rect: paint_kind(
                painter, card.category, card.ribbon, rect.center(), rect.width()
            ),
            facts.kind,
        )
        left += side + letters * 0.5
        width -= side + letters * 0.5
        high = line_height(letters)
        top = sign.center().y() - high / 2
        lines = self._kind_lines(width, bold=plain_kind)
        for line in lines:
            bold = plain_kind and line is lines[0]
            size = fitting(line, letters, width, bold=bold)
            for part in wrapped(line, width, size, bold=bold):
                self.sheet.write(QRectF(left, top, width, high), part, size, bold=bold)
                top += high
        self.bottom = max(self.bottom, top)
        return top

    def _kind_lines(self, width: float, *, bold: bool) -> list[str]:
        """Kind and points, on one line or on two, but never broken within "10 points"."""
        facts = self.facts
        both = " \N{MIDDLE DOT} ".join(filter(None, (facts.kind, facts.points)))
        if facts.points and advance(both, self.letters, bold=bold) > width:
            return [facts.kind, facts.points]
        return [both]

    def _lines(
        self, words: str, at: tuple[float, float, float], letters: int, *, bold: bool = False
    ) -> float:
        left, top, width = at
        longest = max(words.split(), key=lambda word: advance(word, letters, bold=bold))
        letters = fitting(longest, letters, width, bold=bold)
        high = line_height(letters)
        for line in wrapped(words, width, letters, bold=bold):
            self.sheet.write(QRectF(left, top, width, high), line, letters, bold=bold)
            top += high
        return top

    def _chips(self, left: float, top: float, width: float) -> None:
        """The yaku that want the card, each on a slip of its own; or why there is none."""
        letters = max(11, round(self.letters * 0.88))
        top += letters * 0.45
        if self.facts.remark:
            high = line_height(letters)
            for line in wrapped(self.facts.remark, width, letters):
                self.sheet.write(QRectF(left, top, width, high), line, letters, ink=QUIET)
                top += high
            self.bottom = max(self.bottom, top)
            return
        pad, gap = letters * 0.6, round(letters * 0.4)
        high = line_height(letters)
        x, below = left, top
        for name in self.facts.yaku:
            lines = wrapped(name, width - 2 * pad, letters)
            wide = max(advance(line, letters) for line in lines) + 2 * pad
            if x > left and x + wide > left + width:
                x, top = left, below + gap
            chip = QRectF(x, top, min(wide, width), high * len(lines) + letters * 0.3)
            self.sheet.fill(chip, PAPER_SHADE, corner=min(chip.height() / 2, letters * 0.85))
            for row, line in enumerate(lines):
                box = QRectF(x + pad, top + letters * 0.15 + row * high, chip.width() - pad, high)
                self.sheet.write(box, line, letters)
            x += wide + gap
            below = max(below, chip.bottom()) if x > left + wide + gap else chip.bottom()
        self.bottom = max(self.bottom, below)
