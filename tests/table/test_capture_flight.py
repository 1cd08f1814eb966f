"""The cards of a yaku on their way to the shelf."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.resources import assets
from hanafuda_desktop.table.animation import Stage
from hanafuda_desktop.table.card_items import CardItems
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import NORMAL, Pace
from hanafuda_desktop.table.presenter import Choreography

pytestmark = pytest.mark.usefixtures("qapp")

GOAL = QRectF(300, 20, 60, 40)
CARDS = (0, 8, 28)


@pytest.fixture
def items() -> list[CardItem]:
    looks = Looks(CardPictures(assets("cards", "plain")), width=40)
    found = []
    for place, card in enumerate(CARDS):
        item = CardItem(looks, card)
        item.setPos(50 * place, 200)
        item.setZValue(place)
        found.append(item)
    return found


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "still"])
def test_it_is_told_once_when_all_of_them_are_there(
    items: list[CardItem], *, reduced: bool
) -> None:
    scene = QGraphicsScene()
    told: list[int] = []
    for item in items:
        scene.addItem(item)
    stage = Stage(scene)
    choreography = Choreography(stage, CardItems(scene, items[0].looks))
    choreography.pace = Pace(NORMAL, reduced)
    choreography.capture(items, GOAL, lambda: told.append(1))
    if not reduced:
        assert told == []
    stage.land()
    assert told == [1]
    stage.clear()


def test_each_leaves_uncovered(items: list[CardItem]) -> None:
    """The card that lies on top goes first, and over the others."""
    scene = QGraphicsScene()
    for item in items:
        scene.addItem(item)
    stage = Stage(scene)
    Choreography(stage, CardItems(scene, items[0].looks)).capture(items, GOAL, lambda: None)
    heights = [item.zValue() for item in items]
    assert heights == sorted(heights)
    assert len(set(heights)) == len(heights)
    stage.land()
    stage.clear()
