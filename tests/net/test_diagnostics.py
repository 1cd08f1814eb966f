"""The same is said of a rule file with a slip of the pen as before."""

from __future__ import annotations

import pytest

from tests.net.diagnostics import FEW, FILES, FOLDER, lines_of, recorded


def test_every_rule_file_has_its_slips() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == [*FILES]


@pytest.mark.parametrize("file", FILES)
def test_the_same_is_said_of_a_slip(file: str) -> None:
    assert lines_of(file, FEW) == recorded(file)[:FEW]


@pytest.mark.deep
@pytest.mark.parametrize("file", FILES)
def test_the_same_is_said_of_every_slip(file: str) -> None:
    assert lines_of(file) == recorded(file)
