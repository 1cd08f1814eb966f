"""What is wrong with a file, and where: one value a problem, and how a person reads them.

The form is that of compilers, so that terminals and editors find the place::

    rules/mushi.yaml:14:11: error: unknown deck 'mushi-41'
       13 |   deck:
       14 |     deck: mushi-41
          |           ^^^^^^^^
       hint: did you mean 'mushi-40'?
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from pathlib import Path
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.text.language import tr, tr_noop
from hanafuda_desktop.text.vocabulary import in_a_row


def either(words: Iterable[str]) -> str:
    """These words as a choice, of which there is at least one: ``2 or 3 or 4``."""
    return reduce(lambda one, two: tr("{first} or {next}", first=one, next=two), words)


def and_more(first: str, more: int) -> str:
    """The first of some things, and how many more there are."""
    return tr("{first} and {more} more", first=first, more=more) if more else first


def shortened(text: str, most: int = 40) -> str:
    """The text on one line, cut to so many characters."""
    flat = " ".join(text.split()) if len(text) <= 10 * most else text[: 10 * most]
    return flat if len(flat) <= most else f"{flat[: most - 1]}…"


def quoted(text: str) -> str:
    """The text in quotes, cut to a length that a message can bear."""
    return f"'{shortened(text)}'"


# Did you mean...? The nearest known word to one that is not known.

_LONGEST_WORD: Final = 60
_MOST_LISTED: Final = 16
_ALIKE: Final = 0.7
_ALIKE_FROM_THE_FIRST: Final = 0.6
"""How much of two words must agree, and of two with the same first letter: ``wide`` is meant to be
``width``, and ``field`` not ``wild``."""
_SHORT_FORMS: Final = {card.short: card.id for card in CARDS}


def _plain(word: str) -> str:
    return word.strip().lower().replace("_", "-").replace(" ", "-")


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was most likely meant, or ``None``.

    A difference in case, underscores or plural counts for little; a card's two-character form
    stands for its id, and so does a word of it that no other has.
    """
    if not word or len(word) > _LONGEST_WORD:
        return None
    by_plain = {_plain(each): each for each in known}
    plain = _plain(word)
    for guess in (plain, f"{plain}s", plain.removesuffix("s"), _SHORT_FORMS.get(plain, plain)):
        if guess in by_plain:
            return by_plain[guess]
    of_a_word = [each for each in by_plain if plain in each.split("-")]
    if len(of_a_word) == 1:
        return by_plain[of_a_word[0]]
    from difflib import get_close_matches  # noqa: PLC0415  # only a faulty file needs it

    same_first = [each for each in by_plain if each[:1] == plain[:1]]
    found = get_close_matches(plain, by_plain, n=1, cutoff=_ALIKE) or get_close_matches(
        plain, same_first, n=1, cutoff=_ALIKE_FROM_THE_FIRST
    )
    return by_plain[found[0]] if found else None


def did_you_mean(word: str, known: Iterable[str]) -> str | None:
    """A hint that names the nearest known word; ``None`` when none is near."""
    found = nearest(word, known)
    return None if found is None else tr("did you mean {found}?", found=quoted(found))


def one_of(known: Iterable[str]) -> str | None:
    """The known words as a list, where it is short enough to help."""
    words = list(known)
    return in_a_row(words) if 0 < len(words) <= _MOST_LISTED else None


# How problems are written.

_NUMBER_WIDTH: Final = 5
_TAB: Final = "    "
_LONGEST: Final = 110
_BEFORE_CARET: Final = 60
_AFTER_CARET: Final = 40
_ELLIPSIS: Final = "…"


class Severity(StrEnum):
    """How bad a problem is."""

    ERROR = tr_noop("error", meaning="how bad a problem of a rule file is")
    """The file cannot be used."""
    WARNING = tr_noop("warning", meaning="how bad a problem of a rule file is")
    """The file can be used, but hardly means what is written."""

    @property
    def word(self) -> str:
        """What it is called in the language that is spoken."""
        return tr(self.value, meaning="how bad a problem of a rule file is")


class Position(NamedTuple):
    """A place in a text, counted from 1; a column counts characters, wide ones as one."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One problem of a file.

    Attributes:
        file: the file, spelled as it was asked for.
        start: where the underlined text begins.
        end: where it ends (the first place after it).
        severity: error or warning.
        message: what is wrong, without a full stop at the end.
        hint: what to do about it, or ``None``.
        source_line: the text of the first underlined line; empty where the file has no text.
    """

    file: Path
    start: Position
    end: Position
    severity: Severity
    message: str
    hint: str | None = None
    source_line: str = ""


def in_order(
    diagnostics: Iterable[Diagnostic], files: Iterable[Path] = ()
) -> tuple[Diagnostic, ...]:
    """Sorted by place, each said once.

    Args:
        diagnostics: the problems.
        files: the order of the files; others follow in the order in which they first come.
    """
    rank = {file: at for at, file in enumerate(dict.fromkeys(files))}
    unique = dict.fromkeys(diagnostics)
    for diagnostic in unique:
        rank.setdefault(diagnostic.file, len(rank))
    return tuple(sorted(unique, key=lambda each: (rank[each.file], each.start, each.message)))


def render(diagnostics: Iterable[Diagnostic], sources: Mapping[Path, str]) -> str:
    """The problems as a person reads them, sorted; the empty string when there are none.

    Args:
        diagnostics: the problems.
        sources: the text of each file, for the line before the one that is underlined. A file
            that is not among them is shown without it.
    """
    lines = {file: text.split("\n") for file, text in sources.items()}
    parts = [_one(each, lines.get(each.file, [])) for each in in_order(diagnostics)]
    return "".join(f"{part}\n" for part in parts)


def _one(diagnostic: Diagnostic, lines: list[str]) -> str:
    line, column = diagnostic.start
    place = f"{_shown(str(diagnostic.file))}:{line}:{column}"
    out = [f"{place}: {diagnostic.severity.word}: {_shown(diagnostic.message)}"]
    if diagnostic.source_line:
        if 2 <= line <= len(lines) + 1:
            out.append(_numbered(line - 1, _clipped(lines[line - 2])))
        out += _underlined(diagnostic)
    if diagnostic.hint is not None:
        out.append(tr("   hint: {hint}", hint=_shown(diagnostic.hint)))
    return "\n".join(out)


def _numbered(number: int, text: str) -> str:
    return f"{number:>{_NUMBER_WIDTH}} | {text}".rstrip()


def _underlined(diagnostic: Diagnostic) -> list[str]:
    """The source line and the carets beneath it, cut to what stands around them."""
    text = diagnostic.source_line
    at = min(diagnostic.start.column - 1, len(text))
    one_line = diagnostic.end.line == diagnostic.start.line
    end = min(diagnostic.end.column - 1, len(text)) if one_line else len(text.rstrip())
    first, last = 0, len(text)
    if len(text) > _LONGEST:
        first = at - _BEFORE_CARET if at > _BEFORE_CARET + 1 else 0
        cut = max(at, min(end, at + _AFTER_CARET)) + _AFTER_CARET
        last = cut if last > cut + 1 else last
    before = (_ELLIPSIS if first else "") + _shown(text[first:at])
    marked = _shown(text[at : min(end, last)])
    after = _shown(text[max(at, min(end, last)) : last]) + (_ELLIPSIS if last < len(text) else "")
    carets = " " * _width(before) + "^" * max(1, _width(marked))
    return [
        _numbered(diagnostic.start.line, before + marked + after),
        f"{'':>{_NUMBER_WIDTH}} | {carets}",
    ]


def _clipped(text: str) -> str:
    return _shown(text[:_LONGEST]) + _ELLIPSIS if len(text) > _LONGEST else _shown(text)


def _shown(text: str) -> str:
    """The text with tabs as spaces, and without characters that would act on a terminal."""
    return text if text.isprintable() else "".join(map(_shown_char, text))


def _shown_char(char: str) -> str:
    if char == "\t":
        return _TAB
    match unicodedata.category(char):
        case "Cf":
            return ""
        case "Cc" | "Cs" | "Zl" | "Zp":
            return "\ufffd"
        case _:
            return char


def _width(text: str) -> int:
    """How many places a terminal needs: two for a wide character, none for a combining one."""
    if text.isascii():
        return len(text)
    return sum(_char_width(char) for char in text)


def _char_width(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in {"Mn", "Me"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1
