"""Attends to a patience: looks whether it can still be won, shows how, celebrates."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from hanafuda_desktop.app.apt_commands import Only, lacking
from hanafuda_desktop.app.attending import Attendant
from hanafuda_desktop.app.patience_searches import PatienceSearches
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Collecting, DealWish
from hanafuda_desktop.cards.vocabulary import paragraph
from hanafuda_desktop.engine.events import Event, YakuMade
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.table.durations import BANNER
from hanafuda_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from hanafuda_desktop.app.collecting import Collector
    from hanafuda_desktop.app.occasions import Occasions
    from hanafuda_desktop.app.settings import Settings
    from hanafuda_desktop.engine.view import View
    from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["PatienceAttendant"]


class PatienceAttendant(Attendant):
    """See :class:`~hanafuda_desktop.app.attending.Attendant`."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject | None = None) -> None:
        super().__init__(scene, session, parent)
        self._occasions: Occasions | None = None
        self._collector: Collector | None = None
        self.searches = PatienceSearches(scene, session, self)
        self.searches.said.connect(self.said)
        self.searches.unsaid.connect(self.unsaid)
        self.searches.altered.connect(self.altered)
        self.searches.shown.connect(self._shown)
        self.searches.ended.connect(self._unsay)
        self.searches.stuck.connect(self._say_stuck)

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        self.searches.outlook.want(wanted=settings.outlook)
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
        return not self.searches.demonstrates and not self.searches.seeks_deal

    def possible(self) -> dict[str, bool]:
        """Moves can be taken back at any time, unless a solution is on the table."""
        game, is_there = self.session.game, not self.searches.shows_solution
        return {
            "undo": is_there and bool(game.moves),
            "redo": is_there and bool(game.undone),
            "restart": is_there and bool(game.moves),
            "hint": is_there and not self.session.is_over,
            "demo": not self.session.is_over,
            "back-to-won": is_there and self.searches.outlook.way_back is not None,
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
        return {
            "new-deal": tr("&New deal"),
            "demo": tr("&Stop showing how")
            if self.searches.demonstrates
            else tr("&Show how it can be won"),
        }

    def reasons(self) -> dict[str, str]:
        """A patience is for one, who takes his time."""
        return lacking(Only.COMPANY, Only.REAL_TIME, Only.YAKU, Only.RACES)

    def played_last(self) -> str:
        """What was done with which pile."""
        from hanafuda_desktop.table.patience_move_words import patience_move

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
        facts["Outlook"] = self.searches.outlook.words
        deals = self.searches.deals
        if deals is not None and deals.is_verified:
            facts["Deal"] = deals.words
        return facts

    def forget(self) -> None:
        """Drop every search and take the panels away."""
        super().forget()
        if self._collector is not None:
            self._collector.stop()
        self.searches.forget()
        if self._occasions is not None:
            self._occasions.end()

    def changed(self, events: tuple[Event, ...]) -> None:
        """Call out yaku, celebrate, or look whether anything useful is left."""
        self.searches.look_ahead()
        self._call_yaku(events)
        if events and self._collector is not None:
            self._collector.happened(events)
        outcome = self.session.game.outcome
        if outcome is None or not events:
            return
        if 0 in outcome.winners:
            still = self.settings.reduced_motion
            self.occasions.when_still(lambda: self.occasions.celebrate(still=still))
        else:
            self.occasions.when_still(self._say_stuck)

    def _call_yaku(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, YakuMade):
                pace = self.scene.pace
                self.occasions.call(
                    self.scene.words.yaku_name(event.yaku), pace.stay(BANNER), still=pace.reduced
                )

    def _shown(self, events: tuple[Event, ...], view: View) -> None:
        """A move of a solution is shown: call out its yaku, and tell it to whoever listens."""
        from hanafuda_desktop.table.event_words import events_told

        self._call_yaku(events)
        told = events_told(events, view, (), self.scene.words.yaku_name)
        self._say_for_now(paragraph(told))

    def look_away(self) -> None:
        """Nobody looks at the table any more."""
        self.searches.keep_clock(running=False)
        super().look_away()

    def look_back(self) -> None:
        """Somebody looks at it again; while a solution is shown, the game's clock stands still."""
        if not self.searches.keep_clock(running=True):
            super().look_back()

    def _say_stuck(self) -> None:
        self.occasions.say_stuck()

    def stop(self) -> None:
        """Let nothing run any more."""
        self.forget()
        self.searches.stop()

    @property
    def _rules(self) -> TableauRules:
        return cast("TableauRules", self.session.rules)

    def back_to_won(self) -> None:
        """Take back the move that lost the game, and all after it."""
        if (count := self.searches.outlook.way_back) is not None:
            self.session.take_back_to(count)

    def hint(self) -> None:
        """Show a good move; asked again about the same table, the next best."""
        self.searches.show_hint()

    def show_demo(self) -> None:
        """Ask whether to show how the game can be won; while it is shown, stop."""
        if self._occasions is not None:
            self._occasions.end()
        self.searches.show_demo()

    def new_deal(self) -> None:
        """Deal again; a deal that can be won, if only such are wanted."""
        if self.settings.deals is DealWish.ANY:
            self.session.deal()
            return
        if self._occasions is not None:
            self._occasions.end()
        self.searches.seek_deal(self.settings.deals)


def _redeals(rules: TableauRules, view: View) -> str:
    """How often the stock may still be turned over; nothing where that is no question."""
    stock = rules.stock
    if stock is None or stock.to != "waste" or stock.redeals in ("unlimited", 0):
        return ""
    if not (view.pile("s").cards or view.pile("w").cards):
        return ""  # nothing that could be turned over
    left = view.redeals_left
    return "" if left is None else trn("{n} redeal left", "{n} redeals left", left)
