"""The lesser cuckoo of April, crying as it crosses the moon.

Frame: millimetres, the shoulder at (0, 0), the bird about 25 mm from bill to tail, flying right.
Long barred tail half spread behind, wings at the top of their beat, head up and bill open.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.tools.brush import SWELL, TAPER, Point, along, flow, normals
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INK,
    OCHRE,
    UMBER,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

_RUST: Final = mixed(mixed(OCHRE, VERMILION, 0.5), UMBER, 0.06)
_BROWN: Final = mixed(_RUST, UMBER, 0.62)
_BAR: Final = mixed(UMBER, INK, 0.55)
_LINE: Final = mixed(INK, UMBER, 0.25)

# From the root of the bill over crown and back to the tail, and forward again beneath.
_BODY: Final[list[Point]] = [
    (8.9, -2.9),
    (8.3, -3.9),
    (6.9, -4.4),
    (5.3, -3.9),
    (3.6, -2.7),
    (1.2, -1.9),
    (-1.8, -1.4),
    (-4.8, -0.5),
    (-7.2, 0.4),
    (-6.6, 1.5),
    (-4.2, 1.9),
    (-1.2, 2.3),
    (1.8, 2.15),
    (4.4, 1.1),
    (6.4, -0.2),
    (7.8, -1.2),
    (8.7, -2.1),
]
_BELLY: Final[list[Point]] = [
    (6.4, -0.6),
    (4.6, 0.2),
    (2.0, 0.6),
    (-1.6, 0.7),
    (-5.0, 0.9),
    (-7.6, 0.9),
    (-6.0, 3.4),
    (0.0, 4.4),
    (6.0, 2.6),
]
_TAIL: Final[tuple[tuple[list[Point], float], ...]] = (
    ([(-5.0, 0.6), (-9.0, 2.6), (-13.0, 5.8)], 1.7),
    ([(-5.2, 0.4), (-9.6, 1.8), (-14.4, 4.2)], 1.9),
    ([(-5.4, 0.1), (-10.0, 0.7), (-15.4, 2.2)], 1.9),
    ([(-5.4, -0.2), (-10.0, -0.4), (-15.6, 0.0)], 1.9),
    ([(-5.2, -0.4), (-9.4, -1.4), (-14.4, -2.0)], 1.7),
)


_TIP: Final = (0.96, 1.0, 1.0, 0.9, 0.45)
_VANE: Final = (0.5, 0.7, 0.85, 0.95, 1.0, 1.0, 1.0, 0.97, 0.84, 0.25)
_FLIGHT: Final[tuple[tuple[Point, Point], ...]] = (
    # root and tip of every flight feather, the outermost first
    ((0.8, -9.0), (-1.0, -18.8)),
    ((0.9, -8.4), (-2.6, -17.6)),
    ((1.0, -7.8), (-3.9, -16.0)),
    ((1.2, -7.0), (-5.0, -14.2)),
    ((1.3, -6.4), (-5.8, -12.4)),
    ((1.3, -5.8), (-6.3, -10.5)),
    ((1.2, -5.0), (-6.5, -8.6)),
    ((1.0, -4.2), (-6.6, -7.0)),
    ((0.7, -3.4), (-6.5, -5.4)),
    ((0.4, -2.4), (-6.2, -3.9)),
    ((0.0, -1.4), (-5.6, -2.5)),
    ((-0.4, -0.6), (-4.6, -1.2)),
)
_EDGE: Final[list[Point]] = [(1.4, 0.6), (2.3, -2.4), (2.5, -5.6), (1.5, -8.8), (0.2, -11.4)]
_GREATER: Final[list[Point]] = [
    (-2.6, -1.4),
    (-3.2, -3.0),
    (-3.2, -4.7),
    (-2.9, -6.4),
    (-2.3, -8.0),
    (-1.5, -9.5),
    (-0.7, -10.8),
]
_LESSER: Final[list[Point]] = [
    (-0.6, -0.7),
    (-1.0, -2.3),
    (-1.0, -4.0),
    (-0.7, -5.7),
    (-0.2, -7.2),
    (0.3, -8.6),
]
_SPECKS: Final[tuple[Point, ...]] = (
    (0.3, -1.5),
    (1.3, -2.7),
    (0.1, -3.6),
    (1.4, -4.7),
    (0.3, -5.8),
    (1.2, -7.0),
)


def _tail(hand: Hand) -> None:
    for number, (feather, width) in enumerate(_TAIL):
        hand.line(feather, width + 0.34, _VANE, _LINE, tremor=0.02)
        tone = _BROWN if number % 2 else mixed(_BROWN, _RUST, 0.4)
        hand.line(feather, width, _VANE, tone, tremor=0.02)
        path = flow(feather)
        sides = normals(path)
        for share in (0.42, 0.58, 0.74):
            x, y = along(path, share)
            nx, ny = sides[round(share * (len(path) - 1))]
            half = width * 0.42
            bar: list[Point] = [(x - nx * half, y - ny * half), (x + nx * half, y + ny * half)]
            hand.line(bar, 0.5, SWELL, _BAR, smooth=False)
        end = [along(path, 0.86), along(path, 0.93), along(path, 1.0)]
        hand.line(end, width + 0.1, _TIP, _LINE, smooth=False, tremor=0.02)
        inner = [along(path, 0.86), along(path, 0.92), along(path, 0.975)]
        hand.line(inner, width - 0.3, _TIP, WHITE, smooth=False, tremor=0.02)


def _feather(hand: Hand, root: Point, tip: Point, width: float, tone: Pigment) -> None:
    """One flight feather with its line, its bars and the light along its shaft."""
    bow = ((tip[0] - root[0]) * 0.04, 0.06 * (root[0] - tip[0]) - 0.1)
    middle = ((root[0] + tip[0]) / 2 + bow[1], (root[1] + tip[1]) / 2 + bow[0] - 0.3)
    path = flow([root, middle, tip])
    for wide, fill in ((width + 0.34, _LINE), (width, tone)):
        hand.line(path, wide, _VANE, fill, tremor=0.015, smooth=False)
    sides = normals(path)
    for share in (0.48, 0.66, 0.83):
        index = round(share * (len(path) - 1))
        (x, y), (nx, ny) = path[index], sides[index]
        half = width * 0.4
        bar = [(x - nx * half, y - ny * half), (x + nx * half * 0.2, y + ny * half * 0.2)]
        hand.line(bar, 0.5, TAPER, _BAR, smooth=False)
    lit = [(x + 0.14 * width, y - 0.28 * width) for x, y in path[round(len(path) * 0.4) : -2]]
    hand.line(lit, 0.22, SWELL, mixed(tone, OCHRE, 0.55), smooth=False)


def _wing(hand: Hand, *, near: bool) -> None:
    """A wing raised: the shoulder at (0, 0), the tip straight up, the bird's head to the right."""
    tone = _BROWN if near else mixed(_BROWN, INK, 0.25)
    cover = _RUST if near else mixed(_RUST, UMBER, 0.4)
    for number, (root, tip) in enumerate(_FLIGHT):
        shade = mixed(tone, cover, 0.28 if number % 2 else 0.05)
        _feather(hand, root, tip, 1.75 if number < 6 else 1.9, shade)
    for rim, fill in ((_GREATER, mixed(cover, tone, 0.3)), (_LESSER, cover)):
        for x, y in reversed(rim):
            hand.dot((x + 0.02, y + 0.2), 1.24, 1.16, _LINE, wobble=0.02)
        for x, y in reversed(rim):
            hand.dot((x, y), 1.12, 1.04, fill, wobble=0.02)
        hand.shape([*rim, *_EDGE[::-1]], fill, register=False)
    for x, y in _SPECKS:
        mark: list[Point] = [(x - 0.45, y - 0.3), (x - 0.3, y + 0.25), (x + 0.25, y + 0.45)]
        hand.line(mark, 0.36, SWELL, mixed(_BAR, cover, 0.2))
    hand.line(_EDGE, 0.5, (0.5, 0.9, 1.0, 0.8, 0.45), _LINE, tremor=0.04)


def _body(hand: Hand) -> None:
    hand.shape(_BODY, _RUST, register=False)
    with hand.within(_BODY):
        hand.shade(_BODY, UMBER, (0.5, 0.2, 0.0), start=(-5, -2), stop=(4, 0.6), soft=0.0)
        hand.shape(_BELLY, WHITE, register=False)
        hand.shade(_BELLY, OCHRE, (0.0, 0.45), start=(0, 0.8), stop=(-1, 2.8), soft=0.3)
        for i in range(8):
            x = 4.9 - 1.45 * i
            y = 0.4 + 0.09 * i
            bar: list[Point] = [(x, y), (x - 0.45, y + 1.0), (x - 0.2, y + 2.4)]
            hand.line(bar, 0.42, SWELL, _BAR)
    hand.line(flow(_BODY[:9]), 0.34, SWELL, _LINE, tremor=0.04)
    hand.line(flow([*_BODY[8:], _BODY[0]]), 0.42, SWELL, _LINE, tremor=0.04)


_SHANK: Final[list[Point]] = [(0.2, -0.2), (-0.6, 0.3), (-1.4, 0.45)]
_TOES: Final[tuple[list[Point], ...]] = (
    # two behind, two before, as a cuckoo's are; drawn up and half closed
    [(-1.4, 0.45), (-2.1, 0.15), (-2.8, 0.25), (-3.1, 0.75)],
    [(-1.4, 0.45), (-2.1, 0.55), (-2.6, 0.85), (-2.6, 1.35)],
    [(-1.3, 0.45), (-1.2, 0.9), (-1.45, 1.3), (-1.2, 1.65)],
    [(-1.4, 0.45), (-1.8, 0.9), (-2.1, 1.25), (-1.95, 1.7)],
)
_TROUSERS: Final[list[Point]] = [(2.0, -1.0), (1.5, -0.3), (0.6, 0.25), (-0.7, 0.5), (-0.9, -0.6)]


def _foot(hand: Hand, *, near: bool) -> None:
    """A foot carried in flight: barred trousers, a short shank, hooked toes; ankle at (0, 0)."""
    shade = 0.0 if near else 0.3
    yellow = mixed(mixed(GOLD, OCHRE, 0.6), INK, shade)
    for path, wide in ((_SHANK, 0.52), *((toe, 0.42) for toe in _TOES)):
        hand.line(path, wide + 0.26, (1.0, 0.95, 0.9, 0.75, 0.25), _LINE)
        hand.line(path, wide, (1.0, 0.95, 0.9, 0.7, 0.0), yellow)
    for toe in _TOES:
        end = flow(toe)
        hand.line(end[len(end) * 2 // 3 :], 0.4, TAPER, _LINE, smooth=False)
    hand.shape(_TROUSERS, mixed(mixed(WHITE, OCHRE, 0.16), INK, 0.6 * shade), register=False)
    with hand.within(_TROUSERS):
        for x in (1.0, 0.2, -0.6):
            bar: list[Point] = [(x + 0.3, -0.7), (x, -0.1), (x + 0.1, 0.6)]
            hand.line(bar, 0.36, SWELL, _BAR)
    hand.line(_TROUSERS, 0.4, SWELL, _LINE, tremor=0.04)


def _head(hand: Hand) -> None:
    hand.shape([(8.6, -3.1), (10.2, -3.4), (9.9, -2.3), (8.5, -2.2)], BENI, register=False)
    upper: list[Point] = [(8.5, -3.6), (9.8, -3.9), (11.4, -3.9), (10.2, -3.3), (8.7, -2.95)]
    lower: list[Point] = [(8.5, -2.35), (9.7, -2.3), (10.9, -1.9), (9.7, -1.85), (8.4, -1.8)]
    for part in (upper, lower):
        hand.shape(part, mixed(UMBER, INK, 0.6), register=False)
    hand.line([(8.8, -3.05), (10.0, -3.35), (11.3, -3.85)], 0.16, TAPER, mixed(GOLD, OCHRE, 0.4))
    hand.dot((7.15, -3.0), 0.72, 0.68, GOLD, wobble=0.03)
    hand.dot((7.22, -3.0), 0.48, 0.48, INK, wobble=0.03)
    hand.dot((7.38, -3.18), 0.15, 0.14, WHITE, wobble=0.03)


def draw_cuckoo(hand: Hand, near: float = -16.0, far: float = 22.0) -> None:
    """Far wing, tail, feet, body, near wing, head; wings turn from upright by so many degrees."""
    _wing(hand.joined("far wing", (2.6, -1.6), far), near=False)
    _tail(hand)
    _foot(hand.joined("far foot", (0.4, 2.7), 2.0), near=False)
    _body(hand)
    _foot(hand.joined("near foot", (-2.9, 2.2), -6.0), near=True)
    _wing(hand.joined("near wing", (0.8, 0.0), near), near=True)
    _head(hand)
