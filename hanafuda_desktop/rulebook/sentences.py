"""How a part of the rules is told: one sentence for each of its keys, or a reason why it has none.

A part of the schema has one or more tables, each from a key's name to its sentence; a page tells
the tables' sentences in their order. A test holds the tables against the schema, so that a key
cannot be added without its sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from hanafuda_desktop.cards.vocabulary import sentence
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.values import Model, plain

if TYPE_CHECKING:
    from hanafuda_desktop.rules.schema.fishing import FishingRules
    from hanafuda_desktop.rules.schema.shedding import SheddingRules
    from hanafuda_desktop.rules.schema.speed import SpeedRules
    from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["Sentence", "Sentences", "Setting", "Untold", "clauses", "tell"]

PartT = TypeVar("PartT", bound=Model)


@dataclass(frozen=True, slots=True)
class Setting:
    """What a sentence may need to know beside its own part of the rules.

    Attributes:
        rules: the whole game.
        base_name: what people call the game that this is a variant of, where that is known.
        can_show: whether the reader sees these words and not boxes in their place.
    """

    rules: GameRules
    base_name: str = ""
    can_show: Callable[[str], bool] = bool

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
    def shedding(self) -> SheddingRules:
        """The game, where a sentence speaks of a shedding game."""
        assert self.rules.family == "shedding"
        return self.rules

    @property
    def speed(self) -> SpeedRules:
        """The game, where a sentence speaks of a real-time game."""
        assert self.rules.family == "speed"
        return self.rules

    @property
    def deck(self) -> int:
        """The set of cards that the game is played with."""
        return selected(self.rules.deck.cards)

    def say(self, words: dict[str, str]) -> str:
        """A rule file's own words, in the language that is spoken."""
        return plain(words)

    def original(self, words: dict[str, str]) -> str:
        """The Japanese of these words, where it is not what is told anyway and can be shown."""
        japanese = words.get("ja", "")
        return japanese if japanese != self.say(words) and self.can_show(japanese) else ""


@dataclass(frozen=True, slots=True)
class Untold:
    """A key that has no sentence of its own, and why."""

    reason: str


Sentence = Callable[[PartT, Setting], str] | Untold
"""From a part and its setting to words; no words where there is nothing to say."""

Sentences = Mapping[str, Sentence[PartT]]
"""A sentence for each key, in the order of telling."""


def clauses(part: PartT, sentences: Sentences[Any], setting: Setting) -> list[str]:
    """What is said of a part, to be put into sentences; what has nothing to say is left out."""
    told = [each(part, setting) for each in sentences.values() if not isinstance(each, Untold)]
    return [words for words in told if words]


def tell(part: PartT, sentences: Sentences[Any], setting: Setting) -> list[str]:
    """The sentences of a part, those that have nothing to say left out."""
    return [sentence(words) for words in clauses(part, sentences, setting)]
