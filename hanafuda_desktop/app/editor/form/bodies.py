"""What a part of the form shows below its heading."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

__all__ = ["Body"]


class Body(QWidget):
    """Fields, or rows."""

    def refresh(self) -> None:
        """Show what holds now."""
        raise NotImplementedError
