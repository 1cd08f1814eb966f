"""The phoenix of December, coming down to the paulownia, the only tree it alights on.

Frame: millimetres, the root of the neck at (0, 0), the bird turned to the left, three quarters to
us. One long S runs from its crest through the neck and the full breast into the tail. Both wings
are the same wing (:data:`_ARM`, :data:`_TIPS`), thrown up on either side of the neck, the far one
mirrored and narrower.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from hanafuda_desktop.studio.figures.plumage import PLUMAGE_LINE, blade
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    along,
    between,
    flow,
    heading,
    normals,
    placed,
    pressure_at,
    resample,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    PINE,
    PURPLE,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

_VIOLET: Final = mixed(PURPLE, INDIGO, 0.12)
_LILAC: Final = mixed(PURPLE, WHITE, 0.5)
_RED: Final = mixed(VERMILION, BENI, 0.2)
_FACE: Final = mixed(WHITE, GOLD, 0.2)

_NAPE: Final[Path] = [(0.7, -8.8), (2.1, -7.0), (2.4, -4.8), (1.7, -2.6), (1.7, -0.6), (2.9, 2.2)]
_BACK: Final[Path] = [(4.4, 5.4), (5.8, 8.0), (7.0, 9.7), (6.6, 10.5), (4.4, 10.5)]
_BREAST: Final[Path] = [(1.4, 9.8), (-1.4, 8.6), (-3.9, 6.3), (-5.0, 3.5), (-4.5, 0.8)]
_THROAT: Final[Path] = [(-2.8, -1.4), (-0.9, -3.1), (-0.2, -4.9), (-0.9, -6.4), (-2.0, -7.4)]
_BODY: Final[Path] = [*_NAPE, *_BACK, *_BREAST, *_THROAT]
_SPINE: Final[Path] = [(-0.6, -8.6), (1.1, -5.4), (0.2, -2.0), (-0.4, 2.2), (2.0, 6.6), (6.0, 10.4)]

_ARM: Final[Path] = [(0.0, 0.0), (2.4, -1.2), (4.8, -3.8), (5.9, -6.6), (6.1, -8.6)]
"""Shoulder, elbow, wrist, tip of the hand: the near wing's, from its shoulder."""
_FINGERS: Final[Path] = [(7.4, -16.0), (9.9, -16.4), (12.1, -14.9), (13.5, -12.4), (13.9, -9.4)]
_TRAILING: Final[Path] = [
    (13.2, -6.0),
    (12.6, -3.0),
    (11.6, -0.2),
    (9.8, 2.2),
    (7.2, 4.0),
    (4.0, 5.0),
]
_TIPS: Final[Path] = [*_FINGERS, *_TRAILING]
_NEAR: Final[Point] = (1.0, 1.6)
_FAR: Final[Point] = (-1.2, 0.8)

_PLUMES: Final[tuple[tuple[Path, float, Pigment], ...]] = (
    (
        [(5.6, 9.4), (10.0, 10.6), (13.6, 14.6), (14.0, 20.8), (11.6, 26.4), (11.4, 33.2)],
        3.6,
        _VIOLET,
    ),
    ([(5.2, 9.6), (8.8, 12.0), (11.0, 16.2), (10.6, 21.2), (7.8, 25.6), (6.8, 31.0)], 3.4, _RED),
    ([(4.6, 9.8), (7.0, 12.8), (8.0, 16.6), (7.0, 20.4), (4.4, 23.4), (2.4, 26.6)], 3.2, _VIOLET),
)

Place = Callable[[Points], Path]
"""From the wing's own frame to the bird's."""


def _flight(share: float, reach: float) -> Path:
    """The middle line of a feather of the wing: ``share`` 0 at the hand, 1 at the body."""
    x, y = along(flow(_ARM), 1.0 - 0.94 * share**1.1)
    tip = along(flow(_TIPS), share)
    dx, dy = (tip[0] - x) * reach, (tip[1] - y) * reach
    bow = 0.1 - 0.16 * share
    return [(x, y), (x + dx * 0.55 + dy * bow, y + dy * 0.55 - dx * bow), (x + dx, y + dy)]


def _wing(hand: Hand, place: Place, shade: float) -> None:
    """Flight feathers, two rows of coverts, and the mail of the shoulder."""
    violet, lilac, red = (mixed(tone, INK, shade) for tone in (_VIOLET, _LILAC, _RED))
    rows = (
        (17, 1.0, 1.5, violet, mixed(violet, INK, 0.3)),
        (15, 0.55, 1.55, lilac, violet),
        (13, 0.34, 1.45, red, mixed(red, BENI, 0.6)),
    )
    for count, reach, wide, tone, root in rows:
        for i in range(count - 1, -1, -1):
            share = i / (count - 1)
            line = _flight(share, reach * hand.rng.uniform(0.97, 1.03))
            blade(hand, place(line), wide * between(0.9, 1.25, share), tone, root)
    _mail(hand, place, shade)


def _mail(hand: Hand, place: Place, shade: float) -> None:
    """Small round scales over the arm, and its smooth leading edge, shoulder to hand."""
    tone = mixed(GOLD, OCHRE, shade)
    for row in (2, 1):
        for i in range(15):
            share = 0.02 + (i + 0.5 * (row % 2)) / 15.5
            root, _, tip = _flight(share, 1.0)
            way = math.atan2(tip[1] - root[1], tip[0] - root[0])
            size = 0.38 + 0.26 * math.sin(math.pi * share)
            step = (row - 0.35) * size * 1.15
            at = (root[0] + step * math.cos(way), root[1] + step * math.sin(way))
            centre = place([at])[0]
            hand.dot(centre, size + 0.13, size + 0.13, PLUMAGE_LINE)
            hand.dot(centre, size, size, mixed(tone, _RED, 0.35 * row - 0.2))
    edge = place([*_ARM, (6.0, -10.4), (6.1, -12.4)])
    for wide, colour in ((1.25, PLUMAGE_LINE), (0.9, mixed(_VIOLET, INK, shade))):
        hand.line(edge, wide, (0.8, 1.0, 1.0, 0.95, 0.8, 0.5, 0.0), colour, tremor=0.04)
    hand.line(edge[:-1], 0.2, SWELL, mixed(_VIOLET, PAPER, 0.5))


def _near(points: Points) -> Path:
    return [(_NEAR[0] + x, _NEAR[1] + y) for x, y in points]


def _far(points: Points) -> Path:
    narrow = [(-0.9 * x, 0.96 * y) for x, y in points]
    return placed(narrow, _FAR, 1.0, 3.0)


_VANE: Final = (0.3, 0.44, 0.52, 0.56, 0.6, 0.66, 0.74, 0.9, 1.04, 1.08, 0.86, 0.0)


def _plume(hand: Hand, points: Points, wide: float, tone: Pigment) -> None:
    """A long plume: a vane that widens and parts into flames, a gold quill, an eye at its end."""
    path = resample(flow(points), 260)
    sides = normals(path)
    edges: list[Path] = [[], []]
    rims: list[Path] = [[], []]
    barbs: list[Path] = []
    for edge, rim, side in zip(edges, rims, (-1.0, 1.0), strict=True):
        start, stop = 0, hand.rng.randint(10, 20)
        for i, ((x, y), (nx, ny)) in enumerate(zip(path, sides, strict=True)):
            if i >= stop:
                start, stop = stop, stop + hand.rng.randint(12, 22)
            phase = (i - start) / (stop - start) if stop < 236 else 0.7
            phase = phase / 0.84 if phase < 0.84 else (1.0 - phase) / 0.16
            flame = 0.8 + (0.06 + 0.22 * i / 259) * phase**2
            reach = side * wide / 2 * pressure_at(_VANE, i / 259) * flame
            ahead = 0.45 * phase**3 if stop < 236 else 0.2
            edge.append((x + nx * reach + ny * ahead, y + ny * reach - nx * ahead))
            reach += side * 0.15
            rim.append((x + nx * reach + ny * ahead + 0.05, y + ny * reach - nx * ahead + 0.05))
            if i % 7 == 3 and 8 < i < 214:
                barbs.append([path[max(0, i - 9)], edge[-1]])
    hand.shape(rims[0] + rims[1][::-1], PLUMAGE_LINE, smooth=False, register=False)
    shape = edges[0] + edges[1][::-1]
    hand.shape(shape, tone, smooth=False, register=False)
    dark = mixed(tone, INK, 0.35)
    hand.shade(shape, dark, (1.0, 0.3, 0.0), start=path[0], stop=path[110], soft=0.0, smooth=False)
    for barb in barbs:
        hand.line(barb, 0.15, TAPER, mixed(tone, PAPER, 0.4), smooth=False)
    for extra, colour in ((0.3, PLUMAGE_LINE), (0.0, GOLD)):
        hand.line(path[:222], 0.3 + extra, (0.9, 1.0, 0.9, 0.8, 0.7), colour, smooth=False)
    _eye(hand, path[228], wide * 0.3, heading(path, 232), tone)


_DROP: Final[Path] = [(-1.6, 0.0), (-0.6, -0.85), (0.5, -1.0), (1.4, -0.55), (2.0, 0.0)]
_EYE: Final[Path] = [*_DROP, (2.0, 0.0), (1.4, 0.55), (0.5, 1.0), (-0.6, 0.85)]


def _eye(hand: Hand, at: Point, size: float, way: float, tone: Pigment) -> None:
    inner = _RED if tone == _VIOLET else _VIOLET
    for share, colour in (
        (1.0, mixed(tone, INK, 0.5)),
        (0.88, GOLD),
        (0.62, mixed(PINE, tone, 0.15)),
        (0.36, inner),
    ):
        hand.shape(placed(_EYE, at, size * share, way), colour, register=False)


def _body(hand: Hand) -> None:
    """A red neck that turns purple on the breast, under scales that grow down the body."""
    hand.outline(_BODY, 0.5, PLUMAGE_LINE, lift=0.6)
    hand.shape(_BODY, _VIOLET, register=False)
    with hand.within(_BODY):
        hand.shade(_BODY, _RED, (1.0, 1.0, 0.7, 0.0), start=(0, -8), stop=(-1.5, 3), soft=0.0)
        spine = flow(_SPINE)
        for k in range(20):
            share = 0.06 + 0.047 * k
            reach = 0.4 + 0.5 * min(share, 0.55)
            at, way = along(spine, share), heading(spine, round(share * (len(spine) - 1)))
            for row in range(-4, 5):
                _scale(hand, at, way, (row + k % 2 * 0.5) * reach * 1.5, reach)


def _scale(hand: Hand, at: Point, way: float, aside: float, reach: float) -> None:
    part = hand.joined(f"scale {at} {aside}", at, way)
    near, half = 0.72 * reach, 0.5 * reach
    rising: Path = [(-reach, aside - near), (0.2 * reach, aside - half), (0.75 * reach, aside)]
    cup = [*rising, (0.2 * reach, aside + half), (-reach, aside + near)]
    part.line(cup, 0.2, SWELL, mixed(GOLD, PAPER, 0.15))


def _crest(head: Hand) -> None:
    """Three plumes blown back from the brow, each with a drop at its end, and a flame of a comb."""
    for points in (
        [(1.0, -1.0), (2.5, -2.0), (4.1, -2.1), (5.4, -1.5)],
        [(0.5, -1.2), (1.6, -2.9), (3.2, -3.8), (4.9, -3.9)],
        [(-0.1, -1.3), (0.3, -3.3), (1.4, -4.7), (3.0, -5.6)],
    ):
        head.line(points, 0.6, (0.9, 0.7, 0.6, 0.6), PLUMAGE_LINE)
        head.line(points, 0.3, (0.9, 0.7, 0.6, 0.6), _RED)
        blown = flow(points)
        end = head.joined("drop", points[-1], heading(blown, len(blown) - 1))
        drop: Path = [(-1.2, 0.0), (-0.2, -0.5), (0.7, -0.36), (1.5, 0.1), (0.6, 0.4), (-0.3, 0.46)]
        end.outline(drop, 0.32, PLUMAGE_LINE, lift=0.7)
        end.shape(drop, _VIOLET, register=False)
        end.shape(placed(drop, (0.1, 0.0), 0.56), GOLD, register=False)
        end.dot((0.15, 0.0), 0.2, 0.17, _RED)
    for root, tip in (
        ((0.5, -1.2), (3.2, -2.2)),
        ((-0.5, -1.3), (2.0, -3.1)),
        ((-1.3, -0.9), (0.3, -3.0)),
    ):
        middle = ((root[0] + tip[0]) / 2 - 0.4, (root[1] + tip[1]) / 2 - 0.3)
        _hackle(head, [root, middle, tip], 1.0, _RED)


_CROWN: Final[Path] = [(1.7, -0.3), (1.1, -1.2), (0.0, -1.5), (-1.2, -1.1), (-1.9, -0.3)]
_SKULL: Final[Path] = [*_CROWN, (-1.7, 0.4), (-0.7, 0.9), (0.6, 1.1), (1.7, 0.8)]
_RIDGE: Final[Path] = [(-1.5, -0.8), (-2.8, -0.6), (-3.9, 0.1), (-4.3, 1.1), (-4.3, 1.1)]
_BEAK: Final[Path] = [*_RIDGE, (-3.4, 0.6), (-2.4, 0.5), (-1.5, 0.55)]
_MASK: Final[Path] = [(-1.7, -0.3), (-0.6, -0.9), (0.7, -0.8), (2.0, -1.2), (1.0, 0.0), (-0.6, 0.2)]
_LID: Final[Path] = [(-1.3, -0.3), (-0.5, -0.7), (0.4, -0.6), (1.1, -0.7), (0.3, -0.1), (-0.6, 0.0)]


def _head(hand: Hand) -> None:
    """A proud head: hooked beak, small wattle, and the long eye that is named after it."""
    head = hand.joined("head", (-1.0, -8.3), -8.0)
    _crest(head)
    for part, tone in ((_BEAK, OCHRE), (_SKULL, _FACE)):
        head.outline(part, 0.38, PLUMAGE_LINE, lift=0.6)
        head.shape(part, tone, register=False)
    blade(head, [(-1.3, 0.5), (-1.4, 1.5), (-0.7, 2.6)], 0.95, _RED, _RED)
    head.line([(-1.6, 0.0), (-2.9, 0.05), (-4.2, 0.95)], 0.2, TAPER, PLUMAGE_LINE)
    head.shape(_MASK, _RED, register=False)
    head.shape(_LID, mixed(GOLD, WHITE, 0.75), register=False)
    head.dot((-0.4, -0.38), 0.28, 0.29, INK)
    head.dot((-0.5, -0.46), 0.08, 0.08, WHITE)
    head.line([(-1.7, -0.2), (-0.5, -0.85), (0.6, -0.7), (1.9, -1.15)], 0.28, SWELL, INK)


_SHANK: Final[Path] = [(0.2, -0.6), (-0.5, 0.5), (-1.2, 1.5)]
_TOES: Final[tuple[Path, ...]] = (
    [(-1.2, 1.5), (-0.5, 2.0), (-0.3, 2.6), (-0.7, 3.1)],
    [(-1.2, 1.5), (-2.3, 1.3), (-3.0, 1.9), (-2.9, 2.7)],
    [(-1.2, 1.5), (-2.0, 1.9), (-2.4, 2.6), (-2.1, 3.2)],
    [(-1.2, 1.5), (-1.5, 2.3), (-1.6, 2.9), (-1.2, 3.4)],
)


def _leg(hand: Hand, name: str, at: Point, turn: float, shade: float) -> None:
    """A feathered thigh, a short shank, and a foot half closed, the claws hooked."""
    leg = hand.joined(name, at, turn)
    gold = mixed(OCHRE, INK, shade)
    for line, wide in ((_SHANK, 0.7), *((toe, 0.46) for toe in _TOES)):
        leg.line(line, wide + 0.32, (1.0, 0.95, 0.9, 0.75, 0.2), PLUMAGE_LINE)
        leg.line(line, wide, (1.0, 0.95, 0.9, 0.7, 0.0), gold)
    for toe in _TOES:
        end = flow(toe)
        leg.line(end[len(end) * 2 // 3 :], 0.4, TAPER, PLUMAGE_LINE, smooth=False)
    tone, root = mixed(_LILAC, INK, shade), mixed(_VIOLET, INK, shade)
    for x, start, stop, colour in (
        (-0.7, -2.6, -0.1, tone),
        (1.5, -2.8, -0.6, tone),
        (0.0, -2.6, 0.6, tone),
        (0.8, -2.6, 0.5, tone),
        (-0.7, -4.0, -1.4, root),
        (2.3, -4.4, -1.9, root),
        (0.2, -4.2, -1.0, root),
        (1.3, -4.4, -1.2, root),
    ):
        tip = (x * 0.9, stop + leg.rng.uniform(-0.15, 0.15))
        middle = (x + 0.25, (start + stop) / 2)
        blade(leg, [(x + 0.3, start), middle, tip], 1.3, colour, root)


_CAPE: Final[tuple[tuple[Point, Point, Pigment], ...]] = (
    ((-2.9, 0.0), (-3.7, 2.4), _RED),
    ((2.4, -0.2), (3.7, 2.5), _RED),
    ((-2.1, -0.3), (-2.6, 3.5), _RED),
    ((1.7, -0.2), (2.3, 3.5), _RED),
    ((-1.2, -0.1), (-1.4, 4.2), _RED),
    ((0.8, -0.1), (1.1, 4.1), _RED),
    ((-0.2, 0.0), (-0.1, 4.7), _RED),
    ((-2.3, -1.2), (-3.1, 1.0), OCHRE),
    ((2.0, -1.6), (2.9, 0.9), OCHRE),
    ((-1.6, -1.6), (-2.1, 1.7), OCHRE),
    ((1.2, -1.6), (1.6, 1.8), OCHRE),
    ((-0.7, -1.6), (-0.8, 2.3), OCHRE),
    ((0.3, -1.6), (0.5, 2.3), OCHRE),
    ((-1.1, -3.1), (-2.7, -0.3), _RED),
    ((1.9, -3.3), (2.4, -0.4), _RED),
    ((-0.4, -3.4), (-1.6, 0.4), _RED),
    ((1.3, -3.5), (1.4, 0.3), _RED),
    ((0.4, -3.6), (-0.1, 0.7), _RED),
    ((-0.1, -4.4), (-0.8, -1.6), _RED),
    ((1.8, -4.6), (1.7, -1.7), _RED),
    ((0.9, -4.7), (0.6, -1.3), _RED),
)
"""The cape about the root of the neck: root and tip of each feather, the lowest first."""


def _hackles(hand: Hand) -> None:
    """Pointed feathers that fall from the neck over breast and shoulder."""
    for root, tip, tone in _CAPE:
        x, y = hand.rng.uniform(-0.12, 0.12), hand.rng.uniform(-0.3, 0.3)
        end = (tip[0] + x, tip[1] + y)
        middle = ((root[0] + end[0]) / 2 + 0.1 * root[0], (root[1] + end[1]) / 2)
        _hackle(hand, [root, middle, end], 1.35, mixed(tone, GOLD, 0.5) if tone == OCHRE else tone)


_FALLING: Final = (0.5, 0.8, 1.0, 0.95, 0.75, 0.42, 0.0)


def _hackle(hand: Hand, points: Points, wide: float, tone: Pigment) -> None:
    """One pointed feather of the cape or of the comb, a stroke of the full brush."""
    hand.line(points, wide + 0.36, (0.5, 0.8, 1.0, 0.95, 0.8, 0.5, 0.12), PLUMAGE_LINE)
    hand.line(points, wide, _FALLING, tone, tremor=0.03)
    path = flow(points)
    hand.line(path[len(path) // 4 :], 0.18, SWELL, mixed(tone, PAPER, 0.5), smooth=False)


def _coverts(hand: Hand) -> None:
    """Feathers of the rump, over the roots of the plumes."""
    for root, tip, tone in (
        ((6.2, 8.8), (10.4, 11.0), _VIOLET),
        ((4.0, 9.8), (4.6, 13.2), _VIOLET),
        ((5.6, 9.2), (9.6, 12.6), _VIOLET),
        ((4.6, 9.6), (6.2, 14.0), _VIOLET),
        ((5.1, 9.4), (8.2, 13.8), _VIOLET),
        ((5.9, 7.8), (8.8, 10.3), _LILAC),
        ((3.6, 8.6), (4.3, 12.0), _LILAC),
        ((5.2, 8.2), (7.8, 11.6), _LILAC),
        ((4.4, 8.4), (6.0, 12.3), _LILAC),
        ((5.0, 6.6), (7.2, 9.4), _RED),
        ((3.3, 7.4), (4.2, 10.6), _RED),
        ((4.2, 7.0), (5.9, 10.4), _RED),
    ):
        middle = ((root[0] + tip[0]) / 2 + 0.25, (root[1] + tip[1]) / 2 - 0.25)
        blade(hand, [root, middle, tip], 1.35, tone, mixed(tone, INK, 0.2))


def _shoulder(hand: Hand) -> None:
    """Scapulars: the near wing's root lies under them, and they lie along the back."""
    for tip, tone in (
        ((5.4, 5.4), _LILAC),
        ((4.4, 6.6), _LILAC),
        ((3.2, 7.0), _LILAC),
        ((4.4, 4.2), _RED),
        ((3.6, 5.2), _RED),
        ((2.4, 5.4), _RED),
    ):
        root = (1.6, 1.2)
        middle = ((root[0] + tip[0]) / 2 + 0.3, (root[1] + tip[1]) / 2 - 0.3)
        blade(hand, [root, middle, tip], 1.5, tone, mixed(tone, _VIOLET, 0.5))


def draw_phoenix(hand: Hand) -> None:
    """Far wing, tail, legs, body, near wing, head."""
    _wing(hand, _far, 0.18)
    for points, wide, tone in _PLUMES:
        _plume(hand, points, wide, tone)
    _leg(hand, "far leg", (-2.6, 8.4), 22.0, 0.25)
    _body(hand)
    _coverts(hand)
    _leg(hand, "near leg", (-0.2, 10.4), 4.0, 0.0)
    _wing(hand, _near, 0.0)
    _shoulder(hand)
    _hackles(hand)
    _head(hand)
