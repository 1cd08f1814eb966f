"""Where the computer players of a window think, made late and ready in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanafuda_desktop.app.workers.thinking import Thinking
    from hanafuda_desktop.play.controller import Attendant


class ThinkingWhenNeeded:
    """One place for all tables, made when somebody needs it.

    Args:
        make: makes it.
    """

    def __init__(self, make: Callable[[], Thinking]) -> None:
        self._make = make
        self._made: Thinking | None = None
        self._has_time = False

    def place(self) -> Thinking:
        """Where they think."""
        if self._made is None:
            self._made = self._make()
        return self._made

    def painted(self) -> None:
        """The first table was painted; what it did not need may now be begun."""
        self._has_time = True

    def expect(self, attendant: Attendant) -> None:
        """Let the process come up while nothing is asked yet, if this table's game will ask."""
        session = attendant.session
        will_ask = attendant.asks_computers and session.is_open and session.seating.computers
        if self._has_time and will_ask:
            self.place().prepare()

    def stop(self) -> None:
        """The window closes."""
        if self._made is not None:
            self._made.stop()
