"""What fits on what, in words."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import FULL_DECK, members
from hanafuda_desktop.rulebook.card_words import card_name
from hanafuda_desktop.rulebook.fit_words import (
    compared,
    fits_example,
    fits_remarks,
    fits_told,
    fits_words,
)
from hanafuda_desktop.rules.schema.selectors import Fit, Fits, fits_mask

READ: TypeAdapter[Any] = TypeAdapter(Fits)


def fits(value: Any) -> tuple[Fit, ...]:
    found: tuple[Fit, ...] = READ.validate_python(value)
    return found


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("nothing", "nothing"),
        ({}, "any card"),
        ({"month": "earlier"}, "a card one month earlier, whatever its kind"),
        ({"month": "adjacent"}, "a card one month earlier or later, whatever its kind"),
        ({"month": [-2, 2]}, "a card two months earlier or two months later, whatever its kind"),
        ({"month": [0, 3]}, "a card of the same month or three months later, whatever its kind"),
        (
            {"month": "same", "place": "next"},
            "a card of the same month and one place further down in its month",
        ),
        (
            {"month": "adjacent", "category": "different"},
            "a card one month earlier or later, and of another kind",
        ),
        ({"category": "next-lower"}, "a card of the kind just below, whatever its month"),
        (
            {"month": "earlier", "cards": {"category": "ribbon"}},
            "a ribbon one month earlier",
        ),
        ({"onto": "willow-lightning"}, "any card, on the Lightning"),
        (
            [{"month": "same"}, {"cards": "willow-lightning"}],
            "a card of the same month, whatever its kind; or the Lightning, on any card",
        ),
    ],
)
def test_words(value: Any, words: str) -> None:
    assert fits_words(fits(value), FULL_DECK) == words


@pytest.mark.rule("YA-3")
def test_the_year_goes_round() -> None:
    year = fits({"month": "earlier"})
    assert "a February on a March or a December on a January" in fits_told(year, FULL_DECK)
    assert fits_remarks(year) == ["The months go round: after December comes January again."]


@pytest.mark.rule("C-4")
def test_the_year_ends() -> None:
    year = fits({"month": "earlier", "wrap": "false"})
    assert "December on a January" not in fits_told(year, FULL_DECK)
    assert "do not go round" in " ".join(fits_remarks(year))


@pytest.mark.parametrize(
    ("value", "remark"),
    [
        ({"category": "lower"}, "chaff, ribbon, animal, bright"),
        ({"place": "next"}, "stand in for one another"),
        ({"place": "next", "twins": "false"}, "Even a month's chaff cards keep to it"),
        ({"month": "same"}, ""),
    ],
)
def test_orders_are_explained_where_they_matter(value: Any, remark: str) -> None:
    remarks = fits_remarks(fits(value))
    assert remark in " ".join(remarks)
    assert bool(remarks) == bool(remark)


def test_runs_are_told_as_comparison() -> None:
    assert compared(fits({"month": "later", "category": "same"}), FULL_DECK) == (
        "one month later and of the same kind"
    )


@pytest.mark.parametrize(
    "value",
    [
        {"month": "same", "place": "next"},
        {"month": "different", "category": "same"},
        {"category": "next-higher"},
        {"month": "earlier", "cards": {"category": "ribbon"}},
        {"place": [2]},
    ],
    ids=str,
)
def test_the_example_fits(value: Any) -> None:
    example = fits_example(fits(value), FULL_DECK)
    pairs = {
        f"{card_name(CARDS[placed])} on {card_name(CARDS[beneath])}"
        for placed in range(len(CARDS))
        for beneath in members(fits_mask(fits(value), placed))
    }
    assert example in pairs
