"""Keeps what a person has set, in a file with a version, and lets a window go by it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hanafuda_desktop.app.storage.folders import (
    NewerFile,
    alone_with,
    is_newer,
    read_text,
    set_aside,
    write_atomic,
)
from hanafuda_desktop.play.settings import Keys, Settings
from hanafuda_desktop.table.cloth import has_high_contrast
from hanafuda_desktop.table.lettering import text_scale
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.window.main_window import MainWindow

_VERSION: Final = 1
_ONLY_IN_THEIR_WINDOW: Final = {"high_contrast", "ask_new_deal", "ask_restart", "ask_leave"}
SWITCHES: Final = {
    field.name.replace("_", "-"): field.name
    for field in fields(Settings)
    if isinstance(field.default, bool) and field.name not in _ONLY_IN_THEIR_WINDOW
}
"""The settings that are on or off and stand in a menu, by the entries that switch them."""
_MOST_KEYS: Final = 8
_LONGEST_KEY: Final = 40


def read_settings(path: Path, use_language: Callable[[str], object] = str) -> tuple[Settings, str]:
    """The settings in a file, and a sentence about what was wrong with it, or the empty string.

    A value that makes no sense is passed over; a file that makes none is set aside. One of a newer
    version is left alone: what of it makes sense is used.

    Args:
        path: the file; it need not exist.
        use_language: is told which language is set before a word is said.
    """
    try:
        text = read_text(path)
        data = _parsed(text) if text is not None else None
    except (OSError, ValueError, RecursionError):
        kept = set_aside(path)
        use_language(Settings().language)
        return Settings(), _told_unreadable(kept)
    values, wrong = _sensible(data or {})
    settings = Settings(**values)
    use_language(settings.language)
    if data is not None and is_newer(data["version"], _VERSION):
        return settings, tr(
            "The settings were written by a newer version of this program and are left as they "
            "are. What is changed here is not kept."
        )
    return settings, _told(wrong)


def _sensible(data: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The values in a file that make sense, by the names of settings, and which make none."""
    values: dict[str, Any] = {}
    wrong: list[str] = []
    for field in fields(Settings):
        if field.name in data:
            try:
                values[field.name] = _checked(field.default, data[field.name])
            except ValueError:
                wrong.append(field.name)
    return values, wrong


def _parsed(text: str) -> dict[str, Any]:
    """What a file of this version says, or of a newer one.

    Raises:
        ValueError: it says nothing of settings.
        RecursionError: the same.
    """
    data = json.loads(text)
    if isinstance(data, dict) and (
        data.get("version") == _VERSION or is_newer(data.get("version"), _VERSION)
    ):
        return data
    raise ValueError("no settings")


def _told_unreadable(kept: Path | None) -> str:
    if not kept:
        return tr("The settings could not be read; the usual ones are used.")
    return tr(
        "The settings could not be read; the usual ones are used. The file was kept as {file}.",
        file=kept,
    )


def _told(wrong: list[str]) -> str:
    if not wrong:
        return ""
    names = ", ".join(wrong)
    return tr("These settings made no sense and are as usual: {names}.", names=names)


def _checked(usual: Any, value: Any) -> Any:
    """The value in the type of the usual one."""
    kind = type(usual)
    if kind is tuple:
        return _checked_keys(value)
    if isinstance(value, bool) != (kind is bool) or not isinstance(value, bool | str):
        raise ValueError(value)
    return kind(value)


def _checked_keys(value: Any) -> Keys:
    """Commands and their keys; which of them there are is not known here."""
    if not isinstance(value, dict) or not all(map(_are_keys, value.values())):
        raise ValueError(value)
    return tuple((command, tuple(keys)) for command, keys in sorted(value.items()))


def _are_keys(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= _MOST_KEYS
        and all(isinstance(key, str) and 0 < len(key) <= _LONGEST_KEY for key in value)
    )


def write_settings(path: Path, settings: Settings, since: Settings | None = None) -> None:
    """Save the settings.

    Args:
        path: the file.
        settings: the settings.
        since: how they were when this program read or wrote them last. Only what is otherwise now
            is written, so that two programs take nothing from one another; left out, all is.

    Raises:
        NewerFile: those in the file are of a newer version.
        OSError: they could not be saved.
    """
    data = asdict(settings)
    with alone_with(path):
        written = _written(path)
        if since is not None:
            before = asdict(since)
            changed = {name: value for name, value in data.items() if value != before[name]}
            data |= written | changed
        # Tuples of pairs are maps in the file; what another program wrote is one already.
        data["keys"] = dict(data["keys"])
        write_atomic(path, json.dumps({"version": _VERSION, **data}, indent=1) + "\n")


def _written(path: Path) -> dict[str, Any]:
    """What stands in the file and makes sense, by the names of settings.

    Raises:
        NewerFile: it is of a newer version.
    """
    try:
        data = _parsed(read_text(path) or "")
    except (OSError, ValueError, RecursionError):
        return {}
    if is_newer(data["version"], _VERSION):
        raise NewerFile(path)
    return _sensible(data)[0]


# Lets every part of a window go by the settings, and keeps them on the disk.


class SettingsInUse:
    """The settings of one window.

    Args:
        window: the window, with everything in it already made.
        settings: those that are used and kept already.
    """

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        self._window = window
        self._kept = settings

    def follow(self, before: Settings) -> None:
        """Let everything go by the window's settings, which were others before."""
        window, settings = self._window, self._window.settings
        other_deck = settings.deck != before.deck
        if settings.language != before.language:
            from hanafuda_desktop.app.window.language import speak_anew

            speak_anew(window)
            other_deck |= window.decks.has_told
        if other_deck:
            window.decks.take(settings.deck)
        if other_deck or settings.marks != before.marks:
            window.decks.pictures.marks = settings.marks
            window.show_pictures()
        legible = settings.text_size.scale, settings.high_contrast
        if legible != (text_scale(), has_high_contrast()):
            from hanafuda_desktop.app.window.legibility import use_legibly

            use_legibly(settings)
        window.side.show_settings(settings)
        window.driver.apply(settings)
        window.pages.use(settings)
        window.sounds.use(settings)
        window.menu_actions.show_settings(settings)
        window.told.all()

    def keep(self) -> None:
        """Write down what is set now; if that cannot be, it is said, and tried again later."""
        self._window.unwritten.write(
            "settings",
            self._write,
            lambda why: tr("The settings cannot be saved ({why}).", why=why),
        )

    def _write(self) -> None:
        settings = self._window.settings
        write_settings(self._window.folders.settings, settings, self._kept)
        self._kept = settings
