"""Takes rule files that are dragged into a window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

_YAML: Final = (".yaml", ".yml")


class FileDrop(QObject):
    """Listens to one window.

    Args:
        window: the window.
        within: the widget that fills it, which leaves drops to it from now on.
    """

    dropped = Signal(object)
    """A rule file was dropped: its path."""

    def __init__(self, window: QWidget, within: QWidget) -> None:
        super().__init__(window)
        within.setAcceptDrops(False)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take one rule file, and nothing else."""
        if isinstance(event, QDropEvent) and event.type() in (
            QEvent.Type.DragEnter,
            QEvent.Type.Drop,
        ):
            file = _rule_file(event.mimeData())
            if file is None:
                event.ignore()
                return True
            event.acceptProposedAction()
            if not isinstance(event, QDragEnterEvent):
                self.dropped.emit(file)
            return True
        return super().eventFilter(watched, event)


def _rule_file(data: QMimeData) -> Path | None:
    """The one rule file that is being dragged."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    if len(files) == 1 and files[0].suffix.lower() in _YAML:
        return files[0]
    return None
