"""The games in the order in which the first screen shows them: in groups, variants under theirs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from hanafuda_desktop.app.first_screen.facts import GameFacts
from hanafuda_desktop.app.library import families
from hanafuda_desktop.language import tr_noop

__all__ = ["GROUP_NAMES", "Group", "Kind", "Shown", "kind_of", "on_shelves", "shown_with"]


class Kind(StrEnum):
    """Where a game stands."""

    PATIENCE = "patience"
    TABLE = "table"
    REAL_TIME = "real-time"
    BROKEN = "broken"


GROUP_NAMES: Final[Mapping[Kind, str]] = {
    Kind.PATIENCE: tr_noop("Patiences"),
    Kind.TABLE: tr_noop("Table games"),
    Kind.REAL_TIME: tr_noop("Real-time games"),
    Kind.BROKEN: tr_noop("Rule files with errors"),
}


@dataclass(frozen=True, slots=True)
class Shown:
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

    @property
    def kind(self) -> Kind:
        """Where it stands."""
        return kind_of(self.facts)

    def __contains__(self, game: str | None) -> bool:
        """Whether this is the game of an id, or has it under it."""
        return any(each.id == game for each in self.games)

    def found_by(self, text: str) -> bool:
        """Whether a person who types this may mean the game, or something that stands under it."""
        wanted = text.casefold().split()
        return any(_is_meant(each, wanted) for each in self.games)


def _is_meant(facts: GameFacts, wanted: Iterable[str]) -> bool:
    known = " ".join((*facts.name.values(), facts.id)).casefold()
    return all(word in known for word in wanted)


@dataclass(frozen=True, slots=True)
class Group:
    """Games that stand together under one heading."""

    kind: Kind
    games: tuple[Shown, ...]


def kind_of(facts: GameFacts) -> Kind:
    """Where a game stands."""
    if facts.fault:
        return Kind.BROKEN
    if facts.family == "speed":
        return Kind.REAL_TIME
    return Kind.PATIENCE if max(facts.players) == 1 else Kind.TABLE


def shown_with(groups: Iterable[Group], *games: str | None) -> Shown | None:
    """What stands on the shelves for the first of these games that is found there; sound ones."""
    for shown in (shown for group in groups for shown in group.games):
        if shown.kind is not Kind.BROKEN and any(game in shown for game in games):
            return shown
    return None


def on_shelves(facts: Iterable[GameFacts]) -> tuple[Group, ...]:
    """The games in groups, ours before those of the user; no group is empty."""
    known = tuple(facts)
    shown: list[Shown] = []
    for place, is_variant in families([(each.id, each.variant_of) for each in known]):
        if is_variant:
            above = shown.pop()
            shown.append(Shown(above.facts, (*above.variants, known[place])))
        else:
            shown.append(Shown(known[place]))
    groups = (Group(kind, tuple(each for each in shown if each.kind is kind)) for kind in Kind)
    return tuple(group for group in groups if group.games)
