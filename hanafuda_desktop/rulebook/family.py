"""What a family offers to the pages of its games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from hanafuda_desktop.engine.family import Family
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rulebook import sentences as game
from hanafuda_desktop.rulebook.blocks import Block, PileRow, Section
from hanafuda_desktop.rulebook.fit_words import FIT
from hanafuda_desktop.rulebook.sentences import Setting, Untold
from hanafuda_desktop.rules.schema.game import CardValue, Credit, Deck, Need, Players
from hanafuda_desktop.rules.schema.selectors import Fit, Selector
from hanafuda_desktop.rules.schema.values import Model

EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class FamilyRulebook:
    """How games of a family are told.

    Attributes:
        engine: the class of the engines that play them.
        sections: the rules: the aim, the deal, and what then follows.
        example: a round that was really played, told and counted line by line as the engine scored
            it; nothing if nothing of it is worth telling.
        rows: all that lies on a table, from its far side to the near one.
        empty: what has a place on the table, but no card yet, before the discard pile.
        tables: for each part of the family's language its tables of sentences.
    """

    engine: Callable[[Any, int, int | None], Family[Any, Any]]
    sections: Callable[[Any, Setting], tuple[Section, ...]]
    example: Callable[[Game, Setting], tuple[Block, ...]]
    rows: Callable[[View, Setting], Iterable[PileRow]]
    empty: Callable[[View, Setting], list[str]]
    tables: Mapping[type[Model], tuple[Mapping[str, object], ...]]


def first_event(game: Game, kind: type[EventT]) -> EventT | None:
    """The first event of a kind in a game."""
    happened = (event for _, events in game.history for event in events)
    return next((event for event in happened if isinstance(event, kind)), None)


_SELECTOR: Final = dict.fromkeys(
    Selector.model_fields, Untold("told through the cards that the selector as a whole selects")
)

GAME: Final = (game.FACTS, game.VARIANT, game.SOURCES, game.WORDS)
"""Those of what all games say."""

TABLES: Final[Mapping[type[Model], tuple[Mapping[str, object], ...]]] = {
    Deck: (game.DECK,),
    Players: (game.PLAYERS,),
    Credit: (game.CREDIT,),
    Selector: (_SELECTOR,),
    Fit: (FIT,),
    Need: (game.NEED,),
    CardValue: (game.VALUE,),
}
"""For each part of the language its tables; together they name each of its keys once."""
