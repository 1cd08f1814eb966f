"""Ground and water: turf swept in with a dry brush, and streams drawn in running lines."""

from __future__ import annotations

from hanafuda_desktop.studio.brush import SWELL
from hanafuda_desktop.studio.curves import Path, Points, between, flow, resample, section
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import INDIGO, PAPER, WATER, Pigment, mixed

__all__ = ["stream", "turf"]


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
