"""The rules of a game as one HTML file that carries its card pictures within it."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.app.library import Library, deck_folder
from hanafuda_desktop.cards.card import card_by_id
from hanafuda_desktop.rulebook.markup import PICTURE_WIDTH
from hanafuda_desktop.rulebook.page import standalone_page
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.studio.small_sheet import small_picture
from hanafuda_desktop.table.deck import read_deck

__all__ = ["page_in_one_file"]

_WIDTH: Final = 3 * PICTURE_WIDTH
"""Pixels of a card's picture: sharp on the finest screens, and in print."""


def page_in_one_file(library: Library, rules: GameRules) -> str:
    """The page; it needs no other file, so it can be sent or printed.

    Raises:
        OSError: a card's picture cannot be read.
    """
    deck = read_deck(deck_folder())
    return standalone_page(
        rules,
        lambda card: small_picture(deck.picture(card_by_id(card).index).read_bytes(), _WIDTH),
        base=library.base_of(rules),
    )
