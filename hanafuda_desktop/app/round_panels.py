"""What lies over a table of several for a while: the banner, the curtain, results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal

from hanafuda_desktop.app import round_words
from hanafuda_desktop.app.result_words import game_and_deal, rounds_in, taken_back
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.stopwatch import clock_text
from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.banner_item import Banner
from hanafuda_desktop.table.celebration_item import Celebration
from hanafuda_desktop.table.cloth import CLOTHS
from hanafuda_desktop.table.curtain_item import CurtainItem
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.panel_item import PanelButton, TablePanel
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.ranking import ranking
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.round_summary_item import RoundSummaryItem
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.score_sheet_item import ScoreSheetItem

__all__ = ["RoundPanels"]

_PANELS_Z: Final = 1_000_000.0
_CURTAIN_Z: Final = 2_000_000.0
_PETALS_MS: Final = 7000.0
_BANNER_ABOVE: Final = 0.06
"""How far above the middle of its area a banner stands, as a part of that."""


def _sheet() -> PanelButton:
    return PanelButton("sheet", tr("Score sheet"))


class RoundPanels(QObject):
    """The panels of one scene; a family that asks something on the table adds its own.

    Args:
        scene: the table; the panels belong to it from then on.
        session: the game they speak of.
        names: what everything and everybody at the table is called now.
        parent: the object it belongs to.
    """

    chosen = Signal(str)
    """A button was pressed: its id, or ``closed`` when the score sheet was put away."""
    lifted = Signal()
    """The person for whom the curtain is down has come."""

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        names: Callable[[], RoundNames],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._names = names
        self.banner = Banner()
        self.summary = RoundSummaryItem(scene.looks.pictures)
        self.sheet = ScoreSheetItem()
        self.result = Celebration()
        self.curtain = CurtainItem(next(iter(CLOTHS.values())))
        self.questions = self._new_questions(scene)
        self._scene = scene
        for item in (self.banner, *self.questions, self.summary, self.sheet, self.result):
            item.setZValue(_PANELS_Z)
            scene.addItem(item)
        self.curtain.setZValue(_CURTAIN_Z)
        scene.addItem(self.curtain)
        self._connect()
        scene.sceneRectChanged.connect(self.set_area)
        scene.laid_out.connect(self._keep_clear)
        self.set_area(scene.sceneRect())
        self._keep_clear()

    def _new_questions(self, scene: TableScene) -> tuple[TablePanel, ...]:
        """The panels on which this family asks something."""
        return ()

    def _connect(self) -> None:
        for panel in (*self.questions, self.summary):
            panel.chosen.connect(self.chosen)
        self.result.chosen.connect(self.chosen)
        self.sheet.closed.connect(lambda: self.chosen.emit("closed"))
        self.curtain.lifted.connect(self.lifted)
        for panel in self._panels:
            panel.described.connect(self._scene.came_up)
            panel.moved.connect(self._scene.button_focused)
            panel.visibleChanged.connect(self._cover)
        self.curtain.visibleChanged.connect(self._cover)
        self.curtain.described.connect(self._scene.came_up)

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen."""
        self.banner.set_area(area)
        self.result.set_area(area)
        self.curtain.set_area(area)
        for panel in (*self.questions, self.summary, self.sheet):
            panel.set_area(area)

    def _cover(self) -> None:
        """Show no keyboard's frame on the table while one of them lies over it."""
        self._scene.keys.cover(covered=self.is_open)

    def _keep_clear(self) -> None:
        """Call out and ask over the field, so that no hand and no plate is covered."""
        rooms = self._scene.rooms
        if rooms is None:
            return
        whole, middle = self._scene.sceneRect(), to_qrect(rooms.question).center()
        wide = 2 * min(middle.x() - whole.left(), whole.right() - middle.x())
        area = QRectF(0, 0, wide, whole.height() * 0.8)
        area.moveCenter(middle)
        self.banner.set_area(area.translated(0, area.height() * _BANNER_ABOVE))
        self._give_room(to_qrect(rooms.question))

    def _give_room(self, room: QRectF) -> None:
        """Let questions stand here, over the field."""

    def set_cloth(self, cloth_id: str) -> None:
        """Let the curtain be of this cloth."""
        self.curtain.set_cloth(CLOTHS[cloth_id])

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        self.summary.set_pictures(pictures)

    @property
    def _panels(self) -> tuple[TablePanel, ...]:
        return (*self.questions, self.summary, self.sheet, self.result.result)

    @property
    def is_open(self) -> bool:
        """Whether one of them has mouse and keyboard."""
        return self.curtain.is_down or any(panel.is_open for panel in self._panels)

    @property
    def is_reading(self) -> bool:
        """Whether one of them is open that asks nothing: until it is put away, nobody plays."""
        return self.sheet.is_open

    @property
    def names(self) -> RoundNames:
        """What everything and everybody at the table is called."""
        return self._names()

    # --- what is shown ---------------------------------------------------------------------------

    def drop_curtain(self, name: str) -> None:
        """Hide the table until this person has come."""
        hint = tr("Click or press Enter when nobody else is looking.")
        self.curtain.drop(tr("{name}, it is your turn", name=name), hint)

    def show_round(self) -> None:
        """Show what the round that was finished last was worth."""
        view = self._session.view
        if view.round is None or not view.round.sheet:
            return
        if view.outcome is not None:
            buttons = [PanelButton("result", tr("Result"))]
        else:
            buttons = [PanelButton("next", tr("Next round"))]
        if self._session.seating.persons:
            buttons.append(PanelButton("review", tr("Review")))
        self.summary.show_round(
            view.round.sheet[-1],
            self.names,
            view.round.totals,
            (*buttons, _sheet()),
            forced=self._is_forced(view.round.sheet[-1]),
        )

    def _is_forced(self, result: RoundResult) -> bool:
        """Whether the winner had to end the round that has just ended."""
        return False

    def show_result(self, *, still: bool) -> None:
        """Show how the game has ended; celebrate if a person has won.

        Args:
            still: reduced motion: no petals.
        """
        session = self._session
        outcome = session.game.outcome
        if outcome is None:
            return
        seating = session.seating
        won = any(seating.is_person(seat) for seat in outcome.winners)
        now = session.view.round
        rounds = len(now.sheet) if now is not None else 0
        lines = (
            game_and_deal(session),
            rounds_in(rounds, clock_text(session.stopwatch.elapsed_ms)),
            taken_back(session.sitting.taken_back),
        )
        buttons = (
            PanelButton("new-deal", tr("Rematch")),
            PanelButton("new-table", tr("New table...")),
            PanelButton("round", tr("Last round")),
            _sheet(),
        )
        self.result.celebrate(
            round_words.ended(outcome, seating, now.sides if now is not None else ()),
            [line for line in lines if line],
            buttons,
            duration=_PETALS_MS if won and not still else 0.0,
            seed=session.game.seed,
            ranking=ranking(round_words.seat_names(seating), outcome.scores),
        )

    def show_sheet(self) -> None:
        """Show every round so far, over whatever else is asked, which returns afterwards."""
        view = self._session.view
        if view.round is None or self.curtain.is_down or self.sheet.is_open:
            return
        self._put_away()
        self.sheet.show_sheet(view.round, self.names)

    def end(self) -> None:
        """The table has changed: take everything away."""
        self.banner.dismiss()
        self._put_away()
        self.sheet.put_away()
        self.curtain.put_away()

    def _put_away(self) -> None:
        for panel in self.questions:
            panel.put_away()
        self.summary.put_away()
        self.result.end()
