"""What is drawn: bins, rates, rows; in words too, and at every size without a fault."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.history.charts import (
    LINE,
    WON,
    Bar,
    BarList,
    Bin,
    Chart,
    PointsChart,
    RateChart,
    binned,
    rates,
)
from hanafuda_desktop.app.history.queries import GameFilter, PlayedGame, played
from hanafuda_desktop.app.history.store import Store
from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.table.cards.pictures import CardPictures
from tests.app.history.sample_games import entry


def _games(results: str) -> tuple[PlayedGame, ...]:
    store = Store(None)
    for number, letter in enumerate(results):
        store.note(entry(number, "won" if letter == "w" else "lost"))
    found = played(store, GameFilter())
    store.close()
    return found


def _grabbed(qtbot: QtBot, chart: Chart, size: QSize) -> QImage:
    qtbot.addWidget(chart)
    chart.resize(size)
    chart.show()
    return chart.grab().toImage()


def _share(image: QImage, colour: object) -> float:
    """How much of a picture has a colour."""
    hits = sum(
        image.pixelColor(x, y) == colour
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    )
    return hits / (image.width() * image.height() / 4)


def test_rates_of_all_and_of_the_last() -> None:
    games = _games("wwll")
    assert rates(games) == (1.0, 1.0, pytest.approx(2 / 3), 0.5)
    assert rates(games, 2) == (1.0, 1.0, 0.5, 0.0)
    assert rates(()) == ()


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([], []),
        ([3], [(3, 3)]),
        ([0, 1, 2], [(0, 0), (1, 1), (2, 2)]),
        ([-5, 20], [(low, low + 1) for low in range(-6, 21, 2)]),
        ([-43, 61], [(low, low + 9) for low in range(-50, 70, 10)]),
        ([7, 900], [(low, low + 99) for low in range(0, 1000, 100)]),
    ],
)
def test_bins_have_round_widths_and_no_gaps(
    points: list[int], expected: list[tuple[int, int]]
) -> None:
    bins = binned([(each, True) for each in points])
    assert [(each.least, each.most) for each in bins] == expected
    assert sum(each.won for each in bins) == len(points)


def test_bins_tell_won_games_from_others() -> None:
    assert binned([(1, True), (1, False), (2, False), (1, True)]) == (
        Bin(1, 1, 2, 1),
        Bin(2, 2, 0, 1),
    )
    assert Bin(-10, -1, 0, 0).words == "\N{MINUS SIGN}10 to \N{MINUS SIGN}1"


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("size", [QSize(280, 180), QSize(420, 200), QSize(1200, 500)])
@pytest.mark.parametrize("results", ["w", "l", "wl" * 30, "wlw" * 80])
def test_the_rate_is_drawn_and_told(qtbot: QtBot, size: QSize, results: str) -> None:
    chart = RateChart()
    games = _games(results)
    chart.show_games(games)
    image = _grabbed(qtbot, chart, size)
    assert _share(image, LINE) > 0
    rate = sum(letter == "w" for letter in results) / len(results)
    counted = f"{len(results)} game{'s' * (len(results) > 1)}"
    assert f"{counted}. Won of all {rate:.0%}" in chart.accessibleDescription()
    assert chart.accessibleName() == "Games won"


def test_higher_columns_hold_more_games(qtbot: QtBot) -> None:
    chart, other = PointsChart(), PointsChart()
    chart.show_points("Points", [(1, True)] * 3 + [(2, True)] + [(3, False)])
    other.show_points("Points", [(1, False)] * 3 + [(2, True)] + [(3, False)])
    size = QSize(400, 220)
    assert _share(_grabbed(qtbot, chart, size), WON) > 2 * _share(_grabbed(qtbot, other, size), WON)
    assert chart.accessibleDescription() == (
        "1: 3 games, 3 won; 2: 1 game, 1 won; 3: 1 game, 0 won."
    )


def test_bars_are_told_and_have_room_for_every_row(qtbot: QtBot) -> None:
    chart = BarList("Yaku", CardPictures(shipped_decks()["plain"]))
    bars = [Bar(f"yaku {n}", n, f"{n} times", (1, 2, 3)) for n in range(12, 0, -1)]
    chart.show_bars(bars)
    assert chart.accessibleDescription().startswith("yaku 12: 12 times; yaku 11: 11 times")
    few = chart.minimumSizeHint().height()
    chart.show_bars([*bars, Bar("more", 0, "never")])
    assert chart.minimumSizeHint().height() > few
    image = _grabbed(qtbot, chart, QSize(500, chart.minimumSizeHint().height()))
    whole = _share(image, WON)
    chart.show_bars([dataclasses.replace(bar, value=1) for bar in bars], longest=12)
    assert 0 < _share(chart.grab().toImage(), WON) < whole


def test_an_empty_drawing_says_so(qtbot: QtBot) -> None:
    rate, points = RateChart(), PointsChart()
    bars = BarList("Yaku", CardPictures(shipped_decks()["plain"]))
    rate.show_games(())
    points.show_points("Points", ())
    bars.show_bars(())
    charts: tuple[Chart, ...] = (rate, points, bars)
    for chart in charts:
        assert not _grabbed(qtbot, chart, QSize(300, 200)).isNull()
        assert chart.accessibleDescription() == "Nothing yet."
