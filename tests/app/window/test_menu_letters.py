"""In every language, each entry of a menu has a letter of its own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QMenu, QMenuBar

from hanafuda_desktop.app.window.language import languages
from hanafuda_desktop.app.window.main_window import MainWindow

_LETTER = re.compile(r"&(\w)")


def _menus(bar: QMenuBar | QMenu) -> Iterator[QMenuBar | QMenu]:
    yield bar
    for action in bar.actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield from _menus(menu)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("language", list(languages()))
def test_no_letter_stands_twice_in_a_menu(window: MainWindow, language: str) -> None:
    window.use(replace(window.settings, language=language), save=False)
    menus = list(_menus(window.menuBar()))
    assert len(menus) > 4
    for menu in menus:
        texts = [action.text() for action in menu.actions()]
        letters = [found[1].upper() for text in texts if (found := _LETTER.search(text))]
        twice = {letter for letter, times in Counter(letters).items() if times > 1}
        assert not twice, texts
