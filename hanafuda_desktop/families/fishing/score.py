"""What a round is worth, to whom and why: yaku, card points, multipliers, payments."""

from __future__ import annotations

from collections.abc import Sequence
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
from hanafuda_desktop.families.fishing.compiled import CompiledFactor, CompiledFishing
from hanafuda_desktop.families.fishing.schema import DealtHand, FishingRules, Measure, Multiplier
from hanafuda_desktop.families.fishing.yaku import Worth

# What opponents pay when a round is stopped: multipliers, limits, and who pays for whom.

MOST_PAID: Final = 99_999
"""The most that one player pays for a round where the rules set no limit: multipliers of a house
rule may grow beyond every number that can be shown."""


class Circumstances(NamedTuple):
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

    @property
    def round(self) -> tuple[int, int, int]:
        """The round's number, month and dealer."""
        return self.number, self.month, self.dealer


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
) -> tuple[Worth, tuple[Payment, ...]]:
    """What the winner's yaku are worth by the way of counting that brings most, and what is paid by
    it (GS-5).

    A way with too few points to stop is none: it would not have been an ending at all.
    """
    captured = of.captured[compiled.side_of[seat]]
    worths = [reading.worth(captured) for reading in compiled.readings[of.month]]
    least = min(max(worth.total for worth in worths), compiled.least)
    paid = [
        (worth, _payments(compiled, of, seat, number, worth))
        for number, worth in enumerate(worths)
        if worth.total >= least
    ]
    return max(paid, key=lambda each: (sum([pay.amount for pay in each[1]]), each[0].total))


def _payments(
    compiled: CompiledFishing, of: Circumstances, seat: int, way: int, worth: Worth
) -> tuple[Payment, ...]:
    """What opponents pay for yaku that are worth so much by the way of counting of this number."""
    base = worth.total + call_points(compiled, of, seat)
    mine = compiled.sides[compiled.side_of[seat]]
    payments = []
    for side in _opponents(compiled, seat):
        factors = []
        amount = base
        for factor in compiled.factors:
            times = _times(compiled, factor, of, mine, side, way, worth)
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
    limit = most_paid(compiled.rules)
    if sum([each.amount for each in payments]) <= limit:
        return payments
    cut = []
    left: dict[int, int] = {}
    for payment in payments:
        rest = left.get(payment.payer, limit)
        amount = min(payment.amount, rest)
        left[payment.payer] = rest - amount
        cut.append(payment._replace(amount=amount, limited=amount < payment.amount))
    return tuple(cut)


def _times(
    compiled: CompiledFishing,
    factor: CompiledFactor,
    of: Circumstances,
    mine: tuple[int, ...],
    payers: tuple[int, ...],
    way: int,
    worth: Worth,
) -> int:
    """By how much a multiplier multiplies what these opponents pay; 1 when it does not hold."""
    when = factor.rule.when
    captured = of.captured[compiled.side_of[mine[0]]]
    beyond = [_measure(what, of, mine, worth.total) - least for what, least in factor.measures]
    holds = (
        (not beyond or min(beyond) >= 0)
        and when.dealer in (None, of.dealer in mine)
        and when.against_dealer in (None, of.dealer in payers)
        and (not when.month or of.month in when.month)
        and when.last_call in (None, _last_call(of, mine))
        and (factor.opening is None or factor.opening.met_by(of.opening))
        and (factor.payer is None or factor.payer.holds(of.captured[compiled.side_of[payers[0]]]))
        and (not factor.yaku or any(made.id in factor.yaku for made, _ in worth.made))
        and (not factor.captured or all(need.met_by(captured) for need in factor.captured[way]))
    )
    # Of several numbers it is the first that may count again and again.
    return repeated(factor.rule, beyond[0] if beyond else 0) if holds else 1


def _last_call(of: Circumstances, mine: tuple[int, ...]) -> str:
    """Who called to go on last."""
    if not of.callers:
        return ""
    return "own" if of.callers[-1] in mine else "opponent"


def repeated(rule: Multiplier, beyond: int) -> int:
    """By how much a multiplier multiplies whose number is reached, and exceeded by so much."""
    match rule.repeat:
        case "once":
            return rule.factor
        case "each":
            return min(int(rule.factor ** (beyond + 1)), MOST_PAID)
        case "sum":
            return 1 + (rule.factor - 1) * (beyond + 1)


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
        else payment._replace(payer=payer, instead_of=(payment.payer,))
        for payment in payments
    )


# --- rounds that are counted -------------------------------------------------------------------


def counted(compiled: CompiledFishing, of: Circumstances) -> RoundResult:
    """A round played to its end: cards and yaku of each side (MU-9, HB-6, HA-3)."""
    rule = compiled.rules.round_score
    worths = [compiled.best_worth(of.month, captured) for captured in of.captured]
    worth = [each.total for each in worths]
    results = counted_results(compiled, of.captured, worth)
    sides = [
        SideResult(
            seats=compiled.sides[side],
            captured=listed(captured),
            card_points=compiled.card_points(captured) if rule.cards else None,
            par=compiled.par,
            yaku=worths[side].scores(captured),
            yaku_points=worth[side],
            call_points=0,
            others_yaku=sum(worth) - worth[side] if rule.others_yaku else 0,
            result=results[side],
        )
        for side, captured in enumerate(of.captured)
    ]
    winning = [side for side in sides if side.result == max(results)]
    if compiled.rules.best_earns and len(winning) > 1:
        winning = []
    winners = tuple(sorted(seat for side in winning for seat in side.seats))
    ending, gains = RoundEnding.COUNTED, counted_gains(compiled, results)
    return RoundResult(*of.round, ending, winners, tuple(sides), (), gains)


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
    worth, payments = best_payments(compiled, of, seat)
    mine, calls = compiled.side_of[seat], call_points(compiled, of, seat)
    sides = [
        _side(compiled, of, side, worth, calls, worth.total + calls)
        if side == mine
        else _side(compiled, of, side, compiled.best_worth(of.month, captured))
        for side, captured in enumerate(of.captured)
    ]
    return _paid(compiled, of, RoundEnding.STOPPED, seat, payments, sides)


def dealt_hand(
    compiled: CompiledFishing, of: Circumstances, seat: int, rule: DealtHand, hand: tuple[int, ...]
) -> RoundResult:
    """A hand won as it was dealt: its points from each opponent, not multiplied (KK-2, GS-2)."""
    sides = [side._replace(yaku=(), yaku_points=0) for side in _sides(compiled, of)]
    mine = compiled.side_of[seat]
    yaku = (YakuScore(rule.id, rule.points, hand),)
    sides[mine] = sides[mine]._replace(yaku=yaku, yaku_points=rule.points, result=rule.points)
    payments = plain_payments(compiled, seat, rule.points)
    return _paid(compiled, of, RoundEnding.DEALT_HAND, seat, payments, sides)


def exhausted(compiled: CompiledFishing, of: Circumstances, last_yaku: int) -> RoundResult:
    """Nobody stopped before the cards ran out (KK-6, GS-8)."""
    awarded = awarded_to(compiled, of, last_yaku)
    if awarded is None:
        return drawn(compiled, of)
    seat, points = awarded
    sides, side = _sides(compiled, of), compiled.side_of[seat]
    sides[side] = sides[side]._replace(result=points)
    payments = plain_payments(compiled, seat, points)
    return _paid(compiled, of, RoundEnding.EXHAUSTED, seat, payments, sides)


def awarded_to(
    compiled: CompiledFishing, of: Circumstances, last_yaku: int
) -> tuple[int, int] | None:
    """The seat to which an exhausted round is awarded, and the points; ``None`` for nobody."""
    rule = compiled.rules.exhausted
    if rule.scores == "dealer":
        return of.dealer, rule.points
    if rule.scores == "last-yaku" and last_yaku >= 0:
        captured = of.captured[compiled.side_of[last_yaku]]
        return last_yaku, compiled.best_worth(of.month, captured).total
    return None


def drawn(compiled: CompiledFishing, of: Circumstances) -> RoundResult:
    """Nobody scores."""
    sides, gains = tuple(_sides(compiled, of)), (0,) * compiled.players
    return RoundResult(*of.round, RoundEnding.DRAWN, (), sides, (), gains)


def _sides(compiled: CompiledFishing, of: Circumstances) -> list[SideResult]:
    """Every side's yaku, none of them worth anything so far."""
    worths = [compiled.best_worth(of.month, captured) for captured in of.captured]
    return [_side(compiled, of, side, worth) for side, worth in enumerate(worths)]


def _side(
    compiled: CompiledFishing,
    of: Circumstances,
    side: int,
    worth: Worth,
    calls: int = 0,
    result: int = 0,
) -> SideResult:
    captured = of.captured[side]
    yaku, points = worth.scores(captured), worth.total + calls
    seats = compiled.sides[side]
    return SideResult(seats, listed(captured), None, 0, yaku, points, calls, 0, result)


def _paid(
    compiled: CompiledFishing,
    of: Circumstances,
    ending: RoundEnding,
    seat: int,
    payments: tuple[Payment, ...],
    sides: list[SideResult],
) -> RoundResult:
    winners, gains = compiled.sides[compiled.side_of[seat]], gains_of(compiled, payments)
    pay = compiled.rules.losers_pay
    return RoundResult(*of.round, ending, winners, tuple(sides), payments, gains, pay)


def gains_of(compiled: CompiledFishing, payments: tuple[Payment, ...]) -> tuple[int, ...]:
    """What payments add to each seat's total."""
    gains = [0] * len(compiled.sides)
    for payment in payments:
        gains[compiled.side_of[payment.payee]] += payment.amount
        if compiled.rules.losers_pay:
            gains[compiled.side_of[payment.payer]] -= payment.amount
    return tuple([gains[side] for side in compiled.side_of])
