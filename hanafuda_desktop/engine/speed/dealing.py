"""Lays out a round, from the whole deck or from what each seat has by then."""

from __future__ import annotations

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import CardsDealt, Event
from hanafuda_desktop.engine.first_dealer import derived
from hanafuda_desktop.engine.speed.events import CardTurnedDown, RoundLaidOut, SuddenDeath
from hanafuda_desktop.engine.speed.layout import is_secret
from hanafuda_desktop.engine.speed.program import SEATS, SpeedProgram
from hanafuda_desktop.engine.speed.state import Column, Phase, Series, SpeedState
from hanafuda_desktop.engine.speed.turn import Covered

__all__ = ["FROM_A_DECK", "begin", "lay_out", "next_shares", "secret_told"]

FROM_A_DECK = Covered(-1, 0, 1)
"""The top card of this stack was turned from a deck."""


def begin(
    program: SpeedProgram, order: tuple[int, ...], seed: int, events: list[Event] | None
) -> SpeedState:
    """The first round: the deck is dealt in turn, a card to each seat (HP-1)."""
    series = Series(seed, 1, 0, (0,) * SEATS, (0,) * SEATS, (), ())
    shares = tuple(order[seat::SEATS] for seat in range(SEATS))
    return lay_out(program, series, shares, 0, events)


def next_shares(series: Series, held: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Each seat's cards, shuffled for the next round."""
    return tuple(
        shuffled(sorted(cards), derived(series.seed, series.number, series.again * SEATS + seat))
        for seat, cards in enumerate(held)
    )


def lay_out(
    program: SpeedProgram,
    series: Series,
    shares: tuple[tuple[int, ...], ...],
    now: int,
    events: list[Event] | None,
) -> SpeedState:
    """A round before its first count.

    Each seat lays out its cards row by row as far as they reach, the top card of each column open;
    what is left is its deck (HP-1, HP-11).
    """
    layouts = tuple(_columns(program, cards) for cards in shares)
    decks = tuple(tuple(reversed(cards[program.layout :])) for cards in shares)
    short = tuple(seat for seat, deck in enumerate(decks) if not deck)
    few = program.rules.too_few
    count = 1 if short and few.stacks == "one" else SEATS
    state = SpeedState(
        Phase.COUNT if len(short) < SEATS else Phase.PLAY,
        now,
        decks,
        layouts,
        ((),) * count,
        (FROM_A_DECK,) * count,
        series._replace(short=short),
    )
    if events is not None:
        events.append(RoundLaidOut(series.number, series.again))
        if short:
            points = program.rules.points is not None
            events.append(SuddenDeath(short, count, few.decides, points=points))
    return _with_secrets(program, state, events)


def _columns(program: SpeedProgram, cards: tuple[int, ...]) -> tuple[Column, ...]:
    columns: list[list[int]] = [[] for _ in program.sizes]
    left = iter(cards[: program.layout])
    for row in range(max(program.sizes)):
        for column, size in zip(columns, program.sizes, strict=True):
            if row < size and (card := next(left, None)) is not None:
                column.append(card)
    return tuple(Column(tuple(column), max(len(column) - 1, 0)) for column in columns)


def _dealt(state: SpeedState) -> list[Event]:
    """What is dealt, as everybody sees it."""
    told: list[Event] = []
    for seat, (deck, layout) in enumerate(zip(state.decks, state.layouts, strict=True)):
        told.append(CardsDealt(f"t{seat}", (None,) * len(deck)))
        for number, (cards, down) in enumerate(layout, start=1):
            shown = (None,) * down + cards[down:]
            told.append(CardsDealt(f"c{seat}-{number}", shown))
    return told


def _with_secrets(
    program: SpeedProgram, state: SpeedState, events: list[Event] | None
) -> SpeedState:
    """A layout of a single card has it face down from the start (HP-9)."""
    told: list[Event] = []
    for seat, layout in enumerate(state.layouts):
        if is_secret(program, layout):
            state = secret_told(state, seat, told)
    if events is not None:
        events += [*_dealt(state), *told]
    return state


def secret_told(state: SpeedState, seat: int, events: list[Event] | None) -> SpeedState:
    """A seat's last card lies face down from now on, and its owner has seen it."""
    layout = state.layouts[seat]
    number = next(number for number, column in enumerate(layout) if column.cards)
    cards = layout[number].cards
    if events is not None:
        events.append(CardTurnedDown(f"c{seat}-{number + 1}", cards[0]))
    after = (*layout[:number], Column(cards, 1), *layout[number + 1 :])
    return state._replace(
        layouts=tuple(after if other == seat else each for other, each in enumerate(state.layouts))
    )
