"""The place where computers think: made when somebody needs it, ready when there is time."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from hanafuda_desktop.play.computers import Thinker
from hanafuda_desktop.play.controller import TableController
from hanafuda_desktop.play.driver import ThinkingWhenNeeded


class Place:
    """Notes what is done with it."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def prepare(self) -> None:
        self.done.append("prepare")

    def stop(self) -> None:
        self.done.append("stop")


@pytest.fixture
def made() -> list[Place]:
    return []


@pytest.fixture
def thinking(made: list[Place]) -> ThinkingWhenNeeded:
    def make() -> Thinker:
        made.append(Place())
        return cast("Thinker", made[-1])

    return ThinkingWhenNeeded(make)


def _controller(*, asks: bool = True, computers: tuple[int, ...] = (1,)) -> TableController:
    session = SimpleNamespace(is_open=True, seating=SimpleNamespace(computers=computers))
    controller: Any = SimpleNamespace(asks_computers=asks, session=session)
    return cast("TableController", controller)


def test_it_is_made_once(thinking: ThinkingWhenNeeded, made: list[Place]) -> None:
    assert thinking.place() is thinking.place()
    assert len(made) == 1


def test_it_is_prepared_no_sooner_than_the_first_table_was_painted(
    thinking: ThinkingWhenNeeded, made: list[Place]
) -> None:
    thinking.expect(_controller())
    assert made == []
    thinking.painted()
    thinking.expect(_controller())
    assert made[0].done == ["prepare"]


@pytest.mark.parametrize(
    "controller",
    [_controller(asks=False), _controller(computers=())],
    ids=["who-asks-none", "with-people-only"],
)
def test_a_table_without_questions_needs_none(
    thinking: ThinkingWhenNeeded, made: list[Place], controller: TableController
) -> None:
    thinking.painted()
    thinking.expect(controller)
    assert made == []


def test_only_what_was_made_is_stopped(thinking: ThinkingWhenNeeded, made: list[Place]) -> None:
    thinking.stop()
    assert made == []
    thinking.place()
    thinking.stop()
    assert made[0].done == ["stop"]
