"""A made-up shedding game that uses every key."""

from __future__ import annotations

from typing import Any, Final

__all__ = ["GROVE"]

GROVE: Final[dict[str, Any]] = {
    "family": "shedding",
    "id": "grove",
    "name": {"en": "The Grove", "ja": "林"},
    "summary": {"en": "Shed your leaves."},
    "minutes": 20,
    "credits": [{"author": "A. Forester", "work": "On Groves", "year": 1999}],
    "players": {"least": 2, "most": 4},
    "deck": {"id": "full", "name": {"en": "All the flowers"}, "cards": "all"},
    "notes": [{"en": "Mind the roots."}],
    "deal": {
        "2": {"hand": 8, "field": 4, "discard": 1},
        "3": {"hand": 7, "field": 4, "discard": 1},
        "4": {"hand": 5, "field": 4},
    },
    "redeal": [{"cards": "all", "count": 3, "same": "month"}],
    "direction": "clockwise",
    "rounds": 7,
    "target": 50,
    "next_dealer": "loser",
    "drawn_dealer": "next",
    "match": {"month": "same"},
    "combinations": [
        {
            "id": "leaf",
            "name": {"en": "Leaf"},
            "hand": {"least": "1", "most": "2"},
            "onto": "field",
            "cards": {"without": {"category": "bright"}},
            "match": {"month": "later"},
        },
        {"id": "rake", "name": {"en": "Rake"}, "field": "2", "lay": "1", "effect": "false"},
        {"id": "follow", "name": {"en": "Follow"}, "hand": "1", "onto": "discard"},
    ],
    "struggle": {"count": 1, "discard": "true", "effect": "true", "only_if_stuck": "true"},
    "effects": [
        {
            "id": "gale",
            "name": {"en": "Gale"},
            "cards": {"category": "bright"},
            "draw": 2,
            "who": "others",
            "skip": "true",
            "reverse": "true",
            "swap": "choose",
        },
        {"id": "gust", "name": {"en": "Gust"}, "cards": {"ribbon": "red"}, "again": "true"},
    ],
    "values": [
        {"id": "all", "cards": "all", "points": 1},
        {"id": "bright", "cards": {"category": "bright"}, "points": 5},
    ],
    "losers_pay": "true",
    "limit": 30,
    "race": {"least_players": 3, "settled_by": "hands", "first": "exempt", "last": "forfeit"},
    "most_turns": 200,
}
