"""English as the rulebook writes it: numbers, lists, plurals, months and kinds of card.

Every choice of a word stands here, so that the sentences elsewhere are only put together, and a
translation knows where to begin.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hanafuda_desktop.cards.card import MONTH_COUNT, Category, Ribbon

__all__ = [
    "KINDS",
    "MONTH_NAMES",
    "ORDINALS",
    "RIBBONS",
    "are",
    "article",
    "counted",
    "listed",
    "months",
    "number",
    "plural",
    "sentence",
    "times",
]

MONTH_NAMES: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)

KINDS: Final = {
    Category.BRIGHT: ("bright", "brights"),
    Category.ANIMAL: ("animal", "animals"),
    Category.RIBBON: ("ribbon", "ribbons"),
    Category.CHAFF: ("chaff card", "chaff"),
}
"""One card of a kind, and several."""

RIBBONS: Final = {
    Ribbon.POETRY: ("poetry ribbon", "poetry ribbons"),
    Ribbon.BLUE: ("blue ribbon", "blue ribbons"),
    Ribbon.RED: ("red ribbon", "red ribbons"),
}

ORDINALS: Final = ("first", "second", "third", "fourth")

_NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
)
_TIMES: Final = ("never", "once", "twice")
_UNCHANGED: Final = frozenset({"chaff", "yaku"})


def number(count: int) -> str:
    """A count as a word up to twenty, then in digits; none is ``no``."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def plural(noun: str) -> str:
    """Several of what the noun names; the nouns come from rule files, so only the usual endings."""
    if noun.lower() in _UNCHANGED:
        return noun
    if noun.endswith(("s", "x", "z", "ch", "sh")):
        return f"{noun}es"
    if noun.endswith("y") and noun[-2:-1] not in {"a", "e", "i", "o", "u"}:
        return f"{noun[:-1]}ies"
    return f"{noun}s"


def counted(count: int, noun: str) -> str:
    """A count and its noun: ``one card``, ``five cards``, ``no cards``."""
    return f"{number(count)} {noun if count == 1 else plural(noun)}"


def are(count: int) -> str:
    """The verb that goes with a count."""
    return "is" if count == 1 else "are"


def times(count: int) -> str:
    """How often: ``once``, ``twice``, ``three times``."""
    return _TIMES[count] if count < len(_TIMES) else f"{number(count)} times"


def article(words: str) -> str:
    """The words with ``a`` or ``an`` before them, as the first letter has it."""
    return f"{'an' if words[:1].lower() in {'a', 'e', 'i', 'o', 'u'} else 'a'} {words}"


def listed(parts: Sequence[str], link: str = "and") -> str:
    """``A``, ``A and B``, ``A, B and C``; semicolons where a part has a comma of its own."""
    if len(parts) <= 1:
        return "".join(parts)
    if any("," in part for part in (parts[:-1] if len(parts) == 2 else parts)):
        return f"{'; '.join(parts[:-1])}; {link} {parts[-1]}"
    return f"{', '.join(parts[:-1])} {link} {parts[-1]}"


def sentence(words: str) -> str:
    """The words with a capital letter in front and a full stop behind."""
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('.', '!', '?')) else '.'}"


def _stretches(numbers: Iterable[int]) -> list[list[int]]:
    """Neighbouring numbers, put together."""
    stretches: list[list[int]] = []
    for month in sorted(set(numbers)):
        if stretches and stretches[-1][-1] == month - 1:
            stretches[-1].append(month)
        else:
            stretches.append([month])
    return stretches


def months(numbers: Iterable[int], link: str = "and") -> str:
    """Months by name: ``January to May``, ``March and April``, ``June, September and October``."""
    parts: list[str] = []
    for stretch in _stretches(numbers):
        names = [MONTH_NAMES[(month - 1) % MONTH_COUNT] for month in stretch]
        parts += [f"{names[0]} to {names[-1]}"] if len(names) > 2 else names
    return listed(parts, link)
