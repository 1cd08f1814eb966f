"""What a seat sees of a real-time game, and a state made of it again by guessing the rest.

Piles: ``t0`` and ``t1`` the decks, face down; ``c0-1``, ``c0-2`` ... the columns of seat 0; ``m0``
and ``m1`` the stacks in the middle, each with its top card last. Both sides are always there; a
round with one stack has no ``m1``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.families.speed.compiled import SEATS, CompiledSpeed
from hanafuda_desktop.families.speed.moves import (
    CardTurnedDown,
    Column,
    Layout,
    SpeedPhase,
    SpeedTurn,
)
from hanafuda_desktop.families.speed.rounds import outcome_of
from hanafuda_desktop.families.speed.state import SpeedSeries, SpeedState

UNKNOWN: Final = -1
"""In place of a card that a view does not know."""


def view_of(compiled: CompiledSpeed, state: SpeedState, seat: int) -> View:
    """A seat's view of a state; it is always the seat's own turn.

    Whether the other can play would tell of his last card, which lies face down. That alone tells
    of it which the rule itself tells: the game does not stand still as long as it can be played.
    """
    over, series = state.phase is SpeedPhase.OVER, state.series
    return View(
        game=compiled.rules.id,
        seat=seat,
        to_move=None if over else seat,
        piles=tuple(_piles(compiled, state, seat)),
        points=series.totals,
        outcome=outcome_of(compiled, state) if over else None,
        turn=SpeedTurn(
            asked=state.phase,
            now=state.now,
            covered=state.covered,
            secret=tuple(compiled.is_secret(layout) for layout in state.layouts),
            short=series.short,
            won=series.won,
            number=series.number,
            again=series.again,
            undecided=state.is_undecided,
            spoils=series.spoils,
            busy=state.busy,
        ),
    )


def turn_of(view: View) -> SpeedTurn:
    """What everybody knows of the round.

    Raises:
        TypeError: this is no view of a real-time game.
    """
    if not isinstance(view.turn, SpeedTurn):
        raise TypeError("this is no view of a real-time game")
    return view.turn


def _piles(compiled: CompiledSpeed, state: SpeedState, seat: int) -> Iterator[PileView]:
    for owner in range(SEATS):
        deck = state.decks[owner]
        yield PileView(
            f"t{owner}", PileKind.STOCK, (None,) * len(deck), face_down=len(deck), owner=owner
        )
        secret = compiled.is_secret(state.layouts[owner])
        for number, (cards, down) in enumerate(state.layouts[owner], start=1):
            known = cards if secret and owner == seat else (None,) * down + cards[down:]
            yield PileView(
                f"c{owner}-{number}", PileKind.COLUMN, known, face_down=down, owner=owner
            )
    for stack, cards in enumerate(state.stacks):
        yield PileView(f"m{stack}", PileKind.MIDDLE, cards)


def seen_events(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """The events as a seat sees them: what the other's last card is, is hidden."""
    return tuple(
        replace(event, card=None)
        if isinstance(event, CardTurnedDown) and not event.pile.startswith(f"c{seat}-")
        else event
        for event in events
    )


def known_layout(compiled: CompiledSpeed, view: View, seat: int) -> Layout:
    """A seat's columns as far as the view knows them, with ``UNKNOWN`` for other cards."""
    piles = [view.pile(f"c{seat}-{number}") for number in range(1, len(compiled.sizes) + 1)]
    return tuple(
        Column(tuple(UNKNOWN if card is None else card for card in pile.cards), pile.face_down)
        for pile in piles
    )


def guessed_state(compiled: CompiledSpeed, view: View, hidden: tuple[int, ...]) -> SpeedState:
    """A state that looks like the view, its unknown places filled in the order of its piles.

    Raises:
        ValueError: ``hidden`` does not fill the unknown places exactly.
    """
    filled = view.filled(hidden)
    down = {pile.id: pile.face_down for pile in view.piles}
    columns = range(1, len(compiled.sizes) + 1)
    stacks = tuple(filled[pile.id] for pile in view.piles if pile.kind is PileKind.MIDDLE)
    turn = turn_of(view)
    return SpeedState(
        phase=turn.asked,
        now=turn.now,
        decks=tuple(filled[f"t{seat}"] for seat in range(SEATS)),
        layouts=tuple(
            tuple(Column(filled[f"c{seat}-{n}"], down[f"c{seat}-{n}"]) for n in columns)
            for seat in range(SEATS)
        ),
        stacks=stacks,
        covered=turn.covered,
        series=SpeedSeries(
            seed=_seed(hidden),
            number=turn.number,
            again=turn.again,
            totals=view.points,
            won=turn.won,
            short=turn.short,
            spoils=turn.spoils,
        ),
        busy=turn.busy,
    )


def _seed(hidden: tuple[int, ...]) -> int:
    """A seed for what is dealt later, as unknown as the cards are."""
    seed = 0
    for card in hidden:
        seed = SplitMix64(seed ^ card).next()
    return seed >> 1
