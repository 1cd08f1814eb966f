"""The window of cards: a page for each month, and what stands on it at any size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QMouseEvent
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.home.cloth_page import ScaledSign
from hanafuda_desktop.app.library.cards_window import CardsWindow
from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.library.month_page import CardColumn, RoundedLabel
from hanafuda_desktop.app.window import fonts as letters
from hanafuda_desktop.app.window.fonts import can_show, with_native
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.pages import PageWindow
from hanafuda_desktop.cards.card import CARDS, MONTHS, Category
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel
from tests.app.cards_windows import CATALOGUE, OpenCards, is_wide, words_of


@pytest.fixture
def program(make: Callable[[], MainWindow], qtbot: QtBot) -> MainWindow:
    window = make()
    window.session.open(GameRef("yatsuhashi"), seed=7)
    with qtbot.waitExposed(window):
        window.show()
    return window


def _deck_of_four_colours(folder: Path, *, wide: tuple[int, ...] = ()) -> Path:
    folder.mkdir()
    (folder / "deck.yaml").write_text('id: w\nname: W\npanoramas: "m{month}.png"\n')
    for card in CARDS:
        tone = (40 * card.place, 10, 10)
        Image.new("RGB", (110, 180), tone).save(folder / f"{card.id}.png")
    for month in wide:
        Image.new("RGB", (800, 200), (10, 200, 30)).save(folder / f"m{month}.png")
    return folder


def test_each_month_is_told_with_its_names_and_cards(open_cards: OpenCards) -> None:
    cards = open_cards()
    for month in MONTHS:
        cards.months.setCurrentRow(month.number - 1)
        words = words_of(cards)
        assert {f"{month.number}", month.english, "Japanese", "Korean"} <= set(words)
        assert any(text.startswith(month.japanese) for text in words)
        assert any(text.startswith(month.korean) for text in words)
        kinds = {card.category.value.capitalize() for card in CARDS if card.month == month.number}
        assert kinds <= set(words)
        assert cards.page.accessibleName() == month.english
        assert month.korean in cards.page.accessibleDescription()


def test_a_card_says_its_kind_its_value_and_who_wants_it(open_cards: OpenCards) -> None:
    cards = open_cards("yatsuhashi")
    cards.months.setCurrentRow(6)
    boar, ribbon, chaff, _ = cards.page.columns
    assert (boar.name, boar.kind, boar.points) == ("Boar", "Animal", "10 points")
    assert "Ino-Shika-Cho" in boar.yaku
    assert (ribbon.kind, ribbon.points) == ("Ribbon", "5 points")
    assert "Kasu-Tan" in ribbon.yaku
    assert (chaff.kind, chaff.points) == ("Chaff", "1 point")
    assert "Late Chaff" in chaff.yaku


def test_what_is_not_in_the_game_or_wanted_by_nobody_says_so(open_cards: OpenCards) -> None:
    cards = open_cards("mushi")
    cards.months.setCurrentRow(5)
    assert {card.remark for card in cards.page.columns} == {"Not in Mushi"}
    assert words_of(cards).count("Not in Mushi") == 4
    cards.show_game(CATALOGUE.game("hana-awase"))
    assert cards.page.columns[3].remark == "No yaku wants it"
    cards.show_game(CATALOGUE.game("shiki"))
    assert not any(card.remark for card in cards.page.columns), "it has no yaku at all"


def test_plain_chaff_is_not_called_chaff_twice(open_cards: OpenCards) -> None:
    cards = open_cards("go-stop")
    cards.months.setCurrentRow(3)
    chaff = cards.page.columns[3]
    told = [each for each in chaff.findChildren(PlainLabel) if each.isVisible()]
    assert [(each.text(), each.font().bold()) for each in told] == [
        ("Chaff", True),
        ("Chaff", False),
    ], "its name, and the yaku on a slip"


def test_yaku_stand_on_slips(open_cards: OpenCards) -> None:
    slips = [
        slip for column in open_cards().page.columns for slip in column.findChildren(RoundedLabel)
    ]
    yaku = ["Goko", "Kasu", "Tan", "Sanko"]
    assert len([slip for slip in slips if slip.isVisible() and slip.text() in yaku]) == 5


def test_another_game_and_another_deck_are_told_at_once(program: MainWindow) -> None:
    program.menu_actions["cards"].trigger()
    cards = program.side.open["cards"]
    assert isinstance(cards, CardsWindow)
    cards.months.setCurrentRow(6)
    assert "Ino-Shika-Cho" in cards.page.columns[0].yaku
    program.opener.open(GameRef("tsukinami"))
    assert cards.page.columns[0].yaku == ()
    assert "Tsukinami" in cards.game.text()
    before = cards.page.grab().toImage()
    program.use(replace(program.settings, deck="plain"))
    assert cards.page.grab().toImage() != before


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("yatsuhashi", "Values and yaku of Yatsuhashi Solitaire"),
        ("koi-koi", "Yaku of Koi-Koi, in which single cards have no value"),
        ("shiki", "Values of Four Seasons"),
        ("hanapette", "Hanapette has neither values of cards nor yaku"),
    ],
)
def test_the_foot_promises_what_is_told(open_cards: OpenCards, game: str, words: str) -> None:
    cards = open_cards(game)
    assert cards.game.text().startswith(f"{words}  ")
    assert any(card.points for card in cards.page.deck) == words.startswith("Values")
    assert any(card.yaku for card in cards.page.deck) == ("yaku of" in words.lower())


@pytest.mark.usefixtures("qapp")
def test_what_can_be_shown_is_known() -> None:
    assert can_show("Matsu", QFont())
    assert not can_show("Matsu \U0010fffd")
    assert not can_show("")
    assert with_native("matsu", "\U0010fffd") == "matsu"
    assert with_native("matsu", "M") == "matsu M"


@pytest.mark.parametrize("known", [True, False])
def test_names_are_told_in_their_own_script_only_where_that_can_be_shown(
    open_cards: OpenCards, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    monkeypatch.setattr(letters, "can_show", lambda *_: known)
    words = words_of(open_cards())
    assert ("matsu 松" if known else "matsu") in words
    assert ("songhak 송학" if known else "songhak") in words


def test_no_letter_of_the_window_or_the_rules_is_a_box(
    open_cards: OpenCards, program: MainWindow
) -> None:
    metrics = QFontMetrics(QFont())
    cards = open_cards("go-stop")
    program.menu_actions["rules"].trigger()
    rules = program.side.open["rules"]
    assert isinstance(rules, PageWindow)
    shown = rules.page.toPlainText().replace("\N{OBJECT REPLACEMENT CHARACTER}", "")
    assert "matsu" in shown
    for month in MONTHS:
        cards.months.setCurrentRow(month.number - 1)
        shown += "".join(words_of(cards))
    boxes = {letter for letter in shown if letter > " " and not metrics.inFontUcs4(ord(letter))}
    assert not boxes


def test_the_shipped_deck_shows_its_wide_pictures(open_cards: OpenCards) -> None:
    cards = open_cards()
    for month in MONTHS:
        cards.months.setCurrentRow(month.number - 1)
        assert is_wide(cards)
        assert all(column.picture.isVisible() for column in cards.page.columns)


def test_a_wide_picture_is_shown_only_where_the_deck_has_it(
    open_cards: OpenCards, tmp_path: Path
) -> None:
    cards = open_cards(deck=_deck_of_four_colours(tmp_path / "wide", wide=(1,)))
    page = cards.page
    assert page.picture.width() == pytest.approx(4 * page.picture.height(), abs=2)
    shown = page.picture.grab().toImage()
    assert _seen(shown.pixelColor(shown.rect().center())) == (10, 200, 30)
    cards.months.setCurrentRow(1)  # of which there is none
    assert not is_wide(cards)
    for place, column in enumerate(page.columns, start=1):
        assert column.picture.width() > 0.8 * column.width()
        shown = column.picture.grab().toImage()
        assert _seen(shown.pixelColor(shown.rect().center())) == (40 * place, 10, 10)


def test_a_damaged_wide_picture_gives_way_to_the_cards_and_is_named(
    open_cards: OpenCards, tmp_path: Path, caplog: pytest.LogCaptureFixture, qtbot: QtBot
) -> None:
    folder = _deck_of_four_colours(tmp_path / "wide", wide=(1, 3, 4))
    text = (folder / "deck.yaml").read_text().replace("png", "jpg")
    (folder / "deck.yaml").write_text(f"{text}files: '{{id}}.png'\n")
    noise = Image.effect_noise((1600, 655), 60).convert("RGB")
    for month in range(1, 13):
        noise.save(folder / f"m{month}.jpg")
    data = (folder / "m3.jpg").read_bytes()
    (folder / "m3.jpg").write_bytes(data[: len(data) // 2])
    (folder / "m5.jpg").unlink()
    cards = open_cards(deck=folder)
    assert is_wide(cards)
    for month in (3, 5):
        cards.months.setCurrentRow(month - 1)
        assert not is_wide(cards)
        assert f"no wide picture of month {month}: " in caplog.text
    qtbot.waitUntil(lambda: cards.months.complete)
    image = _thumb(cards, 3)
    left = image.pixelColor(image.width() // 8, image.height() // 2)
    assert _seen(left) == (40, 10, 10), "the first of its cards"
    assert len(caplog.records) == 2, "each is named once"


def _thumb(cards: CardsWindow, month: int) -> QImage:
    return cards.months.item(month - 1).icon().pixmap(cards.months.iconSize()).toImage()


def _seen(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def test_opening_loads_no_more_than_one_month_and_the_small_pictures(
    qtbot: QtBot, decoded: list[Path]
) -> None:
    pictures = CardPictures(shipped_decks()["plain"])
    cards = CardsWindow(CATALOGUE.game("koi-koi"), pictures)
    qtbot.addWidget(cards)
    cards.grab()
    assert len(decoded) <= 5


def test_the_list_has_a_picture_of_every_month(open_cards: OpenCards, qtbot: QtBot) -> None:
    cards = open_cards()
    qtbot.waitUntil(lambda: cards.months.complete)
    thumbs = [_thumb(cards, month.number) for month in MONTHS]
    for one, other in pairwise(thumbs):
        assert one != other
        assert one.width() == cards.months.iconSize().width()
    assert not cards.months.verticalScrollBar().isVisible()
    cards.show_pictures(CardPictures(shipped_decks()["plain"]))
    assert not cards.months.complete
    qtbot.waitUntil(lambda: cards.months.complete)


def test_months_are_turned_by_keys(qtbot: QtBot, open_cards: OpenCards) -> None:
    cards = open_cards()
    for key, month in (
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_End, 12),
        (Qt.Key.Key_Right, 12),
        (Qt.Key.Key_Left, 11),
        (Qt.Key.Key_Home, 1),
        (Qt.Key.Key_Left, 1),
    ):
        qtbot.keyClick(cards.months, key)
        assert cards.months.currentRow() == month - 1
        assert MONTHS[month - 1].english in words_of(cards)
    qtbot.keyClick(cards.buttons, Qt.Key.Key_Right)
    assert cards.months.currentRow() == 1
    qtbot.keyClick(cards, Qt.Key.Key_Escape)
    assert cards.isHidden()


def _move(cards: CardsWindow, point: QPointF) -> None:
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove, point, point, none, none, Qt.KeyboardModifier.NoModifier
    )
    cards.page.mouseMoveEvent(event)


def test_pointing_at_a_card_shows_its_part_and_pointing_at_a_part_its_card(
    open_cards: OpenCards,
) -> None:
    cards = open_cards()
    page, picture = cards.page, cards.page.picture
    plain = page.grab().toImage()
    whole = picture.grab().toImage()
    for place in range(4):
        part = picture.part(place).translated(picture.pos())
        for rect in (part, page.columns[place].geometry()):
            _move(cards, rect.center().toPointF())
            assert picture.shown == place
            shown = picture.grab().toImage()
            for other in range(4):
                box = picture.part(other).adjusted(3, 3, -3, -3)
                same = shown.copy(box) == whole.copy(box)
                assert same == (other == place)
    _move(cards, QPointF(2, 2))
    assert picture.shown is None
    assert page.grab().toImage() == plain


def test_a_click_keeps_a_card_shown_until_the_next_or_another_month(
    qtbot: QtBot, open_cards: OpenCards
) -> None:
    cards = open_cards()
    page = cards.page
    spot = page.columns[2].geometry().center()
    for shown in (2, None, 2):
        qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=spot)
        _move(cards, QPointF(2, 2))
        assert page.picture.shown == shown
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert page.picture.shown is None
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=spot)
    cards.months.setCurrentRow(8)
    assert page.picture.shown is None


def test_every_kind_has_its_sign(open_cards: OpenCards) -> None:
    cards = open_cards()
    cards.months.setCurrentRow(10)
    signs = [_sign(column) for column in cards.page.columns]
    assert len(signs) == len(Category)
    assert all(one != other for one, other in combinations(signs, 2))


def _sign(column: CardColumn) -> QImage:
    return column.findChildren(ScaledSign)[0].grab().toImage()
