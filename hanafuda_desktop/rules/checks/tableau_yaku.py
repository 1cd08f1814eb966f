"""Whether the yaku of a patience can be made, and when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.checks.names import LACKING
from hanafuda_desktop.rules.checks.problem import Path, Problem, reads
from hanafuda_desktop.rules.checks.wanted import but_none_has, but_one_has, can_fill, needed, split
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.schema.needs import Need
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.tableau import TableauYaku
from hanafuda_desktop.rules.suggestions import did_you_mean, quoted

__all__ = ["CHECKS", "cards_of", "repeated"]

_MOST_WAYS: Final = 500
"""So many different ways to choose months or kinds are kept by the engine for all yaku."""


def wanted_by(yaku: TableauYaku, deck: int) -> list[tuple[int, int]]:
    """Sets of cards, and how many of each the yaku takes each time.

    Where the cards must be ``same`` this allows too much: it is for what is impossible even so.
    """
    wanted: list[tuple[int, int]] = []
    for need in yaku.needs:
        mask = selected(need.cards) & deck
        parts = [mask] if need.each is None else list(split(mask, need.each).values())
        wanted += [(part, need.count) for part in parts]
    return wanted


def cards_of(yaku: TableauYaku, deck: int) -> int:
    """How many cards the yaku takes each time."""
    return sum(count for _, count in wanted_by(yaku, deck))


def repeated(yaku: TableauYaku, deck: int) -> list[tuple[int, int]]:
    """What the yaku takes when it is collected as often as it can be."""
    return [(mask, count * yaku.times) for mask, count in wanted_by(yaku, deck)]


def _need_problem(need: Need, times: int, deck: int) -> str | None:
    """Why the deck has not enough cards for one need by itself, or ``None``."""
    mask = selected(need.cards) & deck
    count = need.count * times
    if need.each is not None:
        for key, part in split(mask, need.each).items():
            if part.bit_count() < count:
                said = needed(need, count, times)
                return but_one_has(said, need.each, key, part.bit_count())
    elif need.same is not None:
        sizes = [part.bit_count() for part in split(mask, need.same).values()]
        if sum(size // need.count for size in sizes) < times:
            said = needed(need, need.count, times)
            if max(sizes) < need.count:
                return but_none_has(said, need.same)
            return tr("{needed}, but there are too few of these cards", needed=said)
    elif mask.bit_count() < count:
        said = needed(need, count, times)
        return tr("{needed}, but the deck has only {number}", needed=said, number=mask.bit_count())
    return None


@reads("yaku", "deck")
def yaku_can_be_made(rules: Any) -> Iterator[Problem]:
    """The deck has the cards that each yaku needs, as often as it can be collected."""
    deck = selected(rules.deck.cards)
    for number, yaku in enumerate(rules.yaku):
        told = False
        for place, need in enumerate(yaku.needs):
            at: Path = ("yaku", number, "needs", place)
            if need.each is not None and need.same is not None:
                told = True
                yield Problem(
                    (*at, "same"), tr("'each' and 'same' exclude each other"), on_key=True
                )
            elif selected(need.cards) & deck:
                message = _need_problem(need, yaku.times, deck)
                if message is not None:
                    told = True
                    yield Problem(at, message)
            else:
                told = True  # said of the cards themselves
        if not told and not can_fill(repeated(yaku, deck)):
            message = tr("the needs of this yaku want the same cards: they cannot be met together")
            yield Problem(
                ("yaku", number, "needs"), message, tr("a card serves one need"), on_key=True
            )


@reads("yaku", "deck")
def yaku_are_not_too_many(rules: Any) -> Iterator[Problem]:
    """The ways to choose months or kinds stay few enough for play to be quick."""
    deck = selected(rules.deck.cards)
    total = 0
    for number, yaku in enumerate(rules.yaku):
        ways = 1
        for need in yaku.needs:
            if need.same is not None and need.each is None:
                ways *= max(1, len(split(selected(need.cards) & deck, need.same)))
        total += ways
        if total > _MOST_WAYS:
            message = tr("there are too many ways to make this yaku")
            hint = tr("use 'same' in fewer needs")
            yield Problem(("yaku", number, "needs"), message, hint, on_key=True)
            return


@reads("yaku")
def yaku_wait_for_yaku(rules: Any) -> Iterator[Problem]:
    """What a yaku waits for exists, and no yaku waits for ever."""
    ids = [yaku.id for yaku in rules.yaku]
    total = sum(yaku.times for yaku in rules.yaku)
    told = False
    for number, yaku in enumerate(rules.yaku):
        for place, other in enumerate(yaku.after_yaku):
            if other == yaku.id or other not in ids:
                told = True
                message = tr("unknown yaku {name}", name=quoted(other))
                if other == yaku.id:
                    message = tr("a yaku cannot wait for itself")
                hint = did_you_mean(other, [each for each in ids if each != yaku.id])
                yield Problem(("yaku", number, "after_yaku", place), message, hint, names=other)
        others = total - yaku.times
        if yaku.after > others:
            told = True
            message = trn(
                "it waits for {after} other yaku, but there is only {n} other",
                "it waits for {after} other yaku, but there are only {n} others",
                others,
                after=yaku.after,
            )
            yield Problem(("yaku", number, "after"), message)
    if not told:
        yield from _wait_for_ever(rules.yaku)


def _wait_for_ever(yaku: tuple[TableauYaku, ...]) -> Iterator[Problem]:
    collected: dict[str, int] = {}
    waiting = list(enumerate(yaku))
    while waiting:
        total = sum(collected.values())
        free = [
            (number, each)
            for number, each in waiting
            if each.after <= total and all(other in collected for other in each.after_yaku)
        ]
        if not free:
            number, each = waiting[0]
            message = tr(
                "{yaku} can never be collected: the yaku before it wait too", yaku=quoted(each.id)
            )
            key = "after_yaku" if each.after_yaku else "after"
            yield Problem(("yaku", number, key), message, on_key=True)
            return
        collected |= {each.id: each.times for _, each in free}
        waiting = [pair for pair in waiting if pair not in free]


@reads("yaku", "collecting", "deck")
def yaku_come_from_columns(rules: Any) -> Iterator[Problem]:
    """No more cards must come from columns than the yaku has."""
    deck = selected(rules.deck.cards)
    for number, yaku in enumerate(rules.yaku):
        size = cards_of(yaku, deck)
        own = yaku.columns_at_least
        if own is not None and own > size:
            message = trn("the yaku has only {n} card", "the yaku has only {n} cards", size)
            yield Problem(("yaku", number, "columns_at_least"), message)
        elif own is None and rules.collecting.columns_at_least > size:
            message = trn(
                "the yaku {yaku} has only {n} card",
                "the yaku {yaku} has only {n} cards",
                size,
                yaku=quoted(yaku.id),
            )
            hint = tr("write 'columns_at_least' for that yaku alone")
            yield Problem(("collecting", "columns_at_least"), message, hint)
            return


@reads("yaku", "collecting", "stock", "cells")
def yaku_come_from_where_cards_are(rules: Any) -> Iterator[Problem]:
    """What is said of a waste, cells or yaku that a game has not, does nothing."""
    if "collecting" in rules.model_fields_set and not rules.yaku:
        message = tr("this game has no yaku to collect")
        yield Problem(("collecting",), message, None, Severity.WARNING, on_key=True)
        return
    without: list[tuple[str, str]] = []
    if rules.stock is None or rules.stock.to == "columns":
        without.append(("waste_at_most", "waste"))
    if rules.cells is None:
        without.append(("cells_at_most", "cells"))
    places: list[tuple[Path, Any]] = [(("collecting",), rules.collecting)]
    places += [(("yaku", number), yaku) for number, yaku in enumerate(rules.yaku)]
    for key, what in without:
        for at, part in places:
            if key in part.model_fields_set and getattr(part, key) not in (0, None):
                message = tr(LACKING[what])
                yield Problem((*at, key), message, None, Severity.WARNING, on_key=True)


CHECKS = (
    yaku_can_be_made,
    yaku_are_not_too_many,
    yaku_wait_for_yaku,
    yaku_come_from_columns,
    yaku_come_from_where_cards_are,
)
