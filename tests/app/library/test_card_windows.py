"""The window of decks, and the deck in pages of rules."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from itertools import repeat
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library import deck_cache
from hanafuda_desktop.app.library import decks as decks_module
from hanafuda_desktop.app.library.deck_window import DeckWindow
from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.library.library import FIRST_GAME
from hanafuda_desktop.app.settings.settings import read_settings, write_settings
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.pages import PageWindow
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.play.settings import FIRST_DECK, Settings
from hanafuda_desktop.table.cards.pictures import CardPictures

Make = Callable[[], MainWindow]


@pytest.fixture
def make(make: Make, qtbot: QtBot) -> Make:
    """As everywhere, and with the first patience on the table that is shown."""

    def shown() -> MainWindow:
        window = make()
        window.session.open(FIRST_GAME, seed=7)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return shown


def _own_deck(folders: Folders, *, without: str = "") -> None:
    folder = folders.decks / "reds"
    folder.mkdir(parents=True)
    (folder / "deck.yaml").write_text(
        "id: reds\nname: Reds\ncredit: Me\nlicence: Mine\n"
        "card: {width: 110, height: 180, corner: 8}\n"
    )
    for card in CARDS:
        if card.id != without:
            Image.new("RGB", (110, 180), (150, 10, 10)).save(folder / f"{card.id}.png")
    Image.new("RGB", (110, 180), (150, 10, 10)).save(folder / "back.png")


def _decks(qtbot: QtBot, window: MainWindow) -> DeckWindow:
    window.menu_actions["deck"].trigger()
    decks = window.side.open["decks"]
    assert isinstance(decks, DeckWindow)
    qtbot.waitExposed(decks)
    return decks


def _choose(decks: DeckWindow, key: str) -> None:
    for row in range(decks.list.count()):
        if decks.list.item(row).data(Qt.ItemDataRole.UserRole) == key:
            decks.list.setCurrentRow(row)
            return
    raise AssertionError(key)


def _on_table(window: MainWindow) -> CardPictures:
    return window.driver.scene.looks.pictures


# --- decks ---------------------------------------------------------------------------------------


def test_a_newcomer_has_the_first_deck_with_marks(make: Make) -> None:
    window = make()
    assert _on_table(window).deck.folder == shipped_decks()[FIRST_DECK]
    assert _on_table(window).marks
    assert window.menu_actions["marks"].isChecked()


def test_the_window_lists_every_deck_with_its_words(
    qtbot: QtBot, make: Make, folders: Folders
) -> None:
    _own_deck(folders, without="pine-crane")
    decks = _decks(qtbot, make())
    entries = [decks.list.item(row).text() for row in range(decks.list.count())]
    assert len(entries) == len(shipped_decks()) + 1
    assert all("CC BY 4.0" in entry for entry in entries[:-1])
    assert entries[-1].split() == ["Reds", "Me", "Mine", "1", "fault"]
    assert decks.list.currentRow() == 0


def test_choosing_a_deck_shows_all_its_cards_and_plays_with_it_and_is_remembered(
    qtbot: QtBot, make: Make, folders: Folders
) -> None:
    window = make()
    decks = _decks(qtbot, window)
    qtbot.waitUntil(lambda: decks.wall.complete)
    qtbot.keyClick(decks.list, Qt.Key.Key_Down)
    assert _on_table(window).deck.document.id == "plain"
    assert decks.words.text() == "Plain deck · Hanafuda Desktop · CC BY 4.0"
    qtbot.waitUntil(lambda: decks.wall.complete)
    assert decks.faults.isHidden()
    assert not decks.marks.isEnabled(), "this deck has marks of its own"
    assert read_settings(folders.settings)[0].deck == "plain"
    window.close()
    assert _on_table(make()).deck.document.id == "plain"


def test_a_deck_of_ones_own_is_prepared_shown_and_its_faults_named(
    qtbot: QtBot, make: Make, folders: Folders
) -> None:
    _own_deck(folders, without="pine-crane")
    window = make()
    decks = _decks(qtbot, window)
    _choose(decks, "own/reds")
    assert not decks.progress.isHidden()
    qtbot.waitUntil(lambda: decks.wall.complete)
    assert decks.progress.isHidden()
    assert decks.faults.toPlainText().startswith("no picture of pine-crane: pine-crane.png")
    middle = _on_table(window).pixmap(5, 60, bare=True).toImage().pixelColor(30, 49)
    assert (middle.red(), middle.green()) == (150, 10)
    assert not _on_table(window).pixmap(0, 60).isNull()


def test_a_card_that_our_deck_lends_has_a_badge(qtbot: QtBot, make: Make, folders: Folders) -> None:
    _own_deck(folders, without="pine-crane")
    decks = _decks(qtbot, make())
    _choose(decks, "own/reds")
    qtbot.waitUntil(lambda: decks.wall.complete)
    wall = decks.wall
    image = wall.grab().toImage()
    for card, corner, width in list(wall._places())[:8]:
        badge = wall._badge(corner, width)
        assert QRectF(corner, QSizeF(width, width * 180 / 110)).contains(badge)
        spot = badge.center() + QPointF(badge.width() * 0.25, 0)
        paper = image.pixelColor(spot.toPoint())
        assert (paper.lightness() > 200) == (card == 0), CARDS[card].id
        words = wall.words_on(card)
        assert words == (f"{CARDS[0].title}, from our deck" if card == 0 else CARDS[card].title)


def test_a_placeholder_of_a_shipped_deck_has_no_badge(tmp_path: Path) -> None:
    shutil.copytree(shipped_decks()["plain"], tmp_path / "plain")
    (tmp_path / "plain" / "pine-crane.png").unlink()
    pictures = CardPictures(tmp_path / "plain")
    for _ in pictures.look_through():
        pass
    assert pictures.lacks(0)
    assert not pictures.stands_in(0)


def test_many_faults_are_seen_at_once(qtbot: QtBot, make: Make, folders: Folders) -> None:
    (folders.decks / "broken").mkdir(parents=True)
    (folders.decks / "broken" / "deck.yaml").write_text("id: b\nname: B\n")
    decks = _decks(qtbot, make())
    _choose(decks, "own/broken")
    qtbot.waitUntil(lambda: decks.wall.complete)
    line = decks.faults.fontMetrics().lineSpacing()
    assert decks.faults.viewport().height() >= 10 * line
    assert decks.wall.height() > decks.faults.height()


def test_a_broken_deck_harms_nothing(qtbot: QtBot, make: Make, folders: Folders) -> None:
    (folders.decks / "broken").mkdir(parents=True)
    (folders.decks / "broken" / "deck.yaml").write_text("id: b\nname: B\ncolour: red\n")
    decks = _decks(qtbot, make())
    _choose(decks, "own/broken")
    qtbot.waitUntil(lambda: decks.wall.complete)
    assert decks.faults.toPlainText().startswith("deck.yaml:3:1: error: unknown key 'colour'")
    assert decks.list.currentItem().text().split() == ["B", "50", "faults"]


def _brightness(image: QImage) -> float:
    """The mean of a picture, 0 to 255."""
    small = image.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    return float(small.pixelColor(0, 0).lightness())


def test_while_a_deck_is_prepared_ours_stands_in_for_it_dimmed_and_words_say_so(
    qtbot: QtBot, make: Make, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    _own_deck(folders)
    for file in (folders.decks / "reds").glob("*.png"):
        Image.new("RGB", (110, 180), (240, 236, 228)).save(file)
    monkeypatch.setattr(deck_cache, "carried_out", lambda _: repeat(None))
    decks = _decks(qtbot, make())
    _choose(decks, "own/reds")
    assert "Until its pictures are ready, those of Hanagoyomi stand in" in decks.words.text()
    assert decks.progress.text() == "Preparing pictures: 0 of 49"
    decks.wall.resize(700, 400)
    qtbot.waitUntil(lambda: len(decks.wall._standing_in) == len(CARDS))
    assert not decks.wall.complete
    image = decks.wall.grab().toImage()
    pictures = decks.wall._pictures
    for card, corner, width in list(decks.wall._places())[::7]:
        high = round(width * pictures.aspect)
        seen = image.copy(QRect(corner, QSize(width, high)))
        full = pictures.pixmap(card, width).toImage()
        cloth = image.pixelColor(corner.x() - 2, corner.y() + 5).lightness()
        inside = QRect(4, 4, width - 8, high - 8)
        expected = 0.4 * _brightness(full.copy(inside)) + 0.6 * cloth
        assert _brightness(seen.copy(inside)) == pytest.approx(expected, abs=20), CARDS[card].id
    for card in range(len(CARDS)):
        pictures.arrive(card, folders.decks / "reds" / f"{CARDS[card].id}.png")
    decks.wall.show_pictures(pictures)
    qtbot.waitUntil(lambda: decks.wall.complete)
    image = decks.wall.grab().toImage()
    for _, corner, width in list(decks.wall._places())[::7]:
        seen = image.copy(QRect(corner, QSize(width, width)))
        assert _brightness(seen.copy(6, width // 2, width - 12, width // 3)) > 220


def test_a_fault_is_not_cut_at_the_edge(qtbot: QtBot, make: Make, folders: Folders) -> None:
    (folders.decks / "broken").mkdir(parents=True)
    text = "id: b\nname: B\nfiles: {id}.jpg\ncolour: red\nback: back.jpg\n"
    (folders.decks / "broken" / "deck.yaml").write_text(text)
    decks = _decks(qtbot, make())
    decks.resize(QSize(828, 552))
    _choose(decks, "own/broken")
    qtbot.waitUntil(lambda: decks.wall.complete)
    lines = decks.faults.toPlainText().splitlines()
    assert lines[0].startswith("deck.yaml:3:12: error: this cannot follow")
    assert lines[1].startswith("deck.yaml:4:1: error: unknown key 'colour'; known here: id, name")
    assert len(lines) == 2 + len(CARDS) + 1
    decks.faults.grab()  # lays the text out
    assert not decks.faults.horizontalScrollBar().maximum()
    block = decks.faults.document().findBlockByNumber(1)
    assert block.layout().lineCount() > 1, "the long line is wrapped"


def test_looking_at_a_deck_finds_what_a_sheet_hides(
    qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A shipped deck is shown from its sheets; one of its files is damaged all the same."""
    folder = tmp_path / "shipped" / "plain"
    shutil.copytree(shipped_decks()["plain"], folder)
    (folder / "pine-crane.png").write_bytes((folder / "pine-crane.png").read_bytes()[:3000])
    (folder / "susuki-moon.png").unlink()
    ours = {**shipped_decks(), "plain": folder}
    monkeypatch.setattr(decks_module, "shipped_decks", lambda: ours)
    decks = _decks(qtbot, make())
    _choose(decks, "plain")
    qtbot.waitUntil(lambda: decks.faults.toPlainText().count("\n") == 1)
    crane, moon = decks.faults.toPlainText().splitlines()
    assert crane.startswith("no picture of pine-crane: pine-crane.png: ")
    assert moon.startswith("no picture of susuki-moon: susuki-moon.png: ")
    assert decks.list.currentItem().text().endswith("2 faults")


def test_a_deck_that_has_gone_is_said_at_the_start(make: Make, folders: Folders) -> None:
    write_settings(folders.settings, Settings(deck="own/lost"))
    window = make()
    assert _on_table(window).deck.document.id == FIRST_DECK
    assert window.settings.deck == "own/lost", "it may come back"


def test_marks_are_switched_in_the_menu_and_in_the_window(
    qtbot: QtBot, make: Make, folders: Folders
) -> None:
    window = make()
    decks = _decks(qtbot, window)
    window.menu_actions["marks"].trigger()
    assert not _on_table(window).marks
    assert not decks.marks.isChecked()
    decks.marks.click()
    assert _on_table(window).marks
    assert window.menu_actions["marks"].isChecked()
    assert read_settings(folders.settings)[0].marks


def test_marks_change_what_is_seen_on_the_table(qtbot: QtBot, make: Make) -> None:
    window = make()
    window.driver.scene.land()
    before = window.table.grab().toImage()
    window.menu_actions["marks"].trigger()
    assert window.table.grab().toImage() != before
    window.menu_actions["marks"].trigger()
    assert window.table.grab().toImage() == before


@pytest.mark.parametrize("size", [(300, 170), (900, 500), (500, 900), (1600, 300)])
def test_all_cards_lie_within_the_wall_at_any_size(
    qtbot: QtBot, make: Make, size: tuple[int, int]
) -> None:
    wall = _decks(qtbot, make()).wall
    wall.setParent(None)
    qtbot.addWidget(wall)
    wall.resize(*size)
    places = list(wall._places())
    assert len(places) == len(CARDS)
    for card, corner, width in places:
        assert corner.x() >= 0
        assert corner.y() >= 0
        assert corner.x() + width <= size[0]
        assert corner.y() + round(width * 1.64) <= size[1] + 2
        assert wall.card_at(corner + type(corner)(width // 2, width // 2)) == card


# --- pages ---------------------------------------------------------------------------------------


def test_an_open_page_of_rules_shows_the_new_deck(make: Make) -> None:
    window = make()
    window.menu_actions["rules"].trigger()
    shown = window.side.open["rules"]
    assert isinstance(shown, PageWindow)
    bar = shown.page.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before, at = shown.page.grab().toImage(), bar.value()
    assert at > 0
    window.use(replace(window.settings, deck="plain"))
    assert bar.value() == at
    assert shown.page.grab().toImage() != before
    window.use(replace(window.settings, deck=FIRST_DECK))
    assert shown.page.grab().toImage() == before
