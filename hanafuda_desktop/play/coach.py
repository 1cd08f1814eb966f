"""The coach at a table of several: why a move is good or bad, and a review of a finished round.

What it asks about stands in :mod:`.computers`; it thinks where computer players do, one choice
after the other, and never about what somebody else who looks must not see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hanafuda_desktop.engine.view import View
from hanafuda_desktop.play.computers import (
    Answer,
    Decision,
    Judged,
    Thinker,
    choices_of_round,
    coach_question,
    is_round_over,
    judged,
    open_choices,
)
from hanafuda_desktop.play.rounds_panels import RoundPanels
from hanafuda_desktop.players.evaluation import Unit
from hanafuda_desktop.rules.schema.game import likes_of
from hanafuda_desktop.table.lettering import decimal_text
from hanafuda_desktop.table.narration import MoveTold, RoundNames
from hanafuda_desktop.table.panels.panel import PanelButton
from hanafuda_desktop.table.panels.review import CostlyChoice, Weighed, WeighedMove, worth_head
from hanafuda_desktop.text.language import tr, tr_noop, trn

if TYPE_CHECKING:
    from hanafuda_desktop.engine.game import Game
    from hanafuda_desktop.play.session import Session
    from hanafuda_desktop.table.scene import TableScene

# What a coach says about choices, in sentences.

Told = Callable[[View, Any], MoveTold]
"""Tells a move that could be made from what a seat saw."""


def _chosen(choice: Decision, told: Told, names: RoundNames) -> str:
    move = told(choice.view, choice.played).said
    if names.is_you(choice.seat):
        return tr("You chose: {move}.", move=move)
    return tr("{name} chose: {move}.", name=names.seats[choice.seat], move=move)


def _brings(best: str, loss: float, unit: Unit) -> str:
    """So much better is the best move: by ``1.2 points``, or ``8 % of the games``."""
    if unit == "chance":
        return tr(
            "Better: {move}. It wins about {percent} % more of the games.",
            move=best,
            percent=decimal_text(100 * loss, 0),
        )
    return trn(
        "Better: {move}, by about {points} points against the others.",
        "Better: {move}, by about {points} points against the others.",
        int(round(loss, 1)),
        move=best,
        points=decimal_text(loss),
    )


def _cost(loss: float, unit: Unit) -> str:
    """The same as what a choice has cost."""
    if unit == "chance":
        return tr("\N{MINUS SIGN}{percent} % of the games", percent=decimal_text(100 * loss, 0))
    return trn(
        "\N{MINUS SIGN}{points} points",
        "\N{MINUS SIGN}{points} points",
        int(round(loss, 1)),
        points=decimal_text(loss),
    )


def weighed_words(
    judged: Judged | None, choice: Decision, told: Told, names: RoundNames
) -> Weighed:
    """What a coach thinks of a choice; ``None`` where it has failed."""
    said = [_chosen(choice, told, names)]
    if judged is None:
        return Weighed((*said, tr("The coach found no answer for this moment.")))
    best = told(choice.view, judged.best.move).said
    if judged.is_best:
        said.append(tr("The coach would have done the same."))
    elif judged.is_costly:
        said.append(_brings(best, judged.loss, judged.unit))
    elif judged.is_open:
        said.append(tr("The coach leans to: {move}.", move=best))
    else:
        close = tr_noop("The coach leans to: {move}. But the two are too close to tell apart.")
        said.append(tr(close, move=best))
    thoughts = judged.thoughts
    if thoughts.is_cut_short:
        said.append(tr("There was no time to look at everything, so the numbers are rough."))
    moves = tuple(
        WeighedMove(
            told(choice.view, each.move),
            each,
            is_played=each.move == judged.played,
            is_given_up=thoughts.gave_up(each),
        )
        for each in thoughts.each
    )
    return Weighed(tuple(said), moves, judged.unit, names.is_you(choice.seat))


def costly(judged: Judged, told: Told, names: RoundNames) -> CostlyChoice:
    """A costly choice as a row of a list."""
    choice = judged.choice
    return CostlyChoice(
        said=_chosen(choice, told, names),
        better=tr("Better: {move}.", move=told(choice.view, judged.best.move).said),
        cost=_cost(judged.loss, judged.unit),
    )


def found(count: int, of: int, missed: int) -> str:
    """What a review has found.

    Args:
        count: how many choices were costly.
        of: how many were looked at.
        missed: to how many of these the coach had no answer.
    """
    choices = trn("{n} choice", "{n} choices", of)
    if not of:
        said = tr("There was nothing to choose in this round.")
    elif not count:
        said = tr("{choices}, and none that cost more than chance explains.", choices=choices)
    elif count == 1:
        said = tr("{choices}, of which one was costly.", choices=choices)
    else:
        said = tr("{choices}, of which {count} were costly.", choices=choices, count=count)
    if missed:
        said = tr("{found} For {count} the coach found no answer.", found=said, count=missed)
    return said


@dataclass(eq=False)
class Coach:
    """The coach of one table.

    Attributes:
        scene: the table.
        session: the game on it.
        thinking: where it thinks.
        panels: what it shows itself on.
        told: tells a move that could be made from what a seat saw.
        say: takes a sentence for the person.
        past: the earlier moment of the round that the table shows, if it shows one.
    """

    scene: TableScene
    session: Session
    thinking: Thinker
    panels: RoundPanels
    told: Told
    say: Callable[[str], None]
    past: View | None = None
    _game: Game | None = None
    # By the moves up to the choice: what was taken back and played otherwise is another one.
    _known: dict[tuple[Any, ...], Judged | None] = field(default_factory=dict)
    _choices: tuple[Decision, ...] = ()
    _at: int = 0
    _reviewed: tuple[Decision, ...] = ()

    def forget(self) -> None:
        """The table is about to change: nothing earlier lies there any more."""
        self.past = None
        self._choices = self._reviewed = ()

    def closed(self) -> None:
        """A panel was put away: think no more, and show the table as it is."""
        self.thinking.drop()
        self._to_present()

    def _to_present(self) -> None:
        if self.past is not None:
            self.past = None
            self.scene.present(self.session.view, self.session.moves)

    # --- what it thinks of a choice: it is asked once, and then known ---

    def look_up(self, choice: Decision) -> tuple[bool, Judged | None]:
        """Whether a choice was judged already, and how; ``None`` where the coach has failed."""
        game = self.session.game
        if self._game is not game:
            self._game = game
            self._known.clear()
        key = game.moves[: choice.number + 1]
        return key in self._known, self._known.get(key)

    def judge(self, choice: Decision, then: Callable[[], None]) -> None:
        """Judge a choice, and then do something; what was being judged before is dropped."""
        session = self.session
        key = session.game.moves[: choice.number + 1]
        likes = likes_of(session.game.rules)

        def take(answer: Answer) -> None:
            found = answer.considered
            self._known[key] = judged(choice, found, kind) if found is not None else None
            then()

        def kind(move: Any) -> object:
            # Which of two cards that look and count alike is played is no choice.
            told = self.told(choice.view, move)
            by = getattr(move, "combination", "")
            return told.said, by, tuple(likes[card] for card in told.cards)

        question = coach_question(session.game.rules, choice, session.seated.players_chance)
        self.thinking.ask(question, take)

    # --- why -------------------------------------------------------------------------------------

    def show_why(self) -> None:
        """Show what was thought of one's last choice, or put it away again."""
        panel, seated = self.panels.thoughts, self.session.seated
        if panel.is_open:
            panel.close()
            return
        if self.panels.curtain.is_open:
            return
        over = is_round_over(seated.game)
        if seated.veiled and not over:
            self.say(tr("Nobody has said who is looking."))
            return
        choices = open_choices(seated.game, seated.shown_seat)
        if choices:
            self._show(choices, len(choices) - 1)
        elif over:
            self.say(tr("There was nothing to choose in this round."))
        else:
            self.say(tr("You had nothing to choose in this round yet."))

    def _show(self, choices: tuple[Decision, ...], at: int) -> None:
        self.thinking.drop()
        self._to_present()
        self._choices, self._at = choices, at
        self.panels.clear()
        self._show_thoughts()

    def _show_thoughts(self) -> None:
        choice, names = self._choices[self._at], self.panels.names()
        is_known, judged = self.look_up(choice)
        weighed = weighed_words(judged, choice, self.told, names)
        if not is_known:
            weighed = Weighed((_chosen(choice, self.told, names), tr("Thinking…")))
        number, count = self._at + 1, len(self._choices)
        buttons = [PanelButton("why-earlier", tr("Earlier"))] if self._at else []
        buttons += [PanelButton("why-later", tr("Later"))] if number < count else []
        buttons.append(PanelButton("close", tr("Close")))
        title = tr("Why? Choice {number} of {count}", number=number, count=count)
        panel = self.panels.thoughts
        panel.show_thoughts(title, weighed, buttons)
        if not is_known:
            self.judge(choice, lambda: self._show_thoughts() if panel.is_open else None)

    # --- a review --------------------------------------------------------------------------------

    def show_review(self) -> None:
        """Go through what people chose in the finished round, or put that away again."""
        panels, session = self.panels, self.session
        is_over = session.is_over or session.seated.asked == "next"
        if panels.review.is_open:
            panels.review.close()
        elif is_over and session.seating.persons and not panels.curtain.is_open:
            self.thinking.drop()
            self._to_present()
            panels.clear()
            self._reviewed = choices_of_round(session.game, session.seating.persons)
            panels.review.at = 0
            self._show_review()

    def _show_review(self) -> None:
        known = [self.look_up(choice) for choice in self._reviewed]
        unknown = [n for n, (is_known, _) in enumerate(known) if not is_known]
        done, of = len(known) - len(unknown), len(known)
        marked, panels = self._marked(), self.panels
        missed = sum(is_known and (judged is None or judged.is_open) for is_known, judged in known)
        said = found(len(marked), of, missed)
        if unknown:
            said = tr("Looking at choice {number} of {count}…", number=done + 1, count=of)
        rows = [costly(each, self.told, panels.names()) for each in marked]
        now = self.session.game.view().round
        number = now.sheet[-1].number if now is not None and now.sheet else 1
        title = tr("Review of round {number}", number=number)
        head = worth_head(marked[0].unit) if marked else ""
        panels.review.show_review(title, said, head, rows, (done, of))
        if unknown:
            first, review = self._reviewed[unknown[0]], panels.review
            self.judge(first, lambda: self._show_review() if review.is_open else None)

    def _marked(self) -> list[Judged]:
        judged = [self.look_up(choice)[1] for choice in self._reviewed]
        return [each for each in judged if each is not None and each.is_costly]

    def show_moment(self, place: int) -> None:
        """Show the table of a costly choice, by its place in the list."""
        self.thinking.drop()  # it goes on when one comes back
        marked = self._marked()
        judged, panels = marked[place], self.panels
        choice = judged.choice
        # The move as the engine made it: what came from the other process is only equal to it.
        best = choice.moves[choice.moves.index(judged.best.move)]
        self.past = choice.view
        self.scene.present(choice.view, (best,))
        self.scene.show_hint(best)
        said = weighed_words(judged, choice, self.told, panels.names()).said
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
                self._show(marked, self.panels.review.at)
            case _:
                return False
        return True
