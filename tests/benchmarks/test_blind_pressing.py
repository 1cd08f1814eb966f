"""Measures how often somebody who presses all keys in turn loses to the casual level.

``pytest -m benchmark tests/benchmarks/test_blind_pressing.py -s`` prints it. Time is simulated, so
that it is the same on every machine.
"""

from __future__ import annotations

import pytest

from tests.families.speed.blind import pressing, rounds_lost
from tests.families.speed.tables import rules_of

pytestmark = pytest.mark.benchmark

ROUNDS = 100
LEAST = 90


@pytest.mark.parametrize("only_columns", [False, True], ids=["all-keys", "column-keys"])
@pytest.mark.parametrize("keys_a_second", [10, 30])
def test_pressing_blindly_loses(keys_a_second: int, only_columns: bool) -> None:
    make = pressing(keys_a_second, only_columns=only_columns)
    lost = rounds_lost(rules_of("hanapette"), "casual", make, ROUNDS)
    print(f"{keys_a_second} keys a second: {lost} of {ROUNDS} rounds lost")
    assert lost >= LEAST
