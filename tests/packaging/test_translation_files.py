"""The translation files are complete, and what the program reads is what translators wrote."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from translations import CONTEXT, Message, files, messages, read

FILES = files()
LANGUAGES = [path.stem for path in FILES]


@pytest.fixture(scope="module")
def asked() -> list[Message]:
    """All that the program says."""
    return messages()


@pytest.mark.parametrize("path", FILES, ids=LANGUAGES)
def test_nothing_is_left_to_translate(path: Path, asked: list[Message]) -> None:
    """``packaging/translations.py missing`` lists the same."""
    told = read(path).forms
    assert [each.source for each in asked if not all(told.get(each, [""]))] == []


@pytest.mark.parametrize("path", FILES, ids=LANGUAGES)
def test_the_program_reads_what_was_written(path: Path) -> None:
    """Else ``packaging/translations.py release`` was forgotten."""
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm")))
    for message, forms in read(path).forms.items():
        counts = (1, 2)[: len(forms)] if message.counted else (-1,)
        assert forms == [
            translator.translate(CONTEXT, message.source, message.meaning, count)
            for count in counts
        ]
