"""Since when a game is lost, told from as few positions as possible, and rightly."""

from __future__ import annotations

from typing import Final

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.families.tableau.solver.search import Solution, Verdict
from hanafuda_desktop.families.tableau.solver.winnability import Standing, Winnability
from hanafuda_desktop.families.tableau.state import Shift, TableauMove
from tests.families.tableau.solver.brute_force import decide
from tests.families.tableau.solver.small_games import small_game

WON, LOST, UNKNOWN = Verdict.WON, Verdict.LOST, Verdict.UNKNOWN
MOVES: Final = tuple(Shift("c1", "c2", number) for number in range(1, 41))
ELSEWHERE: Final = Shift("c9", "c8")


def _solution(verdict: Verdict) -> Solution:
    """A won line that nobody goes along, unless a test says so."""
    return Solution(verdict, (ELSEWHERE,) if verdict is WON else (), 1)


def _settle(course: Winnability, verdicts: list[Verdict]) -> list[int]:
    """Answer what is asked; returns what was."""
    asked = []
    while (number := course.question()) is not None:
        assert number not in asked
        asked.append(number)
        course.learn(number, _solution(verdicts[number]))
    return asked


@pytest.mark.parametrize("lost_since", [0, 1, 13, 39, 40])
def test_the_move_that_lost_it_is_found_in_few_questions(lost_since: int) -> None:
    course = Winnability()
    course.follow(MOVES)
    asked = _settle(course, [WON] * lost_since + [LOST] * (41 - lost_since))
    assert course.standing == Standing(LOST, lost_since, lost_since - 1, is_settled=True)
    assert course.standing.is_exact
    assert len(asked) <= 7


def test_what_is_not_decided_leaves_room_and_is_asked_once() -> None:
    course = Winnability()
    course.follow(MOVES[:6])
    _settle(course, [WON, WON, UNKNOWN, UNKNOWN, LOST, LOST, LOST])
    assert course.standing == Standing(LOST, 4, 1, is_settled=True)
    assert not course.standing.is_exact


def test_a_position_that_is_not_decided_does_not_hide_others() -> None:
    """The middle one is open, and yet both its neighbours are found out."""
    course = Winnability()
    course.follow(MOVES[:6])
    _settle(course, [WON, WON, WON, UNKNOWN, LOST, LOST, LOST])
    assert (course.standing.won_until, course.standing.lost_since) == (2, 4)


def test_while_a_winning_line_is_followed_nothing_is_asked() -> None:
    course = Winnability()
    course.follow(())
    assert course.standing.verdict is None
    assert course.question() == 0
    course.learn(0, Solution(WON, MOVES[:5], 1))
    for count in range(6):
        course.follow(MOVES[:count])
        assert course.question() is None
        assert course.standing.verdict is WON
        assert course.line == MOVES[count:5]
    course.follow((*MOVES[:5], ELSEWHERE))
    assert course.question() == 6
    assert course.line == ()


def test_a_line_found_late_is_gone_along_at_once() -> None:
    """The answer to an earlier position may come when the game has gone on."""
    course = Winnability()
    course.follow(MOVES[:3])
    course.learn(0, Solution(WON, MOVES[:8], 1))
    assert course.standing.verdict is WON
    assert course.line == MOVES[3:8]


def test_taken_back_far_enough_it_can_be_won_again() -> None:
    course = Winnability()
    course.follow(MOVES[:10])
    _settle(course, [WON] * 7 + [LOST] * 4)
    course.follow(MOVES[:8])
    assert course.standing.verdict is LOST
    course.follow(MOVES[:6])
    assert course.standing.verdict is WON
    assert course.question() is None
    assert course.line == (ELSEWHERE,)
    course.follow((*MOVES[:6], MOVES[19]))
    assert course.question() == 7
    course.learn(7, _solution(UNKNOWN))
    assert course.standing.verdict is UNKNOWN
    assert course.standing.is_settled
    course.follow((*MOVES[:6], MOVES[20]))
    assert course.question() == 7  # another position than the one that was not decided


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("name", ["three at a time", "onto the waste", "lower kind"])
def test_in_real_games_it_is_the_move_that_brute_force_finds(name: str) -> None:
    engine = small_game(name)
    lost_later = 0
    for seed in range(12):
        state = engine.deal(shuffled(engine.deck, seed), seed).state
        decided = decide(engine, state, 1_000)
        if decided is None:
            continue
        chance = SplitMix64(seed)
        moves: list[TableauMove] = []
        truth = [decided.won[0]]
        while len(moves) < 12 and (legal := engine.legal_moves(state)):
            moves.append(legal[chance.below(len(legal))])
            state = engine.apply(state, moves[-1]).state
            later = decide(engine, state, 1_000)
            assert later is not None
            truth.append(later.won[0])
        course = Winnability()
        course.follow(moves)
        _settle(course, [WON if won else LOST for won in truth])
        assert course.standing.lost_since == (truth.index(False) if False in truth else None)
        lost_later += truth[0] and not truth[-1]
    assert lost_later
