"""The language that the program speaks now, and the door through which every text goes.

A text stands in the code in English, as an argument of :func:`tr` or :func:`trn`. Where it is
written down before it is known in which language it will be said, it is marked by
:func:`tr_noop` or :func:`trn_noop`, or stands in a field or a constant that is annotated as
:data:`Text`. ``packaging/translations.py`` finds these texts and keeps Qt's translation files of
them; ``app/window/language.py`` reads one of those and hands it to :func:`speak`. Until then, and
on the command line, the program speaks English. Words of rule files are no business of this
module: they bring their languages with them, and :func:`language` says which of them is wanted.

Nothing that was translated may be kept for longer than what shows it, else it stays in the
language of before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeAlias

ENGLISH: Final = "en"

Text: TypeAlias = str
"""A text in English that is said later, with ``tr(text)``: what stands in a field of a class or in
a constant of a module that is annotated so, be it in a table, is found and translated. One of a
certain meaning is annotated with that, too: ``Annotated[Text, "in a date"]``."""

Lookup = Callable[[str, str, int], str]
"""A translation of a text: its English, its meaning, its count (or -1); empty if there is none."""


class _Speech:
    """What is spoken now."""

    __slots__ = ("language", "lookup")

    def __init__(self) -> None:
        self.language = ENGLISH
        self.lookup: Lookup | None = None


_SPEECH: Final = _Speech()


def speak(language: str, lookup: Lookup | None) -> None:
    """Say everything in a language from now on; without a lookup the interface is English."""
    _SPEECH.language = language
    _SPEECH.lookup = lookup


def language() -> str:
    """The language that is spoken, such as ``ja``: which words of a rule file to show."""
    return _SPEECH.language


def tr(source: str, /, *, meaning: str = "", **values: Any) -> str:
    """A text in the language that is spoken.

    Args:
        source: the text in English; what changes in it stands as ``{name}``.
        meaning: what it means, for translators, where the same English means two things.
        values: what to put in for each ``{name}``; a translation may put them in another order.
    """
    text = source
    if _SPEECH.lookup is not None:
        text = _SPEECH.lookup(source, meaning, -1) or source
    return text.format(**values) if values else text


def trn(one: str, several: str, count: int, /, *, meaning: str = "", **values: Any) -> str:
    """A text about a number of things, in the language that is spoken.

    Languages have as many forms as they like; the translation files hold them by the text of
    ``several``. In both texts ``{n}`` is the number in digits and ``{number}`` in words (see
    :func:`number`), if it is told at all.

    Args:
        one: the English for one thing.
        several: the English for another number of them.
        count: how many.
        meaning: as for :func:`tr`.
        values: as for :func:`tr`.
    """
    text = one if count == 1 else several
    if _SPEECH.lookup is not None:
        text = _SPEECH.lookup(several, meaning, count) or text
    if "{number}" in text:
        values.setdefault("number", number(count))
    return text.format(n=count, **values)


def tr_noop(source: str, /, *, meaning: str = "") -> str:  # noqa: ARG001
    """Mark a text that is written down here and said elsewhere with ``tr(text)``."""
    return source


def trn_noop(one: str, several: str, /, *, meaning: str = "") -> tuple[str, str]:  # noqa: ARG001
    """Mark a text about a number of things that is said elsewhere with ``trn(*texts, count)``."""
    return one, several


_NUMBERS: Final[tuple[Annotated[Text, "a number"], ...]] = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen"),
    *("sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)


def number(count: int) -> str:
    """A count as a word up to twenty, then in digits; none is ``no``.

    It stands for itself, in whatever place, so a translation whose words change with what is
    counted says it in digits.
    """
    if 0 <= count < len(_NUMBERS):
        return tr(_NUMBERS[count], meaning="a number")
    return str(count)
