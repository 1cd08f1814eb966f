"""No key of the rule language without its sentence, and no sentence that a key does not change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.speed.schema import CardsLeft, Joining, SpeedRules, Spoils, TooFew
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.rulebook import page
from hanafuda_desktop.rules.schema.selectors import Selector
from hanafuda_desktop.rules.schema.values import Model
from tests.rulebook.changes import CHANGES
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


MODELS = sorted(
    set().union(*(language(LANGUAGE[family].model) for family in LANGUAGE.dialects)),
    key=lambda model: model.__name__,
)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    ("game", "path", "value"),
    [(game, path, value) for game, changes in CHANGES.items() for _, _, path, value in changes],
    ids=[f"{part}.{key}" for changes in CHANGES.values() for part, key, _, _ in changes],
)
def test_changing_a_key_changes_the_page(
    game: str, path: str, value: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The picture of the deal shows more than one key; it must not stand in for a sentence.
    monkeypatch.setattr(page, "deal_picture", lambda setting, family: ())
    assert page_words(changed(made_up(game), path, value)) != page_words(made_up(game))


# Keys that no page can show: names for machines, and parts whose own keys are told.
NOT_SHOWN: dict[type[Model], set[str]] = {
    TableauRules: {
        "id",
        "family",
        "columns",
        "stock",
        "cells",
        "foundations",
        "yaku",
        "collecting",
        "win",
    },
    FishingRules: {
        "id",
        "family",
        "deal",
        "wild",
        "bombs",
        "stealing",
        "counts_as",
        "values",
        "yaku",
        "dealt_hands",
        "stopping",
        "exhausted",
        "multipliers",
        "round_score",
        "best_earns",
    },
    SheddingRules: {
        "id",
        "family",
        "deal",
        "combinations",
        "struggle",
        "effects",
        "values",
        "race",
    },
    SpeedRules: {"id", "family", "joining", "spoils", "too_few"},
    Joining: set(),
    Spoils: set(),
    TooFew: set(),
    CardsLeft: set(),
    Selector: set(),
}


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_every_key_that_can_be_shown_is_changed_above(model: type[Model]) -> None:
    every = [change for changes in CHANGES.values() for change in changes]
    changes = {key for part, key, _, _ in every if part == model.__name__}
    assert set(model.model_fields) - NOT_SHOWN.get(model, {"id"}) == changes
