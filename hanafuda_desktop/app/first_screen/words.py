"""What the first screen says of a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from hanafuda_desktop.app.first_screen.facts import GameFacts
from hanafuda_desktop.language import language, tr, trn
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["japanese_name", "length_and_players", "short_name", "told"]

_JAPANESE: Final = "ja"
_OPENING: Final = frozenset("(\N{FULLWIDTH LEFT PARENTHESIS}")
_CLOSING: Final = ")\N{FULLWIDTH RIGHT PARENTHESIS}"
_BETWEEN: Final = frozenset(" ,:;、・–—") | _OPENING
"""What may stand between the name of a game and what its variant is called besides."""


def japanese_name(facts: GameFacts) -> str:
    """What a game is called in Japan, where that is not said already."""
    name = facts.name.get(_JAPANESE, "")
    return "" if language() == _JAPANESE or name == plain(facts.name) else name


def short_name(variant: GameFacts, base: GameFacts) -> str:
    """The name of a variant where it stands under its game: what tells it from that."""
    name = plain(variant.name)
    alike = zip(name, plain(base.name), strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], alike))
    while same and name[same : same + 1] not in _BETWEEN:
        same -= 1
    rest = name[same:].lstrip("".join(_BETWEEN))
    if not same or not rest:
        return name
    return rest if set(rest) & _OPENING else rest.rstrip(_CLOSING)


def length_and_players(facts: GameFacts) -> str:
    """How many play, and how long a game takes."""
    minutes = trn("about {n} minute", "about {n} minutes", facts.minutes)
    return tr("{players} · {length}", players=_players(facts.players), length=minutes)


def _players(counts: Sequence[int]) -> str:
    first, last = counts[0], counts[-1]
    if first == last:
        return trn("{n} player", "{n} players", first)
    if len(counts) == 2:
        return tr("{few} or {many} players", few=first, many=last)
    return tr("{few} to {many} players", few=first, many=last)


def told(facts: GameFacts) -> str:
    """All that is said of a game, for whoever listens."""
    name = plain(facts.name)
    if facts.fault:
        return tr("{game}: this rule file has an error. {error}", game=name, error=facts.fault)
    return tr(
        "{game}. {players}. {summary}",
        game=" ".join(filter(None, (name, japanese_name(facts)))),
        players=length_and_players(facts),
        summary=plain(facts.summary),
    )
