"""Shedding games: playing events comes to the same picture as putting all in place."""

from __future__ import annotations

import random

import pytest

from hanafuda_desktop.engine.events import PileTurnedOver
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding.moves import EffectStruck, HandsSwapped, PalmLaid
from hanafuda_desktop.families.ui_registry import table_for
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.cards.pictures import CardPictures
from tests.table.playing import seen
from tests.table.present_and_play import check_random_game, show
from tests.table.shedding_games import GAMES


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_event_of_random_games_plays_to_what_present_shows(
    name: str, players: int, catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    check_random_game(catalogue.game(name), players, plain_deck, 80)


@pytest.mark.deep
@pytest.mark.parametrize(("name", "players"), [("untitled", 3), ("kaze", 4)])
def test_time_brings_it_there_too(
    name: str, players: int, catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = catalogue.game(name)
    game, scene = new_game(rules, seed=2, players=players), table_for(rules, plain_deck)
    reference = table_for(rules, plain_deck)
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
