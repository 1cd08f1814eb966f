"""Edges on the cards that were played of late, and the question which card the drawn one takes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.fishing.moves import Take
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.cloth import seat_colour
from hanafuda_desktop.table.durations import Pace
from tests.table.playing import Playing, game_where

Make = Callable[..., Playing]


def asks_which(game: Game) -> bool:
    return game.to_move == 0 and any(isinstance(move, Take) for move in game.legal_moves())


@pytest.fixture
def table(playing: Make, catalogue: Catalogue) -> Playing:
    """A table at which the drawn card can take either of two."""
    return playing(game_where(catalogue.game("koi-koi"), asks_which))


# --- what was played of late ---------------------------------------------------------------------


def test_fresh_cards_have_an_edge_in_the_colour_of_their_seat(playing: Make) -> None:
    table = playing(new_game(our_games().game("koi-koi"), seed=5))
    field = table.board.view.pile("f").cards
    table.scene.mark_fresh({field[0]: 1, field[2]: 0})
    edges = {item.pos().x(): item for item in table.scene._fresh.items}
    assert len(edges) == 2
    for index, seat in ((0, 1), (2, 0)):
        lying = table.board.lying("f")[index]
        item = edges[lying.x]
        assert item.pos().y() == lying.y
        assert item.colour == seat_colour(seat)
        assert lying.z < item.zValue() < lying.z + 1


def test_edges_stay_with_their_cards_when_the_window_changes(playing: Make) -> None:
    table = playing(new_game(our_games().game("koi-koi"), seed=5))
    table.scene.mark_fresh({table.board.view.pile("f").cards[0]: 1})
    table.scene.resize(1000, 700, 1.0)
    (item,) = table.scene._fresh.items
    lying = table.board.lying("f")[0]
    assert (item.pos().x(), item.pos().y()) == (lying.x, lying.y)


def test_the_next_move_takes_the_edges_away(playing: Make) -> None:
    table = playing(new_game(our_games().game("koi-koi"), seed=5))
    table.scene.mark_fresh({table.board.view.pile("f").cards[0]: 1})
    table.scene.interaction.choose(table.game.legal_moves()[0])
    assert not table.scene._fresh.items


def test_it_is_told_when_the_cards_lie_where_they_belong(playing: Make) -> None:
    table = playing(new_game(our_games().game("koi-koi"), seed=5))
    told: list[bool] = []
    table.scene.arrived.connect(lambda: told.append(table.scene.stage.moving))
    table.scene.interaction.choose(table.game.legal_moves()[0])
    assert told == []
    assert not table.scene.has_arrived
    table.scene.land()
    assert len(told) == 1
    assert table.scene.has_arrived


def test_a_moment_that_another_follows_is_not_told(playing: Make) -> None:
    table = playing(new_game(our_games().game("koi-koi"), seed=5))
    told: list[bool] = []
    table.scene.arrived.connect(lambda: told.append(True))
    table.scene.interaction.choose(table.game.legal_moves()[0])
    table.follows = False
    table.scene.play((), table.game.view(), ())
    assert told == [True]


# --- which one? ----------------------------------------------------------------------------------


def texts(table: Playing) -> list[str]:
    return [item.text for item in table.scene._slips.badges]


def test_the_question_is_asked_beside_the_card_and_its_answers_are_numbered(table: Playing) -> None:
    answers = table.scene.interaction.answers
    assert len(answers) == 2
    assert texts(table) == ["Which one?", "1", "2"]
    assert set(table.scene.interaction.lights.lit) == set(answers)
    question, *numbers = table.scene._slips.badges
    standing = table.scene.interaction.choices
    assert standing is not None
    assert standing.standing is not None
    card = table.board.card_rect(standing.standing.pile, standing.standing.index)
    assert card.x <= question.rect.center().x() <= card.right
    for number, answer in zip(numbers, answers, strict=True):
        assert isinstance(answer, Hit)
        rect = table.board.card_rect("f", answer.index)
        assert rect.holds(*number.rect.center().toTuple())


@pytest.mark.parametrize("number", [1, 2])
def test_a_digit_answers(table: Playing, number: int) -> None:
    answer = table.scene.interaction.answers[number - 1]
    assert isinstance(answer, Hit)
    card = table.board.view.pile("f").cards[answer.index]
    table.key(Qt.Key(Qt.Key.Key_0 + number))
    assert table.chosen == [Take(card)]
    assert texts(table) == []


def test_a_digit_too_large_answers_nothing(table: Playing) -> None:
    table.key(Qt.Key.Key_3)
    assert table.chosen == []
    assert texts(table) == ["Which one?", "1", "2"]


def test_the_cursor_begins_at_the_first_answer(table: Playing) -> None:
    table.key(Qt.Key.Key_Right)
    assert table.focused == [table.scene.interaction.answers[0]]
    table.key(Qt.Key.Key_Return)
    assert isinstance(table.chosen[0], Take)


def test_a_cursor_that_is_seen_comes_to_the_first_answer_by_itself(
    playing: Make, catalogue: Catalogue
) -> None:
    before = game_where(catalogue.game("koi-koi"), asks_which)
    last = before.pop()
    table = playing(before)
    table.scene.set_pace(Pace(reduced=True))
    table.key(Qt.Key.Key_Right)
    table.scene.interaction.choose(last)
    assert table.focused[-1] == table.scene.interaction.answers[0]


# --- the cursor keeps out of others' hands -------------------------------------------------------


def test_the_cursor_never_goes_to_anothers_hand(playing: Make, catalogue: Catalogue) -> None:
    table = playing(new_game(catalogue.game("koi-koi"), seed=5))
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right):
        for _ in range(6):
            table.key(key)
            at = table.scene.keys.at
            assert not (isinstance(at, Hit) and at.pile == "h1")


def test_the_cursor_leaves_a_hand_that_is_now_anothers(playing: Make, catalogue: Catalogue) -> None:
    """Two people at one screen: the table turns, and the cursor was in the hand of the first."""
    table = playing(new_game(catalogue.game("koi-koi"), seed=5))
    table.key(Qt.Key.Key_3)
    assert table.scene.keys.at == Hit("h0", 2)
    table.scene.present(table.game.view(1), ())
    assert table.scene.keys.at is None
    table.key(Qt.Key.Key_Right)
    at = table.scene.keys.at
    assert isinstance(at, Hit)
    assert at.pile == "h1"
