"""The table of a shedding game: nothing overlaps, nothing leaves the window, all stays readable."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.ui.layout import (
    SheddingLayout,
    lay_out,
    scattered,
)
from hanafuda_desktop.families.shedding.ui.table import SheddingTable
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.board import RISE, Board
from hanafuda_desktop.table.layout import Insets, Rect, RestingCard, RowZone, TableShape
from tests.table.fishing_games import turns
from tests.table.shedding_games import GAMES

SIZES = [(900, 600), (1024, 768), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160)]
ASPECT = 54 / 33


@st.composite
def shapes(draw: st.DrawFn) -> TableShape:
    players = draw(st.integers(2, 7))
    return TableShape(
        players=players,
        seat=draw(st.integers(0, players - 1)),
        clockwise=draw(st.booleans()),
        hand=draw(st.integers(1, 24 if players == 2 else 9)),
        places=draw(st.integers(0, 12)),
    )


def reach(lying: RestingCard) -> Rect:
    """All that a card covers that lies askew."""
    out = abs(lying.tilt) / 57.3 * lying.height / 2
    return Rect(lying.x - out, lying.y - out, lying.width + 2 * out, lying.height + 2 * out)


def parts(layout: SheddingLayout) -> dict[str, Rect]:
    """Everything that must not overlap anything else."""
    shape, rooms = layout.shape, layout.rooms
    assert rooms is not None
    found = {"stock": layout.slot("s"), "drawn": layout.slot("x"), "tray": layout.tray}
    discards = [reach(layout.discard.discarded(card, 0)) for card in range(48)]
    found["discard"] = discards[0].with_all(discards)
    found["round"] = rooms.round_plate
    field = layout.field
    for place in range(shape.places):
        cards = [Rect(x, y, field.width, field.height) for x, y in field.stacked(place, 4)]
        found[f"place {place}"] = cards[0].with_all(cards)
    found |= {f"plate {seat}": rect for seat, rect in rooms.plates.items()}
    for seat in range(shape.players):
        hand = layout.zones[f"h{seat}"]
        assert isinstance(hand, RowZone)
        cards = [Rect(x, y, hand.width, hand.height) for x, y in hand.spots(shape.hand)]
        if seat == shape.seat:
            cards += [card._replace(y=card.y - RISE * card.height) for card in cards]
        found[f"hand {seat}"] = cards[0].with_all(cards)
    return found


def check(layout: SheddingLayout, window: Rect) -> None:
    everything = parts(layout)
    for name, rect in everything.items():
        assert window.x <= rect.x, name
        assert window.y <= rect.y, name
        assert rect.right <= window.right + 0.01, name
        assert rect.bottom <= window.bottom + 0.01, name
    for one, other in combinations(everything, 2):
        assert everything[one].grown(-0.51).shared(everything[other]) == 0, (one, other)
    shape, rooms = layout.shape, layout.rooms
    assert rooms is not None
    assert set(rooms.plates) == set(layout.corners) == set(range(shape.players))
    for rect in (rooms.question, rooms.summary, layout.ring):
        assert window.with_all([rect]) == window


@given(shape=shapes(), width=st.integers(900, 3840), height=st.integers(600, 2160))
@settings(max_examples=120, deadline=None)
def test_nothing_overlaps_and_nothing_leaves_the_window(
    shape: TableShape, width: int, height: int
) -> None:
    check(lay_out(shape, width, height), Rect(0, 0, width, height))


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", range(2, 6))
def test_cards_are_large_enough(size: tuple[int, int], players: int) -> None:
    layout = lay_out(TableShape(players, 0, False, 5 if players < 4 else 4, 4), *size)
    share = min(size[0] / 900, size[1] / 600)
    assert layout.card_width >= 76 * share
    assert layout.tray.height >= 60 * share
    assert layout.tray.width >= 540 * share
    rooms = layout.rooms
    assert rooms is not None
    for plate in (*rooms.plates.values(), rooms.round_plate):
        assert plate.height >= 30 * share
        assert plate.width >= 120 * share
    assert min(layout.zones[f"h{seat}"].width for seat in range(players)) >= 36 * share


@pytest.mark.parametrize("clockwise", [False, True])
@pytest.mark.parametrize("players", range(3, 7))
def test_the_next_player_sits_on_the_right(players: int, clockwise: bool) -> None:
    for seat in range(players):
        layout = lay_out(TableShape(players, seat, clockwise, 5, 4), 1280, 800)
        step = -1 if clockwise else 1
        around = [layout.corners[(seat + step * n) % players] for n in range(1, players)]
        assert around[0].x == max(corner.x for corner in around)
        assert around[-1].x == min(corner.x for corner in around)
        right = [corner.y for corner in around if corner.x > 640]
        assert right == sorted(right, reverse=True)


def test_what_must_stay_free_does() -> None:
    shape = TableShape(5, 1, False, 4, 4)
    layout = lay_out(shape, 1280, 800, insets=Insets(left=200, top=40, right=10, bottom=60))
    check(layout, Rect(200, 40, 1070, 700))


def test_the_discard_pile_is_scattered_and_its_top_card_lies_on_top() -> None:
    ways = {scattered(card) for card in range(48)}
    assert len(ways) == 48
    assert all(-1 <= number <= 1 for way in ways for number in way)
    assert {tilt > 0 for _, _, tilt in ways} == {True, False}


@pytest.mark.deep_but(2)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_moment_of_random_games_lies_clear(
    name: str, players: int, catalogue: Catalogue
) -> None:
    rules = catalogue.game(name)
    assert isinstance(rules, SheddingRules)
    table = SheddingTable(rules)
    game = new_game(rules, seed=players, players=players)
    for number, _ in enumerate(turns(game, random.Random(players), 100)):
        view = game.view(number % players)
        layout = table.lay_out(table.shape(view), 1280, 800, ASPECT, Insets())
        board, window = Board(view, layout), Rect(0, 0, 1280, 800)
        piles: dict[str, Rect] = {"tray": layout.tray}
        for pile in view.piles:
            rects = [reach(lying) for lying in board.lying(pile.id)]
            assert all(window.with_all([rect]) == window for rect in rects)
            if pile.kind is PileKind.FIELD:
                piles |= {f"{pile.id}{index}": rect for index, rect in enumerate(rects)}
            elif rects:
                piles[pile.id] = rects[0].with_all(rects)
        for one, other in combinations(piles, 2):
            assert piles[one].shared(piles[other]) == 0, (one, other)
        discarded = board.lying("d")
        assert [lying.z for lying in discarded] == sorted(lying.z for lying in discarded)
        assert all(lying.seen for lying in discarded[-1:])
