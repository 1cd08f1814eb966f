"""What groups of piles are called in sentences: one of them, several, or just as many as there are.

A rule file gives the name of one pile, and may give its plural. Where it does not, the plural is
made by rule, but only for names that look like plain English nouns; nobody can tell the plural of
``ones`` or of a word in another language, so there a pile is called by the name and by what it is:
``ones pile``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from hanafuda_desktop.rulebook.english import are, article, listed, number, plural
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.rules.schema.tableau import ColumnGroup, FoundationGroup

__all__ = ["Noun", "column_nouns", "each_of", "noun_of", "one_of", "those_of", "verb_of"]

_PLAIN: Final = re.compile(r"[A-Za-z]+([ -][A-Za-z]+)*")
_UNSURE: Final = re.compile(
    # Perhaps plurals already (ones), leaf or roof, photo or potato, and nouns of their own kind.
    r".*([^s]s|f|fe|o|man|foot|tooth|goose|mouse|child|person|\b(ox|die|penny))",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Noun:
    """What the piles of a group are called.

    Attributes:
        one: one of them, without an article.
        many: several of them.
        count: how many there are.
    """

    one: str
    many: str
    count: int

    @property
    def all(self) -> str:
        """All of them: the plural, or the singular where there is one alone."""
        return self.one if self.count == 1 else self.many

    @property
    def counted(self) -> str:
        """How many there are: ``one reserve``, ``four beds``."""
        return f"{number(self.count)} {self.all}"

    @property
    def title(self) -> str:
        """All of them, as a heading."""
        return f"{self.all[:1].upper()}{self.all[1:]}"


def _is_plain(name: str) -> bool:
    """Whether the usual endings make the plural of this English name."""
    return bool(_PLAIN.fullmatch(name)) and not _UNSURE.fullmatch(name)


def _neutral(name: str, kind: str, count: int) -> Noun:
    """``ones pile``, ``ones piles``; a name that says already what it is keeps it once."""
    *before, last = name.split(" ")
    if last.lower() in (kind, f"{kind}s"):
        name = " ".join(before)
    one = f"{name} {kind}".strip()
    return Noun(one, f"{one}s", count)


def noun_of(
    group: ColumnGroup | FoundationGroup,
    count: int,
    kind: Literal["column", "pile"],
    setting: Setting,
) -> Noun:
    """What the piles of a group are called, of which there are ``count``."""
    name = setting.say(group.name)
    language = next(
        (each for each in (setting.language, "en", *group.name) if each in group.name), "en"
    )
    if group.plural is not None and language in group.plural:
        return Noun(name, group.plural[language], count)
    if language == "en" and _is_plain(name):
        return Noun(name, plural(name), count)
    return _neutral(name, kind, count)


def column_nouns(setting: Setting) -> list[Noun]:
    """What the game's columns are called, group by group."""
    groups = setting.patience.columns
    return [noun_of(group, len(group.sizes), "column", setting) for group in groups]


def those_of(nouns: Iterable[Noun], link: str = "and") -> str:
    """All of these piles: ``the beds and reserve``."""
    return f"the {listed(list(dict.fromkeys(noun.all for noun in nouns)), link)}"


def each_of(nouns: Iterable[Noun], link: str = "and") -> str:
    """Each one of these piles: ``every bed and pot``."""
    return f"every {listed(list(dict.fromkeys(noun.one for noun in nouns)), link)}"


def one_of(nouns: Iterable[Noun]) -> str:
    """Any one of these piles: ``a bed or an arm``."""
    return listed(list(dict.fromkeys(article(noun.one) for noun in nouns)), "or")


def verb_of(nouns: Iterable[Noun]) -> str:
    """``is`` or ``are``, as it goes with all of these piles."""
    return are(sum(noun.count for noun in nouns))
