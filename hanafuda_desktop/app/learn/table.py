"""The lesson's table: the real one, by the real rules; only what a step asks for is played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, cast

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.attendance import Attendance
from hanafuda_desktop.app.attending import Attendant
from hanafuda_desktop.app.editor.sandbox import Sandbox, SandboxDriver
from hanafuda_desktop.app.fishing_attendant import FishingAttendant
from hanafuda_desktop.app.fishing_signs import FishingSigns
from hanafuda_desktop.app.learn.lesson import Aim, PlayStep, Position, is_wanted
from hanafuda_desktop.app.learn.scene import LessonScene
from hanafuda_desktop.app.seating import PERSON, USUAL_COMPUTER, Seating
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.app.sitting import Sitting
from hanafuda_desktop.app.thinking import Thinking
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.fishing.moves import GO, STOP, Take
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.language import tr
from hanafuda_desktop.players.quick_player import quick_move
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.table.panel_item import PanelButton
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene

__all__ = ["LessonAttendant", "LessonDriver", "LessonSession", "advised", "laid"]

_SEATING: Final = Seating((PERSON, USUAL_COMPUTER), rounds=1)
_ASIDE: Final = "p1"
"""Where at a bare table all other cards are."""


def laid(rules: GameRules, position: Position) -> Game:
    """The game that begins from a position.

    Raises:
        RecordError: by these rules there is no such position.
    """
    deck = Game(rules, rounds=1).family.deck
    return Game(rules, picture=position.picture(deck), rounds=1)


def advised(step: PlayStep, game: Game) -> Any | None:
    """A good move among those that a step asks for; ``None`` where it asks for none of them."""
    wanted = [move for move in game.legal_moves() if is_wanted(step, game, move)]
    return quick_move(game.view(), wanted, game.rules) if wanted else None


class _LessonSitting(Sitting):
    """A game of which only a part may lie on the table."""

    def __init__(self, game: Game, position: Position) -> None:
        super().__init__(game, _SEATING, chance=0)
        self.position = position
        self._seen_now: tuple[object, View, tuple[Any, ...]] | None = None

    def _now(self) -> tuple[object, View, tuple[Any, ...]]:
        now = super()._now()
        if not self.position.bare:
            return now
        if self._seen_now is None or self._seen_now[0] is not now[0]:
            view = now[1]
            piles = (replace(p, cards=()) if p.id == _ASIDE else p for p in view.piles)
            self._seen_now = (now[0], replace(view, piles=tuple(piles)), now[2])
        return self._seen_now


class LessonSession(Sandbox):
    """The game on the lesson's table; nothing of it is saved or counted."""

    def lay_position(self, rules: GameRules, position: Position) -> None:
        """Lay a position on the table.

        Raises:
            RecordError: by these rules there is no such position.
        """
        game = laid(rules, position)
        self._put(_LessonSitting(game, position), saved=True, goes_on=True)

    @property
    def is_bare(self) -> bool:
        """Whether there is only hand and field."""
        return isinstance(self._sitting, _LessonSitting) and self._sitting.position.bare

    @property
    def has_plates(self) -> bool:
        """Whether it is seen who plays and how the round stands."""
        return isinstance(self._sitting, _LessonSitting) and self._sitting.position.plates


class LessonAttendant(FishingAttendant):
    """Lets a step be played, and nothing else.

    Attributes:
        step: what is asked for now; ``None`` while nothing is.
    """

    strayed = Signal()
    """Something else was tried; it was not done."""
    played = Signal()
    """What the step asks for was played."""
    settled = Signal()
    """Everything lies still after it, and was called out."""
    ended = Signal()
    """The round is over, and its result is shown."""
    gone_on = Signal()
    """One has read the result."""
    advised = Signal(str)
    """What one would best play, in words."""

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        thinking: Thinking,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, session, thinking, parent)
        self.step: PlayStep | None = None

    # --- what may be played ----------------------------------------------------------------------

    def ask_for(self, step: PlayStep) -> None:
        """Let this be played from now on."""
        self.step = step
        cast("LessonScene", self.scene).help(exact=self._is_bare, unlit=not step.marks)
        self._settle()

    def rest(self) -> None:
        """Let nothing be played, by anybody, until something is asked for."""
        self.step = None
        self._pause.stop()
        self.thinking.drop()

    def choose(self, move: Any) -> None:
        """Play what the step asks for; anything else is answered gently."""
        step = self.step
        if step is None:
            return
        if not is_wanted(step, self.session.game, move):
            self.strayed.emit()
            return
        if step.aim is not Aim.PLAY_ON and not isinstance(move, Take):
            self.played.emit()
        super().choose(move)

    def refuse(self, move: Any) -> None:
        """Something was tried that the rules do not allow."""
        if self.step is not None:
            self.strayed.emit()

    def _answered(self, choice: str) -> None:
        match choice:
            case "stop" | "go":
                self.choose(STOP if choice == "stop" else GO)
                if self.session.sitting.asked == "call":
                    # The panel is away by now, but the answer was not the wanted one.
                    QTimer.singleShot(0, self, self._settle)
            case "on":
                self.gone_on.emit()
            case _:
                super()._answered(choice)

    def facts(self) -> dict[str, str]:
        """As at every table; where only one plays, nothing of turns."""
        return {} if self._is_bare else super().facts()

    # --- what happens by itself ------------------------------------------------------------------

    def changed(self, events: tuple[Event, ...]) -> None:
        """As at every table; before there are plates, nothing is called out."""
        super().changed(events)
        if not self._has_plates:
            self._calls.clear()
        self._show_signs()

    def _settle(self) -> None:
        if self._is_stopped:
            return
        if self.step is None and not self._shows_end:
            self._is_settled = True
            self.settled.emit()
            return
        super()._settle()
        if self.step is not None and self.step.aim is Aim.PLAY_ON and self.session.moves:
            self.show_advice()

    @property
    def _shows_end(self) -> bool:
        return self.session.is_over and self._has_plates

    def _show_end(self) -> None:
        view = self.session.view
        if view.round is None or not view.round.sheet:
            return
        if not self.panels.summary.is_open:
            buttons = (PanelButton("on", tr("Go on")),)
            self.panels.summary.show_round(
                view.round.sheet[-1], self.panels.names, view.round.totals, buttons
            )
        self.ended.emit()

    # --- what is shown ---------------------------------------------------------------------------

    def show_advice(self) -> None:
        """Let glow what one would best play, and say it."""
        session = self.session
        if self.step is None or self.scene.stage.moving:
            return
        move = advised(self.step, session.game) if session.moves else None
        if move is not None:
            self.advised.emit(self._words_of(session.view, move))
            self.scene.show_hint(move)

    @property
    def _is_bare(self) -> bool:
        return cast("LessonSession", self.session).is_bare

    @property
    def _has_plates(self) -> bool:
        return cast("LessonSession", self.session).has_plates

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        self._show_signs()

    def _arrived(self) -> None:
        super()._arrived()
        self._show_signs()

    def _show_signs(self) -> None:
        seen, signs = self._has_plates, cast("FishingSigns", self.signs)
        for item in (signs.round, *signs.plates):
            item.setVisible(seen)
        signs.nearest.setVisible(seen and self.settings.nearest)


class _LessonAttendance(Attendance):
    """Calls whoever attends to a lesson's table."""

    attended = Signal(object)
    """Somebody else attends to the table now: a :class:`LessonAttendant`."""

    def table(self, pictures: CardPictures) -> TableScene:
        """A new table for the lesson, with nothing on it."""
        return LessonScene(self._session.rules, pictures)

    def _attend(self, scene: TableScene) -> Attendant:
        attendant = LessonAttendant(scene, self._session, self._thinking(), self._owner)
        self.attended.emit(attendant)
        return attendant


class LessonDriver(SandboxDriver):
    """Drives the lesson's table."""

    attended = Signal(object)
    """Somebody else attends to the table now: a :class:`LessonAttendant`."""

    def _new_attendance(self) -> Attendance:
        attendance = _LessonAttendance(self._session, self.thinking, self)
        attendance.attended.connect(self.attended)
        return attendance

    @property
    def lesson(self) -> LessonAttendant:
        """Who attends to the table."""
        return cast("LessonAttendant", self.attendant)
