"""The round that is played for a rulebook."""

from __future__ import annotations

import pytest

from hanafuda_desktop.app.library import worked_example as module
from hanafuda_desktop.app.library.worked_example import example_in_steps, worked_example
from hanafuda_desktop.engine.events import CardsMoved, YakuMade
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.rulebook.page import example_sections
from hanafuda_desktop.rulebook.sentences import Setting
from tests.rulebook.games import changed, made_up, rules_of
from tests.rulebook.rounds import result_of, spoils_of

CATALOGUE = our_games()


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_kept", type(module._kept)())


def _example(game: str) -> Game:
    found = worked_example(CATALOGUE.game(game))
    assert found is not None
    return found


@pytest.mark.parametrize("game", ["koi-koi", "mushi", "untitled", "hanapette"])
def test_a_round_is_played_to_its_end(game: str) -> None:
    played = _example(game)
    assert (result_of(played) is None) != (spoils_of(played) is None)
    assert example_sections(
        played, Setting(CATALOGUE.game(game)), rulebook_of(CATALOGUE.game(game))
    )


def test_it_is_one_that_shows_something() -> None:
    result = result_of(_example("koi-koi"))
    assert result is not None
    assert result.payments
    assert any(side.yaku for side in result.sides)


def test_a_game_with_a_race_has_enough_players_for_it() -> None:
    result = result_of(_example("untitled"))
    assert result is not None
    assert result.race is not None
    assert len(result.sides) == 3
    assert all(time.ms is not None for time in result.race.times)


@pytest.mark.parametrize(
    ("game", "players"),
    [("hana-awase", 3), ("higo-bana-teams", 4), ("koi-koi", 2), ("mushi", 2), ("go-stop", 2)],
)
def test_where_everybody_counts_there_are_three(game: str, players: int) -> None:
    assert _example(game).family.seats == players


def test_a_patience_is_played_up_to_its_first_yaku() -> None:
    told = _example("yatsuhashi").history
    made = [any(isinstance(event, YakuMade) for event in events) for _, events in told]
    assert made == [False] * (len(made) - 1) + [True]
    assert len(made) < 20


def test_a_patience_without_yaku_is_built_up() -> None:
    _, events = _example("shiki").history[-1]
    assert any(isinstance(each, CardsMoved) and each.target.startswith("f") for each in events)


def test_the_same_rules_have_the_same_example() -> None:
    first = _example("untitled")
    module._kept.clear()
    assert _example("untitled").moves == first.moves


def test_an_example_is_played_once() -> None:
    rules = CATALOGUE.game("untitled")
    first = list(example_in_steps(rules))
    again = list(example_in_steps(rules.model_copy()))
    assert len(first) > 2
    assert again == [first[-1]]
    assert again[0] is first[-1]


def test_no_more_are_kept_than_are_looked_at() -> None:
    for rounds in range(1, module._MOST_KEPT + 3):
        worked_example(rules_of(changed(made_up("squall"), "rounds", rounds)))
    assert len(module._kept) == module._MOST_KEPT


def test_rules_that_cannot_be_dealt_have_none() -> None:
    rules = rules_of(changed(made_up("bay"), "deck.cards", {"month": [1, 2]}))
    assert worked_example(rules) is None
    assert list(example_in_steps(rules)) == []


def test_a_round_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_MOVES", 2)
    assert worked_example(CATALOGUE.game("koi-koi")) is None
