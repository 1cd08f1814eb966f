"""What a seat can make of its view: who may get which card, and what that is worth to each side.

The likelihoods here are estimates, not proofs: how many cards of a month are unseen, whose hands
they may be in, and whether a mate lies on the field.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.moves import FishingTurn
from hanafuda_desktop.families.fishing.progress import circumstances_of, compiled_for
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.score import Circumstances, payments_to
from hanafuda_desktop.families.fishing.yaku import NeedCount, YakuReading, YakuWorth

# What a side may expect its yaku to be worth when the round is over.
#
# For each yaku: how likely the side is to get the cards it lacks, times what it is then worth. How
# likely a card is to be captured by that side is an estimate of its own (see
# :mod:`.evaluation`); cards are taken to come independently of one
# another.

_STEPS: Final = 20
"""Likelihoods are told apart in steps of a twentieth: few classes of cards, small tables."""


class Chances:
    """How likely a side is to capture each free card.

    Args:
        of: the likelihood, card by card.

    Attributes:
        of: the same.
    """

    def __init__(self, of: Sequence[float]) -> None:
        self.of = of
        classes: dict[int, int] = {}
        for card, likely in enumerate(of):
            step = round(likely * _STEPS)
            if step:
                classes[step] = classes.get(step, 0) | 1 << card
        self._classes = tuple((mask, step / _STEPS) for step, mask in classes.items())

    def expected(self, cards: int) -> float:
        """How many cards of a set the side may expect."""
        number = 0.0
        for mask, likely in self._classes:
            number += (mask & cards).bit_count() * likely
        return number


@lru_cache(maxsize=20_000)
def _at_least(count: int, among: int, step: int) -> float:
    """How likely at least ``count`` of ``among`` cards come, each with the same likelihood."""
    likely = step / _STEPS
    missing = sum(
        comb(among, number) * likely**number * (1 - likely) ** (among - number)
        for number in range(count)
    )
    return max(0.0, 1.0 - missing)


def _need(need: NeedCount, captured: int, free: int, likely: Chances) -> float:
    """How likely a need is to be met in the end: by the best of its ways."""
    best = 0.0
    for way in need.ways:
        short = need.count - way.of(captured)
        if short <= 0:
            return 1.0
        among = way.of(free)
        if among >= short:
            step = round(likely.expected(way.cards & free) / among * _STEPS)
            best = max(best, _at_least(short, among, step))
    return best


def _made(yaku: YakuWorth, captured: int, free: int, likely: Chances) -> float:
    """How likely a yaku is to be made in the end."""
    lacked = yaku.all_of & ~captured
    if lacked & ~free or captured & yaku.spoiled:
        return 0.0
    chance = 1.0
    for card in members(lacked):
        chance *= likely.of[card]
    for need in yaku.needs:
        if not chance:
            return 0.0
        chance *= _need(need, captured, free, likely)
    return chance


def _worth(yaku: YakuWorth, captured: int, free: int, likely: Chances) -> float:
    """What it may be worth if it is made: its points, and those of further cards to come."""
    if yaku.extra is None:
        return yaku.points
    cards = yaku.beyond(captured) + likely.expected(yaku.may_add(captured) & free)
    return yaku.points + max(0.0, cards) * yaku.extra_points[0]


class _Part:
    """Yaku whose hopes are weighed together, and what they are worth for one pile of captured
    cards: for piles that differ in other cards it is the same.

    Args:
        yaku: the yaku: one, or all that may exclude one another, or none.
        likely: how likely the side is to capture each free card.
    """

    __slots__ = ("_hopes", "_likely", "_yaku", "bears_on", "usual")

    def __init__(self, yaku: Sequence[YakuWorth], likely: Chances) -> None:
        self._yaku = [(each, each.cards | each.spoiled, each.cards) for each in yaku]
        self._likely = likely
        # Most captures bring few yaku nearer; what is known of the others still holds.
        self._hopes: dict[tuple[int, int, int], tuple[float, float]] = {}
        self.bears_on = 0
        for _, captured, _ in self._yaku:
            self.bears_on |= captured
        self.usual = 0.0

    def worth(self, captured: int, free: int) -> float:
        """What they may be worth together."""
        hopes = []
        known = self._hopes
        for place, (yaku, bears_on, cards) in enumerate(self._yaku):
            key = (place, captured & bears_on, free & cards)
            hope = known.get(key)
            if hope is None:
                chance = _made(yaku, captured, free, self._likely)
                worth = _worth(yaku, captured, free, self._likely) if chance else 0.0
                hope = known[key] = chance, worth
            if hope[0]:
                hopes.append((yaku, *hope))
        if len(hopes) == 1 == len(self._yaku):
            return hopes[0][1] * hopes[0][2]
        return _without_excluded(hopes) if hopes else 0.0


class Expectation:
    """What one side's yaku may be worth, for any cards that it might have captured.

    Args:
        readings: every way of counting.
        likely: how likely the side is to capture each free card.
    """

    def __init__(self, readings: Sequence[YakuReading], likely: Chances) -> None:
        # The ways of counting differ in few yaku: the others are weighed once for all of them.
        tied = [() if reading.alone else _tied(reading.yaku) for reading in readings]
        bound = {yaku.number for ties in tied for yaku in ties}
        loose = [
            {id(yaku): yaku for yaku in reading.yaku if yaku.number not in bound}
            for reading in readings
        ]
        shared = set(loose[0]).intersection(*loose[1:])
        self._common = [_Part((yaku,), likely) for key, yaku in loose[0].items() if key in shared]
        parts: dict[tuple[int, ...], _Part] = {}

        def part(yaku: tuple[YakuWorth, ...]) -> _Part:
            return parts.setdefault(tuple(map(id, yaku)), _Part(yaku, likely))

        self._ways = [
            (part(ties), [part((yaku,)) for key, yaku in rest.items() if key not in shared])
            for ties, rest in zip(tied, loose, strict=True)
        ]
        self._parts = (*self._common, *parts.values())
        self._usual: tuple[int, int] | None = None

    def __call__(self, captured: int, free: int) -> float:
        """What they may be worth at the end, by the way of counting that suits the cards best.

        Args:
            captured: the side's captured cards.
            free: the cards captured by nobody.
        """
        if self._usual is None:
            for part in self._parts:
                part.usual = part.worth(captured, free)
            self._usual = captured, free
        # What is asked for lies mostly a card or two from what was asked for first.
        other = (captured ^ self._usual[0]) | (free ^ self._usual[1])
        found = {
            part: part.worth(captured, free) if part.bears_on & other else part.usual
            for part in self._parts
        }
        total = sum([found[part] for part in self._common])
        return total + max(
            [found[tied] + sum([found[part] for part in loose]) for tied, loose in self._ways]
        )


def _tied(yaku: Sequence[YakuWorth]) -> tuple[YakuWorth, ...]:
    """Those that exclude another, or are excluded."""
    covered = 0
    for each in yaku:
        covered |= each.over
    return tuple(
        each for each in yaku if each.group is not None or each.over or covered >> each.number & 1
    )


def _without_excluded(hopes: list[tuple[YakuWorth, float, float]]) -> float:
    """The sum of hopes, where of two that cannot both count the lesser one waits for the other."""
    fails: dict[int, float] = {}
    groups: dict[str, list[tuple[float, int, float]]] = {}
    for yaku, chance, worth in hopes:
        for covered in members(yaku.over):
            fails[covered] = fails.get(covered, 1.0) * (1 - chance)
        if yaku.group is not None:
            groups.setdefault(yaku.group, []).append((worth, -yaku.number, chance))
    for group in groups.values():
        better = 1.0
        for _, place, chance in sorted(group, reverse=True):
            fails[-place] = fails.get(-place, 1.0) * better
            better *= 1 - chance
    return sum(chance * worth * fails.get(yaku.number, 1.0) for yaku, chance, worth in hopes)


class CardSets:
    """A view as sets of cards.

    Attributes:
        compiled: the game.
        turn: the round being played.
        of: what the round's worth depends on, with the cards that are captured this turn.
        seat: whose view it is.
        side: the seat's side.
        opponents: the other sides.
        hand: its hand.
        field: the cards on the field.
        free: the cards captured by nobody.
        unseen: the cards whose place it does not know.
        stock: how many cards are left to draw.
        hands: how many hand cards each seat has.

    Raises:
        ValueError: it is no view of a fishing game.
    """

    def __init__(self, rules: FishingRules, view: View) -> None:
        self.compiled = compiled = compiled_for(rules, view)
        assert isinstance(view.turn, FishingTurn)
        self.turn, self.seat, self.side = view.turn, view.seat, compiled.side_of[view.seat]
        self.opponents = tuple(side for side in range(len(compiled.sides)) if side != self.side)
        of = circumstances_of(view)
        captured = list(of.captured)
        captured[compiled.side_of[view.to_move or 0]] |= view.pile("t").known
        self.of = of._replace(captured=tuple(captured))
        self.hand, self.field = view.pile(f"h{view.seat}").known, view.pile("f").known
        self.free = self.unseen = mask_of(compiled.deck)
        for cards in captured:
            self.free &= ~cards
        for pile in view.piles:
            self.unseen &= ~pile.known
        self.stock = view.pile("s").face_down
        self.hands = tuple(len(view.pile(f"h{seat}").cards) for seat in range(compiled.players))

    @property
    def captured(self) -> int:
        """The cards that the seat's side captured."""
        return self.of.captured[self.side]

    @property
    def turns_left(self) -> int:
        """How many turns the seat still has, this one included."""
        draws = -(-self.stock // self.compiled.players)
        ends = self.compiled.rules.round_ends
        return draws if ends == "stock" else max(1, self.hands[self.seat])

    def takers(self, card: int) -> int:
        """The unseen cards that could capture a card from a hand, once it lies on the field."""
        return self.compiled.taken_from_hand[card] & self.unseen

    def drawn_takers(self, card: int) -> int:
        """The unseen cards that could capture it when they are drawn."""
        return self.compiled.taken_when_drawn[card] & self.unseen

    def holds_taker(self, card: int) -> bool:
        """Whether the seat itself holds a card that could capture it."""
        return bool(self.compiled.taken_from_hand[card] & self.hand & ~(1 << card))

    def held(self, cards: int, seats: Iterable[int]) -> float:
        """How likely at least one of these unseen cards is in the hands of these seats."""
        unknown = self.unseen.bit_count()
        number = sum(self.hands[seat] for seat in seats if seat != self.seat)
        if not unknown or not cards or not number:
            return 0.0
        return 1.0 - max(0.0, 1.0 - number / unknown) ** cards.bit_count()

    def drawn(self, cards: int, draws: int = 1) -> float:
        """How likely one of these unseen cards is among the next so many draws."""
        unknown = self.unseen.bit_count()
        if not unknown or not self.stock:
            return 0.0
        return 1.0 - max(0.0, 1.0 - cards.bit_count() / unknown) ** min(draws, self.stock)


class SeatEvaluation:
    """What the seat of a table may expect, and what its moves change in that.

    What counts is the distance to the others. A yaku that every opponent pays for matters once for
    each of them; where a round is counted, an opponent's gain matters as one among several.

    Args:
        table: the view.

    Attributes:
        table: the same.
        own_yaku: how much the seat's yaku matter,
        own_cards: and its cards.
    """

    def __init__(self, table: CardSets) -> None:
        self.table = table
        rule, others = table.compiled.rules.round_score, max(1, len(table.opponents))
        if table.compiled.stopping is not None:
            self.own_yaku, self.own_cards = float(others), 0.0
        else:
            self.own_yaku = float(rule.own_yaku) + float(rule.others_yaku)
            self.own_cards = float(rule.cards)
        self._their_yaku, self._their_cards = self.own_yaku / others, self.own_cards / others
        own = [self._own_chance(card) for card in range(CARD_COUNT)]
        self._chances: dict[int, Chances] = {table.side: Chances(own)}
        for side in table.opponents:
            theirs = [self._their_chance(card, side) for card in range(CARD_COUNT)]
            self._chances[side] = Chances(theirs)
        readings = table.compiled.readings[table.of.month]
        self._expectations = {
            side: Expectation(readings, likely) for side, likely in self._chances.items()
        }
        self._expected: dict[tuple[int, int, int], float] = {}

    # --- who may get a card ----------------------------------------------------------------------

    def chance(self, card: int, side: int) -> float:
        """How likely a side is to capture a free card."""
        return self._chances[side].of[card]

    def _own_chance(self, card: int) -> float:
        table = self.table
        bit = 1 << card
        if not table.free & bit:
            return 0.0
        compiled = table.compiled
        later = table.turns_left / (table.turns_left + 1)
        if table.field & bit:
            return self.on_field(card, table.hand)
        if table.hand & bit:
            if compiled.hand_takes[card] & table.field:
                rivals = table.held(table.takers(card), self._opposing_seats())
                return 0.95 - 0.35 * rivals
            mates = (compiled.hand_takes[card] & table.unseen).bit_count()
            return later * min(0.6, 0.15 * mates + 0.35 * table.holds_taker(card))
        share = 0.85 * later / len(compiled.sides)
        return min(0.9, share + 0.15 * table.holds_taker(card))

    def on_field(self, card: int, hand: int) -> float:
        """How likely the seat captures a card that lies on the field, with these hand cards."""
        table = self.table
        rivals = table.held(table.takers(card), self._opposing_seats()) * 0.6
        if table.compiled.taken_from_hand[card] & hand:
            return 0.95 - 0.6 * rivals
        draws = table.drawn(table.drawn_takers(card), table.turns_left)
        return (1 - rivals) * draws * 0.6

    def _their_chance(self, card: int, side: int) -> float:
        table = self.table
        bit = 1 << card
        if not table.free & bit:
            return 0.0
        later = table.turns_left / (table.turns_left + 1)
        if table.field & bit:
            return self.on_field_for(card, side, held=table.holds_taker(card))
        if table.hand & bit:
            return later * min(0.6, 0.06 * table.takers(card).bit_count())
        return 0.85 * later / len(table.compiled.sides)

    def on_field_for(self, card: int, side: int, *, held: bool) -> float:
        """How likely an opposing side is to capture a card that lies on the field.

        Args:
            card: the card.
            side: the side.
            held: whether the seat itself holds a card that captures it.
        """
        table = self.table
        in_hand = table.held(table.takers(card), table.compiled.sides[side])
        draws = table.drawn(table.drawn_takers(card), table.turns_left) / len(table.compiled.sides)
        chance = in_hand * 0.8 + (1 - in_hand) * draws * 0.7
        return chance * (0.6 if held else 1.0)

    def _opposing_seats(self) -> list[int]:
        table = self.table
        return [seat for side in table.opponents for seat in table.compiled.sides[side]]

    # --- what it is worth ------------------------------------------------------------------------

    def expected(self, side: int, captured: int, free: int) -> float:
        """What a side's yaku may be worth at the end, with these cards captured and free."""
        key = (side, captured, free)
        found = self._expected.get(key)
        if found is None:
            found = self._expected[key] = self._expectations[side](captured, free)
        return found

    def captures(self, cards: int) -> float:
        """What it is worth to the seat to capture these cards now: gained, and denied to others."""
        table = self.table
        free = table.free
        rest = free & ~cards
        own = self.expected(table.side, table.captured | cards, rest)
        own -= self.expected(table.side, table.captured, free)
        worth = self.own_yaku * own
        for card in members(cards):
            missed = 1 - self.chance(card, table.side)
            worth += self.own_cards * table.compiled.values[card] * missed
        for side in table.opponents:
            theirs = table.of.captured[side]
            denied = self.expected(side, theirs, free)
            denied -= self.expected(side, theirs & ~cards, rest)
            worth += self._their_yaku * denied
            if self._their_cards:
                lost = sum(
                    table.compiled.values[card] * self.chance(card, side) for card in members(cards)
                )
                worth += self._their_cards * lost
        return worth

    def marginal(self, side: int, card: int) -> float:
        """What it changes for a side's yaku whether it gets a free card, or nobody does."""
        captured = self.table.of.captured[side]
        rest = self.table.free & ~(1 << card)
        return self.expected(side, captured | 1 << card, rest) - self.expected(side, captured, rest)

    def shifts(self, card: int, own: float, theirs: dict[int, float]) -> float:
        """What it is worth that a card's likelihoods change.

        Args:
            card: the card.
            own: how likely the seat's side will get it.
            theirs: how likely each other side will.
        """
        table = self.table
        points = table.compiled.values[card]
        more = own - self.chance(card, table.side)
        worth = more * (self.own_yaku * self.marginal(table.side, card) + self.own_cards * points)
        for side, likely in theirs.items():
            change = likely - self.chance(card, side)
            worth -= change * (
                self._their_yaku * self.marginal(side, card) + self._their_cards * points
            )
        return worth


# To stop or to go on: what stopping pays now against what going on may win and lose.


def better_to_go_on(view: View, evaluation: SeatEvaluation) -> bool:
    """Whether going on promises more than stopping now."""
    table = evaluation.table
    now = _gain(table, table.of, table.seat)
    left = (
        table.turns_left if table.compiled.rules.round_ends == "stock" else table.hands[view.seat]
    )
    if left <= 0:
        return False
    if _last_chance(view, table, now):
        return True
    called = table.of._replace(callers=(*table.of.callers, table.seat))
    my_chance, my_points = _hope_of_going_on(table, called, table.seat)
    theirs = [
        _hope_of_going_on(table, called, (table.seat + step) % table.compiled.players)
        for step in range(1, table.compiled.players)
        if table.compiled.side_of[(table.seat + step) % table.compiled.players] != table.side
    ]
    expected, open_ = 0.0, 1.0
    for _ in range(left):
        for chance, points in theirs:
            # An opponent's gain is shared by all who pay it.
            expected -= open_ * chance * points / max(1, len(theirs))
            open_ *= 1 - chance
        expected += open_ * my_chance * max(my_points, now)
        open_ *= 1 - my_chance
    return expected > now


def _last_chance(view: View, table: CardSets, now: int) -> bool:
    """Whether this is the last round, and stopping now would lose the game."""
    series = view.round
    if series is None or series.number < series.rounds:
        return False
    losing = now / max(1, len(table.opponents)) if table.compiled.rules.losers_pay else 0
    mine = series.totals[table.seat] + now
    return any(
        series.totals[seat] - losing > mine
        for side in table.opponents
        for seat in table.compiled.sides[side]
    )


def _gain(table: CardSets, of: Circumstances, seat: int) -> int:
    """What a seat would get from all its opponents if it stopped."""
    return sum(payment.amount for payment in payments_to(table.compiled, of, seat))


def _hope_of_going_on(table: CardSets, of: Circumstances, seat: int) -> tuple[float, float]:
    """How likely a turn of a seat brings points enough to stop, and what opponents would then pay
    it on average: the months that lie on the field, captured by pairs.
    """
    compiled = table.compiled
    side = compiled.side_of[seat]
    captured = of.captured[side]
    least = max(compiled.least - 1, table.turn.called_at[side])
    if seat == table.seat:
        least = max(least, compiled.best_worth(of.month, captured).total)
    found: list[tuple[float, int]] = []
    for card in members(table.field):
        for mate in members(compiled.drawn_takes[card] & ~table.field & table.free):
            likely = _likely(table, seat, mate)
            gained = captured | 1 << card | 1 << mate
            if likely and compiled.best_worth(of.month, gained).total > least:
                found.append((likely, gained))
    if not found:
        # Cards that are not in sight yet still come: a little hope is always left.
        return 0.03, float(_gain(table, of, seat))
    misses = 1.0
    points = weight = 0.0
    for likely, gained in found:
        misses *= 1 - likely
        cards = (*of.captured[:side], gained, *of.captured[side + 1 :])
        points += likely * _gain(table, of._replace(captured=cards), seat)
        weight += likely
    return min(0.95, 1 - misses + 0.02), points / weight


def _likely(table: CardSets, seat: int, card: int) -> float:
    """How likely a seat plays or draws a card in a turn."""
    bit = 1 << card
    unknown = table.unseen.bit_count()
    if table.hand & bit:
        return 0.6 if seat == table.seat else 0.0
    if not table.unseen & bit or not unknown:
        return 0.0
    draw = 1 / unknown if table.stock else 0.0
    if seat == table.seat:
        return draw
    return min(1.0, 0.7 * table.hands[seat] / unknown + draw)
