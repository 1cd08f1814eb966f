"""The game that is being played: the one thing in the program that changes.

Every change is on the disk before it is shown. Windows listen to the signals and ask the session
for everything; nothing else plays moves.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from hanafuda_desktop.app.dealer import Dealer
from hanafuda_desktop.app.earlier_game import EarlierGame
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.played import Played
from hanafuda_desktop.app.saves import Found, GameRef, Saves
from hanafuda_desktop.app.seating import Seating, usual_seating
from hanafuda_desktop.app.sitting import Sitting, as_recorded
from hanafuda_desktop.app.stopwatch import Stopwatch
from hanafuda_desktop.engine.dealing import Deal
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.record import Record
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.flattened import digest, play_digest
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["MOST_DEALS", "Session", "new_seed", "place_of"]

MOST_DEALS: Final = 10_000_000
"""Deals chosen by chance are numbered below this: seven digits can be told to a friend."""


class _NothingToGoOnWith(Exception):
    """There is no saved game that is not over, and what is to be said of that, if anything."""


def place_of(record: Record, held: GameRef | None) -> GameRef:
    """Where a record's game is saved: in the place that is held, if that is one of its name."""
    game = record.rules.id
    return held if held is not None and held.id == game else GameRef(game)


def new_seed() -> int:
    """A deal's number, by chance."""
    return int.from_bytes(os.urandom(8), "big") % MOST_DEALS


class Session(Played):
    """One window's game, with its saved place.

    Args:
        library: where rules come from.
        saves: where the game is saved.
        stopwatch: what counts the time played.
        seeds: where the numbers of new deals come from; from chance, if left out.
        usual: who sits where at a new table when nobody has said so.

    Attributes:
        dealer: deals games anew.
        is_own: whether the game was saved here, and can be told from every other game.
    """

    def __init__(
        self,
        library: Library,
        saves: Saves,
        *,
        stopwatch: Stopwatch | None = None,
        seeds: Callable[[], int] | None = None,
        usual: Callable[[GameRules], Seating] = usual_seating,
    ) -> None:
        super().__init__(saves, stopwatch or Stopwatch())
        self.library = library
        self.resumed = False
        self.is_own = False
        self.dealer = Dealer(library, seeds or new_seed, usual, self.said.emit)

    @property
    def ref(self) -> GameRef | None:
        """Which game it is."""
        return self._autosave.ref

    def last(self) -> GameRef | None:
        """The game that was open last, in this run of the program or an earlier one."""
        return self._autosave.last()

    def rules_changed(self) -> bool:
        """Whether the rule file says something else since this game was dealt, if only words."""
        return self.dealer.differ(self.ref, self.rules, digest)

    def play_changed(self) -> bool:
        """Whether a new deal would be played by other rules than this game is."""
        return self.dealer.differ(self.ref, self.rules, play_digest)

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
        self.save()
        is_here = self.is_open and ref == self.ref
        earlier = None if is_here else self._underway(self._said_saved())
        with self._autosave.moving_to(ref) as found:
            if found.trouble:
                self.said.emit(found.trouble)
            saved = None if wanted else found.game
            if saved is not None:
                sitting = as_recorded(saved, found.record)
            else:
                sitting = self.dealer.dealt(rules or self.library.rules(ref), seating, seed, deal)
        if saved is not None:
            self._put(sitting, found.record, saved=True, earlier=earlier)
        else:
            aside = self._set_aside(tr("New deal."), None if is_here else found)
            self._put(sitting, earlier=aside or earlier)

    def resume(self, ref: GameRef, *, seed: int | None = None, otherwise: str = "") -> bool:
        """Go on with the saved game, if there is one that is not over; returns whether there is.

        Args:
            ref: which game.
            seed: the number of its deal, if it must be that one.
            otherwise: what is said if there is none, and nothing tells why.
        """
        self.save()
        earlier = None if ref == self.ref else self._underway(self._said_saved())
        try:
            with self._autosave.moving_to(ref) as found:
                game = found.game
                if game is None or game.outcome is not None or seed not in (None, game.seed):
                    raise _NothingToGoOnWith(found.trouble or otherwise)
                sitting = as_recorded(game, found.record)
        except _NothingToGoOnWith as nothing:
            if said := str(nothing):
                self.said.emit(said)
            return False
        if found.trouble:
            self.said.emit(found.trouble)
        self._put(sitting, found.record, saved=True, earlier=earlier)
        return True

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
        sitting = self.dealer.dealt(self.rules_now(), seating or self.seating, seed, deal)
        # A deal at which nobody has played yet is worth nothing beside the game before it.
        before = None if self.sitting.has_begun else self._earlier
        self._put(sitting, earlier=self._set_aside(tr("New deal.")) or before)

    def go_on_as(self, sitting: Sitting) -> None:
        """Play the game on as it would be by other rules (``gone_on``); as it was, it is kept."""
        elapsed_ms = self.stopwatch.elapsed_ms
        self._set_aside("")
        self._put(sitting, goes_on=True, elapsed_ms=elapsed_ms)

    def previous(self) -> None:
        """Go back to the game before the last new deal, which takes its place."""
        found = self._autosave.previous()
        if found.game is None:
            self.said.emit(found.trouble or tr("There is no earlier game to go back to."))
            return
        earlier = self._underway(tr("Returned to the previous game."), is_previous=True)
        if self._exchange():
            sitting = as_recorded(found.game, found.record)
            self._put(sitting, found.record, saved=True, earlier=earlier)
        else:
            self.said.emit(tr("This game cannot be kept, so the earlier one was not taken out."))

    def bring_back(self) -> None:
        """Put the game on the table again that has just made room, all of it, with what could be
        redone; what lies there now is kept as that one was.
        """
        earlier = self._earlier
        if earlier is None:
            return
        if earlier.ref is not None and earlier.ref != self.ref:
            self._save_time()
            self._autosave.move_to(earlier.ref)
        elif earlier.is_previous:
            self._exchange()
        self._put(earlier.sitting, goes_on=True, elapsed_ms=earlier.elapsed_ms)

    def let_earlier_go(self) -> None:
        """The game that has made room is not brought back any more."""
        self._earlier = None

    def _exchange(self) -> bool:
        """Let this game and the previous one of its place change places on the disk; returns
        whether that was done.
        """
        is_done = self._autosave.exchange(self.text)
        if is_done and self.sitting.goes_on:
            self.left.emit(self._sitting, self.stopwatch.elapsed_ms)
        return is_done

    def read(self, record: Record, game: Game) -> None:
        """Put the game on the table that was replayed from a record."""
        sitting = as_recorded(game, record)
        ref = place_of(record, self.ref)
        self._save_time()
        said = self._said_saved()
        earlier = self._underway(said)
        aside = self._set_aside(said, None if ref == self.ref else self._autosave.move_to(ref))
        self._put(sitting, record, earlier=aside or earlier)

    def close(self) -> None:
        """Save for the last time and let go of the saved place."""
        self._save_time()
        self._autosave.leave()
        self._sitting = None

    def rules_now(self) -> GameRules:
        """The rules of the next deal, as the rule file says today.

        If it cannot be had, they are those of the game on the table.
        """
        return self.dealer.rules_today(self.ref, self.rules)

    def _put(
        self,
        sitting: Sitting,
        record: Record | None = None,
        *,
        saved: bool = False,
        goes_on: bool = False,
        elapsed_ms: int = 0,
        earlier: EarlierGame | None = None,
    ) -> None:
        self._sitting, self._earlier = sitting, earlier
        self.resumed = goes_on or record is not None
        self.is_own = saved and record is not None and record.chance is not None
        self.stopwatch.reset(elapsed_ms or _elapsed(record))
        if not saved:
            self.save()
        self._autosave.remember()
        self.began.emit()
        if said := _strangers(sitting, record):
            self.said.emit(said)
        self._tell_replaced()

    def _said_saved(self) -> str:
        """What is said of the game on the table when another one comes."""
        return tr("{game} is saved.", game=plain(self.rules.name)) if self.is_open else ""

    def _set_aside(self, said: str, found: Found | None = None) -> EarlierGame | None:
        """Keep a game that is worth going back to beside the one that takes its place.

        Args:
            said: what happens to it, as a sentence.
            found: the game; left out, it is the one on the table.
        """
        sitting, elapsed = self._sitting, self.stopwatch.elapsed_ms
        if found is not None:
            sitting = None if found.game is None else as_recorded(found.game, found.record)
            elapsed = _elapsed(found.record)
        if sitting is None or not sitting.goes_on:
            return None
        self._autosave.keep(lambda: sitting.text(elapsed), previous=True)
        self.left.emit(sitting, elapsed)
        return EarlierGame(self.ref, sitting, elapsed, said, is_previous=True)


def _strangers(sitting: Sitting, record: Record | None) -> str:
    """Who sits there that nobody knows, as a sentence, or the empty string."""
    if sitting.is_alone:
        return ""
    from hanafuda_desktop.app.computers import strangers

    return strangers(sitting.game.rules, sitting.seating, record)


def _elapsed(record: Record | None) -> int:
    return (record.elapsed_ms or 0) if record is not None else 0
