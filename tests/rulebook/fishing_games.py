"""Two made-up fishing games which between them use every key: one is stopped, one is counted."""

from __future__ import annotations

from typing import Any, Final

__all__ = ["BAY", "LAKE"]

BAY: Final[dict[str, Any]] = {
    "family": "fishing",
    "id": "bay",
    "name": {"en": "The Bay", "ja": "湾"},
    "summary": {"en": "Fish until you dare no more."},
    "minutes": 20,
    "credits": [{"author": "A. Fisher", "work": "On Bays", "year": 1999}],
    "players": {"least": 2, "most": 4},
    "deck": {"id": "full", "name": {"en": "All the flowers"}, "cards": "all"},
    "notes": [{"en": "Mind the tide."}],
    "deal": {
        "2": {"hand": 8, "field": 8, "packet": 4},
        "3": {"hand": 7, "field": 6},
        "4": {"hand": 5, "field": 8},
    },
    "direction": "clockwise",
    "rounds": 6,
    "target": 50,
    "first_dealer": "pick",
    "next_dealer": "worst",
    "drawn_dealer": "next",
    "match": {"month": "same"},
    "pending_pair": "true",
    "four_on_field": "dealer",
    "redeal": [{"cards": {"category": "bright"}, "count": 4}],
    "round_ends": "both",
    "wild": [
        {
            "id": "lightning",
            "name": {"en": "Squall"},
            "cards": {"role": "lightning"},
            "takes": {"without": {"month": 11}},
            "hand_takes": {"month": 11},
            "drawn_takes": {"without": {"month": 11}},
            "drawn_must": "true",
            "last_takes_all": "true",
        }
    ],
    "bombs": {"show": "first-turn", "bomb": "true", "draws": 2, "passes": 1},
    "stealing": {"cards": {"category": "chaff"}},
    "counts_as": [
        {
            "id": "cup",
            "cards": {"role": "sake-cup"},
            "category": "chaff",
            "count": 2,
            "when": "either",
        }
    ],
    "yaku": [
        {
            "id": "all-lights",
            "name": {"en": "All Lights"},
            "needs": [{"cards": {"category": "bright"}, "count": 5}],
            "points": 9,
            "group": "lights",
        },
        {
            "id": "some-lights",
            "name": {"en": "Some Lights"},
            "needs": ["willow-rainman", {"cards": {"category": "bright"}, "count": 2}],
            "points": 4,
            "group": "lights",
        },
        {
            "id": "herd",
            "name": {"en": "Herd"},
            "needs": ["clover-boar", "maple-deer"],
            "extra": {"cards": {"category": "animal"}, "points": [1, 2, 3]},
            "over": "beasts",
            "spoiled_by": {"role": "rain-man"},
        },
        {
            "id": "beasts",
            "name": {"en": "Beasts"},
            "needs": [{"cards": {"category": "animal"}, "count": 4}],
            "extra": {},
        },
        {
            "id": "month",
            "name": {"en": "Month"},
            "needs": [{"cards": "all", "count": 4}],
            "round_month": "true",
        },
    ],
    "yaku_points": 3,
    "dealt_hands": [
        {"id": "four", "name": {"en": "Shoal"}, "months": 4, "points": 6},
        {
            "id": "pairs",
            "name": {"en": "Pairs"},
            "months": [3, 2, 2],
            "exact": "true",
            "points": 5,
        },
        {"id": "dull", "name": {"en": "Dull"}, "months": [3, 3], "ends": "redeal"},
    ],
    "stopping": {
        "least": {"2": 5, "any": 3},
        "stop": {"en": "Land"},
        "go": {"en": "Sail"},
        "most_calls": 3,
        "go_points": 2,
        "caller_pays": "true",
    },
    "exhausted": {"scores": "dealer", "points": 6},
    "multipliers": [
        {
            "id": "sails",
            "name": {"en": "Long voyage"},
            "when": {"own_calls": 3},
            "factor": 3,
            "repeat": "each",
        },
        {
            "id": "few",
            "name": {"en": "Poor catch"},
            "when": {"yaku": ["beasts"]},
            "payer": {"cards": {"category": "chaff"}, "least": 1, "most": {"2": 6, "any": 4}},
        },
    ],
    "limit": 99,
}
"""A round ends when somebody stops, and the opponents pay."""

LAKE: Final[dict[str, Any]] = {
    "family": "fishing",
    "id": "lake",
    "name": {"en": "The Lake"},
    "summary": {"en": "Fish all day and count."},
    "players": {"least": 2, "most": 6},
    "deck": {"id": "full", "name": {"en": "All the flowers"}, "cards": "all"},
    "deal": {
        "2": {"hand": 8, "field": 8},
        "4": {"hand": 5, "field": 8},
        "6": {"hand": 3, "field": 12},
    },
    "values": [
        {"id": "bright", "cards": {"category": "bright"}, "points": 12},
        {"id": "rest", "cards": {"without": {"category": "bright"}}, "points": 2},
        {"id": "rain-man", "cards": {"role": "rain-man"}, "points": 1},
    ],
    "round_score": {"par": {"2": 66, "any": 33}, "others_yaku": "true"},
    "best_earns": [{"points": 1}, {"lead": 20, "points": 2}],
    "yaku": [
        {"id": "poems", "name": {"en": "Poems"}, "needs": [{"cards": {"ribbon": "poetry"}}]},
    ],
}
"""Every round is played to its end and counted."""
