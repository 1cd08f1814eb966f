"""What items paint with: card pictures with a baked shadow, lifted shadows and glows as pixmaps.

Everything soft is painted once for a card size and then only copied, which is what keeps a frame
cheap; no graphics effect is used anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import blank, edged

_REST_BLUR: Final = 0.045
_REST_DARK: Final = 105
_LIFT_BLUR: Final = 0.17
_LIFT_DARK: Final = 120
_GLOW_BLUR: Final = 0.11
_LAYERS: Final = 20
_MOST_DRAWN: Final = 80
"""So many pictures of shadows, glows and places are kept at once."""


def _paint_soft(painter: QPainter, rect: QRectF, corner: float, blur: float, ink: QColor) -> None:
    """A rounded rectangle whose edge fades over ``blur`` to both sides."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    # Layers over one another: n layers of opacity a darken to 1 - (1 - a)^n.
    each = 1 - (1 - min(0.97, ink.alphaF())) ** (1 / _LAYERS)
    layer = QColor(ink)
    layer.setAlphaF(each)
    painter.setBrush(layer)
    for number in range(_LAYERS):
        out = blur * (1 - 2 * (number + 0.5) / _LAYERS)
        # Squeezed towards the middle, so that the fade has no hard rim.
        out *= abs(out / blur) ** 0.35
        radius = max(1.0, corner + out)
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius, radius)


class Looks:
    """Pixmaps for one card size and pixel ratio, made when first asked for.

    Attributes:
        width: of a card, in logical pixels.
        height: of a card.
        ratio: device pixels for each logical one.
        rim: how far the shadow of a resting card reaches beyond it.
        rim_rect: the card with that shadow, in its own coordinates.
        reach: how far that of a fully lifted one does.
    """

    def __init__(self, pictures: CardPictures, width: int = 120, ratio: float = 1.0) -> None:
        self.pictures = pictures
        self.width = 0
        self.height = 0
        self.ratio = 0.0
        self.rim = self.reach = self.corner = 0.0
        self.rim_rect = QRectF()
        self._resting: dict[int | None, QPixmap] = {}
        self._drawn: dict[Hashable, QPixmap] = {}
        self._others: dict[int, Looks] = {}
        self.resize(width, ratio)

    def resize(self, width: int, ratio: float) -> bool:
        """Paint for another size from now on; returns whether it is another."""
        if (width, ratio) == (self.width, self.ratio):
            return False
        self.width, self.ratio = width, ratio
        self.height = round(width * self.pictures.aspect)
        self.rim = rim = float(max(2, round(2 * _REST_BLUR * width)))
        self.rim_rect = self.card_rect.adjusted(-rim, -rim, rim, rim)
        self.reach = float(round(2.4 * _LIFT_BLUR * width))
        self.corner = self.pictures.corner * width
        self._others.clear()
        self.forget()
        return True

    def sized(self, width: int) -> Looks:
        """The looks of smaller or larger cards on the same table."""
        if width == self.width:
            return self
        other = self._others.get(width)
        if other is None:
            other = self._others[width] = Looks(self.pictures, width, self.ratio)
        return other

    def change(self, pictures: CardPictures) -> None:
        """Paint with another deck from now on, at the size to come."""
        self.pictures = pictures
        self.width = 0

    def forget(self) -> None:
        """Paint everything anew when it is next asked for."""
        self._resting.clear()
        self._drawn.clear()
        for other in self._others.values():
            other.forget()

    @property
    def card_rect(self) -> QRectF:
        """A card in its own coordinates."""
        return QRectF(0, 0, self.width, self.height)

    def resting(self, card: int | None) -> QPixmap:
        """A card with the shadow it casts where it lies, :attr:`rim` larger on every side.

        The rim is transparent at its edge, so that a tilted card has smooth edges for nothing.
        """
        pixmap = self._resting.get(card)
        if pixmap is None:
            rim = self.rim
            shade = self.card_rect.translated(rim, rim * 1.3)
            # The shadow by itself is the same for every card, so painted once.
            pixmap = self._shadow("shade", self.rim_rect, shade, _REST_BLUR, _REST_DARK).copy()
            with QPainter(pixmap) as painter:
                picture = self.pictures.pixmap(card, self.width, self.ratio)
                painter.drawPixmap(QPointF(rim, rim), picture)
            self._resting[card] = pixmap
        return pixmap

    def prepare(self) -> bool:
        """Make the picture of a card that was not seen yet; returns whether there was one."""
        for card in (None, *range(CARD_COUNT)):
            if card not in self._resting:
                self.resting(card)
                return True
        return False

    def lifted_shadow(self, longer: float = 0.0) -> QPixmap:
        """The wide soft shadow of a lifted card, :attr:`reach` larger on every side.

        Args:
            longer: how much further down it goes, for a run that is held as one.
        """
        reach, more = self.reach, round(longer)
        card = self.card_rect.adjusted(0, 0, 0, more)
        whole, card = card.adjusted(-reach, -reach, reach, reach), card.translated(reach, reach)
        # Half as fine as the screen: nobody sees it in a blur, and it is made in a quarter of the
        # time, at the moment at which a card is taken up.
        return self._shadow(("lifted", more), whole, card, _LIFT_BLUR, _LIFT_DARK, fine=0.5)

    def _shadow(
        self, key: Hashable, whole: QRectF, rect: QRectF, blur: float, dark: int, fine: float = 1.0
    ) -> QPixmap:
        def draw(painter: QPainter) -> None:
            _paint_soft(painter, rect, self.corner, blur * self.width, QColor(0, 0, 0, dark))

        return self.drawn(key, whole.size(), draw, fine=fine)

    def drawn(
        self, key: Hashable, size: QSizeF, draw: Callable[[QPainter], None], *, fine: float = 1.0
    ) -> QPixmap:
        """What ``draw`` draws, once for each key and size of card, so many times as fine."""
        pixmap = self._drawn.get(key)
        if pixmap is None:
            if len(self._drawn) >= _MOST_DRAWN:
                self._drawn.clear()
            pixmap = blank(size, self.ratio * fine)
            with QPainter(pixmap) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw(painter)
            self._drawn[key] = pixmap
        return pixmap

    @property
    def glow_reach(self) -> float:
        """How far a glow reaches beyond what it surrounds."""
        return float(max(8, round(2 * _GLOW_BLUR * self.width)))

    def glow(self, size: QSizeF, ink: QColor) -> QPixmap:
        """A ring of light around a rectangle, :attr:`glow_reach` larger on every side."""
        reach = self.glow_reach
        whole = QSizeF(size.width() + 2 * reach, size.height() + 2 * reach)
        rect = QRectF(QPointF(reach, reach), size)
        key = "glow", round(size.width()), round(size.height()), ink.rgba()
        return self.drawn(key, whole, lambda painter: self._paint_glow(painter, rect, ink))

    def _paint_glow(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        soft, corner = QColor(ink), self.corner
        soft.setAlphaF(0.8)
        _paint_soft(painter, rect, corner, self.glow_reach * 0.5, soft)
        # The middle stays clear: a glow surrounds, it does not veil the picture.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.setBrush(QColor(0, 0, 0))
        painter.drawRoundedRect(rect, corner, corner)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        line = edged(max(2.0, self.width * 0.022))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, line))
        half = line / 2
        painter.drawRoundedRect(rect.adjusted(-half, -half, half, half), corner, corner)
