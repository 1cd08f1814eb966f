"""Where one table after the other is laid, each with whoever attends to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from hanafuda_desktop.play.controller import TableController
from hanafuda_desktop.play.settings import AnimationSpeed, Settings
from hanafuda_desktop.rules.fingerprint import digest
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import FAST, NORMAL, Pace
from hanafuda_desktop.table.scene import TableScene

_FACTORS: Final = {
    AnimationSpeed.SLOW: 1.6,
    AnimationSpeed.NORMAL: NORMAL,
    AnimationSpeed.FAST: FAST,
}


class TablePlace:
    """Keeps the table that lies there, as long as a game goes by the same rules.

    Args:
        pictures: the cards' pictures.
        show: puts a table into the window.
        owner: the object that every table and every controller belong to.

    Attributes:
        pictures: the cards' pictures, of every later table, too.
    """

    def __init__(
        self, pictures: CardPictures, show: Callable[[TableScene], None], owner: QObject
    ) -> None:
        self.pictures = pictures
        self._controller: TableController | None = None
        self._show = show
        self._owner = owner
        self._settings = Settings()
        self._digest = self._coming = ""

    @property
    def is_laid(self) -> bool:
        """Whether there is a table for the game, and somebody attends to it: not before one was
        opened, while one gives way to another, or where a table cannot be laid.
        """
        return bool(self._digest)

    @property
    def controller(self) -> TableController:
        """Who attends to the table.

        Raises:
            RuntimeError: there is none, for no game was opened yet.
        """
        if self._controller is None:
            raise RuntimeError("no game was opened")
        return self._controller

    def make_way(self, rules: GameBase) -> None:
        """A game of these rules comes: nothing that was said or searched of the one before holds.

        Whoever attends to a table that is left is stopped before anything else happens: with
        another game in the session nobody may be left who would tell of it by other rules.
        """
        self._coming = digest(rules)
        if self._controller is None:
            return
        if self._coming == self._digest:
            self._controller.forget()
        else:
            self.outdate()  # from now on, and for good where no other table can be laid
            self._controller.stop()

    def lay(
        self, table: Callable[[], TableScene], attend: Callable[[TableScene], TableController]
    ) -> None:
        """A new table where way was made for other rules; the old one stays for another deal.

        Args:
            table: makes a new table, with nothing on it.
            attend: makes whoever attends to it.
        """
        before = self._controller
        if before is not None and self._coming == self._digest:
            return
        scene = table()
        scene.setParent(self._owner)  # or what is connected to it keeps it when the window has gone
        self._controller, self._digest = attend(scene), self._coming
        self.apply(self._settings)
        self._show(scene)
        if before is not None:
            _delete(before)

    def outdate(self) -> None:
        """Lay a new table the next time, though the rules are the same."""
        self._digest = ""

    def apply(self, settings: Settings) -> None:
        """Use these settings, now and for every later table."""
        self._settings = settings
        if self._controller is not None:
            scene = self._controller.scene
            scene.set_pace(Pace(_FACTORS[settings.speed], settings.reduced_motion))
            scene.set_hover(settings.hover)
            scene.set_cloth(settings.cloth.value)
            self._controller.apply(settings)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Play with another deck, or show what has changed in this one."""
        before, self.pictures = self.pictures, pictures
        if self._controller is None:
            return
        if before is pictures:
            self._controller.scene.pictures_changed()
        else:
            self._controller.scene.set_pictures(pictures)
        self._controller.show_pictures(pictures)

    def halt(self) -> None:
        """Let nothing move on the table any more."""
        if self._controller is not None:
            scene = self._controller.scene
            self._controller.stop()
            scene.cancel()
            scene.land()
            scene.stage.clear()

    def clear(self) -> None:
        """Take the table away, once nothing shows it any more."""
        before = self._controller
        self.halt()
        self._controller, self._digest = None, ""
        if before is not None:
            _delete(before)


def _delete(controller: TableController) -> None:
    controller.deleteLater()
    controller.scene.deleteLater()
