"""No key of the rule language without its sentence, and no sentence that a key does not change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from hanafuda_desktop.rulebook.sentences import Untold
from hanafuda_desktop.rulebook.tables import TABLES
from hanafuda_desktop.rules.schema.rulefile import FAMILIES
from hanafuda_desktop.rules.schema.tableau import TableauRules
from hanafuda_desktop.rules.schema.values import Model
from tests.rulebook.games import changed, made_up, page_words


def parts_of(annotation: Any) -> Iterator[type[Model]]:
    """The models that an annotation mentions, at any depth."""
    if isinstance(annotation, type) and issubclass(annotation, Model):
        yield annotation
    for inner in get_args(annotation):
        yield from parts_of(inner)


def language(start: type[Model]) -> set[type[Model]]:
    """Every part of the rule language that can be reached from a family's rules."""
    found: set[type[Model]] = set()
    waiting = [start]
    while waiting:
        model = waiting.pop()
        if model not in found:
            found.add(model)
            for field in model.model_fields.values():
                waiting += parts_of(field.annotation)
                for extra in field.metadata:
                    waiting += parts_of(getattr(extra, "json_schema_input_type", None))
    return found


@pytest.mark.parametrize("family", FAMILIES)
def test_every_part_of_the_language_has_its_tables(family: str) -> None:
    assert language(FAMILIES[family]) <= set(TABLES)


@pytest.mark.parametrize("model", TABLES, ids=lambda model: model.__name__)
def test_every_key_stands_in_exactly_one_table(model: type[Model]) -> None:
    told = [key for table in TABLES[model] for key in table]
    assert sorted(told) == sorted(model.model_fields)


@pytest.mark.parametrize("model", TABLES, ids=lambda model: model.__name__)
def test_an_untold_key_has_a_reason(model: type[Model]) -> None:
    for table in TABLES[model]:
        for telling in table.values():
            assert callable(telling) or (isinstance(telling, Untold) and telling.reason)


# (part of the language, key, way to the key in the made-up game, another value)
CHANGES: tuple[tuple[str, str, str, Any], ...] = (
    ("TableauRules", "name", "name", {"en": "The Meadow"}),
    ("TableauRules", "summary", "summary", {"en": "Tidy a meadow."}),
    ("TableauRules", "minutes", "minutes", 13),
    ("TableauRules", "credits", "credits", []),
    ("TableauRules", "notes", "notes", [{"en": "Mind the cat."}]),
    ("TableauRules", "variant_of", "variant_of", "meadow"),
    ("TableauRules", "players", "players", {"least": 2, "most": 3}),
    ("TableauRules", "deck", "deck.cards", {"month": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}),
    ("Deck", "name", "deck.name", {"en": "Some flowers"}),
    ("Deck", "cards", "deck.cards", {"without": "willow-lightning"}),
    ("Players", "least", "players", {"least": 2, "most": 2}),
    ("Players", "most", "players", {"least": 1, "most": 2}),
    ("Credit", "author", "credits.0.author", "B. Gardener"),
    ("Credit", "work", "credits.0.work", "On Meadows"),
    ("Credit", "year", "credits.0.year", 2001),
    ("Selector", "month", "columns.0.empty", {"month": [1]}),
    ("Selector", "place", "columns.0.empty", {"place": [1]}),
    ("Selector", "category", "columns.0.empty", {"category": "animal"}),
    ("Selector", "ribbon", "columns.0.empty", {"ribbon": "red"}),
    ("Selector", "role", "columns.0.empty", {"role": "lightning"}),
    ("Selector", "id", "columns.0.empty", "pine-crane"),
    ("Selector", "without", "columns.0.empty", {"category": "bright", "without": "pine-crane"}),
    ("Fit", "month", "columns.0.build", {"month": "later"}),
    ("Fit", "wrap", "columns.0.build", {"month": "earlier", "wrap": "false"}),
    ("Fit", "category", "columns.0.build", {"month": "earlier", "category": "lower"}),
    ("Fit", "place", "columns.0.build", {"month": "earlier", "place": "next"}),
    ("Fit", "twins", "columns.0.run", {"month": "same", "place": "next", "twins": "false"}),
    ("Fit", "cards", "columns.0.build", {"month": "earlier", "cards": {"category": "ribbon"}}),
    ("Fit", "onto", "columns.0.build", {"month": "earlier", "onto": {"category": "ribbon"}}),
    ("ColumnGroup", "name", "columns.0.name", {"en": "border"}),
    ("ColumnGroup", "plural", "columns.0.plural", {"en": "bedding"}),
    ("ColumnGroup", "sizes", "columns.0.sizes", [4, 4, 4, 3]),
    ("ColumnGroup", "face_up", "columns.0.face_up", "all"),
    ("ColumnGroup", "build", "columns.0.build", "nothing"),
    ("ColumnGroup", "run", "columns.0.run", {"month": "same"}),
    ("ColumnGroup", "move", "columns.0.move", "any"),
    ("ColumnGroup", "move_at_most", "columns.0.move_at_most", 4),
    ("ColumnGroup", "empty", "columns.0.empty", "nothing"),
    ("ColumnGroup", "takes_from", "columns.0.takes_from", ["waste", "pots"]),
    ("ColumnGroup", "limit", "columns.0.limit", 8),
    ("ColumnGroup", "refill", "columns.0.refill", ["waste", "stock"]),
    ("Stock", "turn", "stock.turn", 3),
    ("Stock", "to", "stock.to", "columns"),
    ("Stock", "redeals", "stock.redeals", "unlimited"),
    ("Stock", "shuffle", "stock.shuffle", "true"),
    ("Stock", "build", "stock.build", {"month": "adjacent"}),
    ("Stock", "with_empty_columns", "stock.with_empty_columns", "false"),
    ("Cells", "count", "cells.count", 4),
    ("Cells", "cards", "cells.cards", "all"),
    ("Cells", "dealt", "cells.dealt", 2),
    ("Cells", "takes_from", "cells.takes_from", ["columns"]),
    ("FoundationGroup", "name", "foundations.0.name", {"en": "jar"}),
    ("FoundationGroup", "plural", "foundations.0.plural", {"en": "vasen"}),
    ("FoundationGroup", "each", "foundations.0.each", "category"),
    ("FoundationGroup", "count", "foundations.1.count", 3),
    ("FoundationGroup", "cards", "foundations.0.cards", {"month": [1, 2]}),
    ("FoundationGroup", "start", "foundations.1.start", {"ribbon": "blue"}),
    ("FoundationGroup", "order", "foundations.0.order", "value-down"),
    ("FoundationGroup", "build", "foundations.1.build", {"month": "earlier"}),
    ("FoundationGroup", "dealt", "foundations.0.dealt", 1),
    ("FoundationGroup", "takes_from", "foundations.0.takes_from", ["beds"]),
    ("FoundationGroup", "limit", "foundations.0.limit", 3),
    ("FoundationGroup", "take_back", "foundations.0.take_back", "true"),
    ("Need", "cards", "yaku.1.needs.0.cards", {"category": "chaff", "month": [4, 5]}),
    ("Need", "count", "yaku.1.needs.0.count", 2),
    ("Need", "each", "yaku.1.needs.0.each", "category"),
    ("Need", "same", "yaku.2.needs.0.same", "category"),
    ("TableauYaku", "name", "yaku.0.name", {"en": "Nosegay"}),
    ("TableauYaku", "needs", "yaku.0.needs", ["pine-ribbon", "cherry-ribbon"]),
    ("TableauYaku", "times", "yaku.1.times", 3),
    ("TableauYaku", "points", "yaku.1.points", 8),
    ("TableauYaku", "after", "yaku.0.after", 2),
    ("TableauYaku", "after_yaku", "yaku.0.after_yaku", ["wreath"]),
    ("TableauYaku", "columns_at_least", "yaku.0.columns_at_least", 2),
    ("TableauYaku", "waste_at_most", "yaku.0.waste_at_most", "all"),
    ("TableauYaku", "cells_at_most", "yaku.0.cells_at_most", 0),
    ("TableauYaku", "piles_at_most", "yaku.0.piles_at_most", 1),
    ("TableauYaku", "as_run", "yaku.0.as_run", "true"),
    ("Collecting", "columns_at_least", "collecting.columns_at_least", 0),
    ("Collecting", "waste_at_most", "collecting.waste_at_most", "all"),
    ("Collecting", "cells_at_most", "collecting.cells_at_most", 1),
    ("Collecting", "piles_at_most", "collecting.piles_at_most", 2),
    ("Collecting", "as_run", "collecting.as_run", "true"),
    ("Win", "yaku", "win.yaku", 2),
    ("Win", "cards_left", "win.cards_left", 3),
    ("Win", "foundations", "win.foundations", "full"),
    ("Win", "columns", "win.columns", "empty"),
    ("Win", "points", "win.points", 14),
)


@pytest.mark.parametrize(
    ("path", "value"),
    [(path, value) for _, _, path, value in CHANGES],
    ids=[f"{part}.{key}" for part, key, _, _ in CHANGES],
)
def test_changing_a_key_changes_the_page(path: str, value: Any) -> None:
    assert page_words(changed(made_up(), path, value)) != page_words(made_up())


# Keys that no page can show: names for machines, and parts whose own keys are told.
NOT_SHOWN = {
    "id",
    "family",
    "columns",
    "stock",
    "cells",
    "foundations",
    "yaku",
    "collecting",
    "win",
}


@pytest.mark.parametrize("model", TABLES, ids=lambda model: model.__name__)
def test_every_key_that_can_be_shown_is_changed_above(model: type[Model]) -> None:
    changes = {key for part, key, _, _ in CHANGES if part == model.__name__}
    keys = set(model.model_fields)
    own = NOT_SHOWN if model is TableauRules else NOT_SHOWN & {"id"}
    shown = keys if model.__name__ == "Selector" else keys - own
    assert shown == changes
