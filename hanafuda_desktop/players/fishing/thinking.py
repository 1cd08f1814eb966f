"""How one look ahead weighs the moves of a fishing game.

Every move is weighed by what it brings at once and by what it changes in what each side may expect:
one's own yaku come nearer, the opponents' go, a card laid down may be captured by another. All
values come from the rule file; no game is known by name.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.cardset import mask_of, members, month_cards
from hanafuda_desktop.engine.fishing.factors import triple_factor
from hanafuda_desktop.engine.fishing.moves import (
    Bomb,
    Draw,
    FishingMove,
    Go,
    NextRound,
    Pick,
    Play,
    Show,
    Stop,
    Take,
)
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.fishing.calling import better_to_go_on
from hanafuda_desktop.players.fishing.outlook import Outlook, table_of
from hanafuda_desktop.players.whims import SURE
from hanafuda_desktop.rules.schema.fishing import FishingRules

__all__ = ["FishingThinking"]

_LANDING: Final = 0.2
"""How much likelier a card is captured once a mate of it lies on the field."""


class FishingThinking:
    """One decision.

    Args:
        rules: the game's rules.
        view: what the seat to move sees.

    Attributes:
        outlook: what the seat may expect.
    """

    def __init__(self, rules: FishingRules, view: View) -> None:
        self._view = view
        self._table = table_of(rules, view)
        self.outlook = Outlook(self._table)

    def goes_on(self) -> bool:
        """Whether going on promises more than stopping."""
        return better_to_go_on(self._view, self.outlook)

    def worth(self, move: FishingMove) -> float:
        """What a move is worth, compared with others of the same decision."""
        table = self._table
        match move:
            case Play(card, take):
                return self._play(card, take)
            case Take(card):
                drawn = table.turn.turned
                return self._captures(card if drawn is None else drawn, 1 << card)
            case Bomb(month):
                return self._bomb(month)
            case Show(month):
                return self._show(month)
            case Draw() | NextRound() | Pick() | Stop() | Go():
                return 0.0

    # --- hand cards ------------------------------------------------------------------------------

    def _play(self, card: int, take: int | None) -> float:
        table = self._table
        mates = table.program.hand_takes[card] & table.field
        if not mates:
            return self._laid(card)
        worth = self._captures(card, mates if take is None else 1 << take)
        program = table.program
        if program.rules.pending_pair and mates & (mates - 1) == 0:
            # The fourth card, or rather the third, may come from the stock: then all stay.
            worth *= 1 - table.drawn(program.kin[card] & table.unseen)
        if program.rules.wild and program.wild >> card & 1:
            # It takes whatever comes later, too.
            worth -= 0.2 * max(0.0, self._best_capture(program.hand_takes[card] & table.unseen))
        return worth

    def _best_capture(self, cards: int) -> float:
        return max((self.outlook.captures(1 << card) for card in members(cards)), default=0.0)

    def _captures(self, card: int, mates: int) -> float:
        """What it is worth to capture field cards with a card."""
        gained = mates | 1 << card
        return self.outlook.captures(gained | self._stolen(gained)) + self._odd_mate(card, mates)

    def _odd_mate(self, card: int, mates: int) -> float:
        """A wild card's user gets the odd card that it leaves, at the end."""
        program = self._table.program
        wild = program.wild & (mates | 1 << card)
        if not wild:
            return 0.0
        worth = 0.0
        for mate in members((mates | 1 << card) & ~wild):
            left = program.kin[mate] & self._table.free & ~mates & ~(1 << card)
            if left.bit_count() % 2 and not program.kin[mate] & wild:
                each = [self.outlook.captures(1 << other) for other in members(left)]
                worth += 0.5 * sum(each) / len(each)
        return worth

    def _stolen(self, gained: int) -> int:
        """Cards that a capture takes from the opponents."""
        table = self._table
        steal = table.program.steal
        if steal is None:
            return 0
        times = 0
        if not table.field & ~gained:
            times += steal.empty_field
        first = (gained & -gained).bit_length() - 1
        month = table.program.kin[first]
        if month.bit_count() == 4 and (gained | self._taking()) & month == month:
            times += steal.whole_month
        stolen = 0
        for side in table.opponents:
            theirs = [card for card in steal.cheapest if table.of.captured[side] >> card & 1]
            stolen |= mask_of(theirs[:times])
        return stolen

    def _taking(self) -> int:
        return mask_of(card for card in self._view.pile("t").cards if card is not None)

    def _laid(self, card: int) -> float:
        """What it is worth to lay a card down: mostly what it gives away."""
        table, outlook = self._table, self.outlook
        hand = table.hand & ~(1 << card)
        held = table.holds_taker(card)
        theirs = {side: outlook.on_field_for(card, side, held=held) for side in table.opponents}
        worth = outlook.shifts(card, outlook.on_field(card, hand), theirs)
        for mate in members(table.takers(card)):
            # A card that could not be captured before finds a place to land on.
            own = outlook.chance(mate, table.side) + (_LANDING if held else _LANDING / 2)
            likely = {
                side: outlook.chance(mate, side) + _LANDING * table.held(1 << mate, seats)
                for side, seats in enumerate(table.program.sides)
                if side != table.side
            }
            worth += outlook.shifts(mate, min(1.0, own), likely)
        return worth

    # --- three of a month ------------------------------------------------------------------------

    def _bomb(self, month: int) -> float:
        table = self._table
        gained = month_cards(month) & (table.hand | table.field)
        worth = self.outlook.captures(gained | self._stolen(gained))
        return worth + self._doubled(bomb=True)

    def _show(self, month: int) -> float:
        """It comes before the turn, so it is done first, if it is worth more than the bomb that
        the three then cannot be.
        """
        gain = self._doubled(bomb=False) - self._bomb_given_up(month)
        return SURE + gain if gain > 0 else -SURE

    def _bomb_given_up(self, month: int) -> float:
        """What three of a month may still bring as a bomb, beyond what they bring one by one."""
        table = self._table
        fourth = month_cards(month) & table.free & ~table.hand
        if not table.program.rules.bombs.bomb or not fourth:
            return 0.0
        if fourth & table.field:
            likely = 1.0
        else:
            draws = table.turns_left * table.program.players
            likely = table.drawn(fourth & table.unseen, draws)
        three = month_cards(month) & table.hand
        singly = max(self.outlook.captures(fourth | 1 << card) for card in members(three))
        together = self.outlook.captures(fourth | three | self._stolen(fourth | three))
        # Four cards are never worth less than two of them; the estimates may say so.
        return likely * (self._doubled(bomb=True) + max(0.0, together - singly))

    def _doubled(self, *, bomb: bool) -> float:
        """What it may bring that a payment is multiplied for a triple."""
        table = self._table
        factor = triple_factor(table.program.factors, bomb=bomb)
        if factor is None:
            return 0.0
        own = self.outlook.expected(table.side, table.captured, table.free)
        return 0.5 * self.outlook.weights.own_yaku * (own + 0.1) * (factor.rule.factor - 1)
