"""Real-time games: playing events comes to the same picture as putting all in place."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from hanafuda_desktop.engine.events import CardsMoved
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.moves import Count, Put
from hanafuda_desktop.families.speed.ui.layout import column_id
from hanafuda_desktop.families.speed.ui.scene import SpeedScene
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import Pace
from tests.table.playing import seen
from tests.table.speed_games import NAMES, SpeedPlaying, all_moves, moments, speed_rules


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_event_of_random_games_plays_to_what_present_shows(
    name: str, seat: int, catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = speed_rules(catalogue, name)
    game = new_game(rules, seed=seat, players=2)
    scene, reference = SpeedScene(rules, plain_deck), SpeedScene(rules, plain_deck)
    scene.play(game.seen(game.dealt.events, seat), game.view(seat), ())
    for number, (_, events) in enumerate(moments(game, random.Random(seat), 420)):
        scene.play(game.seen(events, seat), game.view(seat), all_moves(game))
        # Most moves come while others are still on their way.
        scene.stage.advance(16 * (number % 12))
        if number % 5 == 0:
            scene.land()
            reference.present(game.view(seat), all_moves(game))
            assert seen(scene) == seen(reference)
    scene.land()
    reference.present(game.view(seat), all_moves(game))
    assert seen(scene) == seen(reference)
    cards = [item for item in scene.items() if isinstance(item, CardItem)]
    assert len(cards) == 48


def test_time_alone_brings_it_there_too(catalogue: Catalogue, plain_deck: CardPictures) -> None:
    rules = speed_rules(catalogue, "hanapette")
    game = new_game(rules, seed=3, players=2)
    scene, reference = SpeedScene(rules, plain_deck), SpeedScene(rules, plain_deck)
    scene.present(game.view(0), ())
    for _, events in moments(game, random.Random(3), 150):
        scene.play(game.seen(events, 0), game.view(0), all_moves(game))
        scene.stage.advance(48)
    for _ in range(200):
        scene.stage.advance(16)
    reference.present(game.view(0), ())
    assert seen(scene) == seen(reference)
    assert not scene.stage.moving


def test_a_card_on_its_way_goes_on_when_the_other_plays(
    catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = speed_rules(catalogue, "hanapette")
    game = new_game(rules, seed=3, players=2)
    scene = SpeedScene(rules, plain_deck)
    scene.present(game.view(0), ())
    flying: CardItem | None = None
    for _, events in moments(game, random.Random(3), 150):
        before = flying.pos() if flying is not None else None
        on_its_way = flying is not None and scene.stage.playing(flying)
        scene.play(game.seen(events, 0), game.view(0), ())
        if on_its_way and flying is not None:
            assert flying.pos() == before
            assert scene.stage.playing(flying)
            for _ in range(9):
                scene.stage.advance(16)
            assert not scene.stage.playing(flying)
            scene.land()
            return
        put = [e for e in events if isinstance(e, CardsMoved) and e.source.startswith("c")]
        flying = None
        if len(put) == 1 and len(events) == 1 and put[0].target.startswith("m"):
            flying = scene._presenter.cast.piles[put[0].target][-1]
            scene.stage.advance(32)
    raise AssertionError("nothing was played in the other's flight")


def test_a_refused_card_begins_its_way_anew_from_where_it_is(
    catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = speed_rules(catalogue, "hanapette")
    game = new_game(rules, seed=3, players=2)
    game.push(Count(0))
    scene = SpeedScene(rules, plain_deck)
    scene.present(game.view(0), all_moves(game))
    puts = [Put(0, 0, column, stack) for column in range(4) for stack in range(2)]
    wrong = next(put for put in puts if game.refusal(put, 0) is not None)
    item = scene.interaction.cast.piles[column_id(0, wrong.column)][-1]
    lay = item.pos()
    scene.bounce(wrong, "", 700)
    for passed in (40, 200, 350, 450, 640):
        scene.stage.advance(passed)
        before = item.pos()
        scene.bounce_on(0, 700)
        scene.stage.advance(1)
        assert (item.pos() - before).manhattanLength() < 15
    scene.bounce_on(0, 700)
    scene.stage.advance(698)
    assert scene.stage.playing(item)
    scene.stage.advance(3)
    assert not scene.stage.playing(item)
    assert item.pos() == lay
    scene.bounce_on(1, 700)
    assert not scene.stage.moving


def test_cards_fly_fast(catalogue: Catalogue, plain_deck: CardPictures) -> None:
    assert 120 <= durations.SPEED_FLIGHT <= 160
    rules = speed_rules(catalogue, "hanapette")
    game, scene = new_game(rules, seed=3, players=2), SpeedScene(rules, plain_deck)
    scene.present(game.view(0), ())
    events = game.push(Count(50))
    scene.play(events, game.view(0), ())
    turned = [scene._presenter.cast.piles[pile][-1] for pile in ("m0", "m1")]
    assert all(scene.stage.playing(item) for item in turned)
    for _ in range(11):
        scene.stage.advance(16)
    assert not any(scene.stage.playing(item) for item in turned)
    scene.land()


def test_reduced_motion_moves_nothing(catalogue: Catalogue, plain_deck: CardPictures) -> None:
    rules = speed_rules(catalogue, "hanapette")
    game, scene = new_game(rules, seed=4, players=2), SpeedScene(rules, plain_deck)
    scene.set_pace(Pace(reduced=True))
    scene.present(game.view(0), ())
    for _, events in moments(game, random.Random(4), 80):
        scene.play(game.seen(events, 0), game.view(0), ())
        assert not [key for key in scene.stage._tracks if isinstance(key, CardItem)]
    scene.land()


def test_what_is_played_is_under_way_before_the_next_frame(
    speed: Callable[..., SpeedPlaying],
) -> None:
    """No animation is told that time has passed, and yet a card has left its place."""
    table = speed()
    table.push(Count(1000))
    table.scene.land()
    while not (puts := [m for m in table.moves if isinstance(m, Put)]):
        table.push(table.moves[0])
        table.scene.land()
    put = puts[0]
    item = table.scene._presenter.cast.piles[column_id(0, put.column)][-1]
    before = item.pos()
    table.push(put)
    assert item.pos() != before
    assert table.scene.stage.playing(item)


def test_pictures_are_made_before_they_are_needed(speed: Callable[..., SpeedPlaying]) -> None:
    table = speed()
    made = 0
    while table.scene.looks.prepare():
        made += 1
    assert made <= 49
    assert all(card in table.scene.looks._resting for card in (None, *range(48)))
    table.scene.looks.forget()
    assert table.scene.looks.prepare()
