"""Numbers, lists, plurals and months as the rulebook writes them."""

from __future__ import annotations

import pytest

from hanafuda_desktop.rulebook.english import (
    MONTH_NAMES,
    article,
    counted,
    listed,
    months,
    number,
    plural,
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
    assert months(range(1, 13)) == f"{MONTH_NAMES[0]} to {MONTH_NAMES[-1]}"


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
    ("one", "many"),
    [
        ("column", "columns"),
        ("box", "boxes"),
        ("bush", "bushes"),
        ("lily", "lilies"),
        ("bay", "bays"),
        ("chaff", "chaff"),
        ("yaku", "yaku"),
    ],
)
def test_plurals(one: str, many: str) -> None:
    assert plural(one) == many


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (number(0), "no"),
        (number(14), "fourteen"),
        (number(48), "48"),
        (counted(1, "card"), "one card"),
        (counted(0, "card"), "no cards"),
        (times(1), "once"),
        (times(2), "twice"),
        (times(5), "five times"),
        (article("animal"), "an animal"),
        (article("bright"), "a bright"),
        (sentence("all is well"), "All is well."),
        (sentence("Is it?"), "Is it?"),
    ],
)
def test_words(words: str, expected: str) -> None:
    assert words == expected
