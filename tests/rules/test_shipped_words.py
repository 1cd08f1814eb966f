"""What shipped rule files say to people: complete in every language that the program speaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest
from pydantic import BaseModel

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import CatalogueEntry
from hanafuda_desktop.rules.schema.values import Words

ENTRIES = our_games().entries()
LANGUAGES: Final = ("en", "ja", "fr")

_JAPANESE: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
_UNTYPED: Final = re.compile(r" [;!?:»]|« |['\"]")
"""What French is not set with: a plain space before ``;``, a typewriter's quotation marks."""


def _speaks(annotation: Any) -> bool:
    """Whether words for people stand in a field of this type."""
    return annotation is Words or any(_speaks(each) for each in get_args(annotation))


def _words(part: Any, place: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Every text for people beneath a part of the rules, with its place."""
    if isinstance(part, BaseModel):
        for name, field in type(part).model_fields.items():
            inner = getattr(part, name)
            if _speaks(field.annotation):
                texts = inner if isinstance(inner, tuple) else (inner,)
                yield from ((f"{place}.{name}", text) for text in texts if text is not None)
            else:
                yield from _words(inner, f"{place}.{name}")
    elif isinstance(part, dict):
        for key, inner in part.items():
            yield from _words(inner, f"{place}.{key}")
    elif isinstance(part, tuple):
        for number, inner in enumerate(part):
            yield from _words(inner, f"{place}.{getattr(inner, 'id', number)}")


def _all_words(entry: CatalogueEntry) -> list[tuple[str, dict[str, str]]]:
    assert entry.loaded.rules is not None
    return list(_words(entry.loaded.rules, entry.id))


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_every_text_speaks_every_language(entry: CatalogueEntry) -> None:
    lacking = {
        place: missing
        for place, words in _all_words(entry)
        if (missing := [each for each in LANGUAGES if not words.get(each, "").strip()])
    }
    assert not lacking


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_japanese_is_japanese_and_french_is_set_as_french(entry: CatalogueEntry) -> None:
    for place, words in _all_words(entry):
        assert _JAPANESE.search(words["ja"]), place
        assert not _UNTYPED.search(words["fr"]), place
        assert words["en"].endswith(".") == words["fr"].endswith(".") == words["ja"].endswith("。")


def test_texts_are_looked_for_everywhere() -> None:
    places = {place for entry in ENTRIES for place, _ in _all_words(entry)}
    assert {
        "koi-koi.summary",
        "koi-koi.deck.name",
        "koi-koi.yaku.kasu.name",
        "koi-koi.stopping.go",
        "mushi.wild.lightning.name",
        "shiki.columns.seasons.plural",
        "shiki.notes",
        "untitled.effects.blue.name",
    } <= places


def test_every_shipped_deck_is_in_a_game_and_so_is_looked_at() -> None:
    shipped = {path.stem for path in (rule_files() / "decks").glob("*.yaml")}
    assert shipped
    assert {entry.loaded.rules.deck.id for entry in ENTRIES if entry.loaded.rules} == shipped
