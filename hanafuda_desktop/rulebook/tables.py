"""Which tables of sentences tell which part of the rule language.

A key of the schema that stands in none of them fails a test, so the rulebook cannot fall behind
the language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hanafuda_desktop.rulebook import sentences_building as building
from hanafuda_desktop.rulebook import sentences_game as game
from hanafuda_desktop.rulebook import sentences_tableau as tableau
from hanafuda_desktop.rulebook import sentences_yaku as yaku
from hanafuda_desktop.rulebook.fit_words import FIT
from hanafuda_desktop.rulebook.sentences import Untold
from hanafuda_desktop.rulebook.tableau_page import RULES
from hanafuda_desktop.rules.schema.game import Credit, Deck, Players
from hanafuda_desktop.rules.schema.needs import Need
from hanafuda_desktop.rules.schema.selectors import Fit, Selector
from hanafuda_desktop.rules.schema.tableau import (
    Cells,
    Collecting,
    ColumnGroup,
    FoundationGroup,
    Stock,
    TableauRules,
    TableauYaku,
    Win,
)
from hanafuda_desktop.rules.schema.values import Model

__all__ = ["TABLES"]

_SELECTOR: Final = dict.fromkeys(
    Selector.model_fields, Untold("told through the cards that the selector as a whole selects")
)

TABLES: Final[Mapping[type[Model], tuple[Mapping[str, object], ...]]] = {
    TableauRules: (RULES, game.FACTS, game.SOURCES, game.WORDS),
    Deck: (game.DECK,),
    Players: (game.PLAYERS,),
    Credit: (game.CREDIT,),
    Selector: (_SELECTOR,),
    Fit: (FIT,),
    ColumnGroup: (tableau.COLUMNS_DEAL, tableau.COLUMNS_MOVES),
    Stock: (tableau.STOCK,),
    Cells: (tableau.CELLS_DEAL, tableau.CELLS),
    FoundationGroup: (building.FOUNDATIONS_DEAL, building.FOUNDATIONS),
    Need: (yaku.NEED,),
    TableauYaku: (yaku.YAKU_CARDS, yaku.YAKU),
    Collecting: (yaku.COLLECTING,),
    Win: (building.WIN,),
}
"""For each part of the language its tables; together they name each of its keys once."""
