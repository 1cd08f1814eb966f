"""Small pictures of whatever the program shows, on sheets: what must look the same.

``python -m tests.net.pictures`` paints them anew. A picture is an eighth as large as what it shows:
a letter is lost in it, but not a line of words, a card, a colour, a frame or a button. Words are
written in letters that are boxes (:mod:`tests.net.boxes`), so that the fonts of the machine do not
matter. In English pictures have colours, in other languages greys: there, only words differ.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from PIL import Image, ImageChops
from PySide6.QtGui import QCursor, QFont, QFontDatabase, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from hanafuda_desktop.app.window import fonts as legibility
from hanafuda_desktop.table.scene import TableScene
from tests.net.boxes import FAMILY, box_font
from tests.net.kept import is_recording, record_by_tests
from tests.patience import until

__all__ = ["FOLDER", "Difference", "Sheet", "difference", "in_boxes", "picture_of", "small"]

FOLDER: Final = Path(__file__).parent / "data" / "pictures"
MOST_MEAN: Final = 2.0
"""How much a picture may differ on average, of 255."""
MOST_BLOCK: Final = 14.0
"""How much any block of it may, on average."""

_SMALLER: Final = 8
_BLOCK: Final = 5
"""A block is so many small pixels wide and high: forty of the window."""
_LEVELS: Final = 5
"""So many bits of a colour are kept."""
_AGAIN_MS: Final = 25
_ROW: Final = 640
"""How wide a sheet is."""


@contextmanager
def in_boxes(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every word be written in letters that are boxes."""
    number = QFontDatabase.addApplicationFontFromData(box_font())
    assert number >= 0
    before, flash = QApplication.font(), QApplication.cursorFlashTime()
    boxes = QFont(FAMILY, 9)
    # Neither how wide a letter is nor its edges are as a system is set.
    boxes.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    boxes.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    patch.setattr(QFontDatabase, "systemFont", lambda _kind: QFont(boxes))
    patch.setattr(legibility, "_USUAL", [QFont(boxes)])
    QApplication.setFont(boxes)
    QApplication.setCursorFlashTime(0)
    # Where another test has left the pointer something would be lit.
    QCursor.setPos(0, 0)
    yield
    QApplication.setCursorFlashTime(flash)
    QApplication.setFont(before)
    QFontDatabase.removeApplicationFont(number)


def picture_of(widget: QWidget) -> Image.Image:
    """What a widget shows."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    size = (image.width(), image.height())
    return Image.frombuffer(
        "RGB", size, bytes(image.constBits()), "raw", "RGB", image.bytesPerLine(), 1
    )


def small(picture: Image.Image, *, colours: bool) -> Image.Image:
    """The same, an eighth as large."""
    size = tuple(max(1, round(side / _SMALLER)) for side in picture.size)
    shrunk = picture.resize((size[0], size[1]), Image.Resampling.BOX)
    return shrunk if colours else shrunk.convert("L")


def _land(widget: QWidget) -> None:
    """Let everything on the tables of a widget have arrived, and nothing be under the pointer."""
    for view in (widget, *widget.findChildren(QGraphicsView)):
        scene = view.scene() if isinstance(view, QGraphicsView) else None
        if isinstance(scene, TableScene):
            scene.land()
            scene.leave()


class Difference(NamedTuple):
    """How much two pictures differ: on average, and where they differ most; of 255."""

    mean: float
    block: float

    @property
    def is_small(self) -> bool:
        """Whether it is no difference that matters."""
        return self.mean <= MOST_MEAN and self.block <= MOST_BLOCK


def difference(found: Image.Image, wanted: Image.Image) -> Difference:
    """Compare two small pictures; those of different sizes differ as much as can be."""
    if found.size != wanted.size or found.mode != wanted.mode:
        return Difference(255.0, 255.0)
    means, blocks = [], []
    for one, other in zip(found.split(), wanted.split(), strict=True):
        # Brighter and darker apart: what is rounded up and down comes to nothing within a block.
        more, less = ImageChops.subtract(one, other), ImageChops.subtract(other, one)
        means.append(_mean(ImageChops.add(more, less)))
        size = tuple(-(-side // _BLOCK) for side in one.size)
        grid = (size[0], size[1])
        pair = [each.resize(grid, Image.Resampling.BOX) for each in (more, less)]
        worst = ImageChops.difference(*pair).getextrema()[1]
        blocks.append(float(worst))  # type: ignore[arg-type]
    return Difference(max(means), max(blocks))


def _mean(channel: Image.Image) -> float:
    counts = channel.histogram()
    return sum(value * count for value, count in enumerate(counts)) / max(1, sum(counts))


class Sheet:
    """The pictures of one group in one language.

    Args:
        group: what they show.
        language: in which language.
        aside: a folder for pictures that differ.
    """

    def __init__(self, group: str, language: str, aside: Path) -> None:
        self.language = language
        self._name = f"{group}-{language}"
        self._aside = aside
        self._colours = language == "en"
        self._found: dict[str, Image.Image] = {}

    def take(self, name: str, widget: QWidget, *, waits: int = 1) -> None:
        """Take a picture of what a widget shows, once nothing moves there any more.

        Args:
            name: what it shows.
            widget: the widget.
            waits: how often in a row it has to look the same; more where things come bit by bit.
        """
        assert name not in self._found
        before: Image.Image | None = None
        same = 0

        def look() -> None:
            nonlocal before, same
            QTest.qWait(_AGAIN_MS if waits > 1 else 0)
            _land(widget)
            now = picture_of(widget)
            same = same + 1 if before is not None and now.tobytes() == before.tobytes() else 0
            before = now

        until(lambda: same >= waits, meanwhile=look)
        assert before is not None
        self._found[name] = before

    def check(self) -> None:
        """Compare all pictures that were taken with those on the sheet."""
        cells = {name: self._cell(picture) for name, picture in self._found.items()}
        if is_recording():
            self._write(cells)
        wanted = self._read()
        assert wanted.keys() == cells.keys()
        told = []
        for name, cell in cells.items():
            now = difference(cell, wanted[name])
            if not now.is_small:
                file = self._put_aside(name, cell, wanted[name])
                told.append(f"{name}: {now.mean:.1f} on average, {now.block:.0f} somewhere: {file}")
        assert not told, "pictures differ (wanted, found, found in full):\n" + "\n".join(told)

    def _cell(self, picture: Image.Image) -> Image.Image:
        """A small picture of few colours, which needs little room."""
        cell, step = small(picture, colours=self._colours), 8 - _LEVELS
        table = [(value >> step << step) + (1 << step >> 1) for value in range(256)]
        return cell.point(table * len(cell.getbands()))

    def _put_aside(self, name: str, cell: Image.Image, wanted: Image.Image) -> Path:
        """What is wanted, what was found, and what was found as large as it is."""
        file = self._aside / f"{self._name}-{name}.png"
        whole = self._found[name]
        enlarged = [
            each.convert("RGB").resize(whole.size, Image.Resampling.NEAREST)
            for each in (wanted, cell)
        ]
        both = Image.new("RGB", (whole.width * 3 + 20, whole.height), "magenta")
        for number, each in enumerate([*enlarged, whole]):
            both.paste(each, (number * (whole.width + 10), 0))
        both.save(file)
        return file

    # --- files -----------------------------------------------------------------------------------

    @property
    def _file(self) -> Path:
        return FOLDER / f"{self._name}.png"

    @property
    def _index(self) -> Path:
        return FOLDER / f"{self._name}.json"

    def _read(self) -> dict[str, Image.Image]:
        places: dict[str, list[int]] = json.loads(self._index.read_text("utf-8"))
        with Image.open(self._file) as sheet:
            whole = sheet.convert("RGB" if self._colours else "L")
        return {
            name: whole.crop((left, top, left + width, top + height))
            for name, (left, top, width, height) in places.items()
        }

    def _write(self, cells: dict[str, Image.Image]) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        places: dict[str, list[int]] = {}
        left = top = high = 0
        for name, cell in cells.items():
            if left and left + cell.width > _ROW:
                left, top, high = 0, top + high + 1, 0
            places[name] = [left, top, *cell.size]
            left, high = left + cell.width + 1, max(high, cell.height)
        sheet = Image.new("RGB" if self._colours else "L", (_ROW, top + high))
        for name, cell in cells.items():
            sheet.paste(cell, (places[name][0], places[name][1]))
        sheet.save(self._file, optimize=True)
        lines = [f" {json.dumps(name)}: {json.dumps(place)}" for name, place in places.items()]
        self._index.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(record_by_tests(Path(__file__).with_name("test_pictures.py"), *sys.argv[1:]))
