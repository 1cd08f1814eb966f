"""What the pages of real-time games are made of."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.families.speed import rulebook
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.rulebook_example import speed_example
from hanafuda_desktop.families.speed.schema import (
    CardsLeft,
    Joining,
    SpeedRules,
    Spoils,
    TooFew,
)
from hanafuda_desktop.rulebook.sentence_tables import GAME
from hanafuda_desktop.rulebook.telling import RulesTelling
from hanafuda_desktop.text.language import tr

TELLING: Final = RulesTelling(
    engine=Speed,
    sections=rulebook.speed_sections,
    example=speed_example,
    rows=rulebook.speed_rows,
    empty=lambda *_: [tr("the two stacks in the middle")],
    tables={
        SpeedRules: (
            rulebook.SPEED,
            rulebook.LAYOUT,
            rulebook.REFUSED,
            rulebook.UNCOVERING,
            rulebook.LAST_CARD,
            rulebook.BLOCKED,
            rulebook.ROUNDS,
            *GAME,
        ),
        Joining: (rulebook.JOINING,),
        Spoils: (rulebook.SPOILS,),
        TooFew: (rulebook.TOO_FEW,),
        CardsLeft: (rulebook.CARDS_LEFT,),
    },
)
