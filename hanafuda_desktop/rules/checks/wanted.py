"""Cards that are wanted: sets of which so many are needed, and whether all can be had."""

from __future__ import annotations

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.schema.needs import Need

__all__ = ["but_none_has", "but_one_has", "can_fill", "needed", "split"]


def split(mask: int, by: str) -> dict[object, int]:
    """The set, parted by month or by kind."""
    parts: dict[object, int] = {}
    for card in members(mask):
        key = getattr(CARDS[card], by)
        parts[key] = parts.get(key, 0) | 1 << card
    return parts


def can_fill(wanted: list[tuple[int, int]]) -> bool:
    """Whether there is a card of its own for each that is wanted (bipartite matching)."""
    if sum(count for _, count in wanted) > len(CARDS):
        return False
    slots = [mask for mask, count in wanted for _ in range(count)]
    slot_of: dict[int, int] = {}

    def place(slot: int, tried: set[int]) -> bool:
        for card in members(slots[slot]):
            if card not in tried:
                tried.add(card)
                if card not in slot_of or place(slot_of[card], tried):
                    slot_of[card] = slot
                    return True
        return False

    return all(place(slot, set()) for slot in range(len(slots)))


def needed(need: Need, count: int, times: int = 1) -> str:
    """What a need asks for, in words.

    Args:
        need: the need.
        count: how many cards it takes in all that time.
        times: how often its yaku is collected.
    """
    match need.each, need.same:
        case "month", _:
            said = trn("{n} of each month is needed", "{n} of each month are needed", count)
        case "category", _:
            said = trn("{n} of each kind is needed", "{n} of each kind are needed", count)
        case _, "month":
            said = trn("{n} of one month is needed", "{n} of one month are needed", count)
        case _, "category":
            said = trn("{n} of one kind is needed", "{n} of one kind are needed", count)
        case _:
            said = trn("{n} of these cards is needed", "{n} of these cards are needed", count)
    return (
        said if times == 1 else tr("{needed} to collect it {times} times", needed=said, times=times)
    )


def but_one_has(needs: str, by: str, part: object, number: int) -> str:
    """That is needed, but a month, or a kind, has not so many.

    Args:
        needs: what is needed, in words.
        by: whether it is a month or a kind.
        part: which.
        number: how many it has.
    """
    if by == "month":
        return tr(
            "{needed}, but month {month} has only {number} of these cards",
            needed=needs,
            month=part,
            number=number,
        )
    return tr(
        "{needed}, but {kind} has only {number} of these cards",
        needed=needs,
        kind=part,
        number=number,
    )


def but_none_has(needs: str, by: str) -> str:
    """That is needed, but no month, or no kind, has so many."""
    if by == "month":
        return tr("{needed}, but no month has so many of these cards", needed=needs)
    return tr("{needed}, but no kind has so many of these cards", needed=needs)
