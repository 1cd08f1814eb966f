"""What the solver is asked: plain values, which can go to another process.

Two kinds of question are kept apart. A :class:`WinQuestion` is judged by one who knows every
card, and so are :class:`Deals` and the deal :class:`OfDay`. A :class:`HintQuestion` is what a
player sees, and nothing else goes into a hint.

:class:`Winnability` puts together what is answered of the positions of one game. A position that
can be won was reached through positions that could, and from a lost one nothing but lost ones are
reached. So the won positions of a game come first and the lost ones last, and what lies between
them can be searched by halving. A position that the solver cannot decide says nothing about its
neighbours: it is left out, and others are asked about as long as any could tell more. Nothing is
asked while a player goes along a line that is known to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile
from typing import Final

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.tableau.solver.search import Budget, Solution, Verdict
from hanafuda_desktop.families.tableau.state import TableauMove, TableauState


class Tier(StrEnum):
    """How hard a deal is, among those of its rules that can be won."""

    EASY = "easy"
    MIDDLING = "middling"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Picked:
    """What came of looking for a deal.

    Attributes:
        deal: the number of the first deal that can be won; ``None`` if there was none.
        tried: how many deals were looked at.
        solution: how it can be won.
    """

    deal: int | None
    tried: int
    solution: Solution | None = None


JUDGE_NODES: Final = 400_000
"""A position that takes more is left undecided."""
JUDGE_POSITIONS: Final = 400_000
"""So many positions are remembered at a time, which bounds the memory of the process."""


@dataclass(frozen=True, slots=True)
class WinQuestion:
    """Can this be won, by one who knows every card?

    Attributes:
        state: the position.
        budget: what the search may spend.
    """

    state: TableauState
    budget: Budget


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """What is a good move, for one who sees this?

    Attributes:
        view: what the player sees.
        plan: what is left of an earlier plan.
        budget_ms: how long it may take, in milliseconds.
    """

    view: View
    plan: tuple[TableauMove, ...]
    budget_ms: int


@dataclass(frozen=True, slots=True)
class Deals:
    """Which is the first deal, from this number on, that can be won?

    Attributes:
        first: the number.
        most: how many deals are tried.
        tier: how hard it is to be, if that matters.
    """

    first: int
    most: int
    tier: Tier | None = None


@dataclass(frozen=True, slots=True)
class OfDay:
    """Which deal that can be won is the game of this day?

    Attributes:
        day: the day, as 2026-11-21.
    """

    day: str


About = WinQuestion | HintQuestion | Deals | OfDay
"""All that can be asked."""


def to_judge(game: Game, number: int) -> WinQuestion:
    """The question whether a patience could be won after so many of its moves."""
    return WinQuestion(game.state_before(number), Budget(JUDGE_NODES, JUDGE_POSITIONS))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands, for one who knows every card.

    Positions are counted by the moves before them: 0 is the deal.

    Attributes:
        verdict: of the position now; ``None`` while that is not found out.
        lost_since: the first position known to be lost, if the game is lost.
        won_until: the last position known to be winnable; -1 if none is.
        is_settled: whether nothing more is to be found out.
    """

    verdict: Verdict | None
    lost_since: int | None
    won_until: int
    is_settled: bool

    @property
    def is_exact(self) -> bool:
        """Whether it is certain that the game was lost by the move before ``lost_since``."""
        return self.lost_since is not None and self.lost_since == self.won_until + 1


class Winnability:
    """What is known of the positions of one game.

    Whoever has it calls :meth:`follow` when the game has changed, and then lets the position that
    :meth:`question` names be solved and says what came of it to :meth:`learn`, until there is no
    question left.
    """

    def __init__(self) -> None:
        self._moves: tuple[TableauMove, ...] = ()
        self._won = -1
        self._line: tuple[TableauMove, ...] = ()
        self._lost: int | None = None
        self._open: set[int] = set()

    @property
    def line(self) -> tuple[TableauMove, ...]:
        """How to win from now on, if that is known; else nothing."""
        return self._line if self._won == len(self._moves) else ()

    def follow(self, moves: Sequence[TableauMove]) -> None:
        """The game was led here by these moves: more than before, fewer, or other ones."""
        after = tuple(moves)
        pairs = zip(self._moves, after, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if self._won > same:
            self._line = self._moves[same : self._won] + self._line
            self._won = same
        if self._lost is not None and self._lost > same:
            self._lost = None
        self._open = {number for number in self._open if number <= same}
        self._moves = after
        self._go_along()

    def _go_along(self) -> None:
        """What is reached along a line that wins can be won."""
        while self._line and self._won < len(self._moves):
            if self._moves[self._won] != self._line[0]:
                break
            self._won += 1
            self._line = self._line[1:]

    def question(self) -> int | None:
        """The position that should be solved next, or ``None`` if nothing more can be told."""
        now = len(self._moves)
        if self._lost is None:
            return None if self._won == now or now in self._open else now
        left = [number for number in range(self._won + 1, self._lost) if number not in self._open]
        return left[len(left) // 2] if left else None

    def learn(self, number: int, solution: Solution) -> None:
        """What came of solving the position after so many of the moves."""
        match solution.verdict:
            case Verdict.WON:
                if number > self._won:
                    self._won, self._line = number, solution.moves
                    self._go_along()
            case Verdict.LOST:
                if self._lost is None or number < self._lost:
                    self._lost = number
            case Verdict.UNKNOWN:
                self._open.add(number)

    @property
    def standing(self) -> Standing:
        """How the game stands, as far as it is known."""
        now = len(self._moves)
        verdict = None
        if self._lost is not None:
            verdict = Verdict.LOST
        elif self._won == now:
            verdict = Verdict.WON
        elif now in self._open:
            verdict = Verdict.UNKNOWN
        return Standing(verdict, self._lost, self._won, self.question() is None)
