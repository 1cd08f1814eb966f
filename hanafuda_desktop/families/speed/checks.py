"""All checks of real-time games: whether they can be laid out, and whether they can move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rules.language import (
    DELETE,
    Checks,
    Problem,
    some_of,
    warning,
)
from hanafuda_desktop.rules.schema.selectors import fits_mask, selected
from hanafuda_desktop.rules.schema.values import KeyPath
from hanafuda_desktop.text.language import tr, trn

CHECKS: Final = Checks.of_cards("fits", "joining", "empty_columns")
"""All checks of games of speed."""

_SEATS: Final = 2
_SLOW: Final = 20
"""Where a card fits on less than one in so many others, two layouts mostly have none that fits."""


@CHECKS.reads("players")
def two_play(rules: Any) -> Iterator[Problem]:
    """Two, on either side of the middle."""
    if (rules.players.least, rules.players.most) != (_SEATS, _SEATS):
        message = tr("a real-time game is for two players")
        yield Problem(("players",), message, tr("write 'players: {least: 2, most: 2}'"))


@CHECKS.reads("columns", "deck")
def layout_fits_the_deck(rules: Any) -> Iterator[Problem]:
    """Half the deck is enough for a layout, and for a deck to turn cards from."""
    size = selected(rules.deck.cards).bit_count()
    if not size:
        return
    layout, half = sum(rules.columns), size // _SEATS
    if layout > half:
        message = tr(
            "a layout takes {layout} cards, and each player has {half} of the deck's {size}",
            layout=layout,
            half=half,
            size=size,
        )
        hint = trn("lay out {n} card less", "lay out {n} cards less", layout - half)
        yield Problem(("columns",), message, hint)
    elif layout == half:
        message = tr("a layout takes all cards that a player has, so that nobody has a deck")
        hint = tr("lay out fewer cards, so that the first cards in the middle come from decks")
        yield warning(("columns",), message, hint)


@CHECKS.reads("columns", "empty_columns")
def empty_columns_can_be_filled(rules: Any) -> Iterator[Problem]:
    """There is a column from which a card can come."""
    if len(rules.columns) == 1 and rules.empty_columns != "nothing":
        message = tr("there is one column only: when it is empty, no card is left for it")
        yield warning(("empty_columns",), message, DELETE)


@CHECKS.reads("fits", "deck")
def something_fits(rules: Any) -> Iterator[Problem]:
    """Every card can be put on some other, and on enough of them for the game to move."""
    deck = selected(rules.deck.cards)
    if not deck:
        return
    at: KeyPath = ("fits",)
    lands = {card: fits_mask(rules.fits, card) & deck & ~(1 << card) for card in members(deck)}
    nowhere = [card for card, beneath in lands.items() if not beneath]
    if len(nowhere) == len(lands):
        message = tr("no card can be put on another, so that nobody ever gets rid of one")
        yield Problem(at, message, tr("write 'fits: {month: adjacent}', or what fits"))
        return
    if nowhere:
        hint = tr("let every card fit somewhere, or leave these out of the deck")
        yield warning(at, tr("{cards} can be put on no card", cards=some_of(nowhere)), hint)
    pairs = sum(beneath.bit_count() for beneath in lands.values())
    if pairs * _SLOW < len(lands) * (len(lands) - 1):
        message = tr(
            "of {others} other cards only {average} take a card on average, so that the game "
            "mostly stands still",
            others=len(lands) - 1,
            average=f"{pairs / len(lands):.1f}",
        )
        yield warning(at, message, tr("let more cards fit"))


@CHECKS.reads("joining")
def blocks_can_be_made(rules: Any) -> Iterator[Problem]:
    """Where cards go to the middle as a block, some can be laid together."""
    if rules.joining.to_middle == "block" and not rules.joining.fits:
        message = tr("no cards are ever laid together, so that there is no block")
        hint = tr("say in 'fits' of 'joining' what goes together")
        yield warning(("joining", "to_middle"), message, hint)
