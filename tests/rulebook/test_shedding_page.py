"""What the page of a shedding game says."""

from __future__ import annotations

from typing import Any

import pytest

from hanafuda_desktop.families.language import our_games
from tests.rulebook.games import changed, made_up, page_words


@pytest.mark.parametrize(
    "fact",
    [
        (
            "Two players: eight cards each, four face up as the field and one face up as the "
            "discard "
            "pile."
        ),
        "Four players: five cards each and four face up as the field.",
        "The cards are dealt again if the field shows three or more cards of one month.",
        "Turns go clockwise round the table; the dealer begins.",
        "One card fits on another if it is of the same month",
        (
            "Leaf: lay one to two hand cards one by one, each of which fits on the one before, "
            "on a "
            "field card on which the first of them fits, and discard them all. Only all animals, "
            "all ribbons and all chaff can be discarded so. Here one card fits on another if it "
            "is one "
            "month later."
        ),
        (
            "Rake: discard two field cards, each of which fits on the one before, then lay one "
            "hand "
            "card on the field. It has no effect."
        ),
        "Follow: lay one hand card on the discard pile, on whose top card it fits.",
        "If you can make no combination, you draw one card from the stock.",
        "If you discard it, it has its effect.",
        "becomes the new stock; its top card stays.",
        (
            "Gale, on a bright: turns go the other way round from now on, you swap hands with a "
            "player "
            "of your choice, everybody else draws two cards and the next player loses the turn."
        ),
        "Gust, on a red ribbon: you have another turn.",
        "No hand pays more than 30 points.",
        "With three or more players, the others race for the winner's palm",
        "The first of them pays nothing. The last of them plays a forfeit (batsu).",
        "Five points each: all brights.",
        "after 200 turns of all players together",
        "The game ends as soon as somebody has 50 points in all, and after seven rounds",
    ],
)
def test_a_fact_of_the_made_up_game(fact: str) -> None:
    assert fact in page_words(made_up("grove"))


@pytest.mark.parametrize(
    ("path", "value", "fact"),
    [
        ("struggle.only_if_stuck", "false", "In place of a combination, you may draw one card"),
        ("struggle.count", 3, "you draw three cards from the stock, which you keep."),
        ("race.settled_by", "chance", "lots are drawn among the others"),
        ("race.first", "nothing", "The first of them pays as all others do."),
        ("target", None, "A game has seven rounds, or as many as you agree on."),
        ("losers_pay", "false", "nobody loses anything"),
        ("match", [], "No card fits on another."),
        ("effects.0.who", "next", "the next player draws two cards and loses the turn"),
        ("combinations.0.match", [], "No card fits on another here."),
    ],
)
def test_a_value_decides_what_is_said(path: str, value: Any, fact: str) -> None:
    assert fact not in page_words(made_up("grove"))
    assert fact in page_words(changed(made_up("grove"), path, value))


@pytest.mark.parametrize(
    ("first", "fact"),
    [
        ("exempt", "The hand of the first of them is worth nothing to the winner."),
        ("nothing", "To be first changes nothing."),
    ],
)
def test_where_nobody_pays_nobody_is_said_to(first: str, fact: str) -> None:
    words = page_words(
        changed(changed(made_up("grove"), "losers_pay", "false"), "race.first", first)
    )
    assert fact in words
    assert "The first of them pays" not in words


def test_a_hand_that_comes_too_soon_is_early() -> None:
    words = page_words(made_up("grove"))
    assert "within 90 milliseconds of the signal, for nobody reacts so fast" in words


def test_who_has_an_extra_turn_takes_nobodys() -> None:
    loses = "loses the turn"
    again = changed(made_up("grove"), "effects.0.again", "true")
    assert loses in page_words(made_up("grove"))
    assert loses not in page_words(again)


def test_without_a_race_nobody_is_exempt() -> None:
    words = page_words(changed(made_up("grove"), "race", {"settled_by": "nobody"}))
    assert "palm" not in words
    assert "batsu" not in words


@pytest.mark.rule("UN-3", "UN-8", "UN-9")
def test_the_shipped_page() -> None:
    words = page_words(our_games().game("untitled"))
    for fact in (
        "Hand-Field: lay one hand card on a field card on which it fits, and discard both.",
        (
            "If it fits, you may discard it at once on a field card, together with it; or you "
            "keep it, "
            "whatever it is. Drawing has no effect, whether the card is "
            "discarded or kept."
        ),
        "Bright, on a bright: the next player draws one card and loses the turn.",
        "Poetry ribbon, on a poetry ribbon: the next player draws one card before playing.",
        "Blue ribbon, on a blue ribbon: the next player loses the turn.",
    ):
        assert fact in words
