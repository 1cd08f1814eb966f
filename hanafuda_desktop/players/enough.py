"""Says when a search has had the time that there is for it.

Players know no clock: whoever asks one may hand it something that does. Without that, what is found
depends on nothing but the question and the chance.
"""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["Enough", "Limits", "never", "unlimited"]

Enough = Callable[[], bool]
"""Whether it is time to give the best answer that is known so far; once it is, it stays so."""

Limits = Callable[[float], Enough]
"""Says for a share of the time that there is, counted from its beginning, when it is over."""


def never() -> bool:
    """There is all the time in the world."""
    return False


def unlimited(_share: float) -> Enough:
    """It is never over."""
    return never
