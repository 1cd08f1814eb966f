"""``hanafuda draw-cards`` and ``hanafuda print-cards``."""

from __future__ import annotations

import os
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from PIL import Image

from hanafuda_desktop.app import card_commands, drawing
from hanafuda_desktop.app.decks import FIRST_DECK, shipped_decks
from hanafuda_desktop.cli import main
from hanafuda_desktop.resources import assets
from hanafuda_desktop.studio.production import (
    BACK,
    DECK,
    MOST_HEIGHT,
    NAMES,
    Order,
    Picture,
    encoded,
)
from hanafuda_desktop.table.deck import read_deck
from tests.studio.pdf_pages import read_pages

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["draw-cards", "--cards", "pine-crain"], "did you mean 'pine-crane'?"),
        (["draw-cards", "--cards"], "--cards: expected at least one argument"),
        (["draw-cards", "--month", "13"], "--month: a whole number from 1 to 12"),
        (["draw-cards", "--month", "august"], "not 'august'"),
        (["draw-cards", "--height", "0"], "--height: a whole number from"),
        (["draw-cards", "--height", str(MOST_HEIGHT + 1)], f"to {MOST_HEIGHT} is needed"),
        (["draw-cards", "--height", "9" * 5000], "--height: a whole number"),
        (["draw-cards", "--form", "bmp"], "invalid choice: 'bmp'"),
        (["draw-cards", "pine-crane"], "unrecognized arguments"),
        (["print-cards", "--deck", "plane"], "unknown deck 'plane'; did you mean 'plain'?"),
        (["print-cards", "--deck", "xyzzy"], "unknown deck 'xyzzy'"),
        (["print-cards", "--deck", "./nowhere"], "there is no deck.yaml"),
        (["print-cards", "--paper", "a3"], "invalid choice: 'a3'"),
    ],
    ids=lambda words: " ".join(words)[:60] if isinstance(words, list) else "",
)
def test_wrong_usage_is_said_in_words(words: list[str], says: str, capsys: Capture) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert "Traceback" not in said.err
    assert said.out == ""


# --- draw-cards ----------------------------------------------------------------------------------


def test_chosen_cards_are_drawn_and_nothing_else(tmp_path: Path, capsys: Capture) -> None:
    into = tmp_path / "new" / "folder"
    words = ["--cards", "WILLOW-LIGHTNING", "b1", "back", "--height", "60", "--out", str(into)]
    assert main(["draw-cards", *words]) == 0
    assert capsys.readouterr() == (f"{into}: 3 pictures\n", "")
    drawn = {file.name for file in into.iterdir()}
    assert drawn == {"willow-lightning.png", "willow-rainman.png", "back.png"}
    for name in drawn:
        with Image.open(into / name) as picture:
            assert (picture.size, picture.mode) == ((37, 60), "RGBA")


def test_a_month_is_drawn_as_jpeg_and_what_was_there_replaced(
    tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "willow-ribbon.jpg").write_bytes(b"old")
    words = ["--month", "11", "--height", "60", "--form", "jpg", "--out", str(tmp_path)]
    assert main(["draw-cards", *words]) == 0
    capsys.readouterr()
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "willow-lightning.jpg",
        "willow-rainman.jpg",
        "willow-ribbon.jpg",
        "willow-swallow.jpg",
    ]
    with Image.open(tmp_path / "willow-ribbon.jpg") as picture:
        assert picture.size == (37, 60)


def test_all_cores_draw_the_same_bytes_as_one(tmp_path: Path, capsys: Capture) -> None:
    cards = ["--cards", "back", "willow-lightning", "--height", "60"]
    assert main(["draw-cards", *cards, "--out", str(tmp_path / "together")]) == 0
    for card in cards[1:3]:
        one = ["draw-cards", "--cards", card, "--height", "60", "--out", str(tmp_path / "alone")]
        assert main(one) == 0
        name = f"{card}.png"
        assert (tmp_path / "together" / name).read_bytes() == (
            tmp_path / "alone" / name
        ).read_bytes()
    capsys.readouterr()


def test_a_whole_deck_is_a_deck(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quick(order: Order) -> tuple[Picture, ...]:
        tone = Image.new("RGBA", (44, 72), (90, 60, 30, 255))
        data = encoded(tone, order.form)
        return tuple(Picture(card, f"{NAMES[card]}.{order.form}", data) for card in order.cards)

    monkeypatch.setattr(drawing, "carry_out", quick)
    monkeypatch.setattr(
        drawing, "in_parallel", lambda work, jobs: ((job, work(job)) for job in jobs)
    )
    assert main(["draw-cards", "--height", "72", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{tmp_path}: {len(NAMES)} pictures\n"
    deck = read_deck(tmp_path)
    assert deck.faults == ()
    assert deck.document.id == DECK
    assert (deck.document.card.width, deck.document.card.height) == (44, 72)
    assert all(deck.picture(card).is_file() for card in (*range(BACK), None))
    assert len(deck.document.sheets) == 2
    assert all((tmp_path / sheet.file).is_file() for sheet in deck.document.sheets)


@pytest.mark.parametrize("command", ["draw-cards", "print-cards"])
def test_where_nothing_can_be_written_it_is_said_before_anything_is_drawn(
    command: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(drawing, "in_parallel", never)
    file = tmp_path / "file"
    file.write_text("no folder")
    out = file / "deeper"
    assert main([command, "--out", str(out)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"hanafuda: {file}")
    assert said.count("\n") == 1


def test_a_lost_process_is_one_clear_line(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object, **__: object) -> int:
        raise BrokenProcessPool

    monkeypatch.setattr(card_commands, "draw_deck", lost)
    assert main(["draw-cards", "--out", str(tmp_path)]) == 1
    assert "too little memory" in capsys.readouterr().err


def test_the_progress_bar_is_for_terminals_only(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["draw-cards", "--cards", "back-red", "--height", "60", "--out", str(tmp_path)]
    assert main(words) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(words) == 0
    bar = capsys.readouterr().err
    assert "0/1" in bar
    assert bar.endswith("\r\x1b[K")


# --- print-cards ---------------------------------------------------------------------------------


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


@pytest.mark.parametrize("content", [None, b"no picture"], ids=["missing", "broken"])
def test_a_picture_that_cannot_be_printed_is_named(
    content: bytes | None, tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "deck.yaml").write_text("id: mine\nname: Mine\n")
    if content is not None:
        (tmp_path / "pine-crane.png").write_bytes(content)
    out = tmp_path / "deck.pdf"
    assert main(["print-cards", "--deck", str(tmp_path), "--out", str(out)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"hanafuda: {tmp_path / 'pine-crane.png'}: no picture of pine-crane")
    assert said.count("\n") == 1
    assert not out.exists()


def test_a_folder_is_not_overwritten(tmp_path: Path, capsys: Capture) -> None:
    assert main(["print-cards", "--deck", "plain", "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"hanafuda: {tmp_path}: Is a directory\n"


def test_our_own_deck_is_drawn_for_the_press(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As small as it can be drawn, and of two months only: it is about the way, not the size."""
    monkeypatch.setattr(drawing, "PRINT_HEIGHT", 60)
    monkeypatch.setattr(drawing, "_FRONTS", range(28, 32))
    monkeypatch.setattr(drawing, "_TO_PRINT", range(28, 33))
    out = tmp_path / "ours.pdf"
    assert main(["print-cards", "--out", str(out)]) == 0
    capsys.readouterr()
    front, reverse = read_pages(out.read_bytes())
    assert len(front.pictures) == len(reverse.pictures) == 4
    assert len({drawn.picture for drawn in front.pictures}) == 4


# --- the decks there are -------------------------------------------------------------------------


def test_the_drawn_deck_is_the_first_and_the_plain_one_is_there() -> None:
    assert FIRST_DECK == DECK
    assert set(shipped_decks()) == {DECK, "plain"}
    for name, folder in shipped_decks().items():
        deck = read_deck(folder)
        assert deck.faults == ()
        assert deck.document.id == name
        assert deck.document.licence == "CC BY 4.0"
        assert folder == assets("cards", name)
