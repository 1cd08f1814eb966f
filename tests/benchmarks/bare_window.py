"""A bare PySide6 window with 48 pixmaps, gone after its first painting; for test_start.py."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

from tests.benchmarks.measured import report_and_end


class View(QGraphicsView):
    def paintEvent(self, event: object) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)  # type: ignore[arg-type]
        QTimer.singleShot(0, report_and_end)


def main() -> None:
    app = QApplication(sys.argv)
    scene = QGraphicsScene()
    for card in range(48):
        pixmap = QPixmap(120, 196)
        pixmap.fill(0xFF000000 + card)
        scene.addPixmap(pixmap).setPos(card % 12 * 100, card // 12 * 190)
    window = QMainWindow()
    window.setCentralWidget(View(scene))
    window.resize(1280, 800)
    window.show()
    app.exec()
    os._exit(1)


if __name__ == "__main__":
    main()
