"""Where cards lie follows from how they came there."""

from __future__ import annotations

from hanafuda_desktop.families.fishing.state import NOWHERE, Trail, places_of


def _placed(trail: Trail) -> dict[int, int]:
    return {card: place for card, place in enumerate(places_of(trail)) if place != NOWHERE}


def test_a_trail_is_followed_step_by_step() -> None:
    bare = bytes([NOWHERE]) * 48
    laid: Trail = (bare, 4, 0, 9, 0, 0)
    assert _placed(laid) == {4: 0, 9: 1}
    # The first card captures 4, the second lies on the first free place; both stay until the end.
    captured: Trail = (laid, 5, 1 << 4, 20, 0, 1 << 4 | 1 << 5)
    assert _placed(captured) == {9: 1, 20: 2}
    # The place that was left is the first to be used again.
    again: Trail = (captured, -1, 0, 30, 0, 0)
    assert _placed(again) == {9: 1, 20: 2, 30: 0}


def test_cards_on_one_another_share_the_lowest_ones_place() -> None:
    bare = bytes([NOWHERE]) * 48
    field: Trail = ((bare, 8, 0, 9, 0, 0), 10, 0, -1, 0, 0)
    onto: Trail = (field, 11, 1 << 9 | 1 << 10, -1, 0, 0)
    assert _placed(onto) == {8: 0, 9: 1, 10: 2, 11: 1}
    # A place is free only when the last card on it has left.
    assert _placed((onto, 12, 0, -1, 0, 1 << 9)) == {8: 0, 10: 2, 11: 1, 12: 3}
