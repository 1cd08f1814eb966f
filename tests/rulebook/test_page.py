"""The page as a whole: facts of the rule file stand on it, in words a player understands."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.rulebook.page import Around, rulebook_html, standalone_page
from hanafuda_desktop.text.language import speak
from tests.rulebook.games import changed, made_up, page_words, rules_of

PNG = b"\x89PNG\r\n\x1a\nrest"


@pytest.mark.deep_but(5)
@pytest.mark.parametrize(
    "fact",
    [
        "The Garden",
        "庭",
        "Tidy a garden.",
        "For one player.",
        "about twelve minutes",
        "Four beds of four cards each.",
        "The top two cards of each bed lie face up, the cards under them face down.",
        "Three pots of one card each. All these cards lie face up.",
        "One free place is dealt a card, face up.",
        "The other 28 cards are the stock, face down.",
        "turned up two at a time",
        "the turned cards become the stock again, three times",
        "An empty bed takes a bright, by itself or as the lowest of cards that move together.",
        "No card may be laid on another in a pot.",
        "An empty pot stays empty.",
        "Three free places hold a single card each",
        "Only chaff may be put there.",
        "There are three vases to build up, one for each month, one card at a time.",
        "Only cards of January to March go there.",
        "Each pile takes its cards kind by kind, from chaff over ribbons and animals to brights",
        "An empty pile begins with a red ribbon.",
        "The ribbons of January and February.",
        "One chaff card of each month from April to June.",
        "Can be collected twice. Seven points.",
        "Two chaff of one month.",
        "You win when all four yaku are collected.",
        "Mind the moles.",
        "A. Gardener: On Gardens (1999).",
    ],
)
def test_a_fact_stands_on_the_page(fact: str) -> None:
    assert fact in page_words(made_up())


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    ("path", "value", "fact"),
    [
        ("columns.0.sizes", [3, 2, 1], "Three beds of three, two and one cards, from left"),
        ("columns.0.sizes", [0, 0], "Two beds begin empty."),
        (
            "columns.0.sizes",
            [5, 5, 4, 4, 4],
            "Five beds, from left to right: two of five cards and three of four.",
        ),
        (
            "columns.0.sizes",
            [*[3] * 12, 0, 0, 0, 0],
            "Sixteen beds, from left to right: twelve of three cards and four that begin empty.",
        ),
        ("columns.0.sizes", [0, 1, 2], "one that begins empty, one of one card and one of two."),
        ("columns.0.sizes", [4], "One bed of four cards."),
        ("columns.0.plural", {"en": "bedding"}, "Four bedding of four cards each."),
        ("columns.0.name", {"en": "leaf"}, "Four leaf columns of four cards each."),
        ("columns.0.name", {"ja": "畑"}, "Four 畑 columns of four cards each."),
        ("foundations.1.name", {"en": "ones"}, "There are two ones piles to build up"),
        ("foundations.1.count", 1, "There is one bowl to build up"),
        ("foundations.0.limit", 3, "Each vase takes cards until it has three cards, and no more."),
        ("stock.with_empty_columns", "false", "not be turned while a bed or a pot is empty."),
        ("collecting.as_run", "true", "The cards that come from one bed or pot must lie in"),
        ("columns.0.face_up", "all", "of four cards each. All these cards lie face up."),
        ("columns.0.face_up", 1, "The top card of each bed lies face up"),
        ("columns.0.build", "nothing", "No card may be laid on another in a bed."),
        ("columns.0.move", "single", "Only the top card of a bed may be moved."),
        ("columns.0.move", "any", "together with all cards on it"),
        ("columns.0.move", "by-cells", "over empty free places and empty beds"),
        ("columns.0.empty", "all", "An empty bed takes any card, by itself or"),
        ("columns.0.empty", {"place": 1}, "takes any card that is first in its month"),
        ("columns.0.takes_from", "cells", "only from free places"),
        ("columns.0.refill", ["waste", "pots"], "from the turned cards or the pots"),
        ("stock.redeals", "unlimited", "as often as you like"),
        ("stock.redeals", 0, "The stock is gone through only once."),
        ("stock.redeals", 1, "the stock again, once."),
        ("stock.turn", 1, "turned up one by one"),
        ("stock.to", "columns", "one card face up on every bed and pot, from left to right"),
        ("stock.shuffle", "true", "They are shuffled for it."),
        ("collecting.waste_at_most", 0, "None of its cards may come from the turned cards."),
        ("collecting.columns_at_least", 2, "At least two of its cards come from the beds or pots"),
        ("yaku.0.after", 5, "Only after five other yaku have been collected."),
        ("yaku.0.after_yaku", ["wreath", "pair"], "Not before Wreath and Pair."),
        ("yaku.0.needs", ["clover-boar", "maple-deer"], "The Boar and the Deer."),
        ("win", {"yaku": 3, "cards_left": 0}, "three yaku are collected and no card is left in"),
        ("win", {"foundations": "full"}, "You win when the vases and bowls are complete."),
        ("win", {"columns": "runs"}, "every bed and pot is empty or holds one unbroken run"),
        ("win", {"columns": "empty"}, "You win when the beds and pots are empty."),
        ("win", {"points": 30}, "your yaku are worth 30 points or more"),
        ("variant_of", "quiet-meadow", "a variant of Quiet meadow"),
        ("players", {"least": 2, "most": 4}, "For two to four players."),
        (
            "deck.cards",
            {"without": {"month": [6, 7]}},
            "It leaves out all cards of",
        ),
    ],
)
def test_a_value_decides_what_is_said(path: str, value: Any, fact: str) -> None:
    assert fact not in page_words(made_up())
    assert fact in page_words(changed(made_up(), path, value))


def test_piles_with_names_that_have_no_plural() -> None:
    game = made_up()
    piles = [
        {"id": name, "name": {"en": name}, "start": {"month": month}, "build": {"month": month}}
        for month, name in ((1, "ones"), (5, "fives"), (7, "sevens"))
    ]
    game = changed(changed(game, "foundations", piles), "win", {"foundations": "full"})
    words = page_words(game)
    assert "You win when the ones pile, fives pile and sevens pile are complete." in words
    assert "There is one ones pile to build up" in words
    alone = changed(game, "foundations", piles[:1])
    assert "You win when the ones pile is complete." in page_words(alone)


@pytest.mark.parametrize(
    ("without", "said", "unsaid"),
    [
        ((), "The top one of the turned cards moves in the same way, by itself.", "moved too"),
        (("columns",), "The top one of the turned cards may be moved too, by itself.", "same way"),
        (("columns", "piles"), "The top one of the turned cards is in play", "by itself"),
        (("columns", "piles", "yaku"), "turned up two at a time", "is in play"),
    ],
)
def test_turned_cards_move_only_where_something_takes_them(
    without: tuple[str, ...], said: str, unsaid: str
) -> None:
    game = made_up()
    if "columns" in without:
        for number in (0, 1):
            game = changed(game, f"columns.{number}.build", "nothing")
            game = changed(game, f"columns.{number}.empty", "nothing")
    if "piles" in without:
        del game["cells"], game["foundations"]
    if "yaku" in without:
        del game["yaku"]
        game["win"] = {"columns": "empty"}
    words = page_words(game)
    assert said in words
    assert unsaid not in words


def test_nothing_is_said_of_what_the_game_has_not() -> None:
    game = made_up()
    for key in ("stock", "cells", "foundations", "notes", "credits"):
        del game[key]
    words = page_words(game)
    assert "turned cards" not in words
    assert "stock" not in words
    assert "free place" not in words
    assert "Building up" not in words
    assert "Advice" not in words
    assert "Where it comes from" not in words


def test_ties_are_told_only_where_there_are_any() -> None:
    assert "cards of one kind come in any order" in page_words(made_up())
    game = changed(made_up(), "foundations.0.order", "place")
    assert "come in any order" not in page_words(game)


def test_a_stock_that_goes_to_the_columns_leaves_no_turned_cards() -> None:
    assert "turned cards" not in page_words(changed(made_up(), "stock.to", "columns"))


def test_names_are_told_in_the_language_that_is_spoken() -> None:
    game = changed(made_up(), "yaku.0.name", {"en": "Posy", "fr": "Bouquet"})
    speak("fr", None)
    assert "Bouquet" in page_words(game)
    assert "The Garden" in page_words(game), "English where there is no French"


def test_japanese_that_cannot_be_shown_is_left_out() -> None:
    game = changed(made_up(), "yaku.0.name", {"en": "Posy", "ja": "花束"})
    told = page_words(game)
    assert all(words in told for words in ("庭", "花束", "matsu 松"))
    told = page_words(game, can_show=str.isascii)
    assert all(words in told for words in ("The Garden", "Posy", "matsu"))
    assert not any(words in told for words in ("庭", "花束", "松"))


def test_a_base_is_called_by_its_name() -> None:
    base = rules_of(changed(made_up(), "name", {"en": "The Old Garden"}))
    game = changed(made_up(), "variant_of", "garden")
    assert "a variant of The Old Garden" in page_words(game, around=Around(base))


def test_each_picture_says_what_it_shows() -> None:
    html = rulebook_html(rules_of(made_up()), rulebook_of(rules_of(made_up())))
    assert '<img src="card:pine-ribbon"' in html
    assert all('alt="' in image for image in re.findall(r"<img[^>]*>", html))


def test_a_yaku_of_many_cards_is_shown_by_few() -> None:
    game = changed(made_up(), "yaku.0.needs", [{"cards": {"category": "chaff"}, "count": 10}])
    game["yaku"] = game["yaku"][:1]
    table = (
        rulebook_html(rules_of(game), rulebook_of(rules_of(game)))
        .split("<table class='yaku'")[1]
        .split("</table>")[0]
    )
    assert 10 <= table.count("<img") <= 12


def test_words_of_a_rule_file_are_never_markup() -> None:
    hostile = "<script>alert('x')</script><img src=\"http://somewhere\">"
    game = changed(made_up(), "notes", [{"en": hostile}])
    for path in ("name", "summary", "deck.name", "columns.0.name", "yaku.0.name"):
        game = changed(game, path, {"en": hostile, "ja": hostile})
    game = changed(game, "credits", [{"author": hostile, "work": hostile}])
    html = rulebook_html(rules_of(game), rulebook_of(rules_of(game)))
    assert "<script" not in html
    assert 'src="http' not in html


def test_a_standalone_page_holds_its_pictures() -> None:
    asked: list[str] = []

    def picture_of(card: str) -> bytes:
        asked.append(card)
        return PNG

    html = standalone_page(rules_of(made_up()), rulebook_of(rules_of(made_up())), picture_of)
    assert len(asked) == len(set(asked)) == 49  # each once, and the back
    assert set(re.findall(r'src="([^;"]+);', html)) == {"data:image/png"}


def test_a_standalone_page_refuses_what_is_no_picture() -> None:
    with pytest.raises(ValueError, match="neither PNG"):
        standalone_page(rules_of(made_up()), rulebook_of(rules_of(made_up())), lambda card: b"text")
