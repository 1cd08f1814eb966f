"""The letters that answer a question on the table: each the initial of what is answered."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from typing import Final

from hanafuda_desktop.language import ENGLISH
from hanafuda_desktop.rules.schema.values import plain, shown_in

__all__ = ["answer_keys", "in_latin"]

_LATIN: Final = re.compile("[a-z]", re.IGNORECASE)
_INITIAL: Final = re.compile(r"(?<![^\W\d_])[a-z]", re.IGNORECASE)


def _bare(text: str) -> str:
    """The text without accents."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(each for each in apart if not unicodedata.combining(each))


def in_latin(words: dict[str, str]) -> str:
    """What is shown of these words, in letters that keyboards everywhere have.

    A language of other letters is romanised if the rule file does it (``ja-Latn``); if not, the
    English words stand for it.
    """
    shown = plain(words)
    if _LATIN.search(_bare(shown)):
        return shown
    return words.get(f"{shown_in(words)}-Latn") or plain(words, ENGLISH)


def answer_keys(answers: Sequence[str], taken: Collection[str] = ()) -> tuple[str, ...]:
    """A letter for each answer: the initial of one of its words, and of no word of another's.

    Args:
        answers: what the buttons say, in Latin letters.
        taken: letters that do something else.

    Returns:
        Capital letters, or the empty string for an answer for which there is none.
    """
    initials = [[found.upper() for found in _INITIAL.findall(_bare(each))] for each in answers]
    keys = []
    for at, own in enumerate(initials):
        others = {letter for row in (*initials[:at], *initials[at + 1 :]) for letter in row}
        keys.append(next((each for each in own if each not in others and each not in taken), ""))
    return tuple(keys)
