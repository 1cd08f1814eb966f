"""What a coach is asked about, what it is told, and what it marks: no window, few playouts."""

from __future__ import annotations

import pickle
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.game import Deal, Game
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.fishing import players
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game, quick_move
from hanafuda_desktop.play.computers import (
    Answer,
    Considered,
    Decision,
    Judged,
    Question,
    answer,
    choices_of_round,
    coach_question,
    considered,
    is_round_over,
    judged,
    open_choices,
)
from hanafuda_desktop.players import search
from hanafuda_desktop.players.evaluation import MatchScore, Thought, Thoughts, Unit

CATALOGUE = our_games()
GAMES = pytest.mark.parametrize("name", ["koi-koi", "go-stop", "mushi", "untitled"])


def _play(game: Game, moves: int) -> Game:
    """Play so many moves, each the quick player's."""
    for _ in range(moves):
        seat = game.to_move
        if seat is None:
            break
        game.push(quick_move(game.view(seat), game.legal_moves(), game.rules))
    return game


def _begun(name: str, moves: int = 12) -> Game:
    return _play(new_game(CATALOGUE.game(name), seed=5), moves)


def _finished(name: str) -> Game:
    """The first round is over, and the next is not dealt yet."""
    game = new_game(CATALOGUE.game(name), seed=5)
    while not is_round_over(game):
        _play(game, 1)
    return game


# --- which choices there are ---------------------------------------------------------------------


@GAMES
def test_a_choice_is_what_its_seat_saw_and_could_do(name: str) -> None:
    game = _begun(name)
    choices = choices_of_round(game, (0,))
    assert choices
    for choice in choices:
        before = new_game(game.rules, seed=5)
        for move in game.moves[: choice.number]:
            before.push(move)
        assert before.to_move == choice.seat == 0
        assert choice.view == before.view(0)
        assert choice.moves == before.legal_moves()
        assert len(choice.moves) > 1
        assert choice.played == game.moves[choice.number]


@GAMES
def test_while_a_round_runs_only_ones_own_choices_are_open(name: str) -> None:
    game = _begun(name)
    assert not is_round_over(game)
    for seat in range(game.family.seats):
        assert {choice.seat for choice in open_choices(game, seat)} <= {seat}
        assert {choice.view.seat for choice in open_choices(game, seat)} <= {seat}


@GAMES
def test_afterwards_everybodys_are_open_but_of_no_other_round(name: str) -> None:
    game = _finished(name)
    over = open_choices(game, 0)
    assert {choice.seat for choice in over} == set(range(game.family.seats))
    _play(game, 1)  # the next round is dealt
    assert open_choices(game, 0) == ()
    _play(game, 12)
    now = game.view().round
    assert now is not None
    for choice in open_choices(game, 0):
        assert choice.seat == 0
        assert choice.view.round is not None
        assert choice.view.round.number == now.number


def _hidden(game: Game, view: View) -> set[int]:
    """The cards that others hold or that are still to come, which this view does not show."""
    shown = {card for pile in view.piles for card in pile.cards if card is not None}
    return {
        card
        for seat in range(game.family.seats)
        for pile in game.view(seat).piles
        if pile.kind in (PileKind.HAND, PileKind.DRAWN)
        for card in pile.cards
        if card is not None
    } - shown


@GAMES
def test_no_hidden_card_is_in_what_can_be_explained(name: str) -> None:
    game = new_game(CATALOGUE.game(name), seed=9)
    for _ in range(16):
        if is_round_over(game):
            break
        _play(game, 1)
        for choice in open_choices(game, 0):
            hidden = _hidden(game, game.view(0)) & _hidden(game, choice.view)
            question = coach_question(game.rules, choice, 1)
            sent = (question.view, question.moves, question.played)
            assert question.view == choice.view
            told = {card for pile in choice.view.piles for card in pile.cards}
            assert not told & hidden
            assert not _cards_in(sent[1:]) & hidden


def _cards_in(value: Any) -> set[int]:
    """Every card that moves name."""
    if isinstance(value, tuple | list):
        return {card for each in value for card in _cards_in(each)}
    found: set[int] = set()
    for name in ("card", "take", "onto"):
        card = getattr(value, name, None)
        found |= {card} if isinstance(card, int) else set()
    for name in ("field", "hand", "lay"):
        found |= set(getattr(value, name, ()))
    return found


# --- what is thought of them ---------------------------------------------------------------------


@GAMES
def test_every_move_is_weighed_and_the_one_that_was_played_once_more(name: str) -> None:
    game = _begun(name)
    choice = next(each for each in choices_of_round(game, range(2)) if len(each.moves) > 2)
    for played in choice.moves:
        found = considered(
            mind_of,
            Question("greedy", game.rules, choice.view, choice.moves, 7, 0, 24, played),
        )
        thoughts = found.thoughts
        assert sorted(map(str, (each.move for each in thoughts.each))) == sorted(
            map(str, choice.moves)
        )
        assert thoughts.best == thoughts.each[0].move
        places = [each.move for each in thoughts.each]
        assert thoughts.each[places.index(played)].playouts >= (
            12 if played != thoughts.best else 1
        )
        behind = [(not thoughts.gave_up(each), each.expected) for each in thoughts.each[1:]]
        assert behind == sorted(behind, reverse=True)
        assert found.loss >= 0


def test_the_same_choice_is_weighed_alike_again() -> None:
    game = _begun("koi-koi")
    choice = choices_of_round(game, (0,))[-1]
    question = Question("greedy", game.rules, choice.view, choice.moves, 7, 0, 24, choice.played)
    twice = [considered(mind_of, question) for _ in range(2)]
    assert twice[0] == twice[1]


def test_what_is_hidden_makes_no_difference() -> None:
    """The last cards of the stock lie the other way round: the same thoughts."""
    rules = CATALOGUE.game("koi-koi")
    order = shuffled(new_game(rules).family.deck, 5)
    answers = []
    for dealt in (order, (*order[:-2], order[-1], order[-2])):
        game = new_game(rules, laid=Deal(order=dealt))
        while not (choices := open_choices(game, 0)):
            _play(game, 1)
        answers.append(answer(mind_of, _quick(coach_question(rules, choices[-1], 3))))
    assert answers[0] == answers[1]
    assert answers[0].considered is not None


def test_what_goes_to_the_process_and_comes_back_are_plain_values() -> None:
    game = _begun("untitled")
    asked = _quick(coach_question(game.rules, open_choices(game, 0)[-1], 3))
    told = answer(mind_of, pickle.loads(pickle.dumps(asked)))  # noqa: S301 - our own
    assert told == answer(mind_of, asked)
    assert pickle.loads(pickle.dumps(told)) == told  # noqa: S301 - our own


def _quick(question: Any) -> Any:
    return replace(question, playouts=16)


def test_a_coach_that_fails_says_so_and_gives_a_legal_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = _begun("koi-koi")
    choice = choices_of_round(game, (0,))[-1]

    def weigh(*_: object) -> Thoughts:
        raise RuntimeError("no idea")

    monkeypatch.setattr(search.SearchPlayer, "weigh", weigh)
    got = answer(mind_of, coach_question(game.rules, choice, 1))
    move = choice.moves.index(quick_move(choice.view, choice.moves, game.rules))
    assert got == Answer(move, got.fault, trace=got.trace)
    assert "no idea" in got.fault
    assert "RuntimeError: no idea" in got.trace
    assert got.considered is None


# --- what is marked ------------------------------------------------------------------------------


def _judged(loss: float, unsure: float, unit: Unit = "points", played: str = "bad") -> Judged:
    """A choice between two moves, of which the worse was played."""
    game = _begun("koi-koi", 1)
    choice = Decision(0, 0, game.view(0), ("good", "bad"), played)
    each = (_thought("good", loss), _thought("bad", 0.0))
    return Judged(Thoughts("good", each, unit), loss, unsure, choice=choice, played=played)


def _thought(move: str, expected: float, playouts: int = 99) -> Thought:
    return Thought(move, 0.0, 0.5, playouts, 0.0, expected)


def test_costly_is_what_costs_more_than_chance_explains() -> None:
    assert _judged(2.0, 0.5).is_costly
    assert not _judged(2.0, 1.0).is_costly
    assert not _judged(0.1, 0.001).is_costly  # sure, but nothing
    assert not _judged(2.0, 0.5, played="good").is_costly


def test_what_was_hardly_compared_stays_open() -> None:
    assert _judged(2.0, inf).is_open
    assert not _judged(2.0, inf).is_costly
    assert not _judged(2.0, 0.5).is_open
    assert not _judged(2.0, inf, played="good").is_open


def test_chances_have_a_limit_of_their_own() -> None:
    assert _judged(0.1, 0.01, "chance").is_costly
    assert not _judged(0.005, 0.001, "chance").is_costly


def test_a_blunder_is_found_and_measured() -> None:
    """The two were compared in the same rounds, so the difference is surer than either."""
    game = _begun("mushi", 4)
    choice = choices_of_round(game, range(2))[0]
    everything = [
        considered(
            mind_of,
            Question("greedy", game.rules, choice.view, choice.moves, 3, 0, 200, played),
        )
        for played in choice.moves
    ]
    worst = max(everything, key=lambda each: each.loss)
    played = next(m for m, each in zip(choice.moves, everything, strict=True) if each is worst)
    first, *others = worst.thoughts.each
    second = next(each for each in others if each.move == played)
    assert worst.loss == pytest.approx(first.expected - second.expected)
    assert 0 < worst.unsure < first.error + second.error
    assert second.playouts == first.playouts == 100


@pytest.mark.parametrize("unit", ["points", "chance"])
def test_what_decides_between_equal_chances_costs_no_chance(
    unit: Unit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the last round somebody is so far ahead that points change nothing any more."""
    game = _begun("mushi", 4)
    choice = choices_of_round(game, range(2))[0]
    decided = MatchScore(
        choice.seat, (1 - choice.seat,), (999,), 20.0, 0 if unit == "chance" else None
    )
    monkeypatch.setattr(players, "match_scores", lambda _: (decided, decided))
    for played in choice.moves:
        found = considered(
            mind_of,
            Question("greedy", game.rules, choice.view, choice.moves, 3, 0, 60, played),
        )
        assert found.thoughts.unit == unit
        if unit == "chance":
            assert {each.expected for each in found.thoughts.each} == {1.0}
            assert (found.loss, found.unsure) in ((0.0, 0.0), (0.0, inf))
            told = judged(replace(choice, played=played), found, lambda move: move)
            assert not told.is_costly
    assert (found.loss > 0) == (unit == "points")


# --- what is one and the same --------------------------------------------------------------------


def _told_alike(played: str, *each: Thought, loss: float = 3.0) -> Judged:
    """What people are told of moves, of which those with the same first letter are equal."""
    game = _begun("koi-koi", 1)
    choice = Decision(0, 0, game.view(0), tuple(one.move for one in each), played)
    found = Considered(Thoughts(each[0].move, each, "points"), loss, 0.5)
    return judged(choice, found, lambda move: move[0])


def test_equal_moves_are_told_once_by_what_was_searched_better() -> None:
    told = _told_alike(
        "c1", _thought("a1", 3.0), _thought("b1", 2.0, 30), _thought("b2", 1.0), _thought("c1", 0.0)
    )
    assert [each.move for each in told.thoughts.each] == ["a1", "b2", "c1"]
    assert (told.played, told.loss) == ("c1", 3.0)
    assert told.is_costly


def test_who_played_the_like_of_the_best_played_the_best() -> None:
    told = _told_alike("a2", _thought("a1", 3.0, 30), _thought("a2", 0.0), _thought("b1", 0.0))
    assert [each.move for each in told.thoughts.each] == ["a1", "b1"]
    assert told.best.move == told.played == "a1"
    assert told.is_best
    assert told.loss == 0.0
    assert not told.is_costly


def test_what_was_compared_with_the_best_stands_for_its_like() -> None:
    told = _told_alike("b1", _thought("a1", 3.0), _thought("b1", 0.0, 50), _thought("b2", 1.0, 90))
    assert [each.move for each in told.thoughts.each] == ["a1", "b1"]


def test_what_was_given_up_before_it_can_be_told_comes_last() -> None:
    each = (_thought("best", 1.0, 50), _thought("tried", 0.0, 20), _thought("dropped", 9.0, 19))
    thoughts = Thoughts("best", each, "points")
    assert [thoughts.gave_up(one) for one in each] == [False, False, True]
    certain = replace(thoughts, certain=True)
    assert not any(certain.gave_up(one) for one in each)
    # Where time ran out, what was tried as often as the best was not given up.
    each = (_thought("best", 1.0, 9), _thought("played", 0.0, 9), _thought("dropped", 0.0, 3))
    thoughts = Thoughts("best", each, "points")
    assert [thoughts.gave_up(one) for one in each] == [False, False, True]


@GAMES
def test_a_coach_gives_up_what_is_poor_and_puts_it_last(name: str) -> None:
    game = _begun(name)
    choice = max(choices_of_round(game, range(2)), key=lambda each: len(each.moves))
    found = considered(
        mind_of,
        Question("greedy", game.rules, choice.view, choice.moves, 7, 0, 90),
    )
    gone = [found.thoughts.gave_up(each) for each in found.thoughts.each]
    assert gone == sorted(gone)
    assert any(gone)
