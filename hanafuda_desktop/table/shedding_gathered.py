"""The cards that somebody has chosen to play together, and what they may become. Free of Qt."""

from __future__ import annotations

from hanafuda_desktop.engine.shedding.moves import Combine
from hanafuda_desktop.table.shedding_groups import Group, meant, top_of

__all__ = ["Gathered"]


class Gathered:
    """Chosen cards among the combinations of a moment.

    Attributes:
        cards: the chosen cards, in the order in which they were chosen.
    """

    def __init__(self, groups: tuple[Group, ...]) -> None:
        self._groups = groups
        self.cards: list[int] = []
        self._pinned: Group | None = None
        self._top: int | None = None

    def _with(self, cards: frozenset[int]) -> list[Group]:
        return [group for group in self._groups if cards <= group.cards]

    @property
    def group(self) -> Group | None:
        """The combination that is meant, if it is clear which."""
        return meant(self._groups, frozenset(self.cards), self._pinned)

    @property
    def move(self) -> Combine | None:
        """It as a move, with the card on top that is wanted there: the one chosen last."""
        group = self.group
        if group is None:
            return None
        wanted = [] if self._top is None else [self._top]
        return group.with_top([*wanted, *reversed(self.cards)])

    @property
    def joining(self) -> frozenset[int]:
        """The cards that may be chosen besides."""
        chosen = frozenset(self.cards)
        return frozenset(c for group in self._with(chosen) for c in group.cards) - chosen

    @property
    def alternatives(self) -> tuple[Group, ...]:
        """Other combinations with the chosen cards: those of which it is clear what they take.

        Of exactly these cards that are every one, as some may be laid or shed in several ways.
        """
        if not self.cards:
            return ()
        now, chosen = self.group, frozenset(self.cards)
        others: dict[str, list[Group]] = {}
        for group in self._with(chosen):
            if group != now:
                others.setdefault(group.id, []).append(group)
        return tuple(
            group
            for same in others.values()
            for group in same
            if len(same) == 1 or group.cards == chosen
        )

    def splits(self, group: Group) -> bool:
        """Whether a combination takes the same cards as another way to make it."""
        return any(
            each != group and each.id == group.id and each.cards == group.cards
            for each in self._groups
        )

    def takes(self, card: int) -> bool:
        """Whether a card is chosen, or may be chosen besides."""
        return card in self.cards or bool(self._with(frozenset({*self.cards, card})))

    def toggle(self, card: int, *, anew: bool) -> None:
        """Choose a card, or no longer.

        Args:
            card: the card.
            anew: whether it alone is chosen if it does not go with the others.
        """
        if card in self.cards:
            self.cards.remove(card)
            self._pinned = None
            self._top = None if self._top == card else self._top
        elif self.takes(card):
            self.add(card)
        elif anew and self._with(frozenset({card})):
            self.clear()
            self.add(card)

    def add(self, card: int) -> None:
        """Choose a card besides."""
        if card not in self.cards:
            self.cards.append(card)
        self._pinned = self._top = None

    def pin(self, group: Group) -> None:
        """Choose exactly the cards of a combination; those that were chosen stay chosen last."""
        rest = sorted(group.cards - set(self.cards))
        self.cards = [*rest, *(card for card in self.cards if card in group.cards)]
        self._pinned = group

    def bring_up(self, step: int) -> bool:
        """Let the next card of those that can lie on top do so; returns whether there is one."""
        group, move = self.group, self.move
        if group is None or move is None or len(group.tops) < 2:
            return False
        tops = group.tops
        self._top = tops[(tops.index(top_of(move)) + step) % len(tops)]
        return True

    def bring(self, card: int) -> bool:
        """Let this card lie on top; returns whether it can."""
        group = self.group
        if group is None or card not in group.tops:
            return False
        self._top = card
        return True

    def clear(self) -> None:
        """Choose nothing."""
        self.cards = []
        self._pinned = self._top = None
