"""What a card upon another hides is not painted, and nothing that is seen is left out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cards.pictures import CardPictures
from tests.table.playing import Playing

WIDE = 100


class Pile:
    """Two cards of which the second lies upon the first, on a cloth of one colour."""

    def __init__(self, deck: CardPictures, ratio: float) -> None:
        self.looks = Looks(deck, WIDE, ratio)
        self.scene = QGraphicsScene(0, 0, 360, 400)
        self.scene.setBackgroundBrush(QColor("#225544"))
        self.lower, self.upper = CardItem(self.looks, 0), CardItem(self.looks, 5)
        for order, item in enumerate((self.lower, self.upper)):
            item.setPos(100, 60)
            item.setZValue(order)
            self.scene.addItem(item)

    def lay(self, across: float, down: float, *, covered: bool) -> QImage:
        self.upper.setPos(100 + across, 60 + down)
        self.lower.cover = self.upper if covered else None
        return self.painted()

    def painted(self) -> QImage:
        ratio = self.looks.ratio
        picture = QImage(QSize(360, 400) * ratio, QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        self.scene.render(painter, QRectF(0, 0, 360, 400), QRectF(0, 0, 360, 400))
        painter.end()
        return picture


def differing(one: QImage, other: QImage) -> set[tuple[int, int]]:
    ratio = one.devicePixelRatio()
    return {
        (int(x / ratio), int(y / ratio))
        for x in range(one.width())
        for y in range(one.height())
        if one.pixel(x, y) != other.pixel(x, y)
    }


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("ratio", [1.0, 1.5])
@pytest.mark.parametrize(
    ("across", "down"), [(0, 22), (0, 1), (0, 150), (31, 0), (0, 0), (-20, 0), (12, 30), (0, 400)]
)
def test_only_a_double_shadow_is_lost(
    qtbot: QtBot, plain_deck: CardPictures, across: int, down: int, ratio: float
) -> None:
    pile = Pile(plain_deck, ratio)
    whole, cut = (pile.lay(across, down, covered=each) for each in (False, True))
    # Where shadows of both fall on the cloth, beside both cards and at their round corners, one of
    # them may be missing.
    face, round_ = QRectF(100, 60, WIDE, pile.looks.height), pile.looks.corner + 1
    upright, level = (
        face.adjusted(2, round_, -2, -round_),
        face.adjusted(round_, 2, -round_, -2),
    )
    parts = [part.translated(*by) for part in (upright, level) for by in ((0, 0), (across, down))]
    seen = [(x, y) for x, y in differing(whole, cut) if any(part.contains(x, y) for part in parts)]
    assert seen == []


@pytest.mark.parametrize(
    "change",
    [
        lambda upper: upper.pose(lift=0.4),
        lambda upper: upper.pose(tilt=4.0),
        lambda upper: upper.pose(turn=0.4),
        lambda upper: upper.pose(shrink=0.8),
        lambda upper: upper.setOpacity(0.5),
        lambda upper: upper.setVisible(False),
        lambda upper: upper.setPos(140, 200),
        lambda upper: upper.dress(60),
        lambda upper: upper.setZValue(-1),
    ],
    ids=["lifted", "tilted", "turned", "small", "fading", "hidden", "elsewhere", "narrow", "below"],
)
def test_a_card_that_no_longer_hides_another(
    qtbot: QtBot, plain_deck: CardPictures, change: Callable[[CardItem], None]
) -> None:
    pile = Pile(plain_deck, 1.0)
    pile.lay(0, 22, covered=True)
    change(pile.upper)
    cut = pile.painted()
    pile.lower.cover = None
    assert cut == pile.painted()


def test_what_is_hidden_is_not_painted(qtbot: QtBot, plain_deck: CardPictures) -> None:
    pile = Pile(plain_deck, 1.0)
    pile.lay(0, 22, covered=True)
    seen = pile.lower._seen()
    assert seen is not None
    assert 22 < seen.height() < 50, "a strip, and what shows beside round corners"
    pile.upper.setPos(pile.lower.pos())
    assert pile.lower._seen() == QRectF()


def test_every_card_of_a_column_knows_the_next(playing: Callable[..., Playing]) -> None:
    table = playing("yatsuhashi")
    cast = table.scene._presenter.cast
    for items in cast.piles.values():
        assert [item.cover for item in items] == [*items[1:], None][: len(items)]


def test_another_deck_while_a_captured_card_waits_to_rise(
    playing: Callable[..., Playing], plain_deck: CardPictures
) -> None:
    table = playing("koi-koi", seed=1)
    game, scene = table.game, table.scene
    for _ in range(6):
        events = game.seen(game.push(game.legal_moves()[0]), 0)
        scene.play(events, game.view(0), ())
        scene.stage.advance(8)
        scene.set_pictures(plain_deck)
        assert scene.looks.width > 0
        assert not table.view.grab().isNull()
