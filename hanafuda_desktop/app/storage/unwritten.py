"""Small files that could not be written: said once, and written when there is room again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from hanafuda_desktop.text.language import tr

_LOG: Final = logging.getLogger(__name__)

Write = Callable[[], None]
"""Writes what is to be written now; raises OSError when that is not possible."""


class Unwritten:
    """What of one window still waits for room on the disk.

    Args:
        say: takes a sentence for the person.
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._waiting: dict[str, Write] = {}

    def write(self, name: str, write: Write, trouble: Callable[[str], str]) -> None:
        """Write something now; if that fails, again later.

        Args:
            name: what it is; of several that wait, the last is written.
            write: writes it.
            trouble: says that it cannot be written, for a reason. It is said once until it can.
        """
        try:
            write()
        except OSError as error:
            _LOG.warning("%s could not be written: %s", name, error)
            if name not in self._waiting:
                self._say(trouble(error.strerror or str(error)))
            self._waiting[name] = write
        else:
            self._waiting.pop(name, None)

    def again(self) -> None:
        """Try what waits; costs nothing while nothing does."""
        if not self._waiting:
            return
        for name, write in list(self._waiting.items()):
            try:
                write()
            except OSError as error:
                _LOG.info("%s could still not be written: %s", name, error)
            else:
                del self._waiting[name]
        if not self._waiting:
            self._say(tr("What could not be written before is written now."))
