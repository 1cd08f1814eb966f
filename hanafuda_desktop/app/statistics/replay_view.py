"""A table on which a game that is over is gone through, move by move; nothing is played there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.editor.sandbox_view import SandboxView
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.app.sitting import Sitting, as_recorded
from hanafuda_desktop.app.statistics.few_lines import FewLines
from hanafuda_desktop.app.statistics.past import going_on_from
from hanafuda_desktop.app.statistics.replay_table import ReplayTable
from hanafuda_desktop.engine.record import Record, replay
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["ReplayView"]

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
        self.view = SandboxView(self)
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
        row = QHBoxLayout()
        for widget in (self.first, self.previous):
            row.addWidget(widget)
        row.addWidget(self.slider, 1)
        for widget in (self.next, self.last):
            row.addWidget(widget)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addWidget(self.view, 1)
        whole.addLayout(row)
        whole.addWidget(self.words)

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
        return as_recorded(replay(record), record).text(record.elapsed_ms or 0)

    def show_record(self, record: Record) -> None:
        """Show a game from its end.

        Raises:
            RecordError: its moves cannot be played.
        """
        sitting = as_recorded(replay(record), record)
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
