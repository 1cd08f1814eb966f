"""The eight-plank bridge of May: four spans of two planks, zigzag over the water.

Frame: millimetres on the first card. The bridge comes in from the left at the foot of the card and
goes out on the left again behind, so that nothing of it shows on the next card.

The spans are laid out as a carpenter would, on a level deck, and seen in one perspective: a
:class:`_Span` knows its line on the deck, :func:`_seen` where a place of the deck is in the
picture. Each span butts against the side of the one before it, and a pair of posts stands at every
joint.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from hanafuda_desktop.studio.scenery import ring
from hanafuda_desktop.studio.tools.brush import SWELL, Path, Point, between
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import GOLD, INDIGO, INK, OCHRE, PAPER, UMBER, mixed

_TOP: Final = (mixed(GOLD, OCHRE, 0.08), mixed(GOLD, OCHRE, 0.26))
_SIDE: Final = mixed(OCHRE, UMBER, 0.5)
_POST: Final = mixed(UMBER, INK, 0.42)
_LINE: Final = mixed(INK, UMBER, 0.15)

_HORIZON: Final = 4.0
_FOOT: Final = 52.0
"""Heights in the picture: where the deck would vanish, and where it is drawn at full size."""
_MIDDLE: Final = 16.5
_DEPTH: Final = 96.0
_BROAD: Final = 3.5
"""One plank; two of them and a gap are a span."""
_GAP: Final = 0.16
_THICK: Final = 0.95
_WATER: Final = 4.3
"""How far the water lies under the deck."""

_JOINTS: Final[tuple[Point, ...]] = (
    (-9.0, 57.4),
    (24.6, 46.9),
    (7.6, 39.0),
    (24.2, 33.9),
    (-6.0, 29.0),
)
"""Where the middle of the deck turns, in the picture, from near to far."""


def _deck(spot: Point) -> Point:
    """The place on the deck that is seen at a spot of the picture."""
    scale = (spot[1] - _HORIZON) / (_FOOT - _HORIZON)
    return ((spot[0] - _MIDDLE) / scale, _DEPTH * (1.0 / scale - 1.0))


def _scale(depth: float) -> float:
    return 1.0 / (1.0 + depth / _DEPTH)


def _seen(place: Point, drop: float = 0.0) -> Point:
    """Where a place on the deck, or ``drop`` millimetres under it, is in the picture."""
    scale = _scale(place[1])
    return (
        _MIDDLE + place[0] * scale,
        _HORIZON + (_FOOT - _HORIZON + drop) * scale,
    )


@dataclass(frozen=True, slots=True)
class _Span:
    """Two planks on the deck, from one joint to the next; both ends are cut square."""

    start: Point
    stop: Point

    @property
    def length(self) -> float:
        """Millimetres on the deck."""
        return math.dist(self.start, self.stop)

    def place(self, along: float, across: float) -> Point:
        """A place ``along`` the span from its start and ``across`` it, away from us."""
        dx = (self.stop[0] - self.start[0]) / self.length
        dy = (self.stop[1] - self.start[1]) / self.length
        side = 1.0 if dx > 0 else -1.0
        return (
            self.start[0] + dx * along - side * dy * across,
            self.start[1] + dy * along + side * dx * across,
        )


def _post(hand: Hand, place: Point) -> None:
    """A round post from over the deck down into its ring on the water."""
    scale = _scale(place[1])
    width = 1.5 * scale
    (x, head), (_, foot) = _seen(place, -1.15), _seen(place, _WATER)
    shadow = [(x - width * 0.3, foot), (x + width * 0.1, foot + 2.6 * scale)]
    hand.line(shadow, width, (0.9, 0.8, 0.5, 0.0), mixed(INDIGO, INK, 0.25), tremor=0.12)
    ring(hand, (x, foot), width * 1.35)
    hand.line([(x, head), (x, foot)], width + 0.3, (1.0, 0.96, 1.0), INK, tremor=0.02)
    hand.line([(x, head), (x, foot)], width, (1.0, 0.96, 1.0), _POST, tremor=0.02)
    lit = [(x - width * 0.24, head + 0.5), (x - width * 0.22, foot - 0.3)]
    hand.line(lit, width * 0.2, SWELL, mixed(_POST, PAPER, 0.35))
    hand.dot((x, head), width * 0.56, width * 0.3, INK)
    hand.dot((x, head - 0.02), width * 0.4, width * 0.19, mixed(OCHRE, PAPER, 0.3))


def _grain(hand: Hand, span: _Span, ends: tuple[float, float], sides: tuple[float, float]) -> None:
    for _ in range(6):
        across = between(*sides, hand.rng.uniform(0.14, 0.86))
        first = between(*ends, hand.rng.uniform(0.0, 0.72))
        reach = hand.rng.uniform(4.0, 11.0)
        bow = hand.rng.uniform(-0.16, 0.16)
        line = [
            _seen(span.place(first + reach * k / 4, across + bow * math.sin(math.pi * k / 4)))
            for k in range(5)
        ]
        hand.line(line, 0.2, SWELL, mixed(OCHRE, UMBER, 0.42))


def _plank(hand: Hand, span: _Span, number: int, ends: tuple[float, float]) -> None:
    """The near (0) or the far (1) plank: its front face, its top, grain and nails."""
    near = _GAP / 2 - (1 - number) * (_BROAD + _GAP)
    sides = (near, near + _BROAD)
    ends = (ends[0], ends[1] + hand.rng.uniform(-0.25, 0.25))
    first, last, back_last, back_first = (
        span.place(ends[0], sides[0]),
        span.place(ends[1], sides[0]),
        span.place(ends[1], sides[1]),
        span.place(ends[0], sides[1]),
    )
    top: Path = [_seen(p) for p in (first, last, back_last, back_first)]
    front: Path = [top[0], top[1], _seen(last, _THICK), _seen(first, _THICK)]
    hand.shape(front, _SIDE, smooth=False, register=False)
    hand.shape(top, _TOP[number], smooth=False, register=False)
    with hand.within(top, smooth=False):
        low, high = max(y for _, y in top), min(y for _, y in top)
        hand.shade(
            top, OCHRE, (0.55, 0.1, 0.0), start=(0, high), stop=(0, low), soft=0.0, smooth=False
        )
        _grain(hand, span, ends, sides)
        for share in (0.27, 0.73):
            x, y = _seen(span.place(ends[1] - 1.0, between(*sides, share)))
            hand.dot((x, y), 0.24, 0.17, _LINE)
    size = _scale(last[1])
    edges = ((top[3], top[2], 0.3), (top[1], top[2], 0.34), (top[0], top[1], 0.3))
    for one, other, width in (*edges, (front[3], front[2], 0.46), (front[1], front[2], 0.34)):
        hand.line(
            [one, other], max(0.24, width * size), (0.8, 1.0, 0.9, 1.0, 0.8), _LINE, smooth=False
        )


def _span(hand: Hand, span: _Span, posts: tuple[float, ...]) -> None:
    """One span with pairs of posts ``posts`` millimetres from its far end: behind, then before."""
    half = _BROAD + _GAP
    ends = (0.0, span.length + half)
    for back in posts:
        _post(hand, span.place(ends[1] - back, half + 0.62))
    for number in (1, 0):
        _plank(hand, span, number, ends)
    for back in posts:
        _post(hand, span.place(ends[1] - back, -half - 0.62))


def draw_bridge(hand: Hand) -> None:
    """The four spans, the far one first, each pair of posts standing in rings of water."""
    line = [_deck(spot) for spot in _JOINTS]
    spans = [_Span(start, stop) for start, stop in pairwise(line)]
    posts = ((1.3,), (1.3,), (1.3,), (31.0,))
    for span, stand in reversed(list(zip(spans, posts, strict=True))):
        _span(hand, span, stand)
