"""An example of a real-time game: how a round ended, and who has how many cards after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from hanafuda_desktop.engine.events import CardsMoved
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.speed.events import RoundWon
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.turn import RoundSpoils
from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardRow,
    CardTable,
    Heading,
    Paragraph,
    SumRow,
    Sums,
)
from hanafuda_desktop.rulebook.card_words import card, deal_words, gained, name
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.rulebook.telling import first_told
from hanafuda_desktop.text.language import number, tr, trn

_SHOWN = 4
"""So many cards on a stack are shown."""


def speed_example(game: Game, setting: Setting) -> tuple[Block, ...]:
    """The first cards into the middle, the end of the round, and how many cards each then has;
    nothing if it has not ended.
    """
    won = first_told(game, RoundWon)
    if won is None:
        return ()
    spoils = won.spoils
    blocks: list[Block] = [
        Paragraph(
            tr(
                "{deal}, as a computer played both sides of its first round.",
                deal=deal_words(game),
            )
        ),
        *_begun(game),
        Heading(tr("The end of the round")),
        Paragraph(_ended(spoils)),
    ]
    for seat in range(len(spoils.takes)):
        blocks += [Heading(name(seat)), Sums(tuple(held_rows(spoils, seat)))]
    if setting.of(SpeedRules).points is not None:
        blocks.append(
            Paragraph(tr("Points for cards left over: {gains}.", gains=gained(spoils.gains)))
        )
    return tuple(blocks)


def _ended(spoils: RoundSpoils) -> str:
    """When and how the round ended, and who has won it."""
    seconds = max(1, round(spoils.at / 1000))
    said = {"number": number(seconds), "winner": name(spoils.winner)}
    if spoils.blocked:
        return trn(
            "After {number} second nobody could play any more, and {winner} has won the round.",
            "After {number} seconds nobody could play any more, and {winner} has won the round.",
            seconds,
            **said,
        )
    return trn(
        "After {number} second the last card was played, and {winner} has won the round.",
        "After {number} seconds the last card was played, and {winner} has won the round.",
        seconds,
        **said,
    )


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
            later = reduce(
                lambda one, two: tr("{card}, then {next}", card=one, next=two), map(card, rest)
            )
            words = tr("On {card} go {cards}.", card=card(first), cards=later)
            row = CardRow(words, tuple(ready[0][:_SHOWN]))
            return [Heading(tr("A stack in the middle")), CardTable((row,))]
    return []


def held_rows(spoils: RoundSpoils, seat: int) -> list[SumRow]:
    """A player's cards after the round; the lines add up to the last one."""
    rows = [SumRow(tr("Left in the layout"), str(spoils.left[seat]))]
    rows.append(SumRow(tr("Left in the deck"), str(spoils.decks[seat])))
    take = spoils.takes[seat]
    if take >= 0:
        rows.append(SumRow(_taken(spoils.stacks, take), str(spoils.stacks[take])))
    else:
        rows.append(SumRow(tr("No stack of the middle"), "0"))
    return [*rows, SumRow(tr("Cards for the next round"), str(spoils.held[seat]), is_sum=True)]


def _taken(stacks: Sequence[int], take: int) -> str:
    """Which stack a player takes, by the number of its cards."""
    if min(stacks) == max(stacks):
        return tr("The stack of the middle")
    if stacks[take] == min(stacks):
        return tr("The smaller stack of the middle")
    return tr("The larger stack of the middle")
