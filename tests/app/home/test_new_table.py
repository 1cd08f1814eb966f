"""The one page on which a new game is laid out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.home.new_table import NewTablePage, TableChoice, TableSeatings
from hanafuda_desktop.app.window.fonts import use_legibly
from hanafuda_desktop.app.window.language import use_language
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import MOST_SEATS, Seating, usual_seating
from hanafuda_desktop.play.settings import DealWish, Settings, TextSize
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.text.language import ENGLISH, speak
from tests.app.home.conftest import Show
from tests.app.home.on_the_screen import OnTheScreen
from tests.app.in_a_window import play
from tests.app.spoken import cut, longer

GAMES = ("higo-bana", "higo-bana-teams", "koi-koi")
EXPERT = Seating(("person", "expert"), 5)
BEGINNER = Seating(("person", "beginner"), 3)
THREE = Seating(("person", "expert", "expert"))
FOUR = Seating(("person", "expert", "expert", "expert"), 2)


def _tables(*games: str) -> list[TableChoice]:
    catalogue = our_games()
    return [TableChoice(GameRef(name), catalogue.game(name)) for name in games]


@pytest.fixture
def _usual_words() -> Iterator[None]:
    yield
    use_legibly(Settings())


@pytest.fixture
def lay_page(qtbot: QtBot, window: MainWindow) -> Callable[..., NewTablePage]:
    """Shows the page by itself."""

    def lay(tables: list[TableChoice], size: QSize | None = None) -> NewTablePage:
        page = NewTablePage(window, tables, 0, None)
        qtbot.addWidget(page)
        page.setParent(None)
        page.resize(size or QSize(900, 556))
        with qtbot.waitExposed(page):
            page.show()
        return page

    return lay


@pytest.fixture
def page(lay_page: Callable[..., NewTablePage]) -> NewTablePage:
    return lay_page(_tables(*GAMES))


def _counts(page: NewTablePage) -> list[str]:
    return [button.text() for button in page.form.players.group.buttons() if button.isVisible()]


def _names(page: NewTablePage) -> list[str]:
    return [name.text() for name in page.form.seats.names if name.isVisible()]


def test_it_shows_the_table_as_it_was_laid(page: NewTablePage) -> None:
    assert page.form.seating == Seating(("person", "casual"))
    assert page.form.table.ref == GameRef("higo-bana")
    assert _counts(page) == list("234567")
    assert _names(page) == ["&1  You", "&2  Computer"]
    assert [combo.isVisible() for combo in page.form.seats.who] == [True] * 2 + [False] * 5
    assert page.form.rounds.text() == "12, as the rules say"
    assert page.told.summary.text() == page.form.table.rules.summary["en"]
    assert not page.form.deals.isVisible()
    assert not page.go_on.isVisible()


def test_all_of_it_by_keyboard(qtbot: QtBot, page: NewTablePage) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(page, Qt.Key.Key_P, alt)
    assert page.form.players.group.button(2).hasFocus()
    qtbot.keyClick(page.form.players.group.button(2), Qt.Key.Key_Right)
    assert page.form.players.count == 3
    qtbot.keyClick(page, Qt.Key.Key_3, alt)
    assert page.form.seats.who[2].hasFocus()
    qtbot.keyClicks(page.form.seats.who[2], "A")
    qtbot.keyClick(page, Qt.Key.Key_R, alt)
    qtbot.keyClicks(page.form.rounds, "6")
    assert page.form.seating == Seating(("person", "casual", "person"), 6)
    assert "curtain" in page.form.note.text()
    with qtbot.waitSignal(page.start.clicked):
        qtbot.keyClick(page.form.rounds, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.back.clicked):
        qtbot.keyClick(page.form.games, Qt.Key.Key_Escape)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_return_presses_the_button_one_is_at(qtbot: QtBot, page: NewTablePage, key: Qt.Key) -> None:
    begun: list[object] = []
    page.start.clicked.connect(lambda *told: begun.append(told))
    for button in (page.rules, page.back):
        button.setFocus()
        with qtbot.waitSignal(button.clicked):
            qtbot.keyClick(button, key)
    assert not begun, "no game is begun, and none replaced, by the way"
    page.start.setFocus()
    with qtbot.waitSignal(page.start.clicked):
        qtbot.keyClick(page.start, key)


def test_everybody_is_called_as_at_the_table(page: NewTablePage) -> None:
    page.form.players.group.button(4).click()
    assert _names(page) == ["&1  You", "&2  Computer 1", "&3  Computer 2", "&4  Computer 3"]
    assert page.form.seats.who[0].currentText() == "You play"
    assert page.form.seats.who[2].itemText(0) == "A person at this screen"
    page.form.seats.who[2].setCurrentIndex(0)
    assert _names(page) == ["&1  Player 1", "&2  Computer 1", "&3  Player 2", "&4  Computer 2"]
    assert page.form.seats.who[0].currentText() == "A person at this screen"


def test_partners_are_seen(page: NewTablePage) -> None:
    assert not any(team.isVisible() for team in page.form.seats.teams)
    page.form.games.setCurrentIndex(1)
    teams = [team.text() for team in page.form.seats.teams if team.isVisible()]
    assert teams == ["Team 1", "Team 2", "Team 1", "Team 2"]
    page.form.players.group.button(6).click()
    teams = [team.text() for team in page.form.seats.teams if team.isVisible()]
    assert teams == [f"Team {number}" for number in (1, 2, 3, 1, 2, 3)]


def test_a_variant_has_its_own_numbers_of_players(page: NewTablePage) -> None:
    page.form.games.setCurrentIndex(1)
    assert _counts(page) == ["4", "6"]
    assert page.form.seating.seats == ("person", "casual", "casual", "casual")
    page.form.games.setCurrentIndex(2)
    assert _counts(page) == []  # two play, and there is nothing to choose
    assert page.form.players.count == 2
    assert page.form.seating.seats == ("person", "casual")
    assert page.form.table.ref == GameRef("koi-koi")


def test_it_fits_the_smallest_window_with_every_seat_taken(page: NewTablePage) -> None:
    page.form.players.group.button(MOST_SEATS).click()
    assert len(_names(page)) == MOST_SEATS
    assert page.area.horizontalScrollBar().maximum() == 0
    assert page.area.verticalScrollBar().maximum() < 60


def test_computers_may_play_among_themselves(page: NewTablePage) -> None:
    page.form.seats.who[0].setCurrentIndex(page.form.seats.who[0].findData("beginner"))
    assert page.form.seating.seats == ("beginner", "casual")
    assert "watch" in page.form.note.text()


def test_a_kind_of_player_that_is_not_known_gives_its_place_to_the_usual_one(
    lay_page: Callable[..., NewTablePage],
) -> None:
    rules = our_games().game("koi-koi")
    page = lay_page([TableChoice(GameRef("koi-koi"), rules, Seating(("person", "oracle"), 3))])
    assert page.form.seating == Seating(("person", "casual"), 3)


def _said(page: NewTablePage) -> list[str]:
    """All words on the page, but for names."""
    labels = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    buttons = [button.text() for button in page.findChildren(QPushButton) if button.isVisible()]
    boxes = [box for box in page.findChildren(QComboBox) if box.isVisible()]
    offered = [box.itemText(place) for box in boxes for place in range(box.count())]
    return [*labels, *buttons, *offered, page.form.rounds.text()]


def test_it_says_all_in_another_language_and_keeps_what_was_chosen(
    page: NewTablePage, lay_page: Callable[..., NewTablePage]
) -> None:
    page.form.games.setCurrentIndex(0)
    page.form.players.group.button(4).click()
    page.form.seats.who[2].setCurrentIndex(page.form.seats.who[2].findData("beginner"))
    chosen, before = page.form.seating, _said(page)
    try:
        speak("ja", lambda source, _meaning, _count: f"<{source}>")
        other = lay_page(page.form.tables)
        other.form.go_on_from(page.form)
        page = other
        told = [text for text in _said(page) if text]
        assert page.form.seating == chosen
        assert page.form.table.ref == GameRef("higo-bana")
        kept = {text for text in told if "<" not in text}
        assert not kept & set(before), "everything is said anew"
        assert page.told.title.text() == "肥後花"
        assert page.form.games.itemText(2) == "こいこい"
        assert page.start.text() == "<&Start>"
    finally:
        speak(ENGLISH, None)


@pytest.mark.deep_but(3)
@pytest.mark.usefixtures("_usual_words")
@pytest.mark.parametrize("game", ["koi-koi", "untitled", "hanapette", "higo-bana", "yatsuhashi"])
@pytest.mark.parametrize("size", [QSize(720, 440), QSize(900, 556), QSize(1280, 760)], ids=str)
def test_its_buttons_are_in_sight_in_letters_twice_as_large(
    lay_page: Callable[..., NewTablePage], game: str, size: QSize
) -> None:
    use_legibly(replace(Settings(), text_size=TextSize.DOUBLE))
    page = lay_page(_tables(game), size)
    page.show_begun(frozenset({GameRef(game)}))
    if game == "higo-bana":
        page.form.players.group.button(MOST_SEATS).click()
    QApplication.processEvents()
    buttons = (page.start, page.go_on, page.rules, page.back)
    for button in buttons:
        seen = QRect(button.mapTo(page, button.rect().topLeft()), button.size())
        assert page.rect().contains(seen), button.text()
        assert button.width() >= button.sizeHint().width(), button.text()
    assert page.area.horizontalScrollBar().maximum() == 0 or size.width() < 900


@pytest.mark.deep_but(3)
@pytest.mark.usefixtures("_usual_words")
@pytest.mark.parametrize("game", ["higo-bana-teams", "yatsuhashi"])
@pytest.mark.parametrize(
    ("language", "text"),
    [("xx", TextSize.USUAL), ("fr", TextSize.DOUBLE), ("ja", TextSize.DOUBLE)],
    ids=["longer", "french", "japanese"],
)
def test_there_is_room_for_every_word(
    lay_page: Callable[..., NewTablePage], game: str, language: str, text: TextSize
) -> None:
    use_legibly(replace(Settings(), text_size=text))
    try:
        if language == "xx":
            speak(language, longer)
        else:
            use_language(language)
        page = lay_page(_tables(game, "koi-koi"), QSize(900, 556))
        page.show_begun(frozenset({GameRef(game)}))
        QApplication.processEvents()
        assert cut(page) == []
        assert page.area.horizontalScrollBar().maximum() == 0
    finally:
        use_language(ENGLISH)


@pytest.mark.usefixtures("_usual_words")
def test_a_key_brings_what_it_leads_to_into_sight(
    qtbot: QtBot, lay_page: Callable[..., NewTablePage]
) -> None:
    use_legibly(replace(Settings(), text_size=TextSize.DOUBLE))
    page = lay_page(_tables(*GAMES), QSize(900, 556))
    page.form.players.group.button(MOST_SEATS).click()
    qtbot.keyClick(page, Qt.Key.Key_R, Qt.KeyboardModifier.AltModifier)
    assert page.form.rounds.hasFocus()
    assert not page.form.rounds.visibleRegion().isEmpty()
    qtbot.keyClick(page, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert page.form.seats.who[0].hasFocus()
    assert not page.form.seats.who[0].visibleRegion().isEmpty()


# --- in the window -------------------------------------------------------------------------------


def test_what_was_chosen_is_remembered_for_each_game(first: OnTheScreen, show_first: Show) -> None:
    first.click(first.tile("koi-koi"))
    first.page.form.games.setCurrentIndex(2)
    first.page.form.rounds.setValue(3)
    first.page.form.seats.who[1].setCurrentIndex(first.page.form.seats.who[1].findData("beginner"))
    variant = first.page.form.table.rules.id
    first.press(Qt.Key.Key_Return)
    assert first.window.session.rules.id == variant
    first.window.close()
    again = show_first()
    again.click(again.tile("koi-koi"))
    assert again.page.form.table.rules.id == variant
    assert again.page.form.seating == Seating(("person", "beginner"), 3)
    again.press(Qt.Key.Key_Escape)
    assert again.is_seen()
    again.click(again.chip("koi-koi-additive"))  # who points at a variant means that one
    assert again.page.form.table.rules.id == "koi-koi-additive"
    again.press(Qt.Key.Key_Escape)
    again.click(again.tile("mushi"))
    assert again.page.form.table.rules.id == "mushi"


def test_a_patience_is_asked_which_deals_are_wanted(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions["new-table"].trigger()
    seen = OnTheScreen(window, qtbot)
    assert not seen.page.form.seats.isVisible()
    assert not seen.page.form.rounds.isVisible()
    seen.page.form.deals.setCurrentIndex(seen.page.form.deals.findData(DealWish.WINNABLE.value))
    game = window.session.game
    seen.page.start.click()
    assert window.settings.deals is DealWish.WINNABLE
    qtbot.waitUntil(lambda: "winnable" in window.driver.controller.facts().get("Deal", ""))
    assert window.session.game is not game


def test_back_leads_to_the_table_it_came_from(window: MainWindow, qtbot: QtBot) -> None:
    play(window, 2)
    window.menu_actions["new-table"].trigger()
    seen = OnTheScreen(window, qtbot)
    assert not window.menu_actions["undo"].isEnabled()
    seen.press(Qt.Key.Key_Escape)
    assert window.is_at_table
    assert window.menu_actions["undo"].isEnabled()
    assert len(window.session.game.moves) == 2


def test_the_rules_of_what_is_chosen_are_a_key_away(first: OnTheScreen) -> None:
    first.click(first.tile("koi-koi"))
    first.window.menu_actions["rules"].trigger()
    assert "Koi-Koi" in first.window.side.open["rules"].windowTitle()


def test_a_rule_file_from_elsewhere_has_its_page_too(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "elsewhere.yaml"
    file.write_text("extends: koi-koi\nname: {en: Far away}\n")
    window.opener.open_file(file)
    window.menu_actions["new-table"].trigger()
    page = OnTheScreen(window, qtbot).page
    assert [page.form.games.itemText(n) for n in range(2)] == ["Far away", "Koi-Koi"]
    page.start.click()
    assert window.session.ref == GameRef("elsewhere", file.resolve())


def test_another_language_leaves_the_page_and_every_choice(first: OnTheScreen) -> None:
    first.click(first.tile("go-stop"))
    page = first.page
    page.form.players.group.button(3).click()
    page.form.seats.who[1].setCurrentIndex(page.form.seats.who[1].findData("beginner"))
    page.form.rounds.setValue(4)
    window = first.window
    try:
        window.use(replace(window.settings, language="ja"), save=False)
        page = first.page
        assert window.pages.currentWidget() is page
        assert page.form.seating == Seating(("person", "beginner", "casual"), 4)
        assert page.start.text().startswith("始める")
    finally:
        window.use(replace(window.settings, language="en"), save=False)


@pytest.mark.parametrize("is_wished", [True, False])
def test_the_same_game_anew_is_asked_about_as_a_new_deal_is(
    window: MainWindow, qtbot: QtBot, is_wished: bool
) -> None:
    window.use(replace(window.settings, ask_new_deal=is_wished), save=False)
    play(window, 2)
    game = window.session.game
    window.menu_actions["new-table"].trigger()
    OnTheScreen(window, qtbot).page.start.click()
    asked = window.findChild(QMessageBox)
    assert (asked is not None) is is_wished
    if asked is None:
        assert window.session.game is not game
        return
    assert window.session.game is game
    asked.reject()
    assert window.session.game is game
    assert OnTheScreen(window, qtbot).page.isVisible(), "one is still where it was asked"
    OnTheScreen(window, qtbot).page.start.click()
    asked = next(each for each in window.findChildren(QMessageBox) if each.isVisible())
    asked.defaultButton().click()
    assert not window.session.game.moves
    window.menu_actions["previous"].trigger()
    assert len(window.session.game.moves) == 2, "it was kept, as the question said"


def test_several_are_asked_before_their_game_begins_anew(
    open_table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = open_table("person", "person", seed=3)
    window.session.play(window.session.game.legal_moves()[0])
    game = window.session.game
    window.menu_actions["new-table"].trigger()
    OnTheScreen(window, qtbot).page.start.click()
    assert window.session.game is game
    asked = window.findChild(QMessageBox)
    assert asked is not None
    assert "this one" in asked.text()
    asked.reject()


# --- who is to sit at the tables that one looks at, one after the other ---------------------------


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return our_games()


def _seatings(catalogue: Catalogue, **kept: Seating | None) -> TableSeatings:
    names = [name.replace("_", "-") for name in kept]
    tables = [
        TableChoice(GameRef(name), catalogue.game(name), seating)
        for name, seating in zip(names, kept.values(), strict=True)
    ]
    return TableSeatings(tables, 0)


def test_a_table_is_as_it_was_left(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, higo_bana=None, higo_bana_teams=None)
    usual = seatings.first
    assert usual == usual_seating(catalogue.game("higo-bana"))
    teams = seatings.turn(1, EXPERT)
    assert teams == usual_seating(catalogue.game("higo-bana-teams")), "two are too few for it"
    assert seatings.turn(0, FOUR) == EXPERT
    assert seatings.turn(1, EXPERT) == FOUR


def test_whoever_was_chosen_comes_along_to_a_table_that_has_nobody_yet(
    catalogue: Catalogue,
) -> None:
    seatings = _seatings(catalogue, koi_koi=None, koi_koi_modern=None, koi_koi_additive=BEGINNER)
    assert seatings.turn(1, EXPERT) == EXPERT
    assert seatings.turn(2, EXPERT) == BEGINNER, "those who sat there last"
    assert seatings.turn(1, BEGINNER) == BEGINNER, "nobody was chosen there, but at this one"
    assert seatings.turn(0, EXPERT) == EXPERT
    assert seatings.turn(1, BEGINNER) == EXPERT, "now somebody was"


def test_who_only_sat_there_as_usual_was_not_chosen(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, higo_bana=None, higo_bana_teams=None, higo_bana_five=None)
    usual = seatings.turn(1, THREE)
    assert usual == usual_seating(catalogue.game("higo-bana-teams")), "three are no teams"
    assert seatings.turn(2, usual) == THREE, "those who were chosen, past a table not for them"
    assert seatings.turn(0, THREE) == THREE
    assert seatings.turn(1, FOUR) == FOUR, "nobody was chosen for it so far"


def test_who_sits_at_the_first_as_usual_gives_way_to_who_was_chosen(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, koi_koi=None, koi_koi_modern=None)
    usual = seatings.first
    assert seatings.turn(1, usual) == usual_seating(catalogue.game("koi-koi-modern"))
    assert seatings.turn(0, EXPERT) == EXPERT


def test_rounds_come_along_past_a_game_that_has_one(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, koi_koi=None, hanapette=None, koi_koi_modern=None)
    assert seatings.turn(2, seatings.turn(1, EXPERT)) == EXPERT


def test_a_table_left_as_it_was_is_not_changed_by_a_look_at_others(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, higo_bana=None, higo_bana_teams=None)
    usual = seatings.first
    assert seatings.turn(0, seatings.turn(1, usual)) == usual


def test_rounds_do_not_come_along_to_a_game_that_has_one(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, koi_koi=None, hanapette=None)
    assert seatings.turn(1, EXPERT) == Seating(EXPERT.seats)


def test_who_may_not_sit_there_any_more_is_not_offered(catalogue: Catalogue) -> None:
    seatings = _seatings(catalogue, koi_koi=FOUR, koi_koi_modern=FOUR)
    assert seatings.first == usual_seating(catalogue.game("koi-koi"))
    assert seatings.turn(1, EXPERT) == EXPERT


def test_a_look_at_a_variant_forgets_nothing(first: OnTheScreen) -> None:
    first.click(first.tile("koi-koi"))
    form = first.page.form
    form.seats.who[1].setCurrentIndex(form.seats.who[1].findData("expert"))
    form.rounds.setValue(5)
    form.games.setCurrentIndex(1)
    assert first.page.form.seating == EXPERT
    form.rounds.setValue(7)
    form.games.setCurrentIndex(0)
    assert first.page.form.seating == EXPERT
    form.games.setCurrentIndex(1)
    assert first.page.form.seating == Seating(EXPERT.seats, 7)


def _seats(first: OnTheScreen, game: str) -> tuple[str, ...]:
    """Who is to sit at the table of a game, once one looks at that."""
    page = first.page
    for number in range(page.form.games.count()):
        page.form.games.setCurrentIndex(number)
        if page.form.table.rules.id == game:
            return page.form.seating.seats
    raise AssertionError(game)


def _choose_experts(first: OnTheScreen, players: int) -> None:
    form = first.page.form
    form.players.group.button(players).click()
    for combo in form.seats.who[1:players]:
        combo.setCurrentIndex(combo.findData("expert"))


def test_a_look_at_a_table_for_others_drives_nobody_out(first: OnTheScreen) -> None:
    first.click(first.tile("higo-bana"))
    _choose_experts(first, 3)
    assert _seats(first, "higo-bana-teams") == ("person", "casual", "casual", "casual")
    assert _seats(first, "higo-bana-five") == THREE.seats
    assert _seats(first, "higo-bana") == THREE.seats
    _choose_experts(first, 4)
    assert _seats(first, "higo-bana-teams") == FOUR.seats, "nobody was chosen for it"
    assert _seats(first, "higo-bana-five") == FOUR.seats
