from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.notation import (
    NotationError,
    card_id,
    parse_card,
    parse_cards,
    short,
    shorts,
)

cards = st.integers(0, 47)
KNOWN = {name for card in CARDS for name in (card.id, card.short)}


@pytest.mark.rule("C-6")
@given(cards)
def test_both_forms_are_read_back(card: int) -> None:
    assert parse_card(short(card)) == parse_card(card_id(card)) == card


@pytest.mark.rule("C-6")
def test_forms_are_unique() -> None:
    assert len({card.short for card in CARDS} | {card.id for card in CARDS}) == 96


@given(st.lists(cards))
def test_lists_are_read_back(some: list[int]) -> None:
    assert parse_cards(shorts(some)) == tuple(some)


@given(st.text(max_size=12).filter(lambda text: text.strip().lower() not in KNOWN))
def test_any_other_text_is_an_error_that_names_it(text: str) -> None:
    with pytest.raises(NotationError, match=re.escape(f"unknown card '{text}'")):
        parse_card(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("pine-crain", "unknown card 'pine-crain'; did you mean 'pine-crane'?"),
        ("d1", "unknown card 'd1'"),
        ("", "unknown card ''"),
    ],
)
def test_errors(text: str, message: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse_card(text)
    assert str(raised.value) == message


def test_case_and_commas_do_not_matter() -> None:
    assert parse_cards("Pine-Crane, B4\nc1") == (0, 43, 44)
