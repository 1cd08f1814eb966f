"""Compares what another checkout takes with what this one does: time, memory, speed.

``python -m tests.net.figures OLD_CHECKOUT``, on a machine that does nothing else. Each checkout
brings its own ``tests/net/measure.py``, which knows its modules by name and is run in its folder
with the Python of this one. The two are measured in turn, and each time in the other order; told
are the medians, and the median, the lowest and the highest of the ratios of neighbours.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.net.measure import MEASURES

__all__ = ["main"]

_HERE: Final = Path(__file__).resolve().parents[2]


def _measured(checkout: Path, name: str) -> dict[str, float]:
    words = [sys.executable, "-m", "tests.net.measure", name]
    ended = subprocess.run(words, cwd=checkout, stdout=subprocess.PIPE, text=True, check=True)
    figures = json.loads(ended.stdout.splitlines()[-1])
    return {what: float(value) for what, value in figures.items()}


def _compared(old: Path, name: str, rounds: int) -> dict[str, list[tuple[float, float]]]:
    """Every figure that both have, old and new, round by round."""
    found: dict[str, list[tuple[float, float]]] = {}
    for number in range(rounds):
        order = (old, _HERE) if number % 2 == 0 else (_HERE, old)
        first, second = (_measured(checkout, name) for checkout in order)
        before, now = (first, second) if number % 2 == 0 else (second, first)
        for what in before.keys() & now.keys():
            found.setdefault(what, []).append((before[what], now[what]))
        alone = sorted(before.keys() ^ now.keys())
        if alone and number == 0:
            sys.stdout.write(f"only one of the two tells: {'; '.join(alone)}\n")
    return dict(sorted(found.items()))


def _line(what: str, pairs: Sequence[tuple[float, float]]) -> str:
    before, now = (statistics.median(each) for each in zip(*pairs, strict=True))
    ratios = [new / old for old, new in pairs]
    spread = f"({min(ratios):.2f} to {max(ratios):.2f})"
    return f"{what:<58}{before:>12,.2f}{now:>12,.2f}{statistics.median(ratios):>9.3f} {spread}\n"


def main(words: Sequence[str]) -> None:
    """Print the comparison."""
    parser = ArgumentParser("tests.net.figures", description="Compare another checkout with this.")
    parser.add_argument("old", type=Path, help="the folder of the other checkout")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (5)")
    parser.add_argument("--only", nargs="+", choices=MEASURES, default=list(MEASURES))
    options = parser.parse_args(words)
    sys.stdout.write(f"{'':<58}{'old':>12}{'new':>12}{'new/old':>9}\n")
    for name in options.only:
        for what, pairs in _compared(options.old.resolve(), name, options.rounds).items():
            sys.stdout.write(_line(what, pairs))
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
