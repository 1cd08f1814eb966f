"""What is wrong with a deck is said in the language that is spoken, and only in that."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from hanafuda_desktop.app.library.deck_cache import carried_out, planned
from hanafuda_desktop.app.library.deck_window import DeckWindow
from hanafuda_desktop.app.library.decks import DeckPlace, deck_facts
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window import language
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.studio.scans import NoPicture, take_in
from hanafuda_desktop.table.cards.deck import NO_FILE, read_deck
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.text.language import ENGLISH, tr
from tests.app.in_other_letters import LANGUAGE, Eyes, in_other_letters, other_letters

__all__ = ["in_other_letters"]

TEXT = """\
id: mine
name: scans
card: {width: 110, height: 180}
"""


def _deck(folder: Path, text: str = TEXT) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "deck.yaml").write_text(text)
    return folder


def _hear(eyes: Eyes, lines: tuple[str, ...], folder: Path) -> None:
    """Listen to lines about a deck, in which its own words and cards' names stand as they are."""
    known = [(folder / "deck.yaml").read_text(), "deck.yaml back id short month place index jpg"]
    known += [card.id for card in CARDS]
    eyes.allowed = {word for text in known for word in re.findall("[A-Za-z]+", text)}
    assert lines
    for line in lines:
        eyes.hear(line.replace(str(folder), ""))


@pytest.mark.parametrize(
    "text",
    [
        "- mine",
        TEXT.replace("width: 110", "width: 1100"),
        TEXT.replace("110, height: 180", "8000, height: 8000"),
        f"{TEXT}back: /etc/back.png",
        f"{TEXT}cards: [kran.png]",
        f"{TEXT}cards: {{pine: kran.png}}",
        f"{TEXT}files: all.png",
        f"{TEXT}files: '{{name}}.png'",
        f"{TEXT}halves: all.png",
        f"{TEXT}panoramas: all.png",
    ],
)
def test_faults_of_a_document_are_said(in_other_letters: Eyes, tmp_path: Path, text: str) -> None:
    deck = read_deck(_deck(tmp_path, text))
    _hear(in_other_letters, deck.fault_lines, tmp_path)


@pytest.mark.usefixtures("qapp")
def test_faults_of_files_are_said(in_other_letters: Eyes, tmp_path: Path) -> None:
    text = """\
halves: "half/{id}.png"
panoramas: "wide/{month}.jpg"
sheets: [{file: sheet.jpg, width: 60}]
"""
    folder = _deck(tmp_path, TEXT + text)
    (folder / "half").mkdir()
    Image.new("RGB", (9, 9)).save(folder / "half" / "pine-crane.png")
    facts = deck_facts(DeckPlace("own/scans", folder, own=True))
    pictures = CardPictures(folder)
    for _ in pictures.look_through():
        pass
    assert any("pine-crane" in line and "55" in line for line in pictures.faults)
    _hear(in_other_letters, (*facts.faults, *pictures.faults), folder)


@pytest.mark.parametrize("data", [b"junk", b""])
def test_a_scan_that_is_no_picture_is_said(in_other_letters: Eyes, data: bytes) -> None:
    with pytest.raises(NoPicture) as refused:
        take_in(data, (110, 180), 8, trim=True)
    in_other_letters.hear(str(refused.value))


def test_processes_that_prepare_pictures_speak_the_language_too(tmp_path: Path) -> None:
    folders = Folders.below(tmp_path)
    scan = _deck(folders.decks / "scans") / f"{CARDS[0].id}.png"
    scan.touch()
    plan = planned(read_deck(folders.decks / "scans"), folders.prepared)
    scan.unlink()
    language.use_language(LANGUAGE)
    try:
        [(job, why)] = filter(None, carried_out(plan.jobs))
        assert (job.card, why) == (0, tr(NO_FILE))
        assert why != NO_FILE
    finally:
        language.use_language(ENGLISH)


def test_faults_are_said_anew_in_another_language(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    _deck(window.folders.decks / "scans", f"{TEXT}colour: red\n")
    window.use(replace(window.settings, deck="own/scans"), save=False)
    window.menu_actions["deck"].trigger()
    before = _told(window)
    assert any("no picture of" in line for line in before)
    monkeypatch.setattr(language, "_lookup", lambda _code: other_letters)
    window.use(replace(window.settings, language=LANGUAGE), save=False)
    after = _told(window)
    assert len(after) == len(before)
    assert not any(re.search("no picture of|error|no such file", line) for line in after)


def _told(window: MainWindow) -> list[str]:
    """What the window with the decks says is wrong with the one that is used."""
    decks = window.side.open["decks"]
    assert isinstance(decks, DeckWindow)
    decks.wall.grab()
    decks.show_pictures(window.decks.pictures)
    return decks.faults.toPlainText().splitlines()
