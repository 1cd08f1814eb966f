"""What is asked on a step and answered there; what captures what, and is worth what, rules say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanafuda_desktop.app.learn.lesson import (
    OUTCOMES,
    Captions,
    CardGroup,
    Exercise,
    LessonTable,
    LessonTask,
    PlayStep,
    PointStep,
    SayStep,
    captions,
    captured_by,
    is_wanted,
    told,
    yaku_of,
)
from hanafuda_desktop.app.learn.lesson_script import GAME, PARTS
from hanafuda_desktop.app.learn.table import laid
from hanafuda_desktop.cards.notation import parse_card, parse_cards
from hanafuda_desktop.engine.events import CardsMoved
from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.families.fishing.moves import PLAIN, Take
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game

CATALOGUE = our_games()


def rules_of(game: str) -> FishingRules:
    rules = CATALOGUE.game(game)
    assert isinstance(rules, FishingRules)
    return rules


RULES = rules_of(GAME)


def tell(text: str) -> str:
    return told(text, RULES)


CAPTURE = PlayStep("capture", "", (), aim=LessonTask.CAPTURE)
LAY = PlayStep("lay", "", (), aim=LessonTask.LAY)


# --- the engine is asked -------------------------------------------------------------------------


def test_what_a_card_captures_is_what_the_engine_does() -> None:
    """By the rules of Mushi, Lightning takes any card but those of its own month."""
    position = LessonTable(hand="b4 11", field="b1 13")
    lightning = PLAIN[parse_card("b4")]
    by_mushi, usual = laid(rules_of("mushi"), position), laid(RULES, position)
    assert captured_by(usual, lightning) == parse_cards("b1")
    assert captured_by(by_mushi, lightning) == parse_cards("13")
    crane = replace(CAPTURE, card="13")
    assert is_wanted(crane, by_mushi, lightning)
    assert not is_wanted(crane, usual, lightning)


def test_a_card_is_laid_where_the_engine_lays_it() -> None:
    lightning = PLAIN[parse_card("b4")]
    for game, lays in (("mushi", False), (GAME, True)):
        table = laid(rules_of(game), LessonTable(hand="b4 11", field="33"))
        assert is_wanted(LAY, table, lightning) is lays
        assert is_wanted(CAPTURE, table, lightning) is not lays


@pytest.mark.parametrize("seed", range(4))
def test_a_capture_is_foretold_as_it_comes(seed: int) -> None:
    game, foretold = new_game(RULES, seed=seed), 0
    while game.outcome is None:
        move, seat = game.legal_moves()[-1], game.to_move
        mates = captured_by(game, move)
        events = [*game.push(move)]
        while isinstance(next(iter(game.legal_moves()), None), Take):
            events += game.push(game.legal_moves()[0])
        taken = {
            card
            for event in events
            if isinstance(event, CardsMoved) and event.target == f"p{seat}"
            for card in event.cards
        }
        assert taken >= set(mates)
        foretold += len(mates)
    assert foretold > 5


def test_yaku_on_the_board_are_told_by_the_rules() -> None:
    groups = [
        group
        for part in PARTS
        for step in part.steps
        for group in step.board
        if group.names is Captions.YAKU
    ]
    assert groups
    for group in groups:
        (made,) = yaku_of(group.numbers, RULES)
        assert set(made.cards) == set(group.numbers)
    red = CardGroup("12 22 32", Captions.YAKU)
    assert captions(red, RULES) == ("Aka-tan", "5 points")
    yaku = tuple(
        each.model_copy(update={"points": 7}) if each.id == "aka-tan" else each
        for each in RULES.yaku
    )
    assert captions(red, RULES.model_copy(update={"yaku": yaku})) == ("Aka-tan", "7 points")


# --- what is done, and answered ------------------------------------------------------------------


def test_where_something_is_said_one_can_go_on_at_once() -> None:
    exercise = Exercise(SayStep("a", "Title", ("Words.",), task="Look."), tell)
    assert exercise.is_done
    assert exercise.task == "Look."


def test_cards_are_pointed_out_one_by_one() -> None:
    step = PointStep("a", "", (), task="Choose.", right="61 a1", praise="Well seen.")
    exercise = Exercise(step, tell)
    butterflies, deer, ribbon = parse_cards("61 a1 62")
    assert exercise.task == "Choose."
    assert exercise.point(ribbon) == "That one is a ribbon. Keep looking."
    assert exercise.point(deer) == "Yes, that is one. There is another."
    assert exercise.missing == {butterflies}
    assert exercise.point(deer) == "Yes, that is one. There is another."
    assert not exercise.is_done
    assert exercise.point(butterflies) == "Well seen."
    assert (exercise.is_done, exercise.task) == (True, "")
    assert exercise.point(ribbon) == ""


def test_a_step_is_played_as_often_as_it_is_asked_for() -> None:
    step = replace(CAPTURE, task="Match.", times=2, otherwise="Not that.", praise="Good.")
    exercise = Exercise(step, tell)
    assert exercise.task == "Match.\n0 of 2"
    assert exercise.stray() == "Not that."
    assert exercise.play() == "Yes, those two belong together."
    assert exercise.settle(None) is None
    assert not exercise.is_done
    assert exercise.play() == ""
    assert exercise.is_played
    assert exercise.settle(None) == "Good."
    assert (exercise.is_done, exercise.task) == (True, "")
    assert exercise.settle(None) is None, "it is done once"


@pytest.mark.parametrize(
    ("winners", "said"), [((0,), OUTCOMES[0]), ((1,), OUTCOMES[1]), ((0, 1), OUTCOMES[2])]
)
def test_a_round_that_is_played_to_its_end_is_spoken_of(
    winners: tuple[int, ...], said: str
) -> None:
    exercise = Exercise(replace(CAPTURE, aim=LessonTask.PLAY_ON), tell)
    assert exercise.settle(None) is None
    assert not exercise.is_done
    assert exercise.settle(Outcome(winners, (0, 0))) == said
    assert exercise.is_done


def test_what_players_say_is_called_as_on_the_tables_buttons() -> None:
    assert told("Say “{go}”.", RULES) == "Say “Koi-koi”."
    assert told("", RULES) == ""
