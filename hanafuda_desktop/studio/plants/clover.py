"""Bush clover: tall wands that rise from the ground, leaves below and red pods above.

A wand always grows **up**: it is thick at its foot, bows over a little near its tip, and everything
on it points up and outward. That is what keeps July apart from the hanging wisteria.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    between,
    flow,
    heading,
    placed,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    BLUSH,
    INK,
    MOSS,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    Pigment,
    mixed,
)

_POD: Final[list[Point]] = [
    (0.0, 0.0),
    (-0.27, -0.3),
    (-0.35, -0.66),
    (-0.22, -0.98),
    (0.04, -1.12),
    (0.27, -0.92),
    (0.33, -0.58),
    (0.21, -0.24),
]
_LEAF: Final[list[Point]] = [
    (0.0, 0.0),
    (-0.22, -0.2),
    (-0.34, -0.54),
    (-0.26, -0.88),
    (0.0, -1.06),
    (0.27, -0.86),
    (0.33, -0.5),
    (0.21, -0.18),
]
_WOOD: Final = mixed(UMBER, INK, 0.4)
_RED: Final = mixed(VERMILION, BENI, 0.25)
_LINE: Final = mixed(INK, BENI, 0.3)


def _loose(hand: Hand, form: Points, by: float) -> Path:
    rng = hand.rng
    return [(x + rng.uniform(-by, by), y + rng.uniform(-by, by)) for x, y in form]


def pod(hand: Hand, root: Point, size: float, turn: float, tone: Pigment = _RED) -> None:
    """One red pod with its stalk at ``root``, pointing where ``turn`` says (0 up, 90 right)."""
    foot = placed([(0.0, -0.2)], root, size, turn)[0]
    hand.line([root, foot], 0.26, (1.0, 0.9), _WOOD, smooth=False)
    shape = placed(_loose(hand, _POD, 0.05), foot, size, turn)
    hand.shape(shape, tone)
    ends = placed([(0.0, 0.0), (0.0, -1.1)], foot, size, turn)
    hand.shade(
        shape, mixed(BLUSH, tone, 0.25), (0.0, 0.0, 0.8), start=ends[0], stop=ends[1], soft=0
    )
    hand.line(
        placed([(0.02, -0.12), (0.07, -0.5), (0.0, -0.84)], foot, size, turn), 0.15, TAPER, BENI
    )
    hand.outline(shape, 0.24, _LINE, lift=0.3)


def clover_leaf(hand: Hand, root: Point, size: float, turn: float) -> None:
    """Three round leaflets on a thin stem, dark, with a pale rib each."""
    joint = placed([(0.0, -0.55)], root, size, turn)[0]
    hand.line([root, joint], 0.28, (1.0, 0.8), _WOOD, smooth=False)
    for swing, part in ((-74, 0.8), (70, 0.82), (hand.rng.uniform(-8, 8), 1.0)):
        way = turn + swing
        shape = placed(_loose(hand, _LEAF, 0.04), joint, size * part, way)
        tone = mixed(PINE_BLACK, PINE, hand.rng.uniform(0.15, 0.6))
        hand.shape(shape, tone)
        ends = placed([(0.0, 0.0), (0.0, -1.0)], joint, size * part, way)
        hand.shade(shape, mixed(PINE, MOSS, 0.3), (0.0, 0.5), start=ends[0], stop=ends[1], soft=0)
        rib = placed([(0.0, -0.05), (0.03, -0.5), (0.0, -0.9)], joint, size * part, way)
        hand.line(rib, 0.18, TAPER, mixed(PINE, MOSS, 0.75), tremor=0.03)
        hand.outline(shape, 0.2, mixed(INK, PINE_BLACK, 0.5), lift=0.3)


def wand(
    hand: Hand,
    points: Sequence[Point],
    *,
    bare: float = 0.1,
    bloom: float = 0.5,
    leaf: float = 2.7,
    pods: float = 1.9,
) -> Path:
    """A wand from its foot up through the points; returns its path.

    Args:
        points: where it grows, from the foot to the tip.
        bare: the share of it that bears nothing, from the foot.
        bloom: the share at which leaves give way to pods.
        leaf: length of a leaflet in millimetres.
        pods: length of the lowest pod; they grow smaller towards the tip.
    """
    path = flow(points)
    hand.line(path, 0.62, (1.0, 0.95, 0.8, 0.6, 0.45, 0.3), _WOOD, tremor=0.05)
    _leaves(hand, path, bare, bloom, leaf)
    _pods(hand, path, bloom, pods)
    return path


def _leaves(hand: Hand, path: Path, bare: float, bloom: float, leaf: float) -> None:
    step = leaf * 0.98
    count = max(2, round((bloom - bare) * len(path) * 0.22 / step))
    for i in range(count):
        share = between(bare, bloom + 0.04, (i + hand.rng.uniform(0.2, 0.8)) / count)
        index = min(len(path) - 1, round(share * (len(path) - 1)))
        side = 1 if i % 2 else -1
        turn = heading(path, index) + 90 + side * hand.rng.uniform(46, 72)
        clover_leaf(hand, path[index], leaf * hand.rng.uniform(0.85, 1.1), turn)


def _pods(hand: Hand, path: Path, bloom: float, size: float) -> None:
    """Pods in loose pairs up the wand, and one at the very tip."""
    last = len(path) - 1
    share = bloom + 0.03
    while share < 0.98:
        index = round(share * last)
        up = (share - bloom) / (1.0 - bloom)
        long = size * between(1.0, 0.58, up)
        way = heading(path, index) + 90
        for side in (-1, 1):
            near = path[max(0, index - (round(long * 2.6) if side > 0 else 0))]
            stem = math.radians(way + side * between(52, 36, up))
            out = long * between(0.85, 0.25, up) * hand.rng.uniform(0.75, 1.2)
            root = (near[0] + out * math.sin(stem), near[1] - out * math.cos(stem))
            hand.line([near, root], 0.3, SWELL if out < 0.1 else (1.0, 0.8), _WOOD, smooth=False)
            turn = way + side * between(34, 22, up) + hand.rng.uniform(-7, 7)
            tone = mixed(_RED, BENI, hand.rng.uniform(0.0, 0.35))
            pod(hand, root, long * hand.rng.uniform(0.9, 1.08), turn, tone)
        if hand.rng.random() < 0.32 * (1.0 - 1.7 * up):
            lean = way + hand.rng.choice((-1, 1)) * hand.rng.uniform(50, 75)
            clover_leaf(hand, path[index], 1.7, lean)
        share += long * between(1.34, 1.08, up) / (len(path) * 0.22)
    pod(hand, path[-1], size * 0.58, heading(path, last) + 90)
