"""What the pages of patiences are made of."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.families.tableau import rulebook
from hanafuda_desktop.families.tableau import rulebook_piles as piles
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.rulebook_example import patience_example
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
from hanafuda_desktop.rulebook.sentence_tables import GAME
from hanafuda_desktop.rulebook.telling import RulesTelling

TELLING: Final = RulesTelling(
    engine=Tableau,
    sections=rulebook.tableau_sections,
    example=patience_example,
    rows=piles.patience_rows,
    empty=piles.still_empty,
    tables={
        TableauRules: (rulebook.RULES, *GAME),
        ColumnGroup: (piles.COLUMNS_DEAL, piles.COLUMNS_MOVES),
        Stock: (piles.STOCK,),
        Cells: (piles.CELLS_DEAL, piles.CELLS),
        FoundationGroup: (rulebook.FOUNDATIONS_DEAL, rulebook.FOUNDATIONS),
        TableauYaku: (rulebook.YAKU_CARDS, rulebook.YAKU),
        Collecting: (rulebook.COLLECTING,),
        Win: (rulebook.WIN,),
    },
)
