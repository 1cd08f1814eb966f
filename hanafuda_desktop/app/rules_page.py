"""The rules of a game as one file: all that the page needs, and its card pictures within it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.library import Library, deck_folder
from hanafuda_desktop.app.worked_example import worked_example
from hanafuda_desktop.cards.card import card_by_id
from hanafuda_desktop.rulebook.markup import BACK, PICTURE_WIDTH
from hanafuda_desktop.rulebook.page import Around, standalone_page
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.studio.small_sheet import small_picture
from hanafuda_desktop.table.deck import Deck, read_deck

__all__ = ["all_around", "page_in_one_file", "picture_file", "variants_in_steps"]

_WIDTH: Final = 3 * PICTURE_WIDTH
"""Pixels of a card's picture: sharp on the finest screens, and in print."""


def variants_in_steps(
    library: Library, rules: GameRules, *, with_own: bool = True
) -> Iterator[GameRules | None]:
    """The games that are variants of this one; ``None`` after each rule file that was read.

    Args:
        library: the games there are.
        rules: the game.
        with_own: whether the user's house rules are among them.
    """
    for entry in library.catalogue.entries():
        other = entry.loaded.rules if entry.shipped or with_own else None
        if other is not None and other.variant_of == rules.id and entry.id != rules.id:
            yield other
        yield None


def all_around(library: Library, rules: GameRules, file: Path) -> Around:
    """All that a page shows beside the rules, where it may be sent or printed.

    The page of a game that came with the program is the same for everybody: it tells nothing of the
    user's house rules.

    Args:
        library: the games there are.
        rules: the game.
        file: its rule file, beside which its base may lie.
    """
    variants = variants_in_steps(library, rules, with_own=not library.is_shipped(file))
    return Around(
        base=library.base_beside(file, rules),
        variants=tuple(each for each in variants if each is not None),
        example=worked_example(rules),
    )


def picture_file(deck: Deck, card: str) -> Path:
    """Where the picture of a card is, or that of the back: in half the size, if it can be."""
    index = None if card == BACK else card_by_id(card).index
    half = deck.half(index)
    return half if half is not None and half.is_file() else deck.picture(index)


def page_in_one_file(rules: GameRules, around: Around) -> str:
    """The page; it needs no other file, so it can be sent or printed.

    Raises:
        OSError: a card's picture cannot be read.
    """
    deck = read_deck(deck_folder())
    return standalone_page(
        rules,
        lambda card: small_picture(picture_file(deck, card).read_bytes(), _WIDTH),
        around=around,
    )
