"""``hanafuda arena``: two kinds of players against each other."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import psutil
import pytest

from hanafuda_desktop.app.commands import simulate as arena
from hanafuda_desktop.app.commands.simulate import arena_text
from hanafuda_desktop.app.workers import contests
from hanafuda_desktop.app.workers.contests import Wanted, measure
from hanafuda_desktop.cli import main
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.players.levels import RandomPlayer
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[3]
Capture = pytest.CaptureFixture[str]

WORDS = ["arena", "untitled", "--players", "greedy,random", "--seed", "3", "--rounds", "1"]
TWO = [*WORDS, "--pairs", "4", "--json"]


def _without_times(facts: dict[str, Any]) -> dict[str, Any]:
    for player in facts["players"]:
        times = player.pop("decision_ms")
        assert 0 <= times["mean"] <= times["max"]
        assert times["p95"] <= times["max"]
    return facts


def test_facts_have_names_that_last(capsys: Capture) -> None:
    assert main([*TWO, "--processes", "1"]) == 0
    said = capsys.readouterr()
    assert said.err == ""  # no bar where there is no terminal
    facts = json.loads(said.out)
    assert list(facts) == [
        "game",
        "seats",
        "seed",
        "pairs",
        "games",
        "rounds_per_game",
        "won_share",
        "points_per_round",
        "players",
        "stopped",
    ]
    assert (facts["game"], facts["seats"], facts["seed"]) == ("untitled", 2, 3)
    assert (facts["pairs"], facts["games"], facts["rounds_per_game"]) == (4, 8, 1.0)
    assert list(facts["won_share"]) == ["share", "low", "high"]
    assert list(facts["points_per_round"]) == ["mean", "low", "high"]
    assert [player["id"] for player in facts["players"]] == ["greedy", "random"]
    for player in facts["players"]:
        assert list(player) == ["id", "decisions", "decision_ms", "faults"]
        assert player["decisions"] > 0
        assert player["faults"] == {"count": 0, "reasons": []}
    assert facts["stopped"] == {"count": 0, "reasons": []}


def test_any_number_of_processes_finds_the_same(capsys: Capture) -> None:
    found = []
    for processes in "12":
        assert main([*TWO, "--processes", processes]) == 0
        found.append(_without_times(json.loads(capsys.readouterr().out)))
    assert found[0] == found[1]
    assert main([*TWO[:5], "4", *TWO[6:], "--processes", "1"]) == 0
    assert _without_times(json.loads(capsys.readouterr().out)) != found[0] | {"seed": 4}


def test_a_part_of_the_deals_is_what_it_is_in_all() -> None:
    rules = our_games().game("untitled")
    players = ("greedy", "random")
    whole, first, rest = (
        measure(rules, Wanted(players, pairs, 3, skipped, rounds=1), processes=1)
        for pairs, skipped in ((5, 0), (2, 0), (3, 2))
    )
    together = first.won.mean * 2 + rest.won.mean * 3
    assert together == pytest.approx(whole.won.mean * 5)
    assert first.rounds + rest.rounds == whole.rounds


def test_for_people(capsys: Capture) -> None:
    assert main([*WORDS, "--pairs", "2", "--seats", "3", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "untitled: greedy against random, seed 3"
    assert lines[1] == "  played    2 deals, 12 games of 3 players, 1 round each"
    assert lines[2].startswith("  won       ")
    assert lines[2].endswith("% (too few deals for an interval)")
    assert lines[3].startswith("  points    ")
    assert lines[3].endswith(" a round (too few deals for an interval)")
    assert [line.split()[0] for line in lines[4:]] == ["decisions", "greedy", "random"]
    assert len({len(line) for line in lines[4:]}) == 1


def test_from_ten_deals_on_there_are_intervals(capsys: Capture) -> None:
    words = [*WORDS, "--pairs", "10", "--processes", "1"]
    assert main([*words, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    for interval, middle in (("won_share", "share"), ("points_per_round", "mean")):
        found = facts[interval]
        assert found["low"] < found[middle] < found["high"]
    lines = arena_text(facts).splitlines()
    assert re.fullmatch(r"  won       [\d.]+% \(95 %: [\d.]+% to [\d.]+%\)", lines[2])
    assert re.fullmatch(r"  points    \S+ a round \(95 %: \S+ to \S+\)", lines[3])
    facts["points_per_round"] |= {"mean": 1.0, "low": None, "high": None}
    assert "  points    +1.00 a round (the same in every deal)\n" in arena_text(facts)


def test_in_real_time_it_is_the_same_command(capsys: Capture) -> None:
    words = ["arena", "hanapette", "--players", "Expert, beginner", "--pairs", "1", "--json"]
    assert main(words) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["won_share"]["share"] == 1.0
    assert facts["points_per_round"]["low"] is None
    assert facts["rounds_per_game"] > 2
    assert [player["id"] for player in facts["players"]] == ["expert", "beginner"]
    assert facts["won_share"]["low"] is None
    assert "a round (too few deals for an interval)\n" in arena_text(facts)


def test_a_rule_file_will_do(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("extends: untitled\nrounds: 2\n")
    words = ["arena", str(file), "--players", "random,random", "--pairs", "1", "--json"]
    assert main(words) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["rounds_per_game"] == 2
    assert facts["won_share"]["share"] == 0.5


def test_what_a_player_did_wrong_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    class Broken(RandomPlayer):
        def choose(self, *_: object) -> object:
            raise LookupError("lost the thread")

    monkeypatch.setattr(contests, "new_player", lambda _, _mind, seed: Broken(seed))
    assert main([*WORDS, "--pairs", "1", "--processes", "1"]) == 0
    said = capsys.readouterr().out
    assert "\n  greedy failed: LookupError: lost the thread\n  random failed: " in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["arena"], "required: GAME"),
        (["arena", "koi-koi"], "required: --players"),
        (["arena", "koi-koy", "--players", "greedy,random"], "did you mean 'koi-koi'"),
        (["arena", "koi-koi", "--players", "gredy,random"], "did you mean 'greedy'?"),
        (["arena", "koi-koi", "--players", "greedy,nobody"], "'nobody' in Koi-Koi: there are rand"),
        (["arena", "hanapette", "--players", "strong,gready"], "there are beginner, casual"),
        (["arena", "koi-koi", "--players", "greedy"], "two words with a comma between"),
        (["arena", "koi-koi", "--players", "greedy,"], "two words with a comma between"),
        (["arena", "koi-koi", "--players", "a,b,c"], "two words with a comma between"),
        ([*WORDS, "--pairs", "0"], "--pairs: a whole number from 1"),
        ([*WORDS, "--pairs", "some"], "--pairs: a whole number from 1"),
        ([*WORDS, "--seats", "1"], "--seats: a whole number from 2"),
        ([*WORDS, "--seats", "7"], "Untitled: This game is not for 7 players"),
        ([*WORDS, "--rounds", "100"], "--rounds: a whole number from 1 to 99"),
        ([*WORDS, "--seed", "-1"], "--seed: a whole number from 0"),
        ([*WORDS, "--processes", "0"], "--processes: a whole number from 1"),
        (["arena", "yatsuhashi", "--players", "random,random"], "is for one player"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_usage_is_said_in_words(words: list[str], says: str, capsys: Capture) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert "Traceback" not in said.err
    assert said.out == ""


def test_a_lost_process_is_one_clear_line(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def lost(*_: object, **__: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(arena, "measure", lost)
    assert main(WORDS) == 1
    said = capsys.readouterr().err
    assert "too little memory" in said
    assert said.count("\n") == 1


def test_a_terminal_gets_a_bar(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main([*TWO, "--processes", "1"]) == 0
    said = capsys.readouterr()
    json.loads(said.out)
    assert "####################.................... 2/4" in said.err
    assert said.err.endswith("\r\x1b[K")


def test_ctrl_c_leaves_no_bar(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupted(*_: object, **options: Any) -> None:
        options["progress"](1, 4)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "measure", interrupted)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(WORDS) == 130
    said = capsys.readouterr().err
    assert "1/4" in said
    assert said.endswith("\r\x1b[K")


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent to a terminal's whole group")
def test_ctrl_c_ends_everything_at_once() -> None:
    words = ["arena", "untitled", "--players", "random,random", "--pairs", "20000"]
    with subprocess.Popen(
        [sys.executable, "-m", "hanafuda_desktop", *words, "--processes", "2"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # Whoever runs the tests in the background has Ctrl-C switched off for them and theirs.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    ) as command:
        workers = _workers(psutil.Process(command.pid))
        os.killpg(command.pid, signal.SIGINT)
        out, err = command.communicate(timeout=PATIENCE)
    assert (command.returncode, out, err) == (130, b"", b"")
    _, alive = psutil.wait_procs(workers, timeout=PATIENCE)
    assert alive == []


def _workers(command: psutil.Process) -> list[psutil.Process]:
    """The processes that play, as soon as both do."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = [
            child
            for child in command.children()
            if "spawn_main" in " ".join(child.cmdline()) and child.cpu_times().user > 0.5
        ]
        if len(found) == 2:
            return found
        time.sleep(0.05)
    raise AssertionError("nobody plays")
