"""Attends to a patience: looks whether it can still be won, gives hints, celebrates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QObject

from hanafuda_desktop.app.attending import Attendant
from hanafuda_desktop.app.idle_search import IdleSearch
from hanafuda_desktop.app.outlook import Outlook
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.engine.events import Event, YakuMade
from hanafuda_desktop.table.durations import BANNER
from hanafuda_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from hanafuda_desktop.app.occasions import Occasions
    from hanafuda_desktop.app.settings import Settings
    from hanafuda_desktop.app.solving import Solving
    from hanafuda_desktop.engine.view import View
    from hanafuda_desktop.rules.schema.tableau import TableauRules
    from hanafuda_desktop.solver.hints import Advice

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
        self._hints: tuple[Any, ...] | None = None
        self._next_hint = 0
        # The moves that had led to the table about which the last advice was, and its plan.
        self._planned: tuple[tuple[Any, ...], tuple[Any, ...]] = ((), ())
        self.watch = IdleSearch(self, pause_ms=_WATCH_PAUSE_MS)
        self.watch.found.connect(self._watched)
        self.hint_search = IdleSearch(self)
        self.hint_search.found.connect(self._hints_found)
        self.outlook = Outlook(session, lambda: self.solving, self)
        self.outlook.altered.connect(self.altered)

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        self.outlook.want(wanted=settings.outlook)

    @property
    def occasions(self) -> Occasions:
        """The banner and the panels on the table, made when the first is needed."""
        if self._occasions is None:
            from hanafuda_desktop.app import occasions

            self._occasions = occasions.Occasions(self.scene, self.session, self)
            self._occasions.chosen.connect(self.asked)
        return self._occasions

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
            "back-to-won": self.outlook.way_back is not None,
            "new-table": False,
            "sheet": False,
            "yaku": False,
            "history": False,
            "again": False,
        }

    def words(self) -> dict[str, str]:
        """A patience is dealt."""
        return {"new-deal": "&New deal"}

    def facts(self) -> dict[str, str]:
        """Collected yaku, redeals that are left, moves."""
        session, view = self.session, self.session.view
        count = len(session.game.moves)
        facts = {"Moves": "1 move" if count == 1 else f"{count} moves"}
        if view.yaku:
            collected = sum(1 for place in view.yaku if place.collected)
            facts["Yaku"] = f"Yaku {collected}/{len(view.yaku)}"
        facts["Redeals"] = _redeals(self._rules, view)
        facts["Outlook"] = self.outlook.words
        return facts

    def forget(self) -> None:
        """Drop every search and take the panels away."""
        super().forget()
        self._hints = None
        self.hint_search.stop()
        self.watch.stop()
        self.outlook.stop()
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
        outcome = self.session.game.outcome
        if outcome is None or not events:
            return
        if 0 in outcome.winners:
            self.occasions.celebrate(still=self.settings.reduced_motion)
        else:
            self.occasions.say_stuck()

    def stop(self) -> None:
        """Let nothing run any more."""
        self.watch.stop()
        self.hint_search.stop()
        self.outlook.stop()
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
        if not useful:
            self.occasions.say_stuck()

    def back_to_won(self) -> None:
        """Take back the move that lost the game, and all after it."""
        if (count := self.outlook.way_back) is not None:
            self.session.take_back_to(count)

    def hint(self) -> None:
        """Show a good move; asked again about the same table, the next best."""
        if self.session.is_over:
            self.said.emit("The game is over.")
            return
        if self._hints is not None:
            self._show_hint(self._hints)
        elif not self.solving.is_advising and not self.hint_search.is_busy:
            session = self.session
            self.solving.advise(self._rules, session.view, self._plan(), self._take_advice)

    def _plan(self) -> tuple[Any, ...]:
        """What is left of the plan of the last advice, if it was followed to the letter so far."""
        before, plan = self._planned
        moves = self.session.game.moves
        since = moves[len(before) :]
        followed = moves[: len(before)] == before and plan[: len(since)] == since
        return plan[len(since) :] if followed else ()

    def _take_advice(self, advice: Advice | None) -> None:
        if advice is None:
            self._weigh()
            return
        self._planned = (self.session.game.moves, advice.plan)
        self._hints_found(advice.moves)

    def _weigh(self) -> None:
        """Without the solver, a hint is what can be seen from here."""
        rules, view = self._rules, self.session.view

        def begin() -> Iterator[tuple[Any, ...] | None]:
            from hanafuda_desktop.solver.hints import weigh_hints

            return weigh_hints(rules, view)

        self.hint_search.ask(begin)

    def _hints_found(self, hints: tuple[Any, ...]) -> None:
        self._hints, self._next_hint = hints, 0
        self._show_hint(hints)

    def _show_hint(self, hints: tuple[Any, ...]) -> None:
        if not hints:
            self.said.emit("There is no useful move that can be seen.")
            return
        number = self._next_hint
        self._next_hint = (number + 1) % len(hints)
        self.scene.show_hint(hints[number])
        if len(hints) > 1:
            self.said.emit(f"Hint {number + 1} of {len(hints)}")


def _redeals(rules: TableauRules, view: View) -> str:
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
