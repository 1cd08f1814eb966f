"""Sets of cards in words."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import FULL_DECK, mask_where
from hanafuda_desktop.rulebook.card_words import (
    all_of,
    any_of,
    card_name,
    every_one,
    noun_for,
    number_of,
    several,
)
from hanafuda_desktop.rules.schema.selectors import CardsWanted, selected

READ: TypeAdapter[Any] = TypeAdapter(CardsWanted)


def cards(wanted: Any) -> int:
    return selected(READ.validate_python(wanted))


@pytest.mark.parametrize(
    ("wanted", "every", "one", "some"),
    [
        ("all", "all cards", "any card", "cards"),
        ({"category": "bright"}, "all brights", "a bright", "brights"),
        ({"category": "animal"}, "all animals", "an animal", "animals"),
        (
            {"category": "chaff", "month": [1, 2, 3, 4, 5]},
            "the chaff of January to May",
            "a chaff card of January to May",
            "chaff of January to May",
        ),
        ({"ribbon": "red"}, "the red ribbons", "a red ribbon", "red ribbons"),
        (
            {"ribbon": "red", "month": [4, 5, 7]},
            "the ribbons of April, May and July",
            "a ribbon of April, May or July",
            "ribbons of April, May and July",
        ),
        (
            ["peony-ribbon", "chrysanthemum-ribbon", "maple-ribbon"],
            "the blue ribbons",
            "a blue ribbon",
            "blue ribbons",
        ),
        (
            {"category": "bright", "without": "willow-rainman"},
            "all brights but the Rain Man",
            "a bright other than the Rain Man",
            "brights other than the Rain Man",
        ),
        ("willow-lightning", "the Lightning", "the Lightning", "the Lightning"),
        (
            {"without": "willow-lightning"},
            "all cards but the Lightning",
            "any card but the Lightning",
            "cards other than the Lightning",
        ),
        (
            {"without": {"month": 11}},
            "all cards but those of November",
            "any card but those of November",
            "cards other than those of November",
        ),
        ({"month": 3}, "all cards of March", "any card of March", "cards of March"),
        (
            {"place": 1},
            "all cards that are first in their months",
            "any card that is first in its month",
            "cards that are first in their months",
        ),
        (
            ["pine-crane", "pine-ribbon"],
            "the Crane and the ribbon of January",
            "the Crane or the ribbon of January",
            "the Crane and the ribbon of January",
        ),
        (
            {"category": ["ribbon", "chaff"]},
            "all ribbons and all chaff",
            "a ribbon or a chaff card",
            "ribbons and chaff",
        ),
    ],
)
def test_words(wanted: Any, every: str, one: str, some: str) -> None:
    mask = cards(wanted)
    assert (all_of(mask), any_of(mask), several(mask)) == (every, one, some)


def test_an_empty_set() -> None:
    assert (all_of(0), any_of(0), several(0)) == ("no cards", "no card", "no cards")


@pytest.mark.parametrize(
    ("count", "wanted", "words"),
    [
        (3, {"category": "chaff", "month": 12}, "the chaff of December"),
        (2, {"category": "chaff", "month": 12}, "two chaff of December"),
        (1, {"category": "chaff", "month": 3}, "one chaff card of March"),
        (2, "all", "two cards"),
        (1, {"month": [1, 11]}, "one card of January or November"),
        (1, ["pine-crane", "cherry-curtain"], "the Crane or the Curtain"),
        (10, {"category": "chaff"}, "ten chaff"),
        (2, ["pine-crane", "cherry-curtain", "susuki-moon"], "two from among the Crane, "),
    ],
)
def test_so_many(count: int, wanted: Any, words: str) -> None:
    assert number_of(count, cards(wanted)).startswith(words)


@pytest.mark.parametrize(
    ("wanted", "noun"),
    [
        ("all", ("card", "cards")),
        ({"category": "chaff"}, ("chaff card", "chaff")),
        ({"ribbon": "red"}, ("red ribbon", "red ribbons")),
        (
            {"category": "animal", "month": [4, 5, 6, 7, 8]},
            ("animal of April to August", "animals of April to August"),
        ),
        ({"category": ["ribbon", "chaff"]}, None),
        (["pine-crane", "cherry-curtain"], None),
        ("pine-crane", None),
    ],
)
def test_what_one_of_them_is_called(wanted: Any, noun: tuple[str, str] | None) -> None:
    found = noun_for(cards(wanted))
    assert (found and (found.one, found.many)) == noun
    assert found is None or found.counted(3) == f"three {found.many}"


def test_words_are_made_from_the_set_and_not_from_how_it_was_written() -> None:
    by_id = [f"{flower}-ribbon" for flower in ("pine", "plum", "cherry")]
    assert all_of(cards(by_id)) == all_of(cards({"ribbon": "poetry"}))


def test_all_means_all_of_the_deck() -> None:
    without_summer = FULL_DECK & mask_where(lambda card: card.month not in (6, 7))
    blue = cards({"ribbon": "blue"}) & without_summer
    assert all_of(without_summer, without_summer) == "all cards"
    assert all_of(blue, without_summer) == "the blue ribbons"


@pytest.mark.rule("C-1", "C-5")
def test_every_card_has_a_name_of_its_own() -> None:
    names = [card_name(card) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    assert "the Lightning" in names
    assert "the coloured chaff of December" in names


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"category": "bright"}, "all five brights"),
        (
            {"category": "bright", "without": "willow-rainman"},
            "the four brights other than the Rain Man",
        ),
        ({"month": 3}, "all four cards of March"),
        ({"ribbon": "blue"}, "the blue ribbons"),
        ("pine-crane", "the Crane"),
    ],
)
def test_all_of_them_with_their_number(wanted: Any, words: str) -> None:
    assert every_one(cards(wanted)) == words
