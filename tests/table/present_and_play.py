"""Playing events, and putting all in place: games by chance in which both come to the same."""

from __future__ import annotations

import random

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.ui_registry import table_for
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene
from tests.table.fishing_games import turns
from tests.table.playing import seen

__all__ = ["check_random_game", "show"]


def show(scene: TableScene, game: Game, seat: int) -> None:
    """Put a game in place as a seat sees it."""
    scene.present(game.view(seat), game.legal_moves() if game.to_move == seat else ())


def check_random_game(rules: GameBase, players: int, pictures: CardPictures, most: int) -> None:
    """Every event plays to what is shown at once, whenever the next one comes.

    Args:
        rules: of the game.
        players: how many play.
        pictures: the deck.
        most: so many moves at the most.
    """
    game, chance = new_game(rules, seed=players, players=players), random.Random(players)
    seat = chance.randrange(players)
    scene, reference = table_for(rules, pictures), table_for(rules, pictures)
    scene.play(game.seen(game.dealt.events, seat), game.view(seat), ())
    for number, (_, events) in enumerate(turns(game, chance, most)):
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
