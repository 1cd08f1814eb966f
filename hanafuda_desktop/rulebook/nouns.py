"""What groups of piles are called in sentences: one of them, several, or just as many as there are.

A rule file gives the name of one pile, and may give its plural. Where it does not, the plural is
made by rule, but only for names that look like plain English nouns; nobody can tell the plural of
``ones`` or of a word in another language, so there a pile is called by the name and by what it is:
``ones pile``. Nor can anybody tell the gender of such a name: a language that has genders calls a
single pile by what it is and by its name, ``la pile « reserve »``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from hanafuda_desktop.cards.vocabulary import Link, capital, listed, number
from hanafuda_desktop.language import ENGLISH, language, tr, tr_noop
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.rules.schema.tableau import ColumnGroup, FoundationGroup

__all__ = [
    "Noun",
    "a",
    "column_nouns",
    "each_of",
    "noun_of",
    "one_of",
    "the",
    "those_of",
]

_PLAIN: Final = re.compile(r"[A-Za-z]+([ -][A-Za-z]+)*")
_UNSURE: Final = re.compile(
    # Perhaps plurals already (ones), leaf or roof, photo or potato, and nouns of their own kind.
    r".*([^s]s|f|fe|o|man|foot|tooth|goose|mouse|child|person|\b(ox|die|penny))",
    re.IGNORECASE,
)
_FEW: Final = 10
"""Japanese has another word for counting less than so many things."""
_COMMON: Final = {
    tr_noop("column", meaning="of a patience"): (tr_noop("a column"), tr_noop("the column")),
    tr_noop("pile", meaning="of a patience"): (tr_noop("a pile"), tr_noop("the pile")),
    tr_noop("foundation", meaning="of a patience"): (
        tr_noop("a foundation"),
        tr_noop("the foundation"),
    ),
    tr_noop("bed", meaning="of a patience"): (tr_noop("a bed"), tr_noop("the bed")),
}
"""Names whose gender is known, with their articles."""


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
        said = {"number": number(self.count), "piles": self.all}
        if self.count < _FEW:
            return tr("{number} {piles}", meaning="fewer than ten piles", **said)
        return tr("{number} {piles}", meaning="ten piles or more", **said)

    @property
    def title(self) -> str:
        """All of them, as a heading."""
        return capital(self.all)


def _is_plain(name: str) -> bool:
    """Whether the usual endings make the plural of this English name."""
    return bool(_PLAIN.fullmatch(name)) and not _UNSURE.fullmatch(name)


def _plural(noun: str) -> str:
    """Several of what a plain English noun names."""
    if noun.endswith(("s", "x", "z", "ch", "sh")):
        return f"{noun}es"
    if noun.endswith("y") and noun[-2:-1] not in {"a", "e", "i", "o", "u"}:
        return f"{noun[:-1]}ies"
    return f"{noun}s"


def _neutral(name: str, kind: str, count: int) -> Noun:
    """``ones pile``, ``ones piles``; a name that says already what it is keeps it once."""
    *before, last = name.split(" ")
    if last.lower() in (kind, f"{kind}s"):
        one = " ".join((*before, kind))
        return Noun(one, f"{one}s", count)
    if kind == "column":
        return Noun(tr("{name} column", name=name), tr("{name} columns", name=name), count)
    return Noun(tr("{name} pile", name=name), tr("{name} piles", name=name), count)


def noun_of(
    group: ColumnGroup | FoundationGroup,
    count: int,
    kind: Literal["column", "pile"],
    setting: Setting,
) -> Noun:
    """What the piles of a group are called, of which there are ``count``."""
    name = setting.say(group.name)
    own = next((each for each in (language(), ENGLISH, *group.name) if each in group.name), ENGLISH)
    if group.plural is not None and own in group.plural:
        return Noun(name, group.plural[own], count)
    if own == ENGLISH and _is_plain(name):
        return Noun(name, _plural(name), count)
    return _neutral(name, kind, count)


def column_nouns(setting: Setting) -> list[Noun]:
    """What the game's columns are called, group by group."""
    groups = setting.patience.columns
    return [noun_of(group, len(group.sizes), "column", setting) for group in groups]


def _common(noun: Noun) -> tuple[str, str] | None:
    """The articles of a name that is known."""
    known = (
        each for word, each in _COMMON.items() if noun.one == tr(word, meaning="of a patience")
    )
    return next(known, None)


def a(noun: Noun) -> str:
    """Any one of these piles: ``a bed``, ``an arm``."""
    known = _common(noun)
    if known is not None:
        return tr(known[0])
    if noun.one[:1].lower() in {"a", "e", "i", "o", "u"}:
        return tr("an {pile}", pile=noun.one)
    return tr("a {pile}", pile=noun.one)


def the(noun: Noun) -> str:
    """The pile of a group that has no other: ``the reserve``."""
    known = _common(noun)
    return tr("the {pile}", pile=noun.one) if known is None else tr(known[1])


def _after_the(noun: Noun) -> str:
    """A group within the words of :func:`those_of`."""
    if noun.count != 1:
        return tr("{piles}", meaning="several piles of a name, after “the”", piles=noun.many)
    return tr("{pile}", meaning="the only pile of a name, after “the”", pile=noun.one)


def those_of(nouns: Iterable[Noun], link: Link = "and", more: Iterable[str] = ()) -> str:
    """All of these piles, and others that are no group: ``the beds and reserve``."""
    names = dict.fromkeys((*map(_after_the, nouns), *more))
    return tr("the {piles}", piles=listed(list(names), link))


def each_of(nouns: Iterable[Noun], link: Link = "and") -> str:
    """Each one of these piles: ``every bed and pot``."""
    return tr("every {pile}", pile=listed(list(dict.fromkeys(noun.one for noun in nouns)), link))


def one_of(nouns: Iterable[Noun]) -> str:
    """Any one of these piles: ``a bed or an arm``."""
    return listed(list(dict.fromkeys(map(a, nouns))), "or")
