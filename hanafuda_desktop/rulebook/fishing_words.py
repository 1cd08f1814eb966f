"""Words that depend on who sits at the table of a fishing game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from hanafuda_desktop.cards.vocabulary import listed, number, points
from hanafuda_desktop.language import tr
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.rules.schema.fishing import FishingRules

__all__ = [
    "by_players",
    "called",
    "each_opponent",
    "is_duel",
    "opponents",
    "points_by_players",
    "tables",
    "the_payer",
    "went_on",
]

_DUEL: Final = 2


def tables(rules: FishingRules) -> tuple[int, ...]:
    """How many may play: as many as there is a deal for, in teams that come out."""
    return tuple(
        count
        for count in sorted(map(int, rules.deal))
        if rules.players.least <= count <= rules.players.most
        and count % rules.team_size == 0
        and count > rules.team_size
    )


def is_duel(setting: Setting) -> bool:
    """Whether there is always just one opponent, a person or a team."""
    rules = setting.fishing
    return {count // rules.team_size for count in tables(rules)} == {_DUEL}


def each_opponent(setting: Setting) -> str:
    """All of the others, one by one."""
    return tr("the opponent") if is_duel(setting) else tr("each opponent")


def opponents(setting: Setting) -> str:
    """Any of the others."""
    return tr("the opponent") if is_duel(setting) else tr("an opponent")


def the_payer(setting: Setting) -> str:
    """One of the others, when it pays."""
    return tr("the opponent") if is_duel(setting) else tr("the one who pays")


def called(words: str) -> str:
    """What is called aloud, in quotation marks."""
    return tr("“{call}”", call=words)


def went_on(setting: Setting) -> str:
    """What one calls to go on, in quotation marks; plain words in a game without that call."""
    stopping = setting.fishing.stopping
    if stopping is None:
        return tr("to go on", meaning="after “had called”")
    return called(setting.say(stopping.go))


def by_players(
    keys: Collection[str], first: Callable[[str], str], more: Callable[[str], str]
) -> str:
    """One text, or one for each number of players.

    Args:
        keys: the numbers of players, as a rule file has them; ``any`` is for all others.
        first: from such a key to the words that are told first.
        more: the same for the others, which need not repeat the noun.
    """
    players = sorted(key for key in keys if key != "any")
    if not players:
        return first("any")
    parts = [
        tr(
            "{words} (with {number} players)",
            words=first(players[0]),
            number=number(int(players[0])),
        )
    ]
    parts += [
        tr("{words} (with {number})", words=more(key), number=number(int(key)))
        for key in players[1:]
    ]
    if "any" in keys:
        parts.append(tr("{words} (with any other number)", words=more("any")))
    return listed(parts, "or")


def points_by_players(numbers: dict[str, int]) -> str:
    """Points: ``three points``; ``seven points with two players, three with three``."""
    return by_players(
        numbers,
        lambda key: points(numbers[key]),
        lambda key: tr("{number}", meaning="points, after others", number=number(numbers[key])),
    )
