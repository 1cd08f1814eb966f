"""What a seat can make of its view: who may get which card, and what that is worth to each side.

The likelihoods here are estimates, not proofs: how many cards of a month are unseen, whose hands
they may be in, and whether a mate lies on the field.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.fishing.paying import Circumstances
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.standing import circumstances_of, program_of
from hanafuda_desktop.engine.fishing.turn import FishingTurn
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.fishing.expecting import Chances, Expectation, chances
from hanafuda_desktop.rules.schema.fishing import FishingRules

__all__ = ["Outlook", "Table", "Weights", "table_of"]


@dataclass(frozen=True, slots=True)
class Weights:
    """How much yaku and cards matter: one's own, and those of each opposing side.

    What counts is the distance to the others. A yaku that every opponent pays for matters once for
    each of them; where a round is counted, an opponent's gain matters as one among several.
    """

    own_yaku: float
    their_yaku: float
    own_cards: float
    their_cards: float


@dataclass(frozen=True)
class Table:
    """A view as sets of cards.

    Attributes:
        program: the game.
        turn: the round being played.
        of: what the round's worth depends on, with the cards that the seat takes this turn.
        seat: whose view it is.
        side: the seat's side.
        hand: its hand.
        field: the cards on the field.
        unseen: the cards whose place it does not know.
        stock: how many cards are left to draw.
        hands: how many hand cards each seat has.
    """

    program: FishingProgram
    turn: FishingTurn
    of: Circumstances
    seat: int
    side: int
    hand: int
    field: int
    unseen: int
    stock: int
    hands: tuple[int, ...]

    @cached_property
    def free(self) -> int:
        """The cards captured by nobody."""
        free = mask_of(self.program.deck)
        for captured in self.of.captured:
            free &= ~captured
        return free

    @property
    def captured(self) -> int:
        """The cards that the seat's side captured."""
        return self.of.captured[self.side]

    @property
    def opponents(self) -> tuple[int, ...]:
        """The other sides."""
        return tuple(side for side in range(len(self.program.sides)) if side != self.side)

    @property
    def turns_left(self) -> int:
        """How many turns the seat still has, this one included."""
        draws = -(-self.stock // self.program.players)
        ends = self.program.rules.round_ends
        return draws if ends == "stock" else max(1, self.hands[self.seat])

    def takers(self, card: int) -> int:
        """The unseen cards that could capture a card from a hand, once it lies on the field."""
        return self.program.taken_from_hand[card] & self.unseen

    def drawn_takers(self, card: int) -> int:
        """The unseen cards that could capture it when they are drawn."""
        return self.program.taken_when_drawn[card] & self.unseen

    def holds_taker(self, card: int) -> bool:
        """Whether the seat itself holds a card that could capture it."""
        return bool(self.program.taken_from_hand[card] & self.hand & ~(1 << card))

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


def _cards(cards: Iterable[int | None]) -> int:
    return mask_of(card for card in cards if card is not None)


def table_of(rules: FishingRules, view: View) -> Table:
    """The view as sets of cards.

    Raises:
        ValueError: it is no view of a fishing game.
    """
    program = program_of(rules, view)
    assert isinstance(view.turn, FishingTurn)
    of = circumstances_of(view)
    side = program.side_of[view.seat]
    taking = _cards(view.pile("t").cards)
    captured = list(of.captured)
    captured[side if view.to_move == view.seat else program.side_of[view.to_move or 0]] |= taking
    seen = 0
    for pile in view.piles:
        seen |= _cards(pile.cards)
    stock = view.pile("s")
    return Table(
        program=program,
        turn=view.turn,
        of=replace(of, captured=tuple(captured)),
        seat=view.seat,
        side=side,
        hand=_cards(view.pile(f"h{view.seat}").cards),
        field=_cards(view.pile("f").cards),
        unseen=mask_of(program.deck) & ~seen,
        stock=stock.face_down,
        hands=tuple(len(view.pile(f"h{seat}").cards) for seat in range(program.players)),
    )


class Outlook:
    """What the seat of a table may expect, and what its moves change in that.

    Args:
        table: the view.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.weights = _weights(table.program)
        own = [self._own_chance(card) for card in range(CARD_COUNT)]
        self._chances: dict[int, Chances] = {table.side: chances(own)}
        for side in table.opponents:
            theirs = [self._their_chance(card, side) for card in range(CARD_COUNT)]
            self._chances[side] = chances(theirs)
        readings = table.program.readings[table.of.month]
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
        program = table.program
        later = table.turns_left / (table.turns_left + 1)
        if table.field & bit:
            return self.on_field(card, table.hand)
        if table.hand & bit:
            if program.hand_takes[card] & table.field:
                rivals = table.held(table.takers(card), self._opposing_seats())
                return 0.95 - 0.35 * rivals
            mates = (program.hand_takes[card] & table.unseen).bit_count()
            return later * min(0.6, 0.15 * mates + 0.35 * table.holds_taker(card))
        share = 0.85 * later / len(program.sides)
        return min(0.9, share + 0.15 * table.holds_taker(card))

    def on_field(self, card: int, hand: int) -> float:
        """How likely the seat captures a card that lies on the field, with these hand cards."""
        table = self.table
        rivals = table.held(table.takers(card), self._opposing_seats()) * 0.6
        if table.program.taken_from_hand[card] & hand:
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
        return 0.85 * later / len(table.program.sides)

    def on_field_for(self, card: int, side: int, *, held: bool) -> float:
        """How likely an opposing side is to capture a card that lies on the field.

        Args:
            card: the card.
            side: the side.
            held: whether the seat itself holds a card that captures it.
        """
        table = self.table
        in_hand = table.held(table.takers(card), table.program.sides[side])
        draws = table.drawn(table.drawn_takers(card), table.turns_left) / len(table.program.sides)
        chance = in_hand * 0.8 + (1 - in_hand) * draws * 0.7
        return chance * (0.6 if held else 1.0)

    def _opposing_seats(self) -> list[int]:
        table = self.table
        return [seat for side in table.opponents for seat in table.program.sides[side]]

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
        table, weights = self.table, self.weights
        free = table.free
        rest = free & ~cards
        own = self.expected(table.side, table.captured | cards, rest)
        own -= self.expected(table.side, table.captured, free)
        worth = weights.own_yaku * own
        for card in members(cards):
            missed = 1 - self.chance(card, table.side)
            worth += weights.own_cards * table.program.values[card] * missed
        for side in table.opponents:
            theirs = table.of.captured[side]
            denied = self.expected(side, theirs, free)
            denied -= self.expected(side, theirs & ~cards, rest)
            worth += weights.their_yaku * denied
            if weights.their_cards:
                lost = sum(
                    table.program.values[card] * self.chance(card, side) for card in members(cards)
                )
                worth += weights.their_cards * lost
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
        table, weights = self.table, self.weights
        points = table.program.values[card]
        more = own - self.chance(card, table.side)
        worth = more * (
            weights.own_yaku * self.marginal(table.side, card) + weights.own_cards * points
        )
        for side, likely in theirs.items():
            change = likely - self.chance(card, side)
            worth -= change * (
                weights.their_yaku * self.marginal(side, card) + weights.their_cards * points
            )
        return worth


def _weights(program: FishingProgram) -> Weights:
    rule = program.rules.round_score
    others = max(1, len(program.sides) - 1)
    if program.stopping is not None:
        return Weights(others, 1.0, 0.0, 0.0)
    yaku = float(rule.own_yaku) + float(rule.others_yaku)
    cards = float(rule.cards)
    return Weights(yaku, yaku / others, cards, cards / others)
