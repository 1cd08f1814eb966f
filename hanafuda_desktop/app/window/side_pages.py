"""The windows beside the table that show a page or a text, in the language that is spoken now."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.editor.window import COMMANDS as EDITOR_COMMANDS
from hanafuda_desktop.app.window.menus import keys_text
from hanafuda_desktop.app.window.pages import PageWindow, TextWindow, about_html, keyboard_html
from hanafuda_desktop.app.window.shortcuts import COMMANDS, keys_in_use, told
from hanafuda_desktop.app.window.table_keys import fixed_keys
from hanafuda_desktop.play.settings import Keys
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.text.language import tr


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
    return PageWindow(tr("Keyboard"), keyboard_html(parts), parent=parent)


def about_page(pictures: CardPictures, parent: QWidget) -> PageWindow:
    """Version, authors, sources, licences.

    Args:
        pictures: of the deck on the table.
        parent: the window it belongs to.
    """
    html = about_html(qt_version=qVersion(), deck=pictures.deck.document.credit)
    return PageWindow(tr("About Hanafuda Desktop"), html, parent=parent)


def diagnostics_window(
    name: str, text: str, mend: Callable[[], None], parent: QWidget
) -> TextWindow:
    """What is wrong with a rule file.

    Args:
        name: the file's name.
        text: what is wrong with it.
        mend: opens it where it can be mended.
        parent: the window it belongs to.
    """
    intro = tr("The rule file '{name}' has errors, so this game cannot be played yet:", name=name)
    window = TextWindow(tr("Rule file"), intro, text, parent)
    window.offer(tr("&Mend it..."), mend)
    return window
