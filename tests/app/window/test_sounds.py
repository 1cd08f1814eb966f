"""What is heard at a table, and that nothing is where nothing can be."""

from __future__ import annotations

import builtins
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanafuda_desktop.app.window import sounds as sounds_module
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.sounds import CUE_SOUNDS, Sounds, found_player, no_player
from hanafuda_desktop.app.workers.process import LOADING, Ended, Work, WorkerProcess
from hanafuda_desktop.play.settings import Volume
from hanafuda_desktop.resources import assets
from tests.patience import PATIENCE

FOUND = found_player  # as it is without the fixtures of these tests


class Ear:
    """Notes what is played."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []

    def play(self, file: Path, volume: float) -> None:
        assert file.is_file()
        self.heard.append((file.stem, volume))


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(sounds_module, "monotonic", lambda: now[0])
    return now


def _sounds(window: MainWindow) -> tuple[Sounds, Ear]:
    ear = Ear()
    sounds = Sounds(window, window.session, ear.play)
    sounds.use(window.settings)
    return sounds, ear


@pytest.mark.parametrize("sound", sorted({*CUE_SOUNDS.values(), "won", "lost"}))
def test_every_sound_that_is_wanted_ships(sound: str) -> None:
    assert assets("sounds", f"{sound}.wav").is_file()


def test_a_run_of_cards_is_laid_down_as_one(window: MainWindow, ticks: list[float]) -> None:
    sounds, ear = _sounds(window)
    for _ in range(6):
        sounds.hear("landed")
        ticks[0] += 0.004
    sounds.hear("yaku")
    ticks[0] += 0.05
    sounds.hear("landed")
    assert [name for name, _ in ear.heard] == ["lay", "yaku", "lay"]


def test_sound_and_volume_are_set_at_once(window: MainWindow, ticks: list[float]) -> None:
    sounds, ear = _sounds(window)
    for volume in Volume:
        ticks[0] += 1
        sounds.use(replace(window.settings, volume=volume))
        sounds.hear("landed")
    loud = [volume for _, volume in ear.heard]
    assert loud == sorted(loud)
    assert len(set(loud)) == 3
    sounds.use(replace(window.settings, sound=False))
    ticks[0] += 1
    sounds.hear("landed")
    assert len(ear.heard) == 3


def test_what_nobody_made_a_sound_for_is_not_heard(
    window: MainWindow,
) -> None:
    sounds, ear = _sounds(window)
    sounds.hear("counted")
    assert ear.heard == []


def test_without_the_library_nothing_is_heard_and_nothing_is_wrong(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = builtins.__import__

    def lacking(name: str, *rest: Any, **more: Any) -> Any:
        if name == "PySide6.QtMultimedia":
            raise ImportError("libpulse.so.0: cannot open shared object file")
        return usual(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", lacking)
    assert FOUND(window) is no_player


def test_a_window_hears_its_table(
    window: MainWindow, ticks: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = Ear()
    monkeypatch.setattr(sounds_module, "found_player", lambda _parent: ear.play)
    scene = window.driver.scene
    scene.land()
    assert ear.heard == []  # what is needed for it is loaded when no card is on its way
    window.sounds.prepare()
    ticks[0] += 1
    window.session.play(window.session.moves[0])
    scene.land()
    assert {name for name, _ in ear.heard} & {"lay", "turn"}
    ticks[0] += 1
    ear.heard.clear()
    scene.move_refused.emit(None)
    scene.interaction.move_refused.emit(None)
    assert [name for name, _ in ear.heard] == ["refused"]


def test_nothing_is_loaded_while_the_computers_are(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two threads that load libraries at once may wait for each other for ever."""
    ear = Ear()
    monkeypatch.setattr(sounds_module, "found_player", lambda _parent: ear.play)
    sounds = Sounds(window, window.session)
    sounds.use(window.settings)
    with LOADING:
        sounds.prepare()
        sounds.hear("landed")
    assert ear.heard == []
    sounds.prepare()
    sounds.hear("landed")
    assert [name for name, _ in ear.heard] == ["lay"]


def test_the_computers_process_is_not_started_while_others_load() -> None:
    started = threading.Event()

    def work() -> Work:
        started.set()
        raise OSError("no process is needed here")

    told: list[Ended] = []
    process = WorkerProcess(told.append, work)
    with LOADING:
        process.prepare()
        assert not started.wait(0.1)
    assert started.wait(PATIENCE)
    process.stop()
