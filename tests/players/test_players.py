"""Computer players: always legal, blind to what is hidden, the same for the same seed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing import evaluation
from hanafuda_desktop.families.fishing.evaluation import (
    CardSets,
    Chances,
    Expectation,
    SeatEvaluation,
)
from hanafuda_desktop.families.fishing.moves import GO, PLAYS, STOP, Bomb, Show
from hanafuda_desktop.families.fishing.yaku import YakuWorth
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.families.speed.players import SPEED_LEVELS
from hanafuda_desktop.players.levels import ALL_LEVELS, LEVEL_NAMES, LEVELS, level, new_player
from tests.families.fishing.tables import ALL_GAMES, family_of, rules_of, table
from tests.players.seatings import quicker, seatings

PLAYOUTS = 4
"""So few that whole games take no time: what a player may see does not depend on their number."""


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_every_choice_is_legal_and_blind(game_id: str) -> None:
    """Every level plays every rule file to its end, also at tables for others than the fewest.
    Other hidden cards behind the same view change nothing, nor does asking another twin.
    """
    rules = rules_of(game_id)
    levels = [each.id for each in ALL_LEVELS]
    for seed, kinds in enumerate(seatings(levels, rules.player_counts)):
        _play_blindly(new_game(rules, seed=seed, players=len(kinds), rounds=1), kinds)


def _play_blindly(game: Game, kinds: list[str]) -> None:
    rules, family = game.rules, game.family
    asked, twins = (
        [quicker(level(kind), PLAYOUTS).make(mind_of, seat) for seat, kind in enumerate(kinds)]
        for _ in range(2)
    )
    chance = SplitMix64(len(kinds))
    while (seat := game.to_move) is not None:
        view, moves = game.view(seat), game.legal_moves()
        move = asked[seat].choose(rules, view, moves)
        assert any(move is each for each in moves)
        imagined = family.guessed(view, shuffled(family.unseen(view), chance.next() >> 1))
        same = family.view(imagined, seat)
        assert same == view
        assert twins[seat].choose(rules, same, family.legal_moves(imagined, seat)) == move
        game.push(move)
    assert game.outcome is not None


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("kind", [each.id for each in ALL_LEVELS])
def test_the_seed_decides(kind: str) -> None:
    def played(seed: int) -> tuple[Any, ...]:
        rules = rules_of("koi-koi")
        game = new_game(rules, seed=1, rounds=3)
        players = [quicker(level(kind), 2).make(mind_of, seed + seat) for seat in range(2)]
        while (seat := game.to_move) is not None:
            game.push(players[seat].choose(rules, game.view(seat), game.legal_moves()))
        return game.moves

    games = [played(seed) for seed in (5, 6, 7)]
    assert played(5) == games[0]
    assert len(set(games)) > 1


def test_chance_has_many_ways() -> None:
    rules = rules_of("koi-koi")
    game = new_game(rules, seed=1)
    player = new_player("random", mind_of, 3)
    view, moves = game.view(game.to_move or 0), game.legal_moves()
    assert {player.choose(rules, view, moves) for _ in range(200)} == set(moves)


def test_levels_are_found_by_id() -> None:
    assert [(each.id, each.name) for each in LEVELS] == list(LEVEL_NAMES)
    assert [(each.id, each.name) for each in SPEED_LEVELS] == list(LEVEL_NAMES)
    assert level("greedy").name == "Greedy"
    assert set(ALL_LEVELS) - set(LEVELS) == {level("random"), level("greedy")}
    with pytest.raises(KeyError):
        new_player("perfect", mind_of, 0)


def test_no_moves_are_refused() -> None:
    rules = rules_of("koi-koi")
    view = new_game(rules, seed=1).view(0)
    for each in ALL_LEVELS:
        with pytest.raises(ValueError):
            each.make(mind_of, 1).choose(rules, view, ())


@pytest.mark.parametrize("kind", ["greedy", "expert"])
@pytest.mark.parametrize("game_id", ["yatsuhashi", "hanapette"])
def test_players_that_take_turns_play_nothing_else(kind: str, game_id: str) -> None:
    rules = our_games().game(game_id)
    game = new_game(rules, seed=1)
    with pytest.raises(TypeError):
        new_player(kind, mind_of, 1).choose(rules, game.view(0), game.legal_moves())


# --- what is sensible ----------------------------------------------------------------------------


def _seen(game_id: str, piles: dict[str, str], *, players: int | None = None, **turn: Any) -> View:
    """A view of seat 0 to move, with these cards in these piles."""
    view = new_game(rules_of(game_id), seed=2, players=players).view(0)
    now: Any = view.turn
    changed = []
    for pile in view.piles:
        if pile.id in piles:
            cards = parse_cards(piles[pile.id])
            slots = tuple(range(len(cards))) if pile.id == "f" else ()
            changed.append(replace(pile, cards=cards, slots=slots, face_down=0))
        else:
            changed.append(pile)
    return replace(view, to_move=0, piles=tuple(changed), turn=replace(now, **turn))


def _choice(game_id: str, view: View, moves: tuple[Any, ...]) -> Any:
    return new_player("greedy", mind_of, 1).choose(rules_of(game_id), view, moves)


def test_it_completes_a_yaku() -> None:
    piles = {"h0": "32 73", "f": "31 72 42 53", "p0": "91", "p1": ""}
    moves = tuple(PLAYS[card][0] for card in parse_cards("32 73"))
    assert _choice("koi-koi", _seen("koi-koi", piles), moves) is moves[0]


def test_it_denies_a_yaku() -> None:
    piles = {"h0": "32 73", "f": "31 74 42 53", "p0": "", "p1": "91"}
    moves = tuple(PLAYS[card][0] for card in parse_cards("32 73"))
    assert _choice("koi-koi", _seen("koi-koi", piles), moves) is moves[0]


def test_it_takes_the_better_of_two() -> None:
    piles = {"h0": "83 33", "f": "81 84 42 53", "p0": "", "p1": ""}
    card, bright, chaff = parse_cards("83 81 84")
    moves = (PLAYS[card][chaff + 1], PLAYS[card][bright + 1])
    for game_id in ("koi-koi", "hana-awase", "higo-bana", "go-stop"):
        assert _choice(game_id, _seen(game_id, piles), moves) is moves[1]


def test_it_lays_down_what_is_safe() -> None:
    """Three Augusts are captured: the fourth can be captured by nobody; the Curtain can."""
    piles = {"h0": "84 31", "f": "42 53", "p0": "82", "p1": "81 83"}
    moves = tuple(PLAYS[card][0] for card in parse_cards("84 31"))
    for game_id in ("koi-koi", "hana-awase", "higo-bana"):
        assert _choice(game_id, _seen(game_id, piles), moves) is moves[0]


def test_what_is_safe_is_judged_by_what_captures_in_this_game() -> None:
    """Animals take animals of the months beside: the Boar's are captured, the Deer's are not. Of
    its own month the Deer has none left, which means nothing here.
    """
    piles = {"h0": "a1 71", "f": "42 53", "p0": "61 a2 a3 73", "p1": "82 a4 74"}
    moves = tuple(PLAYS[card][0] for card in parse_cards("a1 71"))
    assert _choice("by-kind", _seen("by-kind", piles), moves) is moves[1]


def test_a_wild_card_may_take_what_is_laid_down() -> None:
    """All other Augusts are captured, but Lightning takes any card that is no willow."""
    rules = rules_of("mushi")
    piles = {"h0": "84 33", "f": "42 53", "p0": "82", "p1": "81 83"}
    (lightning, chaff) = parse_cards("b4 84")
    hidden = CardSets(rules, _seen("mushi", piles))
    assert hidden.takers(chaff) == 1 << lightning
    assert hidden.drawn_takers(chaff) == 1 << lightning
    assert SeatEvaluation(hidden).on_field_for(chaff, 1, held=False) > 0
    gone = CardSets(rules, _seen("mushi", {**piles, "p1": "81 83 b4"}))
    assert SeatEvaluation(gone).on_field_for(chaff, 1, held=False) == 0


def test_it_stops_when_the_opponent_is_near() -> None:
    piles = {"h0": "13", "f": "91 92 42 53", "p0": "61 71 a1", "p1": "31 81 12 22 32 62 a2 11"}
    view = _seen("koi-koi", piles, asked="call")
    assert _choice("koi-koi", view, (STOP, GO)) is STOP


def test_it_goes_on_when_more_is_certain_and_nothing_threatens() -> None:
    """The Moon and its mate are there, and the opponent has nothing yet."""
    piles = {
        "h0": "83 93 33 b4 13 14",
        "f": "81 32 12 b2",
        "p0": "23 24 34 43 44 53 54 63 64 73 91 31",
        "p1": "",
    }
    view = _seen("koi-koi", piles, asked="call")
    assert _choice("koi-koi", view, (STOP, GO)) is GO


@pytest.mark.rule("GS-3")
def test_three_that_can_be_a_bomb_are_not_shown() -> None:
    """The bomb multiplies as much as showing them does, and takes four cards besides."""
    at = table("go-stop", "h0: 11 12 13 21\nf: 14 31", players=2)
    view, moves = at.family.view(at.state, 0), at.family.legal_moves(at.state, 0)
    assert Show(1) in moves
    assert new_player("greedy", mind_of, 0).choose(at.family.compiled.rules, view, moves) == Bomb(1)


@pytest.mark.rule("GS-3")
def test_three_that_can_be_no_bomb_are_shown() -> None:
    at = table("go-stop", "h0: 11 12 13 21\nf: 22 31\np1: 14", players=2)
    view, moves = at.family.view(at.state, 0), at.family.legal_moves(at.state, 0)
    assert new_player("greedy", mind_of, 0).choose(at.family.compiled.rules, view, moves) == Show(1)


@pytest.mark.rule("GS-5")
def test_ways_of_counting_are_weighed_together_as_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And what they have in common is weighed once."""
    readings = family_of("go-stop").compiled.readings[1]
    assert len(readings) > 1
    likely = Chances([0.05 * (card % 19) for card in range(48)])
    captured = mask_of(parse_cards("11 31 91 12 a1"))
    free = mask_of(range(48)) & ~captured
    alone = [Expectation([reading], likely)(captured, free) for reading in readings]
    weighed: list[str] = []

    def made(yaku: YakuWorth, *_: Any) -> float:
        weighed.append(yaku.id)
        return 0.0

    monkeypatch.setattr(evaluation, "_made", made)
    Expectation(readings, likely)(captured, free)
    assert weighed.count("five-brights") == 1
    assert weighed.count("animals") == len(readings)
    monkeypatch.undo()
    assert Expectation(readings, likely)(captured, free) == pytest.approx(max(alone))


@pytest.mark.parametrize("game_id", ["koi-koi", "go-stop", "higo-bana"])
def test_what_was_expected_before_changes_nothing(game_id: str) -> None:
    """Yaku on which two piles do not differ are weighed once for both, and come out the same."""
    readings = family_of(game_id).compiled.readings[1]
    likely = Chances([0.05 * (card % 19) for card in range(48)])
    captured = mask_of(parse_cards("11 31 91 12 a1"))
    free = mask_of(range(48)) & ~captured
    before = Expectation(readings, likely)
    before(captured, free)
    for card in parse_cards("81 33 22 b4"):
        more, rest = captured | 1 << card, free & ~(1 << card)
        assert before(more, rest) == Expectation(readings, likely)(more, rest)
        assert before(captured, rest) == Expectation(readings, likely)(captured, rest)
