"""The bush warbler of February, singing.

Frame: millimetres, the claws on their branch at (0, 0), the bird about 19 mm from bill to tail,
facing left. It sits upright with its weight over its legs, breast thrown out, head raised, the
tail hanging down behind as a counterpoise.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Point, flow
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    GOLD,
    INK,
    LEAF,
    MOSS,
    OCHRE,
    PINE,
    UMBER,
    WHITE,
    mixed,
)

__all__ = ["draw_warbler"]

_GREEN: Final = mixed(LEAF, MOSS, 0.55)
_DARK: Final = mixed(PINE, INK, 0.35)
_LINE: Final = mixed(INK, PINE, 0.25)
_YELLOW: Final = mixed(GOLD, WHITE, 0.12)
_LEG: Final = mixed(UMBER, OCHRE, 0.35)

# Round the bird from the root of the bill over crown, nape and back to the tail, and back beneath.
_BODY: Final[list[Point]] = [
    (-5.5, -11.6),
    (-5.0, -12.7),
    (-3.6, -13.4),
    (-1.9, -13.1),
    (-0.5, -12.0),
    (0.1, -10.5),
    (1.5, -9.4),
    (3.0, -8.0),
    (4.2, -6.6),
    (5.6, -4.2),
    (6.6, -1.9),
    (6.0, -1.2),
    (4.6, -1.4),
    (3.0, -1.0),
    (0.8, -0.7),
    (-1.4, -1.3),
    (-3.4, -2.8),
    (-4.8, -5.0),
    (-5.3, -7.4),
    (-5.0, -9.2),
    (-4.9, -10.4),
]
_VANE: Final = (0.7, 0.85, 0.95, 1.0, 1.0, 0.96, 0.82, 0.2)
_FLIGHT: Final[tuple[tuple[Point, Point], ...]] = (
    # root and tip of every flight feather, the uppermost and longest first
    ((3.4, -6.4), (8.9, 1.1)),
    ((2.9, -5.9), (7.9, 1.0)),
    ((2.4, -5.4), (6.8, 0.5)),
    ((1.9, -4.9), (5.7, -0.2)),
    ((1.3, -4.5), (4.5, -0.9)),
    ((0.7, -4.2), (3.2, -1.6)),
    ((0.1, -4.2), (1.9, -2.3)),
)
_SHOULDER: Final[list[Point]] = [
    (-1.5, -6.6),
    (-1.3, -8.0),
    (-0.2, -8.9),
    (1.4, -8.8),
    (2.8, -7.7),
    (3.8, -6.3),
]
_GREATER: Final[list[Point]] = [
    (-0.8, -4.6),
    (0.2, -3.7),
    (1.4, -3.4),
    (2.5, -3.6),
    (3.4, -4.2),
    (4.0, -5.0),
]
_LESSER: Final[list[Point]] = [(-0.9, -5.6), (0.0, -5.1), (1.1, -5.0), (2.1, -5.4), (2.9, -6.0)]

_BELLY: Final[list[Point]] = [
    (-6.4, -11.0),
    (-4.4, -10.6),
    (-3.0, -9.2),
    (-1.6, -6.6),
    (-0.2, -4.0),
    (2.4, -2.6),
    (6.0, -1.6),
    (5.0, 1.0),
    (-3.0, 0.0),
    (-7.0, -5.0),
]
_STREAKS: Final = (
    # x, y, length
    (-3.7, -7.6, 0.9),
    (-3.2, -5.8, 1.0),
    (-2.4, -4.3, 1.0),
    (-4.3, -6.5, 0.8),
    (-3.8, -4.7, 0.8),
    (-1.0, -2.9, 1.0),
    (-2.5, -3.1, 0.8),
)


def _tail(hand: Hand) -> None:
    feathers: tuple[tuple[list[Point], float], ...] = (
        ([(4.6, -2.6), (7.4, 1.4), (9.6, 6.0)], 1.5),
        ([(5.0, -2.8), (8.2, 0.9), (10.7, 5.2)], 1.5),
        ([(5.4, -3.2), (8.8, 0.3), (11.5, 4.2)], 1.4),
    )
    for number, (feather, width) in enumerate(feathers):
        hand.line(feather, width + 0.36, (0.6, 0.7, 0.85, 1.0, 1.0, 0.5), _LINE, tremor=0.02)
        tone = mixed(_GREEN, _DARK, 0.55 - 0.2 * number)
        hand.line(feather, width, (0.6, 0.7, 0.85, 1.0, 1.0, 0.4), tone, tremor=0.02)
        hand.line(feather, 0.18, TAPER, mixed(_DARK, INK, 0.3))


def _legs(hand: Hand) -> None:
    for hip, ankle, foot in (
        ((-0.8, -2.0), (-0.6, -0.9), (-1.3, 0.1)),
        ((2.2, -1.6), (2.5, -0.6), (1.7, 0.3)),
    ):
        hand.line([hip, ankle, foot], 0.66, (1.0, 0.9, 0.8, 0.8, 0.9), _LEG, tremor=0.03)
        x, y = foot
        for toe in ((-1.2, 0.7), (-0.5, 1.0), (0.3, 0.95)):
            claw = [(x, y - 0.1), (x + toe[0] * 0.7, y + 0.05), (x + toe[0], y + toe[1])]
            hand.line(claw, 0.56, TAPER, _LEG, tremor=0.03)


def _plumage(hand: Hand) -> None:
    hand.shape(_BODY, _GREEN, register=False)
    with hand.within(_BODY):
        hand.shade(
            _BODY, _DARK, (0.55, 0.2, 0.0, 0.0), start=(4.6, -9.5), stop=(-3.0, -5.0), soft=0.0
        )
        hand.shape(_BELLY, _YELLOW, register=False)
        hand.shade(
            _BELLY, mixed(OCHRE, MOSS, 0.4), (0.8, 0.3, 0.0), start=(1, -0.6), stop=(-3.0, -6.6)
        )
        hand.shade(
            [(-6.2, -9.8), (-3.6, -10.2), (-2.6, -8.0), (-4.0, -6.4), (-6.2, -7.0)],
            WHITE,
            0.75,
            soft=0.5,
        )
        for x, y, reach in _STREAKS:
            hand.line(
                [(x, y), (x + 0.25, y + 0.5 * reach), (x + 0.75, y + reach)],
                0.17,
                SWELL,
                mixed(OCHRE, UMBER, 0.35),
            )


def _wing(hand: Hand) -> None:
    """Folded: long primaries laid over one another, two rows of coverts like shingles over them."""
    dark = mixed(_DARK, _GREEN, 0.2)
    for number, (root, tip) in enumerate(_FLIGHT):
        middle = ((root[0] + tip[0]) / 2 + 0.15, (root[1] + tip[1]) / 2 + 0.35)
        path = flow([root, middle, tip])
        hand.line(path, 1.75, _VANE, _LINE, tremor=0.02, smooth=False)
        hand.line(path, 1.42, _VANE, mixed(dark, _GREEN, 0.13 * (number % 3)), smooth=False)
        lit = [(x + 0.34, y - 0.34) for x, y in path[3:-4]]
        hand.line(lit, 0.3, SWELL, mixed(MOSS, GOLD, 0.45), smooth=False)
    for rim, fill in ((_GREATER, mixed(_GREEN, _DARK, 0.22)), (_LESSER, mixed(_GREEN, GOLD, 0.2))):
        for x, y in rim:
            hand.dot((x + 0.14, y + 0.2), 0.98, 0.92, _LINE, wobble=0.03)
        for x, y in rim:
            hand.dot((x, y), 0.86, 0.8, fill, wobble=0.03)
        hand.shape([*rim, *_SHOULDER[::-1]], fill, register=False)
    for x, y in ((-0.2, -7.2), (0.9, -7.4), (-0.5, -6.0), (0.6, -6.2), (1.8, -6.6)):
        cup: list[Point] = [(x - 0.4, y + 0.1), (x - 0.02, y + 0.45), (x + 0.4, y + 0.12)]
        hand.line(cup, 0.2, SWELL, mixed(_DARK, _GREEN, 0.4))
    hand.line(_SHOULDER[::-1], 0.34, SWELL, _LINE, tremor=0.04)


def _head(hand: Hand) -> None:
    gape = mixed(BENI, OCHRE, 0.35)
    hand.shape([(-5.2, -11.9), (-6.7, -12.3), (-6.4, -11.2), (-5.1, -10.8)], gape, register=False)
    upper: list[Point] = [
        (-5.0, -12.5),
        (-6.2, -12.8),
        (-7.95, -13.3),
        (-6.5, -12.1),
        (-5.1, -11.6),
    ]
    lower: list[Point] = [(-5.2, -11.0), (-6.1, -11.2), (-7.2, -11.3), (-6.1, -10.8), (-5.0, -10.5)]
    for part in (upper, lower):
        hand.shape(part, mixed(UMBER, INK, 0.45), register=False)
        hand.outline(part, 0.16, INK, lift=0.3)
    brow: list[Point] = [(-5.2, -12.1), (-3.9, -12.55), (-2.5, -12.35), (-1.3, -11.4)]
    hand.line(brow, 0.62, (0.4, 0.9, 1.0, 0.7, 0.0), mixed(_YELLOW, WHITE, 0.5), tremor=0.03)
    hand.line([(-5.3, -11.6), (-4.0, -11.6), (-2.6, -11.3), (-1.5, -10.5)], 0.4, SWELL, _DARK)
    hand.dot((-3.75, -11.68), 0.72, 0.68, WHITE, wobble=0.03)
    hand.dot((-3.8, -11.68), 0.54, 0.54, INK, wobble=0.03)
    hand.dot((-3.98, -11.88), 0.17, 0.16, WHITE, wobble=0.03)


def draw_warbler(hand: Hand) -> None:
    """The whole bird, tail first; draw the branch before it."""
    _tail(hand)
    _legs(hand)
    _plumage(hand)
    hand.line(flow(_BODY[1:12]), 0.36, SWELL, _LINE, tremor=0.04)
    hand.line(flow(_BODY[11:18]), 0.36, SWELL, _LINE, tremor=0.04)
    hand.line(flow([*_BODY[17:], _BODY[0]]), 0.3, SWELL, _LINE, tremor=0.04)
    for x, y, reach in (
        (-5.1, -9.6, 0.5),
        (-5.3, -8.5, 0.7),
        (-5.25, -7.3, 0.6),
        (-5.0, -6.0, 0.5),
    ):
        tuft = [(x + 0.3, y - 0.4), (x, y + 0.3), (x - 0.28 * reach, y + reach)]
        hand.line(tuft, 0.26, TAPER, _LINE, tremor=0.03)
    _wing(hand)
    _head(hand)
