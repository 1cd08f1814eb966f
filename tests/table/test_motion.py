"""The one animation: tracks end exactly, are replaced cleanly, and nothing ticks at rest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.table.animation import (
    Spring,
    Stage,
    Track,
    breath,
    ease_back,
    ease_in_out,
    ease_out,
    linear,
)


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    stage = Stage()
    yield stage
    stage.clear()


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out, ease_back])
def test_easing_begins_at_nothing_and_ends_at_everything(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_a_breath_begins_full_and_stays_between_nothing_and_everything() -> None:
    assert breath(0, 1000) == pytest.approx(1)
    assert breath(500, 1000) == pytest.approx(0)
    assert all(0 <= breath(time, 1000) <= 1 for time in range(0, 3000, 7))


def test_a_track_ends_with_exactly_one(stage: Stage) -> None:
    parts: list[float] = []
    ended: list[bool] = []
    stage.play("a", Track(parts.append, 100, ease=linear, then=lambda: ended.append(True)))
    for _ in range(8):
        stage.advance(16)
    assert parts[-1] == 1.0
    assert parts == sorted(parts)
    assert ended == [True]
    assert stage.state() == QAbstractAnimation.State.Stopped


def test_a_delay_leaves_the_property_alone(stage: Stage) -> None:
    parts: list[float] = []
    stage.play("a", Track(parts.append, 100, delay=50))
    stage.advance(49)
    assert parts == []


def test_landing_ends_everything_also_what_the_end_begins(stage: Stage) -> None:
    parts: list[float] = []
    second = Track(parts.append, 100)
    stage.play("a", Track(lambda _: None, 100, then=lambda: stage.play("b", second)))
    stage.land()
    assert parts == [1.0]
    assert not stage.busy
    assert stage.state() == QAbstractAnimation.State.Stopped


def test_a_track_replaces_the_one_before(stage: Stage) -> None:
    one: list[float] = []
    other: list[float] = []
    stage.play("a", Track(one.append, 100))
    stage.play("a", Track(other.append, 100))
    stage.land()
    assert one == []
    assert other == [1.0]


def test_no_time_means_at_once(stage: Stage) -> None:
    parts: list[float] = []
    stage.play("a", Track(parts.append, 0))
    assert parts == [1.0]
    assert not stage.busy


def test_a_loop_runs_until_it_says_no(stage: Stage) -> None:
    calls: list[float] = []

    def step(passed: float) -> bool:
        calls.append(passed)
        return len(calls) < 3

    stage.loop("a", step)
    for _ in range(5):
        stage.advance(10)
    assert calls == [10, 10, 10]
    assert not stage.busy


def test_it_runs_by_itself_and_says_when_it_rests(stage: Stage, qtbot: QtBot) -> None:
    parts: list[float] = []
    stage.play("a", Track(parts.append, 60))
    qtbot.waitUntil(lambda: stage.state() == QAbstractAnimation.State.Stopped)
    assert parts[-1] == 1.0


@given(st.floats(-50, 50), st.lists(st.floats(0.1, 200), min_size=1, max_size=60))
def test_a_spring_is_stable_for_frames_of_any_length(goal: float, frames: list[float]) -> None:
    spring = Spring(17)
    spring.goal = goal
    for frame in frames:
        assert abs(spring.step(frame)) <= abs(goal) + 1e-6
    spring.step(10_000)
    assert spring.at_rest
