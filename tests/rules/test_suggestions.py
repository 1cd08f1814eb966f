"""Did you mean...?"""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.rules.diagnostics import did_you_mean, nearest, one_of, quoted, shortened

WORDS = ("columns", "stock", "take_back", "foundations", "mushi-40")


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("colums", "columns"),
        ("column", "columns"),
        ("Stock", "stock"),
        ("stocks", "stock"),
        ("take-back", "take_back"),
        ("take back", "take_back"),
        ("mushi-41", "mushi-40"),
        ("bridge", None),
        ("", None),
        ("x" * 10_000, None),
    ],
)
def test_the_nearest_word(word: str, meant: str | None) -> None:
    assert nearest(word, WORDS) == meant


def test_as_a_hint() -> None:
    assert did_you_mean("stok", WORDS) == "did you mean 'stock'?"
    assert did_you_mean("bridge", WORDS) is None
    assert did_you_mean("stok", []) is None


@pytest.mark.deep_but(10)
@pytest.mark.rule("C-6")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_short_form_is_taken_for_its_card(card: object) -> None:
    from hanafuda_desktop.cards.card import Card  # noqa: PLC0415

    assert isinstance(card, Card)
    assert nearest(card.short, [each.id for each in CARDS]) == card.id


def test_lists_are_shown_while_they_help() -> None:
    assert one_of(["a", "b"]) == "a, b"
    assert one_of([]) is None
    assert one_of(str(number) for number in range(100)) is None


def test_long_texts_are_cut() -> None:
    assert quoted("short") == "'short'"
    assert quoted("x" * 1_000_000) == f"'{'x' * 39}…'"
    assert shortened("two\n  lines") == "two lines"
