"""A fishing game's rules, compiled for a number of players: masks, tables and counts.

The engine reads no rule file while it plays. What captures what is a 48-bit set for each card,
from the hand and from the stock; yaku are masks and counts, for each month of the year.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, cast, get_args

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import mask_where, members
from hanafuda_desktop.engine.errors import DealError
from hanafuda_desktop.engine.fishing.compiling import (
    compile_count,
    compile_needs,
    compile_needs_by_reading,
    compile_readings,
    compile_turn_gates,
)
from hanafuda_desktop.engine.fishing.moves import PLAYS, Play
from hanafuda_desktop.engine.fishing.yaku import Count, NeedCount, Reading, TurnGates
from hanafuda_desktop.rules.schema.fishing import (
    DealtHand,
    FishingDeal,
    FishingRules,
    Multiplier,
    Stopping,
    Wild,
)
from hanafuda_desktop.rules.schema.numbers import for_players
from hanafuda_desktop.rules.schema.selectors import CardsOrNothing, fits_mask, selected

__all__ = [
    "FactorProgram",
    "FishingProgram",
    "Measure",
    "PayerProgram",
    "StealProgram",
    "compile_fishing",
]

_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class PayerProgram:
    """A condition on an opponent who pays: how many of some cards it captured.

    Cards that may count as one kind or another count in the payer's favour, so the condition
    holds only if it does in every way of counting.
    """

    ways: tuple[Count, ...]
    least: int
    most: int

    def holds(self, captured: int) -> bool:
        """Whether it holds for an opponent who captured these cards."""
        return all(self.least <= way.of(captured) <= self.most for way in self.ways)


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
_MEASURES: Final = cast("tuple[Measure, ...]", get_args(Measure))


@dataclass(frozen=True, slots=True)
class FactorProgram:
    """A multiplier, compiled; ``captured`` has an entry for each reading of the yaku, ``measures``
    one for each number that must be reached.
    """

    rule: Multiplier
    yaku: frozenset[str]
    captured: tuple[tuple[NeedCount, ...], ...]
    opening: tuple[NeedCount, ...]
    measures: tuple[tuple[Measure, int], ...]
    payer: PayerProgram | None


@dataclass(frozen=True, slots=True)
class StealProgram:
    """Which captured cards can be taken, the one that counts least first."""

    cheapest: tuple[int, ...]
    empty_field: int
    whole_month: int
    own_pair: int
    last_turn: bool


@dataclass(frozen=True)
class FishingProgram:
    """A fishing game, compiled.

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
        pending_pair: whether a pair waits for the fourth card when the third is drawn.
        ends_with_hands: whether a round can be over while there is a stock.
        months_matter: whether it matters that a hand card and the drawn one are of one month.
        is_special: whether there are wild cards, or turns with consequences beside captures.
        must_match: whether a hand card that captures must be played.
        has_triples: whether three cards of a month in hand may be shown or played at once.
        hands_that_win, hands_dealt_again: the dealt hands, by what they bring.
        least: from how many points on one may stop.
        stopping: the choice to stop, if the game has it.
        par: what is taken away for an even share.
        steal: when captured cards go to another, if they do.
        factors: the multipliers.
        opening_redeals: what means dealing again when it lies on the opening field.
    """

    rules: FishingRules
    players: int
    rounds: int
    deal: FishingDeal
    deck: tuple[int, ...]
    side_of: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    kin: tuple[int, ...]
    hand_takes: tuple[int, ...]
    drawn_takes: tuple[int, ...]
    drawn_must: tuple[int, ...]
    natural: tuple[int, ...]
    wild: int
    wild_takes_all: int
    odd_mates: dict[int, str]
    odd_own: dict[int, str]
    values: tuple[int, ...]
    pending_pair: bool
    ends_with_hands: bool
    months_matter: bool
    is_special: bool
    must_match: bool
    has_triples: bool
    hands_that_win: tuple[DealtHand, ...]
    hands_dealt_again: tuple[DealtHand, ...]
    least: int
    stopping: Stopping | None
    par: int
    steal: StealProgram | None
    factors: tuple[FactorProgram, ...]
    opening_redeals: tuple[tuple[NeedCount, ...], ...]

    @cached_property
    def readings(self) -> tuple[tuple[Reading, ...], ...]:
        """For each month (0 is none), every way in which the yaku can be counted."""
        if any(yaku.round_month for yaku in self.rules.yaku):
            return tuple(compile_readings(self.rules, month) for month in range(13))
        return (compile_readings(self.rules, 0),) * 13

    @cached_property
    def yaku_gates(self) -> tuple[TurnGates, ...]:
        """For each month, 0 for January, what quickly says that captures change no yaku; nothing
        where yaku matter at the end of the round alone.
        """
        if self.stopping is None:
            return ((),) * 12
        found = {id(readings): compile_turn_gates(readings) for readings in self.readings[1:]}
        return tuple(found[id(readings)] for readings in self.readings[1:])

    @cached_property
    def held_by_shape(self) -> dict[tuple[int, ...], tuple[DealtHand, ...]]:
        """The rules about dealt hands that hands are known to meet, by their shape."""
        return {}

    @cached_property
    def plays(self) -> dict[int, tuple[int, Play]]:
        """For each card, as a set of its own: what it takes from the hand, and its plain move."""
        return {1 << card: (self.hand_takes[card], PLAYS[card][0]) for card in self.deck}

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

    def card_points(self, captured: int) -> int:
        """What captured cards are worth by themselves."""
        values = self.values
        total = 0
        while captured:
            low = captured & -captured
            total += values[low.bit_length() - 1]
            captured ^= low
        return total


def compile_fishing(rules: FishingRules, players: int, rounds: int | None) -> FishingProgram:
    """Compile rules for a number of players and of rounds.

    Raises:
        DealError: the rules have no deal for so many players, or their teams do not come out.
    """
    deal = rules.deal.get(str(players))
    if deal is None or not rules.players.least <= players <= rules.players.most:
        raise DealError(f"This game is not for {players} players.")
    if players % rules.team_size or players == rules.team_size:
        raise DealError(f"{players} players do not make teams of {rules.team_size}.")
    deck = selected(rules.deck.cards)
    if deal.hand * players + deal.field > deck.bit_count():
        raise DealError(f"The deck has too few cards for {players} players.")
    side_count = players // rules.team_size
    hand_takes, drawn_takes, drawn_must = _takes(rules, deck)
    wild_takes_all = 0
    for wild in rules.wild:
        if wild.last_takes_all:
            wild_takes_all |= selected(wild.cards) & deck
    return FishingProgram(
        rules=rules,
        players=players,
        rounds=rules.rounds if rounds is None else rounds,
        deal=deal,
        deck=tuple(members(deck)),
        side_of=tuple(seat % side_count for seat in range(players)),
        sides=tuple(tuple(range(side, players, side_count)) for side in range(side_count)),
        kin=tuple(_of_month(card.month) & deck for card in CARDS),
        hand_takes=hand_takes,
        drawn_takes=drawn_takes,
        drawn_must=drawn_must,
        natural=tuple(fits_mask(rules.match, card) & deck for card in range(CARD_COUNT)),
        wild=sum(1 << card for card in _wild_cards(rules, deck)),
        wild_takes_all=wild_takes_all,
        odd_mates={card: wild.odd_mates for card, wild in _wild_cards(rules, deck).items()},
        odd_own={card: wild.odd_own for card, wild in _wild_cards(rules, deck).items()},
        values=_values(rules),
        pending_pair=rules.pending_pair,
        ends_with_hands=rules.round_ends == "hands",
        months_matter=rules.pending_pair or rules.stealing is not None,
        must_match=rules.must_match,
        has_triples=rules.bombs.bomb or rules.bombs.show != "never",
        hands_that_win=tuple(hand for hand in rules.dealt_hands if hand.ends == "win"),
        hands_dealt_again=tuple(hand for hand in rules.dealt_hands if hand.ends == "redeal"),
        is_special=bool(rules.wild) or rules.pending_pair or rules.stealing is not None,
        least=for_players(rules.stopping.least, players) if rules.stopping else 0,
        stopping=rules.stopping,
        par=for_players(rules.round_score.par, players),
        steal=_steal(rules),
        factors=tuple(_factor(rules, rule, players) for rule in rules.multipliers),
        opening_redeals=tuple(compile_needs(rules, need) for need in rules.redeal),
    )


def _of_month(month: int) -> int:
    return mask_where(lambda card: card.month == month)


def _wild_cards(rules: FishingRules, deck: int) -> dict[int, Wild]:
    return {card: wild for wild in rules.wild for card in members(selected(wild.cards) & deck)}


def _takes(
    rules: FishingRules, deck: int
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """What each card captures from the hand, when drawn, and what it must capture when drawn."""
    wilds = _wild_cards(rules, deck)
    wild_mask = sum(1 << card for card in wilds)
    hand: list[int] = []
    drawn: list[int] = []
    must: list[int] = []
    for card in range(CARD_COUNT):
        if card in wilds:
            takes = selected(wilds[card].takes) & deck & ~(1 << card)
            hand.append(takes)
            drawn.append(takes)
            must.append(0)
            continue
        usual = fits_mask(rules.match, card) & deck & ~wild_mask
        by_hand = by_draw = forced = 0
        for other, wild in wilds.items():
            by_hand |= _takers(wild.hand_takes) >> card & 1 and 1 << other
            takes = _takers(wild.drawn_takes) >> card & 1 and 1 << other
            by_draw |= takes
            forced |= takes if wild.drawn_must else 0
        hand.append(usual | by_hand)
        drawn.append(usual | by_draw)
        must.append(forced)
    return tuple(hand), tuple(drawn), tuple(must)


def _takers(wanted: CardsOrNothing) -> int:
    return 0 if isinstance(wanted, str) else selected(wanted)


def _values(rules: FishingRules) -> tuple[int, ...]:
    values = [0] * CARD_COUNT
    for entry in rules.values:
        for card in members(selected(entry.cards)):
            values[card] = entry.points
    return tuple(values)


def _steal(rules: FishingRules) -> StealProgram | None:
    rule = rules.stealing
    if rule is None:
        return None
    weights = compile_count(rules, rule.cards)
    values = _values(rules)
    # In the first reading a card that may count as another kind is still of its own.
    cards = sorted(
        members(weights[0].cards),
        key=lambda card: (weights[0].of(1 << card), values[card], card),
    )
    return StealProgram(
        tuple(cards), rule.empty_field, rule.whole_month, rule.own_pair, rule.last_turn
    )


def _factor(rules: FishingRules, rule: Multiplier, players: int) -> FactorProgram:
    when = rule.when
    payer = None
    if rule.payer is not None:
        payer = PayerProgram(
            compile_count(rules, rule.payer.cards),
            for_players(rule.payer.least, players),
            for_players(rule.payer.most, players, CARD_COUNT),
        )
    return FactorProgram(
        rule,
        frozenset(when.yaku),
        compile_needs_by_reading(rules, when.captured) if when.captured is not None else (),
        compile_needs(rules, when.opening_field) if when.opening_field is not None else (),
        tuple((what, least) for what in _MEASURES if (least := getattr(when, what)) is not None),
        payer,
    )
