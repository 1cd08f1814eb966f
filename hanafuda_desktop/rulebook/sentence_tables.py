"""Which tables of sentences tell which part of the rule language.

A key of the schema that stands in none of them fails a test, so the rulebook cannot fall behind
the language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hanafuda_desktop.families.fishing import rulebook as fishing
from hanafuda_desktop.families.fishing import rulebook as fishing_deal
from hanafuda_desktop.families.fishing import rulebook_scores as fishing_yaku
from hanafuda_desktop.families.fishing import rulebook_scores as multiplying
from hanafuda_desktop.families.fishing import rulebook_scores as paying
from hanafuda_desktop.families.fishing.rulebook import FISHING
from hanafuda_desktop.families.fishing.schema import (
    BestPoints,
    Bombs,
    CountsAs,
    DealtHand,
    Exhausted,
    Extra,
    FishingDeal,
    FishingRules,
    FishingYaku,
    Multiplier,
    PayerHas,
    RoundScore,
    Stealing,
    Stopping,
    When,
    Wild,
)
from hanafuda_desktop.families.shedding import rulebook as shedding
from hanafuda_desktop.families.shedding import rulebook as shedding_rounds
from hanafuda_desktop.families.shedding.rulebook import SHEDDING
from hanafuda_desktop.families.shedding.schema import (
    Combination,
    Effect,
    HandCount,
    PalmRace,
    SheddingDeal,
    SheddingRules,
    Struggle,
)
from hanafuda_desktop.families.speed import rulebook as speed
from hanafuda_desktop.families.speed.rulebook import SPEED
from hanafuda_desktop.families.speed.schema import CardsLeft, Joining, SpeedRules, Spoils, TooFew
from hanafuda_desktop.families.tableau import rulebook as building
from hanafuda_desktop.families.tableau import rulebook as yaku
from hanafuda_desktop.families.tableau import rulebook_piles as stock
from hanafuda_desktop.families.tableau import rulebook_piles as tableau
from hanafuda_desktop.families.tableau.rulebook import RULES
from hanafuda_desktop.families.tableau.schema import (
    Cells,
    Collecting,
    ColumnGroup,
    FoundationGroup,
    Stock,
    TableauRules,
    TableauYaku,
    Win,
)
from hanafuda_desktop.rulebook import sentences as game
from hanafuda_desktop.rulebook import sentences as needs
from hanafuda_desktop.rulebook import sentences as values
from hanafuda_desktop.rulebook.fit_words import FIT
from hanafuda_desktop.rulebook.sentences import Untold
from hanafuda_desktop.rules.schema.game import CardValue, Credit, Deck, Need, Players
from hanafuda_desktop.rules.schema.selectors import Fit, Selector
from hanafuda_desktop.rules.schema.values import Model

_SELECTOR: Final = dict.fromkeys(
    Selector.model_fields, Untold("told through the cards that the selector as a whole selects")
)

TABLES: Final[Mapping[type[Model], tuple[Mapping[str, object], ...]]] = {
    TableauRules: (RULES, game.FACTS, game.VARIANT, game.SOURCES, game.WORDS),
    Deck: (game.DECK,),
    Players: (game.PLAYERS,),
    Credit: (game.CREDIT,),
    Selector: (_SELECTOR,),
    Fit: (FIT,),
    ColumnGroup: (tableau.COLUMNS_DEAL, tableau.COLUMNS_MOVES),
    Stock: (stock.STOCK,),
    Cells: (stock.CELLS_DEAL, stock.CELLS),
    FoundationGroup: (building.FOUNDATIONS_DEAL, building.FOUNDATIONS),
    Need: (needs.NEED,),
    TableauYaku: (yaku.YAKU_CARDS, yaku.YAKU),
    Collecting: (yaku.COLLECTING,),
    Win: (building.WIN,),
    FishingRules: (
        FISHING,
        fishing_deal.DEALING,
        fishing_deal.SEVERAL_HANDS,
        fishing.CAPTURING,
        paying.PAYMENT,
        paying.LENGTH,
        game.FACTS,
        game.VARIANT,
        game.SOURCES,
        game.WORDS,
    ),
    FishingDeal: (fishing_deal.DEAL,),
    DealtHand: (fishing_deal.DEALT_HAND,),
    Wild: (fishing.WILD,),
    Bombs: (fishing.BOMBS,),
    Stealing: (fishing.STEALING,),
    CountsAs: (fishing_yaku.COUNTS_AS,),
    CardValue: (values.VALUE,),
    FishingYaku: (fishing_yaku.FISHING_YAKU_CARDS, fishing_yaku.FISHING_YAKU),
    Extra: (fishing_yaku.EXTRA,),
    Stopping: (paying.STOPPING,),
    Exhausted: (paying.EXHAUSTED,),
    When: (multiplying.WHEN,),
    PayerHas: (multiplying.PAYER,),
    Multiplier: (multiplying.MULTIPLIER,),
    RoundScore: (paying.ROUND_SCORE,),
    BestPoints: (paying.BEST,),
    SheddingRules: (
        SHEDDING,
        shedding_rounds.SHEDDING_DEALING,
        shedding.MATCHING,
        shedding_rounds.LENGTH,
        shedding_rounds.ENDLESS,
        shedding_rounds.PAYMENT,
        game.FACTS,
        game.VARIANT,
        game.SOURCES,
        game.WORDS,
    ),
    SheddingDeal: (shedding_rounds.SHEDDING_DEAL,),
    Combination: (shedding.COMBINATION,),
    HandCount: (shedding.HAND_COUNT,),
    Struggle: (shedding.STRUGGLE,),
    Effect: (shedding.EFFECT,),
    PalmRace: (shedding_rounds.RACE,),
    SpeedRules: (
        SPEED,
        speed.LAYOUT,
        speed.REFUSED,
        speed.UNCOVERING,
        speed.LAST_CARD,
        speed.BLOCKED,
        speed.ROUNDS,
        game.FACTS,
        game.VARIANT,
        game.SOURCES,
        game.WORDS,
    ),
    Joining: (speed.JOINING,),
    Spoils: (speed.SPOILS,),
    TooFew: (speed.TOO_FEW,),
    CardsLeft: (speed.CARDS_LEFT,),
}
"""For each part of the language its tables; together they name each of its keys once."""
