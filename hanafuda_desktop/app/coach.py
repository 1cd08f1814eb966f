"""The coach at a table of several: why a move is good or bad, and a review of a finished round.

What it asks about and what it marks is told in :mod:`~hanafuda_desktop.app.coaching`; it thinks
where computer players do, one choice after the other, and never about what somebody else who looks
must not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app import coach_words
from hanafuda_desktop.app.coaching import (
    Choice,
    Judged,
    choices_of_round,
    is_round_over,
    open_choices,
)
from hanafuda_desktop.app.judgements import Judgements
from hanafuda_desktop.app.recall_panels import RecallPanels
from hanafuda_desktop.app.thinking import Thinking
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.panel_item import PanelButton
from hanafuda_desktop.table.thoughts_item import worth_head

if TYPE_CHECKING:
    from collections.abc import Callable

    from hanafuda_desktop.app.session import Session
    from hanafuda_desktop.engine.view import View
    from hanafuda_desktop.table.scene import TableScene

__all__ = ["Coach"]


class Coach(QObject):
    """The coach of one table.

    Args:
        scene: the table.
        session: the game on it.
        thinking: where it thinks.
        panels: what it shows itself on.
        told: tells a move that could be made from what a seat saw.
        parent: the object it belongs to.
    """

    said = Signal(str)
    """A sentence for the person."""

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        thinking: Thinking,
        panels: Callable[[], RecallPanels],
        told: coach_words.Told,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._session = session
        self._thinking = thinking
        self._panels = panels
        self._told = told
        self._judgements = Judgements(session, thinking, told)
        self._choices: tuple[Choice, ...] = ()
        self._at = 0
        self._reviewed: tuple[Choice, ...] = ()
        self._past: View | None = None

    @property
    def past(self) -> View | None:
        """The earlier moment of the round that the table shows, if it shows one."""
        return self._past

    def forget(self) -> None:
        """The table is about to change: nothing earlier lies there any more."""
        self._past = None
        self._choices = self._reviewed = ()

    def closed(self) -> None:
        """A panel was put away: think no more, and show the table as it is."""
        self._thinking.drop()
        self._to_present()

    def _to_present(self) -> None:
        if self._past is not None:
            self._past = None
            self._scene.present(self._session.view, self._session.moves)

    # --- why -------------------------------------------------------------------------------------

    def show_why(self) -> None:
        """Show what was thought of one's last choice, or put it away again."""
        panel, sitting = self._panels().thoughts, self._session.sitting
        if panel.is_open:
            panel.close()
            return
        if self._panels().curtain.is_down:
            return
        over = is_round_over(sitting.game)
        if sitting.veiled and not over:
            self.said.emit(tr("Nobody has said who is looking."))
            return
        choices = open_choices(sitting.game, sitting.shown_seat)
        if choices:
            self._show(choices, len(choices) - 1)
        elif over:
            self.said.emit(tr("There was nothing to choose in this round."))
        else:
            self.said.emit(tr("You had nothing to choose in this round yet."))

    def _show(self, choices: tuple[Choice, ...], at: int) -> None:
        self._thinking.drop()
        self._to_present()
        self._choices, self._at = choices, at
        self._panels().clear()
        self._show_thoughts()

    def _show_thoughts(self) -> None:
        choice, names = self._choices[self._at], self._panels().names
        is_known, judged = self._judgements.look_up(choice)
        if is_known:
            weighed = coach_words.weighed(judged, choice, self._told, names)
        else:
            weighed = coach_words.thinking(choice, self._told, names)
        number, count = self._at + 1, len(self._choices)
        buttons = [PanelButton("why-earlier", tr("Earlier"))] if self._at else []
        buttons += [PanelButton("why-later", tr("Later"))] if number < count else []
        buttons.append(PanelButton("close", tr("Close")))
        title = tr("Why? Choice {number} of {count}", number=number, count=count)
        self._panels().thoughts.show_thoughts(title, weighed, buttons)
        if not is_known:
            self._judgements.ask(choice, self._show_thoughts_if_open)

    def _show_thoughts_if_open(self) -> None:
        if self._panels().thoughts.is_open:
            self._show_thoughts()

    # --- a review --------------------------------------------------------------------------------

    def can_review(self) -> bool:
        """Whether there is a finished round, and somebody here who played it."""
        session = self._session
        over = session.is_over or session.sitting.asked == "next"
        return over and bool(session.seating.persons)

    def show_review(self) -> None:
        """Go through what people chose in the finished round, or put that away again."""
        panels = self._panels()
        if panels.review.is_open:
            panels.review.close()
        elif self.can_review() and not panels.curtain.is_down:
            self._thinking.drop()
            self._to_present()
            panels.clear()
            self._reviewed = choices_of_round(self._session.game, self._session.seating.persons)
            panels.review.begin()
            self._show_review()

    def _show_review(self) -> None:
        known = [self._judgements.look_up(choice) for choice in self._reviewed]
        unknown = [n for n, (is_known, _) in enumerate(known) if not is_known]
        done, of = len(known) - len(unknown), len(known)
        marked, panels = self._marked(), self._panels()
        missed = sum(is_known and (judged is None or judged.is_open) for is_known, judged in known)
        said = (
            coach_words.looking(done, of) if unknown else coach_words.found(len(marked), of, missed)
        )
        rows = [coach_words.costly(each, self._told, panels.names) for each in marked]
        now = self._session.game.view().round
        number = now.sheet[-1].number if now is not None and now.sheet else 1
        title = tr("Review of round {number}", number=number)
        head = worth_head(marked[0].unit) if marked else ""
        panels.review.show_review(title, said, head, rows, (done, of))
        if unknown:
            self._judgements.ask(self._reviewed[unknown[0]], self._show_review_if_open)

    def _show_review_if_open(self) -> None:
        if self._panels().review.is_open:
            self._show_review()

    def _marked(self) -> list[Judged]:
        judged = [self._judgements.look_up(choice)[1] for choice in self._reviewed]
        return [each for each in judged if each is not None and each.is_costly]

    def show_moment(self, place: int) -> None:
        """Show the table of a costly choice, by its place in the list."""
        self._thinking.drop()  # it goes on when one comes back
        marked = self._marked()
        judged, panels = marked[place], self._panels()
        choice = judged.choice
        # The move as the engine made it: what came from the other process is only equal to it.
        best = choice.moves[choice.moves.index(judged.best.move)]
        self._past = choice.view
        self._scene.present(choice.view, (best,))
        self._scene.show_hint(best)
        said = coach_words.weighed(judged, choice, self._told, panels.names).said
        back = PanelButton("review-back", tr("Back to the list"))
        panels.moment.show_moment(said, (back, PanelButton("review-moves", tr("All moves"))))

    # --- what is pressed -------------------------------------------------------------------------

    def answered(self, choice: str) -> bool:
        """Do what a button of its panels asks for; returns whether it was one of theirs."""
        match choice:
            case "why-earlier" if self._at:
                self._show(self._choices, self._at - 1)
            case "why-later" if self._at + 1 < len(self._choices):
                self._show(self._choices, self._at + 1)
            case "review-back":
                self._to_present()
                self._show_review()
            case "review-moves":
                marked = tuple(each.choice for each in self._marked())
                self._show(marked, self._panels().review.at)
            case _:
                return False
        return True
