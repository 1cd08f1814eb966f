"""Runs a game in which nobody waits for his turn: the only clock there is for it.

The game's time is the time played, in whole milliseconds; it stands still while the game is paused,
between rounds, and while the program itself was held up. Each move is given the time at which it
was really made, and what happened at the same time is put in the order of the rules (HP-13).
Computer players say what they will do and when; an alarm rings then, and whatever happens before
makes them think again.
"""

from __future__ import annotations

from typing import Any, Final, cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.families.registry import computer_kinds
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.moves import Count, SpeedMove, TurnUp, in_order, moved_at
from hanafuda_desktop.families.speed.players import SpeedPlayer, speed_level
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.play.computers import moment_seed
from hanafuda_desktop.play.seats import SeatedGame, usual_computer
from hanafuda_desktop.play.session import Session

BEATS: Final = 3
"""One, two, three."""

_GRACE_MS: Final = 16
"""A computer's card is played so long after its time, which is a frame: a person's that came before
it, and is still on its way from the keyboard, is then put before it."""
_HELD_UP_MS: Final = 400
"""Whoever comes so late was held up, and so was everybody: that time was not played."""


def _player(seated: SeatedGame, seat: int) -> SpeedPlayer:
    """The computer player in a seat.

    It decides where it is asked, in the window: that takes it some tenths of a millisecond. For a
    seat of nobody that is known here, the usual computer player is asked.
    """
    game, word = seated.game, seated.seating.seats[seat]
    rules = cast("SpeedRules", game.rules)
    known = word if word in computer_kinds(rules) else usual_computer(rules)
    seed = moment_seed(seated.players_chance, seat, len(game.moves))
    return speed_level(known).make(rules, seat, seed)


class RealTime(QObject):
    """Keeps one game running, with its time.

    Args:
        session: the game; each of its moves is played through here.
        parent: the object it belongs to.

    Attributes:
        beat_ms: how long each beat of *one, two, three* lasts, in milliseconds of the game.
        turns_up: whether people's cards turn up by themselves.
        is_running: whether time passes.
        is_coming_back: whether it is counted before time passes again after a pause.
        is_playing: whether what happens now happens because a move is being played.
    """

    beat = Signal(int)
    """The count has come to this beat, 1 to 3; at the last one the cards are turned."""
    came_back = Signal()
    """The last beat after a pause was said."""
    refused = Signal(object, str)
    """A move was not played: the move, at its time, and why."""
    tried_again = Signal(int)
    """A hand tried something before its refused card was back, which begins that anew: its seat."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.beat_ms = 700
        self.turns_up = False
        self._session = session
        self._players: dict[int, SpeedPlayer] = {}
        self._offered: list[SpeedMove] = []
        self._turning: list[SpeedMove] = []
        self._beat_at: int | None = None
        self._beat = 0
        self._alarm_at: int | None = None
        self.is_running = self.is_playing = self.is_coming_back = False
        self._let_in = False
        self._alarm = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._alarm.timeout.connect(self._rung)

    # --- what there is ---------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """The game's time, in milliseconds."""
        return max(self._session.stopwatch.elapsed_ms, self._last)

    @property
    def _last(self) -> int:
        """When the last move was made."""
        now: int = self._session.game.state.now
        return now

    @property
    def asked(self) -> str:
        """What goes on: ``play``, ``count``, ``next`` or ``nothing``."""
        return self._session.seated.asked

    # --- the alarm -------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """Ring when the next thing is due."""
        at = self._next_at() if self.is_running else None
        if at is None:
            self._alarm_at = None
            self._alarm.stop()
        else:
            after_ms = max(0, at - self._session.stopwatch.elapsed_ms)
            self._alarm_at = self._session.stopwatch.elapsed_ms + after_ms
            self._alarm.start(after_ms)

    def _next_at(self) -> int | None:
        if self._offered:
            return 0
        if self.asked == "count":
            return self._beat_at
        if self.asked != "play":
            return None
        acts: list[Any] = [player.next_act() for player in self._players.values()]
        times = [act.at + _GRACE_MS for act in acts if act is not None]
        return min([*times, *(move.at for move in self._turning)], default=None)

    def _rung(self) -> None:
        """The alarm rang: before a computer's card counts, keys that wait to be told come in."""
        if self.is_coming_back:
            self._strike_back()
            return
        self._let_in = not self._let_in and self.asked == "play" and not self._offered
        if self._let_in:
            # After a long frame the alarm may be told before what people did meanwhile.
            self._alarm.start(0)
        else:
            self._go_on()

    # --- what it is told -------------------------------------------------------------------------

    def begin(self) -> None:
        """Another game, or another moment of it, is on the table; it stands still at first."""
        self.stand_still()
        session, seated = self._session, self._session.seated
        if session.stopwatch.elapsed_ms < self._last or not seated.game.moves:
            session.stopwatch.reset(self._last)
        self._players = {seat: _player(seated, seat) for seat in seated.seating.computers}
        self._show()

    def come_back(self) -> None:
        """Count *one, two, three* before time passes: whoever was away finds his place first."""
        self.stand_still()
        self.is_coming_back = True
        self._alarm.start(self.beat_ms // 2)

    def _strike_back(self) -> None:
        self._beat += 1
        self.beat.emit(self._beat)
        if self._beat < BEATS:
            self._alarm.start(self.beat_ms)
        else:
            self.stand_still()
            self.came_back.emit()

    def run(self, *, lead_ms: int = 0) -> None:
        """Let time pass.

        Args:
            lead_ms: how long a count waits before its first beat, as while cards are dealt.
        """
        if self.is_running or self.asked not in ("play", "count"):
            return
        self.is_running = True
        self._session.save()
        self._session.stopwatch.start()
        if self.asked == "count":
            self._begin_count(self.now + lead_ms)
        self._turn_up()
        self._set_alarm()

    def halt(self) -> None:
        """Let no time pass any more; nothing that was made before is lost."""
        if self.is_running:
            self._go_on()
        self.stand_still()

    def stand_still(self) -> None:
        """Let no time pass any more, and forget what was not played yet: the game goes away."""
        self.is_running = self._let_in = self.is_coming_back = False
        self._offered.clear()
        self._turning.clear()
        self._begin_count(None)
        self._alarm_at = None
        self._alarm.stop()
        self._session.stopwatch.pause()

    def offer(self, move: SpeedMove, age_ms: float = 0.0) -> None:
        """A person makes a move.

        Args:
            move: the move; its time does not count.
            age_ms: how long ago it was made.
        """
        if self.is_running:
            at = max(0, self._session.stopwatch.elapsed_ms - round(age_ms))
            self._offered.append(moved_at(move, at))
            # Whatever happened in the same moment is still to be told; then they are put in order.
            self._alarm.start(0)

    def next_round(self) -> None:
        """Lay out the next round; time stands still until it is told to run."""
        if self.asked == "next" and not self.is_playing:
            self.is_playing = True
            try:
                self._play(NextRound(self.now))
            finally:
                self.is_playing = False

    def hurry(self) -> None:
        """Turn the cards of a count at once."""
        if self.is_running and self.asked == "count":
            self._beat_at, self._beat = self.now, BEATS - 1
            self._go_on()

    # --- time passes -----------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Do all that is due."""
        if self.is_playing or not self.is_running:
            return
        self.is_playing = True
        try:
            stopwatch, due = self._session.stopwatch, self._alarm_at
            if due is not None and stopwatch.elapsed_ms - due > _HELD_UP_MS:
                # The program was held up for so long.
                stopwatch.reset(due)
                stopwatch.start()
            while self._do_next():
                pass
        finally:
            self.is_playing = False
        self._set_alarm()

    def _do_next(self) -> bool:
        """Do the first thing that is due; returns whether there is any."""
        if not self.is_running:  # what was done last may have ended the round
            return False
        if self.asked == "count":
            # Whoever plays into a count is told that he has to wait for it.
            refused, self._offered = in_order(self._offered), []
            for move in refused:
                self._try(move)
            if self._beat_at is None:
                self._begin_count(self.now + self.beat_ms)
            if self.now < (self._beat_at or 0):
                return False
            self._strike()
            return True
        now = self._session.stopwatch.elapsed_ms
        offered = [moved_at(move, min(move.at, now)) for move in self._offered]
        self._offered = offered
        until = max([now - _GRACE_MS, *(move.at for move in offered)])
        acts = [player.next_act() for player in self._players.values()]
        due = [act for act in acts if act is not None and act.at <= until]
        turning = [move for move in self._turning if move.at <= now]
        moves = in_order((*offered, *turning, *due))
        if not moves:
            return False
        for waiting in (self._offered, self._turning):
            if moves[0] in waiting:
                waiting.remove(moves[0])
        self._try(moves[0])
        return True

    def _try(self, move: SpeedMove) -> None:
        """Play a move; where another one came before it, it counts as made right after that."""
        self._play(moved_at(move, max(move.at, self._last)))

    def _play(self, move: SpeedMove) -> None:
        why = self._session.play_in_time(move)
        if not why:
            self._show()
            return
        seat = move.seat
        # Where its hand still takes a card back, that is seen to fly already.
        is_busy = seat is not None and self._session.game.state.is_busy(seat, move.at)
        is_missed = self._take_back(move)
        if seat in self._players:
            self._players[seat].refused(move.at, self._session.game.state.busy[seat].until)
        if not is_busy:
            self.refused.emit(move, why)
        elif is_missed:
            self.tried_again.emit(seat)

    def _take_back(self, move: SpeedMove) -> bool:
        """The card of a move that was refused flies back, and the hand with it; whether it does."""
        game = self._session.game
        missed = cast("Speed", game.family).missed(game.state, move)
        if missed is None or (isinstance(move, TurnUp) and self.turns_up):
            return False  # what turns up by itself is tried by no hand
        goes_on = self.asked
        self._session.play_in_time(missed)
        if self.asked != goes_on:  # the game did not wait for this hand
            self._show()
        elif self.is_running:
            self._turn_up()
        return True

    def _show(self) -> None:
        """Let every computer player see its own side of the table."""
        game = self._session.game
        for seat, player in self._players.items():
            player.see(game.view(seat), self._last)
        if self.is_running:
            self._turn_up()

    def _turn_up(self) -> None:
        """Let people's cards turn up, where they do so by themselves, as soon as a hand is free."""
        self._turning.clear()
        if not self.turns_up or self.asked != "play":
            return
        offered = {(m.seat, m.column) for m in self._offered if isinstance(m, TurnUp)}
        for seat in self._session.seating.persons:
            for move in self._session.game.legal_moves(seat):
                if isinstance(move, TurnUp) and (seat, move.column) not in offered:
                    self._turning.append(moved_at(move, max(move.at, self._last)))

    def _begin_count(self, at: int | None) -> None:
        """Have the first beat at this time, or none."""
        self._beat_at, self._beat = at, 0

    def _strike(self) -> None:
        """The next beat; at the last one the cards are turned."""
        at = self._beat_at or 0
        self._beat += 1
        self.beat.emit(self._beat)
        if self._beat < BEATS:
            self._beat_at = at + self.beat_ms
        else:
            self._begin_count(None)
            self._try(Count(at))
