"""Tests wait as long as a busy machine needs: all of them by one limit."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]


def _own_limits(path: Path) -> list[str]:
    """Where a file says by a number of its own how long to wait for something."""
    return [
        f"{path.relative_to(TESTS)}:{word.value.lineno}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        for word in node.keywords
        if word.arg == "timeout" and isinstance(word.value, ast.Constant)
    ]


def test_no_test_has_a_limit_of_its_own() -> None:
    found = [limit for path in sorted(TESTS.rglob("*.py")) for limit in _own_limits(path)]
    assert found == [], "tests.patience says how long one waits"
