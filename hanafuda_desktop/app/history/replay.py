"""A table on which a game that is over is gone through, move by move; nothing is played there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFontInfo, QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.editor.sandbox import TABLE_NAME, unsaved_session
from hanafuda_desktop.app.history.store import going_on_from
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.app.workers.clients import TABLES, ComputerClient
from hanafuda_desktop.engine.record import Record, replay
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.speed.ui.scene import SpeedScene
from hanafuda_desktop.play.driver import TablePlace
from hanafuda_desktop.play.seats import NOBODY, SeatedGame, as_recorded
from hanafuda_desktop.play.settings import AnimationSpeed, Settings
from hanafuda_desktop.play.words import seat_names
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import (
    PlainLabel,
    cut_at_word,
    letter_font,
    plain_text,
    wrapped,
)
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import tr


class FewLines(PlainLabel):
    """Words in a few lines: as much as has room, and all of it under the pointer.

    Args:
        lines: how many there are; what stands above never moves for want of another.
        sample: some words of the language that is spoken: letters are not equally high.
        parent: the widget it stands in.
    """

    def __init__(self, lines: int, sample: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._most = lines
        self._sample = sample
        self._told = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.show_legibly()

    def tell(self, words: str) -> None:
        """Show these words."""
        self._told = words
        self.setToolTip(plain_text(words))
        self.setAccessibleDescription(words)
        self._show_lines()

    def _show_lines(self) -> None:
        pixels, width = self.font().pixelSize(), self.width()
        lines = [
            line
            for paragraph in self._told.split("\n")
            for line in wrapped(paragraph, width, pixels)
        ]
        if len(lines) > self._most:
            # What follows is longer than the line in any case, and so it is cut where a word ends.
            rest = " ".join(lines[self._most - 1 :])
            lines[self._most - 1 :] = [cut_at_word(rest, QFontMetricsF(self.font()), width)]
        self.setText("\n".join(lines))

    def show_legibly(self) -> None:
        """Take the letters of the table, in which lines are broken, as large as all others are."""
        self.setFont(letter_font(QFontInfo(QApplication.font()).pixelSize()))
        room = self.fontMetrics().size(0, "\n".join([self._sample] * self._most))
        self.setFixedHeight(room.height())
        self._show_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines are longer or shorter now."""
        super().resizeEvent(event)
        self._show_lines()


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
        self._session = unsaved_session(library)
        self._place = TablePlace(pictures, self.view.setScene, self)
        self._settings = settings
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(tr("Moves"))
        self.slider.valueChanged.connect(self.go_to)
        self.words = FewLines(_LINES, tr("As it was dealt"), self)
        self.words.setAccessibleName(tr("What was played"))
        self._make_buttons()
        steps = (self.first, self.previous, (self.slider, 1), self.next, self.last)
        parts = ((self.view, 1), filled(QHBoxLayout(), *steps), self.words)
        filled(QVBoxLayout(self), *parts, margins=(0, 0, 0, 0), spacing=4)
        self._show_place()

    def _make_buttons(self) -> None:
        self.first = self._button("|◀", tr("First", meaning="step of a game"), lambda: 0)
        self.previous = self._button(
            "◀", tr("Previous", meaning="step of a game"), lambda: self.position - 1
        )
        self.next = self._button(
            "▶", tr("Next", meaning="step of a game"), lambda: self.position + 1
        )
        self.last = self._button("▶|", tr("Last", meaning="step of a game"), lambda: self.length)
        self._by_key = {
            Qt.Key.Key_Home: self.first,
            Qt.Key.Key_Left: self.previous,
            Qt.Key.Key_Right: self.next,
            Qt.Key.Key_End: self.last,
        }

    def _button(self, sign: str, name: str, to: Callable[[], int]) -> QPushButton:
        button = QPushButton(sign, self)
        button.setAccessibleName(name)
        button.setToolTip(plain_text(name))
        button.setAutoDefault(False)
        button.setMaximumWidth(3 * button.fontMetrics().height())
        button.clicked.connect(lambda: self.go_to(to()))
        return button

    # --- where we are ----------------------------------------------------------------------------

    @property
    def seated(self) -> SeatedGame:
        """The game, as far as it is shown.

        Raises:
            RuntimeError: none is shown.
        """
        return self._session.seated

    @property
    def position(self) -> int:
        """How many moves are played in the moment that is shown."""
        return len(self._session.game.moves) if self.record is not None else 0

    @property
    def length(self) -> int:
        """How many moves the game has."""
        return self.position + len(self._session.game.undone) if self.record is not None else 0

    @property
    def can_go_on(self) -> bool:
        """Whether there is anything to play from the moment that is shown."""
        return self.record is not None and not self._session.is_over

    def text_from_here(self) -> str:
        """The game as text that goes on from the moment that is shown, or the empty string."""
        if self.record is None or not self.can_go_on:
            return ""
        moves = self.seated.game.moves
        record = going_on_from(self.record, moves, len(moves))
        return as_recorded(replay(record, compile_rules), record).text(record.elapsed_ms or 0)

    def show_record(self, record: Record) -> None:
        """Show a game from its end, on a new table if its rules are others.

        Raises:
            RecordError: its moves cannot be played.
        """
        seated = as_recorded(replay(record, compile_rules), record)
        if seated.game.outcome is not None:  # nothing is hidden any more from people who share
            seated.show(seated.shown_seat, veiled=False)
        self.record = record
        place, rules = self._place, seated.game.rules
        self._session.lay(seated, goes_on=True)
        place.make_way(rules)
        # The controller gives the table its signs; what it would do in a game is never asked for.
        place.lay(
            lambda: TABLES.table(rules, place.pictures),
            lambda scene: TABLES.controller(
                scene, self._session, lambda: ComputerClient(self), self
            ),
        )
        self.show_settings(self._settings)
        self._present()
        self._show_place()

    def show_nothing(self) -> None:
        """Show no game."""
        self.record = None
        self._clear()
        self._show_place()

    def _clear(self) -> None:
        self.view.setScene(None)
        self._place.clear()

    def stop(self) -> None:
        """The window closes."""
        self._clear()
        self._session.close()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._place.show_pictures(pictures)

    def show_settings(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self._settings = settings
        self._place.apply(replace(settings, speed=AnimationSpeed.FAST, hover=False))
        scene = self._place.controller.scene if self._place.is_laid else None
        if isinstance(scene, SpeedScene):
            scene.ornaments.set_aids(wheel=settings.month_wheel, keys=False)
            scene.set_names(seat_names(self._session.seating))

    def go_to(self, count: int) -> None:
        """Show the moment after so many moves."""
        count = min(max(count, 0), self.length)
        if count == self.position + 1:
            self._play_next()
        elif count != self.position:
            game = self._session.game
            while len(game.moves) > count:
                game.pop()
            while len(game.moves) < count:
                game.redo()
            self._present()
        self._show_place()

    def _present(self) -> None:
        """Show the moment of the session at once."""
        if self._place.is_laid:
            self._place.controller.scene.present(self._session.view, ())

    def _play_next(self) -> None:
        """Let the next move be seen."""
        seated = self.seated
        events = tuple(seated.game.redo())
        if self._place.is_laid:
            seen = seated.game.seen(events, NOBODY if seated.veiled else seated.shown_seat)
            self._place.controller.scene.play(seen, self._session.view, ())

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
        place, played, facts = tr("As it was dealt"), "", {}
        if self._place.is_laid:
            facts = self._place.controller.facts()
            played = self._place.controller.played_last() if self.position else ""
        if self.position:
            place = tr("Move {number} of {count}", number=self.position, count=self.length)
        stands = _DOT.join(facts[name] for name in _FACTS if facts.get(name))
        return "\n".join(filter(None, (_DOT.join(filter(None, (place, played))), stands)))

    # --- Qt --------------------------------------------------------------------------------------

    def step(self, key: int) -> bool:
        """Go where a key leads; returns whether it leads anywhere."""
        button = self._by_key.get(Qt.Key(key))
        if button is not None:
            button.click()
        return button is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go through the moves."""
        if not self.step(event.key()):
            super().keyPressEvent(event)
