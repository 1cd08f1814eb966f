"""What lies over a patience for a while.

A yaku's banner, a dead end, the result; and what the solver finds while a person waits: a solution,
shown move by move, and another deal that can be won.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.search import Solution, Verdict
from hanafuda_desktop.families.tableau.solver.winnability import Deals, Tier, to_judge
from hanafuda_desktop.families.tableau.state import Collect, TableauMove
from hanafuda_desktop.families.tableau.ui.hints import SolvedTable
from hanafuda_desktop.play.clocks import clock_text
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import DealWish
from hanafuda_desktop.play.words import game_and_deal, moves_in
from hanafuda_desktop.rules.fingerprint import play_digest
from hanafuda_desktop.table.durations import BANNER, DEMO_FIRST, DEMO_REST, DEMO_WON
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.overlays import Banner, Celebration, lay_over
from hanafuda_desktop.table.signs.sign import RibbonSign
from hanafuda_desktop.text.language import Text, language, tr, tr_noop, trn

if TYPE_CHECKING:
    from hanafuda_desktop.engine.game import Game
    from hanafuda_desktop.families.tableau.solver.winnability import Picked

_LOOK_AGAIN_MS: Final = 16
_STUCK: Final[Text] = (
    "Cards can still be pushed about, but nothing can be turned up,\ncollected or freed any more."
)


def _new() -> PanelButton:
    return PanelButton("new-deal", tr("New deal"))


def _restart() -> PanelButton:
    return PanelButton("restart", tr("Restart"))


class PatiencePanels(QObject):
    """The banner and the panels of one scene.

    Args:
        scene: the table; the panels belong to it from then on.
        session: the game they speak of.
        parent: the object it belongs to.
    """

    chosen = Signal(str)
    """A button was pressed: the id of the menu entry that does the same."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._then: Callable[[], object] | None = None
        self._look = QTimer(self, singleShot=True, interval=_LOOK_AGAIN_MS)
        self._look.timeout.connect(self._look_whether_still)
        self.stuck = TablePanel()
        self.celebration = Celebration()
        self.banner = Banner()
        self.stuck.chosen.connect(self.chosen)
        self.celebration.chosen.connect(self.chosen)
        lay_over(scene, self.banner, self.stuck, self.celebration)

    @property
    def is_open(self) -> bool:
        """Whether one of them waits for an answer."""
        return self.stuck.is_open or self.celebration.is_open

    def when_still(self, then: Callable[[], object]) -> None:
        """Do this once cards, seals and the banner have come to rest, if the table is the same."""
        self._then = then
        self._look_whether_still()

    def _look_whether_still(self) -> None:
        if self._scene.stage.moving or self.banner.isVisible():
            self._look.start()
        elif self._then is not None:
            then, self._then = self._then, None
            then()

    def say_stuck(self) -> None:
        """Nothing useful is left, or nothing at all: offer what one does then."""
        if self.is_open:
            return
        buttons = (PanelButton("undo", tr("Undo")), _restart(), _new())
        if self._session.is_over:
            self.stuck.ask(tr("No move is left"), (tr("The game is lost."),), buttons)
        else:
            self.stuck.ask(tr("No useful move is left"), tr(_STUCK).splitlines(), buttons)

    def celebrate(self, *, still: bool) -> None:
        """The game was won.

        Args:
            still: reduced motion: no petals.
        """
        session = self._session
        told = moves_in(len(session.game.moves), clock_text(session.stopwatch.elapsed_ms))
        self.stuck.close()
        self.celebration.celebrate(
            tr("You have won!"),
            (game_and_deal(session), told),
            (_new(), _restart()),
            seed=None if still else session.game.seed,
        )

    def end(self) -> None:
        """The table has changed: take them away."""
        self._look.stop()
        self._then = None
        self.banner.dismiss()
        self.stuck.close()
        self.celebration.put_away()


# Shows on the table how a patience can be won, move by move, and then the game as it was left.
#
# The moves are those that the solver found. They are played on a position of their own: the session
# knows nothing of them, so neither its game, its history and its clock, nor any statistics change.
# Whatever a person does at the table stops it.

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


class Demo(QObject):
    """Shows a line that wins, on one table.

    Args:
        table: the table, and where its game is solved.
        parent: the object it belongs to.

    Attributes:
        question: asks whether a solution is to be shown.
        ribbon: says that one is shown.
        is_on: whether it shows a solution, or looks for one.
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
        self.is_on = False
        self._sentence = ""
        self.resumes = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play)
        self.question, self.ribbon = TablePanel(), RibbonSign()
        self.question.chosen.connect(self._answered)
        lay_over(self._scene, self.question, self.ribbon)
        self._scene.sceneRectChanged.connect(self._keep_free)

    def _keep_free(self) -> None:
        if self.shows:
            self._scene.keep_free(self.ribbon.room)

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
        game, solving = self._session.game, self._solving()
        self.is_on = True
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
        if not self.is_on:
            return
        if not self.shows:
            self._solving().drop_wish()
        self._found()
        self.ended.emit()
        self._timer.stop()
        self._line, self._state = (), None
        self.is_on = self.resumes = False
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


# Deals a patience that can be won: the next number of which that is verified, and says so.
#
# The deals are solved in the solver's process, one number after the other. The table that lies
# there stays and can be played on, which calls the search off.

MOST_DEALS_TRIED: Final = 100
"""After so many deals that are not won it is asked what to do: some rules allow nobody to win."""
_PANEL_AFTER_MS: Final = 400
"""What takes no longer needs no panel."""
_LOOKING: Final = {
    DealWish.WINNABLE: tr_noop("Looking for a deal that can be won"),
    DealWish.EASY: tr_noop("Looking for an easy deal that can be won"),
    DealWish.MIDDLING: tr_noop("Looking for a middling deal that can be won"),
    DealWish.HARD: tr_noop("Looking for a hard deal that can be won"),
}
_VERIFIED: Final = {
    DealWish.WINNABLE: tr_noop("Deal {number}, winnable"),
    DealWish.EASY: tr_noop("Deal {number}, winnable, easy"),
    DealWish.MIDDLING: tr_noop("Deal {number}, winnable, middling"),
    DealWish.HARD: tr_noop("Deal {number}, winnable, hard"),
}


def _stop() -> PanelButton:
    return PanelButton("stop", tr("Cancel"))


class DealSearch(QObject):
    """Looks for deals that can be won, for one table.

    Args:
        table: the table, to which the panel belongs from then on, and where deals are solved.
        parent: the object it belongs to.

    Attributes:
        panel: says that it looks, and asks what to do if nothing is found.
        is_on: whether a deal is being looked for.
    """

    verified = Signal()
    """What is said of the deal on the table is another."""

    def __init__(self, table: SolvedTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        scene, self._session, self._solving = table
        self._verified: Game | None = None
        self._wish = DealWish.WINNABLE
        self.is_on = False
        self.panel = TablePanel()
        self.panel.chosen.connect(self._chosen)
        self.panel.closed.connect(self.end)
        lay_over(scene, self.panel)
        self._timer = QTimer(self, singleShot=True, interval=_PANEL_AFTER_MS)
        self._timer.timeout.connect(self._show_panel)

    @property
    def is_verified(self) -> bool:
        """Whether the deal on the table is known to be winnable, for it was dealt by this."""
        return self._verified is not None and self._verified is self._session.game

    @property
    def words(self) -> str:
        """The deal that was dealt last, and what was verified of it."""
        return tr(_VERIFIED[self._wish], number=self._session.game.seed)

    def begin(self, wish: DealWish) -> None:
        """Look for such a deal, and deal it."""
        self.end()
        rules = cast("TableauRules", self._session.rules_now())
        by_digest = play_digest(rules)
        tier = None if wish is DealWish.WINNABLE else Tier(wish.value)
        question = Deals(self._session.new_number(), MOST_DEALS_TRIED, tier)
        self.is_on, self._wish = True, wish
        self._timer.start()
        self._solving().wonder(rules, question, lambda picked: self._found(picked, by_digest))

    def end(self) -> None:
        """Look no further."""
        if self.is_on:
            self.is_on = False
            self._solving().drop_wish()
        self._timer.stop()
        self.panel.put_away()

    def _found(self, picked: Picked | None, by_digest: str) -> None:
        self.is_on = False
        self.end()
        if picked is None or picked.deal is None:
            why = tr("The solver cannot be asked now.")
            if picked is not None and picked.tried:
                why = trn("{n} deal was tried.", "{n} deals were tried.", picked.tried)
            any_deal = PanelButton("any", tr("Any deal"))
            self.panel.ask(tr("No such deal was found"), (why,), (any_deal, _stop()))
            return
        self._session.deal(seed=picked.deal)
        # The rule file may have changed meanwhile.
        if play_digest(self._session.rules) == by_digest:
            self._verified = self._session.game
            self.verified.emit()

    def _show_panel(self) -> None:
        self.panel.ask(tr(_LOOKING[self._wish]), (), (_stop(),))

    def _chosen(self, button: str) -> None:
        if button == "any":
            self._session.deal()
        else:
            self.end()
