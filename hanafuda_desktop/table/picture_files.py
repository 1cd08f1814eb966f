"""Reads picture files, and takes none for sound because a decoder made something of it.

Qt shows what it could decode of a damaged JPEG and leaves the rest grey; that something was wrong
it only tells as a message, and so messages are listened for while one is read. Of the other forms
a damaged file gives no picture at all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMessageLogContext, QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader

from hanafuda_desktop.language import tr
from hanafuda_desktop.table.deck import NO_FILE

__all__ = [
    "BrokenPicture",
    "halved",
    "look_at",
    "plain_jpeg",
    "read_picture",
    "read_reduced",
]

_JPEG: Final = "qt.gui.imageio.jpeg"
_GLANCE: Final = 8
"""A JPEG is looked at in an eighth of its size, in a quarter of the time."""
_SCALED: Final = QImageIOHandler.ImageOption.ScaledSize
_TURNED: Final = QImageIOHandler.Transformation.TransformationRotate90


class BrokenPicture(Exception):
    """A file is no picture, or a damaged one; the message names it and says why."""


def read_picture(path: Path, least_width: int | None = None) -> QImage:
    """A whole picture, upright.

    Args:
        path: the file.
        least_width: in pixels: where that is sooner it is read smaller, but not below this.

    Raises:
        BrokenPicture: there is none, or only a part of it.
    """
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    if least_width is not None and reader.supportsOption(_SCALED):
        with _complaints():
            size, lies = reader.size(), reader.transformation() & _TURNED
        across = size.height() if lies else size.width()
        parts = 1
        while parts < _GLANCE and across // (2 * parts) >= least_width:
            parts *= 2
        if parts > 1:
            reader.setScaledSize(halved(size, parts))
    return _read(reader, path)


def plain_jpeg(path: Path, size: QSize) -> bool:
    """Whether this is a JPEG of just this size that stands upright: it can be read smaller."""
    reader = QImageReader(str(path))
    with _complaints():
        upright = reader.transformation() == QImageIOHandler.Transformation.TransformationNone
        return bool(reader.format() == b"jpeg" and reader.size() == size and upright)


def read_reduced(path: Path, size: QSize, parts: int) -> QImage:
    """A plain JPEG of this size read at a half, a quarter or an eighth of it, which is sooner.

    Raises:
        BrokenPicture: there is none, or only a part of it.
    """
    reader = QImageReader(str(path))
    if parts > 1:
        reader.setScaledSize(halved(size, parts))
    return _read(reader, path)


def look_at(path: Path) -> QSize:
    """The size of a picture that is sound; it is decoded for that, and not kept.

    Raises:
        BrokenPicture: there is none, or only a part of it.
    """
    reader = QImageReader(str(path))
    with _complaints():
        size = reader.size()
    if reader.format() == b"jpeg":
        reader.setScaledSize(halved(size, _GLANCE))
    _read(reader, path)
    return size


def halved(size: QSize, parts: int) -> QSize:
    """A half, a quarter ... of a size, in whole pixels."""
    return QSize(-(-size.width() // parts), -(-size.height() // parts))


def _read(reader: QImageReader, path: Path) -> QImage:
    with _complaints() as said:
        image = reader.read()
    if image.isNull():
        why = reader.errorString() if path.exists() else tr(NO_FILE)
        raise BrokenPicture(f"{path}: {why}")
    if said:
        raise BrokenPicture(f"{path}: {tr('it is damaged ({why})', why=said[0])}")
    return image


@contextmanager
def _complaints() -> Iterator[list[str]]:
    """What the decoder of JPEGs says within the block; all else goes where it went before."""
    said: list[str] = []

    def take(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if context.category == _JPEG:
            said.append(message)
        elif before is not None:
            before(kind, context, message)
        else:
            sys.stderr.write(f"{message}\n")

    before = qInstallMessageHandler(take)
    try:
        yield said
    finally:
        qInstallMessageHandler(before)
