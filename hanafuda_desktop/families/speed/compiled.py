"""A real-time game's rules, compiled: what goes on what, as sets of cards.

They say what lies open in a layout, what is a run, what goes where, and when a game stands still.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.families.speed.moves import Column, Layout, count_of
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.rules.schema.selectors import fits_mask, selected
from hanafuda_desktop.text.language import tr, trn

SEATS: Final = 2
"""Two play; a stack in the middle lies before each of them."""
MOST_LAYOUTS: Final = 300
"""So many ways of laying a layout's open cards together are looked at; a layout that was played has
far fewer, and where somebody sets up one with more, the game does not stand still."""

Stacks = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class CompiledSpeed:
    """A real-time game, compiled.

    Attributes:
        rules: the rules it was compiled from.
        rounds: at most how many rounds the game has.
        deck: the deck's cards, lowest first.
        sizes: how many cards each column is dealt.
        layout: how many cards a full layout has.
        lands: for each card, the cards at the top of a stack on which it may be put.
        joins: for each card, the cards at the top of a column onto which it may be moved.
        fills: the cards that may be moved into an empty column.
        in_blocks: whether a run may go to the middle all at once.
        by_itself: whether a card that comes free turns up by itself.
        secret: whether the last card of a layout is turned face down.
    """

    rules: SpeedRules
    rounds: int
    deck: tuple[int, ...]
    sizes: tuple[int, ...]
    layout: int
    lands: tuple[int, ...]
    joins: tuple[int, ...]
    fills: int
    in_blocks: bool
    by_itself: bool
    secret: bool

    # --- what lies in a layout -------------------------------------------------------------------

    def is_secret(self, layout: Layout) -> bool:
        """Whether a layout is down to its last card, and that is face down for its owner (HP-9)."""
        return self.secret and count_of(layout) == 1

    def open_top(self, layout: Layout, number: int) -> int | None:
        """The card at the top of a column that its owner can play, if any."""
        cards, down = layout[number]
        if len(cards) > down:
            return cards[-1]
        return cards[-1] if cards and self.is_secret(layout) else None

    def can_be_turned(self, layout: Layout, number: int) -> bool:
        """Whether the card at the top of a column lies face down and may be turned up (HP-5)."""
        cards, down = layout[number]
        return bool(cards) and down == len(cards) and not self.is_secret(layout)

    def run_length(self, column: Column) -> int:
        """How many open cards at the top of a column are moved as one (HP-6)."""
        cards, down = column
        if len(cards) == down:
            return 0
        length = 1
        while len(cards) - length > down and self.joins[cards[-length]] >> cards[-length - 1] & 1:
            length += 1
        return length

    # --- what goes where -------------------------------------------------------------------------

    def fits_on_stack(self, card: int, stack: tuple[int, ...]) -> bool:
        """Whether a card may be put on a stack; one that no deck has begun takes any card."""
        return not stack or bool(self.lands[card] >> stack[-1] & 1)

    def puts(self, layout: Layout, stacks: Stacks) -> Iterator[tuple[int, int, int]]:
        """Everything that can be put into the middle: column, stack, number of cards."""
        for number, column in enumerate(layout):
            top = self.open_top(layout, number)
            if top is None:
                continue
            length = self.run_length(column) if self.in_blocks else 1
            for stack, cards in enumerate(stacks):
                if self.fits_on_stack(top, cards):
                    yield number, stack, 1
                if length > 1 and self.fits_on_stack(column.cards[-length], cards):
                    yield number, stack, length

    def shifts(self, layout: Layout) -> Iterator[tuple[int, int]]:
        """Every run that can be moved onto another column, or an empty one: from where to where.

        A whole column into an empty column would change nothing, and is no move.
        """
        for source, column in enumerate(layout):
            length = self.run_length(column)
            if not length:
                continue
            lowest = column.cards[-length]
            for target, other in enumerate(layout):
                if target == source:
                    continue
                if not other.cards:
                    if len(column.cards) > length and self.fills >> lowest & 1:
                        yield source, target
                elif len(other.cards) > other.down and self.joins[lowest] >> other.cards[-1] & 1:
                    yield source, target

    def joined(self, layout: Layout, source: int, target: int) -> Layout:
        """The layout after a run has been moved onto another column."""
        length = self.run_length(layout[source])
        run = layout[source].cards[-length:]
        after = taken_off(layout, source, length)
        cards, down = after[target]
        return (*after[:target], Column(cards + run, down), *after[target + 1 :])

    # --- standing still --------------------------------------------------------------------------

    def can_play(self, layout: Layout, stacks: Stacks) -> bool:
        """Whether a card can be put into the middle or turned up."""
        return any(True for _ in self.puts(layout, stacks)) or any(
            self.can_be_turned(layout, number) for number in range(len(layout))
        )

    def stands_still(self, layouts: Iterable[Layout], stacks: Stacks) -> bool:
        """Whether nobody can play and nobody can uncover a card (HP-8)."""
        return not any(self._can_go_on(layout, stacks) for layout in layouts)

    def _can_go_on(self, layout: Layout, stacks: Stacks) -> bool:
        """Whether cards can be laid together until one can be put into the middle or turned up."""
        known = {layout}
        waiting = [layout]
        while waiting and len(known) <= MOST_LAYOUTS:
            here = waiting.pop()
            if self.can_play(here, stacks):
                return True
            for source, target in self.shifts(here):
                if self._changes_nothing(here, source):
                    continue
                after = self.joined(here, source, target)
                if after not in known:
                    known.add(after)
                    waiting.append(after)
        return bool(waiting)

    def _changes_nothing(self, layout: Layout, source: int) -> bool:
        """Whether moving a column's run brings no card to light and no use for it.

        A column that is moved as a whole leaves the same cards at the tops and at the bottoms of
        runs, less two of them; what it leaves empty is of use only where that may be filled, and
        one is enough.
        """
        column = layout[source]
        whole = self.run_length(column) == len(column.cards)
        return whole and (not self.fills or any(not other.cards for other in layout))


def taken_off(layout: Layout, number: int, count: int) -> Layout:
    """The layout without the top cards of a column."""
    cards, down = layout[number]
    left = cards[: len(cards) - count]
    return (*layout[:number], Column(left, min(down, len(left))), *layout[number + 1 :])


def compile_speed(rules: SpeedRules, players: int, rounds: int | None) -> CompiledSpeed:
    """Compile rules for two players.

    Raises:
        DealError: the game is not for so many players, or the deck is too small for them.
    """
    if players != SEATS:
        raise DealError(
            trn("This game is not for {n} player.", "This game is not for {n} players.", players)
        )
    deck = selected(rules.deck.cards)
    if deck.bit_count() < SEATS:
        raise DealError(tr("The deck has too few cards for two players."))
    joining = rules.joining
    empty = rules.empty_columns
    return CompiledSpeed(
        rules=rules,
        rounds=rules.rounds if rounds is None else rounds,
        deck=tuple(members(deck)),
        sizes=rules.columns,
        layout=sum(rules.columns),
        lands=tuple(fits_mask(rules.fits, card) for card in range(CARD_COUNT)),
        joins=tuple(fits_mask(joining.fits, card) for card in range(CARD_COUNT)),
        fills=0 if isinstance(empty, str) else selected(empty),
        in_blocks=joining.to_middle == "block",
        by_itself=rules.turning == "by-itself",
        secret=rules.last_card == "face-down",
    )
