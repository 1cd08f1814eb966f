"""Keeps what a person has set, in a file with a version."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.storage.files import (
    NewerFile,
    alone_with,
    is_newer,
    read_document,
    set_aside,
    write_atomic,
)
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.text.language import tr

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
        data = read_document(path, _VERSION)
    except (OSError, ValueError):
        kept = set_aside(path)
        use_language(Settings().language)
        if not kept:
            return Settings(), tr("The settings could not be read; the usual ones are used.")
        return Settings(), tr(
            "The settings could not be read; the usual ones are used. The file was kept as {file}.",
            file=kept,
        )
    values, wrong = _sensible(data or {})
    settings = Settings(**values)
    use_language(settings.language)
    if data is not None and is_newer(data["version"], _VERSION):
        return settings, tr(
            "The settings were written by a newer version of this program and are left as they "
            "are. What is changed here is not kept."
        )
    if not wrong:
        return settings, ""
    names = ", ".join(wrong)
    return settings, tr("These settings made no sense and are as usual: {names}.", names=names)


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


def _checked(usual: Any, value: Any) -> Any:
    """The value in the type of the usual one."""
    kind = type(usual)
    if kind is tuple and isinstance(value, dict) and all(map(_are_keys, value.values())):
        # Which commands there are is not known here.
        return tuple((command, tuple(keys)) for command, keys in sorted(value.items()))
    if kind is tuple or not isinstance(value, bool if kind is bool else str):
        raise ValueError(value)
    return kind(value)


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
        data = read_document(path, _VERSION) or {"version": _VERSION}
    except (OSError, ValueError):
        return {}
    if is_newer(data["version"], _VERSION):
        raise NewerFile(path)
    return _sensible(data)[0]
