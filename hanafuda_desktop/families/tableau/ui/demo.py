"""Shows on the table how a patience can be won, move by move, and then the game as it was left.

The moves are those that the solver found. They are played on a position of their own: the session
knows nothing of them, so neither its game, its history and its clock, nor any statistics change.
Whatever a person does at the table stops it.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QLocale, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.search import Solution, Verdict
from hanafuda_desktop.families.tableau.state import Collect, TableauMove
from hanafuda_desktop.families.tableau.ui.hints import SolvedTable
from hanafuda_desktop.table.durations import BANNER, DEMO_FIRST, DEMO_REST, DEMO_WON
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.signs.sign import RibbonSign
from hanafuda_desktop.text.language import language, tr

_INPUT: Final = {
    QEvent.Type.GraphicsSceneMousePress,
    QEvent.Type.GraphicsSceneMouseDoubleClick,
    QEvent.Type.KeyPress,
    QEvent.Type.TouchBegin,
}
"""What a person does at the table; resting the pointer somewhere is no wish to play."""
_MODIFIERS: Final = {
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
}
"""Keys that do nothing by themselves."""
_ABOVE_ALL: Final = 1_000_000.0


class Demo(QObject):
    """Shows a line that wins, on one table.

    Args:
        table: the table, and where its game is solved.
        parent: the object it belongs to.

    Attributes:
        question: asks whether a solution is to be shown.
        ribbon: says that one is shown.
        resumes: whether the game's clock goes on when the game is back on the table.
    """

    said = Signal(str)
    """A sentence for the person."""
    unsaid = Signal(str)
    """A sentence that is no longer true."""
    shown = Signal(object, object)
    """A move of the solution is shown: its events, and the view after it."""
    altered = Signal()
    """It has begun or ended."""
    ended = Signal()
    """The table shows no solution any more: what was told of it is no longer true."""

    def __init__(self, table: SolvedTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._session, self._solving = table
        self._line: tuple[TableauMove, ...] = ()
        self._state: Any = None
        self._is_on = False
        self._sentence = ""
        self.resumes = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play)
        self.question, self.ribbon = TablePanel(), RibbonSign()
        self._put_on_table()

    def _put_on_table(self) -> None:
        scene = self._scene
        for item in (self.question, self.ribbon):
            item.setZValue(_ABOVE_ALL)
            scene.addItem(item)
        self.question.chosen.connect(self._answered)
        self.question.described.connect(scene.came_up)
        self.question.moved.connect(scene.button_focused)
        scene.sceneRectChanged.connect(self._set_area)
        self._set_area(scene.sceneRect())

    def _set_area(self, area: QRectF) -> None:
        self.question.set_area(area)
        self.ribbon.set_area(area)
        if self.shows:
            self._scene.keep_free(self.ribbon.room)

    @property
    def is_on(self) -> bool:
        """Whether it shows a solution, or looks for one."""
        return self._is_on

    @property
    def shows(self) -> bool:
        """Whether the table shows a solution and not the game."""
        return self._state is not None

    def ask(self) -> None:
        """Ask whether a solution is to be shown: who sees one has it."""
        self.question.ask(
            tr("Show a solution?"),
            (tr("It is played from here. Your game stays as it is."),),
            (PanelButton("show", tr("Show it")), PanelButton("close", tr("Cancel"))),
        )

    def _answered(self, button: str) -> None:
        if button == "show":
            self.begin()

    def begin(self) -> None:
        """Show from here how the game can be won, or say why that cannot be."""
        from hanafuda_desktop.families.tableau.solver.questions import to_judge

        game, solving = self._session.game, self._solving()
        self._is_on = True
        self._scene.installEventFilter(self)
        if line := solving.line:
            self._show(line)
            return
        self.altered.emit()
        assert isinstance(game.rules, TableauRules)
        self._say(tr("Looking for a way to win."))
        solving.searched.connect(self._searched)
        solving.wonder(game.rules, to_judge(game, len(game.moves)), self._solved)

    def end(self) -> None:
        """Show no further, but the game as it was left."""
        if self.shows:
            self._clear_ribbon()
            self._scene.glide(self._session.view, self._session.moves)
            if self.resumes:
                self._session.go_on()
        self.drop()

    def drop(self) -> None:
        """The table is about to change: show and look no further."""
        self.question.put_away()
        if not self._is_on:
            return
        if not self.shows:
            self._solving().drop_wish()
        self._found()
        self.ended.emit()
        self._timer.stop()
        self._line, self._state = (), None
        self._is_on = self.resumes = False
        self._clear_ribbon()
        self._scene.removeEventFilter(self)
        self.altered.emit()

    def _clear_ribbon(self) -> None:
        """Take the ribbon away, and give its room back to the table."""
        self.ribbon.setVisible(False)
        self._scene.keep_free(self.ribbon.room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End when a person does something at the table; of a solution, the table gets none."""
        is_modifier = isinstance(event, QKeyEvent) and event.key() in _MODIFIERS
        if event.type() in _INPUT and not is_modifier:
            is_shown = self.shows
            self.end()
            if is_shown:
                return True
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
        session = self._session
        self._line, self._state = line, session.game.state
        self.resumes = session.stopwatch.running
        session.count_help()
        session.pause()
        self.ribbon.show_text(tr("Showing a solution – Esc stops"))
        self._scene.keep_free(self.ribbon.room)
        self._scene.came_up.emit(self.ribbon.text)
        self._scene.present(session.view, ())  # what is held in the hand goes back
        self.altered.emit()
        self._timer.start(round(self._scene.pace.stay(DEMO_FIRST)))

    def _play(self) -> None:
        if not self._line:
            self.end()
            self.said.emit(tr("That was a solution. Your game goes on where you left it."))
            return
        move, *rest = self._line
        self._line = tuple(rest)
        family = self._session.game.family
        step = family.apply(self._state, move)
        self._state = step.state
        events, view = family.seen(step.events, 0), family.view(step.state, 0)
        self._scene.play(events, view, ())
        self.shown.emit(events, view)
        rest_ms = DEMO_REST + (BANNER if isinstance(move, Collect) else 0)
        self._timer.start(round(self._scene.pace.stay(rest_ms if rest else DEMO_WON)))


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
