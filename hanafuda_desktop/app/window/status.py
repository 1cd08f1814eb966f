"""The line below the table: which game and deal, how it stands, how long it has been played.

Its clock ticks once a second while a game is being played in a window that a person looks at, and
not otherwise: a table at rest costs the machine nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEvent, QRect, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStatusBar

from hanafuda_desktop.play.clocks import clock_text
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.words import STATUS_FACTS
from hanafuda_desktop.table.lettering import PlainLabel, cut_at_word, plain_text
from hanafuda_desktop.text.language import tr, tr_noop

_SENTENCE_STAYS_MS = 9000
_BESIDE_SENTENCE = 70
_BESIDE_FACT = 8
_SENTENCE_INSET = 6
_TIME = tr_noop("Time played")
_GIVE_WAY = ("Deal", "Game", "Points", "Round")
"""What makes room for a sentence that is too long, first of all the first."""


class StatusLine(QStatusBar):
    """Shows the session's state.

    Args:
        session: the game.
        window: the window it stands in.
    """

    def __init__(self, session: Session, window: QMainWindow) -> None:
        super().__init__(window)
        self._session = session
        self._said_of_page = ""
        self.setSizeGripEnabled(False)
        # What stands there goes by the window's width, never the other way round.
        self.setMinimumWidth(1)
        self.facts = {name: self._label() for name in STATUS_FACTS}
        self.time = self._label()
        self.say_words()
        self._tick = QTimer(self, interval=1000)
        self._tick.timeout.connect(self.show_time)
        session.said.connect(self.say)
        self.messageChanged.connect(self._make_room)

    def say_words(self) -> None:
        """Say in the language that is spoken what each place is for; a sentence goes away."""
        self.clearMessage()
        for name, label in (*self.facts.items(), (_TIME, self.time)):
            label.setAccessibleDescription(tr(name))  # a label's name is its text

    def _label(self) -> PlainLabel:
        label = PlainLabel(parent=self)
        label.setContentsMargins(6, 0, 6, 0)
        self.addPermanentWidget(label)
        return label

    def say(self, sentence: str) -> None:
        """Show a sentence for some seconds, from when it is seen."""
        self._said_of_page = ""
        self.showMessage(sentence, _SENTENCE_STAYS_MS if self.isVisible() else 0)

    def say_of_page(self, sentence: str) -> None:
        """Show a sentence about what is seen above: it goes with that page, or its game."""
        self.say(sentence)
        self._said_of_page = sentence

    def turn_page(self) -> None:
        """Another page is seen, or another game on it."""
        self.unsay(self._said_of_page)
        self._said_of_page = ""

    def showEvent(self, event: QShowEvent) -> None:
        """What was said before anybody saw it is said now."""
        super().showEvent(event)
        if self.currentMessage():
            self.showMessage(self.currentMessage(), _SENTENCE_STAYS_MS)

    def unsay(self, sentence: str) -> None:
        """Show a sentence no longer, unless another stands there by now."""
        if self.currentMessage() == sentence:
            self.clearMessage()

    def show_facts(self, facts: Mapping[str, str]) -> None:
        """Show these facts, by the names of their places; one that is not named stays empty."""
        for name, label in self.facts.items():
            label.setText(facts.get(name, ""))
            label.setVisible(bool(label.text()))
        self._make_room(self.currentMessage())
        self.show_time()

    def _make_room(self, sentence: str) -> None:
        """Let what stands there be read: what the table shows anyway gives way.

        A sentence takes the room of some facts while it stands there; in large letters, or a narrow
        window, the facts alone can be too many.
        """
        shown = {name: label for name, label in self.facts.items() if label.text()}
        for label in shown.values():
            label.show()
        time = 0 if self.time.isHidden() else self.time.sizeHint().width() + _BESIDE_FACT
        self._hide(shown, (*_GIVE_WAY, *shown), self.width() - time)
        if sentence:
            words = self.fontMetrics().horizontalAdvance(sentence) + _BESIDE_SENTENCE
            self._hide(shown, _GIVE_WAY, self.width() - words)
        # Where it has to be cut nevertheless, all of it can be read under the pointer.
        self.setToolTip(plain_text("" if self.shown_sentence == sentence else sentence))

    def changeEvent(self, event: QEvent) -> None:
        """The letters may have another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            QTimer.singleShot(0, self, self._letters_changed)

    def _letters_changed(self) -> None:
        self._make_room(self.currentMessage())
        self.setMinimumHeight(self.sizeHint().height())
        # Its window hears of it, and yet keeps the line as high as it was.
        layout = self.window().layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()

    def _hide(self, shown: dict[str, PlainLabel], order: Iterable[str], room: int) -> None:
        """Hide facts, in this order, until the others have room."""
        wide = {name: label.sizeHint().width() + _BESIDE_FACT for name, label in shown.items()}
        needed = sum(wide.values())
        for name in order:
            if needed <= room:
                return
            if name in shown:
                shown.pop(name).hide()
                needed -= wide[name]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is other room now."""
        super().resizeEvent(event)
        self._make_room(self.currentMessage())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the sentence; where even so it is too long, it ends with a whole word."""
        shown = self.shown_sentence
        if shown == self.currentMessage():
            super().paintEvent(event)
            return
        # Its enumerations have 600 members, and few sentences are too long.
        from PySide6.QtWidgets import QStyle, QStyleOption

        painter, option = QPainter(self), QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelStatusBar, option, painter, self)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(self._sentence_room, flags, shown)

    @property
    def shown_sentence(self) -> str:
        """As much of the sentence as there is room for."""
        metrics = QFontMetricsF(self.font())
        return cut_at_word(self.currentMessage(), metrics, self._sentence_room.width())

    @property
    def _sentence_room(self) -> QRect:
        labels = [label for label in (*self.facts.values(), self.time) if label.isVisible()]
        end = min((label.geometry().left() for label in labels), default=self.width())
        return QRect(_SENTENCE_INSET, 0, end - 2 * _SENTENCE_INSET, self.height())

    def show_clock(self, shown: bool) -> None:  # noqa: FBT001 - as Qt's setVisible
        """Show or hide the time played."""
        self.time.setVisible(shown)
        self.show_time()

    def show_time(self) -> None:
        """Show the time played, and how it goes on if it does."""
        stopwatch = self._session.stopwatch
        self.time.setText(clock_text(stopwatch.elapsed_ms))
        ticking = stopwatch.running and not self.time.isHidden()
        if not ticking:
            self._tick.stop()
        elif not self._tick.isActive():
            self._tick.start()

    def stop(self) -> None:
        """The window closes: let nothing tick."""
        self._tick.stop()
        self.clearMessage()
