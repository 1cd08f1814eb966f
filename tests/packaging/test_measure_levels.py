"""The levels' measurements go on where they stopped, and the README shows what they found."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import level_results
import measure_levels
import pytest
from level_results import (
    README,
    RESULTS,
    Result,
    add,
    current,
    keep,
    match_of,
    pooled,
    read,
    section,
    with_section,
)
from measure_levels import STEPS, Task, main, shipped_games, tables

from hanafuda_desktop.app.workers.contests import Wanted, measure
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.speed.players import speed_level
from hanafuda_desktop.players.levels import level

Capture = pytest.CaptureFixture[str]
MARKS = (
    "# A page\n\n<!-- levels: written by packaging/measure_levels.py -->\nold\n"
    "<!-- end of levels -->\nThe end.\n"
)


class Run:
    """Measurements of one quick match, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.file, self.page = folder / "levels.jsonl", folder / "page.md"
        self.page.write_text(MARKS)

    def __call__(self, *words: str, deals: int = 6, seeds: int = 1) -> list[Result]:
        usual = ["--results", str(self.file), "--page", str(self.page), "--processes", "1"]
        what = ["--game", "untitled", "--players", "greedy,random", "--rounds", "1"]
        many = ["--quick", str(deals * seeds), "--seeds", str(seeds)]
        assert main([*usual, *what, *many, *words]) == 0
        return self.of_two()

    def of_two(self) -> list[Result]:
        return [each for each in read(self.file) if each.match.seats == 2]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return Run(tmp_path)


def test_it_goes_on_where_it_stopped(run: Run) -> None:
    first = run(deals=6)
    assert [(each.skipped, each.deals) for each in first] == [(0, 4), (4, 2)]
    assert run(deals=6) == first
    more = run(deals=10)
    assert more[:2] == first
    assert [(each.skipped, each.deals) for each in more[2:]] == [(6, 4)]

    rules = our_games().game("untitled")
    wanted = Wanted(("greedy", "random"), 10, 1, seats=2, rounds=1)
    whole, parts = measure(rules, wanted, processes=1), pooled(each.won for each in more)
    assert (parts.count, parts.mean) == (10, pytest.approx(whole.won.mean))
    assert sum(each.games for each in more) == whole.games


def test_each_seed_has_deals_of_its_own(run: Run) -> None:
    found = run(deals=3, seeds=2)
    assert [(each.seed, each.deals) for each in found] == [(1, 3), (2, 3)]
    assert found[0].points != found[1].points


def test_when_the_time_is_up_nothing_is_begun(run: Run, capsys: Capture) -> None:
    assert run("--minutes", "0") == []
    assert "the time is up" in capsys.readouterr().out


def test_an_interruption_keeps_what_is_done(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    times = iter(range(9))

    def interrupted(*words: Any, **options: Any) -> Any:
        if next(times):
            raise KeyboardInterrupt
        return measure(*words, **options)

    monkeypatch.setattr(measure_levels, "measure", interrupted)
    assert [each.deals for each in run(deals=6)] == [4]
    assert "all lines above are kept" in capsys.readouterr().out
    assert "untitled" in run.page.read_text()


def test_a_line_that_was_cut_off_is_written_anew(run: Run) -> None:
    whole = run(deals=6)
    text = run.file.read_bytes()
    run.file.write_bytes(text + text[:200])
    assert run.of_two() == whole
    add(run.file, whole[0])
    assert run.of_two() == [*whole, whole[0]]
    assert run.file.read_bytes().startswith(text)


def test_what_several_have_measured_is_put_together(run: Run) -> None:
    [first] = run(deals=4)
    second, third = replace(first, skipped=4), replace(first, skipped=8, python="another")
    keep(run.file, [first])
    files = [run.file.with_name(name) for name in ("p", "q", "r")]
    keep(files[0], [first, third])  # what comes between was measured by the other one
    keep(files[1], [first, second, replace(second, seed=2)])  # the beginning of seed 2 is missing
    keep(files[2], [replace(second, skipped=6)])  # deals that the others have played
    assert run("--readme", "--take", *map(str, files)) == [first, second, third]
    assert "of 12" in run.page.read_text()


def test_a_measurement_that_ends_elsewhere_takes_nothing_away(run: Run, capsys: Capture) -> None:
    """As deals for times do that were played before the others were taken."""
    [first] = run(deals=4)
    few, many = replace(first, skipped=4), replace(first, skipped=4, games=99)
    many = replace(many, won=replace(many.won, count=20))
    last = replace(first, skipped=24)
    lost = replace(first, seed=2, skipped=8)
    keep(run.file, [first, few])
    other = run.file.with_name("other")
    keep(other, [first, many, last, lost])
    assert run("--readme", "--take", str(other)) == [first, many, last]
    out = capsys.readouterr().out
    assert out.count("left out") == 1
    assert "seed 2, deals 9 to 12" in out


def test_old_players_can_be_forgotten(run: Run) -> None:
    run(deals=6)
    [other, *_] = run.of_two()
    keep(run.file, [other])
    assert [(each.skipped, each.deals) for each in run("--anew", deals=3)] == [(0, 3)]
    assert {path.name for path in run.file.parent.iterdir()} == {"levels.jsonl", "page.md"}


def test_it_says_how_long_it_will_take(run: Run, capsys: Capture) -> None:
    assert run("--estimate") == []
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("untitled, 2 seats, greedy against random: ")
    assert said[-1].endswith(" hours in all")
    assert run.page.read_text() == MARKS


@pytest.mark.deep_but(2)
@pytest.mark.parametrize(
    ("words", "there", "not_there"),
    [
        ([], {"untitled, 2", "mushi, 2"}, {"untitled-batsu, 2", "untitled, 4"}),
        (["--variants"], {"untitled, 2", "untitled-batsu, 2"}, {"untitled, 4"}),
        (["--larger"], {"untitled, 2", "untitled, 4"}, {"untitled-batsu, 2"}),
        (["--game", "untitled-batsu"], {"untitled-batsu, 2"}, {"untitled, 2", "mushi, 2"}),
    ],
    ids=["games", "variants", "larger", "one"],
)
def test_what_is_measured_can_be_chosen(
    words: list[str], there: set[str], not_there: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[Task] = []
    monkeypatch.setattr(measure_levels, "_estimate", lambda tasks, _: done.extend(tasks))
    assert main([*words, "--estimate", "--seeds", "2"]) == 0
    found = {f"{task.match.game}, {task.match.seats}" for task in done}
    assert there <= found
    assert not not_there & found
    assert {task.seed for task in done} == {1, 2}


def test_it_comes_round_with_more_deals_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the most valuable rows are there early for every game."""
    done: list[Task] = []
    monkeypatch.setattr(measure_levels, "_estimate", lambda tasks, _: done.extend(tasks))
    main(["--estimate"])
    deals = [task.deals for task in done]
    assert deals == sorted(deals)
    assert sorted(set(deals)) == [4, 10, 34, 100, 334]
    steps = [(task.match.first, task.match.second) for task in done if task.deals == 4]
    assert steps[0] == ("standard", "casual")
    assert set(steps) == set(STEPS)


def test_slow_players_and_large_tables_get_fewer_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Task] = []
    monkeypatch.setattr(measure_levels, "_estimate", lambda tasks, _: done.extend(tasks))
    main(["--larger", "--estimate"])
    deals = {(task.match.game, task.match.seats, task.match.first): task.deals for task in done}
    assert deals["koi-koi", 2, "greedy"] == 334
    assert deals["koi-koi", 2, "strong"] == 100
    assert deals["hanapette", 2, "strong"] == 334
    assert deals["go-stop", 3, "greedy"] == 112


def test_an_unknown_game_is_said_in_words(capsys: Capture) -> None:
    assert main(["--game", "untitle"]) == 2
    assert "no game for several is called untitle; there are go-stop" in capsys.readouterr().out


# --- the page ------------------------------------------------------------------------------------


def test_the_page_has_a_row_for_each_table(run: Run) -> None:
    run("--larger", deals=3)
    lines = run.page.read_text().splitlines()
    assert (lines[0], lines[-1]) == ("# A page", "The end.")
    assert "old" not in lines
    rows = [line for line in lines if line.startswith("| untitled")]
    assert [row.split(" | ")[0] for row in rows] == ["| untitled", "| untitled, 4 seats"] * 2
    assert rows[0].split(" | ")[1].startswith("**")
    assert "**¹ of " in rows[0]  # of single rounds, and it says so; so few have no interval
    assert [row.split(" | ")[1].partition("¹ of ")[2] for row in rows[:2]] == ["3", "2"]
    assert "¹ single rounds" in lines[-3]


def test_from_ten_deals_on_a_cell_has_an_interval(run: Run, capsys: Capture) -> None:
    run(deals=10)
    [row] = [line for line in run.page.read_text().splitlines() if " of 10 |" in line]
    assert re.search(r"\| \*\*\d+\*\*¹ \(\d+–\d+\) of 10 \|", row)
    [first, *_, last] = capsys.readouterr().out.splitlines()[:-1]
    assert re.search(r"so far [\d.]+%, faults \(0, 0\)", first)
    assert re.search(r"so far [\d.]+% \([\d.]+% to [\d.]+%\), faults \(0, 0\)", last)


def test_whole_games_count_before_single_rounds_and_old_rules_never(run: Run) -> None:
    [single, *_] = run(deals=3)
    tables_there = [("untitled", 2)]
    whole = _like(single, rounds=None)
    text = section([single, whole], tables_there, STEPS)
    assert "¹" not in text
    assert f"{whole.games} games; 0 failed" in text
    old = [_like(single, digest="of other rules"), _like(single, skills=("of old", "players"))]
    keep(run.file, old)
    run("--readme")
    assert run.page.read_text() == MARKS.replace("old\n", "")
    assert run.of_two() == old
    run(deals=1)  # nothing is dropped before others take its place
    assert not set(old) & set(run.of_two())


def test_words_for_people_change_nothing_and_rules_do() -> None:
    rules = our_games().game("koi-koi")
    now = match_of(rules, 2, None, ("expert", "greedy"))
    renamed = rules.model_copy(update={"name": {"en": "Other"}, "minutes": 1})
    assert match_of(renamed, 2, None, ("expert", "greedy")) == now
    shorter = rules.model_copy(update={"rounds": 6})
    assert match_of(shorter, 2, None, ("expert", "greedy")) != now


def test_a_level_that_was_changed_is_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = our_games().game("koi-koi")
    fast = our_games().game("hanapette")
    before = [match_of(rules, 2, None, ("expert", "greedy")).skills]
    before.append(match_of(fast, 2, None, ("expert", "strong")).skills)
    assert before[0] == ("1000 playouts, whims 0.0, edition 1", "0 playouts, whims 0.0, edition 1")
    stronger = replace(level("expert"), playouts=2000)
    monkeypatch.setattr(level_results, "level", lambda _: stronger)
    assert match_of(rules, 2, None, ("expert", "greedy")).skills != before[0]
    slower = replace(speed_level("expert"), limits=replace(speed_level("expert").limits, hand_ms=9))
    monkeypatch.setattr(level_results, "speed_level", lambda _: slower)
    assert match_of(fast, 2, None, ("expert", "strong")).skills != before[1]


def _like(result: Result, **changes: Any) -> Result:
    return replace(result, match=replace(result.match, **changes))


def test_another_python_counts_for_who_wins_and_not_for_how_long_it_thought(run: Run) -> None:
    [mine, *_] = run()
    faster = replace(mine, seed=2, mean_ms=(0.0, 0.0), p95_ms=(0.0, 0.0), python="PyPy")
    [alone, both] = [section(each, [("untitled", 2)], STEPS) for each in ([mine], [mine, faster])]
    assert mine.python == "CPython"
    assert f"of {mine.deals} " in alone
    assert f"of {2 * mine.deals} " in both
    times = [text.split("Processor time")[1].split("games; ")[0] for text in (alone, both)]
    assert times[0].rsplit("\n", 1)[0] == times[1].rsplit("\n", 1)[0]


def test_times_are_of_the_last_day(run: Run) -> None:
    [mine, *_] = run()
    assert re.fullmatch(r"20\d\d-\d\d-\d\d", mine.day)
    unknown = replace(mine, seed=2, mean_ms=(3.0, 3.0), p95_ms=(3.0, 3.0), day="")
    later = replace(mine, seed=3, mean_ms=(7.0, 7.0), p95_ms=(9.0, 9.0), day="2999-12-31")
    faster = replace(later, seed=4, mean_ms=(1.0, 1.0), python="PyPy")
    text = section([later, faster, unknown, mine], [("untitled", 2)], STEPS)
    [times] = [line for line in text.splitlines() if "7 / 9" in line]
    assert times.count("7 / 9") == 2


@pytest.mark.deep
def test_for_times_a_few_deals_more_are_played_of_matches_that_have_all_levels(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    run()
    run("--times", "2")
    assert [(each.skipped, each.deals) for each in run.of_two()][-1] == (6, 2)
    asked: list[Task] = []
    monkeypatch.setattr(measure_levels, "_work", lambda tasks, _: asked.extend(tasks))
    for game in ("hanapette", "mushi"):
        main(["--times", "3", "--game", game, "--results", str(run.file), "--page", str(run.page)])
    matches = [(each.match.game, each.match.first, each.match.second) for each in asked]
    assert matches == [
        ("hanapette", "casual", "beginner"),
        ("hanapette", "strong", "standard"),
        ("hanapette", "expert", "strong"),
        ("mushi", "greedy", "random"),
        ("mushi", "casual", "beginner"),
        ("mushi", "strong", "standard"),
        ("mushi", "expert", "greedy"),
    ]
    assert {each.deals for each in asked} == {3}


def test_deals_for_times_are_only_more_deals(run: Run, capsys: Capture) -> None:
    before = run()
    with pytest.raises(SystemExit):
        run("--times", "2", "--anew")
    assert "--anew drops" in capsys.readouterr().err
    assert run("--times", "0", deals=100) == before


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="lacks the marks"):
        with_section("# A page\n", "text")


def test_the_readme_shows_what_was_measured() -> None:
    games = shipped_games()
    results = current(read(RESULTS), games)
    page = README.read_text("utf-8")
    assert with_section(page, section(results, tables(games), STEPS)) == page, (
        "python packaging/measure_levels.py --readme writes it anew"
    )
