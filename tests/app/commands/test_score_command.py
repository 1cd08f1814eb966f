"""``hanafuda score``: what captured cards are worth, by itself and for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hanafuda_desktop.cli import main
from hanafuda_desktop.families.language import our_games

Capture = pytest.CaptureFixture[str]


def scored(capsys: Capture, words: str) -> dict[str, Any]:
    assert main(["score", *words.split(), "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    facts: dict[str, Any] = json.loads(said.out)
    return facts


def yaku_of(facts: dict[str, Any]) -> dict[str, int]:
    return {yaku["id"]: yaku["points"] for yaku in facts["yaku"]}


def payments_of(facts: dict[str, Any]) -> list[tuple[int, int, dict[str, int]]]:
    return [
        (
            payment["payer"],
            payment["amount"],
            {each["id"]: each["factor"] for each in payment["multipliers"]},
        )
        for payment in facts["payments"]
    ]


ALL_MONTHS_CHAFF = "13 14 23 24 33 34 43 44 53 54"

EXPECTED: list[tuple[str, dict[str, int], int]] = [
    ("koi-koi --cards pine-crane cherry-curtain susuki-moon", {"sanko": 5}, 5),
    ("koi-koi --cards 31 81 91", {"hanami-zake": 5, "tsukimi-zake": 5}, 10),
    ("koi-koi --cards 11 31 b1 c1", {"ame-shiko": 7}, 7),
    ("koi-koi --cards 12 22 32 62 92 a2 42", {"aka-tan-ao-tan": 11}, 11),
    ("koi-koi --cards 61 71 a1 21", {"ino-shika-cho": 6}, 6),
    (f"koi-koi --cards {ALL_MONTHS_CHAFF} 91", {"kasu": 2}, 2),
    ("koi-koi-additive --cards 11 31 81 c1", {"shiko": 8, "sanko": 5}, 13),
    ("koi-koi-modern --cards 11 31 81", {"sanko": 6}, 6),
    ("koi-koi --cards", {}, 0),
    # Counted games: the cards, an even share taken away, and the others' yaku.
    ("mushi --cards 11 21 31", {"san-ko": 25}, 20 + 10 + 20 - 115 + 25),
    ("mushi --cards 11 --opponent c1 c2 c3 c4", {}, 20 - 115 - 10),
    ("higo-bana --cards 31 81 91", {"viewings": 50}, 20 + 20 + 5 + 50),
    ("higo-bana --cards b1 12 --opponent 31 81 91 --opponent", {}, 5 + 10 - 50),
    ("higo-bana-five --cards 31 81 91", {"viewings": 5}, 50),
    ("higo-bana-hawaii --cards 31 81 91 c2 13", {"viewings": 50}, 20 + 20 + 5 + 10),
    ("higo-bana-teams --cards 31 81 91 --opponent 12 22 32", {"viewings": 50}, 45 + 50 - 50),
    ("hana-awase --cards 11 81 c1", {"matsu-kiri-bozu": 35}, 60 + 35),
    ("hana-awase --cards 12 22 32 --opponent 11 31 --opponent", {"aka-tan": 35}, 15 + 35),
    ("hana-awase-must-match --cards 31 91", {"hanami": 30}, 20 + 10 + 30),
    ("go-stop --cards 11 31 81 b1", {"four-brights": 4}, 4),
    ("go-stop --cards 21 41 82", {"godori": 5}, 5),
    # The cup as an animal, or as two of chaff: whichever scores better.
    ("go-stop --cards 21 51 61 71 91", {"animals": 1}, 1),
    ("go-stop --cards 13 14 23 24 33 34 43 44 91", {"chaff": 1}, 1),
    ("go-stop --cards 13 14 23 24 33 34 b4 c2", {"chaff": 1}, 1),
    ("go-stop-korean --cards 42 52 72", {"grass-ribbons": 3}, 3),
]


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(("words", "yaku", "total"), EXPECTED, ids=[each[0] for each in EXPECTED])
def test_what_cards_are_worth(
    words: str, yaku: dict[str, int], total: int, capsys: Capture
) -> None:
    facts = scored(capsys, words)
    assert yaku_of(facts) == yaku
    assert facts["total"] == total


def test_cards_are_named_by_id(capsys: Capture) -> None:
    facts = scored(capsys, "koi-koi --cards 31,91 12")
    assert facts["cards"] == ["pine-ribbon", "cherry-curtain", "chrysanthemum-cup"]
    assert facts["yaku"][0]["cards"] == ["cherry-curtain", "chrysanthemum-cup"]
    assert "card_points" not in facts
    assert scored(capsys, "mushi --cards 11")["card_points"] == 20


# --- payments ------------------------------------------------------------------------------------


@pytest.mark.rule("KK-4", "KK-5")
def test_the_opponent_who_called_pays_double(capsys: Capture) -> None:
    assert payments_of(scored(capsys, "koi-koi --cards 31 91")) == [(1, 5, {})]
    facts = scored(capsys, "koi-koi --cards 31 91 --opponent-calls 1")
    assert payments_of(facts) == [(1, 10, {"opponent-called": 2})]
    assert facts["payments"][0]["base"] == facts["total"] == 5
    assert "koi-koi" in facts["payments"][0]["multipliers"][0]["name"].lower()


@pytest.mark.rule("KK-11", "KK-12")
def test_seven_points_double_in_the_modern_variant(capsys: Capture) -> None:
    facts = scored(capsys, "koi-koi-modern --cards 11 31 81 b1 --opponent-calls 1")
    ((_, amount, factors),) = payments_of(facts)
    assert factors["seven-or-more"] == 2
    assert amount == 7 * 2 * factors.get("opponent-called", 1)


@pytest.mark.rule("GS-9", "GS-10")
def test_go_stop_payments(capsys: Capture) -> None:
    words = "go-stop --cards 11 31 81 --opponent b1 13 --opponent 14 --calls 4 --drawn-rounds 1"
    both = {"three-gos": 4, "drawn-rounds": 2}
    assert payments_of(scored(capsys, words)) == [
        (1, 3 * 8, both),
        (2, 3 * 16, both | {"no-bright": 2}),
    ]
    shown = scored(capsys, "go-stop --cards 11 31 81 --opponent b1 --shown 1 --bombs 1")
    assert payments_of(shown) == [(1, 12, {"shakes-and-bombs": 4})]


@pytest.mark.rule("GS-5", "GS-9")
def test_double_chaff_counts_for_the_payer(capsys: Capture) -> None:
    cards = "13 14 23 24 33 34 43 44 53 54"
    few = scored(capsys, f"go-stop --cards {cards} --opponent 63 64")
    assert payments_of(few) == [(1, 2, {"few-chaff": 2})]
    enough = scored(capsys, f"go-stop --cards {cards} --opponent 63 b4 c2")  # one and two and two
    assert payments_of(enough) == [(1, 1, {})]


def test_without_opponents_cards_nothing_is_multiplied_for_them(capsys: Capture) -> None:
    assert payments_of(scored(capsys, "go-stop --cards 11 31 81")) == [(1, 3, {})]
    assert main(["score", "go-stop", "--cards", "11", "31", "81"]) == 0
    assert "need --opponent" in capsys.readouterr().out


@pytest.mark.rule("GS-12")
def test_korean_go_points_and_paying_for_all(capsys: Capture) -> None:
    words = "go-stop-korean --cards 11 31 81 c1 --opponent b1 --opponent 13 --calls 2"
    facts = scored(capsys, words + " --opponent-calls 0 1")
    assert facts["total"] == 4
    assert facts["call_points"] == 2
    assert [(p["payer"], p["base"], p["instead_of"]) for p in facts["payments"]] == [
        (2, 6, [1]),
        (2, 6, []),
    ]


def test_too_few_points_to_stop_are_told(capsys: Capture) -> None:
    facts = scored(capsys, "go-stop --cards 11 31 b1")
    assert (facts["total"], facts["may_stop"]) == (2, False)
    assert main(["score", "go-stop", "--cards", "11", "31", "b1"]) == 0
    assert "could not stop before 3" in capsys.readouterr().out


# --- cards left on the field ---------------------------------------------------------------------

_MINE = "b4 51 b1 b2 11 12 13 14 21 22 23 24 31 32 33 34 41 42 43 44"
_THEIRS = "53 54 81 82 83 84 91 92 93 94 a1 a2 a3 a4 c1 c2 c3 c4"


@pytest.mark.rule("MU-7", "MU-9")
def test_mushi_counts_what_is_left_on_the_field(capsys: Capture) -> None:
    """Lightning took the Bridge: the odd iris is its user's, and the odd willow belongs to whoever
    captured the two others."""
    facts = scored(capsys, f"mushi --cards {_MINE} --opponent {_THEIRS}")
    assert facts["leftover"] == [
        {"cards": ["iris-ribbon"], "side": 0},
        {"cards": ["willow-ribbon"], "side": 0},
    ]
    assert len(facts["cards"]) == 22
    assert facts["gains"][0] == -facts["gains"][1] == facts["total"]
    assert facts["card_points"] + facts["opponents"][0]["card_points"] == 230


def test_left_cards_can_be_named(capsys: Capture) -> None:
    facts = scored(capsys, "mushi --cards b4 51 b1 b2 --left 52 b3")
    assert facts["card_points"] == 1 + 10 + 20 + 10 + 5 + 5


def test_half_a_round_leaves_nothing(capsys: Capture) -> None:
    assert scored(capsys, "mushi --cards b4 51 --opponent 11 12")["leftover"] == []


# --- for people ----------------------------------------------------------------------------------


def test_a_person_reads_it(capsys: Capture) -> None:
    words = "koi-koi --cards 31 91 12 --opponent-calls 1"
    assert main(["score", *words.split()]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "Koi-Koi, 2 players",
        "",
        "You: 3 cards",
        "  Hanami-zake                        5  Cherry Curtain, Chrysanthemum Sake Cup",
        "  total                              5",
        "",
        "If you stopped now:",
        "  Opponent pays 10",
        "    times 2: The opponent had called koi-koi",
    ]


@pytest.mark.parametrize(("rules", "most"), [("", 99_999), ("limit: 50", 50)])
def test_a_payment_that_is_cut_says_the_true_bound(
    rules: str, most: int, tmp_path: Path, capsys: Capture
) -> None:
    """Where the rules set no limit, it is the one that keeps numbers showable."""
    file = tmp_path / "steep.yaml"
    steep = "{id: steep, name: Steep, when: {total: 1}, factor: 100, repeat: each}"
    file.write_text(f"extends: koi-koi\nname: Steep\nmultipliers: [{steep}]\n{rules}\n", "utf-8")
    assert main(["score", str(file), "--cards", "31", "91"]) == 0
    assert f"    at most {most} a round" in capsys.readouterr().out.splitlines()


def test_every_shipped_game_is_written_for_people(capsys: Capture) -> None:

    for entry in our_games().entries():
        rules = entry.loaded.rules
        if rules is None or rules.family != "fishing":
            continue
        assert main(["score", entry.id, "--cards", "31", "91", "81"]) == 0
        assert "total" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("koi-koi", "which cards were captured?"),
        ("kaze", "is a shedding game"),
        ("koikoi --cards 11", "unknown game 'koikoi'; did you mean 'koi-koi'?"),
        ("koi-koi --cards pine-crain", "unknown card 'pine-crain'; did you mean 'pine-crane'?"),
        ("koi-koi --cards 11 pine-crane", "pine-crane is given twice"),
        ("koi-koi --cards 11 --opponent 11", "pine-crane is given twice"),
        ("mushi --cards peony-ribbon", "peony-ribbon is not in the deck of mushi"),
        ("mushi --cards b4 --left b4", "willow-lightning is given twice"),
        ("koi-koi --cards 11 --left 12", "--left"),
        ("koi-koi --cards 11 --players 3", "not for 3 players"),
        ("go-stop --cards 11 --players 3 --opponent 12", "2 opponents, and cards of 1"),
        ("koi-koi --cards 11 --opponent-calls 1 2", "is 1 opponent to call"),
        ("koi-koi --cards 11 --calls -1", "--calls: a whole number"),
        ("koi-koi --cards 11 --month 13", "--month: a whole number"),
        ("yatsuhashi --cards 11", "is a patience"),
        ("untitled --cards 11", "'untitled' is a shedding game; score is for games of captured"),
        ("hanapette --cards 11", "'hanapette' is a real-time game; score is for games of captured"),
    ],
)
def test_what_cannot_be_scored_is_refused(words: str, says: str, capsys: Capture) -> None:
    assert main(["score", *words.split()]) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert said.out == ""
    assert "Traceback" not in said.err


def test_a_mistyped_card_is_told_in_one_line(capsys: Capture) -> None:
    assert main(["score", "koi-koi", "--cards", "11", "pine-crain"]) == 2
    assert capsys.readouterr().err == (
        "hanafuda: argument --cards: unknown card 'pine-crain'; did you mean 'pine-crane'?\n"
    )
