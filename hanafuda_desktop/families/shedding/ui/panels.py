"""What is asked on the table of a shedding game: whether everybody is ready for the race."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPointF, QRectF

from hanafuda_desktop.engine.rounds import RoundView
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.play.rounds_panels import RoundPanels, RoundSigns
from hanafuda_desktop.table.names import RoundNames
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.plates import SeatPlate
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import in_a_row

# What stands on the table of a shedding game all the time: the plates of the seats and the round.
#
# What is captured elsewhere is shed here, and how many cards a seat holds is seen in its hand.


class SheddingSigns(RoundSigns):
    """The signs of a scene with a shedding game."""

    def _plate(self, seat: int, view: View, now: RoundView, names: RoundNames) -> SeatPlate:
        turns = view.turn is not None and view.turn.asked in ("play", "drawn", "swap")
        return SeatPlate(
            name=names.seats[seat],
            total=now.totals[seat],
            dealer=seat == now.dealer,
            to_move=turns and seat == view.to_move,
        )


@dataclass(frozen=True, slots=True)
class RaceAsked:
    """A race that is about to be run.

    Attributes:
        winner: on whose palm the others' hands come down.
        keys: the names of the keys of those who race here, by their seats.
        alone: whether but one person plays here, for whom a click anywhere does as well.
    """

    winner: int
    keys: Mapping[int, str]
    alone: bool


class RaceQuestion(TablePanel):
    """Asks whether everybody is ready; Escape folds it up, for a race cannot be left out."""

    _folds = True

    def __init__(self) -> None:
        super().__init__()
        self._room = QRectF()

    def set_room(self, room: QRectF) -> None:
        """Where it should stand: over the middle of this, though it may be larger."""
        self._room = QRectF(room)
        self.set_area(self._area)

    def _middle(self) -> QPointF | None:
        return None if self._room.isEmpty() else self._room.center()


class SheddingPanels(RoundPanels):
    """The panels of a scene with a shedding game.

    Attributes:
        race: asks whether everybody is ready for a race.
    """

    race: RaceQuestion

    def _new_questions(self, scene: TableScene) -> tuple[TablePanel, ...]:
        self.race = RaceQuestion()
        return (self.race, *super()._new_questions(scene))

    def _give_room(self, room: QRectF) -> None:
        self.race.set_room(room)

    def ask_race(self, asked: RaceAsked) -> None:
        """Ask whether everybody is ready, and say what to press."""
        names = self.names
        rule = cast("SheddingRules", self._session.rules).race
        lines = []
        if rule.first == "exempt":
            lines.append(tr("The first hand on it pays nothing."))
        if rule.last == "forfeit":
            lines.append(tr("The last hand on it plays a forfeit."))
        if asked.alone:
            (key,) = asked.keys.values()
            lines.append(tr("When the palm lights up, press {key}, or click anywhere.", key=key))
        else:
            each = [f"{names.seats[seat]} {key}" for seat, key in asked.keys.items()]
            lines.append(tr("When the palm lights up, press your key or click your circle."))
            lines.append(tr("{said}.", said=in_a_row(each)))
        lines.append(tr("Whoever presses before that, or too soon to have seen it, is out."))
        ready = PanelButton("race", tr("Ready"))
        lots = PanelButton("lots", tr("Draw lots instead"))
        title = tr("A race for {name}'s palm", name=names.seats[asked.winner])
        self.race.ask(title, lines, (ready, lots))
