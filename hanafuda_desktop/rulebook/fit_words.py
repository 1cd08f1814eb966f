"""What fits on what, in words: "a card one month earlier, whatever its kind"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT, Card, Category
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rulebook.card_words import any_of, card_name
from hanafuda_desktop.rulebook.english import MONTH_NAMES, article, listed, number
from hanafuda_desktop.rules.schema.selectors import Fit, fits_mask, selected

__all__ = ["FIT", "compared", "fits_example", "fits_remarks", "fits_sentences", "fits_words"]

_MONTH: Final = {
    "any": "",
    "same": "of the same month",
    "different": "of another month",
    "earlier": "one month earlier",
    "later": "one month later",
    "adjacent": "one month earlier or later",
}
_PLACE: Final = {
    "any": "",
    "same": "at the same place in its month",
    "different": "at another place in its month",
    "next": "one place further down in its month",
    "previous": "one place further up in its month",
}
_CATEGORY: Final = {
    "any": "",
    "same": "of the same kind",
    "different": "of another kind",
    "lower": "of a lower kind",
    "higher": "of a higher kind",
    "next-lower": "of the kind just below",
    "next-higher": "of the kind just above",
}


def _steps(steps: tuple[int, ...], noun: str, down: str, up: str, same: str) -> str:
    words = []
    for step in steps:
        plural = noun if abs(step) == 1 else f"{noun}s"
        words.append(f"{number(abs(step))} {plural} {up if step > 0 else down}" if step else same)
    return listed(words, "or")


def _month(fit: Fit) -> str:
    if isinstance(fit.month, str):
        return _MONTH[fit.month]
    return _steps(fit.month, "month", "earlier", "later", _MONTH["same"])


def _place(fit: Fit) -> str:
    if isinstance(fit.place, str):
        return _PLACE[fit.place]
    further = ("further up in its month", "further down in its month")
    return _steps(fit.place, "place", *further, _PLACE["same"])


def _relations(fit: Fit) -> str:
    """How the placed card stands to the one beneath it: ``one month earlier``."""
    parts = [words for words in (_month(fit), _place(fit), _CATEGORY[fit.category]) if words]
    comma = "," if any(" or " in words for words in parts[:-1]) else ""
    return f"{comma} and ".join(parts)


def _whatever(fit: Fit) -> str:
    """What does not matter, where a reader would ask."""
    if fit.month != "any" and fit.place == "any" and fit.category == "any":
        return ", whatever its kind"
    if fit.month == "any" and (fit.place != "any" or fit.category != "any"):
        return ", whatever its month"
    return ""


def _one(fit: Fit, deck: int) -> str:
    relations = _relations(fit)
    cards, onto = selected(fit.cards) & deck, selected(fit.onto) & deck
    free = cards == deck and onto == deck
    placed = "a card" if relations and cards == deck else any_of(cards, deck)
    words = f"{placed} {relations}".rstrip()
    if free:
        return words + _whatever(fit)
    return f"{words}, on {any_of(onto, deck)}" if onto != deck or not relations else words


def fits_words(fits: tuple[Fit, ...], deck: int) -> str:
    """What may be placed: ``a card one month earlier, whatever its kind``; ``nothing``."""
    if not fits:
        return "nothing"
    return listed([_one(fit, deck) for fit in fits], "or")


def compared(fits: tuple[Fit, ...], deck: int) -> str:
    """What holds between each card of a run and the one beneath it, after "is"."""
    words = []
    for fit in fits:
        cards, onto = selected(fit.cards) & deck, selected(fit.onto) & deck
        parts = [_relations(fit)] if _relations(fit) else []
        if cards != deck:
            parts.insert(0, any_of(cards, deck))
        if onto != deck or not parts:
            parts.append(f"on {any_of(onto, deck)}")
        words.append(", ".join(parts))
    return listed(words, "or")


def _goes_round(fits: tuple[Fit, ...]) -> str:
    stepping = [fit for fit in fits if fit.month not in ("any", "same", "different")]
    if not stepping:
        return ""
    if all(fit.wrap for fit in stepping):
        return "The months go round: after December comes January again."
    if any(fit.wrap for fit in stepping):
        return ""
    return "The months do not go round: nothing comes before January or after December."


def _order_in_month(fits: tuple[Fit, ...]) -> str:
    placing = [fit for fit in fits if fit.place != "any"]
    if not placing:
        return ""
    order = "Each month has an order of its own, from its highest card down to its last chaff."
    if all(fit.twins for fit in placing):
        return f"{order} A month's chaff cards stand in for one another."
    if not any(fit.twins for fit in placing):
        return f"{order} Even a month's chaff cards keep to it."
    return order


def _order_of_kinds(fits: tuple[Fit, ...]) -> str:
    ranked = {"lower", "higher", "next-lower", "next-higher"}
    if any(fit.category in ranked for fit in fits):
        return "The kinds rank, from the lowest: chaff, ribbon, animal, bright."
    return ""


def fits_remarks(fits: tuple[Fit, ...]) -> list[str]:
    """What one has to know to understand these words: which orders there are, where they end."""
    remarks = (_goes_round(fits), _order_in_month(fits), _order_of_kinds(fits))
    return [words for words in remarks if words]


def _by_month(fit: Fit, deck: int) -> str:
    """An example for steps between months: ``a February on a March``."""
    steps = {"earlier": (-1,), "later": (1,), "adjacent": (-1,)}.get(str(fit.month), fit.month)
    whole = selected(fit.cards) & deck == deck and selected(fit.onto) & deck == deck
    only_months = whole and fit.place == "any" and fit.category == "any"
    if isinstance(steps, str) or not steps[0] or not only_months:
        return ""
    step = steps[0]
    beneath = [3 if step < 0 else 2]
    if fit.wrap:
        beneath.append(1 if step < 0 else MONTH_COUNT)
    pairs = []
    for month in beneath:
        placed = (month + step - 1) % MONTH_COUNT
        pairs.append(f"{article(MONTH_NAMES[placed])} on {article(MONTH_NAMES[month - 1])}")
    return listed(pairs, "or")


def _plain(card: Card) -> bool:
    return card.category is Category.CHAFF and card.role is None


def fits_example(fits: tuple[Fit, ...], deck: int) -> str:
    """One card that goes on another, in words; nothing where no example helps."""
    if len(fits) != 1 or not _relations(fits[0]):
        return ""
    if words := _by_month(fits[0], deck):
        return words
    named = [card for card in members(deck) if not _plain(CARDS[card])]
    for beneath in named:
        for placed in named:
            if fits_mask(fits, placed) >> beneath & 1:
                return f"{card_name(CARDS[placed])} on {card_name(CARDS[beneath])}"
    return ""


def fits_sentences(fits: tuple[Fit, ...], deck: int) -> str:
    """What may be placed, with an example, and whatever must be known to understand it."""
    example = fits_example(fits, deck)
    words = fits_words(fits, deck) + (f" (for example {example})" if example else "")
    return ". ".join([words, *(each.removesuffix(".") for each in fits_remarks(fits))])


FIT: Final[Mapping[str, Callable[..., object]]] = {
    "month": _month,
    "wrap": _goes_round,
    "category": _relations,
    "place": _place,
    "twins": _order_in_month,
    "cards": _one,
    "onto": _one,
}
"""Which function here tells each key of a :class:`Fit`."""
