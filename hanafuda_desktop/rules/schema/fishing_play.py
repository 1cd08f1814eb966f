"""What happens with the cards in a fishing game: the deal, wild cards, triples, stolen cards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from hanafuda_desktop.rules.schema.numbers import Points
from hanafuda_desktop.rules.schema.selectors import (
    CardsOrNothing,
    CardsWanted,
    Selector,
)
from hanafuda_desktop.rules.schema.values import (
    ONE_OR_MORE,
    Flag,
    Model,
    Named,
    Whole,
    Words,
)

__all__ = ["Bombs", "DealtHand", "FishingDeal", "Stealing", "Wild"]

_Few = Annotated[Whole, Field(ge=0, le=9)]
_OfAMonth = Annotated[Whole, Field(ge=1, le=4)]


class FishingDeal(Model):
    """How many cards are dealt for a number of players."""

    hand: Annotated[Whole, Field(ge=1, le=24)]
    """How many cards each player gets."""
    field: Annotated[Whole, Field(ge=0, le=24)]
    """How many cards lie open on the field."""
    packet: Annotated[Whole, Field(ge=0, le=24)] = 0
    """How many cards are dealt at a time, to the others, the field and the dealer in turn, again
    and again; 0 deals each of them everything at once."""


class DealtHand(Named):
    """Cards in the dealt hand that end the round before it begins."""

    name: Words
    """What people call it."""
    months: Annotated[
        tuple[_OfAMonth, ...],
        Field(min_length=1, max_length=12),
        ONE_OR_MORE,
    ]
    """How many cards of one month, of another month and so on the hand holds: ``[4]`` is a full
    month, ``[2, 2, 2, 2]`` two cards of each of four months."""
    exact: Flag = False
    """Whether exactly so many of each of these months are meant, and not at least so many."""
    ends: Literal["win", "redeal"] = "win"
    """Its owner shows these cards and wins the round; or everything is dealt again."""
    points: Points = 0
    """What each opponent pays, without any multiplier."""


class Wild(Named):
    """Cards that capture what is not of their month."""

    name: Words
    """What people call them."""
    cards: CardsWanted
    """The wild cards."""
    takes: CardsWanted = (Selector(),)
    """What one of them captures when it is played or drawn: one card of these, of the player's
    choice, even if it is of another month. While one lies on the field it must capture."""
    hand_takes: CardsOrNothing = "nothing"
    """Which hand cards capture it where it lies on the field."""
    drawn_takes: CardsOrNothing = "nothing"
    """Which drawn cards capture it where it lies on the field."""
    drawn_must: Flag = False
    """Whether those drawn cards must capture it, even beside a card of their own month."""
    last_takes_all: Flag = False
    """Whether it captures the whole field when it is drawn as the very last card."""
    odd_mates: Literal["user", "nobody"] = "user"
    """Who gets the odd cards of the other month that are left on the field at the end: whoever
    captured with the wild card (or captured it), or nobody."""
    odd_own: Literal["pair", "user", "nobody"] = "pair"
    """Who gets the odd card of its own month that is left at the end: whoever captured the others
    of that month, the user, or nobody."""


class Bombs(Model):
    """What a hand with three cards of one month may do."""

    show: Literal["never", "first-turn", "any-turn"] = "never"
    """When the three may be shown to all."""
    bomb: Flag = False
    """Whether three that were not shown may be played at once onto the fourth on the field."""
    draws: Annotated[Whole, Field(ge=1, le=3)] = 2
    """How many stock cards are drawn and played after that."""
    passes: Annotated[Whole, Field(ge=0, le=3)] = 0
    """How many later turns its player may take without a hand card, while there is a stock."""


class Stealing(Model):
    """When a turn takes captured cards from each opponent, and how many for each occasion."""

    cards: CardsWanted
    """Which cards may be taken: the one that counts least goes first."""
    empty_field: _Few = 1
    """The turn ends with an empty field."""
    whole_month: _Few = 1
    """The turn captured all cards of a month."""
    own_pair: _Few = 1
    """A hand card that matched nothing was captured by the player's own drawn card."""
    last_turn: Flag = False
    """Whether the last turn of a round does so too."""
