"""From counted positions back to moves: where the open cards go, so that each step can be made.

A step that was counted (:mod:`.counted_space`) asks for an arrangement of the
open cards: a root for a place, a yaku that no other cards lie on its own. And when a step leaves a
level without a hand, the cards of that level must already lie as later steps want them, until it
has one again: on each place that a yaku takes by then, a card of the same yaku. Such arrangements
are looked for level by level.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice, pairwise
from typing import Final, NamedTuple

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.families.tableau.compiled import STOCK, WASTE, CompiledTableau
from hanafuda_desktop.families.tableau.play import play
from hanafuda_desktop.families.tableau.solver.counted_space import (
    CountedSpace,
    Root,
    YakuChoice,
    loose_cards,
    stuck_cards,
)
from hanafuda_desktop.families.tableau.solver.position import turned_of
from hanafuda_desktop.families.tableau.solver.reductions import CardLevel, levels_of
from hanafuda_desktop.families.tableau.solver.search import LineError
from hanafuda_desktop.families.tableau.state import (
    Collect,
    Redeal,
    Shift,
    TableauMove,
    TableauState,
    TurnStock,
)

# The steps along a path of counted positions, with the very cards that each moves.


class SolverStep(NamedTuple):
    """A step.

    Attributes:
        yaku: the id of the yaku that is collected, or none.
        cards: the cards of columns that are collected, or the root that goes to a place.
        drawn: the cards of the stock that are collected, or the one that goes to a place.
        turned: how many cards of the stock are turned when they are drawn.
        fast: the levels whose cards cannot change places afterwards.
    """

    yaku: str | None
    cards: tuple[int, ...]
    drawn: tuple[int, ...]
    turned: int
    fast: frozenset[int]

    @property
    def comes(self) -> int | None:
        """The card that looks for a place."""
        return None if self.yaku else (*self.cards, *self.drawn)[0]


class _StepFinder:
    """Follows a path and keeps account of which card is loose, and which is stuck."""

    def __init__(self, compiled: CompiledTableau, space: CountedSpace, state: TableauState) -> None:
        self._space = space
        self._stock = (*state.piles[WASTE], *reversed(state.piles[STOCK]))
        self._loose = set(loose_cards(compiled, state))
        self._stuck = set(stuck_cards(compiled, state))
        self._columns = [
            list(state.piles[place][: state.face_down[place] + 1]) for place in compiled.columns
        ]

    def along(self, path: Sequence[int]) -> Iterator[SolverStep]:
        """The steps along a path."""
        for position, wanted in pairwise(path):
            step = self._space.step(position, wanted)
            before, after = self._space.unfold(position).stock, self._space.unfold(wanted)
            drawn = tuple(
                card for at, card in enumerate(self._stock) if before & ~after.stock & 1 << at
            )
            if isinstance(step, YakuChoice):
                yaku, cards = step.yaku.id, self._collected(step)
            else:
                yaku, cards = None, self._gone((step,) if isinstance(step, Root) else ())
                self._loose |= {*cards, *drawn}
            fast = self._space.places.fast(after.loose, after.hidden)
            level = self._space.places.level
            self._stuck = {card for card in self._stuck if level[card] in fast}
            yield SolverStep(yaku, cards, drawn, turned_of(before, after.stock), fast)

    def _collected(self, choice: YakuChoice) -> tuple[int, ...]:
        """The cards of columns that a choice takes."""
        fixed = self._taken(choice.stuck, self._stuck)
        cards = {*fixed, *self._taken(choice.loose, self._loose - self._stuck)}
        self._loose -= cards
        self._stuck -= cards
        return (*cards, *self._gone(choice.roots))

    def _gone(self, roots: Iterable[Root]) -> tuple[int, ...]:
        """The cards of roots that go; what the last of a column bares is loose, and stuck."""
        cards = []
        for root in roots:
            column = self._columns[root.column]
            cards.append(column.pop())
            if root.last:
                self._loose.add(column[0])
                self._stuck.add(column[0])
        return tuple(cards)

    def _taken(self, kinds: Iterable[int], cards: set[int]) -> list[int]:
        """Cards for kinds out of a set, each taken but once."""
        left, taken = sorted(cards), []
        for kind in kinds:
            card = next(card for card in left if self._space.kinds.of[card] == kind)
            left.remove(card)
            taken.append(card)
        return taken


# The table as it lies, while the moves are written down.


class TableInPlay:
    """A table on which moves are made. A column is told by its place in the state.

    Args:
        compiled: the rules.
        state: how it lies.
        moves: the moves that were made before.

    Attributes:
        moves: those that were made.
        levels: the game's levels.
    """

    def __init__(
        self, compiled: CompiledTableau, state: TableauState, moves: tuple[TableauMove, ...] = ()
    ) -> None:
        self.moves = moves
        self.levels = levels_of(compiled)
        self._compiled = compiled
        self._state = state

    def copy(self) -> TableInPlay:
        """The same table, for other moves."""
        return TableInPlay(self._compiled, self._state, self.moves)

    @property
    def _columns(self) -> list[tuple[int, tuple[int, ...]]]:
        return [(place, self._state.piles[place]) for place in self._compiled.columns]

    def form(self) -> frozenset[tuple[int, ...]]:
        """The columns, in any order."""
        return frozenset(cards for _, cards in self._columns)

    def shifted(self) -> Iterator[TableInPlay]:
        """The tables after one move of loose cards."""
        for card, beneath in self.loose_cards().items():
            targets = [self.column(top) for top in self.bare(card)]
            if beneath is not None:
                targets += self.empty()[:1]
            for target in targets:
                other = self.copy()
                other.shift(card, target)
                yield other

    def bare(self, card: int) -> list[int]:
        """The places for a card on which no card lies, but for those of its own column."""
        places = next(level.places for level in self.levels if level.cards >> card & 1)
        others = [cards for _, cards in self._columns if cards and card not in cards]
        return [cards[-1] for cards in others if places >> cards[-1] & 1]

    def open_cards(self) -> list[int]:
        """The cards of columns that lie face up."""
        face_down = self._state.face_down
        return [card for place, cards in self._columns for card in cards[face_down[place] :]]

    def loose_cards(self) -> dict[int, int | None]:
        """Those of them that lie on no card that is face down, and what each lies on, if on any."""
        return loose_cards(self._compiled, self._state)

    def column(self, card: int) -> int:
        """Where a card lies that is in a column."""
        return next(place for place, cards in self._columns if card in cards)

    def above(self, card: int) -> int | None:
        """The card that lies on one in a column."""
        cards = self._state.piles[self.column(card)]
        return next(iter(cards[cards.index(card) + 1 :]), None)

    def beneath(self, card: int) -> int | None:
        """The card that one in a column lies on."""
        cards = self._state.piles[self.column(card)]
        at = cards.index(card)
        return cards[at - 1] if at else None

    def empty(self) -> list[int]:
        """The empty columns."""
        return [place for place, cards in self._columns if not cards]

    def shift(self, card: int, target: int) -> None:
        """Move a card, and all that lie on it, to a column.

        Raises:
            LineError: it lies there.
        """
        source = self.column(card)
        if source == target:
            raise LineError("a run cannot be placed on itself")
        cards = self._state.piles[source]
        self._shift(source, target, len(cards) - cards.index(card))

    def turn(self, count: int) -> None:
        """Turn the stock until so many cards are turned."""
        while len(self._state.piles[WASTE]) != count:
            self._play(TurnStock() if self._state.piles[STOCK] else Redeal())

    def draw(self, target: int) -> None:
        """Move the turned card to a column."""
        self._shift(WASTE, target, 1)

    def collect(self, yaku: str, cards: Iterable[int]) -> None:
        """Collect a yaku with these cards of columns and of the waste.

        Raises:
            LineError: another card lies on one of them.
        """
        gone = set(cards)
        for place in (WASTE, *self._compiled.columns):
            pile = self._state.piles[place]
            taken = gone.intersection(pile)
            if taken and taken != {*pile[-len(taken) :]}:
                raise LineError("a card is covered")
        self._play(Collect(yaku, tuple(sorted(gone))))

    def _shift(self, source: int, target: int, count: int) -> None:
        piles = self._compiled.piles
        self._play(Shift(piles[source].id, piles[target].id, count))

    def _play(self, move: TableauMove) -> None:
        self._state, _ = play(self._compiled, self._state, move)
        self.moves += (move,)


# How the cards of a level shall lie, and the fewest moves to it.
#
# All other cards lie where they lie meanwhile, and go along with what they lie on.

_MOST_ARRANGEMENTS: Final = 2_000
"""So many arrangements of a level are looked at before it is given up."""
_LOWEST: Final = -1
"""Lies lowest in a column, and on no place."""
_COMES: Final = -2
"""Lies on the card that shall come."""

_Lie = tuple[int, ...]
"""For each card of a level the number of the place on which it lies, or :data:`_LOWEST`."""


class LevelArrangement:
    """How the cards of a level shall lie.

    Attributes:
        cards: its loose cards.
        places: the open cards that they may lie on.
        lowest: how many of them lie lowest in a column.
        comes: the card that shall come to the level, if any.
    """

    def __init__(self, table: TableInPlay, level: CardLevel, comes: int | None = None) -> None:
        """Look at how they lie.

        Args:
            table: where all cards lie.
            level: the level.
            comes: the card that shall come to the level, if any.
        """
        loose = table.loose_cards()
        self.cards = [card for card in loose if level.cards >> card & 1]
        self.places = [card for card in table.open_cards() if level.places >> card & 1]
        on = [loose[card] for card in self.cards]
        self._lie: _Lie = tuple(_LOWEST if card is None else self.places.index(card) for card in on)
        self.lowest = self._lie.count(_LOWEST)
        self.comes = comes
        self._table = table
        # For each place, the card of the level that lies beneath it.
        stops = {card: number for number, card in enumerate(self.cards)}
        if comes is not None:
            stops[comes] = _COMES
        self._owners = [self._owner(place, stops) for place in self.places]

    def _owner(self, place: int, stops: Mapping[int, int]) -> int | None:
        card: int | None = place
        while card is not None and card not in stops:
            card = self._table.beneath(card)
        return None if card is None else stops[card]

    def way(
        self, wanted: Mapping[int, set[int | None]], lowest: int
    ) -> list[tuple[int, int | None]]:
        """The fewest moves until they lie as they shall.

        Args:
            wanted: for places that matter, the cards one of which shall lie on it; with ``None``
                if it may be bare.
            lowest: how many cards may lie lowest in a column.

        Returns:
            cards, and the place to which each goes; ``None`` for an empty column.

        Raises:
            LineError: there is no way.
        """
        fit = {number: wanted[card] for number, card in enumerate(self.places) if card in wanted}
        came_from: dict[_Lie, _Lie] = {self._lie: self._lie}
        waiting, empty = deque((self._lie,)), len(self._table.empty())
        while waiting and len(came_from) < _MOST_ARRANGEMENTS:
            lie = waiting.popleft()
            more = lie.count(_LOWEST) - self.lowest
            if self.lowest + more <= lowest and self._is_right(lie, fit, empty - more):
                return self._moves(lie, came_from)
            for after in self._after(lie, empty - more):
                if after not in came_from:
                    came_from[after] = lie
                    waiting.append(after)
        raise LineError("the cards of a level cannot be arranged")

    def _is_right(self, lie: _Lie, fit: Mapping[int, set[int | None]], empty: int) -> bool:
        on = {place: card for card, place in zip(self.cards, lie, strict=True)}
        lacking = [place for place, cards in fit.items() if on.get(place) not in cards]
        if self.comes is None:
            return not lacking
        if lacking:
            first = lacking[0]
            return (
                len(lacking) == 1 and self.comes in fit[first] and first in self._bare(lie, _COMES)
            )
        return empty > 0 or bool(self._bare(lie, _COMES))

    def _bare(self, lie: _Lie, card: int) -> list[int]:
        """The bare places that do not lie on a card themselves."""
        bare = []
        for place in set(range(len(self.places))).difference(lie):
            at = self._owners[place]
            while at is not None and at not in (card, _COMES):
                at = None if lie[at] == _LOWEST else self._owners[lie[at]]
            if at != card:
                bare.append(place)
        return bare

    def _after(self, lie: _Lie, empty: int) -> list[_Lie]:
        """What becomes of an arrangement by one move."""
        found = []
        for at, place in enumerate(lie):
            targets = self._bare(lie, at)
            if empty and place != _LOWEST:
                targets.append(_LOWEST)
            found += [(*lie[:at], target, *lie[at + 1 :]) for target in targets]
        return found

    def _moves(self, lie: _Lie, came_from: Mapping[_Lie, _Lie]) -> list[tuple[int, int | None]]:
        moves: list[tuple[int, int | None]] = []
        while lie != self._lie:
            before = came_from[lie]
            at = next(at for at, place in enumerate(lie) if place != before[at])
            target = None if lie[at] == _LOWEST else self.places[lie[at]]
            moves.append((self.cards[at], target))
            lie = before
        return moves[::-1]


_NEVER: Final = 1 << 30
"""Later than every step."""
_MOST: Final = 200
"""So many arrangements are tried until a step is given up."""


def arranged(
    compiled: CompiledTableau, space: CountedSpace, state: TableauState, path: Sequence[int]
) -> tuple[TableauMove, ...]:
    """The moves that lead from a state along a path of counted positions.

    Raises:
        LineError: none were found.
    """
    steps = list(_StepFinder(compiled, space, state).along(path))
    arranger = _Arranger(TableInPlay(compiled, state), steps)
    for number in range(len(steps)):
        arranger.carry_out(number)
    return arranger.table.moves


class _Arranger:
    """Makes the moves for one step after the other."""

    def __init__(self, table: TableInPlay, steps: Sequence[SolverStep]) -> None:
        self.table = table
        self._levels = levels = table.levels
        self._steps = steps
        # When each card is collected, by the numbers of the steps.
        self._goes = {card: at for at, step in enumerate(steps) if step.yaku for card in step.cards}
        # For each step the levels of which it may want something, and the places that matter: of
        # a level that then has no hand, all that are taken until it has one.
        self._concerns: list[list[tuple[int, int]]] = []
        later: dict[int, int] = {}
        gone = 0
        for step in reversed(steps):
            later = {at: gone | later.get(at, 0) for at in step.fast}
            gone = mask_of(step.cards) if step.yaku else 0
            comes = 1 << step.comes if step.comes is not None else 0
            matter = [(gone | later.get(at, 0)) & one.places for at, one in enumerate(levels)]
            self._concerns.append(
                [(at, mask) for at, mask in enumerate(matter) if mask or levels[at].cards & comes]
            )
        self._concerns.reverse()

    def carry_out(self, number: int) -> None:
        """Make the moves for a step.

        Raises:
            LineError: none were found.
        """
        for table in islice(self._rearranged(self.table), _MOST):
            self.table = table.copy()
            try:
                self._try(number)
            except LineError:
                continue
            return
        raise LineError("a step cannot be made")

    def _rearranged(self, table: TableInPlay) -> Iterator[TableInPlay]:
        """A table as it lies, and as it lies after a few moves that turn up nothing.

        Where all cards lie, nothing more is needed; but with more of them on places there may be
        an empty column, and a run that would have to lie on itself must be parted elsewhere first.
        """
        yield table
        merged = self._merged(table)
        yield merged
        waiting, told = deque((table, merged)), {table.form(), merged.form()}
        while waiting:
            for other in waiting.popleft().shifted():
                if other.form() not in told:
                    told.add(other.form())
                    waiting.append(other)
                    yield other

    def _merged(self, table: TableInPlay) -> TableInPlay:
        """A table on which as few cards as possible lie lowest in a column."""
        self.table = table.copy()
        for level in self._levels:
            lying = LevelArrangement(self.table, level)
            least = max(0, len(lying.cards) - len(lying.places))
            if lying.lowest > least:
                with suppress(LineError):  # it may be that all its places lie on the card itself
                    self._fulfil(lying, {}, least)
        return self.table

    def _try(self, number: int) -> None:
        step = self._steps[number]
        for more in (False, True):  # first what needs no more columns than now
            for at, mask in self._concerns[number]:
                level, comes = self._levels[at], step.comes
                if comes is not None and not level.cards >> comes & 1:
                    comes = None
                wanted = self._wanted(level, mask, number)
                if self._lies_right(wanted, comes):
                    continue
                lying = LevelArrangement(self.table, level, comes)
                lowest = self._lowest(lying, number)
                if (lowest > lying.lowest) is more:
                    self._fulfil(lying, wanted, lowest)
        if step.drawn:
            self.table.turn(step.turned)
        if step.yaku is not None:
            self.table.collect(step.yaku, (*step.cards, *step.drawn))
        elif step.drawn:
            self.table.draw(self._column_for(step.drawn[0]))
        else:
            self.table.shift(step.cards[0], self._column_for(step.cards[0]))

    def _wanted(self, level: CardLevel, places: int, number: int) -> dict[int, set[int | None]]:
        """What may lie on each of these places of a level, for a step."""
        wanted: dict[int, set[int | None]] = {}
        for place in self.table.open_cards():
            if places >> place & 1:
                when = self._goes[place]
                fit = [card for card in self._steps[when].cards if level.cards >> card & 1]
                wanted[place] = {*fit, None} if when == number else {*fit}
        return wanted

    def _lies_right(self, wanted: dict[int, set[int | None]], comes: int | None) -> bool:
        """Whether nothing need be done for it."""
        return all(self.table.above(place) in fit for place, fit in wanted.items()) and (
            comes is None or bool(self.table.bare(comes) or self.table.empty())
        )

    def _lowest(self, lying: LevelArrangement, number: int) -> int:
        """How many cards of a level may lie lowest in a column for a step."""
        if self._steps[number].yaku is None:
            return lying.lowest + (0 if lying.comes is None else len(self.table.empty()))
        own = sum(self._goes.get(card) != number for card in lying.cards)
        left = sum(self._goes.get(place) != number for place in lying.places)
        return max(lying.lowest, len(lying.cards) - len(lying.places), own - left)

    def _fulfil(
        self, lying: LevelArrangement, wanted: dict[int, set[int | None]], lowest: int
    ) -> None:
        for card, place in lying.way(wanted, lowest):
            self.table.shift(
                card, self.table.empty()[0] if place is None else self.table.column(place)
            )

    def _column_for(self, card: int) -> int:
        """The column to which a card goes that comes to its level."""
        goes = self._goes
        if bare := self.table.bare(card):
            # On a place that is taken together with it; else on the one that stays longest.
            when = goes.get(card, _NEVER)
            best = max(bare, key=lambda one: (goes.get(one) == when, goes.get(one, _NEVER)))
            return self.table.column(best)
        if empty := self.table.empty():
            return empty[0]
        raise LineError("there is no place for a card")
