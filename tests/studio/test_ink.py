"""Strokes and shapes: where they land, and that frames nest."""

from __future__ import annotations

import pytest

from hanafuda_desktop.studio.tools.hand import Ink, smooth

RED = (200, 0, 0)
WHITE = (255, 255, 255)


def _where(ink: Ink) -> tuple[int, int, int, int] | None:
    finished = ink.finished()
    return finished.convert("L").point([255] * 255 + [0]).getbbox()


@pytest.mark.parametrize("closed", [False, True])
def test_a_smooth_curve_passes_through_its_points(closed: bool) -> None:
    points = [(0.0, 0.0), (10.0, 30.0), (40.0, 20.0), (50.0, -10.0)]
    curve = smooth(points, closed=closed)
    for x, y in points:
        assert min(abs(x - u) + abs(y - v) for u, v in curve) < 1e-9


def test_units_are_scaled_to_pixels() -> None:
    ink = Ink(100, 50, 2, WHITE)
    ink.shape([(10, 10), (20, 10), (20, 30), (10, 30)], RED)
    assert ink.finished().size == (200, 100)
    assert _where(ink) == (20, 20, 41, 61)


def test_a_frame_moves_turns_and_grows_what_is_drawn_in_it() -> None:
    ink = Ink(100, 100, 1, WHITE)
    with ink.at(50, 50, size=2, turn=90):
        ink.shape([(0, 0), (10, 0), (10, 5), (0, 5)], RED)
    left, top, right, bottom = _where(ink) or (0, 0, 0, 0)
    # ten along x become twenty along y, and five along y become ten against x
    assert (left, top) == (40, 50)
    assert (right - left, bottom - top) in {(10, 20), (11, 21), (11, 20), (10, 21)}


def test_frames_nest_and_end() -> None:
    nested, direct = Ink(100, 100, 1, WHITE), Ink(100, 100, 1, WHITE)
    with nested.at(20, 20), nested.at(10, 30, mirror=True):
        nested.disc(5, 0, 4, RED)
    nested.disc(80, 80, 4, RED)
    direct.disc(25, 50, 4, RED)
    direct.disc(80, 80, 4, RED)
    assert nested.finished().tobytes() == direct.finished().tobytes()


def test_a_stroke_swells_and_tapers() -> None:
    ink = Ink(100, 40, 1, WHITE)
    ink.stroke([(10, 20), (50, 20), (90, 20)], (0, 20, 0), RED)
    columns = [ink.finished().crop((x, 0, x + 1, 40)).convert("L") for x in (15, 50, 85)]
    inked = [sum(pixel < 250 for pixel in column.tobytes()) for column in columns]
    assert inked[0] < inked[1] > inked[2]
    assert inked[1] in {20, 21}
