"""Texts in Japanese and French keep their language's typography, and one word for one thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from translations import Catalogue, files, read

from hanafuda_desktop.families.language import our_games
from tests.packaging.typography import FORBIDDEN, faults, placeholders

CATALOGUES = [read(path) for path in files()]
LANGUAGES = [each.language for each in CATALOGUES]
NBSP, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


def _words_of(value: Any, language: str) -> Iterator[str]:
    """The texts in a language of a rule file, or of a part of one."""
    match value:
        case {"en": _, **others}:
            if language in others:
                yield str(others[language])
        case dict():
            for each in value.values():
                yield from _words_of(each, language)
        case list() | tuple():
            for each in value:
                yield from _words_of(each, language)


@pytest.mark.parametrize("told", CATALOGUES, ids=LANGUAGES)
def test_no_translation_breaks_a_rule(told: Catalogue) -> None:
    texts = (form for forms in told.forms.values() for form in forms)
    assert [fault for text in texts for fault in faults(told.language, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_a_rule_file_break_one(language: str) -> None:
    loaded = [each.loaded.rules for each in our_games().entries()]
    texts = [
        text
        for rules in loaded
        if rules is not None
        for text in _words_of(rules.model_dump(), language)
    ]
    assert len(texts) > 100
    assert [fault for text in texts for fault in faults(language, text)] == []


@pytest.mark.parametrize("told", CATALOGUES, ids=LANGUAGES)
def test_every_form_has_the_places_of_the_english(told: Catalogue) -> None:
    wrong = [
        (message.source, form)
        for message, forms in told.forms.items()
        for form in filter(None, forms)
        # How many there are may be left out: "no card", "a card".
        if (placeholders(form) ^ placeholders(message.source))
        - ({"n"} if message.counted else set())
    ]
    assert wrong == []


def test_places_are_told_apart() -> None:
    assert placeholders("{name} a {n} cartes") == {"name", "n"}
    assert placeholders("'{{id: {part}}}'") == {"part"}
    assert placeholders("aucune") == frozenset()


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "l'oya"),
        ("fr", 'le "champ"'),
        ("fr", "le “champ”"),
        ("fr", "« champ »"),
        ("fr", "Prêts ?"),
        ("fr", f"Prêts{NBSP}?"),
        ("fr", "Prêts?"),
        ("fr", f"Donne{NARROW}: 7"),
        ("fr", "Donne : 7"),
        ("fr", "100 %"),
        ("fr", "Ouvrir..."),
        ("fr", "Pioche , main"),
        ("ja", "札(光)"),
        ("ja", "配札: 7"),
        ("ja", "保存しますか?"),
        ("ja", "{call}!"),
        ("ja", "開く..."),
        ("ja", "配札 {number}"),
        ("ja", "{file} を開く"),
        ("ja", "Qt と PySide6"),
        ("ja", "札１枚"),
        ("ja", "1～9"),  # noqa: RUF001
        ("ja", "“光”"),
        ("ja", "松,梅"),
        ("ja", "取りました。。"),
    ],
)
def test_a_break_is_found(language: str, text: str) -> None:
    assert list(faults(language, text)) != []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", f"L’oya a dit «{NBSP}Koi-koi{NBSP}»{NARROW}; et vous{NARROW}? Donne{NBSP}: 7"),  # noqa: RUF001
        ("fr", f"il faut 'cards: 3'{NARROW}!"),
        ("fr", f"100{NBSP}% à 12:30, ou {{month: earlier}}"),
        ("ja", "ファイル(&F)…"),
        ("ja", "札（光）：{n}枚、100%です！"),  # noqa: RUF001
        ("ja", "'points: 1'か`to: columns`と書きます"),
        ("ja", "ルールファイル (*.yaml *.yml)"),
        ("ja", "Hanafuda Desktopの手番で上を目指します"),
    ],
)
def test_nothing_is_found_where_nothing_is_wrong(language: str, text: str) -> None:
    assert list(faults(language, text)) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ja", "もう一度指します"),
        ("ja", "何度も打ち切った回戦"),
        ("ja", "でたらめに遊ぶ"),
        ("ja", "いちばん上"),
        ("ja", "だれも"),
        ("ja", "ボム後のパス"),
        ("ja", "万能札"),
        ("ja", "卓を離れる"),
        ("ja", "{name}さんの番"),
        ("ja", "コンピュータの番"),
        ("ja", "これは光である。"),
        ("fr", "Réussite Yatsuhashi"),
        ("fr", "Les quatre sortes"),
        ("fr", "un triplet"),
        ("fr", "À ton tour"),
    ],
)
def test_a_word_that_is_not_used_is_found(language: str, text: str) -> None:
    assert list(faults(language, text)) != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_to_avoid_in_every_language(language: str) -> None:
    assert FORBIDDEN[language]
