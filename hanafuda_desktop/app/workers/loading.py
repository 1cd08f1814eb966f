"""One loads libraries at a time.

A library of Qt that asks for Python while it is being loaded, and a second library that Python
loads in another thread, wait for each other for ever.
"""

from __future__ import annotations

from threading import Lock
from typing import Final

LOADING: Final = Lock()
"""Held by a thread that imports what others might import at the same time; the window's own thread
only takes it where it need not wait."""
