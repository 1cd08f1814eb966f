"""What opponents pay when a round is stopped: multipliers, limits, and who pays for whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from hanafuda_desktop.engine.fishing.factors import FactorProgram, Measure
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.yaku import Reading, Worth
from hanafuda_desktop.engine.rounds import Factor, Payment
from hanafuda_desktop.rules.schema.fishing import FishingRules

__all__ = [
    "MOST_PAID",
    "Circumstances",
    "best_payments",
    "call_points",
    "most_paid",
    "payments_to",
    "plain_payments",
]

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


def call_points(program: FishingProgram, of: Circumstances, seat: int) -> int:
    """Points that the calls to go on of a seat's side add to its yaku."""
    if program.stopping is None:
        return 0
    side = program.side_of[seat]
    calls = sum(program.side_of[caller] == side for caller in of.callers)
    return program.stopping.go_points * calls


def _opponents(program: FishingProgram, seat: int) -> list[tuple[int, ...]]:
    """The opposing sides, in turn order from the winner."""
    mine = program.side_of[seat]
    count = len(program.sides)
    return [program.sides[(mine + step) % count] for step in range(1, count)]


def plain_payments(program: FishingProgram, seat: int, points: int) -> tuple[Payment, ...]:
    """The same from each opponent, without any multiplier."""
    payments = (Payment(side[0], seat, points, (), points) for side in _opponents(program, seat))
    return _limited(program, tuple(payments))


def payments_to(program: FishingProgram, of: Circumstances, seat: int) -> tuple[Payment, ...]:
    """What each opponent would pay if the seat stopped now, with every multiplier."""
    return best_payments(program, of, seat)[1]


def best_payments(
    program: FishingProgram, of: Circumstances, seat: int
) -> tuple[Reading, tuple[Payment, ...]]:
    """The way of counting that brings the winner most, and what is paid by it (GS-5).

    A way with too few points to stop is none: it would not have been an ending at all.
    """
    captured = of.captured[program.side_of[seat]]
    claims = [
        _Claim(number, reading, reading.worth(captured))
        for number, reading in enumerate(program.readings[of.month])
    ]
    if len(claims) == 1:
        return claims[0].reading, _payments(program, of, seat, claims[0])
    most = max(claim.total for claim in claims)
    claims = [claim for claim in claims if claim.total >= min(most, program.least)]
    paid = [(claim, _payments(program, of, seat, claim)) for claim in claims]
    best, payments = max(
        paid, key=lambda each: (sum(payment.amount for payment in each[1]), each[0].total)
    )
    return best.reading, payments


class _Claim(NamedTuple):
    """One way of counting the winner's cards: its number, and what the yaku are worth by it."""

    number: int
    reading: Reading
    worth: Worth

    @property
    def total(self) -> int:
        """What the yaku are worth together."""
        return self.worth.total

    def has_any(self, yaku: frozenset[str]) -> bool:
        """Whether any of these yaku counts."""
        return any(made.id in yaku for made, _ in self.worth.made)


def _payments(
    program: FishingProgram, of: Circumstances, seat: int, claim: _Claim
) -> tuple[Payment, ...]:
    base = claim.total + call_points(program, of, seat)
    payments = []
    for side in _opponents(program, seat):
        factors = []
        amount = base
        for factor in program.factors:
            times = _times(program, factor, of, seat, claim, side)
            if times != 1:
                factors.append(Factor(factor.rule.id, times))
                amount *= times
        payments.append(Payment(side[0], seat, base, tuple(factors), amount))
    return _limited(program, _caller_pays(program, of, seat, tuple(payments)))


def most_paid(rules: FishingRules) -> int:
    """The most that one player pays for a round."""
    return MOST_PAID if rules.limit is None else rules.limit


def _limited(program: FishingProgram, payments: tuple[Payment, ...]) -> tuple[Payment, ...]:
    """Payments cut so that no payer pays more than the limit for the round."""
    if program.rules.limit is None and all(each.amount <= MOST_PAID for each in payments):
        return payments
    limit = most_paid(program.rules)
    cut = []
    left: dict[int, int] = {}
    for payment in payments:
        rest = left.get(payment.payer, limit)
        amount = min(payment.amount, rest)
        left[payment.payer] = rest - amount
        cut.append(replace(payment, amount=amount, limited=amount < payment.amount))
    return tuple(cut)


def _times(
    program: FishingProgram,
    factor: FactorProgram,
    of: Circumstances,
    seat: int,
    claim: _Claim,
    payers: tuple[int, ...],
) -> int:
    """By how much a multiplier multiplies what these opponents pay; 1 when it does not hold."""
    mine = program.sides[program.side_of[seat]]
    captured = of.captured[program.side_of[seat]]
    if factor.payer is not None and not factor.payer.holds(of.captured[program.side_of[payers[0]]]):
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
    factor: FactorProgram, of: Circumstances, mine: tuple[int, ...], payers: tuple[int, ...]
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


def _beyond(factor: FactorProgram, of: Circumstances, mine: tuple[int, ...], total: int) -> int:
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
    program: FishingProgram, of: Circumstances, seat: int, payments: tuple[Payment, ...]
) -> tuple[Payment, ...]:
    """An opponent who had called to go on pays for the others too (GS-12, go-bak)."""
    if program.stopping is None or not program.stopping.caller_pays or len(payments) < 2:
        return payments
    mine = program.side_of[seat]
    callers = [c for c in of.callers if program.side_of[c] != mine]
    if not callers:
        return payments
    payer = program.sides[program.side_of[callers[-1]]][0]
    return tuple(
        payment
        if payment.payer == payer
        else replace(payment, payer=payer, instead_of=(payment.payer,))
        for payment in payments
    )
