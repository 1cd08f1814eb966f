"""The pigments of the deck, all in one place: every colour on a card comes from here."""

from __future__ import annotations

from typing import Final

Pigment = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

PAPER: Final[Pigment] = (245, 237, 218)
WHITE: Final[Pigment] = (253, 250, 241)
INK: Final[Pigment] = (34, 29, 30)
VERMILION: Final[Pigment] = (205, 56, 38)
INDIGO: Final[Pigment] = (38, 64, 112)
PURPLE: Final[Pigment] = (92, 58, 122)
OCHRE: Final[Pigment] = (214, 156, 52)
GOLD: Final[Pigment] = (236, 192, 84)
PINE: Final[Pigment] = (34, 78, 58)
LEAF: Final[Pigment] = (70, 104, 66)
MOSS: Final[Pigment] = (128, 142, 74)
BLUSH: Final[Pigment] = (238, 176, 176)
SKY: Final[Pigment] = (168, 194, 200)
STONE: Final[Pigment] = (120, 112, 104)
PINE_BLACK: Final[Pigment] = (29, 41, 39)
"""Ink with green in it: the dark masses of pine, hill and leaf."""
BENI: Final[Pigment] = (160, 28, 46)
"""Safflower red, deeper and cooler than vermilion: peony, shadow on red."""
WATER: Final[Pigment] = (132, 164, 182)
"""Dayflower blue: distance, shallow water, shadow on white."""
UMBER: Final[Pigment] = (104, 68, 48)
"""Bark and earth."""


def mixed(one: Pigment, other: Pigment, share: float) -> Pigment:
    """``one`` with a ``share`` of ``other``, 0 to 1, stirred into it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


MONTH_PIGMENTS: Final[tuple[Pigment, ...]] = (
    (36, 84, 60),  # pine
    (184, 34, 58),  # plum
    (222, 116, 146),  # cherry
    (140, 108, 184),  # wisteria
    (44, 72, 150),  # iris
    (150, 24, 88),  # peony
    (166, 84, 58),  # bush clover
    (62, 60, 66),  # susuki
    (206, 142, 28),  # chrysanthemum
    (220, 84, 30),  # maple
    (38, 122, 124),  # willow
    (84, 48, 104),  # paulownia
)
"""The flower's colour for each month, January first: no two are neighbours."""

MONTH_TINTS: Final[tuple[Pigment, ...]] = tuple(
    mixed(PAPER, pigment, 0.07) for pigment in MONTH_PIGMENTS
)
"""The same as a breath of colour on the paper."""
