from __future__ import annotations

import math
from itertools import pairwise
from random import Random

import pytest

from hanafuda_desktop.studio.tools.brush import (
    along,
    blob,
    flow,
    heading,
    length,
    mirrored,
    noise_line,
    placed,
    resample,
    section,
    turned,
)

ZIGZAG = [(0.0, 0.0), (4.0, 3.0), (8.0, 0.0), (12.0, 3.0)]


def test_a_flowing_path_goes_through_every_point_it_was_given() -> None:
    path = flow(ZIGZAG)
    for point in ZIGZAG:
        assert min(math.dist(point, there) for there in path) < 1e-6


def test_a_flowing_path_is_fine_enough_for_print() -> None:
    assert max(math.dist(a, b) for a, b in pairwise(flow(ZIGZAG))) < 0.3


def test_a_point_given_twice_is_a_corner() -> None:
    bend = flow([(0.0, 0.0), (5.0, 0.0), (5.0, 5.0)])
    corner = flow([(0.0, 0.0), (5.0, 0.0), (5.0, 0.0), (5.0, 5.0)])

    def sharpest(path: list[tuple[float, float]]) -> float:
        ways = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise(path)]
        return max(abs(second - first) for first, second in pairwise(ways))

    assert sharpest(corner) > 3 * sharpest(bend)


def test_a_closed_path_comes_back_without_repeating_its_first_point() -> None:
    ring = flow([(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)], closed=True)
    assert ring[0] != ring[-1]
    assert math.dist(ring[0], ring[-1]) < 0.3


def test_resampling_spaces_points_evenly_and_keeps_the_ends() -> None:
    path = resample(ZIGZAG, 40)
    steps = [math.dist(a, b) for a, b in pairwise(path)]
    assert path[0] == ZIGZAG[0]
    assert path[-1] == pytest.approx(ZIGZAG[-1])
    assert max(steps) == pytest.approx(length(ZIGZAG) / 39, rel=0.01)


def test_turning_is_clockwise_as_seen_with_y_down() -> None:
    assert turned([(1.0, 0.0)], 90.0)[0] == pytest.approx((0.0, 1.0))


def test_placing_scales_then_turns_then_moves() -> None:
    assert placed([(1.0, 0.0)], (10.0, 20.0), 2.0, 90.0)[0] == pytest.approx((10.0, 22.0))


def test_mirroring_twice_changes_nothing() -> None:
    for once, again in zip(ZIGZAG, mirrored(mirrored(ZIGZAG, 3.0), 3.0), strict=True):
        assert again == pytest.approx(once)


def test_along_and_section_and_heading_agree_on_a_straight_line() -> None:
    line = resample([(0.0, 0.0), (10.0, 0.0)], 11)
    assert along(line, 0.35) == pytest.approx((3.5, 0.0))
    assert section(line, 0.2, 0.5) == line[2:6]
    assert heading(line, 5) == pytest.approx(0.0)


def test_closed_noise_meets_itself() -> None:
    drift = noise_line(Random(3), 60, 7, closed=True)
    assert abs(drift[0] - drift[-1]) < 0.2
    assert max(map(abs, drift)) <= 1.0


def test_a_blob_is_round_but_no_circle() -> None:
    radii = [math.dist((0.0, 0.0), p) for p in blob((0.0, 0.0), 5.0, 5.0, Random(1), 0.03)]
    assert max(radii) - min(radii) > 0.02
    assert max(abs(r - 5.0) for r in radii) <= 0.15 + 1e-9
