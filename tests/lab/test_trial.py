"""Trials of rule files: sound ones pass at every number of players, and what breaks is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import compile_rules, new_game
from hanafuda_desktop.lab import trial
from hanafuda_desktop.lab.trial import Fault, Trial, tried_in_steps
from hanafuda_desktop.rules.schema.game import GameBase

SHIPPED = our_games()
GAMES = [entry.id for entry in SHIPPED.entries()]


def tried(rules: GameBase, *, games: int, seed: int = 0) -> Iterator[Trial]:
    """What came of the games so far, after each of them."""
    return filter(None, tried_in_steps(rules, games=games, seed=seed))


def _last(trials: Iterator[Trial]) -> Trial:
    *_, last = trials
    return last


@pytest.mark.deep_but(3)
@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_game_passes(game: str) -> None:
    last = _last(tried(SHIPPED.game(game), games=6))
    assert last == Trial(6, 6)
    assert last.is_over


def test_a_trial_tells_after_each_game_how_far_it_is() -> None:
    assert [each.played for each in tried(SHIPPED.game("mushi"), games=3)] == [1, 2, 3]


def test_every_number_of_players_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    usual = Fishing.deal

    def deal(self: Fishing, order: tuple[int, ...], seed: int) -> Any:
        seen.append(self.seats)
        return usual(self, order, seed)

    monkeypatch.setattr(Fishing, "deal", deal)
    _last(tried(SHIPPED.game("hana-awase"), games=6))
    assert set(seen) == set(range(min(seen), max(seen) + 1))
    assert len(set(seen)) > 1


def _stuck(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    usual = Fishing.legal_moves
    asked: list[int] = []

    def legal_moves(self: Fishing, state: Any, seat: int) -> Any:
        asked.append(seat)
        return () if len(asked) % (after + 1) == 0 else usual(self, state, seat)

    monkeypatch.setattr(Fishing, "legal_moves", legal_moves)


def test_a_seat_without_a_move_is_told_and_can_be_seen_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = SHIPPED.game("koi-koi")
    with monkeypatch.context() as patch:
        _stuck(patch, 5)
        last = _last(tried(rules, games=50))
    assert last.played == len(last.faults) == 3  # the rest would say the same
    fault = last.faults[0]
    assert fault.what in {"player 1 has no legal move", "player 2 has no legal move"}
    assert str(fault).endswith(f"(deal {fault.seed}, 2 players, after 5 moves)")
    game = new_game(rules, seed=fault.seed)
    for word in fault.moves:
        game.push(compile_rules(rules).read_move(word))
    assert len(game.moves) == 5


def test_a_game_without_an_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "_MOST_MOVES", 10)
    last = _last(tried(SHIPPED.game("koi-koi"), games=3))
    assert last.faults[0].what == "the game has no end after 10 moves"


@pytest.mark.parametrize("game", ["koi-koi", "untitled", "yatsuhashi", "hanapette"])
def test_what_broke_breaks_again_at_the_same_move(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    rules = SHIPPED.game(game)
    family = compile_rules(rules)
    with monkeypatch.context() as patch:
        asked: list[int] = []
        usual = family.write_move

        def write_move(move: Any) -> str:
            asked.append(1)
            if len(asked) > 7:
                raise ZeroDivisionError("no cards")
            return usual(move)

        patch.setattr(type(family), "write_move", staticmethod(write_move))
        fault = _last(tried(rules, games=1)).faults[0]
        assert len(fault.moves) == 7
        asked.clear()
        assert _last(tried(rules, games=1)).faults == (fault,)
    assert _last(tried(rules, games=1)).faults == ()


def test_a_long_game_is_told_by_its_chance_and_its_last_moves() -> None:
    fault = Fault("it broke", 815, 2, tuple(map(str, range(20))), 4711)
    whole = f"   moves: {' '.join(map(str, range(20)))}"
    assert fault.report().splitlines() == [str(fault), "   chance: 4711", whole]
    assert fault.report(20) == fault.report()
    assert fault.report(19).endswith("   moves: ... 8 9 10 11 12 13 14 15 16 17 18 19")
    assert Fault("it broke", 815, 2, (), 4711).report().endswith("   moves: none")


def test_an_engine_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(*_: Any) -> Any:
        raise ZeroDivisionError("no cards")

    monkeypatch.setattr(Fishing, "apply", apply)
    last = _last(tried(SHIPPED.game("koi-koi"), games=3))
    assert last.faults[0].what == "the program cannot go on: ZeroDivisionError: no cards"
    assert len(last.faults[0].moves) == 1


def test_the_same_seed_tries_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "_MOST_MOVES", 10)
    rules = SHIPPED.game("koi-koi")
    first, again, other = (_last(tried(rules, games=3, seed=seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other
