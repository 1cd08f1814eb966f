"""A deck's folder: what its document says, and that faults never lose the deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.resources import assets
from hanafuda_desktop.table.cards.deck import DECK_FILE, read_deck

SMALLEST = "id: mine\nname: My scans\n"
MANY = """\
id: mine
name: My scans
files: "{id}.jpg"
cards: {pine-crane: kran.png}
back: rear.webp
trim: false
"""


def _deck(folder: Path, text: str) -> Path:
    (folder / DECK_FILE).write_text(text, encoding="utf-8")
    return folder


def test_the_plain_deck_is_sound_and_whole() -> None:
    deck = read_deck(assets("cards", "plain"))
    assert deck.faults == ()
    assert deck.document.id == "plain"
    assert deck.document.licence
    assert all(deck.picture(card.index).is_file() for card in CARDS)
    assert deck.picture(None).is_file()


def test_two_lines_are_enough_for_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck = read_deck(_deck(tmp_path, SMALLEST))
    assert deck.faults == ()
    assert deck.picture(0) == tmp_path / "pine-crane.png"
    assert deck.picture(None) == tmp_path / "back.png"


@pytest.mark.parametrize(
    ("pattern", "name"),
    [
        ("{short}.jpg", "b4.jpg"),
        ("{index}.webp", "43.webp"),
        ("{month}-{place}/{id}.png", "11-4/willow-lightning.png"),
    ],
)
def test_files_may_be_called_otherwise(tmp_path: Path, pattern: str, name: str) -> None:
    deck = read_deck(_deck(tmp_path, f'{SMALLEST}files: "{pattern}"\n'))
    assert deck.picture(43) == tmp_path / name


def test_single_cards_may_be_called_otherwise(tmp_path: Path) -> None:
    deck = read_deck(_deck(tmp_path, f"{SMALLEST}cards:\n  susuki-moon: bozu.png\nback: b.png\n"))
    assert deck.picture(28) == tmp_path / "bozu.png"
    assert deck.picture(29) == tmp_path / "susuki-geese.png"
    assert deck.picture(None) == tmp_path / "b.png"


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    "line",
    [
        "halves: all.png",
        'halves: "half/{index}.jpg"',
        'halves: "half/{short}.jpg"',
        'halves: "{month}/{id}.jpg"',
        'halves: "../{id}.jpg"',
        "files: all.png",
        "files: {id}.png",
        "files: {id}",
        "name 2",
        "credit: 'mine",
        'files: "{name}.png"',
        'files: "{id.__class__}.png"',
        "files: ../{id}.png",
        "back: /etc/back.png",
        r"back: C:\back.png",
        "card: {width: 5}",
        "card: {width: wide}",
        "sheets: [{width: 100}]",
        "sheets: [{file: ../sheet.png, width: 100}]",
        "colour: red",
        "id: second",
        "panoramas: all.png",
        'panoramas: "{month}-{id}.png"',
        'panoramas: "../{month}.png"',
        "marks: maybe",
    ],
)
def test_a_fault_is_reported_and_everything_else_holds(tmp_path: Path, line: str) -> None:
    """The key with the fault takes the place of the sound one, or comes after all others."""
    key = line.partition(":")[0]
    sound = [each for each in MANY.splitlines() if key == "id" or each.partition(":")[0] != key]
    deck = read_deck(_deck(tmp_path, "\n".join([*sound, line, ""])))
    assert len(deck.faults) == 1
    at = len(sound) + 1
    assert deck.faults[0].start.line == at
    assert f"{DECK_FILE}:{at}:" in deck.report
    assert deck.fault_lines[0].startswith(f"{tmp_path / DECK_FILE}:{at}:")
    ending = "png" if key == "files" else "jpg"
    assert deck.picture(1) == tmp_path / f"pine-ribbon.{ending}"
    assert deck.picture(0) == tmp_path / "kran.png"
    assert deck.picture(None) == tmp_path / ("back.png" if key == "back" else "rear.webp")
    assert (deck.document.id, deck.document.name) == ("mine", {"en": "My scans"})
    assert not deck.document.trim


def test_a_card_that_does_not_exist_is_named_and_the_others_are_taken(tmp_path: Path) -> None:
    cards = "cards:\n  susuki-sun: sun.png\n  susuki-moon: bozu.png\n"
    deck = read_deck(_deck(tmp_path, SMALLEST + cards))
    assert deck.picture(28) == tmp_path / "bozu.png"
    [line] = deck.fault_lines
    assert line.startswith(f"{tmp_path / DECK_FILE}:4:3: error: unknown card 'susuki-sun'; ")
    assert line.endswith("did you mean 'susuki-moon'?")


def test_without_a_name_the_deck_is_called_after_its_folder(tmp_path: Path) -> None:
    deck = read_deck(_deck(tmp_path, 'id: mine\nname: [a]\nfiles: "{short}.png"\n'))
    assert [fault.start for fault in deck.faults] == [(2, 7)]
    assert deck.document.name == {"en": tmp_path.name}
    assert deck.picture(43) == tmp_path / "b4.png"


def test_small_pictures_are_named_by_the_card_and_that_of_the_back_is_called_back(
    tmp_path: Path,
) -> None:
    assert read_deck(_deck(tmp_path, SMALLEST)).half(0) is None
    deck = read_deck(_deck(tmp_path, f'{SMALLEST}halves: "small/h-{{id}}.jpg"\n'))
    assert deck.faults == ()
    assert deck.half(0) == tmp_path / "small" / "h-pine-crane.jpg"
    assert deck.half(None) == tmp_path / "small" / "h-back.jpg"


@pytest.mark.parametrize("text", ["", "- a\n- b\n", "id: [\n", "\x00\x01\x02"])
def test_a_document_that_is_none_is_reported(tmp_path: Path, text: str) -> None:
    deck = read_deck(_deck(tmp_path, text))
    assert deck.faults
    assert deck.picture(None) == tmp_path / "back.png"


@pytest.mark.parametrize("text", ["", "# nothing\n", "- a\n", "mine\n"])
def test_a_document_that_is_none_is_told_how_a_deck_begins(tmp_path: Path, text: str) -> None:
    [line] = read_deck(_deck(tmp_path, text)).fault_lines
    assert line.endswith("; begin with 'id:' and 'name:'")


@pytest.mark.parametrize("cards", ["[kran.png]", "kran.png", "3"])
def test_cards_that_are_no_map_are_told_so(tmp_path: Path, cards: str) -> None:
    [line] = read_deck(_deck(tmp_path, f"{SMALLEST}cards: {cards}\n")).fault_lines
    assert line.endswith("a map from card to file is needed, such as {pine-crane: kran.png}")


@pytest.mark.parametrize(
    ("size", "says"),
    [
        ("width: 1000, height: 16", "1000 x 16 is not the shape of a card: a height of one to"),
        ("width: 100, height: 301", "100 x 301 is not the shape of a card"),
        ("width: 720, height: 440", "720 x 440 is not the shape of a card"),
        ("width: 8000, height: 8000", "8000 x 8000 pixels are too many: at most 6000000 in all"),
    ],
)
def test_a_card_has_the_shape_of_one_and_can_be_held(tmp_path: Path, size: str, says: str) -> None:
    deck = read_deck(_deck(tmp_path, f"{SMALLEST}card: {{{size}}}\n"))
    [line] = deck.fault_lines
    assert f":3:7: error: {says}" in line
    assert (deck.document.card.width, deck.document.card.height) == (440, 720)


@pytest.mark.parametrize("size", ["width: 500, height: 500", "width: 1833, height: 3000"])
def test_other_sizes_will_do(tmp_path: Path, size: str) -> None:
    assert read_deck(_deck(tmp_path, f"{SMALLEST}card: {{{size}}}\n")).faults == ()


def test_large_and_small_letters_are_the_same_in_names(tmp_path: Path) -> None:
    more = 'halves: "half/{id}.jpg"\npanoramas: "wide-{month}.jpg"\nback: rear.jpg\n'
    folder = _deck(tmp_path, f"{SMALLEST}{more}")
    (folder / "half").mkdir()
    names = ["Pine-Crane.PNG", "half/back.JPG", "Wide-8.jpg", "REAR.JPG", "pine-ribbon.png"]
    for name in (*names, "PINE-RIBBON.PNG"):
        (folder / name).write_bytes(b"")
    deck = read_deck(folder)
    found = [deck.picture(0), deck.half(None), deck.panorama(8), deck.picture(None)]
    assert found == [folder / name for name in names[:4]]
    assert deck.picture(1) == folder / "pine-ribbon.png", "the name itself goes first"
    assert deck.picture(2) == folder / "pine-chaff-1.png"


def test_a_folder_without_a_document_is_reported(tmp_path: Path) -> None:
    assert read_deck(tmp_path).faults
    assert read_deck(tmp_path / "nowhere").faults


def test_wide_pictures_of_the_months_are_no_must(tmp_path: Path) -> None:
    assert read_deck(_deck(tmp_path, SMALLEST)).panorama(8) is None
    deck = read_deck(_deck(tmp_path, f'{SMALLEST}panoramas: "wide-{{month}}.jpg"\n'))
    assert deck.faults == ()
    assert deck.panorama(8) == tmp_path / "wide-8.jpg"
