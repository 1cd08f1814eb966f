"""The picture of a game, a still life of a few cards: what it is like to play it, in one glance.

Nothing is said here of any one game. A patience lies as it is dealt; of the others, the cards
are chosen from the game's own deck and yaku, always the same for the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from math import copysign, cos, radians, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPixmap

from hanafuda_desktop.cards.cardset import listed
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.language import known
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.table.cards.deck import BACK
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import NIGHT, Cloth, faded, has_high_contrast

FRAME: Final = (16.0, 8.0)
"""The picture's width and height; cards may lie half outside."""


class PaintedCard(NamedTuple):
    """A card in a picture.

    Attributes:
        card: its number; ``None`` if it lies face down.
        x: where its middle is, from the left of :data:`FRAME`.
        y: the same from its top.
        width: of the card.
        turn: in degrees, clockwise.
    """

    card: int | None
    x: float
    y: float
    width: float
    turn: float = 0.0


_LONG: Final = 54 / 33
"""Height of a card, counted in its width; a deck with other cards may overlap a little more."""
_TASTE: Final = 5
"""A number among others: with this one, the games that we ship look least like one another."""
_FAN: Final = 5
_FIELD: Final = 8


def still_life_of(rules: GameBase) -> tuple[PaintedCard, ...]:
    """The cards of a game's picture, those that lie on top last."""
    seed = sha256(f"{rules.id} {_TASTE}".encode()).digest()[:8]
    chance = SplitMix64(int.from_bytes(seed, "big"))
    rules = known(rules)
    match rules.family:
        case "tableau":
            return tuple(_patience(rules, chance))
        case "fishing":
            return tuple(_fishing(rules, chance))
        case "shedding":
            return tuple(_shedding(rules, chance))
        case "speed":
            return tuple(_speed(rules, chance))


def _sway(chance: SplitMix64, most: float) -> float:
    """A little to one side or the other."""
    return (chance.below(2001) / 1000 - 1) * most


# --- patiences -----------------------------------------------------------------------------------


def _patience(rules: GameBase, chance: SplitMix64) -> Iterator[PaintedCard]:
    """The columns as they are dealt, seen a little from the side."""
    view = new_game(rules, seed=chance.below(1000)).view(0)
    columns = [pile for pile in view.piles if pile.kind is PileKind.COLUMN and pile.cards]
    across = max(4, len(columns))
    width = min(2.5, 15.2 / (across * 1.1))
    left = (FRAME[0] - (len(columns) - 1) * width * 1.1) / 2
    deepest = max((len(pile.cards) for pile in columns), default=1)
    step = min(width * 0.5, (FRAME[1] + 0.6 - width * _LONG) / max(1, deepest - 1))
    for number, pile in enumerate(columns):
        for depth, card in enumerate(pile.shown):
            x = left + number * width * 1.1
            yield PaintedCard(
                card, x, width * _LONG / 2 + 0.25 + depth * step, width, _sway(chance, 1.2)
            )


# --- games of several ----------------------------------------------------------------------------


def _fan(
    cards: Sequence[int | None], middle: tuple[float, float], width: float, open_by: float
) -> Iterator[PaintedCard]:
    """A hand of cards, held below its middle."""
    reach = width * 2.5
    for number, card in enumerate(cards):
        turn = (number - (len(cards) - 1) / 2) * open_by
        x = middle[0] + reach * sin(radians(turn))
        y = middle[1] + reach * (1 - cos(radians(turn)))
        yield PaintedCard(card, x, y, width, turn)


def _fishing(rules: GameBase, chance: SplitMix64) -> Iterator[PaintedCard]:
    """The field, and before it a hand of what one hopes for."""
    rules = known(rules)
    assert rules.family == "fishing"
    deck = listed(selected(rules.deck.cards))
    wanted = _of_yaku([_cards_of(yaku.needs) for yaku in rules.yaku], deck, chance)
    rest = [card for card in shuffled(deck, chance.below(1000)) if card not in wanted]
    width = 2.05
    for number, card in enumerate(rest[:_FIELD]):
        row, column = divmod(number, _FIELD // 2)
        x = FRAME[0] / 2 + (column - (_FIELD / 2 - 1) / 2) * 3.1 + (row - 0.5) * 1.5
        yield PaintedCard(card, x, 1.2 + row * 3.0, width, _sway(chance, 6))
    yield from _fan(wanted, (FRAME[0] / 2 + _sway(chance, 1.5), 5.7), 3.1, 15)


def _cards_of(needs: Iterable[object]) -> tuple[int, ...]:
    """Every card that a yaku could take."""
    mask = 0
    for need in needs:
        mask |= selected(need.cards)  # type: ignore[attr-defined]
    return listed(mask)


def _of_yaku(
    yaku: Sequence[tuple[int, ...]], deck: Sequence[int], chance: SplitMix64
) -> tuple[int, ...]:
    """The cards of a yaku or two, as many as are held in a hand; such as name each of their cards
    are told at a glance.
    """
    short = [cards for cards in yaku if 3 <= len(cards) <= _FAN]
    chosen: dict[int, None] = {}
    while short and len(chosen) < _FAN:
        chosen |= dict.fromkeys(short.pop(chance.below(len(short))))
    chosen |= dict.fromkeys(shuffled(deck, chance.below(1000)))
    return tuple(sorted(list(chosen)[:_FAN]))


def _shedding(rules: GameBase, chance: SplitMix64) -> Iterator[PaintedCard]:
    """Cards thrown on a heap, what others still hold, and one's own last cards."""
    deck = shuffled(listed(selected(rules.deck.cards)), chance.below(1000))
    yield from _turned(_fan((None,) * 5, (3.4, 0.6), 2.2, 13), 150, (3.4, 0.6))
    yield from _turned(_fan((None,) * 5, (12.6, 0.6), 2.2, 13), 210, (12.6, 0.6))
    for number, card in enumerate(deck[:7]):
        x, y = FRAME[0] / 2 + _sway(chance, 1.7), 3.0 + _sway(chance, 0.7)
        yield PaintedCard(card, x, y, 2.6, _sway(chance, 50) if number < 6 else _sway(chance, 9))
    yield from _fan(deck[7:10], (FRAME[0] / 2, 7.3), 2.7, 14)


def _turned(
    lying: Iterable[PaintedCard], turn: float, about: tuple[float, float]
) -> Iterator[PaintedCard]:
    """The same cards, turned together about a point."""
    turned_cos, turned_sin = cos(radians(turn)), sin(radians(turn))
    for card, x, y, width, own in lying:
        right, down = x - about[0], y - about[1]
        yield PaintedCard(
            card,
            about[0] + right * turned_cos - down * turned_sin,
            about[1] + right * turned_sin + down * turned_cos,
            width,
            own + turn,
        )


def _speed(rules: GameBase, chance: SplitMix64) -> Iterator[PaintedCard]:
    """Two layouts that face each other, and the stacks between them."""
    deck = shuffled(listed(selected(rules.deck.cards)), chance.below(1000))
    cards = iter(deck)
    width = 2.1
    for own in (False, True):
        for column in range(6):
            depth = 5 - column if own else column
            x = FRAME[0] / 2 + (column - 2.5) * 2.5
            for card in range(min(2, depth) + 1):
                down = 6.7 + card * 0.55 if own else 1.3 - card * 0.55
                face = next(cards) if card == min(2, depth) else None
                yield PaintedCard(face, x, down, width, 0 if own else 180)
    for side in (-1, 1):
        x = FRAME[0] / 2 + side * 1.5
        yield PaintedCard(next(cards), x, FRAME[1] / 2, width, _sway(chance, 7))
    yield PaintedCard(next(cards), FRAME[0] / 2 + 2.9, FRAME[1] / 2 + 0.7, width * 1.12, 24)


# Painting it.

_FINER: Final = 2
"""The picture is painted twice as large and then made smaller, so that tilted cards are crisp."""
_ENOUGH: Final = 0.75
"""A card is taken at least so large, counted in what it takes of the larger picture."""
_SHADES: Final = 4
_SHADE: Final = 0.13
_REACH: Final = 0.045
"""The shadow of a card: how many layers, how strong each, how far they reach."""
_MIST: Final = ((0.10, 0.02, 0.62), (0.22, 0.42, 1.05), (0.66, -0.05, 0.40), (0.80, 0.52, 0.92))
"""Bands of mist: how far down, and from where to where, in parts of the picture."""
_BAND: Final = 0.085


def fine_pixmap(size: QSize, ratio: float, paint: Callable[[QPainter, float], None]) -> QPixmap:
    """A picture of a size in logical pixels, painted larger and then made smaller.

    Args:
        size: its size.
        ratio: device pixels for each of these.
        paint: paints it so many times larger.
    """
    fine = ratio * _FINER
    least = QSize(1, 1)
    large = (QSizeF(size) * fine).toSize().expandedTo(least)
    image = QImage(large, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint(painter, fine)
    whole = (QSizeF(size) * ratio).toSize().expandedTo(least)
    smooth = Qt.TransformationMode.SmoothTransformation
    pixmap = QPixmap.fromImage(image.scaled(whole, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def still_life(
    cards: Sequence[PaintedCard], pictures: CardPictures, cloth: Cloth, size: QSize, ratio: float
) -> QPixmap:
    """The picture of a game.

    Args:
        cards: its cards.
        pictures: the deck.
        cloth: what they lie on.
        size: of the picture in logical pixels; what does not fit is cut at its sides.
        ratio: device pixels for each of these.
    """

    def paint(painter: QPainter, fine: float) -> None:
        painter.scale(fine, fine)
        area = QRectF(0, 0, size.width(), size.height())
        _paint_ground(painter, area, cloth)
        scale = max(area.width() / FRAME[0], area.height() / FRAME[1])
        painter.translate(area.center())
        for each in cards:
            painter.save()
            painter.translate((each.x - FRAME[0] / 2) * scale, (each.y - FRAME[1] / 2) * scale)
            painter.rotate(each.turn)
            _paint_card(painter, pictures, each.card, each.width * scale, fine)
            painter.restore()

    return fine_pixmap(size, ratio, paint)


def _paint_card(
    painter: QPainter, pictures: CardPictures, card: int | None, width: float, fine: float
) -> None:
    """A card around the painter's zero, without marks, and the shadow that it casts.

    It is taken from what the deck keeps of it anyway: pictures of these sizes are needed once.
    """
    rect = QRectF(0, 0, width, width * pictures.aspect)
    rect.moveCenter(QPointF(0, 0))
    corner = pictures.corner * width
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(NIGHT, _SHADE))
    for step in range(1, _SHADES + 1):
        reach = width * _REACH * step / _SHADES
        shade = rect.adjusted(-reach, -reach * 0.6, reach, reach * 1.3)
        painter.drawRoundedRect(shade, corner + reach, corner + reach)
    image = pictures.at_least(BACK if card is None else card, round(width * fine * _ENOUGH))
    painter.drawImage(rect, image)


def _paint_ground(painter: QPainter, area: QRectF, cloth: Cloth) -> None:
    """The cloth where the light falls on it, and mist as on old screens."""
    if has_high_contrast():
        painter.fillRect(area, QColor("#000000"))
        return
    light = QLinearGradient(area.topLeft(), area.bottomRight())
    light.setColorAt(0.0, cloth.ground.lighter(140))
    light.setColorAt(0.55, cloth.ground.lighter(112))
    light.setColorAt(1.0, cloth.ground.darker(135))
    painter.fillRect(area, light)
    painter.setPen(Qt.PenStyle.NoPen)
    high = area.height() * _BAND
    for number, (down, start, end) in enumerate(_MIST):
        painter.setBrush(faded(cloth.thread, 0.10 + 0.035 * (number % 2)))
        for row in range(2):
            shift = (row - 0.5) * high * 0.86
            inset = copysign(0.07, row - 0.5) * area.width()
            band = QRectF(
                area.left() + start * area.width() + inset,
                area.top() + down * area.height() + shift,
                (end - start) * area.width(),
                high,
            )
            painter.drawRoundedRect(band, high / 2, high / 2)
