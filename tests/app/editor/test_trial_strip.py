"""What broke in play by chance can be copied from the editor, with all that repeats it."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor import checker
from hanafuda_desktop.app.editor.checker import TrialStrip
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.lab.trial import tried_in_steps

KOI = our_games().game("koi-koi")


@pytest.fixture
def strip(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> TrialStrip:
    monkeypatch.setattr(checker, "_AFTER_MS", 0)
    made = TrialStrip()
    qtbot.addWidget(made)
    return made


def test_another_name_is_no_reason_to_play_again(
    qtbot: QtBot, strip: TrialStrip, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checker, "tried_in_steps", partial(tried_in_steps, games=2))
    strip.show_rules(KOI)
    qtbot.waitUntil(lambda: strip.is_over)
    strip.show_rules(KOI.model_copy(update={"name": {"en": "Come on"}}))
    assert not strip.is_busy
    assert strip.is_over
    strip.show_rules(KOI.model_copy(update={"rounds": 6}))
    assert strip.is_busy
    strip.stop()


def test_what_broke_is_copied_with_all_that_repeats_it(
    qtbot: QtBot, strip: TrialStrip, monkeypatch: pytest.MonkeyPatch
) -> None:
    def apply(*_: Any) -> Any:
        raise ZeroDivisionError("no cards")

    assert strip.copy.isHidden()
    with monkeypatch.context() as patch:
        patch.setattr(Fishing, "apply", apply)
        strip.show_rules(KOI)
        qtbot.waitUntil(lambda: strip.is_over)
    faults = strip.faults
    assert not strip.copy.isHidden()
    strip.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert len(faults) == 3
    for fault in faults:
        assert f"(deal {fault.seed}, 2 players, after 1 move)" in copied
        assert f"chance: {fault.chance}\n   moves: {fault.moves[0]}" in copied
    strip.begin(KOI)
    assert strip.copy.isHidden()
    strip.stop()
