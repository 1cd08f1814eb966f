"""What the pages and commands of one window work with, so that none of them needs the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanafuda_desktop.app.library.deck_box import DeckBox
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.folders import Folders
from hanafuda_desktop.app.storage.last_tables import LastTables
from hanafuda_desktop.play.driver import TableDriver
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.table.view import TableView

if TYPE_CHECKING:
    from hanafuda_desktop.app.history.recorder import GameRecorder


@dataclass(frozen=True, slots=True)
class Desk:
    """The game on the table of one window, and what lies ready beside it.

    Attributes:
        session: the game.
        table: where it is seen.
        driver: drives the table.
        library: the games there are.
        decks: the decks, and the pictures of the one that is played with.
        folders: where everything of the user is.
        tables: who sat at which table.
        settings: what is set now.
        recorder: what notes every game that ends; it is made when it is first asked for.
        say: says a sentence below the table.
    """

    session: Session
    table: TableView
    driver: TableDriver
    library: Library
    decks: DeckBox
    folders: Folders
    tables: LastTables
    settings: Callable[[], Settings]
    recorder: Callable[[], GameRecorder]
    say: Callable[[str], None]
