"""How old an event is by the time the program gets to know of it."""

from __future__ import annotations

import pytest

from hanafuda_desktop.play.clocks import InputTimes


def test_an_event_is_as_old_as_it_came_later_than_the_soonest() -> None:
    times = InputTimes()
    assert times.age_ms(100, 5000.0) == 0.0
    assert times.age_ms(200, 5130.0) == pytest.approx(30.0, abs=1.0)
    assert times.age_ms(300, 5195.0) == 0.0  # it came sooner than any before
    assert times.age_ms(400, 5300.0) == pytest.approx(5.0, abs=1.0)


def test_an_event_that_says_nothing_or_nonsense_is_taken_for_new() -> None:
    times = InputTimes()
    times.age_ms(100, 5000.0)
    assert times.age_ms(0, 5300.0) == 0.0
    assert times.age_ms(120, 9000.0) == 0.0  # the system's clock was set
    assert times.age_ms(130, 9010.0) == pytest.approx(0.0, abs=0.1)


def test_a_late_event_after_quiet_seconds_is_late_all_the_same() -> None:
    times = InputTimes()
    times.age_ms(100, 5000.0)
    assert times.age_ms(20_100, 25_015.0) == pytest.approx(15.0, abs=2.1)


@pytest.mark.parametrize("part", [-0.00009, 0.00009])
def test_clocks_that_run_apart_make_no_event_old(part: float) -> None:
    """An hour of events, each of which comes at once."""
    times = InputTimes()
    ages = [times.age_ms(at, 7000.0 + at * (1 + part)) for at in range(1000, 3_600_000, 1000)]
    assert max(ages) < 1.0


def test_the_system_counts_whole_milliseconds() -> None:
    times = InputTimes()
    ages = [times.age_ms(1000 + int(at), 9000 + at) for at in (0.0, 100.9, 250.3, 251.7, 400.0)]
    assert all(0.0 <= age < 1.1 for age in ages)
