"""What the page of a real-time game says, key by key."""

from __future__ import annotations

from typing import Any

import pytest

from hanafuda_desktop.rules.catalogue import Catalogue
from tests.rulebook.games import changed, made_up, page_words

CATALOGUE = Catalogue.shipped()


@pytest.mark.parametrize(
    "fact",
    [
        pytest.param(
            "half the cards, 24, and lays out four columns of five, four, three and two cards",
            marks=pytest.mark.rule("HP-1"),
            id="HP-1",
        ),
        pytest.param(
            "At three, both of you turn the top card of your deck face up into the middle",
            marks=pytest.mark.rule("HP-2"),
            id="HP-2",
        ),
        pytest.param(
            "A card one month earlier or later, whatever its kind",
            marks=pytest.mark.rule("HP-3"),
            id="HP-3",
        ),
        pytest.param(
            "Cards of the same month do not fit on one another.",
            marks=pytest.mark.rule("HP-3"),
            id="HP-3, no month twice",
        ),
        pytest.param(
            "The Lightning, on any card. Any card, on the Lightning.",
            marks=pytest.mark.rule("HP-4"),
            id="HP-4",
        ),
        pytest.param(
            "turn up the card under it whenever you like",
            marks=pytest.mark.rule("HP-5"),
            id="HP-5",
        ),
        pytest.param(
            "To the middle they go one at a time, the top one first.",
            marks=pytest.mark.rule("HP-6"),
            id="HP-6",
        ),
        pytest.param(
            "Nothing may be moved into an empty column.",
            marks=pytest.mark.rule("HP-7"),
            id="HP-7",
        ),
        pytest.param(
            "If one deck is used up, only the other player turns a card.",
            marks=pytest.mark.rule("HP-8"),
            id="HP-8",
        ),
        pytest.param(
            "Your last card is turned face down: only you know it",
            marks=pytest.mark.rule("HP-9"),
            id="HP-9",
        ),
        pytest.param(
            "The winner takes the smaller stack; of equal stacks, the one that he fed.",
            marks=pytest.mark.rule("HP-10"),
            id="HP-10",
        ),
        pytest.param(
            "There is only one stack in the middle then, fed by the other's deck. Whoever wins "
            "this round has won the game.",
            marks=pytest.mark.rule("HP-11"),
            id="HP-11",
        ),
        pytest.param(
            "both decks are used up, whoever has fewer cards laid out has won the round; if both "
            "have as many, everybody takes back the stack that he fed",
            marks=pytest.mark.rule("HP-12"),
            id="HP-12",
        ),
        pytest.param(
            "Of two cards for the same stack the first to arrive counts",
            marks=pytest.mark.rule("HP-13"),
            id="HP-13",
        ),
    ],
)
def test_hanapette_is_told_as_it_is_ruled(fact: str) -> None:
    assert fact in page_words(CATALOGUE.game("hanapette"))


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
            "If the player who is short of cards wins this round, he has won the game. If the "
            "other wins it, the loser takes the whole stack",
            id="ending of Spit",
        ),
        pytest.param(
            "hanapette-speed-winner",
            "a point for every card left in his layout",
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
        ("spoils", {"winner": "own"}, "The winner takes the stack that he fed."),
        ("spoils", {"winner": "larger"}, "The winner takes the larger stack; of equal stacks,"),
        ("too_few", {"stacks": "two"}, "two stacks in the middle all the same. A stack for which"),
        (
            "too_few",
            {"decides": "nobody"},
            "the loser takes the whole stack, and the next round is laid out: whoever has no card",
        ),
        ("blocked", "again", "both decks are used up, everybody takes back"),
        ("points", None, "then whoever has fewer cards has won."),
        ("last_card", "open", "Your last card lies open like any other."),
        ("rounds", 1, "A game has one round at most"),
    ],
)
def test_a_key_is_told_so(path: str, value: Any, fact: str) -> None:
    assert fact in page_words(changed(made_up("squall"), path, value))


def test_without_empty_columns_there_is_nothing_to_say_of_them() -> None:
    assert "empty column" not in page_words(changed(made_up("squall"), "columns", [6]))
