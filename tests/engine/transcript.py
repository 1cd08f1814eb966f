"""A whole game as text, move by move with what happened: the golden playthroughs.

``python -m tests.engine.transcript GAME SEED MOVES... > tests/engine/golden/GAME.txt`` writes one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import assert_never

from hanafuda_desktop.cards.notation import short
from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    CardTurnedUp,
    Event,
    GameEnded,
    PileShuffled,
    PileTurnedOver,
    YakuMade,
)
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.rules.catalogue import Catalogue

__all__ = ["transcript"]


def _cards(cards: Iterable[int | None]) -> str:
    return ",".join("??" if card is None else short(card) for card in cards)


def _line(event: Event) -> str:
    match event:
        case CardsDealt(pile, cards):
            return f"dealt {pile} {_cards(cards)}"
        case CardsMoved(cards, source, target):
            return f"moved {_cards(cards)} {source} > {target}"
        case CardTurnedUp(card, pile):
            return f"turned up {short(card)} on {pile}"
        case PileTurnedOver(source, target, count):
            return f"turned over {count} {source} > {target}"
        case PileShuffled(pile):
            return f"shuffled {pile}"
        case YakuMade(seat, yaku, cards, points):
            return f"yaku {yaku} {_cards(cards)} by {seat} for {points}"
        case GameEnded(outcome):
            return f"ended, won by {list(outcome.winners)}, points {list(outcome.scores)}"
        case _:
            assert_never(event)


def transcript(game_id: str, seed: int, moves: Iterable[str]) -> str:
    """The game dealt from this seed and played by these moves in notation."""
    game = Game(Catalogue.shipped().game(game_id), seed=seed)
    lines = [f"{game_id} {seed}", *(f"    {_line(event)}" for event in game.dealt.events)]
    for word in moves:
        events = game.push(game.family.read_move(word))
        lines += [f"{word}", *(f"    {_line(event)}" for event in events)]
    return "\n".join([*lines, "", game.family.picture(game.state)])


if __name__ == "__main__":
    sys.stdout.write(transcript(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
