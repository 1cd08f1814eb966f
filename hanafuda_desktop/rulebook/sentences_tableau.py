"""Sentences for a patience's columns, and what its piles are called."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.vocabulary import cards, listed, number, paragraph, sentence
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rulebook.card_words import any_of
from hanafuda_desktop.rulebook.fit_words import compared, fits_remarks, fits_told
from hanafuda_desktop.rulebook.nouns import (
    Noun,
    a,
    noun_of,
    the,
    those_of,
)
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.tableau import ColumnGroup, FoundationGroup

__all__ = [
    "COLUMNS_DEAL",
    "COLUMNS_MOVES",
    "column_noun",
    "foundation_noun",
    "pile_count",
    "piles_named",
]


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
        "waste": tr("the turned cards"),
        "stock": tr("the stock"),
        "cells": tr("free places", meaning="where cards come from"),
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
    piles, sizes = column_noun(group, setting).counted, group.sizes
    if not any(sizes):
        return trn("{piles} begins empty", "{piles} begin empty", len(sizes), piles=piles)
    if len(sizes) == 1:
        return tr("{piles} of {cards}", piles=piles, cards=cards(sizes[0]))
    if len(set(sizes)) == 1:
        return tr("{piles} of {cards} each", piles=piles, cards=cards(sizes[0]))
    stretches = [(size, len(list(alike))) for size, alike in groupby(sizes)]
    if all(sizes) and len(stretches) == len(sizes):
        numbers = listed([number(size) for size in sizes])
        return tr("{piles} of {sizes} cards, from left to right", piles=piles, sizes=numbers)
    said = listed(_stretches(stretches))
    return tr("{piles}, from left to right: {sizes}", piles=piles, sizes=said)


def _stretches(stretches: Iterable[tuple[int, int]]) -> list[str]:
    """Columns of one size beside each other: ``two of five cards``, ``three of four``."""
    words: list[str] = []
    named = False
    for size, count in stretches:
        said = number(count)
        if not size:
            empty = trn(
                "{number} that begins empty", "{number} that begin empty", count, number=said
            )
            words.append(empty)
        elif named:
            words.append(tr("{number} of {size}", meaning="piles", number=said, size=number(size)))
        else:
            words.append(tr("{number} of {cards}", meaning="piles", number=said, cards=cards(size)))
            named = True
    return words


def _face_up(group: ColumnGroup, setting: Setting) -> str:
    largest = max(group.sizes)
    if not largest:
        return ""
    if group.face_up == "all" or group.face_up >= largest or largest == 1:
        return tr("All these cards lie face up")
    noun = column_noun(group, setting)
    if len(group.sizes) > 1:
        if group.face_up <= 1:
            return tr(
                "The top card of each {pile} lies face up, the cards under it face down",
                pile=noun.one,
            )
        return tr(
            "The top {number} cards of each {pile} lie face up, the cards under them face down",
            number=number(group.face_up),
            pile=noun.one,
        )
    if group.face_up <= 1:
        return tr(
            "The top card of {pile} lies face up, the cards under it face down", pile=the(noun)
        )
    return tr(
        "The top {number} cards of {pile} lie face up, the cards under them face down",
        number=number(group.face_up),
        pile=the(noun),
    )


COLUMNS_DEAL: Final[Sentences[ColumnGroup]] = {
    "sizes": _sizes,
    "face_up": _face_up,
}


# Moves


def _build(group: ColumnGroup, setting: Setting) -> str:
    pile = a(column_noun(group, setting))
    if not group.build:
        return tr("No card may be laid on another in {pile}", pile=pile)
    told = fits_told(group.build, setting.deck)
    goes = tr("On the top card of {pile} goes {cards}", pile=pile, cards=told)
    return paragraph([sentence(goes), *fits_remarks(group.build)])


def _run(group: ColumnGroup, setting: Setting) -> str:
    if group.move not in ("run", "by-cells") or not group.run or group.run == group.build:
        return ""
    words = tr(
        "Cards are in order where each, beside the one beneath it, is {ordered}",
        ordered=compared(group.run, setting.deck),
    )
    known = fits_remarks(group.build)
    new = [each for each in fits_remarks(group.run) if each not in known]
    return paragraph([sentence(words), *new])


def _moves_singly(group: ColumnGroup) -> bool:
    """Whether never more than one card leaves a column at a time."""
    run = group.build if group.run is None else group.run
    return group.move == "single" or group.move_at_most == 1 or (group.move != "any" and not run)


def _move(group: ColumnGroup, setting: Setting) -> str:
    noun = column_noun(group, setting)
    if _moves_singly(group):
        return tr("Only the top card of {pile} may be moved", pile=a(noun))
    if group.move == "any":
        return tr(
            "Any card that lies face up may be moved, together with all cards on it; "
            "only the lowest of them has to fit"
        )
    own = group.run is not None and group.run != group.build
    words = _together(own=own)
    if group.move == "by-cells":
        return tr(
            "{words}, but no more at once than could be moved one by one over empty free places "
            "and empty {piles}",
            words=words,
            piles=noun.many,
        )
    return words


def _together(*, own: bool) -> str:
    """What moves together: cards in an order of its own, or in that of building."""
    if own:
        return tr(
            "Face-up cards that are in order move together, and so does any upper part of them"
        )
    return tr(
        "Face-up cards that lie on one another in this way move together, and so does any upper "
        "part of them"
    )


def _move_at_most(group: ColumnGroup, _: Setting) -> str:
    if group.move_at_most is None or _moves_singly(group):
        return ""
    return tr("No more than {cards} move at once", cards=cards(group.move_at_most))


def _empty(group: ColumnGroup, setting: Setting) -> str:
    pile = column_noun(group, setting).one
    if group.empty == "nothing":
        return "" if group.refill else tr("An empty {pile} stays empty", pile=pile)
    wanted = selected(group.empty) & setting.deck
    if wanted == setting.deck:
        words = tr("An empty {pile} takes any card", pile=pile)
    else:
        words = tr("An empty {pile} takes {cards}", pile=pile, cards=any_of(wanted, setting.deck))
    if _moves_singly(group):
        return words
    return tr("{words}, by itself or as the lowest of cards that move together", words=words)


def _takes_from(group: ColumnGroup, setting: Setting) -> str:
    if not group.takes_from:
        return ""
    these = those_of([column_noun(group, setting)])
    sources = piles_named(group.takes_from, setting)
    return tr("Cards come to {piles} only from {sources}", piles=these, sources=sources)


def _limit(group: ColumnGroup, setting: Setting) -> str:
    if group.limit is None:
        return ""
    pile = a(column_noun(group, setting))
    return tr("No move may bring {pile} to more than {cards}", pile=pile, cards=cards(group.limit))


def _refill(group: ColumnGroup, setting: Setting) -> str:
    if not group.refill:
        return ""
    pile, sources = a(column_noun(group, setting)), piles_named(group.refill, setting)
    if len(group.refill) == 1:
        return tr(
            "{pile} that becomes empty gets a card at once from {sources}",
            pile=pile,
            sources=sources,
        )
    return tr(
        "{pile} that becomes empty gets a card at once from {sources}, from the first of these "
        "that has one",
        pile=pile,
        sources=sources,
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
