"""Every window says all its words in every language, and has room for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.history.statistics_window import StatisticsWindow
from hanafuda_desktop.app.history.store import SeatNote, Store, entry_of
from hanafuda_desktop.app.library.decks import deck_facts
from hanafuda_desktop.app.settings.settings_window import SettingsPage, SettingsWindow
from hanafuda_desktop.app.window import language as translations
from hanafuda_desktop.app.window.fonts import use_legibly, with_native
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.play.seats import PERSON
from hanafuda_desktop.play.settings import Settings, TextSize
from hanafuda_desktop.text.language import Lookup
from tests.app.history.sample_games import DAY, entry, made, play_out, table
from tests.app.spoken import Said, cut, longer, marked, untold

LayOpen = Callable[..., QWidget]

WINDOWS = ("settings", "statistics", "past-games", "cards", "deck", "rules", "keyboard", "about")
LANGUAGES: dict[str, str | Lookup] = {"ja": "ja", "fr": "fr", "longer": longer}
ROOM = {TextSize.USUAL: QSize(1000, 720), TextSize.DOUBLE: QSize(736, 736)}
"""How large windows are; that for letters of double size is a small screen."""


@pytest.fixture
def lay_open(window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> LayOpen:
    """Opens a window beside a table, by its command, in a language that is made up, or a real one.

    There is something to see in each of them.
    """
    usual = translations._lookup

    def lay(command: str, speaks: str | Lookup, size: TextSize = TextSize.USUAL) -> QWidget:
        made_up = None if isinstance(speaks, str) else speaks
        language = speaks if isinstance(speaks, str) else "xx"
        monkeypatch.setattr(translations, "_lookup", lambda code: made_up or usual(code))
        _note_games(window)
        window.use(replace(window.settings, language=language, text_size=size), save=False)
        if not command:
            shown: QWidget = window
        else:
            window.menu_actions[command].trigger()
            shown = window.side.open["decks" if command == "deck" else command]
        shown.resize(ROOM[size])
        QApplication.processEvents()
        return shown

    return lay


@pytest.fixture(autouse=True)
def _usual_letters(window: MainWindow) -> object:
    yield
    use_legibly(Settings())


def _note_games(window: MainWindow) -> None:
    """Games by several rules, against several others, of two people, won, lost and left."""
    store = Store(window.recorder.path)
    alone = (SeatNote(PERSON, "lost", 0, 0, (made("kasu", 1, 0, 2, 3),)),)
    two = (SeatNote(PERSON, "lost", -3), SeatNote(PERSON, "won", 3))
    rules = entry(0).rules
    played = play_out(table("koi-koi", PERSON, "casual", seed=5, rounds=1))
    for each in (
        entry(1, points=5, yaku=(made("kasu", 2, 3, 2, 3),)),
        entry(2, "lost", points=-4, digest="older", rules=rules, who="strong"),
        entry(3, points=9),
        entry(4, game="yatsuhashi", ending="left", seats=alone),
        entry(5, seats=two),
        entry_of(played, 60_000, 9 * DAY),
    ):
        store.note(each)
    store.close()


def _as_they_are(window: MainWindow) -> set[str]:
    """Words that no translation changes: names of decks, languages, flowers, and the program."""
    facts = [deck_facts(place) for place in window.decks.places()]
    decks = {words for each in facts for words in (each.name, each.credit, each.licence)}
    languages = set(translations.languages().values())
    languages.add(window.settings.language)
    native = [(month.japanese, month.kanji) for month in MONTHS]
    native += [(month.korean, month.hangul) for month in MONTHS]
    # As far as there are letters for them, names stand beside themselves in their own script.
    months = {words for latin, own in native for words in (latin, with_native(latin, own))}
    return {*filter(None, decks), *languages, *months, "Hanafuda Desktop", str(window.decks.own)}


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("command", ["", *WINDOWS], ids=lambda each: each or "table")
def test_nothing_is_said_that_was_not_translated(
    window: MainWindow, lay_open: LayOpen, command: str
) -> None:
    shown = lay_open(command, marked)
    if isinstance(shown, SettingsWindow):
        for page in SettingsPage:
            shown.show_page(page)
    assert untold(shown, _as_they_are(window)) == []


@pytest.mark.parametrize("command", ["statistics", "past-games"])
def test_nothing_is_said_in_the_language_before(
    window: MainWindow, lay_open: LayOpen, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    before = lay_open(command, "fr")
    if isinstance(before, StatisticsWindow):
        before.choices.games.setCurrentIndex(before.choices.games.findData("koi-koi"))
    monkeypatch.setattr(translations, "_lookup", lambda _code: marked)
    window.use(replace(window.settings, language="xx"), save=False)
    shown = window.side.open[command]
    assert shown is not before
    assert untold(shown, _as_they_are(window)) == []


# The pages of cards are measured in test_cards_window_fit.py.
@pytest.mark.deep_but(1)
@pytest.mark.parametrize("command", [each for each in WINDOWS if each != "cards"])
def test_there_is_room_for_every_word(lay_open: LayOpen, command: str) -> None:
    found: dict[str, list[Said]] = {}
    for size, room in ROOM.items():
        for name, speaks in LANGUAGES.items():
            shown = lay_open(command, speaks, size)
            for page in SettingsPage if isinstance(shown, SettingsWindow) else [None]:
                if isinstance(shown, SettingsWindow) and page is not None:
                    shown.show_page(page)
                    QApplication.processEvents()
                where = f"{name} {size} {page}"
                found[where] = cut(shown)
                if shown.width() > room.width():
                    found[where].append(Said("the window is wide", f"{shown.width()}"))
    assert {where: said for where, said in found.items() if said} == {}
