"""Grasses: blades, and the susuki of August with its plumes.

:func:`blade` is any long leaf; :func:`plume` one stalk of susuki, its silver head combed by the
wind; :func:`grass_hill` a hill that bristles with both.
"""

from __future__ import annotations

import math

from hanafuda_desktop.studio.curves import (
    Path,
    Point,
    Points,
    along,
    between,
    flow,
    spread,
)
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    MOSS,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    Pigment,
    mixed,
)

__all__ = ["blade", "grass_hill", "plume"]

_THREAD = (0.3, 0.7, 1.0, 1.0, 0.85, 0.6, 0.25)


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
            [(x + 0.06, y + 0.16) for x, y in thread], 0.36 * size, _THREAD, under, tremor=0.04
        )
    for thread in threads:
        hand.line(thread, 0.28 * size, _THREAD, head, tremor=0.05)


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
