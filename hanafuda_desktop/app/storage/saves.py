"""Saved games: one for each game, and one more for each further window that plays the same game.

Beside a window's game lies the one it played before, so that a new deal dealt by mistake loses
nothing.
"""

from __future__ import annotations

import errno
import json
import logging
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.storage.files import (
    files_in,
    locked,
    move_file,
    read_text,
    set_aside,
    write_atomic,
)
from hanafuda_desktop.engine.family import NewerRecord, RecordError
from hanafuda_desktop.engine.record import Record, is_newer, read_record, replay
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.play.autosave import GameRef, SlotContent
from hanafuda_desktop.text.language import tr, trn

# What was played since a record was written, appended to a file move by move.
#
# A game that waits for nobody has no time to write its record anew for every card. Each move is
# added to the end of this file before it is shown, and handed to the system at once: it is kept if
# the program is killed the next instant. It is not forced onto the disk, so that the game never
# waits for that; if the computer itself fails, what was played since the record was written last
# may be lost.
#
# The first line is the last line of the record that the moves go on from. A record that was
# written since has another one, so what is left of an older time is never taken for new.

_FLAGS: Final = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND | getattr(os, "O_BINARY", 0)
_NOW: Final = getattr(os, "O_NONBLOCK", 0)
"""A pipe in the file's place is an error then, and none that waits for somebody who reads."""


def _head_of(record: str) -> str:
    """A record's last line, which is another one for every other record."""
    return record.rstrip().rpartition("\n")[2]


_LOG: Final = logging.getLogger(__name__)
_MOST_WINDOWS: Final = 50
_MOST_ID: Final = 60


class Slot:
    """The place of one window's game, held until :meth:`close`.

    Args:
        path: the file of the saved game.
        lock: the handle that keeps other windows away, if that is possible.
        newer: a saved game of a newer version of the program, beside which this one has its place.
    """

    def __init__(self, path: Path, lock: int | None, newer: Path | None = None) -> None:
        self.path = path
        self._newer = newer
        self.previous_path = path.with_suffix(".previous.txt")
        self._between_path = path.with_suffix(".between.txt")
        self._moves_path = path.with_suffix(".moves.txt")
        self._moves: int | None = None
        self._head = ""
        self._lock = lock

    @property
    def newer(self) -> Path | None:
        """The file here, if any, that a newer version of the program wrote."""
        files = (self.path, self.previous_path, self._between_path)
        return next(filter(_is_newer, files), None)

    def read(self, *, previous: bool = False) -> SlotContent:
        """The saved game. A damaged one is set aside, and the answer says so."""
        path = self.previous_path if previous else self.path
        if previous:
            self._end_exchange()
        try:
            found = self._read(path)
            if found.game is None and self._newer is not None and not previous:
                return SlotContent(trouble=_left_alone(self._newer))
            return found
        except NewerRecord:
            return SlotContent(trouble=_left_alone(path))
        except (OSError, ValueError) as error:
            kept = set_aside(path)
            why = _sentence(error)
            if not kept:
                return SlotContent(trouble=tr("The saved game could not be read: {why}", why=why))
            said = tr(
                "The saved game could not be read: {why} It was kept as {file}.", why=why, file=kept
            )
            return SlotContent(trouble=said)

    def glance(self) -> SlotContent:
        """The saved game; what cannot be read is left where it is, for whoever plays it."""
        try:
            return self._read(self.path)
        except (OSError, ValueError):
            return SlotContent()

    def _read(self, path: Path) -> SlotContent:
        text = read_text(path)
        if text is None:
            return SlotContent()
        record = read_record(text, LANGUAGE)
        words = self._added_to(text) if path == self.path else ()
        if words:
            return _continued(record, words)
        return SlotContent(replay(record, compile_rules), record)

    def _added_to(self, record: str) -> tuple[str, ...]:
        """The moves that go on from this record; one that was cut off is left out.

        What is no text is no move, but hides none of those before it. Where nothing can be read
        there are none, and the record is what there is.
        """
        try:
            text = read_text(self._moves_path, errors="replace") or ""
        except (OSError, ValueError) as error:
            _LOG.warning("what was played after the record cannot be read: %s", error)
            return ()
        head, *words = text.split("\n")[:-1] or [""]
        return tuple(words) if head and head == _head_of(record) else ()

    def write(self, text: str, *, previous: bool = False) -> None:
        """Save a record.

        Raises:
            OSError: it could not be saved; the record saved before still stands.
        """
        write_atomic(self.previous_path if previous else self.path, text)
        if not previous:
            self._add_no_more()
            self._head = _head_of(text)

    def add(self, word: str) -> None:
        """Add a move to the record that was written last.

        Raises:
            OSError: it could not be added, or there is no such record; it should be written anew,
                and no further move is added before that.
        """
        if not self._head:
            raise OSError(errno.EINVAL, "there is no record to go on from")
        line = f"{word}\n"
        try:
            if self._moves is None:
                self._moves = os.open(self._moves_path, _FLAGS | _NOW, 0o644)
                line = f"{self._head}\n{line}"
            data = line.encode()
            if os.write(self._moves, data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError:
            self._add_no_more()
            raise

    def _add_no_more(self) -> None:
        """Let go of the file of moves."""
        moves, self._moves, self._head = self._moves, None, ""
        if moves is not None:
            os.close(moves)

    def exchange(self, text: str) -> None:
        """Put the earlier game in the saved one's place, and this record in the earlier one's.

        Each game is in some file at every instant, so a kill loses neither.

        Raises:
            OSError: it could not be done; both records still stand.
        """
        self._add_no_more()
        write_atomic(self._between_path, text)
        try:
            move_file(self.previous_path, self.path)
        except OSError:
            with suppress(OSError):  # the first fault is the one to report
                self._between_path.unlink()
            raise
        self._end_exchange()

    def _end_exchange(self) -> None:
        """Do the last step of an exchange, also of one that was cut short."""
        try:
            if self.previous_path.exists():  # cut short before the games changed places
                self._between_path.unlink(missing_ok=True)
            elif self._between_path.exists():
                move_file(self._between_path, self.previous_path)
        except OSError as error:  # whoever asks for the earlier game next tries again
            _LOG.warning("the earlier game could not be put in its place: %s", error)

    def close(self) -> None:
        """Let another window have this slot."""
        self._add_no_more()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


class Saves:
    """All saved games of a user.

    Args:
        folder: where they lie; it need not exist.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._last = folder / "last.json"

    def take(self, ref: GameRef) -> Slot:
        """The first slot of a game that no other window holds.

        One in which a newer version of the program has saved a game is left alone. Where locks
        are not possible the slot is ours without one.
        """
        newer: Path | None = None
        for name in _slots(ref):
            path = self.folder / f"{name}.txt"
            try:
                lock = locked(self.folder / f".{name}.lock")
            except OSError:  # the folder cannot be written; the first save will say so
                return Slot(path, None)
            if lock is not None:
                slot = Slot(path, lock, newer)
                if slot.newer is None:
                    return slot
                newer = slot.newer
                slot.close()
        return Slot(self.folder / f"{ref.key}.last.txt", None)

    def glance(self, ref: GameRef) -> SlotContent:
        """What is saved of a game in its first slot, whoever holds that; nothing is changed."""
        slots = (Slot(self.folder / f"{name}.txt", None) for name in _slots(ref))
        return next((slot.glance() for slot in slots if slot.newer is None), SlotContent())

    def saved(self) -> list[GameRef]:
        """The games of which something is saved: the one that was open last, then by time."""
        files = [path for path in files_in(self.folder, "*.txt") if _is_id(path.stem)]
        files.sort(key=_written, reverse=True)
        found, last = [GameRef(path.stem) for path in files], self.last()
        return found if last is None else [last, *(ref for ref in found if ref != last)]

    def last(self) -> GameRef | None:
        """The game that was open last, if that is known."""
        try:
            text = read_text(self._last)
            return None if text is None else _read_ref(json.loads(text))
        except (OSError, ValueError, RecursionError):
            set_aside(self._last)
            return None

    def remember(self, ref: GameRef) -> None:
        """Note which game is open.

        Raises:
            OSError: it could not be noted.
        """
        file = None if ref.file is None else str(ref.file)
        write_atomic(self._last, json.dumps({"game": ref.id, "file": file}) + "\n")


def _slots(ref: GameRef) -> Iterator[str]:
    """The names of a game's slots, in order."""
    yield ref.key
    for number in range(2, _MOST_WINDOWS + 1):
        yield f"{ref.key}.{number}"


def _is_newer(path: Path) -> bool:
    """Whether a newer version of the program wrote this record."""
    try:
        return is_newer(read_text(path, errors="replace") or "")
    except (OSError, ValueError):
        return False


def _left_alone(path: Path) -> str:
    return tr(
        "The saved game was written by a newer version of this program and is left as it is: "
        "{file}.",
        file=path,
    )


def _continued(record: Record, words: tuple[str, ...]) -> SlotContent:
    """The game with what was played after its record was written, as far as it can be played."""
    try:
        longer = _longer(record, words)
        return SlotContent(replay(longer, compile_rules), longer)
    except RecordError as error:
        _LOG.warning("not all that was played after the record can be played again: %s", error)
    best = SlotContent(replay(record, compile_rules), record)
    playable, broken = 0, len(words)
    while broken - playable > 1:
        count = (playable + broken) // 2
        longer = _longer(record, words[:count])
        try:
            best, playable = SlotContent(replay(longer, compile_rules), longer), count
        except RecordError:
            broken = count
    lost = len(words) - playable
    said = trn(
        "The last move of the saved game could not be read.",
        "The last {n} moves of the saved game could not be read.",
        lost,
    )
    return best._replace(trouble=said)


def _longer(record: Record, words: tuple[str, ...]) -> Record:
    """A record with more moves."""
    moves = (*record.moves[: record.played], *words)
    return replace(record, moves=moves, played=len(moves), move_lines=())


def _read_ref(data: Any) -> GameRef:
    match data:
        case {"game": str(game), "file": str() | None as file} if _is_id(game):
            return GameRef(game, None if file is None else Path(file))
    raise ValueError("no game is named")


def _written(path: Path) -> float:
    """When a file was written; gone meanwhile, it is as old as can be."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _is_id(text: str) -> bool:
    return 0 < len(text) <= _MOST_ID and all(
        (c.isascii() and c.isalnum()) or c == "-" for c in text
    )


def _sentence(error: Exception) -> str:
    text = str(error)
    if isinstance(error, OSError):
        text = error.strerror or text
    elif isinstance(error, UnicodeDecodeError):
        text = tr("it is no text")
    from hanafuda_desktop.text.vocabulary import sentence

    return sentence(text)


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
