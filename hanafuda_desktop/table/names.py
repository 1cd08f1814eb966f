"""The words of a rule file and the players' names, ready to be shown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Final

from hanafuda_desktop.rules.schema.values import plain, shown_in
from hanafuda_desktop.text.language import ENGLISH, tr
from hanafuda_desktop.text.vocabulary import in_a_row

# The letters that answer a question on the table: each the initial of what is answered.

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


def you() -> str:
    """The name of a person who plays alone against computers."""
    return tr("You")


@dataclass(frozen=True, slots=True)
class RoundNames:
    """What people call everything that a round's result speaks of.

    Attributes:
        seats: the players.
        yaku: yaku and dealt hands, by their ids.
        factors: multipliers, by their ids.
        stop: what people say to end the round.
        go: what they say to go on.
        stop_latin: the former in Latin letters: its key is an initial of that.
        go_latin: the latter.
        effects: effects that cards have, by their ids.
        again: the ids of those that give another turn.
        months: whether the month of a round means anything.
    """

    seats: tuple[str, ...]
    yaku: Mapping[str, str] = field(default_factory=dict)
    factors: Mapping[str, str] = field(default_factory=dict)
    stop: str = ""
    go: str = ""
    stop_latin: str = ""
    go_latin: str = ""
    effects: Mapping[str, str] = field(default_factory=dict)
    again: frozenset[str] = frozenset()
    months: bool = True

    def side(self, seats: Sequence[int]) -> str:
        """A side's name: its players'."""
        row = [self.seats[seat] for seat in seats]
        return reduce(lambda one, two: tr("{one} & {other}", one=one, other=two), row)

    def whom(self, seat: int) -> str:
        """A player's name where it is not the first word: ``Haru``, but ``you``."""
        return tr("you") if self.is_you(seat) else self.seats[seat]

    def is_you(self, seat: int) -> bool:
        """Whether a person sits there who plays alone against computers."""
        return self.seats[seat] == you()

    def listed(self, yaku: Sequence[str]) -> str:
        """Some yaku in a row."""
        return in_a_row(self.yaku[each] for each in yaku)
