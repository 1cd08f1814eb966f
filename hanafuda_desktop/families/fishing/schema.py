"""The language of fishing games: capture by month, make yaku, stop or go on, pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import ge
from typing import Annotated, Final, Literal, get_args

from pydantic import Field

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.rules.schema.game import CardValue, GameBase, NeedWritten, Yaku, points_by
from hanafuda_desktop.rules.schema.selectors import (
    CardsOrNothing,
    CardsWanted,
    Fit,
    Fits,
    Selector,
    selected,
)
from hanafuda_desktop.rules.schema.values import (
    Flag,
    Identifier,
    LeastPerPlayers,
    Model,
    Named,
    OneOrMore,
    PerPlayers,
    Points,
    Whole,
    Words,
)

# What a round of a fishing game is worth: stopped and paid, multiplied, or counted.

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


Measure = Literal[
    "own_calls",
    "opponent_calls",
    "shown",
    "bombs",
    "shown_or_bombs",
    "drawn_rounds",
    "total",
]
"""Numbers of which a multiplier may want so many, in the order in which the first counts."""
MEASURES: Final = get_args(Measure)


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
    yaku: Annotated[tuple[Identifier, ...], OneOrMore(64)] = ()
    """One of these counts among the winner's yaku."""
    captured: NeedWritten | None = None
    """Cards among those that the winner captured."""
    opening_field: NeedWritten | None = None
    """Cards that lay on the opening field."""
    dealer: Flag | None = None
    """Whether the winner is the dealer."""
    against_dealer: Flag | None = None
    """Whether the opponent who pays is the dealer."""
    month: Annotated[tuple[_MonthNumber, ...], OneOrMore(12)] = ()
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


# What happens with the cards in a fishing game: the deal, wild cards, triples, stolen cards.

_FewPlayers = Annotated[Whole, Field(ge=0, le=9)]
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
    months: Annotated[tuple[_OfAMonth, ...], OneOrMore(12, least=1)]
    """How many cards of one month, of another month and so on the hand holds: ``[4]`` is a full
    month, ``[2, 2, 2, 2]`` two cards of each of four months."""
    exact: Flag = False
    """Whether exactly so many of each of these months are meant, and not at least so many."""
    ends: Literal["win", "redeal"] = "win"
    """Its owner shows these cards and wins the round; or everything is dealt again."""
    points: Points = 0
    """What each opponent pays, without any multiplier."""

    def held_by(self, months: Iterable[int]) -> bool:
        """Whether a hand is one that has so many cards of each of the twelve months."""
        if self.exact:
            return not Counter(self.months) - Counter(months)
        return all(map(ge, sorted(months, reverse=True), sorted(self.months, reverse=True)))


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
    empty_field: _FewPlayers = 1
    """The turn ends with an empty field."""
    whole_month: _FewPlayers = 1
    """The turn captured all cards of a month."""
    own_pair: _FewPlayers = 1
    """A hand card that matched nothing was captured by the player's own drawn card."""
    last_turn: Flag = False
    """Whether the last turn of a round does so too."""


# Yaku of fishing games, and the cards that count as others for them.

MOST_EITHER: Final = 6
"""How many cards may count as one kind or the other: every choice of these is tried."""


class CountsAs(Named):
    """Cards that count as another kind when cards of that kind are counted."""

    cards: CardsWanted
    """The cards."""
    category: Category
    """The kind they count as."""
    count: Annotated[Whole, Field(ge=1, le=4)] = 1
    """As how many cards of that kind; but as one for needs of a yaku that want the same cards,
    since each card serves one of them."""
    when: Literal["also", "instead", "either"] = "also"
    """Besides their own kind; instead of it; or one of the two at a time, whichever scores
    better."""


class Extra(Model):
    """What cards beyond those that a yaku needs add to it."""

    cards: CardsWanted | None = None
    """Which further cards count; left out, those among which the yaku chooses."""
    points: Annotated[tuple[Points, ...], OneOrMore(24, least=1)] = (1,)
    """Points for each further card; or a list for the first, the second and so on, whose last
    number goes on for the rest."""


class FishingYaku(Named):
    """A set of captured cards that is worth points."""

    name: Words
    """What people call it."""
    needs: Annotated[tuple[NeedWritten, ...], OneOrMore(48, least=1)]
    """The cards it takes; each card serves one need."""
    points: Points | None = None
    """What it is worth; left out, ``yaku_points``."""
    extra: Extra | None = None
    """What further cards add."""
    round_month: Flag = False
    """Whether only cards of the round's month count."""
    in_months: Annotated[tuple[_MonthNumber, ...], OneOrMore(12)] = ()
    """The months, 1 to 12, in whose rounds it counts; left out, in all."""
    group: Identifier | None = None
    """Of all yaku of a group a player counts the best alone."""
    over: Annotated[tuple[Identifier, ...], OneOrMore(64)] = ()
    """Yaku that do not count beside this one."""
    spoiled_by: CardsWanted | None = None
    """Captured cards of one's own that cancel it."""


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
    redeal: Annotated[tuple[NeedWritten, ...], OneOrMore(12)] = ()
    """Cards that, together on the opening field, mean dealing again; any entry will do. After ten
    deals that do not count the next one is played in any case."""
    round_ends: Literal["hands", "stock", "both"] = "both"
    """When a round is over: the hands are used up, the stock is, or both are. Without hand cards
    one only draws, without a stock one only plays."""
    wild: Annotated[tuple[Wild, ...], OneOrMore(4)] = ()
    """Wild cards."""
    bombs: Bombs = Bombs()
    """What three of a month in hand may do."""
    stealing: Stealing | None = None
    """When captured cards go to another player."""

    counts_as: Annotated[tuple[CountsAs, ...], OneOrMore(6)] = ()
    """Cards that count as another kind."""
    values: Annotated[tuple[CardValue, ...], OneOrMore(48)] = (
        CardValue(id="bright", cards=(Selector(category=(Category.BRIGHT,)),), points=20),
        CardValue(id="animal", cards=(Selector(category=(Category.ANIMAL,)),), points=10),
        CardValue(id="ribbon", cards=(Selector(category=(Category.RIBBON,)),), points=5),
        CardValue(id="chaff", cards=(Selector(category=(Category.CHAFF,)),), points=1),
    )
    """What each card is worth, where card points count, and which of two is the higher card."""
    yaku: Annotated[tuple[FishingYaku, ...], OneOrMore(64)] = ()
    """The yaku."""
    yaku_points: Points = 1
    """What a yaku is worth that says no points of its own."""
    dealt_hands: Annotated[tuple[DealtHand, ...], OneOrMore(16)] = ()
    """Hands that end the round as soon as they are dealt."""
    dealt_hands_of_several: Literal["drawn", "first"] = "drawn"
    """What happens when several players hold one: the round is drawn, or the first in turn wins."""

    stopping: Stopping | None = None
    """How a player with yaku ends the round; left out, every round is played to its end and
    counted."""
    exhausted: Exhausted = Exhausted()
    """What a round is worth that nobody stopped, in games in which one stops."""
    multipliers: Annotated[tuple[Multiplier, ...], OneOrMore(24)] = ()
    """What multiplies the payments of a round that was stopped; all that hold multiply."""
    losers_pay: Flag = True
    """Whether the opponents lose what the winner of a round gains from each; else the winner gains
    it and nobody loses."""
    limit: Annotated[Whole, Field(ge=1, le=99999)] | None = None
    """The most that one player pays for a round."""
    round_score: RoundScore = RoundScore()
    """What a round is worth to each player, in games in which nobody stops."""
    best_earns: Annotated[tuple[BestPoints, ...], OneOrMore(8)] = ()
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

    @property
    def all_yaku(self) -> tuple[Yaku, ...]:
        """The yaku of the game."""
        return self.yaku

    def kinds_of(self, card: int) -> frozenset[Category]:
        """As which kinds a card can count: also what it may count as, or does instead."""
        own = CARDS[card].category
        kinds = {own}
        for entry in self.counts_as:
            if selected(entry.cards) >> card & 1:
                kinds.add(entry.category)
                if entry.when == "instead" and entry.category is not own:
                    kinds.discard(own)
        return frozenset(kinds)

    def points_for(self, card: int) -> int | None:
        """What a card is worth by itself; nothing where only yaku are paid."""
        if self.stopping is not None or not self.round_score.cards:
            return None
        return points_by(self.values, card)
