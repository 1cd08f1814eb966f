"""An example of a real-time game: how a round ended, and who has how many cards after it."""

from __future__ import annotations

from hanafuda_desktop.engine.events import CardsMoved
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.speed.turn import RoundSpoils
from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardRow,
    CardTable,
    Heading,
    Paragraph,
    SumRow,
    Sums,
)
from hanafuda_desktop.rulebook.english import counted
from hanafuda_desktop.rulebook.example_words import NAMES, card, deal_words, signed
from hanafuda_desktop.rulebook.sentences import Setting

__all__ = ["held_rows", "speed_example"]

_SHOWN = 4
"""So many cards on a stack are shown."""


def speed_example(game: Game, spoils: RoundSpoils, setting: Setting) -> tuple[Block, ...]:
    """The first cards into the middle, the end of the round, and how many cards each then has."""
    winner = NAMES[spoils.winner]
    how = "nobody could play any more, and" if spoils.blocked else "the last card was played, and"
    blocks: list[Block] = [
        Paragraph(f"{deal_words(game)}, as a computer played both sides of its first round."),
        *_begun(game),
        Heading("The end of the round"),
        Paragraph(f"After {_seconds(spoils.at)} {how} {winner} has won the round."),
    ]
    for seat in range(len(spoils.takes)):
        blocks += [Heading(NAMES[seat]), Sums(tuple(held_rows(spoils, seat)))]
    if setting.speed.points is not None:
        gains = [f"{NAMES[seat]} {signed(gain)}" for seat, gain in enumerate(spoils.gains)]
        blocks.append(Paragraph(f"Points for cards left over: {', '.join(gains)}."))
    return tuple(blocks)


def _seconds(ms: int) -> str:
    return counted(max(1, round(ms / 1000)), "second")


def _begun(game: Game) -> list[Block]:
    """A stack of the middle as it grew first: each card fits on the one before."""
    grown: dict[str, list[int]] = {}
    for _, events in game.told:
        for event in events:
            if isinstance(event, CardsMoved) and event.target.startswith("m"):
                grown.setdefault(event.target, []).extend(c for c in event.cards if c is not None)
        ready = [cards for cards in grown.values() if len(cards) >= _SHOWN]
        if ready:
            first, *rest = ready[0][:_SHOWN]
            words = f"On {card(first)} go {', then '.join(map(card, rest))}."
            row = CardRow(words, tuple(ready[0][:_SHOWN]))
            return [Heading("A stack in the middle"), CardTable((row,))]
    return []


def held_rows(spoils: RoundSpoils, seat: int) -> list[SumRow]:
    """A player's cards after the round; the lines add up to the last one."""
    rows = [SumRow("Left in the layout", str(spoils.left[seat]))]
    rows.append(SumRow("Left in the deck", str(spoils.decks[seat])))
    take = spoils.takes[seat]
    if take >= 0:
        both = sorted(spoils.stacks)
        which = (
            ""
            if both[0] == both[-1]
            else "smaller "
            if spoils.stacks[take] == both[0]
            else "larger "
        )
        rows.append(SumRow(f"The {which}stack of the middle", str(spoils.stacks[take])))
    else:
        rows.append(SumRow("No stack of the middle", "0"))
    return [*rows, SumRow("Cards for the next round", str(spoils.held[seat]), is_sum=True)]
