"""Go-Stop: what a turn takes from the others (GS-6)."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.engine.events import CardsStolen
from tests.families.fishing.tables import (
    Table,
    table,
)


def _stolen(position: Table) -> list[tuple[str, int, tuple[int, ...]]]:
    return [(e.why, e.giver, e.cards) for e in position.events if isinstance(e, CardsStolen)]


@pytest.mark.rule("GS-6")
def test_an_empty_field_takes_a_chaff_from_each() -> None:
    after = table(
        "go-stop",
        "h0: 11 91\nh1: 31\nh2: 32\np1: 43 44\np2: 53\nf: 12 22\nnext: 23 61 71",
        players=3,
    ).play("11")
    assert after.field == ""
    assert [(why, giver) for why, giver, _ in _stolen(after)] == [
        ("empty-field", 1),
        ("empty-field", 2),
    ]
    assert after.captured(0) == "11 12 22 23 43 53"
    assert after.captured(1) == "44"


@pytest.mark.rule("GS-6")
@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("h0: 11 91\nf: 12+13+14 41\nnext: 51 61", ["11"]),  # a stack, such as a ppeok left
        ("h0: 11 91\nf: 12 13 41\nnext: 14 61", ["11x12"]),  # two pairs of one month
        ("h0: 11 12 13 91\nf: 14 41\nnext: 51 61 71", ["bomb1"]),
        ("h0: 21 91\nf: 12+13+14 41\nnext: 11 61", ["21"]),  # the drawn card took them
    ],
)
def test_a_whole_month_takes_a_chaff(position: str, words: list[str]) -> None:
    after = table("go-stop", f"{position}\nh1: 31\np1: 43 44").play(*words)
    assert [(why, giver) for why, giver, _ in _stolen(after)] == [("whole-month", 1)]


@pytest.mark.rule("GS-6", "GS-4")
def test_a_ppeok_that_is_captured_later_takes_a_chaff() -> None:
    before = table("go-stop", "h0: 11 21\nh1: 14 31\np0: 43\nf: 12 41\nnext: 13 51 61")
    after = before.play("11", "14")
    assert after.captured(1) == "11 12 13 14 43"
    assert [why for why, _, _ in _stolen(after)] == ["whole-month"]


@pytest.mark.rule("GS-6")
def test_ones_own_unmatched_card_taken_by_the_draw_takes_a_chaff() -> None:
    after = table("go-stop", "h0: 11 91\nh1: 31\np1: 43\nf: 41\nnext: 12 61").play("11")
    assert [(why, giver) for why, giver, _ in _stolen(after)] == [("own-pair", 1)]
    usual = table("go-stop", "h0: 11 91\nh1: 31\np1: 43\nf: 41 12\nnext: 51 61").play("11")
    assert _stolen(usual) == []


@pytest.mark.rule("GS-6")
def test_not_from_who_has_none_and_not_on_the_last_turn() -> None:
    none = table("go-stop", "h0: 11 91\nh1: 31\np1: 41 42\nf: 51\nnext: 12 61").play("11")
    assert _stolen(none) == []
    position = "h0: 11\np1: 43\nf: 41\nnext: 12\nrest: p1"
    assert _stolen(table("go-stop", position).play("11")) == []
    assert [why for why, _, _ in _stolen(table("go-stop-any-turn", position).play("11"))] == [
        "own-pair"
    ]


@pytest.mark.rule("GS-6")
@pytest.mark.parametrize(
    ("captured", "given"), [("b4 c2 44", "44"), ("b4 c2 c4", "c4"), ("b4 91", "b4"), ("c2", "c2")]
)
def test_the_cheapest_goes_a_single_before_a_double(captured: str, given: str) -> None:
    after = table("go-stop", f"h0: 11 93\nh1: 31\np1: {captured}\nf: 51\nnext: 12 61").play("11")
    assert [cards for _, _, cards in _stolen(after)] == [parse_cards(given)]
