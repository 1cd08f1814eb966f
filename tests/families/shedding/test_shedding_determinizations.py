"""What a player imagines of a shedding game fits all that it knows, and it uses nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.families.shedding.moves import BareMove, Race
from hanafuda_desktop.families.shedding.players import compile_guesses, determinize
from hanafuda_desktop.families.shedding.view import turn_of
from hanafuda_desktop.players.levels import LEVELS, level
from hanafuda_desktop.players.search import SearchPlayer
from tests.engine.positions import random_game
from tests.families.shedding.tables import ALL_GAMES, every_table, family_of, rules_of, table
from tests.players.seatings import quicker, seatings

PLAYOUTS = 4
POSITIONS = 6


@pytest.mark.deep_but(10)
@every_table
def test_what_is_imagined_looks_the_same(game_id: str, players: int) -> None:
    """Whatever is asked, in every phase of a round, also behind a drawn card."""
    family = family_of(game_id, players, 2)
    for number, (state, _) in enumerate(random_game(family, 17)):
        for seat in {number % players, state.seat}:
            view = family.view(state, seat)
            guess = compile_guesses(family, view)
            imagined = guess(number)
            assert family.view(imagined, seat) == view
            assert guess(number) == imagined
        if number > 40:
            break


@pytest.mark.deep_but(10)
@every_table
def test_no_search_peeks(game_id: str, players: int) -> None:
    """Other hidden cards behind the same view change nothing; nor does asking a twin."""
    rules = rules_of(game_id)
    family: Any = family_of(game_id, players, 2)
    chance = SplitMix64(players)
    positions = [state for seed in (23, 24) for state, _ in random_game(family, seed)]
    some = positions[:: len(positions) // POSITIONS][:POSITIONS]
    assert len(some) == POSITIONS
    for state in some:
        view, moves = family.view(state, state.seat), family.legal_moves(state, state.seat)
        move = SearchPlayer(mind_of, state.seat, PLAYOUTS).choose(rules, view, moves)
        assert any(move is each for each in moves)
        other = family.guessed(view, shuffled(family.unseen(view), chance.next() >> 1))
        again = family.view(other, state.seat)
        assert again == view
        same = family.legal_moves(other, state.seat)
        assert SearchPlayer(mind_of, state.seat, PLAYOUTS).choose(rules, again, same) == move


@pytest.mark.deep_but(5)
@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_every_level_plays_every_rule_file_to_the_end(game_id: str) -> None:
    rules = rules_of(game_id)
    levels = [each.id for each in reversed(LEVELS)]
    for seed, kinds in enumerate(seatings(levels, rules.player_counts)):
        game = new_game(rules, seed=seed, players=len(kinds), rounds=1)
        seats = [quicker(level(kind), 2).make(mind_of, seat) for seat, kind in enumerate(kinds)]
        while (seat := game.to_move) is not None:
            game.push(seats[seat].choose(rules, game.view(seat), game.legal_moves()))
        assert game.outcome is not None


def test_a_sample_is_the_same_for_every_move() -> None:
    """In the same sample the same cards are hidden, in whatever order moves are tried."""
    rules = rules_of("untitled")
    game = new_game(rules, seed=4, players=3, rounds=2)
    while len(game.legal_moves()) < 3:
        game.push(game.legal_moves()[0])
    view, moves = game.view(game.to_move or 0), game.legal_moves()
    one, two = (determinize(rules, view, moves, 9) for _ in range(2))
    forth = [[one.value(sample, move) for move in range(3)] for sample in range(10)]
    back = [[two.value(sample, move) for move in (2, 1, 0)] for sample in reversed(range(10))]
    assert forth == [each[::-1] for each in back[::-1]]
    assert len({tuple(each) for each in forth}) > 1
    assert sorted(one.outcomes(0)) == sorted(two.outcomes(0))
    other = determinize(rules, view, moves, 10)
    assert [[other.value(sample, move) for move in range(3)] for sample in range(10)] != forth


def test_who_draws_for_want_of_a_move_holds_nothing_that_goes() -> None:
    """In a game that lets only such a player draw, no sample gives it what it would have played."""
    position = "d: 93\nh0: 91 81 82\nh1: 13 14 21\ndrew1: 0 93"
    now = table("kaze", position, players=2)
    family = now.family
    guess = compile_guesses(family, family.view(now.state, 0))
    plays = family.compiled.drawn_after[now.state.memory[1].top]
    assert plays
    for seed in range(40):
        assert not guess(seed).hands[1] & plays
    # What came into the hand since may be anything.
    later = now.state._replace(
        memory=(now.state.memory[0], now.state.memory[1]._replace(drawn=1)),
    )
    guess = compile_guesses(family, family.view(later, 0))
    held = [(guess(seed).hands[1] & plays).bit_count() for seed in range(60)]
    assert set(held) == {0, 1}


def test_who_draws_by_choice_mostly_holds_nothing_that_goes() -> None:
    position = "f: 41 51 61 71\nh0: 91 81 82\nh1: 13 14 21 22\ndrew1: 0 - 41 51 61 71"
    now = table("untitled", position, players=2)
    guess = compile_guesses(now.family, now.family.view(now.state, 0))
    months = mask_of(card for card in range(48) if card // 4 in (3, 4, 5, 6))
    without = sum(not guess(seed).hands[1] & months for seed in range(100))
    assert 75 < without < 100


def test_what_a_hand_lacks_lies_anywhere_in_the_stock() -> None:
    position = "d: 93\nh0: 91 81 82\nh1: 13 14 21\ndrew1: 0 93"
    now = table("kaze", position, players=2)
    family = now.family
    guess = compile_guesses(family, family.view(now.state, 0))
    plays = family.compiled.drawn_after[now.state.memory[1].top]
    stocks = [guess(seed).stock for seed in range(300)]
    lowest = sum(plays >> stock[0] & 1 for stock in stocks) / len(stocks)
    usual = sum(plays >> card & 1 for stock in stocks for card in stock) / sum(map(len, stocks))
    assert abs(lowest - usual) < 0.1


def test_cards_that_were_swapped_away_are_known() -> None:
    position = "h0: 91 81 82 84\nd: 93\nh1: 13 14 21\nh2: 23"
    now = table("kaze", position, players=3).play("leaf:h91", "swap2")
    family = now.family
    view = family.view(now.state, 0)
    assert view.pile("h2").cards == parse_cards("81 82 84")
    assert view.pile("h2").shown == (None,) * 3
    assert set(family.view(now.state, 1).pile("h2").cards) == {None}
    assert family.view(now.state, 2).pile("h0").cards == parse_cards("23")
    for seed in range(5):
        assert compile_guesses(family, view)(seed).hands[2] == now.state.hands[2]


def test_lots_are_drawn_before_a_race_is_decided() -> None:
    game = new_game(rules_of("untitled"), seed=3, players=4, rounds=1)
    player = SearchPlayer(mind_of, 1, PLAYOUTS)
    while turn_of(game.view(0)).asked != "race":
        game.push(player.choose(game.rules, game.view(game.to_move or 0), game.legal_moves()))
    moves = game.legal_moves()
    assert any(isinstance(move, Race) for move in moves)
    assert player.choose(game.rules, game.view(game.to_move or 0), moves) is BareMove.DRAW_LOTS


def test_a_sure_win_is_found() -> None:
    position = "f: 12 51 61 71\nh0: 82 83\nh1: 22 23 24 31"
    now = table("untitled", position)
    rules, view = now.family.compiled.rules, now.family.view(now.state, 0)
    thoughts = SearchPlayer(mind_of, 1, 60).weigh(rules, view, now.family.legal_moves(now.state, 0))
    assert now.family.write_move(thoughts.best).startswith("hand-hand:h8")
    assert thoughts.each[0].points > 0
