"""What everybody knows of the round being played, besides the cards that lie open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

__all__ = ["Asked", "FishingTurn", "WildUse"]

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
