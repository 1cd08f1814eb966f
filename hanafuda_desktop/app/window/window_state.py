"""A window's own state: where it stood, how large it is at first, whether it was painted yet; and
what is dropped on it.
"""

from __future__ import annotations

import json
import logging
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.storage.files import read_text, set_aside, write_atomic
from hanafuda_desktop.table.lettering import text_scale

_LOG: Final = logging.getLogger(__name__)
_USUAL: Final = QSize(1280, 800)
SMALLEST: Final = QSize(720, 480)
"""A table smaller than this can hardly be read."""
_OF_SCREEN: Final = 0.92
"""How much of the screen a window takes at most."""


def roomy(usual: QSize) -> QSize:
    """How large a window beside the table is at first: larger with larger words, as far as the
    screen goes.

    Args:
        usual: its size for words of the usual size.
    """
    room = QGuiApplication.primaryScreen().availableSize()
    return (usual * text_scale()).boundedTo(room * _OF_SCREEN)


def restore_place(window: QWidget, path: Path) -> None:
    """Put the window where it stood, or in the middle of the screen."""
    try:
        text = read_text(path)
        if text is not None:
            data = b64decode(json.loads(text)["geometry"], validate=True)
            if window.restoreGeometry(QByteArray(data)):
                return
            raise ValueError("Qt does not know this place")
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
        _LOG.warning("the window's place could not be read: %s", error)
        set_aside(path)
    room = QGuiApplication.primaryScreen().availableSize()
    window.resize(_USUAL.boundedTo(room * _OF_SCREEN).expandedTo(SMALLEST))


def save_place(window: QWidget, path: Path) -> None:
    """Note where the window stands; a failure matters to nobody and is only logged."""
    geometry = b64encode(window.saveGeometry().data()).decode()
    try:
        write_atomic(path, json.dumps({"geometry": geometry}) + "\n")
    except OSError as error:
        _LOG.warning("the window's place could not be saved: %s", error)


class FirstPainting(QObject):
    """Watches whatever a window shows first, until one of it has been painted.

    Args:
        parent: the object it belongs to.

    Attributes:
        is_over: whether something was painted.
    """

    over = Signal()
    """Something has been painted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_over = False

    def watch(self, shown: QWidget) -> None:
        """Let it count, too: it may be what is painted first."""
        shown.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first painting, and say so after it."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            if self.is_over:
                return False
            self.is_over = True
            # A timer of its own goes with the window; PySide keeps the window of a static single
            # shot for ever if it closes before that.
            timer = QTimer(self, singleShot=True)
            timer.timeout.connect(self.over)
            timer.start(0)
        return super().eventFilter(watched, event)


# Rule files that are dragged into a window.

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
