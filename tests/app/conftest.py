"""What the tests of the program share: a user's folders, and tables of several in windows."""

from __future__ import annotations

import gc
import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.cards_window import CardsWindow
from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.library.library import FIRST_GAME, Library
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.app.window import language, sounds
from hanafuda_desktop.app.window.fonts import use_legibly
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import make_window
from hanafuda_desktop.app.workers import clients, process
from hanafuda_desktop.families.registry import computer_kinds, deal_for
from hanafuda_desktop.families.speed.ui import clock as speed_clock
from hanafuda_desktop.play import seats as seated
from hanafuda_desktop.play import session as sessions
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.clocks import Stopwatch
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import FIRST_DECK, AnimationSpeed, Settings
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import text_scale
from hanafuda_desktop.text.language import ENGLISH
from tests.app.at_shedding_table import AtSheddingTable
from tests.app.at_the_table import AtTable
from tests.app.cards_windows import CATALOGUE, SIZES, OpenCards
from tests.app.in_real_time import HandAlarm, InRealTime, Live, stopwatch_of
from tests.app.thinking_here import WorkerHere
from tests.patience import PATIENCE
from tests.play.test_stopwatch import HandClock

_WINDOWS: Final = itertools.count(1)
_COLLECTED_AFTER: Final = 5
"""Windows. Each holds many pictures, which Python does not count as garbage."""


@pytest.fixture(autouse=True)
def _computers_at_hand(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers think here, at once, unless a test is about just that; chance is always alike."""
    monkeypatch.setattr(seated, "new_chance", lambda: 4711)
    numbers = Random(4711)
    monkeypatch.setattr(sessions, "new_seed", lambda: numbers.randrange(sessions.MOST_DEALS))
    # Who is late on a busy machine is waited for, and nobody plays or advises in its place.
    monkeypatch.setattr(clients, "GRACE_MS", round(1000 * PATIENCE))
    # The library of sounds takes its time to load, and there may be a loudspeaker.
    monkeypatch.setattr(sounds, "found_player", lambda _parent: sounds.no_player)
    if request.node.get_closest_marker("real_worker") is None:
        monkeypatch.setattr(process, "WorkerProcess", WorkerHere)


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Programs speak English, whatever the system does, and do so again after a test."""
    monkeypatch.setattr(language, "system_languages", lambda: ["en-GB"])
    yield
    language.use_language(ENGLISH)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.below(tmp_path)


@pytest.fixture
def make(qtbot: QtBot, folders: Folders) -> Iterator[Callable[[], MainWindow]]:
    """Makes windows of one user; each is closed at the end, and words have their usual size."""
    if next(_WINDOWS) % _COLLECTED_AFTER == 0:
        gc.collect()
    made: list[MainWindow] = []

    def window() -> MainWindow:
        made.append(make_window(folders, Library(folders.rules)))
        qtbot.addWidget(made[-1])
        return made[-1]

    yield window
    for each in made:
        each.close()
    if text_scale() != Settings().text_size.scale:  # windows set it for the whole program
        use_legibly(Settings())


@pytest.fixture
def window(make: Callable[[], MainWindow], qtbot: QtBot) -> MainWindow:
    """A window that is shown, with the first patience on the table."""
    window = make()
    window.session.open(FIRST_GAME, seed=7)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def heard(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What a screen reader is given to say from now on; only what is shown may speak."""
    said: list[str] = []
    send = QAccessible.updateAccessibility

    def update(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            speaker = event.object()
            assert isinstance(speaker, QWidget)
            assert speaker.isVisible(), (speaker, event.message())
            said.append(event.message())
        send(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(update))
    QAccessible.setActive(True)
    yield said
    QAccessible.setActive(False)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def make_session(tmp_path: Path, clock: HandClock) -> Iterator[Callable[[], Session]]:
    """Makes sessions of one user; each closes the one before, as ending the program does."""
    made: list[Session] = []
    numbers = iter(range(100, 200))

    def session() -> Session:
        made.append(
            Session(
                Library(tmp_path / "rules"),
                Saves(tmp_path / "saves"),
                stopwatch=Stopwatch(clock),
                seeds=lambda: next(numbers),
                deal=deal_for,
                kinds=computer_kinds,
            )
        )
        return made[-1]

    yield session
    for each in made:
        each.close()


@pytest.fixture
def open_table(make: Callable[[], MainWindow], qtbot: QtBot) -> Callable[..., MainWindow]:
    """Lays a table in a window that is shown; each is closed at the end."""

    def table(
        *seats: str,
        game: str = "koi-koi",
        seed: int = 3,
        rounds: int | None = None,
        saved: bool = False,
    ) -> MainWindow:
        window = make()
        window.use(replace(window.settings, speed=AnimationSpeed.FAST), save=False)
        if saved:
            window.session.open(GameRef(game))
        else:
            window.session.open(GameRef(game), seed=seed, seating=Seating(seats, rounds))
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.table.setFocus()
        return window

    return table


@pytest.fixture
def lay(open_table: Callable[..., MainWindow]) -> Callable[..., AtTable]:
    """Lays the table of a fishing game."""

    def table(*seats: str, **words: Any) -> AtTable:
        return AtTable(open_table(*seats, **words))

    return table


@pytest.fixture
def lay_shedding(open_table: Callable[..., MainWindow]) -> Callable[..., AtSheddingTable]:
    """Lays the table of a shedding game."""

    def table(*seats: str, **words: Any) -> AtSheddingTable:
        return AtSheddingTable(open_table(*seats, **{"game": "untitled"} | words))

    return table


@pytest.fixture
def hand_alarms(clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alarms ring when the test's clock has come so far."""
    monkeypatch.setattr(speed_clock, "QTimer", HandAlarm)
    monkeypatch.setattr(HandAlarm, "clock", clock, raising=False)
    monkeypatch.setattr(HandAlarm, "all", [])


@pytest.fixture
def live(
    make_session: Callable[[], Session], clock: HandClock, hand_alarms: None
) -> Callable[..., Live]:
    """Begins a real-time game without a table."""
    return lambda *seats, **more: Live(make_session(), clock, *seats, **more)


@pytest.fixture
def lay_live(
    make: Callable[[], MainWindow], qtbot: QtBot, clock: HandClock, hand_alarms: None
) -> Callable[..., InRealTime]:
    """Lays a real-time table in a window that is shown; each is closed at the end."""

    def table(
        *seats: str, game: str = "hanapette", seed: int = 3, saved: bool = False
    ) -> InRealTime:
        window = make()
        stopwatch_of(window.session, clock)
        window.use(replace(window.settings, reduced_motion=True), save=False)
        if saved:
            window.session.open(GameRef(game))
        else:
            window.session.open(GameRef(game), seed=seed, seating=Seating(seats))
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.table.setFocus()
        return InRealTime(window, clock)

    return table


@pytest.fixture
def open_cards(qtbot: QtBot) -> Iterator[OpenCards]:
    """Opens windows of cards; each is closed at the end."""
    made: list[CardsWindow] = []

    def window(
        game: str = "koi-koi", *, deck: str | Path = FIRST_DECK, size: QSize | None = None
    ) -> CardsWindow:
        folder = shipped_decks()[deck] if isinstance(deck, str) else deck
        made.append(CardsWindow(CATALOGUE.game(game), CardPictures(folder)))
        qtbot.addWidget(made[-1])
        made[-1].resize(size or SIZES[1])
        with qtbot.waitExposed(made[-1]):
            made[-1].show()
        return made[-1]

    yield window
    for each in made:
        each.close()
