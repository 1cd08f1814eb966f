"""Where a game is kept while it is played, whatever that is: a place, and what it holds.

Nothing here touches a disk; the program hands in what does.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from hanafuda_desktop.engine.family import EngineError
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.record import Record
from hanafuda_desktop.text.language import tr, tr_noop

_LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GameRef:
    """Which game: one of the catalogue by its id, or a rule file somewhere else."""

    id: str
    file: Path | None = None

    @property
    def key(self) -> str:
        """The name its saved games have; two files of one name in two folders do not clash."""
        if self.file is None:
            return self.id
        return f"{self.id}@{sha256(str(self.file).encode()).hexdigest()[:10]}"


class SlotContent(NamedTuple):
    """What a slot held: a game with its record, or a sentence that says why not, or neither.

    Both where the game is there, but not all that was played of it.
    """

    game: Game | None = None
    record: Record | None = None
    trouble: str = ""


class SavePlace(Protocol):
    """The place of one window's game, held until :meth:`close`."""

    def read(self, *, previous: bool = False) -> SlotContent:
        """What is saved here, or what was kept beside it."""

    def write(self, text: str, *, previous: bool = False) -> None:
        """Save a record.

        Raises:
            OSError: it could not be saved; the record saved before still stands.
        """

    def add(self, word: str) -> None:
        """Add a move to the record that was written last.

        Raises:
            OSError: it could not be added; the record should be written anew.
        """

    def exchange(self, text: str) -> None:
        """Put the earlier game in the saved one's place, and this record in the earlier one's.

        Raises:
            OSError: it could not be done; both records still stand.
        """

    def close(self) -> None:
        """Let another window have this place."""


class SaveStore(Protocol):
    """All saved games."""

    def take(self, ref: GameRef) -> SavePlace:
        """The first place of a game that no other window holds."""

    def last(self) -> GameRef | None:
        """The game that was open last, if that is known."""

    def remember(self, ref: GameRef) -> None:
        """Note which game is open.

        Raises:
            OSError: it could not be noted.
        """


# Keeps one window's game in its place, and says so when that fails; it never stops the play.


class Autosave:
    """The saved place of one window's game.

    Args:
        saves: all saved games; ``None`` where nothing is kept.
        say: takes a sentence for the person.
    """

    def __init__(self, saves: SaveStore | None, say: Callable[[str], None]) -> None:
        self._saves = saves
        self._say = say
        self._slot: SavePlace | None = None
        self._fails = False
        self.ref: GameRef | None = None

    @contextmanager
    def moving_to(self, ref: GameRef) -> Iterator[SlotContent]:
        """Take a game's place, and give what is saved there.

        The place held so far is let go of when the block has ended well. If it raises, all is as it
        was before.
        """
        if self._saves is None:
            yield SlotContent()
            self.ref = ref
            return
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

    def move_to(self, ref: GameRef) -> SlotContent:
        """Let go of the place held so far, take a game's place, and return what is saved there."""
        with self.moving_to(ref) as found:
            return found

    def leave(self) -> None:
        """Let another window have this place."""
        if self._slot is not None:
            self._slot.close()
            self._slot = None

    def previous(self) -> SlotContent:
        """The game that was kept when this one was dealt."""
        return SlotContent() if self._slot is None else self._slot.read(previous=True)

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
        return None if self._saves is None else self._saves.last()

    def remember(self) -> None:
        """Note that this game was open last."""
        if self._saves is None or self.ref is None or self.ref == self._saves.last():
            return
        try:
            self._saves.remember(self.ref)
        except OSError as error:  # the save itself has failed too, and has said so
            _LOG.warning("the last game could not be noted: %s", error)
