"""``hanafuda draw-cards``, and wrong usage of both commands for cards."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from PIL import Image

from hanafuda_desktop.app.commands import cards as card_commands
from hanafuda_desktop.app.library import deck_files
from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.cli import main
from hanafuda_desktop.play.settings import FIRST_DECK
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
from hanafuda_desktop.table.cards.deck import read_deck

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


@pytest.mark.deep
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
    assert main(["draw-cards", *words, "--force"]) == 0
    capsys.readouterr()
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "willow-lightning.jpg",
        "willow-rainman.jpg",
        "willow-ribbon.jpg",
        "willow-swallow.jpg",
    ]
    with Image.open(tmp_path / "willow-ribbon.jpg") as picture:
        assert picture.size == (37, 60)


@pytest.mark.deep
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


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Callable[[tuple[int, int, int]], None]:
    """Cards are drawn as one colour, which can be changed; nothing else is quick enough."""

    colour = (90, 60, 30)

    def carry_out(order: Order) -> tuple[Picture, ...]:
        width = round(order.height * 33 / 54)
        tone = Image.new("RGBA", (width, order.height), (*colour, 255))
        data = encoded(tone, order.form)
        cards = [Picture(card, f"{NAMES[card]}.{order.form}", data) for card in order.cards]
        month = order.cards[0] // 4 + 1
        name = f"months/{month}.{order.form.wide}"
        wide = [Picture(None, name, data)] if order.wide else []
        return (*cards, *wide)

    def paint(other: tuple[int, int, int]) -> None:
        nonlocal colour
        colour = other

    monkeypatch.setattr(deck_files, "carry_out", carry_out)
    monkeypatch.setattr(
        deck_files, "in_parallel", lambda work, jobs: ((job, work(job)) for job in jobs)
    )
    return paint


@pytest.mark.usefixtures("quick")
def test_a_whole_deck_is_a_deck(tmp_path: Path, capsys: Capture) -> None:
    assert main(["draw-cards", "--height", "72", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{tmp_path}: {len(NAMES)} pictures\n"
    deck = read_deck(tmp_path)
    assert deck.faults == ()
    assert deck.document.id == DECK
    assert (deck.document.card.width, deck.document.card.height) == (44, 72)
    assert all(deck.picture(card).is_file() for card in (*range(BACK), None))
    assert len(deck.document.sheets) == 1, "for two, it is too small"
    assert all((tmp_path / sheet.file).is_file() for sheet in deck.document.sheets)


def _files(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


@pytest.mark.parametrize("form", ["png", "jpg"])
def test_cards_drawn_into_a_deck_are_new_in_all_their_sizes(
    tmp_path: Path, capsys: Capture, quick: Callable[[tuple[int, int, int]], None], form: str
) -> None:
    words = ["draw-cards", "--height", "144", "--form", form, "--out", str(tmp_path)]
    assert main(words) == 0
    before = _files(tmp_path)
    quick((20, 20, 220))
    assert main([*words, "--force", "--cards", "susuki-moon", "back"]) == 0
    after = _files(tmp_path)
    changed = {name for name in after if after[name] != before.get(name)}
    assert changed == {
        f"susuki-moon.{form}",
        f"back.{form}",
        f"half/susuki-moon.{form}",
        f"half/back.{form}",
        f"sheet.{form}",
        f"sheet-small.{form}",
        f"months/8.{'webp' if form == 'jpg' else form}",
    }
    assert set(after) == set(before)
    with Image.open(tmp_path / f"sheet.{form}") as sheet:
        small = sheet.convert("RGB")
    width, height = small.width // 7, small.height // 7
    for number in range(BACK + 1):
        row, column = divmod(number, 7)
        spot = small.getpixel((column * width + width // 2, row * height + height // 2))
        wanted = (20, 20, 220) if number in {28, BACK} else (90, 60, 30)
        assert spot == pytest.approx(wanted, abs=6), NAMES[number]
    capsys.readouterr()


def _heights(folder: Path) -> set[int]:
    heights = set()
    for card in (*range(BACK), None):
        with Image.open(read_deck(folder).picture(card)) as picture:
            heights.add(picture.height)
    return heights


@pytest.mark.usefixtures("quick")
def test_cards_drawn_into_a_deck_are_as_high_as_the_others(tmp_path: Path, capsys: Capture) -> None:
    into = ["draw-cards", "--out", str(tmp_path)]
    assert main([*into, "--height", "144"]) == 0
    before = _files(tmp_path)
    into.append("--force")
    assert main([*into, "--cards", "pine-crane"]) == 0
    assert main([*into, "--cards", "pine-crane", "--height", "144"]) == 0
    assert _heights(tmp_path) == {144}
    capsys.readouterr()
    assert main([*into, "--cards", "pine-crane", "--height", "300"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"hanafuda: {tmp_path}: the cards of this deck are 144 pixels high, so ")
    assert said.count("\n") == 1
    assert _files(tmp_path) == before
    assert main([*into, "--height", "300"]) == 0, "a whole deck may have any height"
    assert _heights(tmp_path) == {300}
    capsys.readouterr()


@pytest.mark.usefixtures("quick")
def test_a_small_deck_has_one_sheet(tmp_path: Path, capsys: Capture) -> None:
    assert main(["draw-cards", "--height", "96", "--out", str(tmp_path)]) == 0
    assert [sheet.file for sheet in read_deck(tmp_path).document.sheets] == ["sheet.png"]
    assert not (tmp_path / "sheet-small.png").exists()
    capsys.readouterr()


def test_drawn_into_a_deck_that_is_not_whole_nothing_of_old_is_left(
    tmp_path: Path, capsys: Capture, quick: Callable[[tuple[int, int, int]], None]
) -> None:
    words = ["draw-cards", "--height", "72", "--out", str(tmp_path)]
    assert main(words) == 0
    (tmp_path / "pine-crane.png").unlink()
    quick((20, 20, 220))
    assert main([*words, "--force", "--cards", "susuki-moon"]) == 0
    left = _files(tmp_path)
    assert "half/susuki-moon.png" not in left
    assert "sheet.png" not in left
    assert "half/susuki-geese.png" in left
    capsys.readouterr()


@pytest.mark.usefixtures("quick")
def test_the_deck_of_somebody_else_keeps_its_document(tmp_path: Path, capsys: Capture) -> None:
    text = "id: mine\nname: Mine\nhalves: 'half/{id}.png'\n"
    (tmp_path / "deck.yaml").write_text(text)
    assert main(["draw-cards", "--height", "72", "--cards", "b1", "--out", str(tmp_path)]) == 0
    assert set(_files(tmp_path)) == {"deck.yaml", "willow-rainman.png"}
    assert (tmp_path / "deck.yaml").read_text() == text
    capsys.readouterr()


@pytest.mark.parametrize("command", ["draw-cards", "print-cards"])
def test_where_nothing_can_be_written_it_is_said_before_anything_is_drawn(
    command: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(deck_files, "in_parallel", never)
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
    assert main([*words, "--force"]) == 0
    bar = capsys.readouterr().err
    assert "0/1" in bar
    assert bar.endswith("\r\x1b[K")


def test_the_drawn_deck_is_the_first_and_the_plain_one_is_there() -> None:
    assert FIRST_DECK == DECK
    assert set(shipped_decks()) == {DECK, "plain"}
    for name, folder in shipped_decks().items():
        deck = read_deck(folder)
        assert deck.faults == ()
        assert deck.document.id == name
        assert deck.document.licence == "CC BY 4.0"
        assert folder == assets("cards", name)
