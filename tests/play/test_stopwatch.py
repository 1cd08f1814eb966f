from __future__ import annotations

import pytest

from hanafuda_desktop.play.clocks import Stopwatch, clock_text


class HandClock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_only_running_time_counts() -> None:
    clock = HandClock()
    watch = Stopwatch(clock)
    clock.now += 5
    assert watch.elapsed_ms == 0
    watch.start()
    clock.now += 1.5
    watch.start()
    clock.now += 1
    assert watch.elapsed_ms == 2500
    watch.pause()
    clock.now += 60
    watch.pause()
    assert watch.elapsed_ms == 2500
    watch.start()
    clock.now += 0.5
    assert watch.elapsed_ms == 3000
    watch.reset(100)
    clock.now += 5
    assert (watch.elapsed_ms, watch.running) == (100, False)


@pytest.mark.parametrize(
    ("ms", "text"),
    [(0, "0:00"), (999, "0:00"), (61_000, "1:01"), (3_599_999, "59:59"), (3_729_000, "1:02:09")],
)
def test_clock_text(ms: int, text: str) -> None:
    assert clock_text(ms) == text
