"""What was played of late at a table of several: in words, as edges on cards, and seen again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hanafuda_desktop.app.session import Session
from hanafuda_desktop.engine.events import Event, RoundBegun
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.turn_words import TurnTold, fresh_cards, since_own

__all__ = ["RoundRecall", "Tell"]

Tell = Callable[
    [Sequence[tuple[int | None, Sequence[Event]]], RoundNames, int], tuple[TurnTold, ...]
]
"""Tells moves as turns: whose each move was and what happened, names, the first move's number."""


class RoundRecall:
    """Recalls the running round from the game itself, so that it knows of resumed games too.

    Args:
        scene: the table.
        session: the game.
        names: what everything and everybody at the table is called now.
        tell: tells moves of this family as turns.
    """

    def __init__(
        self, scene: TableScene, session: Session, names: Callable[[], RoundNames], tell: Tell
    ) -> None:
        self._scene = scene
        self._session = session
        self._names = names
        self._tell = tell

    @property
    def turns(self) -> tuple[TurnTold, ...]:
        """The turns of the running round, and its beginning."""
        told = self._session.game.told
        first = len(told)
        while first:
            first -= 1
            if any(isinstance(event, RoundBegun) for event in told[first][1]):
                break
        return self._tell(told[first:], self._names(), first)

    @property
    def _fresh(self) -> tuple[TurnTold, ...]:
        return since_own(self.turns, self._session.sitting.shown_seat)

    def mark(self) -> None:
        """Mark the cards that were played since the one who looks played last."""
        if not self._session.sitting.veiled:
            self._scene.mark_fresh(fresh_cards(self._fresh))

    @property
    def last(self) -> str:
        """The last turn in a sentence, or the empty string."""
        turns = self._fresh
        return turns[-1].sentence(self._names()) if turns else ""

    def show_again(self) -> bool:
        """Play once more what was played since the one who looks did; returns whether it was."""
        session, turns = self._session, self._fresh
        if not turns or session.sitting.veiled:
            return False
        game, seat, first = session.game, session.sitting.shown_seat, turns[0].first
        events = tuple(event for _, told in game.told[first:] for event in told)
        self._scene.present(game.view_before(first, seat), ())
        self._scene.play(game.seen(events, seat), session.view, session.moves)
        return True
