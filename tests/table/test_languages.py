"""The table speaks every language: nothing stays English, and nothing leaves its room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from PySide6.QtCore import QRectF

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.speed.ui.signs import SpeedPlate, SpeedPlateItem
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import set_text_scale
from tests.table.galleries import GALLERIES
from tests.table.languages import LONGER, SPOKEN, STRANGE, Eyes, spoken
from tests.table.staging import faults_of

_WORD: Final = re.compile(r"[A-Za-z]{2,}")
_PEOPLE: Final = frozenset(["Friederike", "Grandmother", "Computer", "Emi", "Aki", "Haru"])
_KEYS: Final = frozenset(["Space"])

every_family = pytest.mark.parametrize("family", GALLERIES)


@pytest.fixture
def eyes(monkeypatch: pytest.MonkeyPatch) -> Eyes:
    return Eyes(monkeypatch)


@pytest.fixture
def large() -> Iterator[None]:
    """Words are twice as large as usual."""
    set_text_scale(2.0)
    yield
    set_text_scale(1.0)


def _words_of(part: Any, *, shown: bool = False) -> Iterator[str]:
    """The words by which a rule file calls things on the table."""
    match part:
        case str() if shown:
            yield from _WORD.findall(part)
        case dict():
            for key, value in part.items():
                yield from _words_of(value, shown=shown or key in ("name", "stop", "go"))
        case list() | tuple():
            for each in part:
                yield from _words_of(each, shown=shown)


@pytest.fixture(scope="session")
def rule_words() -> frozenset[str]:
    entries = our_games().entries()
    loaded = [entry.loaded.rules for entry in entries]
    return frozenset(
        word for rules in loaded if rules is not None for word in _words_of(rules.model_dump())
    )


@pytest.mark.deep_but(1)
@every_family
def test_no_text_stays_english(
    family: str, eyes: Eyes, rule_words: frozenset[str], plain_deck: CardPictures
) -> None:
    allowed = rule_words | _PEOPLE | _KEYS
    untold = set()

    def is_told(text: str) -> bool:
        *words, last = _WORD.findall(text) or [""]
        cut = text.endswith(f"{last}…") and any(word.startswith(last) for word in allowed)
        return allowed.issuperset(words) and (cut or last in allowed or not last)

    with spoken(STRANGE):
        for what, _, said in GALLERIES[family](plain_deck, (1280, 800)):
            for text in (*eyes.texts, *said.splitlines()):
                if not is_told(text):
                    untold.add((what, text))
            eyes.forget()
    assert untold == set()


@pytest.mark.deep_but(1)
@every_family
@pytest.mark.parametrize("language", [*SPOKEN, LONGER])
@pytest.mark.parametrize("size", [(1280, 800)], ids=str)
def test_every_text_stays_in_its_room(
    family: str, language: str, size: tuple[int, int], eyes: Eyes, plain_deck: CardPictures
) -> None:
    with spoken(language):
        for what, _, _ in GALLERIES[family](plain_deck, size):
            assert eyes.texts
            assert not eyes.faults, what
            eyes.forget()


@pytest.mark.deep_but(1)
@pytest.mark.usefixtures("large")
@every_family
@pytest.mark.parametrize("language", [*SPOKEN, LONGER])
def test_large_letters_stay_in_their_room_in_a_small_window(
    family: str, language: str, eyes: Eyes, plain_deck: CardPictures
) -> None:
    with spoken(language):
        for what, _, _ in GALLERIES[family](plain_deck, (900, 600)):
            assert not eyes.faults, what
            eyes.forget()


@pytest.mark.usefixtures("large", "qapp")
@pytest.mark.parametrize("language", [*SPOKEN, LONGER])
@pytest.mark.parametrize("wide", [170, 223, 320])
def test_the_words_of_a_speed_plate_do_not_meet(language: str, wide: int) -> None:
    with spoken(language):
        item = SpeedPlateItem(0)
        item.set_geometry(QRectF(0, 0, wide, 130))
        item.present(SpeedPlate("Friederike", 14, 9, 12, 105))
        cut = [text.whole for text in item.sheet.texts]
        assert not faults_of(item.sheet, item.rect, may_be_cut=cut)
