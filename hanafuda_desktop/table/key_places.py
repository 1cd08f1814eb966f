"""Where keys are on the keyboard, whatever stands on them.

Keys are named by what stands on them on an English keyboard. The system tells where a key is (its
scan code), so that the keys of a hand lie under the same fingers on any keyboard, and a letter is
found by people in whose script there is no such letter; where the system does not tell, a key is
known by its letter.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

__all__ = ["Pressed", "is_key", "key_at", "pressed"]

_PLACES: Final[dict[str, tuple[int, int]]] = {
    "Q": (16, 12),
    "W": (17, 13),
    "E": (18, 14),
    "R": (19, 15),
    "T": (20, 17),
    "Y": (21, 16),
    "U": (22, 32),
    "I": (23, 34),
    "O": (24, 31),
    "P": (25, 35),
    "A": (30, 0),
    "S": (31, 1),
    "D": (32, 2),
    "F": (33, 3),
    "G": (34, 5),
    "H": (35, 4),
    "J": (36, 38),
    "K": (37, 40),
    "L": (38, 37),
    ";": (39, 41),
    "Z": (44, 6),
    "X": (45, 7),
    "C": (46, 8),
    "V": (47, 9),
    "B": (48, 11),
    "N": (49, 45),
    "M": (50, 46),
    ",": (51, 43),
    ".": (52, 47),
    "/": (53, 44),
}
"""Where each key is: its scan code on a PC, and its virtual key code on a Mac."""
_BY_SCAN: Final = {scan: key for key, (scan, _) in _PLACES.items()}
_BY_MAC: Final = {mac: key for key, (_, mac) in _PLACES.items()}
_AFTER_X: Final = 8
"""X and Wayland count scan codes from here."""
_LATIN_ENDS: Final = 0x250
"""Letters from here on are of another script: its keyboards write no Latin letter by themselves."""


class Pressed(NamedTuple):
    """A key as the system tells of it.

    Attributes:
        platform: the name of Qt's platform.
        scan: the native scan code.
        virtual: the native virtual key.
        key: what Qt calls it, by its letter.
    """

    platform: str
    scan: int
    virtual: int
    key: int


def pressed(event: QKeyEvent) -> Pressed:
    """The key of an event."""
    return Pressed(
        QGuiApplication.platformName(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.key(),
    )


def key_at(pressed: Pressed) -> str | None:
    """The name of the letter's key that is there; ``None`` for any other."""
    platform, scan, virtual, key = pressed
    if platform == "cocoa":
        return _BY_MAC.get(virtual)
    if platform in ("xcb", "wayland", "wayland-egl") and scan > _AFTER_X:
        return _BY_SCAN.get(scan - _AFTER_X)
    if platform == "windows" and scan:
        return _BY_SCAN.get(scan)
    name = chr(key) if Qt.Key.Key_Space <= key <= Qt.Key.Key_AsciiTilde else ""
    return name if name in _PLACES else None


def is_key(pressed: Pressed, wanted: Qt.Key) -> bool:
    """Whether this is the key with a letter, or in another script the one in that letter's place.

    Args:
        pressed: the key that went down.
        wanted: the key by its letter, as it is shown to people.
    """
    if pressed.key < _LATIN_ENDS or pressed.key == wanted:
        return pressed.key == wanted
    return key_at(pressed) == chr(wanted) if wanted < _LATIN_ENDS else False
