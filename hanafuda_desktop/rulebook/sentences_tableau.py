"""Sentences for a patience's table: columns, stock, free places."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rulebook.card_words import any_of, several
from hanafuda_desktop.rulebook.english import article, counted, listed, number, plural, times
from hanafuda_desktop.rulebook.fit_words import compared, fits_remarks, fits_sentences
from hanafuda_desktop.rulebook.nouns import (
    Noun,
    column_nouns,
    each_of,
    noun_of,
    one_of,
    those_of,
)
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.tableau import Cells, ColumnGroup, FoundationGroup, Stock

__all__ = [
    "CELLS",
    "CELLS_DEAL",
    "COLUMNS_DEAL",
    "COLUMNS_MOVES",
    "FREE_PLACE",
    "STOCK",
    "TURNED",
    "column_noun",
    "foundation_noun",
    "pile_count",
    "piles_named",
    "waste_moves",
]

FREE_PLACE: Final = "free place"
TURNED: Final = "the turned cards"
"""What the waste is called: the stock's cards that have been turned up."""


def column_noun(group: ColumnGroup, setting: Setting) -> Noun:
    """What the columns of the group are called."""
    return noun_of(group, len(group.sizes), "column", setting)


def pile_count(group: FoundationGroup, setting: Setting) -> int:
    """How many piles the group has."""
    if group.each is None:
        return group.count
    wanted = selected(group.cards) & setting.deck
    return len({getattr(CARDS[card], group.each) for card in members(wanted)})


def foundation_noun(group: FoundationGroup, setting: Setting) -> Noun:
    """What the piles of the group are called."""
    return noun_of(group, pile_count(group, setting), "pile", setting)


def piles_named(sources: tuple[str, ...], setting: Setting) -> str:
    """Piles that a rule file names: kinds of pile, or ids of groups."""
    rules = setting.patience
    names = {
        "waste": TURNED,
        "stock": "the stock",
        "cells": plural(FREE_PLACE),
    }
    groups = {group.id: those_of([column_noun(group, setting)]) for group in rules.columns}
    foundations = {
        each.id: those_of([foundation_noun(each, setting)]) for each in rules.foundations
    }
    names |= groups | foundations
    names["columns"] = listed(list(dict.fromkeys(groups.values())), "or")
    names["foundations"] = listed(list(dict.fromkeys(foundations.values())), "or")
    return listed([names.get(source, source) for source in sources], "or")


# The deal


def _sizes(group: ColumnGroup, setting: Setting) -> str:
    columns, sizes = column_noun(group, setting).counted, group.sizes
    if not any(sizes):
        return f"{columns} {'begins' if len(sizes) == 1 else 'begin'} empty"
    if len(set(sizes)) == 1:
        each = " each" if len(sizes) > 1 else ""
        return f"{columns} of {counted(sizes[0], 'card')}{each}"
    stretches = [(size, len(list(alike))) for size, alike in groupby(sizes)]
    if all(sizes) and len(stretches) == len(sizes):
        return f"{columns} of {listed([number(size) for size in sizes])} cards, from left to right"
    return f"{columns}, from left to right: {listed(_stretches(stretches))}"


def _stretches(stretches: Iterable[tuple[int, int]]) -> list[str]:
    """Columns of one size beside each other: ``two of five cards``, ``three of four``."""
    words: list[str] = []
    named = False
    for size, count in stretches:
        if not size:
            words.append(f"{number(count)} that {'begins' if count == 1 else 'begin'} empty")
            continue
        words.append(f"{number(count)} of {number(size) if named else counted(size, 'card')}")
        named = True
    return words


def _face_up(group: ColumnGroup, setting: Setting) -> str:
    largest = max(group.sizes)
    if not largest:
        return ""
    if group.face_up == "all" or group.face_up >= largest or largest == 1:
        return "All these cards lie face up"
    name = column_noun(group, setting).one
    each = f"of each {name}" if len(group.sizes) > 1 else f"of the {name}"
    if group.face_up <= 1:
        return f"The top card {each} lies face up, the cards under it face down"
    top = f"The top {counted(group.face_up, 'card')} {each}"
    return f"{top} lie face up, the cards under them face down"


COLUMNS_DEAL: Final[Sentences[ColumnGroup]] = {
    "sizes": _sizes,
    "face_up": _face_up,
}


# Moves


def _build(group: ColumnGroup, setting: Setting) -> str:
    name = column_noun(group, setting).one
    if not group.build:
        return f"No card may be laid on another in {article(name)}"
    return f"On the top card of {article(name)} goes {fits_sentences(group.build, setting.deck)}"


def _run(group: ColumnGroup, setting: Setting) -> str:
    if group.move not in ("run", "by-cells") or not group.run or group.run == group.build:
        return ""
    ordered = compared(group.run, setting.deck)
    words = f"Cards are in order where each, beside the one beneath it, is {ordered}"
    known = fits_remarks(group.build)
    new = [each.removesuffix(".") for each in fits_remarks(group.run) if each not in known]
    return ". ".join([words, *new])


def _moves_singly(group: ColumnGroup) -> bool:
    """Whether never more than one card leaves a column at a time."""
    run = group.build if group.run is None else group.run
    return group.move == "single" or group.move_at_most == 1 or (group.move != "any" and not run)


def _move(group: ColumnGroup, setting: Setting) -> str:
    noun = column_noun(group, setting)
    if _moves_singly(group):
        return f"Only the top card of {article(noun.one)} may be moved"
    if group.move == "any":
        return (
            "Any card that lies face up may be moved, together with all cards on it; "
            "only the lowest of them has to fit"
        )
    own = group.run is not None and group.run != group.build
    ordered = "that are in order" if own else "that lie on one another in this way"
    words = f"Face-up cards {ordered} move together, and so does any upper part of them"
    if group.move == "by-cells":
        return (
            f"{words}, but no more at once than could be moved one by one over empty "
            f"{plural(FREE_PLACE)} and empty {noun.many}"
        )
    return words


def _move_at_most(group: ColumnGroup, _: Setting) -> str:
    if group.move_at_most is None or _moves_singly(group):
        return ""
    return f"No more than {counted(group.move_at_most, 'card')} move at once"


def _empty(group: ColumnGroup, setting: Setting) -> str:
    name = column_noun(group, setting).one
    if group.empty == "nothing":
        return f"An empty {name} stays empty" if not group.refill else ""
    wanted = selected(group.empty) & setting.deck
    words = f"An empty {name} takes {any_of(wanted, setting.deck)}"
    if _moves_singly(group):
        return words
    return f"{words}, by itself or as the lowest of cards that move together"


def _takes_from(group: ColumnGroup, setting: Setting) -> str:
    if not group.takes_from:
        return ""
    these = those_of([column_noun(group, setting)])
    return f"Cards come to {these} only from {piles_named(group.takes_from, setting)}"


def _limit(group: ColumnGroup, setting: Setting) -> str:
    if group.limit is None:
        return ""
    name = column_noun(group, setting).one
    return f"No move may bring {article(name)} to more than {counted(group.limit, 'card')}"


def _refill(group: ColumnGroup, setting: Setting) -> str:
    if not group.refill:
        return ""
    name = column_noun(group, setting).one
    first = ", from the first of these that has one" if len(group.refill) > 1 else ""
    return (
        f"{article(name).capitalize()} that becomes empty gets a card at once from "
        f"{piles_named(group.refill, setting)}{first}"
    )


COLUMNS_MOVES: Final[Sentences[ColumnGroup]] = {
    "id": Untold("a name for other keys and records"),
    "name": Untold("told in the sentences about the columns"),
    "plural": Untold("told in the sentences about the columns"),
    "build": _build,
    "run": _run,
    "move": _move,
    "move_at_most": _move_at_most,
    "empty": _empty,
    "refill": _refill,
    "takes_from": _takes_from,
    "limit": _limit,
}


# Stock


def _turn(stock: Stock, setting: Setting) -> str:
    if stock.to == "columns":
        every = each_of(column_nouns(setting))
        return f"Turning the stock lays one card face up on {every}, from left to right"
    if stock.turn == 1:
        return "The stock's cards are turned up one by one and laid beside it, each on the last"
    return (
        f"The stock's cards are turned up {number(stock.turn)} at a time and laid beside it, "
        "one on the other"
    )


def waste_moves(setting: Setting, *, to_columns: bool) -> bool:
    """Whether any column, or any free place or pile to build up, may take a turned card."""
    rules = setting.patience

    def fed(sources: tuple[str, ...]) -> bool:
        return not sources or "waste" in sources

    if to_columns:
        return any(
            fed(group.takes_from) and (bool(group.build) or group.empty != "nothing")
            for group in rules.columns
        )
    places = [group.takes_from for group in rules.foundations]
    places += [rules.cells.takes_from] if rules.cells is not None else []
    return any(fed(sources) for sources in places)


def _waste_is_used(setting: Setting) -> bool:
    """Whether a turned card can ever leave: by a move, with a yaku, or to fill a column."""
    rules = setting.patience
    common = rules.collecting.waste_at_most
    return (
        waste_moves(setting, to_columns=True)
        or waste_moves(setting, to_columns=False)
        or any("waste" in group.refill for group in rules.columns)
        or any((common if y.waste_at_most is None else y.waste_at_most) != 0 for y in rules.yaku)
    )


def _to(stock: Stock, setting: Setting) -> str:
    if stock.to == "columns" or not _waste_is_used(setting):
        return ""
    return "The top one of the turned cards is in play; once it has gone, the one under it is"


def _with_empty_columns(stock: Stock, setting: Setting) -> str:
    if stock.with_empty_columns:
        return ""
    return f"The stock may not be turned while {one_of(column_nouns(setting))} is empty"


def _redeals(stock: Stock, _: Setting) -> str:
    if stock.to == "columns":
        return ""
    if stock.redeals == 0:
        return "The stock is gone through only once"
    often = "as often as you like" if stock.redeals == "unlimited" else times(stock.redeals)
    return f"When the stock is used up, the turned cards become the stock again, {often}"


def _shuffle(stock: Stock, _: Setting) -> str:
    if stock.to == "columns" or stock.redeals == 0:
        return ""
    return (
        "They are shuffled for it"
        if stock.shuffle
        else "They are turned over as they lie, so they come in the same order"
    )


def _onto_waste(stock: Stock, setting: Setting) -> str:
    if stock.to == "columns":
        return "No card is put back into the stock"
    if not stock.build:
        return "No card is put back into the stock or on the turned cards"
    return f"On the turned cards you may lay {fits_sentences(stock.build, setting.deck)}"


STOCK: Final[Sentences[Stock]] = {
    "turn": _turn,
    "to": _to,
    "with_empty_columns": _with_empty_columns,
    "redeals": _redeals,
    "shuffle": _shuffle,
    "build": _onto_waste,
}


# Free places


def _cells_dealt(cells: Cells, _: Setting) -> str:
    if not cells.dealt:
        return ""
    verb = "is" if cells.dealt == 1 else "are"
    return f"{counted(cells.dealt, FREE_PLACE)} {verb} dealt a card, face up"


CELLS_DEAL: Final[Sentences[Cells]] = {"dealt": _cells_dealt}


def _cells_count(cells: Cells, _: Setting) -> str:
    verb = "holds" if cells.count == 1 else "hold"
    each = "a single card" if cells.count == 1 else "a single card each"
    return f"{counted(cells.count, FREE_PLACE)} {verb} {each}, which may be moved on at any time"


def _cells_cards(cells: Cells, setting: Setting) -> str:
    wanted = selected(cells.cards) & setting.deck
    if wanted == setting.deck:
        return "Any card may be put there"
    return f"Only {several(wanted, setting.deck)} may be put there"


def _cells_from(cells: Cells, setting: Setting) -> str:
    if not cells.takes_from:
        return ""
    return f"Cards come there only from {piles_named(cells.takes_from, setting)}"


CELLS: Final[Sentences[Cells]] = {
    "count": _cells_count,
    "cards": _cells_cards,
    "takes_from": _cells_from,
}
