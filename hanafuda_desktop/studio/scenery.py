"""Ground, water and wood: turf swept in with a dry brush, streams, trunks and limbs."""

from __future__ import annotations

import math
from dataclasses import dataclass

from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    along,
    arc,
    between,
    flow,
    heading,
    moved,
    noise_line,
    normals,
    resample,
    section,
    spread,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    BLUSH,
    INDIGO,
    INK,
    PAPER,
    UMBER,
    VERMILION,
    WATER,
    Pigment,
    mixed,
)

# Still water, rippled by the wind: colour that deepens towards us, waved lines across it.


def pond(hand: Hand, left: float, right: float, top: float, foot: float) -> None:
    """Water between two heights of the picture: misty where it begins, deep at its foot.

    The ripples lie closer together the farther off they are.
    """
    whole = [(left, top), (right, top), (right, foot), (left, foot)]
    hand.shade(
        whole,
        mixed(WATER, INDIGO, 0.12),
        (0.0, 0.5, 0.8, 0.95),
        start=(0, top),
        stop=(0, foot),
        smooth=False,
    )
    hand.shade(
        whole,
        INDIGO,
        (0.0, 0.0, 0.2, 0.62),
        start=(0, top),
        stop=(0, foot),
        soft=0.0,
        smooth=False,
    )
    y, depth = top + 2.4, foot - top
    while y < foot:
        near = (y - top) / depth
        _row(hand, left, right, y, near)
        y += between(1.15, 2.5, near) * hand.rng.uniform(0.9, 1.1)


def _row(hand: Hand, left: float, right: float, y: float, near: float) -> None:
    """One row of ripples: strokes of several waves with gaps between them."""
    rng = hand.rng
    x = left + rng.uniform(-6, 0)
    pale = mixed(PAPER, WATER, 0.25)
    dark = mixed(INDIGO, WATER, between(0.6, 0.1, near))
    wave = between(3.0, 5.6, near)
    while x < right:
        reach = wave * rng.uniform(1.4, 4.6)
        phase, high = rng.uniform(0, math.tau), between(0.12, 0.36, near) * rng.uniform(0.6, 1.15)
        points: Path = []
        steps = max(8, round(reach / 0.6))
        for i in range(steps + 1):
            px = x + reach * i / steps
            swell = math.sqrt(max(0.0, math.sin(math.pi * i / steps)))
            points.append((px, y + high * swell * math.sin(phase + math.tau * (px - x) / wave)))
        tone = pale if rng.random() < 0.42 else dark
        hand.line(points, between(0.28, 0.52, near), SWELL, tone, tremor=0.06)
        x += reach + rng.uniform(0.8, 4.5)


def ring(hand: Hand, at: Point, rx: float) -> None:
    """The ripple about something that stands in the water."""
    for grown, tone in ((1.0, mixed(PAPER, WATER, 0.15)), (1.7, mixed(INDIGO, WATER, 0.25))):
        reach = rx * grown
        start = hand.rng.uniform(-30, 10)
        path = arc(at, reach, reach * 0.3, start, start + hand.rng.uniform(200, 250), 30)
        hand.line(path, 0.32, SWELL, tone, smooth=False)


# The clouds that mark every ten-point card: a bank of them hangs from the top edge.
#
# They are an aid for beginners and always the same kind of cloud: vermilion, billowing below,
# deeper above, with curls of bare paper where the block was cut away.


@dataclass(frozen=True, slots=True)
class _Billow:
    centre: Point
    rx: float
    ry: float

    def rim(self, grown: float = 0.0) -> Path:
        return arc(self.centre, self.rx + grown, self.ry + grown, 0, 354, 44)


def _billows(hand: Hand, left: float, right: float) -> list[_Billow]:
    """Round lobes strung along a line that sinks and rises twice from left to right."""
    ends = [_Billow((x, -0.6), 2.9, 2.2) for x in (left - 1.4, right + 1.4)]
    out: list[_Billow] = [ends[0]]
    x = left - 0.4
    while x < right + 0.6:
        share = (x - left) / (right - left)
        sag = 2.0 + 1.9 * math.cos(math.tau * (share * 1.35 - 0.1))
        rx = hand.rng.uniform(1.9, 3.1)
        ry = rx * hand.rng.uniform(0.58, 0.72)
        out.append(_Billow((x, max(0.2, sag) + hand.rng.uniform(-0.3, 0.3)), rx, ry))
        x += rx * hand.rng.uniform(1.05, 1.3)
    return [*out, ends[1]]


def _curl(hand: Hand, billow: _Billow, way: float) -> None:
    """A spiral of bare paper inside a lobe, opening to one side."""
    points: Path = []
    for i in range(26):
        turn = math.radians(150 - 300 * i / 25) if way > 0 else math.radians(30 + 300 * i / 25)
        reach = 0.74 - 0.46 * i / 25
        points.append(
            (
                billow.centre[0] + billow.rx * reach * math.cos(turn),
                billow.centre[1] + billow.ry * reach * math.sin(turn),
            )
        )
    hand.line(points, 0.32, SWELL, mixed(PAPER, BLUSH, 0.3), smooth=False)


def _band(billows: list[_Billow], grown: float) -> Path:
    """What lies between the lobes and the top edge of the picture."""
    low = [(b.centre[0], b.centre[1] + 0.2 * b.ry + grown) for b in billows]
    return [(low[0][0], -3.0), *low, (low[-1][0], -3.0)]


def draw_clouds(hand: Hand, left: float, right: float) -> None:
    """A bank of clouds along the top of the picture between two places (mm)."""
    billows = _billows(hand, left, right)
    line = mixed(INK, UMBER, 0.3)
    for billow in billows:
        hand.shape(moved(billow.rim(0.16), 0.1, 0.16), line, smooth=False, register=False)
    for billow in billows:
        hand.shape(billow.rim(), VERMILION, smooth=False, register=False)
    band = _band(billows, 0.0)
    hand.shape(band, VERMILION, smooth=False, register=False)
    hand.shade(band, BENI, (0.75, 0.3, 0.0), start=(0, 0.5), stop=(0, 5.0), soft=0.0, smooth=False)
    for number, billow in enumerate(billows[1:-1]):
        if number % 2 == 0:
            _curl(hand, billow, 1.0 if number % 4 else -1.0)


def turf(hand: Hand, crest: Points, pale: Pigment, deep: Pigment, *, foot: float = 56.0) -> None:
    """A bank under a crest line: pale with a soft edge, deeper below, a few dry sweeps along it."""
    line = flow(crest)
    bank: Path = [*line, (line[-1][0], foot), (line[0][0], foot)]
    top = min(y for _, y in line)
    hand.shade(bank, pale, 0.95, soft=0.3, smooth=False)
    hand.shade(
        bank,
        deep,
        (0.0, 0.3, 0.8),
        start=(0, top + 0.5),
        stop=(0, top + 6.0),
        soft=0.3,
        smooth=False,
    )
    wide = line[-1][0] - line[0][0]
    for _ in range(round(wide / 5.5)):
        start = hand.rng.uniform(0.0, 0.9)
        part = section(line, start, min(1.0, start + hand.rng.uniform(6.0, 16.0) / wide))
        sink = hand.rng.choice((0.0, 0.3, 0.9, 1.7, 2.6))
        path = [(x, y + sink) for x, y in part]
        tone = mixed(deep, pale, hand.rng.uniform(0.35, 0.75))
        hand.line(path, hand.rng.uniform(0.25, 0.6), SWELL, tone, dry=0.5)


def stream(hand: Hand, left: Points, right: Points, lines: int = 7) -> None:
    """Water between two banks (paths that run downstream): shallow colour and running lines."""
    one, other = resample(flow(left), 120), resample(flow(right), 120)
    whole = one + other[::-1]
    hand.shape(whole, mixed(WATER, PAPER, 0.3), smooth=False)
    with hand.within(whole, smooth=False):
        for edge in (one, other):
            hand.line(edge, 2.2, (1.0, 1.0, 1.0), mixed(WATER, INDIGO, 0.35), smooth=False)
        for number in range(lines):
            share = (number + 0.6) / (lines + 0.2)
            path = [
                (between(a[0], b[0], share), between(a[1], b[1], share))
                for a, b in zip(one, other, strict=True)
            ]
            begin = hand.rng.uniform(0.0, 0.3)
            while begin < 0.94:
                end = min(1.0, begin + hand.rng.uniform(0.2, 0.5))
                run = section(path, begin, end)
                tone = (INDIGO, mixed(PAPER, WATER, 0.1))[(number + (begin > 0.4)) % 2]
                hand.line(run, 0.42, SWELL, tone)
                begin = end + hand.rng.uniform(0.02, 0.08)
    for edge in (one, other):
        hand.line(edge, 0.4, (0.5, 1.0, 0.6, 0.9, 0.5, 1.0, 0.6), INDIGO, smooth=False)


# Trunks, limbs and twigs: wood drawn with a loaded brush.
#
# :func:`limb` is any piece of wood from thick to thin; :func:`trunk` a big one with a barky edge
# and the light of its bark cut out of the black.

BARK: Pigment = mixed(INK, UMBER, 0.28)


def _gauge(path: Points, thick: float, thin: float, knots: list[float]) -> list[float]:
    last = len(path) - 1
    return [
        between(thick, thin, (i / last) ** 0.8) * (1.0 + 0.16 * knots[i]) for i in range(last + 1)
    ]


def limb(hand: Hand, points: Points, thick: float, thin: float, pigment: Pigment = BARK) -> Path:
    """A limb through the points, ``thick`` millimetres at its foot, ``thin`` at its tip.

    Its width knots and hollows as wood does. Returns the path, for twigs to grow from.
    """
    path = resample(flow(points), 90)
    widths = _gauge(path, thick, thin, noise_line(hand.rng, 90, 11))
    rough = [noise_line(hand.rng, 90, 26), noise_line(hand.rng, 90, 26)]
    left: Path = []
    right: Path = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        near = widths[i] / 2 * (1.0 + 0.12 * rough[0][i])
        far = widths[i] / 2 * (1.0 + 0.12 * rough[1][i])
        left.append((x - nx * near, y - ny * near))
        right.append((x + nx * far, y + ny * far))
    hand.shape([*left, *right[::-1]], pigment, smooth=False, register=False)
    return path


def trunk(hand: Hand, points: Points, thick: float, thin: float, pigment: Pigment = BARK) -> Path:
    """A trunk: a limb whose bark is marked by short pale strokes across and long ones along it."""
    path = limb(hand, points, thick, thin, pigment)
    pale = mixed(pigment, PAPER, 0.3)
    sides = normals(path)
    _grain(hand, path, sides, thick, thin, mixed(pigment, UMBER, 0.6))
    for share in spread(hand.rng, 34, 0.03, 0.9):
        x, y = along(path, share)
        nx, ny = sides[round(share * (len(path) - 1))]
        wide = between(thick, thin, share**0.8)
        offset = hand.rng.uniform(-0.38, 0.3) * wide
        reach = wide * hand.rng.uniform(0.1, 0.26)
        middle = (x + nx * offset, y + ny * offset)
        mark = [
            (middle[0] - nx * reach, middle[1] - ny * reach),
            (middle[0] + 0.1, middle[1] + 0.18),
            (middle[0] + nx * reach, middle[1] + ny * reach),
        ]
        hand.line(mark, 0.26, SWELL, pale)
    return path


def _grain(
    hand: Hand, path: Points, sides: Points, thick: float, thin: float, pigment: Pigment
) -> None:
    """Long broken strokes of lighter bark up the lit flank."""
    last = len(path) - 1
    for share in spread(hand.rng, 30, 0.0, 0.9):
        across = hand.rng.uniform(-0.42, 0.34)
        stop = min(1.0, share + hand.rng.uniform(0.04, 0.13))
        line = []
        for k in range(6):
            index = round(between(share, stop, k / 5) * last)
            (x, y), (nx, ny) = path[index], sides[index]
            off = across * between(thick, thin, index / last)
            line.append((x + nx * off, y + ny * off))
        hand.line(line, 0.42, SWELL, pigment, dry=0.4)


def twigs(
    hand: Hand,
    path: Points,
    count: int,
    reach: float,
    *,
    start: float = 0.2,
    pigment: Pigment = BARK,
) -> list[Path]:
    """Side twigs that spring alternately from a limb; returns their paths."""
    out: list[Path] = []
    for number, share in enumerate(spread(hand.rng, count, start, 0.98)):
        index = round(share * (len(path) - 1))
        way = heading(path, index) + (1 if number % 2 else -1) * hand.rng.uniform(26, 58)
        far = reach * hand.rng.uniform(0.55, 1.1)
        bend = math.radians(hand.rng.uniform(-26, 26))
        turn = math.radians(way)
        x, y = path[index]
        points = [
            (x, y),
            (x + far * 0.5 * math.cos(turn), y + far * 0.5 * math.sin(turn)),
            (x + far * math.cos(turn + bend), y + far * math.sin(turn + bend)),
        ]
        hand.line(points, 0.55, TAPER, pigment)
        out.append(flow(points))
    return out
