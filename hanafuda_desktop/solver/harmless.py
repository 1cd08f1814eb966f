"""Moves of a patience that take cards off the table and can never hurt, judged from a view alone.

Taking cards away bares what they cover and lets a column be empty sooner, which only helps. It
hurts where one of them would still have been of use: as a place for another card, in another yaku,
or because a twin of it would better have gone. So a move is harmless if

- no card that is left could be placed on one of those that go,
- no other yaku and no foundation wants one of them, and
- no other card that is left could take the place of one of them.

Then whatever wins without the move also wins after it: the same moves, but those of the cards that
have gone. Rules under which an empty column, or a card that is missing from the stock or from a
column, can be a drawback are left alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.engine.families import compile_tableau
from hanafuda_desktop.engine.tableau.moves import Collect, Shift, TableauMove
from hanafuda_desktop.engine.tableau.program import WASTE, Program
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["harmless", "takes_away"]


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
    program = compile_tableau(rules).program
    orders_columns = rules.win.columns == "runs"
    if orders_columns or not program.turns_over_gaps or program.refilled:
        return None
    left = mask_of(program.deck) & ~_gone(view)
    candidates = [move for move in moves if takes_away(view, move)]
    for move in candidates:
        match move:
            case Collect():
                if _collects_harmlessly(program, view, move, left):
                    return move
            case Shift():
                others = [one for one in candidates if isinstance(one, Shift)]
                alone = sum(one.source == move.source for one in others) == 1
                card = view.pile(move.source).cards[-1]
                if alone and card is not None and _laid_harmlessly(program, view, card, left):
                    return move
    return None


def _gone(view: View) -> int:
    """The set of cards that were taken off the table."""
    collected = [mask_of(place.collected) for place in view.yaku]
    laid = [
        sum(1 << card for card in pile.cards if card is not None)
        for pile in view.piles
        if pile.kind is PileKind.FOUNDATION
    ]
    return reduce(or_, [*collected, *laid], 0)


def _collects_harmlessly(program: Program, view: View, move: Collect, left: int) -> bool:
    cards = mask_of(move.cards)
    wanted = {yaku.id: reduce(or_, [way.members for way in yaku.ways], 0) for yaku in program.yaku}
    open_yaku = {place.yaku for place in view.yaku if not place.collected}
    if wanted[move.yaku] & left != cards or program.foundation_cards & cards:
        return False
    if any(wanted[other] & cards for other in open_yaku - {move.yaku}):
        return False
    turned = view.piles[WASTE].cards
    if any(card in turned for card in move.cards) and len(program.turned_to) > 1:
        return False  # what is turned together with others would change
    return not _placed_on(program, cards) & left & ~cards


def _laid_harmlessly(program: Program, view: View, card: int, left: int) -> bool:
    bit = 1 << card
    if any(bit & way.members for yaku in program.yaku for way in yaku.ways):
        return False
    if card in view.piles[WASTE].cards and len(program.turned_to) > 1:
        return False
    return not _placed_on(program, bit) & left & ~bit


def _placed_on(program: Program, cards: int) -> int:
    """The set of cards that could be placed on one of these in a column."""
    found = 0
    for place in program.columns:
        for card, onto in enumerate(program.piles[place].onto):
            if onto & cards:
                found |= 1 << card
    return found
