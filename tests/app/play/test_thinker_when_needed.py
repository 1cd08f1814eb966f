"""The place where computers think: made when somebody needs it, ready when there is time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject

from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.workers.tables import TABLES
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.computers import Thinker
from hanafuda_desktop.play.controller import TableDriver
from hanafuda_desktop.play.seats import PERSON, Seating
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.table.cards.pictures import CardPictures


class Place:
    """Notes what is done with it."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def prepare(self) -> None:
        self.done.append("prepare")

    def drop(self) -> None:
        """Nothing is asked here."""

    def stop(self) -> None:
        self.done.append("stop")


@pytest.fixture
def made() -> list[Place]:
    return []


@pytest.fixture
def session(make_session: Callable[[], Session], qapp: object) -> Session:
    return make_session()


@pytest.fixture
def driver(session: Session, made: list[Place]) -> Iterator[TableDriver]:
    def make(_parent: QObject) -> Thinker:
        made.append(Place())
        return cast("Thinker", made[-1])

    pictures = CardPictures(shipped_decks()["plain"])
    shown: Callable[[Any], None] = [].append
    driver = TableDriver(session, pictures, shown, tables=TABLES, new_thinking=make)
    driver.follow()
    yield driver
    driver.stop()


def test_it_is_made_once(driver: TableDriver, made: list[Place]) -> None:
    assert driver.thinking() is driver.thinking()
    assert len(made) == 1


def test_it_is_prepared_no_sooner_than_the_first_table_was_painted(
    driver: TableDriver, session: Session, made: list[Place]
) -> None:
    session.open(GameRef("koi-koi"), seed=1, seating=Seating((PERSON, "casual")))
    assert [place.done for place in made] == [[]]
    driver.painted()
    assert made[0].done == ["prepare"]
    session.deal()
    assert made[0].done == ["prepare", "prepare"]


@pytest.mark.parametrize(
    ("game", "seats"),
    [("yatsuhashi", (PERSON,)), ("koi-koi", (PERSON, PERSON))],
    ids=["who-asks-none", "with-people-only"],
)
def test_a_table_without_questions_needs_none(
    driver: TableDriver, session: Session, made: list[Place], game: str, seats: tuple[str, ...]
) -> None:
    driver.painted()
    session.open(GameRef(game), seed=1, seating=Seating(seats))
    assert [place.done for place in made if place.done] == []


def test_only_what_was_made_is_stopped(driver: TableDriver, made: list[Place]) -> None:
    driver.stop()
    assert made == []
    driver.thinking()
    driver.stop()
    assert made[0].done == ["stop"]
