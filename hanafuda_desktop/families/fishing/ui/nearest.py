"""The yaku that a side is nearest to, in a few words that stand on the table all the time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.progress import Reach, SideStanding, YakuProgress
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.table.cloth import GOLD, GROUND, NIGHT, PAPER, faded
from hanafuda_desktop.table.lettering import LEAST, about, advance, roomier, wrapped
from hanafuda_desktop.table.names import RoundNames
from hanafuda_desktop.table.panels.typeset import Sheet
from hanafuda_desktop.table.signs.emblems import reach_mark
from hanafuda_desktop.table.signs.sign import TableSign
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import called, in_a_row, is_figure, listed

_MARK: Final = 0.95
_AFTER_MARK: Final = 0.35
"""The width of a mark and of the gap behind it, in letters' sizes."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
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
        if self.reach == Reach.COMPLETE.value:
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


def sizes_of(rules: FishingRules, players: int, month: int) -> dict[str, int]:
    """How many cards each yaku takes at the least."""
    sizes: dict[str, int] = {}
    for reading in engine_for(Fishing, rules, players).compiled.readings[month]:
        for yaku in reading.yaku:
            size = yaku.all_of.bit_count() + sum(need.count for need in yaku.needs)
            sizes[yaku.id] = min(size, sizes.get(yaku.id, size))
    return sizes


def nearest_of(
    standing: SideStanding, view: View, names: RoundNames, sizes: Mapping[str, int]
) -> tuple[NearestYaku, ...]:
    """The yaku that are worth a thought, the nearest first: one that counts, or that has begun.

    Args:
        standing: how the side stands.
        view: where the cards are.
        names: of the yaku.
        sizes: how many cards each takes.
    """
    begun = [
        each
        for each in standing.yaku
        if each.reach is Reach.COMPLETE
        or (each.reach is not Reach.CLOSED and each.lacking < sizes[each.yaku])
    ]
    lying = _where(view)
    ordered = sorted(begun, key=lambda each: (_rank(each), -each.points))
    return tuple(
        NearestYaku(
            names.yaku[each.yaku],
            each.reach.value,
            sizes[each.yaku] - each.lacking,
            sizes[each.yaku],
            _lacking(each, lying),
        )
        for each in ordered
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
    return tuple(_at(place, _together(names)) for place, names in there.items())


def _at(place: PileKind, cards: str) -> str:
    """Where cards are."""
    if place is PileKind.FIELD:
        return tr("{cards} on the field", cards=cards)
    return tr("{cards} in hand", cards=cards)


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


class NearestItem(TableSign):
    """The sign. It shows as many yaku as it has room for, and none where none has begun."""

    def __init__(self) -> None:
        super().__init__(None)
        self._yaku: tuple[NearestYaku, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def present(self, yaku: Sequence[NearestYaku]) -> None:
        """Show these, the nearest first."""
        if tuple(yaku) != self._yaku:
            self._yaku = tuple(yaku)
            self.renew()

    @property
    def description(self) -> str:
        """What it says, a yaku a line."""
        return "\n".join(each.said for each in self._yaku)

    def _set(self, size: QSizeF) -> Sheet:
        sheet = Sheet()
        if not self._yaku:
            return sheet
        box = QRectF(0, 0, size.width(), size.height())
        across = roomier(size.width() * 0.07, 0.7)
        letters = int(max(LEAST, min(roomier(18), size.height() * 0.155, across)))
        small = max(LEAST, letters - 2)
        line, under = letters * 1.35, small * 1.3
        pad = letters * 0.5
        rows = Sheet()
        top = pad
        for each in self._yaku:
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
        near = yaku.reach in (Reach.COMPLETE.value, Reach.ONE_AWAY.value)
        ink = GOLD if near else faded(PAPER, 0.9)
        mark = QRectF(room.left(), room.top() + (line - side) / 2, side, side)
        sheet.draw(mark, reach_mark(yaku.reach, dark=True), yaku.reach)
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
