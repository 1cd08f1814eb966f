"""The frog that leaps at the willow again and again until it holds on: why the Rain Man looks up.

Frame: millimetres, its middle at (0, 0); it flies to the left along the x axis at full stretch,
about 18 mm from finger to toe, its back up. Turn the hand to send it up at the leaf.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    flow,
    normals,
    pressure_at,
    resample,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    GOLD,
    INK,
    LEAF,
    MOSS,
    PAPER,
    PINE,
    PINE_BLACK,
    WHITE,
    Pigment,
    mixed,
)

_GREEN: Final = mixed(MOSS, LEAF, 0.4)
_SHADED: Final = mixed(LEAF, PINE, 0.4)
_DEEP: Final = mixed(PINE, PINE_BLACK, 0.3)
_PALE: Final = mixed(WHITE, GOLD, 0.2)

_BODY: Final[list[Point]] = [
    (-4.45, 0.35),
    (-4.2, -0.15),
    (-3.4, -0.62),
    (-2.3, -0.95),
    (-1.2, -1.35),
    (0.2, -1.62),
    (1.3, -1.3),
    (2.5, -0.62),
    (3.3, 0.0),
    (3.0, 0.62),
    (1.8, 0.95),
    (0.5, 1.35),
    (-0.9, 1.5),
    (-2.1, 1.25),
    (-3.1, 1.15),
    (-4.0, 0.85),
]
_BELLY: Final[list[Point]] = [
    (-4.7, 0.5),
    (-3.2, 0.62),
    (-2.0, 0.5),
    (-0.6, 0.72),
    (1.2, 0.62),
    (3.0, 0.3),
    (3.0, 1.6),
    (-1.0, 2.2),
    (-4.6, 1.8),
]


def _limb(spine: Sequence[Point], widths: Sequence[float]) -> Path:
    """A limb as a closed path: thick and thin along its bones."""
    path = resample(flow(spine), 60)
    left: Path = []
    right: Path = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        half = pressure_at(widths, i / 59) / 2
        left.append((x - nx * half, y - ny * half))
        right.append((x + nx * half, y + ny * half))
    return left + right[::-1]


def _bones(
    hand: Hand, bones: Sequence[tuple[Sequence[Point], Sequence[float]]], tone: Pigment
) -> list[Path]:
    """Limbs joined end to end: one key line round them all, no seam at knee or heel."""
    shapes = [_limb(spine, widths) for spine, widths in bones]
    for (spine, widths), shape in zip(bones, shapes, strict=True):
        hand.outline(shape, 0.46, smooth=False, lift=0.62)
        hand.dot(spine[-1], widths[-1] / 2 + 0.19, widths[-1] / 2 + 0.19, INK)
    for (spine, widths), shape in zip(bones, shapes, strict=True):
        hand.shape(shape, tone, smooth=False, register=False)
        hand.dot(spine[-1], widths[-1] / 2, widths[-1] / 2, tone, wobble=0.0)
        hand.dot(spine[0], widths[0] / 2, widths[0] / 2, tone, wobble=0.0)
    return shapes


def _toes(
    hand: Hand, foot: Point, tips: Sequence[Point], thick: float, tone: Pigment = INK
) -> None:
    """Fingers or toes spread from the end of a limb, each with its round tip."""
    for tip in tips:
        middle = ((foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2 - 0.08)
        hand.line([foot, middle, tip], thick, (1.0, 0.8, 0.7, 0.7), tone, tremor=0.03)
        hand.dot(tip, thick * 0.52, thick * 0.47, tone)


def _hind_leg(hand: Hand, joints: Sequence[Point], tips: Sequence[Point], tone: Pigment) -> None:
    """Hip, knee, heel and foot, thrown out straight: the webbed foot first, then the leg."""
    hip, knee, heel, foot = joints
    web = [foot]
    for near, far in pairwise(tips):
        web += [near, ((near[0] + far[0] + foot[0]) / 3, (near[1] + far[1] + foot[1]) / 3)]
    hand.shape([*web, tips[-1]], mixed(tone, PAPER, 0.35), smooth=False, register=False)
    _toes(hand, foot, tips, 0.5)
    calf = ((knee[0] + heel[0]) / 2, (knee[1] + heel[1]) / 2 + 0.12)
    bulk = ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 - 0.14)
    bones = (
        ([heel, foot], (0.42, 0.5, 0.38)),
        ([knee, calf, heel], (0.76, 1.1, 0.78, 0.42)),
        ([hip, bulk, knee], (0.5, 1.75, 1.8, 1.25, 0.76)),
    )
    _, shank, thigh = _bones(hand, bones, tone)
    _toes(hand, foot, tips, 0.25, tone)
    for shape, shares in ((thigh, (0.4, 0.58, 0.78)), (shank, (0.25, 0.5, 0.72))):
        with hand.within(shape, smooth=False):
            for share in shares:
                x, y = shape[round(share * 59)]
                hand.line([(x - 0.14, y - 0.1), (x + 0.06, y + 0.6)], 0.36, TAPER, _DEEP)


def _head(hand: Hand) -> None:
    hand.line([(-4.35, 0.5), (-3.5, 0.55), (-2.6, 0.42), (-2.2, 0.12)], 0.22, TAPER)
    hand.dot((-4.02, 0.02), 0.09, 0.08, INK)
    hand.dot((-1.75, -0.12), 0.36, 0.34, _DEEP)
    hand.dot((-1.75, -0.12), 0.22, 0.2, _SHADED)
    hand.dot((-2.95, -0.78), 0.78, 0.68, INK)
    hand.dot((-2.95, -0.74), 0.62, 0.53, _GREEN)
    hand.dot((-3.02, -0.76), 0.5, 0.44, GOLD)
    hand.line([(-3.42, -0.84), (-3.05, -0.76), (-2.68, -0.8)], 0.38, SWELL)
    hand.dot((-3.14, -0.88), 0.09, 0.08, WHITE)


def _trunk(hand: Hand) -> None:
    hand.shape(_BODY, _GREEN)
    with hand.within(_BODY):
        hand.shape(_BELLY, _PALE, register=False)
        hand.line([(-2.5, -0.1), (-0.6, 0.32), (1.4, 0.36)], 0.4, TAPER, _DEEP)
        hand.line([(-2.3, -0.62), (-0.2, -0.68), (2.8, 0.0)], 0.34, TAPER, GOLD)
        spots = ((-1.3, -1.0), (-0.4, -1.2), (0.6, -1.1), (1.5, -0.8), (-0.8, -0.3), (0.3, -0.3))
        for x, y in spots:
            hand.dot((x, y), 0.3, 0.17, _DEEP, wobble=0.15)
    hand.outline(_BODY, 0.34, lift=0.45)


def _arm(
    hand: Hand, bones: Sequence[Point], thick: float, tips: Sequence[Point], tone: Pigment
) -> None:
    """Shoulder to wrist, and the fingers that reach for the leaf."""
    _toes(hand, bones[-1], tips, 0.46)
    _bones(hand, [(bones, (thick, 1.05 * thick, 0.8 * thick, 0.7 * thick, 0.34))], tone)
    _toes(hand, bones[-1], tips, 0.23, tone)


def draw_frog(hand: Hand) -> None:
    """Far limbs, trunk with its pale belly, near limbs: legs thrown out behind, arms reaching."""
    _hind_leg(
        hand,
        [(2.0, -0.1), (5.3, -1.5), (8.3, -0.7), (10.2, -1.8)],
        [(12.4, -2.6), (12.8, -2.1), (12.6, -1.5)],
        _SHADED,
    )
    _arm(
        hand,
        [(-2.4, 0.8), (-3.6, 1.25), (-4.6, 0.9), (-5.6, 0.0)],
        0.62,
        [(-6.5, -0.7), (-6.9, -0.25), (-6.75, 0.25)],
        _SHADED,
    )
    _trunk(hand)
    _hind_leg(
        hand,
        [(1.3, 0.1), (5.2, 1.5), (8.6, 0.7), (10.9, 1.5)],
        [(13.2, 1.4), (13.7, 2.0), (13.5, 2.6), (12.9, 2.9)],
        _GREEN,
    )
    _arm(
        hand,
        [(-1.5, 0.75), (-2.2, 1.75), (-3.4, 2.2), (-5.0, 1.8)],
        0.68,
        [(-5.9, 1.3), (-6.2, 1.8), (-6.0, 2.35), (-5.5, 2.6)],
        _GREEN,
    )
    _head(hand)
