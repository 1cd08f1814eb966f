"""The space of a patience's positions as the engine plays it: right for every rule file, and slow.

Nothing is pruned. Positions are the engine's own states, put into one form of all that are alike:
columns and cells that do not differ stand in one order, twins are named in the order in which they
lie, and only so much of the past is kept as limits what may follow.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.tableau.compiled import STOCK, UNLIMITED, CompiledTableau
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.solver.packing import twins_of
from hanafuda_desktop.families.tableau.solver.search import WON
from hanafuda_desktop.families.tableau.solver.unpacking import LineError
from hanafuda_desktop.families.tableau.state import TableauMove, TableauState

_FACE_DOWN, _OUT_OF_ORDER, _LIES, _IN_STOCK, _EMPTY = 12, 5, 4, 1, -3


class EngineSpace:
    """All positions that the engine can reach from one."""

    whole = True

    def __init__(self, engine: Tableau, state: TableauState) -> None:
        self._engine = engine
        self._compiled = engine.compiled
        self._alike = _Alike(engine.compiled)
        self._first = self._alike.form(state)

    def held(self) -> int:
        """Nothing is kept besides."""
        return 0

    def start(self) -> tuple[int, TableauState]:
        """The position to begin from, with its cost."""
        return self._cost(self._first), self._first

    def after(self, position: TableauState) -> Iterator[tuple[int, TableauState]]:
        """Every position that one move leads to, with its cost."""
        for move in self._engine.legal_moves(position):
            after = self._engine.apply(position, move).state
            form = self._alike.form(after)
            yield self._cost(form), form

    def moves(self, state: TableauState, path: tuple[Hashable, ...]) -> tuple[TableauMove, ...]:
        """The moves that lead from a state along the path that was found from its form.

        Raises:
            LineError: no move leads to the next position.
        """
        moves: list[TableauMove] = []
        for wanted in path[1:]:
            for move in self._engine.legal_moves(state):
                after = self._engine.apply(state, move).state
                if self._alike.form(after) == wanted:
                    moves.append(move)
                    state = after
                    break
            else:
                raise LineError("no move leads to the next position")
        return tuple(moves)

    def _cost(self, state: TableauState) -> int:
        outcome = self._engine.outcome(state)
        if outcome is not None and outcome.winners:
            return WON
        compiled = self._compiled
        cost = _IN_STOCK * len(state.piles[STOCK])
        for place in (*compiled.columns, *compiled.cells):
            cards, pile = state.piles[place], compiled.piles[place]
            hidden = state.face_down[place]
            if not cards:
                cost += _EMPTY
            cost += _LIES * len(cards) + _FACE_DOWN * hidden
            for at in range(max(hidden, 1), len(cards)):
                if not pile.runs[cards[at]] >> cards[at - 1] & 1:
                    cost += _OUT_OF_ORDER
        return cost


class _Alike:
    """Brings states that do not differ into one form."""

    def __init__(self, compiled: CompiledTableau) -> None:
        rule = compiled.rules.stock
        # Cards that a shuffle may deal anew are told apart by what was seeded with them.
        shuffles = rule is not None and rule.shuffle
        groups = [] if shuffles else [group for group in twins_of(compiled) if len(group) > 1]
        self._twin = {card: group[0] for group in groups for card in group}
        self._names = {group[0]: group for group in groups}
        self._endless = compiled.redeals == UNLIMITED and not shuffles
        self._deals_to_columns = any(
            compiled.piles[place].kind is PileKind.COLUMN for place in compiled.turned_to
        )
        self._columns = compiled.columns
        self._groups = _alike_places(compiled)

    def form(self, state: TableauState) -> TableauState:
        """The one of all alike states that stands for them."""
        kinds = [tuple(self._twin.get(card, card) for card in pile) for pile in state.piles]
        hidden = list(state.face_down)
        # While cards are still dealt onto columns from left to right, their order matters.
        fixed = self._columns if self._deals_to_columns and state.piles[STOCK] else ()
        for places in self._groups:
            if places[0] not in fixed:
                inside = sorted((kinds[place], hidden[place]) for place in places)
                for place, (cards, down) in zip(places, inside, strict=True):
                    kinds[place], hidden[place] = cards, down
        return TableauState(
            piles=tuple(self._named(kinds)),
            face_down=tuple(hidden),
            collected=tuple(sorted((number, 0) for number, _ in state.collected)),
            redeals_used=0 if self._endless else state.redeals_used,
            chance=state.chance,
        )

    def _named(self, kinds: list[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
        """The piles with twins named in the order in which they lie."""
        names = {twin: iter(cards) for twin, cards in self._names.items()}
        for pile in kinds:
            yield tuple(next(names[kind]) if kind in names else kind for kind in pile)


def _alike_places(compiled: CompiledTableau) -> list[tuple[int, ...]]:
    """The places of columns and cells in groups that may stand in any order."""
    # A column is refilled from the first of a group that has a card.
    in_order = {place for places in compiled.refills if len(places) > 1 for place in places}
    groups: dict[tuple[PileKind, str], list[int]] = {}
    for place in (*compiled.columns, *compiled.cells):
        pile = compiled.piles[place]
        if place not in in_order:
            groups.setdefault((pile.kind, pile.group), []).append(place)
    return [tuple(places) for places in groups.values() if len(places) > 1]
