"""A window with a shedding game under test: hands that choose cards, and a clock by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.engine.reaction_race import RaceResult
from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.families.registry import mind_of
from hanafuda_desktop.families.shedding.moves import BareMove, Combine, Race
from hanafuda_desktop.families.shedding.ui.controller import SheddingController
from hanafuda_desktop.families.shedding.ui.race import RaceItem
from hanafuda_desktop.play.race_clock import CALM_MS
from hanafuda_desktop.players.levels import new_player
from hanafuda_desktop.table.board import Hit
from tests.app.at_the_table import AtRounds, middle

__all__ = [
    "SEED",
    "AtSheddingTable",
    "HandMs",
    "by_seat",
    "result_of",
    "times_of",
    "two_people_race",
]

SEED = 4
"""A deal whose first round a computer wins at a table of a person and two computers."""


class HandMs:
    """A clock in milliseconds that is set by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


class AtSheddingTable(AtRounds):
    """Plays a shedding game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.clock = HandMs()
        self.controller.race.clock._now = self.clock
        self._player = new_player("greedy", mind_of, 5)

    @property
    def controller(self) -> SheddingController:
        controller = self.window.driver.controller
        assert isinstance(controller, SheddingController)
        return controller

    @property
    def item(self) -> RaceItem:
        return self.controller.race.item

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The rounds that are finished."""
        now = self.window.session.game.view().round
        assert now is not None
        return now.sheet

    def is_asked(self) -> bool:
        asked = self.asked in ("play", "drawn", "swap")
        return self.panels.is_open or (asked and bool(self.window.session.moves))

    def wish(self) -> Any:
        """What a person might do who plays sensibly."""
        session = self.window.session
        return self._player.choose(session.rules, session.view, session.moves)

    def play_on(self, done: Callable[[], object]) -> None:
        """Let a person play sensibly until something is done."""
        for _ in range(2000):
            self.until(lambda: done() or self.is_asked())
            if done():
                return
            if self.panels.curtain.is_open:
                self.panels.curtain.close()
            elif self.panels.question.is_open:
                self.panels.question.press("lots")
            elif self.panels.summary.is_open:
                self.panels.summary.press("next")
            else:
                self.window.driver.scene.move_chosen.emit(self.wish())
        raise AssertionError("it did not come to that")

    def to_race(self) -> None:
        """Play on until people are asked whether they are ready for a race."""
        self.play_on(lambda: self.panels.question.is_open)

    # --- hands -----------------------------------------------------------------------------------

    def play_with_mouse(self, move: Any) -> None:
        """Play a move at real coordinates: choose its cards, then click the discard pile."""
        own = f"h{self.window.session.view.seat}"
        match move:
            case Combine(_, field, hand, lay):
                for pile, cards in (("f", field), (own, (*hand, *lay))):
                    for card in cards:
                        self.click(self.card(pile, card))
                self.click(middle(self.board.top_rect("d")))
            case BareMove.STRUGGLE:
                self.click(middle(self.board.top_rect("s")))
            case _:
                raise AssertionError(move)

    def play_with_keys(self, move: Any) -> None:
        """The same with the keyboard: digits go to hand cards, Tab to what can be chosen."""
        own = f"h{self.window.session.view.seat}"
        match move:
            case Combine(_, field, hand, lay):
                for pile, cards in ((own, (*hand, *lay)), ("f", field)):
                    for card in cards:
                        self._go_to(pile, card)
                        self.key(Qt.Key.Key_Space)
                self.key(Qt.Key.Key_Return)
            case BareMove.STRUGGLE:
                self.key(Qt.Key.Key_S)
            case _:
                raise AssertionError(move)

    def _go_to(self, pile: str, card: int) -> None:
        index = self.board.view.pile(pile).cards.index(card)
        keys = self.window.driver.scene.keys
        for _ in range(60):
            at = keys.at
            if keys.visible and at == Hit(pile, index):
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {pile}:{index}")

    # --- the race --------------------------------------------------------------------------------

    def start_race(self) -> None:
        """Everybody is ready; the clock stands at the beginning of the fuse."""
        self.panels.question.press("race")
        assert self.controller.race.clock.is_running

    def let_pass(self, ms: float) -> None:
        """Let time pass."""
        race = self.controller.race.clock
        self.clock.at += ms
        race.tick()
        if not race.is_running:
            self.clock.at += CALM_MS

    def to_signal(self) -> None:
        """Let time pass until the palm lights up."""
        race = self.controller.race.clock.race
        assert race is not None
        assert race.due is not None
        self.let_pass(self.controller.race.clock._began + race.due - self.clock.at)
        assert race.is_signalled


# --- what came of a race -------------------------------------------------------------------------


def times_of(table: AtSheddingTable) -> tuple[int, ...]:
    """The times of the race that was run last, as the record has them."""
    move = next(m for m in reversed(table.window.session.game.moves) if not hasattr(m, "cards"))
    assert isinstance(move, Race)
    return move.times


def result_of(table: AtSheddingTable) -> RaceResult:
    result = table.results[-1].race
    assert result is not None
    return result


def by_seat(table: AtSheddingTable) -> dict[int, int | None]:
    return {time.seat: time.ms for time in result_of(table).times}


def two_people_race(table: AtSheddingTable) -> tuple[int, int]:
    """Play on until two people race, and start that; returns their seats."""
    for _ in range(8):
        table.to_race()
        people = table.controller.race.people
        if len(people) == 2:
            table.start_race()
            return people[0], people[1]
        table.panels.question.press("lots")
    raise AssertionError("no two people race")
