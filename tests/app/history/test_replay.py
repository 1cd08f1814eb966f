"""The words below a game that is gone through: never more lines than there are, and never cut."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.history.history_window import FewLines
from hanafuda_desktop.app.window.fonts import use_legibly
from hanafuda_desktop.play.settings import Settings, TextSize

LONG = "Computer: Pine chaff, laid; drew Plum Bush Warbler, laid. " * 4


@pytest.mark.parametrize("size", [TextSize.USUAL, TextSize.DOUBLE])
def test_long_words_end_with_a_whole_word_and_are_told_elsewhere(
    qtbot: QtBot, size: TextSize
) -> None:
    label = FewLines(3, "As it was dealt")
    qtbot.addWidget(label)
    label.show()
    use_legibly(Settings(text_size=size))
    try:
        label.resize(300, label.height())
        high = label.height()
        for words in ("Short.", f"Move 3\n{LONG}", ""):
            label.tell(words)
            shown = label.text()
            assert label.toolTip() == label.accessibleDescription() == words
            assert label.height() == high >= label.sizeHint().height()
            assert label.sizeHint().width() <= 300
            assert shown.count("\n") < 3
            assert shown.endswith("…") == (words.count(" ") > 20)
        label.tell(LONG)
        assert LONG.startswith(label.text().replace("\n", " ").rstrip("…").rstrip(" ,;:."))
    finally:
        use_legibly(Settings())
