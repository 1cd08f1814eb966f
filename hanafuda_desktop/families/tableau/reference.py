"""What the reference says in words of patiences: an example of each part."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.rules.language import ReferenceSection
from hanafuda_desktop.rules.reference import FIRST_GAME

TABLEAU_PARTS: Final = (
    ReferenceSection(
        "TableauRules",
        "A patience: `family: tableau`",
        FIRST_GAME,
        "These keys stand at the top of the file.",
        chapter="Patiences",
    ),
    ReferenceSection(
        "ColumnGroup",
        "`columns`",
        "columns:\n"
        "  - id: beds\n"
        "    name: {en: bed, fr: massif}\n"
        "    sizes: [7, 7, 7, 7, 7, 7]\n"
        "    face_up: 1\n"
        "    build: {month: earlier}\n"
        "    move: run\n"
        "    empty: {category: bright}\n"
        "  - id: reserve\n"
        "    name: reserve\n"
        "    sizes: [6]\n"
        "    build: nothing\n"
        "    empty: nothing\n",
    ),
    ReferenceSection("Stock", "`stock`", "stock: {turn: 3, redeals: 2}\n"),
    ReferenceSection("Cells", "`cells`", "cells: {count: 3}\n"),
    ReferenceSection(
        "FoundationGroup",
        "`foundations`",
        "foundations:\n  - id: kinds\n    name: pile\n    each: category\n    order: month\n",
    ),
    ReferenceSection(
        "TableauYaku",
        "`yaku` of a patience",
        "yaku:\n"
        "  - id: late-chaff\n"
        "    name: {en: Late Chaff}\n"
        "    times: 2\n"
        "    needs:\n"
        "      - {cards: {category: chaff, month: [6, 7, 8, 9, 10]}, each: month}\n"
        "  - id: aka-tan\n"
        "    name: {en: Aka-Tan, ja: 赤短}\n"
        "    needs: [pine-ribbon, plum-ribbon, cherry-ribbon]\n"
        "    after: 1\n",
    ),
    ReferenceSection(
        "Collecting", "`collecting`", "collecting: {columns_at_least: 1, waste_at_most: all}\n"
    ),
    ReferenceSection("Win", "`win`", "win: {foundations: full}\n"),
)
