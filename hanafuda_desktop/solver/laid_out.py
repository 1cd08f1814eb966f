"""Columns and stock as they lie, card by card, while the moves are written down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from hanafuda_desktop.engine.tableau.moves import Collect, Redeal, Shift, TableauMove, Turn
from hanafuda_desktop.engine.tableau.program import STOCK, WASTE, Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.solver.levels import Level
from hanafuda_desktop.solver.lines import LineError

__all__ = ["LaidOut"]


class LaidOut:
    """A table on which moves are made.

    Attributes:
        moves: those that were made.
    """

    def __init__(
        self,
        program: Program,
        columns: Iterable[Sequence[int]],
        hidden: Iterable[int],
        stock: Iterable[int],
        turned: int,
        moves: Iterable[TableauMove] = (),
    ) -> None:
        """Lay the cards out.

        Args:
            program: the rules.
            columns: the cards of each column, lowest first.
            hidden: how many of them lie face down.
            stock: the cards of waste and stock, in the order in which they are turned.
            turned: how many of them are turned.
            moves: the moves that were made before.
        """
        self.moves = list(moves)
        self._program = program
        self._columns = [list(cards) for cards in columns]
        self._hidden = list(hidden)
        self._stock = list(stock)
        self._turned = turned
        self._at = {card: at for at, cards in enumerate(self._columns) for card in cards}

    @classmethod
    def of(cls, program: Program, state: TableauState) -> LaidOut:
        """A state's table."""
        return cls(
            program,
            [state.piles[place] for place in program.columns],
            [state.face_down[place] for place in program.columns],
            (*state.piles[WASTE], *reversed(state.piles[STOCK])),
            len(state.piles[WASTE]),
        )

    def copy(self) -> LaidOut:
        """The same table, for other moves."""
        return LaidOut(
            self._program, self._columns, self._hidden, self._stock, self._turned, self.moves
        )

    def form(self) -> frozenset[tuple[int, ...]]:
        """The columns, in any order."""
        return frozenset(map(tuple, self._columns))

    def shifted(self, levels: Iterable[Level]) -> Iterator[LaidOut]:
        """The tables after one move of loose cards."""
        tops = [(cards[-1], at) for at, cards in enumerate(self._columns) if cards]
        for card in self.loose_cards():
            places = next(level.places for level in levels if level.cards >> card & 1)
            targets = [at for top, at in tops if places >> top & 1 and at != self._at[card]]
            if self.beneath(card) is not None:
                targets += self.empty()[:1]
            for target in targets:
                other = self.copy()
                other.shift(card, target)
                yield other

    def open_cards(self) -> list[int]:
        """The cards of columns that lie face up."""
        return [
            card
            for cards, hidden in zip(self._columns, self._hidden, strict=True)
            for card in cards[hidden:]
        ]

    def loose_cards(self) -> list[int]:
        """Those of them that lie on no card that is face down."""
        return [
            card
            for cards, hidden in zip(self._columns, self._hidden, strict=True)
            for card in cards[hidden + 1 if hidden else 0 :]
        ]

    def tops(self) -> list[int]:
        """The cards on which no card lies."""
        return [cards[-1] for cards in self._columns if cards]

    def is_open(self, card: int) -> bool:
        """Whether a card lies in a column, face up."""
        at = self._at.get(card)
        return at is not None and self._columns[at].index(card) >= self._hidden[at]

    def column(self, card: int) -> int:
        """Where a card lies that is in a column."""
        return self._at[card]

    def above(self, card: int) -> int | None:
        """The card that lies on one in a column."""
        cards = self._columns[self._at[card]]
        at = cards.index(card) + 1
        return cards[at] if at < len(cards) else None

    def lies_with(self, card: int, other: int) -> bool:
        """Whether one card lies in the column of another; it may lie in none."""
        return self._at.get(card) == self._at[other]

    def beneath(self, card: int) -> int | None:
        """The card that one in a column lies on."""
        cards = self._columns[self._at[card]]
        at = cards.index(card)
        return cards[at - 1] if at else None

    def empty(self) -> list[int]:
        """The empty columns."""
        return [at for at, cards in enumerate(self._columns) if not cards]

    def shift(self, card: int, target: int) -> None:
        """Move a card, and all that lie on it, to a column.

        Raises:
            LineError: it lies there.
        """
        source = self._at[card]
        if source == target:
            raise LineError("a run cannot be placed on itself")
        cards = self._columns[source]
        at = cards.index(card)
        lifted = cards[at:]
        self._write(self._id(source), self._id(target), len(lifted))
        del cards[at:]
        self._uncover(source)
        self._columns[target] += lifted
        self._at |= dict.fromkeys(lifted, target)

    def turn(self, count: int) -> None:
        """Turn the stock until so many cards are turned."""
        while self._turned != count:
            if self._turned < len(self._stock):
                self.moves.append(Turn())
                self._turned += 1
            else:
                self.moves.append(Redeal())
                self._turned = 0

    def draw(self, card: int, target: int) -> None:
        """Move the turned card to a column."""
        self._write(self._program.piles[WASTE].id, self._id(target), 1)
        self._take(card)
        self._columns[target].append(card)
        self._at[card] = target

    def collect(self, yaku: str, cards: Iterable[int], drawn: Iterable[int]) -> None:
        """Collect a yaku with these cards of columns and of the stock.

        Raises:
            LineError: another card lies on one of them.
        """
        self.moves.append(Collect(yaku, tuple(sorted((*cards, *drawn)))))
        for card in drawn:
            self._take(card)
        gone = set(cards)
        for at in {self._at[card] for card in cards}:
            column = self._columns[at]
            while column and column[-1] in gone:
                card = column.pop()
                gone.remove(card)
                del self._at[card]
            self._uncover(at)
        if gone:
            raise LineError("a card is covered")

    def _id(self, at: int) -> str:
        return self._program.piles[self._program.columns[at]].id

    def _write(self, source: str, target: str, count: int) -> None:
        self.moves.append(Shift(source, target, count))

    def _uncover(self, at: int) -> None:
        self._hidden[at] = min(self._hidden[at], max(0, len(self._columns[at]) - 1))

    def _take(self, card: int) -> None:
        self._stock.remove(card)
        self._turned -= 1
