"""What fits on what, in words: "a card one month earlier, whatever its kind"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT, Card, Category
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rulebook.card_words import any_of, card_name
from hanafuda_desktop.rules.schema.selectors import Fit, fits_mask, selected
from hanafuda_desktop.text.language import Text, number, tr
from hanafuda_desktop.text.vocabulary import CARD, listed, paragraph

_WORDS: Final[Mapping[str, Mapping[str | int, Text]]] = {
    "month": {
        "same": "of the same month",
        "different": "of another month",
        "earlier": "one month earlier",
        "later": "one month later",
        "adjacent": "one month earlier or later",
        -1: "{number} months earlier",
        1: "{number} months later",
    },
    "place": {
        "same": "at the same place in its month",
        "different": "at another place in its month",
        "next": "one place further down in its month",
        "previous": "one place further up in its month",
        -1: "{number} places further up in its month",
        1: "{number} places further down in its month",
    },
    "category": {
        "same": "of the same kind",
        "different": "of another kind",
        "lower": "of a lower kind",
        "higher": "of a higher kind",
        "next-lower": "of the kind just below",
        "next-higher": "of the kind just above",
    },
}
"""How a card can stand to another; of several steps up or down, by their sign."""
_STEPS: Final = {"month": ("earlier", "same", "later"), "place": ("previous", "same", "next")}
"""One step up, none, and one down."""
_A_MONTH: Final[tuple[Text, ...]] = (
    "a January",
    "a February",
    "a March",
    "an April",
    "a May",
    "a June",
    "a July",
    "an August",
    "a September",
    "an October",
    "a November",
    "a December",
)


def _step(key: str, step: int) -> str:
    if abs(step) <= 1:
        return tr(_WORDS[key][_STEPS[key][step + 1]])
    return tr(_WORDS[key][1 if step > 0 else -1], number=number(abs(step)))


def _stands(fit: Fit, key: Literal["month", "place", "category"]) -> str:
    """How the placed card stands to the other by one key; nothing where that does not matter."""
    wanted = getattr(fit, key)
    if isinstance(wanted, str):
        return tr(_WORDS[key][wanted]) if wanted != "any" else ""
    return listed([_step(key, step) for step in wanted], "or")


def _has_choice(steps: str | tuple[int, ...]) -> bool:
    """Whether the words for these steps have an "or"."""
    return steps == "adjacent" or (not isinstance(steps, str) and len(steps) > 1)


def _relations(fit: Fit) -> str:
    """How the placed card stands to the one beneath it: ``one month earlier``."""
    month, place, kind = (_stands(fit, key) for key in ("month", "place", "category"))
    parts = [words for words in (month, place, kind) if words]
    if not parts:
        return ""
    has_choice = (_has_choice(fit.month) and bool(place or kind)) or (
        _has_choice(fit.place) and bool(kind)
    )
    words, *others = parts
    for other in others:
        if has_choice:
            words = tr("{relation}, and {other}", relation=words, other=other)
        else:
            words = tr("{relation} and {other}", relation=words, other=other)
    return words


def _whatever(fit: Fit, words: str) -> str:
    """The words, and what does not matter, where a reader would ask."""
    if fit.month != "any" and fit.place == "any" and fit.category == "any":
        return tr("{card}, whatever its kind", card=words)
    if fit.month == "any" and (fit.place != "any" or fit.category != "any"):
        return tr("{card}, whatever its month", card=words)
    return words


def _one(fit: Fit, deck: int) -> str:
    relations = _relations(fit)
    cards, onto = selected(fit.cards) & deck, selected(fit.onto) & deck
    if not relations:
        if cards == deck == onto:
            return any_of(cards, deck)
        if onto == deck:
            return tr("{cards}, on any card", cards=any_of(cards, deck))
        return tr("{cards}, on {others}", cards=any_of(cards, deck), others=any_of(onto, deck))
    placed = tr(CARD.a) if cards == deck else any_of(cards, deck)
    words = tr("{card} {relations}", card=placed, relations=relations)
    if onto != deck:
        return tr("{cards}, on {others}", cards=words, others=any_of(onto, deck))
    return _whatever(fit, words) if cards == deck else words


def fits_words(fits: tuple[Fit, ...], deck: int) -> str:
    """What may be placed: ``a card one month earlier, whatever its kind``; ``nothing``."""
    if not fits:
        return tr("nothing", meaning="what may be placed")
    return listed([_one(fit, deck) for fit in fits], "or")


def compared(fits: tuple[Fit, ...], deck: int) -> str:
    """What holds between each card of a run and the one beneath it, after "is"."""
    return listed([_compared(fit, deck) for fit in fits], "or")


def _compared(fit: Fit, deck: int) -> str:
    cards, onto = selected(fit.cards) & deck, selected(fit.onto) & deck
    relations = _relations(fit)
    words = any_of(cards, deck) if cards != deck else ""
    if words and relations:
        words = tr("{card}, {relations}", card=words, relations=relations)
    elif relations:
        words = tr("{relations}", meaning="what a card is", relations=relations)
    if not words:
        return tr("on {others}", meaning="what a card is", others=any_of(onto, deck))
    if onto != deck:
        return tr("{cards}, on {others}", cards=words, others=any_of(onto, deck))
    return words


def _goes_round(fits: tuple[Fit, ...]) -> str:
    stepping = [fit for fit in fits if fit.month not in ("any", "same", "different")]
    if not stepping:
        return ""
    if all(fit.wrap for fit in stepping):
        return tr("The months go round: after December comes January again.")
    if any(fit.wrap for fit in stepping):
        return ""
    return tr("The months do not go round: nothing comes before January or after December.")


def _order_in_month(fits: tuple[Fit, ...]) -> str:
    placing = [fit for fit in fits if fit.place != "any"]
    if not placing:
        return ""
    order = tr("Each month has an order of its own, from its highest card down to its last chaff.")
    if all(fit.twins for fit in placing):
        return paragraph([order, tr("A month's chaff cards stand in for one another.")])
    if not any(fit.twins for fit in placing):
        return paragraph([order, tr("Even a month's chaff cards keep to it.")])
    return order


def _order_of_kinds(fits: tuple[Fit, ...]) -> str:
    ranked = {"lower", "higher", "next-lower", "next-higher"}
    if any(fit.category in ranked for fit in fits):
        return tr("The kinds rank, from the lowest: chaff, ribbon, animal, bright.")
    return ""


def fits_remarks(fits: tuple[Fit, ...]) -> list[str]:
    """What one has to know to understand these words: which orders there are, where they end."""
    remarks = (_goes_round(fits), _order_in_month(fits), _order_of_kinds(fits))
    return [words for words in remarks if words]


def _pair(placed: str, beneath: str) -> str:
    return tr("{placed} on {beneath}", meaning="an example", placed=placed, beneath=beneath)


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
    pairs = [
        _pair(tr(_A_MONTH[(month + step - 1) % MONTH_COUNT]), tr(_A_MONTH[month - 1]))
        for month in beneath
    ]
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
                return _pair(card_name(CARDS[placed]), card_name(CARDS[beneath]))
    return ""


def fits_told(fits: tuple[Fit, ...], deck: int) -> str:
    """What may be placed, with an example; the remarks are told behind the sentence."""
    words, example = fits_words(fits, deck), fits_example(fits, deck)
    if not example:
        return words
    return tr("{cards} (for example {example})", cards=words, example=example)
