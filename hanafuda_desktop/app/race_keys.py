"""The keys with which people at one keyboard race: one place to look, and one to change them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from hanafuda_desktop.language import tr

__all__ = ["KEYS", "KEY_ALONE", "key_name", "keys_told", "race_keys"]

KEY_ALONE: Final = Qt.Key.Key_Space
"""For who alone plays here."""
KEYS: Final = (
    Qt.Key.Key_S,
    Qt.Key.Key_K,
    Qt.Key.Key_G,
    Qt.Key.Key_P,
    Qt.Key.Key_C,
    Qt.Key.Key_N,
    Qt.Key.Key_R,
)
"""For the first person at this screen, the second, and so on, as many as any game seats: so far
apart that the hands do not meet, and at the same place on every Latin keyboard. Where a keyboard
has no such letters, :func:`~hanafuda_desktop.table.key_places.is_key` knows the place."""


def race_keys(persons: Sequence[int]) -> dict[int, Qt.Key]:
    """The key of each person at the table, by seats: the same in every race of a game.

    Args:
        persons: the seats of all people at this screen, whether they race or not; no more than
            there are keys.
    """
    if len(persons) == 1:
        return {persons[0]: KEY_ALONE}
    return dict(zip(persons, KEYS[: len(persons)], strict=True))


def key_name(key: Qt.Key) -> str:
    """What people call a key."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def keys_told() -> list[tuple[str, str]]:
    """Every key of a race, and whose it is."""
    several = ", ".join(key_name(key) for key in KEYS)
    return [
        (key_name(KEY_ALONE), tr("Your hand, if nobody else plays at this keyboard; or click.")),
        (
            several,
            tr(
                "The hands of the people at this keyboard, from the first seat on. On a keyboard "
                "of another script these are the keys in the same places."
            ),
        ),
    ]
