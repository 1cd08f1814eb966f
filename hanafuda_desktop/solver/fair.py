"""A good next move in a patience, from what a player can know: guessed tables are solved, and vote.

Nobody but the dealer knows where the face-down cards lie. So the unknown places are filled at
random, many times over, each such table is solved, and each move gets a vote from every table that
can still be won after it. Only the view is read, and the guesses hang on nothing else: two tables
that look the same get the same hints. What the vote leaves open is decided by how soon the winning
line does something that lasts, and then by the weights of :mod:`~hanafuda_desktop.solver.hints`,
which stand alone where no guessed table could be decided.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.families import compile_tableau
from hanafuda_desktop.engine.tableau.family import Tableau
from hanafuda_desktop.engine.tableau.moves import TableauMove
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.tableau import TableauRules
from hanafuda_desktop.solver.dead_end import Judge
from hanafuda_desktop.solver.hints import Advice, hints, shows_unknown
from hanafuda_desktop.solver.solving import solving
from hanafuda_desktop.solver.verdict import Budget, Solution, Verdict

__all__ = ["Effort", "advise", "fair_hints"]

_LIKELY = 4
"""So many of the moves that look best are put to the vote beside those that lines begin with."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a hint may cost.

    Attributes:
        tables: how many tables are guessed; one if every card is known.
        nodes: what may be spent on solving each of them.
        after: what may be spent on each after a single move.
        positions: how many positions a search may remember, which bounds its memory.
    """

    tables: int = 12
    nodes: int = 6_000
    after: int = 1_500
    positions: int = 60_000


def fair_hints(
    rules: TableauRules, view: View, effort: Effort = Effort(), plan: tuple[TableauMove, ...] = ()
) -> Advice:
    """The best advice for so much effort; see :func:`advise`."""
    *_, best = advise(rules, view, effort, plan)
    return best


def advise(
    rules: TableauRules, view: View, effort: Effort = Effort(), plan: tuple[TableauMove, ...] = ()
) -> Iterator[Advice]:
    """Find a good move bit by bit: yields the best advice so far, every few hundred nodes.

    A caller without time takes what there is. The first comes from the weights alone.

    Args:
        rules: the game.
        view: what the player sees.
        effort: how much it may cost.
        plan: what is left of an earlier plan that was followed so far.
    """
    by_weight = hints(rules, view)
    if plan and plan[0] in by_weight:
        yield Advice((plan[0], *(move for move in by_weight if move != plan[0])), plan)
        return
    yield Advice(by_weight)
    if len(by_weight) < 2:
        return
    engine = compile_tableau(rules)
    poll = _Poll(engine, view, by_weight)
    for state in _guesses(engine, view, effort.tables):
        line: tuple[TableauMove, ...] = ()
        for news in solving(engine, state, Budget(effort.nodes, effort.positions)):
            if isinstance(news, Solution):
                line = news.moves
            yield poll.advice()
        if line:
            for _ in poll.ask(state, line, Budget(effort.after, effort.positions)):
                yield poll.advice()
    yield poll.advice()


def _guesses(engine: Tableau, view: View, count: int) -> Iterator[TableauState]:
    """Tables that look like the view; every one of them is as likely as any other."""
    hidden = engine.unseen(view)
    if len(hidden) < 2:
        yield engine.guessed(view, hidden)
        return
    chance = SplitMix64(0)
    for _ in range(count):
        yield engine.guessed(view, shuffled(hidden, chance.next()))


@dataclass(slots=True)
class _Votes:
    """What speaks for a move.

    Attributes:
        tables: how many tables can be won after it.
        soon: how many moves it takes, at best, until something lasting is done.
        plan: those moves, and what follows until a card is seen that was not known.
    """

    tables: int = 0
    soon: int = 1 << 30
    plan: tuple[TableauMove, ...] = ()


@dataclass(slots=True)
class _Poll:
    """Asks tables about moves and keeps their votes.

    Attributes:
        engine: the rules.
        view: what the player sees.
        by_weight: the moves in the order of their weights.
        votes: what each move has got.
        lines: the tables with their lines, to ask them about moves that come up later.
    """

    engine: Tableau
    view: View
    by_weight: tuple[TableauMove, ...]
    votes: dict[TableauMove, _Votes] = field(default_factory=dict)
    lines: list[tuple[TableauState, tuple[TableauMove, ...]]] = field(default_factory=list)

    def advice(self) -> Advice:
        """The moves, by their votes and then by their weights."""
        none = _Votes()

        def rank(move: TableauMove) -> tuple[int, int]:
            votes = self.votes.get(move, none)
            return -votes.tables, votes.soon

        moves = tuple(sorted(self.by_weight, key=rank))
        return Advice(moves, self.votes.get(moves[0], none).plan)

    def ask(
        self, state: TableauState, line: tuple[TableauMove, ...], budget: Budget
    ) -> Iterator[None]:
        """Let a table vote; and those before it, too, on a move that none of them began with."""
        self.lines.append((state, line))
        if not self.votes:
            for move in self.by_weight[:_LIKELY]:
                self.votes[move] = _Votes()
        # A line may begin with what changes nothing; that is no hint, and is not in by_weight.
        if line[0] not in self.votes and line[0] in self.by_weight:
            self.votes[line[0]] = _Votes()
            for before, other in self.lines[:-1]:
                yield from self._ask_about(line[0], before, other, budget)
        for move in tuple(self.votes):
            yield from self._ask_about(move, state, line, budget)

    def _ask_about(
        self,
        move: TableauMove,
        state: TableauState,
        line: tuple[TableauMove, ...],
        budget: Budget,
    ) -> Iterator[None]:
        votes = self.votes[move]
        moved = _moved_forward(line, move)
        if moved != line and not _wins(self.engine, state, moved):
            moved = ()
            after = self.engine.apply(state, move).state
            for news in solving(self.engine, after, budget):
                if isinstance(news, Solution) and news.verdict is Verdict.WON:
                    moved = (move, *news.moves)
                yield
        if moved:
            votes.tables += 1
            soon, known = _until_progress(self.engine, self.view, state, moved)
            if soon < votes.soon:
                votes.soon, votes.plan = soon, moved[:known]
        yield


def _moved_forward(line: tuple[TableauMove, ...], move: TableauMove) -> tuple[TableauMove, ...]:
    """The line with this move played first, and not again where the line has it."""
    if move not in line:
        return (move, *line)
    number = line.index(move)
    return (move, *line[:number], *line[number + 1 :])


def _wins(engine: Tableau, state: TableauState, line: tuple[TableauMove, ...]) -> bool:
    for move in line:
        if engine.refusal(state, 0, move) is not None:
            return False
        state = engine.apply(state, move).state
    outcome = engine.outcome(state)
    return outcome is not None and bool(outcome.winners)


def _until_progress(
    engine: Tableau, view: View, state: TableauState, line: tuple[TableauMove, ...]
) -> tuple[int, int]:
    """How many moves come before the first that no others can undo; and how many it takes until a
    card is seen that the player could not know.
    """
    judge = Judge(engine.program)
    soon = len(line)
    for number, move in enumerate(line):
        step = engine.apply(state, move)
        if judge.is_progress(step.events):
            soon = min(soon, number)
        if shows_unknown(step, view):
            return soon, number + 1
        state = step.state
    return soon, len(line)
