"""Brushed writing: characters as strokes of a brush, never a font.

:func:`write` sets down one character of strict script, as on the sake cup. The verses of the poetry
ribbons are in a running hand: a character there is a few strokes whose every point has a pressure
of its own, the brush hardly leaves the paper from one stroke to the next, some characters are
joined by a hairline, and a fast stroke runs dry. :func:`brushed` writes a whole verse.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    PRESS,
    TAPER,
    Path,
    Point,
    between,
    flow,
    length,
    placed,
    resample,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import INK, Pigment, mixed

Strokes = tuple[list[Point], ...]
_Touch = tuple[float, float, float]
"""Across, down, and the pressure of the brush there."""
_Kana = tuple[tuple[_Touch, ...], ...]

CHARACTERS: Final[dict[str, Strokes]] = {
    "寿": (
        [(0.2, 0.15), (0.5, 0.13), (0.8, 0.1)],
        [(0.28, 0.28), (0.5, 0.27), (0.74, 0.24)],
        [(0.06, 0.42), (0.5, 0.4), (0.94, 0.36)],
        [(0.5, 0.0), (0.44, 0.4), (0.26, 0.74), (0.04, 0.98)],
        [(0.36, 0.6), (0.66, 0.58), (0.94, 0.55)],
        [(0.72, 0.44), (0.73, 0.76), (0.7, 0.97), (0.56, 0.88)],
        [(0.42, 0.72), (0.48, 0.79), (0.52, 0.86)],
    ),
}
"""The character of strict script that the deck needs: long life, for the sake cup."""

KANA: Final[dict[str, _Kana]] = {
    "あ": (
        (
            (0.14, 0.31, 0.4),
            (0.23, 0.28, 0.8),
            (0.48, 0.25, 0.5),
            (0.70, 0.2, 0.66),
            (0.78, 0.17, 0.3),
        ),
        (
            (0.44, 0.02, 0.35),
            (0.47, 0.08, 0.95),
            (0.43, 0.32, 0.7),
            (0.41, 0.56, 0.7),
            (0.47, 0.8, 0.5),
            (0.54, 0.86, 0.2),
        ),
        (
            (0.66, 0.36, 0.35),
            (0.67, 0.43, 0.7),
            (0.52, 0.68, 0.55),
            (0.3, 0.87, 0.85),
            (0.16, 0.8, 0.6),
            (0.18, 0.64, 0.4),
            (0.38, 0.49, 0.38),
            (0.64, 0.43, 0.55),
            (0.85, 0.52, 0.85),
            (0.92, 0.68, 1.0),
            (0.81, 0.87, 0.8),
            (0.58, 0.99, 0.3),
            (0.46, 1.04, 0.1),
        ),
    ),
    "か": (
        (
            (0.06, 0.37, 0.4),
            (0.15, 0.34, 0.85),
            (0.38, 0.27, 0.5),
            (0.54, 0.27, 0.7),
            (0.6, 0.37, 1.0),
            (0.56, 0.62, 0.8),
            (0.46, 0.86, 0.75),
            (0.38, 0.9, 0.45),
            (0.3, 0.8, 0.12),
        ),
        (
            (0.37, 0.02, 0.4),
            (0.4, 0.1, 1.0),
            (0.33, 0.42, 0.66),
            (0.22, 0.68, 0.6),
            (0.06, 0.92, 0.16),
        ),
        ((0.7, 0.17, 0.25), (0.8, 0.27, 0.85), (0.89, 0.42, 1.05), (0.88, 0.52, 0.35)),
    ),
    "よ": (
        ((0.54, 0.36, 0.4), (0.62, 0.34, 0.85), (0.78, 0.28, 0.45), (0.86, 0.24, 0.14)),
        (
            (0.49, 0.0, 0.4),
            (0.53, 0.07, 0.95),
            (0.5, 0.4, 0.55),
            (0.52, 0.7, 0.66),
            (0.45, 0.88, 0.75),
            (0.28, 0.94, 0.8),
            (0.16, 0.85, 0.6),
            (0.26, 0.73, 0.36),
            (0.46, 0.74, 0.5),
            (0.68, 0.84, 0.8),
            (0.87, 0.95, 0.95),
            (0.95, 0.98, 0.2),
        ),
    ),
    "ろ": (
        (
            (0.2, 0.17, 0.4),
            (0.29, 0.13, 0.85),
            (0.52, 0.1, 0.5),
            (0.68, 0.08, 0.9),
            (0.69, 0.13, 0.75),
            (0.48, 0.36, 0.42),
            (0.15, 0.65, 0.6),
            (0.14, 0.68, 0.45),
            (0.3, 0.53, 0.28),
            (0.53, 0.45, 0.5),
            (0.78, 0.49, 0.85),
            (0.86, 0.64, 1.05),
            (0.75, 0.84, 0.8),
            (0.5, 0.97, 0.4),
            (0.3, 1.0, 0.1),
        ),
    ),
    "し": (
        (
            (0.38, 0.0, 0.4),
            (0.42, 0.05, 1.0),
            (0.37, 0.33, 0.6),
            (0.35, 0.66, 0.75),
            (0.43, 0.89, 0.95),
            (0.6, 0.94, 0.7),
            (0.79, 0.82, 0.36),
            (0.93, 0.64, 0.08),
        ),
    ),
    "し long": (
        (
            (0.24, 0.0, 0.35),
            (0.3, 0.04, 1.05),
            (0.24, 0.26, 0.7),
            (0.22, 0.54, 0.62),
            (0.3, 0.8, 0.8),
            (0.5, 0.93, 0.95),
            (0.74, 0.88, 0.5),
            (0.94, 0.74, 0.1),
        ),
    ),
    "み": (
        (
            (0.2, 0.19, 0.4),
            (0.29, 0.16, 0.9),
            (0.48, 0.11, 0.5),
            (0.58, 0.09, 0.9),
            (0.57, 0.17, 0.7),
            (0.44, 0.48, 0.5),
            (0.28, 0.79, 0.66),
            (0.16, 0.87, 0.8),
            (0.07, 0.76, 0.5),
            (0.18, 0.63, 0.36),
            (0.42, 0.6, 0.5),
            (0.68, 0.68, 0.75),
            (0.92, 0.82, 0.6),
            (1.0, 0.86, 0.12),
        ),
        (
            (0.77, 0.38, 0.3),
            (0.8, 0.46, 0.95),
            (0.74, 0.68, 0.75),
            (0.62, 0.87, 0.45),
            (0.5, 1.0, 0.12),
        ),
    ),
    "の": (
        (
            (0.54, 0.2, 0.35),
            (0.55, 0.27, 0.8),
            (0.44, 0.56, 0.6),
            (0.28, 0.79, 0.85),
            (0.15, 0.77, 0.7),
            (0.09, 0.58, 0.5),
            (0.22, 0.33, 0.42),
            (0.48, 0.16, 0.5),
            (0.75, 0.21, 0.85),
            (0.92, 0.44, 1.1),
            (0.89, 0.67, 0.95),
            (0.74, 0.88, 0.5),
            (0.54, 1.0, 0.1),
        ),
    ),
}
"""The running hand of the two verses; the brush presses fully at 1."""


@dataclass(frozen=True, slots=True)
class VerseCharacter:
    """A character of a verse: where it stands on the slip, in millimetres."""

    kana: str
    aside: float
    down: float
    wide: float
    high: float
    turn: float = 0.0
    linked: bool = False
    """Whether the brush goes on from the character above without leaving the paper."""
    dry: float = 0.0
    """How much of its strokes shows the paper between the bristles."""


Verse = tuple[VerseCharacter, ...]

PINE_VERSE: Final[Verse] = (
    VerseCharacter("あ", -0.1, 5.6, 4.4, 4.8, -3.0),
    VerseCharacter("か", -0.15, 10.9, 4.4, 4.4, 2.0),
    VerseCharacter("よ", -0.2, 15.6, 4.0, 4.6, -2.0, dry=0.3),
    VerseCharacter("ろ", 0.1, 20.8, 4.1, 4.6, 3.0, linked=True, dry=0.5),
    VerseCharacter("し", 0.25, 25.7, 3.7, 5.2, -3.0, linked=True, dry=0.9),
)
"""The verse of the pine: an upright hand."""
PLUM_VERSE: Final[Verse] = (
    VerseCharacter("あ", 0.1, 5.8, 4.6, 4.7, 2.0),
    VerseCharacter("か", -0.35, 11.0, 4.2, 4.6, -4.0, linked=True),
    VerseCharacter("よ", 0.0, 16.2, 4.3, 4.7, 3.0),
    VerseCharacter("ろ", -0.25, 21.0, 3.8, 4.2, -3.0, dry=0.5),
    VerseCharacter("し", 0.0, 25.4, 3.8, 4.8, 4.0, linked=True, dry=0.8),
)
"""The same verse on another day."""
MIYOSHINO: Final[Verse] = (
    VerseCharacter("み", -0.05, 6.2, 4.8, 4.9, -3.0),
    VerseCharacter("よ", -0.1, 12.1, 4.3, 5.0, 2.0, linked=True, dry=0.2),
    VerseCharacter("し long", 0.1, 18.2, 3.6, 6.0, 0.0, dry=0.6),
    VerseCharacter("の", 0.0, 24.4, 4.7, 4.7, -4.0, dry=0.5),
)
"""The verse of the cherry."""

_WEIGHT: Final = 0.86
"""Millimetres at full pressure."""
_STEP: Final = 0.05
"""How far apart (mm) the tip of the brush is set down."""
_HAIR: Final = 0.17
"""The pressure of a hairline between two characters."""
_NIB: Final = [(math.cos(math.tau * k / 12), 0.72 * math.sin(math.tau * k / 12)) for k in range(12)]
"""The tip of the brush, lying over to the lower right."""


def write(
    hand: Hand,
    character: str,
    at: Point,
    size: float,
    *,
    turn: float = 0.0,
    weight: float = 0.125,
    pigment: Pigment = INK,
) -> None:
    """One character, its middle at a point, ``size`` millimetres high, lines ``weight`` of that."""
    for number, points in enumerate(CHARACTERS[character]):
        loose = [
            (x - 0.5 + hand.rng.uniform(-0.018, 0.018), y - 0.5 + hand.rng.uniform(-0.018, 0.018))
            for x, y in points
        ]
        last = number == len(CHARACTERS[character]) - 1
        pressure = TAPER if last else PRESS
        hand.line(placed(loose, at, size, turn), weight * size, pressure, pigment, tremor=0.06)


def _set_down(hand: Hand, sign: VerseCharacter) -> list[list[_Touch]]:
    """The strokes of a character where it stands on the slip, each a little loose."""
    cos, sin = math.cos(math.radians(sign.turn)), math.sin(math.radians(sign.turn))
    out = []
    for stroke in KANA[sign.kana]:
        touches = []
        for x, y, press in stroke:
            px = (x - 0.5 + hand.rng.uniform(-0.012, 0.012)) * sign.wide
            py = (y - 0.5 + hand.rng.uniform(-0.012, 0.012)) * sign.high
            loose = press * hand.rng.uniform(0.92, 1.08)
            touches.append(
                (sign.aside + px * cos - py * sin, sign.down + px * sin + py * cos, loose)
            )
        out.append(touches)
    return out


def _joined(above: list[_Touch], below: list[_Touch]) -> list[_Touch]:
    """Two strokes as one, a hairline from the end of the first to the start of the second."""
    (ax, ay, _), (bx, by, _) = above[-1], below[0]
    swing = (between(ax, bx, 0.5) + 0.12 * (by - ay), between(ay, by, 0.5) - 0.1 * (bx - ax), _HAIR)
    return [*above[:-1], (ax, ay, _HAIR), swing, (bx, by, 0.3), *below[1:]]


def _strokes(hand: Hand, verse: Verse) -> list[tuple[list[_Touch], float]]:
    """All strokes of a verse in order, joined where the hand does, each with its dryness."""
    out: list[tuple[list[_Touch], float]] = []
    for sign in verse:
        strokes = _set_down(hand, sign)
        if sign.linked and out:
            strokes[0] = _joined(out.pop()[0], strokes[0])
        out.extend((stroke, sign.dry) for stroke in strokes)
    return out


def _trail(stroke: Sequence[_Touch]) -> list[_Touch]:
    """The way of the brush: close places along a stroke, with the pressure at each."""
    knots = flow([(x, y) for x, y, _ in stroke], step=_STEP)
    out: list[_Touch] = []
    for (ax, ay, one), (bx, by, two) in pairwise(stroke):
        count = max(3, round(math.dist((ax, ay), (bx, by)) / _STEP))
        for i in range(count):
            t = i / count
            out.append((*knots[len(out)], between(one, two, t * t * (3 - 2 * t))))
    return out


def brushed(
    hand: Hand,
    verse: Verse,
    on: Callable[[float, float], Point],
    ground: Pigment,
    *,
    pigment: Pigment = INK,
) -> None:
    """A verse on a slip; ``on`` tells where a place of the slip lies, ``ground`` is its colour."""
    for stroke, dry in _strokes(hand, verse):
        trail = _trail(stroke)
        for x, y, press in trail:
            half = 0.5 * _WEIGHT * press
            tip = [(x + half * 0.7071 * (a - b), y + half * 0.7071 * (a + b)) for a, b in _NIB]
            hand.shape([on(*p) for p in tip], pigment, smooth=False, register=False)
        if dry > 0.0:
            _parted(hand, trail, on, mixed(ground, pigment, 0.12), dry)


def _parted(
    hand: Hand,
    trail: Sequence[_Touch],
    on: Callable[[float, float], Point],
    ground: Pigment,
    dry: float,
) -> None:
    """Where the brush ran fast and dry: fine streaks of paper along the stroke."""
    reach = len(trail)
    for _ in range(round(dry * length([(x, y) for x, y, _ in trail]) * 0.9)):
        start = hand.rng.randrange(reach // 4, max(reach // 4 + 1, round(reach * 0.85)))
        stop = min(reach - 1, start + hand.rng.randint(9, 24))
        across = hand.rng.uniform(-0.36, 0.36)
        streak: Path = []
        for i in range(start, stop):
            (ax, ay, press), (bx, by, _) = trail[i], trail[min(reach - 1, i + 1)]
            run = math.hypot(bx - ax, by - ay) or 1.0
            off = across * _WEIGHT * press * 0.8
            if press > 0.45:
                streak.append(on(ax - (by - ay) / run * off, ay + (bx - ax) / run * off))
        if len(streak) > 6:
            hand.line(resample(streak, 12), 0.07, (0.0, 1.0, 0.7, 1.0, 0.0), ground, smooth=False)
