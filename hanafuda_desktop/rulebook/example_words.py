"""Words that examples of every family share: the players' names, cards by name, signed points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.rulebook.english import listed, number

__all__ = ["NAMES", "card", "cards", "deal_words", "names", "signed", "total"]

NAMES: Final = ("Aki", "Haru", "Natsu", "Fuyu", "Ren", "Sora", "Yuki")
"""As many as there are seats."""


def names(seats: Iterable[int]) -> str:
    """A side by its players' names."""
    return listed([NAMES[seat] for seat in seats])


def card(index: int) -> str:
    """A card by its name within a sentence: ``Pine Crane``."""
    return CARDS[index].title.replace(",", "")


def cards(indices: Iterable[int]) -> str:
    """Several of them."""
    return listed([card(each) for each in indices])


def total(points: int) -> str:
    """A sum, which shows its sign only below nothing."""
    return f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """Points with their sign, as one writes them in a column."""
    return f"+{points}" if points > 0 else total(points)


def deal_words(game: Game) -> str:
    """Which round this is, so that anybody can play it too."""
    seats = game.family.seats
    alone = f"This is deal {game.seed}"
    if seats == 1:
        return alone
    return f"{alone} with {number(seats)} players, {names(range(seats))}"
