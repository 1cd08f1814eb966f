"""What a round is worth, to whom and why: yaku, card points, multipliers, payments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from hanafuda_desktop.cards.cardset import listed
from hanafuda_desktop.engine.rounds import (
    Factor,
    Payment,
    RoundEnding,
    RoundResult,
    SideResult,
    YakuScore,
)
from hanafuda_desktop.families.fishing.compiled import CompiledFactor, CompiledFishing, Measure
from hanafuda_desktop.families.fishing.schema import DealtHand, FishingRules
from hanafuda_desktop.families.fishing.yaku import Worth, YakuReading

# What opponents pay when a round is stopped: multipliers, limits, and who pays for whom.

MOST_PAID: Final = 99_999
"""The most that one player pays for a round where the rules set no limit: multipliers of a house
rule may grow beyond every number that can be shown."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a round's worth depends on.

    Attributes:
        number: the round.
        dealer: the seat that dealt it.
        captured: each side's captured cards.
        callers: the seats that called to go on, in order.
        shown: how many triples each seat showed.
        bombs: how many bombs each seat played.
        drawn_rounds: how many rounds directly before were drawn.
        opening: the opening field.
    """

    number: int
    dealer: int
    captured: tuple[int, ...]
    callers: tuple[int, ...] = ()
    shown: tuple[int, ...] = (0,) * 7
    bombs: tuple[int, ...] = (0,) * 7
    drawn_rounds: int = 0
    opening: int = 0

    @property
    def month(self) -> int:
        """The round's month, 1 to 12."""
        return (self.number - 1) % 12 + 1


def call_points(compiled: CompiledFishing, of: Circumstances, seat: int) -> int:
    """Points that the calls to go on of a seat's side add to its yaku."""
    if compiled.stopping is None:
        return 0
    side = compiled.side_of[seat]
    calls = sum(compiled.side_of[caller] == side for caller in of.callers)
    return compiled.stopping.go_points * calls


def _opponents(compiled: CompiledFishing, seat: int) -> list[tuple[int, ...]]:
    """The opposing sides, in turn order from the winner."""
    mine = compiled.side_of[seat]
    count = len(compiled.sides)
    return [compiled.sides[(mine + step) % count] for step in range(1, count)]


def plain_payments(compiled: CompiledFishing, seat: int, points: int) -> tuple[Payment, ...]:
    """The same from each opponent, without any multiplier."""
    payments = (Payment(side[0], seat, points, (), points) for side in _opponents(compiled, seat))
    return _limited(compiled, tuple(payments))


def payments_to(compiled: CompiledFishing, of: Circumstances, seat: int) -> tuple[Payment, ...]:
    """What each opponent would pay if the seat stopped now, with every multiplier."""
    return best_payments(compiled, of, seat)[1]


def best_payments(
    compiled: CompiledFishing, of: Circumstances, seat: int
) -> tuple[YakuReading, tuple[Payment, ...]]:
    """The way of counting that brings the winner most, and what is paid by it (GS-5).

    A way with too few points to stop is none: it would not have been an ending at all.
    """
    captured = of.captured[compiled.side_of[seat]]
    claims = [
        _Claim(number, reading, reading.worth(captured))
        for number, reading in enumerate(compiled.readings[of.month])
    ]
    if len(claims) == 1:
        return claims[0].reading, _payments(compiled, of, seat, claims[0])
    most = max(claim.total for claim in claims)
    claims = [claim for claim in claims if claim.total >= min(most, compiled.least)]
    paid = [(claim, _payments(compiled, of, seat, claim)) for claim in claims]
    best, payments = max(
        paid, key=lambda each: (sum(payment.amount for payment in each[1]), each[0].total)
    )
    return best.reading, payments


class _Claim(NamedTuple):
    """One way of counting the winner's cards: its number, and what the yaku are worth by it."""

    number: int
    reading: YakuReading
    worth: Worth

    @property
    def total(self) -> int:
        """What the yaku are worth together."""
        return self.worth.total

    def has_any(self, yaku: frozenset[str]) -> bool:
        """Whether any of these yaku counts."""
        return any(made.id in yaku for made, _ in self.worth.made)


def _payments(
    compiled: CompiledFishing, of: Circumstances, seat: int, claim: _Claim
) -> tuple[Payment, ...]:
    base = claim.total + call_points(compiled, of, seat)
    payments = []
    for side in _opponents(compiled, seat):
        factors = []
        amount = base
        for factor in compiled.factors:
            times = _times(compiled, factor, of, seat, claim, side)
            if times != 1:
                factors.append(Factor(factor.rule.id, times))
                amount *= times
        payments.append(Payment(side[0], seat, base, tuple(factors), amount))
    return _limited(compiled, _caller_pays(compiled, of, seat, tuple(payments)))


def most_paid(rules: FishingRules) -> int:
    """The most that one player pays for a round."""
    return MOST_PAID if rules.limit is None else rules.limit


def _limited(compiled: CompiledFishing, payments: tuple[Payment, ...]) -> tuple[Payment, ...]:
    """Payments cut so that no payer pays more than the limit for the round."""
    if compiled.rules.limit is None and all(each.amount <= MOST_PAID for each in payments):
        return payments
    limit = most_paid(compiled.rules)
    cut = []
    left: dict[int, int] = {}
    for payment in payments:
        rest = left.get(payment.payer, limit)
        amount = min(payment.amount, rest)
        left[payment.payer] = rest - amount
        cut.append(replace(payment, amount=amount, limited=amount < payment.amount))
    return tuple(cut)


def _times(
    compiled: CompiledFishing,
    factor: CompiledFactor,
    of: Circumstances,
    seat: int,
    claim: _Claim,
    payers: tuple[int, ...],
) -> int:
    """By how much a multiplier multiplies what these opponents pay; 1 when it does not hold."""
    mine = compiled.sides[compiled.side_of[seat]]
    captured = of.captured[compiled.side_of[seat]]
    if factor.payer is not None and not factor.payer.holds(
        of.captured[compiled.side_of[payers[0]]]
    ):
        return 1
    if factor.yaku and not claim.has_any(factor.yaku):
        return 1
    beyond = _beyond(factor, of, mine, claim.worth.total)
    if beyond < 0:
        return 1
    for need in factor.captured[claim.number] if factor.captured else ():
        if not need.met_by(captured):
            return 1
    if not _holds(factor, of, mine, payers):
        return 1
    match factor.rule.repeat:
        case "once":
            return factor.rule.factor
        case "each":
            return min(int(factor.rule.factor ** (beyond + 1)), MOST_PAID)
        case "sum":
            return 1 + (factor.rule.factor - 1) * (beyond + 1)


def _holds(
    factor: CompiledFactor, of: Circumstances, mine: tuple[int, ...], payers: tuple[int, ...]
) -> bool:
    """Whether the conditions hold that are neither numbers nor captured cards."""
    when = factor.rule.when
    if when.dealer is not None and when.dealer != (of.dealer in mine):
        return False
    if when.against_dealer is not None and when.against_dealer != (of.dealer in payers):
        return False
    if when.month and of.month not in when.month:
        return False
    if when.last_call is not None and (
        not of.callers or (when.last_call == "own") != (of.callers[-1] in mine)
    ):
        return False
    return not factor.opening or all(need.met_by(of.opening) for need in factor.opening)


def _beyond(factor: CompiledFactor, of: Circumstances, mine: tuple[int, ...], total: int) -> int:
    """How many more there are than the fewest that will do, of what is counted first; -1 when
    there are too few of anything.
    """
    beyond = -1 if factor.measures else 0
    for what, least in factor.measures:
        more = _measure(what, of, mine, total) - least
        if more < 0:
            return -1
        beyond = more if beyond < 0 else beyond
    return beyond


def _measure(what: Measure, of: Circumstances, mine: tuple[int, ...], total: int) -> int:
    match what:
        case "own_calls":
            return sum(seat in mine for seat in of.callers)
        case "opponent_calls":
            return sum(seat not in mine for seat in of.callers)
        case "shown":
            return sum(of.shown[seat] for seat in mine)
        case "bombs":
            return sum(of.bombs[seat] for seat in mine)
        case "shown_or_bombs":
            return sum(of.shown[seat] + of.bombs[seat] for seat in mine)
        case "drawn_rounds":
            return of.drawn_rounds
        case "total":
            return total


def _caller_pays(
    compiled: CompiledFishing, of: Circumstances, seat: int, payments: tuple[Payment, ...]
) -> tuple[Payment, ...]:
    """An opponent who had called to go on pays for the others too (GS-12, go-bak)."""
    if compiled.stopping is None or not compiled.stopping.caller_pays or len(payments) < 2:
        return payments
    mine = compiled.side_of[seat]
    callers = [c for c in of.callers if compiled.side_of[c] != mine]
    if not callers:
        return payments
    payer = compiled.sides[compiled.side_of[callers[-1]]][0]
    return tuple(
        payment
        if payment.payer == payer
        else replace(payment, payer=payer, instead_of=(payment.payer,))
        for payment in payments
    )


def best_reading(compiled: CompiledFishing, month: int, captured: int) -> tuple[int, YakuReading]:
    """What captured cards are worth in yaku, and the way of counting that says so."""
    readings = compiled.readings[month]
    best = readings[0]
    total = best.total(captured)
    for reading in readings[1:]:
        other = reading.total(captured)
        if other > total:
            best, total = reading, other
    return total, best


def best_worth(compiled: CompiledFishing, month: int, captured: int) -> Worth:
    """What captured cards are worth in yaku, by the way of counting that makes the most of them,
    and which yaku these are.
    """
    readings = compiled.readings[month]
    worth = readings[0].worth(captured)
    if len(readings) == 1:
        return worth
    for reading in readings[1:]:
        other = reading.worth(captured)
        if other.total > worth.total:
            worth = other
    return worth


def _scores(compiled: CompiledFishing, month: int, captured: int) -> tuple[YakuScore, ...]:
    return best_reading(compiled, month, captured)[1].scores(captured)


def _yaku_of_all(compiled: CompiledFishing, of: Circumstances) -> list[tuple[YakuScore, ...]]:
    return [_scores(compiled, of.month, captured) for captured in of.captured]


def _sum(scores: Sequence[YakuScore]) -> int:
    return sum(score.points for score in scores)


# --- rounds that are counted -------------------------------------------------------------------


def counted(compiled: CompiledFishing, of: Circumstances) -> RoundResult:
    """A round played to its end: cards and yaku of each side (MU-9, HB-6, HA-3)."""
    yaku = _yaku_of_all(compiled, of)
    results = counted_results(compiled, of.captured, [_sum(scores) for scores in yaku])
    sides = [
        _counted_side(compiled, of.captured[side], side, yaku, result)
        for side, result in enumerate(results)
    ]
    best = max(results)
    winning = [side for side in sides if side.result == best]
    if compiled.rules.best_earns and len(winning) > 1:
        winning = []
    return RoundResult(
        number=of.number,
        month=of.month,
        dealer=of.dealer,
        ending=RoundEnding.COUNTED,
        winners=tuple(sorted(seat for side in winning for seat in side.seats)),
        sides=tuple(sides),
        payments=(),
        gains=counted_gains(compiled, results),
    )


def _counted_side(
    compiled: CompiledFishing,
    captured: int,
    side: int,
    yaku: list[tuple[YakuScore, ...]],
    result: int,
) -> SideResult:
    """How a result came about."""
    rule = compiled.rules.round_score
    others = sum(_sum(scores) for other, scores in enumerate(yaku) if other != side)
    return SideResult(
        seats=compiled.sides[side],
        captured=listed(captured),
        card_points=compiled.card_points(captured) if rule.cards else None,
        par=compiled.par,
        yaku=yaku[side],
        yaku_points=_sum(yaku[side]),
        call_points=0,
        others_yaku=others if rule.others_yaku else 0,
        result=result,
    )


def counted_results(
    compiled: CompiledFishing, captured_by: Sequence[int], yaku: Sequence[int]
) -> tuple[int, ...]:
    """What a round played to its end is worth to each side.

    Args:
        compiled: the game.
        captured_by: each side's captured cards.
        yaku: what each side's yaku are worth.
    """
    rule = compiled.rules.round_score
    results = []
    for captured, own in zip(captured_by, yaku, strict=True):
        result = (own if rule.own_yaku else 0) - compiled.par
        if rule.cards:
            result += compiled.card_points(captured)
        if rule.others_yaku:
            result -= sum(yaku) - own
        results.append(result)
    return tuple(results)


def counted_gains(compiled: CompiledFishing, results: tuple[int, ...]) -> tuple[int, ...]:
    """What these results of the sides add to each seat's total."""
    gains = _earned(compiled, results) if compiled.rules.best_earns else results
    return tuple([gains[side] for side in compiled.side_of])


def _earned(compiled: CompiledFishing, results: tuple[int, ...]) -> tuple[int, ...]:
    """Points for the best result alone (HB-7); tied for best, nobody earns anything."""
    best, second = sorted(results, reverse=True)[:2]
    lead = best - second
    if lead == 0:
        return (0,) * len(results)
    earned = max(
        ((rule.lead, rule.points) for rule in compiled.rules.best_earns if lead >= rule.lead),
        default=(0, 0),
    )[1]
    return tuple(earned if result == best else 0 for result in results)


# --- rounds that are stopped -------------------------------------------------------------------


def stopped(compiled: CompiledFishing, of: Circumstances, seat: int) -> RoundResult:
    """The seat ended the round with its yaku: the opponents pay (KK-3, GS-8, GS-10)."""
    reading, payments = best_payments(compiled, of, seat)
    side = compiled.side_of[seat]
    calls = call_points(compiled, of, seat)
    sides = tuple(
        _side(compiled, of, each, reading.scores(captured), calls, scores=True)
        if each == side
        else _side(compiled, of, each, _scores(compiled, of.month, captured), 0, scores=False)
        for each, captured in enumerate(of.captured)
    )
    return _paid(compiled, of, RoundEnding.STOPPED, seat, payments, sides)


def dealt_hand(
    compiled: CompiledFishing, of: Circumstances, seat: int, rule: DealtHand, hand: tuple[int, ...]
) -> RoundResult:
    """A hand won as it was dealt: its points from each opponent, not multiplied (KK-2, GS-2)."""
    score = YakuScore(rule.id, rule.points, hand)
    mine = compiled.side_of[seat]
    sides = tuple(
        _side(compiled, of, side, (score,) if side == mine else (), 0, scores=side == mine)
        for side in range(len(compiled.sides))
    )
    payments = plain_payments(compiled, seat, rule.points)
    return _paid(compiled, of, RoundEnding.DEALT_HAND, seat, payments, sides)


def exhausted(compiled: CompiledFishing, of: Circumstances, last_yaku: int) -> RoundResult:
    """Nobody stopped before the cards ran out (KK-6, GS-8)."""
    awarded = awarded_to(compiled, of, last_yaku)
    if awarded is None:
        return drawn(compiled, of)
    seat, points = awarded
    sides = list(_sides(compiled, of))
    side = compiled.side_of[seat]
    sides[side] = replace(sides[side], result=points)
    payments = plain_payments(compiled, seat, points)
    return _paid(compiled, of, RoundEnding.EXHAUSTED, seat, payments, tuple(sides))


def awarded_to(
    compiled: CompiledFishing, of: Circumstances, last_yaku: int
) -> tuple[int, int] | None:
    """The seat to which an exhausted round is awarded, and the points; ``None`` for nobody."""
    rule = compiled.rules.exhausted
    if rule.scores == "dealer":
        return of.dealer, rule.points
    if rule.scores == "last-yaku" and last_yaku >= 0:
        captured = of.captured[compiled.side_of[last_yaku]]
        return last_yaku, best_reading(compiled, of.month, captured)[0]
    return None


def drawn(compiled: CompiledFishing, of: Circumstances) -> RoundResult:
    """Nobody scores."""
    return RoundResult(
        number=of.number,
        month=of.month,
        dealer=of.dealer,
        ending=RoundEnding.DRAWN,
        winners=(),
        sides=_sides(compiled, of),
        payments=(),
        gains=(0,) * compiled.players,
    )


def _side(
    compiled: CompiledFishing,
    of: Circumstances,
    side: int,
    yaku: tuple[YakuScore, ...],
    calls: int,
    *,
    scores: bool,
) -> SideResult:
    points = _sum(yaku) + calls
    return SideResult(
        seats=compiled.sides[side],
        captured=listed(of.captured[side]),
        card_points=None,
        par=0,
        yaku=yaku,
        yaku_points=points,
        call_points=calls,
        others_yaku=0,
        result=points if scores else 0,
    )


def _sides(compiled: CompiledFishing, of: Circumstances) -> tuple[SideResult, ...]:
    """Every side's yaku, none of them worth anything so far."""
    return tuple(
        _side(compiled, of, side, scores, 0, scores=False)
        for side, scores in enumerate(_yaku_of_all(compiled, of))
    )


def _paid(
    compiled: CompiledFishing,
    of: Circumstances,
    ending: RoundEnding,
    seat: int,
    payments: tuple[Payment, ...],
    sides: tuple[SideResult, ...],
) -> RoundResult:
    return RoundResult(
        number=of.number,
        month=of.month,
        dealer=of.dealer,
        ending=ending,
        winners=compiled.sides[compiled.side_of[seat]],
        sides=sides,
        payments=payments,
        gains=gains_of(compiled, payments),
        losers_pay=compiled.rules.losers_pay,
    )


def gains_of(compiled: CompiledFishing, payments: tuple[Payment, ...]) -> tuple[int, ...]:
    """What payments add to each seat's total."""
    gains = [0] * len(compiled.sides)
    for payment in payments:
        gains[compiled.side_of[payment.payee]] += payment.amount
        if compiled.rules.losers_pay:
            gains[compiled.side_of[payment.payer]] -= payment.amount
    return tuple([gains[side] for side in compiled.side_of])
