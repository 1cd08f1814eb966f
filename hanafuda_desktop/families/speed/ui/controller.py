"""Controls a game in which nobody waits for his turn: takes what people play, and says how it
stands. When its time passes is told in :mod:`.clock`.
"""

from __future__ import annotations

import time
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QInputEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.families.speed.moves import Counted, GameStoodStill, SpeedMove, SuddenDeath
from hanafuda_desktop.families.speed.rounds import why_taken
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.clock import RealTime
from hanafuda_desktop.families.speed.ui.hands import KeyboardSide
from hanafuda_desktop.families.speed.ui.panels import (
    ReadyPanel,
    SpeedSummaryItem,
    counts_points,
    facts,
    result_told,
    sudden_death_lines,
)
from hanafuda_desktop.families.speed.ui.scene import SpeedScene
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.play.clocks import InputTimes
from hanafuda_desktop.play.controller import Only, TableController, lacking
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import AnimationSpeed, Settings
from hanafuda_desktop.play.words import seat_names
from hanafuda_desktop.table.durations import LATE
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.signs.overlays import Celebration, lay_over
from hanafuda_desktop.text.language import Text, tr, tr_noop

# What lies over the table while no time passes.

_READY_LINES: Final = (
    tr_noop("Be first to lay all your cards on the months beside theirs."),
    tr_noop("Click a card, drag it, or press the key of its column. Esc pauses."),
    tr_noop("It begins with the count: one, two, three."),
)
_SIDES: Final[Text] = "{first} has the lower columns and the keys on the left, {second} the others."


# What happens at a real-time table from one moment to the next, and when its time passes.
#
# Time passes only while people can play: not before they are ready, not while the game is paused
# or nobody looks, and not between rounds.

_ROUND_STAYS_MS: Final = 1200
"""The end of a round is seen so long before it is told."""
_WATCHED_MS: Final = 4000
"""Who only watches sees each round's result for so long."""
_BETWEEN_MS: Final = 15
"""Between two pictures that are made before they are needed."""
_DEAL_MS: Final = 1100
"""So long after a round was laid out its count begins: the cards lie, and have been looked at."""


def hands_of(seating: Seating, settings: Settings) -> dict[int, KeyboardSide]:
    """Which side of the keyboard each person plays on; who is alone chooses."""
    sides = (KeyboardSide.LEFT, KeyboardSide.RIGHT)
    if not seating.is_shared and settings.right_hand:
        sides = (KeyboardSide.RIGHT, KeyboardSide.LEFT)
    return dict(zip(seating.persons, sides, strict=False))


_BEAT_MS: Final = {AnimationSpeed.SLOW: 1000, AnimationSpeed.NORMAL: 700, AnimationSpeed.FAST: 450}
_NO_UNDO: Final[Text] = (
    "Nothing is taken back in a game in real time: the other has long played on."
)


class SpeedController(TableController):
    """See :class:`TableController`.

    Attributes:
        real_time: the game's time.
        ready: what is to be known before a round,
        summary: how the last one ended,
        result: and how the game ended; they lie over the table while no time passes.
    """

    scene: SpeedScene

    def __init__(self, scene: SpeedScene, session: Session, parent: QObject | None = None) -> None:
        super().__init__(scene, session, parent)
        self.real_time = RealTime(session, self)
        self.real_time.beat.connect(scene.ornaments.count_in)
        scene.curtain.closed.connect(self._lifted)
        # People who share a screen may look at their last cards, each at his own (HP-9).
        scene.secret_of = lambda seat, pile: session.game.view(seat).pile(pile).cards[0]
        self.real_time.came_back.connect(self._came_back)
        self.ready, self.summary, self.result = ReadyPanel(), SpeedSummaryItem(), Celebration()
        self._panels: tuple[TablePanel, ...] = self.ready, self.summary, self.result
        lay_over(scene, *self._panels)
        for panel in self._panels:
            panel.chosen.connect(self._answered)
        # There is nothing else to be answered.
        self.ready.closed.connect(lambda: self._answered("begin"))
        self._is_looked_at = True
        self._seen = QTimer(self, singleShot=True)
        self._seen.timeout.connect(self.tell_round)
        self._watched = QTimer(self, singleShot=True)
        self._watched.timeout.connect(self.next_round)
        self._preparing = QTimer(self, interval=_BETWEEN_MS)
        self._preparing.timeout.connect(self._prepare_picture)
        scene.laid_out.connect(self._preparing.start)
        self._refused_seat: int | None = None
        self._told_phase = ""
        self._inputs = InputTimes()
        self._input_age = 0.0
        self.real_time.refused.connect(self._refused)
        self.real_time.tried_again.connect(lambda s: scene.bounce_on(s, self._back_ms(s)))
        scene.installEventFilter(self)

    # --- from one moment to the next -------------------------------------------------------------

    def forget(self) -> None:
        """Another game comes, or this one stands still elsewhere; a move that was played does not
        interrupt anything.
        """
        if not self.real_time.is_playing:
            self._seen.stop()
            self._watched.stop()
            if self.real_time.is_coming_back:
                self.real_time.stand_still()
            self.scene.ornaments.count_in(0)
            self.scene.curtain.put_away()
            for panel in self._panels:
                panel.put_away()

    def changed(self, events: tuple[Event, ...]) -> None:
        """A move was played, or another game lies on the table."""
        if not self.real_time.is_playing:
            self._begin()
            return
        moves = self.session.game.moves
        if self._refused_seat is not None and moves and moves[-1].seat == self._refused_seat:
            self.take_up()
        if self.real_time.asked in ("next", "nothing"):
            self.real_time.halt()
            self.take_up()
            self.session.save()
            self._seen.start(_ROUND_STAYS_MS)
        # What goes on is said as soon as it is another thing, and not when the cards have come.
        if self.real_time.asked != self._told_phase:
            self._told_phase = self.real_time.asked
            self.altered.emit()

    def _begin(self) -> None:
        """Wait until everybody is there."""
        self.real_time.begin()
        self._preparing.start()
        session = self.session
        self.scene.set_hands(hands_of(session.seating, self.settings))
        self.scene.set_names(seat_names(session.seating))
        if session.is_over:
            self._show_result(still=True)
        elif self.real_time.asked == "next":
            self.tell_round()
        elif session.game.moves:
            self.scene.pause()
        else:
            self._ask_ready()
        self.altered.emit()

    def _prepare_picture(self) -> None:
        """Make the pictures of all cards one by one: none may cost the time of a frame in play."""
        if not self.scene.looks.prepare():
            self._preparing.stop()

    # --- between two rounds ----------------------------------------------------------------------

    @property
    def open_panel(self) -> TablePanel | None:
        """The panel that has mouse and keyboard."""
        return next((panel for panel in self._panels if panel.is_open), None)

    def _ask_ready(self) -> None:
        """Ask whether everybody is ready."""
        seating = self.session.seating
        lines = [tr(line) for line in _READY_LINES]
        if seating.is_shared:
            first, second = self._named()
            lines.append(tr(_SIDES, first=first, second=second))
        elif not seating.persons:
            lines = [tr("The computers play, and you watch. Esc pauses.")]
        self.ready.ask(tr("Ready?"), lines, (PanelButton("begin", tr("Begin")),))

    def tell_round(self) -> None:
        """Show how the round has ended; who only watches need not answer."""
        if self.session.is_over:
            self._show_result(still=self.settings.reduced_motion)
        else:
            self._show_round()
            self._watch()

    def _show_round(self) -> None:
        """Show how the last round has ended."""
        session, view = self.session, self.session.view
        turn = turn_of(view)
        if turn.undecided:
            again = PanelButton("next", tr("Lay out again"))
            self.summary.show_undecided(turn.number, (again,))
        elif turn.spoils:
            over = session.is_over
            result, after = PanelButton("result", tr("Result")), tr("Next round")
            self.summary.show_round(
                turn.spoils[-1],
                self._named(),
                (result if over else PanelButton("next", after),),
                why=why_taken(turn.spoils[-1], cast("SpeedRules", session.rules).spoils.winner),
                totals=view.points if counts_points(session) else None,
                last=over,
            )

    def _show_result(self, *, still: bool) -> None:
        """Show how the game has ended; celebrate with petals, unless still, if a person has won."""
        session = self.session
        outcome = session.game.outcome
        assert outcome is not None
        title, lines = result_told(session, outcome)
        won = any(session.seating.is_person(seat) for seat in outcome.winners)
        buttons = [
            PanelButton("new-deal", tr("Rematch")),
            PanelButton("new-table", tr("New table...")),
        ]
        if turn_of(session.view).spoils:
            buttons.append(PanelButton("round", tr("Last round")))
        seed = session.game.seed if won and not still else None
        self.result.celebrate(title, lines, buttons, seed=seed)

    def _watch(self) -> None:
        """Let the next round come by itself, if all that anybody does is to look."""
        session = self.session
        if self._is_looked_at and not session.seating.persons and not session.is_over:
            self._watched.start(_WATCHED_MS)

    def next_round(self) -> None:
        """On to the next round."""
        self._watched.stop()
        self.summary.put_away()
        self.real_time.next_round()
        if self.real_time.asked not in ("play", "count"):
            return  # it was over as it was laid out, and that is told first
        _, laid_out = self.session.game.history[-1]
        sudden_death = next((each for each in laid_out if isinstance(each, SuddenDeath)), None)
        if sudden_death is not None and self.session.seating.persons:
            # Say what is different in a round for which somebody is too short of cards.
            lines = sudden_death_lines(sudden_death, self._named())
            begin = PanelButton("begin", tr("Begin"))
            self.ready.ask(tr("Sudden death!"), lines, (begin,), sealed=True)
        else:
            self._run(lead_ms=_DEAL_MS)

    def _run(self, *, lead_ms: int = 0) -> None:
        self.real_time.run(lead_ms=lead_ms)
        self.altered.emit()

    def stop(self) -> None:
        """Let nothing run any more."""
        self.real_time.stand_still()
        self._preparing.stop()
        self.forget()
        self.scene.removeEventFilter(self)

    # --- what is said ----------------------------------------------------------------------------

    def _named(self) -> tuple[str, ...]:
        return tuple(seat_names(self.session.seating))

    # --- pausing ---------------------------------------------------------------------------------

    def look_away(self) -> None:
        """Nobody looks: time stands still until somebody says that it may go on."""
        self._is_looked_at = False
        self._watched.stop()
        self._pause()

    def look_back(self) -> None:
        """Whoever is back has to find his place first, so nothing in play goes on by itself."""
        self._is_looked_at = True
        if self.summary.is_open:
            self._watch()

    def menu_opened(self) -> None:
        """Whoever reads a menu does not play."""
        self._pause()

    def pause(self) -> None:
        """Let time stand still and hide the table, or let it go on."""
        if self.scene.paused:
            self.scene.curtain.close()
        else:
            self._pause()

    def _pause(self) -> None:
        if not self.real_time.is_running and not self.real_time.is_coming_back:
            return
        self.real_time.halt()
        self.take_up()
        if self.real_time.asked in ("play", "count"):  # else it has just ended
            self.scene.ornaments.count_in(0)
            self.scene.pause()
            self.session.save()
        self.altered.emit()

    # --- what is answered ------------------------------------------------------------------------

    def _answered(self, choice: str) -> None:
        match choice:
            case "begin":
                self._run(lead_ms=_DEAL_MS)
            case "next":
                self.next_round()
            case "round":
                self._show_round()
            case "result":
                self._show_result(still=self.settings.reduced_motion)
            case _:
                self.asked.emit(choice)

    def _lifted(self) -> None:
        """Whoever comes back finds his place first; only then does time pass."""
        if self.real_time.asked == "play":
            self.real_time.come_back()
        else:
            self._run(lead_ms=self.real_time.beat_ms)
        self.altered.emit()

    def _came_back(self) -> None:
        self.scene.ornaments.end_count()
        self._run()

    # --- what the program asks -------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        self.real_time.beat_ms = _BEAT_MS[settings.count]
        self.real_time.turns_up = settings.turns_up
        self.scene.ornaments.set_aids(wheel=settings.month_wheel, keys=settings.key_caps)
        self.scene.ornaments.months = settings.month_names
        if self.session.is_open:
            self.scene.set_hands(hands_of(self.session.seating, settings))

    def possible(self) -> dict[str, bool]:
        """Nothing can be taken back, and nobody has time for hints."""
        pauses = self.scene.paused or self.real_time.is_running or self.real_time.is_coming_back
        return {"restart": bool(self.session.game.moves), "hint": False, "pause": pauses}

    def words(self) -> dict[str, str]:
        """With the same company."""
        pause = tr("&Continue") if self.scene.paused else tr("&Pause")
        return {"new-deal": tr("&New game"), "pause": pause}

    def reasons(self) -> dict[str, str]:
        """Several play at any time; nothing can be taken back."""
        others = lacking(Only.PATIENCES, Only.TURNS, Only.YAKU, Only.RACES)
        return others | {"undo": tr(_NO_UNDO), "redo": tr(_NO_UNDO)}

    def _tell_own(self, event: Event) -> str:
        """What is said of the count, and of what leads to it."""
        match event:
            case Counted():
                return tr("{said}.", said=tr("One, two, three"))
            case GameStoodStill():
                return tr("Nobody can play.")
            case _:
                return ""

    def facts(self) -> dict[str, str]:
        """What the status line says of the game."""
        stands = ""
        if self.scene.paused:
            stands = tr("Paused")
        elif self.real_time.is_coming_back:
            stands = tr("One, two, three")
        elif self.real_time.asked == "count" and not self.real_time.is_running:
            stands = tr("Ready?")
        return facts(self.session, stands=stands)

    @property
    def can_tell(self) -> bool:
        """At any time: what goes on has changed before any card has flown."""
        return True

    # --- people ----------------------------------------------------------------------------------

    # A move counts from the event that made it, not from when the program got to know of it. That
    # is a key that goes down, for it plays at once; with the mouse it is the button that is let
    # go, at the end of a drag and of a click alike: until then nobody, the hand included, knows
    # what it will be. If a click counted from its press, a button held down on a card would hold
    # its place before all that the other plays meanwhile.

    def choose(self, move: SpeedMove) -> None:
        """A person made a move."""
        self.real_time.offer(move, self._input_age)

    refuse = choose
    """A person tried what does not fit: it is refused in its turn, for it may fit by then."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note how old each event is by the time it comes here."""
        if isinstance(event, QInputEvent | QGraphicsSceneMouseEvent):
            self._input_age = self._inputs.age_ms(event.timestamp(), time.perf_counter() * 1000)
        return False

    def _refused(self, move: SpeedMove, why: str) -> None:
        seat = move.seat
        is_person = seat is not None and self.session.seating.is_person(seat)
        # That a card does not fit or came too late is seen; why, a computer tells nobody.
        self.scene.bounce(move, why if is_person else "", self._back_ms(seat))
        if is_person:
            # Until that seat plays another move, or play stops.
            self._refused_seat = seat
            self._say_refused(why)

    def _back_ms(self, seat: int | None) -> int:
        """How long a card that was refused flies: as long as it keeps the hand busy, if it does."""
        busy = 0 if seat is None else self.session.game.state.busy[seat].until - self.real_time.now
        return max(LATE, busy)

    def hurry(self) -> bool:
        """Begin, go on, lay out the next round, or count at once, whichever is waited for."""
        panel = self.open_panel
        if self.scene.paused:
            self.scene.curtain.close()
        elif self.real_time.is_coming_back:
            self.real_time.stand_still()
            self.scene.ornaments.count_in(0)
            self._run()
        elif panel is not None and not self.session.is_over:
            panel.press(panel.current)
        elif self.real_time.asked == "count":
            self.real_time.hurry()
        else:
            return False
        return True
