"""Every text of the editor can be translated: nothing is left in our letters but rules' own words.

What stands in a rule file stays as it is, in whatever language people are spoken to: its keys, its
values, the names of cards. Such words are allowed here; the form says them otherwise.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.commands.rule_files import check_files
from hanafuda_desktop.app.editor.form.cards import CardPicker
from hanafuda_desktop.app.editor.form.page import Row
from hanafuda_desktop.app.library.library import deck_folder
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.families.language import LANGUAGE as RULES
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.lab.trial import Fault
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.diagnostics import Position, quoted
from hanafuda_desktop.rules.differences import differences
from hanafuda_desktop.rules.form import FormChanges
from hanafuda_desktop.rules.schema_places import root
from hanafuda_desktop.rules.text_edits import CannotEdit, rewritten
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.text.language import ENGLISH, speak
from tests.app.editor.conftest import OURS, OpenEditor
from tests.app.editor.of_a_form import Desk, OpenDesk
from tests.app.editor.of_an_editor import checked, go_behind
from tests.app.in_other_letters import LANGUAGE, Eyes, in_other_letters, other_letters
from tests.rules.test_broken_files import FILES, FOLDER

__all__ = ["in_other_letters"]

_WORD: Final = re.compile(r"[A-Za-z]{2,}")
_NAMES: Final = re.compile(r"\b(?:id|group|over|after_yaku|takes_from|refill|stop|go): *(.*)")
_TRANSLATED: Final = re.compile(r"\n[a-z]{2}: .*")
GAMES: Final = ("koi-koi", "go-stop", "shiki", "untitled", "hanapette")
_SCHEMA: Final = (rule_files() / "schema.json").read_text("utf-8")
_MANY_FAULTS: Final = """\
extends: koi-koi
name: Ours
colour: red
minutes: 0
rounds: yes
yaku:
  - id: hanami-zake
    points: many
  - id: ours
"""


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text))


def _language_of_rules() -> set[str]:
    """Its keys, its words, and what is called by them in files."""
    found: set[str] = set()

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            found.update(part.get("properties", {}))
            found.update(map(str, part.get("enum", ())))
            found.add(str(part.get("const", "")))
        inner = part.values() if isinstance(part, dict) else part
        for each in inner if isinstance(part, dict | list) else ():
            walk(each)

    walk(json.loads(_SCHEMA))
    found.update(card.id for card in CARDS)
    found.update(path.stem for path in rule_files().glob("**/*.yaml"))
    return {word for each in found for word in _words(each)} | {"true", "false", "YAML", "UTF"}


_RULES: Final = _language_of_rules()


@pytest.fixture
def spoken() -> Iterator[None]:
    speak(LANGUAGE, other_letters)
    yield
    speak(ENGLISH, None)


def _left(told: str, known: set[str]) -> set[str]:
    """Words in our letters that are none of rule files, and stand in no quotes."""
    return _words(re.sub(r"'[^']*'", " ", told)) - known


# --- what is wrong -------------------------------------------------------------------------------


def test_whatever_can_be_wrong_is_said(spoken: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER)
    catalogue = our_games()
    untold = {}
    for file in FILES:
        report = check_files([file], catalogue)
        known = _RULES | {word for text in report.sources.values() for word in _words(text)}
        known |= {word for path in report.sources for word in _words(path.name)}
        for each in report.diagnostics:
            left = _left(f"{each.message} {each.hint or ''}", known)
            if left:
                untold[each.message] = left
    assert untold == {}


def test_what_is_wrong_is_said_anew_in_another_language(spoken: None, tmp_path: Path) -> None:
    (tmp_path / "ours.yaml").write_text(_MANY_FAULTS)
    entry = Catalogue([rule_files(), tmp_path], RULES).entry("ours")
    before = [each.message for each in entry.loaded.diagnostics]
    speak(ENGLISH, None)
    after = [each.message for each in entry.loaded.diagnostics]
    assert f"unknown key {quoted('colour')}" in after
    assert not set(before) & set(after)


def test_what_a_form_cannot_write_is_said(spoken: None) -> None:
    edits: tuple[Callable[[], str], ...] = (
        lambda: rewritten("a: [\n", {"b": 2}),
        lambda: rewritten("? a\n: 1\n", {"a": 2}),
        lambda: rewritten("a: {b: 1, c: 2} # }\n", {"a": {"b": "\x00", "c": 2}}),
    )
    for edit in edits:
        with pytest.raises(CannotEdit) as refused:
            edit()
        assert not _left(str(refused.value), set())


def test_what_broke_is_said(spoken: None) -> None:
    assert not _left(str(Fault("x", 7, 1, (), 0)), set())
    assert not _left(str(Fault("x", 7, 2, (), 0)), set())


# --- what is meant -------------------------------------------------------------------------------


def test_every_key_is_explained(in_other_letters: Eyes, open_desk: OpenDesk) -> None:
    """In the popups beside the text; which words may follow stays as a file has it."""
    for game in GAMES:
        text = (rule_files() / f"{game}.yaml").read_text("utf-8")
        told = _told_in(open_desk(text))
        assert told
        plain = (re.sub(r"<[^>]*>", " ", each) for each in told)
        assert not {each for each in plain if _left(each, _RULES | _names_in(text))}


def _told_in(desk: Desk) -> list[str]:
    spots = [each for each in desk.text.text.split("\n") if ":" in each]
    found = []
    for number, line in enumerate(desk.text.text.split("\n"), start=1):
        if line in spots:
            column = len(line) - len(line.lstrip(" -")) + 1
            found.append(desk.text.told_at(Position(number, column)))
    return [each for each in found if each]


def test_every_key_that_can_stand_somewhere_has_words(spoken: None) -> None:
    place = root("fishing", extends=False)
    assert not _left(place.at("rounds").kind, set())
    assert not _left(place.at("yaku").kind, set())


def test_what_differs_is_said_in_words_of_the_form(spoken: None, tmp_path: Path) -> None:
    ours = "extends: koi-koi\nname: O\nrounds: 6\nfirst_dealer: pick\nnext_dealer: worst\n"
    (tmp_path / "ours.yaml").write_text(ours)
    catalogue = Catalogue([rule_files(), tmp_path], RULES)
    found = differences(catalogue.game("koi-koi"), catalogue.game("ours"))
    assert len(found) == 3
    assert not [each for each in map(str, found) if _left(each, set())]


def test_a_name_is_shown_and_changed_in_the_language_that_is_spoken(
    spoken: None, open_desk: OpenDesk
) -> None:
    desk = open_desk("extends: koi-koi\nname: {en: Ours, ja: うち}\n")
    form = desk.form.context.form
    assert form.base_name == "こいこい"
    assert "ja: うちら" in FormChanges(form).set_words(("name",), "うちら")
    speak(ENGLISH, None)
    assert "en: Us" in FormChanges(form).set_words(("name",), "Us")


# --- what is seen --------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [OURS, _MANY_FAULTS], ids=["sound", "faulty"])
def test_the_window(
    in_other_letters: Eyes, open_editor: OpenEditor, qtbot: QtBot, text: str
) -> None:
    in_other_letters.allowed |= _words(text) | _RULES | {"ours"}
    editor = open_editor(text)
    checked(qtbot, editor)
    for page in (editor.sandbox, editor.form, editor.differences):  # rulebooks have tests of theirs
        editor.pages.setCurrentWidget(page)
        QApplication.processEvents()
        in_other_letters.look(editor)
    for menu in editor.menuBar().findChildren(QMenu):
        in_other_letters.look(menu)
    go_behind(editor, "extends: koi-koi")
    editor.text.complete()
    in_other_letters.look(editor)
    editor.play()
    in_other_letters.look(editor.bar)
    _forgive(in_other_letters)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_form(in_other_letters: Eyes, open_desk: OpenDesk, game: str) -> None:
    """Of a variant, with all its parts open, and of a game."""
    own = (rule_files() / f"{game}.yaml").read_text("utf-8")
    in_other_letters.allowed |= _names_in(own)
    for text in (f"extends: {game}\nname: わたしの\n", own):
        desk = open_desk(text)
        for block in desk.form.sections.values():
            block.open()
        for each in desk.form.findChildren(Row)[:12]:
            each.open()
            each.fill_menu()
            in_other_letters.look(each.menu)
        in_other_letters.look(desk.form)
    _forgive(in_other_letters)


def _forgive(eyes: Eyes) -> None:
    """Words in quotes, in lines to be typed into, and what a text is in other languages."""
    for told, where in list(eyes.untold.items()):
        left = _left(_TRANSLATED.sub("", told), eyes.allowed)
        if not left or (where == "LineBox" and left <= _RULES):
            del eyes.untold[told]


def _names_in(text: str) -> set[str]:
    """Ids and the like, which stand in lines to be typed into."""
    found = {word for line in _NAMES.findall(text) for word in _words(line)}
    return found | {word for path in rule_files().glob("**/*.yaml") for word in _words(path.stem)}


def test_choosing_cards(in_other_letters: Eyes, qtbot: QtBot) -> None:
    for count in (0, 3):
        picker = CardPicker(CardPictures(deck_folder()), "札", 0b11, count=count)
        qtbot.addWidget(picker)
        picker.show()
        in_other_letters.look(picker)
        for button in picker.kinds.values():
            assert isinstance(button, QPushButton)
            button.click()
            in_other_letters.look(picker)
