"""The moves of a fishing game, each made once and for all: the same move is the same object.

In notation: ``11`` plays a hand card (the Crane), ``13x11`` plays one and says which of two field
cards it takes, ``x11`` says so for the drawn card, ``d`` draws without playing a hand card,
``show3`` shows a triple of March, ``bomb3`` plays it onto the fourth, ``go`` and ``stop`` answer
the call, ``pick2`` picks the second of the cards for the first dealer, ``next`` deals the next
round.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.engine.rounds import NextRound

# What everybody knows of the round being played, besides the cards that lie open.

Asked = Literal["pick", "play", "take", "call", "next", "nothing"]
"""What the seat to move is asked: to pick a card for the first dealer, to play a hand card, to say
what the drawn card takes, to stop or go on, to have the next round dealt."""


class WildUse(NamedTuple):
    """A wild card captured a card of another month, or was captured by one."""

    side: int
    wild: int
    month: int


@dataclass(frozen=True, slots=True)
class FishingTurn:
    """The round being played.

    Attributes:
        asked: what the seat to move is asked.
        turned: the drawn card for which a choice is asked, or ``None``.
        laid: the hand card of this turn that matched nothing, or ``None``.
        paired: the cards of the month that was just paired from a lone field card (F-11).
        draws: how many cards are still to be drawn in this turn.
        callers: the seats that called to go on, in order.
        called_at: each side's points at its last call.
        last_yaku: the seat that improved its yaku last, or ``None``.
        shown: each seat's hand cards that it has shown, as long as they are in its hand, and
            those it showed and has played since.
        bombs: bombs played, a seat each.
        passes: turns that may be taken without a hand card, a seat each.
        turns: turns taken, a seat each.
        wild_uses: what wild cards captured, by the side's number.
        opening: the cards of the opening field.
        picks: the places picked so far, in the order of seats.
        lacks: for each seat the cards that it has proven not to hold, by laying one that captured
            nothing where whoever can capture must; lowest first.
    """

    asked: Asked
    turned: int | None
    laid: int | None
    paired: tuple[int, ...]
    draws: int
    callers: tuple[int, ...]
    called_at: tuple[int, ...]
    last_yaku: int | None
    shown: tuple[tuple[int, ...], ...]
    bombs: tuple[int, ...]
    passes: tuple[int, ...]
    turns: tuple[int, ...]
    wild_uses: tuple[WildUse, ...]
    opening: tuple[int, ...]
    picks: tuple[int, ...]
    lacks: tuple[tuple[int, ...], ...]


class Play(NamedTuple):
    """Play a hand card; ``take`` is the field card to capture where there is a choice."""

    card: int
    take: int | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """Capture this field card with the drawn card."""

    card: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Take a turn without a hand card."""


@dataclass(frozen=True, slots=True)
class Show:
    """Show the three hand cards of a month to all ("shake")."""

    month: int


@dataclass(frozen=True, slots=True)
class Bomb:
    """Play the three hand cards of a month onto the fourth on the field."""

    month: int


@dataclass(frozen=True, slots=True)
class Stop:
    """End the round and score (*shobu*)."""


@dataclass(frozen=True, slots=True)
class Go:
    """Go on in the hope of more (*koi-koi*)."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick one of the face-down cards that find the first dealer, 0 for the first."""

    place: int


FishingMove = Play | Take | Draw | Show | Bomb | Stop | Go | Pick | NextRound

PLAYS: Final = tuple(
    (Play(card), *(Play(card, take) for take in range(CARD_COUNT))) for card in range(CARD_COUNT)
)
"""``PLAYS[card][0]`` plays a card, ``PLAYS[card][take + 1]`` says what it takes."""
TAKES: Final = tuple(Take(card) for card in range(CARD_COUNT))
SHOWS: Final = tuple(Show(month) for month in range(13))
BOMBS: Final = tuple(Bomb(month) for month in range(13))
PICKS: Final = tuple(Pick(place) for place in range(8))
PLAIN: Final = tuple(plays[0] for plays in PLAYS)
"""``PLAIN[card]`` plays a card without saying what it takes."""
DRAW: Final = Draw()
STOP: Final = Stop()
GO: Final = Go()
