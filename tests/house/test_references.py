"""A docstring that refers to a module leads to one: moved files take their readers along."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hanafuda_desktop

ROOT = Path(hanafuda_desktop.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))
MODULES = [file.relative_to(ROOT).with_suffix("").parts for file in FILES]
_REFERENCE = re.compile(r":mod:`~?\.?([\w.]+)`")


def lost(text: str) -> list[str]:
    """The modules that a text refers to and that are not there."""
    referred = [tuple(name.split(".")) for name in _REFERENCE.findall(text)]
    return [
        ".".join(name)
        for name in referred
        if not any(module[-len(name) :] == name for module in MODULES)
    ]


def test_every_module_that_is_referred_to_is_there() -> None:
    found = {str(file.relative_to(ROOT)): lost(file.read_text("utf-8")) for file in FILES}
    assert {name: names for name, names in found.items() if names} == {}


@pytest.mark.parametrize("text", ["See :mod:`.nothing`.", "See :mod:`~.engine.nothing`."])
def test_a_lost_module_is_found(text: str) -> None:
    assert len(lost(text)) == 1
