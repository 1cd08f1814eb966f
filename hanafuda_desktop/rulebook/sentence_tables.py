"""Which tables of sentences tell which part of the rule language that all families share.

A key of the schema that stands in none of them, nor in those of its family, fails a test, so the
rulebook cannot fall behind the language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hanafuda_desktop.rulebook import sentences as game
from hanafuda_desktop.rulebook.fit_words import FIT
from hanafuda_desktop.rulebook.sentences import Untold
from hanafuda_desktop.rules.schema.game import CardValue, Credit, Deck, Need, Players
from hanafuda_desktop.rules.schema.selectors import Fit, Selector
from hanafuda_desktop.rules.schema.values import Model

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
