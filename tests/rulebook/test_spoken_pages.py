"""Pages in other languages than English: every word of ours goes through the door, in any order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.rulebook.page import rulebook_html
from hanafuda_desktop.text.language import speak
from tests.rulebook.games import GAMES, made_up, page_words, rules_of

CATALOGUE = our_games()
SHIPPED = [entry.id for entry in CATALOGUE.entries()]


def marked(source: str, _meaning: str, _count: int) -> str:
    """Every text, in marks."""
    return f"⟦{source}⟧"


def texts(value: Any) -> Iterator[str]:
    """The words of a rule file."""
    if isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from texts(each)
    elif isinstance(value, str):
        yield value


def unmarked(html: str) -> str:
    """What of a page's words stands in no mark."""
    html = re.sub(r"<style>.*?</style>", " ", html, flags=re.DOTALL)
    shown = re.findall(r'(?:alt|title)="([^"]*)"', html)
    words = unescape(" | ".join([re.sub(r"<[^>]*>", " | ", html), *shown]))
    while (inner := re.sub(r"⟦[^⟦⟧]*⟧", "", words)) != words:
        words = inner
    return words


def without_own_words(words: str, rules: Any) -> str:
    """The same without what the rule file says, and the Japanese names of the flowers."""
    own = {*texts(rules.model_dump(mode="json")), *(month.japanese for month in MONTHS)}
    for text in sorted(own, key=len, reverse=True):
        words = words.replace(text, "")
        words = words.replace(f"{text[:1].upper()}{text[1:]}", "")
    return words


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game", [*SHIPPED, *GAMES])
def test_a_page_has_no_word_of_ours_that_is_not_translated(game: str) -> None:
    rules = rules_of(made_up(game)) if game in GAMES else CATALOGUE.game(game)
    speak("xx", marked)
    left = without_own_words(unmarked(rulebook_html(rules, rulebook_of(rules))), rules)
    assert not re.findall(r"[^|\n]*[A-Za-z⟦⟧][^|\n]*", left)


def test_a_translation_may_put_everything_in_another_order() -> None:
    backwards = {
        "{cards} each and {number} on the field": "{number} auf dem Feld, je {cards}",
        "{name}: {words}": "[{words}] {name}",
        "{cards} of each of {number} months": "{number}mal {cards}",
        "{number} cards": "Karten {number}",
        "{first} to {last}": "{last} ab {first}",
        "{first}, {next}": "{first}、{next}",
        "{sentence}.": "{sentence}。",
        "{sentence} {next}": "{sentence}{next}",
        "The other {number} are the stock.": "Im Stapel {number}。",
    }
    speak("xx", lambda source, _meaning, _count: backwards.get(source, ""))
    words = page_words(CATALOGUE.game("koi-koi"))
    assert "Eight auf dem Feld, je Karten eight。Im Stapel 24。" in words
    assert "[fourmal exactly Karten two] Kuttsuki。It wins the round at once" in words
