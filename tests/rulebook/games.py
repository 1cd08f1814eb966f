"""Made-up games in which every key has something to say, and ways to change one of them."""

from __future__ import annotations

import re
from copy import deepcopy
from html import unescape
from typing import Any, Final

from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.rulebook.page import rulebook_html
from hanafuda_desktop.rules.schema.game import GameBase
from tests.rulebook.fishing_games import BAY, LAKE
from tests.rulebook.shedding_games import GROVE
from tests.rulebook.speed_games import SQUALL

__all__ = ["GAMES", "changed", "made_up", "page_words", "rules_of"]

_GARDEN: Final[dict[str, Any]] = {
    "family": "tableau",
    "id": "garden",
    "name": {"en": "The Garden", "ja": "庭"},
    "summary": {"en": "Tidy a garden."},
    "minutes": 12,
    "credits": [{"author": "A. Gardener", "work": "On Gardens", "year": 1999}],
    "deck": {"id": "full", "name": {"en": "All the flowers"}, "cards": "all"},
    "notes": [{"en": "Mind the moles."}],
    "columns": [
        {
            "id": "beds",
            "name": {"en": "bed"},
            "sizes": [4, 4, 4, 4],
            "face_up": 2,
            "build": {"month": "earlier"},
            "run": {"month": "same", "place": "next"},
            "move": "run",
            "move_at_most": 5,
            "empty": {"category": "bright"},
            "limit": 9,
        },
        {
            "id": "pots",
            "name": {"en": "pot"},
            "sizes": [1, 1, 1],
            "build": "nothing",
            "empty": "nothing",
        },
    ],
    "stock": {"turn": 2, "redeals": 3},
    "cells": {"count": 3, "cards": {"category": "chaff"}, "dealt": 1},
    "foundations": [
        {
            "id": "vases",
            "name": {"en": "vase"},
            "each": "month",
            "cards": {"month": [1, 2, 3]},
            "order": "value",
        },
        {
            "id": "bowls",
            "name": {"en": "bowl"},
            "count": 2,
            "cards": {"category": "ribbon"},
            "start": {"ribbon": "red"},
            "build": {"month": "later"},
        },
    ],
    "yaku": [
        {"id": "posy", "name": {"en": "Posy"}, "needs": ["pine-ribbon", "plum-ribbon"]},
        {
            "id": "wreath",
            "name": {"en": "Wreath"},
            "times": 2,
            "points": 7,
            "needs": [{"cards": {"category": "chaff", "month": [4, 5, 6]}, "each": "month"}],
        },
        {
            "id": "pair",
            "name": {"en": "Pair"},
            "needs": [{"cards": {"category": "chaff"}, "count": 2, "same": "month"}],
        },
    ],
    "collecting": {"columns_at_least": 1, "waste_at_most": 1},
    "win": {"yaku": "all"},
}


GAMES: Final = {
    "garden": _GARDEN,
    "bay": BAY,
    "lake": LAKE,
    "grove": GROVE,
    "squall": SQUALL,
}
"""A patience, a fishing game that is stopped, one that is counted, a shedding game, and one in real
time."""


def made_up(game: str = "garden") -> dict[str, Any]:
    """One of the games, as a rule file says it."""
    return deepcopy(GAMES[game])


def changed(game: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The game with one key set: ``columns.0.sizes``."""
    game = deepcopy(game)
    *way, last = path.split(".")
    part: Any = game
    for step in way:
        part = part[int(step)] if isinstance(part, list) else part[step]
    part[last] = value
    return game


def rules_of(game: dict[str, Any]) -> GameBase:
    """The game, validated."""
    return LANGUAGE[game["family"]].model.model_validate(game)


def page_words(game: dict[str, Any] | GameBase, **kwargs: Any) -> str:
    """What a reader reads on the game's page, in one line."""
    rules = rules_of(game) if isinstance(game, dict) else game
    html = re.sub(
        r"<style>.*?</style>",
        " ",
        rulebook_html(rules, rulebook_of(rules), **kwargs),
        flags=re.DOTALL,
    )
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())
