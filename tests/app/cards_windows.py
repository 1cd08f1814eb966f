"""Windows of cards for tests: with which games, and at which sizes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize

from hanafuda_desktop.app.library.cards_window import CardsWindow
from hanafuda_desktop.families.language import our_games

__all__ = ["CATALOGUE", "SIZES", "OpenCards", "is_wide", "words_of"]

CATALOGUE = our_games()
SIZES = [QSize(900, 600), QSize(1280, 800), QSize(1920, 1080)]

OpenCards = Callable[..., CardsWindow]


def words_of(cards: CardsWindow) -> list[str]:
    return cards.page.words


def is_wide(cards: CardsWindow) -> bool:
    """Whether the month is seen as one picture, besides its four cards."""
    return cards.page.picture.isVisibleTo(cards.page)
