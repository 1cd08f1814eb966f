"""What happens on a table, in sentences for whoever does not see it.

Games in which turns are told have words of their own (:mod:`~hanafuda_desktop.table.turn_words`);
these are for patiences and for games in real time, where a move is one card, or a few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hanafuda_desktop.engine.events import (
    CardsMoved,
    CardTurnedUp,
    Event,
    PileTurnedOver,
    YakuMade,
)
from hanafuda_desktop.engine.speed.events import Counted, GameStoodStill
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.describe import describe_cards
from hanafuda_desktop.table.phrases import about

__all__ = ["events_told"]


def events_told(
    events: Sequence[Event], view: View, seats: Sequence[str], yaku: Callable[[str], str]
) -> tuple[str, ...]:
    """The events of a move, each as a sentence.

    Args:
        events: what happened.
        view: the table afterwards.
        seats: the players' names, where several play.
        yaku: a yaku's name, by its id.
    """
    return tuple(_told(events, view, seats, yaku))


def _told(
    events: Sequence[Event], view: View, seats: Sequence[str], yaku: Callable[[str], str]
) -> Iterator[str]:
    made = [event for event in events if isinstance(event, YakuMade)]
    gone = {card for event in made for card in event.cards}
    for event in events:
        match event:
            case CardsMoved(cards=cards, source=source, target=target):
                if not cards or set(cards) <= gone:
                    continue  # the yaku tells it
                owner = view.pile(source).owner
                said = describe_cards(view, target, cards, seats)
                yield about(seats[owner], said) if owner is not None and seats else said
            case CardTurnedUp(card, pile):
                yield tr("Turned up: {said}", said=describe_cards(view, pile, [card], seats))
            case PileTurnedOver():
                yield _turned_over(view, event)
            case YakuMade():
                yield tr("{yaku}: collected.", yaku=yaku(event.yaku))
            case Counted():
                yield tr("{said}.", said=tr("One, two, three"))
            case GameStoodStill():
                yield tr("Nobody can play.")
            case _:
                pass


def _turned_over(view: View, event: PileTurnedOver) -> str:
    if view.pile(event.target).kind is PileKind.STOCK:
        return tr("The turned cards are the stock again.")
    return tr("The stock was turned over.")
