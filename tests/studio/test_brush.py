from __future__ import annotations

import math
from random import Random

import pytest

from hanafuda_desktop.studio.tools.brush import (
    EVEN,
    FLICK,
    SWELL,
    TAPER,
    Brush,
    Path,
    arc,
    contour,
    pressure_at,
    stroke,
)

LINE = [(0.0, 0.0), (10.0, 0.0), (20.0, 0.0)]


def widths(polygon: Path) -> list[float]:
    """The width of a wet stroke all along it: its outline is one side, then the other back."""
    half = len(polygon) // 2
    return [math.dist(a, b) for a, b in zip(polygon[:half], polygon[half:][::-1], strict=True)]


@pytest.mark.parametrize("pressure", [SWELL, TAPER, FLICK, EVEN])
def test_no_stroke_has_one_width(pressure: tuple[float, ...]) -> None:
    (outline,) = stroke(LINE, Brush(1.0, pressure), Random(1))
    across = widths(outline)
    assert max(across) - min(across) > 0.3


def test_a_swelling_stroke_is_thin_at_both_ends_and_full_in_the_middle() -> None:
    (outline,) = stroke(LINE, Brush(1.0, SWELL), Random(1))
    across = widths(outline)
    assert across[0] < 0.05
    assert across[-1] < 0.05
    assert across[len(across) // 2] == pytest.approx(1.0, abs=0.15)


def test_a_tapering_stroke_ends_in_a_point() -> None:
    (outline,) = stroke(LINE, Brush(1.0, TAPER), Random(1))
    across = widths(outline)
    assert across[0] > 0.4
    assert across[-1] < 0.05


def test_the_width_of_a_steady_pressure_still_trembles() -> None:
    (outline,) = stroke(LINE, Brush(1.0, (1.0, 1.0), tremor=0.1), Random(1))
    assert max(widths(outline)) - min(widths(outline)) > 0.05
    (calm,) = stroke(LINE, Brush(1.0, (1.0, 1.0), tremor=0.0), Random(1))
    assert widths(calm) == pytest.approx([1.0] * len(widths(calm)))


def test_a_dry_stroke_parts_into_bristles_at_its_end() -> None:
    body, *bristles = stroke(LINE, Brush(1.5, EVEN, dry=0.4), Random(1))
    assert max(x for x, _ in body) == pytest.approx(12.0, abs=0.4)
    assert len(bristles) >= 5
    assert {round(max(x for x, _ in bristle), 1) for bristle in bristles}.__len__() > 3


def test_the_same_chance_makes_the_same_stroke_and_another_another() -> None:
    brush = Brush(1.0, SWELL, dry=0.3)
    assert stroke(LINE, brush, Random(7)) == stroke(LINE, brush, Random(7))
    assert stroke(LINE, brush, Random(7)) != stroke(LINE, brush, Random(8))


def test_a_path_of_one_point_is_no_stroke() -> None:
    assert stroke([(1.0, 1.0)], Brush(1.0), Random(1)) == []


def test_pressure_is_smooth_between_its_shares_and_held_beyond_them() -> None:
    assert pressure_at((0.0, 1.0), 0.5) == pytest.approx(0.5)
    assert pressure_at((0.2, 1.0), -1.0) == pytest.approx(0.2)
    assert pressure_at((0.2, 1.0), 2.0) == pytest.approx(1.0)


@pytest.mark.parametrize("backwards", [False, True])
def test_a_contour_is_heavy_in_the_shade_whichever_way_the_shape_turns(backwards: bool) -> None:
    ring = arc((0.0, 0.0), 10.0, 10.0, 0, 354, 60)
    (outline,) = contour(ring[::-1] if backwards else ring, 1.0, Random(2), light=180.0)
    half = len(outline) // 2
    weight = {"lit": 0.0, "shade": 0.0}
    for a, b in zip(outline[:half], outline[half:][::-1], strict=True):
        side = "lit" if (a[0] + b[0]) / 2 < 0 else "shade"
        weight[side] += math.dist(a, b)
    assert weight["shade"] > 1.6 * weight["lit"]


def test_a_contour_breaks_off_where_it_is_thin() -> None:
    ring = arc((0.0, 0.0), 10.0, 10.0, 0, 354, 60)
    assert len(contour(ring, 1.0, Random(2))) == 1
    assert len(contour(ring, 1.0, Random(2), breaks=3)) > 1
