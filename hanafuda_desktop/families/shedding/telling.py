"""What the pages of shedding games are made of."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.families.shedding import rulebook
from hanafuda_desktop.families.shedding.family import Shedding
from hanafuda_desktop.families.shedding.rulebook_example import shedding_example
from hanafuda_desktop.families.shedding.schema import (
    Combination,
    Effect,
    HandCount,
    PalmRace,
    SheddingDeal,
    SheddingRules,
    StruggleRules,
)
from hanafuda_desktop.rulebook.sentence_tables import GAME
from hanafuda_desktop.rulebook.table_picture import table_rows
from hanafuda_desktop.rulebook.telling import RulesTelling

TELLING: Final = RulesTelling(
    engine=Shedding,
    sections=rulebook.shedding_sections,
    example=shedding_example,
    rows=lambda view, _: table_rows(view),
    empty=lambda *_: [],
    tables={
        SheddingRules: (
            rulebook.SHEDDING,
            rulebook.SHEDDING_DEALING,
            rulebook.MATCHING,
            rulebook.LENGTH,
            rulebook.ENDLESS,
            rulebook.PAYMENT,
            *GAME,
        ),
        SheddingDeal: (rulebook.SHEDDING_DEAL,),
        Combination: (rulebook.COMBINATION,),
        HandCount: (rulebook.HAND_COUNT,),
        StruggleRules: (rulebook.STRUGGLE,),
        Effect: (rulebook.EFFECT,),
        PalmRace: (rulebook.RACE,),
    },
)
