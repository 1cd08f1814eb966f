"""All checks of patiences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.families.tableau.schema import TableauYaku
from hanafuda_desktop.rules.diagnostics import Severity, and_more, did_you_mean, quoted
from hanafuda_desktop.rules.language import (
    DELETE,
    LACKING,
    Checks,
    Piles,
    Problem,
    but_none_has,
    but_one_has,
    can_fill,
    needed,
    repeated,
    warning,
    yaku_problems,
)
from hanafuda_desktop.rules.schema.game import Need
from hanafuda_desktop.rules.schema.selectors import fits_mask, selected, split
from hanafuda_desktop.rules.schema.values import KeyPath
from hanafuda_desktop.text.language import tr, trn

CHECKS: Final = Checks.of_cards("columns", "stock", "cells", "foundations", "yaku")
"""All checks, in their order."""

# Whether a patience can be laid out: the deal, the stock, the foundations, and names.


def _cards(count: int) -> str:
    return trn("{n} card", "{n} cards", count)


@CHECKS.reads("columns", "cells", "foundations", "stock", "deck")
def deal_fits_the_deck(rules: Any) -> Iterator[Problem]:
    """The deal takes no more cards than there are, and what it leaves has a stock to lie in."""
    deck = selected(rules.deck.cards)
    if not deck:
        return
    left = deck.bit_count() - (rules.cells.dealt if rules.cells is not None else 0)
    left -= sum(group.dealt * len(group.parts(deck)) for group in rules.foundations)
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
        yield warning(("stock",), message, on_key=True)


@CHECKS.reads("stock")
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
        yield warning(("stock", "shuffle"), message, on_key=True)


@CHECKS.reads("cells")
def cells_hold_what_they_are_dealt(rules: Any) -> Iterator[Problem]:
    """No more cells are dealt a card than there are."""
    if rules.cells is not None and rules.cells.dealt > rules.cells.count:
        message = tr(
            "{cards} cannot be dealt to {count} cells",
            cards=_cards(rules.cells.dealt),
            count=rules.cells.count,
        )
        yield Problem(("cells", "dealt"), message)


@CHECKS.reads("columns", "foundations")
def ids_of_piles_differ(rules: Any) -> Iterator[Problem]:
    """An id means one group of piles."""
    yield from repeated("columns", rules.columns)
    names = [group.id for group in rules.columns]
    yield from repeated("foundations", rules.foundations, names)


@CHECKS.reads("yaku")
def ids_of_yaku_differ(rules: Any) -> Iterator[Problem]:
    """An id means one yaku."""
    yield from repeated("yaku", rules.yaku)


PILES: Final[Mapping[str, Piles]] = {
    "takes_from": Piles(("columns", "waste", "cells", "foundations"), ("columns", "foundations")),
    "refill": Piles(("stock", "waste"), ("columns",)),
}
"""Which piles ``takes_from`` and ``refill`` may name."""


def _unknown_names(
    at: KeyPath, names: tuple[str, ...], words: tuple[str, ...], groups: list[str]
) -> Iterator[Problem]:
    known = [*words, *groups]
    for number, name in enumerate(names):
        if name not in known:
            hint = did_you_mean(name, known) or tr(
                "known here: {listed}", listed=", ".join(dict.fromkeys(known))
            )
            message = tr("there are no piles called {name}", name=quoted(name))
            yield Problem((*at, number), message, hint, names=name)


def _groups(rules: Any) -> list[tuple[KeyPath, Any]]:
    """The groups of piles, each with the way to it."""
    keys = ("columns", "foundations")
    return [((key, at), group) for key in keys for at, group in enumerate(getattr(rules, key))]


@CHECKS.reads("columns", "foundations", "cells")
def named_piles_exist(rules: Any) -> Iterator[Problem]:
    """``takes_from`` and ``refill`` name piles that there are."""
    parts = _groups(rules)
    groups = [group.id for _, group in parts]
    if rules.cells is not None:
        parts.append((("cells",), rules.cells))
    kinds = PILES["takes_from"].kinds
    for at, part in parts:
        yield from _unknown_names((*at, "takes_from"), part.takes_from, kinds, groups)
    kinds = PILES["refill"].kinds
    for number, group in enumerate(rules.columns):
        others = [each.id for each in rules.columns if each.id != group.id]
        yield from _unknown_names(("columns", number, "refill"), group.refill, kinds, others)


def _lacking(rules: Any) -> set[str]:
    """The kinds of pile beside columns and foundations that the game has not."""
    lacking = set() if rules.cells is not None else {"cells"}
    if rules.stock is None:
        return lacking | {"stock", "waste"}
    return lacking | {"waste"} if rules.stock.to == "columns" else lacking


@CHECKS.reads("columns", "foundations", "cells", "stock")
def named_piles_are_there(rules: Any) -> Iterator[Problem]:
    """``refill: stock`` needs a stock, and so on; it can be played, but never happens."""
    missing = _lacking(rules)
    if not rules.foundations:
        missing.add("foundations")
    missing -= {group.id for group in rules.columns}
    for at, part in _groups(rules):
        for name in ("takes_from", "refill"):
            for number, word in enumerate(getattr(part, name, ())):
                if word in missing:
                    yield warning((*at, name, number), tr(LACKING[word]))


@CHECKS.reads("foundations")
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


@CHECKS.reads("foundations", "deck")
def foundations_can_begin(rules: Any) -> Iterator[Problem]:
    """Every pile can be begun, and is dealt no more than it takes."""
    deck = selected(rules.deck.cards)
    for number, group in enumerate(rules.foundations):
        parts = [part for part in group.parts(deck) if part]
        if any(not group.beginnings(part) for part in parts):
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


@CHECKS.reads("foundations", "deck", "win")
def foundations_take_their_cards(rules: Any) -> Iterator[Problem]:
    """A card that a foundation takes fits on some other, or begins it."""
    deck = selected(rules.deck.cards)
    wins = rules.win.foundations is not None
    for number, group in enumerate(rules.foundations):
        if group.build is None:
            continue
        for part in group.parts(deck):
            beginnings = group.beginnings(part) if part else 0
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


@CHECKS.reads("players")
def patience_is_for_one(rules: Any) -> Iterator[Problem]:
    """A patience has one player."""
    if rules.players.least > rules.players.most:
        yield Problem(("players", "least"), tr("the fewest players cannot be more than the most"))
    elif rules.players.most > 1:
        yield Problem(
            ("players", "most"), tr("a patience is for one player"), tr("leave 'players' out")
        )


# Whether the yaku of a patience can be made, and when.

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


def wanted_repeatedly(yaku: TableauYaku, deck: int) -> list[tuple[int, int]]:
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


@CHECKS.reads("yaku", "deck")
def yaku_can_be_made(rules: Any) -> Iterator[Problem]:
    """The deck has the cards that each yaku needs, as often as it can be collected."""
    deck = selected(rules.deck.cards)
    for number, yaku in enumerate(rules.yaku):
        yield from yaku_problems(
            number,
            yaku,
            lambda need: selected(need.cards) & deck,
            partial(_need_problem, times=yaku.times, deck=deck),
            partial(wanted_repeatedly, yaku, deck),
        )


@CHECKS.reads("yaku", "deck")
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


@CHECKS.reads("yaku")
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


@CHECKS.reads("yaku", "collecting", "deck")
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


@CHECKS.reads("yaku", "collecting", "stock", "cells")
def yaku_come_from_where_cards_are(rules: Any) -> Iterator[Problem]:
    """What is said of a waste, cells or yaku that a game has not, does nothing."""
    if "collecting" in rules.model_fields_set and not rules.yaku:
        yield warning(("collecting",), tr("this game has no yaku to collect"), on_key=True)
        return
    places: list[tuple[KeyPath, Any]] = [(("collecting",), rules.collecting)]
    places += [(("yaku", number), yaku) for number, yaku in enumerate(rules.yaku)]
    for what in sorted(_lacking(rules) - {"stock"}):
        key = f"{what}_at_most"
        for at, part in places:
            if key in part.model_fields_set and getattr(part, key) not in (0, None):
                yield warning((*at, key), tr(LACKING[what]), on_key=True)


# Whether a patience can be won at all.


@CHECKS.reads("win")
def something_wins(rules: Any) -> Iterator[Problem]:
    """At least one condition is named."""
    win = rules.win
    given = (win.yaku, win.cards_left, win.foundations, win.columns, win.points)
    if all(each is None for each in given):
        hint = tr("such as 'yaku: all', 'foundations: full' or 'cards_left: 0'")
        yield Problem(("win",), tr("nothing is named here that wins the game"), hint)


@CHECKS.reads("win", "yaku")
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


@CHECKS.reads("win", "yaku", "deck")
def all_yaku_at_once(rules: Any) -> Iterator[Problem]:
    """Where all yaku must be collected, there are cards for all of them."""
    total = sum(yaku.times for yaku in rules.yaku)
    if not rules.yaku or rules.win.yaku not in ("all", total):
        return
    deck = selected(rules.deck.cards)
    each = [wanted_repeatedly(yaku, deck) for yaku in rules.yaku]
    if not all(can_fill(wanted) for wanted in each):
        return  # said of that yaku
    together = [pair for wanted in each for pair in wanted]
    if not can_fill(together):
        message = tr("the deck has not the cards for all yaku: some want the same ones")
        hint = tr("a card that was collected with one yaku is gone for the others")
        yield Problem(("win", "yaku"), message, hint)


@CHECKS.reads("win", "foundations")
def win_by_foundations(rules: Any) -> Iterator[Problem]:
    """There are foundations to fill."""
    if rules.win.foundations is not None and not rules.foundations:
        hint = tr("add 'foundations:'")
        yield Problem(("win", "foundations"), tr("this game has no foundations"), hint)


@CHECKS.reads("win", "foundations", "deck")
def foundations_have_room(rules: Any) -> Iterator[Problem]:
    """Foundations that must be full to win may hold all their cards.

    Groups may share cards, so it takes all of them together to see that there is no room.
    """
    if rules.win.foundations is None or all(group.limit is None for group in rules.foundations):
        return
    deck = selected(rules.deck.cards)
    taken, room = rules.foundation_cards, 0
    for group in rules.foundations:
        for part in group.parts(deck):
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


@CHECKS.reads("win", "foundations", "yaku", "deck")
def win_by_clearing(rules: Any) -> Iterator[Problem]:
    """As many cards can leave the table as must."""
    wanted = rules.win.cards_left
    if wanted is None:
        return
    deck = selected(rules.deck.cards)
    cards = deck.bit_count()
    at = ("win", "cards_left")
    if not rules.yaku and not rules.foundations:
        yield Problem(at, tr("no card can leave the table: there are neither yaku nor foundations"))
        return
    leaving = rules.foundation_cards.bit_count()
    leaving += sum(cards_of(each, deck) * each.times for each in rules.yaku)
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


@CHECKS.reads("win", "columns", "foundations", "yaku", "cells", "stock")
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
        yield Problem(at, tr("no cards make a run here: every column's 'build' is nothing"))
