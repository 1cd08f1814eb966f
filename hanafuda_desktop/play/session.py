"""The game that is being played: the one thing in the program that changes.

Every change is on the disk before it is shown. Windows listen to the signals and ask the session
for everything; nothing else plays moves.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.family import EngineError, IllegalMove
from hanafuda_desktop.engine.game import Deal, Game
from hanafuda_desktop.engine.record import Record
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.play.autosave import Autosave, GameRef, SaveStore, SlotContent
from hanafuda_desktop.play.clocks import Stopwatch
from hanafuda_desktop.play.seats import SeatedGame, Seating, as_recorded, strangers, usual_seating
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.fingerprint import digest, play_digest
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import tr, tr_noop

# A game played on by other rules: the same deal, and every move of it that was played so far.

_STOPS: Final = (".", "。")


class CannotGoOn(Exception):
    """Why these rules do not allow what was played, to be said behind a colon."""


def _play_again(seated: SeatedGame, words: list[str]) -> None:
    """Play these moves.

    Raises:
        CannotGoOn: one of them is not possible.
    """
    game = seated.game
    for number, word in enumerate(words, start=1):
        try:
            move = game.family.read_move(word)
            why = game.refusal(move)
            if why is None:
                seated.push(move)
        except EngineError as error:
            why = str(error)
        if why is not None:
            if not why.endswith(_STOPS):
                why = tr("{said}.", said=why)
            said = tr_noop("move {number} ({move}) is not possible any more. {why}")
            raise CannotGoOn(tr(said, number=number, move=word, why=why))


# A game that has just made room for another one, with all that brings it back.


@dataclass(frozen=True, slots=True)
class EarlierGame:
    """A game that was underway.

    Attributes:
        ref: which game, and so where it is saved.
        seated: the game, with those who play it.
        elapsed_ms: how long it was played, in milliseconds.
        said: what has happened to it, as a sentence.
        is_previous: whether it is kept as the previous game of its place.
    """

    ref: GameRef | None
    seated: SeatedGame
    elapsed_ms: int
    said: str
    is_previous: bool


_LOG: Final = logging.getLogger(__name__)
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


class RulesFinder(Protocol):
    """Where rules come from."""

    def refresh(self) -> bool:
        """Forget what was read if a rule file has changed since; returns whether one has."""

    def rules(self, ref: GameRef) -> GameBase:
        """A game's rules.

        Raises:
            UnknownGame: there is no such game.
            BrokenRules: its rule file has errors.
        """


Dealing = Callable[[GameBase, Seating, int, Deal | None], SeatedGame]
"""Deals a game of these rules to those who sit there: its number, and the cards, if they do not
come from that. Raises EngineError where the deal is not possible."""


class Session(QObject):
    """One window's game, and how it goes on, with its saved place.

    Args:
        library: where rules come from.
        saves: where the game is saved; ``None`` where nothing of it is kept.
        deal: deals a new game.
        stopwatch: what counts the time played.
        seeds: where the numbers of new deals come from; from chance, if left out.
        usual: who sits where at a new table when nobody has said so.
        kinds: the computer players that can sit at a game: the word for each, and what people call
            it.

    Attributes:
        library: where rules come from.
        new_number: gives the number of a new deal.
        is_own: whether the game was saved here, and can be told from every other game.
    """

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
    """A game makes room for another before its end: the game, and the milliseconds played."""

    def __init__(
        self,
        library: RulesFinder,
        saves: SaveStore | None,
        *,
        deal: Dealing,
        stopwatch: Stopwatch | None = None,
        seeds: Callable[[], int] | None = None,
        usual: Callable[[GameBase], Seating] = usual_seating,
        kinds: Callable[[GameBase], Mapping[str, str]],
    ) -> None:
        super().__init__()
        self.stopwatch = stopwatch or Stopwatch()
        self._autosave = Autosave(saves, self.said.emit)
        self._seated: SeatedGame | None = None
        self._earlier: EarlierGame | None = None
        self.library = library
        self.new_number = seeds or new_seed
        self._deal = deal
        self._usual = usual
        self._kinds = kinds
        self.resumed = False
        self.is_own = False

    # --- what there is ---------------------------------------------------------------------------

    @property
    def seated(self) -> SeatedGame:
        """The game on the table, with those who sit around it.

        Raises:
            RuntimeError: none was opened yet.
        """
        if self._seated is None:
            raise RuntimeError("no game was opened")
        return self._seated

    @property
    def game(self) -> Game:
        """The game on the table, of which there must be one."""
        return self.seated.game

    @property
    def is_open(self) -> bool:
        """Whether a game lies on the table."""
        return self._seated is not None

    @property
    def rules(self) -> GameBase:
        """The rules of the game on the table, as they were when it was dealt."""
        return self.game.rules

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return self.seated.seating

    @property
    def view(self) -> View:
        """What is seen from the seat that is shown."""
        return self.seated.view

    @property
    def moves(self) -> tuple[Any, ...]:
        """What the person in that seat may do now."""
        return self.seated.moves

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
        return self.seated.text(self.stopwatch.elapsed_ms)

    # --- playing ---------------------------------------------------------------------------------

    def play(self, move: Any, *, by_computer: bool = False, cut_short: bool = False) -> None:
        """Play a move, or say why it cannot be played.

        Args:
            move: the move.
            by_computer: whether a computer player chose it; then the same again leaves what can be
                redone.
            cut_short: whether that had to choose before it had thought of all that it wanted to.
        """
        try:
            events = self.seated.push(move, again=by_computer, cut_short=cut_short)
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
            events = self.seated.push(move)
        except IllegalMove as error:
            return str(error)
        self._autosave.add(self.game.family.write_move(move), self.text)
        self.happened.emit(events)
        return ""

    def save(self) -> None:
        """Save the whole game."""
        if self._seated is not None:
            self._autosave.keep(self.text)

    def count_help(self) -> None:
        """A hint or a way to win was shown; the record says so from the next move on."""
        self.seated.helped += 1

    def undo(self) -> None:
        """Take back the last move; against others, back to where a person chose last."""
        if not self.game.moves:
            return
        if self.seated.take_back():
            self._changed()
            self.stepped.emit()
        else:
            self.said.emit(tr("Nobody at this screen has chosen anything yet."))

    def take_back_to(self, count: int) -> None:
        """Take back every move of a game for one after so many; redo can play them all again."""
        if count < len(self.game.moves):
            while count < len(self.game.moves):
                self.seated.take_back()
            self._changed()
            self.stepped.emit()

    def redo(self) -> None:
        """Play again what was taken back last; against others, up to where a person chooses."""
        if self.game.undone:
            self._happened(self.seated.redo())

    def restart(self) -> None:
        """Take back every move; redo can play them all again."""
        if self.game.moves:
            self._earlier = self._underway(tr("Restarted."))
            self.seated.restart()
            self._save_time()
            self.stepped.emit()
            self._tell_replaced()

    def show_seat(self, seat: int, *, veiled: bool = False) -> None:
        """Show the table from another person's seat.

        Args:
            seat: the seat.
            veiled: whether a curtain hides its hand until that person has come.
        """
        self.seated.show(seat, veiled=veiled)
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
        seated, ref = self._seated, self._autosave.ref
        if seated is None or not seated.goes_on:
            return None
        elapsed_ms = self.stopwatch.elapsed_ms
        return EarlierGame(ref, seated.copy(), elapsed_ms, said, is_previous)

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

    # --- which game ------------------------------------------------------------------------------

    @property
    def ref(self) -> GameRef | None:
        """Which game it is."""
        return self._autosave.ref

    def last(self) -> GameRef | None:
        """The game that was open last, in this run of the program or an earlier one."""
        return self._autosave.last()

    def rules_changed(self) -> bool:
        """Whether the rule file says something else since this game was dealt, if only words."""
        return self._differ(digest)

    def play_changed(self) -> bool:
        """Whether a new deal would be played by other rules than this game is."""
        return self._differ(play_digest)

    def open(
        self,
        ref: GameRef,
        rules: GameBase | None = None,
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

        def choose(found: SlotContent) -> SeatedGame:
            if found.trouble:
                self.said.emit(found.trouble)
            if found.game is not None and not wanted:
                return as_recorded(found.game, found.record)
            return self._dealt(rules or self.library.rules(ref), seating, seed, deal)

        self._go_to(ref, choose)

    def resume(self, ref: GameRef, *, seed: int | None = None, otherwise: str = "") -> bool:
        """Go on with the saved game, if there is one that is not over; returns whether there is.

        Args:
            ref: which game.
            seed: the number of its deal, if it must be that one.
            otherwise: what is said if there is none, and nothing tells why.
        """

        def choose(found: SlotContent) -> SeatedGame:
            game = found.game
            if game is None or game.outcome is not None or seed not in (None, game.seed):
                raise _NothingToGoOnWith(found.trouble or otherwise)
            if found.trouble:
                self.said.emit(found.trouble)
            return as_recorded(game, found.record)

        try:
            self._go_to(ref, choose)
        except _NothingToGoOnWith as nothing:
            if said := str(nothing):
                self.said.emit(said)
            return False
        return True

    def _go_to(self, ref: GameRef, choose: Callable[[SlotContent], SeatedGame]) -> None:
        """Put a game of this place on the table; if choosing it raises, all is as it was before.

        Args:
            ref: which game.
            choose: is given what is saved there; returns that, or a new game.
        """
        self.save()
        is_here = self.is_open and ref == self.ref
        earlier = None if is_here else self._underway(self._said_saved())
        with self._autosave.moving_to(ref) as found:
            seated = choose(found)
        if seated.game is found.game:
            self._put(seated, found.record, saved=True, earlier=earlier)
        else:
            aside = self._set_aside(tr("New deal."), None if is_here else found)
            self._put(seated, earlier=aside or earlier)

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
        seated = self._dealt(self.rules_now(), seating or self.seating, seed, deal)
        # A deal at which nobody has played yet is worth nothing beside the game before it.
        before = None if self.seated.has_begun else self._earlier
        self._put(seated, earlier=self._set_aside(tr("New deal.")) or before)

    def by_other_rules(self, rules: GameBase, seating: Seating | None = None) -> SeatedGame:
        """The same game by other rules, played up to where it is now, which itself stays as it is.

        Args:
            rules: the rules.
            seating: who sits where from now on; who sits there now if left out.

        Raises:
            EngineError: the deal is not possible by these rules.
            CannotGoOn: something that was played is not.
        """
        before = self.seated
        seating = before.seating if seating is None else seating
        if not seating.fits(rules):
            raise CannotGoOn(tr("it is no game for these players any more."))
        game = before.game
        seated = self._deal(rules, seating, game.seed, game.laid)
        seated.chance, seated.taken_back = before.chance, before.taken_back
        seated.helped = before.helped
        _play_again(seated, [game.family.write_move(move) for move in game.moves])
        seated.cut_short = before.cut_short
        if game.moves and before.shown_seat < len(seating.seats):
            seated.show(before.shown_seat, veiled=before.veiled)
        return seated

    def lay(self, seated: SeatedGame, *, goes_on: bool = False) -> None:
        """Put a game on the table without saving it.

        Args:
            seated: the game.
            goes_on: whether it is shown as it stands: no cards fly.
        """
        self._put(seated, saved=True, goes_on=goes_on)

    def go_on_as(self, seated: SeatedGame) -> None:
        """Play the game on as it would be by other rules; as it was, it is kept."""
        elapsed_ms = self.stopwatch.elapsed_ms
        self._set_aside("")
        self._put(seated, goes_on=True, elapsed_ms=elapsed_ms)

    def previous(self) -> None:
        """Go back to the game before the last new deal, which takes its place."""
        found = self._autosave.previous()
        if found.game is None:
            self.said.emit(found.trouble or tr("There is no earlier game to go back to."))
            return
        earlier = self._underway(tr("Returned to the previous game."), is_previous=True)
        if self._exchange():
            seated = as_recorded(found.game, found.record)
            self._put(seated, found.record, saved=True, earlier=earlier)
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
        self._put(earlier.seated, goes_on=True, elapsed_ms=earlier.elapsed_ms)

    def let_earlier_go(self) -> None:
        """The game that has made room is not brought back any more."""
        self._earlier = None

    def _exchange(self) -> bool:
        """Let this game and the previous one of its place change places on the disk; returns
        whether that was done.
        """
        is_done = self._autosave.exchange(self.text)
        if is_done and self.seated.goes_on:
            self.left.emit(self._seated, self.stopwatch.elapsed_ms)
        return is_done

    def read(self, record: Record, game: Game) -> None:
        """Put the game on the table that was replayed from a record."""
        seated = as_recorded(game, record)
        ref = place_of(record, self.ref)
        self._save_time()
        said = self._said_saved()
        earlier = self._underway(said)
        aside = self._set_aside(said, None if ref == self.ref else self._autosave.move_to(ref))
        self._put(seated, record, earlier=aside or earlier)

    def close(self) -> None:
        """Save for the last time and let go of the saved place."""
        self._save_time()
        self._autosave.leave()
        self._seated = None

    def rules_now(self) -> GameBase:
        """The rules of the next deal, as the rule file says today.

        If it cannot be had, they are those of the game on the table.
        """
        if self.ref is None:
            return self.rules
        self.library.refresh()
        try:
            return self.library.rules(self.ref)
        except (UnknownGame, BrokenRules) as error:
            _LOG.info("a new deal keeps its old rules: %s", error)
            self.said.emit(tr("The rule file cannot be read now; this deal has the rules it had."))
            return self.rules

    def _differ(self, fingerprint: Callable[[GameBase], str]) -> bool:
        """Whether the rule file has another fingerprint than the rules of the game."""
        try:
            today = self.library.rules(self.ref) if self.ref is not None else self.rules
        except (UnknownGame, BrokenRules):
            return False
        return fingerprint(today) != fingerprint(self.rules)

    def _dealt(
        self, rules: GameBase, seating: Seating | None, seed: int | None, deal: Deal | None
    ) -> SeatedGame:
        """A new game; who usually plays sits there where no seating that fits is given."""
        number = seed or 0 if deal is not None else self.new_number() if seed is None else seed
        if seating is None or not seating.fits(rules):
            seating = self._usual(rules)
        return self._deal(rules, seating, number, deal)

    def _put(
        self,
        seated: SeatedGame,
        record: Record | None = None,
        *,
        saved: bool = False,
        goes_on: bool = False,
        elapsed_ms: int = 0,
        earlier: EarlierGame | None = None,
    ) -> None:
        self._seated, self._earlier = seated, earlier
        self.resumed = goes_on or record is not None
        self.is_own = saved and record is not None and record.chance is not None
        self.stopwatch.reset(elapsed_ms or _elapsed(record))
        if not saved:
            self.save()
        self._autosave.remember()
        self.began.emit()
        if not seated.is_alone:
            rules = seated.game.rules
            said = strangers(rules, self._kinds(rules), seated.seating, record)
            if said:
                self.said.emit(said)
        self._tell_replaced()

    def _said_saved(self) -> str:
        """What is said of the game on the table when another one comes."""
        return tr("{game} is saved.", game=plain(self.rules.name)) if self.is_open else ""

    def _set_aside(self, said: str, found: SlotContent | None = None) -> EarlierGame | None:
        """Keep a game that is worth going back to beside the one that takes its place.

        Args:
            said: what happens to it, as a sentence.
            found: the game; left out, it is the one on the table.
        """
        seated, elapsed = self._seated, self.stopwatch.elapsed_ms
        if found is not None:
            seated = None if found.game is None else as_recorded(found.game, found.record)
            elapsed = _elapsed(found.record)
        if seated is None or not seated.goes_on:
            return None
        self._autosave.keep(lambda: seated.text(elapsed), previous=True)
        self.left.emit(seated, elapsed)
        return EarlierGame(self.ref, seated, elapsed, said, is_previous=True)


def _elapsed(record: Record | None) -> int:
    return (record.elapsed_ms or 0) if record is not None else 0
