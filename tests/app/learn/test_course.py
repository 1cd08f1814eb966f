"""The steps, without a window: what each asks for is possible, and leads to the next."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from hanafuda_desktop.app.learn.lesson import LessonCourse, LessonTask, PlayStep, PointStep, Step
from hanafuda_desktop.app.learn.lesson_script import GAME, PARTS
from hanafuda_desktop.app.learn.table import advised, laid
from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.engine.events import CardsMoved
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import quick_move

STEPS: list[Step] = [step for part in PARTS for step in part.steps]
PLAYED = [step for step in STEPS if isinstance(step, PlayStep)]
POINTED = [step for step in STEPS if isinstance(step, PointStep)]
RULES = cast("FishingRules", our_games().game(GAME))


def others_play(game: Game) -> None:
    """Let the computer play until the learner is asked."""
    while game.outcome is None and game.to_move != 0:
        game.push(quick_move(game.view(1), game.legal_moves(), game.rules))


def played(step: PlayStep, game: Game) -> None:
    """Do on the table what a step asks for."""
    done = 0
    while done < step.times and game.outcome is None:
        others_play(game)
        move = advised(step, game)
        assert move is not None, f"{step.id}: not possible here"
        game.push(move)
        done += step.aim is not LessonTask.PLAY_ON


def table_of(step: PlayStep) -> Game:
    """The table as a step finds it."""
    at = STEPS.index(step)
    first = at
    while STEPS[first].position is None:  # type: ignore[union-attr]
        first -= 1
    begun = STEPS[first]
    assert isinstance(begun, PlayStep)
    assert begun.position is not None
    game = laid(RULES, begun.position)
    for each in STEPS[first:at]:
        assert isinstance(each, PlayStep)
        played(each, game)
    return game


@pytest.mark.parametrize("step", PLAYED, ids=lambda step: step.id)
def test_what_a_step_asks_for_is_legal_and_so_is_something_else(step: PlayStep) -> None:
    game = table_of(step)
    others_play(game)
    assert game.to_move == 0
    assert advised(step, game) is not None
    played(step, game)


def test_hands_of_matching_steps_have_a_partner_each() -> None:
    for step in PLAYED:
        if step.times > 1:
            game = table_of(step)
            played(step, game)
            assert not game.view(0).pile("h0").cards


def captured_in(step_id: str) -> list[tuple[int | None, ...]]:
    """What the learner captures in a step, hand card first, then the card from the stock."""
    step = next(each for each in PLAYED if each.id == step_id)
    game = table_of(step)
    move = advised(step, game)
    events = game.push(move)
    return [e.cards for e in events if isinstance(e, CardsMoved) and e.target == "p0"]


def test_the_table_does_what_the_words_say() -> None:
    assert sum(map(len, captured_in("turn"))) == 4, "hand and stock capture a pair each"
    assert captured_in("lay") == []
    assert sum(map(len, captured_in("two"))) == 2
    assert sum(map(len, captured_in("three"))) == 4


def test_two_yaku_are_worth_ten_points() -> None:
    stop = next(step for step in PLAYED if step.id == "stop")
    game = table_of(stop)
    played(stop, game)
    assert game.outcome is not None
    assert game.outcome.scores == (10, -10)


def test_whoever_dared_too_much_pays_double() -> None:
    (rule,) = (each for each in RULES.multipliers if each.when.opponent_calls)
    assert rule.factor == 2


def test_whoever_follows_the_hints_wins_the_short_game_in_a_few_turns() -> None:
    step = next(step for step in PLAYED if step.id == "game")
    game = table_of(step)
    played(step, game)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    mine = [e for seat, events in game.history for e in events if seat == 0 and moved_from_hand(e)]
    assert 3 <= len(mine) <= 4


def moved_from_hand(event: object) -> bool:
    return isinstance(event, CardsMoved) and event.source == "h0"


def test_the_short_game_ends_whatever_is_played() -> None:
    step = next(step for step in PLAYED if step.id == "game")
    for which in (0, -1):
        game = table_of(step)
        for _ in range(60):
            others_play(game)
            if game.outcome is not None:
                break
            game.push(game.legal_moves()[which])
        assert game.outcome is not None


def test_the_words_about_the_deck_are_true() -> None:
    kinds = [card.category for card in CARDS]
    assert len(CARDS) == 48
    assert kinds.count(Category.BRIGHT) == 5
    assert kinds.count(Category.ANIMAL) == 9
    for step in POINTED:
        shown = {card for group in step.board for card in group.numbers}
        assert step.wanted < shown
        sort = {"brights": "bright", "animals": "animal", "ribbons": "ribbon", "chaff": "chaff"}
        if step.id in sort:
            assert step.wanted == {c for c in shown if CARDS[c].category == sort[step.id]}


def test_ids_are_unique_and_every_part_has_a_beginning_of_its_own() -> None:
    ids = [step.id for step in STEPS]
    assert len(set(ids)) == len(ids)
    for part in PARTS:
        first = part.steps[0]
        assert not isinstance(first, PlayStep) or first.position is not None


def test_a_step_knows_its_part(tmp_path: Path) -> None:
    course = LessonCourse(PARTS, tmp_path / "lesson.json")
    parts = [course.part]
    while not course.is_last:
        course.next()
        parts.append(course.part)
    assert parts == [number for number, part in enumerate(PARTS) for _ in part.steps]


# --- how far one has come ------------------------------------------------------------------------


def test_the_way_is_kept_and_a_game_begins_at_its_beginning(tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    course = LessonCourse(PARTS, file)
    assert course.is_first
    while course.step.id != "curtain":
        course.next()
    assert course.keep() == ""
    assert LessonCourse(PARTS, file).step.id == "cup"


def test_skipping_leaves_out_what_needs_the_game_that_was_left(tmp_path: Path) -> None:
    course = LessonCourse(PARTS, tmp_path / "lesson.json")
    while course.step.id != "cup":
        course.next()
    course.skip()
    assert course.step.id == "game"
    course.back()
    assert course.step.id == "cup"


def test_after_the_end_it_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    course = LessonCourse(PARTS, file)
    while not course.is_last:
        course.next()
    course.next()
    assert course.is_last
    course.keep()
    assert LessonCourse(PARTS, file).is_first


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"version": 1}', '{"version": 9, "step": "cup"}', '{"version":1,"step":[]}'],
)
def test_a_file_that_says_nothing_is_a_beginning(tmp_path: Path, text: str) -> None:
    file = tmp_path / "lesson.json"
    file.write_text(text)
    assert LessonCourse(PARTS, file).is_first


def test_it_is_said_when_it_cannot_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert LessonCourse(PARTS, tmp_path / "file" / "lesson.json").keep()


def test_it_is_kept_as_plain_json(tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    course = LessonCourse(PARTS, file)
    course.next()
    course.keep()
    kept = {"version": 1, "step": "months", "finished": False}
    assert json.loads(file.read_text()) == kept
