"""Large words and strong colours reach everything that is open, and go away again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.text import RuleText
from hanafuda_desktop.app.window.fonts import are_of_one_width, fixed_letters
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.pages import PageWindow, TextWindow
from hanafuda_desktop.play.settings import Settings, TextSize
from hanafuda_desktop.table.cloth import has_high_contrast
from hanafuda_desktop.table.lettering import text_scale


@pytest.fixture(autouse=True)
def _as_before(make: Callable[[], MainWindow]) -> Iterator[None]:
    yield
    make()  # a window with the usual settings


def _large(window: MainWindow) -> None:
    window.use(replace(window.settings, text_size=TextSize.DOUBLE), save=False)


def _has_letters_of_one_width() -> bool:
    """Whether this machine has any: what is called monospace may stand for another font."""
    return any(
        are_of_one_width(QFont(family))
        for family in QFontDatabase.families(QFontDatabase.WritingSystem.Latin)
        if QFontDatabase.isFixedPitch(family) and QFontDatabase.isSmoothlyScalable(family)
    )


def test_words_are_twice_as_large_everywhere_and_as_before_again(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.menu_actions["rules"].trigger()
    page = window.side.open["rules"]
    assert isinstance(page, PageWindow)

    def letters() -> list[float]:
        words = (window.menuBar(), window.status, window.status.time, page.page)
        return [QApplication.font().pointSizeF(), *(each.font().pointSizeF() for each in words)]

    usual = letters()
    window.driver.scene.land()
    window.driver.scene.leave()
    before = window.table.grab().toImage()
    _large(window)
    qtbot.waitUntil(lambda: letters() == pytest.approx([2 * size for size in usual]))
    assert text_scale() == 2.0
    assert window.table.grab().toImage() != before
    window.use(Settings(), save=False)
    qtbot.waitUntil(lambda: letters() == usual)
    qtbot.waitUntil(lambda: window.table.size() == before.size())
    assert window.table.grab().toImage() == before


def test_what_is_set_is_there_when_the_program_starts(make: Callable[[], MainWindow]) -> None:
    first = make()
    usual = QApplication.font().pointSizeF()
    first.use(replace(first.settings, text_size=TextSize.LARGE, high_contrast=True))
    second = make()
    assert QApplication.font().pointSizeF() == pytest.approx(1.5 * usual)
    assert has_high_contrast()
    second.use(Settings())
    make()
    assert QApplication.font().pointSizeF() == usual
    assert not has_high_contrast()


def test_with_high_contrast_the_cloth_is_plain_and_dark(window: MainWindow) -> None:
    def seen() -> set[str]:
        image = window.table.grab().toImage()
        right = image.width() - 3
        return {image.pixelColor(right, y).name() for y in range(3, 60)}

    assert len(seen()) > 5
    window.use(replace(window.settings, high_contrast=True), save=False)
    (cloth,) = seen()
    assert QColor(cloth).lightnessF() < 0.15


def test_facts_that_have_no_room_go_and_the_others_are_whole(
    qtbot: QtBot, open_table: Callable[..., MainWindow]
) -> None:
    window = open_table("person", "person", game="koi-koi")
    window.resize(900, 600)

    def hidden() -> list[str]:
        facts = window.status.facts.values()
        return [each.text() for each in facts if each.text() and each.isHidden()]

    assert not hidden()
    _large(window)
    qtbot.waitUntil(lambda: bool(hidden()))
    QApplication.processEvents()
    shown = [label for label in window.status.facts.values() if label.isVisible()]
    assert shown
    for label in shown:
        assert label.width() >= label.sizeHint().width(), label.text()
    assert window.status.time.geometry().right() <= window.status.width()
    window.use(replace(window.settings, text_size=TextSize.USUAL), save=False)
    qtbot.waitUntil(lambda: not hidden())


def test_texts_in_letters_of_one_width_are_as_large_as_all_others(window: MainWindow) -> None:
    """Reports of faults, and the text of a rule file, also while they are open."""
    report = TextWindow("Fault report", "It went wrong.", "Traceback", window)
    source = RuleText(window)
    own = QFontInfo(QApplication.font()).pixelSize()
    _large(window)
    for shown in (report.text, source):
        pixels = QFontInfo(shown.font()).pixelSize()
        assert pixels >= 1.9 * own, shown
        assert are_of_one_width(shown.font()) or not _has_letters_of_one_width()
    opened = TextWindow("Fault report", "It went wrong.", "Traceback", window)
    assert opened.text.font() == report.text.font()
    assert opened.width() > report.width() or opened.height() > report.height()


def test_letters_of_one_width_are_found_where_the_system_calls_others_so(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where ``monospace`` is an alias of a font whose letters have widths of their own."""
    usual = next(
        found
        for found in map(QFont, QFontDatabase.families())
        if not are_of_one_width(found) and not QFontDatabase.isFixedPitch(found.family())
    )
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _: QFont(usual))
    found = fixed_letters(qapp.font())
    assert are_of_one_width(found) or not _has_letters_of_one_width()
    assert QFontInfo(found).pointSizeF() == pytest.approx(QFontInfo(qapp.font()).pointSizeF(), 0.1)


def test_where_there_are_no_letters_of_one_width_others_take_their_place(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _: QFont(qapp.font()))
    assert fixed_letters(qapp.font()).families() == qapp.font().families()
