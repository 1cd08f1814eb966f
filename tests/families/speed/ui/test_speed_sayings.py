"""What is said on a real-time table: the months that are played, and why a move was refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QGraphicsScene

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.speed.moves import Put
from hanafuda_desktop.families.speed.ui.layout import SpeedLayout, SpeedShape, lay_out
from hanafuda_desktop.families.speed.ui.ornaments import SpeedSayings
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.animation import Stage
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.scene import TableScene
from tests.table.speed_games import SpeedPlaying, game_where

Make = Callable[..., SpeedPlaying]
REASONS = (
    "Too late: Chrysanthemum came first.",
    "Chrysanthemum cannot be laid together with Chrysanthemum.",
    "These cards do not go to the middle together.",
)


def said(table: SpeedPlaying) -> list[str]:
    return [item.text for item in table.scene.ornaments.sayings.months if item.isVisible()]


def test_the_month_is_said_that_is_played_unless_it_is_switched_off(
    speed: Make, catalogue: Catalogue
) -> None:
    def plain(game: Game) -> list[Put]:
        return [m for m in game.legal_moves(0) if isinstance(m, Put) and m.count == 1]

    game = game_where(catalogue.game("hanapette"), lambda game: bool(plain(game)))
    for shown in (True, False):
        table = speed(game)
        table.scene.ornaments.months = shown
        put = plain(game)[0]
        card = game.state.layouts[0][put.column].cards[-1]
        table.push(put)
        name = "Lightning!" if CARDS[card].role == "lightning" else CARDS[card].flower.english
        assert said(table) == ([name] if shown else [])
        for _ in range(30):
            table.scene.stage.advance(60)
        assert said(table) == []
        game.pop()


SIZES = [(900, 552), (900, 600), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
every_table = pytest.mark.parametrize(
    ("size", "seat", "stacks"),
    [(size, seat, stacks) for size in SIZES for seat in (0, 1) for stacks in (1, 2)],
    ids=lambda value: "x".join(map(str, value)) if isinstance(value, tuple) else str(value),
)


Say = Callable[..., SpeedSayings]


class BareTable(QGraphicsScene):
    """All that sayings need of a table."""

    def __init__(self) -> None:
        super().__init__()
        self.stage, self.pace = Stage(), Pace()


@pytest.fixture
def said_at(qapp: QApplication) -> Iterator[Say]:
    """What is said on a table that is laid out so."""
    table = BareTable()

    def make(size: tuple[int, int], seat: int, stacks: int) -> SpeedSayings:
        sayings = SpeedSayings(cast("TableScene", table))
        sayings.arrange(lay_out(SpeedShape(seat, 5, 5, stacks), *size))
        return sayings

    yield make
    table.stage.clear()


def layout_of(sayings: SpeedSayings) -> SpeedLayout:
    assert sayings._layout is not None
    return sayings._layout


def months_rects(sayings: SpeedSayings, stack: int) -> Iterator[QRectF]:
    """All that months on a stack cover, from beginning to end."""
    item = sayings.months[stack]
    for card in (*range(0, 48, 4), 43):
        sayings.say_month(card, stack)
        for part in (0.0, 0.5, 0.999):
            item.go(part)
            yield item.sceneBoundingRect()


@pytest.mark.deep_but(10)
@every_table
def test_months_that_are_said_at_once_do_not_meet(
    said_at: Say, size: tuple[int, int], seat: int, stacks: int
) -> None:
    sayings = said_at(size, seat, stacks)
    layout, window = layout_of(sayings), QRectF(0, 0, *size)
    covered = []
    for stack in sorted(range(stacks), key=lambda stack: layout.stacks[stack].x):
        rects = list(months_rects(sayings, stack))
        assert all(window.contains(rect) for rect in rects)
        assert all(sayings.band.contains(rect) for rect in rects)
        covered.append((min(r.left() for r in rects), max(r.right() for r in rects)))
    assert len(covered) == 1 or covered[0][1] < covered[1][0]


def goals(layout: SpeedLayout, seat: int) -> Iterator[Rect]:
    """Whatever a seat's card may be meant for: the stacks, and columns short and long."""
    yield from layout.stacks
    for column in layout.columns[seat]:
        yield Rect(column.x, column.y, layout.card_width, layout.card_height)
        deepest = column.bottom - layout.card_height
        yield Rect(column.x, deepest, layout.card_width, layout.card_height)


@pytest.mark.deep_but(10)
@every_table
def test_why_a_card_was_refused_covers_no_month_and_no_other_reason(
    said_at: Say, size: tuple[int, int], seat: int, stacks: int
) -> None:
    sayings = said_at(size, seat, stacks)
    layout, window = layout_of(sayings), QRectF(0, 0, *size)
    months = [rect for stack in range(stacks) for rect in months_rects(sayings, stack)]
    covered: dict[int, list[QRectF]] = {0: [], 1: []}
    for who in (0, 1):
        for goal in goals(layout, who):
            for reason in REASONS:
                sayings.explain(who, reason, goal, below=who == seat)
                said = sayings.reasons[who]
                assert (said.text, said.isVisible()) == (reason, True)
                rect = sayings.reasons[who].sceneBoundingRect()
                assert window.contains(rect)
                assert not any(rect.intersects(month) for month in months)
                covered[who].append(rect)
    assert not any(one.intersects(other) for one in covered[0] for other in covered[1])


def test_another_table_takes_away_what_was_said(said_at: Say) -> None:
    sayings = said_at((1280, 800), 0, 2)
    sayings.say_month(3, 1)
    sayings.explain(0, REASONS[0], layout_of(sayings).stacks[0], below=True)
    sayings.arrange(lay_out(SpeedShape(0, 4, 5, 1), 900, 600))
    assert not sayings.reasons[0].isVisible()
    assert not sayings.months[1].isVisible()
    assert not sayings._scene.stage.moving
