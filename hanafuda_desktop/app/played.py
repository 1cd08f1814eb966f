"""The game that lies on the table, and how it goes on; see :mod:`hanafuda_desktop.app.session`."""

from __future__ import annotations

import logging
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.autosave import Autosave
from hanafuda_desktop.app.earlier_game import EarlierGame
from hanafuda_desktop.app.saves import Saves
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.app.sitting import Sitting
from hanafuda_desktop.app.stopwatch import Stopwatch
from hanafuda_desktop.engine.errors import IllegalMove
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["Played"]

_LOG: Final = logging.getLogger(__name__)


class Played(QObject):
    """The game that lies on the table, and how it goes on."""

    began = Signal()
    """Another game lies on the table: show all of it."""
    happened = Signal(object)
    """A move was played; with its events, as the seat that is shown sees them."""
    stepped = Signal()
    """Moves were taken back: show the table as it is now."""
    turned = Signal()
    """The same moment is now shown from another seat, or a curtain has come or gone: show it so,
    at once and without a movement."""
    said = Signal(str)
    """A sentence for the person."""
    replaced = Signal(str)
    """Another game, or its own beginning, took the place of one that was underway, which can be
    brought back; what has happened, as a sentence."""
    left = Signal(object, int)
    """A game makes room for another before its end: its sitting, and the milliseconds played."""

    def __init__(self, saves: Saves, stopwatch: Stopwatch) -> None:
        super().__init__()
        self.stopwatch = stopwatch
        self._autosave = Autosave(saves, self.said.emit)
        self._sitting: Sitting | None = None
        self._earlier: EarlierGame | None = None

    # --- what there is ---------------------------------------------------------------------------

    @property
    def sitting(self) -> Sitting:
        """The game on the table, with those who sit around it.

        Raises:
            RuntimeError: none was opened yet.
        """
        if self._sitting is None:
            raise RuntimeError("no game was opened")
        return self._sitting

    @property
    def game(self) -> Game:
        """The game on the table, of which there must be one."""
        return self.sitting.game

    @property
    def is_open(self) -> bool:
        """Whether a game lies on the table."""
        return self._sitting is not None

    @property
    def rules(self) -> GameRules:
        """The rules of the game on the table, as they were when it was dealt."""
        return self.game.rules

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return self.sitting.seating

    @property
    def view(self) -> View:
        """What is seen from the seat that is shown."""
        return self.sitting.view

    @property
    def moves(self) -> tuple[Any, ...]:
        """What the person in that seat may do now."""
        return self.sitting.moves

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome is not None

    @property
    def hides_deal(self) -> bool:
        """Whether the deal's number is nobody's business yet.

        Who knows it can deal the same cards elsewhere and look at every hand.
        """
        return len(self.seating.persons) > 1 and not self.is_over

    def text(self) -> str:
        """The game as text, to be kept or sent.

        Raises:
            RecordError: it has more moves than a record holds.
        """
        return self.sitting.text(self.stopwatch.elapsed_ms)

    # --- playing ---------------------------------------------------------------------------------

    def play(self, move: Any) -> None:
        """Play a move, or say why it cannot be played."""
        self._push(move, by_computer=False)

    def play_for_computer(self, move: Any, *, cut_short: bool = False) -> None:
        """Play what a computer player chose; the same again leaves what can be redone.

        Args:
            move: the move.
            cut_short: whether it had to choose before it had thought of all that it wanted to.
        """
        self._push(move, by_computer=True, cut_short=cut_short)

    def _push(self, move: Any, *, by_computer: bool, cut_short: bool = False) -> None:
        try:
            events = self.sitting.push(move, again=by_computer, cut_short=cut_short)
        except IllegalMove as error:
            # Table and computer players choose among legal moves, so this is a fault of ours.
            _LOG.error("somebody played an illegal move, %s: %s", move, error)
            self.said.emit(str(error))
            return
        self._happened(events)

    def play_in_time(self, move: Any) -> str:
        """Play a move of a game that waits for nobody.

        It is kept before it is shown, but only added to what is saved: the whole game is saved
        where there is time for that, by :meth:`save`.

        Returns:
            Why it is too late for it, or otherwise not legal; the empty string when it was played.
        """
        try:
            events = self.sitting.push(move)
        except IllegalMove as error:
            return str(error)
        self._autosave.add(self.game.family.write_move(move), self.text)
        self.happened.emit(events)
        return ""

    def save(self) -> None:
        """Save the whole game."""
        if self._sitting is not None:
            self._autosave.keep(self.text)

    def count_help(self) -> None:
        """A hint or a way to win was shown; the record says so from the next move on."""
        self.sitting.helped += 1

    def undo(self) -> None:
        """Take back the last move; against others, back to where a person chose last."""
        if not self.game.moves:
            return
        if self.sitting.take_back():
            self._changed()
            self.stepped.emit()
        else:
            self.said.emit(tr("Nobody at this screen has chosen anything yet."))

    def take_back_to(self, count: int) -> None:
        """Take back every move of a game for one after so many; redo can play them all again."""
        if count < len(self.game.moves):
            while count < len(self.game.moves):
                self.sitting.take_back()
            self._changed()
            self.stepped.emit()

    def redo(self) -> None:
        """Play again what was taken back last; against others, up to where a person chooses."""
        if self.game.undone:
            self._happened(self.sitting.redo())

    def restart(self) -> None:
        """Take back every move; redo can play them all again."""
        if self.game.moves:
            self._earlier = self._underway(tr("Restarted."))
            self.sitting.restart()
            self._save_time()
            self.stepped.emit()
            self._tell_replaced()

    def show_seat(self, seat: int, *, veiled: bool = False) -> None:
        """Show the table from another person's seat.

        Args:
            seat: the seat.
            veiled: whether a curtain hides its hand until that person has come.
        """
        self.sitting.show(seat, veiled=veiled)
        self.turned.emit()

    def pause(self) -> None:
        """The player looks elsewhere: stop the clock, and save the time."""
        if self.stopwatch.running:
            self._save_time()

    def go_on(self) -> None:
        """The player is back."""
        if self.is_open and self.game.moves and not self.is_over:
            self.stopwatch.start()

    def _underway(self, said: str, *, is_previous: bool = False) -> EarlierGame | None:
        """The game on the table, if it is underway, as one that can be brought back.

        Args:
            said: what is about to happen to it, as a sentence.
            is_previous: whether it is kept as the previous game of its place.
        """
        sitting, ref = self._sitting, self._autosave.ref
        if sitting is None or not sitting.goes_on:
            return None
        elapsed_ms = self.stopwatch.elapsed_ms
        return EarlierGame(ref, sitting.copy(), elapsed_ms, said, is_previous)

    def _tell_replaced(self) -> None:
        if self._earlier is not None:
            self.replaced.emit(self._earlier.said)

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._changed()
        self.happened.emit(events)

    def _changed(self) -> None:
        if self.is_over:
            self.stopwatch.pause()
        else:
            self.stopwatch.start()
        self.save()

    def _save_time(self) -> None:
        self.stopwatch.pause()
        self.save()
