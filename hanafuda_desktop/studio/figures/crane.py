"""The red-crowned crane of January, pausing in its walk before the sun.

Frame: millimetres, the near foot at (0, 0), the bird about 40 mm high, facing right. The body is an
egg that leans on the near leg; the thighs come out of it as feathered drumsticks, and what bends
backwards half way down is the heel. The neck rises as an S from the breast, the black tertials fall
as a bustle over the tail.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.figures.plumage import quill
from hanafuda_desktop.studio.tools.brush import SWELL, TAPER, Point, between, flow
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    STONE,
    UMBER,
    VERMILION,
    WATER,
    WHITE,
    mixed,
)

_LEG: Final = mixed(mixed(INK, STONE, 0.16), UMBER, 0.12)
_FEATHER: Final = mixed(mixed(WATER, STONE, 0.45), PAPER, 0.12)
_SHADOW: Final = mixed(mixed(WATER, STONE, 0.4), PAPER, 0.25)
_JET: Final = mixed(INK, INDIGO, 0.12)

_BACK: Final[list[Point]] = [
    (4.75, -37.3),
    (4.3, -36.0),
    (3.65, -34.2),
    (3.25, -31.8),
    (3.6, -29.2),
    (4.1, -27.0),
    (3.5, -25.2),
    (1.3, -23.9),
    (-1.9, -22.6),
    (-5.0, -20.9),
    (-7.6, -18.8),
    (-9.4, -16.8),
]
"""From the nape down the neck and along the back to the rump."""
_FRONT: Final[list[Point]] = [
    (-9.4, -16.8),
    (-7.6, -15.9),
    (-4.6, -15.3),
    (-1.4, -15.1),
    (1.8, -15.5),
    (4.4, -17.0),
    (6.4, -19.3),
    (7.5, -22.0),
    (7.6, -24.7),
    (6.8, -27.3),
    (5.75, -29.7),
    (5.3, -31.9),
    (5.7, -33.6),
    (6.7, -35.1),
]
"""From the rump under belly and breast up to the throat."""
_SKULL: Final[list[Point]] = [
    (4.5, -36.4),
    (4.85, -37.7),
    (5.9, -38.6),
    (7.2, -38.75),
    (8.3, -38.2),
    (8.75, -37.4),
    (8.4, -36.5),
    (7.5, -35.6),
    (6.4, -34.9),
    (4.8, -34.6),
]
_BLACK: Final[list[Point]] = [
    (8.9, -37.75),
    (8.0, -37.95),
    (7.3, -37.5),
    (6.7, -36.7),
    (5.8, -35.8),
    (4.95, -34.4),
    (4.3, -32.6),
    (4.2, -30.7),
    (4.7, -28.5),
    (5.5, -26.6),
    (6.3, -24.9),
    (7.15, -23.1),
    (7.15, -23.1),
    (7.5, -24.9),
    (6.8, -27.3),
    (5.75, -29.7),
    (5.3, -31.9),
    (5.7, -33.6),
    (6.7, -35.1),
    (7.7, -36.0),
    (8.75, -36.9),
]
"""Lore, cheek, throat and the front of the neck, drawn out to a point on the breast."""
_CAP: Final[list[Point]] = [
    (5.05, -37.75),
    (5.5, -38.65),
    (6.5, -39.2),
    (7.7, -39.05),
    (8.7, -38.3),
    (8.95, -37.85),
    (8.0, -37.95),
    (6.8, -37.75),
    (5.9, -37.6),
]


@dataclass(frozen=True, slots=True)
class _Leg:
    """A leg: the feathered thigh, then shin, heel and foot."""

    thigh: tuple[Point, ...]
    """Down its front edge from the belly, round the hem and up behind."""
    shin: tuple[Point, ...]
    heel: Point
    foot: Point
    toes: tuple[tuple[Point, ...], ...]


_NEAR: Final = _Leg(
    thigh=(
        (2.8, -17.2),
        (2.7, -15.4),
        (2.0, -13.6),
        (1.1, -12.0),
        (0.6, -10.7),
        (-0.15, -10.8),
        (-0.75, -12.2),
        (-1.75, -13.8),
        (-3.0, -15.2),
        (-2.6, -17.2),
    ),
    shin=((0.24, -11.2), (0.08, -9.7), (-0.33, -8.2)),
    heel=(-0.4, -7.9),
    foot=(0.0, -0.5),
    toes=(
        ((0.0, -0.6), (1.2, -0.5), (2.5, 0.05), (4.0, 0.35)),
        ((0.0, -0.6), (0.8, 0.1), (1.5, 0.75), (2.4, 1.35)),
        ((0.0, -0.6), (-0.1, 0.2), (0.0, 0.9), (-0.3, 1.5)),
        ((-0.05, -0.8), (-0.8, -0.5), (-1.6, -0.15)),
    ),
)
_FAR: Final = _Leg(
    thigh=(
        (5.0, -18.0),
        (5.3, -16.0),
        (5.1, -14.0),
        (4.6, -12.2),
        (4.3, -11.1),
        (3.65, -11.2),
        (3.2, -12.6),
        (2.5, -14.2),
        (1.8, -15.8),
        (1.8, -17.4),
    ),
    shin=((4.0, -11.5), (3.97, -10.1), (3.74, -8.7)),
    heel=(3.7, -8.4),
    foot=(5.5, -1.7),
    toes=(
        ((5.5, -1.8), (6.6, -1.7), (7.8, -1.25), (9.0, -1.0)),
        ((5.5, -1.8), (6.3, -1.2), (7.0, -0.65), (7.7, -0.25)),
        ((5.5, -1.9), (4.8, -1.7), (4.2, -1.4)),
    ),
)


def _leg(hand: Hand, leg: _Leg, *, far: bool) -> None:
    """Shin, heel, shank and toes, dark and lean, with a light along the front."""
    size = 0.86 if far else 1.0
    tone = mixed(_LEG, STONE, 0.22) if far else _LEG
    for toe in leg.toes:
        hand.line(toe, 0.7 * size, (0.9, 0.8, 0.72, 0.8, 0.6, 0.66, 0.3, 0.0), tone, tremor=0.05)
    hx, hy = leg.heel
    fx, fy = leg.foot
    mx, my = between(hx, fx, 0.5) + 0.12, between(hy, fy, 0.5)
    hand.line(leg.shin, 1.0 * size, (0.55, 0.7, 0.72, 0.8, 1.0), tone, tremor=0.03)
    shank: list[Point] = [(hx - 0.05, hy - 0.5), (mx, my), (fx, fy)]
    hand.line(shank, 0.92 * size, (1.0, 0.98, 0.74, 0.66, 0.66, 0.72, 1.0), tone, tremor=0.03)
    hand.dot((hx - 0.03, hy), 0.6 * size, 0.78 * size, tone, wobble=0.05)
    hand.dot((fx, fy - 0.1), 0.5 * size, 0.5 * size, tone, wobble=0.05)
    pale = mixed(tone, PAPER, 0.38)
    hand.line([(hx + 0.2, hy - 0.4), (hx + 0.3, hy + 0.3)], 0.2, SWELL, pale)
    hand.line(
        [(hx + 0.28, hy + 1.0), (mx + 0.16, my), (fx + 0.12, fy - 1.0)], 0.16, SWELL, pale, dry=0.4
    )


def _thigh(hand: Hand, leg: _Leg, *, far: bool) -> None:
    """The feathered thigh, tapering into a ragged hem; the near one grows out of the flank."""
    shape = list(leg.thigh)
    hand.shape(shape, mixed(WHITE, _SHADOW, 0.5) if far else WHITE, register=False)
    if far:
        hand.shade(shape, _SHADOW, 0.4, soft=0.0)
    else:
        hand.shade(
            shape, _SHADOW, (0.7, 0.3, 0.0), start=(-2.2, -12.4), stop=(0.6, -15.6), soft=0.0
        )
    front, behind = flow(shape[:5]), flow(shape[5:9])
    hand.line(front[:-2], 0.34, (0.0, 0.3, 0.9, 1.0, 0.8, 0.1), INK, tremor=0.05)
    hand.line(behind, 0.46, (0.3, 0.9, 1.0, 0.9, 0.4), INK, tremor=0.05)
    hx, hy = shape[4]
    white = mixed(WHITE, _SHADOW, 0.6)
    for i in range(5):
        x = hx - 0.12 - 0.13 * i
        hand.line([(x + 0.06, hy - 0.6), (x, hy), (x - 0.06, hy + 0.6)], 0.24, TAPER, white)
    if not far:
        for x, y, reach in ((1.3, -14.6, 1.6), (-0.4, -14.0, 1.5), (0.6, -12.7, 1.1)):
            tuft = [(x, y), (x - 0.12, y + 0.6 * reach), (x - 0.3, y + reach)]
            hand.line(tuft, 0.18, TAPER, _FEATHER)


def _shaded(hand: Hand, shape: list[Point]) -> None:
    """The shade under the bird."""
    hand.shade(
        shape,
        _SHADOW,
        (0.3, 0.34, 0.36, 0.16, 0.0),
        start=(-3.0, -11.0),
        stop=(2.6, -22.0),
        soft=0.0,
    )


def _bustle(hand: Hand) -> None:
    """The black tertials that fall over the tail, each a loaded stroke, parted by thin lights."""
    feathers: tuple[tuple[list[Point], float], ...] = (
        ([(-4.0, -16.6), (-7.0, -15.4), (-8.8, -12.8), (-9.0, -9.6)], 2.0),
        ([(-4.2, -17.2), (-7.8, -16.4), (-10.0, -13.2), (-10.4, -8.8)], 2.2),
        ([(-4.0, -18.0), (-8.4, -17.6), (-11.0, -14.4), (-11.9, -9.4)], 2.3),
        ([(-3.4, -19.0), (-8.6, -19.0), (-11.8, -16.0), (-13.1, -11.2)], 2.3),
        ([(-2.8, -20.2), (-8.0, -20.6), (-11.8, -18.0), (-13.8, -13.6)], 2.0),
        ([(-3.0, -18.4), (-6.6, -18.0), (-9.0, -15.8), (-10.0, -13.0)], 1.7),
    )
    gauge = (0.2, 0.6, 0.95, 1.0, 0.95, 0.8, 0.5, 0.0)
    for feather, width in feathers:
        hand.line(feather, width, gauge, _JET, dry=0.14, tremor=0.03)
    light = mixed(_JET, WATER, 0.62)
    for feather, width in feathers[:5]:
        edge = [(x + 0.1, y + width * 0.42) for x, y in feather[1:-1]]
        last = (feather[-1][0] + 0.45, feather[-1][1] - 1.4)
        hand.line([*edge, last], 0.17, SWELL, light, tremor=0.1)


_WING: Final[list[Point]] = [
    (4.7, -24.4),
    (5.7, -22.7),
    (5.3, -20.4),
    (3.2, -18.4),
    (0.2, -17.2),
    (-3.4, -16.7),
    (-6.4, -17.0),
]
"""The lower edge of the folded wing, from the bend to where the tertials take over."""
_FEATHERS: Final[tuple[tuple[float, tuple[Point, ...]], ...]] = (
    # breadth and middle line: secondaries, coverts, the small ones at the bend, from below upwards
    (1.5, ((3.4, -19.0), (0.4, -17.8), (-3.0, -17.3), (-6.7, -17.2))),
    (1.7, ((3.4, -20.0), (0.2, -18.8), (-3.4, -18.2), (-7.4, -18.0))),
    (1.7, ((2.6, -20.8), (-0.6, -19.7), (-4.0, -19.1), (-7.7, -18.9))),
    (1.6, ((1.6, -21.6), (-1.6, -20.6), (-4.4, -20.0), (-7.2, -19.8))),
    (1.5, ((0.6, -22.3), (-2.0, -21.4), (-4.2, -20.8), (-6.3, -20.5))),
    (1.4, ((4.6, -20.4), (2.4, -19.1), (0.2, -18.5))),
    (1.4, ((4.0, -21.3), (1.6, -20.2), (-0.9, -19.6))),
    (1.35, ((3.2, -22.1), (0.6, -21.0), (-1.9, -20.6))),
    (1.3, ((2.4, -22.8), (0.0, -22.0), (-2.4, -21.6))),
    (1.15, ((5.0, -21.6), (3.8, -20.6), (2.4, -19.9))),
    (1.15, ((4.4, -22.6), (3.2, -21.7), (1.6, -21.1))),
    (1.1, ((3.9, -23.4), (2.6, -22.7), (0.9, -22.2))),
)


def _plumage(hand: Hand) -> None:
    """White, rounded by shade below, the folded wing lying on it in a few long feathers."""
    whole = flow(_BACK) + flow(_FRONT)[1:]
    hand.shape(whole, WHITE, smooth=False)
    with hand.within(whole, smooth=False):
        under: list[Point] = [*_WING, (-9.0, -13.0), (0.0, -12.0), (9.0, -16.0), (9.0, -25.0)]
        _shaded(hand, under)
        nape: list[Point] = [(2.4, -34), (4.0, -34), (4.3, -28), (5.2, -25), (3.0, -24), (2.2, -28)]
        hand.shade(nape, _SHADOW, 0.22, soft=0.6)
    for x, y in ((6.3, -20.4), (5.3, -18.7), (6.9, -22.2)):
        hand.line([(x, y), (x - 0.5, y + 0.7), (x - 1.1, y + 1.1)], 0.18, SWELL, _FEATHER)


def _wing(hand: Hand) -> None:
    """The folded wing: white feathers laid like tiles over the roots of the bustle."""
    for wide, feather in _FEATHERS:
        quill(hand, feather, wide, WHITE, WHITE, pointed=False, line=(_FEATHER, 0.28))
    bend: list[Point] = [(5.6, -22.6), (5.4, -20.6), (4.2, -20.6), (3.0, -22.8), (4.2, -23.6)]
    hand.shape(bend, WHITE, register=False)
    hand.line(flow(_BACK[6:11]), 0.36, (0.0, 0.6, 1.0, 0.95, 0.6, 0.0), INK, tremor=0.05)
    edge = (0.0, 0.5, 0.9, 1.0, 0.9, 0.6, 0.0)
    hand.line(_WING, 0.42, edge, mixed(INK, STONE, 0.25), tremor=0.05)


def _lines(hand: Hand) -> None:
    """The key lines of neck and body: a few long strokes, each with its own weight."""
    hand.line(flow(_BACK[:8]), 0.36, (0.3, 0.8, 1.0, 0.9, 0.8, 0.5, 0.0), INK, tremor=0.05)
    vent = [*_FRONT[1:3], (-2.6, -15.2)]
    hand.line(flow(vent), 0.44, (0.0, 0.8, 1.0, 0.9), INK, tremor=0.05)
    breast = flow([(2.5, -15.2), *_FRONT[5:11]])
    hand.line(breast, 0.52, (0.0, 0.6, 0.9, 1.0, 0.9, 0.6, 0.2), INK, tremor=0.05)


def _bill(hand: Hand) -> None:
    """A long straight dagger, deep at the root, dark along the cut of the mouth."""
    horn = mixed(mixed(OCHRE, MOSS, 0.5), PAPER, 0.08)
    dark = mixed(horn, UMBER, 0.4)
    lower: list[Point] = [
        (8.2, -36.55),
        (8.4, -37.2),
        (10.8, -37.6),
        (13.4, -38.25),
        (13.4, -38.25),
        (11.2, -37.1),
        (9.6, -36.65),
    ]
    upper: list[Point] = [
        (8.3, -37.15),
        (8.6, -38.25),
        (9.8, -38.35),
        (11.6, -38.45),
        (13.8, -38.45),
        (13.8, -38.45),
        (13.4, -38.2),
        (11.0, -37.5),
    ]
    hand.shape(lower, dark, register=False)
    hand.shape(upper, horn, register=False)
    hand.shade(upper, dark, (0.8, 0.0), start=(8.4, -37.6), stop=(11.2, -38.0), soft=0.0)
    hand.line(upper[1:5], 0.3, (0.6, 0.9, 0.8, 0.7, 0.1), tremor=0.03)
    hand.line(
        [lower[0], *lower[:-4:-1], (13.5, -38.25)], 0.34, (0.4, 1.0, 0.9, 0.7, 0.1), tremor=0.03
    )
    hand.line([(8.3, -37.1), (10.9, -37.5), (13.5, -38.3)], 0.26, (0.9, 1.0, 0.8, 0.4), tremor=0.03)
    hand.line([(9.3, -37.85), (10.3, -37.95)], 0.22, SWELL, tremor=0.03)


def _head(hand: Hand) -> None:
    _bill(hand)
    hand.shape(_SKULL, WHITE, register=False)
    hand.shape(_BLACK, _JET, register=False)
    for x, y, dx, dy in (
        (4.5, -32.4, -0.4, 1.5),
        (4.45, -30.4, 0.0, 1.1),
        (5.05, -28.0, 0.25, 1.7),
        (5.8, -26.3, 0.35, 1.8),
        (6.5, -24.9, 0.35, 1.7),
    ):
        tip = (x + dx, y + dy)
        hand.line([(x + 0.5, y - 0.7), (x + 0.12, y + 0.2), tip], 0.55, TAPER, _JET)
    hand.shape(_CAP, VERMILION, register=False)
    hand.shade(_CAP, BENI, (0.8, 0.1, 0.0), start=(6.6, -37.4), stop=(7.0, -39.1), soft=0.0)
    hand.line(
        [(4.5, -36.5), (4.8, -37.6), (5.5, -38.7), (6.5, -39.25), (7.7, -39.1), (8.75, -38.3)],
        0.36,
        (0.4, 0.8, 1.0, 0.8, 0.8, 0.5),
        INK,
        tremor=0.04,
    )
    hand.dot((7.38, -37.22), 0.37, 0.32, mixed(GOLD, PAPER, 0.2), wobble=0.03)
    hand.dot((7.46, -37.24), 0.23, 0.23, INK, wobble=0.03)


def draw_crane(hand: Hand) -> None:
    """The whole bird, far leg first."""
    _leg(hand, _FAR, far=True)
    _thigh(hand, _FAR, far=True)
    _leg(hand, _NEAR, far=False)
    _plumage(hand)
    _bustle(hand)
    _lines(hand)
    _thigh(hand, _NEAR, far=False)
    _wing(hand)
    _head(hand)
