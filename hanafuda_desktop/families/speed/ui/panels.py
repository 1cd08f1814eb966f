"""What lies over a real-time table while no time passes: ready?, a round's end, the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from PySide6.QtCore import QObject, QRectF, QTimer, Signal

from hanafuda_desktop.families.speed.moves import Put, SuddenDeath
from hanafuda_desktop.families.speed.rounds import why_taken
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.clock import BEATS
from hanafuda_desktop.families.speed.ui.hands import KeyboardSide, block_of
from hanafuda_desktop.families.speed.ui.round_panels import RoundTold
from hanafuda_desktop.families.speed.ui.scene import SpeedScene
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.play import clocks
from hanafuda_desktop.play.clocks import clock_text
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.words import ended, game_and_deal, rounds_in, seat_names
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.signs.overlays import Celebration
from hanafuda_desktop.text.language import tr, tr_noop
from hanafuda_desktop.text.vocabulary import in_a_row

# What is done while a real-time game waits: pictures are made, and it is counted back in.

_BETWEEN_MS: Final = 15
"""Between two pictures that are made before they are needed."""


class CountBack(QObject):
    """*One, two, three* after a pause: whoever comes back has to find his place first."""

    beat = Signal(int)
    """It has come to this beat, 1 to 3."""
    done = Signal()
    """The last beat was said."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._alarm = clocks.Alarm(self)
        self._alarm.rang.connect(self._strike)
        self._beat = self._beat_ms = 0

    @property
    def is_running(self) -> bool:
        """Whether it is being counted."""
        return self._alarm.is_set

    def start(self, beat_ms: int) -> None:
        """Begin to count, a beat every so many milliseconds."""
        self._beat, self._beat_ms = 0, beat_ms
        self._alarm.set(beat_ms // 2)

    def stop(self) -> None:
        """Count no more."""
        self._alarm.stop()

    def _strike(self) -> None:
        self._beat += 1
        self.beat.emit(self._beat)
        if self._beat < BEATS:
            self._alarm.set(self._beat_ms)
        else:
            self.done.emit()


class PicturePreloader(QObject):
    """Makes the pictures of all cards one by one: none may cost the time of a frame in play.

    Args:
        scene: the table.
        parent: the object it belongs to.
    """

    def __init__(self, scene: SpeedScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._timer = QTimer(self, interval=_BETWEEN_MS)
        self._timer.timeout.connect(self._make_one)
        scene.laid_out.connect(self.start)

    def start(self) -> None:
        """Begin, if there are any to make."""
        self._timer.start()

    def stop(self) -> None:
        """Make no more."""
        self._timer.stop()

    def _make_one(self) -> None:
        if not self._scene.prepare_picture():
            self._timer.stop()


# What is said of a real-time game: below the table, and at its end.

_ASKED: Final = {
    "count": tr_noop("One, two, three"),
    "next": tr_noop("The round is over"),
    "nothing": tr_noop("The game is over"),
}
_LEAST_MS: Final = 1000
_COLUMNS: Final = 4


def facts(session: Session, *, stands: str) -> dict[str, str]:
    """What the status line says.

    Args:
        session: the game.
        stands: why no time passes, or the empty string.
    """
    view = session.view
    turn = turn_of(view)
    asked = _ASKED.get(turn.asked)
    found = {
        "Round": tr("Round {number}, sudden death", number=turn.number)
        if turn.short
        else tr("Round {number}", number=turn.number),
        "Turn": stands or (tr("Play!") if asked is None else tr(asked)),
        "Points": tr("Cards: {cards}", cards=_each(session, held(session))),
    }
    if counts_points(session):
        # The cards stand on the plates as well, and there is no room for both.
        found["Points"] = tr("Points: {points}", points=_each(session, view.points))
    return found


def _each(session: Session, counts: Iterable[int]) -> str:
    """Everybody with a number: ``You 12, Computer 9``."""
    name = session.seating.name
    return in_a_row([f"{name(seat)} {count}" for seat, count in enumerate(counts)])


def held(session: Session) -> tuple[int, ...]:
    """How many cards each seat has, those in the middle left out."""
    piles = session.view.piles
    return tuple(
        sum(len(pile.cards) for pile in piles if pile.owner == seat)
        for seat in range(len(session.seating.seats))
    )


def counts_points(session: Session) -> bool:
    """Whether cards that are left over count (HP-14)."""
    return cast("SpeedRules", session.rules).points is not None


def cards_a_minute(moves: Sequence[object], seat: int, elapsed_ms: int) -> int:
    """How many cards a seat put into the middle in a minute of the game."""
    cards = sum(move.count for move in moves if isinstance(move, Put) and move.seat == seat)
    return round(cards * 60_000 / max(_LEAST_MS, elapsed_ms))


def result_told(session: Session, elapsed_ms: int) -> tuple[str, tuple[str, ...]]:
    """Who has won the game, and how it was.

    Args:
        session: the game, which is over.
        elapsed_ms: how long it was played, in milliseconds.

    Raises:
        ValueError: it is not over.
    """
    outcome, game, seating = session.game.outcome, session.game, session.seating
    if outcome is None:
        raise ValueError("the game is not over")
    seats = range(len(seating.seats))
    turn = turn_of(session.view)
    speeds = _each(session, (cards_a_minute(game.moves, seat, elapsed_ms) for seat in seats))
    lines = [
        game_and_deal(session),
        rounds_in(len(turn.spoils), clock_text(elapsed_ms)),
        tr("Rounds won: {rounds}", rounds=_each(session, turn.won)),
        tr("Cards a minute: {cards}", cards=speeds),
    ]
    if counts_points(session):
        points = _each(session, outcome.scores)
        lines.insert(2, tr("Points for cards left over, the fewest win: {points}", points=points))
        if len(outcome.winners) == 1:
            return _speed_winner(seating, outcome.winners[0]), tuple(lines)
    return ended(outcome, seating, tuple((seat,) for seat in seats)), tuple(lines)


def _speed_winner(seating: Seating, seat: int) -> str:
    """Who has the fewest points, as a title (HP-14)."""
    if seating.is_you(seat):
        return tr("You are the Speed winner!")
    return tr("{name} is the Speed winner", name=seating.name(seat))


def speed_keys_told() -> list[tuple[str, str]]:
    """The keys of a table with four columns, and what they do."""
    left, right = block_of(KeyboardSide.LEFT, _COLUMNS), block_of(KeyboardSide.RIGHT, _COLUMNS)
    others = (*right.columns, *right.stacks, right.join, right.peek)
    return [
        (" ".join(left.columns), tr("Play the card at the top of a column, or turn it up.")),
        (" ".join(left.stacks), tr("The left stack or the right one, where a card fits both.")),
        (left.join, tr("Before the keys of two columns: join the one onto the other.")),
        (left.peek, tr("While it is held: look at your last card.")),
        (" ".join(others), tr("The same for the second person, on the right.")),
    ]


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
        title, lines = result_told(session, session.stopwatch.elapsed_ms)
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
