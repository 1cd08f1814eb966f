"""The language of fishing games: capture by month, make yaku, stop or go on, pay."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from hanafuda_desktop.cards.card import Category
from hanafuda_desktop.rules.schema.card_values import CardValue
from hanafuda_desktop.rules.schema.fishing_pay import (
    BestPoints,
    Exhausted,
    Multiplier,
    RoundScore,
    Stopping,
)
from hanafuda_desktop.rules.schema.fishing_play import Bombs, DealtHand, FishingDeal, Stealing, Wild
from hanafuda_desktop.rules.schema.fishing_yaku import CountsAs, FishingYaku
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.needs import NeedWritten
from hanafuda_desktop.rules.schema.numbers import Points
from hanafuda_desktop.rules.schema.selectors import Fit, Fits, Selector
from hanafuda_desktop.rules.schema.values import ONE_OR_MORE, Flag, Whole

__all__ = ["FishingRules"]

_Players = Annotated[str, Field(pattern=r"^[2-7]$")]


class FishingRules(GameBase):
    """A fishing game: cards capture others of their month, captured cards make yaku."""

    family: Literal["fishing"]
    """``fishing``: capture cards of the field with cards from hand and stock."""
    deal: Annotated[dict[_Players, FishingDeal], Field(min_length=1, max_length=6)]
    """How the cards are dealt, for each number of players."""
    direction: Literal["counter-clockwise", "clockwise"] = "counter-clockwise"
    """Which way turns go round the table."""
    team_size: Annotated[Whole, Field(ge=1, le=3)] = 1
    """How many players are one team; partners sit opposite and share what they capture."""
    rounds: Annotated[Whole, Field(ge=1, le=99)] = 12
    """How many rounds a game has, unless its players agree on another number."""
    target: Annotated[Whole, Field(ge=1, le=9999)] | None = None
    """A total that ends the game as soon as somebody has it."""
    first_dealer: Literal["draw", "pick"] = "draw"
    """How the first dealer is found, by the earliest month: everybody is dealt a card, or picks one
    of eight that lie face down."""
    next_dealer: Literal["best", "worst", "next", "same"] = "best"
    """Who deals the next round: whoever scored best or worst in this one (of equals, the first in
    turn), the next in turn, or always the same."""
    drawn_dealer: Literal["same", "next"] = "same"
    """Who deals after a drawn round."""

    match: Fits = (Fit(month="same"),)
    """Which cards of the field a card captures. Of two it takes one, of three or more all."""
    must_match: Flag = False
    """Whether a player who holds a card that captures must play such a card."""
    pending_pair: Flag = False
    """Whether three cards stay on the field when a hand card took the only card of its month there
    and the drawn card is of that month too (*ppeok*). The fourth then takes them all, whoever plays
    or draws it."""
    four_on_field: Literal["redeal", "dealer", "stay"] = "redeal"
    """What happens when a whole month lies on the opening field: deal again, the dealer captures
    it, or nothing."""
    redeal: Annotated[tuple[NeedWritten, ...], Field(max_length=12), ONE_OR_MORE] = ()
    """Cards that, together on the opening field, mean dealing again; any entry will do. After ten
    deals that do not count the next one is played in any case."""
    round_ends: Literal["hands", "stock", "both"] = "both"
    """When a round is over: the hands are used up, the stock is, or both are. Without hand cards
    one only draws, without a stock one only plays."""
    wild: Annotated[tuple[Wild, ...], Field(max_length=4), ONE_OR_MORE] = ()
    """Wild cards."""
    bombs: Bombs = Bombs()
    """What three of a month in hand may do."""
    stealing: Stealing | None = None
    """When captured cards go to another player."""

    counts_as: Annotated[tuple[CountsAs, ...], Field(max_length=6), ONE_OR_MORE] = ()
    """Cards that count as another kind."""
    values: Annotated[tuple[CardValue, ...], Field(max_length=48), ONE_OR_MORE] = (
        CardValue(id="bright", cards=(Selector(category=(Category.BRIGHT,)),), points=20),
        CardValue(id="animal", cards=(Selector(category=(Category.ANIMAL,)),), points=10),
        CardValue(id="ribbon", cards=(Selector(category=(Category.RIBBON,)),), points=5),
        CardValue(id="chaff", cards=(Selector(category=(Category.CHAFF,)),), points=1),
    )
    """What each card is worth, where card points count, and which of two is the higher card."""
    yaku: Annotated[tuple[FishingYaku, ...], Field(max_length=64), ONE_OR_MORE] = ()
    """The yaku."""
    yaku_points: Points = 1
    """What a yaku is worth that says no points of its own."""
    dealt_hands: Annotated[tuple[DealtHand, ...], Field(max_length=16), ONE_OR_MORE] = ()
    """Hands that end the round as soon as they are dealt."""
    dealt_hands_of_several: Literal["drawn", "first"] = "drawn"
    """What happens when several players hold one: the round is drawn, or the first in turn wins."""

    stopping: Stopping | None = None
    """How a player with yaku ends the round; left out, every round is played to its end and
    counted."""
    exhausted: Exhausted = Exhausted()
    """What a round is worth that nobody stopped, in games in which one stops."""
    multipliers: Annotated[tuple[Multiplier, ...], Field(max_length=24), ONE_OR_MORE] = ()
    """What multiplies the payments of a round that was stopped; all that hold multiply."""
    losers_pay: Flag = True
    """Whether the opponents lose what the winner of a round gains from each; else the winner gains
    it and nobody loses."""
    limit: Annotated[Whole, Field(ge=1, le=99999)] | None = None
    """The most that one player pays for a round."""
    round_score: RoundScore = RoundScore()
    """What a round is worth to each player, in games in which nobody stops."""
    best_earns: Annotated[tuple[BestPoints, ...], Field(max_length=8), ONE_OR_MORE] = ()
    """Points for the best result alone, in place of the results; tied for best, nobody earns
    anything. Left out, the results themselves add up."""

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many may play, fewest first: as many as there is a deal for, in whole teams."""
        return tuple(
            players
            for players in super().player_counts
            if str(players) in self.deal
            and players % self.team_size == 0
            and players > self.team_size
        )
