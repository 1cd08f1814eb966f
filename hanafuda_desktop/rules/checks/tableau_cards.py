"""Cards that a patience speaks of: whether the deck has them, and whether anything ever fits."""

from __future__ import annotations

from hanafuda_desktop.rules.checks.named_cards import deck_has_cards, names_cards

__all__ = ["CHECKS"]

CHECKS = (
    deck_has_cards,
    *(names_cards(key) for key in ("columns", "stock", "cells", "foundations", "yaku")),
)
