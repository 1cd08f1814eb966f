"""To stop or to go on: what stopping pays now against what going on may win and lose."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.fishing.paying import Circumstances, payments_to
from hanafuda_desktop.engine.fishing.scoring import best_reading
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.fishing.outlook import Outlook, Table

__all__ = ["better_to_go_on"]


@dataclass(frozen=True, slots=True)
class _Hope:
    """What a side may hope for in each turn.

    Attributes:
        chance: how likely a turn brings points enough to stop.
        points: what its opponents would then pay it, on average.
    """

    chance: float
    points: float


def better_to_go_on(view: View, outlook: Outlook) -> bool:
    """Whether going on promises more than stopping now."""
    table = outlook.table
    now = _gain(table, table.of, table.seat)
    left = table.turns_left if table.program.rules.round_ends == "stock" else table.hands[view.seat]
    if left <= 0:
        return False
    if _last_chance(view, table, now):
        return True
    called = replace(table.of, callers=(*table.of.callers, table.seat))
    mine = _hope(table, called, table.seat)
    theirs = [
        _hope(table, called, (table.seat + step) % table.program.players)
        for step in range(1, table.program.players)
        if table.program.side_of[(table.seat + step) % table.program.players] != table.side
    ]
    expected, open_ = 0.0, 1.0
    for _ in range(left):
        for hope in theirs:
            # An opponent's gain is shared by all who pay it.
            expected -= open_ * hope.chance * hope.points / max(1, len(theirs))
            open_ *= 1 - hope.chance
        expected += open_ * mine.chance * max(mine.points, now)
        open_ *= 1 - mine.chance
    return expected > now


def _last_chance(view: View, table: Table, now: int) -> bool:
    """Whether this is the last round, and stopping now would lose the game."""
    series = view.round
    if series is None or series.number < series.rounds:
        return False
    losing = now / max(1, len(table.opponents)) if table.program.rules.losers_pay else 0
    mine = series.totals[table.seat] + now
    return any(
        series.totals[seat] - losing > mine
        for side in table.opponents
        for seat in table.program.sides[side]
    )


def _gain(table: Table, of: Circumstances, seat: int) -> int:
    """What a seat would get from all its opponents if it stopped."""
    return sum(payment.amount for payment in payments_to(table.program, of, seat))


def _hope(table: Table, of: Circumstances, seat: int) -> _Hope:
    """What a seat's next turns may bring: the months that lie on the field, captured by pairs."""
    program = table.program
    side = program.side_of[seat]
    captured = of.captured[side]
    least = max(program.least - 1, table.turn.called_at[side])
    if seat == table.seat:
        least = max(least, best_reading(program, of.month, captured)[0])
    found: list[tuple[float, int]] = []
    for card in members(table.field):
        for mate in members(program.drawn_takes[card] & ~table.field & table.free):
            likely = _likely(table, seat, mate)
            gained = captured | 1 << card | 1 << mate
            if likely and best_reading(program, of.month, gained)[0] > least:
                found.append((likely, gained))
    if not found:
        # Cards that are not in sight yet still come: a little hope is always left.
        return _Hope(0.03, float(_gain(table, of, seat)))
    misses = 1.0
    points = weight = 0.0
    for likely, gained in found:
        misses *= 1 - likely
        cards = (*of.captured[:side], gained, *of.captured[side + 1 :])
        points += likely * _gain(table, replace(of, captured=cards), seat)
        weight += likely
    return _Hope(min(0.95, 1 - misses + 0.02), points / weight)


def _likely(table: Table, seat: int, card: int) -> float:
    """How likely a seat plays or draws a card in a turn."""
    bit = 1 << card
    unknown = table.unseen.bit_count()
    if table.hand & bit:
        return 0.6 if seat == table.seat else 0.0
    if not table.unseen & bit or not unknown:
        return 0.0
    draw = 1 / unknown if table.stock else 0.0
    if seat == table.seat:
        return draw
    return min(1.0, 0.7 * table.hands[seat] / unknown + draw)
