"""Sentences for yaku: which cards they take, from where, when, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rulebook.card_words import all_of, card_name, number_of, several
from hanafuda_desktop.rulebook.english import (
    KINDS,
    counted,
    listed,
    months,
    number,
    times,
)
from hanafuda_desktop.rulebook.nouns import column_nouns, one_of, those_of
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rules.schema.needs import Need
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.tableau import Collecting, TableauYaku

__all__ = ["COLLECTING", "NEED", "YAKU", "YAKU_CARDS", "needed", "shown_cards"]

_MOST_SHOWN: Final = 12


# Which cards


def _wanted(need: Need, setting: Setting) -> int:
    return selected(need.cards) & setting.deck


def _among(mask: int) -> str:
    """The months that a set has cards of, after "of each month"."""
    own = sorted({CARDS[card].month for card in members(mask)})
    if len(own) == len({card.month for card in CARDS}):
        return ""
    stretch = len(own) > 2 and own[-1] - own[0] == len(own) - 1
    return f" {'from' if stretch else 'among'} {months(own)}"


def _each(need: Need, mask: int, deck: int) -> str:
    kinds = {CARDS[card].category for card in members(mask)}
    if need.each == "category":
        return f"{counted(need.count, 'card')} of each kind among {all_of(mask, deck)}"
    one_kind = KINDS[kinds.pop()] if len(kinds) == 1 else None
    one, many = one_kind or ("card", "cards")
    words = f"{number(need.count)} {one if need.count == 1 else many} of each month{_among(mask)}"
    regular = mask == deck or one_kind is not None
    return words if regular else f"{words}, from among {all_of(mask, deck)}"


def _same(need: Need, mask: int, deck: int) -> str:
    one = {"month": "of one month", "category": "of one kind"}[str(need.same)]
    if mask == deck:
        return f"{counted(need.count, 'card')} {one}"
    return f"{number(need.count)} {several(mask, deck)} {one}"


def _need(need: Need, setting: Setting) -> str:
    mask, deck = _wanted(need, setting), setting.deck
    if need.each is not None:
        return _each(need, mask, deck)
    if need.same is not None:
        return _same(need, mask, deck)
    return number_of(need.count, mask, deck)


NEED: Final[Sentences[Need]] = {
    "cards": _need,
    "count": Untold("told with the cards"),
    "each": Untold("told with the cards"),
    "same": Untold("told with the cards"),
}


def _single(need: Need, setting: Setting) -> int | None:
    """The one card that the need stands for, if it is so."""
    mask = _wanted(need, setting)
    return mask.bit_length() - 1 if mask.bit_count() == 1 else None


def _of_singles(cards: list[int], deck: int) -> list[str]:
    """Single cards in words: ribbons or chaff together, others by name as the file has them."""
    kinds = {CARDS[card].category for card in cards}
    if len(cards) > 1 and len(kinds) == 1 and kinds <= {Category.RIBBON, Category.CHAFF}:
        return [all_of(sum(1 << card for card in cards), deck)]
    return [card_name(CARDS[card]) for card in cards]


def needed(needs: Iterable[Need], setting: Setting) -> str:
    """All that a yaku takes: ``the Boar, the Deer and the Butterflies``."""
    parts: list[str] = []
    singles: list[int] = []
    for need in needs:
        card = _single(need, setting)
        if card is not None:
            singles.append(card)
            continue
        parts += _of_singles(singles, setting.deck)
        singles = []
        parts.append(_need(need, setting))
    return listed([*parts, *_of_singles(singles, setting.deck)])


def _spread(need: Need, setting: Setting) -> list[int]:
    cards = list(members(_wanted(need, setting)))
    if need.each is not None:
        return cards
    if need.same is not None:
        key = need.same
        own = getattr(CARDS[cards[0]], key)
        return [card for card in cards if getattr(CARDS[card], key) == own][: need.count]
    return cards if len(cards) <= _MOST_SHOWN else cards[: need.count]


def shown_cards(yaku: TableauYaku, setting: Setting) -> tuple[int, ...]:
    """Cards to picture beside a yaku: all that can serve, or an example where these are many."""
    shown = [card for need in yaku.needs for card in _spread(need, setting)]
    return tuple(dict.fromkeys(shown))[:_MOST_SHOWN]


YAKU_CARDS: Final[Sentences[TableauYaku]] = {
    "needs": lambda yaku, setting: needed(yaku.needs, setting),
}


# Conditions


def _times(yaku: TableauYaku, _: Setting) -> str:
    return f"Can be collected {times(yaku.times)}" if yaku.times > 1 else ""


def _points(yaku: TableauYaku, _: Setting) -> str:
    return f"{counted(yaku.points, 'point')}" if yaku.points else ""


def _after(yaku: TableauYaku, _: Setting) -> str:
    if not yaku.after:
        return ""
    verb = "has" if yaku.after == 1 else "have"
    return f"Only after {number(yaku.after)} other yaku {verb} been collected"


def _after_yaku(yaku: TableauYaku, setting: Setting) -> str:
    if not yaku.after_yaku:
        return ""
    names = {other.id: setting.say(other.name) for other in setting.rules.yaku}
    return f"Not before {listed([names.get(other, other) for other in yaku.after_yaku])}"


def _size(yaku: TableauYaku, setting: Setting) -> int:
    """How many cards the yaku takes."""
    size = 0
    for need in yaku.needs:
        mask = _wanted(need, setting)
        parts = {getattr(CARDS[card], need.each) for card in members(mask)} if need.each else {0}
        size += need.count * len(parts)
    return size


def _columns(setting: Setting, *, one: bool = False) -> str:
    nouns = column_nouns(setting)
    return one_of(nouns) if one else those_of(nouns, "or")


def _has_waste(setting: Setting) -> bool:
    return setting.rules.stock is not None and setting.rules.stock.to == "waste"


def _from_columns(least: int, setting: Setting) -> str:
    where = _columns(setting)
    if not least:
        return f"none of its cards need come from {where}"
    if least == 1:
        return f"at least one of its cards comes from {where}"
    return f"at least {number(least)} of its cards come from {where}"


def _from_waste(most: int | str, setting: Setting) -> str:
    if not _has_waste(setting):
        return ""
    if most == "all":
        return (
            "any number of its cards may come from the turned cards, "
            "as long as they lie together on top of them"
        )
    if most == 0:
        return "none of its cards may come from the turned cards"
    if most == 1:
        return "at most one of its cards may come from the turned cards, the top one"
    return f"at most {number(int(most))} of its cards may come from the top of the turned cards"


def _from_cells(most: int | str, setting: Setting) -> str:
    if setting.rules.cells is None:
        return ""
    if most == "all":
        return "any number of its cards may come from free places"
    if most == 0:
        return "none of its cards may come from free places"
    return f"at most {number(int(most))} of its cards may come from free places"


def _from_piles(most: int | str) -> str:
    if most == "all":
        return "its cards may come from any number of piles"
    if most == 1:
        return "all its cards come from one pile"
    return f"its cards come from no more than {number(int(most))} piles"


def _order(setting: Setting, *, as_run: bool) -> str:
    if as_run:
        names = listed(list(dict.fromkeys(noun.one for noun in column_nouns(setting))), "or")
        return f"the cards that come from one {names} must lie in the order in which it is built"
    return "the order in which its cards lie on one another does not matter"


def _own_columns(yaku: TableauYaku, setting: Setting) -> str:
    least = yaku.columns_at_least
    if least is None:
        return ""
    if _size(yaku, setting) == 1:
        where = _columns(setting, one=True)
        return f"it comes from {where}" if least else f"it need not come from {where}"
    return _from_columns(least, setting)


def _own_waste(yaku: TableauYaku, setting: Setting) -> str:
    most = yaku.waste_at_most
    if most is None:
        return ""
    if _size(yaku, setting) == 1 and _has_waste(setting):
        return f"it may {'' if most else 'not '}be the top one of the turned cards"
    return _from_waste(most, setting)


def _own_cells(yaku: TableauYaku, setting: Setting) -> str:
    most = yaku.cells_at_most
    if most is None:
        return ""
    if _size(yaku, setting) == 1 and setting.rules.cells is not None:
        return f"it may {'' if most else 'not '}come from a free place"
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
