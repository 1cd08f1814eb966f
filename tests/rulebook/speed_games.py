"""A made-up real-time game that uses every key."""

from __future__ import annotations

from typing import Any, Final

__all__ = ["SQUALL"]

SQUALL: Final[dict[str, Any]] = {
    "family": "speed",
    "id": "squall",
    "name": {"en": "The Squall", "ja": "疾風"},
    "summary": {"en": "Be gone before the rain."},
    "minutes": 8,
    "credits": [{"author": "A. Sailor", "work": "On Squalls", "year": 1999}],
    "players": {"least": 2, "most": 2},
    "deck": {"id": "full", "name": {"en": "All the flowers"}, "cards": "all"},
    "notes": [{"en": "Mind the boom."}],
    "columns": [4, 3, 2],
    "fits": [{"month": "adjacent"}, {"cards": {"role": "lightning"}}],
    "refused_ms": 1500,
    "turning": "by-itself",
    "joining": {"fits": [{"month": "same"}], "to_middle": "block"},
    "empty_columns": [{"category": "chaff"}],
    "last_card": "open",
    "blocked": "again",
    "spoils": {"winner": "larger"},
    "too_few": {"stacks": "two", "decides": "short"},
    "rounds": 9,
    "points": {"counts": "all"},
}
