"""A store that is bounded in bytes: what was not used for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

__all__ = ["Kept"]

K = TypeVar("K")
V = TypeVar("V")


class Kept(Generic[K, V]):
    """Keeps things up to a number of bytes. The thing put in last always stays."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.held_bytes = 0
        self._things: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The thing under this key, now the one used last; or ``None``."""
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    def put(self, key: K, thing: V, size: int) -> V:
        """Keep this thing of ``size`` bytes, and let others go if there is no room; returns it."""
        old = self._things.pop(key, None)
        if old is not None:
            self.held_bytes -= old[1]
        self._things[key] = (thing, size)
        self.held_bytes += size
        while self.held_bytes > self.most_bytes and len(self._things) > 1:
            _, (_, freed) = self._things.popitem(last=False)
            self.held_bytes -= freed
        return thing

    def drop(self, unwanted: Callable[[K], bool]) -> None:
        """Let go of everything whose key this says is unwanted."""
        for key in [key for key in self._things if unwanted(key)]:
            self.held_bytes -= self._things.pop(key)[1]

    def __len__(self) -> int:
        return len(self._things)
