"""A fishing game's rules, compiled for a number of players: masks, tables and counts.

The engine reads no rule file while it plays. What captures what is a 48-bit set for each card,
from the hand and from the stock; yaku are masks and counts, for each month of the year.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import getitem
from typing import Final, Literal

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import (
    mask_of,
    members,
    month_cards,
    month_counts,
    months_of_two,
    whole_months,
)
from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.families.fishing.schema import (
    MEASURES,
    DealtHand,
    FishingDeal,
    FishingRules,
    Multiplier,
)
from hanafuda_desktop.families.fishing.tally import Tally
from hanafuda_desktop.families.fishing.yaku import (
    CardCount,
    Worth,
    YakuReading,
    compile_count,
    compile_needs,
    compile_readings,
)
from hanafuda_desktop.rules.schema.game import FieldNeed, values_of
from hanafuda_desktop.rules.schema.selectors import CardsOrNothing, fits_mask, selected
from hanafuda_desktop.rules.schema.values import for_players
from hanafuda_desktop.text.language import tr, trn

# What multiplies a payment, compiled.


@dataclass(frozen=True, slots=True)
class PayerCondition:
    """A condition on an opponent who pays: how many of some cards it captured.

    Cards that may count as one kind or another count in the payer's favour, so the condition
    holds only if it does in every way of counting.
    """

    ways: tuple[CardCount, ...]
    least: int
    most: int

    def holds(self, captured: int) -> bool:
        """Whether it holds for an opponent who captured these cards."""
        # Asked at the end of every round that is played out, where a loop is quicker than all().
        for way in self.ways:  # noqa: SIM110
            if not self.least <= way.of(captured) <= self.most:
                return False
        return True


class CompiledFactor:
    """A multiplier, compiled for a number of players; ``captured`` has an entry for each reading of
    the yaku, ``measures`` one for each number that must be reached.
    """

    def __init__(self, rules: FishingRules, rule: Multiplier, players: int) -> None:
        when, payer = rule.when, rule.payer
        self.rule, self.yaku = rule, frozenset(when.yaku)
        self.captured = compile_needs(rules, when.captured) if when.captured is not None else ()
        self.opening: FieldNeed | None = None
        self.payer: PayerCondition | None = None
        if when.opening_field is not None:
            self.opening = FieldNeed.of(when.opening_field, selected(rules.deck.cards))
        if payer is not None:
            least, most = (
                for_players(payer.least, players),
                for_players(payer.most, players, CARD_COUNT),
            )
            self.payer = PayerCondition(compile_count(rules, payer.cards), least, most)
        numbers = {what: getattr(when, what) for what in MEASURES}
        self.measures = tuple((what, least) for what, least in numbers.items() if least is not None)


def triple_factor(factors: Iterable[CompiledFactor], *, bomb: bool) -> CompiledFactor | None:
    """The multiplier that a bomb, or a triple that is shown, counts for; ``None`` without one."""
    counted = {"shown_or_bombs", "bombs" if bomb else "shown"}
    return next((each for each in factors if counted & {what for what, _ in each.measures}), None)


Occasion = Literal["empty-field", "whole-month", "own-pair"]
"""Why cards are taken from opponents."""
_TWO: Final = 2
_PARTS: Final = CARD_COUNT // 8
_MOST_SHAPES: Final = 1_000
"""So many kinds of dealt hands are remembered; of eight cards there are 15."""


class CompiledFishing:
    """A fishing game, compiled for a number of players and of rounds.

    Attributes:
        rules: the rules it was compiled from.
        players: how many play.
        rounds: how many rounds the game has.
        deal: how many cards are dealt.
        deck: the deck's cards, lowest first.
        side_of: each seat's side.
        sides: the seats of each side.
        kin: for each card, the cards of its month that are in the deck.
        hand_takes: for each card, the field cards it can capture from the hand.
        drawn_takes: the same when it is drawn.
        drawn_must: for each card, wild cards on the field that it must capture when it is drawn.
        natural: for each card, the field cards that it matches without any wild card's help.
        wild: the wild cards.
        wild_takes_all: wild cards that capture the whole field when drawn as the last card.
        odd_mates, odd_own: for each wild card, who gets the odd cards.
        values: what each card is worth.
        must_match: whether a hand card that captures must be played.
        has_triples: whether three cards of a month in hand may be shown or played at once.
        least: from how many points on one may stop.
        stopping: the choice to stop, if the game has it.
        par: what is taken away for an even share.
        cheapest: the captured cards that can be taken from others, the least first.
        factors: the multipliers.
        redeals_hands: whether dealt hands may mean dealing again.
        redeals: what means dealing again when it lies on the opening field.
        known_gains: what stopping is known to bring, by everything on which it depends.

    Raises:
        DealError: the rules have no deal for so many players, or their teams do not come out.
    """

    def __init__(self, rules: FishingRules, players: int, rounds: int | None = None) -> None:
        deck = selected(rules.deck.cards)
        self.deal = _deal(rules, players, deck.bit_count())
        side_count = players // rules.team_size
        self.rules = rules
        self.players = players
        self.rounds = rules.rounds if rounds is None else rounds
        self.deck = tuple(members(deck))
        self.side_of = tuple(seat % side_count for seat in range(players))
        self.sides = tuple(tuple(range(side, players, side_count)) for side in range(side_count))
        self.kin = tuple(month_cards(card.month) & deck for card in CARDS)
        self.values = values_of(rules.values)
        self.must_match = rules.must_match
        self.has_triples = rules.bombs.bomb or rules.bombs.show != "never"
        self.stopping = rules.stopping
        self.least = for_players(rules.stopping.least, players) if rules.stopping else 0
        self.par = for_players(rules.round_score.par, players)
        self.cheapest = _cheapest(rules)
        self.factors = tuple(CompiledFactor(rules, rule, players) for rule in rules.multipliers)
        self.redeals_hands = any(hand.ends == "redeal" for hand in rules.dealt_hands)
        self.redeals = tuple(FieldNeed.of(need, deck) for need in rules.redeal)
        self._dealt_hands = lru_cache(maxsize=_MOST_SHAPES)(self._dealt_hands_of)
        self.known_gains: dict[tuple[object, ...], tuple[int, ...]] = {}
        self._compile_captures(deck)

    def _compile_captures(self, deck: int) -> None:
        """Find what captures what."""
        rules = self.rules
        wilds = {c: wild for wild in rules.wild for c in members(selected(wild.cards) & deck)}
        self.odd_mates = {card: wild.odd_mates for card, wild in wilds.items()}
        self.odd_own = {card: wild.odd_own for card, wild in wilds.items()}
        self.wild = mask_of(wilds)
        self.wild_takes_all = mask_of(card for card, wild in wilds.items() if wild.last_takes_all)
        self.natural = tuple(fits_mask(rules.match, card) & deck for card in range(CARD_COUNT))
        usual = [fits & ~self.wild for fits in self.natural]
        for card, wild in wilds.items():
            usual[card] = selected(wild.takes) & deck & ~(1 << card)
        by_hand = {card: _takers(wild.hand_takes) for card, wild in wilds.items()}
        by_draw = {card: _takers(wild.drawn_takes) for card, wild in wilds.items()}
        forced = {card: by_draw[card] if wild.drawn_must else 0 for card, wild in wilds.items()}
        self.hand_takes = _with_wild(usual, by_hand)
        self.drawn_takes = _with_wild(usual, by_draw)
        self.drawn_must = _with_wild([0] * CARD_COUNT, forced)

    @cached_property
    def readings(self) -> tuple[tuple[YakuReading, ...], ...]:
        """For each month (0 is none), every way in which the yaku can be counted."""
        if any(yaku.round_month or yaku.in_months for yaku in self.rules.yaku):
            return tuple(compile_readings(self.rules, month) for month in range(13))
        return (compile_readings(self.rules, 0),) * 13

    @cached_property
    def tallies(self) -> tuple[Tally, ...]:
        """For each month, 0 for January, how captured cards count."""
        found = {id(readings): Tally(readings) for readings in self.readings[1:]}
        return tuple(found[id(readings)] for readings in self.readings[1:])

    def tally(self, number: int) -> Tally:
        """How captured cards count in a round."""
        return self.tallies[(number - 1) % 12]

    def best_reading(self, month: int, captured: int) -> YakuReading:
        """The way of counting that makes the most of captured cards."""
        readings = self.readings[month]
        if len(readings) == 1:
            return readings[0]
        return max(readings, key=lambda reading: reading.worth(captured).total)

    def best_worth(self, month: int, captured: int) -> Worth:
        """What captured cards are worth in yaku by that way, and which yaku these are."""
        return self.best_reading(month, captured).worth(captured)

    def dealt_hands(self, hand: int, ends: Literal["win", "redeal"]) -> tuple[DealtHand, ...]:
        """The rules about dealt hands with this end that a hand meets, in the rule file's order."""
        # Hands are much alike, as it does not matter which months they are of.
        return self._dealt_hands(ends, "".join(sorted(f"{month_counts(hand):012x}")))

    def _dealt_hands_of(self, ends: str, months: str) -> tuple[DealtHand, ...]:
        rules, counts = self.rules.dealt_hands, list(map(int, months))
        return tuple([rule for rule in rules if rule.ends == ends and rule.held_by(counts)])

    def month(self, month: int) -> int:
        """The cards of a month that are in the deck."""
        return self.kin[(month - 1) * CARDS_PER_MONTH]

    @cached_property
    def is_by_month(self) -> bool:
        """Whether each card captures those of its own month and no others."""
        own = tuple(self.kin[card] & ~(1 << card) for card in self.deck)
        return own == tuple(self.hand_takes[card] for card in self.deck) and not self.wild

    def pairs_on(self, field: int) -> int:
        """The months of which two cards lie on the field, as a state notes them."""
        return months_of_two(field) if self.is_by_month else 0

    @cached_property
    def taken_from_hand(self) -> tuple[int, ...]:
        """For each card, the cards that can capture it from a hand where it lies on the field."""
        return _turned_about(self.hand_takes, self.deck)

    @cached_property
    def taken_when_drawn(self) -> tuple[int, ...]:
        """The same of cards that are drawn."""
        return _turned_about(self.drawn_takes, self.deck)

    @cached_property
    def next_seat(self) -> tuple[int, ...]:
        """For each seat, the one after it."""
        return (*range(1, self.players), 0)

    def at_once(self, card: int, mates: int) -> int:
        """What a card captures of these field cards without asking; 0 where its player chooses.

        Of two it takes one, of three or more that it matches all. A wild card takes one in any
        case, and a wild card on the field is one more to choose from.
        """
        count = mates.bit_count()
        if count < _TWO:
            return mates
        if count == _TWO or self.wild >> card & 1:
            return 0
        matching = mates & self.natural[card]
        return matching if matching.bit_count() > _TWO else 0

    def is_over(self, hands: Sequence[object], *, stock: bool) -> bool:
        """Whether a round is played out, with these hands and something or nothing to draw."""
        match self.rules.round_ends:
            case "hands":
                return not any(hands)
            case "stock":
                return not stock
            case "both":
                return not stock and not any(hands)

    def occasions(self, field: int, gained: int, laid: int) -> tuple[Occasion, ...]:
        """What a turn has earned, one entry for each card that every opponent gives (GS-6).

        Args:
            field: the cards left on the field.
            gained: the cards that the turn captured.
            laid: the turn's own hand card that had matched nothing, or -1.
        """
        rule, found = self.rules.stealing, list[Occasion]()
        if rule is None:
            return ()
        if not field:
            found += ["empty-field"] * rule.empty_field
        months = whole_months(gained)
        if months:
            found += ["whole-month"] * (rule.whole_month * months.bit_count() // CARDS_PER_MONTH)
        if laid >= 0 and gained >> laid & 1:
            found += ["own-pair"] * rule.own_pair
        return tuple(found)

    @cached_property
    def _points_of_parts(self) -> tuple[tuple[int, ...], ...]:
        """What every set of the first eight cards is worth, of the second eight, and so on."""
        return tuple(
            tuple(
                sum([self.values[first + card] for card in members(cards)]) for cards in range(256)
            )
            for first in range(0, CARD_COUNT, 8)
        )

    def captures(self, card: int, field: int) -> int:
        """What a hand card captures of a field without asking; 0 where its player chooses."""
        return self.at_once(card, self.hand_takes[card] & field)

    def card_points(self, captured: int) -> int:
        """What captured cards are worth by themselves."""
        return sum(map(getitem, self._points_of_parts, captured.to_bytes(_PARTS, "little")))


def _deal(rules: FishingRules, players: int, deck: int) -> FishingDeal:
    """How many cards of a deck of this size are dealt.

    Raises:
        DealError: the rules have no deal for so many players, or their teams do not come out.
    """
    deal = rules.deal.get(str(players))
    if deal is None or not rules.players.least <= players <= rules.players.most:
        raise DealError(
            trn("This game is not for {n} player.", "This game is not for {n} players.", players)
        )
    if players % rules.team_size or players == rules.team_size:
        raise DealError(
            tr("{n} players do not make teams of {size}.", n=players, size=rules.team_size)
        )
    if deal.hand * players + deal.field > deck:
        raise DealError(tr("The deck has too few cards for {n} players.", n=players))
    return deal


def _turned_about(takes: tuple[int, ...], deck: tuple[int, ...]) -> tuple[int, ...]:
    """Which cards of the deck take each card, from what each card takes."""
    return tuple(
        mask_of(taker for taker in deck if takes[taker] >> card & 1) for card in range(CARD_COUNT)
    )


def _with_wild(usual: Sequence[int], takers: dict[int, int]) -> tuple[int, ...]:
    """What each card captures, with the wild cards that those cards take which are no wild cards
    themselves.
    """
    return tuple(
        takes | mask_of(wild for wild, mask in takers.items() if mask >> card & 1)
        if card not in takers
        else takes
        for card, takes in enumerate(usual)
    )


def _takers(wanted: CardsOrNothing) -> int:
    return 0 if isinstance(wanted, str) else selected(wanted)


def _cheapest(rules: FishingRules) -> tuple[int, ...]:
    """The captured cards that can be taken from others, the one that counts least first."""
    if rules.stealing is None:
        return ()
    # In the first reading a card that may count as another kind is still of its own.
    count, values = compile_count(rules, rules.stealing.cards)[0], values_of(rules.values)
    cards = members(count.cards)
    return tuple(sorted(cards, key=lambda card: (count.of(1 << card), values[card], card)))
