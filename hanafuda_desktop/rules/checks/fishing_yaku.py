"""Whether the yaku of a fishing game can be made, and whether they then count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.checks.counted_deck import CountedDeck, best_month
from hanafuda_desktop.rules.checks.names import repeated
from hanafuda_desktop.rules.checks.problem import Path, Problem, reads
from hanafuda_desktop.rules.checks.wanted import but_none_has, but_one_has, can_fill, needed, split
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.schema.fishing_yaku import FishingYaku
from hanafuda_desktop.rules.schema.needs import Need
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.suggestions import did_you_mean, one_of, quoted

__all__ = ["CHECKS", "unknown_yaku"]


def _number(mask: int, weights: Counter[int]) -> int:
    return mask.bit_count() + sum(weights[card] for card in members(mask))


def _need_problem(need: Need, deck: CountedDeck, within: int) -> str | None:
    """Why the deck has not enough cards for one need by itself, or ``None``."""
    mask, weights = deck.of(need.cards, within)
    if need.each is not None:
        for key, part in split(mask, need.each).items():
            if (has := _number(part, weights)) < need.count:
                return but_one_has(needed(need, need.count), need.each, key, has)
        return None
    if need.same is not None:
        most = max((_number(m, weights) for m in split(mask, need.same).values()), default=0)
        return but_none_has(needed(need, need.count), need.same) if most < need.count else None
    has = _number(mask, weights)
    if has >= need.count:
        return None
    said = needed(need, need.count)
    if within == deck.cards:
        return tr("{needed}, but the deck has only {number}", needed=said, number=has)
    return tr("{needed}, but a month has only {number}", needed=said, number=has)


def _wanted(yaku: FishingYaku, deck: CountedDeck, within: int) -> list[tuple[int, int]]:
    """Sets of cards, and how many of each the yaku needs; it is for what is impossible even so."""
    wanted: list[tuple[int, int]] = []
    for need in yaku.needs:
        mask, weights = deck.of(need.cards, within)
        if any(weights[card] for card in members(mask)):
            continue
        parts = [mask] if need.each is None else list(split(mask, need.each).values())
        wanted += [(part, need.count) for part in parts]
    return wanted


@reads("yaku", "deck", "counts_as")
def yaku_can_be_made(rules: Any) -> Iterator[Problem]:
    """The deck has the cards that each yaku needs."""
    deck = CountedDeck(rules)
    for number, yaku in enumerate(rules.yaku):
        told = False
        within = best_month(yaku, deck)
        for place, need in enumerate(yaku.needs):
            at: Path = ("yaku", number, "needs", place)
            if need.each is not None and need.same is not None:
                told = True
                yield Problem(
                    (*at, "same"), tr("'each' and 'same' exclude each other"), on_key=True
                )
            elif not deck.of(need.cards, deck.cards)[0]:
                told = True  # said of the cards themselves
            elif (message := _need_problem(need, deck, within)) is not None:
                told = True
                yield Problem(at, message)
        if not told and not can_fill(_wanted(yaku, deck, within)):
            message = tr("the needs of this yaku want the same cards: they cannot be met together")
            yield Problem(
                ("yaku", number, "needs"), message, tr("a card serves one need"), on_key=True
            )


def unknown_yaku(at: Path, names: tuple[str, ...], ids: list[str]) -> Iterator[Problem]:
    """Names of yaku that there are not."""
    for place, name in enumerate(names):
        if name not in ids:
            listed = one_of(ids)
            known = tr("known here: {listed}", listed=listed) if listed else None
            hint = did_you_mean(name, ids) or known
            message = tr("unknown yaku {name}", name=quoted(name))
            yield Problem((*at, place), message, hint, names=name)


@reads("yaku")
def yaku_stand_over_others(rules: Any) -> Iterator[Problem]:
    """``over`` names other yaku, and no two stand over each other."""
    yield from repeated("yaku", rules.yaku)
    ids = [yaku.id for yaku in rules.yaku]
    over = {yaku.id: set(yaku.over) for yaku in rules.yaku}
    for number, yaku in enumerate(rules.yaku):
        at: Path = ("yaku", number, "over")
        yield from unknown_yaku(at, yaku.over, ids)
        for place, other in enumerate(yaku.over):
            if other == yaku.id:
                yield Problem((*at, place), tr("a yaku cannot stand over itself"))
            elif yaku.id in over.get(other, ()) and ids.index(other) < number:
                message = tr(
                    "{yaku} stands over this one too: made together, neither counts",
                    yaku=quoted(other),
                )
                yield Problem((*at, place), message, tr("keep one of the two"))


@reads("yaku")
def groups_have_several(rules: Any) -> Iterator[Problem]:
    """A group is of two yaku or more."""
    sizes = Counter(yaku.group for yaku in rules.yaku)
    groups = [group for group in sizes if group is not None]
    for number, yaku in enumerate(rules.yaku):
        if yaku.group is not None and sizes[yaku.group] == 1:
            others = [group for group in groups if group != yaku.group]
            hint = did_you_mean(yaku.group, others) or tr("leave it out, or give it to others too")
            message = tr("no other yaku is in the group {group}", group=quoted(yaku.group))
            yield Problem(("yaku", number, "group"), message, hint, Severity.WARNING)


@reads("yaku", "yaku_points")
def yaku_are_worth_something(rules: Any) -> Iterator[Problem]:
    """Each yaku has its points, and a number for all is of use to one."""
    general = "yaku_points" in rules.model_fields_set
    for number, yaku in enumerate(rules.yaku):
        if yaku.points is None and not general:
            message = tr(
                "{yaku} says no points, and there is no 'yaku_points': it counts 1",
                yaku=quoted(yaku.id),
            )
            hint = tr("write 'points' here, or 'yaku_points' at the top for all")
            yield Problem(("yaku", number), message, hint, Severity.WARNING)
    if general and rules.yaku and all(yaku.points is not None for yaku in rules.yaku):
        message = tr("every yaku says its own points")
        yield Problem(("yaku_points",), message, None, Severity.WARNING, on_key=True)


def _most_serving(yaku: FishingYaku, deck: CountedDeck) -> int:
    """How many cards serve its needs at the most: of a need of one month, those of one."""
    union = loose = 0
    for need in yaku.needs:
        mask, _ = deck.of(need.cards, deck.cards)
        if need.same is None:
            union |= mask
        else:
            loose += max((m.bit_count() for m in split(mask, need.same).values()), default=0)
    return union.bit_count() + loose


@reads("yaku", "deck", "counts_as")
def yaku_count_when_made(rules: Any) -> Iterator[Problem]:
    """A yaku is not spoiled by the cards it needs, and its further cards can be there."""
    deck = CountedDeck(rules)
    for number, yaku in enumerate(rules.yaku):
        at: Path = ("yaku", number)
        spoiled = selected(yaku.spoiled_by) if yaku.spoiled_by is not None else 0
        wanted = _wanted(yaku, deck, deck.cards)
        if spoiled and any((mask & ~spoiled).bit_count() < count for mask, count in wanted):
            message = tr("it takes cards that spoil it, and so it never counts")
            yield Problem((*at, "spoiled_by"), message)
        if yaku.extra is not None and yaku.extra.cards is None and not yaku.round_month:
            counts = sum(count for _, count in wanted)
            if len(wanted) >= len(yaku.needs) and _most_serving(yaku, deck) <= counts:
                message = tr("there are no further cards: it needs all that it speaks of")
                hint = tr("say in 'extra' which 'cards' count")
                yield Problem((*at, "extra"), message, hint, Severity.WARNING, on_key=True)


CHECKS = (
    yaku_can_be_made,
    yaku_stand_over_others,
    groups_have_several,
    yaku_are_worth_something,
    yaku_count_when_made,
)
