"""What groups of piles are called: their plural where it is known, else a neutral word."""

from __future__ import annotations

from typing import Any

import pytest

from hanafuda_desktop.families.tableau.rulebook_piles import (
    Noun,
    a,
    column_nouns,
    each_of,
    noun_of,
    one_of,
    the,
    those_of,
)
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.text.language import speak
from tests.rulebook.games import changed, made_up, rules_of

BED = Noun("bed", "beds", 4)
ARM = Noun("arm", "arms", 1)
OF_THOSE = {
    "several piles of a name, after “the”": "les {piles}",
    "the only pile of a name, after “the”": "la pile « {pile} »",
}


def column_noun(name: Any, plural: Any = None) -> Noun:
    game = changed(made_up(), "columns.0.name", name)
    rules = rules_of(game if plural is None else changed(game, "columns.0.plural", plural))
    return column_nouns(Setting(rules))[0]


@pytest.mark.parametrize(
    ("name", "many"),
    [
        ("leg", "legs"),
        ("flower bed", "flower beds"),
        ("box", "boxes"),
        ("Wind-bell", "Wind-bells"),
        ("glass", "glasses"),
        ("lily", "lilies"),
    ],
)
def test_a_plain_noun_gets_the_usual_ending(name: str, many: str) -> None:
    assert column_noun(name) == Noun(name, many, 4)


@pytest.mark.parametrize("name", ["ones", "leaf", "knife", "potato", "snowman", "ox", "No. 5", "é"])
def test_of_other_names_no_plural_is_made(name: str) -> None:
    assert column_noun(name) == Noun(f"{name} column", f"{name} columns", 4)


@pytest.mark.parametrize("name", ["left columns", "columns"])
def test_a_name_that_says_what_it_is_says_it_once(name: str) -> None:
    one = name.removesuffix("s")
    assert column_noun(name) == Noun(one, name, 4)


def test_a_given_plural_goes_before_all_rules() -> None:
    assert column_noun("leaf", "leaves") == Noun("leaf", "leaves", 4)


def test_a_plural_is_one_of_the_language_of_the_name() -> None:
    name, plural = {"en": "leaf", "fr": "feuille"}, {"en": "leaves", "fr": "feuilles"}
    speak("de", None)
    assert column_noun(name, plural) == Noun("leaf", "leaves", 4)
    speak("fr", None)
    assert column_noun(name, plural) == Noun("feuille", "feuilles", 4)
    fallen_back = column_noun(name, {"en": "leaves"})
    assert fallen_back == Noun("feuille column", "feuille columns", 4)


def test_piles_are_called_piles() -> None:
    rules = rules_of(changed(made_up(), "foundations.1.name", "ones"))
    assert isinstance(rules, TableauRules)
    noun = noun_of(rules.foundations[1], Setting(rules))
    assert (noun.one, noun.all, noun.counted) == ("ones pile", "ones piles", "two ones piles")


def test_nouns_in_sentences() -> None:
    assert (a(ARM), a(BED), the(ARM)) == ("an arm", "a bed", "the arm")
    assert those_of([BED, ARM]) == "the beds and arm"
    assert each_of([BED, ARM]) == "every bed and arm"
    assert one_of([BED, ARM]) == "a bed or an arm"
    assert those_of([BED, BED], "or") == "the beds"
    assert (BED.title, ARM.title) == ("Beds", "Arm")


def test_a_pile_of_unknown_gender_is_called_by_what_it_is() -> None:
    french = {
        "a {pile}": "une pile « {pile} »",
        "a column": "une colonne",
        "column": "colonne",
        "the {piles}": "{piles}",
    }
    speak("fr", lambda source, meaning, _count: french.get(source, OF_THOSE.get(meaning, "")))
    nouns = [Noun("lit", "lits", 4), Noun("bras", "bras", 1)]
    assert those_of(nouns) == "les lits and la pile « bras »"
    assert one_of(nouns) == "une pile « lit » or une pile « bras »"
    assert a(Noun("colonne", "colonnes", 7)) == "une colonne"
