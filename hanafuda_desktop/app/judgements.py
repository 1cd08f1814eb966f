"""What the coach thinks of the choices of one game: each is asked about once and then known."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hanafuda_desktop.app.coach_words import Told
from hanafuda_desktop.app.coaching import Choice, Judged, judged
from hanafuda_desktop.app.computers import Answer, coach_question
from hanafuda_desktop.app.thinking import Thinking
from hanafuda_desktop.rules.alike import likes_of

if TYPE_CHECKING:
    from hanafuda_desktop.app.session import Session
    from hanafuda_desktop.engine.game import Game

__all__ = ["Judgements"]


class Judgements:
    """Knows the judgements of the game on the table, and asks for more.

    Args:
        session: the game on the table.
        thinking: where the coach thinks.
        told: tells a move that could be made from what a seat saw.
    """

    def __init__(self, session: Session, thinking: Thinking, told: Told) -> None:
        self._session = session
        self._thinking = thinking
        self._told = told
        self._game: Game | None = None
        # By the moves up to the choice: what was taken back and played otherwise is another one.
        self._known: dict[tuple[Any, ...], Judged | None] = {}

    def look_up(self, choice: Choice) -> tuple[bool, Judged | None]:
        """Whether a choice was judged already, and how; ``None`` where the coach has failed."""
        game = self._session.game
        if self._game is not game:
            self._game = game
            self._known.clear()
        key = game.moves[: choice.number + 1]
        return key in self._known, self._known.get(key)

    def ask(self, choice: Choice, then: Callable[[], None]) -> None:
        """Judge a choice, and then do something; what was being judged before is dropped."""
        session = self._session
        game = session.game
        key = game.moves[: choice.number + 1]
        likes = likes_of(game.rules)

        def take(answer: Answer) -> None:
            found = answer.considered
            self._known[key] = judged(choice, found, kind) if found is not None else None
            then()

        def kind(move: Any) -> object:
            # Which of two cards that look and count alike is played is no choice.
            told = self._told(choice.view, move)
            by = getattr(move, "combination", "")
            return told.said, by, tuple(likes[card] for card in told.cards)

        question = coach_question(game.rules, choice, session.sitting.players_chance)
        self._thinking.weigh(question, take)
