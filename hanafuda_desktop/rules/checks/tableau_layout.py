"""Whether a patience can be laid out: the deal, the stock, the foundations, and names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.checks.names import LACKING, repeated
from hanafuda_desktop.rules.checks.problem import DELETE, Path, Problem, reads
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.schema.selectors import fits_mask, selected
from hanafuda_desktop.rules.schema.tableau import FoundationGroup
from hanafuda_desktop.rules.suggestions import and_more, did_you_mean, quoted

__all__ = ["CHECKS", "parts_of"]


def parts_of(group: FoundationGroup, deck: int) -> list[int]:
    """The set of cards that each pile of a foundation group takes."""
    wanted = selected(group.cards) & deck
    if group.each is None:
        return [wanted] * group.count
    by: dict[object, int] = {}
    for card in members(wanted):
        key = getattr(CARDS[card], group.each)
        by[key] = by.get(key, 0) | 1 << card
    return list(by.values())


def _cards(count: int) -> str:
    return trn("{n} card", "{n} cards", count)


@reads("columns", "cells", "foundations", "stock", "deck")
def deal_fits_the_deck(rules: Any) -> Iterator[Problem]:
    """The deal takes no more cards than there are, and what it leaves has a stock to lie in."""
    deck = selected(rules.deck.cards)
    if not deck:
        return
    left = deck.bit_count() - (rules.cells.dealt if rules.cells is not None else 0)
    left -= sum(group.dealt * len(parts_of(group, deck)) for group in rules.foundations)
    for number, group in enumerate(rules.columns):
        left -= sum(group.sizes)
        if left < 0:
            message = tr("the deal takes {cards} more than the deck has", cards=_cards(-left))
            hint = tr("the deck has {cards}", cards=_cards(deck.bit_count()))
            yield Problem(("columns", number, "sizes"), message, hint)
            return
    if left and rules.stock is None:
        message = trn(
            "{n} card is left after the deal, and there is no stock for them",
            "{n} cards are left after the deal, and there is no stock for them",
            left,
        )
        yield Problem(
            ("columns",), message, tr("add 'stock:', or make columns larger"), on_key=True
        )
    if not left and rules.stock is not None:
        message = tr("the stock is empty: the deal takes every card of the deck")
        yield Problem(("stock",), message, None, Severity.WARNING, on_key=True)


@reads("stock")
def stock_makes_sense(rules: Any) -> Iterator[Problem]:
    """What is said of a waste needs one."""
    stock = rules.stock
    if stock is None:
        return
    written = stock.model_fields_set
    if stock.to == "columns":
        for key in ("turn", "redeals", "shuffle", "build"):
            no_redeals = key == "redeals" and stock.redeals == 0  # true, if needless
            if key in written and not no_redeals:
                message = tr(
                    "{key} means nothing where the stock goes to the columns", key=quoted(key)
                )
                hint = tr("{delete}, or write 'to: waste'", delete=DELETE)
                yield Problem(("stock", key), message, hint, on_key=True)
    elif stock.shuffle and stock.redeals == 0:
        message = tr("nothing is ever shuffled, as there is no redeal")
        yield Problem(("stock", "shuffle"), message, None, Severity.WARNING, on_key=True)


@reads("cells")
def cells_hold_what_they_are_dealt(rules: Any) -> Iterator[Problem]:
    """No more cells are dealt a card than there are."""
    if rules.cells is not None and rules.cells.dealt > rules.cells.count:
        message = tr(
            "{cards} cannot be dealt to {count} cells",
            cards=_cards(rules.cells.dealt),
            count=rules.cells.count,
        )
        yield Problem(("cells", "dealt"), message)


@reads("columns", "foundations")
def ids_of_piles_differ(rules: Any) -> Iterator[Problem]:
    """An id means one group of piles."""
    yield from repeated("columns", rules.columns)
    names = [group.id for group in rules.columns]
    yield from repeated("foundations", rules.foundations, names)


@reads("yaku")
def ids_of_yaku_differ(rules: Any) -> Iterator[Problem]:
    """An id means one yaku."""
    yield from repeated("yaku", rules.yaku)


TAKEN_FROM: Final = ("columns", "waste", "cells", "foundations")
"""Kinds of pile that ``takes_from`` may name."""
REFILLED_FROM: Final = ("stock", "waste")
"""Kinds of pile that ``refill`` may name."""


def _unknown_names(
    at: Path, names: tuple[str, ...], words: tuple[str, ...], groups: list[str]
) -> Iterator[Problem]:
    known = [*words, *groups]
    for number, name in enumerate(names):
        if name not in known:
            hint = did_you_mean(name, known) or tr(
                "known here: {listed}", listed=", ".join(dict.fromkeys(known))
            )
            message = tr("there are no piles called {name}", name=quoted(name))
            yield Problem((*at, number), message, hint, names=name)


@reads("columns", "foundations", "cells")
def named_piles_exist(rules: Any) -> Iterator[Problem]:
    """``takes_from`` and ``refill`` name piles that there are."""
    columns = [group.id for group in rules.columns]
    groups = [*columns, *(group.id for group in rules.foundations)]
    for key, parts in (("columns", rules.columns), ("foundations", rules.foundations)):
        for number, part in enumerate(parts):
            at = (key, number, "takes_from")
            yield from _unknown_names(at, part.takes_from, TAKEN_FROM, groups)
    if rules.cells is not None:
        names = rules.cells.takes_from
        yield from _unknown_names(("cells", "takes_from"), names, TAKEN_FROM, groups)
    for number, group in enumerate(rules.columns):
        others = [name for name in columns if name != group.id]
        at = ("columns", number, "refill")
        yield from _unknown_names(at, group.refill, REFILLED_FROM, others)


@reads("columns", "foundations", "cells", "stock")
def named_piles_are_there(rules: Any) -> Iterator[Problem]:
    """``refill: stock`` needs a stock, and so on; it can be played, but never happens."""
    missing = set()
    if rules.stock is None:
        missing |= {"stock", "waste"}
    elif rules.stock.to == "columns":
        missing.add("waste")
    if rules.cells is None:
        missing.add("cells")
    if not rules.foundations:
        missing.add("foundations")
    for key, parts in (("columns", rules.columns), ("foundations", rules.foundations)):
        for number, part in enumerate(parts):
            for name in ("takes_from", "refill"):
                for at, word in enumerate(getattr(part, name, ())):
                    if word in missing and all(word != group.id for group in rules.columns):
                        message = tr(LACKING[word])
                        yield Problem((key, number, name, at), message, None, Severity.WARNING)


@reads("foundations")
def foundations_say_one_thing(rules: Any) -> Iterator[Problem]:
    """Keys that exclude each other."""
    for number, group in enumerate(rules.foundations):
        at = ("foundations", number)
        if group.order is not None and group.build is not None:
            message = tr("'order' says already what a card must be like")
            yield Problem((*at, "build"), message, tr("keep one of the two"), on_key=True)
        if group.each is not None and "count" in group.model_fields_set:
            message = tr("'each: {each}' says already how many piles there are", each=group.each)
            yield Problem((*at, "count"), message, DELETE, on_key=True)
        if group.order is not None and group.each is None and group.count > 1:
            message = tr(
                "each of {count} piles would wait for all the cards, in this order",
                count=group.count,
            )
            hint = tr("share the cards out with 'each: month' or 'each: category'")
            yield Problem((*at, "order"), message, hint, on_key=True)


def _rank(card: int, order: str) -> int:
    by, _, down = order.partition("-")
    found = CARDS[card].value if by == "value" else getattr(CARDS[card], by)
    return -int(found) if down else int(found)


def _beginnings(group: FoundationGroup, part: int) -> int:
    """The set of cards that may begin a pile which takes the cards of ``part``."""
    start = selected(group.start) & part
    if group.order is None:
        return start
    lowest = min(_rank(card, group.order) for card in members(part))
    return mask_of(card for card in members(start) if _rank(card, group.order) == lowest)


@reads("foundations", "deck")
def foundations_can_begin(rules: Any) -> Iterator[Problem]:
    """Every pile can be begun, and is dealt no more than it takes."""
    deck = selected(rules.deck.cards)
    for number, group in enumerate(rules.foundations):
        parts = [part for part in parts_of(group, deck) if part]
        if any(not _beginnings(group, part) for part in parts):
            message = (
                tr("no card can begin one of these piles")
                if len(parts) > 1
                else tr("no card can begin this pile")
            )
            hint = None if group.order is None else tr("'start' must allow what 'order' puts first")
            yield Problem(("foundations", number, "start"), message, hint)
        smallest = min((part.bit_count() for part in parts), default=group.dealt)
        shared = 1 if group.each is not None else group.count
        if group.dealt * shared > smallest:
            message = tr(
                "{cards} cannot be dealt to a pile that takes {smallest}",
                cards=_cards(group.dealt),
                smallest=smallest,
            )
            yield Problem(("foundations", number, "dealt"), message)


@reads("foundations", "deck", "win")
def foundations_take_their_cards(rules: Any) -> Iterator[Problem]:
    """A card that a foundation takes fits on some other, or begins it."""
    deck = selected(rules.deck.cards)
    wins = rules.win.foundations is not None
    for number, group in enumerate(rules.foundations):
        if group.build is None:
            continue
        for part in parts_of(group, deck):
            beginnings = _beginnings(group, part) if part else 0
            stuck = [
                CARDS[card].id
                for card in members(part & ~beginnings)
                if not fits_mask(group.build, card) & part
            ]
            if stuck:
                message = tr(
                    "{cards} can never come onto these piles by this rule",
                    cards=and_more(stuck[0], len(stuck) - 1),
                )
                severity = Severity.ERROR if wins else Severity.WARNING
                yield Problem(("foundations", number, "build"), message, None, severity)
                break


@reads("players")
def patience_is_for_one(rules: Any) -> Iterator[Problem]:
    """A patience has one player."""
    if rules.players.least > rules.players.most:
        message = tr("the fewest players cannot be more than the most")
        yield Problem(("players", "least"), message)
    elif rules.players.most > 1:
        yield Problem(
            ("players", "most"), tr("a patience is for one player"), tr("leave 'players' out")
        )


CHECKS = (
    deal_fits_the_deck,
    stock_makes_sense,
    cells_hold_what_they_are_dealt,
    ids_of_piles_differ,
    ids_of_yaku_differ,
    named_piles_exist,
    named_piles_are_there,
    foundations_say_one_thing,
    foundations_can_begin,
    foundations_take_their_cards,
    patience_is_for_one,
)
