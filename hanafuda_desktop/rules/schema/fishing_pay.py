"""What a round of a fishing game is worth: stopped and paid, multiplied, or counted."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from hanafuda_desktop.rules.schema.needs import NeedWritten
from hanafuda_desktop.rules.schema.numbers import LeastPerPlayers, PerPlayers, Points
from hanafuda_desktop.rules.schema.selectors import (
    CardsWanted,
)
from hanafuda_desktop.rules.schema.values import (
    ONE_OR_MORE,
    Flag,
    Identifier,
    Model,
    Named,
    Whole,
    Words,
)

__all__ = ["BestPoints", "Exhausted", "Multiplier", "PayerHas", "RoundScore", "Stopping", "When"]

_Few = Annotated[Whole, Field(ge=0, le=9)]
_MonthNumber = Annotated[Whole, Field(ge=1, le=12)]


class Stopping(Model):
    """The choice between ending the round and going on, in games in which yaku are called."""

    least: LeastPerPlayers = {"any": 1}  # noqa: RUF012 - frozen, and pydantic copies it
    """From how many points on the choice is given; after going on, only with more than before."""
    stop: Words
    """What people say to end the round. Its key at the table is an initial of it; where the words
    are in other letters, one of the same in Latin ones (``ja-Latn``) or else of the English."""
    go: Words
    """What people say to go on."""
    most_calls: _Few | None = None
    """How often each player may go on in a round. Whoever may not any more ends it as soon as there
    would be the choice again; 0 ends it the first time. Left out, there is always the choice."""
    go_points: _Few = 0
    """Points that each call to go on adds to what the caller, or the caller's team, scores."""
    caller_pays: Flag = False
    """Whether an opponent who had called to go on pays for all the others too."""


class Exhausted(Model):
    """What a round is worth that nobody stopped."""

    scores: Literal["nobody", "dealer", "last-yaku"] = "nobody"
    """Who scores: nobody, and the round is drawn; the dealer; or whoever was the last to make a
    yaku or to raise one, and gets what all of this player's yaku are worth together."""
    points: Points = 0
    """What the dealer gets from each opponent, where the dealer scores; nothing multiplies it."""


class When(Model):
    """A condition: everything that is given must hold. Numbers are the fewest that will do."""

    own_calls: _Few | None = None
    """So many calls of the winner's to go on."""
    opponent_calls: _Few | None = None
    """So many calls of the opponents' to go on, together."""
    last_call: Literal["own", "opponent"] | None = None
    """Who called to go on last."""
    shown: _Few | None = None
    """So many triples the winner had shown."""
    bombs: _Few | None = None
    """So many bombs of the winner's."""
    shown_or_bombs: _Few | None = None
    """So many of both together."""
    drawn_rounds: _Few | None = None
    """So many drawn rounds directly before."""
    total: Annotated[Whole, Field(ge=0, le=999)] | None = None
    """So many points of the winner's yaku."""
    yaku: Annotated[
        tuple[Identifier, ...],
        Field(max_length=64),
        ONE_OR_MORE,
    ] = ()
    """One of these counts among the winner's yaku."""
    captured: NeedWritten | None = None
    """Cards among those that the winner captured."""
    opening_field: NeedWritten | None = None
    """Cards that lay on the opening field."""
    dealer: Flag | None = None
    """Whether the winner is the dealer."""
    against_dealer: Flag | None = None
    """Whether the opponent who pays is the dealer."""
    month: Annotated[
        tuple[_MonthNumber, ...],
        Field(max_length=12),
        ONE_OR_MORE,
    ] = ()
    """The round's month is one of these."""


class PayerHas(Model):
    """A condition on an opponent who pays: how many of some cards that opponent captured."""

    cards: CardsWanted
    """The cards; those that count as several do so here."""
    least: PerPlayers = {"any": 0}  # noqa: RUF012 - frozen, and pydantic copies it
    """At least so many."""
    most: PerPlayers
    """At most so many."""


class Multiplier(Named):
    """What multiplies a payment."""

    name: Words
    """What people call it."""
    when: When = When()
    """When it holds."""
    payer: PayerHas | None = None
    """For which opponents; left out, for all."""
    factor: Annotated[Whole, Field(ge=1, le=100)] = 2
    """By how much it multiplies."""
    repeat: Literal["once", "each", "sum"] = "once"
    """Where the first number of ``when`` is reached and exceeded: multiply once; once more for each
    one beyond; or by one more for each, so that three calls are four times."""


class RoundScore(Model):
    """What a round that is not stopped is worth to each player, or each team."""

    cards: Flag = True
    """Count the values of the captured cards."""
    par: PerPlayers = {"any": 0}  # noqa: RUF012 - frozen, and pydantic copies it
    """Points to take away, so that an even share is worth nothing."""
    own_yaku: Flag = True
    """Add one's own yaku."""
    others_yaku: Flag = False
    """Take away the yaku of every opponent."""


class BestPoints(Model):
    """A round's best result earns points, and only those add up."""

    lead: Annotated[Whole, Field(ge=0, le=9999)] = 0
    """So far, at least, the best result is ahead of the next."""
    points: Annotated[Whole, Field(ge=0, le=99)]
    """What it then earns; of several entries that hold, the one with the longest lead counts."""
