"""The keys that are not commands: those of the table, of races and of games in real time.

They lie under certain fingers, or go by where things lie, and stay as they are. A command may have
one of them, except those without which the table could not be played at all, and whoever gives it
one is told.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from hanafuda_desktop.app.race_keys import KEY_ALONE, KEYS, key_name, keys_told
from hanafuda_desktop.app.speed_words import speed_keys_told
from hanafuda_desktop.table.keyboard import BINDINGS, Command
from hanafuda_desktop.table.speed_keys import Hand, block_of

__all__ = ["FIXED", "TableUse", "table_use"]

FIXED: Final = (
    ("On the table", tuple((binding.shown, binding.does) for binding in BINDINGS)),
    ("In real time", tuple(speed_keys_told())),
    ("In a race", tuple(keys_told())),
)
"""The keys that stay as they are, part by part: a heading, and each key with what it does."""
_NEEDED: Final = {
    Command.LEFT,
    Command.RIGHT,
    Command.UP,
    Command.DOWN,
    Command.ACT,
    Command.NEXT,
    Command.PREVIOUS,
}


class TableUse(NamedTuple):
    """What a key is for where it is no command's.

    Attributes:
        told: that, as a sentence.
        needed: whether no command may have it.
    """

    told: str
    needed: bool


def _uses() -> dict[str, TableUse]:
    real_time, race = set[str](), {key_name(key) for key in (KEY_ALONE, *KEYS)}
    for columns in (4, 5, 8):
        for hand in Hand:
            real_time |= block_of(hand, columns).keys.keys()
    found = {
        key: TableUse(f"In real time, {key} plays a card, and goes before a command.", needed=False)
        for key in real_time
    }
    for hand_key in race:
        also = f"{found[hand_key].told} " if hand_key in found else ""
        found[hand_key] = TableUse(f"{also}In a race, {hand_key} is a hand.", needed=False)
    for binding in BINDINGS:
        for key in binding.keys:
            name, needed = _name(key), binding.command in _NEEDED
            goes = "It cannot be given away." if needed else "A command goes before that."
            also = "" if needed or name not in found else f" {found[name].told}"
            found[name] = TableUse(f"At the table, {name}: {binding.does} {goes}{also}", needed)
    return found


def _name(key: Qt.Key) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


_USES: Final = _uses()


def table_use(key: str) -> TableUse | None:
    """What the table does with a key, written as Qt writes it; ``None`` if nothing."""
    return _USES.get(key)
