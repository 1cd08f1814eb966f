"""Stands in for pydantic's loader of plugins, which nothing here wants.

Told by ``PYDANTIC_DISABLE_PLUGINS`` to load none, pydantic 2 imports its loader all the same, and
with it ``importlib.metadata``, ``email``, ``zipfile`` and ``socket``: a thirtieth of a start.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any, Final

__all__ = ["get_plugins", "stand_in"]

_LOADER: Final = "pydantic.plugin._loader"


def get_plugins() -> tuple[()]:
    """The plugins of pydantic: none."""
    return ()


def __getattr__(name: str) -> Any:
    """Whatever else a version of pydantic may want of its loader comes from the loader itself."""
    if name.startswith("__"):
        raise AttributeError(name)
    if sys.modules.get(_LOADER) is sys.modules[__name__]:
        del sys.modules[_LOADER]
    return getattr(importlib.import_module(_LOADER), name)


def stand_in() -> None:
    """Take the loader's place, unless it is there already."""
    sys.modules.setdefault(_LOADER, sys.modules[__name__])
