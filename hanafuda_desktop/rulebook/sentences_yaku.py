"""Sentences for the yaku of a patience: from where, when, and what they are worth."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.vocabulary import listed, number, points, times
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rulebook.nouns import column_nouns, one_of, those_of
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rulebook.sentences_needs import needed, wanted
from hanafuda_desktop.rules.schema.tableau import Collecting, TableauYaku

__all__ = ["COLLECTING", "YAKU", "YAKU_CARDS"]

YAKU_CARDS: Final[Sentences[TableauYaku]] = {
    "needs": lambda yaku, setting: needed(yaku.needs, setting),
}


# Conditions


def _times(yaku: TableauYaku, _: Setting) -> str:
    return tr("Can be collected {times}", times=times(yaku.times)) if yaku.times > 1 else ""


def _points(yaku: TableauYaku, _: Setting) -> str:
    return points(yaku.points) if yaku.points else ""


def _after(yaku: TableauYaku, _: Setting) -> str:
    if not yaku.after:
        return ""
    return trn(
        "Only after {number} other yaku has been collected",
        "Only after {number} other yaku have been collected",
        yaku.after,
        number=number(yaku.after),
    )


def _after_yaku(yaku: TableauYaku, setting: Setting) -> str:
    if not yaku.after_yaku:
        return ""
    names = {other.id: setting.say(other.name) for other in setting.patience.yaku}
    others = listed([names.get(other, other) for other in yaku.after_yaku])
    return tr("Not before {yaku}", yaku=others)


def _size(yaku: TableauYaku, setting: Setting) -> int:
    """How many cards the yaku takes."""
    size = 0
    for need in yaku.needs:
        mask = wanted(need, setting)
        parts = {getattr(CARDS[card], need.each) for card in members(mask)} if need.each else {0}
        size += need.count * len(parts)
    return size


def _columns(setting: Setting) -> str:
    return those_of(column_nouns(setting), "or")


def _has_waste(setting: Setting) -> bool:
    return setting.patience.stock is not None and setting.patience.stock.to == "waste"


def _from_columns(least: int, setting: Setting) -> str:
    where = _columns(setting)
    if not least:
        return tr("none of its cards need come from {piles}", piles=where)
    if least == 1:
        return tr("at least one of its cards comes from {piles}", piles=where)
    return tr("at least {number} of its cards come from {piles}", number=number(least), piles=where)


def _from_waste(most: int | str, setting: Setting) -> str:
    if not _has_waste(setting):
        return ""
    if most == "all":
        return tr(
            "any number of its cards may come from the turned cards, as long as they lie together "
            "on top of them"
        )
    if most == 0:
        return tr("none of its cards may come from the turned cards")
    if most == 1:
        return tr("at most one of its cards may come from the turned cards, the top one")
    return tr(
        "at most {number} of its cards may come from the top of the turned cards",
        number=number(int(most)),
    )


def _from_cells(most: int | str, setting: Setting) -> str:
    if setting.patience.cells is None:
        return ""
    if most == "all":
        return tr("any number of its cards may come from free places")
    if most == 0:
        return tr("none of its cards may come from free places")
    return tr("at most {number} of its cards may come from free places", number=number(int(most)))


def _from_piles(most: int | str) -> str:
    if most == "all":
        return tr("its cards may come from any number of piles")
    if most == 1:
        return tr("all its cards come from one pile")
    return tr("its cards come from no more than {number} piles", number=number(int(most)))


def _order(setting: Setting, *, as_run: bool) -> str:
    if as_run:
        names = listed(list(dict.fromkeys(noun.one for noun in column_nouns(setting))), "or")
        return tr(
            "the cards that come from one {pile} must lie in the order in which it is built",
            pile=names,
        )
    return tr("the order in which its cards lie on one another does not matter")


def _own_columns(yaku: TableauYaku, setting: Setting) -> str:
    least = yaku.columns_at_least
    if least is None:
        return ""
    if _size(yaku, setting) == 1:
        where = one_of(column_nouns(setting))
        if least:
            return tr("it comes from {pile}", pile=where)
        return tr("it need not come from {pile}", pile=where)
    return _from_columns(least, setting)


def _own_waste(yaku: TableauYaku, setting: Setting) -> str:
    most = yaku.waste_at_most
    if most is None:
        return ""
    if _size(yaku, setting) == 1 and _has_waste(setting):
        if most:
            return tr("it may be the top one of the turned cards")
        return tr("it may not be the top one of the turned cards")
    return _from_waste(most, setting)


def _own_cells(yaku: TableauYaku, setting: Setting) -> str:
    most = yaku.cells_at_most
    if most is None:
        return ""
    if _size(yaku, setting) == 1 and setting.patience.cells is not None:
        return (
            tr("it may come from a free place") if most else tr("it may not come from a free place")
        )
    return _from_cells(most, setting)


def _own_piles(yaku: TableauYaku, _: Setting) -> str:
    return "" if yaku.piles_at_most is None else _from_piles(yaku.piles_at_most)


def _own_run(yaku: TableauYaku, setting: Setting) -> str:
    return "" if yaku.as_run is None else _order(setting, as_run=yaku.as_run)


YAKU: Final[Sentences[TableauYaku]] = {
    "id": Untold("a name for other keys and records"),
    "name": Untold("stands before the yaku's cards"),
    "times": _times,
    "points": _points,
    "after": _after,
    "after_yaku": _after_yaku,
    "columns_at_least": _own_columns,
    "waste_at_most": _own_waste,
    "cells_at_most": _own_cells,
    "piles_at_most": _own_piles,
    "as_run": _own_run,
}

COLLECTING: Final[Sentences[Collecting]] = {
    "columns_at_least": lambda part, setting: _from_columns(part.columns_at_least, setting),
    "waste_at_most": lambda part, setting: _from_waste(part.waste_at_most, setting),
    "cells_at_most": lambda part, setting: _from_cells(part.cells_at_most, setting),
    "piles_at_most": lambda part, _: (
        "" if part.piles_at_most == "all" else _from_piles(part.piles_at_most)
    ),
    "as_run": lambda part, setting: _order(setting, as_run=part.as_run),
}
