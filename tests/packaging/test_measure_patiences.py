"""The README says of each patience how many deals can be won, as it was measured; lines hold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from measure_patiences import RESULTS, Result, main, patiences, read, section, with_patiences
from readme import README

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.solver.search import Budget, Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve
from hanafuda_desktop.lab.statistics import share_of
from hanafuda_desktop.rules.fingerprint import play_digest

Capture = pytest.CaptureFixture[str]
MARKS = (
    "# A page\n\n<!-- patiences: written by packaging/measure_patiences.py -->\nold\n"
    "<!-- end of patiences -->\nThe end.\n"
)
QUICK = Budget(nodes=4_000)
"""What takes more is not solved again here."""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    page = tmp_path / "page.md"
    page.write_text(MARKS)
    return page


def _run(page: Path, *words: str) -> list[Result]:
    folder, results = page.parent / "surveys", page.parent / "patiences.jsonl"
    where = ["--folder", str(folder), "--results", str(results), "--page", str(page)]
    assert main([*where, "--processes", "1", *words]) == 0
    return read(results)


def test_deals_are_solved_counted_and_told(page: Path, capsys: Capture) -> None:
    words = ("--game", "tsukinami", "--deals", "4")
    [result] = _run(page, *words)
    assert (result["game"], result["deals"]["count"]) == ("tsukinami", 4)
    assert sum(result["verdicts"].values()) == 4
    assert "tsukinami: 4 deals, from 0 to 3" in capsys.readouterr().out
    assert "| Tsukinami | 4 | **100.00 %** |" in page.read_text()
    lines = (page.parent / "surveys" / "tsukinami.jsonl").read_text()
    assert _run(page, *words) == [result]
    assert (page.parent / "surveys" / "tsukinami.jsonl").read_text() == lines  # not solved again


def test_what_was_not_won_is_named_and_one_game_leaves_the_others(page: Path) -> None:
    [undecided] = _run(page, "--game", "yatsuhashi", "--deals", "2", "--nodes", "1",
                       "--at-most", "1")  # fmt: skip
    assert undecided["unknown"] == [0, 1]
    assert undecided["winnable"]["high"] == 1.0
    both = _run(page, "--game", "tsukinami", "--deals", "1")
    assert [each["game"] for each in both] == ["tsukinami", "yatsuhashi"]
    assert both[1] == undecided


@pytest.mark.deep
def test_results_of_other_rules_are_not_shown(page: Path) -> None:
    [result] = _run(page, "--game", "tsukinami", "--deals", "1")
    old = result | {"play_digest": "0" * 64}
    assert section([old], patiences()) == ""


def test_an_unknown_game_and_a_page_without_marks_are_refused(capsys: Capture) -> None:
    assert main(["--game", "koi-koi"]) == 2
    assert "no patience is called koi-koi; there are " in capsys.readouterr().out
    with pytest.raises(ValueError, match="lacks the marks"):
        with_patiences("# A page\n", "text")


# --- what ships ----------------------------------------------------------------------------------


def test_the_readme_shows_what_was_measured() -> None:
    page = README.read_text("utf-8")
    assert with_patiences(page, section(read(RESULTS), patiences())) == page, (
        "run python packaging/measure_patiences.py --readme"
    )


def test_every_shipped_patience_was_measured_by_its_present_rules() -> None:
    measured = {each["game"]: each["play_digest"] for each in read(RESULTS)}
    assert measured == {game: play_digest(rules) for game, rules in patiences().items()}


@pytest.mark.parametrize("result", read(RESULTS), ids=lambda result: str(result["game"]))
def test_a_line_agrees_with_itself(result: Result) -> None:
    count, verdicts = result["deals"]["count"], result["verdicts"]
    assert sum(verdicts.values()) == count
    assert {key: len(result[key]) for key in ("lost", "unknown")} == {
        key: verdicts[key] for key in ("lost", "unknown")
    }
    least = share_of(verdicts["won"], count)
    most = share_of(verdicts["won"] + verdicts["unknown"], count)
    assert result["winnable"] == json.loads(json.dumps(least | {"high": most["high"]}))


@pytest.mark.deep_but(1)
@pytest.mark.rule("YA-10")
@pytest.mark.parametrize("result", read(RESULTS), ids=lambda result: str(result["game"]))
def test_some_deals_of_each_line_are_solved_again(result: Result) -> None:
    engine = Tableau(patiences()[result["game"]])
    lost, unknown = set(result["lost"]), set(result["unknown"])
    seen = 0
    for number in (*range(6), *result["lost"][:3]):
        state = engine.deal(shuffled(engine.deck, number), number).state
        verdict = solve(engine, state, QUICK).verdict
        if verdict is not Verdict.UNKNOWN:
            seen += 1
            assert number in unknown or (verdict is Verdict.LOST) == (number in lost)
    assert seen
