"""The pages of the games that ship."""

from __future__ import annotations

import re

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.rulebook.markup import BACK
from hanafuda_desktop.rulebook.page import Around, rulebook_html
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.values import plain
from tests.rulebook.games import page_words
from tests.rulebook.told import assert_told, facts

CATALOGUE = our_games()
GAMES = [entry.id for entry in CATALOGUE.entries()]


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_tells_its_game(game: str) -> None:
    rules = CATALOGUE.game(game)
    words = page_words(rules)
    assert plain(rules.name) in words
    assert plain(rules.summary) in words
    for credit in rules.credits:
        assert credit.author in words
    if rules.family == "tableau":
        assert all(plain(yaku.name) in words for yaku in rules.yaku)
        piles = [group.name for group in rules.columns]
        piles += [group.name for group in rules.foundations]
        assert all(plain(name) in words for name in piles)
    elif rules.family == "shedding":
        own = [each.name for each in rules.combinations] + [each.name for each in rules.effects]
        assert all(plain(name) in words for name in own)
    elif rules.family == "fishing":
        own = [each.name for each in rules.yaku]
        own += [each.name for each in rules.wild]
        own += [each.name for each in rules.dealt_hands]
        own += [each.name for each in rules.multipliers]
        assert all(plain(name) in words for name in own)


def test_what_a_game_is_said_to_be_names_the_players_that_it_is_for() -> None:
    assert "Match flowers with two to four players" in page_words(CATALOGUE.game("hana-awase"))


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_reads_as_english(game: str) -> None:
    """Faults that sentences put together from parts are prone to."""
    rules = CATALOGUE.game(game)
    words = page_words(rules)
    if rules.family == "fishing":
        names = [each.name for each in rules.yaku] + [each.name for each in rules.multipliers]
        for name in names:
            words = words.replace(plain(name), "Name")  # their own words are not ours
    for fault in ("  ", " ,", " .", "..", ",.", ";.", "None", "{", "}", " a a ", " the the ", ":."):
        assert fault not in words, fault
    for singular in ("one of its cards", "one gains", "one loses"):
        words = words.replace(singular, "")
    assert not re.search(r"\b(one|1) \w+s\b", words), "one cards"
    assert not re.search(r"\ba [aeio]", words), "a animal"


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_deck_is_shown(game: str) -> None:
    shown = set(
        re.findall(
            r'src="card:([^"]+)"',
            rulebook_html(CATALOGUE.game(game), rulebook_of(CATALOGUE.game(game))),
        )
    )
    deck = members(selected(CATALOGUE.game(game).deck.cards))
    assert shown - {BACK} == {CARDS[card].id for card in deck}


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game", GAMES)
def test_a_variant_says_of_which_game(game: str) -> None:
    rules = CATALOGUE.game(game)
    base = CATALOGUE.game(rules.variant_of) if rules.variant_of is not None else None
    words = page_words(rules, around=Around(base))
    if base is None:
        assert "a variant of" not in words
    else:
        assert f"This is a variant of {plain(base.name)}." in words
        assert words != page_words(base)


@facts(
    (
        "yatsuhashi",
        pytest.mark.rule("YA-1"),
        "Six foundations of six cards each. The top card of each foundation lies face up",
    ),
    (
        "yatsuhashi",
        pytest.mark.rule("YA-2"),
        "turned cards become the stock again, as often as you like",
    ),
    ("yatsuhashi", pytest.mark.rule("YA-3"), "a February on a March or a December on a January"),
    ("yatsuhashi", pytest.mark.rule("YA-4"), "move together, and so does any upper part of them"),
    (
        "yatsuhashi",
        pytest.mark.rule("YA-5"),
        "A face-down card that comes to the top is turned up at once.",
    ),
    (
        "yatsuhashi",
        pytest.mark.rule("YA-6"),
        "An empty foundation takes any card, by itself or as the lowest of cards",
    ),
    (
        "yatsuhashi",
        pytest.mark.rule("YA-7"),
        "At most one of its cards may come from the turned cards, the top one.",
    ),
    (
        "yatsuhashi",
        pytest.mark.rule("YA-8"),
        "Only after five other yaku have been collected. It may not be the top one",
    ),
    ("yatsuhashi", pytest.mark.rule("YA-9"), "The Curtain, the Full Moon and the Sake Cup."),
    (
        "yatsuhashi",
        pytest.mark.rule("YA-10"),
        "You win when all fourteen yaku are collected and no card is left.",
    ),
)
def test_yatsuhashi_is_told_as_it_is_ruled(game: str, fact: str) -> None:
    assert_told(game, fact)


@pytest.mark.rule("YA-7")
def test_the_variant_with_an_open_stock() -> None:
    words = page_words(CATALOGUE.game("yatsuhashi-open-stock"))
    assert "any number of its cards may come from the turned cards" in words.lower()


@pytest.mark.rule("YA-8")
def test_the_variant_with_the_bridge_from_the_stock() -> None:
    rules = CATALOGUE.game("yatsuhashi-bridge-from-stock")
    words = page_words(rules, around=Around(CATALOGUE.game("yatsuhashi")))
    assert "It may be the top one of the turned cards." in words
    assert "a variant of Yatsuhashi Solitaire" in words
