"""The line below the table: which deal, how many moves, how long, what is collected.

Its clock ticks once a second while a game is being played in a window that a person looks at, and
not otherwise: a table at rest costs the machine nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QMainWindow, QStatusBar

from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.stopwatch import clock_text
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["StatusLine"]

_SENTENCE_STAYS_MS = 9000


class StatusLine(QStatusBar):
    """Shows the session's state.

    Args:
        session: the game.
        window: the window it stands in.
    """

    def __init__(self, session: Session, window: QMainWindow) -> None:
        super().__init__(window)
        self._session = session
        self.setSizeGripEnabled(False)
        self.game = self._label("Game")
        self.deal = self._label("Deal")
        self.yaku = self._label("Yaku")
        self.redeals = self._label("Redeals")
        self.moves = self._label("Moves")
        self.time = self._label("Time played")
        self._tick = QTimer(self)
        self._tick.setInterval(1000)
        self._tick.timeout.connect(self._show_time)
        session.began.connect(self.refresh)
        session.happened.connect(self.refresh)
        session.stepped.connect(self.refresh)
        session.said.connect(self.say)

    def _label(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setAccessibleName(name)
        label.setContentsMargins(6, 0, 6, 0)
        self.addPermanentWidget(label)
        return label

    def say(self, sentence: str) -> None:
        """Show a sentence for some seconds."""
        self.showMessage(sentence, _SENTENCE_STAYS_MS)

    def refresh(self) -> None:
        """Show the session as it is now."""
        game = self._session.game
        view = self._session.view
        _put(self.game, _title(self._session))
        written = game.order is not None or game.picture is not None
        _put(self.deal, "Deal from a file" if written else f"Deal {game.seed}")
        _put(self.yaku, _yaku_text(view))
        _put(self.redeals, _redeals_text(self._session.rules, view))
        count = len(game.moves)
        _put(self.moves, "1 move" if count == 1 else f"{count} moves")
        self._show_time()

    def show_clock(self, shown: bool) -> None:  # noqa: FBT001 - as Qt's setVisible
        """Show or hide the time played."""
        self.time.setVisible(shown)
        self._show_time()

    def _show_time(self) -> None:
        stopwatch = self._session.stopwatch
        self.time.setText(clock_text(stopwatch.elapsed_ms))
        ticking = stopwatch.running and not self.time.isHidden()
        if ticking != self._tick.isActive():
            if ticking:
                self._tick.start()
            else:
                self._tick.stop()

    def stop(self) -> None:
        """The window closes: let nothing tick."""
        self._tick.stop()
        self.clearMessage()

    def clock_changed(self) -> None:
        """The stopwatch was started or paused."""
        self._show_time()


def _put(label: QLabel, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))


def _title(session: Session) -> str:
    from hanafuda_desktop.rules.schema.values import plain

    return plain(session.rules.name)


def _yaku_text(view: View) -> str:
    collected = sum(1 for place in view.yaku if place.collected)
    return f"Yaku {collected}/{len(view.yaku)}" if view.yaku else ""


def _redeals_text(rules: GameRules, view: View) -> str:
    """How often the stock may still be turned over; nothing where that is no question."""
    stock = rules.stock
    if stock is None or stock.to != "waste" or stock.redeals in ("unlimited", 0):
        return ""
    if not (view.pile("s").cards or view.pile("w").cards):
        return ""  # nothing that could be turned over
    match view.redeals_left:
        case None:
            return ""
        case 1:
            return "1 redeal left"
        case left:
            return f"{left} redeals left"
