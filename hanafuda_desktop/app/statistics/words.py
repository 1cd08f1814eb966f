"""Figures in words, for the window and for the command line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hanafuda_desktop.app.round_words import times
from hanafuda_desktop.app.seating import PERSON
from hanafuda_desktop.app.statistics.questions import Figures, YakuFigure
from hanafuda_desktop.app.stopwatch import clock_text
from hanafuda_desktop.players.levels import ALL_LEVELS
from hanafuda_desktop.players.speed.levels import KEEPS_PACE, SPEED_LEVELS
from hanafuda_desktop.table.lettering import number_text

__all__ = ["company", "computer_name", "figures_told", "share", "yaku_words"]

_NAMES: Final = {level.id: level.name for level in ALL_LEVELS} | {
    level.id: level.name for level in (*SPEED_LEVELS, KEEPS_PACE)
}


def computer_name(word: str) -> str:
    """What people call a kind of computer player; an unknown one by its own word."""
    return _NAMES.get(word, word)


def company(seats: tuple[str, ...]) -> str:
    """Who sat at a table, as seen by a person there; the empty string for who was alone."""
    persons = seats.count(PERSON)
    computers = [computer_name(who) for who in seats if who != PERSON]
    told = [f"{persons} people"] if persons > 1 else []
    for name in dict.fromkeys(computers):
        count = computers.count(name)
        told.append(name if count == 1 else f"{count} × {name}")
    return ", ".join(told)


def share(part: int, whole: int) -> str:
    """A share in per cent."""
    return f"{part / whole:.0%}" if whole else "–"


def figures_told(found: Figures, *, of_one_game: bool) -> Iterator[tuple[str, str]]:
    """What each figure is, and the figure; figures that mean nothing here are left out.

    Args:
        found: the figures.
        of_one_game: whether all are of one game, so that points and times can be compared.
    """
    yield "games", str(found.games)
    yield "won", str(found.won)
    yield "share won", share(found.won, found.games)
    yield "won without help or taking back", str(found.clean)
    if found.shared:
        yield "win shared", str(found.shared)
    yield "lost", str(found.lost)
    if found.left:
        yield "left unfinished", str(found.left)
    if found.streak < 0:
        yield "not won in a row", str(-found.streak)
    else:
        yield "won in a row", str(found.streak)
    yield "most won in a row", str(found.longest)
    if found.rounds:
        yield f"rounds won of {found.rounds}", share(found.rounds_won, found.rounds)
    if of_one_game:
        yield from _compared(found)
    yield "played altogether", clock_text(found.total_ms)


def _compared(found: Figures) -> Iterator[tuple[str, str]]:
    if found.best_points is not None and found.mean_points is not None:
        yield "most points", number_text(found.best_points)
        yield "points on average", f"{found.mean_points:.1f}".replace("-", "\N{MINUS SIGN}")
    if found.fastest_ms is not None:
        yield "fastest win", clock_text(found.fastest_ms)
    if found.mean_ms is not None:
        yield "time on average", clock_text(found.mean_ms)


def yaku_words(figure: YakuFigure, games: int) -> str:
    """How often a yaku was made."""
    if not figure.times:
        return "never"
    points = f", {times(figure.points, 'point')}" if figure.points else ""
    every = games / figure.times
    often = f", every {every:.0f} games" if every >= 1.5 else ""
    return f"{times(figure.times, 'time')}{points}{often}"
