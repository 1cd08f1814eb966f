"""The twelve plants of the plain deck, as emblems: each fills a box from -100 to 100 both ways."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from hanafuda_desktop.studio.tools.hand import Ink
from hanafuda_desktop.studio.tools.pigments import (
    GOLD,
    INK,
    LEAF,
    MONTH_PIGMENTS,
    MOSS,
    OCHRE,
    PINE,
    PURPLE,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

_BARK: Final[Pigment] = (74, 52, 42)


def _spokes(count: int, first: float = -90, sweep: float = 360) -> list[tuple[float, float]]:
    """Directions that part a sweep of degrees evenly, as unit steps."""
    step = sweep / count if sweep == 360 else sweep / max(1, count - 1)
    angles = [math.radians(first + step * index) for index in range(count)]
    return [(math.cos(angle), math.sin(angle)) for angle in angles]


def _pine_pad(ink: Ink, width: float) -> None:
    rim = [(x * width, y * width * 0.72) for x, y in _spokes(9, 180, 180)]
    ink.blob([*rim, (width * 0.5, 10), (-width * 0.5, 10)], MONTH_PIGMENTS[0])
    for x, y in _spokes(15, 186, 168):
        tip = (x * width * 0.92, y * width * 0.66)
        ink.stroke([(x * width * 0.12, y * 8), tip], (3.4, 2.4, 0.8), mixed(MOSS, PINE, 0.25))
    for x, y in _spokes(7, 200, 140):
        ink.disc(x * width * 0.98, y * width * 0.7, 4, GOLD)


def _pine(ink: Ink) -> None:
    ink.stroke([(-46, 150), (-14, 60), (14, 20), (0, -26), (22, -60)], (30, 22, 17, 12, 6), _BARK)
    ink.stroke([(6, 24), (40, 10), (62, 12)], (11, 8, 4), _BARK)
    ink.stroke([(-8, 50), (-44, 40), (-60, 42)], (11, 8, 4), _BARK)
    for x, y, width in ((20, -34, 62), (54, 24, 46), (-52, 50, 50)):
        with ink.at(x, y):
            _pine_pad(ink, width)


def _blossom(ink: Ink, size: float, petal: Pigment, heart: Pigment, *, notch: bool) -> None:
    """Five petals: round for the plum, with a notch for the cherry."""
    lobes = (-15, 15) if notch else (0,)
    reach, radius = (0.66, 0.36) if notch else (0.56, 0.47)
    for grow, colour in ((0.0, INK), (-1.8, petal)):
        for lobe in lobes:
            for x, y in _spokes(5, -90 + lobe):
                ink.disc(x * size * reach, y * size * reach, size * radius + grow, colour)
        for x, y in _spokes(5):
            ink.disc(x * size * 0.42, y * size * 0.42, size * 0.36 + grow, colour)
    for x, y in _spokes(10, -72):
        ink.line([(0, 0), (x * size * 0.42, y * size * 0.42)], size * 0.05, heart)
        ink.disc(x * size * 0.42, y * size * 0.42, size * 0.065, heart)
    ink.disc(0, 0, size * 0.13, heart)


def _plum(ink: Ink) -> None:
    trunk = [(-92, 160), (-46, 62), (-62, 16), (-14, -8), (6, -58), (52, -96)]
    ink.stroke(trunk, (34, 25, 20, 15, 9, 3), _BARK)
    ink.stroke([(-22, -4), (30, 14), (64, 4), (92, 18)], (13, 10, 6, 2), _BARK)
    ink.stroke([(-56, 24), (-84, -12), (-88, -46)], (11, 7, 2), _BARK)
    for x, y, r in ((92, 18, 10), (54, -98, 10), (-88, -52, 9), (18, -84, 8)):
        ink.disc(x, y, r, MONTH_PIGMENTS[1], line=1.6)
    for x, y, size in ((44, 14, 36), (-40, -28, 34), (14, -54, 29), (-58, 58, 27)):
        with ink.at(x, y, turn=x):
            _blossom(ink, size, MONTH_PIGMENTS[1], GOLD, notch=False)


def _cherry(ink: Ink) -> None:
    ink.stroke([(-150, 100), (-62, 44), (-6, 34), (50, -10), (104, -22)], (24, 18, 13, 9, 4), _BARK)
    ink.stroke([(-40, 38), (-28, -16), (-46, -66)], (10, 7, 2), _BARK)
    ink.stroke([(30, 6), (56, 40), (92, 56)], (9, 6, 2), _BARK)
    for x, y in ((-60, -70), (96, 62), (102, -36)):
        ink.disc(x, y, 9, MONTH_PIGMENTS[2], line=1.6)
    for x, y, turn in ((4, 66, 120), (78, 12, 10), (-78, 62, 200)):
        with ink.at(x, y, turn=turn):
            ink.leaf((0, 0), (30, 0), 15, MOSS, vein=PINE)
    petal = mixed(MONTH_PIGMENTS[2], WHITE, 0.42)
    for x, y, size in ((-36, -30, 37), (22, 32, 40), (46, -36, 33), (-66, 36, 29), (72, 44, 27)):
        with ink.at(x, y, turn=x * 1.3):
            _blossom(ink, size, petal, MONTH_PIGMENTS[1], notch=True)


def _raceme(ink: Ink, length: float, width: float) -> None:
    ink.stroke([(0, -6), (3, length / 2), (0, length)], (4, 3, 1.4), LEAF)
    rows = round(length / 15)
    for row in range(rows, -1, -1):
        share = row / rows
        reach = width * (1 - share) ** 0.75 + 2
        colour = mixed(MONTH_PIGMENTS[3], PURPLE, share * 0.8)
        for side in (-1, 1):
            tip = (side * reach, share * length + 9)
            ink.leaf((0, share * length - 3), tip, 17 - 6 * share, INK)
            ink.leaf((0, share * length - 2.4), tip, 13.4 - 5 * share, colour)
        if row < rows:
            ink.disc(0, share * length + 6, 5 - 2 * share, mixed(colour, WHITE, 0.45))


def _wisteria(ink: Ink) -> None:
    ink.stroke([(-140, -80), (-40, -98), (20, -84), (140, -104)], (16, 12, 11, 6), _BARK)
    for x, y, turn in (
        (-78, -82, 60),
        (-20, -84, 110),
        (78, -84, 66),
        (40, -88, 130),
        (-92, -92, 140),
    ):
        with ink.at(x, y, turn=turn):
            for side in (-36, 0, 36):
                with ink.at(0, 0, turn=side):
                    ink.leaf((0, 0), (40, 0), 16, LEAF, vein=PINE)
    for x, length, width in ((-56, 132, 30), (58, 150, 32), (2, 182, 37)):
        with ink.at(x, -82):
            _raceme(ink, length, width)


def _iris_flower(ink: Ink, colour: Pigment) -> None:
    light = mixed(colour, WHITE, 0.34)
    for base, tip, bend in (
        ((0, 0), (-14, -56), -9),
        ((0, 0), (14, -56), 9),
        ((0, 0), (0, -62), 0),
    ):
        ink.leaf(base, tip, 27, INK, bend=bend)
        ink.leaf(base, tip, 23, light, bend=bend)
    for side in (-1, 1):
        outline = [
            (0, -6),
            (side * 30, -22),
            (side * 58, -2),
            (side * 54, 34),
            (side * 34, 24),
            (side * 14, 12),
        ]
        ink.blob(outline, colour, line=2.4)
        ink.stroke([(side * 8, 0), (side * 30, -2), (side * 42, 12)], (5, 5, 1), GOLD)
    ink.blob([(0, -4), (21, 14), (16, 50), (0, 62), (-16, 50), (-21, 14)], colour, line=2.4)
    ink.stroke([(0, 4), (0, 22), (0, 40)], (7, 6, 1), GOLD)


def _iris(ink: Ink) -> None:
    for base, tip, bend in (
        (-30, -96, -14),
        (34, 98, 16),
        (-14, -58, -20),
        (16, 66, 14),
        (50, 112, 10),
    ):
        height = 30 - abs(tip) * 0.55 if abs(base) > 20 else -30
        ink.leaf((base, 112), (tip, height), 17, LEAF, bend=bend, vein=PINE)
    ink.stroke([(0, 112), (2, 50), (0, -6)], (8, 7, 6), PINE)
    ink.leaf((4, 112), (-34, -8), 14, PINE, bend=-8)
    with ink.at(0, -30, size=1.12):
        _iris_flower(ink, MONTH_PIGMENTS[4])


def _peony(ink: Ink) -> None:
    ink.stroke([(6, 112), (-2, 70), (0, 30)], (11, 9, 9), PINE)
    for x, y, turn in ((-20, 62, 152), (22, 58, 26), (-10, 88, 190), (14, 90, -4), (0, 66, 90)):
        with ink.at(x, y, turn=turn):
            for side, reach in ((-34, 60), (34, 60), (0, 84)):
                with ink.at(0, 0, turn=side):
                    ink.leaf((0, 0), (reach, 0), 27, PINE, vein=MOSS)
    deep = MONTH_PIGMENTS[5]
    for ring, (count, reach, size) in enumerate(((9, 58, 31), (8, 38, 27), (6, 18, 23))):
        colour = mixed(deep, WHITE, 0.12 + 0.2 * ring)
        for dx, dy in _spokes(count, -90 + 17 * ring):
            ink.disc(
                dx * reach,
                dy * reach * 0.92 - 18,
                size,
                colour,
                line=2.2,
                ink=mixed(deep, INK, 0.6),
            )
    for dx, dy in _spokes(8):
        ink.disc(dx * 9, dy * 8 - 19, 4.6, GOLD)
    ink.disc(0, -19, 5.4, OCHRE)


def _clover_spray(ink: Ink, bend: float, tip: tuple[float, float]) -> None:
    stem = [(0, 112), (bend, 40), (tip[0] * 0.72, (tip[1] + 40) / 2 - 16), tip]
    ink.stroke(stem, (6, 5, 4, 2), _BARK)
    for step in range(9):
        t = 0.16 + step * 0.1
        x = _at(0, bend, tip[0] * 0.72, tip[0], t)
        y = _at(112, 40, (tip[1] + 40) / 2 - 16, tip[1], t)
        side = -1 if step % 2 else 1
        if step < 4:
            for turn in (-150, -90, -30):
                with ink.at(x + side * 11, y, turn=turn + 60 * side + 60):
                    ink.leaf((0, 0), (25, 0), 15, LEAF, vein=PINE)
        else:
            for turn in (-40, 20):
                with ink.at(x, y, turn=turn if side > 0 else 180 - turn):
                    ink.leaf((3, 0), (26, 0), 15, INK)
                    ink.leaf((4, 0), (25, 0), 11.6, (206, 84, 124))


def _at(a: float, b: float, c: float, d: float, t: float) -> float:
    """A coordinate on a Bezier curve."""
    s = 1 - t
    return a * s**3 + 3 * b * s * s * t + 3 * c * s * t * t + d * t**3


def _clover(ink: Ink) -> None:
    _clover_spray(ink, -30, (-98, -40))
    _clover_spray(ink, 34, (100, -30))
    _clover_spray(ink, 4, (6, -104))


def _susuki(ink: Ink) -> None:
    ground = MONTH_PIGMENTS[7]
    hill = [(-170, 140), (-164, 70), (-110, 24), (0, -4), (110, 24), (164, 70), (170, 140)]
    ink.blob(hill, ground)
    for x in range(-150, 151, 12):
        top = -4 + (x / 15) ** 2 * 0.42
        lean = 5 if x % 24 else -6
        ink.stroke([(x, 130), (x + lean, top + 34), (x + 3 * lean, top - 10)], (7, 5, 0.6), ground)
    for x, y, bend in (
        (-78, -56, -26),
        (-34, -88, 16),
        (14, -66, -18),
        (56, -92, 24),
        (96, -40, 22),
    ):
        foot = (x * 0.8, 60)
        ink.stroke([foot, (x * 0.9, y * 0.3), (x, y)], (4, 3, 2), mixed(OCHRE, PINE, 0.35))
        for step in range(7):
            reach = (bend * 1.5 + (step - 3) * 7, -26 + abs(step - 3) * 6.5)
            start = (x, y + step * 2.5)
            ink.stroke(
                [
                    start,
                    (x + reach[0] * 0.5, start[1] + reach[1]),
                    (x + reach[0], start[1] + reach[1] * 0.7),
                ],
                (3.4, 3, 0.8),
                GOLD,
            )


def _chrysanthemum_flower(ink: Ink, size: float, colour: Pigment) -> None:
    for ring, (count, reach, width) in enumerate(
        ((18, 1.0, 0.27), (14, 0.74, 0.25), (10, 0.48, 0.22))
    ):
        tone = mixed(colour, WHITE, 0.26 * ring)
        for x, y in _spokes(count, -90 + 9 * ring):
            ink.leaf(
                (0, 0),
                (x * size * reach * 1.04, y * size * reach * 1.04),
                size * (width + 0.07),
                mixed(colour, INK, 0.72),
            )
            ink.leaf((0, 0), (x * size * reach, y * size * reach), size * width, tone)
    ink.disc(0, 0, size * 0.17, VERMILION, line=1.5)


def _chrysanthemum(ink: Ink) -> None:
    ink.stroke([(-10, 112), (-6, 60), (-28, -10)], (9, 8, 6), PINE)
    ink.stroke([(-6, 84), (30, 60), (50, 34)], (7, 6, 5), PINE)
    for x, y, turn in ((-18, 76, 168), (8, 96, 12), (-24, 40, 200), (-4, 60, 70)):
        with ink.at(x, y, turn=turn):
            for side, reach in ((-42, 40), (42, 40), (-16, 58), (16, 58)):
                with ink.at(0, 0, turn=side):
                    ink.leaf((0, 0), (reach, 0), 26, PINE, vein=MOSS)
    with ink.at(-30, -32):
        _chrysanthemum_flower(ink, 66, MONTH_PIGMENTS[8])
    with ink.at(54, 34):
        _chrysanthemum_flower(ink, 44, mixed(MONTH_PIGMENTS[8], VERMILION, 0.2))


def _maple_leaf(ink: Ink, colour: Pigment) -> None:
    lobes = ((-90, 60), (-42, 54), (-138, 54), (6, 46), (174, 46), (46, 26), (134, 26))
    for grow, tone in ((1.07, mixed(colour, INK, 0.75)), (1.0, colour)):
        for turn, reach in lobes:
            with ink.at(0, 0, turn=turn):
                ink.leaf((-9, 0), (reach * grow, 0), 21 if grow == 1 else 25, tone)
    for turn, reach in lobes:
        with ink.at(0, 0, turn=turn):
            ink.stroke([(0, 0), (reach * 0.7, 0)], (2.2, 0.8), mixed(colour, INK, 0.5))
    ink.stroke([(0, 0), (4, 26), (12, 44)], (3, 3, 3.4), mixed(colour, INK, 0.6))


def _maple(ink: Ink) -> None:
    ink.stroke([(140, -124), (60, -70), (10, -62), (-40, -84)], (15, 10, 7, 2), _BARK)
    ink.stroke([(64, -72), (50, -30), (70, 10)], (8, 5, 2), _BARK)
    for x, y, size, turn, colour in (
        (-46, -46, 0.92, -20, MONTH_PIGMENTS[9]),
        (52, 4, 1.02, 24, VERMILION),
        (-34, 62, 0.82, 160, OCHRE),
        (66, 86, 0.6, 60, mixed(MONTH_PIGMENTS[9], INK, 0.35)),
    ):
        with ink.at(x, y, size=size, turn=turn):
            _maple_leaf(ink, colour)


def _willow(ink: Ink) -> None:
    ink.stroke([(-150, -40), (-60, -96), (10, -92), (140, -112)], (26, 18, 12, 5), _BARK)
    for x, reach, sway in (
        (-84, 112, -12),
        (-50, 60, 12),
        (-18, 104, -14),
        (20, 72, 12),
        (54, 110, -10),
        (88, 50, 10),
    ):
        stem = [(x - sway * 0.6, -92), (x + sway, -20), (x - sway * 0.4, reach)]
        ink.stroke(stem, (4, 3.4, 1.6), PINE)
        count = round((reach + 92) / 17)
        for step in range(1, count + 1):
            t = step / count
            px = _at(stem[0][0], stem[1][0], stem[1][0], stem[2][0], t)
            py = -92 + (reach + 92) * t
            side = -1 if step % 2 else 1
            tone = MONTH_PIGMENTS[10] if step % 3 else LEAF
            ink.leaf((px, py - 8), (px + side * 13, py + 16), 8.5, tone, bend=side * -2)


def _kiri_spike(ink: Ink, count: int) -> None:
    ink.stroke([(0, 0), (0, -16 * count + 4)], (5, 3), LEAF)
    for row in range(count):
        y = -10 - 15 * row
        size = 12 - row * 1.3
        for side in (-1, 1) if row < count - 1 else (0,):
            with ink.at(side * size * 0.95, y, turn=side * 24):
                bell = [
                    (0, -size * 1.2),
                    (size * 0.8, -2),
                    (size * 0.95, size * 0.7),
                    (0, size * 0.5),
                    (-size * 0.95, size * 0.7),
                    (-size * 0.8, -2),
                ]
                ink.blob(bell, mixed(MONTH_PIGMENTS[11], WHITE, 0.18), line=2)
                ink.disc(0, size * 0.1, size * 0.2, GOLD)


def _kiri_leaf(ink: Ink) -> None:
    outline = [
        (0, -8),
        (30, -26),
        (62, -8),
        (60, 16),
        (44, 30),
        (30, 56),
        (0, 78),
        (-30, 56),
        (-44, 30),
        (-60, 16),
        (-62, -8),
        (-30, -26),
    ]
    ink.blob(outline, PINE, line=2.4)
    for x, y in ((0, 66), (44, 18), (-44, 18), (50, -6), (-50, -6), (22, 46), (-22, 46)):
        ink.stroke([(0, 0), (x, y)], (3, 2, 0.8), MOSS)


def _paulownia(ink: Ink) -> None:
    for x, y, turn, size in ((-52, 34, 44, 0.88), (52, 34, -44, 0.88), (0, 26, 0, 1.02)):
        with ink.at(x, y, turn=turn, size=size):
            _kiri_leaf(ink)
    for x, y, turn, count in ((-46, 10, -24, 5), (46, 10, 24, 5), (0, 6, 0, 7)):
        with ink.at(x, y, turn=turn):
            _kiri_spike(ink, count)


PLANTS: Final[tuple[Callable[[Ink], None], ...]] = (
    _pine,
    _plum,
    _cherry,
    _wisteria,
    _iris,
    _peony,
    _clover,
    _susuki,
    _chrysanthemum,
    _maple,
    _willow,
    _paulownia,
)
"""What grows in each month, January first."""
