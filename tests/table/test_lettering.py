"""Letters of other scripts: where lines end without spaces, and which families they come from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtGui import QFont, QFontDatabase

from hanafuda_desktop.table import lettering
from hanafuda_desktop.table.lettering import advance, fitted, letter_font, wrapped
from hanafuda_desktop.text.language import ENGLISH, speak

pytestmark = pytest.mark.usefixtures("qapp")

RULE = "得点できるのは回戦を終わらせた人だけです。「こいこい」を12回コールすると、3点増えます。"


@pytest.fixture
def families(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The families that the system has, as far as it is asked."""
    there: set[str] = set()
    monkeypatch.setattr(QFontDatabase, "hasFamily", there.__contains__)
    lettering._families.cache_clear()
    yield there
    lettering._families.cache_clear()


@pytest.mark.parametrize("width", [60, 90, 140, 200, 333])
def test_japanese_is_broken_between_letters_but_not_anywhere(width: int) -> None:
    lines = wrapped(RULE, width, 14)
    assert "".join(lines) == RULE
    assert len(lines) > 1
    for one, two in pairwise(lines):
        assert two[0] not in "。、」ー"
        assert one[-1] != "「"
        assert not one[-1].isdigit()
        assert not ("ア" <= one[-1] <= "ヶ" and "ア" <= two[0] <= "ヶ"), "within a foreign word"
    assert all(advance(line, 14) <= width for line in lines)


def test_words_with_spaces_are_broken_between_words() -> None:
    lines = wrapped("Whoever ends the round scores.", 90, 14)
    assert " ".join(lines) == "Whoever ends the round scores."


def test_no_break_spaces_keep_a_mark_with_its_word() -> None:
    said = "Stop ou Go\N{NARROW NO-BREAK SPACE}?"
    assert wrapped(said, advance("Stop ou Go", 14) + 1, 14)[-1].startswith("Go")


def test_japanese_is_written_in_a_japanese_family(families: set[str]) -> None:
    families |= {"Noto Sans CJK JP", "IPAexGothic"}
    usual = QFont().family()
    speak("ja", None)
    assert letter_font(14).families() == [usual, "Noto Sans CJK JP", "IPAexGothic"]
    assert letter_font(14, bold=True).bold()
    speak(ENGLISH, None)
    assert letter_font(14).families() == QFont().families()


def test_a_system_without_such_a_family_is_left_to_itself(families: set[str]) -> None:
    assert not families
    speak("ja", None)
    assert letter_font(14).families() == QFont().families()


def test_no_words_need_no_room() -> None:
    assert fitted("", -20.0, 14, bold=True, least=9)[1] == ""


def test_half_a_letter_is_no_fault() -> None:
    """Half of a pair of UTF-16 has no letter, and is kept."""
    assert wrapped("a \ud83c b", 400, 14) == ["a \ud83c b"]
