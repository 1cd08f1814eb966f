"""How far a side is with every yaku: complete, one card away, open, or out of reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsItem

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.vocabulary import in_a_row
from hanafuda_desktop.engine.families import compile_fishing
from hanafuda_desktop.engine.fishing.standing import Reach, SideStanding, YakuProgress
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.table.lettering import LEAST, advance, letters_for, line_height
from hanafuda_desktop.table.palette import GOLD, NIGHT, PAPER, faded
from hanafuda_desktop.table.phrases import about, worth
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.progress_rows import ProgressRow, RowSizes, fit_rows, set_row
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.sign_item import TableSign
from hanafuda_desktop.table.typeset import CardLook, Sheet

__all__ = ["ProgressItem", "members_of", "rows_of"]

_ORDER: Final = (Reach.COMPLETE, Reach.ONE_AWAY, Reach.OPEN, Reach.CLOSED)
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


def members_of(rules: FishingRules, players: int, month: int) -> dict[str, tuple[int, ...]]:
    """Every card that a yaku can be made of in some way of counting, without further ones."""
    cards: dict[str, int] = {}
    for reading in compile_fishing(rules, players).program.readings[month]:
        for yaku in reading.yaku:
            made_of = yaku.all_of
            for need in yaku.needs:
                made_of |= need.cards
            cards[yaku.id] = cards.get(yaku.id, 0) | made_of
    return {yaku: tuple(members(mask)) for yaku, mask in cards.items()}


def rows_of(
    standing: SideStanding, names: RoundNames, of: Mapping[str, tuple[int, ...]]
) -> tuple[ProgressRow, ...]:
    """A row for each yaku: what is complete first, what is out of reach last.

    Args:
        standing: how a side stands.
        names: of the yaku.
        of: every card that serves a yaku, so that lost ones can be shown; may be empty.
    """
    ordered = sorted(standing.yaku, key=lambda each: _ORDER.index(each.reach))
    return tuple(
        ProgressRow(
            names.yaku[each.yaku],
            each.points,
            each.reach.value,
            _cards(each, of.get(each.yaku, ())),
        )
        for each in ordered
    )


def _cards(progress: YakuProgress, of: Sequence[int]) -> tuple[tuple[int, CardLook], ...]:
    """The captured cards, then as many as are lacking: such as can be had, then lost ones."""
    lost = [card for card in of if card not in progress.have and card not in progress.wanted]
    room = progress.lacking
    if progress.reach is Reach.CLOSED and lost:
        # what it failed for is seen, even where other cards could still be had
        room = max(0, room - 1)
    # Further cards count only where the yaku is made.
    made = progress.reach is Reach.COMPLETE or not of
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
    """

    def __init__(self, pictures: CardPictures, parent: QGraphicsItem | None = None) -> None:
        """An empty board.

        Args:
            pictures: where the little cards come from.
            parent: the item it belongs to.
        """
        super().__init__(pictures, parent)
        self._aspect = pictures.aspect
        self._title = ""
        self._standing: SideStanding | None = None
        self._rows: tuple[ProgressRow, ...] = ()
        self._letters = 14
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def rows(self) -> tuple[ProgressRow, ...]:
        """What it shows, from above."""
        return self._rows

    def present(
        self,
        title: str,
        standing: SideStanding,
        names: RoundNames,
        of: Mapping[str, tuple[int, ...]] | None = None,
    ) -> None:
        """Show how a side stands.

        Args:
            title: whose board it is.
            standing: the side.
            names: of the yaku.
            of: every card that serves a yaku (:func:`members_of`), so that lost ones are shown.
        """
        rows = rows_of(standing, names, of if of is not None else {})
        if (title, standing, rows) != (self._title, self._standing, self._rows):
            self._title, self._standing, self._rows = title, standing, rows
            self.renew()

    def set_letters(self, letters: int) -> None:
        """How large its letters are where there is room."""
        if letters != self._letters:
            self._letters = letters
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
        count = max(1, len(self._rows))
        columns = 1 if count <= 6 else 2
        letters = self._letters
        sizes = RowSizes.of(letters, letters * 24.0, self._rows, self._aspect)
        rows = -(-count // columns)
        wide = columns * sizes.width + (columns + 1) * letters
        high = self._head(letters) + rows * sizes.height(cards=True) + letters * 0.8
        return QSizeF(min(wide, area.width() * 0.96), min(high, area.height() * 0.9))

    @staticmethod
    def _head(letters: int) -> float:
        return line_height(letters) + letters * 0.9

    @property
    def description(self) -> str:
        """The board in words, a yaku a line."""
        standing = self._standing
        if standing is None:
            return ""
        ordered = sorted(standing.yaku, key=lambda each: _ORDER.index(each.reach))
        said = [
            about(row.name, in_a_row((_reach_words(each), worth(each.points))))
            for row, each in zip(self._rows, ordered, strict=True)
        ]
        return "\n".join([about(self._title, worth(standing.total)), *said])

    def renew(self) -> None:
        """Set and paint it anew; it has no tool tip, which would cover it."""
        super().renew()
        self.setToolTip("")

    def _set(self, size: QSizeF) -> Sheet:
        sheet = Sheet()
        standing = self._standing
        if standing is None:
            return sheet
        letters = min(self._letters, max(10, int(size.width() / 15)))
        pad = letters * 0.8
        head = QRectF(pad, pad * 0.6, size.width() - 2 * pad, line_height(letters))
        points = worth(standing.total)
        aside = advance(points, letters) + 4
        sheet.write(
            head.adjusted(0, 0, -aside - pad, 0), self._title, letters, bold=True, ink=PAPER
        )
        ink = GOLD if standing.total else faded(PAPER, 0.7)
        sheet.write(head, points, letters, ink=ink, align=_RIGHT)
        line = QRectF(pad, head.bottom() + 1, head.width(), 1)
        sheet.fill(line, faded(PAPER, 0.25))
        room = QRectF(pad, self._head(letters), head.width(), 0)
        room.setBottom(size.height() - pad * 0.6)
        rows = Sheet()
        bottom = min(size.height(), self._set_rows(rows, room, letters) + pad * 0.6)
        # the ground is no higher than what stands on it, so that more of the table is seen
        ground = QRectF(1, 1, size.width() - 2, bottom - 2)
        whole = Sheet()
        whole.fill(ground, faded(NIGHT, 0.93), line=faded(PAPER, 0.3), corner=9)
        whole.things += [*sheet.things, *rows.things]
        return whole

    def _set_rows(self, sheet: Sheet, room: QRectF, letters: int) -> float:
        """Set as many rows as there is room for; returns how far down they reach."""
        board = fit_rows(room.size(), letters, self._rows, self._aspect)
        for placed in board.placed:
            set_row(sheet, room.topLeft() + placed.spot, placed, board.sizes)
        left_over = len(self._rows) - len(board.placed)
        if left_over:
            small = max(LEAST, board.sizes.letters - 2)
            last = QRectF(room.left(), room.bottom() - line_height(small), room.width(), 0)
            last.setBottom(room.bottom())
            said = trn("and {n} more", "and {n} more", left_over)
            sheet.write(last, said, small, ink=faded(PAPER, 0.7))
            return room.bottom()
        return room.top() + board.height
