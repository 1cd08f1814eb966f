"""A good next move in a patience, judged from what the player can see.

Every legal move is played on a table whose unknown cards are filled with any cards at all, and
weighed by what it does to the cards that are known; whatever a move would turn up counts for
nothing, so that a hint can never give a hidden card away.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, Event, YakuMade
from hanafuda_desktop.engine.family import Step, engine_for
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.tableau.compiled import STOCK, WASTE, CompiledTableau, CompiledYaku
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.reductions import alike_places
from hanafuda_desktop.families.tableau.solver.search import Budget, Solution, Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve_stepwise, wins
from hanafuda_desktop.families.tableau.state import (
    Collect,
    Redeal,
    Shift,
    TableauMove,
    TableauState,
    TurnStock,
)

# Whether anything useful can still be done in a patience, from what the player can know.
#
# A move makes progress when it turns up a card, collects a yaku, puts a card on a foundation from
# which none may be taken back, or takes a card for good out of the waste or the stock: none of
# these can be undone by further moves, so they come to an end. All other moves only push face-up
# cards to and fro. If no order of such moves ever allows progress, the table is dead, whatever the
# face-down cards are; and no face-down card is needed to see it.

MOST_POSITIONS = 1_500
"""So many positions are looked at before the question is left open."""


class Judge:
    """What counts as progress in a game, and which of its tables do not differ."""

    def __init__(self, compiled: CompiledTableau) -> None:
        piles = compiled.piles
        self._kept = {
            pile.id for pile in piles if pile.kind is PileKind.FOUNDATION and pile.move == "none"
        }
        self._given = {piles[STOCK].id} if any(piles[WASTE].onto) else {"s", "w"}
        self._alike = alike_places(compiled)
        self._foundations = compiled.foundations

    def is_progress(self, events: tuple[Event, ...]) -> bool:
        """Whether something happened that no further move can undo."""
        return any(map(self._lasts, events))

    def _lasts(self, event: Event) -> bool:
        match event:
            case CardTurnedUp() | YakuMade():
                return True
            case CardsMoved(_, source, target):
                return target in self._kept or (source in self._given and target != "w")
            case _:
                return False

    def key(self, state: TableauState) -> tuple[object, ...]:
        """The state with places that do not differ (columns of a group, cells) in one order."""
        return (
            state.piles[:2],
            state.redeals_used if state.redeals_used > 1 else 0,
            tuple(state.piles[place] for place in self._foundations),
            tuple(
                tuple(sorted((state.piles[place], state.face_down[place]) for place in places))
                for places in self._alike
            ),
        )


def search_useful_move(rules: TableauRules, view: View) -> Iterator[bool | None]:
    """Look for progress, a move at a time.

    Yields ``None`` after each move that settles nothing, and at last ``True`` (something useful
    can be done, or the search was too large to tell) or ``False`` (nothing can). A caller with a
    window to paint takes a few steps at a time.
    """
    engine = engine_for(Tableau, rules)
    if view.outcome is not None:
        yield bool(view.outcome.winners)
        return
    if None in view.piles[STOCK].cards:
        yield True  # a stock that was never seen through may hold anything
        return
    start = engine.guessed(view, engine.unseen(view))
    judge = Judge(engine.compiled)
    seen = {judge.key(start)}
    waiting = deque([start])
    while waiting:
        state = waiting.popleft()
        for move in engine.legal_moves(state):
            step = engine.apply(state, move)
            if judge.is_progress(step.events):
                yield True
                return
            after = step.state
            if view.redeals_left is None and isinstance(move, Redeal):
                after = after._replace(redeals_used=1)
            key = judge.key(after)
            if key not in seen:
                seen.add(key)
                waiting.append(after)
            yield None
        if len(seen) > MOST_POSITIONS:
            yield True
            return
    yield False


# Moves of a patience that take cards off the table and can never hurt, judged from a view alone.
#
# Taking cards away bares what they cover and lets a column be empty sooner, which only helps. It
# hurts where one of them would still have been of use: as a place for another card, in another
# yaku, or because a twin of it would better have gone. So a move is harmless if
#
# - no card that is left could be placed on one of those that go,
# - no other yaku and no foundation wants one of them, and
# - no other card that is left could take the place of one of them.
#
# Then whatever wins without the move also wins after it: the same moves, but those of the cards
# that have gone. Rules under which an empty column, or a card that is missing from the stock or
# from a column, can be a drawback are left alone.


def takes_away(view: View, move: TableauMove) -> bool:
    """Whether a move takes cards off the table: collects a yaku, or lays one on a foundation."""
    if isinstance(move, Shift):
        source, target = view.pile(move.source), view.pile(move.target)
        return target.kind is PileKind.FOUNDATION and source.kind is not PileKind.FOUNDATION
    return isinstance(move, Collect)


def harmless(rules: TableauRules, view: View, moves: Sequence[TableauMove]) -> TableauMove | None:
    """A move that takes cards away and can never hurt.

    Args:
        rules: of the game.
        view: the table.
        moves: the legal moves.

    Returns:
        the first there is, or ``None``.
    """
    compiled = engine_for(Tableau, rules).compiled
    if rules.win.columns == "runs" or not compiled.turns_over_gaps or compiled.refilled:
        return None
    gone = [card for place in view.yaku for card in place.collected]
    laid = [pile.cards for pile in view.piles if pile.kind is PileKind.FOUNDATION]
    gone += [card for cards in laid for card in cards if card is not None]
    left = mask_of(compiled.deck) & ~mask_of(gone)
    still_open = {place.yaku for place in view.yaku if not place.collected}
    candidates = [move for move in moves if takes_away(view, move)]
    sources = [move.source for move in candidates if isinstance(move, Shift)]
    for move in candidates:
        match move:
            case Collect(yaku, collected):
                cards, others = mask_of(collected), still_open - {yaku}
                wanted = _wanted_by(compiled.yaku_by_id[yaku])
                if compiled.foundation_cards & cards or wanted & left != cards:
                    continue
            case Shift(source):
                card = view.pile(source).top
                if card is None or sources.count(source) > 1:
                    continue
                cards, others = 1 << card, {*compiled.yaku_by_id}
            case _:
                continue
        if _goes_harmlessly(compiled, view, cards, left, others):
            return move
    return None


def _goes_harmlessly(
    compiled: CompiledTableau, view: View, cards: int, left: int, others: set[str]
) -> bool:
    """Whether none of these yaku wants one of the cards, and nothing could be placed on them."""
    if any(_wanted_by(compiled.yaku_by_id[other]) & cards for other in others):
        return False
    turned = mask_of(card for card in view.piles[WASTE].cards if card is not None)
    if turned & cards and len(compiled.turned_to) > 1:
        return False  # what is turned together with others would change
    tables = [compiled.piles[place].onto for place in compiled.columns]
    return not any(onto[card] & cards for onto in tables for card in members(left & ~cards))


def _wanted_by(yaku: CompiledYaku) -> int:
    """The set of cards that can serve in a yaku."""
    return reduce(or_, [way.members for way in yaku.ways], 0)


_COLLECTS = 1000
_TO_FOUNDATION = 500
_TURNS_UP = 300
_MAKES_READY = 200
_EMPTIES_COLUMN = 120
_OUT_OF_WASTE = 80
_FREES_YAKU_CARD = 15
_PUSHES = 20
_TURN = 10
_REDEAL = 5
_BREAKS_RUN = -60
_FILLS_EMPTY_COLUMN = -70
_IDLE = -1000


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player had best do.

    Attributes:
        moves: the legal moves, the most promising first, without those that change nothing.
        plan: what to do after one another, beginning with the first of them, until a card is seen
            that nobody could know before; empty if no guessed table could be won. Whoever is asked
            again while the plan is followed should follow it, too: another line, however good,
            might lead back to where this one began.
    """

    moves: tuple[TableauMove, ...]
    plan: tuple[TableauMove, ...] = ()


def hints(rules: TableauRules, view: View) -> tuple[TableauMove, ...]:
    """The legal moves, the most promising first; moves that change nothing are left out.

    Only the view is read: two tables that look the same get the same hints.
    """
    *_, found = weigh_hints(rules, view)
    return found or ()


def weigh_hints(rules: TableauRules, view: View) -> Iterator[tuple[TableauMove, ...] | None]:
    """Weigh one legal move at a time: yields ``None`` after each, last what :func:`hints` gives.

    A caller with a window to paint takes a few steps at a time.
    """
    if view.outcome is not None:
        yield ()
        return
    engine = engine_for(Tableau, rules)
    state = engine.guessed(view, engine.unseen(view))
    worth = _yaku_worth(engine, state)
    weighed: list[tuple[int, int, TableauMove]] = []
    for number, move in enumerate(engine.legal_moves(state)):
        weighed.append((_weight(engine, state, move, view, worth), -number, move))
        yield None
    weighed.sort(key=lambda entry: entry[:2], reverse=True)
    yield tuple(move for weight, _, move in weighed if weight > _IDLE)


def _weight(engine: Tableau, state: TableauState, move: TableauMove, view: View, worth: int) -> int:
    match move:
        case TurnStock():
            return _TURN
        case Redeal():
            return _REDEAL
        case Shift():
            weight = _shift_weight(engine, state, move)
            if weight <= _IDLE:
                return weight
        case Collect():
            weight = _COLLECTS
    step = engine.apply(state, move)
    for event in step.events:
        if isinstance(event, CardTurnedUp):
            weight += _TURNS_UP
        elif isinstance(event, YakuMade):
            weight += event.points
    if not shows_unknown(step, view):
        weight += _yaku_worth(engine, step.state) - worth
    return weight


def _shift_weight(engine: Tableau, state: TableauState, move: Shift) -> int:
    compiled = engine.compiled
    source, target = compiled.places[move.source], compiled.places[move.target]
    cards = state.piles[source]
    kind = compiled.piles[source].kind
    left = len(cards) - move.count
    to_empty = not state.piles[target]
    same_group = compiled.piles[source].group == compiled.piles[target].group
    if left == 0 and to_empty and same_group and kind is compiled.piles[target].kind:
        return _IDLE  # the same table with two places exchanged
    weight = _PUSHES
    if compiled.piles[target].kind is PileKind.FOUNDATION:
        weight += _TO_FOUNDATION
    elif kind is PileKind.WASTE:
        weight += _OUT_OF_WASTE
    if to_empty and compiled.piles[target].kind is PileKind.COLUMN:
        weight += _FILLS_EMPTY_COLUMN
    if kind is PileKind.COLUMN:
        if left == 0 and compiled.piles[source].base:
            weight += _EMPTIES_COLUMN
        runs = compiled.piles[source].runs
        if left > state.face_down[source] and runs[cards[left]] >> cards[left - 1] & 1:
            weight += _BREAKS_RUN
    return weight


def shows_unknown(step: Step[TableauState], view: View) -> bool:
    """Whether the move brought up a card that the player could not know."""
    known = {card for pile in view.piles for card in pile.cards if card is not None}
    shown = {event.card for event in step.events if isinstance(event, CardTurnedUp)}
    for event in step.events:
        if isinstance(event, CardsMoved) and event.source == "s":
            shown.update(card for card in event.cards if card is not None)
    return bool(shown - known)


def _yaku_worth(engine: Tableau, state: TableauState) -> int:
    """How near the yaku still to be collected are."""
    moves = engine.legal_moves(state)
    ready = {move.yaku for move in moves if isinstance(move, Collect)}
    in_reach = sum(
        slot is not None
        for place in engine.view(state).yaku
        if not place.collected
        for slot in place.reachable
    )
    return _MAKES_READY * len(ready) + _FREES_YAKU_CARD * in_reach


# A good next move in a patience, from what a player can know: guessed tables are solved, and vote.
#
# Nobody but the dealer knows where the face-down cards lie. So the unknown places are filled at
# random, many times over, each such table is solved, and each move gets a vote from every table
# that can still be won after it. Only the view is read, and the guesses hang on nothing else: two
# tables that look the same get the same hints. What the vote leaves open is decided by how soon
# the winning line does something that lasts, and then by the weights of :mod:`.hints`, which stand
# alone where no guessed table could be decided.

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
    engine = engine_for(Tableau, rules)
    poll = _Poll(engine, view, by_weight)
    for state in _guesses(engine, view, effort.tables):
        line: tuple[TableauMove, ...] = ()
        for news in solve_stepwise(engine, state, Budget(effort.nodes, effort.positions)):
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
        # The line with this move played first, and not again where the line has it.
        at = line.index(move) if move in line else len(line)
        moved = (move, *line[:at], *line[at + 1 :])
        if moved != line and not wins(self.engine, state, moved):
            moved = ()
            after = self.engine.apply(state, move).state
            for news in solve_stepwise(self.engine, after, budget):
                if isinstance(news, Solution) and news.verdict is Verdict.WON:
                    moved = (move, *news.moves)
                yield
        if moved:
            votes.tables += 1
            soon, known = _until_progress(self.engine, self.view, state, moved)
            if soon < votes.soon:
                votes.soon, votes.plan = soon, moved[:known]
        yield


def _until_progress(
    engine: Tableau, view: View, state: TableauState, line: tuple[TableauMove, ...]
) -> tuple[int, int]:
    """How many moves come before the first that no others can undo; and how many it takes until a
    card is seen that the player could not know.
    """
    judge = Judge(engine.compiled)
    soon = len(line)
    for number, move in enumerate(line):
        step = engine.apply(state, move)
        if judge.is_progress(step.events):
            soon = min(soon, number)
        if shows_unknown(step, view):
            return soon, number + 1
        state = step.state
    return soon, len(line)
