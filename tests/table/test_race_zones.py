"""Where a race is on the table: fair to everybody, and nothing over anything else (UN-13)."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF

from hanafuda_desktop.families.shedding.ui.race import race_zones

SIZES = [(900, 540), (1280, 740), (1920, 1020), (3840, 2100), (620, 900)]


@pytest.mark.deep_but(10)
@pytest.mark.rule("UN-13")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", range(2, 7))
def test_all_zones_are_as_large_and_as_far_from_the_palm(
    players: int, size: tuple[int, int]
) -> None:
    zones = race_zones(*size, range(players))
    palm, circles = zones.palm, list(zones.seats.values())
    assert len({round(circle.radius, 6) for circle in circles}) == 1
    away = [math.hypot(circle.x - palm.x, circle.y - palm.y) for circle in circles]
    assert max(away) - min(away) < 1e-6
    assert circles[0].radius > 40
    for circle in circles:
        assert zones.hint.bottom <= circle.y - circle.radius + 1e-6, "under the word"
        assert circle.y + circle.radius <= size[1]
        assert circle.x - circle.radius >= 0
        assert circle.x + circle.radius <= size[0]
    for one, other in combinations([palm, *circles], 2):
        apart = math.hypot(one.x - other.x, one.y - other.y)
        assert apart >= one.radius + other.radius - 1e-6


def test_the_viewer_sits_at_the_foot_and_the_next_to_the_right() -> None:
    zones = race_zones(1280, 740, (2, 3, 0, 1))
    palm, seats = zones.palm, zones.seats
    assert seats[2].y == max(circle.y for circle in seats.values())
    assert seats[3].x > palm.x > seats[1].x
    assert zones.towards(2) == pytest.approx((0, 1))
    assert zones.towards(7) == (0, 1), "somebody who has no zone"


def test_a_point_is_in_a_zone_up_to_its_edge() -> None:
    zone = race_zones(1280, 740, (0, 1, 2)).seats[1]
    assert zone.holds(QPointF(zone.x + zone.radius - 0.1, zone.y))
    assert not zone.holds(zone.middle + QPointF(zone.radius, zone.radius) * 0.8)
