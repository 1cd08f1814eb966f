"""Keeps one window's game on the disk, and says so when that fails; it never stops the play."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from hanafuda_desktop.app.storage.saves import Found, GameRef, Saves, Slot
from hanafuda_desktop.engine.family import EngineError
from hanafuda_desktop.text.language import tr, tr_noop

# Small files that could not be written: said once, and written when there is room again.

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


_LOG: Final = logging.getLogger(__name__)


class Autosave:
    """The saved place of one window's game.

    Args:
        saves: all saved games.
        say: takes a sentence for the person.
    """

    def __init__(self, saves: Saves, say: Callable[[str], None]) -> None:
        self._saves = saves
        self._say = say
        self._slot: Slot | None = None
        self._fails = False
        self.ref: GameRef | None = None

    @contextmanager
    def moving_to(self, ref: GameRef) -> Iterator[Found]:
        """Take a game's place, and give what is saved there.

        The place held so far is let go of when the block has ended well. If it raises, all is as it
        was before.
        """
        if ref == self.ref and self._slot is not None:
            yield self._slot.read()
            return
        slot = self._saves.take(ref)
        try:
            yield slot.read()
        except BaseException:
            slot.close()
            raise
        self.leave()
        self._slot, self.ref = slot, ref

    def move_to(self, ref: GameRef) -> Found:
        """Let go of the place held so far, take a game's place, and return what is saved there."""
        with self.moving_to(ref) as found:
            return found

    def leave(self) -> None:
        """Let another window have this place."""
        if self._slot is not None:
            self._slot.close()
            self._slot = None

    def previous(self) -> Found:
        """The game that was kept when this one was dealt."""
        return Found() if self._slot is None else self._slot.read(previous=True)

    def keep(self, text: Callable[[], str], *, previous: bool = False) -> None:
        """Save a record; what goes wrong is said once, and once more when it goes well again."""
        slot = self._slot
        if slot is not None:
            self._try(lambda: slot.write(text(), previous=previous))

    def add(self, word: str, text: Callable[[], str]) -> None:
        """Add a move to the record that was saved last; where that cannot be done, save all."""
        slot = self._slot
        if slot is None:
            return
        try:
            slot.add(word)
        except OSError as error:
            _LOG.info("a move could not be added to the saved game: %s", error)
            self.keep(text)

    def exchange(self, text: Callable[[], str]) -> bool:
        """Put the earlier game in this one's place, and this record in the earlier one's.

        Returns whether it was done; what goes wrong is said as by :meth:`keep`.
        """
        slot = self._slot
        return slot is not None and self._try(lambda: slot.exchange(text()))

    def _try(self, save: Callable[[], None]) -> bool:
        try:
            save()
        except (OSError, EngineError) as error:
            _LOG.warning("the game could not be saved: %s", error)
            if not self._fails:
                self._fails = True
                reason = (isinstance(error, OSError) and error.strerror) or str(error)
                said = tr_noop("The game cannot be saved ({reason}). You can go on playing.")
                self._say(tr(said, reason=reason))
            return False
        if self._fails:
            self._fails = False
            self._say(tr("The game is being saved again."))
        return True

    def last(self) -> GameRef | None:
        """The game that was open last."""
        return self._saves.last()

    def remember(self) -> None:
        """Note that this game was open last."""
        if self.ref is None or self.ref == self._saves.last():
            return
        try:
            self._saves.remember(self.ref)
        except OSError as error:  # the save itself has failed too, and has said so
            _LOG.warning("the last game could not be noted: %s", error)
