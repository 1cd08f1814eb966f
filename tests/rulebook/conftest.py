"""Every test of the rulebook may speak what it likes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hanafuda_desktop.language import ENGLISH, speak


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """What a test speaks is forgotten behind it."""
    yield
    speak(ENGLISH, None)
