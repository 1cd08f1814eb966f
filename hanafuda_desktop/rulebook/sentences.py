"""How a part of the rules is told: one sentence for each of its keys, or a reason why it has none.

A part of the schema has one or more tables, each from a key's name to its sentence; a page tells
the tables' sentences in their order. A test holds the tables against the schema, so that a key
cannot be added without its sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from hanafuda_desktop.rulebook.english import sentence
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.values import Model, plain

if TYPE_CHECKING:
    from hanafuda_desktop.rules.schema.fishing import FishingRules
    from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["Sentence", "Sentences", "Setting", "Untold", "tell"]

PartT = TypeVar("PartT", bound=Model)


@dataclass(frozen=True, slots=True)
class Setting:
    """What a sentence may need to know beside its own part of the rules.

    Attributes:
        rules: the whole game.
        language: in which language names are told.
        base_name: what people call the game that this is a variant of, where that is known.
    """

    rules: GameRules
    language: str = "en"
    base_name: str = ""

    @property
    def patience(self) -> TableauRules:
        """The game, where a sentence speaks of a patience."""
        assert self.rules.family == "tableau"
        return self.rules

    @property
    def fishing(self) -> FishingRules:
        """The game, where a sentence speaks of a fishing game."""
        assert self.rules.family == "fishing"
        return self.rules

    @property
    def deck(self) -> int:
        """The set of cards that the game is played with."""
        return selected(self.rules.deck.cards)

    def say(self, words: dict[str, str]) -> str:
        """A rule file's own words, in the page's language."""
        return plain(words, self.language)


@dataclass(frozen=True, slots=True)
class Untold:
    """A key that has no sentence of its own, and why."""

    reason: str


Sentence = Callable[[PartT, Setting], str] | Untold
"""From a part and its setting to words; no words where there is nothing to say."""

Sentences = Mapping[str, Sentence[PartT]]
"""A sentence for each key, in the order of telling."""


def tell(part: PartT, sentences: Sentences[Any], setting: Setting) -> list[str]:
    """The sentences of a part, those that have nothing to say left out."""
    told = [each(part, setting) for each in sentences.values() if not isinstance(each, Untold)]
    return [sentence(words) for words in told if words]
