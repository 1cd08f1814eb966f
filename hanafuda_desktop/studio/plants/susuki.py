"""Susuki, the silver grass of August: plumes on bending stalks, tussocks, and hills of both.

The wind blows from the left over the whole month, so everything leans right: how far is the one
thing a caller says.
"""

from __future__ import annotations

import math

from hanafuda_desktop.studio.tools.brush import (
    Path,
    Point,
    Points,
    along,
    between,
    flow,
    heading,
    section,
    spread,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    MOSS,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    Pigment,
    mixed,
)

# Grasses: blades, and the susuki of August with its plumes.
#
# :func:`blade` is any long leaf; :func:`plume` one stalk of susuki, its silver head combed by the
# wind; :func:`grass_hill` a hill that bristles with both.

_PLUME_THREAD = (0.3, 0.7, 1.0, 1.0, 0.85, 0.6, 0.25)


def blade(
    hand: Hand, root: Point, height: float, lean: float, width: float, pigment: Pigment
) -> Path:
    """A leaf that rises and falls over to one side (``lean`` millimetres); returns its path."""
    droop = abs(lean) * 0.18
    points = [
        root,
        (root[0] + lean * 0.12, root[1] - height * 0.55),
        (root[0] + lean * 0.48, root[1] - height * 0.95),
        (root[0] + lean, root[1] - height + droop),
    ]
    hand.line(points, width, (0.5, 0.85, 1.0, 0.8, 0.45, 0.0), pigment, tremor=0.03)
    return points


def plume(
    hand: Hand,
    root: Point,
    height: float,
    lean: float,
    *,
    tones: tuple[Pigment, Pigment, Pigment] = (PINE_BLACK, PAPER, UMBER),
    size: float = 1.0,
) -> None:
    """One stalk of susuki: a thin bent stem and a head of long threads that stream downwind.

    ``tones`` are those of the stem, of the threads, and of their shaded side.
    """
    stalk, head, under = tones
    path = flow(
        [
            root,
            (root[0] + lean * 0.16, root[1] - height * 0.5),
            (root[0] + lean * 0.5, root[1] - height * 0.86),
            (root[0] + lean, root[1] - height),
        ]
    )
    hand.line(path, 0.36, (1.0, 0.9, 0.75, 0.55, 0.4), stalk, tremor=0.03)
    wind = 1.0 if lean >= 0 else -1.0
    threads: list[Path] = []
    for i in range(21):
        share = (i * 8 % 21) / 20
        start = along(path, between(1.0, 0.8, share))
        reach = size * between(7.4, 4.4, abs(share - 0.4)) * hand.rng.uniform(0.8, 1.12)
        angle = between(-42, 40, share) + hand.rng.uniform(-6, 6)
        threads.append(_thread(start, reach, angle, wind))
    for thread in threads:
        hand.line(
            [(x + 0.06, y + 0.16) for x, y in thread],
            0.36 * size,
            _PLUME_THREAD,
            under,
            tremor=0.04,
        )
    for thread in threads:
        hand.line(thread, 0.28 * size, _PLUME_THREAD, head, tremor=0.05)


def _thread(start: Point, reach: float, angle: float, wind: float) -> Path:
    turn, droop = math.radians(angle), math.radians(angle + 26)
    return [
        start,
        (start[0] + wind * reach * 0.5 * math.cos(turn), start[1] + reach * 0.5 * math.sin(turn)),
        (
            start[0] + wind * reach * math.cos(droop),
            start[1] + reach * math.sin(droop) + reach * 0.06,
        ),
    ]


def grass_hill(hand: Hand, crest: Points, foot: float, *, light: float = 0.5) -> None:
    """A dark hill under a crest line, bristling along it with blades combed by the wind.

    Lay several behind one another, the far ones first, for a hillside.

    Args:
        crest: the line of the hill against the sky, left to right.
        foot: the height (y) at which it runs out of the picture.
        light: how strongly the lit blades along the crest show, 0 to 1.
    """
    rng = hand.rng
    hill: Path = [*crest, (crest[-1][0], foot), (crest[0][0], foot)]
    wide = crest[-1][0] - crest[0][0]
    for share in spread(rng, round(wide * 2.4), 0.0, 1.0):
        x, y = along(crest, share)
        gust = 0.6 + 0.5 * math.sin(x * 0.42)
        blade(
            hand,
            (x, y + 0.8),
            rng.uniform(1.5, 3.2),
            gust + rng.uniform(-0.5, 1.2),
            0.3,
            PINE_BLACK,
        )
    hand.shape(hill, PINE_BLACK, smooth=False, register=False)
    top = min(y for _, y in crest)
    glow = mixed(PINE_BLACK, PINE, 0.6)
    with hand.within(hill, smooth=False):
        hand.shade(
            hill,
            glow,
            (light, light * 0.3, 0.0),
            start=(0, top),
            stop=(0, top + 11),
            soft=0.0,
            smooth=False,
        )
    for share in spread(rng, round(wide * 3.2 * light), 0.0, 1.0):
        x, y = along(crest, share)
        if rng.random() > 0.56 + 0.5 * math.sin(x * 0.37 + crest[0][1]):
            continue
        gust = 0.6 + 0.5 * math.sin(x * 0.42)
        tone = mixed(mixed(PINE_BLACK, PINE, 0.95), MOSS, light * rng.uniform(0.0, 0.55))
        root = (x, y + rng.uniform(1.8, 4.2))
        blade(hand, root, rng.uniform(1.6, 3.6), gust + rng.uniform(-0.4, 1.0), 0.2, tone)


_THREAD = (0.25, 0.7, 1.0, 0.95, 0.75, 0.45, 0.0)
_BLADE = (0.55, 0.9, 1.0, 0.85, 0.5, 0.0)


def _leaf(hand: Hand, root: Point, height: float, lean: float, width: float, tone: Pigment) -> None:
    """A ribbon of a leaf: up from the root, over, and down again if it leans far."""
    points = [
        root,
        (root[0] + lean * 0.1, root[1] - height * 0.5),
        (root[0] + lean * 0.45, root[1] - height * 0.94),
        (root[0] + lean, root[1] - height + abs(lean) * 0.26),
    ]
    hand.line(points, width, _BLADE, tone, tremor=0.02)


def tussock(
    hand: Hand, root: Point, size: float, tone: Pigment, *, blades: int = 7, width: float = 0.42
) -> None:
    """A tuft of leaves from one root, fanned out and combed to the right."""
    for i in range(blades):
        share = (i * 3 % blades) / max(1, blades - 1)
        lean = size * (between(-0.42, 1.15, share) + hand.rng.uniform(-0.08, 0.08))
        height = size * (1.0 - 0.45 * abs(share - 0.4)) * hand.rng.uniform(0.85, 1.1)
        start = (root[0] + size * 0.1 * (share - 0.5), root[1])
        _leaf(hand, start, height, lean, width * hand.rng.uniform(0.8, 1.1), tone)


def _threads(hand: Hand, spine: Path, reach: float) -> list[Path]:
    """The threads of one plume: they leave its spine on both sides and bend down the wind."""
    out: list[Path] = []
    count = max(16, round(reach * 4.2))
    for i in range(count):
        share = i / (count - 1)
        index = round(share * 0.94 * (len(spine) - 1))
        x, y = spine[index]
        way = heading(spine, index)
        side = (-16.0, 30.0, 9.0)[i % 3] * between(1.0, 0.55, share)
        far = reach * between(1.0, 0.5, share) * hand.rng.uniform(0.82, 1.1)
        first = math.radians(way + side + hand.rng.uniform(-4, 4))
        # All threads end by falling: the lower ones further than the upper ones.
        last = math.radians(between(way + side, 62.0, 0.42))
        middle = (x + 0.45 * far * math.cos(first), y + 0.45 * far * math.sin(first))
        tip = (middle[0] + 0.55 * far * math.cos(last), middle[1] + 0.55 * far * math.sin(last))
        out.append([(x, y), middle, tip])
    return out


def stalk(
    hand: Hand,
    points: Points,
    tones: tuple[Pigment, Pigment, Pigment],
    *,
    plume: float = 0.42,
    reach: float = 6.0,
) -> None:
    """A stalk and its plume.

    Args:
        points: where the stalk runs, from its root to the tip of the plume.
        tones: of the stalk, of the threads, and of their shaded side.
        plume: the share of the stalk that carries the plume.
        reach: millimetres of the longest thread.
    """
    stem, head, under = tones
    path = flow(points)
    threads = _threads(hand, section(path, 1.0 - plume, 1.0), reach)
    for thread in threads:
        shadow = [(x + 0.08, y + 0.2) for x, y in thread]
        hand.line(shadow, 0.5, _THREAD, under, tremor=0.03)
    hand.line(path, 0.5, (1.0, 0.9, 0.8, 0.65, 0.4, 0.2), stem, tremor=0.03, smooth=False)
    for thread in threads:
        hand.line(thread, 0.32, _THREAD, head, tremor=0.04)


def _sheaf(hand: Hand, root: Point, size: float, tones: tuple[Pigment, Pigment]) -> None:
    """A few slim leaves close together, fainter ones behind."""
    for i in range(5):
        share = i / 4
        lean = size * (between(-0.1, 0.85, share) + hand.rng.uniform(-0.1, 0.1))
        height = size * (1.0 - 0.5 * share) * hand.rng.uniform(0.8, 1.1)
        start = (root[0] + size * (share - 0.5), root[1] + hand.rng.uniform(-0.5, 0.5))
        _leaf(hand, start, height, lean, 0.26, tones[i % 2])


def grassland(
    hand: Hand,
    crest: Points,
    foot: float,
    *,
    ground: Pigment,
    lit: Pigment,
    size: float = 2.6,
) -> None:
    """A hill of grass: blades along its crest, one flat mass, sheaves of leaves down its face.

    Args:
        crest: the line of the hill against what lies behind, left to right.
        foot: the height (y) at which it runs out of the picture.
        ground: the colour of the mass and of most blades against the sky.
        lit: the colour of the leaves that catch the light.
        size: millimetres of a usual blade.
    """
    rng = hand.rng
    line = flow(crest)
    wide = line[-1][0] - line[0][0]
    hill = [*line, (line[-1][0], foot), (line[0][0], foot)]
    for number, share in enumerate(spread(rng, round(wide * 3.4), 0.0, 1.0)):
        x, y = along(line, share)
        gust = 0.7 + 0.3 * math.sin(x * 0.31 + crest[0][1]) + 0.2 * math.sin(x * 0.83)
        height = size * gust * rng.uniform(0.7, 1.35)
        tone = mixed(ground, lit, 0.75) if number % 4 == 1 else ground
        _leaf(hand, (x, y + 0.7), height, height * rng.uniform(0.3, 0.95), 0.34, tone)
    hand.shape(hill, ground, smooth=False, register=False)
    for row, depth in enumerate((0.6, 2.4, 4.4)):
        tones = (mixed(lit, ground, 0.2 + 0.2 * row), mixed(lit, ground, 0.5 + 0.12 * row))
        for share in spread(rng, round(wide / size * 1.15), 0.0, 1.0):
            x, y = along(line, share)
            # The light comes in patches, with calm between them.
            if math.sin(x * 0.27 + crest[0][1] * 1.7 + row * 1.1) < 0.1:
                continue
            root = (x, y + size * 0.7 + depth + rng.uniform(-0.5, 0.5))
            _sheaf(hand, root, size * rng.uniform(0.7, 1.1), tones)
