"""Every step says all its words in every language, and has room for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.app.learn.panes import ReadingPane
from hanafuda_desktop.app.window import language as translations
from hanafuda_desktop.app.window.fonts import use_legibly
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.play.settings import Settings, TextSize
from hanafuda_desktop.text.language import Lookup
from tests.app.learn.at_the_lesson import AtLesson
from tests.app.spoken import Said, cut, longer, marked, untold

SIZES = {TextSize.USUAL: QSize(900, 600), TextSize.DOUBLE: QSize(900, 600)}


@pytest.fixture(autouse=True)
def _usual_letters() -> Iterator[None]:
    yield
    use_legibly(Settings())


@pytest.fixture
def speak(
    lesson: AtLesson, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str | Lookup, TextSize], AtLesson]:
    """Lets the lesson speak a language, or one that is made up, in letters of a size."""
    usual = translations._lookup
    window = lesson.page.window()
    assert isinstance(window, MainWindow)

    def say(speaks: str | Lookup, size: TextSize) -> AtLesson:
        made_up = None if isinstance(speaks, str) else speaks
        language = speaks if isinstance(speaks, str) else "xx"
        monkeypatch.setattr(translations, "_lookup", lambda code: made_up or usual(code))
        window.use(replace(window.settings, language=language, text_size=size), save=False)
        window.resize(SIZES[size])
        QApplication.processEvents()
        return AtLesson(window)

    return say


def steps_of(lesson: AtLesson) -> Iterator[str]:
    """Go through all steps."""
    while True:
        QApplication.processEvents()
        yield lesson.at
        if lesson.page.course.is_last:
            return
        lesson.page.go_on()


@pytest.mark.deep
def test_nothing_is_said_that_was_not_translated(
    speak: Callable[[str | Lookup, TextSize], AtLesson],
) -> None:
    lesson = speak(marked, TextSize.USUAL)
    found: list[Said] = []
    for _ in steps_of(lesson):
        found += untold(lesson.page)
    assert found == []


@pytest.mark.parametrize("size", [TextSize.USUAL, TextSize.DOUBLE])
def test_nothing_of_a_step_has_to_be_scrolled(
    speak: Callable[[str | Lookup, TextSize], AtLesson], size: TextSize
) -> None:
    lesson = speak("en", size)
    lesson.page.window().resize(QSize(1000, 700))
    reading = lesson.page.words.findChild(ReadingPane)
    assert reading is not None
    scrolled = []
    for step in steps_of(lesson):
        QApplication.processEvents()  # the sheet is laid out once its words are there
        if reading.verticalScrollBar().maximum():
            scrolled.append(step)
    assert scrolled == []


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("speaks", ["ja", "fr", longer], ids=["ja", "fr", "longer"])
def test_there_is_room_for_every_word(
    speak: Callable[[str | Lookup, TextSize], AtLesson], speaks: str | Lookup, size: TextSize
) -> None:
    lesson = speak(speaks, size)
    found = {step: cut(lesson.page) for step in steps_of(lesson)}
    assert {step: said for step, said in found.items() if said} == {}
