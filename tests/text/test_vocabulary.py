"""Numbers, lists, plurals and months as the rulebook writes them."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.card import Category
from hanafuda_desktop.text.language import number, speak, tr
from hanafuda_desktop.text.vocabulary import (
    KINDS,
    RIBBONS,
    cards,
    listed,
    month_name,
    months,
    of_month,
    paragraph,
    players,
    points,
    sentence,
    times,
)


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ([1], "January"),
        ([3, 4], "March and April"),
        ([1, 2, 3, 4, 5], "January to May"),
        ([6, 9, 10], "June, September and October"),
        ([12, 1, 2, 3, 12], "January to March and December"),
        ([], ""),
    ],
)
def test_months(numbers: list[int], words: str) -> None:
    assert months(numbers) == words


def test_months_stand_in_their_order() -> None:
    assert months(range(1, 13)) == f"{month_name(1)} to {month_name(12)}"


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ([], ""),
        (["A"], "A"),
        (["A", "B"], "A and B"),
        (["A", "B", "C"], "A, B and C"),
        (["A, a", "B", "C"], "A, a; B; and C"),
        (["A, a", "B"], "A, a; and B"),
        (["A", "B, b"], "A and B, b"),
    ],
)
def test_lists(parts: list[str], words: str) -> None:
    assert listed(parts) == words


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (number(0), "no"),
        (number(14), "fourteen"),
        (number(48), "48"),
        (cards(1), "one card"),
        (cards(0), "no cards"),
        (points(2), "two points"),
        (players(21), "21 players"),
        (times(1), "once"),
        (times(2), "twice"),
        (times(5), "five times"),
        (sentence("all is well"), "All is well."),
        (sentence("Is it?"), "Is it?"),
        (paragraph(["All is well.", "", "Is it?"]), "All is well. Is it?"),
        (paragraph([]), ""),
        (of_month(4), "of April"),
    ],
)
def test_words(words: str, expected: str) -> None:
    assert words == expected


def test_kinds_of_card() -> None:
    chaff = KINDS[Category.CHAFF]
    assert (tr(chaff.one), tr(chaff.a), tr(chaff.many)) == ("chaff card", "a chaff card", "chaff")
    assert (chaff.counted(1), chaff.counted(3)) == ("one chaff card", "three chaff")
    for noun in (*KINDS.values(), *RIBBONS.values()):
        assert tr(noun.all).endswith(tr(noun.many))
        assert tr(noun.the).endswith(tr(noun.many))
        assert tr(noun.a).endswith(f" {tr(noun.one)}")
        assert noun.counted(2) == f"two {tr(noun.many)}"
        assert noun.other(2).startswith("two other ")


def test_a_language_without_spaces_and_capitals() -> None:
    japanese = {
        "{sentence}.": "{sentence}。",
        "{sentence} {next}": "{sentence}{next}",
        "{first}, {next}": "{first}、{next}",
        "{first} or {last}": "{first}または{last}",
        "two": "2",
        "{number} cards": "札{number}枚",
    }
    speak("ja", lambda source, _meaning, _count: japanese.get(source, ""))
    assert paragraph([sentence("終わりです"), sentence("次です。")]) == "終わりです。次です。"
    assert listed(["猪", "鹿", "蝶"], "or") == "猪、鹿または蝶"
    assert cards(2) == "札2枚"
