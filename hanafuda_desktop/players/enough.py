"""Says when a search has had the time that there is for it.

Players know no clock: whoever asks one may hand it something that does. Without that, what is found
depends on nothing but the question and the chance.
"""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["Enough", "never"]

Enough = Callable[[], bool]
"""Whether it is time to give the best answer that is known so far; once it is, it stays so."""


def never() -> bool:
    """There is all the time in the world."""
    return False
