"""What a coach says of choices: in points against the others, of each kind of move once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hanafuda_desktop.app.workers.clients import ComputerClient
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game, quick_move
from hanafuda_desktop.families.shedding.ui.words import shedding_move_told
from hanafuda_desktop.play import coach
from hanafuda_desktop.play.coach import Coach
from hanafuda_desktop.play.computers import (
    Answer,
    Decision,
    Judged,
    Question,
    answer,
    choices_of_round,
)
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.players.evaluation import Thought, Thoughts, Unit
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.narration import MoveTold, RoundNames
from hanafuda_desktop.table.panels.review import WeighedMove

NAMES = RoundNames(("You", "Haru", "Aki"))


def _told(_: View, move: Any) -> MoveTold:
    return MoveTold(f"Lay {move}")


def _judged(loss: float, unit: Unit = "points", *, dropped: int = 50) -> Judged:
    """A choice between three moves, of which the second was played."""
    view = new_game(our_games().game("koi-koi"), seed=5).view(0)
    choice = Decision(0, 0, view, ("this", "that", "other"), "that")
    each = (
        Thought("this", 0.0, 0.1, 90, 0.0, loss),
        Thought("that", 0.0, 0.1, 90, 0.0, 0.0),
        Thought("other", 0.0, 0.1, dropped, 0.0, -1.0),
    )
    return Judged(Thoughts("this", each, unit), loss, 0.01, choice=choice, played="that")


def test_points_are_those_against_the_others() -> None:
    judged = _judged(2.8)
    said = coach.weighed_words(judged, judged.choice, _told, NAMES).said
    assert said == (
        "You chose: Lay that.",
        "Better: Lay this, by about 2.8 points against the others.",
    )


def test_chances_are_told_without_what_breaks_ties() -> None:
    judged = _judged(0.08, "chance")
    said = coach.weighed_words(judged, judged.choice, _told, NAMES).said
    assert said[1] == "Better: Lay this. It wins about 8 % more of the games."
    assert coach.costly(judged, _told, NAMES).cost == "\N{MINUS SIGN}8 % of the games"


def test_where_there_was_no_time_it_is_told() -> None:
    judged = _judged(2.8)
    hurried = replace(judged, thoughts=replace(judged.thoughts, is_cut_short=True))
    *said, last = coach.weighed_words(hurried, judged.choice, _told, NAMES).said
    assert tuple(said) == coach.weighed_words(judged, judged.choice, _told, NAMES).said
    assert last == "There was no time to look at everything, so the numbers are rough."
    open_ = replace(hurried, unsure=inf)
    _, leaning, last = coach.weighed_words(open_, judged.choice, _told, NAMES).said
    assert leaning == "The coach leans to: Lay this."


@pytest.mark.parametrize("dropped", [5, 50])
def test_what_was_given_up_early_is_told_so(dropped: int) -> None:
    judged = _judged(2.8, dropped=dropped)
    moves = coach.weighed_words(judged, judged.choice, _told, NAMES).moves
    assert [each.is_given_up for each in moves] == [False, False, dropped == 5]
    assert [each.is_played for each in moves] == [False, True, False]


# --- moves of the same words ---------------------------------------------------------------------


def _with_equal_words(
    rules: GameBase,
) -> tuple[Game, Decision, Callable[[View, Any], MoveTold]]:
    """A choice in a shedding game in which two moves, one of them played, have the same words."""

    def told(_: View, move: Any) -> MoveTold:
        return shedding_move_told(move, NAMES)

    for seed in range(200):
        game = new_game(rules, players=3, seed=seed)
        for _ in range(12):
            view, moves = game.view(game.to_move or 0), game.legal_moves()
            said = [told(view, move).said for move in moves]
            twice = [move for move, words in zip(moves, said, strict=True) if said.count(words) > 1]
            if twice and view.turn is not None and view.turn.asked == "play":
                game.push(twice[-1])
                return game, choices_of_round(game, range(3))[-1], told
            game.push(quick_move(view, moves, rules))
    raise AssertionError("no such choice")


def _shown(
    game: Game, choice: Decision, told: Callable[[View, Any], MoveTold]
) -> list[WeighedMove]:
    """What is shown of a choice."""

    class Here:
        """Thinks at once, and little."""

        def ask(self, question: Question, then: Callable[[Answer], None]) -> None:
            assert question.playouts is not None
            then(answer(mind_of, replace(question, playouts=40)))

    session = SimpleNamespace(game=game, seated=SimpleNamespace(players_chance=1))
    nothing = cast("Any", None)
    thinking = cast("ComputerClient", Here())
    judge = Coach(nothing, cast("Session", session), thinking, nothing, told, nothing)
    assert judge.look_up(choice) == (False, None)
    judge.judge(choice, lambda: None)
    known, judged = judge.look_up(choice)
    assert known
    assert judged is not None
    return list(coach.weighed_words(judged, choice, told, NAMES).moves)


def test_of_moves_with_the_same_words_one_is_told() -> None:
    game, choice, told = _with_equal_words(our_games().game("untitled"))
    words = [told(choice.view, move).said for move in choice.moves]
    assert len(set(words)) < len(words)
    shown = _shown(game, choice, told)
    assert sorted(each.told.said for each in shown) == sorted(set(words))
    played = [each.told.said for each in shown if each.is_played]
    assert played == [told(choice.view, choice.played).said]


def test_what_house_rules_tell_apart_is_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    each = "{id: last-chaff, cards: {category: chaff, place: 4}, points: 7}"
    path.write_text(f"extends: untitled\nname: {{en: House}}\nvalues: [{each}]\n", "utf-8")
    rules = our_games().load(path).rules
    assert rules is not None
    game, choice, told = _with_equal_words(rules)
    words = [told(choice.view, move).said for move in choice.moves]
    assert sorted(each.told.said for each in _shown(game, choice, told)) == sorted(words)
