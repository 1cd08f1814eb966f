"""Choosing the cards of a combination in a shedding game, one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hanafuda_desktop.engine.shedding.moves import (
    Combine,
    DiscardDrawn,
    Keep,
    Pass,
    SheddingMove,
    Struggle,
    Swap,
)
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.schema.shedding import SheddingRules
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.choices import stop_of
from hanafuda_desktop.table.gathering import Gathering
from hanafuda_desktop.table.shedding_gathered import Gathered
from hanafuda_desktop.table.shedding_groups import Completion, groups_of

__all__ = ["SheddingChoosing"]

_FIELD: Final = "f"
_DRAWN: Final = "x"


class SheddingChoosing(Gathering):
    """What a seat can choose cards for; what else it can do stands on this.

    Attributes:
        own: the seat's hand.
        groups: the combinations that can be played.
        draws: drawing in place of playing, or passing, where that is allowed.
        discards: how the drawn card may be discarded.
        keeps_drawn: whether it may be kept.
        swaps: the seats with which hands may be swapped.
        gathered: the cards that are chosen.

    Args:
        rules: the game's rules.
        view: what the seat sees.
        moves: the moves of the seat to move; they count only if it is this one.
        names: the names of the combinations by their ids.
    """

    def __init__(
        self,
        rules: SheddingRules,
        view: View,
        moves: Iterable[SheddingMove],
        names: dict[str, str],
    ) -> None:
        self.rules, self.view, self.names = rules, view, names
        self.own = f"h{view.seat}"
        own = tuple(moves) if view.to_move == view.seat else ()
        self.groups = groups_of(move for move in own if isinstance(move, Combine))
        self.draws = next((move for move in own if isinstance(move, Struggle | Pass)), None)
        self.discards = [move for move in own if isinstance(move, DiscardDrawn)]
        self.keeps_drawn = any(isinstance(move, Keep) for move in own)
        self.swaps = {move.seat: move for move in own if isinstance(move, Swap)}
        self.gathered = Gathered(self.groups)

    # --- where cards are -------------------------------------------------------------------------

    def card_at(self, at: Hit) -> int | None:
        """The card there, if there is one that is known."""
        cards = self.view.pile(at.pile).cards
        return cards[at.index] if 0 <= at.index < len(cards) else None

    def hit_of(self, card: int) -> Hit | None:
        """Where a card lies that can be played."""
        for pile in (self.own, _FIELD, _DRAWN):
            cards = self.view.pile(pile).cards
            if card in cards:
                return Hit(pile, cards.index(card))
        return None

    def hits_of(self, cards: Iterable[int]) -> tuple[Hit, ...]:
        """Where cards lie."""
        return tuple(hit for hit in map(self.hit_of, cards) if hit is not None)

    def to_choose(self, at: Hit) -> bool:
        """Whether this is a card among those that combinations are made of, in one's own turn."""
        return (
            (self.draws is not None or bool(self.groups))
            and at.index >= 0
            and at.pile in (self.own, _FIELD)
        )

    # --- choosing several cards ------------------------------------------------------------------

    @property
    def chosen(self) -> tuple[Hit, ...]:
        """The chosen cards, in the order in which they were chosen."""
        return self.hits_of(self.gathered.cards)

    @property
    def joining(self) -> tuple[Hit, ...]:
        """The cards that may be chosen besides."""
        return self.hits_of(sorted(self.gathered.joining))

    @property
    def ready(self) -> Combine | None:
        """The combination that is played if nothing more is chosen."""
        return self.gathered.move

    @property
    def question(self) -> str:
        """What is asked about the drawn card."""
        return tr("Keep or discard?") if self.discards else tr("Nothing to put it on")

    def toggle(self, at: Hit) -> bool:
        """Choose a card, or no longer; a hand card that goes with none of those begins anew."""
        card = self.card_at(at)
        if card is None or not self.to_choose(at):
            return False
        self.gathered.toggle(card, anew=at.pile == self.own)
        return True

    def refused(self, at: Hit) -> Combine | None:
        """The combination that was tried by choosing a card that cannot be chosen."""
        card = self.card_at(at)
        return None if card is None else self.tried((*self.gathered.cards, card))

    def tried(self, cards: Iterable[int]) -> Combine:
        """A combination that somebody may have meant with these cards, whom it is refused."""
        own = self.view.pile(self.own).cards
        hand = tuple(card for card in cards if card in own)
        field = tuple(card for card in cards if card not in own)
        onto = "field" if field and hand else "nothing"
        fitting = [
            each
            for each in self.rules.combinations
            if (each.onto == onto or (not field and each.onto == "discard"))
            and bool(each.field) == bool(field and not hand)
        ]
        close = sorted(fitting, key=lambda each: abs(each.hand.most - len(hand)))
        id_ = (close or list(self.rules.combinations))[0].id
        return Combine(id_, field, hand)

    def aim(self, at: Hit, place: str) -> None:
        """Choose a card together with the field card that it was let go over."""
        stop = stop_of(place)
        over = stop if isinstance(stop, Hit) and stop.pile == _FIELD else None
        for each in (over, at):
            card = self.card_at(each) if each is not None else None
            if card is not None:
                self.gathered.add(card)

    def complete(self, move: object) -> bool:
        """Choose all that an offer takes."""
        if not isinstance(move, Completion):
            return False
        self.gathered.pin(move.group)
        return True

    def usable(self, at: Hit) -> bool:
        """Whether a card can be chosen, alone or with those that are."""
        card = self.card_at(at)
        if card is None or not self.to_choose(at):
            return False
        return self.gathered.takes(card) or any(card in group.cards for group in self.groups)

    def keeps(self, at: Hit) -> bool:
        """Whether what is chosen stays chosen when a hand takes this card."""
        card = self.card_at(at)
        return card is not None and bool(self.gathered.cards) and self.gathered.takes(card)

    def bring_up(self, step: int) -> bool:
        """Let the next card of those that can lie on top do so."""
        return self.gathered.bring_up(step)

    def clear(self) -> None:
        """Choose nothing."""
        self.gathered.clear()
