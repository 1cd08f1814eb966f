"""Playing events comes to the same picture as putting all in place; nothing keeps running."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.state import Collect, Shift, TurnStock
from hanafuda_desktop.families.ui_registry import table_for
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import FAST, Pace
from hanafuda_desktop.table.scene import TableScene
from tests.table.playing import Playing, game_where, random_games, seen

GAMES = ["yatsuhashi", "yatsuhashi-open-stock", "shiki", "tsukinami"]


def fresh(game: Game, pictures: CardPictures) -> dict[str, object]:
    scene = table_for(game.rules, pictures)
    scene.present(game.view(), game.legal_moves())
    picture = seen(scene)
    scene.deleteLater()
    return picture


def still(scene: TableScene) -> bool:
    return not scene.stage.busy and scene.stage.state() == QAbstractAnimation.State.Stopped


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_event_of_random_games_plays_to_what_present_shows(
    name: str, seed: int, catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = catalogue.game(name)
    scene = table_for(rules, plain_deck)
    reference = table_for(rules, plain_deck)
    for number, (game, move) in enumerate(random_games(rules, seed, 70)):
        if number == 0:
            scene.play(game.dealt.events, game.view(), game.legal_moves())
        after = new_game(rules, seed=seed)
        for earlier in game.moves:
            after.push(earlier)
        events = after.push(move)
        scene.play(events, after.view(), after.legal_moves())
        if number % 3 == 0:
            scene.stage.advance(70)  # else the next move lands it from its very start
        if number % 2 == 0:
            scene.land()
            reference.present(after.view(), after.legal_moves())
            assert seen(scene) == seen(reference)
            scene.land()
            assert still(scene)
    scene.land()
    assert seen(scene) == fresh(after, plain_deck)
    scene.land()


def test_time_brings_it_there_too(catalogue: Catalogue, plain_deck: CardPictures) -> None:
    rules = catalogue.game("yatsuhashi")
    game = game_where(rules, lambda game: any(isinstance(m, Collect) for m in game.legal_moves()))
    scene = table_for(rules, plain_deck)
    scene.present(game.view(), game.legal_moves())
    collect = next(move for move in game.legal_moves() if isinstance(move, Collect))
    scene.play(game.push(collect), game.view(), game.legal_moves())
    for _ in range(200):
        scene.stage.advance(16)
    assert seen(scene) == fresh(game, plain_deck)
    scene.land()
    assert still(scene)


def test_undo_and_redo_glide_to_what_present_shows(
    catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    rules = catalogue.game("yatsuhashi")
    *_, (game, _) = random_games(rules, 11, 80)
    scene = table_for(rules, plain_deck)
    scene.present(game.view(), game.legal_moves())
    while game.moves:
        game.pop()
        scene.glide(game.view(), game.legal_moves())
        scene.stage.advance(30)
    scene.land()
    assert seen(scene) == fresh(game, plain_deck)


def test_a_card_that_moves_is_one_item_moving(playing: Callable[..., Playing]) -> None:
    table = playing()
    shift = next(move for move in table.game.legal_moves() if isinstance(move, Shift))
    cast = table.scene._presenter.cast
    mover = cast.piles[shift.source][-1]
    table.scene.interaction.choose(shift)
    assert cast.piles[shift.target][-1] is mover


def test_the_deal_takes_no_longer_than_it_may_and_shows_all_cards(
    catalogue: Catalogue, plain_deck: CardPictures
) -> None:
    for name in GAMES:
        game = new_game(catalogue.game(name), seed=3)
        scene = table_for(game.rules, plain_deck)
        scene.play(game.dealt.events, game.view(), game.legal_moves())
        assert scene.stage.busy
        scene.stage.advance(durations.DEAL / 2)
        assert scene.stage.busy
        scene.stage.advance(durations.DEAL / 2 + 1)
        assert still(scene), name
        assert seen(scene) == fresh(game, plain_deck)


def test_a_click_or_a_key_skips_the_deal(playing: Callable[..., Playing]) -> None:
    table = playing("tsukinami")
    game = table.game
    skips: list[Callable[[], None]] = [
        lambda: table.click(QPoint(5, 790)),
        lambda: table.key(Qt.Key.Key_Escape),
    ]
    for skip in skips:
        table.scene.play(game.dealt.events, game.view(), game.legal_moves())
        assert table.scene.stage.moving
        skip()
        assert not table.scene.stage.moving


def test_a_new_deal_uses_the_cards_that_are_there(playing: Callable[..., Playing]) -> None:
    table = playing()
    count = len(table.scene.items())
    for seed in range(4):
        game = new_game(table.game.rules, seed=seed)
        table.scene.play(game.dealt.events, game.view(), game.legal_moves())
    table.scene.land()
    assert len(table.scene.items()) == count


def test_no_item_is_left_behind_by_a_long_game(playing: Callable[..., Playing]) -> None:
    table = playing()
    for _, move in random_games(table.game.rules, 5, 80):
        table.scene.interaction.choose(move)
        table.scene.stage.advance(33)
    table.scene.land()
    items = [item for item in table.scene.items() if isinstance(item, CardItem)]
    assert len(items) == sum(len(pile.cards) for pile in table.game.view().piles)


def test_reduced_motion_moves_nothing(playing: Callable[..., Playing]) -> None:
    table = playing()
    table.scene.set_pace(Pace(reduced=True))
    for _, move in random_games(table.game.rules, 5, 60):
        table.scene.interaction.choose(move)
        assert still(table.scene)


def test_a_faster_pace_takes_less_time(playing: Callable[..., Playing]) -> None:
    table = playing()
    table.scene.set_pace(Pace(FAST))
    table.scene.interaction.choose(TurnStock())
    table.scene.stage.advance(durations.FLIP * FAST + 1)
    assert still(table.scene)


def test_a_yaku_is_on_the_shelf_when_its_cards_arrive(playing: Callable[..., Playing]) -> None:
    table = playing()
    rules = table.game.rules
    table.put(
        game_where(rules, lambda game: any(isinstance(m, Collect) for m in game.legal_moves()))
    )
    collect = next(move for move in table.game.legal_moves() if isinstance(move, Collect))
    table.scene.interaction.choose(collect)
    assert not any(place.collected for place in table.scene.shelf._places)
    table.scene.land()
    assert table.scene.shelf._places == table.game.view().yaku
    assert any(place.collected for place in table.scene.shelf._places)
