"""What every test stands on: no screen, no user's folder, no Qt left running behind it."""

from __future__ import annotations

import gc
import importlib
import itertools
import os
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from hanafuda_desktop.text.language import ENGLISH, speak
from tests.patience import PatientBot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

# Before the first import of Qt. A test that wants a real window sets its own (tests/xwindow).
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Not a test's business how fast the machine is, so no deadline; and in CI the same examples every
# time, so that a red run is about the change and not about luck.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

_numbers = itertools.count(1)


def pytest_collection_finish() -> None:
    """All that is loaded by now stays to the end; Python need not search it for garbage again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)  # before -m is looked at
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """``@pytest.mark.deep_but(2)``: all cases of a test but two are deep.

    Which two hangs on nothing but what is collected, so each process of a run finds the same; and
    a case that is asked for by its name is the first of one.
    """
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("deep_but"):
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in tests.values():
        mark = cases[0].get_closest_marker("deep_but")
        assert mark is not None
        (usual,) = mark.args
        kept = {(2 * place + 1) * len(cases) // (2 * usual) for place in range(usual)}
        for place, case in enumerate(cases):
            if len(cases) > usual and place not in kept:
                case.add_marker("deep")


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("homes"))


@pytest.fixture(autouse=True)
def _own_home(_homes: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test a home of its own: settings, records and statistics stay apart."""
    monkeypatch.setenv("HANAFUDA_HOME", os.path.join(_homes, f"{next(_numbers)}"))  # noqa: PTH118


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    """What waits for Qt, as long as a busy machine needs."""
    return PatientBot(request)


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files of cards' pictures that were decoded so far, not only looked at."""
    pictures, found = importlib.import_module("hanafuda_desktop.table.cards.pictures"), []

    def counted(read: Callable[..., object]) -> Callable[..., object]:
        def reading(path: Path, *more: object) -> object:
            image = read(path, *more)
            found.extend([path] if image is not None else [])
            return image

        return reading

    for name in ("read_picture", "read_reduced"):
        monkeypatch.setattr(pictures, name, counted(getattr(pictures, name)))
    return found


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """A test may speak what it likes; the next one begins in English."""
    yield
    speak(ENGLISH, None)


@pytest.fixture(autouse=True)
def _words_as_large_as_before() -> Iterator[None]:
    """Fail a test that leaves words another size, for a later one measures words.

    The size is kept for the whole program, and which test comes next hangs on how fast each of
    several processes is: it would fail now and then, far from its cause.
    """
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        yield
        return
    lettering = importlib.import_module("hanafuda_desktop.table.lettering")
    before = widgets.QApplication.font(), lettering.text_scale()
    yield
    assert (widgets.QApplication.font(), lettering.text_scale()) == before, "words left larger"


@pytest.fixture(autouse=True)
def _nothing_left_running() -> Iterator[None]:
    """Fail a test after which a timer or an animation that it started still runs.

    Costs nothing while Qt is not loaded. (That a test caused a Qt warning is for pytest-qt to
    say: ``qt_log_level_fail`` in pyproject.toml.)
    """
    if "PySide6.QtCore" not in sys.modules:
        yield
        return
    from tests.house.running import watching  # noqa: PLC0415 - Qt only where Qt is

    with watching() as running:
        yield
        left = running()
    assert not left, "left running after the test: " + ", ".join(left)
