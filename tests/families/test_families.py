"""One engine for the same rules and table, as long as it is in use."""

from __future__ import annotations

from collections import OrderedDict

import pytest

from hanafuda_desktop.engine import family
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.play.seats import PERSON, Seating
from tests.families.fishing.tables import rules_of


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(family, "_kept", OrderedDict())


def test_what_the_rules_say_is_the_same_as_leaving_it_out() -> None:
    rules = rules_of("go-stop")
    engine = compile_rules(rules)
    assert compile_rules(rules, 2) is engine
    assert compile_rules(rules, 2, rules.rounds) is engine
    assert compile_rules(rules, 2, rules.rounds + 1) is not engine
    assert compile_rules(rules, 3) is not engine
    assert compile_rules(rules.model_copy(), 2) is not engine
    patience = our_games().game("yatsuhashi")
    assert compile_rules(patience) is compile_rules(patience, 1)


def test_an_engine_in_use_stays_while_others_come_and_go() -> None:
    rules = rules_of("koi-koi")
    engine = compile_rules(rules)
    for rounds in range(1, 3 * family._MOST_KEPT):
        compile_rules(rules, 2, rounds + 20)
        assert compile_rules(rules) is engine
    assert len(family._kept) == family._MOST_KEPT


@pytest.mark.parametrize(
    ("game_id", "counts"),
    [
        ("koi-koi", (2,)),
        ("go-stop", (2, 3)),
        ("higo-bana", (2, 3, 4, 5, 6, 7)),
        ("higo-bana-teams", (4, 6)),
        ("teams-of-three", (6,)),
    ],
)
def test_whether_a_seating_fits_takes_no_engine(
    game_id: str, counts: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = rules_of(game_id)

    monkeypatch.setattr(Fishing, "__init__", lambda *_: pytest.fail("an engine was compiled"))
    assert rules.player_counts == counts
    fitting = [n for n in range(1, 8) if Seating((PERSON,) * n).fits(rules)]
    assert tuple(fitting) == counts
