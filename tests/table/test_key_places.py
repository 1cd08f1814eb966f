"""Which key went down: by where it is, and in a race also by the letter that stands on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from hanafuda_desktop.table.keyboard import is_key, key_at

YERU = 0x042B
"""The letter on the key of S on a Russian keyboard, and so what Qt calls that key there."""
Pressed = Callable[[str, int, int, int], QKeyEvent]


@pytest.fixture(name="pressed")
def _pressed(monkeypatch: pytest.MonkeyPatch) -> Pressed:
    """A key that went down: the platform, its scan code, its virtual key, and its letter."""

    def event(platform: str, scan: int, virtual: int, key: int) -> QKeyEvent:
        monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
        none = Qt.KeyboardModifier.NoModifier
        return QKeyEvent(QEvent.Type.KeyPress, key, none, scan, virtual, 0, "")

    return event


def test_a_key_is_known_by_where_it_is(pressed: Pressed) -> None:
    """On a French keyboard the key that an English one calls Q writes an A."""
    a = int(Qt.Key.Key_A)
    assert key_at(pressed("xcb", 16 + 8, 0, a)) == "Q"
    assert key_at(pressed("wayland", 30 + 8, 0, int(Qt.Key.Key_Q))) == "A"
    assert key_at(pressed("windows", 16, 0, a)) == "Q"
    assert key_at(pressed("cocoa", 0, 12, a)) == "Q"
    assert key_at(pressed("cocoa", 0, 0, int(Qt.Key.Key_Q))) == "A"


def test_where_the_system_does_not_tell_the_letter_counts(pressed: Pressed) -> None:
    assert key_at(pressed("offscreen", 0, 0, int(Qt.Key.Key_A))) == "A"
    assert key_at(pressed("xcb", 0, 0, int(Qt.Key.Key_Semicolon))) == ";"
    assert key_at(pressed("offscreen", 0, 0, int(Qt.Key.Key_Escape))) is None
    assert key_at(pressed("offscreen", 0, 0, int(Qt.Key.Key_1))) is None
    assert key_at(pressed("xcb", 1 + 8, 0, int(Qt.Key.Key_Escape))) is None


@pytest.mark.parametrize(
    ("platform", "scan", "virtual"),
    [("xcb", 39, 0), ("wayland", 39, 0), ("windows", 31, 0), ("cocoa", 0, 1)],
)
def test_in_another_script_the_key_in_the_letters_place_counts(
    platform: str, scan: int, virtual: int, pressed: Pressed
) -> None:
    yeru = pressed(platform, scan, virtual, YERU)
    assert is_key(yeru, Qt.Key.Key_S)
    assert not is_key(yeru, Qt.Key.Key_K)
    assert not is_key(yeru, Qt.Key.Key_Space)


def test_a_latin_letter_counts_wherever_it_is(pressed: Pressed) -> None:
    """On a Dvorak keyboard O is where S is elsewhere."""
    assert is_key(pressed("xcb", 39 + 8, 0, int(Qt.Key.Key_S)), Qt.Key.Key_S)
    assert not is_key(pressed("xcb", 31 + 8, 0, int(Qt.Key.Key_O)), Qt.Key.Key_S)
    assert is_key(pressed("xcb", 57 + 8, 0, int(Qt.Key.Key_Space)), Qt.Key.Key_Space)


def test_other_keys_are_no_letters(pressed: Pressed) -> None:
    for key in (Qt.Key.Key_Shift, Qt.Key.Key_Left, Qt.Key.Key_F2):
        assert not is_key(pressed("xcb", 113, 0, int(key)), Qt.Key.Key_S)
