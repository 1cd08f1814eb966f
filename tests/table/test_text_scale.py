"""In the largest letters nothing on a table overlaps, nothing leaves it, and words are larger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from hanafuda_desktop.families.fishing.ui.layout import lay_out
from hanafuda_desktop.families.shedding.ui.layout import lay_out as lay_out_shedding
from hanafuda_desktop.table.layout import Rect, TableShape
from hanafuda_desktop.table.lettering import letters_for, roomier, set_text_scale, text_scale
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.signs.plates import SeatPlate, SeatPlateItem
from hanafuda_desktop.table.yaku_shelf import lay_out as lay_out_face
from tests.families.fishing.ui import test_fishing_layout
from tests.families.shedding.ui import test_shedding_layout
from tests.families.speed.ui import test_speed_layout

ASPECT = 54 / 33
SIZES = [(900, 600), (1280, 800), (1920, 1080)]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=[1.25, 1.5, 2.0])
def scale(request: pytest.FixtureRequest) -> Iterator[float]:
    set_text_scale(request.param)
    yield request.param
    set_text_scale(1.0)


def test_usually_nothing_is_larger() -> None:
    assert text_scale() == 1.0
    assert roomier(40.0) == 40.0


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_ordinary_letters_grow_as_far_as_the_table_is_high(
    scale: float, size: tuple[int, int]
) -> None:
    area = QRectF(0, 0, *size)
    large = letters_for(area)
    set_text_scale(1.0)
    usual = letters_for(area)
    assert large > usual
    assert large >= min(round(usual * scale) - 1, int(area.height() * 0.048))


@pytest.mark.deep_but(1)
@given(shape=test_fishing_layout.shapes(), size=st.sampled_from(SIZES))
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_nothing_overlaps_on_a_fishing_table(
    scale: float, shape: TableShape, size: tuple[int, int]
) -> None:
    assert scale > 1
    test_fishing_layout.check(lay_out(shape, *size), Rect(0, 0, *size))


@given(shape=test_shedding_layout.shapes(), size=st.sampled_from(SIZES))
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_nothing_overlaps_on_a_shedding_table(
    scale: float, shape: TableShape, size: tuple[int, int]
) -> None:
    assert scale > 1
    test_shedding_layout.check(lay_out_shedding(shape, *size), Rect(0, 0, *size))


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("window", SIZES, ids=str)
@pytest.mark.parametrize("columns", [3, 4, 8])
def test_nothing_overlaps_on_a_real_time_table(
    scale: float, window: tuple[int, int], columns: int
) -> None:
    assert scale > 1
    test_speed_layout.test_nothing_covers_anything_else(window, columns, 2)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_names_on_plates_are_larger_and_stay_inside(scale: float, size: tuple[int, int]) -> None:
    plate = SeatPlate(name="Computer 2", total=120, dealer=True, to_move=True)
    seats = TableShape(3, 0, clockwise=False, hand=7, places=8, sides=((0,), (1,), (2,)))

    def set_all() -> list[int]:
        rooms = lay_out(seats, *size).rooms
        assert rooms is not None
        found = []
        for seat, rect in rooms.plates.items():
            item = SeatPlateItem(seat)
            item.set_geometry(QRectF(*rect))
            item.present(plate)
            texts = item.sheet.texts
            assert all(QRectF(0, 0, *rect[2:]).contains(each.rect) for each in texts)
            found += [each.pixels for each in texts if each.whole == plate.name]
        return found

    large = set_all()
    set_text_scale(1.0)
    usual = set_all()
    # In a broad font a name that was large may already fill its plate.
    assert all(one >= other for one, other in zip(large, usual, strict=True))
    assert min(large) > min(usual)


def test_words_on_the_shelf_are_larger(scale: float) -> None:
    size = QSizeF(150, 76)
    large = lay_out_face(size, 5, ASPECT)
    set_text_scale(1.0)
    usual = lay_out_face(size, 5, ASPECT)
    assert large.font > usual.font
    assert large.card_width > 6
    assert scale > 1


def test_a_line_that_is_too_long_is_broken_in_two(scale: float) -> None:
    panel = TablePanel()
    panel.set_area(QRectF(0, 0, 900, 600))
    long = "Player 1 has the lower columns and the keys on the left, Player 2 those on the right. "
    panel.ask("Ready?", (long * 2, "Short."), (PanelButton("begin", "Begin"),))
    assert QRectF(0, 0, 900, 600).contains(panel.box)
    assert panel.box.width() <= 900 * 0.95
    assert panel.button_rect("begin").bottom() < panel.box.bottom()
    assert scale > 1
