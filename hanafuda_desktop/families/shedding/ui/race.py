"""Runs the race for a winner's palm on the table: asks who is ready, times it, and has it played.

A race that is broken off, because the window is left before the signal or the program ends, is run
again, and never with the same fuse: who saw the beginning of it must not know when the signal
comes. The fuse is in no record, so a record replays all the same. Leaving must help nobody: whoever
was early stays out, and who leaves after the signal without having pressed never did.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.engine import reaction_race as race
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.rounds import RoundView
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.shedding.moves import BareMove, PalmLaid, Race
from hanafuda_desktop.families.shedding.rounds import first_fuse
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.ui.ornaments import SheddingOrnaments
from hanafuda_desktop.families.shedding.ui.race_item import RaceItem
from hanafuda_desktop.families.shedding.view import SheddingTurn
from hanafuda_desktop.play.race_clock import (
    RaceClock,
    RaceTimes,
    key_name,
    race_keys,
    race_times,
)
from hanafuda_desktop.play.rounds_panels import RoundPanels, RoundSigns
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.words import seat_names
from hanafuda_desktop.table.names import RoundNames
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.plates import SeatPlate
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import in_a_row

_PRESSES = (QEvent.Type.GraphicsSceneMousePress, QEvent.Type.GraphicsSceneMouseDoubleClick)
_LEFT = (QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate)


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


class RaceQuestion(TablePanel):
    """Asks whether everybody is ready; Escape folds it up, for a race cannot be left out."""

    _folds = True


class TableRace(QObject):
    """The races of one table.

    Args:
        scene: the table.
        session: the game on it.
        panels: what lies over the table for a while.
        parent: the object it belongs to.

    Attributes:
        clock: measures.
        by_lot: whether people would rather draw lots.
    """

    said = Signal(str)
    """A sentence for the person."""

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        panels: Callable[[], RoundPanels],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._scene, self._session, self._panels = scene, session, panels
        self.by_lot = False
        self._attempts: Counter[int] = Counter()
        self._is_fresh = False
        self._out: frozenset[int] = frozenset()
        self._stamp = 0
        self.clock = RaceClock(self)
        self.clock.signalled.connect(self._signal)
        self.clock.landed.connect(self.item.landed)
        self.clock.early.connect(self._too_early)
        self.clock.done.connect(self._finish)
        self.item.pressed.connect(self._pressed)

    @property
    def item(self) -> RaceItem:
        """The race as the table shows it."""
        return cast("SheddingOrnaments", self._scene.ornaments).race

    @property
    def _racers(self) -> tuple[int, ...]:
        return cast("SheddingTurn", self._session.view.turn).racers

    @property
    def _people(self) -> tuple[int, ...]:
        """The seats of people who race."""
        seating = self._session.seating
        return tuple(seat for seat in self._racers if seating.is_person(seat))

    @property
    def _keys(self) -> dict[int, Qt.Key]:
        """The keys of people who race, by their seats."""
        keys = race_keys(self._session.seating.persons)
        return {seat: keys[seat] for seat in self._people}

    @property
    def _is_alone(self) -> bool:
        return len(self._session.seating.persons) == 1

    @property
    def draws_lots(self) -> bool:
        """Whether it is run by lot: people would rather, or the rules have it so."""
        return self.by_lot or self._session.game.legal_moves() == (BareMove.DRAW_LOTS,)

    # --- from the question to the move -----------------------------------------------------------

    def changed(self, events: tuple[Event, ...]) -> None:
        """Know whether anybody can have seen the race before that comes now, and who is who."""
        self.item.names = dict(enumerate(seat_names(self._session.seating)))
        self._is_fresh = any(isinstance(event, PalmLaid) for event in events)
        self._out = frozenset()

    def ask(self) -> None:
        """Let the race be run, in the way in which it can be: by lot, by computers, by hand."""
        session = self._session
        if self.draws_lots:
            self.draw_lots()
        elif not self._people:
            times = self._computers()
            session.play(Race(tuple(times[seat] for seat in self._racers)))
        else:
            self._ask_ready()

    def _ask_ready(self) -> None:
        """Ask whether everybody is ready, and say what to press."""
        session = self._session
        rule, names = cast("SheddingRules", session.rules).race, seat_names(session.seating)
        keys = {seat: key_name(key) for seat, key in self._keys.items()}
        lines = []
        if rule.first == "exempt":
            lines.append(tr("The first hand on it pays nothing."))
        if rule.last == "forfeit":
            lines.append(tr("The last hand on it plays a forfeit."))
        if self._is_alone:
            (key,) = keys.values()
            lines.append(tr("When the palm lights up, press {key}, or click anywhere.", key=key))
        else:
            each = [f"{names[seat]} {key}" for seat, key in keys.items()]
            lines.append(tr("When the palm lights up, press your key or click your circle."))
            lines.append(tr("{said}.", said=in_a_row(each)))
        lines.append(tr("Whoever presses before that, or too soon to have seen it, is out."))
        ready = PanelButton("race", tr("Ready"))
        lots = PanelButton("lots", tr("Draw lots instead"))
        title = tr("A race for {name}'s palm", name=names[session.view.to_move or 0])
        self._panels().question.ask(title, lines, (ready, lots))

    def draw_lots(self) -> None:
        """Let chance settle it."""
        self._session.play(BareMove.DRAW_LOTS)

    def start(self) -> None:
        """Everybody is ready: the palm lies there, and some time later it lights up."""
        session, racers = self._session, self._racers
        self.item.show_ready(racers, self._keys, anywhere=self._is_alone)
        for seat in self._out:
            self.item.too_early(seat)
        self.clock.start(RaceTimes(racers, self._fuse(), self._computers(), self._out))
        self._attempts[len(session.game.moves)] += 1

    def _fuse(self) -> int:
        """The engine's for the first race at this point, another for one that is run again."""
        game = self._session.game
        if self._is_fresh and not self._attempts[len(game.moves)]:
            return first_fuse(game.state)
        return race.fuse(int.from_bytes(os.urandom(8), "big") >> 1)

    def _computers(self) -> dict[int, int]:
        """How fast the computer players in the race are."""
        seated = self._session.seated
        attempt = self._attempts[len(seated.game.moves)]
        return race_times(seated.game, seated.seating, self._racers, seated.players_chance, attempt)

    def _signal(self) -> None:
        self.item.signal()
        for view in self._scene.views():
            view.viewport().repaint()  # time is counted from what is seen

    def _too_early(self, seat: int) -> None:
        self.item.too_early(seat)
        seating = self._session.seating
        if seating.is_you(seat):
            self.said.emit(tr("Too early: your hand is out."))
        else:
            self.said.emit(tr("Too early: {name}'s hand is out.", name=seating.name(seat)))

    def _finish(self, times: tuple[int, ...]) -> None:
        self._session.play(Race(times))

    # --- hands -----------------------------------------------------------------------------------

    def _pressed(self, seat: int) -> None:
        self.clock.press(seat, self._stamp)

    def takes(self, event: QEvent) -> bool | None:
        """See an event of the table before it does.

        Returns whether it goes no further; ``None`` where it has nothing to do with a race.
        """
        if not self.clock.is_running:
            if isinstance(event, QKeyEvent | QGraphicsSceneMouseEvent):
                self.clock.learn(event.timestamp())
            # A hand that comes too late must not hurry on what it has not seen yet.
            late = event.type() in (*_PRESSES, QEvent.Type.KeyPress) and self.clock.has_just_ended
            return True if late else None
        if event.type() in _LEFT:
            self._break_off()
        elif event.type() in _PRESSES and isinstance(event, QGraphicsSceneMouseEvent):
            self._stamp = event.timestamp()
            return False
        elif isinstance(event, QKeyEvent):
            # Whatever else is held down: one hand on Ctrl must not hold up the others'.
            return self._takes_key(event)
        return None

    def _takes_key(self, event: QKeyEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no key of the menus while hands race
            return True
        self._stamp = event.timestamp()
        return event.type() == QEvent.Type.KeyPress and event.isAutoRepeat()

    def _break_off(self) -> None:
        """The window is left: before the signal the race is run again, after it times stand."""
        race = self.clock.race
        if race is None or not race.waits_for_people:
            return
        if race.is_signalled:
            self.said.emit(tr("The window was left: who had not pressed by then has no time."))
            self.clock.leave()
            return
        self.stop()
        self._out = race.out
        self.said.emit(tr("The race was interrupted; it is run again."))
        self.ask()

    def stop(self) -> None:
        """The table changes, or somebody has left it: this race counts for nothing."""
        self._out = frozenset()
        if self.clock.is_running:
            self.clock.stop()
            self.item.close()
