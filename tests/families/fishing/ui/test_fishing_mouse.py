"""Fishing games with the mouse: drag, drop, click and double-click, and what glows meanwhile."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.fishing.moves import Bomb, Draw, Play, Show, Take
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.highlights import GlowItem
from tests.table.playing import Playing, middle

Make = Callable[..., Playing]


def moment(catalogue: Catalogue, condition: Callable[[Game], bool], name: str = "koi-koi") -> Game:
    """The first moment of games at random, with seat 0 to move, for which a condition holds."""
    rules = catalogue.game(name)
    for seed in range(400):
        game, chance = new_game(rules, seed=seed), random.Random(seed)
        while game.outcome is None and len(game.moves) < 150:
            if game.to_move == 0 and condition(game):
                return game
            game.push(chance.choice(game.legal_moves()))
    raise AssertionError("no such moment found")


def plays(game: Game) -> list[Play]:
    return [move for move in game.legal_moves() if isinstance(move, Play)]


def mates(game: Game, card: int) -> list[int]:
    """Field cards of the same month, which is all that takes one another in Koi-Koi."""
    field_cards = game.view().pile("f").cards
    return [each for each in field_cards if each is not None and each // 4 == card // 4]


def alone(game: Game, count: int) -> Play | None:
    """A play for which there is no choice, that captures so many cards."""
    fitting = [p for p in plays(game) if p.take is None and len(mates(game, p.card)) == count]
    return fitting[0] if fitting else None


def sole(playing: Playing, count: int) -> Play:
    """The play without a choice that captures so many, which the table was made for."""
    play = alone(playing.game, count)
    assert play is not None
    return play


def two_ways(game: Game) -> list[Play]:
    chosen = [play for play in plays(game) if play.take is not None]
    return [play for play in chosen if play.card == chosen[0].card]


@pytest.fixture
def table(playing: Make, catalogue: Catalogue) -> Callable[..., Playing]:
    def make(condition: Callable[[Game], bool], name: str = "koi-koi") -> Playing:
        made = playing(moment(catalogue, condition, name))
        made.follows = False
        return made

    return make


def hand(table: Playing, card: int) -> QPoint:
    return table.card("h0", table.game.view().pile("h0").cards.index(card))


def field(table: Playing, card: int | None) -> QPoint:
    return table.card("f", table.game.view().pile("f").cards.index(card))


def bare(table: Playing) -> QPoint:
    """A point of the field on which no card lies."""
    rect = table.board.layout.slot("f")
    chance = random.Random(1)
    while True:
        x, y = rect.x + chance.random() * rect.width, rect.y + chance.random() * rect.height
        card = table.board.layout.card_width
        near = [(x + dx, y + dy) for dx in (-card, 0, card) for dy in (-card, 0, card)]
        hits = [table.board.hit(*point) for point in near]
        if all(hit is None or hit.index < 0 for hit in hits) and hits[4] == Hit("f", -1):
            return QPoint(round(x), round(y))


def test_a_hand_card_dragged_onto_its_mate_captures(table: Any) -> None:
    playing = table(lambda game: alone(game, 1) is not None)
    play = sole(playing, 1)
    playing.drag(hand(playing, play.card), field(playing, mates(playing.game, play.card)[0]))
    assert playing.chosen == [play]


def test_a_card_that_matches_nothing_is_laid_on_the_bare_field(table: Any) -> None:
    playing = table(lambda game: alone(game, 0) is not None)
    play = sole(playing, 0)
    playing.drag(hand(playing, play.card), bare(playing))
    assert playing.chosen == [play]


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("name", ["koi-koi", "hana-awase", "go-stop", "mushi"])
def test_a_card_on_a_wrong_card_springs_back_and_is_told_why(table: Any, name: str) -> None:
    playing = table(lambda game: alone(game, 0) is not None, name)
    play, view = sole(playing, 0), playing.game.view()
    for wrong in view.pile("f").cards:
        playing.refused.clear()
        at = hand(playing, play.card)
        playing.drag(at, field(playing, wrong))
        assert playing.chosen == []
        assert playing.refused == [Play(play.card, wrong)]
        playing.scene.stage.advance(durations.SPRING_BACK + 1)
        assert hand(playing, play.card) == at
        assert "does not take" in str(playing.game.refusal(playing.refused[0]))


def test_a_card_with_a_mate_on_a_wrong_card_springs_back_too(table: Any) -> None:
    playing = table(lambda game: alone(game, 1) is not None)
    play = sole(playing, 1)
    mate = mates(playing.game, play.card)[0]
    far = playing.board.card_rect("f", playing.game.view().pile("f").cards.index(mate)).grown(9)
    for index, wrong in enumerate(playing.game.view().pile("f").cards):
        if wrong != mate and not far.shared(playing.board.card_rect("f", index)):
            playing.refused.clear()
            playing.drag(hand(playing, play.card), field(playing, wrong))
            assert playing.refused == [Play(play.card, wrong)]
    assert playing.chosen == []


def test_between_the_cards_of_a_full_field_there_is_cloth_to_lay_a_card_on(table: Any) -> None:
    playing = table(lambda g: len(g.view().pile("f").cards) >= 11 and alone(g, 0) is not None)
    play = sole(playing, 0)
    start = hand(playing, play.card)
    middles = [field(playing, card) for card in playing.game.view().pile("f").cards]
    gap = next(
        (one + other) / 2
        for one in middles
        for other in middles
        if 0 < other.x() - one.x() < 1.5 * playing.board.layout.card_width and one.y() == other.y()
    )
    playing.drag(start, gap)
    assert playing.chosen == [play]


def test_where_only_one_capture_is_possible_the_bare_field_will_do(table: Any) -> None:
    playing = table(lambda game: alone(game, 1) is not None)
    play = sole(playing, 1)
    playing.drag(hand(playing, play.card), bare(playing))
    assert playing.chosen == [play]


def test_a_stack_of_three_is_captured_whole(table: Any) -> None:
    playing = table(lambda game: alone(game, 3) is not None)
    play = sole(playing, 3)
    for mate in mates(playing.game, play.card):
        playing.chosen.clear()
        playing.drag(hand(playing, play.card), field(playing, mate))
        assert playing.chosen == [play]


def test_each_of_two_mates_can_be_chosen_by_dropping_on_it(table: Any) -> None:
    playing = table(lambda game: bool(plays(game) and [p for p in plays(game) if p.take]))
    for play in two_ways(playing.game):
        playing.chosen.clear()
        playing.drag(hand(playing, play.card), field(playing, play.take))
        assert playing.chosen == [play]


def test_dropped_on_the_bare_field_it_asks_which_of_two(table: Any) -> None:
    playing = table(lambda game: bool([p for p in plays(game) if p.take is not None]))
    first, second = two_ways(playing.game)
    playing.drag(hand(playing, first.card), bare(playing))
    assert playing.chosen == []
    assert len(playing.scene.interaction.lights.lit) == 2
    playing.click(field(playing, second.take))
    assert playing.chosen == [second]


def test_click_and_click(table: Any) -> None:
    playing = table(lambda game: bool([p for p in plays(game) if p.take is not None]))
    first, _ = two_ways(playing.game)
    playing.click(hand(playing, first.card))
    assert playing.chosen == []
    playing.click(field(playing, first.take))
    assert playing.chosen == [first]


def test_a_double_click_plays_a_card_without_a_choice_and_asks_else(table: Any) -> None:
    playing = table(
        lambda game: (
            alone(game, 1) is not None and any(play.take is not None for play in plays(game))
        )
    )
    first, _ = two_ways(playing.game)
    playing.double_click(hand(playing, first.card))
    assert playing.chosen == []
    assert len(playing.scene.interaction.lights.lit) == 2
    play = sole(playing, 1)
    playing.double_click(hand(playing, play.card))
    assert playing.chosen == [play]


def test_legal_targets_glow_while_a_card_is_held(table: Any) -> None:
    playing = table(lambda game: bool([p for p in plays(game) if p.take is not None]))
    first, second = two_ways(playing.game)
    start = hand(playing, first.card)
    playing.hold(start, start + QPoint(0, -60))
    cards = playing.game.view().pile("f").cards
    glowing = {cards[at.index] for at in playing.scene.interaction.lights.lit}
    assert glowing == {first.take, second.take}
    playing.release(start + QPoint(0, -60))


def test_hovering_shows_what_meets(table: Any) -> None:
    playing = table(lambda game: alone(game, 1) is not None)
    play = sole(playing, 1)
    mate = mates(playing.game, play.card)[0]
    index = playing.game.view().pile("f").cards.index(mate)
    playing.move(hand(playing, play.card))
    assert playing.scene.interaction.lights.lit == (Hit("f", index),)
    playing.move(field(playing, mate))
    own = playing.game.view().pile("h0").cards
    meeting = {
        Hit("h0", number) for number, card in enumerate(own) if (card or 0) // 4 == mate // 4
    }
    assert set(playing.scene.interaction.lights.lit) == meeting
    playing.move(QPoint(1278, 2))
    assert playing.scene.interaction.lights.lit == ()


def test_a_miss_springs_back_and_says_nothing(table: Any) -> None:
    playing = table(lambda game: bool(plays(game)))
    play = plays(playing.game)[0]
    at = hand(playing, play.card)
    playing.drag(at, at + QPoint(0, -40))
    playing.scene.stage.advance(durations.SPRING_BACK + 1)
    assert playing.chosen == []
    assert playing.refused == []


def test_a_wrong_card_of_the_field_is_refused_in_words(table: Any) -> None:
    playing = table(
        lambda game: alone(game, 1) is not None and len(game.view().pile("f").cards) > 3
    )
    play = sole(playing, 1)
    wrong = next(c for c in playing.game.view().pile("f").cards if c // 4 != play.card // 4)
    playing.click(hand(playing, play.card))
    playing.click(field(playing, wrong))
    assert playing.chosen == []
    assert [playing.game.refusal(move) for move in playing.refused] != [None]
    assert len(playing.refused) == 1


def test_the_turned_card_asks_what_it_takes(table: Any) -> None:
    playing = table(lambda game: any(isinstance(m, Take) for m in game.legal_moves()))
    takes = playing.game.legal_moves()
    playing.scene.land()
    assert len(playing.scene.interaction.lights.lit) == len(takes)
    for take in takes:
        playing.chosen.clear()
        playing.click(field(playing, take.card))
        assert playing.chosen == [take]
        playing.chosen.clear()
        playing.click(QPoint(1278, 2))
        assert len(playing.scene.interaction.lights.lit) == len(takes)
        playing.drag(playing.card("s"), field(playing, take.card))
        assert playing.chosen == [take]


def test_nothing_glows_any_more_where_a_turned_card_lay(
    playing: Make, catalogue: Catalogue
) -> None:
    game = moment(catalogue, lambda game: any(isinstance(m, Take) for m in game.legal_moves()))
    made = playing(game)
    made.click(made.card("f", made.board.view.pile("f").cards.index(game.legal_moves()[0].card)))
    assert made.chosen
    assert [item for item in made.scene.items() if isinstance(item, GlowItem)] == []


def test_bombs_and_shows_are_buttons_at_their_triple(table: Any, qtbot: Any) -> None:
    playing = table(lambda game: any(isinstance(m, Bomb) for m in game.legal_moves()), "go-stop")
    offered = [move for move in playing.game.legal_moves() if isinstance(move, Bomb | Show)]
    offers = playing.scene.interaction.offers
    assert [offer.move for offer in offers] == offered
    playing.click(middle(offers[0].rect))
    qtbot.waitUntil(lambda: playing.chosen == [offered[0]])


def test_without_a_hand_card_the_stock_is_clicked(table: Any) -> None:
    playing = table(
        lambda game: game.legal_moves() == (Draw(),) or Draw() in game.legal_moves(), "higo-bana"
    )
    playing.click(playing.card("s"))
    assert playing.chosen == [Draw()]


def test_nothing_can_be_done_in_the_turn_of_another(playing: Make, catalogue: Catalogue) -> None:
    game = moment(catalogue, lambda game: alone(game, 0) is not None)
    other = 1 - (game.to_move or 0)
    made = playing(game)
    made.follows = False
    made.scene.present(game.view(other), game.legal_moves())
    for index in range(len(game.view(other).pile(f"h{other}").cards)):
        made.double_click(made.card(f"h{other}", index))
    assert made.chosen == []


def test_a_gesture_lands_what_moves_and_is_not_blocked(playing: Make, catalogue: Catalogue) -> None:
    made = playing(moment(catalogue, lambda game: alone(game, 0) is not None))
    for _ in range(6):
        moves = made.game.legal_moves()
        made.scene.interaction.choose(moves[0])
        made.scene.stage.advance(120)
        assert made.scene.stage.moving
        made.click(QPoint(1278, 2))
        assert not [key for key in made.scene.stage._tracks if not isinstance(key, tuple)]
