"""The window of decks and the window of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app import cards_window as cards_window_module
from hanafuda_desktop.app.cards_window import CardsWindow, can_write
from hanafuda_desktop.app.deck_window import DeckWindow
from hanafuda_desktop.app.decks import FIRST_DECK, shipped_decks
from hanafuda_desktop.app.library import FIRST_GAME, Library
from hanafuda_desktop.app.main_window import MainWindow
from hanafuda_desktop.app.page_window import PageWindow
from hanafuda_desktop.app.program import make_window
from hanafuda_desktop.app.settings import Settings, read_settings, write_settings
from hanafuda_desktop.app.storage import Folders
from hanafuda_desktop.cards.card import CARDS, MONTHS
from hanafuda_desktop.table.pictures import CardPictures


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.below(tmp_path)


Make = Callable[[], MainWindow]


@pytest.fixture
def make(qtbot: QtBot, folders: Folders) -> Iterator[Make]:
    made: list[MainWindow] = []

    def window() -> MainWindow:
        made.append(make_window(folders, Library(folders.rules)))
        qtbot.addWidget(made[-1])
        made[-1].session.open(FIRST_GAME, seed=7)
        with qtbot.waitExposed(made[-1]):
            made[-1].show()
        return made[-1]

    yield window
    for each in made:
        each.close()


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
    decks = window.side["decks"]
    assert isinstance(decks, DeckWindow)
    qtbot.waitExposed(decks)
    return decks


def _cards(window: MainWindow) -> CardsWindow:
    window.menu_actions["cards"].trigger()
    cards = window.side["cards"]
    assert isinstance(cards, CardsWindow)
    return cards


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
    qtbot.waitUntil(lambda: decks.wall.complete, timeout=60_000)
    assert decks.progress.isHidden()
    assert decks.faults.toPlainText().startswith("no picture of pine-crane: pine-crane.png")
    middle = _on_table(window).pixmap(5, 60, bare=True).toImage().pixelColor(30, 49)
    assert (middle.red(), middle.green()) == (150, 10)
    assert not _on_table(window).pixmap(0, 60).isNull()


def test_a_broken_deck_harms_nothing(qtbot: QtBot, make: Make, folders: Folders) -> None:
    (folders.decks / "broken").mkdir(parents=True)
    (folders.decks / "broken" / "deck.yaml").write_text("id: b\nname: B\ncolour: red\n")
    decks = _decks(qtbot, make())
    _choose(decks, "own/broken")
    qtbot.waitUntil(lambda: decks.wall.complete, timeout=20_000)
    assert decks.faults.toPlainText().startswith("deck.yaml:3:1: error: unknown key 'colour'")
    assert decks.list.currentItem().text().split() == ["broken", "50", "faults"]


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


# --- cards ---------------------------------------------------------------------------------------


def test_the_cards_of_each_month_are_told(make: Make) -> None:
    cards = _cards(make())
    for month in MONTHS:
        cards.months.setCurrentRow(month.number - 1)
        assert month.english in cards.title.text()
        assert month.japanese in cards.names.text()
        told = [caption.name.text().lower() for caption in cards.captions]
        first = (month.number - 1) * 4
        for card, words in zip(CARDS[first : first + 4], told, strict=True):
            assert card.english.lower() in words


def test_a_card_says_its_kind_its_value_and_who_wants_it(make: Make) -> None:
    cards = _cards(make())
    cards.months.setCurrentRow(6)
    boar, ribbon, chaff, _ = (caption.facts.text() for caption in cards.captions)
    assert "Animal, 10 points" in boar
    assert "Ino-Shika-Cho" in boar
    assert "Ribbon, 5 points" in ribbon
    assert "Kasu-Tan" in ribbon
    assert "Chaff, 1 point" in chaff
    assert "Late Chaff" in chaff


def test_months_are_turned_by_keys(qtbot: QtBot, make: Make) -> None:
    cards = _cards(make())
    for key, month in (
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_End, 12),
        (Qt.Key.Key_Right, 12),
        (Qt.Key.Key_Left, 11),
        (Qt.Key.Key_Home, 1),
    ):
        qtbot.keyClick(cards.months, key)
        assert cards.month == month
    qtbot.keyClick(cards.buttons, Qt.Key.Key_Right)
    assert cards.month == 2
    qtbot.keyClick(cards, Qt.Key.Key_Escape)
    assert cards.isHidden()


def test_opening_loads_no_more_than_one_month(make: Make) -> None:
    window = make()
    pictures = CardPictures(shipped_decks()["plain"])
    cards = CardsWindow(window.session.rules, pictures, window)
    cards.grab()
    assert pictures.files_decoded <= 5


@pytest.mark.parametrize("size", [QSize(520, 420), QSize(780, 760)], ids=["small", "large"])
def test_the_picture_grows_with_the_window(qtbot: QtBot, make: Make, size: QSize) -> None:
    cards = _cards(make())
    cards.resize(size)
    cards.grab()
    panorama = cards.panorama
    assert panorama.width() > size.width() - 290
    assert panorama.height() == pytest.approx(panorama.width() * panorama.shape, abs=4)


def test_a_wide_picture_is_shown_if_the_deck_has_it(
    qtbot: QtBot, make: Make, tmp_path: Path
) -> None:
    folder = tmp_path / "wide"
    folder.mkdir()
    (folder / "deck.yaml").write_text('id: w\nname: W\npanoramas: "m{month}.png"\n')
    Image.new("RGB", (800, 200), (10, 200, 30)).save(folder / "m1.png")
    for card in CARDS:
        Image.new("RGB", (440, 720), (150, 10, 10)).save(folder / f"{card.id}.png")
    cards = CardsWindow(make().session.rules, CardPictures(folder), None)
    qtbot.addWidget(cards)
    assert cards.panorama.shape == 0.25
    image = cards.panorama.grab().toImage()
    assert image.pixelColor(image.width() // 2, 20).green() > 150
    cards.months.setCurrentRow(1)  # of which there is none
    assert cards.panorama.shape == pytest.approx(0.409, abs=0.01)


def test_another_game_and_another_deck_are_told_at_once(make: Make) -> None:
    window = make()
    cards = _cards(window)
    cards.months.setCurrentRow(6)
    window.commands.open(type(FIRST_GAME)("tsukinami"))
    assert "Ino-Shika-Cho" not in cards.captions[0].facts.text()
    before = cards.panorama.grab().toImage()
    window.commands._set(deck="plain")
    assert cards.panorama.grab().toImage() != before


def test_words_that_cannot_be_written_are_left_out(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make()
    for known in (True, False):
        monkeypatch.setattr(cards_window_module, "can_write", lambda *_, known=known: known)
        cards = _cards(window)
        assert ("松" in cards.names.text()) == known
        assert ("송학" in cards.names.text()) == known
        assert ("松" in cards.months.item(0).text()) == known
        assert "matsu" in cards.names.text()


@pytest.mark.usefixtures("qapp")
def test_what_can_be_written_is_known() -> None:
    assert can_write(QFont(), "Matsu")
    assert not can_write(QFont(), "\U0010fffd")


def test_an_open_page_of_rules_shows_the_new_deck(make: Make) -> None:
    window = make()
    window.menu_actions["rules"].trigger()
    shown = window.side["rules"]
    assert isinstance(shown, PageWindow)
    bar = shown.page.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before, at = shown.page.grab().toImage(), bar.value()
    assert at > 0
    window.commands._set(deck="plain")
    assert bar.value() == at
    assert shown.page.grab().toImage() != before
    window.commands._set(deck=FIRST_DECK)
    assert shown.page.grab().toImage() == before
