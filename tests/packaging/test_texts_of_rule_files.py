"""What windows show of the language of rule files has its place in the translation files."""

from __future__ import annotations

import pytest
from translations import Message, messages, messages_of_rule_files

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.rules.schema_places import LABEL, WORD, SchemaPlace, label_of, root, word_of


def _below(place: SchemaPlace, depth: int = 3) -> list[tuple[str, SchemaPlace]]:
    found = [*place.keys.items()] if depth else []
    return found + [each for _, inner in found for each in _below(inner.at(0), depth - 1)]


def test_every_key_of_every_family_is_there_with_what_it_means() -> None:
    asked = set(messages_of_rule_files())
    keys = [
        each
        for family in LANGUAGE.dialects
        for extends in (False, True)
        for each in _below(root(family, extends=extends))
    ]
    assert len(keys) > 100
    for key, place in keys:
        assert Message(label_of(key), LABEL) in asked
        assert not place.text or Message(place.text) in asked


def test_words_that_stand_for_values_are_there_and_cards_are_not() -> None:
    asked = set(messages_of_rule_files())
    assert Message(word_of("first-turn"), WORD) in asked
    assert {Message("yes", WORD), Message("no", WORD)} <= asked
    assert not {Message(word_of(card.id), WORD) for card in CARDS} & asked


@pytest.mark.deep
def test_they_are_among_all_texts() -> None:
    assert set(messages_of_rule_files()) <= set(messages())
