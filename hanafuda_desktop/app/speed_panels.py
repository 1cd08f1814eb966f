"""What lies over a real-time table while no time passes: ready?, a round's end, the result."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QObject, QRectF, Signal

from hanafuda_desktop.app import speed_words
from hanafuda_desktop.app.round_words import seat_names
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.speed_words import counts_points
from hanafuda_desktop.engine.speed.events import SuddenDeath
from hanafuda_desktop.engine.speed.seeing import turn_of
from hanafuda_desktop.engine.speed.settling import why_taken
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.schema.speed import SpeedRules
from hanafuda_desktop.table.celebration_item import Celebration
from hanafuda_desktop.table.panel_item import PanelButton, TablePanel
from hanafuda_desktop.table.speed_panels import RoundTold
from hanafuda_desktop.table.speed_scene import SpeedScene

__all__ = ["SpeedPanels"]

_PANELS_Z: Final = 1_000_000.0
_PETALS_MS: Final = 7000.0
_READY_LINES: Final = (
    tr_noop("Be first to lay all your cards on the months beside theirs."),
    tr_noop("Click a card, drag it, or press the key of its column. Esc pauses."),
    tr_noop("It begins with the count: one, two, three."),
)
_SIDES: Final = tr_noop(
    "{first} has the lower columns and the keys on the left, {second} the others."
)


def _begin() -> PanelButton:
    return PanelButton("begin", tr("Begin"))


class _ReadyPanel(TablePanel):
    """A panel in the middle, where nothing is to be played meanwhile."""

    _centred = True
    _veiled = True


class SpeedPanels(QObject):
    """The panels of one scene.

    Args:
        scene: the table; the panels belong to it from then on.
        session: the game they speak of.
        parent: the object it belongs to.
    """

    chosen = Signal(str)
    """A button was pressed: its id."""

    def __init__(self, scene: SpeedScene, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._session = session
        self.ready = _ReadyPanel()
        self.result = Celebration()
        for item in (self.ready, self.result):
            item.setZValue(_PANELS_Z)
            scene.addItem(item)
        scene.summary.chosen.connect(self.chosen)
        for question in (self.ready, scene.sudden_death):
            question.chosen.connect(self.chosen)
            # There is nothing else to be answered.
            question.closed.connect(lambda: self.chosen.emit("begin"))
        self.result.chosen.connect(self.chosen)
        for panel in self._panels:
            panel.described.connect(scene.came_up)
            panel.moved.connect(scene.button_focused)
        scene.curtain.described.connect(scene.came_up)
        scene.sceneRectChanged.connect(self.set_area)
        self.set_area(scene.sceneRect())

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen."""
        for item in (self.ready, self.result):
            item.set_area(area)

    @property
    def _panels(self) -> tuple[TablePanel, ...]:
        scene = self._scene
        return self.ready, scene.summary, scene.sudden_death, self.result.result

    @property
    def open_panel(self) -> TablePanel | None:
        """The panel that has mouse and keyboard."""
        return next((panel for panel in self._panels if panel.is_open), None)

    @property
    def _names(self) -> tuple[str, str]:
        first, second = seat_names(self._session.seating)
        return first, second

    # --- what is shown ---------------------------------------------------------------------------

    def ask_ready(self) -> None:
        """Ask whether everybody is ready."""
        seating = self._session.seating
        lines = [tr(line) for line in _READY_LINES]
        if seating.is_shared:
            first, second = self._names
            lines.append(tr(_SIDES, first=first, second=second))
        elif not seating.persons:
            lines = [tr("The computers play, and you watch. Esc pauses.")]
        self.ready.ask(tr("Ready?"), lines, (_begin(),))

    def explain(self, event: SuddenDeath) -> None:
        """Say what is different in a round for which somebody is too short of cards."""
        self._scene.sudden_death.explain(event, self._names, (_begin(),))

    def show_round(self) -> None:
        """Show how the last round has ended."""
        session, view = self._session, self._session.view
        turn = turn_of(view)
        spoils = turn.spoils
        if turn.undecided:
            again = PanelButton("next", tr("Lay out again"))
            self._scene.summary.show_undecided(turn.number, (again,))
            return
        if not spoils:
            return
        over = session.is_over
        told = RoundTold(
            spoils[-1],
            why_taken(spoils[-1], cast("SpeedRules", session.rules).spoils.winner),
            self._names,
            view.points if counts_points(session) else None,
            last=over,
        )
        result = PanelButton("result", tr("Result"))
        after = result if over else PanelButton("next", tr("Next round"))
        self._scene.summary.show_round(told, (after,))

    def show_result(self, *, still: bool) -> None:
        """Show how the game has ended; celebrate if a person has won.

        Args:
            still: reduced motion: no petals.
        """
        session = self._session
        outcome = session.game.outcome
        if outcome is None:
            return
        title, lines = speed_words.result(session, session.stopwatch.elapsed_ms)
        won = any(session.seating.is_person(seat) for seat in outcome.winners)
        buttons = [
            PanelButton("new-deal", tr("Rematch")),
            PanelButton("new-table", tr("New table...")),
        ]
        if turn_of(session.view).spoils:
            buttons.append(PanelButton("round", tr("Last round")))
        self.result.celebrate(
            title,
            lines,
            buttons,
            duration=_PETALS_MS if won and not still else 0.0,
            seed=session.game.seed,
        )

    def end(self) -> None:
        """The table has changed: take everything away."""
        self.result.end()
        for panel in self._panels:
            panel.put_away()
