"""Whether a patience can be won at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.checks.problem import Problem, reads
from hanafuda_desktop.rules.checks.tableau_layout import parts_of
from hanafuda_desktop.rules.checks.tableau_yaku import cards_of, repeated
from hanafuda_desktop.rules.checks.wanted import can_fill
from hanafuda_desktop.rules.schema.selectors import selected

__all__ = ["CHECKS"]


@reads("win")
def something_wins(rules: Any) -> Iterator[Problem]:
    """At least one condition is named."""
    win = rules.win
    given = (win.yaku, win.cards_left, win.foundations, win.columns, win.points)
    if all(each is None for each in given):
        hint = tr("such as 'yaku: all', 'foundations: full' or 'cards_left: 0'")
        yield Problem(("win",), tr("nothing is named here that wins the game"), hint)


@reads("win", "yaku")
def win_by_yaku(rules: Any) -> Iterator[Problem]:
    """So many yaku, and so many points, are there to be had."""
    total = sum(yaku.times for yaku in rules.yaku)
    wanted = rules.win.yaku
    if wanted is not None and not rules.yaku:
        yield Problem(("win", "yaku"), tr("this game has no yaku to collect"), tr("add 'yaku:'"))
    elif isinstance(wanted, int) and wanted > total:
        message = trn(
            "there is only {n} yaku to collect", "there are only {n} yaku to collect", total
        )
        yield Problem(("win", "yaku"), message)
    if rules.win.points is not None:
        points = sum(max(0, yaku.points) * yaku.times for yaku in rules.yaku)
        if points < rules.win.points:
            message = tr("all yaku together score only {points}", points=points)
            yield Problem(("win", "points"), message, tr("give yaku their 'points'"))


@reads("win", "yaku", "deck")
def all_yaku_at_once(rules: Any) -> Iterator[Problem]:
    """Where all yaku must be collected, there are cards for all of them."""
    total = sum(yaku.times for yaku in rules.yaku)
    if not rules.yaku or rules.win.yaku not in ("all", total):
        return
    deck = selected(rules.deck.cards)
    each = [repeated(yaku, deck) for yaku in rules.yaku]
    if not all(can_fill(wanted) for wanted in each):
        return  # said of that yaku
    together = [pair for wanted in each for pair in wanted]
    if not can_fill(together):
        message = tr("the deck has not the cards for all yaku: some want the same ones")
        hint = tr("a card that was collected with one yaku is gone for the others")
        yield Problem(("win", "yaku"), message, hint)


@reads("win", "foundations")
def win_by_foundations(rules: Any) -> Iterator[Problem]:
    """There are foundations to fill."""
    if rules.win.foundations is not None and not rules.foundations:
        hint = tr("add 'foundations:'")
        yield Problem(("win", "foundations"), tr("this game has no foundations"), hint)


@reads("win", "foundations", "deck")
def foundations_have_room(rules: Any) -> Iterator[Problem]:
    """Foundations that must be full to win may hold all their cards.

    Groups may share cards, so it takes all of them together to see that there is no room.
    """
    if rules.win.foundations is None or all(group.limit is None for group in rules.foundations):
        return
    deck = selected(rules.deck.cards)
    taken = room = 0
    for group in rules.foundations:
        for part in parts_of(group, deck):
            taken |= part
            # The deal may give a pile more than its limit.
            most = part.bit_count() if group.limit is None else max(group.limit, group.dealt)
            room += min(most, part.bit_count())
    if room < taken.bit_count():
        number = next(at for at, group in enumerate(rules.foundations) if group.limit is not None)
        message = tr(
            "the foundations take {number} different cards and have room for "
            "{room}: they can never be full",
            number=taken.bit_count(),
            room=room,
        )
        yield Problem(("foundations", number, "limit"), message)


@reads("win", "foundations", "yaku", "deck")
def win_by_clearing(rules: Any) -> Iterator[Problem]:
    """As many cards can leave the table as must."""
    wanted = rules.win.cards_left
    if wanted is None:
        return
    deck = selected(rules.deck.cards)
    cards = deck.bit_count()
    at = ("win", "cards_left")
    if not rules.yaku and not rules.foundations:
        message = tr("no card can leave the table: there are neither yaku nor foundations")
        yield Problem(at, message)
        return
    taken = 0
    for group in rules.foundations:
        for part in parts_of(group, deck):
            taken |= part
    leaving = taken.bit_count() + sum(cards_of(each, deck) * each.times for each in rules.yaku)
    if cards and wanted >= cards:
        yield Problem(at, tr("this holds from the start: the deck has {cards} cards", cards=cards))
    elif cards - leaving > wanted:
        message = trn(
            "at least {n} of {cards} cards always stays on the table",
            "at least {n} of {cards} cards always stay on the table",
            cards - leaving,
            cards=cards,
        )
        yield Problem(at, message, tr("count what the yaku and foundations take"))


@reads("win", "columns", "foundations", "yaku", "cells", "stock")
def win_by_columns(rules: Any) -> Iterator[Problem]:
    """Columns can be emptied, or put in order."""
    at = ("win", "columns")
    if rules.win.columns == "empty":
        waste = rules.stock is not None and rules.stock.build
        if not (rules.foundations or rules.yaku or rules.cells or waste):
            message = tr("no card can leave the columns: there is nowhere to go")
            yield Problem(at, message, tr("add 'foundations:', 'cells:' or 'yaku:'"))
    elif rules.win.columns == "runs" and not any(
        group.build or group.run for group in rules.columns
    ):
        message = tr("no cards make a run here: every column's 'build' is nothing")
        yield Problem(at, message)


CHECKS = (
    something_wins,
    win_by_yaku,
    all_yaku_at_once,
    win_by_foundations,
    foundations_have_room,
    win_by_clearing,
    win_by_columns,
)
