"""A table on which a game that is over is gone through, move by move; nothing is played there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QVBoxLayout, QWidget

from hanafuda_desktop.app.editor.sandbox import TABLE_NAME, unsaved_session
from hanafuda_desktop.app.history.figures import FewLines
from hanafuda_desktop.app.history.store import going_on_from
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.app.workers.when_needed import TABLES, new_thinking
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.record import Record, replay
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.speed.ui.scene import SpeedScene
from hanafuda_desktop.play.controller import TableController
from hanafuda_desktop.play.driver import TablePlace
from hanafuda_desktop.play.seats import NOBODY, Sitting, as_recorded
from hanafuda_desktop.play.settings import AnimationSpeed, Settings
from hanafuda_desktop.play.words import seat_names
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import plain_text
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import tr

# The table on which a game that is over is shown: scene and signs, and nobody who plays.


class ReplayTable(QObject):
    """Shows moments of a game.

    Args:
        view: where the table is seen.
        library: where games are.
        pictures: the deck.
        settings: on which cloth, and whether cards move.
    """

    def __init__(
        self, view: TableView, library: Library, pictures: CardPictures, settings: Settings
    ) -> None:
        super().__init__(view)
        self.session = unsaved_session(library)
        self._view = view
        self._place = TablePlace(pictures, view.setScene, self)
        self._settings = settings

    def lay(self, sitting: Sitting) -> None:
        """Show a game as it stands, on a new table if its rules are others."""
        self.session.lay(sitting, goes_on=True)
        rules = sitting.game.rules
        self._place.make_way(rules)
        self._place.lay(lambda: TABLES.table(rules, self._place.pictures), self._attended)
        self._apply()
        self.present()

    def _attended(self, scene: TableScene) -> TableController:
        """It gives the table its signs; what it would do in a game is never asked for."""
        return TABLES.controller(scene, self.session, lambda: new_thinking(self), self)

    def clear(self) -> None:
        """Show nothing."""
        self._view.setScene(None)
        self._place.clear()

    def stop(self) -> None:
        """The window closes."""
        self.clear()
        self.session.close()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._place.show_pictures(pictures)

    def show_settings(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self._settings = settings
        self._apply()

    def _apply(self) -> None:
        self._place.apply(replace(self._settings, speed=AnimationSpeed.FAST, hover=False))
        scene = self._place.controller.scene if self._place.is_laid else None
        if isinstance(scene, SpeedScene):
            scene.ornaments.set_aids(wheel=self._settings.month_wheel, keys=False)
            scene.set_names(seat_names(self.session.seating))

    def present(self) -> None:
        """Show the moment of the session at once."""
        if self._place.is_laid:
            self._place.controller.scene.present(self.session.view, ())

    def play(self, events: Sequence[Event]) -> None:
        """Let be seen what has led to it."""
        sitting = self.session.sitting
        seat = NOBODY if sitting.veiled else sitting.shown_seat
        if self._place.is_laid:
            seen = sitting.game.seen(tuple(events), seat)
            self._place.controller.scene.play(seen, self.session.view, ())

    # --- words -----------------------------------------------------------------------------------

    def facts(self) -> dict[str, str]:
        """What a status line would say of the moment."""
        return self._place.controller.facts() if self._place.is_laid else {}

    def played_last(self) -> str:
        """What was played last, in words, or the empty string."""
        if not (self._place.is_laid and self.session.game.moves):
            return ""
        return self._place.controller.played_last()


_STEPS: Final = {
    Qt.Key.Key_Left: "previous",
    Qt.Key.Key_Right: "next",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}
_LINES: Final = 4
_DOT: Final = "  \N{MIDDLE DOT}  "
_FACTS: Final = ("Round", "Turn", "Points", "Yaku")


class ReplayView(QWidget):
    """A table with buttons below it.

    Args:
        library: where games are.
        pictures: the deck.
        settings: on which cloth, and whether cards move.
        parent: the window it stands in.
    """

    stepped = Signal()
    """Another moment is shown."""

    def __init__(
        self,
        library: Library,
        pictures: CardPictures,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.record: Record | None = None
        self.view = TableView(self, name=TABLE_NAME, shrinks=True)
        self.view.setAccessibleName(tr("The game as it was"))
        self.view.setInteractive(False)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._table = ReplayTable(self.view, library, pictures, settings)
        self._session = self._table.session
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(tr("Moves"))
        self.slider.valueChanged.connect(self.go_to)
        self.words = FewLines(_LINES, tr("As it was dealt"), self)
        self.words.setAccessibleName(tr("What was played"))
        self._make_buttons()
        self._lay_out()
        self._show_place()

    def _make_buttons(self) -> None:
        self.first = self._button(
            "|◀", tr("First", meaning="step of a game"), lambda: self.go_to(0)
        )
        self.previous = self._button(
            "◀", tr("Previous", meaning="step of a game"), lambda: self.go_to(self.position - 1)
        )
        self.next = self._button(
            "▶", tr("Next", meaning="step of a game"), lambda: self.go_to(self.position + 1)
        )
        self.last = self._button(
            "▶|", tr("Last", meaning="step of a game"), lambda: self.go_to(self.length)
        )

    def _button(self, sign: str, name: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(sign, self)
        button.setAccessibleName(name)
        button.setToolTip(plain_text(name))
        button.setAutoDefault(False)
        button.setMaximumWidth(3 * button.fontMetrics().height())
        button.clicked.connect(act)
        return button

    def _lay_out(self) -> None:
        steps = (self.first, self.previous, (self.slider, 1), self.next, self.last)
        row = filled(QHBoxLayout(), *steps)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        filled(whole, (self.view, 1), row, self.words)

    # --- where we are ----------------------------------------------------------------------------

    @property
    def sitting(self) -> Sitting:
        """The game, as far as it is shown.

        Raises:
            RuntimeError: none is shown.
        """
        return self._session.sitting

    @property
    def position(self) -> int:
        """How many moves are played in the moment that is shown."""
        return len(self._session.game.moves) if self.record is not None else 0

    @property
    def length(self) -> int:
        """How many moves the game has."""
        if self.record is None:
            return 0
        return len(self._session.game.moves) + len(self._session.game.undone)

    @property
    def can_go_on(self) -> bool:
        """Whether there is anything to play from the moment that is shown."""
        return self.record is not None and not self._session.is_over

    def text_from_here(self) -> str:
        """The game as text that goes on from the moment that is shown, or the empty string."""
        if self.record is None or not self.can_go_on:
            return ""
        moves = self.sitting.game.moves
        record = going_on_from(self.record, moves, len(moves))
        return as_recorded(replay(record, compile_rules), record).text(record.elapsed_ms or 0)

    def show_record(self, record: Record) -> None:
        """Show a game from its end.

        Raises:
            RecordError: its moves cannot be played.
        """
        sitting = as_recorded(replay(record, compile_rules), record)
        if sitting.game.outcome is not None:  # nothing is hidden any more from people who share
            sitting.show(sitting.shown_seat, veiled=False)
        self.record = record
        self._table.lay(sitting)
        self._show_place()

    def show_nothing(self) -> None:
        """Show no game."""
        self.record = None
        self._table.clear()
        self._show_place()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._table.show_pictures(pictures)

    def show_settings(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self._table.show_settings(settings)

    def go_to(self, count: int) -> None:
        """Show the moment after so many moves."""
        count = min(max(count, 0), self.length)
        if count == self.position:
            self._show_place()
            return
        game = self._session.game
        if count == self.position + 1:
            self._table.play(game.redo())
        else:
            while len(game.moves) > count:
                game.pop()
            while len(game.moves) < count:
                game.redo()
            self._table.present()
        self._show_place()

    def stop(self) -> None:
        """The window closes."""
        self._table.stop()

    # --- words -----------------------------------------------------------------------------------

    def _show_place(self) -> None:
        position, length = self.position, self.length
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, length)
            self.slider.setValue(position)
        self.slider.setEnabled(length > 0)
        for button in (self.first, self.previous):
            button.setEnabled(position > 0)
        for button in (self.next, self.last):
            button.setEnabled(position < length)
        self.words.tell(self._told() if self.record is not None else "")
        self.stepped.emit()

    def _told(self) -> str:
        """The moment in words; how the game stands comes last, for the table shows that, too."""
        facts = self._table.facts()
        place = tr("As it was dealt")
        if self.position:
            place = tr("Move {number} of {count}", number=self.position, count=self.length)
        played = _DOT.join(filter(None, (place, self._table.played_last())))
        stands = _DOT.join(facts[name] for name in _FACTS if facts.get(name))
        return "\n".join(filter(None, (played, stands)))

    # --- Qt --------------------------------------------------------------------------------------

    def step(self, key: int) -> bool:
        """Go where a key leads; returns whether it leads anywhere."""
        name = _STEPS.get(Qt.Key(key))
        if name is None:
            return False
        button: QPushButton = getattr(self, name)
        button.click()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go through the moves."""
        if not self.step(event.key()):
            super().keyPressEvent(event)
