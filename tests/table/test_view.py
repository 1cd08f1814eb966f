"""The widget: resizing, pixel ratios, another table; and what the cards look like at rest."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.schema import FoundationGroup, TableauRules
from hanafuda_desktop.families.tableau.ui.table import Patience
from hanafuda_desktop.families.ui_registry import table_for
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.cards.card_item import PileItem
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import speak
from tests.table.playing import Playing, seen

Make = Callable[..., Playing]


@pytest.mark.parametrize("size", [(900, 600), (1024, 768), (2560, 1440), (3840, 2160)])
def test_a_resize_lays_out_at_once_and_moves_nothing(playing: Make, size: tuple[int, int]) -> None:
    table = playing()
    table.view.resize(*size)
    layout = table.board.layout
    assert (layout.width, layout.height) == size
    assert table.scene.sceneRect().size().toTuple() == size
    assert not table.scene.stage.busy
    window = Rect(0, 0, *size)
    for item in table.scene._presenter.cast:
        card = Rect(item.x(), item.y(), layout.card_width, layout.card_height)
        assert window.shared(card) == pytest.approx(card.width * card.height)


def test_a_resize_decodes_no_picture_again(playing: Make, decoded: list[Path]) -> None:
    table = playing()
    table.view.grab()
    before = len(decoded)
    for width in range(900, 1500, 60):
        table.view.resize(width, 700)
        table.view.grab()
    assert len(decoded) == before


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_pictures_have_one_pixel_for_each_of_the_screen(playing: Make, ratio: float) -> None:
    table = playing()
    table.scene.resize(1280, 800, ratio)
    looks = table.scene.looks
    pixmap = looks.pictures.pixmap(0, looks.width, looks.ratio)
    assert pixmap.width() == round(looks.width * ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert looks.resting(0).devicePixelRatio() == ratio
    table.scene.resize(1280, 800, 1.0)


def test_a_card_at_rest_is_copied_pixel_by_pixel(playing: Make) -> None:
    table = playing()
    top = table.board.view.pile("c1").top
    rect = table.board.top_rect("c1")
    shown = table.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    looks = table.scene.looks
    picture = looks.pictures.pixmap(top, looks.width, 1.0).toImage()
    for x in range(int(looks.corner) + 2, looks.width - int(looks.corner) - 2, 7):
        for y in range(int(looks.corner) + 2, looks.height - int(looks.corner) - 2, 11):
            there = shown.pixelColor(int(rect.x) + x, int(rect.y) + y)
            assert there.rgb() == picture.pixelColor(x, y).rgb()


def test_cards_at_rest_lie_on_whole_pixels(playing: Make) -> None:
    table = playing()
    for size in ((901, 603), (1283, 807), (1999, 1111)):
        table.view.resize(*size)
        for item in table.scene._presenter.cast:
            assert item.pos() == QPointF(round(item.x()), round(item.y()))


def test_a_shadow_grows_with_the_lift_and_no_effect_is_used(playing: Make) -> None:
    table = playing()
    item = table.scene._presenter.cast.piles["c1"][-1]
    at_rest = item.boundingRect()
    item.pose(lift=1.0)
    assert item.boundingRect().width() > at_rest.width()
    assert all(other.graphicsEffect() is None for other in table.scene.items())
    item.rest()
    assert item.boundingRect() == at_rest


def test_another_table_takes_the_place_of_the_first(
    playing: Make, catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    table = playing()
    table.click(table.card("s"))
    game = new_game(catalogue.game("tsukinami"), seed=1)
    other = table_for(game.rules, plain_deck)
    other.present(game.view(), game.legal_moves())
    table.view.setScene(other)
    assert not table.scene.stage.busy
    assert other.board.layout.width == table.view.viewport().width()
    table.view.setScene(None)
    assert table.view.table is None
    table.view.resize(1000, 700)


def test_another_deck_and_another_cloth(playing: Make, plain_deck: CardPictures) -> None:
    table = playing()
    before = seen(table.scene)
    table.scene.set_pictures(plain_deck)
    assert seen(table.scene) == before
    picture = table.view.grab().toImage()
    table.scene.set_cloth("plum")
    assert table.view.grab().toImage() != picture
    with pytest.raises(KeyError):
        table.scene.set_cloth("tin foil")


def test_a_change_of_pace_lands_what_moves(playing: Make) -> None:
    table = playing()
    table.click(table.card("s"))
    table.scene.set_pace(Pace(0.5))
    assert not table.scene.stage.busy


def test_places_of_foundations_say_what_they_take(playing: Make) -> None:
    table = playing("tsukinami")
    labels = [table.scene._presenter._slots[f"f{n}"].label for n in range(1, 13)]
    assert labels == [str(month) for month in range(1, 13)]


def test_other_empty_places_say_what_they_are(catalogue: Catalogue) -> None:
    kinds = (PileKind.WASTE, PileKind.COLUMN, PileKind.CELL, *(PileKind.FOUNDATION,) * 8)
    ids = ("w", "c1", "h1", *(f"f{number}" for number in range(1, 9)))
    groups = ("", "beds", "", "ones", "ones", *("places",) * 4, "any", "any")
    piles = tuple(
        PileView(pile, kind, (), group=group)
        for pile, kind, group in zip(ids, kinds, groups, strict=True)
    )
    name = {"en": "lucky pile", "fr": "tas"}
    of_month = FoundationGroup.model_validate(
        {"id": "ones", "name": {"en": "ones"}, "count": "2", "start": {"month": "1"}}
    )
    by_place = FoundationGroup.model_validate(
        {"id": "places", "name": {"en": "rank"}, "each": "place"}
    )
    anything = FoundationGroup.model_validate({"id": "any", "name": name, "count": "2"})
    tsukinami = catalogue.game("tsukinami")
    assert isinstance(tsukinami, TableauRules)
    rules = tsukinami.model_copy(update={"foundations": (of_month, by_place, anything)})
    speak("fr", None)
    labels = Patience(rules).labels(View("test", 0, 0, piles))
    assert [labels.get(pile, "") for pile in ids] == [
        *("turned cards", "", "free place", "1", "1"),
        *("1st", "2nd", "3rd", "4th", "tas", "tas"),
    ]


@pytest.mark.parametrize("width", [46, 76, 128, 240])
@pytest.mark.parametrize(
    "label", ["", "12", "ribbon", "free place", "a very long name of incomprehensibilities"]
)
def test_what_an_empty_place_says_stays_in_it(
    plain_deck: CardPictures, monkeypatch: pytest.MonkeyPatch, width: int, label: str
) -> None:
    looks = Looks(plain_deck)
    looks.resize(width, 1.0)
    boxes: list[QRectF] = []
    draw = QPainter.drawText

    def recorder(painter: QPainter, room: QRectF, flags: Qt.AlignmentFlag, text: str) -> None:
        boxes.append(painter.boundingRect(room, flags, text))
        draw(painter, room, flags, text)

    monkeypatch.setattr(QPainter, "drawText", recorder)
    _painted(PileItem(looks, label, PileKind.CELL))
    assert len(boxes) == bool(label)
    assert all(looks.card_rect.contains(box) for box in boxes)


def test_kinds_of_empty_places_look_different(plain_deck: CardPictures) -> None:
    looks = Looks(plain_deck)
    looks.resize(90, 1.0)
    kinds = (PileKind.COLUMN, PileKind.CELL, PileKind.WASTE, PileKind.FOUNDATION)
    pictures = [_painted(PileItem(looks, "", kind)) for kind in kinds]
    assert all(one != other for one, other in combinations(pictures, 2))


def _painted(item: PileItem) -> QImage:
    image = QImage(item.boundingRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game", [entry.id for entry in our_games().entries()])
def test_every_game_can_be_laid_before_the_table_is_shown(
    qtbot: QtBot, catalogue: Catalogue, plain_deck: CardPictures, game: str
) -> None:
    dealt = new_game(catalogue.game(game), seed=3)
    scene, view = table_for(dealt.rules, plain_deck), TableView()
    qtbot.addWidget(view)
    view.resize(798, 736)
    view.setScene(scene)
    scene.present(dealt.view(), dealt.legal_moves())
    before = scene.board.layout
    assert (before.width, before.height) == (798, 736)
    view.show()
    qtbot.waitExposed(view)
    assert scene.board.layout == before


def test_a_view_that_could_not_be_laid_out_is_shown_at_the_next_size(
    catalogue: Catalogue, plain_deck: CardPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game(catalogue.game("yatsuhashi"), seed=3)
    scene = table_for(game.rules, plain_deck)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("hanafuda_desktop.table.presenter.Board", broken)
        with pytest.raises(ZeroDivisionError):
            scene.present(game.view(), game.legal_moves())
    assert not scene.board.piles
    scene.resize(900, 600, 1.0)
    assert scene.board.view == game.view()


def test_a_table_can_be_painted_before_it_has_a_view(
    catalogue: Catalogue, plain_deck: CardPictures, playing: Make
) -> None:
    table = playing()
    table.view.setScene(table_for(catalogue.game("yatsuhashi"), plain_deck))
    assert not table.view.grab().isNull()
    assert table.view.table is not None
    assert table.view.table.describe(Hit("c1")) == ""


def test_at_rest_repainting_does_not_start_anything(playing: Make) -> None:
    table = playing()
    for _ in range(3):
        table.view.grab()
        table.view.viewport().repaint()
    assert not table.scene.stage.busy
