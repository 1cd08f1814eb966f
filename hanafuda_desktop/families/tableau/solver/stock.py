"""Stock and waste as one number: which of their cards are left, and how far they are turned.

The cards keep their order for ever, so the cards that are left are a set; how far they are turned
matters only where the stock does not go round without end. What a player could turn up from here is
found out once for each such number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.families.tableau.compiled import STOCK, UNLIMITED, WASTE, CompiledTableau
from hanafuda_desktop.families.tableau.state import TableauState

# Foundations as one set: the cards that lie on them, and which come next.


class Foundations:
    """The foundations of one game. Of twins, the first to be laid counts as the lowest."""

    def __init__(self, compiled: CompiledTableau, copies: Mapping[int, tuple[int, ...]]) -> None:
        """Prepare a game's foundations.

        Args:
            compiled: the rules.
            copies: for each kind of card its cards.
        """
        self._places = compiled.foundations
        self._wanted = compiled.foundation_cards
        # For each kind that they take: its cards, and those that come before it.
        self._needs = {
            kind: (sum(1 << card for card in cards), compiled.piles[place].lowers[kind])
            for place in compiled.foundations
            for kind, cards in copies.items()
            if compiled.piles[place].onto[kind]
        }
        self._next: dict[int, int] = {}

    def __bool__(self) -> bool:
        return bool(self._needs)

    def of(self, state: TableauState, twin: Mapping[int, int]) -> int:
        """The cards that lie on a table's foundations, as a set."""
        laid = 0
        for place in self._places:
            for card in state.piles[place]:
                laid = self.laid(laid, twin[card])
        return laid

    def laid(self, laid: int, kind: int) -> int:
        """The set when one more card of a kind is laid there."""
        left = self._needs[kind][0] & ~laid
        return laid | left & -left

    def next(self, laid: int) -> int:
        """The kinds of card that they take next, as a set."""
        kinds = self._next.get(laid)
        if kinds is None:
            kinds = self._next[laid] = sum(
                1 << kind
                for kind, (copies, lowers) in self._needs.items()
                if copies & ~laid and not lowers & ~laid
            )
        return kinds

    def copies(self, kinds: int) -> int:
        """All cards of these kinds; and one that never lies there, if they do not take a kind."""
        cards = 0
        for kind in members(kinds):
            cards |= self._needs[kind][0] if kind in self._needs else 1 << CARD_COUNT
        return cards

    def are_full(self, laid: int) -> bool:
        """Whether every card that they take lies on them."""
        return not self._wanted & ~laid


_TURNED_AT: Final = 48
_USED_AT: Final = 56
_CARDS: Final = (1 << _TURNED_AT) - 1


class Top(NamedTuple):
    """A card that can be brought to the top of the waste.

    Attributes:
        cards: the card, and as many beneath it as yaku could take, topmost first.
        rests: the stock's number when one of them is taken, when two are, and so on.
    """

    cards: tuple[int, ...]
    rests: tuple[int, ...]


def turned_of(before: int, after: int) -> int:
    """How many cards were turned when those were taken that make the difference."""
    taken = before & ~after & _CARDS
    return (before & _CARDS & (1 << taken.bit_length()) - 1).bit_count()


class Stocks:
    """Every state of stock and waste that came up.

    Attributes:
        is_set: whether every card left can be had at any time, so that taking one never changes
            which others can be.
        is_spent: whether turning it is for good, and one can stop at any card.
    """

    def __init__(
        self, compiled: CompiledTableau, state: TableauState, twin: dict[int, int]
    ) -> None:
        rule = compiled.rules.stock
        self._turn = rule.turn if rule is not None else 1
        self._redeals = compiled.redeals
        self._depth = max([1, *(yaku.waste_at_most for yaku in compiled.yaku)])
        self.is_set = self._turn == 1 and self._redeals == UNLIMITED and self._depth == 1
        self.is_spent = rule is not None and self._turn == 1 and self._redeals != UNLIMITED
        order = (*state.piles[WASTE], *reversed(state.piles[STOCK]))
        self._places = {card: at for at, card in enumerate(order)}
        self._order = tuple(twin.get(card, card) for card in order)
        self._tops: dict[int, tuple[Top, ...]] = {}
        self._kinds: dict[int, int] = {}
        self._used_before = state.redeals_used

    def number(self, state: TableauState) -> int:
        """The number of a table's stock and waste."""
        left = 0
        for place in (STOCK, WASTE):
            for card in state.piles[place]:
                left |= 1 << self._places[card]
        return self._pack(left, len(state.piles[WASTE]), state.redeals_used)

    def _pack(self, left: int, turned: int, used: int) -> int:
        total = left.bit_count()
        if self._redeals == UNLIMITED:
            used = 0
            if not turned % self._turn or turned == total:
                turned = 0  # where one comes to anyway, going round
        elif not total:
            turned = used = 0
        else:
            used -= self._used_before
        return left | turned << _TURNED_AT | used << _USED_AT

    @property
    def known(self) -> int:
        """How many states of the stock were looked at."""
        return len(self._tops)

    def left(self, number: int) -> int:
        """The cards that are left, as a set of their places in the stock."""
        return number & _CARDS

    def turned(self, number: int) -> int:
        """How far the stock is turned, all passes counted."""
        return number >> _TURNED_AT

    def count(self, number: int) -> int:
        """How many cards are left."""
        return (number & _CARDS).bit_count()

    def cards(self, number: int) -> tuple[int, ...]:
        """The cards that are left."""
        return tuple(self._order[at] for at in members(number & _CARDS))

    def kinds(self, number: int) -> int:
        """The cards that are left, as a set."""
        kinds = self._kinds.get(number)
        if kinds is None:
            kinds = self._kinds[number] = mask_of(self.cards(number))
        return kinds

    def tops(self, number: int) -> tuple[Top, ...]:
        """The cards that can be brought up, each kind that does the same but once."""
        tops = self._tops.get(number)
        if tops is None:
            tops = self._tops[number] = self._find(number)
        return tops

    def _find(self, number: int) -> tuple[Top, ...]:
        left = number & _CARDS
        turned, used = number >> _TURNED_AT & 0xFF, (number >> _USED_AT) + self._used_before
        total = left.bit_count()
        at = list(members(left))
        reached = {} if turned == 0 else {turned: used}
        for count in (*range(turned + self._turn, total, self._turn), total):
            reached.setdefault(count, used)
        if used < self._redeals:
            for count in (*range(self._turn, total, self._turn), total):
                reached.setdefault(count, used + 1)
        tops: list[Top] = []
        told: set[int] = set()
        for count, passes in reached.items():
            if not count:
                continue
            depth = min(self._depth, count)
            taken = at[count - depth : count][::-1]
            cards = tuple(self._order[place] for place in taken)
            if self.is_set and cards[0] in told:
                continue
            told.add(cards[0])
            rests, rest = [], left
            for gone, place in enumerate(taken, start=1):
                rest &= ~(1 << place)
                rests.append(self._pack(rest, count - gone, passes))
            tops.append(Top(cards, tuple(rests)))
        return tuple(tops)
