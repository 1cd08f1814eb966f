"""The slips of a shedding game: what can be played that is no card, written on paper."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.engine.shedding.moves import KEEP, Pass
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.choices import Offer
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.phrases import card_words
from hanafuda_desktop.table.shedding_choosing import SheddingChoosing
from hanafuda_desktop.table.shedding_groups import Completion, Group
from hanafuda_desktop.table.shedding_layout import SheddingLayout
from hanafuda_desktop.table.shedding_tray import Tray, set_tray

__all__ = ["SheddingSlips"]

_LEAST: Final = 27.0
_HIGH: Final = 0.05
"""A slip's height, as a share of the table's."""
_WIDE: Final = 3.0
"""Its width where it lies among cards, counted in its height."""


class SheddingSlips:
    """The slips of one moment: those of the tray first, then those at hands.

    Args:
        choosing: what is chosen, and what could be played of it.
    """

    def __init__(self, choosing: SheddingChoosing) -> None:
        self._choosing = choosing

    def of_tray(self) -> list[tuple[object, str]]:
        """What is ready, what else could be made of what is chosen, Pass, Keep."""
        choosing, move = self._choosing, self._choosing.ready
        slips: list[tuple[object, str]] = [] if move is None else [(move, tr("Play"))]
        for group in choosing.gathered.alternatives:
            slips.append((Completion(group), self._named(group)))
        if isinstance(choosing.draws, Pass) and not choosing.gathered.cards:
            slips.append((choosing.draws, tr("Pass")))
        if choosing.keeps_drawn:
            slips.append((KEEP, tr("Keep")))
        return slips

    def _named(self, group: Group) -> str:
        """A combination on a slip; where the same cards make it in several ways, by what is shed,
        or by what is laid on the field where that is said in fewer words.
        """
        if not self._choosing.gathered.splits(group):
            return tr("{name} …", name=self._choosing.names[group.id])
        if len(group.lay) < len(group.hand):
            return tr("Lay {cards}", cards=card_words(sorted(group.lay)))
        return tr("Shed {cards}", cards=card_words(sorted(group.hand)))

    def tray(self, layout: SheddingLayout, cards: int, laid: int) -> Tray:
        """The tray with so many cards that are discarded, and so many laid on the field."""
        texts = [text for _, text in self.of_tray()]
        aspect = layout.card_height / layout.card_width
        return set_tray(layout.tray, aspect, cards, laid, texts)

    def offers(self, layout: SheddingLayout) -> tuple[Offer, ...]:
        """All of them, where they lie."""
        slips = zip(self.of_tray(), self.tray(layout, 0, 0).slips, strict=True)
        ready = self._choosing.ready
        offers = [Offer(move, text, rect, move == ready) for (move, text), rect in slips]
        high = round(max(_LEAST, _HIGH * layout.height))
        wide = round(high * _WIDE)
        for seat, move in self._choosing.swaps.items():
            hand = layout.hands[seat].rect
            x, y = hand.x + (hand.width - wide) / 2, hand.y + (hand.height - high) / 2
            offers.append(Offer(move, tr("Swap"), Rect(round(x), round(y), wide, high)))
        return tuple(offers)

    def moves(self) -> tuple[object, ...]:
        """What each of them plays, in the same order."""
        return (*(move for move, _ in self.of_tray()), *self._choosing.swaps.values())
