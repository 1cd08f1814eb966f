"""How a round stands: which yaku each side has or could still make, and what stopping would pay.

Everything is computed from a view, so a table may show it and a player may think with it. What
cards are worth is asked of :mod:`.score`, never said again here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from operator import or_
from typing import Final

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.rounds import Factor, Payment, RoundView, YakuScore
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import FishingTurn
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.score import (
    Circumstances,
    payments_to,
    stopped,
)
from hanafuda_desktop.families.fishing.yaku import NeedCount, YakuReading, YakuWorth

# How far captured cards are from a yaku: which cards are lacking, and which would help.

_FARTHEST: Final = 1 << 30
"""Farther from a yaku than any cards can be."""


def cards_lacked(yaku: YakuWorth, captured: int, reachable: int) -> list[int]:
    """The fewest cards that make it; where they cannot all be had, as many as it would take."""
    cards: list[int] = []
    held = captured
    deficit = distance(yaku, held, reachable)
    needed = yaku.needed & ~yaku.spoiled
    most = 1 + max((need.heaviest for need in yaku.needs), default=0)
    while deficit:
        for pool in (needed & reachable & ~held, needed & ~held):
            best, card = _nearest(yaku, held, reachable, pool, deficit - most)
            if best < deficit:
                break
        else:
            break
        deficit = best
        held |= 1 << card
        cards.append(card)
    return cards


def _nearest(yaku: YakuWorth, held: int, reachable: int, pool: int, enough: int) -> tuple[int, int]:
    """The card of these that brings a yaku nearest, and how far it then is."""
    best = (_FARTHEST, -1)
    for card in members(pool):
        best = min(best, (distance(yaku, held | 1 << card, reachable), card))
        if best[0] <= enough:
            break
    return best


def distance(yaku: YakuWorth, captured: int, reachable: int) -> int:
    """How far cards are from a yaku, so that each card that brings it nearer makes it smaller."""
    short = contested = 0
    for contest in yaku.contests:
        contested |= contest.cards
        short += contest.lacking(captured, reachable)
    short += (yaku.all_of & ~contested & ~captured).bit_count()
    for need in yaku.needs:
        if not contested or not need.cards & contested:
            short += _need_short(need, captured, reachable)
    return short


def _need_short(need: NeedCount, captured: int, reachable: int) -> int:
    """The smallest gap among the ways that can still be gone, else among all ways."""
    gaps = [
        (way.of(captured | reachable) < need.count, max(0, need.count - way.of(captured)))
        for way in need.ways
    ]
    return min(gaps, default=(True, need.count))[1]


class Reach(StrEnum):
    """How far a side is from a yaku."""

    COMPLETE = "complete"
    """It counts now."""
    ONE_AWAY = "one-away"
    """One more card makes it."""
    OPEN = "open"
    """It takes several more cards, and they can still be had."""
    CLOSED = "closed"
    """It can no longer be made, or would no longer count: others captured what it needs, a card of
    one's own cancels it, or another yaku of this side stands over it."""


@dataclass(frozen=True, slots=True)
class YakuProgress:
    """How far a side is with one yaku.

    Attributes:
        yaku: its id.
        reach: how far it is.
        points: what it is worth now if it is complete, else what it will be worth when the last
            card that it lacks is captured.
        have: the captured cards that serve it, lowest first.
        lacking: how many cards it lacks at the least; 0 when they are all there.
        wanted: the cards captured by nobody that would bring it nearer, lowest first.
        cards: every card that it can be made of in some way of counting, without further ones.
        size: how many cards it takes at the least.
    """

    yaku: str
    reach: Reach
    points: int
    have: tuple[int, ...]
    lacking: int
    wanted: tuple[int, ...]
    cards: tuple[int, ...]
    size: int


@dataclass(frozen=True, slots=True)
class SideProgress:
    """How a player, or a team, stands in the round being played.

    Attributes:
        seats: the seats of this side.
        yaku: every yaku of the rules, in the rule file's order.
        total: what its yaku are worth together.
        card_points: what its cards are worth by themselves, where that counts, else ``None``.
    """

    seats: tuple[int, ...]
    yaku: tuple[YakuProgress, ...]
    total: int
    card_points: int | None


@dataclass(frozen=True, slots=True)
class StopOffer:
    """What a seat weighs that may stop the round or go on.

    Attributes:
        seat: the seat that is asked.
        yaku: its yaku that count.
        points: what they are worth, with points for earlier calls.
        payments: what each opponent would pay now.
        multiplied_if_overtaken: what would multiply the seat's own payment if it goes on and an
            opponent then ends the round, as things stand with that opponent; of several the one
            to whom it would pay most.
        others: how the other sides stand, in turn order from the seat.
        call_adds: what a call to go on adds by itself.
        pays_for_all: whether the seat, if it goes on and is overtaken, may pay for others too.
        losers_pay: whether the opponents lose what is gained.
    """

    seat: int
    yaku: tuple[YakuScore, ...]
    points: int
    payments: tuple[Payment, ...]
    multiplied_if_overtaken: tuple[Factor, ...]
    others: tuple[SideProgress, ...]
    call_adds: int = 0
    pays_for_all: bool = False
    losers_pay: bool = True


# --- what a view says ----------------------------------------------------------------------------


def _parts(view: View) -> tuple[RoundView, FishingTurn]:
    if view.round is None or not isinstance(view.turn, FishingTurn):
        raise ValueError("this is no view of a fishing game")
    return view.round, view.turn


def compiled_for(rules: FishingRules, view: View) -> CompiledFishing:
    """The rules compiled for as many players and rounds as the view has."""
    now, _ = _parts(view)
    return engine_for(Fishing, rules, len(now.totals), now.rounds).compiled


def circumstances_of(view: View) -> Circumstances:
    """What the round's worth depends on, as a view shows it."""
    now, turn = _parts(view)
    return Circumstances(
        number=max(now.number, 1),
        dealer=now.dealer,
        captured=tuple(view.pile(f"p{side}").known for side in range(len(now.sides))),
        callers=turn.callers,
        shown=tuple(len(cards) // 3 for cards in turn.shown),
        bombs=turn.bombs,
        drawn_rounds=now.drawn_rounds,
        opening=mask_of(turn.opening),
    )


# How sides stand.


def side_progress(rules: FishingRules, view: View, gained: int = 0) -> tuple[SideProgress, ...]:
    """How every side stands, in the order of ``view.round.sides``; or how it will, once the view's
    seat has captured these cards too.
    """
    compiled, of = compiled_for(rules, view), circumstances_of(view)
    captured = list(of.captured)
    captured[compiled.side_of[view.seat]] |= gained
    of = of._replace(captured=tuple(captured))
    taking = view.pile("t").known & ~gained
    taker = None if view.to_move is None else compiled.side_of[view.to_move]
    return tuple(
        _side(compiled, of, side, 0 if side == taker else taking)
        for side in range(len(compiled.sides))
    )


def _side(compiled: CompiledFishing, of: Circumstances, side: int, taking: int) -> SideProgress:
    """One side; ``taking`` are cards on the field that another side has as good as captured."""
    captured = of.captured[side]
    look = _Look(compiled, of, side, taking)
    counts_cards = compiled.stopping is None and compiled.rules.round_score.cards
    return SideProgress(
        seats=compiled.sides[side],
        yaku=look.all(),
        total=look.best.worth(captured).total,
        card_points=compiled.card_points(captured) if counts_cards else None,
    )


class _Look:
    """One side's look at the yaku.

    Attributes:
        captured: its captured cards.
        free: the cards captured by nobody.
        reachable: these, and cards of others that could be taken from them.
        best: the way of counting that makes the most of its cards.
        readings: every way of counting.
    """

    def __init__(
        self, compiled: CompiledFishing, of: Circumstances, side: int, taking: int
    ) -> None:
        self.captured = of.captured[side]
        others = taking
        for other, cards in enumerate(of.captured):
            others |= 0 if other == side else cards
        left = mask_of(compiled.deck) & ~self.captured
        self.free = left & ~others
        self.reachable = left & ~(others & ~mask_of(compiled.cheapest))
        self.best = compiled.best_reading(of.month, self.captured)
        self.readings = compiled.readings[of.month]

    def all(self) -> tuple[YakuProgress, ...]:
        """Every yaku, in the rule file's order."""
        made = {yaku.number: points for yaku, points in self.best.worth(self.captured).made}
        covered = 0
        for yaku in self.best.yaku:
            covered |= yaku.over if yaku.number in made else 0
        return tuple(
            self._progress(yaku, made.get(yaku.number), covered=bool(covered >> yaku.number & 1))
            for yaku in self.best.yaku
        )

    def _progress(self, yaku: YakuWorth, points: int | None, *, covered: bool) -> YakuProgress:
        """A yaku that counts and is worth so much; or one that does not count now, in the way of
        counting that is nearest to it.
        """
        alike = [reading.yaku[yaku.number] for reading in self.readings]
        reach, lacked, wanted = Reach.COMPLETE, list[int](), list[int]()
        if points is None:
            reading, lacked = self._nearest(yaku)
            yaku = reading.yaku[yaku.number]
            short = distance(yaku, self.captured, self.reachable)
            wanted = [
                card
                for card in members(yaku.needed & self.free & ~yaku.spoiled)
                if distance(yaku, self.captured | 1 << card, self.reachable) < short
            ]
            closed = covered or self._is_closed(reading, yaku, lacked, wanted)
            within = Reach.ONE_AWAY if len(lacked) == 1 else Reach.OPEN
            reach = Reach.CLOSED if closed else within
            points = yaku.points + yaku.further(self.captured | mask_of(lacked))
        return YakuProgress(
            yaku=yaku.id,
            reach=reach,
            points=points,
            have=tuple(members(yaku.taken(self.captured))),
            lacking=len(lacked),
            wanted=tuple(wanted),
            cards=tuple(members(reduce(or_, [each.needed for each in alike]))),
            size=min(each.all_of.bit_count() + sum(n.count for n in each.needs) for each in alike),
        )

    def _nearest(self, yaku: YakuWorth) -> tuple[YakuReading, list[int]]:
        """The way of counting in which a yaku lacks the fewest cards, and these."""
        reading, lacked = self.best, cards_lacked(yaku, self.captured, self.reachable)
        seen = {id(yaku)}
        for other in self.readings:
            same = other.yaku[yaku.number]
            if id(same) in seen:  # most ways of counting change nothing in most yaku
                continue
            seen.add(id(same))
            there = cards_lacked(same, self.captured, self.reachable)
            # Made in a way of counting that is not the best, it would cost more than it brings.
            if there and lacked and len(there) < len(lacked):
                reading, lacked = other, there
        return reading, lacked

    def _is_closed(
        self, reading: YakuReading, yaku: YakuWorth, lacked: list[int], wanted: list[int]
    ) -> bool:
        """Whether it cannot be made any more, or another yaku would then stand over it."""
        if not lacked or not yaku.made_of(self.captured | self.reachable & ~yaku.spoiled):
            return True
        if reading.alone:
            return False
        if len(lacked) == 1:
            return not any(
                made.number == yaku.number
                for card in {*wanted, *lacked}
                for made, _ in reading.worth(self.captured | 1 << card).made
            )
        worth = yaku.points + yaku.further(self.captured | mask_of(lacked))
        return yaku.group is not None and any(
            made.group == yaku.group and points >= worth
            for made, points in reading.worth(self.captured).made
        )


# --- stop or go on -------------------------------------------------------------------------------


def stop_offer(rules: FishingRules, view: View) -> StopOffer | None:
    """What the seat to move weighs, or ``None`` unless it is asked to stop or go on."""
    _, turn = _parts(view)
    seat = view.to_move
    stopping = rules.stopping
    if turn.asked != "call" or seat is None or stopping is None:
        return None
    compiled = compiled_for(rules, view)
    of = circumstances_of(view)
    mine = compiled.side_of[seat]
    result = stopped(compiled, of, seat)
    sides = side_progress(rules, view)
    return StopOffer(
        seat=seat,
        yaku=result.sides[mine].yaku,
        points=result.sides[mine].result,
        payments=result.payments,
        multiplied_if_overtaken=_if_overtaken(compiled, of, seat),
        others=(*sides[mine + 1 :], *sides[:mine]),
        call_adds=stopping.go_points,
        pays_for_all=stopping.caller_pays and len(sides) > 2,
        losers_pay=rules.losers_pay,
    )


def _if_overtaken(compiled: CompiledFishing, of: Circumstances, seat: int) -> tuple[Factor, ...]:
    """What would multiply the seat's payment, had it gone on and an opponent stopped."""
    called = of._replace(callers=(*of.callers, seat))
    mine = compiled.sides[compiled.side_of[seat]]
    worst: tuple[int, tuple[Factor, ...]] = (1, ())
    for side in compiled.sides:
        if side == mine:
            continue
        for payment in payments_to(compiled, called, side[0]):
            product = 1
            for factor in payment.factors:
                product *= factor.factor
            if payment.payer in mine and product > worst[0]:
                worst = (product, payment.factors)
    return worst[1]
