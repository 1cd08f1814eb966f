"""The layout never overlaps, never leaves the window, and stays readable."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hanafuda_desktop.engine.view import PileKind, PileView
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.ui.layout import PatienceShape, eased, lay_out
from hanafuda_desktop.families.tableau.ui.table import shape_of
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.layout import (
    COVERED_UP_LEAST,
    ColumnZone,
    FanZone,
    Insets,
    Layout,
    Rect,
)

SIZES = [
    (900, 600),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
]
YATSUHASHI = PatienceShape(((5, 1),) * 6, ("s", "w"), places=14, dealt_down=5)


@st.composite
def shapes(draw: st.DrawFn) -> PatienceShape:
    columns = draw(
        st.lists(st.tuples(st.integers(0, 20), st.integers(0, 28)), min_size=1, max_size=16)
    )
    stock = draw(st.sampled_from([(), ("s",), ("s", "w")]))
    cells = tuple(f"h{number + 1}" for number in range(draw(st.integers(0, 12))))
    foundations = tuple(f"f{number + 1}" for number in range(draw(st.integers(0, 24))))
    left = (*stock, *cells)
    gap = ("",) if left and foundations else ()
    groups = draw(st.sets(st.integers(1, 15), max_size=3))
    return PatienceShape(
        columns=tuple(columns),
        upper=(*left, *gap, *foundations),
        groups=tuple(sorted(group for group in groups if group < len(columns))),
        places=draw(st.sampled_from([0, 1, 3, 14, 30])),
        members=draw(st.integers(1, 8)),
        waste_shown=draw(st.sampled_from([1, 3])) if "w" in stock else 1,
        dealt_down=draw(st.integers(0, 7)),
    )


def cards(layout: Layout, pile: str, face_down: int, face_up: int) -> list[Rect]:
    """So many cards of a pile."""
    lying = PileView(pile, PileKind.COLUMN, (None,) * (face_down + face_up), face_down)
    return [card.rect for card in layout.zones[pile].lie(lying, (lying,), 0)]


def piles_of(layout: Layout, shape: PatienceShape, waste: int) -> dict[str, list[Rect]]:
    """The rectangles of all cards, and of the places of empty piles."""
    counts = {f"c{number + 1}": count for number, count in enumerate(shape.columns)}
    counts["w"] = (0, waste)
    rects: dict[str, list[Rect]] = {}
    for pile in layout.zones:
        rects[pile] = [layout.slot(pile), *cards(layout, pile, *counts.get(pile, (3, 0)))]
    return rects


def check(layout: Layout, shape: PatienceShape, window: Rect, waste: int = 20) -> None:
    piles = piles_of(layout, shape, waste)
    assert len(piles) == len(shape.columns) + sum(1 for pile in shape.upper if pile)
    everything = {**piles, **{f"place {n}": [rect] for n, rect in enumerate(layout.places)}}
    assert len(layout.places) == shape.places
    for name, rects in everything.items():
        for rect in rects:
            assert window.x <= rect.x, name
            assert rect.right <= window.right, name
            assert window.y <= rect.y, name
            assert rect.bottom <= window.bottom, name
    for (one, ones), (other, others) in combinations(everything.items(), 2):
        for first in ones:
            for second in others:
                assert first.shared(second) == 0, f"{one} over {other}"


@pytest.mark.deep
@given(shapes(), st.integers(900, 3840), st.integers(600, 2160), st.integers(0, 24))
@example(YATSUHASHI, 900, 600, 12)
@example(YATSUHASHI, 3840, 2160, 12)
@example(PatienceShape(((0, 48),) * 16, ("s", "w", "h1"), places=14, waste_shown=3), 900, 600, 24)
def test_nothing_overlaps_or_leaves_the_window(
    shape: PatienceShape, width: int, height: int, waste: int
) -> None:
    layout = lay_out(shape, width, height)
    check(layout, shape, Rect(0, 0, width, height), waste)


@given(shapes(), st.sampled_from(SIZES))
def test_easing_a_shape_changes_no_layout(shape: PatienceShape, size: tuple[int, int]) -> None:
    assert lay_out(eased(shape), *size) == lay_out(shape, *size)


@given(st.integers(900, 3840), st.integers(600, 2160))
def test_what_the_window_keeps_for_itself_stays_free(width: int, height: int) -> None:
    layout = lay_out(YATSUHASHI, width, height, insets=Insets(20, 30, 40, 50))
    check(layout, YATSUHASHI, Rect(20, 30, width - 60, height - 80))


@given(st.integers(0, 20), st.integers(0, 30), st.sampled_from(SIZES))
def test_a_column_stays_in_its_room_and_in_order(down: int, up: int, size: tuple[int, int]) -> None:
    layout = lay_out(YATSUHASHI, *size)
    column = layout.zones["c3"]
    assert isinstance(column, ColumnZone)
    corners = cards(layout, "c3", down, up)
    assert len(corners) == down + up
    assert all(one.y <= other.y for one, other in pairwise(corners))
    if corners:
        assert corners[-1].bottom <= column.rect.y + column.room + 1


@given(shapes(), st.integers(1, 4000), st.integers(1, 2500), st.integers(0, 3), st.integers(0, 3))
@example(YATSUHASHI, 98, 28, 0, 1)
@example(YATSUHASHI, 98, 28, 1, 0)
@example(YATSUHASHI, 98, 28, 0, 0)
def test_even_a_window_that_is_much_too_small_has_a_place_for_every_card(
    shape: PatienceShape, width: int, height: int, down: int, up: int
) -> None:
    layout = lay_out(shape, width, height)
    for pile in layout.zones:
        assert len(cards(layout, pile, down, up)) == down + up


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_face_down_cards_lie_closer_and_are_squeezed_first(size: tuple[int, int]) -> None:
    layout = lay_out(YATSUHASHI, *size)
    ys = [card.y for card in cards(layout, "c1", 5, 3)]
    assert ys[1] - ys[0] < (ys[6] - ys[5]) / 2
    longer = [card.y for card in cards(layout, "c1", 5, 9)]
    down, up = longer[1] - longer[0], longer[6] - longer[5]
    least = COVERED_UP_LEAST * layout.card_height
    assert up >= least - 1
    if up < ys[6] - ys[5] - 1:
        assert down < ys[1] - ys[0]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_a_whole_run_of_twelve_on_five_hidden_cards_can_be_read(size: tuple[int, int]) -> None:
    shape = PatienceShape(((5, 12), *((5, 1),) * 5), ("s", "w"), places=14, dealt_down=5)
    layout = lay_out(shape, *size)
    ys = [card.y for card in cards(layout, "c1", 5, 12)]
    strips = [other - one for one, other in pairwise(ys[5:])]
    assert min(strips) >= 0.12 * layout.card_height


@pytest.mark.deep_but(3)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_cards_are_large_enough_to_hit(size: tuple[int, int], catalogue: Catalogue) -> None:
    for entry in catalogue.entries():
        rules = catalogue.game(entry.id)
        if not isinstance(rules, TableauRules):
            continue
        layout = lay_out(shape_of(rules, new_game(rules).view()), *size)
        assert layout.card_width >= 64, entry.id
        assert all(place.width >= 48 for place in layout.places)
        assert all(place.height >= 48 for place in layout.places)


def test_sixteen_columns_at_the_smallest_size_can_still_be_hit() -> None:
    layout = lay_out(PatienceShape(((0, 3),) * 16, ("s", "w")), 900, 600)
    assert layout.card_width >= 46


def test_the_shelf_stands_at_the_right_of_a_wide_window_and_below_in_a_square_one() -> None:
    wide = lay_out(YATSUHASHI, 1920, 1080).shelf
    square = lay_out(YATSUHASHI, 1024, 768).shelf
    assert wide is not None
    assert square is not None
    assert wide.height > wide.width
    assert square.width > square.height


def test_a_waste_of_which_several_cards_count_is_fanned() -> None:
    shape = PatienceShape(((0, 3),) * 6, ("s", "w"), waste_shown=3)
    layout = lay_out(shape, 1280, 800)
    assert isinstance(layout.zones["w"], FanZone)
    assert len(set(cards(layout, "w", 0, 8))) == 3
    assert len(set(cards(layout, "w", 0, 2))) == 2


@pytest.mark.parametrize(
    ("usual", "for_this_yaku", "fanned"),
    [
        ("1", None, False),
        ("2", None, True),
        ("1", "2", True),
        ("1", "all", True),
        ("1", "1", False),
    ],
)
def test_the_waste_is_fanned_for_one_yaku_too(
    catalogue: Catalogue, usual: str, for_this_yaku: str | None, fanned: bool
) -> None:
    game = new_game(catalogue.game("yatsuhashi"))
    rules = game.rules
    assert isinstance(rules, TableauRules)

    def limit(text: str | None) -> int | str | None:
        return int(text) if text is not None and text.isdigit() else text

    collecting = rules.collecting.model_copy(update={"waste_at_most": limit(usual)})
    first = rules.yaku[0].model_copy(update={"waste_at_most": limit(for_this_yaku)})
    rest = [yaku.model_copy(update={"waste_at_most": None}) for yaku in rules.yaku[1:]]
    changed = rules.model_copy(update={"collecting": collecting, "yaku": (first, *rest)})
    assert (shape_of(changed, game.view()).waste_shown > 1) is fanned


def test_a_large_window_has_large_cards_once_the_shelf_can_be_read() -> None:
    large = lay_out(YATSUHASHI, 2560, 1440)
    assert large.card_width >= 230
    assert min(place.height for place in large.places) >= 120


def test_larger_windows_have_larger_cards() -> None:
    widths = [
        lay_out(YATSUHASHI, *size).card_width for size in ((900, 600), (1280, 800), (1920, 1080))
    ]
    assert widths == sorted(set(widths))
