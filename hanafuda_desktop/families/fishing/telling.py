"""What the pages of fishing games are made of."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.families.fishing import rulebook
from hanafuda_desktop.families.fishing import rulebook_scores as scores
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.rulebook_example import fishing_example
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
from hanafuda_desktop.rulebook.sentence_tables import GAME
from hanafuda_desktop.rulebook.table_picture import table_rows
from hanafuda_desktop.rulebook.telling import RulesTelling

TELLING: Final = RulesTelling(
    engine=Fishing,
    sections=rulebook.fishing_sections,
    example=fishing_example,
    rows=lambda view, _: table_rows(view),
    empty=lambda *_: [],
    tables={
        FishingRules: (
            rulebook.FISHING,
            rulebook.DEALING,
            rulebook.SEVERAL_HANDS,
            rulebook.CAPTURING,
            scores.PAYMENT,
            scores.LENGTH,
            *GAME,
        ),
        FishingDeal: (rulebook.DEAL,),
        DealtHand: (rulebook.DEALT_HAND,),
        Wild: (rulebook.WILD,),
        Bombs: (rulebook.BOMBS,),
        Stealing: (rulebook.STEALING,),
        CountsAs: (scores.COUNTS_AS,),
        FishingYaku: (scores.FISHING_YAKU_CARDS, scores.FISHING_YAKU),
        Extra: (scores.EXTRA,),
        Stopping: (scores.STOPPING,),
        Exhausted: (scores.EXHAUSTED,),
        When: (scores.WHEN,),
        PayerHas: (scores.PAYER,),
        Multiplier: (scores.MULTIPLIER,),
        RoundScore: (scores.ROUND_SCORE,),
        BestPoints: (scores.BEST,),
    },
)
