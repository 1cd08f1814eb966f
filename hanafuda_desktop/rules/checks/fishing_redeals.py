"""Whether a fishing game comes to be played: not every deal, or nearly every, is dealt again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from hanafuda_desktop.cards.cardset import mask_of, members, month_cards
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.checks.fishing_deal import tables
from hanafuda_desktop.rules.checks.problem import Path, Problem, reads
from hanafuda_desktop.rules.checks.wanted import split
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.schema.fishing_play import DealtHand
from hanafuda_desktop.rules.schema.needs import Need
from hanafuda_desktop.rules.schema.selectors import selected

__all__ = ["CHECKS"]

_DEALS: Final = 100
"""So many deals are tried, always the same ones."""
_TOO_MANY: Final = 50
_A_MONTH: Final = 4
_LARGE_FIELD: Final = 16
"""On a smaller field a whole month lies seldom."""


def _lies(need: Need, field: int) -> bool:
    """Whether the field holds what an entry of ``redeal`` speaks of."""
    cards = selected(need.cards)
    if need.each is not None:
        parts = split(cards, need.each).values()
        return all((part & field).bit_count() >= need.count for part in parts)
    if need.same is not None:
        parts = split(cards, need.same).values()
        return any((part & field).bit_count() >= need.count for part in parts)
    return (cards & field).bit_count() >= need.count


def _held(rule: DealtHand, months: list[int]) -> bool:
    """Whether a hand holds so many cards of so many months.

    Args:
        rule: what it is to hold.
        months: how many cards of each month it has, the most first.
    """
    if rule.exact:
        return not Counter(rule.months) - Counter(months)
    wanted = sorted(rule.months, reverse=True)
    return all(has >= size for has, size in zip(months, wanted, strict=False))


def _counts(cards: int) -> list[int]:
    return sorted(_months(cards), reverse=True)


def _months(cards: int) -> Iterator[int]:
    for month in range(1, 13):
        yield (cards & month_cards(month)).bit_count()


def _again(rules: Any, hands: list[int], field: int) -> Path | None:
    """What of the rules says that this is dealt again, if anything does."""
    if rules.four_on_field == "redeal" and _A_MONTH in _months(field):
        return ("four_on_field",)
    for number, need in enumerate(rules.redeal):
        if _lies(need, field):
            return ("redeal", number)
    for number, rule in enumerate(rules.dealt_hands):
        if rule.ends == "redeal" and any(_held(rule, _counts(hand)) for hand in hands):
            return ("dealt_hands", number)
    return None


@reads("deal", "deck", "players", "team_size", "four_on_field", "redeal", "dealt_hands")
def deals_are_played(rules: Any) -> Iterator[Problem]:
    """Most deals count."""
    deck = tuple(members(selected(rules.deck.cards)))
    seldom = not rules.redeal and not any(hand.ends == "redeal" for hand in rules.dealt_hands)
    for players in tables(rules):
        deal = rules.deal.get(str(players))
        if deal is None or deal.hand * players + deal.field > len(deck):
            continue
        if seldom and deal.field < _LARGE_FIELD:
            continue
        why: Counter[Path] = Counter()
        for seed in range(_DEALS):
            order = shuffled(deck, seed)
            hands = [mask_of(order[n * deal.hand : (n + 1) * deal.hand]) for n in range(players)]
            at = _again(rules, hands, mask_of(order[len(order) - deal.field :]))
            why.update(() if at is None else (at,))
        if why.total() >= _TOO_MANY:
            (at, _), *_ = why.most_common(1)
            message = tr(
                "of {deals} deals for {players}, {number} would be dealt again",
                deals=_DEALS,
                players=players,
                number=why.total(),
            )
            hint = tr("after ten deals that do not count the next one is played all the same")
            yield Problem(at, message, hint, Severity.WARNING)
            return


CHECKS = (deals_are_played,)
