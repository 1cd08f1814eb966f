"""No key of the rule language without its sentence, and no sentence that a key does not change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from hanafuda_desktop.rulebook.sentences import Untold
from hanafuda_desktop.rulebook.tables import TABLES
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.rulefile import FAMILIES
from hanafuda_desktop.rules.schema.selectors import Selector
from hanafuda_desktop.rules.schema.shedding import SheddingRules
from hanafuda_desktop.rules.schema.speed import CardsLeft, Joining, SpeedRules, Spoils, TooFew
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
Change = tuple[str, str, str, Any]

OF_THE_GARDEN: tuple[Change, ...] = (
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
OF_THE_BAY: tuple[Change, ...] = (
    ("FishingRules", "name", "name", {"en": "The Cove"}),
    ("FishingRules", "summary", "summary", {"en": "Fish on."}),
    ("FishingRules", "minutes", "minutes", 21),
    ("FishingRules", "credits", "credits", []),
    ("FishingRules", "notes", "notes", [{"en": "Mind the gulls."}]),
    ("FishingRules", "variant_of", "variant_of", "sea"),
    ("FishingRules", "players", "players", {"least": 2, "most": 3}),
    ("FishingRules", "deck", "deck.cards", {"without": {"month": [6, 7]}}),
    ("FishingRules", "direction", "direction", "counter-clockwise"),
    ("FishingRules", "team_size", "team_size", 2),
    ("FishingRules", "rounds", "rounds", 12),
    ("FishingRules", "target", "target", 60),
    ("FishingRules", "first_dealer", "first_dealer", "draw"),
    ("FishingRules", "next_dealer", "next_dealer", "best"),
    ("FishingRules", "drawn_dealer", "drawn_dealer", "same"),
    ("FishingRules", "match", "match", {"month": "earlier"}),
    ("FishingRules", "must_match", "must_match", "true"),
    ("FishingRules", "pending_pair", "pending_pair", "false"),
    ("FishingRules", "four_on_field", "four_on_field", "redeal"),
    ("FishingRules", "redeal", "redeal", []),
    ("FishingRules", "round_ends", "round_ends", "hands"),
    ("FishingRules", "yaku_points", "yaku_points", 4),
    ("FishingRules", "dealt_hands_of_several", "dealt_hands_of_several", "first"),
    ("FishingRules", "losers_pay", "losers_pay", "false"),
    ("FishingRules", "limit", "limit", 98),
    ("FishingDeal", "hand", "deal.2.hand", 7),
    ("FishingDeal", "field", "deal.2.field", 7),
    ("FishingDeal", "packet", "deal.2.packet", 2),
    ("Wild", "name", "wild.0.name", {"en": "Gust"}),
    ("Wild", "cards", "wild.0.cards", "willow-swallow"),
    ("Wild", "takes", "wild.0.takes", "all"),
    ("Wild", "hand_takes", "wild.0.hand_takes", "nothing"),
    ("Wild", "drawn_takes", "wild.0.drawn_takes", "nothing"),
    ("Wild", "drawn_must", "wild.0.drawn_must", "false"),
    ("Wild", "last_takes_all", "wild.0.last_takes_all", "false"),
    ("Wild", "odd_mates", "wild.0.odd_mates", "nobody"),
    ("Wild", "odd_own", "wild.0.odd_own", "user"),
    ("Bombs", "show", "bombs.show", "any-turn"),
    ("Bombs", "bomb", "bombs.bomb", "false"),
    ("Bombs", "draws", "bombs.draws", 1),
    ("Bombs", "passes", "bombs.passes", 2),
    ("Stealing", "cards", "stealing.cards", {"category": "ribbon"}),
    ("Stealing", "empty_field", "stealing.empty_field", 2),
    ("Stealing", "whole_month", "stealing.whole_month", 0),
    ("Stealing", "own_pair", "stealing.own_pair", 2),
    ("Stealing", "last_turn", "stealing.last_turn", "true"),
    ("CountsAs", "cards", "counts_as.0.cards", "iris-bridge"),
    ("CountsAs", "category", "counts_as.0.category", "ribbon"),
    ("CountsAs", "count", "counts_as.0.count", 1),
    ("CountsAs", "when", "counts_as.0.when", "also"),
    ("FishingYaku", "name", "yaku.0.name", {"en": "Every Light"}),
    ("FishingYaku", "needs", "yaku.0.needs", [{"cards": {"category": "bright"}, "count": 4}]),
    ("FishingYaku", "points", "yaku.0.points", 8),
    ("FishingYaku", "extra", "yaku.3.extra", None),
    ("FishingYaku", "round_month", "yaku.4.round_month", "false"),
    ("FishingYaku", "group", "yaku.3.group", "lights"),
    ("FishingYaku", "over", "yaku.2.over", ["beasts", "month"]),
    ("FishingYaku", "spoiled_by", "yaku.2.spoiled_by", {"role": "lightning"}),
    ("Extra", "cards", "yaku.2.extra.cards", {"category": "ribbon"}),
    ("Extra", "points", "yaku.2.extra.points", [1, 2, 4]),
    ("DealtHand", "name", "dealt_hands.0.name", {"en": "School"}),
    ("DealtHand", "months", "dealt_hands.1.months", [3, 2]),
    ("DealtHand", "exact", "dealt_hands.1.exact", "false"),
    ("DealtHand", "ends", "dealt_hands.1.ends", "redeal"),
    ("DealtHand", "points", "dealt_hands.0.points", 7),
    ("Stopping", "least", "stopping.least", {"2": 5, "any": 4}),
    ("Stopping", "stop", "stopping.stop", {"en": "Moor"}),
    ("Stopping", "go", "stopping.go", {"en": "Row"}),
    ("Stopping", "most_calls", "stopping.most_calls", 0),
    ("Stopping", "go_points", "stopping.go_points", 1),
    ("Stopping", "caller_pays", "stopping.caller_pays", "false"),
    ("Exhausted", "scores", "exhausted.scores", "last-yaku"),
    ("Exhausted", "points", "exhausted.points", 1),
    ("When", "own_calls", "multipliers.0.when", {"own_calls": 2}),
    ("When", "opponent_calls", "multipliers.0.when", {"opponent_calls": 3}),
    ("When", "last_call", "multipliers.0.when.last_call", "own"),
    ("When", "shown", "multipliers.0.when.shown", 1),
    ("When", "bombs", "multipliers.0.when.bombs", 1),
    ("When", "shown_or_bombs", "multipliers.0.when.shown_or_bombs", 2),
    ("When", "drawn_rounds", "multipliers.0.when.drawn_rounds", 1),
    ("When", "total", "multipliers.0.when.total", 7),
    ("When", "yaku", "multipliers.1.when.yaku", ["beasts", "herd"]),
    ("When", "captured", "multipliers.0.when.captured", "pine-crane"),
    ("When", "opening_field", "multipliers.0.when.opening_field", "pine-crane"),
    ("When", "dealer", "multipliers.0.when.dealer", "true"),
    ("When", "against_dealer", "multipliers.0.when.against_dealer", "false"),
    ("When", "month", "multipliers.0.when.month", [3, 8]),
    ("PayerHas", "cards", "multipliers.1.payer.cards", {"category": "ribbon"}),
    ("PayerHas", "least", "multipliers.1.payer.least", 2),
    ("PayerHas", "most", "multipliers.1.payer.most", 4),
    ("Multiplier", "name", "multipliers.0.name", {"en": "Far from home"}),
    ("Multiplier", "when", "multipliers.0.when", {}),
    ("Multiplier", "payer", "multipliers.1.payer", None),
    ("Multiplier", "factor", "multipliers.1.factor", 4),
    ("Multiplier", "repeat", "multipliers.0.repeat", "sum"),
)
OF_THE_LAKE: tuple[Change, ...] = (
    ("CardValue", "cards", "values.2.cards", {"role": "lightning"}),
    ("CardValue", "points", "values.0.points", 11),
    ("RoundScore", "cards", "round_score.cards", "false"),
    ("RoundScore", "par", "round_score.par", {"2": 66, "any": 22}),
    ("RoundScore", "own_yaku", "round_score.own_yaku", "false"),
    ("RoundScore", "others_yaku", "round_score.others_yaku", "false"),
    ("BestPoints", "lead", "best_earns.1.lead", 30),
    ("BestPoints", "points", "best_earns.0.points", 3),
)
OF_THE_GROVE: tuple[Change, ...] = (
    ("SheddingRules", "name", "name", {"en": "The Copse"}),
    ("SheddingRules", "summary", "summary", {"en": "Rake them."}),
    ("SheddingRules", "minutes", "minutes", 21),
    ("SheddingRules", "credits", "credits", []),
    ("SheddingRules", "notes", "notes", [{"en": "Mind the thorns."}]),
    ("SheddingRules", "variant_of", "variant_of", "wood"),
    ("SheddingRules", "players", "players", {"least": 2, "most": 3}),
    ("SheddingRules", "deck", "deck.cards", {"without": {"month": [6, 7]}}),
    ("SheddingRules", "redeal", "redeal", []),
    ("SheddingRules", "direction", "direction", "counter-clockwise"),
    ("SheddingRules", "rounds", "rounds", 12),
    ("SheddingRules", "target", "target", 60),
    ("SheddingRules", "next_dealer", "next_dealer", "winner"),
    ("SheddingRules", "drawn_dealer", "drawn_dealer", "same"),
    ("SheddingRules", "match", "match", {"month": "earlier"}),
    ("SheddingRules", "losers_pay", "losers_pay", "false"),
    ("SheddingRules", "limit", "limit", 29),
    ("SheddingRules", "most_turns", "most_turns", 250),
    ("SheddingDeal", "hand", "deal.2.hand", 7),
    ("SheddingDeal", "field", "deal.2.field", 5),
    ("SheddingDeal", "discard", "deal.2.discard", 2),
    ("Combination", "name", "combinations.0.name", {"en": "Twig"}),
    ("Combination", "hand", "combinations.2.hand", "2"),
    ("Combination", "onto", "combinations.0.onto", "nothing"),
    ("Combination", "field", "combinations.1.field", "3"),
    ("Combination", "lay", "combinations.1.lay", "2"),
    ("Combination", "cards", "combinations.0.cards", "all"),
    ("Combination", "match", "combinations.0.match", {"month": "same"}),
    ("Combination", "effect", "combinations.1.effect", "true"),
    ("HandCount", "least", "combinations.0.hand.least", "2"),
    ("HandCount", "most", "combinations.0.hand.most", "3"),
    ("Struggle", "count", "struggle.count", 2),
    ("Struggle", "discard", "struggle.discard", "false"),
    ("Struggle", "effect", "struggle.effect", "false"),
    ("Struggle", "only_if_stuck", "struggle.only_if_stuck", "false"),
    ("Effect", "name", "effects.0.name", {"en": "Storm"}),
    ("Effect", "cards", "effects.0.cards", {"category": "animal"}),
    ("Effect", "draw", "effects.0.draw", 3),
    ("Effect", "who", "effects.0.who", "next"),
    ("Effect", "skip", "effects.0.skip", "false"),
    ("Effect", "reverse", "effects.0.reverse", "false"),
    ("Effect", "again", "effects.0.again", "true"),
    ("Effect", "swap", "effects.0.swap", "next"),
    ("PalmRace", "least_players", "race.least_players", 4),
    ("PalmRace", "settled_by", "race.settled_by", "chance"),
    ("PalmRace", "first", "race.first", "nothing"),
    ("PalmRace", "last", "race.last", "nothing"),
)
OF_THE_SQUALL: tuple[Change, ...] = (
    ("SpeedRules", "name", "name", {"en": "The Gust"}),
    ("SpeedRules", "summary", "summary", {"en": "Fly."}),
    ("SpeedRules", "minutes", "minutes", 21),
    ("SpeedRules", "credits", "credits", []),
    ("SpeedRules", "notes", "notes", [{"en": "Mind the mast."}]),
    ("SpeedRules", "variant_of", "variant_of", "storm"),
    ("SpeedRules", "players", "players", {"least": 1, "most": 2}),
    ("SpeedRules", "deck", "deck.cards", {"without": {"month": [6, 7]}}),
    ("SpeedRules", "columns", "columns", [4, 3, 2, 1]),
    ("SpeedRules", "fits", "fits", [{"month": "later"}]),
    ("SpeedRules", "turning", "turning", "by-hand"),
    ("SpeedRules", "empty_columns", "empty_columns", "nothing"),
    ("SpeedRules", "last_card", "last_card", "face-down"),
    ("SpeedRules", "blocked", "blocked", "fewest"),
    ("SpeedRules", "rounds", "rounds", 8),
    ("SpeedRules", "points", "points", None),
    ("Joining", "fits", "joining.fits", [{"month": "adjacent"}]),
    ("Joining", "to_middle", "joining.to_middle", "one"),
    ("Spoils", "winner", "spoils.winner", "smaller"),
    ("TooFew", "stacks", "too_few.stacks", "one"),
    ("TooFew", "decides", "too_few.decides", "nobody"),
    ("CardsLeft", "counts", "points.counts", "layout"),
)
CHANGES = {
    "garden": OF_THE_GARDEN,
    "bay": OF_THE_BAY,
    "lake": OF_THE_LAKE,
    "grove": OF_THE_GROVE,
    "squall": OF_THE_SQUALL,
}


@pytest.mark.parametrize(
    ("game", "path", "value"),
    [(game, path, value) for game, changes in CHANGES.items() for _, _, path, value in changes],
    ids=[f"{part}.{key}" for changes in CHANGES.values() for part, key, _, _ in changes],
)
def test_changing_a_key_changes_the_page(game: str, path: str, value: Any) -> None:
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


@pytest.mark.parametrize("model", TABLES, ids=lambda model: model.__name__)
def test_every_key_that_can_be_shown_is_changed_above(model: type[Model]) -> None:
    every = [change for changes in CHANGES.values() for change in changes]
    changes = {key for part, key, _, _ in every if part == model.__name__}
    assert set(model.model_fields) - NOT_SHOWN.get(model, {"id"}) == changes
