"""What frames cost: measured beside a bare scene with the same pictures, in the same run."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from hanafuda_desktop.table.cards.pictures import CardPictures

__all__ = ["DRAG_FRAMES", "FRAME", "GOAL", "SIZE", "Times", "bare", "path", "report"]

SIZE = (1920, 1080)
GOAL = 8.0
FRAME = 16
DRAG_FRAMES = 400


@dataclass(frozen=True, slots=True)
class Times:
    """Frame times in milliseconds."""

    median: float
    most: float
    """The 99th percentile."""

    @classmethod
    def of(cls, seconds: list[float]) -> Times:
        parts = statistics.quantiles(seconds, n=100)
        return cls(parts[49] * 1000, parts[98] * 1000)


def bare(qtbot: QtBot, deck: CardPictures, moving: int) -> Times:
    """A scene with nothing but the pixmaps, of which some move."""
    scene = QGraphicsScene(0, 0, *SIZE)
    items = []
    for card in range(48):
        item = QGraphicsPixmapItem(deck.pixmap(card, 160, 1.0))
        item.setPos(20 + card % 12 * 150, 20 + card // 12 * 250)
        scene.addItem(item)
        items.append(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(*SIZE)
    view.show()
    view.grab()
    times = []
    for frame in range(DRAG_FRAMES):
        begin = process_time()
        x, y = path(frame)
        for order, item in enumerate(items[:moving]):
            item.setPos(x + order % 6 * 8, y + order * 60)
        QApplication.processEvents()
        times.append(process_time() - begin)
    view.close()
    return Times.of(times)


def path(frame: int) -> tuple[float, float]:
    """Where the pointer goes: large swings over the whole table."""
    return 700 + 520 * math.sin(frame / 14), 340 + 220 * math.sin(frame / 9)


def report(
    benchmark: BenchmarkFixture,
    frame: Callable[[], None],
    frames: int,
    base: Times,
    between: Callable[[], None] = lambda: None,
    *,
    goal: float = GOAL,
) -> Times:
    benchmark.pedantic(frame, setup=between, rounds=frames, iterations=1, warmup_rounds=10)
    assert benchmark.stats is not None
    times = Times.of(list(benchmark.stats.stats.data))
    ratio = times.median / base.median
    benchmark.extra_info.update(p50=times.median, p99=times.most, ratio=ratio)
    print(
        f"\n{benchmark.name}: p50 {times.median:.2f} ms, p99 {times.most:.2f} ms "
        f"(goal {goal:.0f}); "
        f"bare scene p50 {base.median:.2f} ms, p99 {base.most:.2f} ms; "
        f"ratio of medians {ratio:.1f}, of p99 {times.most / base.most:.1f}"
    )
    return times
