"""The language of shedding games: combinations, effects on the next player, a race, payments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from hanafuda_desktop.cards.card import Category
from hanafuda_desktop.rules.schema.game import CardValue, GameBase, NeedWritten, points_by
from hanafuda_desktop.rules.schema.selectors import CardsWanted, Fit, Fits, Selector
from hanafuda_desktop.rules.schema.values import Flag, Model, Named, OneOrMore, Whole, Words

_Players = Annotated[str, Field(pattern=r"^[2-7]$")]
_UpToFour = Annotated[Whole, Field(ge=0, le=4)]


class SheddingDeal(Model):
    """How many cards are dealt for a number of players."""

    hand: Annotated[Whole, Field(ge=1, le=24)]
    """How many cards each player gets."""
    field: Annotated[Whole, Field(ge=0, le=12)] = 0
    """How many cards lie open on the field; so many lie there again at the end of every turn."""
    discard: Annotated[Whole, Field(ge=0, le=4)] = 0
    """How many cards the discard pile begins with; they have no effect."""


class HandCount(Model):
    """How many hand cards a combination takes: any number from the fewest to the most."""

    least: Annotated[Whole, Field(ge=0, le=4)] = 1
    """The fewest."""
    most: Annotated[Whole, Field(ge=0, le=4)]
    """The most."""


def _read_count(value: Any) -> Any:
    """A number by itself is the fewest and the most."""
    return value if isinstance(value, dict | HandCount) else {"least": value, "most": value}


_HandCountWritten = Annotated[
    HandCount,
    BeforeValidator(_read_count, json_schema_input_type=_UpToFour | HandCount),
]


class Combination(Named):
    """A way to shed cards in a turn."""

    name: Words
    """What people call it."""
    hand: _HandCountWritten = HandCount(least=0, most=0)
    """How many hand cards are discarded, one upon the other: a number, or ``least`` and ``most``.
    Each must fit on the one before."""
    onto: Literal["nothing", "field", "discard"] = "nothing"
    """What the first hand card must fit on: nothing; a field card, which is discarded beneath them;
    or the top card of the discard pile, which is the last field card where ``field`` discards
    some before."""
    field: _UpToFour = 0
    """How many field cards are discarded by themselves, each of which must fit on the one
    before."""
    lay: _UpToFour = 0
    """How many hand cards are then laid on the field."""
    cards: CardsWanted = (Selector(),)
    """Which hand cards may be discarded by it."""
    match: Fits | None = None
    """Which card fits on which in this combination; left out, as the game's ``match`` says."""
    effect: Flag = True
    """Whether the card that comes to lie on top of the discard pile has its effect."""


class StruggleRules(Model):
    """Drawing in place of playing."""

    count: Annotated[Whole, Field(ge=1, le=7)] = 1
    """How many cards are drawn."""
    discard: Flag = True
    """Whether a single card that was drawn may be discarded at once, as the one hand card of a
    combination; else, and if its player likes that better, it comes into the hand."""
    effect: Flag = False
    """Whether it then has its effect."""
    only_if_stuck: Flag = False
    """Whether a player who can play a combination must do so."""


class Effect(Named):
    """What cards do to the next player when they come to lie on top of the discard pile."""

    name: Words
    """What people call it."""
    cards: CardsWanted
    """The cards. Where several effects name a card, the first of them counts."""
    draw: Annotated[Whole, Field(ge=0, le=9)] = 0
    """How many cards are drawn."""
    who: Literal["next", "others"] = "next"
    """Who draws them: the next player, or everybody else."""
    skip: Flag = False
    """Whether the next player loses the turn."""
    reverse: Flag = False
    """Whether turns go the other way round from now on, which decides who is next."""
    again: Flag = False
    """Whether the player who discarded has another turn before all others."""
    swap: Literal["nobody", "next", "choose"] = "nobody"
    """With whom the player who discarded swaps hands: with nobody, with the next player, or with
    one of the player's choice."""


class PalmRace(Model):
    """The race of the others for the winner's palm."""

    least_players: Annotated[Whole, Field(ge=2, le=7)] = 3
    """From how many players on there is one."""
    settled_by: Literal["hands", "chance", "nobody"] = "hands"
    """Who settles it: quick hands, or the lot, which asks no speed of anybody; ``nobody`` means
    that there is none."""
    first: Literal["exempt", "nothing"] = "exempt"
    """What the first one gets: pays nothing; or nothing."""
    last: Literal["forfeit", "nothing"] = "nothing"
    """What the last one gets: a forfeit to play (*batsu*), or nothing. Whoever is early is last."""


class SheddingRules(GameBase):
    """A shedding game: cards leave the hand in combinations, and who is first without any wins."""

    family: Literal["shedding"]
    """``shedding``: be the first to have no cards left."""
    deal: Annotated[dict[_Players, SheddingDeal], Field(min_length=1, max_length=6)]
    """How the cards are dealt, for each number of players; the cards that are left are the
    stock."""
    redeal: Annotated[tuple[NeedWritten, ...], OneOrMore(12)] = ()
    """Cards that, together on the opening field, mean dealing again; any entry will do."""
    direction: Literal["counter-clockwise", "clockwise"] = "counter-clockwise"
    """Which way turns go round the table."""
    rounds: Annotated[Whole, Field(ge=1, le=99)] = 6
    """How many rounds a game has, unless its players agree on another number."""
    target: Annotated[Whole, Field(ge=1, le=9999)] | None = None
    """A total that ends the game as soon as somebody has it."""
    next_dealer: Literal["winner", "loser", "next", "same"] = "winner"
    """Who deals the next round, and so begins it: the winner; who lost most (of equals, the first
    in turn from the winner); the next in turn; or always the same. The first dealer is found by
    cards: the earliest month deals."""
    drawn_dealer: Literal["same", "next"] = "same"
    """Who deals after a drawn round."""

    match: Fits = (Fit(month="same"),)
    """Which card fits on which within a combination."""
    combinations: Annotated[tuple[Combination, ...], OneOrMore(24, least=1)]
    """The ways to shed cards; a turn is one of them, or a struggle. A hand that has grown so large
    that it could make a combination in more than 3,000 ways makes it of its first cards, by month,
    alone."""
    struggle: StruggleRules = StruggleRules()
    """Drawing in place of playing. The discard pile is shuffled into a new stock when the stock is
    used up; where there is nothing to draw at all, a player may pass."""
    effects: Annotated[tuple[Effect, ...], OneOrMore(24)] = ()
    """What the top card of the discard pile does, once, after the turn that laid it there. It is
    settled before the field is filled up and before a new stock is shuffled."""

    values: Annotated[tuple[CardValue, ...], OneOrMore(48)] = (
        CardValue(id="other", cards=(Selector(),), points=1),
        CardValue(id="bright", cards=(Selector(category=(Category.BRIGHT,)),), points=5),
    )
    """What each card left in a hand costs."""
    losers_pay: Flag = True
    """Whether the others lose what the winner of a round gains from each; else the winner gains it
    and nobody loses."""
    limit: Annotated[Whole, Field(ge=1, le=99999)] | None = None
    """The most that one player pays for a round."""
    race: PalmRace = PalmRace(settled_by="nobody")
    """The race of the others for the winner's palm. Left out, there is none, and everybody
    pays."""
    most_turns: Annotated[Whole, Field(ge=10, le=999)] = 300
    """A round that is not won after so many turns of all players together is drawn. It is drawn
    sooner when everybody in turn passes."""

    def points_for(self, card: int) -> int | None:
        """What a card that is left in a hand costs."""
        return points_by(self.values, card)
