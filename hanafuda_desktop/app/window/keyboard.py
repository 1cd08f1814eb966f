"""The keys that are not commands: those of the table, of races and of games in real time.

They lie under certain fingers, or go by where things lie, and stay as they are. A command may have
one of them, except those without which the table could not be played at all, and whoever gives it
one is told.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.editor.window import COMMANDS as EDITOR_COMMANDS
from hanafuda_desktop.app.window.actions import COMMANDS, keys_in_use, told
from hanafuda_desktop.app.window.menus import keys_text
from hanafuda_desktop.app.window.pages import HtmlPage, PageWindow, keyboard_html
from hanafuda_desktop.families.speed.ui.hands import KeyboardSide, block_of
from hanafuda_desktop.families.speed.ui.panels import speed_keys_told
from hanafuda_desktop.play.race_clock import KEY_ALONE, KEYS, keys_told
from hanafuda_desktop.play.settings import Keys
from hanafuda_desktop.table.keyboard import KeyCommand
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import paragraph

_NEEDED: Final = {
    KeyCommand.LEFT,
    KeyCommand.RIGHT,
    KeyCommand.UP,
    KeyCommand.DOWN,
    KeyCommand.ACT,
    KeyCommand.NEXT,
    KeyCommand.PREVIOUS,
}


def fixed_keys() -> list[tuple[str, list[tuple[str, str]]]]:
    """The keys that stay as they are, part by part: a heading, and each key with what it does."""
    return [
        (tr("On the table"), [(tr(each.shown), tr(each.does)) for each in KeyCommand]),
        (tr("In real time"), speed_keys_told()),
        (tr("In a race"), keys_told()),
    ]


class TableUse(NamedTuple):
    """What a key is for where it is no command's.

    Attributes:
        told: that, as a sentence.
        needed: whether no command may have it.
    """

    told: str
    needed: bool


_REAL_TIME: Final = {
    key for columns in (4, 5, 8) for hand in KeyboardSide for key in block_of(hand, columns).keys
}


_RACE: Final = {QKeySequence(key).toString() for key in (KEY_ALONE, *KEYS)}

_COMMANDS: Final = {
    QKeySequence(key).toString(): command for command in KeyCommand for key in command.keys
}


def table_use(key: str) -> TableUse | None:
    """What the table does with a key, written as Qt writes it; ``None`` if nothing."""
    command = _COMMANDS.get(key)
    needed = command in _NEEDED
    told = []
    if command is not None:
        told.append(tr("At the table, {key}: {does}", key=key, does=tr(command.does)))
        goes = tr("It cannot be given away.") if needed else tr("A command goes before that.")
        told.append(goes)
    if key in _REAL_TIME and not needed:
        told.append(tr("In real time, {key} plays a card, and goes before a command.", key=key))
    if key in _RACE and not needed:
        told.append(tr("In a race, {key} is a hand.", key=key))
    return TableUse(paragraph(told), needed) if told else None


def keyboard_page(keys: Keys, parent: QWidget) -> PageWindow:
    """Every key.

    Args:
        keys: those that are otherwise than usual.
        parent: the window it belongs to.
    """
    in_use = keys_in_use(keys)
    menu = [(keys_text(in_use[spec.id]), told(spec)) for spec in COMMANDS if in_use[spec.id]]
    editor = [(each.keys, each.told) for each in EDITOR_COMMANDS]
    parts = [*fixed_keys(), (tr("Commands"), menu), (tr("In the editor of rules"), editor)]
    return PageWindow(tr("Keyboard"), HtmlPage(html=keyboard_html(parts)), parent)
