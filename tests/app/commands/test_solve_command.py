"""``hanafuda solve`` and ``hanafuda survey``."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from hanafuda_desktop.app.commands import solve as survey_command
from hanafuda_desktop.app.workers.process import in_parallel
from hanafuda_desktop.cli import main
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue

PAIRS = """\
family: tableau
name: Few pairs
summary: Eight cards.
deck:
  id: eight
  name: Eight cards
  cards: {month: [1, 2, 3, 4], place: [1, 2]}
columns:
  - {id: piles, name: pile, sizes: [2, 2, 2], face_up: 1, build: nothing, empty: nothing}
stock: {redeals: 1}
collecting: {columns_at_least: 0}
yaku:
  - {id: pair, name: Pair, times: 4, needs: [{cards: all, count: 2, same: month}]}
win: {cards_left: 0}
"""
Capture = pytest.CaptureFixture[str]


def _facts(capsys: Capture, *words: str) -> dict[str, Any]:
    assert main([*words, "--json"]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said


@pytest.fixture
def small(tmp_path: Path) -> str:
    """The path of a rule file whose deals are quickly solved, some won and some lost."""
    file = tmp_path / "few-pairs.yaml"
    file.write_text(PAIRS)
    return str(file)


def _small_game(small: str, seed: int) -> Game:
    rules = Catalogue((rule_files(),), LANGUAGE).load(Path(small)).rules
    assert rules is not None
    return new_game(rules, seed=seed)


# --- solve ---------------------------------------------------------------------------------------


@pytest.mark.rule("YA-10")
def test_a_won_deal_comes_with_moves_that_win(capsys: Capture, small: str) -> None:
    verdicts = set()
    for seed in range(8):
        facts = _facts(capsys, "solve", small, "--seed", str(seed))
        verdicts.add(facts["verdict"])
        assert facts["deal"] == seed
        assert facts["seconds"] >= 0
        game = _small_game(small, seed)
        for move in facts["moves"]:
            game.push(game.family.read_move(move))
        won = game.outcome is not None and bool(game.outcome.winners)
        assert won == (facts["verdict"] == "won")
    assert verdicts == {"won", "lost"}


def test_the_verdict_is_said_in_words(capsys: Capture, tmp_path: Path, small: str) -> None:
    said = set()
    for seed in range(8):
        assert main(["solve", small, "--seed", str(seed)]) == 0
        said.add(capsys.readouterr().out.splitlines()[0].partition(": ")[2].partition(" in ")[0])
    assert said == {"can be won", "cannot be won: everything that can be played was looked at"}
    assert main(["solve", "yatsuhashi", "--nodes", "1"]) == 0
    assert "not decided within 1 position; --nodes allows more" in capsys.readouterr().out


def test_a_position_is_solved_from_a_file(capsys: Capture, tmp_path: Path, small: str) -> None:
    file = tmp_path / "nearly.txt"
    game = _small_game(small, 0)
    file.write_text(game.family.position(game.state))
    facts = _facts(capsys, "solve", small, "--deal", str(file))
    assert facts["deal"] == str(file)
    assert facts["verdict"] == _facts(capsys, "solve", small)["verdict"]


@pytest.mark.parametrize(
    ("words", "says", "code"),
    [
        (["solve", "koi-koi"], "koi-koi is no patience; only a patience can be solved", 2),
        (["survey", "koi-koi"], "koi-koi is no patience; only a patience can be solved", 2),
        (["solve", "yatsuhasi"], "did you mean 'yatsuhashi'", 2),
        (["solve"], "required: GAME", 2),
        (["solve", "SMALL", "--seed", "1", "--deal", "x"], "not allowed with", 2),
        (["solve", "SMALL", "--nodes", "0"], "--nodes: a whole number from 1", 2),
        (["solve", "SMALL", "--deal", "nowhere.txt"], "nowhere.txt: No such file", 1),
        (["survey", "SMALL", "--deals", "0"], "--deals: a whole number from 1", 2),
        (
            ["survey", "SMALL", "--deals", "2", "--seed", str(2**63 - 1)],
            "there is no deal above",
            2,
        ),
        (["survey", "SMALL", "-o", f"{__file__}/file"], f"{__file__}/file: Not a directory", 1),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_done_is_said(
    words: list[str], says: str, code: int, capsys: Capture, small: str
) -> None:
    assert main([small if word == "SMALL" else word for word in words]) == code
    said = capsys.readouterr()
    assert says in said.err
    assert said.out == ""


# --- survey --------------------------------------------------------------------------------------


def _without_times(facts: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in facts.items() if key != "seconds"}


def test_a_survey_counts_what_solve_says(capsys: Capture, small: str) -> None:
    single = [
        _facts(capsys, "solve", small, "--seed", str(seed))["verdict"] for seed in range(3, 15)
    ]
    facts = _facts(capsys, "survey", small, "--deals", "12", "--seed", "3", "--processes", "1")
    assert facts["deals"] == {"count": 12, "first": 3, "last": 14}
    counted = {verdict: single.count(verdict) for verdict in ("won", "lost", "unknown")}
    assert facts["verdicts"] == counted
    assert facts["winnable"]["share"] == counted["won"] / 12
    assert main(["survey", small, "--deals", "12", "--processes", "1"]) == 0
    table = capsys.readouterr().out
    assert "few-pairs: 12 deals, from 0 to 11" in table
    assert "winnable" in table


def test_processes_make_no_difference(capsys: Capture, small: str) -> None:
    one, two = (
        _facts(capsys, "survey", small, "--deals", "10", "--processes", count) for count in "12"
    )
    assert _without_times(one) == _without_times(two)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "survey.jsonl"


@pytest.fixture
def survey(capsys: Capture, file: Path, small: str) -> Callable[..., dict[str, Any]]:
    def run(*words: str, at: Path | None = file) -> dict[str, Any]:
        where = ("-o", str(at)) if at is not None else ()
        return _facts(capsys, "survey", small, "--processes", "1", *where, *words)

    return run


def test_a_survey_goes_on_where_it_was_ended(
    survey: Callable[..., dict[str, Any]], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = survey("--deals", "4")
    lines = file.read_text().splitlines()
    assert len(lines) == 5
    assert survey("--deals", "4") == first  # times and all: nothing was solved again
    # Killed in the midst of writing the last line:
    file.write_text("\n".join(lines)[:-7])
    asked: list[Sequence[int]] = []
    solve = in_parallel

    def noted(work: Any, jobs: Sequence[int], **words: Any) -> Any:
        asked.append(jobs)
        return solve(work, jobs, **words)

    monkeypatch.setattr(survey_command, "in_parallel", noted)
    more = survey("--deals", "6")
    assert asked == [[3, 4, 5]]
    assert more["deals"]["count"] == 6
    assert [json.loads(line).get("deal") for line in file.read_text().splitlines()] == [
        None,
        *range(6),
    ]


def test_a_survey_goes_on_when_a_word_was_changed_and_not_when_a_rule_was(
    survey: Callable[..., dict[str, Any]], small: str, file: Path, capsys: Capture
) -> None:
    first = survey("--deals", "2")
    lines = file.read_text()
    Path(small).write_text(PAIRS.replace("name: Pair,", "name: {en: Couple, ja: 対},"))
    assert survey("--deals", "2") == first
    assert file.read_text() == lines
    assert _facts(capsys, "solve", small)["play_digest"] == first["play_digest"]
    Path(small).write_text(PAIRS.replace("redeals: 1", "redeals: 2"))
    assert main(["survey", small, "-o", str(file)]) == 1
    assert "this survey is of other rules; name another file" in capsys.readouterr().err
    assert file.read_text() == lines


def test_undecided_deals_are_tried_again_for_longer(
    survey: Callable[..., dict[str, Any]], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = survey("--deals", "4", "--nodes", "1")
    assert short["verdicts"]["unknown"] == 4
    longer = survey("--deals", "4", "--nodes", "1", "--at-most", "10000")
    assert longer["verdicts"]["unknown"] == 0
    assert longer["nodes_at_most"] == 10_000
    assert longer["verdicts"] == survey("--deals", "4", "--nodes", "10000", at=None)["verdicts"]
    lines = len(file.read_text().splitlines())
    assert lines > 1 + 2 * 4  # what was said of a deal last is what counts
    assert survey("--deals", "4", "--nodes", "1") == longer | {"nodes_at_most": 1}
    assert len(file.read_text().splitlines()) == lines  # nothing was solved again


def test_a_survey_that_is_interrupted_keeps_what_it_has(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture, small: str
) -> None:
    def interrupted(work: Any, jobs: Sequence[int], **words: Any) -> Any:
        yield jobs[0], work(jobs[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(survey_command, "in_parallel", interrupted)
    assert main(["survey", small, "-o", str(file)]) == 130
    assert len(file.read_text().splitlines()) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "words", "says"),
    [
        ("my diary\n", [], ":1: this is no line of a survey"),
        ("my diary", [], "this is no file of a survey"),
        ("[1, 2]\n", [], ":1: this is no line of a survey"),
        ('{"survey":2}\n', [], "this is no file of a survey"),
        (None, ["--nodes", "7"], "is of another number of --nodes; name another file"),
    ],
)
def test_another_file_is_left_alone(
    text: str | None,
    words: list[str],
    says: str,
    survey: Callable[..., dict[str, Any]],
    file: Path,
    capsys: Capture,
    small: str,
) -> None:
    if text is None:
        survey("--deals", "1")
    else:
        file.write_text(text)
    before = file.read_text()
    assert main(["survey", small, "-o", str(file), *words]) == 1
    assert says in capsys.readouterr().err
    assert file.read_text() == before


@pytest.mark.parametrize(
    "line",
    [
        '{"deal":-1,"verdict":"won","moves":1,"nodes":1,"seconds":1}',
        '{"deal":1,"verdict":"drawn","moves":1,"nodes":1,"seconds":1}',
        '{"deal":1,"verdict":"won","moves":"1","nodes":1,"seconds":1}',
        '{"deal":true,"verdict":"won","moves":1,"nodes":1,"seconds":1}',
        '{"deal":1}',
        '{"deal":1,"verdict":[],"moves":1,"nodes":1,"seconds":1,"more":2}',
    ],
)
def test_a_line_that_is_no_deal_is_named(
    line: str, survey: Callable[..., dict[str, Any]], file: Path, capsys: Capture, small: str
) -> None:
    survey("--deals", "1")
    with file.open("a") as end:
        end.write(line + "\n")
    assert main(["survey", small, "-o", str(file)]) == 1
    assert f"{file}:3: this is no deal" in capsys.readouterr().err


def test_a_person_sees_how_far_it_is(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, small: str
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert main(["survey", small, "--deals", "3", "--processes", "1"]) == 0
    said = capsys.readouterr().err
    assert "2/3" in said
    assert said.endswith("\x1b[K")
