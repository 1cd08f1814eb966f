"""Figures in words, for the window and for the command line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hanafuda_desktop.app.history.questions import Figures, YakuFigure
from hanafuda_desktop.families.speed.players import KEEPS_PACE, SPEED_LEVELS
from hanafuda_desktop.play.clocks import clock_text
from hanafuda_desktop.play.seats import PERSON
from hanafuda_desktop.players.levels import ALL_LEVELS
from hanafuda_desktop.table.lettering import decimal_text, number_text
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import in_a_row

_NOT_EVERY_GAME: Final = 1.5

_NAMES: Final = {level.id: level.name for level in ALL_LEVELS} | {
    level.id: level.name for level in (*SPEED_LEVELS, KEEPS_PACE)
}


def computer_name(word: str) -> str:
    """What people call a kind of computer player; an unknown one by its own word."""
    return tr(_NAMES[word]) if word in _NAMES else word


def company(seats: tuple[str, ...]) -> str:
    """Who sat at a table, as seen by a person there; the empty string for who was alone."""
    persons = seats.count(PERSON)
    computers = [computer_name(who) for who in seats if who != PERSON]
    told = [trn("{n} person", "{n} people", persons)] if persons > 1 else []
    for name in dict.fromkeys(computers):
        count = computers.count(name)
        told.append(name if count == 1 else tr("{count} × {name}", count=count, name=name))
    return in_a_row(told)


def share(part: float, whole: float = 1) -> str:
    """A share in per cent."""
    return tr("{number}%", number=f"{100 * (part / whole):.0f}") if whole else "–"


def games_told(count: int) -> str:
    """``1 game``, ``2 games``."""
    return trn("{n} game", "{n} games", count)


def figures_told(found: Figures, *, of_one_game: bool) -> Iterator[tuple[str, str]]:
    """What each figure is, and the figure; figures that mean nothing here are left out.

    Args:
        found: the figures.
        of_one_game: whether all are of one game, so that points and times can be compared.
    """
    yield tr("games"), str(found.games)
    yield tr("won"), str(found.won)
    yield tr("share won"), share(found.won, found.games)
    yield tr("won without help or taking back"), str(found.clean)
    if found.shared:
        yield tr("win shared"), str(found.shared)
    yield tr("lost"), str(found.lost)
    if found.left:
        yield tr("left unfinished"), str(found.left)
    if found.streak < 0:
        yield tr("not won in a row"), str(-found.streak)
    else:
        yield tr("won in a row"), str(found.streak)
    yield tr("most won in a row"), str(found.longest)
    if found.rounds:
        won = share(found.rounds_won, found.rounds)
        yield tr("rounds won of {rounds}", rounds=found.rounds), won
    if of_one_game:
        yield from _compared(found)
    yield tr("played altogether"), clock_text(found.total_ms)


def _compared(found: Figures) -> Iterator[tuple[str, str]]:
    if found.best_points is not None and found.mean_points is not None:
        yield tr("most points"), number_text(found.best_points)
        yield tr("points on average"), decimal_text(found.mean_points)
    if found.fastest_ms is not None:
        yield tr("fastest win"), clock_text(found.fastest_ms)
    if found.mean_ms is not None:
        yield tr("time on average"), clock_text(found.mean_ms)


def yaku_words(figure: YakuFigure, games: int) -> str:
    """How often a yaku was made."""
    if not figure.times:
        return tr("never")
    told = [trn("{n} time", "{n} times", figure.times)]
    if figure.points:
        told.append(trn("{n} point", "{n} points", figure.points))
    every = games / figure.times
    if every >= _NOT_EVERY_GAME:
        told.append(tr("every {count} games", count=f"{every:.0f}"))
    return in_a_row(told)
