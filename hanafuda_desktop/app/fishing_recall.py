"""What was played of late at a fishing table: in words, as edges on cards, and to be seen again."""

from __future__ import annotations

from collections.abc import Callable

from hanafuda_desktop.app.session import Session
from hanafuda_desktop.engine.events import RoundBegun
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.turn_words import TurnTold, fresh_cards, since_own, turns_told

__all__ = ["FishingRecall"]


class FishingRecall:
    """Recalls the running round from the game itself, so that it knows of resumed games too.

    Args:
        scene: the table.
        session: the game.
        names: what everything and everybody at the table is called now.
    """

    def __init__(
        self, scene: TableScene, session: Session, names: Callable[[], RoundNames]
    ) -> None:
        self._scene = scene
        self._session = session
        self._names = names

    @property
    def turns(self) -> tuple[TurnTold, ...]:
        """The turns of the running round, and its beginning."""
        told = self._session.game.told
        first = len(told)
        while first:
            first -= 1
            if any(isinstance(event, RoundBegun) for event in told[first][1]):
                break
        return turns_told(told[first:], self._names(), first)

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
