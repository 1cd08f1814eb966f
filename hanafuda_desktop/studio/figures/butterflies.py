"""The two swallowtails of June, yellow with ink along the rims of their wings.

Frame: millimetres, the middle of the body at (0, 0). A butterfly is a flat pattern of four wings
hinged along its thorax: the pattern is folded up about the hinge and then looked at from one side
and a little above, so that near and far wings foreshorten as they should. :func:`draw_spread`
glides with its wings nearly level, :func:`draw_closing` has thrown them up.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    along,
    between,
    flow,
    resample,
    section,
    turned,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    GOLD,
    INK,
    OCHRE,
    UMBER,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

_YELLOW: Final = mixed(GOLD, WHITE, 0.12)
_WARM: Final = mixed(GOLD, OCHRE, 0.5)
_DUST: Final = mixed(INK, UMBER, 0.14)


@dataclass(frozen=True, slots=True)
class _Wing:
    """A wing lying flat: (along the body to the head, out from the hinge), from the root round."""

    edge: tuple[Point, ...]
    rim: tuple[Point, ...]
    veins: tuple[float, ...]
    """Where, as shares of the rim, the ribs end."""
    spot: Point | None = None
    """The red spot of a hind wing."""


_FORE: Final = _Wing(
    (
        (1.5, 0.1),
        (2.9, 1.8),
        (4.6, 3.9),
        (5.7, 5.9),
        (5.8, 7.0),
        (5.1, 7.3),
        (3.6, 6.6),
        (2.0, 6.0),
        (0.4, 5.5),
        (-0.3, 4.6),
        (0.0, 2.4),
        (0.2, 0.1),
    ),
    ((6.0, 6.6), (5.2, 7.3), (3.6, 6.65), (2.0, 6.0), (0.4, 5.5), (-0.4, 4.7)),
    (0.2, 0.5, 0.8),
)
_HIND: Final = _Wing(
    (
        (0.6, 0.1),
        (0.5, 2.4),
        (0.0, 4.4),
        (-1.0, 5.1),
        (-2.0, 5.0),
        (-2.6, 4.6),
        (-3.4, 4.5),
        (-4.0, 3.8),
        (-5.2, 3.95),
        (-6.3, 4.1),
        (-6.6, 3.7),
        (-6.2, 3.4),
        (-5.0, 3.4),
        (-4.4, 2.7),
        (-4.2, 1.6),
        (-3.0, 0.6),
        (-1.0, 0.1),
    ),
    ((0.2, 4.4), (-0.8, 5.1), (-2.2, 4.9), (-3.4, 4.4), (-4.2, 3.5), (-4.4, 2.4), (-4.0, 1.3)),
    (0.14, 0.42, 0.7),
    (-3.3, 1.5),
)


@dataclass(frozen=True, slots=True)
class _View:
    """How a butterfly is seen; all angles in degrees."""

    lift: tuple[float, float]
    """How high the near and the far wings stand above the level."""
    above: float
    """How far above the level the eye is."""
    yaw: float
    """How far the head is turned away from us."""
    sweep: float = 0.0
    """How far the wings are drawn forward along the body."""

    def seen(self, points: Sequence[Point], side: int) -> Path:
        """Points of the flat wing on the near (1) or far (-1) side, as they are seen."""
        lift = math.radians(self.lift[0 if side > 0 else 1])
        above, yaw = math.radians(self.above), math.radians(self.yaw)
        flat = [(span, ahead) for ahead, span in points]
        out: Path = []
        for span, ahead in turned(flat, self.sweep, (0.0, 0.7)):
            # A wing is a little hollow: it bends down towards its tip.
            bend = lift - 0.028 * span
            near, high = side * span * math.cos(bend), span * math.sin(bend)
            x = ahead * math.cos(yaw) + near * math.sin(yaw)
            depth = near * math.cos(yaw) - ahead * math.sin(yaw)
            out.append((x, depth * math.sin(above) - high * math.cos(above)))
        return out


def _draw_wing(hand: Hand, wing: _Wing, view: _View, side: int, tone: Pigment) -> None:
    edge = view.seen(wing.edge, side)
    rim = resample(flow(view.seen(wing.rim, side)), 60)
    root = along(view.seen([wing.edge[0], wing.edge[-1]], side), 0.5)
    hand.shape(edge, tone)
    with hand.within(edge):
        for share in wing.veins:
            tip = along(rim, share)
            pull = along(rim, between(share, 0.5, 0.4))
            middle = (between(root[0], pull[0], 0.5), between(root[1], pull[1], 0.5))
            hand.line([root, middle, tip], 0.18, (0.9, 0.7, 0.8, 1.0), _DUST, tremor=0.03)
        hand.line(rim, 1.75, (1.0, 1.0, 0.9, 0.8, 0.8, 0.7), _DUST, smooth=False, tremor=0.1)
        for share in (0.13, 0.32, 0.53, 0.75, 0.95):
            x, y = along(rim, share)
            spot = (between(x, root[0], 0.068), between(y, root[1], 0.068))
            hand.dot(spot, 0.24, 0.19, tone)
        if wing.spot is None:
            _bars(hand, view, side)
        else:
            tail = view.seen([(-3.8, 3.6), (-5.2, 3.7), (-7.0, 3.8)], side)
            hand.line(tail, 1.7, (0.8, 1.0, 1.0), _DUST)
            (red,) = view.seen([wing.spot], side)
            hand.dot(red, 0.52, 0.4, VERMILION)
    hand.outline(edge, 0.26, INK, lift=0.45)


def _bars(hand: Hand, view: _View, side: int) -> None:
    """The dark front edge of a forewing and the two bars that hang from it."""
    front: Points = [(1.5, 0.1), (2.9, 1.8), (4.6, 3.9), (5.7, 5.9)]
    hand.line(view.seen(front, side), 0.66, (0.7, 0.9, 1.0, 1.0), _DUST)
    for bar in (((2.9, 1.9), (2.0, 2.3), (1.5, 2.5)), ((4.1, 3.3), (3.0, 3.8), (2.3, 4.0))):
        hand.line(view.seen(bar, side), 0.62, TAPER, _DUST)


def _body(hand: Hand, view: _View, droop: float) -> None:
    """Plain dark head, furred thorax, tapering abdomen, two feelers; it hangs from the hinge."""

    def there(points: Points) -> Path:
        path = replace(view, sweep=0.0).seen([(ahead, 0.0) for ahead, _ in points], 1)
        return [(x, y + 0.25) for x, y in path]

    (front, middle, end) = there([(0.6, 0), (-1.8, 0), (-4.3, 0)])
    tail = [front, (middle[0], middle[1] + 0.3 * droop), (end[0], end[1] + droop)]
    hand.line(tail, 0.98, (0.7, 0.9, 1.0, 0.9, 0.65, 0.1), _DUST, tremor=0.03)
    hand.line(section(flow(tail), 0.25, 0.8), 0.16, SWELL, _WARM, smooth=False)
    hand.line(there([(-0.8, 0), (0.8, 0), (2.2, 0)]), 1.15, (0.4, 0.9, 1.0, 0.8, 0.3), _DUST)
    (head,) = there([(2.45, 0.0)])
    hand.dot(head, 0.4, 0.36, _DUST)
    for span, ahead, rise in ((1.2, 5.9, 0.7), (-1.6, 6.0, 1.5)):
        (tip,) = view.seen([(ahead, abs(span))], 1 if span > 0 else -1)
        tip = (tip[0], tip[1] - rise)
        bow = (between(head[0], tip[0], 0.55), between(head[1], tip[1], 0.75))
        hand.line([head, bow, tip], 0.3, (0.7, 0.5, 0.45, 0.5, 1.0, 0.2), INK, tremor=0.03)


_GLIDING: Final = _View((14.0, 20.0), 48.0, 24.0)
_RISING: Final = _View((74.0, 46.0), 11.0, -30.0, -20.0)


def draw_spread(hand: Hand) -> None:
    """Gliding to the right, seen from above and behind: the near wings foreshortened."""
    for side, tone in ((-1, _YELLOW), (1, mixed(_YELLOW, _WARM, 0.35))):
        _draw_wing(hand, _HIND, _GLIDING, side, tone)
        _draw_wing(hand, _FORE, _GLIDING, side, tone)
    _body(hand, _GLIDING, 0.35)


def draw_closing(hand: Hand) -> None:
    """Wings thrown up: the far pair shows its upper side behind the near one."""
    for wing in (_HIND, _FORE):
        _draw_wing(hand, wing, _RISING, -1, mixed(_YELLOW, _WARM, 0.5))
    _body(hand, _RISING, 1.4)
    for wing in (_HIND, _FORE):
        _draw_wing(hand, wing, _RISING, 1, _YELLOW)
