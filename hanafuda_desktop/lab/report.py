"""What a simulation measured, as a terminal shows it."""

from __future__ import annotations

import sys
from typing import Any

_BAR = 40


def measured_text(facts: dict[str, Any]) -> str:
    """The facts of ``Simulation.to_json`` as lines for people."""
    moves = facts["moves"]
    endings = ", ".join(f"{count} {ending}" for ending, count in facts["endings"].items())
    if "won_share" in facts:
        endings += f"; won {_interval(facts['won_share'])}"
    lines = [
        f"{facts['game']}: {facts['games']} games played from seed {facts['seed']}",
        f"  ended    {endings}",
        f"  moves    mean {moves['mean']:.0f}, median {moves['median']:.0f}, max {moves['max']}",
        f"  choices  {facts['legal_moves_per_position']:.1f} legal moves in a position",
    ]
    for number, seat in enumerate(facts.get("seats", ()), start=1):
        shared = f", {seat['shared']} shared" if seat["shared"] else ""
        points = f"; {seat['points']:+.1f} points a game" if "points" in seat else ""
        lines.append(f"  seat {number}   won {_interval(seat['won_share'])}{shared}{points}")
    of, each = facts["games"], "a game"
    if "rounds" in facts:
        lines += _round_lines(facts["rounds"])
        of, each = facts["rounds"]["count"], "a round"
    for yaku, made in facts.get("yaku_made", {}).items():
        lines.append(f"  {yaku:<24} {made:>8}  {made / of:.3f} {each}")
    return "\n".join(lines)


def _interval(share: dict[str, float]) -> str:
    return f"{share['share']:.1%} (95 %: {share['low']:.1%} to {share['high']:.1%})"


def _round_lines(facts: dict[str, Any]) -> list[str]:
    moves = facts["moves"]
    endings = ", ".join(f"{count} {ending}" for ending, count in facts["endings"].items() if count)
    length = f"mean {moves['mean']:.1f} moves, max {moves['max']}"
    if "gain" in facts:
        gains = f"its winner gains {facts['gain']['mean']:.1f}, at most {facts['gain']['max']}"
    else:
        shed = facts["cards_shed"]
        gains = f"its winner gets rid of {shed['mean']:.1f} cards, at most {shed['max']}"
    return [f"  rounds   {facts['count']}: {endings}", f"  a round  {length}; {gains}"]


def progress_bar(done: int, games: int) -> None:
    """One line on the terminal that grows, and is gone when it is full."""
    if done % max(1, games // 200) and done != games:
        return  # drawing must not take longer than playing
    full = _BAR * done // games
    end = "\r\x1b[K" if done >= games else ""
    bar = "#" * full + "." * (_BAR - full)
    sys.stderr.write(f"\r{bar} {done}/{games}{end}")
    sys.stderr.flush()


def clear_bar() -> None:
    """Take the line away that a bar was drawn on, also when it never became full."""
    sys.stderr.write("\r\x1b[K")
    sys.stderr.flush()
