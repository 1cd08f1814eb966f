"""What may be written under a key: for the hints about keys that are missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["example_of"]

_EXAMPLES: Final[Mapping[str, str]] = {
    "id": "ours",
    "name": "Our Way",
    "summary": "Collect what belongs together.",
    "deck": "hanafuda-48",
    "author": "Our club",
    "cards": "{category: bright}",
    "category": "chaff",
    "needs": "[{cards: {category: bright}, count: 3}]",
    "points": "5",
    "least": "2",
    "most": "2",
    "count": "4",
    "hand": "8",
    "field": "8",
    "months": "[2, 2]",
    "stop": "Stop",
    "go": "Go on",
    "win": "{cards_left: 0}",
    "sizes": "[8, 8, 8, 8, 8, 8]",
    "TableauRules.columns": "[{id: beds, name: Bed, sizes: [8, 8, 8, 8, 8, 8]}]",
    "SpeedRules.columns": "[1, 2, 3, 4, 5]",
    "FishingRules.deal": "{2: {hand: 8, field: 8}}",
    "SheddingRules.deal": "{2: {hand: 12}}",
    "combinations": "[{id: single, name: Single}]",
}
"""By the key; by the model and the key where a key says different things in different places."""


def example_of(model: str, key: str) -> str | None:
    """A line such as ``deck: hanafuda-48``; ``None`` for a key that may be left out."""
    value = _EXAMPLES.get(f"{model}.{key}") or _EXAMPLES.get(key)
    return None if value is None else f"{key}: {value}"
