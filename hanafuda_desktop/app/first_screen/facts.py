"""What the first screen tells of a game, as plain values that can be kept between two runs.

To know them the rule file has to be understood, which takes longer than a window to open; so they
are kept with the time and size of every file they come from.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hanafuda_desktop import __version__
from hanafuda_desktop.app.first_screen.lying import Lying
from hanafuda_desktop.language import ENGLISH

if TYPE_CHECKING:
    from hanafuda_desktop.rules.catalogue import Entry

__all__ = ["GameFacts", "Stamps", "facts_from", "facts_of", "facts_text"]

_FORM: Final = 1
"""To be raised when facts are written, or found, in another way."""

Stamps = Mapping[Path, tuple[int, int]]
"""What changes when a file does."""


@dataclass(frozen=True, slots=True)
class GameFacts:
    """A game as the first screen shows it.

    Attributes:
        id: its name in commands and records.
        shipped: whether it came with the program.
        name: what people call it, by language; where the rule file has errors, its id.
        summary: one sentence about it, by language.
        family: its family; empty where the rule file has errors.
        minutes: how long a game takes.
        players: how many may play.
        variant_of: the game it is a variant of.
        picture: the cards of its picture; none for a variant, which stands under its game.
        fault: the first thing that is wrong with the rule file, or the empty string.
    """

    id: str
    shipped: bool
    name: dict[str, str]
    summary: dict[str, str]
    family: str = ""
    minutes: int = 0
    players: tuple[int, ...] = ()
    variant_of: str | None = None
    picture: tuple[Lying, ...] = ()
    fault: str = ""


def facts_of(entry: Entry) -> GameFacts:
    """What is told of a game of the catalogue; its file is read for that if it was not yet."""
    loaded = entry.loaded
    rules = loaded.rules
    if rules is None:
        first = next(iter(loaded.diagnostics), None)
        line = f"{first.start.line}: {first.message}" if first is not None else "?"
        return GameFacts(entry.id, entry.shipped, {ENGLISH: entry.id}, {}, fault=line)
    picture: tuple[Lying, ...] = ()
    if rules.variant_of is None:
        # What deals the cards is needed where a rule file is new, and not at a usual start.
        from hanafuda_desktop.app.first_screen.arrangement import arranged

        picture = arranged(rules)
    return GameFacts(
        id=entry.id,
        shipped=entry.shipped,
        family=rules.family,
        name=rules.name,
        summary=rules.summary,
        minutes=rules.minutes,
        players=rules.player_counts,
        variant_of=rules.variant_of,
        picture=picture,
    )


def facts_text(facts: Sequence[GameFacts], stamps: Stamps) -> str:
    """Facts as a text for :func:`facts_from`."""
    games = [{name: getattr(each, name) for name in GameFacts.__slots__} for each in facts]
    return json.dumps(
        {"form": [_FORM, __version__], "files": _listed(stamps), "games": games},
        ensure_ascii=False,
        separators=(",", ":"),
    )


def facts_from(text: str | None, stamps: Stamps) -> tuple[GameFacts, ...] | None:
    """The facts in a text; ``None`` if there is none, or files have changed since.

    Args:
        text: the text.
        stamps: the files as they are now.
    """
    if text is None:
        return None
    try:
        data = json.loads(text)
        if data["form"] != [_FORM, __version__] or data["files"] != _listed(stamps):
            return None
        return tuple(_facts(game) for game in data["games"])
    except (ValueError, TypeError, KeyError, RecursionError):
        return None  # damaged: the rule files say what it meant


def _listed(stamps: Stamps) -> list[list[Any]]:
    return sorted([str(path), *stamp] for path, stamp in stamps.items())


def _facts(game: dict[str, Any]) -> GameFacts:
    lying = tuple(Lying(*each) for each in game.pop("picture"))
    return GameFacts(**game | {"picture": lying, "players": tuple(game["players"])})
