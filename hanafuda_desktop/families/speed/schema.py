"""The language of real-time games: both play at once, from columns onto stacks in the middle."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.selectors import CardsOrNothing, Fit, Fits
from hanafuda_desktop.rules.schema.values import Model, OneOrMore, Whole

_Size = Annotated[Whole, Field(ge=1, le=12)]


class Joining(Model):
    """Open cards of a player's own that are laid together, so that the card below comes free."""

    fits: Fits = (Fit(month="same"),)
    """What the lowest of the cards that are moved must be like beside the top card of the column
    they are moved to, or nothing; it also makes open cards of one column a run, which is moved as
    one."""
    to_middle: Literal["one", "block"] = "one"
    """Whether the cards of a run go to the middle one at a time, or all at once."""


class Spoils(Model):
    """Who takes which stack of the middle after a round; the loser gets the other."""

    winner: Literal["smaller", "larger", "own"] = "smaller"
    """The winner's stack: the smaller, the larger, or the one that he feeds, which he also gets
    where both are equal. Where there is one stack only, it is the loser's."""


class TooFew(Model):
    """What happens to a player who has too few cards to lay out in full and have a deck as well."""

    stacks: Literal["one", "two"] = "one"
    """How many stacks there are in the middle then."""
    decides: Literal["anybody", "short", "nobody"] = "anybody"
    """Whose victory in such a round wins the game: anybody's; only that of the player who was short
    of cards, as in Spit; or nobody's, and whoever runs out of cards has won."""


class CardsLeft(Model):
    """Points for cards left over in a lost round."""

    counts: Literal["layout", "all"] = "layout"
    """What is counted: the cards left in the loser's layout, or all cards that he then has."""


class SpeedRules(GameBase):
    """A real-time game: lay your cards on the stacks in the middle before the other does."""

    family: Literal["speed"]
    """``speed``: play at the same time as the other, as fast as you can."""
    columns: Annotated[tuple[_Size, ...], OneOrMore(8, least=1)]
    """How many cards lie in each column of a player's layout, from left to right; the top one is
    open. What is left of a player's cards is his deck."""
    fits: Fits = (Fit(month="adjacent"),)
    """What a card placed on a stack in the middle must be like."""
    refused_ms: Annotated[Whole, Field(ge=0, le=10_000)] = 700
    """How long a card that does not fit, or that comes too late, takes to be back in its column, in
    milliseconds. Until then the hand that tried it is busy; whatever else it tries makes that begin
    anew, and the game does not wait for it."""
    turning: Literal["by-hand", "by-itself"] = "by-hand"
    """Whether a player must turn up the card that comes free in a column, or it turns by itself."""
    joining: Joining = Joining()
    """Which open cards may be laid together."""
    empty_columns: CardsOrNothing = "nothing"
    """Which open cards may be moved into an empty column (of a run, its lowest card)."""
    last_card: Literal["face-down", "open"] = "face-down"
    """Whether the last card of a layout is laid face down: only its owner knows it, and may still
    play it."""
    blocked: Literal["fewest", "again"] = "fewest"
    """What happens when nobody can play and both decks are used up: whoever has fewer cards in the
    layout has won the round, and equal layouts are laid out again; or it is laid out again in any
    case."""
    spoils: Spoils = Spoils()
    """Who takes which stack after a round."""
    too_few: TooFew = TooFew()
    """What happens when a player has too few cards for a deck."""
    rounds: Annotated[Whole, Field(ge=1, le=99)] = 99
    """At most so many rounds; after the last one whoever has fewer cards has won, unless points
    decide."""
    points: CardsLeft | None = None
    """Points for cards left over, of which fewest win; left out, the last round decides."""
