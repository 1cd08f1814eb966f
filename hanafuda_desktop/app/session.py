"""The game that is being played: the one thing in the program that changes.

Every change is on the disk before it is shown. Windows listen to the signals and ask the session
for everything; nothing else plays moves.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.autosave import Autosave
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.saves import Found, GameRef, Saves
from hanafuda_desktop.app.seating import Seating, seating_of, usual_seating
from hanafuda_desktop.app.stopwatch import Stopwatch
from hanafuda_desktop.engine.dealing import Deal
from hanafuda_desktop.engine.errors import IllegalMove
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.record import Record, read_record, replay, write_record
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.flattened import digest, to_json
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["MOST_DEALS", "Session", "new_seed"]

_LOG: Final = logging.getLogger(__name__)

MOST_DEALS: Final = 10_000_000
"""Deals chosen by chance are numbered below this: seven digits can be told to a friend."""


def new_seed() -> int:
    """A deal's number, by chance."""
    return int.from_bytes(os.urandom(8), "big") % MOST_DEALS


class Session(QObject):
    """One window's game, with its saved place.

    Args:
        library: where rules come from.
        saves: where the game is saved.
        stopwatch: what counts the time played.
        seeds: where the numbers of new deals come from.
    """

    began = Signal()
    """Another game lies on the table: show all of it."""
    happened = Signal(object)
    """A move was played; with its events, as the seat that is shown sees them."""
    stepped = Signal()
    """Moves were taken back: show the table as it is now."""
    said = Signal(str)
    """A sentence for the person."""

    def __init__(
        self,
        library: Library,
        saves: Saves,
        *,
        stopwatch: Stopwatch | None = None,
        seeds: Callable[[], int] = new_seed,
    ) -> None:
        super().__init__()
        self.library = library
        self.stopwatch = stopwatch or Stopwatch()
        self.resumed = False
        self.seating = Seating()
        self.shown_seat = 0
        self.taken_back = 0
        self._seeds = seeds
        self._autosave = Autosave(saves, self.said.emit)
        self._game: Game | None = None
        self._rules_json = ""
        self._shown: tuple[object, View, tuple[Any, ...]] | None = None

    # --- what there is ---------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game on the table.

        Raises:
            RuntimeError: none was opened yet.
        """
        if self._game is None:
            raise RuntimeError("no game was opened")
        return self._game

    @property
    def is_open(self) -> bool:
        """Whether a game lies on the table."""
        return self._game is not None

    @property
    def ref(self) -> GameRef | None:
        """Which game it is."""
        return self._autosave.ref

    def last(self) -> GameRef | None:
        """The game that was open last, in this run of the program or an earlier one."""
        return self._autosave.last()

    @property
    def rules(self) -> GameRules:
        """The rules of the game on the table, as they were when it was dealt."""
        return self.game.rules

    @property
    def view(self) -> View:
        """What is seen from the seat that is shown."""
        return self._now()[1]

    @property
    def moves(self) -> tuple[Any, ...]:
        """What the person in that seat may do now."""
        return self._now()[2]

    def _now(self) -> tuple[object, View, tuple[Any, ...]]:
        """State, view and moves; all who listen ask for the same ones after a move."""
        game = self.game
        if self._shown is None or self._shown[0] is not game.state:
            view = game.view(self.shown_seat)
            mine = view.to_move == self.shown_seat and self.seating.is_person(self.shown_seat)
            asked = mine or (self.seating.persons and _is_between_rounds(view))
            self._shown = (game.state, view, game.legal_moves() if asked else ())
        return self._shown

    @property
    def waiting_person(self) -> int | None:
        """The seat of another person whose turn it is: their hand waits behind the curtain."""
        view = self.view
        seat = view.to_move
        if seat is None or seat == self.shown_seat or _is_between_rounds(view):
            return None
        return seat if self.seating.is_person(seat) else None

    @property
    def waiting_computer(self) -> int | None:
        """The seat of the computer player whose turn it is."""
        view = self.view
        seat = view.to_move
        if seat is None or self.seating.is_person(seat):
            return None
        return None if self.seating.persons and _is_between_rounds(view) else seat

    def show_seat(self, seat: int) -> None:
        """Show the table from another person's seat; the curtain has been drawn."""
        self.shown_seat = seat
        self._shown = None
        self.stepped.emit()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome is not None

    def text(self) -> str:
        """The game as text, to be kept or sent.

        Raises:
            RecordError: it has more moves than a record holds.
        """
        return self._text(self.game, self.stopwatch.elapsed_ms, self._rules_json)

    def _text(self, game: Game, elapsed_ms: int, rules_json: str = "") -> str:
        return write_record(
            game,
            elapsed_ms=elapsed_ms,
            rules_json=rules_json,
            seats=self.seating.seats,
            taken_back=self.taken_back,
        )

    def rules_changed(self) -> bool:
        """Whether the rule file says something else than when this game was dealt."""
        try:
            return self.ref is not None and (
                digest(self.library.rules(self.ref)) != digest(self.rules)
            )
        except (UnknownGame, BrokenRules):
            return False

    # --- opening and dealing ---------------------------------------------------------------------

    def open(
        self,
        ref: GameRef,
        rules: GameRules | None = None,
        *,
        seed: int | None = None,
        deal: Deal | None = None,
        seating: Seating | None = None,
    ) -> None:
        """Put a game on the table: the deal that is asked for, or the saved game, or a new deal.

        A seating that is given means a new deal too.

        Raises:
            UnknownGame: there is no such game, and no saved one.
            BrokenRules: its rule file has errors, and there is no saved game.
            EngineError: the deal is not possible.
        """
        wanted = seed is not None or deal is not None or seating is not None
        self._save()
        with self._autosave.moving_to(ref) as found:
            if found.trouble:
                self.said.emit(found.trouble)
            saved = None if wanted else found.game
            rules = rules or (None if saved else self.library.rules(ref))
            sits = seating or (usual_seating(rules) if rules is not None else Seating())
            game = saved or self._dealt(rules or self.library.rules(ref), sits, seed, deal)
        if saved is not None:
            self._put(saved, found, saved=True)
        else:
            self._set_aside(found)
            self._put(game, seating=sits)

    def deal(
        self,
        *,
        seed: int | None = None,
        deal: Deal | None = None,
        seating: Seating | None = None,
    ) -> None:
        """A new deal of the game on the table, by its rules as they are now.

        Raises:
            EngineError: the deal is not possible.
        """
        sits = seating or self.seating
        game = self._dealt(self._rules_now(), sits, seed, deal)
        self._set_aside()
        self._put(game, seating=sits)

    def previous(self) -> None:
        """Go back to the game before the last new deal, which takes its place."""
        found = self._autosave.previous()
        if found.game is None:
            self.said.emit(found.trouble or "There is no earlier game to go back to.")
            return
        if self._autosave.exchange(self.text):
            self._put(found.game, found, saved=True)
        else:
            self.said.emit("This game cannot be kept, so the earlier one was not taken out.")

    def read(self, text: str) -> None:
        """Put the game on the table that a record's text holds.

        Raises:
            RecordError: the text holds none.
        """
        record = read_record(text)
        game = replay(record)
        ref = GameRef(record.rules.id)
        self._save_time()
        if self.ref is None or self.ref.id != ref.id:
            self._set_aside(self._autosave.move_to(ref))
        else:
            self._set_aside()
        self._put(game, Found(game, record))

    def close(self) -> None:
        """Save for the last time and let go of the saved place."""
        self._save_time()
        self._autosave.leave()
        self._game = None

    def _dealt(
        self,
        rules: GameRules,
        seating: Seating,
        seed: int | None = None,
        deal: Deal | None = None,
    ) -> Game:
        number = seed or 0 if deal is not None else self._seeds() if seed is None else seed
        return Game(
            rules,
            seed=number,
            order=deal.order if deal is not None else None,
            picture=deal.picture if deal is not None else None,
            players=len(seating.seats),
            rounds=seating.rounds,
        )

    def _rules_now(self) -> GameRules:
        """As the rule file says today; if it cannot be had, as this game was dealt."""
        if self.ref is None:
            return self.rules
        self.library.refresh()
        try:
            return self.library.rules(self.ref)
        except (UnknownGame, BrokenRules) as error:
            _LOG.info("a new deal keeps its old rules: %s", error)
            self.said.emit("The rule file cannot be read now; this deal has the rules it had.")
            return self.rules

    def _put(
        self,
        game: Game,
        found: Found | None = None,
        *,
        saved: bool = False,
        seating: Seating | None = None,
    ) -> None:
        record = found.record if found is not None else None
        self._game = game
        self._shown = None
        self.seating = seating or _recorded_seating(game, record)
        self.taken_back = record.taken_back if record is not None else 0
        self.shown_seat = self.seating.first_person
        self._rules_json = to_json(game.rules)
        self.resumed = record is not None
        self.stopwatch.reset((record.elapsed_ms or 0) if record is not None else 0)
        if not saved:
            self._save()
        self._autosave.remember()
        self.began.emit()

    def _set_aside(self, found: Found | None = None) -> None:
        """Keep a game that is worth going back to beside the one that takes its place.

        Left out, it is the one on the table.
        """
        if found is None:
            game, elapsed = self._game, self.stopwatch.elapsed_ms
        else:
            game, elapsed = found.game, (found.record.elapsed_ms or 0) if found.record else 0
        if game is not None and game.moves and game.outcome is None:
            record = found.record if found is not None else None
            sits = self.seating if found is None else _recorded_seating(game, record)
            self._autosave.keep(
                lambda: write_record(game, elapsed_ms=elapsed, seats=sits.seats), previous=True
            )

    # --- playing ---------------------------------------------------------------------------------

    def play(self, move: Any) -> None:
        """Play a move, or say why it cannot be played."""
        try:
            events = self.game.push(move)
        except IllegalMove as error:
            # The table offers legal moves only, so this is a fault of ours and no rule.
            _LOG.error("the table played an illegal move, %s: %s", move, error)
            self.said.emit(str(error))
            return
        self._changed()
        self.happened.emit(self.game.seen(events, self.shown_seat))

    def undo(self) -> None:
        """Take back the last move; against others, back to where the person last chose."""
        game = self.game
        if not game.moves:
            return
        if game.family.seats > 1:
            self.taken_back += 1
        game.pop()
        while game.moves and not self._is_persons_turn():
            game.pop()
        self._changed()
        self.stepped.emit()

    def _is_persons_turn(self) -> bool:
        seat = self.game.to_move
        return seat is not None and self.seating.is_person(seat)

    def redo(self) -> None:
        """Play again what was taken back last."""
        if self.game.undone:
            events = self.game.redo()
            self._changed()
            self.happened.emit(self.game.seen(events, self.shown_seat))

    def restart(self) -> None:
        """Take back every move; redo can play them all again."""
        if self.game.moves:
            self.game.restart()
            self.stopwatch.pause()
            self._save()
            self.stepped.emit()

    def pause(self) -> None:
        """The player looks elsewhere: stop the clock, and save the time."""
        if self.stopwatch.running:
            self._save_time()

    def go_on(self) -> None:
        """The player is back."""
        if self.is_open and self.game.moves and not self.is_over:
            self.stopwatch.start()

    def _changed(self) -> None:
        if self.is_over:
            self.stopwatch.pause()
        else:
            self.stopwatch.start()
        self._save()

    def _save(self) -> None:
        if self._game is not None:
            self._autosave.keep(self.text)

    def _save_time(self) -> None:
        self.stopwatch.pause()
        self._save()


def _is_between_rounds(view: View) -> bool:
    """Whether a round is over and the next is to be dealt."""
    return view.turn is not None and view.turn.asked == "next"


def _recorded_seating(game: Game, record: Record | None) -> Seating:
    """Who sat where, as the record says."""
    words = record.seats if record is not None else ()
    return seating_of(words, game.family.seats, game.rounds)
