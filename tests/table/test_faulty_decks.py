"""Pictures of a deck that are missing or damaged: shown all the same, and named."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.resources import assets
from hanafuda_desktop.table.cards.pictures import CardPictures
from tests.table.flat_decks import flat_deck, halves, jpegs, middle_of

pytestmark = pytest.mark.usefixtures("qapp")


PLAIN = assets("cards", "plain")


EVERY = [*range(len(CARDS)), None]


def test_a_missing_picture_is_loud_and_named_in_the_log_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = flat_deck(tmp_path)
    (folder / "susuki-moon.png").unlink()
    pictures = CardPictures(folder)
    with caplog.at_level(logging.ERROR):
        loud = pictures.pixmap(28, 110).toImage()
        pictures.pixmap(28, 60)
    assert len(caplog.records) == 1
    assert "susuki-moon" in caplog.text
    assert len(pictures.faults) == 1
    red = [loud.pixelColor(x, round(x * pictures.aspect)) for x in (12, 20, 90)]
    assert all(colour.red() > 180 and colour.green() < 80 for colour in red)
    assert middle_of(pictures, 29).red() == 29


@pytest.mark.parametrize("broken", [b"", b"no picture", b"\x89PNG\r\n\x1a\n broken"])
def test_a_broken_picture_is_one_fault_and_no_more(tmp_path: Path, broken: bytes) -> None:
    folder = flat_deck(tmp_path)
    (folder / "back.png").write_bytes(broken)
    pictures = CardPictures(folder)
    assert not pictures.pixmap(None, 50).isNull()
    assert len(pictures.faults) == 1
    assert "back" in pictures.faults[0]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda data: data[: len(data) // 2],
    "nearly whole": lambda data: data[: len(data) * 19 // 20],
    "a hole": lambda data: data[: len(data) // 2] + data[len(data) // 2 + 900 :],
    "a block of zeros": lambda data: (
        data[: len(data) // 2] + bytes(900) + data[len(data) // 2 + 900 :]
    ),
    "only its head": lambda data: data[:300],
    "nothing": lambda _: b"",
}


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("width", [15, 30, 60, 110])
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_jpeg_is_loud_and_named(
    tmp_path: Path, damage: str, width: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Qt would show what it could decode, and grey for the rest."""
    folder = jpegs(tmp_path)
    file = folder / "susuki-moon.jpg"
    data = file.read_bytes()
    file.unlink()
    loud = CardPictures(folder).pixmap(28, width).toImage()
    caplog.clear()
    file.write_bytes(DAMAGE[damage](data))
    pictures = CardPictures(folder)
    assert pictures.pixmap(28, width).toImage() == loud
    assert len(pictures.faults) == len(caplog.records) == 1
    assert pictures.faults[0].startswith(f"no picture of susuki-moon: {file}: ")
    assert caplog.records[0].levelno == logging.ERROR
    assert pictures.pixmap(29, width).toImage() == pictures.pixmap(30, width).toImage()
    assert len(pictures.faults) == 1


def test_a_damaged_sheet_is_named_and_done_without(tmp_path: Path) -> None:
    folder = jpegs(tmp_path, more="sheets: [{file: s.jpg, width: 27}]\n")
    Image.effect_noise((8 * 27, 7 * 44), 60).convert("RGB").save(folder / "s.jpg")
    file = folder / "s.jpg"
    file.write_bytes(file.read_bytes()[:-2000])
    pictures = CardPictures(folder)
    shown = pictures.pixmap(4, 13).toImage()
    assert [line.split(":")[0] for line in pictures.faults] == ["no small pictures"]
    assert "s.jpg" in pictures.faults[0]
    text = (folder / "deck.yaml").read_text()
    (folder / "deck.yaml").write_text(text.partition("sheets")[0])
    assert CardPictures(folder).pixmap(4, 13).toImage() == shown


def _with_sheets(folder: Path) -> Path:
    """A deck that can show everything small without looking at a card's own file."""
    sheets = "sheets: [{file: s.png, width: 55}]\n"
    jpegs(folder, more=f'halves: "half/{{id}}.jpg"\n{sheets}')
    Image.new("RGB", (8 * 55, 7 * 90), (40, 60, 200)).save(folder / "s.png")
    (folder / "half").mkdir()
    for name in (*(card.id for card in CARDS), "back"):
        with Image.open(folder / f"{name}.jpg") as file:
            file.resize((110, 180)).save(folder / "half" / f"{name}.jpg")
    return folder


def test_what_a_sheet_hides_is_found_by_looking_through(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, decoded: list[Path]
) -> None:
    folder = _with_sheets(tmp_path)
    (folder / "pine-crane.jpg").unlink()
    moon, cup = folder / "susuki-moon.jpg", folder / "half" / "chrysanthemum-cup.jpg"
    moon.write_bytes(moon.read_bytes()[:5000])
    cup.write_bytes(b"junk")
    (folder / "half" / "back.jpg").unlink()
    pictures = CardPictures(folder)
    for card in EVERY:
        assert middle_of(pictures, card, 20).blue() > 180, "as the sheet has it"
    assert (len(decoded), pictures.faults) == (1, ())
    changed = list(pictures.look_through())
    assert [card for card, is_so in enumerate(changed) if is_so] == [0, 28]
    assert [line.split(":")[0] for line in pictures.faults] == [
        "no picture of pine-crane",
        "no picture of susuki-moon",
        "no half-size picture of chrysanthemum-cup",
        "no half-size picture of back",
    ]
    assert len(caplog.records) == 4
    for card in (0, 28):
        image = pictures.pixmap(card, 20).toImage()
        assert image.pixelColor(1, image.height() // 2).red() > 180, "loud, and not the sheet's"
    assert middle_of(pictures, 1, 20).blue() > 180
    assert not any(pictures.look_through())
    assert len(pictures.faults) == 4


@pytest.mark.deep
def test_looking_through_sound_decks_finds_nothing(tmp_path: Path) -> None:
    for folder in (PLAIN, assets("cards", "hanagoyomi"), _with_sheets(tmp_path)):
        pictures = CardPictures(folder)
        assert len(list(pictures.look_through())) == len(EVERY) + 12
        assert pictures.faults == ()


def test_a_half_that_is_damaged_missing_or_of_another_size_is_named_and_done_without(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = halves(tmp_path, "jpg")
    (folder / "half" / "pine-crane.jpg").unlink()
    (folder / "half" / "pine-ribbon.jpg").write_bytes(b"junk")
    Image.new("RGB", (100, 180), (200, 10, 10)).save(folder / "half" / "back.jpg")
    pictures = CardPictures(folder)
    for card in (0, 1, None):
        assert middle_of(pictures, card, 55).blue() > 180
    assert middle_of(pictures, 2, 55).red() > 180
    assert [line.split(":")[0] for line in pictures.faults] == [
        f"no half-size picture of {name}" for name in ("pine-crane", "pine-ribbon", "back")
    ]
    assert pictures.faults[2].endswith("it is not 110 x 180")
    assert len(caplog.records) == 3


def test_what_a_deck_lacks_comes_from_the_deck_it_falls_back_on(tmp_path: Path) -> None:
    folder = flat_deck(tmp_path)
    (folder / "susuki-moon.png").unlink()
    pictures = CardPictures(folder, fallback=CardPictures(PLAIN))
    assert middle_of(pictures, 28).green() > 200, "the plain deck's white moon"
    assert middle_of(pictures, 29).red() == 29
    assert len(pictures.faults) == 1


def test_a_broken_document_still_shows_the_pictures(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = flat_deck(tmp_path, more="colour: red\n")
    pictures = CardPictures(folder)
    assert middle_of(pictures, 7).red() == 7
    assert "deck.yaml:4:1: error" in caplog.text
    assert len(pictures.faults) == 1


def test_a_sheet_that_is_missing_or_too_small_is_done_without(tmp_path: Path) -> None:
    for number, name in enumerate(("none.png", "back.png")):
        folder = flat_deck(tmp_path / f"{number}", more=f"sheets: [{{file: {name}, width: 55}}]\n")
        pictures = CardPictures(folder)
        assert middle_of(pictures, 40, 30).red() == 40
