"""The usual turn, played at once, as the sum of its captures.

What is usual: a hand card that captures one card or none, a drawn card that does too and needs no
choice, no wild card, and nothing stolen or left pending. Everything else, and the telling of what
happened, is :mod:`~hanafuda_desktop.engine.fishing.playing`'s, card by card; what follows a turn is
:mod:`~hanafuda_desktop.engine.fishing.settling`'s for both. A test plays random games of every rule
file both ways and compares the states.
"""

from __future__ import annotations

from hanafuda_desktop.engine.fishing.moves import Play
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.scoring import improved
from hanafuda_desktop.engine.fishing.settling import after_turn
from hanafuda_desktop.engine.fishing.state import NO_CARD, NOWHERE, FishingState, Phase

__all__ = ["usual_turn"]

_PLAY = Phase.PLAY


def usual_turn(  # noqa: C901, PLR0912, PLR0915 - one function is what makes it quick
    program: FishingProgram, state: FishingState, move: Play
) -> FishingState | None:
    """The state that a legal move leads to, or ``None`` where the turn is not a usual one."""
    (
        _,
        seat,
        hands,
        field,
        places,
        used,
        captured,
        drawn,
        _,
        _,
        _,
        _,
        _,
        turns,
        facts,
        series,
    ) = state
    stock = series.stock
    if drawn >= len(stock):
        return None

    # What the two cards capture: each one card, or nothing.
    card, other = move.card, stock[drawn]
    played, turned = 1 << card, 1 << other
    own = program.hand_takes[card] & field
    if own & (own - 1):
        if move.take is None:
            return None
        own = 1 << move.take
    field ^= own or played
    mate = program.drawn_takes[other] & field
    if mate & (mate - 1):
        return None
    field ^= mate or turned
    if program.is_special and (
        (played | turned | own | mate) & program.wild
        or (program.steal is not None and (not field or mate == played))
        or (program.months_matter and program.kin[card] & turned)
    ):
        return None

    # Where the cards lie. What is captured lies on the field until both cards have come.
    now = bytearray(places)
    gained = 0
    if not own:
        free = ~used & (used + 1)
        used |= free
        now[card] = free.bit_length() - 1
    if not mate:
        free = ~used & (used + 1)
        used |= free
        now[other] = free.bit_length() - 1
    if own:
        gained = own | played
        taken = own.bit_length() - 1
        place = now[taken]
        now[taken] = NOWHERE
        if place not in now:
            used ^= 1 << place
    if mate:
        gained |= mate | turned
        taken = mate.bit_length() - 1
        place = now[taken]
        now[taken] = NOWHERE
        if place not in now:
            used ^= 1 << place

    # What the captured cards are worth now.
    total = 0
    if gained:
        side = program.side_of[seat]
        before = captured[side]
        after = before | gained
        piles = list(captured)
        piles[side] = after
        captured = tuple(piles)
        for touching, gates in program.yaku_gates[(series.number - 1) % 12]:
            if gained & touching:
                for needed, least in gates:
                    if (after & needed).bit_count() >= least:
                        total = total or improved(program, series.month, before, after)
    left = list(hands)
    left[seat] ^= played
    counted = list(turns)
    counted[seat] += 1
    drawn += 1
    usual_end = left[seat] and not total and drawn < len(stock)
    # As FishingState(...) makes it, in a third of the time.
    over: FishingState = tuple.__new__(
        FishingState,
        (
            _PLAY,
            program.next_seat[seat] if usual_end else seat,
            tuple(left),
            field,
            bytes(now),
            used,
            captured,
            drawn,
            (),
            NO_CARD,
            NO_CARD,
            0,
            0,
            tuple(counted),
            facts,
            series,
        ),
    )
    return over if usual_end else after_turn(program, over, total, None)
