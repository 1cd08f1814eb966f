"""The words of a rule file and the players' names, ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.shedding import SheddingRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["YOU", "RoundNames", "round_names", "shedding_names"]

YOU = "You"
"""The name of a person who plays alone against computers."""


@dataclass(frozen=True, slots=True)
class RoundNames:
    """What people call everything that a round's result speaks of.

    Attributes:
        seats: the players.
        yaku: yaku and dealt hands, by their ids.
        factors: multipliers, by their ids.
        stop: what people say to end the round.
        go: what they say to go on.
        effects: effects that cards have, by their ids.
        again: the ids of those that give another turn.
        months: whether the month of a round means anything.
    """

    seats: tuple[str, ...]
    yaku: Mapping[str, str] = field(default_factory=dict)
    factors: Mapping[str, str] = field(default_factory=dict)
    stop: str = ""
    go: str = ""
    effects: Mapping[str, str] = field(default_factory=dict)
    again: frozenset[str] = frozenset()
    months: bool = True

    def side(self, seats: Sequence[int]) -> str:
        """A side's name: its players'."""
        return " & ".join(self.seats[seat] for seat in seats)

    def whom(self, seat: int) -> str:
        """A player's name where it is not the first word: ``Haru``, but ``you``."""
        name = self.seats[seat]
        return name.lower() if name == YOU else name

    def does(self, seat: int, verb: str) -> str:
        """What a player does: ``Haru pays``, but ``You pay``."""
        name = self.seats[seat]
        return f"{name} {verb}" if name == YOU else f"{name} {verb}s"

    def listed(self, yaku: Sequence[str]) -> str:
        """Some yaku in a row."""
        return ", ".join(self.yaku[each] for each in yaku)


def round_names(rules: FishingRules, seats: Sequence[str], language: str = "en") -> RoundNames:
    """The names that a rule file gives.

    Args:
        rules: the rule file.
        seats: the players, from seat 0 on.
        language: of the rule file's words.
    """
    stopping = rules.stopping
    named = [(each.id, each.name) for each in rules.yaku]
    named += [(each.id, each.name) for each in rules.dealt_hands]
    return RoundNames(
        seats=tuple(seats),
        yaku={id_: plain(name, language) for id_, name in named},
        factors={each.id: plain(each.name, language) for each in rules.multipliers},
        stop=plain(stopping.stop, language) if stopping is not None else "",
        go=plain(stopping.go, language) if stopping is not None else "",
    )


def shedding_names(rules: SheddingRules, seats: Sequence[str], language: str = "en") -> RoundNames:
    """The names that a rule file of a shedding game gives.

    Args:
        rules: the rule file.
        seats: the players, from seat 0 on.
        language: of the rule file's words.
    """
    effects = {effect.id: plain(effect.name, language) for effect in rules.effects}
    again = frozenset(effect.id for effect in rules.effects if effect.again)
    return RoundNames(seats=tuple(seats), effects=effects, again=again, months=False)
