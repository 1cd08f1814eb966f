"""Fishing games: playing events comes to the same picture as putting all in place."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QAbstractAnimation

from hanafuda_desktop.engine.events import CardsStolen, CardTurnedUp, DealtAgain
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.fishing.moves import Pick
from hanafuda_desktop.families.fishing.ui.layout import FishingLayout
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.ui_registry import table_for
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.cards.card_item import CardItem, PileItem, SlotSign
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import Pace
from tests.table.fishing_games import GAMES, turns
from tests.table.playing import seen
from tests.table.present_and_play import check_random_game, show


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_event_of_random_games_plays_to_what_present_shows(
    name: str, players: int, catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    check_random_game(catalogue.game(name), players, plain_deck, 120)


@pytest.mark.deep
@pytest.mark.parametrize("name", ["koi-koi", "go-stop"])
def test_time_brings_it_there_too(
    name: str, catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = catalogue.game(name)
    game, scene = new_game(rules, seed=3, players=2), table_for(rules, plain_deck)
    reference = table_for(rules, plain_deck)
    show(scene, game, 0)
    for _, events in turns(game, random.Random(3), 40):
        scene.play(game.seen(events, 0), game.view(0), ())
        for _ in range(500):
            scene.stage.advance(16)
        show(reference, game, 0)
        assert seen(scene) == seen(reference)
        assert scene.stage.state() == QAbstractAnimation.State.Stopped or not scene.stage.moving


def test_another_seat_looks_from_its_own_side(
    catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = catalogue.game("higo-bana")
    game = new_game(rules, seed=2, players=4)
    scene = table_for(rules, plain_deck)
    for seat in (0, 2, 3, 0):
        show(scene, game, seat)
        board, reference = scene.board, table_for(rules, plain_deck)
        own = board.lying(f"h{seat}")
        assert all(lying.card is not None for lying in own)
        assert {lying.width for lying in own} == {board.layout.card_width}
        show(reference, game, seat)
        assert seen(scene) == seen(reference)


def test_the_deal_takes_no_longer_than_it_may(
    catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    for name, players in (("koi-koi", 2), ("higo-bana", 7)):
        game = new_game(catalogue.game(name), seed=3, players=players)
        scene = table_for(game.rules, plain_deck)
        scene.play(game.seen(game.dealt.events, 0), game.view(0), ())
        assert scene.stage.moving
        scene.stage.advance(durations.DEAL / 2)
        assert scene.stage.moving
        scene.stage.advance(durations.DEAL / 2 + 1)
        assert not scene.stage.moving


def test_cards_to_pick_from_lie_on_the_field_until_the_deal(
    catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = catalogue.game("higo-bana").model_copy(update={"first_dealer": "pick"})
    game, chance = new_game(rules, seed=5, players=5), random.Random(5)
    scene, reference = table_for(rules, plain_deck), table_for(rules, plain_deck)
    scene.play(game.seen(game.dealt.events, 1), game.view(1), ())
    picked: list[object] = []
    scene.move_chosen.connect(picked.append)
    show(scene, game, 0)
    scene.interaction.act_on(Hit("k", 6))
    assert picked == [Pick(6)]
    for _, events in turns(game, chance, 8):
        scene.play(game.seen(events, 1), game.view(1), ())
        scene.stage.advance(300)
        scene.land()
        show(reference, game, 1)
        assert seen(scene) == seen(reference)


def test_a_deal_that_does_not_count_is_shown_and_gathered(
    catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = catalogue.game("mushi")
    again = (
        game
        for game in (new_game(rules, seed=seed) for seed in range(3000))
        if any(isinstance(event, DealtAgain) for event in game.dealt.events)
    )
    game = next(again)
    discarded = next(e for e in game.dealt.events if isinstance(e, DealtAgain)).field
    scene, reference = table_for(rules, plain_deck), table_for(rules, plain_deck)
    scene.play(game.seen(game.dealt.events, 0), game.view(0), ())
    scene.stage.advance(durations.DEAL_FLIGHT + durations.DISCARDED / 2)
    assert {item.card for item in scene._presenter.cast if item.isVisible()} >= set(discarded)
    for _ in range(60):
        scene.stage.advance(40)
    show(reference, game, 0)
    assert seen(scene) == seen(reference)


def test_the_turned_card_is_seen_before_it_moves(
    catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    game = new_game(catalogue.game("koi-koi"), seed=1)
    scene = table_for(game.rules, plain_deck)
    show(scene, game, 0)
    seat = game.to_move
    assert seat is not None
    events = game.push(game.legal_moves()[0])
    turned = next(event.card for event in events if isinstance(event, CardTurnedUp))
    scene.play(game.seen(events, 0), game.view(0), ())
    board = scene.board
    assert isinstance(board.layout, FishingLayout)
    place = board.layout.stock.shown_large(turned)
    scene.stage.advance(durations.MOVE + durations.FLIP + 10)
    shown = [item for item in scene._presenter.cast if item.card == turned]
    for _ in range(4):
        assert [(item.x(), item.y(), item.broad) for item in shown] == [
            (place.x, place.y, place.width)
        ]
        scene.stage.advance(durations.TURNED / 4 - 5)
    scene.land()


def test_an_empty_stock_offers_nothing(catalogue: Catalogue, plain_deck: CardPictures) -> None:
    game = new_game(catalogue.game("higo-bana"), seed=1, players=4)
    scene = table_for(game.rules, plain_deck)
    for _ in turns(game, random.Random(1), 60):
        if not game.view(0).pile("s").cards:
            break
    show(scene, game, 0)
    slots = [item for item in scene.items() if isinstance(item, PileItem)]
    assert [(slot.kind, slot.sign) for slot in slots] == [(PileKind.STOCK, SlotSign.NOTHING)]


def test_reduced_motion_moves_nothing(catalogue: Catalogue, plain_deck: CardPictures) -> None:
    game = new_game(catalogue.game("go-stop"), seed=4, players=3)
    scene = table_for(game.rules, plain_deck)
    scene.set_pace(Pace(reduced=True))
    show(scene, game, 0)
    for _, events in turns(game, random.Random(4), 60):
        scene.play(game.seen(events, 0), game.view(0), ())
        cards = [key for key in scene.stage._tracks if isinstance(key, CardItem)]
        assert not cards


def test_a_stolen_card_is_held_up_before_it_goes(
    catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = catalogue.game("go-stop")
    for seed in range(60):
        game = new_game(rules, seed=seed, players=2)
        scene = table_for(rules, plain_deck)
        for _, events in turns(game, random.Random(seed), 40):
            stolen = [event for event in events if isinstance(event, CardsStolen)]
            if not stolen:
                show(scene, game, 0)
                continue
            scene.play(game.seen(events, 0), game.view(0), ())
            card = stolen[0].cards[0]
            (item,) = [item for item in scene._presenter.cast if item.card == card]
            board = scene.board
            assert isinstance(board.layout, FishingLayout)
            seen_large = 0
            while scene.stage.moving:
                scene.stage.advance(30)
                at_rest = item.broad == int(board.layout.stock.turned.width)
                seen_large += board.layout.field.rect.holds(item.x(), item.y()) and at_rest
            assert seen_large * 30 >= durations.STOLEN - 60
            return
    raise AssertionError("nothing was stolen")
