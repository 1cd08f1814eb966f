"""Shedding games: playing events comes to the same picture as putting all in place."""

from __future__ import annotations

import random

import pytest

from hanafuda_desktop.engine.events import PileTurnedOver
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.shedding.events import EffectStruck, HandsSwapped, PalmLaid
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.card_item import CardItem
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene
from tests.table.fishing_games import turns
from tests.table.playing import seen
from tests.table.shedding_games import GAMES


def show(scene: TableScene, game: Game, seat: int) -> None:
    scene.present(game.view(seat), game.legal_moves() if game.to_move == seat else ())


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_event_of_random_games_plays_to_what_present_shows(
    name: str, players: int, catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = catalogue.game(name)
    game, chance = Game(rules, seed=players, players=players), random.Random(players)
    seat = chance.randrange(players)
    scene, reference = TableScene(rules, plain_deck), TableScene(rules, plain_deck)
    scene.play(game.seen(game.dealt.events, seat), game.view(seat), ())
    for number, (_, events) in enumerate(turns(game, chance, 80)):
        moves = game.legal_moves() if game.to_move == seat else ()
        scene.play(game.seen(events, seat), game.view(seat), moves)
        if number % 3 == 0:
            scene.stage.advance(64 * (number % 20))  # else the next move lands it at its start
        if number % 2 == 0:
            scene.land()
            show(reference, game, seat)
            assert seen(scene) == seen(reference)
            assert scene._presenter.board == reference._presenter.board
    scene.land()
    show(reference, game, seat)
    assert seen(scene) == seen(reference)
    cards = [item for item in scene.items() if isinstance(item, CardItem)]
    assert len(cards) == sum(len(pile.cards) for pile in game.view(seat).piles)
    for each in (scene, reference):
        each.stage.clear()  # a card may just be asked about, and glow


@pytest.mark.parametrize(("name", "players"), [("untitled", 3), ("kaze", 4)])
def test_time_brings_it_there_too(
    name: str, players: int, catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = catalogue.game(name)
    game, scene = Game(rules, seed=2, players=players), TableScene(rules, plain_deck)
    reference = TableScene(rules, plain_deck)
    show(scene, game, 0)
    happened: set[type] = set()
    chance = random.Random(3)
    for number in range(150):
        moves = game.legal_moves()
        if not moves:
            break
        useful = chance.random() < (0.2 if number < 60 else 0.9)
        events = game.push(moves[0] if useful else chance.choice(moves))
        happened |= {type(event) for event in events}
        scene.play(game.seen(events, 0), game.view(0), ())
        for _ in range(90):
            scene.stage.advance(64)
        show(reference, game, 0)
        assert seen(scene) == seen(reference)
        assert not scene.stage.moving
    assert happened >= {EffectStruck, PileTurnedOver, PalmLaid}
    assert (HandsSwapped in happened) is (name == "kaze")
    for each in (scene, reference):
        each.stage.clear()
