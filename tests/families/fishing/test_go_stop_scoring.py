"""Go-Stop: what cards and hands are worth, and who pays it (GS-5, GS-9 to GS-12)."""

from __future__ import annotations

import pytest

from hanafuda_desktop.families.fishing.score import payments_to, stopped
from tests.families.fishing.tables import (
    circumstances,
    family_of,
    rules_of,
    worth,
)

CHAFF_8 = "13 14 23 24 33 34 43 44"


@pytest.mark.rule("GS-5")
@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        (f"{CHAFF_8} 53 54", {"chaff": 1}),
        (f"{CHAFF_8} b4", {"chaff": 1}),
        (f"{CHAFF_8} c2", {"chaff": 1}),
        (f"{CHAFF_8} c3", {}),
        (f"{CHAFF_8} b4 c2", {"chaff": 3}),
        (f"{CHAFF_8} 91", {"chaff": 1}),
        # The cup as the fifth animal is worth 1, as two chaff 3.
        (f"{CHAFF_8} b4 21 41 51 61 91", {"chaff": 3}),
        # Six animals with it are worth 2, chaff without it 1 and with it 3, but the animals 1.
        (f"{CHAFF_8} b4 21 41 51 61 71 91", {"chaff": 3, "animals": 1}),
        (f"{CHAFF_8} 21 41 51 61 71 91", {"animals": 2}),
    ],
)
def test_double_chaff_and_the_sake_cup_both_ways(captured: str, expected: dict[str, int]) -> None:
    assert worth("go-stop", captured) == expected


@pytest.mark.rule("GS-5", "GS-9")
def test_the_cup_counts_as_what_brings_more_in_payments() -> None:
    """Seven animals with the cup double; as chaff it would be worth one point more."""
    compiled = family_of("go-stop").compiled
    mine = f"21 41 51 61 71 82 91 {CHAFF_8} 53"
    of = circumstances(mine, "63 64 73 74 83 84 93 94")
    (payment,) = payments_to(compiled, of, 0)
    assert payment.base == 8  # boar and butterflies lack the deer; birds 5, seven animals 3
    assert [factor.id for factor in payment.factors] == ["seven-animals"]
    assert payment.amount == 16
    result = stopped(compiled, of, 0)
    assert {score.yaku: score.points for score in result.sides[0].yaku} == {
        "godori": 5,
        "animals": 3,
    }


# Three grass ribbons are worth 3; the opponent has a bright and five chaff.
BASE = ("42 52 72", "11 13 14 23 24 33")


@pytest.mark.deep_but(10)
@pytest.mark.rule("GS-9")
@pytest.mark.parametrize(
    ("mine", "theirs", "facts", "amount"),
    [
        (*BASE, {}, 3),
        (*BASE, {"callers": (0, 0)}, 3),
        (*BASE, {"callers": (0, 0, 0)}, 6),
        (*BASE, {"callers": (0, 0, 0, 0)}, 12),
        (*BASE, {"callers": (0,) * 6}, 48),  # six Gos are x16
        (*BASE, {"callers": (1, 1, 1)}, 3),  # the opponent's Gos are not one's own
        (*BASE, {"shown": (1, 0)}, 6),
        (*BASE, {"shown": (0, 1)}, 3),
        (*BASE, {"bombs": (1, 0)}, 6),
        (*BASE, {"shown": (1, 0), "bombs": (2, 0)}, 24),
        (*BASE, {"drawn_rounds": 1}, 6),
        (*BASE, {"drawn_rounds": 3}, 24),
        (*BASE, {"callers": (0, 0, 0), "drawn_rounds": 1, "bombs": (1, 0)}, 24),
        # Chaff: only when it is among the winning hands, and only below five.
        (f"{CHAFF_8} 53 54", "11 63 64 73 74", {}, 2),
        (f"{CHAFF_8} 53 54", "11 63 64 73 74 83", {}, 1),
        (f"{CHAFF_8} 53 54", "11 63 64 b4 c2", {}, 1),  # Lightning and December are two each
        (f"{CHAFF_8} 53 54", "11 63 64 73 91", {}, 1),  # the cup helps its owner
        ("42 52 72", "11 63", {}, 3),
        # Brights.
        ("31 81 c1", "13 14 23 24 33 12", {}, 6),
        ("31 81 c1", "13 14 23 24 33 11", {}, 3),
        ("31 81 b1", "13 14 23 24 33 12", {}, 4),
        ("31 81 b1 c1", "13 14 23 24 33 12", {}, 8),
        ("42 52 72", "13 14 23 24 33 12", {}, 3),
        # Seven animals: 3 for them, 5 for the birds.
        ("21 41 51 61 71 82 b2", "11 13 14 23 24 33", {}, 16),
        ("21 41 51 61 71 82", "11 13 14 23 24 33", {}, 7),
        # Everything at once: chaff and brights.
        (f"{CHAFF_8} 53 54 31 81 c1", "63", {"callers": (0, 0, 0), "drawn_rounds": 1}, 64),
    ],
)
def test_each_condition_doubles_by_itself(
    mine: str, theirs: str, facts: dict[str, object], amount: int
) -> None:
    compiled = family_of("go-stop").compiled
    (payment,) = payments_to(compiled, circumstances(mine, theirs, **facts), 0)
    assert payment.amount == amount
    product = payment.base
    for factor in payment.factors:
        product *= factor.factor
    assert product == amount


@pytest.mark.rule("GS-10")
def test_the_winner_collects_from_each_opponent_by_what_that_one_has() -> None:
    compiled = family_of("go-stop", 3).compiled
    of = circumstances("31 81 c1", "12 13 14 23 24 33", "11 53 54 63 64 73")
    result = stopped(compiled, of, 0)
    assert [(p.payer, p.payee, p.amount) for p in result.payments] == [(1, 0, 6), (2, 0, 3)]
    assert result.gains == (9, -6, -3)


@pytest.mark.rule("GS-11")
@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ("11 31 81 b1 c1", {"five-brights": 15}),
        ("11 31 81 c1", {"four-brights": 4}),
        ("11 31 81 b1", {"four-brights": 4}),
        ("11 31 c1", {"three-brights": 3}),
        ("11 31 b1", {"rain-brights": 2}),
        ("11 b1", {}),
        ("62 92 a2", {"blue-ribbons": 3}),
        ("12 22 32", {"poetry-ribbons": 3}),
        ("42 52 72", {"grass-ribbons": 3}),
        ("42 52 b3", {}),
        ("21 41 82", {"godori": 5}),
        ("71 a1 61", {"boar-deer-butterflies": 5}),
        ("21 41 51 61 b2", {"animals": 1}),
        ("21 41 51 61 b2 71 91", {"animals": 3}),
        ("12 22 42 52 b3", {"ribbons": 1}),
        ("12 22 42 52 b3 62 92", {"ribbons": 3}),
        (f"{CHAFF_8} 53 54", {"chaff": 1}),
        (f"{CHAFF_8} 53 54 63 64", {"chaff": 3}),
        # All else adds.
        ("12 22 32 42 52 72", {"poetry-ribbons": 3, "grass-ribbons": 3, "ribbons": 2}),
        (
            "21 41 82 61 71 a1",
            {"godori": 5, "boar-deer-butterflies": 5, "animals": 2},
        ),
    ],
)
def test_the_worth_of_every_hand(captured: str, expected: dict[str, int]) -> None:
    assert worth("go-stop", captured) == expected


def _korean(
    players: int, *captured: str, **facts: object
) -> list[tuple[int, int, tuple[int, ...]]]:
    compiled = family_of("go-stop-korean", players).compiled
    payments = payments_to(compiled, circumstances(*captured, **facts), 0)
    return [(payment.payer, payment.amount, payment.instead_of) for payment in payments]


@pytest.mark.rule("GS-12", "GS-5")
def test_korean_the_cup_counts_in_a_way_that_reaches_the_least() -> None:
    """As an animal it makes six points that double, which is too few to stop with; as chaff 7."""
    mine = f"41 51 61 71 82 91 b2 42 52 72 {CHAFF_8} 53"
    assert _korean(2, mine, "11 63 64 73 74 83 84 93 94") == [(1, 7, ())]


@pytest.mark.rule("GS-12")
def test_korean_no_boar_deer_butterflies() -> None:
    assert worth("go-stop-korean", "71 a1 61") == {}
    assert rules_of("go-stop-korean").variant_of == "go-stop"


@pytest.mark.rule("GS-12")
@pytest.mark.parametrize(("gos", "amount"), [(0, 3), (1, 4), (2, 5), (3, 12), (4, 28), (5, 64)])
def test_korean_each_go_adds_one_and_doubles_from_the_third(gos: int, amount: int) -> None:
    chaff = "13 14 23 24 33 34 43 44"
    assert _korean(2, "42 52 72", f"11 {chaff}", callers=(0,) * gos)[0][1] == amount


@pytest.mark.rule("GS-12")
@pytest.mark.parametrize(
    ("players", "chaff", "amount"),
    [
        (2, "", 1),
        (2, "63", 2),
        (2, "63 64 73 74 83 84 93", 2),
        (2, "63 64 73 74 83 84 93 94", 1),
        (2, "63 64 73 74 83 84 b4", 1),  # Lightning is two
        (3, "", 1),
        (3, "63 64 73 74 83", 2),
        (3, "63 64 73 74 83 84", 1),
        (3, "91", 1),  # a cup may be an animal, and then there is no chaff at all
    ],
)
def test_korean_few_chaff_double_and_none_is_exempt(players: int, chaff: str, amount: int) -> None:
    others = [f"11 {chaff}"] * (players - 1)
    paid = _korean(players, f"{CHAFF_8} 53 54", *others)
    assert [each for _, each, _ in paid] == [amount] * (players - 1)


@pytest.mark.rule("GS-12", "GS-9")
def test_three_gos_with_pi_bak() -> None:
    """1 for the chaff and 3 for the Gos, doubled for the third Go and for too little chaff."""
    paid = _korean(2, f"{CHAFF_8} 53 54", "11 63", callers=(0, 0, 0))
    assert paid == [(1, 16, ())]
    compiled = family_of("go-stop").compiled
    of = circumstances(f"{CHAFF_8} 53 54", "11 63", callers=(0, 0, 0))
    assert payments_to(compiled, of, 0)[0].amount == 4


@pytest.mark.rule("GS-12")
def test_korean_an_earlier_go_caller_pays_for_both() -> None:
    sides = ("42 52 72", "11 13 14 23 24 33 34", "31 43 44 53 54 63 64")
    assert _korean(3, *sides) == [(1, 3, ()), (2, 3, ())]
    assert _korean(3, *sides, callers=(2,)) == [(2, 3, (1,)), (2, 3, ())]
    assert _korean(3, *sides, callers=(2, 1)) == [(1, 3, ()), (1, 3, (2,))]
    compiled = family_of("go-stop-korean", 3).compiled
    result = stopped(compiled, circumstances(*sides, callers=(2, 0)), 0)
    assert result.gains == (8, 0, -8)
