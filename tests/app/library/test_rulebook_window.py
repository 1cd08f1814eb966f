"""The Rules window: the rules at once, and soon the example and the variants."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library import rulebook_page
from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.library.rulebook_page import RulebookPage, rules_window
from hanafuda_desktop.app.window.pages import PageWindow
from hanafuda_desktop.play import clocks
from hanafuda_desktop.table.cards.pictures import CardPictures


@pytest.fixture
def library(tmp_path: Path) -> Library:
    own = tmp_path / "rules"
    own.mkdir()
    (own / "sunday.yaml").write_text("extends: untitled\nname: Sunday\nrounds: 2\n")
    return Library(own)


def _window(qtbot: QtBot, library: Library, game: str) -> PageWindow:
    window = rules_window(
        library, library.catalogue.game(game), pictures=CardPictures(shipped_decks()["plain"])
    )
    qtbot.addWidget(window)
    window.show()
    return window


def _is_complete(window: PageWindow) -> bool:
    assert isinstance(window.page, RulebookPage)
    return window.page.is_complete


def test_the_rules_stand_there_at_once_and_the_rest_follows(qtbot: QtBot, library: Library) -> None:
    window = _window(qtbot, library, "untitled")
    assert "The struggle" in window.page.toPlainText()
    assert "An example" not in window.page.toPlainText()
    qtbot.waitUntil(lambda: _is_complete(window))
    words = window.page.toPlainText()
    assert "An example" in words
    assert "Sunday" in words  # a variant of one's own


def test_the_place_that_was_read_stays(qtbot: QtBot, library: Library) -> None:
    window = _window(qtbot, library, "untitled")
    bar = window.page.verticalScrollBar()
    bar.setValue(300)
    qtbot.waitUntil(lambda: _is_complete(window))
    assert bar.value() == 300


def test_a_variant_is_compared(qtbot: QtBot, library: Library) -> None:
    window = _window(qtbot, library, "sunday")
    assert "What is different from Untitled" in window.page.toPlainText()


def test_a_closed_window_plays_no_more(
    qtbot: QtBot, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "_SLICE", 0.0)
    monkeypatch.setattr(rulebook_page, "_AFTER_MS", 0)
    window = _window(qtbot, library, "koi-koi")
    qtbot.wait(1)
    window.close()
    assert _is_complete(window)
    assert "An example" not in window.page.toPlainText()


def test_another_deck_is_shown(qtbot: QtBot, library: Library) -> None:
    window = _window(qtbot, library, "untitled")
    qtbot.waitUntil(lambda: _is_complete(window))
    window.show_pictures(CardPictures(shipped_decks()["plain"]))
    assert "An example" in window.page.toPlainText()
