"""Imagines how the cards may lie that a seat does not see, as a person would who has watched.

Where whoever can capture must, a card that was laid without capturing has told which cards are not
in its player's hand. Every way in which the others may lie is about as likely as any other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.fishing.family import Fishing
from hanafuda_desktop.engine.fishing.turn import FishingTurn
from hanafuda_desktop.engine.view import View

__all__ = ["compile_guesses"]

_ROUNDS: Final = 2
"""So often each card of the hands is offered in exchange, where they do not lack the same."""


def compile_guesses(family: Fishing, view: View) -> Callable[[int], Any]:
    """What imagines a state behind a view, from a seed."""
    unseen, guess = family.unseen(view), family.guesses(view)
    turn = view.turn
    assert isinstance(turn, FishingTurn)
    # For each hidden card of a hand, those that it is not.
    lacks = [
        mask_of(cards) & mask_of(unseen)
        for seat, cards in enumerate(turn.lacks)
        for _ in range(view.pile(f"h{seat}").cards.count(None))
    ]
    if not any(lacks):
        return lambda seed: guess(shuffled(unseen, seed))
    rounds = _ROUNDS if len(set(lacks)) > 1 else 0

    def imagined(seed: int) -> Any:
        chance = SplitMix64(seed)
        order = shuffled(unseen, chance.next())
        held = _dealt(order, lacks)
        taken = set(held)
        every = [*held, *[card for card in order if card not in taken]]
        for _ in range(rounds):
            _exchange(every, lacks, chance)
        # What hands lack stands too far in front among the others, where they took what followed.
        stock = shuffled(every[len(lacks) :], chance.next())
        return guess((*stock, *every[: len(lacks)]))

    return imagined


def _dealt(order: Sequence[int], lacks: Sequence[int]) -> list[int]:
    """A card for each place of the hands, none that it lacks: the first ones of an order, and
    others where those do not fit.

    There always are such cards, as hands prove nothing of themselves that is not true.
    """
    first = order[: len(lacks)]
    held = {card: at for at, card in enumerate(first) if not lacks[at] >> card & 1}

    def fill(place: int, tried: set[int]) -> bool:
        """Find a card for a place, though another place may have to give it and find one, too."""
        fitting = [card for card in order if card not in tried and not lacks[place] >> card & 1]
        tried.update(fitting)
        # Those that are free come first.
        for card in sorted(fitting, key=held.__contains__):
            if card not in held or fill(held[card], tried):
                held[card] = place
                return True
        return False

    for place, card in enumerate(first):
        if lacks[place] >> card & 1:
            fill(place, set())
    return sorted(held, key=held.__getitem__)


def _exchange(every: list[int], lacks: Sequence[int], chance: SplitMix64) -> None:
    """Let each card of the hands change places with any other, where both fit: whatever hands took
    first, every way in which the cards may lie is then about as likely.
    """
    hands = len(lacks)
    for here in range(hands):
        there = chance.below(len(every))
        ours, theirs = every[here], every[there]
        lacked = lacks[there] >> ours & 1 if there < hands else 0
        if not lacked and not lacks[here] >> theirs & 1:
            every[here], every[there] = theirs, ours
