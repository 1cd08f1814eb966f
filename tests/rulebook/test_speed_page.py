"""What the page of a real-time game says, key by key."""

from __future__ import annotations

from typing import Any

import pytest

from hanafuda_desktop.families.language import our_games
from tests.rulebook.games import changed, made_up, page_words
from tests.rulebook.told import assert_told, facts

CATALOGUE = our_games()


@facts(
    (
        "hanapette",
        pytest.mark.rule("HP-1"),
        "half the cards, 24, and lays out four columns of five, four, three and two cards",
    ),
    (
        "hanapette",
        pytest.mark.rule("HP-2"),
        "At three, both of you turn the top card of your deck face up into the middle",
    ),
    (
        "hanapette",
        pytest.mark.rule("HP-13"),
        "back to its column, which takes 0.7 seconds; its hand",
    ),
    ("hanapette", pytest.mark.rule("HP-3"), "A card one month earlier or later, whatever its kind"),
    ("hanapette", pytest.mark.rule("HP-3"), "Cards of the same month do not fit on one another."),
    (
        "hanapette",
        pytest.mark.rule("HP-4"),
        "The Lightning, on any card. Any card, on the Lightning.",
    ),
    ("hanapette", pytest.mark.rule("HP-5"), "turn up the card under it whenever you like"),
    (
        "hanapette",
        pytest.mark.rule("HP-6"),
        "To the middle they go one at a time, the top one first.",
    ),
    ("hanapette", pytest.mark.rule("HP-7"), "Nothing may be moved into an empty column."),
    (
        "hanapette",
        pytest.mark.rule("HP-8"),
        "If one deck is used up, only the other player turns a card.",
    ),
    ("hanapette", pytest.mark.rule("HP-9"), "Your last card is turned face down: only you know it"),
    (
        "hanapette",
        pytest.mark.rule("HP-10"),
        "The winner takes the smaller stack; of equal stacks, the one they fed.",
    ),
    (
        "hanapette",
        pytest.mark.rule("HP-11"),
        (
            "There is only one stack in the middle then, fed by the other's deck. Whoever "
            "wins this round has won the game."
        ),
    ),
    (
        "hanapette",
        pytest.mark.rule("HP-12"),
        (
            "both decks are used up, whoever has fewer cards laid out has won the round; if "
            "both have equally many, each takes back the stack they fed"
        ),
    ),
    (
        "hanapette",
        pytest.mark.rule("HP-13"),
        "Of two cards for the same stack the first to arrive counts",
    ),
)
def test_hanapette_is_told_as_it_is_ruled(game: str, fact: str) -> None:
    assert_told(game, fact)


@pytest.mark.parametrize(
    ("game", "fact"),
    [
        pytest.param(
            "hanapette-relaxed", "of the same month or one month later", id="same month fits"
        ),
        pytest.param("hanapette-relaxed", "is turned up at once", id="turned by itself"),
        pytest.param("hanapette-relaxed", "all at once if the lowest of them fits", id="blocks"),
        pytest.param("hanapette-spit", "five columns of one, two, three, four", id="five columns"),
        pytest.param("hanapette-spit", "Into an empty column you may move any", id="empty columns"),
        pytest.param(
            "hanapette-spit",
            "If the player who is short of cards wins this round, they have won the game. If the "
            "other wins it, the loser takes the whole stack",
            id="ending of Spit",
        ),
        pytest.param(
            "hanapette-speed-winner",
            "a point for every card left in their layout",
            id="points",
            marks=pytest.mark.rule("HP-14"),
        ),
    ],
)
def test_the_options_are_told(game: str, fact: str) -> None:
    assert fact in page_words(CATALOGUE.game(game))
    assert fact not in page_words(CATALOGUE.game("hanapette"))


@pytest.mark.parametrize(
    ("path", "value", "fact"),
    [
        ("columns", [6], "a column of six cards"),
        ("columns", [12, 11], "You have one card left for a deck of your own"),
        ("joining", {"fits": ()}, "Your cards stay in their columns until they go to the middle."),
        ("empty_columns", [{"month": [1]}], "you may move only"),
        ("spoils", {"winner": "own"}, "The winner takes the stack they fed."),
        ("spoils", {"winner": "larger"}, "The winner takes the larger stack; of equal stacks,"),
        ("too_few", {"stacks": "two"}, "two stacks in the middle all the same. A stack for which"),
        (
            "too_few",
            {"decides": "nobody"},
            "the loser takes the whole stack, and the next round is laid out: whoever has no card",
        ),
        ("blocked", "again", "both decks are used up, each takes back"),
        ("points", None, "then whoever has fewer cards has won."),
        ("last_card", "open", "Your last card lies open like any other."),
        ("rounds", 1, "A game has one round at most"),
    ],
)
def test_a_key_is_told_so(path: str, value: Any, fact: str) -> None:
    assert fact in page_words(changed(made_up("squall"), path, value))


def test_without_empty_columns_there_is_nothing_to_say_of_them() -> None:
    assert "empty column" not in page_words(changed(made_up("squall"), "columns", [6]))
