"""``hanafuda print-cards``."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from hanafuda_desktop.app.library import deck_files
from hanafuda_desktop.cli import main
from hanafuda_desktop.studio.production import BACK, NAMES
from hanafuda_desktop.table.cards.deck import read_deck
from tests.studio.pdf_pages import objects, read_pages

Capture = pytest.CaptureFixture[str]


@pytest.mark.deep
def test_any_deck_is_printed(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "deck.pdf"
    assert main(["print-cards", "--deck", "plain", "--paper", "letter", "--out", str(out)]) == 0
    assert capsys.readouterr().out.startswith(f"{out}: ")
    pages = read_pages(out.read_bytes())
    assert [page.size for page in pages] == [(612.0, 792.0)] * 6
    assert pages[0].text == ["Plain deck – Hanafuda Desktop, CC BY 4.0 – print at 100 % – 1"]
    assert os.listdir(tmp_path) == ["deck.pdf"]  # noqa: PTH208 - nothing half written is left


def test_a_folder_is_a_deck_too_and_the_file_is_named_after_it(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "scans"
    folder.mkdir()
    (folder / "deck.yaml").write_text('id: mine\nname: Mine\nfiles: "{short}.png"\n')
    for card in (*range(BACK), None):
        picture = read_deck(folder).picture(card)
        Image.new("RGB", (66, 108), (90, 60, 30)).save(picture)
    monkeypatch.chdir(tmp_path)
    assert main(["print-cards", "--deck", str(folder)]) == 0
    assert capsys.readouterr().out.startswith("mine-a4.pdf: ")
    assert len(read_pages((tmp_path / "mine-a4.pdf").read_bytes())) == 6


def _scans(folder: Path, *, more: str = "", without: tuple[str, ...] = ()) -> Path:
    """A deck of one's own: green cards in the middle of wide white margins."""
    folder.mkdir(parents=True)
    text = 'id: grans\nname: {en: "Gran\'s deck"}\ncredit: Me\nfiles: "{id}.jpg"\nback: back.jpg\n'
    card = "card: {width: 110, height: 180, corner: 6}\n"
    (folder / "deck.yaml").write_text(f"{text}{card}{more}")
    for name in NAMES[: BACK + 1]:
        if name not in without:
            scan = Image.new("RGB", (180, 260), (253, 252, 250))
            scan.paste((20, 120, 60), (30, 40, 140, 220))
            scan.save(folder / f"{name}.jpg", quality=95)
    return folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with a deck of one's own; the pictures are worked off right here, which is sooner."""
    monkeypatch.setenv("HANAFUDA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(
        deck_files, "in_parallel", lambda work, jobs: ((job, work(job)) for job in jobs)
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home" / "decks"


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("name", ["grans", "shoebox", "own/shoebox", "home/decks/shoebox"])
def test_a_deck_of_ones_own_is_printed_without_its_margins(
    name: str, home: Path, capsys: Capture
) -> None:
    _scans(home / "shoebox")
    assert main(["print-cards", "--deck", name, "--out", "out.pdf"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("out.pdf: ")
    assert said.err == ""
    data = Path("out.pdf").read_bytes()
    pages = read_pages(data)
    assert pages[0].text == ["Gran's deck – Me – print at 100 % – 1"]
    parts = objects(data)
    for page in pages:
        for drawn in page.pictures:
            jpeg = parts[drawn.picture].split(b"\nstream\n", 1)[1]
            with Image.open(BytesIO(jpeg)) as picture:
                small = picture.convert("RGB").resize((12, 18), Image.Resampling.BOX)
            for _, colour in small.getcolors() or ():
                assert colour == pytest.approx((20, 120, 60), abs=30), "no margin is left"


def test_what_cannot_be_printed_is_taken_from_our_deck_and_named(
    home: Path, capsys: Capture
) -> None:
    folder = _scans(home / "shoebox", more="colour: red\n", without=("willow-rainman", "back"))
    (folder / "pine-crane.jpg").write_bytes(b"no picture")
    crane = folder / "susuki-moon.jpg"
    crane.write_bytes(crane.read_bytes()[:-800])
    assert main(["print-cards", "--deck", "grans"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    first, *lines = said.err.splitlines()
    assert first.startswith("hanafuda: grans-a4.pdf: ")
    assert first.endswith("; 4 pictures in it must be taken from our deck")
    assert [line.split(":")[0] for line in lines[:4]] == [
        f"no picture of {name}" for name in ("pine-crane", "susuki-moon", "willow-rainman", "back")
    ]
    assert lines[0].endswith(f"{folder / 'pine-crane.jpg'}: it is no picture, or a broken one")
    assert lines[2].endswith(f"{folder / 'willow-rainman.jpg'}: there is no such file")
    assert "deck.yaml:7:1: error: unknown key 'colour'" in lines[4]
    data = Path("grans-a4.pdf").read_bytes()
    pages = read_pages(data)
    assert [len(page.pictures) for page in pages] == [16] * 6
    parts = objects(data)
    shown = {
        parts[drawn.picture].split(b"stream", 1)[1] for page in pages for drawn in page.pictures
    }
    assert len(shown) == 5, "one green picture, and four of ours"


def test_a_deck_without_any_picture_is_not_printed(home: Path, capsys: Capture) -> None:
    _scans(home / "shoebox", without=NAMES)
    assert main(["print-cards", "--deck", "shoebox"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(
        "hanafuda: none of its pictures can be printed; no picture of pine-crane"
    )
    assert said.count("\n") == 1
    assert not Path("grans-a4.pdf").exists()


def test_a_name_that_two_decks_have_must_be_told_apart(home: Path, capsys: Capture) -> None:
    _scans(home / "one")
    _scans(home / "two")
    assert main(["print-cards", "--deck", "grans"]) == 2
    assert "more than one deck is called 'grans': own/one, own/two" in capsys.readouterr().err
    assert main(["print-cards", "--deck", "gran"]) == 2
    assert "unknown deck 'gran'" in capsys.readouterr().err


def test_a_folder_is_not_overwritten(tmp_path: Path, capsys: Capture) -> None:
    assert main(["print-cards", "--deck", "plain", "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"hanafuda: {tmp_path}: Is a directory\n"


def test_our_own_deck_is_drawn_for_the_press(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As small as it can be drawn, and of two months only: it is about the way, not the size."""
    monkeypatch.setattr(deck_files, "PRINT_HEIGHT", 60)
    monkeypatch.setattr(deck_files, "_FRONTS", range(28, 32))
    monkeypatch.setattr(deck_files, "_TO_PRINT", range(28, 33))
    out = tmp_path / "ours.pdf"
    assert main(["print-cards", "--out", str(out)]) == 0
    capsys.readouterr()
    front, reverse = read_pages(out.read_bytes())
    assert len(front.pictures) == len(reverse.pictures) == 4
    assert len({drawn.picture for drawn in front.pictures}) == 4
