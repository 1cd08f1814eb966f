"""What is said of piles and cards can be said naturally in languages of another order."""

from __future__ import annotations

import pytest

from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.table.narration import (
    describe_card,
    describe_cards,
    describe_hidden,
    describe_pile,
    pile_title,
)
from hanafuda_desktop.text.language import speak

CRANE, PINE, MOON = 0, 2, 28
WITHIN = "where a card lies"
JAPANESE = {
    ("Pine", ""): "松",
    ("Crane", ""): "鶴",
    ("chaff", ""): "カス",
    ("{flower}, {card}", ""): "{flower}に{card}",
    ("{flower}, {chaff}", ""): "{flower}の{chaff}",
    ("{first}; {next}", ""): "{first}、{next}",
    ("January", ""): "1月",
    ("{month}, {card}", ""): "{month}の{card}",
    ("{card}, {pile}, {number} of {count}.", ""): "{pile}{count}枚中{number}枚目、{card}。",
    ("in your hand", WITHIN): "あなたの手札",
    ("Your hand", ""): "あなたの手札",
    ("in column {number}", WITHIN): "{number}列目",
    ("{card}, {pile}, {n} cards on it.", ""): "{pile}の{card}、上に{n}枚。",
    ("{pile}: {n} cards: {cards}.", ""): "{pile}{n}枚、{cards}。",
}
VIEW = View(
    "koi-koi",
    0,
    0,
    (
        PileView("h0", PileKind.HAND, (CRANE, PINE), owner=0),
        PileView("h1", PileKind.HAND, (None,) * 8, 8, owner=1),
        PileView("c2", PileKind.COLUMN, (None, CRANE, MOON), 1),
        PileView("m1", PileKind.MIDDLE, (MOON,)),
        PileView("t1", PileKind.STOCK, (None,), 1, owner=1),
    ),
)


@pytest.mark.parametrize(
    ("pile", "index", "said"),
    [
        ("h0", 0, "January, Crane, in your hand, 1 of 2."),
        ("h0", -1, "Your hand: 2 cards: Pine, Crane; Pine, chaff."),
        ("h1", -1, "Player 2's hand: 8 cards."),
        ("c2", 1, "January, Crane, in column 2, 1 card on it."),
        ("c2", -1, "Column 2: 1 card face down, then Pine, Crane; Susuki grass, Full Moon."),
        ("m1", 0, "August, Full Moon, on middle stack 2."),
        ("t1", 0, "Player 2's stock: 1 card."),
    ],
)
def test_in_english(pile: str, index: int, said: str) -> None:
    assert (describe_pile(VIEW, pile) if index < 0 else describe_card(VIEW, pile, index)) == said


def test_an_owner_is_called_as_everywhere_at_the_table() -> None:
    names = ("You", "Haru")
    assert pile_title(VIEW, "h1", names) == "Haru's hand"
    assert describe_pile(VIEW, "h1", names) == "Haru's hand: 8 cards."
    assert describe_hidden(VIEW, "h1", 2, names) == "Face down, in Haru's hand, 3 of 8."
    assert describe_cards(VIEW, "h1", [None], names) == "1 card, in Haru's hand."
    assert describe_card(VIEW, "t1", -1, names) == "Haru's stock: 1 card."
    assert pile_title(VIEW, "h0", names) == "Your hand"


def test_in_another_order() -> None:
    speak("ja", lambda source, meaning, _count: JAPANESE.get((source, meaning), ""))
    assert describe_card(VIEW, "h0", 0) == "あなたの手札2枚中1枚目、1月の鶴。"
    assert describe_card(VIEW, "c2", 1) == "2列目の1月の鶴、上に1枚。"
    assert describe_pile(VIEW, "h0") == "あなたの手札2枚、松に鶴、松のカス。"
