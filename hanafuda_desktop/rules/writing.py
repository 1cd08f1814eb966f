"""How a value is written in YAML by hand: short, on one line where it fits, quoted where needed."""

from __future__ import annotations

import re
from typing import Any, Final

__all__ = ["Plain", "as_read", "entry_text", "flow", "item_text", "nested"]

Plain = str | int | bool | float | list[Any] | dict[str, Any] | None
"""A value to be written: words, numbers, lists, and maps from words."""

_STEP: Final = 2
"""Spaces that a new level is set in."""
_FITS: Final = 96
"""Characters that a line may have; a longer new part is written over several."""
_SAYS: Final = 2
"""So many keys a part may have to stand on one line among parts that take several."""
_PLAIN_TEXT: Final = re.compile(r"[^\W_](?:[\w ./+'()×–-]*[\w)./])?")
_TAKEN: Final = frozenset({"null", "Null", "NULL", "~"})


def flow(value: Plain) -> str:
    """A value on one line."""
    match value:
        case None:
            return "~"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return str(value)
        case str():
            return _quoted(value)
        case list():
            return f"[{', '.join(map(flow, value))}]"
        case dict():
            return "{" + ", ".join(f"{_quoted(key)}: {flow(value[key])}" for key in value) + "}"


def _quoted(text: str) -> str:
    if _PLAIN_TEXT.fullmatch(text) and text not in _TAKEN and ": " not in text and " #" not in text:
        return text
    if "\n" not in text and "'" not in text:
        return f"'{text}'"
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def entry_text(key: str, value: Plain, indent: int) -> str:
    """A key and its value on lines of their own; lists of maps take a line for each."""
    space = " " * indent
    line = f"{space}{_quoted(key)}: {flow(value)}\n"
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        items = "".join(item_text(item, indent + _STEP) for item in value)
        return f"{space}{_quoted(key)}:\n{items}"
    if len(line) > _FITS and isinstance(value, dict):
        inner = "".join(entry_text(name, value[name], indent + _STEP) for name in value)
        return f"{space}{_quoted(key)}:\n{inner}"
    return line


def item_text(item: Plain, indent: int, *, as_lines: bool = False) -> str:
    """A part of a list on a line of its own, or on a line for each of its keys.

    Args:
        item: the part.
        indent: spaces before its dash.
        as_lines: whether the other parts of the list have lines for their keys; a part that says
            little is written on one line in any case.
    """
    line = f"{' ' * indent}- {flow(item)}\n"
    if not isinstance(item, dict) or (len(line) <= _FITS and not (as_lines and len(item) > _SAYS)):
        return line
    inner = "".join(entry_text(key, item[key], indent + _STEP) for key in item)
    return f"{' ' * indent}- {inner[indent + _STEP :]}"


def nested(path: tuple[str, ...], value: Plain, lists: frozenset[str], above: str) -> Plain:
    """A value under the rest of a path that is not there yet."""
    if not path:
        return value
    if above not in lists:
        return {path[0]: nested(path[1:], value, lists, path[0])}
    rest = {path[1]: nested(path[2:], value, lists, path[1])} if path[1:] else value
    return [{"id": path[0], **(rest if isinstance(rest, dict) else {})}]


def as_read(value: Plain) -> Any:
    """A value as reading a text gives it: words alone."""
    match value:
        case None | str():
            return value
        case bool() | int() | float():
            return flow(value)
        case list():
            return [as_read(item) for item in value]
        case dict():
            return {key: as_read(inner) for key, inner in value.items()}
