"""Sentences for a patience's columns, and what its piles are called."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.tableau.schema import (
    Cells,
    ColumnGroup,
    FoundationGroup,
    Stock,
    TableauRules,
)
from hanafuda_desktop.rulebook.blocks import PileRow
from hanafuda_desktop.rulebook.card_words import any_of, several
from hanafuda_desktop.rulebook.fit_words import compared, fits_remarks, fits_told
from hanafuda_desktop.rulebook.sentences import Sentences, Setting
from hanafuda_desktop.rulebook.table_picture import row_of, table_rows
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.text.language import (
    ENGLISH,
    Text,
    language,
    number,
    tr,
    tr_noop,
    trn,
    trn_noop,
)
from hanafuda_desktop.text.vocabulary import (
    Link,
    capital,
    cards,
    listed,
    paragraph,
    sentence,
)

# What groups of piles are called in sentences: one of them, several, or just as many as there are.
#
# A rule file gives the name of one pile, and may give its plural. Where it does not, the plural is
# made by rule, but only for names that look like plain English nouns; nobody can tell the plural
# of ``ones`` or of a word in another language, so there a pile is called by the name and by what
# it is: ``ones pile``. Nor can anybody tell the gender of such a name: a language that has genders
# calls a single pile by what it is and by its name, ``la pile « reserve »``.

_PLAIN: Final = re.compile(r"[A-Za-z]+([ -][A-Za-z]+)*")
_UNSURE: Final = re.compile(
    # Perhaps plurals already (ones), leaf or roof, photo or potato, and nouns of their own kind.
    r".*([^s]s|f|fe|o|man|foot|tooth|goose|mouse|child|person|\b(ox|die|penny))",
    re.IGNORECASE,
)
_FEW: Final = 10
"""Japanese has another word for counting less than so many things."""
_COMMON: Final[dict[Text, tuple[Text, Text]]] = {
    tr_noop("column", meaning="of a patience"): ("a column", "the column"),
    tr_noop("pile", meaning="of a patience"): ("a pile", "the pile"),
    tr_noop("foundation", meaning="of a patience"): (
        "a foundation",
        "the foundation",
    ),
    tr_noop("bed", meaning="of a patience"): ("a bed", "the bed"),
}
"""Names whose gender is known, with their articles."""


@dataclass(frozen=True, slots=True)
class Noun:
    """What the piles of a group are called.

    Attributes:
        one: one of them, without an article.
        many: several of them.
        count: how many there are.
    """

    one: str
    many: str
    count: int

    @property
    def all(self) -> str:
        """All of them: the plural, or the singular where there is one alone."""
        return self.one if self.count == 1 else self.many

    @property
    def counted(self) -> str:
        """How many there are: ``one reserve``, ``four beds``."""
        said = {"number": number(self.count), "piles": self.all}
        if self.count < _FEW:
            return tr("{number} {piles}", meaning="fewer than ten piles", **said)
        return tr("{number} {piles}", meaning="ten piles or more", **said)

    @property
    def title(self) -> str:
        """All of them, as a heading."""
        return capital(self.all)


def _plural(noun: str) -> str:
    """Several of what a plain English noun names."""
    if noun.endswith(("s", "x", "z", "ch", "sh")):
        return f"{noun}es"
    if noun.endswith("y") and noun[-2:-1] not in {"a", "e", "i", "o", "u"}:
        return f"{noun[:-1]}ies"
    return f"{noun}s"


def _neutral(name: str, kind: str, count: int) -> Noun:
    """``ones pile``, ``ones piles``; a name that says already what it is keeps it once."""
    *before, last = name.split(" ")
    if last.lower() in (kind, f"{kind}s"):
        one = " ".join((*before, kind))
        return Noun(one, f"{one}s", count)
    if kind == "column":
        return Noun(tr("{name} column", name=name), tr("{name} columns", name=name), count)
    return Noun(tr("{name} pile", name=name), tr("{name} piles", name=name), count)


def noun_of(group: ColumnGroup | FoundationGroup, setting: Setting) -> Noun:
    """What the piles of a group are called."""
    if isinstance(group, ColumnGroup):
        count, kind = len(group.sizes), "column"
    else:
        count, kind = len(group.parts(setting.deck)), "pile"
    name = setting.say(group.name)
    own = next((each for each in (language(), ENGLISH, *group.name) if each in group.name), ENGLISH)
    if group.plural is not None and own in group.plural:
        return Noun(name, group.plural[own], count)
    if own == ENGLISH and _PLAIN.fullmatch(name) and not _UNSURE.fullmatch(name):
        return Noun(name, _plural(name), count)
    return _neutral(name, kind, count)


def column_nouns(setting: Setting) -> list[Noun]:
    """What the game's columns are called, group by group."""
    return [noun_of(group, setting) for group in setting.of(TableauRules).columns]


def _common(noun: Noun) -> tuple[str, str] | None:
    """The articles of a name that is known."""
    known = (
        each for word, each in _COMMON.items() if noun.one == tr(word, meaning="of a patience")
    )
    return next(known, None)


def a(noun: Noun) -> str:
    """Any one of these piles: ``a bed``, ``an arm``."""
    known = _common(noun)
    if known is not None:
        return tr(known[0])
    if noun.one[:1].lower() in {"a", "e", "i", "o", "u"}:
        return tr("an {pile}", pile=noun.one)
    return tr("a {pile}", pile=noun.one)


def the(noun: Noun) -> str:
    """The pile of a group that has no other: ``the reserve``."""
    known = _common(noun)
    return tr("the {pile}", pile=noun.one) if known is None else tr(known[1])


def _after_the(noun: Noun) -> str:
    """A group within the words of :func:`those_of`."""
    if noun.count != 1:
        return tr("{piles}", meaning="several piles of a name, after “the”", piles=noun.many)
    return tr("{pile}", meaning="the only pile of a name, after “the”", pile=noun.one)


def those_of(nouns: Iterable[Noun], link: Link = "and", more: Iterable[str] = ()) -> str:
    """All of these piles, and others that are no group: ``the beds and reserve``."""
    names = dict.fromkeys((*map(_after_the, nouns), *more))
    return tr("the {piles}", piles=listed(list(names), link))


def each_of(nouns: Iterable[Noun], link: Link = "and") -> str:
    """Each one of these piles: ``every bed and pot``."""
    return tr("every {pile}", pile=listed(list(dict.fromkeys(noun.one for noun in nouns)), link))


def one_of(nouns: Iterable[Noun]) -> str:
    """Any one of these piles: ``a bed or an arm``."""
    return listed(list(dict.fromkeys(map(a, nouns))), "or")


def piles_named(sources: tuple[str, ...], setting: Setting) -> str:
    """Piles that a rule file names: kinds of pile, or ids of groups."""
    rules = setting.of(TableauRules)
    names = {
        "waste": tr("the turned cards"),
        "stock": tr("the stock"),
        "cells": tr("free places", meaning="where cards come from"),
    }
    for kind, groups in (("columns", rules.columns), ("foundations", rules.foundations)):
        named = {group.id: those_of([noun_of(group, setting)]) for group in groups}
        names |= named | {kind: listed(list(dict.fromkeys(named.values())), "or")}
    return listed([names.get(source, source) for source in sources], "or")


# The deal


def _sizes(group: ColumnGroup, setting: Setting) -> str:
    piles, sizes = noun_of(group, setting).counted, group.sizes
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


_FACE_UP: Final[dict[tuple[bool, bool], Text]] = {
    (True, True): "The top card of each {pile} lies face up, the cards under it face down",
    (True, False): "The top {number} cards of each {pile} lie face up, the cards under them face "
    "down",
    (False, True): "The top card of {pile} lies face up, the cards under it face down",
    (False, False): "The top {number} cards of {pile} lie face up, the cards under them face down",
}
"""Of several columns or of one, and whether just one card lies face up."""


def _face_up(group: ColumnGroup, setting: Setting) -> str:
    largest = max(group.sizes)
    if not largest:
        return ""
    if group.face_up == "all" or group.face_up >= largest or largest == 1:
        return tr("All these cards lie face up")
    noun, is_each = noun_of(group, setting), len(group.sizes) > 1
    pile = noun.one if is_each else the(noun)
    return tr(_FACE_UP[is_each, group.face_up <= 1], number=number(group.face_up), pile=pile)


COLUMNS_DEAL: Final[Sentences[ColumnGroup]] = {
    "sizes": _sizes,
    "face_up": _face_up,
}


# Moves


def _build(group: ColumnGroup, setting: Setting) -> str:
    pile = a(noun_of(group, setting))
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
    noun = noun_of(group, setting)
    if _moves_singly(group):
        return tr("Only the top card of {pile} may be moved", pile=a(noun))
    if group.move == "any":
        return tr(
            "Any card that lies face up may be moved, together with all cards on it; "
            "only the lowest of them has to fit"
        )
    if group.run is not None and group.run != group.build:
        words = tr(
            "Face-up cards that are in order move together, and so does any upper part of them"
        )
    else:
        words = tr(
            "Face-up cards that lie on one another in this way move together, and so does any "
            "upper part of them"
        )
    if group.move == "by-cells":
        return tr(
            "{words}, but no more at once than could be moved one by one over empty free places "
            "and empty {piles}",
            words=words,
            piles=noun.many,
        )
    return words


def _move_at_most(group: ColumnGroup, _: Setting) -> str:
    if group.move_at_most is None or _moves_singly(group):
        return ""
    return tr("No more than {cards} move at once", cards=cards(group.move_at_most))


def _empty(group: ColumnGroup, setting: Setting) -> str:
    pile = noun_of(group, setting).one
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


def _refill(group: ColumnGroup, setting: Setting) -> str:
    if not group.refill:
        return ""
    pile, sources = a(noun_of(group, setting)), piles_named(group.refill, setting)
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
    "build": _build,
    "run": _run,
    "move": _move,
    "move_at_most": _move_at_most,
    "empty": _empty,
    "refill": _refill,
    "takes_from": "Cards come to {piles} only from {sources}",
    "limit": "No move may bring {pile} to more than {cards}",
}


# Sentences for a patience's stock and free places.

# Stock


def waste_moves(setting: Setting, *, to_columns: bool) -> bool:
    """Whether any column, or any free place or pile to build up, may take a turned card."""
    rules = setting.of(TableauRules)

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
    rules = setting.of(TableauRules)
    common = rules.collecting.waste_at_most
    return (
        waste_moves(setting, to_columns=True)
        or waste_moves(setting, to_columns=False)
        or any("waste" in group.refill for group in rules.columns)
        or any((common if y.waste_at_most is None else y.waste_at_most) != 0 for y in rules.yaku)
    )


def _on_columns(_: Stock, setting: Setting) -> str:
    every = each_of(column_nouns(setting))
    return tr("Turning the stock lays one card face up on {piles}, from left to right", piles=every)


def _waste(_: Stock, setting: Setting) -> str:
    if not _waste_is_used(setting):
        return ""
    return tr("The top one of the turned cards is in play; once it has gone, the one under it is")


def _with_empty_columns(stock: Stock, setting: Setting) -> str:
    if stock.with_empty_columns:
        return ""
    piles = one_of(column_nouns(setting))
    return tr("The stock may not be turned while {piles} is empty", piles=piles)


def _shuffle(stock: Stock, _: Setting) -> str:
    if stock.redeals == 0:
        return ""
    if stock.shuffle:
        return tr("They are shuffled for it")
    return tr("They are turned over as they lie, so they come in the same order")


def _onto_waste(stock: Stock, setting: Setting) -> str:
    if not stock.build:
        return tr("No card is put back into the stock or on the turned cards")
    told = fits_told(stock.build, setting.deck)
    words = tr("On the turned cards you may lay {cards}", cards=told)
    return paragraph([sentence(words), *fits_remarks(stock.build)])


COLUMN_STOCK: Final[Sentences[Stock]] = {
    "turn": _on_columns,
    "with_empty_columns": _with_empty_columns,
    "to": "No card is put back into the stock",
}
"""What is said of a stock that is dealt to the columns."""
STOCK: Final[Sentences[Stock]] = {
    "turn": {
        1: "The stock's cards are turned up one by one and laid beside it, each on the last",
        ...: "The stock's cards are turned up {number} at a time and laid beside it, one on the "
        "other",
    },
    "to": _waste,
    "with_empty_columns": _with_empty_columns,
    "redeals": {
        0: "The stock is gone through only once",
        "unlimited": "When the stock is used up, the turned cards become the stock again, as often "
        "as you like",
        ...: "When the stock is used up, the turned cards become the stock again, {times}",
    },
    "shuffle": _shuffle,
    "build": _onto_waste,
}


# Free places


CELLS_DEAL: Final[Sentences[Cells]] = {
    "dealt": trn_noop(
        "{number} free place is dealt a card, face up",
        "{number} free places are dealt a card, face up",
    ),
}


def _cells_cards(cells: Cells, setting: Setting) -> str:
    wanted = selected(cells.cards) & setting.deck
    if wanted == setting.deck:
        return tr("Any card may be put there")
    return tr("Only {cards} may be put there", cards=several(wanted, setting.deck))


CELLS: Final[Sentences[Cells]] = {
    "count": trn_noop(
        "{number} free place holds a single card, which may be moved on at any time",
        "{number} free places hold a single card each, which may be moved on at any time",
    ),
    "cards": _cells_cards,
    "takes_from": "Cards come there only from {sources}",
}


# The table as a picture.


def patience_rows(view: View, setting: Setting) -> Iterator[PileRow]:
    """All that lies on a table, from its far side to the near one."""
    return table_rows(view, _built(view, setting))


def _built(view: View, setting: Setting) -> Iterator[PileRow]:
    groups = setting.of(TableauRules).groups
    for group in sorted(groups, key=lambda group: isinstance(group, ColumnGroup)):
        shown = [
            pile
            for pile in view.piles
            if pile.group == group.id and (pile.cards or isinstance(group, ColumnGroup))
        ]
        if any(pile.cards for pile in shown):
            yield row_of(noun_of(group, setting).title, shown, upright=True)


def still_empty(view: View, setting: Setting) -> list[str]:
    """What has a place on the table, but no card yet."""
    words = []
    cells = [pile for pile in view.piles if pile.kind is PileKind.CELL]
    if cells and not any(pile.cards for pile in cells):
        words.append(_free_places(len(cells)))
    for group in setting.of(TableauRules).foundations:
        if not group.dealt:
            noun = noun_of(group, setting)
            several = tr("the {piles}", meaning="with their number", piles=noun.counted)
            words.append(the(noun) if noun.count == 1 else several)
    return words


def _free_places(count: int) -> str:
    if count == 1:
        return tr("a free place")
    return trn("the {number} free place", "the {number} free places", count)
