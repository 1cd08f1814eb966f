"""What a round is worth, to whom and why: yaku, card points, multipliers, payments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hanafuda_desktop.cards.cardset import listed
from hanafuda_desktop.engine.fishing.paying import (
    Circumstances,
    best_payments,
    call_points,
    plain_payments,
)
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.yaku import Reading, Worth
from hanafuda_desktop.engine.rounds import (
    Ending,
    Payment,
    RoundResult,
    SideResult,
    YakuScore,
)
from hanafuda_desktop.rules.schema.fishing_play import DealtHand

__all__ = [
    "awarded_to",
    "best_reading",
    "best_worth",
    "counted",
    "counted_gains",
    "counted_results",
    "dealt_hand",
    "drawn",
    "exhausted",
    "gains_of",
    "stopped",
]


def best_reading(program: FishingProgram, month: int, captured: int) -> tuple[int, Reading]:
    """What captured cards are worth in yaku, and the way of counting that says so."""
    readings = program.readings[month]
    best = readings[0]
    total = best.total(captured)
    for reading in readings[1:]:
        other = reading.total(captured)
        if other > total:
            best, total = reading, other
    return total, best


def best_worth(program: FishingProgram, month: int, captured: int) -> Worth:
    """What captured cards are worth in yaku, by the way of counting that makes the most of them,
    and which yaku these are.
    """
    readings = program.readings[month]
    worth = readings[0].worth(captured)
    if len(readings) == 1:
        return worth
    for reading in readings[1:]:
        other = reading.worth(captured)
        if other.total > worth.total:
            worth = other
    return worth


def _scores(program: FishingProgram, month: int, captured: int) -> tuple[YakuScore, ...]:
    return best_reading(program, month, captured)[1].scores(captured)


def _yaku_of_all(program: FishingProgram, of: Circumstances) -> list[tuple[YakuScore, ...]]:
    return [_scores(program, of.month, captured) for captured in of.captured]


def _sum(scores: Sequence[YakuScore]) -> int:
    return sum(score.points for score in scores)


# --- rounds that are counted -------------------------------------------------------------------


def counted(program: FishingProgram, of: Circumstances) -> RoundResult:
    """A round played to its end: cards and yaku of each side (MU-9, HB-6, HA-3)."""
    yaku = _yaku_of_all(program, of)
    results = counted_results(program, of.captured, [_sum(scores) for scores in yaku])
    sides = [
        _counted_side(program, of.captured[side], side, yaku, result)
        for side, result in enumerate(results)
    ]
    best = max(results)
    winning = [side for side in sides if side.result == best]
    if program.rules.best_earns and len(winning) > 1:
        winning = []
    return RoundResult(
        number=of.number,
        month=of.month,
        dealer=of.dealer,
        ending=Ending.COUNTED,
        winners=tuple(sorted(seat for side in winning for seat in side.seats)),
        sides=tuple(sides),
        payments=(),
        gains=counted_gains(program, results),
    )


def _counted_side(
    program: FishingProgram,
    captured: int,
    side: int,
    yaku: list[tuple[YakuScore, ...]],
    result: int,
) -> SideResult:
    """How a result came about."""
    rule = program.rules.round_score
    others = sum(_sum(scores) for other, scores in enumerate(yaku) if other != side)
    return SideResult(
        seats=program.sides[side],
        captured=listed(captured),
        card_points=program.card_points(captured) if rule.cards else None,
        par=program.par,
        yaku=yaku[side],
        yaku_points=_sum(yaku[side]),
        call_points=0,
        others_yaku=others if rule.others_yaku else 0,
        result=result,
    )


def counted_results(
    program: FishingProgram, captured_by: Sequence[int], yaku: Sequence[int]
) -> tuple[int, ...]:
    """What a round played to its end is worth to each side.

    Args:
        program: the game.
        captured_by: each side's captured cards.
        yaku: what each side's yaku are worth.
    """
    rule = program.rules.round_score
    results = []
    for captured, own in zip(captured_by, yaku, strict=True):
        result = (own if rule.own_yaku else 0) - program.par
        if rule.cards:
            result += program.card_points(captured)
        if rule.others_yaku:
            result -= sum(yaku) - own
        results.append(result)
    return tuple(results)


def counted_gains(program: FishingProgram, results: tuple[int, ...]) -> tuple[int, ...]:
    """What these results of the sides add to each seat's total."""
    gains = _earned(program, results) if program.rules.best_earns else results
    return tuple([gains[side] for side in program.side_of])


def _earned(program: FishingProgram, results: tuple[int, ...]) -> tuple[int, ...]:
    """Points for the best result alone (HB-7); tied for best, nobody earns anything."""
    best, second = sorted(results, reverse=True)[:2]
    lead = best - second
    if lead == 0:
        return (0,) * len(results)
    earned = max(
        ((rule.lead, rule.points) for rule in program.rules.best_earns if lead >= rule.lead),
        default=(0, 0),
    )[1]
    return tuple(earned if result == best else 0 for result in results)


# --- rounds that are stopped -------------------------------------------------------------------


def stopped(program: FishingProgram, of: Circumstances, seat: int) -> RoundResult:
    """The seat ended the round with its yaku: the opponents pay (KK-3, GS-8, GS-10)."""
    reading, payments = best_payments(program, of, seat)
    side = program.side_of[seat]
    calls = call_points(program, of, seat)
    sides = tuple(
        _side(program, of, each, reading.scores(captured), calls, scores=True)
        if each == side
        else _side(program, of, each, _scores(program, of.month, captured), 0, scores=False)
        for each, captured in enumerate(of.captured)
    )
    return _paid(program, of, Ending.STOPPED, seat, payments, sides)


def dealt_hand(
    program: FishingProgram, of: Circumstances, seat: int, rule: DealtHand, hand: tuple[int, ...]
) -> RoundResult:
    """A hand won as it was dealt: its points from each opponent, not multiplied (KK-2, GS-2)."""
    score = YakuScore(rule.id, rule.points, hand)
    mine = program.side_of[seat]
    sides = tuple(
        _side(program, of, side, (score,) if side == mine else (), 0, scores=side == mine)
        for side in range(len(program.sides))
    )
    payments = plain_payments(program, seat, rule.points)
    return _paid(program, of, Ending.DEALT_HAND, seat, payments, sides)


def exhausted(program: FishingProgram, of: Circumstances, last_yaku: int) -> RoundResult:
    """Nobody stopped before the cards ran out (KK-6, GS-8)."""
    awarded = awarded_to(program, of, last_yaku)
    if awarded is None:
        return drawn(program, of)
    seat, points = awarded
    sides = list(_sides(program, of))
    side = program.side_of[seat]
    sides[side] = replace(sides[side], result=points)
    payments = plain_payments(program, seat, points)
    return _paid(program, of, Ending.EXHAUSTED, seat, payments, tuple(sides))


def awarded_to(
    program: FishingProgram, of: Circumstances, last_yaku: int
) -> tuple[int, int] | None:
    """The seat to which an exhausted round is awarded, and the points; ``None`` for nobody."""
    rule = program.rules.exhausted
    if rule.scores == "dealer":
        return of.dealer, rule.points
    if rule.scores == "last-yaku" and last_yaku >= 0:
        captured = of.captured[program.side_of[last_yaku]]
        return last_yaku, best_reading(program, of.month, captured)[0]
    return None


def drawn(program: FishingProgram, of: Circumstances) -> RoundResult:
    """Nobody scores."""
    return RoundResult(
        number=of.number,
        month=of.month,
        dealer=of.dealer,
        ending=Ending.DRAWN,
        winners=(),
        sides=_sides(program, of),
        payments=(),
        gains=(0,) * program.players,
    )


def _side(
    program: FishingProgram,
    of: Circumstances,
    side: int,
    yaku: tuple[YakuScore, ...],
    calls: int,
    *,
    scores: bool,
) -> SideResult:
    points = _sum(yaku) + calls
    return SideResult(
        seats=program.sides[side],
        captured=listed(of.captured[side]),
        card_points=None,
        par=0,
        yaku=yaku,
        yaku_points=points,
        call_points=calls,
        others_yaku=0,
        result=points if scores else 0,
    )


def _sides(program: FishingProgram, of: Circumstances) -> tuple[SideResult, ...]:
    """Every side's yaku, none of them worth anything so far."""
    return tuple(
        _side(program, of, side, scores, 0, scores=False)
        for side, scores in enumerate(_yaku_of_all(program, of))
    )


def _paid(
    program: FishingProgram,
    of: Circumstances,
    ending: Ending,
    seat: int,
    payments: tuple[Payment, ...],
    sides: tuple[SideResult, ...],
) -> RoundResult:
    return RoundResult(
        number=of.number,
        month=of.month,
        dealer=of.dealer,
        ending=ending,
        winners=program.sides[program.side_of[seat]],
        sides=sides,
        payments=payments,
        gains=gains_of(program, payments),
        losers_pay=program.rules.losers_pay,
    )


def gains_of(program: FishingProgram, payments: tuple[Payment, ...]) -> tuple[int, ...]:
    """What payments add to each seat's total."""
    gains = [0] * len(program.sides)
    for payment in payments:
        gains[program.side_of[payment.payee]] += payment.amount
        if program.rules.losers_pay:
            gains[program.side_of[payment.payer]] -= payment.amount
    return tuple([gains[side] for side in program.side_of])
