"""A screen reader that listens, for tests of what it is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible


@pytest.fixture(autouse=True)
def _listening(qapp: object) -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
