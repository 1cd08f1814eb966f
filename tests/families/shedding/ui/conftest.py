"""A table to play on, as the tests of the table have it."""

from __future__ import annotations

from tests.table.conftest import catalogue, plain_deck, playing, still

__all__ = ["catalogue", "plain_deck", "playing", "still"]
