"""How far a side is with every yaku: complete, one card away, open, or out of reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, inf
from typing import Final, assert_never

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.fishing.progress import (
    Reach,
    SideProgress,
    YakuProgress,
)
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import GOLD, GROUND, NIGHT, PAPER, faded
from hanafuda_desktop.table.lettering import (
    LEAST,
    about,
    advance,
    letters_for,
    line_height,
    roomier,
    worth,
    wrapped,
)
from hanafuda_desktop.table.narration import RoundNames
from hanafuda_desktop.table.panels.typeset import (
    CardLook,
    Sheet,
    card_size,
    cells,
    set_cards,
    square,
)
from hanafuda_desktop.table.signs.emblems import sign_of
from hanafuda_desktop.table.signs.sign import TableSign, ValueSign
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import called, in_a_row, is_figure, listed

_SMALLEST: Final = 10
_FEWEST: Final = 17
"""So many letters at least are as wide as a row: where it is narrower, they are smaller."""
_LONG: Final = 6
"""More yaku than these stand in two columns."""
_INKS: Final = {
    Reach.COMPLETE: (GOLD, 1.0),
    Reach.ONE_AWAY: (PAPER, 1.0),
    Reach.OPEN: (PAPER, 0.85),
    Reach.CLOSED: (PAPER, 0.68),
}
_NEAR: Final = (Reach.COMPLETE, Reach.ONE_AWAY)
_LINE: Final = 1.38
"""How high a line is, counted in letters."""
_LABEL: Final = (0.3, 0.54)
"""The least and the most of a row that a name takes beside its cards."""
_ORDER: Final = tuple(Reach)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_PLATE: Final = 3.0
"""How high what stands at the upper edge of a table is at least, in letters' sizes."""


def _reach_words(progress: YakuProgress) -> str:
    """How far a yaku is, in words."""
    match progress.reach:
        case Reach.COMPLETE:
            return tr("complete")
        case Reach.ONE_AWAY:
            return tr("one card away")
        case Reach.OPEN:
            return trn("{n} card away", "{n} cards away", progress.lacking)
        case Reach.CLOSED:
            return tr("out of reach")
    assert_never(progress.reach)


def cards_shown(progress: YakuProgress) -> tuple[tuple[int, CardLook], ...]:
    """The captured cards, then as many as are lacking: such as can be had, then lost ones."""
    of, room = progress.cards, progress.lacking
    lost = [card for card in of if card not in progress.have and card not in progress.wanted]
    if progress.reach is Reach.CLOSED and lost:
        # what it failed for is seen, even where other cards could still be had
        room = max(0, room - 1)
    # Further cards count only where the yaku is made.
    made = progress.reach is Reach.COMPLETE
    have = [card for card in progress.have if made or card in of]
    missing = progress.wanted[:room]
    lost = lost[: progress.lacking - len(missing)]
    there = CardLook.DIM if progress.reach is Reach.CLOSED else CardLook.PLAIN
    return (
        *((card, there) for card in have),
        *((card, CardLook.MISSING) for card in missing),
        *((card, CardLook.LOST) for card in lost),
    )


class ProgressItem(TableSign):
    """The yaku of one side, as a board that stays on the table or as one that comes up by a plate.

    It takes no clicks: what lies beneath it stays what it was.

    Args:
        pictures: where the little cards come from.

    Attributes:
        yaku: what it shows, from above: what is complete first, what is out of reach last.
    """

    _tip = ""  # it would cover the board

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__(pictures)
        self._aspect = pictures.aspect
        self._shown: tuple[str, SideProgress, RoundNames] | None = None
        self.yaku: Sequence[YakuProgress] = ()
        self._letters = 14

    def present(self, title: str, standing: SideProgress, names: RoundNames) -> None:
        """Show how a side stands.

        Args:
            title: whose board it is.
            standing: the side.
            names: of the yaku.
        """
        if (title, standing, names) != self._shown:
            self._shown = title, standing, names
            self.yaku = sorted(standing.yaku, key=lambda each: _ORDER.index(each.reach))
            self.renew()

    def place_near(self, plate: QRectF, area: QRectF) -> None:
        """Stand beside a plate, as large as it takes, and within this area."""
        self._letters = letters_for(area)
        size = self._natural(area)
        gap = 10.0
        left = min(max(plate.center().x() - size.width() / 2, area.left() + gap), area.right())
        left = min(left, area.right() - gap - size.width())
        spots = [
            QPointF(left, plate.bottom() + gap),
            QPointF(left, plate.top() - gap - size.height()),
        ]
        fits = [spot for spot in spots if area.contains(QRectF(spot, size))]
        top = max(area.top() + gap, area.bottom() - gap - size.height())
        beside = plate.right() + gap
        if beside + size.width() > area.right():
            beside = plate.left() - gap - size.width()
        last = QPointF(max(area.left() + gap, beside), min(top, max(area.top() + gap, plate.top())))
        rect = QRectF(fits[0] if fits else last, size)
        if rect.top() - area.top() < _PLATE * self._letters:
            # What stands at the upper edge of the table is covered wholly rather than in part.
            rect.setTop(area.top() + gap)
        self.set_geometry(rect)

    def _natural(self, area: QRectF) -> QSizeF:
        """The size at which everything has room, no larger than most of an area."""
        letters, columns = self._letters, self._columns
        wide = columns * letters * 24.0 + (columns + 1) * letters
        rows = ceil(len(self.yaku) / columns) * self._row_height(letters)
        high = self._head(letters) + rows + letters * 0.8
        return QSizeF(min(wide, area.width() * 0.96), min(high, area.height() * 0.9))

    @property
    def _columns(self) -> int:
        return 1 if len(self.yaku) <= _LONG else 2

    def _row_height(self, letters: int) -> float:
        """Of a row that has all the room that it wants."""
        return float(round(card_size(letters * 1.5, self._aspect)[1] + 5))

    @staticmethod
    def _head(letters: int) -> float:
        return line_height(letters) + letters * 0.9

    @property
    def description(self) -> str:
        """The board in words, a yaku a line."""
        if self._shown is None:
            return ""
        title, standing, names = self._shown
        said = [
            about(names.yaku[each.yaku], in_a_row((_reach_words(each), worth(each.points))))
            for each in self.yaku
        ]
        return "\n".join([about(title, worth(standing.total)), *said])

    def _set(self, size: QSizeF) -> Sheet:
        sheet = Sheet()
        if self._shown is None:
            return sheet
        title, standing, names = self._shown
        letters = min(self._letters, max(_SMALLEST, int(size.width() / 15)))
        pad = letters * 0.8
        head = QRectF(pad, pad * 0.6, size.width() - 2 * pad, line_height(letters))
        room = QRectF(pad, self._head(letters), head.width(), 0)
        room.setHeight(max(1.0, size.height() - pad * 0.6 - room.top()))
        columns = max(self._columns, ceil(len(self.yaku) * line_height(_SMALLEST) / room.height()))
        deep = ceil(len(self.yaku) / columns)
        high = min(self._row_height(letters), room.height() / max(1, deep))
        # the ground is no higher than what stands on it, so that more of the table is seen
        ground = QRectF(1, 1, size.width() - 2, room.top() + deep * high + pad * 0.6 - 2)
        sheet.fill(ground, faded(NIGHT, 0.93), line=faded(PAPER, 0.3), corner=9)
        points = worth(standing.total)
        name = head.adjusted(0, 0, -advance(points, letters) - 4 - pad, 0)
        sheet.write(name, title, letters, bold=True, ink=PAPER)
        ink = GOLD if standing.total else faded(PAPER, 0.7)
        sheet.write(head, points, letters, ink=ink, align=_RIGHT)
        sheet.fill(QRectF(pad, head.bottom() + 1, head.width(), 1), faded(PAPER, 0.25))
        for column, across in enumerate(cells(room, (inf,) * columns, letters)):
            across.setHeight(high)
            rows = self.yaku[column * deep : (column + 1) * deep]
            self._set_rows(sheet, across, rows, names.yaku, letters)
        return sheet

    def _set_rows(
        self,
        sheet: Sheet,
        box: QRectF,
        rows: Sequence[YakuProgress],
        names: Mapping[str, str],
        letters: int,
    ) -> None:
        """Set a column of rows, the first of them here: mark, name, cards and points."""
        most = min(int(box.width() / _FEWEST), int(box.height() / _LINE))
        letters = max(LEAST, min(letters, most))
        card = card_size(max(1.0, (box.height() - 5) / self._aspect), self._aspect)
        inner = box.width() - letters * 4.5
        wide = [advance(names[each.yaku], letters, bold=True) for each in self.yaku]
        label = max(inner * _LABEL[0], min(inner * _LABEL[1], max(wide, default=0.0) + 2))
        numbers = [advance(str(each.points), letters, bold=True) for each in self.yaku]
        widths = (letters * 1.05, label, inf, max([*numbers, letters * 1.3]) + 2)
        for each in rows:
            mark, name, cards, points = cells(box, widths, letters * 0.4)
            near, ink = each.reach in _NEAR, faded(*_INKS[each.reach])
            sheet.draw(square(mark, mark.width()), sign_of(each.reach, PAPER), each.reach)
            _set_name(sheet, name, names[each.yaku], each.reach, letters)
            set_cards(sheet, cards, cards_shown(each), card)
            sheet.write(points, str(each.points), letters, bold=near, ink=ink, align=_RIGHT)
            box.translate(0, box.height())


def _set_name(sheet: Sheet, room: QRectF, name: str, reach: Reach, letters: int) -> None:
    """A name; a long one takes two lines of smaller letters."""
    lines, pixels, near = [name], letters, reach in _NEAR
    if advance(name, letters, bold=near) > room.width():
        small = max(LEAST, letters - 2)
        broken = wrapped(name, room.width(), small, bold=near)
        if len(broken) == 2:
            lines, pixels = broken, small
    step = pixels * 1.22
    line = QRectF(room.left(), room.center().y() - step * len(lines) / 2, room.width(), step)
    for words in lines:
        struck = reach is Reach.CLOSED
        sheet.write(line, words, pixels, bold=near, ink=faded(*_INKS[reach]), struck=struck)
        line.translate(0, step)


_MARK: Final = 0.95
_AFTER_MARK: Final = 0.35
"""The width of a mark and of the gap behind it, in letters' sizes."""
_SMALLER: Final = 0.8
_MOST_LINES: Final = 2
_MOST_NAMED: Final = 2
"""So many of the cards that are lacking are named for each place."""


@dataclass(frozen=True, slots=True)
class NearestYaku:
    """A yaku that a side is near to.

    Attributes:
        name: what people call it.
        reach: how near: the value of a ``Reach``.
        have: how many of its cards are there.
        needs: how many it takes.
        where: where the cards are that it lacks, place for place.
    """

    name: str
    reach: str
    have: int
    needs: int
    where: tuple[str, ...]

    @property
    def count(self) -> str:
        """How far it is."""
        if self.reach == Reach.COMPLETE:
            return tr("made")
        return tr("{have} of {needs}", have=self.have, needs=self.needs)

    @property
    def said(self) -> str:
        """All of it: ``Ino-shika-cho: 2 of 3, Boar on the field``."""
        return about(self.name, in_a_row((self.count, *self.where)))

    def where_in(self, width: float, pixels: int) -> tuple[int, list[str]]:
        """Where its cards are, in a line or two, as far as there is room for one place after the
        other; and the size of their letters, which are hardly smaller than wanted.
        """
        places = list(self.where)
        least = max(LEAST, int(pixels * _SMALLER))
        for size in (pixels, least):
            if advance(in_a_row(places), size) <= width:
                return size, [in_a_row(places)]
        while len(places) > 1 and len(wrapped(in_a_row(places), width, least)) > _MOST_LINES:
            places.pop()
        whole = in_a_row(places)
        size = pixels if len(wrapped(whole, width, pixels)) <= _MOST_LINES else least
        first = wrapped(whole, width, size)[0]
        return size, [first, whole.removeprefix(first).strip()]


def nearest_of(standing: SideProgress, view: View, names: RoundNames) -> tuple[NearestYaku, ...]:
    """The yaku that are worth a thought, the nearest first: one that counts, or that has begun.

    Args:
        standing: how the side stands.
        view: where the cards are.
        names: of the yaku.
    """
    begun = [
        each
        for each in standing.yaku
        if each.reach is Reach.COMPLETE
        or (each.reach is not Reach.CLOSED and each.lacking < each.size)
    ]
    lying = _where(view)
    return tuple(
        NearestYaku(
            names.yaku[each.yaku],
            each.reach,
            each.size - each.lacking,
            each.size,
            _lacking(each, lying),
        )
        for each in sorted(begun, key=lambda each: (_rank(each), -each.points))
    )


def _rank(progress: YakuProgress) -> tuple[int, float]:
    """What lacks least goes first; what is made is known already."""
    if progress.reach is Reach.COMPLETE:
        return 1, 0.0
    return (0 if progress.reach is Reach.ONE_AWAY else 2), progress.lacking


def _where(view: View) -> dict[int, PileKind]:
    """Where cards are that can be seen: on the field, or in the own hand."""
    found: dict[int, PileKind] = {}
    for pile in view.piles:
        own_hand = pile.kind is PileKind.HAND and pile.owner == view.seat
        if own_hand or pile.kind is PileKind.FIELD:
            found |= {card: pile.kind for card in pile.cards if card is not None}
    return found


def _lacking(progress: YakuProgress, lying: Mapping[int, PileKind]) -> tuple[str, ...]:
    """Which cards are in sight that it lacks, and where: ``Boar on the field``."""
    if progress.reach is Reach.COMPLETE:
        return ()
    there: dict[PileKind, list[str]] = {}
    for card in progress.wanted:
        if card in lying:
            names = there.setdefault(lying[card], [])
            if _short(card) not in names and len(names) < _MOST_NAMED:
                names.append(_short(card))
    return tuple(
        tr("{cards} on the field", cards=_together(names))
        if place is PileKind.FIELD
        else tr("{cards} in hand", cards=_together(names))
        for place, names in there.items()
    )


def _together(names: Sequence[str]) -> str:
    """Cards in a row; what they have in common is said once: ``Plum and Iris chaff``."""
    split = [name.split() for name in names]
    common = 0
    while common + 1 < min(map(len, split)) and len({words[-common - 1] for words in split}) == 1:
        common += 1
    said = [" ".join(words[: len(words) - common]) for words in split[:-1]]
    return listed([*said, names[-1]])


def _short(card: int) -> str:
    """A card by its figure; one that has none by its flower and kind."""
    return CARDS[card].name if is_figure(CARDS[card]) else called(CARDS[card])


class NearestItem(ValueSign[Sequence[NearestYaku]]):
    """The sign of the yaku that are nearest, these first. It shows as many as it has room for, and
    none where none has begun.
    """

    shown: Sequence[NearestYaku] = ()

    @property
    def description(self) -> str:
        """What it says, a yaku a line."""
        return "\n".join(each.said for each in self.shown)

    def _set(self, size: QSizeF) -> Sheet:
        sheet = Sheet()
        if not self.shown:
            return sheet
        box = QRectF(0, 0, size.width(), size.height())
        across = roomier(size.width() * 0.07, 0.7)
        letters = int(max(LEAST, min(roomier(18), size.height() * 0.155, across)))
        small = max(LEAST, letters - 2)
        line, under = letters * 1.35, small * 1.3
        pad = letters * 0.5
        rows = Sheet()
        top = pad
        for each in self.shown:
            high = line + under * len(self._below(each, size.width() - 2 * pad, letters)[1])
            if top + high > size.height() - pad:
                break
            self._set_one(rows, QRectF(pad, top, size.width() - 2 * pad, high), each, letters)
            top += high + letters * 0.15
        if not rows.things:
            return sheet
        ground = QRectF(1, 1, box.width() - 2, min(box.height() - 2, top + pad * 0.6))
        sheet.fill(ground, faded(NIGHT, GROUND), line=faded(PAPER, 0.2), corner=min(9.0, pad))
        sheet.things += rows.things
        return sheet

    def _set_one(self, sheet: Sheet, room: QRectF, yaku: NearestYaku, letters: int) -> None:
        """A yaku with its mark and count, and beneath it where its cards are."""
        small = max(LEAST, letters - 2)
        side, line = letters * _MARK, letters * 1.35
        near = yaku.reach in (Reach.COMPLETE, Reach.ONE_AWAY)
        ink = GOLD if near else faded(PAPER, 0.9)
        mark = QRectF(room.left(), room.top() + (line - side) / 2, side, side)
        sheet.draw(mark, sign_of(yaku.reach, PAPER), yaku.reach)
        left, wide = mark.right() + letters * _AFTER_MARK, advance(yaku.count, small) + 3
        name = QRectF(left, room.top(), room.right() - left - wide - letters * 0.3, line)
        sheet.write(name, yaku.name, letters, bold=near, ink=ink)
        last = QRectF(room.right() - wide, room.top(), wide, line)
        sheet.write(last, yaku.count, small, ink=ink, align=_RIGHT)
        under = QRectF(left, room.top() + line, room.right() - left, small * 1.3)
        size, lines = self._below(yaku, room.width(), letters)
        for words in lines:
            sheet.write(under, words, size, ink=faded(PAPER, 0.75))
            under.translate(0, under.height())

    @staticmethod
    def _below(yaku: NearestYaku, width: float, letters: int) -> tuple[int, list[str]]:
        """The lines beneath a yaku, which begin where its name does, and their letters' size."""
        small = max(LEAST, letters - 2)
        if not yaku.where:
            return small, []
        return yaku.where_in(width - letters * (_MARK + _AFTER_MARK), small)
