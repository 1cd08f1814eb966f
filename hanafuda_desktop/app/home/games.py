"""The games as the first screen shows them, as plain values that can be kept between two runs.

To know them the rule file has to be understood, which takes longer than a window to open; so they
are kept with the time and size of every file they come from.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hanafuda_desktop import __version__
from hanafuda_desktop.app.home.game_picture import PaintedCard, still_life_of
from hanafuda_desktop.app.library.library import Library, families
from hanafuda_desktop.app.storage.files import read_text, write_atomic
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import ENGLISH, language, tr, tr_noop, trn

if TYPE_CHECKING:
    from hanafuda_desktop.rules.catalogue import CatalogueEntry

_FORM: Final = 1
"""To be raised when facts are written, or found, in another way."""

Stamps = Mapping[Path, tuple[int, int]]
"""What changes when a file does."""


class ShelfKind(StrEnum):
    """Where a game stands."""

    PATIENCE = "patience"
    TABLE = "table"
    REAL_TIME = "real-time"
    BROKEN = "broken"


SHELF_NAMES: Final[Mapping[ShelfKind, str]] = {
    ShelfKind.PATIENCE: tr_noop("Patiences"),
    ShelfKind.TABLE: tr_noop("Table games"),
    ShelfKind.REAL_TIME: tr_noop("Real-time games"),
    ShelfKind.BROKEN: tr_noop("Rule files with errors"),
}


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
    picture: tuple[PaintedCard, ...] = ()
    fault: str = ""

    @property
    def kind(self) -> ShelfKind:
        """Where it stands."""
        if self.fault:
            return ShelfKind.BROKEN
        if self.family == "speed":
            return ShelfKind.REAL_TIME
        return ShelfKind.PATIENCE if max(self.players) == 1 else ShelfKind.TABLE


def facts_of(entry: CatalogueEntry) -> GameFacts:
    """What is told of a game of the catalogue; its file is read for that if it was not yet."""
    rules = entry.loaded.rules
    if rules is None:
        first = next(iter(entry.loaded.diagnostics), None)
        line = f"{first.start.line}: {first.message}" if first is not None else "?"
        return GameFacts(entry.id, entry.shipped, {ENGLISH: entry.id}, {}, fault=line)
    return GameFacts(
        id=entry.id,
        shipped=entry.shipped,
        family=rules.family,
        name=rules.name,
        summary=rules.summary,
        minutes=rules.minutes,
        players=rules.player_counts,
        variant_of=rules.variant_of,
        picture=still_life_of(rules) if rules.variant_of is None else (),
    )


def facts_text(facts: Sequence[GameFacts], stamps: Stamps) -> str:
    """Facts as a text for :func:`facts_from`."""
    games = [asdict(each) for each in facts]
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
    picture = tuple(PaintedCard(*each) for each in game.pop("picture"))
    return GameFacts(**game | {"picture": picture, "players": tuple(game["players"])})


# The games there are, read from what is kept of them or from their rule files, bit by bit.

_LOG: Final = logging.getLogger(__name__)


class KeptFacts:
    """What the first screen tells of all games.

    Args:
        library: where the games are.
        path: the file in which it is kept between two runs.
    """

    def __init__(self, library: Library, path: Path) -> None:
        self._library = library
        self._path = path
        self._stamps: dict[Path, tuple[int, int]] | None = None
        self.facts: tuple[GameFacts, ...] = ()

    def are_stale(self) -> bool:
        """Whether a rule file has come, gone or changed since, so that all have to be read."""
        stamps = self._library.stamps()
        if stamps == self._stamps:
            return False
        try:
            kept = facts_from(read_text(self._path), stamps)
        except (OSError, ValueError):
            kept = None
        if kept is None:
            return True
        self.facts, self._stamps = kept, stamps
        return False

    def read(self) -> Iterator[None]:
        """Read the rule files one after the other; at the end, :attr:`facts` are known."""
        self._library.refresh()
        facts: list[GameFacts] = []
        for entry in self._library.catalogue.entries():
            facts.append(facts_of(entry))
            yield
        self.facts = tuple(facts)
        self._stamps = self._library.stamps()
        try:
            write_atomic(self._path, facts_text(facts, self._stamps))
        except OSError as error:
            _LOG.info("what is told of games is not kept: %s", error.strerror or error)


# The games in the order in which the first screen shows them: on shelves, variants under theirs.


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game with what stands under it.

    Attributes:
        facts: the game.
        variants: its variants and house rules.
    """

    facts: GameFacts
    variants: tuple[GameFacts, ...] = ()

    @property
    def games(self) -> tuple[GameFacts, ...]:
        """The game, and then what stands under it."""
        return (self.facts, *self.variants)

    def __contains__(self, game: str | None) -> bool:
        """Whether this is the game of an id, or has it under it."""
        return any(each.id == game for each in self.games)

    def found_by(self, text: str) -> bool:
        """Whether a person who types this may mean the game, or something that stands under it."""
        wanted = text.casefold().split()
        known = (" ".join((*each.name.values(), each.id)).casefold() for each in self.games)
        return any(all(word in names for word in wanted) for names in known)


@dataclass(frozen=True, slots=True)
class Shelf:
    """Games that stand together under one heading."""

    kind: ShelfKind
    games: tuple[ListedGame, ...]


def listed_with(shelves: Iterable[Shelf], *games: str | None) -> ListedGame | None:
    """What stands on the shelves for the first of these games that is found there; sound ones."""
    for listed in (listed for shelf in shelves for listed in shelf.games):
        if not listed.facts.fault and any(game in listed for game in games):
            return listed
    return None


def on_shelves(facts: Sequence[GameFacts]) -> tuple[Shelf, ...]:
    """The games on shelves, ours before those of the user; none is empty."""
    listed: list[ListedGame] = []
    for place, is_variant in families([(each.id, each.variant_of) for each in facts]):
        if is_variant:
            above = listed[-1]
            listed[-1] = ListedGame(above.facts, (*above.variants, facts[place]))
        else:
            listed.append(ListedGame(facts[place]))
    shelves = (
        Shelf(kind, tuple(each for each in listed if each.facts.kind is kind)) for kind in ShelfKind
    )
    return tuple(shelf for shelf in shelves if shelf.games)


# What the first screen says of a game.

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
