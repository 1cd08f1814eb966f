"""Deals a patience that can be won: the next number of which that is verified, and says so.

The deals are solved in the solver's process, one number after the other. The table that lies there
stays and can be played on, which calls the search off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject, QRectF, QTimer, Signal

from hanafuda_desktop.families.tableau.solver.questions import Deals, Tier
from hanafuda_desktop.families.tableau.ui.hints import SolvedTable
from hanafuda_desktop.play.settings import DealWish
from hanafuda_desktop.rules.fingerprint import play_digest
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.text.language import tr, tr_noop, trn

if TYPE_CHECKING:
    from hanafuda_desktop.engine.game import Game
    from hanafuda_desktop.families.tableau.schema import TableauRules
    from hanafuda_desktop.families.tableau.solver.questions import Picked

MOST_DEALS_TRIED: Final = 100
"""After so many deals that are not won it is asked what to do: some rules allow nobody to win."""
_PANEL_AFTER_MS: Final = 400
"""What takes no longer needs no panel."""
_ABOVE_ALL: Final = 1_000_000.0
_TIERS: Final = {
    DealWish.EASY: Tier.EASY,
    DealWish.MIDDLING: Tier.MIDDLING,
    DealWish.HARD: Tier.HARD,
}
_LOOKING: Final = {
    DealWish.EASY: tr_noop("Looking for an easy deal that can be won"),
    DealWish.MIDDLING: tr_noop("Looking for a middling deal that can be won"),
    DealWish.HARD: tr_noop("Looking for a hard deal that can be won"),
}
_VERIFIED: Final = {
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
    """

    verified = Signal()
    """What is said of the deal on the table is another."""

    def __init__(self, table: SolvedTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        scene, self._session, self._solving = table
        self._verified: Game | None = None
        self._wish = DealWish.WINNABLE
        self._is_on = False
        self.panel = TablePanel()
        self.panel.setZValue(_ABOVE_ALL)
        self.panel.chosen.connect(self._chosen)
        self.panel.closed.connect(self.end)
        self.panel.described.connect(scene.came_up)
        self.panel.moved.connect(scene.button_focused)
        scene.addItem(self.panel)
        scene.sceneRectChanged.connect(self._set_area)
        self._set_area(scene.sceneRect())
        self._timer = QTimer(self, singleShot=True, interval=_PANEL_AFTER_MS)
        self._timer.timeout.connect(self._show_panel)

    @property
    def is_on(self) -> bool:
        """Whether a deal is being looked for."""
        return self._is_on

    @property
    def is_verified(self) -> bool:
        """Whether the deal on the table is known to be winnable, for it was dealt by this."""
        return self._verified is not None and self._verified is self._session.game

    @property
    def words(self) -> str:
        """The deal that was dealt last, and what was verified of it."""
        verified = _VERIFIED.get(self._wish)
        if verified is None:
            return tr("Deal {number}, winnable", number=self._session.game.seed)
        return tr(verified, number=self._session.game.seed)

    def begin(self, wish: DealWish) -> None:
        """Look for such a deal, and deal it."""
        self.end()
        rules = cast("TableauRules", self._session.rules_now())
        by_digest = play_digest(rules)
        question = Deals(self._session.new_number(), MOST_DEALS_TRIED, _TIERS.get(wish))
        self._is_on, self._wish = True, wish
        self._timer.start()
        self._solving().wonder(rules, question, lambda picked: self._found(picked, by_digest))

    def end(self) -> None:
        """Look no further."""
        if self._is_on:
            self._is_on = False
            self._solving().drop_wish()
        self._timer.stop()
        self.panel.put_away()

    def _found(self, picked: Picked | None, by_digest: str) -> None:
        self._is_on = False
        self.end()
        if picked is None or picked.deal is None:
            self._say_none(picked.tried if picked is not None else 0)
            return
        self._session.deal(seed=picked.deal)
        # The rule file may have changed meanwhile.
        if play_digest(self._session.rules) == by_digest:
            self._verified = self._session.game
            self.verified.emit()

    def _show_panel(self) -> None:
        looking = _LOOKING.get(self._wish)
        title = tr("Looking for a deal that can be won") if looking is None else tr(looking)
        self.panel.ask(title, (), (_stop(),))

    def _say_none(self, tried: int) -> None:
        if tried:
            why = trn("{n} deal was tried.", "{n} deals were tried.", tried)
        else:
            why = tr("The solver cannot be asked now.")
        any_deal = PanelButton("any", tr("Any deal"))
        self.panel.ask(tr("No such deal was found"), (why,), (any_deal, _stop()))

    def _chosen(self, button: str) -> None:
        if button == "any":
            self._session.deal()
        else:
            self.end()

    def _set_area(self, area: QRectF) -> None:
        self.panel.set_area(area)
