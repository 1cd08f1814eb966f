"""The command line says what it said."""

from __future__ import annotations

import pytest

from tests.net.commands import CALLS, LONG, lines_of, recorded


@pytest.mark.parametrize(
    "call", [pytest.param(each, marks=[pytest.mark.deep] * (each in LONG)) for each in CALLS]
)
def test_a_command_says_what_it_said(call: str) -> None:
    assert lines_of(call) == recorded(call)
