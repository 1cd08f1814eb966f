"""The combinations that can be played, by the cards they take; and which of them is meant.

Of a combination it is open in which order its cards are laid, and so which one lies on top and has
its effect. Combinations that differ only in that are one :class:`Group`. Free of Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hanafuda_desktop.engine.shedding.moves import Combine

__all__ = ["Completion", "Group", "groups_of", "meant", "top_of"]


@dataclass(frozen=True, slots=True)
class Group:
    """A combination of some cards, in any order.

    Attributes:
        id: the combination's id.
        field: the field cards that are discarded.
        hand: the hand cards that are discarded.
        lay: the hand cards that are laid on the field.
        moves: one move for each card that can lie on top.
    """

    id: str
    field: frozenset[int]
    hand: frozenset[int]
    lay: frozenset[int]
    moves: tuple[Combine, ...]

    @property
    def cards(self) -> frozenset[int]:
        """All its cards."""
        return self.field | self.hand | self.lay

    @property
    def tops(self) -> tuple[int, ...]:
        """The cards that can lie on top, in their order in the deck."""
        return tuple(sorted({top_of(move) for move in self.moves} - {-1}))

    def with_top(self, wanted: Sequence[int]) -> Combine:
        """The move that has the first of these cards on top that can lie there; else any."""
        for card in wanted:
            for move in self.moves:
                if top_of(move) == card:
                    return move
        return self.moves[0]


def top_of(move: Combine) -> int:
    """The card that comes to lie on top of the discard pile; -1 if none does."""
    cards = (*move.field, *move.hand)
    return cards[-1] if cards else -1


def groups_of(moves: Iterable[Combine]) -> tuple[Group, ...]:
    """Combinations by their cards, in the order of the moves."""
    found: dict[tuple[object, ...], list[Combine]] = {}
    for move in moves:
        key = (move.combination, *map(frozenset, (move.field, move.hand, move.lay)))
        found.setdefault(key, []).append(move)
    return tuple(
        Group(
            id=same[0].combination,
            field=frozenset(same[0].field),
            hand=frozenset(same[0].hand),
            lay=frozenset(same[0].lay),
            moves=tuple(same),
        )
        for same in found.values()
    )


def meant(groups: Sequence[Group], chosen: frozenset[int], pinned: Group | None) -> Group | None:
    """The combination that is meant by some chosen cards, if it is clear which.

    That is the one of exactly these cards; else the only one with them, where one in which cards
    are merely laid on the field does not count beside one that sheds them.

    Args:
        groups: the combinations that can be played.
        chosen: the cards.
        pinned: one that was asked for by name.
    """
    exact = [group for group in groups if group.cards == chosen]
    if pinned in exact:
        return pinned
    if exact:
        return exact[0]
    wider = [group for group in groups if chosen <= group.cards] if chosen else []
    strong = [group for group in wider if not chosen & group.lay]
    if len(strong) == 1:
        return strong[0]
    return wider[0] if len(wider) == 1 else None


@dataclass(frozen=True, slots=True)
class Completion:
    """An offer that plays nothing yet: all cards of a combination are to be chosen."""

    group: Group
