"""The table of a fishing game: nothing overlaps, nothing leaves the window, all stays readable."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.layout import FishingLayout, lay_out
from hanafuda_desktop.families.fishing.ui.table import FishingTable
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.layout import Insets, Rect, RowZone, TableShape
from tests.table.fishing_games import GAMES, games_at_random

SIZES = [(900, 600), (1024, 768), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160)]
ASPECT = 54 / 33


@st.composite
def shapes(draw: st.DrawFn) -> TableShape:
    players = draw(st.integers(2, 7))
    sizes = [size for size in range(1, players) if players % size == 0]
    team = draw(st.sampled_from(sizes))
    sides = players // team
    return TableShape(
        players=players,
        seat=draw(st.integers(0, players - 1)),
        sides=tuple(tuple(range(side, players, sides)) for side in range(sides)),
        clockwise=draw(st.booleans()),
        hand=draw(st.integers(1, 16 if players < 4 else 8)),
        places=draw(st.integers(1, 24)),
    )


def stack(layout: FishingLayout, place: int) -> Rect:
    """A place of the field with the four cards that can lie there."""
    field = layout.field
    cards = [Rect(x, y, field.width, field.height) for x, y in field.stacked(place, 4)]
    return cards[0].with_all(cards)


def parts(layout: FishingLayout) -> dict[str, Rect]:
    """Everything that must not overlap anything else."""
    shape, rooms = layout.shape, layout.rooms
    assert rooms is not None
    found = {"stock": layout.stock.rect, "turned": layout.stock.turned, "round": rooms.round_plate}
    found["nearest"] = rooms.nearest
    found |= {f"place {place}": stack(layout, place) for place in range(shape.places)}
    found |= {f"plate {seat}": rect for seat, rect in rooms.plates.items()}
    found |= {name: zone.rect for name, zone in layout.zones.items() if name[0] == "p"}
    for seat in range(shape.players):
        hand = layout.zones[f"h{seat}"]
        assert isinstance(hand, RowZone)
        cards = [Rect(x, y, hand.width, hand.height) for x, y in hand.spots(shape.hand)]
        found[f"hand {seat}"] = cards[0].with_all(cards)
    return found


def check(layout: FishingLayout, window: Rect) -> None:
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
    assert set(rooms.plates) == set(range(shape.players))
    captured = {f"p{side}" for side in range(len(shape.sides))}
    assert {name for name in layout.zones if name[0] == "p"} == captured
    for rect in (rooms.question, rooms.summary):
        assert window.with_all([rect]) == window


@pytest.mark.deep
@given(shape=shapes(), width=st.integers(900, 3840), height=st.integers(600, 2160))
@settings(max_examples=120, deadline=None)
def test_nothing_overlaps_and_nothing_leaves_the_window(
    shape: TableShape, width: int, height: int
) -> None:
    check(lay_out(shape, width, height), Rect(0, 0, width, height))


@pytest.mark.deep_but(5)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", range(2, 8))
def test_cards_are_large_enough(size: tuple[int, int], players: int) -> None:
    hands = {2: 10, 3: 7, 4: 5, 5: 4, 6: 3, 7: 3}
    sides = tuple((seat,) for seat in range(players))
    layout = lay_out(TableShape(players, 0, False, hands[players], 12, sides), *size)
    share = min(size[0] / 900, size[1] / 600)
    assert layout.card_width >= 64 * share
    assert layout.field.width == layout.card_width
    own, *others = (layout.zones[f"p{side}"].width for side in range(players))
    assert own >= 40 * share
    assert min(others) >= 27 * share
    assert own > max(others)
    rooms = layout.rooms
    assert rooms is not None
    for plate in (*rooms.plates.values(), rooms.round_plate):
        assert plate.height >= 26
        assert plate.width >= 84 * share
    assert rooms.nearest.height >= 58 * share
    assert rooms.question.width >= 3.5 * layout.card_width
    assert rooms.question.height >= 1.5 * layout.card_height


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("clockwise", [False, True])
@pytest.mark.parametrize("players", range(3, 8))
def test_the_next_player_sits_on_the_right(players: int, clockwise: bool) -> None:
    sides = tuple((seat,) for seat in range(players))
    for seat in range(players):
        rooms = lay_out(TableShape(players, seat, clockwise, 5, 12, sides), 1280, 800).rooms
        assert rooms is not None
        step = -1 if clockwise else 1
        around = [rooms.plates[(seat + step * n) % players] for n in range(1, players)]
        assert around[0].x == max(plate.x for plate in around)
        assert around[-1].x == min(plate.x for plate in around)
        assert [plate.x for plate in around] == sorted((p.x for p in around), reverse=True)


def test_the_field_grows_to_both_sides_and_places_stay() -> None:
    """More cards on the field move none of those that lie there."""
    shape = TableShape(2, 0, False, 8, 12, ((0,), (1,)))
    layout = lay_out(shape, 1280, 800)
    corners = [layout.field.corner(place) for place in range(12)]
    middle = layout.field.rect.x + layout.field.rect.width / 2
    first = [x + layout.field.width / 2 for x, _ in corners[:4]]
    assert min(first) < middle < max(first)
    assert len(set(corners)) == 12


def test_what_must_stay_free_does() -> None:
    shape = TableShape(5, 1, False, 4, 12, tuple((seat,) for seat in range(5)))
    layout = lay_out(shape, 1280, 800, insets=Insets(left=200, top=40, right=10, bottom=60))
    check(layout, Rect(200, 40, 1070, 700))


def whole(board: Board, view: View) -> None:
    """The cards of a moment lie in the window, each pile clear of the others."""
    layout = board.layout
    window = Rect(0, 0, layout.width, layout.height)
    piles = {}
    for pile in view.piles:
        cards = [lying.rect for lying in board.lying(pile.id)]
        for rect in cards:
            assert window.with_all([rect]) == window
        if cards and pile.kind not in (PileKind.FIELD, PileKind.TAKING, PileKind.STOCK):
            piles[pile.id] = cards[0].with_all(cards)
    on_field = [lying.rect for pile in ("f", "t", "s") for lying in board.lying(pile)]
    for one, other in combinations(piles.values(), 2):
        assert one.shared(other) == 0
    for rect in piles.values():
        assert all(rect.shared(card) == 0 for card in on_field)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_moment_of_random_games_lies_clear(
    name: str, players: int, catalogue: Catalogue
) -> None:
    rules = catalogue.game(name)
    assert isinstance(rules, FishingRules)
    table = FishingTable(rules)
    layouts: dict[object, FishingLayout] = {}
    for number, (game, _, _) in enumerate(games_at_random(name, players, range(2), 150)):
        view = game.view(number % players)
        shape = table.shape(view)
        if shape not in layouts:
            layouts[shape] = table.lay_out(shape, 1280, 800, ASPECT, Insets())
        whole(Board(view, layouts[shape]), view)
