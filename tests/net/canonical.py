"""Values as plain words and numbers, however their classes and fields are called.

What the engine says must stay when the code is rebuilt; what its classes are called need not. So
a value is told by what it holds, in the order in which it holds it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import blake2b
from typing import Any

__all__ = ["checksum", "plain"]


def plain(value: Any) -> Any:
    """The value as JSON has it: no class, no name of a field.

    Raises:
        TypeError: it is none that a game, a record or a rule file holds.
    """
    match value:
        case Enum():
            return plain(value.value)
        case None | bool() | int() | str() | float():
            return value
        case Mapping():
            return [[plain(key), plain(inner)] for key, inner in value.items()]
        case frozenset() | set():
            return sorted(map(plain, value))
        case tuple() | list():
            return [plain(each) for each in value]
        case _ if is_dataclass(value):
            return [plain(getattr(value, each.name)) for each in fields(value) if each.compare]
        case _ if hasattr(value, "model_dump"):
            return value.model_dump(mode="json")
        case _:
            raise TypeError(f"{type(value).__name__} cannot be told plainly")


def checksum(value: Any, size: int = 4) -> str:
    """A short word that is another one for nearly every other value."""
    text = json.dumps(plain(value), ensure_ascii=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=size).hexdigest()
