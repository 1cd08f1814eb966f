"""Where cards lie in the picture of a game."""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = ["FRAME", "Lying"]

FRAME: Final = (16.0, 8.0)
"""The picture's width and height; cards may lie half outside."""


class Lying(NamedTuple):
    """A card in a picture.

    Attributes:
        card: its number; ``None`` if it lies face down.
        x: where its middle is, from the left of :data:`FRAME`.
        y: the same from its top.
        width: of the card.
        turn: in degrees, clockwise.
    """

    card: int | None
    x: float
    y: float
    width: float
    turn: float = 0.0
