"""Patiences of six to nine cards that between them use every option of the language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.reductions import can_count
from hanafuda_desktop.rules.fingerprint import from_json

__all__ = ["COUNTED_GAMES", "SMALL_GAMES", "small_game"]

_NAMED: Final = {"name": "column"}


def _columns(sizes: list[int], **said: Any) -> list[dict[str, Any]]:
    build = {"month": "earlier"}
    return [{"id": "columns", **_NAMED, "sizes": sizes, "face_up": 1, "build": build, **said}]


def _yaku(**said: Any) -> list[dict[str, Any]]:
    """Each card of three months serves one of three yaku."""
    places = {"heads": 1, "ribbons": 2, "chaff": 3}
    return [
        {"id": name, "name": name, "needs": [{"cards": {"place": place}, "count": 3}]}
        | said.get(name, {})
        for name, place in places.items()
    ]


def _pairs(times: int, **said: Any) -> list[dict[str, Any]]:
    need = {"cards": "all", "count": 2, "same": "month"}
    return [{"id": "pair", "name": "pair", "times": times, "needs": [need], **said}]


def _two(name: str, *cards: list[int]) -> dict[str, Any]:
    """A yaku of two cards, told by month and place."""
    needs = [{"cards": {"month": month, "place": place}} for month, place in cards]
    return {"id": name, "name": name, "needs": needs}


def _piles(**said: Any) -> list[dict[str, Any]]:
    return [{"id": "piles", "name": "pile", **said}]


_QUARTER: Final = {"month": [1, 2, 3], "place": [1, 2, 3]}
"""Nine cards: of each month its head, its ribbon and a chaff."""
_YEAR_END: Final = {"month": [10, 11, 12, 1], "place": [1, 2]}
"""Eight cards over the turn of the year."""
_HALF: Final = {"month": [12, 1, 2], "place": [1, 2]}
"""Six cards, where more would take too many positions."""
_FEW: Final = {"month": [1, 2, 3, 4], "place": [1, 2]}
"""Eight cards."""

_COLLECTED: Final[dict[str, Any]] = {
    "deck": _QUARTER,
    "columns": _columns([3, 3]),
    "stock": {},
    "yaku": _yaku(),
    "win": {"yaku": "all", "cards_left": 0},
}
_BUILT: Final[dict[str, Any]] = {
    "deck": _YEAR_END,
    "columns": _columns([3, 3]),
    "stock": {"redeals": 1},
    "foundations": _piles(each="month", order="value"),
    "win": {"foundations": "full"},
}
_PAIRED: Final[dict[str, Any]] = {
    "deck": _FEW,
    "columns": _columns([2, 2, 2], build="nothing", empty="nothing"),
    "stock": {},
    "yaku": _pairs(4),
    "collecting": {"columns_at_least": 0},
    "win": {"cards_left": 0},
}
_RUNS: Final[dict[str, Any]] = {
    "deck": _FEW,
    "columns": _columns([1, 2, 2, 1], build={"month": "same", "place": "next"}),
    "stock": {"to": "columns", "redeals": 0},
    "win": {"columns": "runs"},
}
_SHORT: Final = _BUILT | {"deck": _HALF, "columns": _columns([2, 3], empty="nothing")}


def _collecting(**said: Any) -> dict[str, Any]:
    return _COLLECTED | {"collecting": said}


def _stock(**said: Any) -> dict[str, Any]:
    return _COLLECTED | {"stock": said}


def _built(**said: Any) -> dict[str, Any]:
    return _BUILT | {"foundations": _piles(**said)}


def _short(**said: Any) -> dict[str, Any]:
    return _SHORT | {"foundations": _piles(**said)}


SMALL_GAMES: Final[Mapping[str, dict[str, Any]]] = {
    # What may be placed on what.
    "earlier": _COLLECTED,
    "later": _COLLECTED | {"columns": _columns([3, 3], build={"month": "later"})},
    "adjacent": _COLLECTED
    | {"columns": _columns([3, 3], build={"month": "adjacent"}, empty="nothing")},
    "wrapping": _BUILT,
    "not wrapping": _BUILT
    | {"columns": _columns([3, 3], build={"month": "earlier", "wrap": False})},
    "steps": _SHORT | {"columns": _columns([2, 2], build={"month": [-2, 1]}, empty="nothing")},
    "same month": _BUILT | {"columns": _columns([3, 3], build={"month": "same"})},
    "other kind": _BUILT
    | {"columns": _columns([3, 3], build={"month": "earlier", "category": "different"})},
    "lower kind": _PAIRED | {"columns": _columns([3, 3], build={"category": "lower"})},
    "two ways to build": _COLLECTED
    | {
        "columns": _columns([3, 4], build=[{"month": "earlier"}, {"cards": {"category": "bright"}}])
    },
    "place by place": _RUNS,
    "no twins": _RUNS
    | {
        "deck": {"month": [1, 2], "place": [2, 3, 4]},
        "columns": _columns([0, 2, 2], build={"month": "same", "place": "next", "twins": False}),
    },
    # What moves together, and what an empty column takes.
    "single cards": _COLLECTED | {"columns": _columns([3, 3], move="single")},
    "any card with all on it": _BUILT | {"columns": _columns([3, 3], move="any")},
    "two at most": _COLLECTED | {"columns": _columns([3, 3], move_at_most=2)},
    "as many as cells allow": _SHORT
    | {
        "columns": _columns([3, 3], move="by-cells", empty={"place": 1}),
        "cells": {"count": 1, "cards": {"place": 2}},
    },
    "runs of their own": _COLLECTED
    | {
        "columns": _columns(
            [4, 3], empty="nothing", build={"month": "adjacent"}, run={"month": "earlier"}
        )
    },
    "nothing in a gap": _COLLECTED | {"columns": _columns([3, 3], empty="nothing")},
    "only chaff in a gap": _COLLECTED | {"columns": _columns([3, 3], empty={"category": "chaff"})},
    "all face up": _COLLECTED | {"columns": _columns([3, 3], face_up="all")},
    "two in a column": _COLLECTED | {"columns": _columns([3, 3], limit=2)},
    "columns take from the waste": _BUILT | {"columns": _columns([3, 3], takes_from="waste")},
    "a reserve": _BUILT
    | {
        "columns": [
            *_columns([2, 2], takes_from=["waste", "reserve"], refill="reserve"),
            {"id": "reserve", **_NAMED, "sizes": [3], "face_up": 1, "empty": "nothing"},
        ]
    },
    "refilled from the stock": _COLLECTED | {"columns": _columns([3, 3], refill="stock")},
    "refilled from waste and stock": _COLLECTED
    | {"columns": _columns([3, 3], refill=["waste", "stock"])},
    # The stock.
    "two at a time": _stock(turn=2),
    "three at a time": _stock(turn=3) | {"columns": _columns([2, 2])},
    "no redeal": _stock(redeals=0),
    "one redeal": _stock(redeals=1),
    "two redeals of two": _stock(turn=2, redeals=2) | {"columns": _columns([3, 3])},
    "shuffled again": _stock(redeals=1, shuffle=True),
    "no stock": _COLLECTED
    | {"stock": None, "columns": _columns([3, 3, 3], empty="nothing", build={"month": "adjacent"})},
    "not over a gap": _stock(with_empty_columns=False),
    "over the columns": _COLLECTED | {"stock": {"to": "columns", "redeals": 0}},
    "onto the waste": _BUILT
    | {
        "columns": _columns([3, 3], move="single", empty="nothing", build="nothing"),
        "stock": {"redeals": 0, "build": {"month": "adjacent"}},
        "foundations": (),
        "win": {"columns": "empty"},
    },
    "onto the waste, again and again": _PAIRED
    | {"stock": {"redeals": "unlimited", "build": {"month": "same"}}},
    # Cells.
    "a cell": _COLLECTED | {"cells": {"count": 1}, "columns": _columns([3, 3], empty="nothing")},
    "a cell for ribbons": _COLLECTED | {"cells": {"count": 2, "cards": {"category": "ribbon"}}},
    "a dealt cell": _SHORT | {"cells": {"count": 1, "dealt": 1, "takes_from": "columns"}},
    "cells that yaku may not use": _collecting(cells_at_most=0) | {"cells": {"count": 1}},
    "a cell, all open": _BUILT
    | {
        "stock": None,
        "cells": {"count": 1},
        "columns": _columns([4, 4], face_up="all", empty="nothing"),
    },
    # Foundations.
    "by month from the highest": _short(each="month", order="value-down"),
    "by kind": _short(each="category", order="month"),
    "by kind from December": _short(each="category", order="month-down", take_back=True),
    "by place": _built(each="place", order="month", takes_from="columns"),
    "by place downwards": _built(each="month", order="place-down"),
    "built on a first card": _short(count=2, start={"month": 12}, build={"month": [0, 1]}),
    "built on a dealt card": _built(each="place", dealt=1, build={"month": "adjacent"}),
    "taken back": _short(each="month", order="place", take_back=True),
    "three on a pile": _short(count=2, start={"place": 1}, build={"month": "adjacent"}, limit=3),
    "only ribbons are built": _built(each="category", cards={"category": "ribbon"}, order="month"),
    "empty columns win": _BUILT | {"win": {"columns": "empty"}},
    # Yaku.
    "three from columns": _collecting(columns_at_least=3),
    "none need be from a column": _collecting(columns_at_least=0),
    "nothing from the waste": _collecting(waste_at_most=0),
    "all from the waste": _collecting(waste_at_most="all", columns_at_least=0),
    "two piles at most": _collecting(piles_at_most=2),
    "as a run": _PAIRED
    | {
        "columns": _columns([2, 2, 2], build={"month": "same"}, empty="nothing"),
        "collecting": {"piles_at_most": 1, "as_run": True, "columns_at_least": 2},
    },
    "after two others": _COLLECTED | {"yaku": _yaku(heads={"after": 2})},
    "after another": _COLLECTED
    | {"yaku": _yaku(heads={"after_yaku": "chaff", "waste_at_most": "all"})},
    "pairs": _PAIRED,
    "pairs and no redeal": _PAIRED | {"stock": {"redeals": 0}},
    "points win": _COLLECTED
    | {
        "yaku": _yaku(heads={"points": 5}, ribbons={"points": 3}, chaff={"points": -1}),
        "win": {"points": 7},
    },
    "two yaku win": _COLLECTED | {"win": {"yaku": 2}},
    "few cards left": _COLLECTED | {"win": {"cards_left": 3}},
    "twins in two yaku": _COLLECTED
    | {
        "deck": {"month": [1, 2, 3], "place": [1, 3, 4]},
        "yaku": [
            *_yaku()[:1],
            {
                "id": "chaff",
                "name": "chaff",
                "times": 2,
                "needs": [{"cards": {"category": "chaff"}, "each": "month"}],
            },
        ],
    },
    "across the months": _COLLECTED
    | {
        "deck": {"month": [1, 2], "place": [1, 2, 3, 4]},
        "yaku": [
            _two("first", [1, 1], [2, 2]),
            _two("second", [1, 2], [2, 1]),
            {"id": "rest", "name": "rest", "needs": [{"cards": {"place": [3, 4]}, "count": 4}]},
        ],
    },
    "three columns and no stock": _COLLECTED | {"stock": None, "columns": _columns([3, 3, 3])},
    "round in a circle": _COLLECTED
    | {
        "deck": {"month": [1, 2, 3], "place": [1, 2]},
        "stock": None,
        "columns": _columns([3, 3], build={"month": [-2, 1]}),
        "yaku": _yaku()[:2],
    },
    "yaku and foundations": _COLLECTED
    | {
        "foundations": _piles(each="category", cards={"category": "ribbon"}, order="month"),
        "yaku": _yaku()[::2],
        "win": {"cards_left": 0, "foundations": "full"},
    },
}
"""The rules of each game, by what there is to it."""


def small_game(name: str) -> Tableau:
    """The engine of one of the games.

    Raises:
        FlattenedError: its rules make no sense.
    """
    said = dict(SMALL_GAMES[name])
    said["deck"] = {"id": "few", "name": "few", "cards": said["deck"]}
    said |= {"family": "tableau", "id": "small", "name": name, "summary": name}
    if said.get("stock") is None:
        said.pop("stock", None)
    rules = from_json(json.dumps(said), LANGUAGE)
    assert isinstance(rules, TableauRules)
    return Tableau(rules)


def _counts(name: str) -> bool:
    engine = small_game(name)
    return can_count(engine.compiled, engine.deal(shuffled(engine.deck, 0), 0).state)


COUNTED_GAMES: Final = tuple(name for name in SMALL_GAMES if _counts(name))
"""The games in which open cards can be counted, wherever they lie."""
