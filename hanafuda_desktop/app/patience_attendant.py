"""Attends to a patience: looks whether it can still be won, shows how, celebrates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject

from hanafuda_desktop.app.attending import Attendant
from hanafuda_desktop.app.idle_search import IdleSearch
from hanafuda_desktop.app.outlook import Outlook
from hanafuda_desktop.app.patience_hints import PatienceHints
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Collecting, DealWish
from hanafuda_desktop.engine.events import Event, YakuMade
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.table.durations import BANNER
from hanafuda_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from hanafuda_desktop.app.collecting import Collector
    from hanafuda_desktop.app.deal_search import DealSearch
    from hanafuda_desktop.app.demo import Demo
    from hanafuda_desktop.app.occasions import Occasions
    from hanafuda_desktop.app.settings import Settings
    from hanafuda_desktop.app.solving import Solving
    from hanafuda_desktop.engine.view import View
    from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["PatienceAttendant"]

_WATCH_AFTER_MS: Final = 320
"""Whether the table is dead is asked when the move's cards have arrived."""
_WATCH_PAUSE_MS: Final = 8
"""Nobody waits for that, so it leaves most of each frame alone."""


class PatienceAttendant(Attendant):
    """See :class:`~hanafuda_desktop.app.attending.Attendant`."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject | None = None) -> None:
        super().__init__(scene, session, parent)
        self._occasions: Occasions | None = None
        self._solving: Solving | None = None
        self._demo: Demo | None = None
        self._deals: DealSearch | None = None
        self._collector: Collector | None = None
        self.watch = IdleSearch(self, pause_ms=_WATCH_PAUSE_MS)
        self.watch.found.connect(self._watched)
        self.hints = PatienceHints(scene, session, lambda: self.solving, self)
        self.hints.said.connect(self.said)
        self.outlook = Outlook(session, lambda: self.solving, self)
        self.outlook.altered.connect(self.altered)

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        self.outlook.want(wanted=settings.outlook)
        if self._collector is not None or settings.collecting is not Collecting.NEVER:
            self.collector.want(settings.collecting)

    @property
    def occasions(self) -> Occasions:
        """The banner and the panels on the table, made when the first is needed."""
        if self._occasions is None:
            from hanafuda_desktop.app import occasions

            self._occasions = occasions.Occasions(self.scene, self.session, self)
            self._occasions.chosen.connect(self.asked)
        return self._occasions

    @property
    def collector(self) -> Collector:
        """What collects by itself, made when somebody wishes that."""
        if self._collector is None:
            from hanafuda_desktop.app.collecting import Collector

            self._collector = Collector(self.scene, self.session, self._may_collect, self)
        return self._collector

    def _may_collect(self) -> bool:
        """Not while a line is shown, nor while another deal is looked for."""
        shows = self._demo is not None and self._demo.is_on
        return not shows and not (self._deals is not None and self._deals.is_on)

    @property
    def solving(self) -> Solving:
        """Where the game is solved: a process of this table's, which begins with a question."""
        if self._solving is None:
            from hanafuda_desktop.app.solving import Solving

            self._solving = Solving(self)
        return self._solving

    def possible(self) -> dict[str, bool]:
        """Moves can be taken back at any time; nobody else plays."""
        game = self.session.game
        return {
            "undo": bool(game.moves),
            "redo": bool(game.undone),
            "restart": bool(game.moves),
            "hint": not self.session.is_over,
            "demo": not self.session.is_over,
            "back-to-won": self.outlook.way_back is not None,
            "new-table": True,
            "sheet": False,
            "yaku": False,
            "history": False,
            "again": False,
            "why": False,
            "review": False,
        }

    def words(self) -> dict[str, str]:
        """A patience is dealt."""
        shows = self._demo is not None and self._demo.is_on
        return {
            "new-deal": tr("&New deal"),
            "demo": tr("&Stop showing how") if shows else tr("&Show how it can be won"),
        }

    def facts(self) -> dict[str, str]:
        """Collected yaku, redeals that are left, moves."""
        session, view = self.session, self.session.view
        facts = {"Moves": trn("{n} move", "{n} moves", len(session.game.moves))}
        if view.yaku:
            collected = sum(1 for place in view.yaku if place.collected)
            facts["Yaku"] = tr("Yaku {collected}/{all}", collected=collected, all=len(view.yaku))
        facts["Redeals"] = _redeals(self._rules, view)
        facts["Outlook"] = self.outlook.words
        if self._deals is not None and self._deals.is_verified:
            facts["Deal"] = self._deals.words
        return facts

    def forget(self) -> None:
        """Drop every search and take the panels away."""
        super().forget()
        self.hints.stop()
        self.watch.stop()
        self.outlook.stop()
        if self._collector is not None:
            self._collector.stop()
        if self._demo is not None and not self._demo.plays:
            self._demo.end()
        if self._deals is not None:
            self._deals.end()
        if self._solving is not None:
            self._solving.drop()
        if self._occasions is not None:
            self._occasions.end()

    def changed(self, events: tuple[Event, ...]) -> None:
        """Call out yaku, celebrate, or look whether anything useful is left."""
        self._look_ahead()
        self.outlook.look()
        for event in events:
            if isinstance(event, YakuMade):
                pace = self.scene.pace
                self.occasions.call(
                    self.scene.yaku_name(event.yaku), pace.stay(BANNER), still=pace.reduced
                )
        if events and self._collector is not None:
            self._collector.happened(events)
        outcome = self.session.game.outcome
        if outcome is None or not events:
            return
        if 0 in outcome.winners:
            shown = self._demo is not None and self._demo.plays
            self.occasions.celebrate(still=self.settings.reduced_motion, shown=shown)
        else:
            self.occasions.say_stuck()

    def stop(self) -> None:
        """Let nothing run any more."""
        self.watch.stop()
        self.hints.stop()
        self.outlook.stop()
        if self._collector is not None:
            self._collector.stop()
        self._stop_demo()
        if self._deals is not None:
            self._deals.end()
        if self._solving is not None:
            self._solving.stop()
        if self._occasions is not None:
            self._occasions.end()

    @property
    def _rules(self) -> TableauRules:
        return cast("TableauRules", self.session.rules)

    # --- searches --------------------------------------------------------------------------------

    def _look_ahead(self) -> None:
        rules, view = self._rules, self.session.view

        def begin() -> Iterator[bool | None]:
            from hanafuda_desktop.solver.dead_end import search_useful_move

            return search_useful_move(rules, view)

        if view.outcome is None:
            self.watch.ask(begin, after_ms=_WATCH_AFTER_MS)

    def _watched(self, useful: bool) -> None:  # noqa: FBT001 - a signal's argument
        if not useful and not (self._deals is not None and self._deals.is_on):
            self.occasions.say_stuck()

    def back_to_won(self) -> None:
        """Take back the move that lost the game, and all after it."""
        if (count := self.outlook.way_back) is not None:
            self.session.take_back_to(count)

    def hint(self) -> None:
        """Show a good move; asked again about the same table, the next best."""
        self._stop_demo()
        self.hints.show()

    def show_demo(self) -> None:
        """Show how the game can be won; asked again, stop."""
        if self._demo is None:
            from hanafuda_desktop.app.demo import Demo

            self._demo = Demo(self.scene, self.session, lambda: self.solving, self)
            self._demo.said.connect(self.said)
            self._demo.unsaid.connect(self.unsaid)
            self._demo.altered.connect(self.altered)
        if self._demo.is_on:
            self._demo.end()
        elif not self.session.is_over:
            if self._deals is not None:
                self._deals.end()
            self._demo.begin()

    def _stop_demo(self) -> None:
        if self._demo is not None:
            self._demo.end()

    def new_deal(self) -> None:
        """Deal again; a deal that can be won, if only such are wanted."""
        if self.settings.deals is DealWish.ANY:
            self.session.deal()
            return
        self._stop_demo()
        if self._occasions is not None:
            self._occasions.end()
        if self._deals is None:
            from hanafuda_desktop.app.deal_search import DealSearch

            self._deals = DealSearch(self.scene, self.session, lambda: self.solving, self)
            self._deals.verified.connect(self.altered)
        self._deals.begin(self.settings.deals)


def _redeals(rules: TableauRules, view: View) -> str:
    """How often the stock may still be turned over; nothing where that is no question."""
    stock = rules.stock
    if stock is None or stock.to != "waste" or stock.redeals in ("unlimited", 0):
        return ""
    if not (view.pile("s").cards or view.pile("w").cards):
        return ""  # nothing that could be turned over
    left = view.redeals_left
    return "" if left is None else trn("{n} redeal left", "{n} redeals left", left)
