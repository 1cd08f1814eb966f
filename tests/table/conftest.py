"""What the tests of the table share: the plain deck, the shipped games, and a table to play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.ui.hands import KeyboardSide
from hanafuda_desktop.resources import assets
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.table.cards.pictures import CardPictures
from tests.table.overlays import Overlays
from tests.table.playing import Playing
from tests.table.speed_games import SpeedPlaying


@pytest.fixture(scope="session")
def plain_deck(qapp: QApplication) -> CardPictures:
    return CardPictures(assets("cards", "plain"))


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    return our_games()


@pytest.fixture
def playing(
    qtbot: QtBot, plain_deck: CardPictures, catalogue: Catalogue
) -> Iterator[Callable[..., Playing]]:
    """Make a table with a game on it; it is taken down after the test."""
    made: list[Playing] = []

    def make(
        game: Game | str = "yatsuhashi", *, seed: int = 5, size: tuple[int, int] = (1280, 800)
    ) -> Playing:
        if isinstance(game, str):
            game = new_game(catalogue.game(game), seed=seed)
        table = Playing(qtbot, game, plain_deck, size)
        made.append(table)
        return table

    yield make
    for table in made:
        table.close()


@pytest.fixture
def overlays(qtbot: QtBot, plain_deck: CardPictures) -> Iterator[Overlays]:
    overlays = Overlays(qtbot, plain_deck)
    yield overlays
    overlays.scene.clear()


@pytest.fixture
def speed(
    qtbot: QtBot, plain_deck: CardPictures, catalogue: Catalogue
) -> Iterator[Callable[..., SpeedPlaying]]:
    """Make a table with a real-time game on it; it is taken down after the test."""
    made: list[SpeedPlaying] = []

    def make(
        game: Game | str = "hanapette",
        hands: Mapping[int, KeyboardSide] | None = None,
        *,
        seed: int = 4,
        size: tuple[int, int] = (1280, 800),
    ) -> SpeedPlaying:
        if isinstance(game, str):
            game = new_game(catalogue.game(game), seed=seed, players=2)
        own = {0: KeyboardSide.LEFT} if hands is None else hands
        table = SpeedPlaying(qtbot, game, plain_deck, own, size)
        made.append(table)
        return table

    yield make
    for table in made:
        table.close()


@pytest.fixture
def still(playing: Callable[..., Playing]) -> Callable[[Game], Playing]:
    """A table on which chosen moves are told and not played."""

    def make(game: Game) -> Playing:
        table = playing(game)
        table.follows = False
        return table

    return make
