"""Shipped rule files with slips of the pen: told with their place, or a game that can be played.

``HANAFUDA_MUTANTS=2000 pytest -n logical -m "" tests/rules/test_mutated_games.py`` changes every
file two thousand times instead of a few: worth its half an hour after a change to the language, its
checks or an engine.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from hanafuda_desktop.app.commands.rule_files import CheckReport, check_files
from hanafuda_desktop.families.fishing.progress import side_progress, stop_offer
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.lab.trial import tried_in_steps
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.fingerprint import from_json, to_json
from tests.rules.mutants import MADE_UP, SHIPPED, Mutator

MUTANTS = int(os.environ.get("HANAFUDA_MUTANTS", "10"))
LONGEST = 1.0
"""Seconds of the processor's time in which the worst file is checked."""
MOST_LOOKS = 60
MOST_GAMES = 2 if MUTANTS < 100 else 99
BEARABLE = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


def _checked(file: Path, catalogue: Catalogue) -> CheckReport:
    """Its report; the better of two times counts, for the machine has other things to do."""
    times = []
    for _ in range(2):
        began = time.process_time()
        report = check_files([file], catalogue)
        times.append(time.process_time() - began)
        if times[-1] < LONGEST / 2:
            break
    assert min(times) < LONGEST
    return report


def _looked_at(rules: FishingRules, seed: int) -> None:
    """What a table of fishing shows beside the cards can be told at any time."""
    game = new_game(rules, seed=seed, players=rules.player_counts[-1], rounds=1)
    for _ in range(MOST_LOOKS):
        if game.outcome is not None:
            break
        side_progress(rules, game.view(0))
        stop_offer(rules, game.view(game.to_move or 0))
        game.push(game.legal_moves()[0])


def _told_or_played(path: Path, folder: Path, data: st.DataObject) -> None:
    mutator = Mutator(lambda end: data.draw(st.integers(0, end - 1)))
    mutant = mutator.mutated(path.read_text("utf-8"))
    note(mutant)
    file = folder / "mutant.yaml"
    file.write_text(mutant, "utf-8")
    catalogue = Catalogue((rule_files(), path.parent, folder), LANGUAGE)
    report = _checked(file, catalogue)
    lines = mutant.count("\n") + 1
    for diagnostic in report.diagnostics:
        assert diagnostic.file != file or 1 <= diagnostic.start.line <= lines
    rules = catalogue.load(file).rules
    assert (rules is None) == (report.exit_code != 0)
    if rules is None:
        assert report.text()
        return
    assert from_json(to_json(rules), LANGUAGE) == rules
    games = min(MOST_GAMES, len(rules.player_counts))
    *_, trial = tried_in_steps(rules, games=games, seed=len(mutant))
    assert trial is not None
    assert not trial.faults, "; ".join(map(str, trial.faults))
    if isinstance(rules, FishingRules):
        _looked_at(rules, len(mutant))


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
@given(data=st.data())
@settings(max_examples=MUTANTS, suppress_health_check=BEARABLE)
def test_a_mutated_game_is_told_or_played(path: Path, tmp_path: Path, data: st.DataObject) -> None:
    _told_or_played(path, tmp_path, data)


@pytest.mark.deep_but(5)
@pytest.mark.parametrize("path", MADE_UP, ids=lambda path: path.stem)
@given(data=st.data())
@settings(max_examples=max(1, MUTANTS // 3), suppress_health_check=BEARABLE)
def test_a_mutated_game_of_the_tests_is_too(
    path: Path, tmp_path: Path, data: st.DataObject
) -> None:
    _told_or_played(path, tmp_path, data)


def test_every_family_is_among_them() -> None:
    catalogue = our_games()
    families = {catalogue.game(path.stem).family for path in SHIPPED}
    assert families == {"tableau", "fishing", "shedding", "speed"}
    assert {path.parent.parent.name for path in MADE_UP} == families
