"""The layout of real-time games: nothing covers anything else, in any window, for any columns."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.ui.layout import SpeedLayout, SpeedShape, column_of, lay_out
from hanafuda_desktop.families.speed.ui.table import SpeedTable
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.layout import Insets, Rect
from tests.table.speed_games import NAMES, moments, speed_rules

WINDOWS = [(900, 600), (1024, 768), (1280, 800), (1920, 1080), (2560, 1080), (900, 1400)]
WINDOWS += [(3840, 2160), (1400, 600)]


def fixed_rects(layout: SpeedLayout) -> dict[str, Rect]:
    """Everything that has a place of its own, but for the keys on the edges of stacks."""
    found = {f"deck {seat}": rect for seat, rect in layout.decks.items()}
    found |= {f"stack {number}": rect for number, rect in enumerate(layout.stacks)}
    assert layout.rooms is not None
    for seat in (0, 1):
        for number, rect in enumerate(layout.columns[seat]):
            found[f"column {seat}-{number}"] = rect
            found[f"key {seat}-{number}"] = layout.column_caps[seat][number]
        found[f"join {seat}"] = layout.join_cap(seat)
        found[f"plate {seat}"] = layout.rooms.plates[seat]
    if layout.wheel is not None:
        found["wheel"] = layout.wheel
    return found


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("columns", range(1, 9))
@pytest.mark.parametrize("stacks", [1, 2])
def test_nothing_covers_anything_else(window: tuple[int, int], columns: int, stacks: int) -> None:
    for seat in (0, 1):
        for deepest in (1, 5, 12):
            for aspect in (1.3, 54 / 33, 1.75):
                shape = SpeedShape(seat, columns, deepest, stacks)
                layout = lay_out(shape, *window, aspect=aspect)
                rects = list(fixed_rects(layout).items())
                for number, (name, rect) in enumerate(rects):
                    assert rect.x >= 0, (name, shape)
                    assert rect.y >= 0, (name, shape)
                    assert rect.right <= window[0], (name, shape)
                    assert rect.bottom <= window[1], (name, shape)
                    for other_name, other in rects[number + 1 :]:
                        assert rect.shared(other) == 0, (name, other_name, shape)


def test_cards_are_as_large_as_they_can_be() -> None:
    usual = SpeedShape(0, 4, 5, 2)
    assert lay_out(usual, 900, 600).card_width >= 70
    assert lay_out(usual, 1280, 800).card_width >= 98
    assert lay_out(usual, 3840, 2160).card_width >= 250


def test_the_wheel_has_room_in_every_usual_window() -> None:
    for window in WINDOWS:
        assert lay_out(SpeedShape(0, 4, 5, 2), *window).wheel is not None


def test_the_edges_that_are_wanted_free_stay_free() -> None:
    insets = Insets(left=100, top=40, right=60, bottom=30)
    layout = lay_out(SpeedShape(1, 4, 5, 2), 1280, 800, insets=insets)
    for rect in fixed_rects(layout).values():
        assert rect.x >= 100
        assert rect.y >= 40
        assert rect.right <= 1220
        assert rect.bottom <= 770


@pytest.mark.parametrize("seat", [0, 1])
def test_the_viewer_sits_below_with_his_deck_at_the_right(seat: int) -> None:
    layout = lay_out(SpeedShape(seat, 4, 5, 2), 1280, 800)
    own, other = layout.columns[seat][0], layout.columns[1 - seat][0]
    assert own.y > layout.stacks[0].bottom > layout.stacks[0].y > other.bottom
    assert layout.decks[seat].x > layout.stacks[seat].x > layout.stacks[1 - seat].x
    assert layout.stacks[1 - seat].x > layout.decks[1 - seat].x


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("name", NAMES)
def test_cards_of_any_moment_stay_in_their_room(name: str, catalogue: Catalogue) -> None:
    rules = speed_rules(catalogue, name)
    game, table = new_game(rules, seed=1, players=2), SpeedTable(rules)
    for number, _ in enumerate(moments(game, random.Random(1), 500)):
        view = game.view(number % 2)
        layout = table.lay_out(table.shape(view), 900, 600, 54 / 33, Insets())
        for pile in view.piles:
            rects = [lying.rect for lying in layout.lie(view)[pile.id]]
            column = column_of(pile.id)
            if column is None:
                for rect in rects:
                    assert layout.wheel is not None
                    assert rect.grown(3).shared(layout.wheel) == 0
                continue
            room = layout.columns[column[0]][column[1]]
            for rect in rects:
                assert rect.y >= room.y
                assert rect.bottom <= room.bottom + 1


def test_the_depth_that_lies_face_down_is_seen(catalogue: Catalogue) -> None:
    rules = speed_rules(catalogue, "hanapette")
    view, table = new_game(rules, seed=1, players=2).view(0), SpeedTable(rules)
    lying = table.lay_out(table.shape(view), 900, 600, 54 / 33, Insets()).lie(view)
    for pile in view.piles:
        if pile.kind is PileKind.COLUMN:
            steps = [card.y for card in lying[pile.id]]
            assert all(b - a >= 4 for a, b in pairwise(steps))
