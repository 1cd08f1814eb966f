"""The bush warbler of February, singing.

Frame: millimetres, the claws on their branch at (0, 0), the bird about 20 mm from bill to tail,
facing left. It stands high on thin legs, slim, its throat swollen with song, the long tail
cocked: one hollow curve runs from the crown down the back and up to the tip of the tail.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.figures.plumage import quill
from hanafuda_desktop.studio.tools.brush import SWELL, TAPER, Point, flow, section
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INK,
    LEAF,
    MOSS,
    OCHRE,
    PAPER,
    UMBER,
    WHITE,
    mixed,
)

_OLIVE: Final = mixed(mixed(MOSS, UMBER, 0.17), GOLD, 0.1)
_QUILL: Final = mixed(mixed(LEAF, UMBER, 0.55), INK, 0.22)
_SEAM: Final = mixed(mixed(MOSS, GOLD, 0.5), PAPER, 0.15)
_LINE: Final = mixed(INK, UMBER, 0.2)
_CREAM: Final = mixed(mixed(WHITE, GOLD, 0.52), MOSS, 0.05)
_LEG: Final = mixed(mixed(UMBER, OCHRE, 0.4), BENI, 0.12)

# Round the bird from the root of the bill over crown, back and rump, and back beneath.
_BODY: Final[list[Point]] = [
    (-6.25, -12.5),
    (-5.7, -13.2),
    (-4.7, -13.65),
    (-3.6, -13.4),
    (-2.75, -12.6),
    (-2.1, -11.3),
    (-0.7, -9.7),
    (1.4, -8.2),
    (3.6, -7.0),
    (5.8, -6.4),
    (8.4, -6.5),
    (8.4, -6.5),
    (7.4, -5.7),
    (8.0, -5.4),
    (8.0, -5.4),
    (5.6, -4.6),
    (3.6, -3.9),
    (1.4, -3.4),
    (-0.8, -3.5),
    (-2.8, -4.4),
    (-4.2, -5.9),
    (-5.1, -7.6),
    (-5.8, -9.2),
    (-6.5, -10.3),
    (-6.65, -11.2),
    (-6.4, -11.8),
]
_BELLY: Final[list[Point]] = [
    (-7.6, -11.9),
    (-5.9, -11.7),
    (-4.6, -10.9),
    (-3.7, -9.2),
    (-2.8, -7.4),
    (-1.4, -5.8),
    (1.4, -4.9),
    (4.6, -5.0),
    (8.4, -5.7),
    (7.4, -3.0),
    (0.0, -1.4),
    (-6.0, -3.6),
]
_Feather = tuple[Point, Point, Point]
_PRIMARIES: Final[tuple[_Feather, ...]] = (
    ((-0.4, -5.6), (2.0, -4.75), (4.6, -4.5)),
    ((-0.2, -5.8), (2.6, -5.05), (5.8, -4.75)),
    ((0.0, -6.0), (3.2, -5.35), (6.9, -5.05)),
    ((0.2, -6.2), (3.6, -5.65), (7.9, -5.5)),
)
_TERTIALS: Final[tuple[_Feather, ...]] = (
    ((0.2, -6.5), (2.8, -6.0), (5.4, -5.7)),
    ((0.4, -7.0), (2.6, -6.5), (4.8, -6.2)),
    ((0.6, -7.3), (2.4, -6.8), (4.0, -6.45)),
)
_COVERTS: Final[tuple[tuple[_Feather, ...], ...]] = (
    (
        # the greater, lowest first
        ((-2.0, -6.9), (-1.4, -5.9), (-0.1, -5.2)),
        ((-1.7, -7.1), (-0.8, -6.2), (0.7, -5.5)),
        ((-1.3, -7.4), (-0.2, -6.6), (1.4, -5.95)),
        ((-0.9, -7.8), (0.4, -7.0), (1.9, -6.5)),
        ((-0.5, -8.0), (0.8, -7.4), (2.2, -6.9)),
    ),
    (
        # the lesser
        ((-2.6, -7.8), (-2.2, -6.9), (-1.3, -6.3)),
        ((-2.2, -8.2), (-1.5, -7.2), (-0.6, -6.7)),
        ((-1.7, -8.4), (-0.9, -7.6), (0.0, -7.15)),
        ((-1.2, -8.6), (-0.3, -8.0), (0.6, -7.6)),
    ),
)
_MANTLE: Final[list[Point]] = [
    (-3.1, -7.6),
    (-2.6, -9.4),
    (-1.2, -10.4),
    (1.0, -8.6),
    (3.4, -7.2),
    (1.4, -7.75),
    (-0.2, -8.1),
    (-1.6, -7.9),
    (-2.3, -7.3),
]
_TAIL: Final[tuple[_Feather, ...]] = (
    ((5.6, -5.3), (9.2, -5.6), (12.2, -6.6)),
    ((5.8, -5.55), (9.4, -6.0), (13.0, -7.4)),
    ((5.8, -5.9), (9.4, -6.45), (13.4, -8.4)),
)


def _tail(hand: Hand) -> None:
    for i, feather in enumerate(_TAIL):
        tone = mixed(_QUILL, _OLIVE, 0.12 + 0.2 * i)
        quill(hand, feather, 1.12, tone, _SEAM, pointed=False, line=(_LINE, 0.24))
    hand.line([(7.6, -6.2), (10.4, -6.9), (13.0, -8.2)], 0.12, SWELL, _LINE, tremor=0.02)


def _leg(hand: Hand, thigh: Point, heel: Point, foot: Point) -> None:
    """A feathered thigh, a bare shank slanting forward, toes clasped over the bark."""
    (tx, ty), (hx, hy) = thigh, heel
    tuft = [(tx - 0.9, ty), (hx - 0.5, hy - 0.4), (hx - 0.1, hy + 0.15), (hx + 0.3, hy - 0.3)]
    tuft.append((tx + 1.0, ty))
    hand.line([(hx - 0.1, hy - 0.3), foot], 0.44, (0.8, 0.75, 0.75, 1.0), _LEG, tremor=0.03)
    hand.shape(tuft, mixed(_CREAM, _OLIVE, 0.2), register=False)
    hand.line([(tx - 0.75, ty + 0.5), *tuft[1:3]], 0.2, SWELL, _LINE, tremor=0.03)
    hand.line([*tuft[2:4], (tx + 0.85, ty + 0.5)], 0.22, SWELL, _LINE, tremor=0.03)
    x, y = foot
    for dx, dy in ((-1.25, 0.4), (-0.85, 0.75), (-0.2, 0.8)):
        toe = [(x, y - 0.05), (x + dx * 0.65, y + dy * 0.15), (x + dx, y + dy)]
        hand.line(toe, 0.38, (0.9, 0.9, 0.8, 0.1), _LEG, tremor=0.03)
    hand.line([(x, y), (x + 0.55, y + 0.1), (x + 0.8, y + 0.5)], 0.36, TAPER, _LEG)


def _plumage(hand: Hand) -> None:
    hand.shape(_BODY, _OLIVE, register=False)
    with hand.within(_BODY):
        hand.shape(_BELLY, _CREAM, register=False)
        flank = mixed(mixed(OCHRE, MOSS, 0.45), PAPER, 0.35)
        hand.shade(_BELLY, flank, (0.9, 0.4, 0.0), start=(2.0, -3.6), stop=(-3.0, -7.0), soft=0.0)
        for x, y in ((-5.2, -8.9), (-4.6, -8.2), (-4.4, -6.8), (-3.2, -5.9)):
            mark: list[Point] = [(x, y), (x + 0.15, y + 0.4), (x + 0.45, y + 0.7)]
            hand.line(mark, 0.12, SWELL, mixed(OCHRE, MOSS, 0.4))
        for x, y in ((-2.9, -11.1), (-2.2, -10.2), (-1.9, -9.4), (-1.0, -9.0), (0.2, -8.6)):
            cup: list[Point] = [(x - 0.32, y - 0.2), (x + 0.05, y + 0.2), (x + 0.42, y + 0.1)]
            hand.line(cup, 0.15, SWELL, mixed(_QUILL, _OLIVE, 0.35))


def _wing(hand: Hand) -> None:
    """Folded along the flank: quills, two rows of coverts, and the shoulder lost in the back."""
    for i, feather in enumerate((*_PRIMARIES, *_TERTIALS)):
        tone = mixed(_QUILL, _OLIVE, 0.07 * i)
        quill(hand, feather, 1.05, tone, _SEAM, pointed=i < 4, line=(_LINE, 0.17))
    for row, share in zip(_COVERTS, (0.5, 0.78), strict=True):
        for feather in row:
            tone = mixed(_QUILL, _OLIVE, share)
            quill(hand, feather, 0.98, tone, _SEAM, pointed=False, line=(_LINE, 0.15))
    with hand.within(_BODY):
        hand.shape(_MANTLE, _OLIVE, register=False)
    hand.line([(-0.9, -5.1), (-2.2, -6.0), (-2.95, -7.1), (-2.8, -8.1)], 0.26, SWELL, _LINE)


def _bill(hand: Hand) -> None:
    gape: list[Point] = [
        (-6.15, -12.1),
        (-6.4, -12.5),
        (-7.15, -12.85),
        (-6.9, -12.1),
        (-6.4, -11.9),
    ]
    hand.shape(gape, mixed(BENI, OCHRE, 0.15), smooth=False, register=False)
    upper: list[Point] = [(-6.1, -12.75), (-7.0, -13.2), (-8.2, -13.7), (-7.1, -12.85)]
    upper.append((-6.2, -12.3))
    lower: list[Point] = [(-6.3, -11.95), (-7.0, -12.22), (-7.9, -12.4), (-7.1, -12.0)]
    lower.append((-6.5, -11.75))
    hand.shape(lower, mixed(mixed(_LEG, OCHRE, 0.3), INK, 0.1), register=False)
    hand.shape(upper, mixed(UMBER, INK, 0.6), register=False)
    hand.outline(lower, 0.1, INK, lift=0.4)


def _head(hand: Hand) -> None:
    """Fine bill, pale brow over a dark line, a small dark eye in it."""
    _bill(hand)
    brow: list[Point] = [(-6.1, -12.75), (-5.2, -13.05), (-4.1, -12.75), (-3.2, -11.9)]
    hand.line(brow, 0.4, (0.5, 0.9, 1.0, 0.6, 0.0), mixed(_CREAM, WHITE, 0.3), tremor=0.03)
    hand.line([(-6.2, -12.2), (-5.0, -12.4), (-4.0, -12.1), (-3.2, -11.4)], 0.36, SWELL, _QUILL)
    hand.line([(-5.35, -12.1), (-5.0, -11.98), (-4.65, -12.08)], 0.13, SWELL, _CREAM)
    hand.dot((-5.0, -12.36), 0.31, 0.29, INK, wobble=0.03)
    hand.dot((-5.08, -12.46), 0.08, 0.07, WHITE, wobble=0.03)


def draw_warbler(hand: Hand) -> None:
    """The whole bird, tail first; draw the branch before it."""
    _leg(hand, (1.8, -3.8), (2.3, -2.4), (1.4, 0.1))
    _tail(hand)
    _plumage(hand)
    edge = flow([*_BODY, _BODY[0]])
    for start, stop, width in ((0.5, 0.78, 0.34), (0.72, 0.985, 0.25)):
        hand.line(section(edge, start, stop), width, SWELL, _LINE, tremor=0.05, smooth=False)
    _leg(hand, (-0.4, -4.3), (0.0, -2.5), (-1.0, 0.0))
    _wing(hand)
    for start, stop, width in ((0.01, 0.22, 0.3), (0.17, 0.42, 0.32)):
        hand.line(section(edge, start, stop), width, SWELL, _LINE, tremor=0.05, smooth=False)
    _head(hand)
