"""What a simulation measured, as a terminal shows it."""

from __future__ import annotations

import sys
from typing import Any

__all__ = ["measured_text", "progress_bar"]

_BAR = 40


def measured_text(facts: dict[str, Any]) -> str:
    """The facts of ``Simulation.to_json`` as lines for people."""
    share, moves = facts["won_share"], facts["moves"]
    interval = f"{share['share']:.1%} (95 %: {share['low']:.1%} to {share['high']:.1%})"
    endings = ", ".join(f"{count} {ending}" for ending, count in facts["endings"].items())
    lines = [
        f"{facts['game']}: {facts['games']} games played by chance from seed {facts['seed']}",
        f"  ended    {endings}; won {interval}",
        f"  moves    mean {moves['mean']:.0f}, median {moves['median']:.0f}, max {moves['max']}",
        f"  choices  {facts['legal_moves_per_position']:.1f} legal moves in a position",
    ]
    for yaku, made in facts["yaku_made"].items():
        lines.append(f"  {yaku:<24} {made:>8}  {made / facts['games']:.3f} a game")
    return "\n".join(lines)


def progress_bar(done: int, games: int) -> None:
    """One line on the terminal that grows, and is gone when it is full."""
    if done % max(1, games // 200) and done != games:
        return  # drawing must not take longer than playing
    full = _BAR * done // games
    end = "\r\x1b[K" if done >= games else ""
    bar = "#" * full + "." * (_BAR - full)
    sys.stderr.write(f"\r{bar} {done}/{games}{end}")
    sys.stderr.flush()
