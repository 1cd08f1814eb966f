"""The decks there are, and the user's own: prepared once, in other processes, card by card."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.deck_box import DeckBox
from hanafuda_desktop.app.library.deck_cache import carry_out, planned
from hanafuda_desktop.app.library.decks import (
    deck_facts,
    deck_places,
    missing_pictures,
    shipped_decks,
)
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.play.settings import FIRST_DECK
from hanafuda_desktop.studio.scans import NoPicture, read_scan
from hanafuda_desktop.table.cards.deck import BACK, NO_FILE, read_deck
from hanafuda_desktop.table.cards.pictures import CardPictures

TEXT = """\
id: mine
name: Grandmother's deck
credit: Scanned by me
licence: mine alone
card: {width: 110, height: 180, corner: 8}
files: "{id}.jpg"
back: back.png
"""


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.below(tmp_path)


def make_deck(folders: Folders, name: str = "scans", text: str = TEXT) -> Path:
    """A deck of red cards on white paper, each scan of another size."""
    folder = folders.decks / name
    folder.mkdir(parents=True)
    (folder / "deck.yaml").write_text(text)
    for card in CARDS:
        size = (260 + card.index, 370 + 2 * card.index)
        scan = Image.new("RGB", size, (252, 251, 249))
        scan.paste((180, 20, 5 * card.index), (30, 24, size[0] - 40, size[1] - 20))
        scan.save(folder / f"{card.id}.jpg", quality=95)
    Image.new("RGB", (110, 180), (10, 20, 120)).save(folder / "back.png")
    return folder


def _take_all(qtbot: QtBot, box: DeckBox, key: str) -> CardPictures:
    pictures = box.take(key)
    qtbot.waitUntil(lambda: not box.to_prepare)
    return pictures


def test_our_decks_come_first_and_the_first_of_them_before_the_others(folders: Folders) -> None:
    assert next(place.key for place in deck_places(folders.decks)) == FIRST_DECK
    make_deck(folders, "b")
    make_deck(folders, FIRST_DECK)
    (folders.decks / ".hidden").mkdir()
    (folders.decks / "a file").write_text("")
    places = deck_places(folders.decks)
    assert [place.own for place in places] == sorted(place.own for place in places)
    assert [place.key for place in places if place.own] == ["own/b", f"own/{FIRST_DECK}"]
    assert len({place.key for place in places}) == len(shipped_decks()) + 2


def test_every_shipped_deck_is_whole_and_says_whose_it_is() -> None:
    for place in deck_places(Path("nowhere")):
        facts = deck_facts(place)
        assert facts.faults == ()
        assert facts.name
        assert facts.credit
        assert facts.licence


def test_facts_name_what_is_wrong_with_a_deck(folders: Folders) -> None:
    folder = make_deck(folders, text=f"{TEXT}colour: red\n")
    (folder / "deck.yaml").write_text(TEXT)
    (folder / "susuki-moon.jpg").unlink()
    [place] = [place for place in deck_places(folders.decks) if place.own]
    facts = deck_facts(place)
    assert (facts.name, facts.credit) == ("Grandmother's deck", "Scanned by me")
    missing = "no picture of susuki-moon: susuki-moon.jpg: there is no such file"
    assert facts.faults == (missing,)
    (folder / "deck.yaml").write_text(f"{TEXT}colour: red\n")
    facts = deck_facts(place)
    assert facts.name == "Grandmother's deck"
    assert "deck.yaml:8:1: error: unknown key 'colour'" in facts.faults[0]
    assert len(facts.faults) == 2


def test_facts_name_wide_pictures_that_are_not_there(folders: Folders) -> None:
    folder = make_deck(folders, text=f'{TEXT}panoramas: "wide/{{month}}.jpg"\n')
    (folder / "wide").mkdir()
    for month in (*range(1, 8), *range(9, 13)):
        (folder / "wide" / f"{month}.JPG").write_bytes(b"is looked at later")
    [place] = [place for place in deck_places(folders.decks) if place.own]
    line = f"no wide picture of month 8: {Path('wide', '8.jpg')}: {NO_FILE}"
    assert deck_facts(place).faults == (line,)


@pytest.mark.usefixtures("qapp")
def test_a_missing_file_is_told_in_the_same_words_everywhere(folders: Folders) -> None:
    folder = make_deck(folders)
    (folder / "pine-crane.jpg").unlink()
    deck = read_deck(folder)
    line = f"no picture of pine-crane: {folder / 'pine-crane.jpg'}: {NO_FILE}"
    assert planned(deck, folders.prepared).refused == {0: NO_FILE}
    assert missing_pictures(deck) == (line.replace(f"{folder}{os.sep}", ""),)
    pictures = CardPictures(folder)
    pictures.pixmap(0, 60)
    assert pictures.faults == (line,)
    with pytest.raises(NoPicture, match=NO_FILE):
        read_scan(folder / "pine-crane.jpg")


def test_names_in_capitals_are_taken_too(folders: Folders) -> None:
    folder = make_deck(folders)
    (folder / "pine-crane.jpg").rename(folder / "Pine-Crane.JPG")
    deck = read_deck(folder)
    assert missing_pictures(deck) == ()
    plan = planned(deck, folders.prepared)
    assert plan.refused == {}
    assert carry_out(plan.jobs[0]) == ""
    assert deck.picture(0).name == "Pine-Crane.JPG"


def test_a_plan_reads_no_picture_and_knows_what_was_done(folders: Folders) -> None:
    folder = make_deck(folders)
    (folder / "pine-crane.jpg").unlink()
    deck = read_deck(folder)
    plan = planned(deck, folders.prepared)
    assert set(plan.refused) == {0}
    assert [job.card for job in plan.jobs] == list(range(1, BACK + 1))
    assert not plan.ready
    for job in plan.jobs[:3]:
        assert carry_out(job) == ""
    again = planned(deck, folders.prepared)
    assert set(again.ready) == {1, 2, 3}
    assert len(again.jobs) == BACK - 3
    for path in again.ready.values():
        with Image.open(path) as picture:
            assert (picture.size, picture.mode) == ((110, 180), "RGBA")
            assert picture.crop((3, 90, 4, 91)).tobytes()[0] < 200, "the paper is gone"


@pytest.mark.parametrize("change", ["time", "size", "card", "trim"])
def test_what_has_changed_is_prepared_anew_and_the_old_goes(folders: Folders, change: str) -> None:
    folder = make_deck(folders)
    file = folder / "pine-crane.jpg"
    first = planned(read_deck(folder), folders.prepared).jobs[0]
    carry_out(first)
    match change:
        case "time":
            os.utime(file, ns=(1, 10**18))
        case "size":
            status = file.stat()
            file.write_bytes(file.read_bytes() + b"\0")
            os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
        case "card":
            text = TEXT.replace("corner: 8", "corner: 12")
            (folder / "deck.yaml").write_text(text)
        case "trim":
            (folder / "deck.yaml").write_text(f"{TEXT}trim: false\n")
    second = planned(read_deck(folder), folders.prepared).jobs[0]
    assert second.card == first.card == 0
    assert second.target != first.target
    carry_out(second)
    assert [path.name for path in first.target.parent.iterdir()] == [second.target.name]


def test_decks_of_the_same_name_in_other_places_do_not_share(folders: Folders) -> None:
    one = make_deck(folders, "scans")
    other = make_deck(Folders.below(folders.data / "else"), "scans")
    first = planned(read_deck(one), folders.prepared).jobs[0]
    second = planned(read_deck(other), folders.prepared).jobs[0]
    assert first.target.parent != second.target.parent


@pytest.mark.parametrize(
    ("data", "why"), [(b"junk", "no picture"), (b"", "no picture")], ids=["junk", "empty"]
)
def test_what_cannot_be_prepared_is_said(folders: Folders, data: bytes, why: str) -> None:
    folder = make_deck(folders)
    (folder / "pine-crane.jpg").write_bytes(data)
    job = planned(read_deck(folder), folders.prepared).jobs[0]
    assert why in carry_out(job)
    assert not job.target.exists()
    (folder / "pine-crane.jpg").unlink()
    assert carry_out(job) == NO_FILE


def test_a_deck_of_ones_own_is_prepared_beside_the_window(qtbot: QtBot, folders: Folders) -> None:
    folder = make_deck(folders)
    (folder / "plum-warbler.jpg").write_bytes(b"junk")
    (folder / "susuki-moon.jpg").unlink()
    box = DeckBox(folders)
    with qtbot.waitSignal(box.arrived):
        pictures = box.take("own/scans")
        assert box.to_prepare == BACK
        assert not pictures.pixmap(0, 60).isNull(), "a card of the first deck stands in for it"
    qtbot.waitUntil(lambda: not box.to_prepare)
    middle = pictures.pixmap(10, 60).toImage().pixelColor(30, 50)
    assert (middle.red(), middle.blue()) == (pytest.approx(180, abs=6), pytest.approx(50, abs=8))
    for card in range(BACK):
        pictures.pixmap(card, 60)
    assert sorted(line.split(":")[0] for line in pictures.faults) == [
        "no picture of plum-warbler",
        "no picture of susuki-moon",
    ]
    again = box.take("own/scans")
    assert box.to_prepare == 1, "only what could not be prepared is tried again"
    assert not again.awaits(10)
    box.stop()


def test_another_deck_may_be_taken_meanwhile(qtbot: QtBot, folders: Folders) -> None:
    make_deck(folders)
    box = DeckBox(folders)
    box.take("own/scans")
    plain = box.take("plain")
    assert (box.key, box.to_prepare) == ("plain", 0)
    assert plain.deck.document.id == "plain"
    assert not plain.awaits(0)


def test_a_deck_that_is_gone_is_said_and_the_first_is_taken(
    qtbot: QtBot, folders: Folders, caplog: pytest.LogCaptureFixture
) -> None:
    box = DeckBox(folders)
    with qtbot.waitSignal(box.missed) as said:
        pictures = box.take("own/lost")
    assert said.args == ["The deck 'lost' is not there any more."]
    assert pictures.deck.document.id == box.key == FIRST_DECK
    assert "own/lost" in caplog.text


def test_prepared_once_is_prepared_for_good(qtbot: QtBot, folders: Folders) -> None:
    make_deck(folders)
    _take_all(qtbot, DeckBox(folders), "own/scans")
    box = DeckBox(folders)
    pictures = box.take("own/scans")
    assert box.to_prepare == 0
    assert not any(pictures.awaits(card) for card in range(BACK + 1))
