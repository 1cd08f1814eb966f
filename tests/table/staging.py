"""A bare scene for items that stand on the table, and what tests ask of all that is set on one."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from hanafuda_desktop.table.lettering import letter_font
from hanafuda_desktop.table.panels.typeset import Sheet, Text

AREA = QRectF(0, 0, 900, 600)
NAMES = ("Akiko", "Bertrand", "Computer 1", "Dominique", "Emi", "Friederike", "Grandmother")


class Staging:
    """A view of a scene of 900 by 600, with mouse and keyboard."""

    def __init__(self, qtbot: QtBot) -> None:
        self.scene = QGraphicsScene(AREA)
        self.view = QGraphicsView(self.scene)
        self.view.resize(920, 620)
        self.told: list[object] = []
        qtbot.addWidget(self.view)

    def put(self, *items: QGraphicsItem) -> None:
        for item in items:
            self.scene.addItem(item)

    def show(self, qtbot: QtBot) -> None:
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.setFocus()

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view.viewport(), key)

    def click(self, point: QPointF) -> None:
        spot = self.view.mapFromScene(point)
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def picture(self, ratio: float = 1.0) -> QImage:
        size = self.scene.sceneRect().size()
        image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.magenta)
        painter = QPainter(image)
        self.scene.render(painter, QRectF(self.scene.sceneRect()), self.scene.sceneRect())
        painter.end()
        return image


def _inked(text: Text) -> QRectF:
    """Where the letters themselves stand in the room of a text."""
    wide = QFontMetricsF(letter_font(text.pixels, bold=text.bold)).horizontalAdvance(text.text)
    box = QRectF(0, 0, wide, text.pixels * 0.8)
    box.moveCenter(text.rect.center())
    if text.align & Qt.AlignmentFlag.AlignLeft:
        box.moveLeft(text.rect.left())
    elif text.align & Qt.AlignmentFlag.AlignRight:
        box.moveRight(text.rect.right())
    return box


def faults_of(sheet: Sheet, room: QRectF, *, may_be_cut: Iterable[str] = ()) -> list[str]:
    """What is wrong with a sheet: words that leave their room, are cut, or cover others."""
    faults = []
    cut = set(may_be_cut)
    inked = [(text, _inked(text)) for text in sheet.texts if text.text]
    for text, box in inked:
        if box.width() > text.rect.width() + 1:
            faults.append(f"too wide: {text.text!r} in {text.rect}")
        if not room.adjusted(-1, -1, 1, 1).contains(box):
            faults.append(f"outside: {text.text!r} at {box} of {room}")
        if text.text != text.whole and text.whole not in cut:
            faults.append(f"cut: {text.whole!r} to {text.text!r}")
        if text.pixels < 9:
            faults.append(f"unreadable: {text.text!r} at {text.pixels}")
    inked.sort(key=lambda each: each[1].top())
    for number, (text, box) in enumerate(inked):
        for other, second in inked[number + 1 :]:
            if second.top() >= box.bottom() - 1:
                break
            if box.intersected(second).width() > 1:
                faults.append(f"{text.text!r} covers {other.text!r}")
    faults += [
        f"card outside: {card.rect} of {room}"
        for card in sheet.cards
        if not room.adjusted(-1, -1, 1, 1).contains(card.rect)
    ]
    return faults
