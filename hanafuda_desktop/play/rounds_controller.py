"""Controls a table of several: asks and is answered, shows sheet, yaku and hints.

Each family of games for several has a controller of its own that stands on this one and adds what
only that family has.
How a game goes on from one moment to the next is told in :mod:`.rounds_controller`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    Event,
    GameEnded,
    RoundBegun,
    TripleShown,
)
from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.play import words
from hanafuda_desktop.play.coach import Coach
from hanafuda_desktop.play.computers import (
    Answer,
    Decision,
    Question,
    Thinker,
    coach_question,
    question_for,
)
from hanafuda_desktop.play.controller import Only, TableController, lacking
from hanafuda_desktop.play.rounds_panels import RoundPanels, RoundSigns
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import BANNER, THINKING
from hanafuda_desktop.table.narration import (
    MoveTold,
    RoundNames,
    TurnTold,
    begun_words,
    fresh_cards,
    since_own,
)
from hanafuda_desktop.table.panels.panel import TablePanel
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.sign import PressableSign
from hanafuda_desktop.text.language import tr, tr_noop

THINKS: Final = tr_noop("Thinking…")
"""What is said, by ``tr``, until there is a hint."""
_HURRY: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PRESSES: Final = (QEvent.Type.GraphicsSceneMousePress, QEvent.Type.GraphicsSceneMouseDoubleClick)
_LOOK_AGAIN_MS: Final = 16
_LOOKS: Final = 8
"""How much longer computers that play among themselves look at the result of a round."""


class RoundController(TableController):
    """See :class:`TableController`.

    After every change it waits until the cards lie still, calls out what was made, and only then
    does the one thing that comes next: the curtain, a question, the result, or a computer player's
    turn.

    Args:
        scene: the table.
        session: the game on it.
        thinking: where computer players think.
        question: the panel on which this family asks something.
        parent: the object it belongs to.

    Attributes:
        signs: what stands on the table all the time.
        thinking: where computer players think.
        panels: what lies over the table for a while.
        coach: tells what it thinks of what was chosen.
    """

    asks_computers = True

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        thinking: Thinker,
        question: TablePanel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, session, parent)
        self.signs = self._signs_type(scene, session, self)
        scene.arrived.connect(self._lie_still)
        self.thinking = thinking
        self._calls: deque[str] = deque()
        self._is_settled = True
        self._is_stopped = False
        self._has_just_ended = False
        self._look = QTimer(self, singleShot=True)
        self._look.timeout.connect(self._go_on)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._think)
        self.signs.round.clicked.connect(self.show_sheet)
        self.panels = panels = RoundPanels(
            scene, session, self.names, self, question=question, is_forced=self._is_forced
        )
        self.coach = Coach(scene, session, thinking, panels, self._move_told, self.said.emit)
        panels.banner.finished.connect(self._called)
        panels.chosen.connect(self._answered)
        panels.curtain.closed.connect(self._lifted)
        panels.review.picked.connect(self.coach.show_moment)
        scene.installEventFilter(self)

    # --- what a family adds ----------------------------------------------------------------------

    _signs_type: type[RoundSigns] = RoundSigns
    """What stands on the table all the time."""

    def _is_forced(self, result: RoundResult) -> bool:
        """Whether the winner had to end the round that has just ended."""
        return False

    def names(self) -> RoundNames:
        """What everything and everybody at the table is called."""
        raise NotImplementedError

    @property
    def _shown(self) -> View:
        """What the table shows: what the coach does, or else the session."""
        return self.coach.past or self.session.view

    def _ask(self) -> bool:
        """Ask on a panel what this family asks so; returns whether there is such a question now."""
        return False

    # --- what the program tells ------------------------------------------------------------------

    def forget(self) -> None:
        """Ask nothing, call nothing, think of nothing any more; what the coach has shown goes."""
        self.coach.forget()
        super().forget()
        self._calls.clear()
        self._look.stop()
        self._pause.stop()
        self.thinking.drop()
        self._is_settled = True
        self.panels.end()

    def changed(self, events: tuple[Event, ...]) -> None:
        """Say what was played, call out what was made, and then go on."""
        self._call_out(events)
        is_play = any(isinstance(event, CardsMoved | TripleShown) for event in events)
        if is_play and (turns := self._fresh):
            self.retold = tr("{said}.", said=turns[-1].sentence(self.names()))
            self.said.emit(self.retold)

    def _call_out(self, events: tuple[Event, ...]) -> None:
        session = self.session
        names = self.names()
        if any(isinstance(event, CardsDealt | RoundBegun) for event in events):
            self.signs.present(names, session.view)  # they stand there before the cards do
        self._calls.extend(words.calls(events, names))
        self._is_settled = False
        seated = session.seated
        if seated.veiled and seated.waiting_person is not None and not events:
            self._settle()  # no frame between two hands without the curtain
            return
        self._has_just_ended = any(isinstance(event, GameEnded) for event in events)
        begun = next((event for event in events if isinstance(event, RoundBegun)), None)
        if begun is not None:
            self._call(begun_words(begun, names))
        self._look.start(_LOOK_AGAIN_MS)

    def _lie_still(self) -> None:
        if not self._is_stopped:  # the next table may already be laid
            self._arrived()

    def _arrived(self) -> None:
        """The cards lie where they are to lie: only now do the signs say so, too."""
        self.signs.present(self.names(), self._shown)
        if self.coach.past is None and not self.session.seated.veiled:
            self.scene.mark_fresh(fresh_cards(self._fresh))

    def stop(self) -> None:
        """Let nothing run any more."""
        self._is_stopped = True
        self.forget()
        self.scene.removeEventFilter(self)

    # --- one thing after the other ---------------------------------------------------------------

    def _go_on(self) -> None:
        """Wait for the cards, then call out, then do what comes next."""
        if self.panels.banner.isVisible():
            return  # it says when it is gone
        if self.scene.stage.moving:
            self._look.start(_LOOK_AGAIN_MS)
        elif self._calls:
            self._call(self._calls.popleft())
        else:
            self._settle()

    def _call(self, said: str) -> None:
        pace = self.scene.pace
        self.panels.banner.call(said, pace.stay(BANNER), still=pace.reduced)

    def _called(self) -> None:
        if not self._is_settled:
            self._look.start(0)

    def _settle(self) -> None:
        """Do what comes next; asked again, the same."""
        self._is_settled = True
        session, panels = self.session, self.panels
        person = session.seated.waiting_person
        if panels.is_reading:
            return  # until it is put away
        if session.is_over:
            self._show_end()
        elif person is not None:
            self._draw_curtain(person)
        elif session.seated.asked == "next":
            panels.show_round()
            self._ponder(_LOOKS)
        elif (session.moves or session.seated.races) and self._ask():
            return
        elif session.moves and session.view.to_move not in (None, session.seated.shown_seat):
            # Several people pick a card each; there is no hand to hide yet.
            session.show_seat(session.game.to_move or 0, veiled=session.seated.veiled)
        else:
            self._ponder(1)

    def _show_end(self) -> None:
        if self._has_just_ended:
            self._has_just_ended = False
            self.panels.show_round()
        else:
            self.panels.show_result(still=self.settings.reduced_motion)

    def _draw_curtain(self, seat: int) -> None:
        session = self.session
        if session.seated.veiled and session.seated.shown_seat == seat:
            self.panels.drop_curtain(session.seating.name(seat))
        else:
            session.show_seat(seat, veiled=True)  # and it all begins anew, behind the curtain

    def _ponder(self, times: int) -> None:
        """Leave a moment to see what was played before the next computer player does."""
        is_due = self.session.seated.waiting_computer is not None
        if is_due and not self.thinking.is_busy:
            self._pause.start(round(self.scene.pace.stay(THINKING * times)))

    def _think(self) -> None:
        seat = self.session.seated.waiting_computer
        if seat is not None:
            question = self.question(seat)
            self.thinking.ask(question, lambda answer: self._thought(question, answer))

    def question(self, seat: int) -> Question:
        """What a computer player in this seat would be asked now."""
        seated = self.session.seated
        return question_for(seated.game, seated.seating, seat, seated.players_chance)

    def _thought(self, question: Question, answer: Answer) -> None:
        # A quick move in place of one that did not come is no thought of the player's at all.
        cut_short = answer.is_cut_short or bool(answer.fault)
        self.session.play(question.moves[answer.move], cut_short=cut_short, by_computer=True)

    # --- what the program asks -------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        self.panels.set_cloth(settings.cloth.value)

    def possible(self) -> dict[str, bool]:
        """Which of the menu's commands can be given now.

        Whoever takes moves back has seen cards that are then hidden again. Against computers that
        is one's own affair, but not where another person plays.
        """
        session = self.session
        back = self.settings.take_back and not session.seating.is_shared
        return {
            "undo": back and bool(session.game.moves),
            "redo": back and bool(session.game.undone),
            "restart": back and bool(session.game.moves),
            "hint": bool(session.moves),
            "review": session.is_over or session.seated.asked == "next",
        }

    def words(self) -> dict[str, str]:
        """With the same company."""
        return {"new-deal": tr("&New game")}

    def reasons(self) -> dict[str, str]:
        """Several play, one after the other."""
        return lacking(Only.PATIENCES, Only.REAL_TIME)

    # --- what people answer ----------------------------------------------------------------------

    def _answered(self, choice: str) -> None:
        session = self.session
        match choice:
            case "next" if session.seated.asked == "next":
                # There is but one move, and who watches computers may make it too.
                session.play(session.game.legal_moves()[0])
            case "sheet":
                self.show_sheet()
            case "round":
                self.panels.show_round()
            case "result":
                self._settle()
            case "closed":
                self.coach.closed()
                self._settle()
            case "again":
                self.show_again()
            case _ if not self.coach.answered(choice):
                self.asked.emit(choice)

    def _lifted(self) -> None:
        seat = self.session.seated.waiting_person
        if seat is not None:
            self.session.show_seat(seat)

    def show_sheet(self) -> None:
        """Show every round so far; meanwhile nobody plays."""
        self.panels.show_sheet()
        if self.panels.sheet.is_open:
            self._pause.stop()
            self.thinking.drop()

    def show_yaku(self) -> None:
        """Show how near one side after the other is to every yaku."""
        if not self.panels.is_open:
            self.signs.show_next_board()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the panels with this deck."""
        self.signs.show_pictures(pictures)
        self.panels.show_pictures(pictures)

    # --- hints -----------------------------------------------------------------------------------

    def hint(self) -> None:
        """Show what the coach would do."""
        session = self.session
        seat = session.view.to_move
        if seat is None:
            self.said.emit(tr("The game is over."))
        elif not session.moves:
            self.say_for_now(tr("It is not your turn."))
        elif session.seated.asked == "next":
            self.say_for_now(tr("Hint: begin the next round."))
        elif not self.thinking.is_busy:  # asked again, it would only begin anew
            self.say_for_now(tr(THINKS))
            seated = session.seated
            view = seated.game.view(seat)
            choice = Decision(len(seated.game.moves), seat, view, session.moves)
            question = coach_question(session.rules, choice, seated.players_chance)
            self._ask_coach(question)

    def _ask_coach(self, question: Question) -> None:
        self.thinking.ask(question, lambda answer: self._coach_said(question, answer))

    def _coach_said(self, question: Question, answer: Answer) -> None:
        if answer.fault and question.playouts is not None:
            # A player that looks one move ahead is still better than nothing.
            self._ask_coach(replace(question, playouts=None))
            return
        self.unsaid.emit(tr(THINKS))
        if answer.fault:
            self.say_for_now(tr("There is no hint for this moment."))
        else:
            move = question.moves[answer.move]
            if words := self._words_of(self.session.view, move):
                self.say_for_now(tr("Hint: {words}", words=words))
            self.scene.show_hint(move)
            self.session.count_help()

    def _words_of(self, view: View, move: Any) -> str:
        """What a move is good for, in words, or the empty string."""
        return ""

    # --- hurrying --------------------------------------------------------------------------------

    def hurry(self) -> bool:
        """Let everything land, and the computer whose turn it is play at once.

        A panel that was put away to see the table comes back. Returns whether there was anything
        of that: when a person is to play a card, a click is for the table.
        """
        if self.session.moves and self.session.seated.asked != "next":
            return False
        self.scene.land()
        self._calls.clear()
        self.panels.banner.dismiss()
        self._look.stop()
        self._settle()
        if self._pause.isActive() and not self.panels.is_open:
            self._pause.stop()
            self._think()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click or a key while others play makes them play at once."""
        return not self.panels.is_open and self._hurries(event) and self.hurry()

    def _hurries(self, event: QEvent) -> bool:
        if event.type() in _PRESSES and isinstance(event, QGraphicsSceneMouseEvent):
            under = self.scene.items(event.scenePos())
            on_sign = any(isinstance(item, PressableSign) for item in under)
            return event.button() == Qt.MouseButton.LeftButton and not on_sign
        return (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in _HURRY
            and not event.isAutoRepeat()
            and self.scene.focusItem() is None
        )

    # --- what was played -------------------------------------------------------------------------

    @staticmethod
    def _tell(
        moves: Sequence[tuple[int | None, Sequence[Event]]], names: RoundNames, first: int, /
    ) -> tuple[TurnTold, ...]:
        """Moves of this family as turns.

        Args:
            moves: whose each move was, and what happened.
            names: what everything and everybody at the table is called.
            first: the first move's number.
        """
        raise NotImplementedError

    def _move_told(self, view: View, move: Any) -> MoveTold:
        """A move of this family in a few words, made from what a seat saw."""
        raise NotImplementedError

    @property
    def _turns(self) -> tuple[TurnTold, ...]:
        """The turns of the running round, and its beginning, also of a game that was resumed."""
        game = self.session.game
        first = game.round_began
        return self._tell(game.history[first:], self.names(), first)

    @property
    def _fresh(self) -> tuple[TurnTold, ...]:
        """Those since the one who looks played last."""
        return since_own(self._turns, self.session.seated.shown_seat)

    def _can_show_again(self) -> bool:
        """Whether nothing is asked that showing turns again would take away for good."""
        return not self.panels.is_open or self.session.seated.asked in ("next", "nothing")

    def narration(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        """What has just happened, in the words of the list of turns."""
        game, names = self.session.game, self.names()
        moves = [*game.history[-1:]] or [(None, events)]
        turns = self._tell(moves, names, len(game.moves))
        return tuple(tr("{said}.", said=turn.sentence(names)) for turn in turns if turn.said)

    def played_last(self) -> str:
        """The last turn of the list of turns."""
        turns = self._turns
        return turns[-1].sentence(self.names()) if turns else ""

    def choose(self, move: Any) -> None:
        """A person made a legal move on the table; on an earlier table, none is made any more."""
        if self.coach.past is None:
            self.session.play(move)

    def show_history(self) -> None:
        """Show in words what was played in this round, or no longer; meanwhile nobody plays."""
        panels = self.panels
        panels.show_history(self._turns)
        if panels.history.is_open:
            self._wait_for_reader()
            self.thinking.drop()

    def show_why(self) -> None:
        """Show what the coach thinks of what was chosen, or no longer; meanwhile nobody plays."""
        self.coach.show_why()
        self._wait_for_reader()

    def show_review(self) -> None:
        """Go through the finished round with the coach, or no longer."""
        self.coach.show_review()
        self._wait_for_reader()

    def _wait_for_reader(self) -> None:
        if self.panels.is_reading:
            self._pause.stop()
            self.unsaid.emit(tr(THINKS))

    def show_again(self) -> None:
        """Let be seen again what was played since one's own last turn."""
        history = self.panels.history
        if history.is_open:
            history.press("again")  # it goes away first
            return
        if not self._can_show_again():
            return
        if not self.session.moves and not self.session.is_over:
            if not self._pause.isActive():
                self._settle()  # the list of turns had stopped them
            return  # the others are playing
        self.forget()
        self._repeat()
        self.changed(())

    def _repeat(self) -> None:
        """Play once more what was played since the one who looks did."""
        session, turns = self.session, self._fresh
        if not turns or session.seated.veiled:
            self.said.emit(tr("Nothing was played in this round yet."))
            return
        game, seat, first = session.game, session.seated.shown_seat, turns[0].first
        events = tuple(event for _, told in game.history[first:] for event in told)
        self.scene.present(game.view_before(first, seat), ())
        self.scene.play(game.seen(events, seat), session.view, session.moves)
