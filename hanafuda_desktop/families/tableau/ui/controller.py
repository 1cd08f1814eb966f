"""Controls a patience: looks whether it can still be won, shows how, celebrates."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject, QTimer

from hanafuda_desktop.engine.events import Event, YakuMade
from hanafuda_desktop.families.tableau.ui.hints import (
    PatienceHints,
    SolvedTable,
    Solver,
    WinnabilityWatch,
)
from hanafuda_desktop.play.clocks import IdleSearch
from hanafuda_desktop.play.controller import Only, TableController, lacking
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import AutoCollect, DealWish
from hanafuda_desktop.table.durations import BANNER, COLLECT_REST
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import paragraph

if TYPE_CHECKING:
    from hanafuda_desktop.engine.view import View
    from hanafuda_desktop.families.tableau.schema import TableauRules
    from hanafuda_desktop.families.tableau.ui.panels import DealSearch, Demo, PatiencePanels
    from hanafuda_desktop.play.settings import Settings

_SEEN: Final = 0.6
"""So much of a banner is seen before the next yaku is collected by itself."""
_WATCH_AFTER_MS: Final = 320
"""Whether the table is dead is asked when the move's cards have arrived."""
_WATCH_PAUSE_MS: Final = 8
"""Nobody waits for that, so it leaves most of each frame alone."""


class PatienceController(TableController):
    """See :class:`TableController`; of most searches, nothing is made before it is first wanted.

    Args:
        scene: the table.
        session: the game on it.
        new_solver: makes where its game is solved.
        parent: the object it belongs to.

    Attributes:
        watch: looks whether anything useful is left to do.
        hints: gives hints.
        outlook: looks whether the game can still be won.
    """

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        new_solver: Callable[[QObject], Solver],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, session, parent)
        self._new_solver = new_solver
        self._table = SolvedTable(scene, session, lambda: self.solving)
        self._collects = QTimer(self, singleShot=True)
        self._collects.timeout.connect(self._collect)
        self.watch = IdleSearch(self, pause_ms=_WATCH_PAUSE_MS)
        self.watch.found.connect(self._watched)
        self.hints = PatienceHints(self._table, self)
        self.hints.said.connect(self.said)
        self.outlook = WinnabilityWatch(self._table, self)
        self.outlook.altered.connect(self.altered)

    @cached_property
    def panels(self) -> PatiencePanels:
        """The banner and the panels on the table."""
        from hanafuda_desktop.families.tableau.ui.panels import PatiencePanels

        panels = PatiencePanels(self.scene, self.session, self)
        panels.chosen.connect(self.asked)
        return panels

    @cached_property
    def solving(self) -> Solver:
        """Where the game is solved: a place of this table's."""
        return self._new_solver(self)

    @cached_property
    def demo(self) -> Demo:
        """Shows how the game can be won."""
        from hanafuda_desktop.families.tableau.ui.panels import Demo

        demo = Demo(self._table, self)
        demo.said.connect(self.said)
        demo.unsaid.connect(self.unsaid)
        demo.shown.connect(self._shown)
        demo.ended.connect(self._unsay)
        demo.altered.connect(self.altered)
        return demo

    @cached_property
    def deals(self) -> DealSearch:
        """Looks for deals that can be won."""
        from hanafuda_desktop.families.tableau.ui.panels import DealSearch

        deals = DealSearch(self._table, self)
        deals.verified.connect(self.altered)
        return deals

    def _is_made(self, part: str) -> bool:
        return part in vars(self)

    @property
    def demonstrates(self) -> bool:
        """Whether a solution is shown, or looked for to be shown."""
        return self._is_made("demo") and self.demo.is_on

    @property
    def _shows(self) -> bool:
        """Whether the table shows a solution and not the game."""
        return self._is_made("demo") and self.demo.shows

    @property
    def seeks_deal(self) -> bool:
        """Whether another deal is being looked for."""
        return self._is_made("deals") and self.deals.is_on

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        self.outlook.want(wanted=settings.outlook)
        if settings.collecting is AutoCollect.NEVER:
            self._collects.stop()

    def possible(self) -> dict[str, bool]:
        """Moves can be taken back at any time, unless a solution is on the table."""
        game, is_there = self.session.game, not self._shows
        return {
            "undo": is_there and bool(game.moves),
            "redo": is_there and bool(game.undone),
            "restart": is_there and bool(game.moves),
            "hint": is_there and not self.session.is_over,
            "demo": not self.session.is_over,
            "back-to-won": is_there and self.outlook.way_back is not None,
        }

    def words(self) -> dict[str, str]:
        """A patience is dealt."""
        return {
            "new-deal": tr("&New deal"),
            "demo": tr("&Stop showing how") if self.demonstrates else tr("&Show how it can be won"),
        }

    def reasons(self) -> dict[str, str]:
        """A patience is for one, who takes his time."""
        return lacking(Only.COMPANY, Only.REAL_TIME, Only.YAKU, Only.RACES)

    def played_last(self) -> str:
        """What was done with which pile."""
        from hanafuda_desktop.families.tableau.state import patience_move

        moves = self.session.game.moves
        return patience_move(self._rules, moves[-1]) if moves else ""

    def facts(self) -> dict[str, str]:
        """Collected yaku, redeals that are left, moves."""
        session, view = self.session, self.session.view
        facts = {"Moves": trn("{n} move", "{n} moves", len(session.game.moves))}
        if view.yaku:
            collected = sum(1 for place in view.yaku if place.collected)
            facts["Yaku"] = tr("Yaku {collected}/{all}", collected=collected, all=len(view.yaku))
        facts["Redeals"] = _redeals(self._rules, view)
        facts["Outlook"] = self.outlook.words
        if self._is_made("deals") and self.deals.is_verified:
            facts["Deal"] = self.deals.words
        return facts

    def forget(self) -> None:
        """Drop every search and take the panels away."""
        super().forget()
        for search in (self._collects, self.hints, self.watch, self.outlook):
            search.stop()
        if self._is_made("demo"):
            self.demo.drop()
        if self._is_made("deals"):
            self.deals.end()
        if self._is_made("solving"):
            self.solving.drop()
        if self._is_made("panels"):
            self.panels.end()

    def changed(self, events: tuple[Event, ...]) -> None:
        """Call out yaku, celebrate, or look whether anything useful is left."""
        self._look_ahead()
        self._call_yaku(events)
        if events and self.settings.collecting is not AutoCollect.NEVER and self.session.game.moves:
            made = any(isinstance(event, YakuMade) for event in events)
            rest = COLLECT_REST + (BANNER * _SEEN if made else 0)
            self._collects.start(round(self.scene.pace.stay(rest)))
        outcome = self.session.game.outcome
        if outcome is None or not events:
            return
        if 0 in outcome.winners:
            still = self.settings.reduced_motion
            self.panels.when_still(lambda: self.panels.celebrate(still=still))
        else:
            self.panels.when_still(self.panels.say_stuck)

    def _collect(self) -> None:
        """Play a move that a person wants to be played by itself.

        It can be taken back as any other, and this goes on from a move of the person's only: what
        was taken back stays so until the next one.
        """
        from hanafuda_desktop.families.tableau.solver.hints import harmless, takes_away

        session = self.session
        if self.demonstrates or self.seeks_deal or session.is_over:
            return
        view, moves = session.view, session.moves
        if self.settings.collecting is AutoCollect.ALWAYS:
            found = next((move for move in moves if takes_away(view, move)), None)
        else:
            found = harmless(self._rules, view, moves)
        if found is not None:
            session.play(found)

    def _look_ahead(self) -> None:
        """Look what is left to do, and whether the game can still be won."""
        rules, view = self._rules, self.session.view

        def search() -> Iterator[bool | None]:
            from hanafuda_desktop.families.tableau.solver.hints import search_useful_move

            yield from search_useful_move(rules, view)

        if view.outcome is None:
            self.watch.ask(search(), after_ms=_WATCH_AFTER_MS)
        self.outlook.look()

    def _watched(self, useful: bool) -> None:  # noqa: FBT001 - a signal's argument
        if not useful and not self.seeks_deal:
            self.panels.say_stuck()

    def _call_yaku(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, YakuMade):
                pace = self.scene.pace
                self.panels.banner.call(
                    self.scene.yaku_name(event.yaku), pace.stay(BANNER), still=pace.reduced
                )

    def _shown(self, events: tuple[Event, ...], view: View) -> None:
        """A move of a solution is shown: call out its yaku, and tell it to whoever listens."""
        from hanafuda_desktop.table.narration import events_told

        self._call_yaku(events)
        told = events_told(events, view, (), self.scene.yaku_name, self._tell_own)
        self.say_for_now(paragraph(told))

    def _keep_clock(self, *, running: bool) -> bool:
        """Whether a solution is shown; then the clock is to run, or not, when the game is back."""
        if not self._shows:
            return False
        self.demo.resumes = running
        return True

    def look_away(self) -> None:
        """Nobody looks at the table any more."""
        self._keep_clock(running=False)
        super().look_away()

    def look_back(self) -> None:
        """Somebody looks at it again; while a solution is shown, the game's clock stands still."""
        if not self._keep_clock(running=True):
            super().look_back()

    def stop(self) -> None:
        """Let nothing run any more."""
        self.forget()
        if self._is_made("solving"):
            self.solving.stop()

    @property
    def _rules(self) -> TableauRules:
        return cast("TableauRules", self.session.rules)

    def back_to_won(self) -> None:
        """Take back the move that lost the game, and all after it."""
        if (count := self.outlook.way_back) is not None:
            self.session.take_back_to(count)

    def end_demo(self) -> None:
        """Show no more of a solution, but the game as it was left."""
        if self._is_made("demo"):
            self.demo.end()

    def hint(self) -> None:
        """Show a good move; asked again about the same table, the next best."""
        self.end_demo()
        self.hints.show()

    def show_demo(self) -> None:
        """Ask whether to show how the game can be won; while it is shown, stop."""
        if self._is_made("panels"):
            self.panels.end()
        if self.demo.is_on:
            self.demo.end()
        elif not self.session.is_over:
            if self._is_made("deals"):
                self.deals.end()
            self.demo.ask()

    def new_deal(self) -> None:
        """Deal again; a deal that can be won, if only such are wanted."""
        if self.settings.deals is DealWish.ANY:
            self.session.deal()
            return
        if self._is_made("panels"):
            self.panels.end()
        self.end_demo()
        self.deals.begin(self.settings.deals)


def _redeals(rules: TableauRules, view: View) -> str:
    """How often the stock may still be turned over; nothing where that is no question."""
    stock, left = rules.stock, view.redeals_left
    if left is None or stock is None or stock.to != "waste" or stock.redeals == 0:
        return ""
    is_left = view.pile("s").cards or view.pile("w").cards  # something that could be turned over
    return trn("{n} redeal left", "{n} redeals left", left) if is_left else ""
