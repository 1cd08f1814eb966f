"""The yaku shelf: every state to be told apart, nothing outside its place, only changes painted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.view import YakuPlace
from hanafuda_desktop.resources import assets
from hanafuda_desktop.table.animation import Stage
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.yaku_shelf import PlaceSign, YakuShelf, _stand_in, lay_out, seal_spot
from hanafuda_desktop.text.language import speak

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = {"aka-tan": "Aka-Tan", "moon": "Hanami-Tsukimi-Zake", "bridge": "Yatsuhashi"}
OPEN = YakuPlace(
    "aka-tan", 0, ((1,), (5,), (9,)), (1, None, None), ready=False, collected=(), waits_for=0
)
READY = replace(OPEN, reachable=(1, 5, 9), ready=True)
DONE = replace(OPEN, reachable=(None, None, None), collected=(1, 5, 9))
WAITING = YakuPlace("bridge", 0, ((16,),), (16,), ready=False, collected=(), waits_for=3)
PLACES = (OPEN, READY, DONE, WAITING)
RECTS = tuple(QRectF(20 + 220 * index, 30, 200, 90) for index in range(4))
SIZES = [(150, 60), (200, 90), (260, 110), (400, 160)]


@pytest.fixture(scope="module")
def pictures(qapp: object) -> CardPictures:
    return CardPictures(assets("cards", "plain"))


@pytest.fixture
def shelf(pictures: CardPictures) -> YakuShelf:
    shelf = YakuShelf(pictures, NAMES.__getitem__, Stage())
    shelf.set_geometry(RECTS)
    shelf.present(PLACES)
    return shelf


@pytest.fixture
def view(qtbot: QtBot, shelf: YakuShelf) -> Iterator[QGraphicsView]:
    scene = QGraphicsScene(0, 0, 900, 160)
    scene.addItem(shelf)
    view = QGraphicsView(scene)
    view.resize(920, 180)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    yield view
    scene.removeItem(shelf)


def _rendered(shelf: YakuShelf) -> QImage:
    scene = QGraphicsScene(0, 0, 900, 160)
    scene.addItem(shelf)
    image = QImage(900, 160, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(36, 64, 110))
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, 900, 160), QRectF(0, 0, 900, 160))
    painter.end()
    scene.removeItem(shelf)
    return image


def paint_alone(place: YakuPlace, size: tuple[int, int], pictures: CardPictures, name: str) -> None:
    shelf = YakuShelf(pictures, lambda _: name, Stage())
    shelf.set_geometry((QRectF(0, 0, *size),))
    shelf.present((place,))
    shelf.signs[0]._painted(1.0)


def _part(image: QImage, index: int) -> QImage:
    return image.copy(RECTS[index].toRect())


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("members", [1, 3, 5])
def test_everything_lies_inside_its_place(size: tuple[int, int], members: int) -> None:
    whole = QRectF(0, 0, *size)
    layout = lay_out(QSizeF(*size), members, 54 / 33)
    assert whole.contains(layout.header)
    for spot in layout.cards:
        card = QRectF(spot.x(), spot.y() - layout.lift, layout.card_width, 0)
        card.setHeight(layout.card_width * 54 / 33 + 2 * layout.lift)
        assert whole.contains(card)
        assert card.top() >= layout.header.bottom() - 1
    steps = [b.x() - a.x() for a, b in zip(layout.cards, layout.cards[1:], strict=False)]
    assert all(step >= layout.card_width for step in steps), "members never overlap"
    assert layout.card_width >= 18
    centre, side = seal_spot(QSizeF(*size), layout, 54 / 33)
    seal = QRectF(0, 0, side, side)
    seal.moveCenter(centre)
    assert whole.adjusted(-2, -2, 2, 2).contains(seal)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("place", PLACES, ids=["open", "ready", "done", "waiting"])
def test_names_are_cut_well_and_never_run_out(
    size: tuple[int, int], place: YakuPlace, pictures: CardPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[QRectF, str, float]] = []
    draw = QPainter.drawText

    def recorder(painter: QPainter, room: QRectF, flags: Qt.AlignmentFlag, text: str) -> None:
        wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
        written.append((QRectF(room), text, wide))
        draw(painter, room, flags, text)

    monkeypatch.setattr(QPainter, "drawText", recorder)
    name = f"A yaku with a {'very ' * 9}long name, longer than any place"
    paint_alone(place, size, pictures, name)
    assert written
    for room, text, wide in written:
        assert wide <= room.width() + 1, text
        assert QRectF(0, 0, *size).contains(room), text
    assert any(text.startswith("A yaku") and text.endswith("…") for _, text, _ in written)


@pytest.mark.parametrize("size", [(124, 57), (139, 73), (178, 72)], ids=str)
@pytest.mark.parametrize("reachable", [(8, None, 32), (8, 28, 32)], ids=["open", "ready"])
def test_the_longest_name_is_whole_where_the_window_is_smallest(
    size: tuple[int, int],
    reachable: tuple[int | None, ...],
    pictures: CardPictures,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda *args: written.append(args[-1]))
    place = YakuPlace(
        *("moon", 0, ((8,), (28,), (32,)), reachable),
        ready=None not in reachable,
        collected=(),
        waits_for=0,
    )
    paint_alone(place, size, pictures, NAMES["moon"])
    assert NAMES["moon"] in written


def test_the_four_states_look_different(shelf: YakuShelf) -> None:
    image = _rendered(shelf)
    parts = [_part(image, index) for index in range(4)]
    assert len({bytes(part.constBits()) for part in parts}) == 4


def test_ready_and_collected_are_told_by_shape(shelf: YakuShelf) -> None:
    image = _rendered(shelf)
    # a round mark at the end of the ready place's header, a square seal beside the members
    mark = RECTS[1].topRight() + QPointF(-16, 16)
    assert image.pixelColor(mark.toPoint() + QPointF(0, -7).toPoint()).red() > 200
    spot, side = seal_spot(RECTS[2].size(), lay_out(RECTS[2].size(), 3, 54 / 33), 54 / 33)
    seal = QRectF(0, 0, side * 0.9, side * 0.9)
    seal.moveCenter(RECTS[2].topLeft() + spot)
    inside = image.copy(seal.toRect())
    colours = [
        inside.pixelColor(x, y) for x in range(inside.width()) for y in range(inside.height())
    ]
    red = sum(c.red() > 150 and c.green() < 90 for c in colours)
    assert red > len(colours) * 0.4


def test_a_reachable_member_is_bright_and_higher(shelf: YakuShelf) -> None:
    image = _rendered(shelf)
    layout = lay_out(RECTS[0].size(), 3, 54 / 33)

    def paper(index: int) -> QColor:
        spot = RECTS[0].topLeft() + layout.cards[index]
        return image.pixelColor(
            QPointF(spot.x() + layout.card_width * 0.55, spot.y() + 3).toPoint()
        )

    assert paper(0).lightness() > paper(1).lightness() + 60
    bar = RECTS[0].topLeft() + layout.cards[0]
    bar += QPointF(layout.card_width / 2, layout.card_width * 54 / 33 + 1)
    assert image.pixelColor(bar.toPoint()).red() > 200


def test_what_a_yaku_still_waits_for_is_written(
    pictures: CardPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda *args: written.append(args[-1]))
    speak("de", lambda source, _meaning, _count: source.replace("after {n} more", "noch {n}"))
    for place in PLACES:
        paint_alone(place, (200, 90), pictures, "X")
    assert written == ["1/3", "X", "X", "X", "noch 3", "X"]


def test_either_chaff_is_shown_once_and_the_reachable_one_first(
    pictures: CardPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int | None] = []
    real = pictures.pixmap

    def recorder(card: int | None, width: int, ratio: float) -> QPixmap:
        asked.append(card)
        return real(card, width, ratio)

    monkeypatch.setattr(pictures, "pixmap", recorder)
    either = ((2, 3), (6, 7))
    for copy, reachable in ((0, (None, None)), (1, (None, None)), (0, (3, None))):
        place = YakuPlace(
            "aka-tan", copy, either, reachable, ready=False, collected=(), waits_for=0
        )
        paint_alone(place, (200, 90), pictures, "X")
    assert asked == [2, 6, 3, 7, 3, 6]


def test_places_are_where_the_layout_has_them(view: QGraphicsView, shelf: YakuShelf) -> None:
    scene = view.scene()
    for index, rect in enumerate(RECTS):
        assert scene.itemAt(rect.center(), QTransform()) is shelf.signs[index]
        assert shelf.signs[index].rect == rect
    assert scene.itemAt(QPointF(225, 60), QTransform()) is None
    shelf.present(PLACES[:2])
    assert scene.itemAt(RECTS[3].center(), QTransform()) is None


def test_only_what_changed_is_painted_again(
    shelf: YakuShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[YakuPlace] = []
    real = PlaceSign._painted

    def counting(sign: PlaceSign, ratio: float) -> QPixmap:
        painted.append(sign._place)
        return real(sign, ratio)

    monkeypatch.setattr(PlaceSign, "_painted", counting)
    _rendered(shelf)
    assert painted == list(PLACES)
    _rendered(shelf)
    shelf.set_glow({1})
    shelf.set_geometry(RECTS)
    shelf.present(PLACES)
    _rendered(shelf)
    assert len(painted) == 4
    shelf.present((READY, *PLACES[1:]))
    _rendered(shelf)
    assert painted[4:] == [READY]


def test_a_glow_reaches_no_further_than_its_place_says(shelf: YakuShelf) -> None:
    plain = _rendered(shelf)
    shelf.set_glow({0})
    marked = _rendered(shelf)
    bounds = shelf.signs[0].sceneBoundingRect()
    changed = [
        QPointF(x, y)
        for x in range(0, 900, 2)
        for y in range(0, 160, 2)
        if plain.pixel(x, y) != marked.pixel(x, y)
    ]
    assert changed
    assert all(bounds.contains(point) for point in changed)
    shelf.set_glow(())
    assert _rendered(shelf) == plain


def test_a_click_on_a_place_is_told(qtbot: QtBot, view: QGraphicsView, shelf: YakuShelf) -> None:
    spot = view.mapFromScene(RECTS[1].center())
    with qtbot.waitSignal(shelf.place_clicked) as told:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert told.args == [1]


def test_a_press_that_ends_elsewhere_is_no_click(
    qtbot: QtBot, view: QGraphicsView, shelf: YakuShelf
) -> None:
    first, second = (view.mapFromScene(RECTS[index].center()) for index in (0, 1))
    with qtbot.assertNotEmitted(shelf.place_clicked):
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=first)
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=second)


def test_hovering_is_told_with_the_whole_name(
    qtbot: QtBot, view: QGraphicsView, shelf: YakuShelf
) -> None:
    told: list[int] = []
    shelf.place_hovered.connect(told.append)
    for point in (RECTS[3].center(), RECTS[3].center() + QPointF(3, 3), QPointF(450, 150)):
        QTest.mouseMove(view.viewport(), view.mapFromScene(point))
        qtbot.wait(1)
    assert told == [3, -1]
    QTest.mouseMove(view.viewport(), view.mapFromScene(RECTS[3].center()))
    assert shelf.signs[3].toolTip() == "Yatsuhashi"
    view.viewport().event(QEvent(QEvent.Type.Leave))


def test_the_seal_comes_down_and_then_nothing_runs(qtbot: QtBot, shelf: YakuShelf) -> None:
    resting = _rendered(shelf)
    shelf.stamp(2, 40)
    assert _rendered(shelf) != resting
    assert shelf._stage.busy
    qtbot.waitUntil(lambda: not shelf._stage.busy)
    assert _rendered(shelf) == resting


@pytest.mark.parametrize("how", ["again", "finished", "undone", "at once"])
def test_a_falling_seal_can_be_cut_short(shelf: YakuShelf, how: str) -> None:
    shelf.stamp(2, 0 if how == "at once" else 5000)
    match how:
        case "again":
            shelf.stamp(2, 5000)
            assert shelf.signs[2].stamped == 0.0
            shelf._stage.land()
        case "finished":
            shelf._stage.land()
        case "undone":
            shelf.present((*PLACES[:2], READY, WAITING))
    assert shelf.signs[2].stamped == 1.0
    shelf._stage.advance(16)
    assert not shelf._stage.busy


def test_an_empty_shelf_is_nothing(pictures: CardPictures) -> None:
    shelf = YakuShelf(pictures, NAMES.__getitem__, Stage())
    shelf.present(PLACES)
    assert not shelf.signs
    _rendered(shelf)


def test_another_deck_is_shown_at_once(shelf: YakuShelf, pictures: CardPictures) -> None:
    _rendered(shelf)
    shelf.set_pictures(pictures)
    assert all(sign._face is None for sign in shelf.signs)


def test_missing_cards_of_one_kind_are_shown_as_different_cards() -> None:
    kiri = (45, 46, 47)
    assert _stand_in(kiri, 0, set()) == 45
    assert _stand_in(kiri, 0, {45}) == 46
    assert _stand_in(kiri, 0, {45, 46}) == 47
    assert _stand_in((2, 3), 1, set()) == 3  # the second copy's own chaff
    assert _stand_in((), 0, set()) is None
