"""Computer players of shedding games: always legal, blind to what is hidden, and not stupid."""

from __future__ import annotations

from typing import Any

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.families.shedding.moves import BareMove, Race
from hanafuda_desktop.families.shedding.view import turn_of
from hanafuda_desktop.players.levels import ALL_LEVELS, LEVELS, new_player
from tests.families.shedding.tables import TABLES, Table, rules_of, table
from tests.players.seatings import quicker


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    ("game_id", "players"), TABLES, ids=[f"{game_id}-{players}" for game_id, players in TABLES]
)
@pytest.mark.parametrize("kind", [each.id for each in ALL_LEVELS if not each.playouts])
def test_every_choice_is_legal_and_blind(game_id: str, players: int, kind: str) -> None:
    """Other hidden cards behind the same view change nothing, nor does asking another twin."""
    rules = rules_of(game_id)
    game = new_game(rules, seed=players, players=players, rounds=1)
    family: Any = game.family
    asked = [new_player(kind, mind_of, seat) for seat in range(players)]
    twins = [new_player(kind, mind_of, seat) for seat in range(players)]
    chance = SplitMix64(players)
    while (seat := game.to_move) is not None:
        view, moves = game.view(seat), game.legal_moves()
        move = asked[seat].choose(rules, view, moves)
        assert any(move is each for each in moves)
        imagined = family.guessed(view, shuffled(family.unseen(view), chance.next() >> 1))
        same = family.view(imagined, seat)
        assert twins[seat].choose(rules, same, family.legal_moves(imagined, seat)) == move
        game.push(move)


def _choice(now: Table, kind: str = "greedy", chance: int = 1) -> str:
    seat = now.state.seat
    moves = now.family.legal_moves(now.state, seat)
    rules = now.family.compiled.rules
    view = now.family.view(now.state, seat)
    return now.family.write_move(new_player(kind, mind_of, chance).choose(rules, view, moves))


@pytest.mark.parametrize("kind", [each.id for each in ALL_LEVELS if each.playouts is not None])
def test_it_wins_when_it_can(kind: str) -> None:
    position = "f: 12 51 61 71\nh0: 82 83\nh1: 22 23"
    for chance in range(12):
        found = _choice(table("untitled", position), kind, chance)
        assert found in ("hand-hand:h8283", "hand-hand:h8382")


@pytest.mark.parametrize("kind", ["greedy", *(each.id for each in LEVELS if each.id != "expert")])
def test_it_wins_by_another_turn_when_it_can(kind: str) -> None:
    """The poetry ribbon lets one play again, and the blue one after it ends the round. An expert
    weighs that like all else: he may let the other one draw a card first, who pays for it then.
    """
    now = table("kaze", "d: 32\nh0: 12 62\nh1: 21 23")
    assert len(now.family.legal_moves(now.state, 0)) == 2
    for chance in range(12):
        assert _choice(now, kind, chance) == "leaf:h12"


def test_it_sheds_as_much_as_it_can() -> None:
    position = "f: 14 51 61 71\nh0: 11 12 13 82\nh1: 22 23"
    assert _choice(table("untitled", position)).startswith("field-hiki")


def test_it_prefers_the_better_effect() -> None:
    position = "f: 42 51 61 71\nh0: 11 13 82\nh1: 22 23"
    assert _choice(table("untitled", position)) == "hand-hand:h1311"


def test_it_struggles_for_want_of_anything_better() -> None:
    position = "f: 14 51 61 71\nh0: 13 82\nh1: 22 23"
    assert _choice(table("untitled", position)) == "hand-field:f14h13"
    position = "f: 41 51 61 71\nh0: 13 82\nh1: 22 23"
    assert _choice(table("untitled", position)) == "s"


def test_it_takes_the_smallest_hand() -> None:
    position = "h0: 91 81 82 84\nd: 93\nh1: 13 14 21\nh2: 23"
    now = table("kaze", position, players=3).play("leaf:h91")
    assert _choice(now) == "swap2"


def test_nobody_who_plays_decides_the_race() -> None:
    game = new_game(rules_of("untitled"), seed=3, players=4, rounds=1)
    player = new_player("greedy", mind_of, 1)
    while turn_of(game.view(0)).asked != "race":
        game.push(player.choose(game.rules, game.view(game.to_move or 0), game.legal_moves()))
    winner, moves = game.to_move or 0, game.legal_moves()
    assert any(isinstance(move, Race) for move in moves)
    for level in LEVELS:
        for chance in range(12):
            asked = quicker(level, 20).make(mind_of, chance)
            assert asked.choose(game.rules, game.view(winner), moves) is BareMove.DRAW_LOTS, (
                level.id
            )


def _duels(game_id: str, players: int, deals: int) -> float:
    """The share of rounds that one greedy player wins against random ones."""
    rules = rules_of(game_id)
    won = 0
    for seed in range(deals):
        for me in range(players):
            game = new_game(rules, seed=seed, players=players, rounds=1)
            seats = [
                new_player("greedy" if seat == me else "random", mind_of, 100 * seed + seat)
                for seat in range(players)
            ]
            while (seat := game.to_move) is not None:
                game.push(seats[seat].choose(rules, game.view(seat), game.legal_moves()))
            (finished,) = game.state.series.sheet
            won += me in finished.result.winners
    return won / (deals * players)


@pytest.mark.parametrize(
    ("game_id", "players", "least"),
    [
        # Thirty rounds; the true shares are some 0.90, 0.75 and 0.65.
        ("untitled", 2, 0.7),
        ("untitled", 3, 0.52),
        ("kaze", 2, 0.5),
    ],
)
def test_greedy_beats_chance(game_id: str, players: int, least: float) -> None:
    assert _duels(game_id, players, 30 // players) > least


@pytest.mark.benchmark
@pytest.mark.parametrize(
    ("game_id", "players", "least"),
    [
        ("untitled", 2, 0.8),
        ("untitled", 3, 0.65),
        ("untitled", 5, 0.4),
        ("kaze", 2, 0.58),
        ("kaze", 4, 0.3),
    ],
)
def test_greedy_beats_chance_for_certain(game_id: str, players: int, least: float) -> None:
    share = _duels(game_id, players, 300 // players)
    print(f"\n{game_id}, {players} players: wins {share:.1%} against chance")  # noqa: T201
    assert share > least
