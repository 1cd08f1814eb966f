"""The months' wide pictures: whole or not at all, upright, and no larger than is needed."""

from __future__ import annotations

import logging
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from PySide6.QtGui import QImage

from hanafuda_desktop.resources import assets
from hanafuda_desktop.table.cards.deck import NO_FILE, read_deck
from hanafuda_desktop.table.cards.files import MonthFiles
from hanafuda_desktop.table.cards.pictures import CardPictures

pytestmark = pytest.mark.usefixtures("qapp")

SHIPPED = assets("cards", "hanagoyomi")


def _deck(folder: Path, form: str) -> Path:
    folder.mkdir(exist_ok=True)
    text = f'id: w\nname: W\npanoramas: "{{month}}.{form}"\n'
    (folder / "deck.yaml").write_text(text)
    for month in range(1, 13):
        (folder / f"{month}.{form}").write_bytes(_noise(form))
    return folder


@cache
def _noise(form: str) -> bytes:
    noise = Image.frombytes("L", (1600, 655), Random("grain").randbytes(1600 * 655)).convert("RGB")
    found = BytesIO()
    noise.save(found, {"jpg": "jpeg"}.get(form, form))
    return found.getvalue()


def _months(folder: Path) -> MonthFiles:
    return MonthFiles(read_deck(folder))


def _size(image: QImage | None) -> tuple[int, int]:
    assert image is not None
    return image.width(), image.height()


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("form", ["jpg", "png", "webp"])
@pytest.mark.parametrize("share", [0.4, 0.9, 0.999])
def test_what_is_damaged_is_not_shown_but_named_once(
    tmp_path: Path, form: str, share: float, caplog: pytest.LogCaptureFixture
) -> None:
    file = _deck(tmp_path, form) / f"8.{form}"
    data = file.read_bytes()
    file.write_bytes(data[: int(len(data) * share)])
    for least in (None, 168):
        months = _months(tmp_path)
        caplog.clear()
        with caplog.at_level(logging.ERROR):
            assert months.read(8, least) is None
            assert months.read(8) is None
            months.look_at(8)
        assert len(months.faults) == len(caplog.records) == 1
        assert months.faults[0].startswith(f"no wide picture of month 8: {file}: ")
        assert months.faults[0] in caplog.text
        assert _size(months.read(9)) == (1600, 655)


def test_what_is_missing_is_named_and_no_fault_of_a_deck_without_any(tmp_path: Path) -> None:
    (_deck(tmp_path, "png") / "3.png").unlink()
    months = _months(tmp_path)
    for month in range(1, 13):
        months.look_at(month)
    assert months.faults == [f"no wide picture of month 3: {tmp_path / '3.png'}: {NO_FILE}"]
    assert months.read(3) is None
    (tmp_path / "deck.yaml").write_text("id: w\nname: W\n")
    months = _months(tmp_path)
    months.look_at(4)
    assert months.read(4) is None
    assert months.faults == []


def test_looking_through_a_deck_looks_at_its_months(tmp_path: Path) -> None:
    (_deck(tmp_path, "jpg") / "3.jpg").write_bytes(b"junk")
    pictures = CardPictures(tmp_path, fallback=CardPictures(SHIPPED), prepared={})
    assert len(list(pictures.look_through())) == 49 + 12
    [line] = pictures.faults
    assert line.startswith("no wide picture of month 3: ")


def test_a_camera_that_was_held_sideways_is_heeded(tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # "turn me to the right to see me upright"
    lying = Image.new("RGB", (655, 1600), (10, 200, 30))
    lying.save(_deck(tmp_path, "jpg") / "1.jpg", exif=exif)
    assert _size(_months(tmp_path).read(1)) == (1600, 655)
    assert _size(_months(tmp_path).read(1, 350)) == (400, 164)


@pytest.mark.parametrize(("least", "width"), [(1601, 1600), (801, 1600), (800, 800), (168, 200)])
def test_a_jpeg_is_read_no_larger_than_is_needed(tmp_path: Path, least: int, width: int) -> None:
    assert _size(_months(_deck(tmp_path, "jpg")).read(8, least))[0] == width
    assert _size(_months(SHIPPED).read(8, least)) == (1600, 655), "of WebP that would be no sooner"
