"""What everybody knows of the round being played, besides the cards that lie open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

Asked = Literal["play", "drawn", "swap", "race", "next", "nothing"]
"""What the seat to move is asked: to play a combination or to draw, whether to discard the card
just drawn, whom to swap hands with, to say how the race went, to have the next round dealt."""


class DrewInstead(NamedTuple):
    """How a hand came to have a card drawn in place of playing, the last time in this round.

    Attributes:
        field: the field cards that lay there, lowest first.
        top: the top card of the discard pile, if there was one.
        since: how many cards have come into the hand since then, the one drawn then not counted
            where it might have been discarded.
    """

    field: tuple[int, ...]
    top: int | None
    since: int


@dataclass(frozen=True, slots=True)
class SheddingTurn:
    """The round being played.

    Attributes:
        asked: what the seat to move is asked; in a race it is the winner's seat.
        direction: 1 while turns go the usual way, from seat 0 to seat 1; -1 after a reversal.
        effect: the id of the effect that the turn before had, or that waits for a swap of hands;
            ``None`` if it had none.
        struck: the seat at which that effect is or was aimed.
        racers: while a race is asked, the seats that run it, in turn order from the winner's.
        turns: turns taken in this round, by all together.
        passes: how many turns in a row passed because there was nothing to draw.
        shuffles: how often the discard pile has become the stock in this round.
        drew: for each seat, how its hand had a card drawn in place of playing last, or ``None``.
    """

    asked: Asked
    direction: int
    effect: str | None
    struck: int | None
    racers: tuple[int, ...]
    turns: int
    passes: int
    shuffles: int
    drew: tuple[DrewInstead | None, ...]
