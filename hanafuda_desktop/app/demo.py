"""Shows on the table how a patience can be won, move by move, until a person goes on instead.

The moves are those that the solver found, and they are played as any others are: they can be taken
back, and the game goes on from wherever somebody stops it. Whatever a person does stops it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QLocale, QObject, QTimer, Signal

from hanafuda_desktop.app.solved_table import SolvedTable
from hanafuda_desktop.engine.tableau.moves import Collect, TableauMove
from hanafuda_desktop.language import language, tr
from hanafuda_desktop.solver.verdict import Solution, Verdict
from hanafuda_desktop.table.durations import BANNER, DEMO_FIRST, DEMO_REST

__all__ = ["Demo", "why_not"]

_INPUT: Final = {
    QEvent.Type.GraphicsSceneMousePress,
    QEvent.Type.GraphicsSceneMouseDoubleClick,
    QEvent.Type.KeyPress,
    QEvent.Type.TouchBegin,
}
"""What a person does at the table; resting the pointer somewhere is no wish to play."""


class Demo(QObject):
    """Plays a line that wins, on one table.

    Args:
        table: the table, and where its game is solved.
        parent: the object it belongs to.
    """

    said = Signal(str)
    """A sentence for the person."""
    unsaid = Signal(str)
    """A sentence that is no longer true."""
    altered = Signal()
    """It has begun or ended."""

    def __init__(self, table: SolvedTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._session, self._solving = table
        self._line: tuple[TableauMove, ...] = ()
        self._is_on = self._plays = False
        self._sentence = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play)

    @property
    def is_on(self) -> bool:
        """Whether it plays, or looks for what it could play."""
        return self._is_on

    @property
    def plays(self) -> bool:
        """Whether the table changes just now because it plays a move."""
        return self._plays

    def begin(self) -> None:
        """Show from here how the game can be won, or say why that cannot be."""
        from hanafuda_desktop.app.solving import to_judge

        game, solving = self._session.game, self._solving()
        self._is_on = True
        self._scene.installEventFilter(self)
        self.altered.emit()
        if line := solving.line:
            self._show(line)
            return
        assert game.rules.family == "tableau"
        self._say(tr("Looking for a way to win."))
        solving.searched.connect(self._searched)
        solving.wonder(game.rules, to_judge(game, len(game.moves)), self._solved)

    def end(self) -> None:
        """Play no further; the game goes on from here."""
        if not self._is_on:
            return
        if not self._line:
            self._solving().drop_wish()
        self._found()
        self._timer.stop()
        self._line = ()
        self._is_on = False
        self._scene.removeEventFilter(self)
        self.altered.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End when a person does something at the table; the table gets it as usual."""
        if event.type() in _INPUT:
            self.end()
        return super().eventFilter(watched, event)

    def _searched(self, nodes: int) -> None:
        counted = QLocale(language()).toString(nodes)
        self._say(tr("Looking for a way to win: {count} positions so far.", count=counted))

    def _say(self, sentence: str) -> None:
        self._sentence = sentence
        self.said.emit(sentence)

    def _found(self) -> None:
        """Nothing is looked for any more."""
        if self._sentence:
            self._solving().searched.disconnect(self._searched)
            self.unsaid.emit(self._sentence)
            self._sentence = ""

    def _solved(self, solution: Solution | None) -> None:
        if solution is not None and solution.verdict is Verdict.WON:
            self._found()
            self._show(solution.moves)
        else:
            self.end()
            self.said.emit(why_not(solution, moves=len(self._session.game.moves)))

    def _show(self, line: tuple[TableauMove, ...]) -> None:
        self._line = line
        self._timer.start(round(self._scene.pace.stay(DEMO_FIRST)))

    def _play(self) -> None:
        move, *rest = self._line
        self._line = tuple(rest)
        self._plays = True
        self._session.count_help()
        try:
            self._session.play(move)
        finally:
            self._plays = False
        if not rest or self._session.is_over:
            self.end()
            return
        rest_ms = DEMO_REST + (BANNER if isinstance(move, Collect) else 0)
        self._timer.start(round(self._scene.pace.stay(rest_ms)))


def why_not(solution: Solution | None, *, moves: int) -> str:
    """Why nothing can be shown, as a sentence.

    Args:
        solution: what the solver found; ``None`` if it could not be asked.
        moves: how many moves were played.
    """
    if solution is None:
        return tr("The solver cannot be asked now, so nothing can be shown.")
    if solution.verdict is Verdict.UNKNOWN:
        return tr("No way to win was found from here; there may still be one.")
    if moves == 0:
        return tr("This deal cannot be won by anybody: every way to play it was tried.")
    return tr("From here it can no longer be won. Take some moves back and ask again.")
