"""Words that examples of every family share: the players' names, cards by name, signed points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.names import called
from hanafuda_desktop.cards.vocabulary import in_a_row, listed, number
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.language import tr, tr_noop, trn

__all__ = ["NAMES", "card", "cards", "deal_words", "gained", "name", "names", "signed", "total"]

NAMES: Final = (
    tr_noop("Aki", meaning="a player's name"),
    tr_noop("Haru", meaning="a player's name"),
    tr_noop("Natsu", meaning="a player's name"),
    tr_noop("Fuyu", meaning="a player's name"),
    tr_noop("Ren", meaning="a player's name"),
    tr_noop("Sora", meaning="a player's name"),
    tr_noop("Yuki", meaning="a player's name"),
)
"""As many as there are seats; see :func:`name`."""


def name(seat: int) -> str:
    """What the player at a seat is called."""
    return tr(NAMES[seat], meaning="a player's name")


def names(seats: Iterable[int]) -> str:
    """A side by its players' names."""
    return listed([name(seat) for seat in seats])


def card(index: int) -> str:
    """A card by its name within a sentence: ``Pine Crane``."""
    return called(CARDS[index])


def cards(indices: Iterable[int]) -> str:
    """Several of them."""
    return listed([card(each) for each in indices])


def total(points: int) -> str:
    """A sum, which shows its sign only below nothing."""
    return f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """Points with their sign, as one writes them in a column."""
    return f"+{points}" if points > 0 else total(points)


def gained(gains: Iterable[int]) -> str:
    """What everybody gained or lost, seat by seat: ``Aki +5, Haru -5``."""
    return in_a_row(
        [
            tr(
                "{player} {points}",
                meaning="on the score sheet",
                player=name(seat),
                points=signed(gain),
            )
            for seat, gain in enumerate(gains)
        ]
    )


def deal_words(game: Game) -> str:
    """Which round this is, so that anybody can play it too; more is said behind it."""
    seats = game.family.seats
    if seats == 1:
        return tr("This is deal {deal}", deal=game.seed)
    return trn(
        "This is deal {deal} with {number} player, {names}",
        "This is deal {deal} with {number} players, {names}",
        seats,
        deal=game.seed,
        number=number(seats),
        names=names(range(seats)),
    )
