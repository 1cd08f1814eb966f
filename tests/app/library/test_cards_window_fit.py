"""The window of cards at every size: all words fit, and nothing jumps or scrolls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.app.library.cards_window import CardsWindow
from hanafuda_desktop.app.window import fonts
from hanafuda_desktop.app.window.fonts import use_legibly
from hanafuda_desktop.app.window.language import use_language
from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.play.settings import Settings, TextSize
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import speak
from tests.app.cards_windows import CATALOGUE, SIZES, OpenCards, words_of
from tests.app.spoken import cut, longer


def _faults(cards: CardsWindow) -> list[str]:
    """Words that are cut or on top of each other, and what lies off the page."""
    page = cards.page
    for _ in range(3):  # what a layout asks for comes a turn later
        QTest.qWait(0)
    labels = [label for label in page.findChildren(PlainLabel) if label.isVisible()]
    places = [QRect(label.mapTo(page, QPoint()), label.size()) for label in labels]
    faults = [str(each) for each in cut(cards)]
    for label, place in zip(labels, places, strict=True):
        if not page.rect().contains(place):
            faults.append(f"off the page: {label.text()}")
    for (one, place), (other, there) in combinations(zip(labels, places, strict=True), 2):
        if place.intersects(there):
            faults.append(f"on top of each other: {one.text()} and {other.text()}")
    return faults


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("deck", ["hanagoyomi", "plain"])
@pytest.mark.parametrize("size", [*SIZES, QSize(620, 460), QSize(780, 1000), QSize(1600, 480)])
def test_every_word_fits_at_every_size(open_cards: OpenCards, size: QSize, deck: str) -> None:
    cards = open_cards(deck=deck, size=size)
    for game in ("higo-bana", "go-stop", "koi-koi"):
        cards.show_game(CATALOGUE.game(game))
        for month in (3, 5, 9, 12):
            cards.months.setCurrentRow(month - 1)
            assert not _faults(cards), (game, month)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("spoken", ["ja", "fr", "longer"])
def test_words_of_other_languages_fit(open_cards: OpenCards, spoken: str) -> None:
    sizes = [SIZES[0], QSize(780, 1000)]
    if spoken == "longer":
        speak("fr", longer)
    else:
        use_language(spoken)
        sizes.append(QSize(620, 460))
    for size in sizes:
        cards = open_cards("higo-bana", size=size)
        for month in (3, 9, 12):
            cards.months.setCurrentRow(month - 1)
            assert not _faults(cards), (size, month)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["koi-koi", "hana-awase", "go-stop", "higo-bana"])
def test_the_page_is_filled_and_does_not_scroll(
    open_cards: OpenCards, size: QSize, game: str
) -> None:
    cards = open_cards(game, size=size)
    page, picture = cards.page, cards.page.picture
    assert not cards._scroll.verticalScrollBar().maximum(), "nothing to scroll"
    assert picture.width() > 0.93 * page.width()
    assert picture.height() == pytest.approx(picture.width() * 655 / 1600, abs=1)
    lowest = max(column.geometry().bottom() for column in page.columns)
    highest = min(label.mapTo(page, QPoint()).y() for label in page.findChildren(PlainLabel))
    assert lowest - highest > 0.8 * page.height()


@pytest.fixture
def letters() -> Iterator[Callable[[TextSize], None]]:
    """Sets the size of all words; it is as usual again after the test."""
    use_legibly(Settings())
    yield lambda size: use_legibly(Settings(text_size=size))
    use_legibly(Settings())


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("spoken", ["en", "fr"])
@pytest.mark.parametrize("game", ["koi-koi", "higo-bana"])
def test_no_word_is_broken_in_a_small_window_with_large_letters(
    open_cards: OpenCards, letters: Callable[[TextSize], None], spoken: str, game: str
) -> None:
    use_language(spoken)
    letters(TextSize.DOUBLE)
    cards = open_cards(game, size=QSize(736, 736))
    for month in MONTHS:
        cards.months.setCurrentRow(month.number - 1)
        assert not _faults(cards), month.name
        usual = QFontInfo(cards.font()).pixelSize()
        labels = cards.page.findChildren(PlainLabel)
        assert all(each.font().pixelSize() >= 0.8 * usual for each in labels), month.name


def test_points_are_never_torn_from_their_number(open_cards: OpenCards) -> None:
    cards = open_cards("hana-awase", size=SIZES[0])
    words = words_of(cards)
    assert "20 points" in words or "Bright \N{MIDDLE DOT} 20 points" in words
    assert "points" not in words


@pytest.mark.parametrize("deck", ["hanagoyomi", "plain"])
def test_nothing_jumps_when_the_months_are_turned(open_cards: OpenCards, deck: str) -> None:
    cards = open_cards(deck=deck)
    places = set()
    for month in MONTHS:
        cards.months.setCurrentRow(month.number - 1)
        page = cards.page
        places.add((page.picture.geometry().getRect(), page.columns[0].geometry().getRect()))
    assert len(places) == 1


def test_cards_below_the_picture_are_larger_where_there_is_height(open_cards: OpenCards) -> None:
    cards = open_cards(size=QSize(900, 600))
    before = cards.page.columns[0].picture.width()
    cards.resize(900, 900)
    QTest.qWait(0)
    assert cards.page.columns[0].picture.width() > 1.5 * before


def test_a_page_without_room_scrolls_from_its_top(open_cards: OpenCards) -> None:
    cards = open_cards(size=QSize(620, 300))
    bar = cards._scroll.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    cards.months.setCurrentRow(4)
    assert bar.value() == 0


def test_a_narrow_window_leaves_the_room_to_words(open_cards: OpenCards) -> None:
    months = open_cards(size=QSize(520, 420)).months
    assert not months.iconSize().width()
    assert months.width() < 200


@pytest.mark.parametrize("size", [QSize(736, 736), QSize(620, 460)])
def test_a_narrow_page_has_the_height_that_its_words_need(
    open_cards: OpenCards,
    letters: Callable[[TextSize], None],
    size: QSize,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where the names of the month are wider than what stands below them."""
    larger = QApplication.font()
    larger.setPointSize(12)
    with monkeypatch.context() as system:
        system.setattr(fonts, "_USUAL", [larger])
        letters(TextSize.DOUBLE)
        cards = open_cards("higo-bana", size=size)
        for month in MONTHS:
            cards.months.setCurrentRow(month.number - 1)
            QTest.qWait(0)
            for column in cards.page.columns:
                assert column.height() >= column.heightForWidth(column.width()), month.name
            assert cards.page.picture.x() == cards.page.columns[0].x(), month.name
