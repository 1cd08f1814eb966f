"""Koi-Koi: what every yaku is worth, in every variant (KK-8 to KK-12)."""

from __future__ import annotations

import pytest

from tests.families.fishing.tables import (
    CATALOGUE,
    rules_of,
    table,
    worth,
)

CHAFF_9 = "13 14 23 24 33 34 43 44 53"


@pytest.mark.deep_but(10)
@pytest.mark.rule("KK-8")
@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ("11 31 81 b1 c1", {"goko": 10}),
        ("11 31 81 c1", {"shiko": 8}),
        ("11 31 81 b1", {"ame-shiko": 7}),
        ("31 81 b1 c1", {"ame-shiko": 7}),
        ("11 31 c1", {"sanko": 5}),
        ("11 31 b1", {}),
        ("71 a1 61", {"ino-shika-cho": 5}),
        ("71 a1 61 21 41", {"ino-shika-cho": 7}),
        ("12 22 32", {"aka-tan": 5}),
        ("12 22 32 b3", {"aka-tan": 6}),
        ("62 92 a2", {"ao-tan": 5}),
        ("62 92 a2 42 52", {"ao-tan": 7}),
        ("12 22 32 62 92 a2", {"aka-tan-ao-tan": 10}),
        ("12 22 32 62 92 a2 42 72", {"aka-tan-ao-tan": 12}),
        ("12 22 42 52 72", {"tan": 1}),
        ("12 22 42 52 72 b3 62", {"tan": 3}),
        ("12 22 42 52", {}),
        ("21 41 51 82 b2", {"tane": 1}),
        ("21 41 51 82 b2 91 71", {"tane": 3}),
        ("31 91", {"hanami-zake": 5}),
        ("81 91", {"tsukimi-zake": 5}),
        ("31 81 91", {"hanami-zake": 5, "tsukimi-zake": 5}),
        (f"{CHAFF_9} 54", {"kasu": 1}),
        (f"{CHAFF_9} b4 c2 c3", {"kasu": 3}),
        (CHAFF_9, {}),
    ],
)
def test_the_worth_of_every_yaku(captured: str, expected: dict[str, int]) -> None:
    assert worth("koi-koi", captured) == expected


@pytest.mark.rule("KK-9")
@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        # Five brights are four and three of them too; the best counts.
        ("11 31 81 b1 c1 91", {"goko": 10, "hanami-zake": 5, "tsukimi-zake": 5}),
        # Five ribbons with the poetry ones among them: no Tan beside.
        ("12 22 32 42 52", {"aka-tan": 7}),
        ("12 22 32 62 92", {"aka-tan": 7}),
        ("12 22 32 62 92 a2 b3", {"aka-tan-ao-tan": 11}),
        # Ino-Shika-Cho over Tane.
        ("71 a1 61 21 41 51", {"ino-shika-cho": 8}),
        # Viewings and chaff add to all.
        (f"31 81 11 91 {CHAFF_9}", {"sanko": 5, "hanami-zake": 5, "tsukimi-zake": 5, "kasu": 1}),
        ("71 a1 61 91 31 12 22 32", {"ino-shika-cho": 6, "aka-tan": 5, "hanami-zake": 5}),
    ],
)
def test_which_yaku_stand_over_others(captured: str, expected: dict[str, int]) -> None:
    assert worth("koi-koi", captured) == expected


@pytest.mark.rule("KK-10")
@pytest.mark.parametrize(
    ("game_id", "captured", "expected"),
    [
        ("koi-koi", f"{CHAFF_9} 91", {"kasu": 1}),
        ("koi-koi", f"{CHAFF_9} 91 21 41 51 82", {"kasu": 1, "tane": 1}),
        ("koi-koi-cup-is-animal", f"{CHAFF_9} 91", {}),
        ("koi-koi-cup-is-animal", f"{CHAFF_9} 91 21 41 51 82", {"tane": 1}),
        ("koi-koi-cup-either", f"{CHAFF_9} 91", {"kasu": 1}),
        ("koi-koi-cup-either", f"{CHAFF_9} 91 21 41 51 82", {"tane": 1}),
        ("koi-koi-cup-either", f"{CHAFF_9} 54 91 21 41 51", {"kasu": 2}),
    ],
)
def test_the_sake_cup_as_chaff(game_id: str, captured: str, expected: dict[str, int]) -> None:
    assert worth(game_id, captured) == expected


@pytest.mark.rule("KK-11", "KK-12")
@pytest.mark.parametrize(
    ("game_id", "callers", "p0", "gain"),
    [
        ("koi-koi", "", "81 83 31 33", 10),
        ("koi-koi-modern", "", "81 83", 5),  # Tsukimi alone: no doubling below seven
        ("koi-koi-modern", "", "81 83 31 33", 20),
        ("koi-koi-modern", "1", "81 83 31 33", 40),
        ("koi-koi-modern", "1", "81 83", 10),
    ],
)
def test_doubling_at_seven_or_more(game_id: str, callers: str, p0: str, gain: int) -> None:
    position = table(game_id, f"h0: 93 21\nh1: 61\np0: {p0}\nf: 91\nnext: 41\ncallers: {callers}")
    assert position.play("93", "stop").result.gains == (gain, -gain)


@pytest.mark.rule("KK-11")
@pytest.mark.parametrize(
    ("month", "made"),
    [
        (3, {"hanami-zake": 5}),
        (4, {}),
        (8, {"tsukimi-zake": 5}),
        (9, {"tsukimi-zake": 5}),
        (10, {}),
    ],
)
def test_a_yaku_counts_in_its_months_alone(month: int, made: dict[str, int]) -> None:
    assert worth("koi-koi-in-season", "31 81 91", month=month) == made


@pytest.mark.rule("KK-11")
def test_option_the_set_of_the_month() -> None:
    assert worth("koi-koi-month-set", "31 32 33 34", month=3) == {"tsuki-fuda": 4}
    assert worth("koi-koi-month-set", "31 32 33 34", month=4) == {}
    assert worth("koi-koi-month-set", "31 32 33", month=3) == {}
    assert worth("koi-koi", "31 32 33 34", month=3) == {}


@pytest.mark.rule("KK-11")
def test_option_rain_and_fog() -> None:
    game_id = "koi-koi-rain-and-fog"
    assert worth(game_id, "31 81 91") == {"hanami-zake": 5, "tsukimi-zake": 5}
    assert worth(game_id, "31 81 91 b1") == {"tsukimi-zake": 5}
    assert worth(game_id, "31 91 c1") == {"hanami-zake": 5}
    assert worth("koi-koi", "31 91 b1") == {"hanami-zake": 5}


@pytest.mark.rule("KK-11")
def test_option_a_bright_on_the_opening_field() -> None:
    position = "h0: 93 21\nh1: 61\np0: 81 83\nf: 91\nnext: 41\nopening:"
    for game_id, opening, gain in (
        ("koi-koi-bright-field", "91 81 22", 10),
        ("koi-koi-bright-field", "91 82 22", 5),
        ("koi-koi", "91 81 22", 5),
    ):
        result = table(game_id, f"{position} {opening}").play("93", "stop").result
        assert result.gains == (gain, -gain)


@pytest.mark.rule("KK-12")
@pytest.mark.parametrize(
    ("game_id", "captured", "expected"),
    [
        (
            "koi-koi-additive",
            "11 31 81 b1 c1",
            {"goko": 10, "shiko": 8, "ame-shiko": 7, "sanko": 5},
        ),
        ("koi-koi-additive", "12 22 32 42 52", {"aka-tan": 7, "tan": 1}),
        ("koi-koi-additive", "71 a1 61 21 41", {"ino-shika-cho": 7, "tane": 1}),
        (
            "koi-koi-additive",
            "12 22 32 62 92 a2",
            {"aka-tan-ao-tan": 10, "aka-tan": 8, "ao-tan": 8, "tan": 2},
        ),
        ("koi-koi-modern", "11 31 81 b1 c1", {"goko": 15}),
        ("koi-koi-modern", "11 31 81 c1", {"shiko": 8}),
        ("koi-koi-modern", "11 31 81 b1", {"ame-shiko": 7}),
        ("koi-koi-modern", "11 31 81", {"sanko": 6}),
    ],
)
def test_the_variants_that_ship(game_id: str, captured: str, expected: dict[str, int]) -> None:
    assert worth(game_id, captured) == expected
    assert rules_of(game_id).variant_of == "koi-koi"


@pytest.mark.rule("KK-12")
def test_a_variant_is_a_few_lines() -> None:
    for entry in CATALOGUE.entries():
        loaded = entry.loaded.rules
        assert loaded is not None
        if loaded.family == "fishing" and loaded.variant_of is not None:
            lines = entry.path.read_text("utf-8").splitlines()
            assert len(lines) <= 22, entry.id
