"""What a YAML parser says of text it cannot read, in words for people.

The parser written in C and the one written in Python word their complaints differently; both are
known here by the part that they have in common.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import yaml

from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.rules.diagnostics import Diagnostic, Position
from hanafuda_desktop.rules.nodes import SourceText, Span

__all__ = ["fault"]


@dataclass(frozen=True, slots=True)
class _Wording:
    """How to say it.

    Attributes:
        parts: pieces of the parser's words, all of which must occur in them.
        at_context: the place to show is where the thing began, not where it broke off.
        whole_line: show all that follows on the line.
        signs: what stands for the names in the message.
    """

    parts: tuple[str, ...]
    message: str
    hint: str | None = None
    at_context: bool = False
    whole_line: bool = False
    signs: Mapping[str, str] | None = None


_INDENT: Final = tr_noop("keys of one map, and entries of one list, begin in the same column")
_NOT_CLOSED: Final = tr_noop("this '{open}' is not closed by '{close}'")
_QUOTE: Final = tr_noop("put the whole text in quotes if the sign belongs to it")

_WORDINGS: Final = (
    _Wording(
        ("found unexpected end of stream",), tr_noop("this quote is never closed"), at_context=True
    ),
    _Wording(
        ("found unexpected document indicator",),
        tr_noop("this quote is never closed"),
        at_context=True,
    ),
    _Wording(
        ("mapping values are not allowed",),
        tr_noop("a second ':' cannot stand on this line"),
        tr_noop("put a text that holds ': ' in quotes, or check the indentation"),
    ),
    _Wording(
        ("sequence entries are not allowed",),
        tr_noop("a list entry ('- ') cannot stand here"),
        tr_noop("begin the list on a line of its own"),
    ),
    _Wording(
        ("could not find expected ':'",),
        tr_noop("a ':' is missing after this key"),
        at_context=True,
        whole_line=True,
    ),
    _Wording(
        ("while parsing a flow sequence",),
        _NOT_CLOSED,
        at_context=True,
        signs={"open": "[", "close": "]"},
    ),
    _Wording(
        ("while parsing a flow mapping",),
        _NOT_CLOSED,
        at_context=True,
        signs={"open": "{", "close": "}"},
    ),
    _Wording(("while parsing a block",), tr_noop("this does not fit the lines above it"), _INDENT),
    _Wording(
        ("escape",),
        tr_noop("this escape after a backslash is unknown"),
        tr_noop("use single quotes"),
    ),
    _Wording(
        ("while scanning an anchor",), tr_noop("'&' cannot begin a text"), _QUOTE, at_context=True
    ),
    _Wording(
        ("while scanning an alias",), tr_noop("'*' cannot begin a text"), _QUOTE, at_context=True
    ),
    _Wording(
        ("while scanning a tag",), tr_noop("'!' cannot begin a text"), _QUOTE, at_context=True
    ),
    _Wording(("tag handle",), tr_noop("'!' cannot begin a text"), _QUOTE, at_context=True),
    _Wording(("while scanning a directive",), tr_noop("'%' cannot begin a line"), _QUOTE),
    _Wording(
        ("block scalar",),
        tr_noop("the text after '|' or '>' cannot be read"),
        tr_noop("such a text begins on the next line, indented with spaces"),
    ),
    _Wording(("document start",), tr_noop("this does not belong to what stands above it"), _INDENT),
    _Wording(("did not find expected node content",), tr_noop("a value is missing here")),
    _Wording(("expected the node content",), tr_noop("a value is missing here")),
    _Wording(("incompatible",), tr_noop("only YAML 1.1 and 1.2 are read")),
)


def fault(error: yaml.YAMLError, source: SourceText) -> Diagnostic:
    """The diagnostic for what made the parser stop."""
    problem = getattr(error, "problem", None) or getattr(error, "reason", None) or str(error)
    said = f"{getattr(error, 'context', None) or ''} {problem}"
    place = _span(source, getattr(error, "problem_mark", None))
    tab = _tab(source, place.start.line)
    if tab is not None:
        return tab
    if "mapping values are not allowed" in said and _first_colon(source, place):
        return _no_colon_above(source, place)
    if "cannot start any token" in said:
        sign = _sign(source, place)
        return place.diagnostic(tr("'{sign}' cannot begin a text", sign=sign), tr(_QUOTE))
    if "while parsing a block" in said and not _begins_line(source, place):
        return _out_of_place(source, place)
    for wording in _WORDINGS:
        if all(part in said for part in wording.parts):
            context = getattr(error, "context_mark", None)
            span = _span(source, context) if wording.at_context and context else place
            span = _rest_of_line(source, span) if wording.whole_line else span
            hint = None if wording.hint is None else tr(wording.hint)
            return span.diagnostic(tr(wording.message, **(wording.signs or {})), hint)
    return place.diagnostic(tr("this is not YAML: {problem}", problem=problem))


def _begins_line(source: SourceText, span: Span) -> bool:
    return not source.lines[span.start.line - 1][: span.start.column - 1].strip()


def _out_of_place(source: SourceText, span: Span) -> Diagnostic:
    """Something stands on the line after a value that was complete."""
    sign = _sign(source, span)
    if sign in "]}":
        return span.diagnostic(tr("this '{sign}' closes nothing", sign=sign))
    return span.diagnostic(tr("this cannot follow what stands before it on the line"), tr(_QUOTE))


def _no_colon_above(source: SourceText, span: Span) -> Diagnostic:
    """A key at which YAML was still reading a text that began further up."""
    number = span.start.line - 1
    above = source.lines[number - 1] if number else ""
    if above.strip() and ":" not in above:
        indent = len(above) - len(above.lstrip())
        lost = _rest_of_line(source, source.span(Position(number, indent + 1)))
        return lost.diagnostic(tr("a ':' is missing after this key"))
    return span.diagnostic(
        tr("this line is indented too far, or the text above it goes on"), tr(_INDENT)
    )


def _span(source: SourceText, mark: yaml.Mark | None) -> Span:
    """One character at the mark; at the end of the file the last that is not blank."""
    if mark is None:
        return source.span()
    line, column = mark.line, mark.column
    if line >= len(source.lines) or not "".join(source.lines[line:]).strip():
        line = max((at for at, text in enumerate(source.lines) if text.strip()), default=0)
        column = max(len(source.lines[line].rstrip()) - 1, 0)
    start = Position(line + 1, column + 1)
    return source.span(start, Position(start.line, start.column + 1))


def _rest_of_line(source: SourceText, span: Span) -> Span:
    line = source.lines[span.start.line - 1]
    return source.span(span.start, Position(span.start.line, len(line.rstrip()) + 1))


def _sign(source: SourceText, span: Span) -> str:
    line = source.lines[span.start.line - 1]
    return line[span.start.column - 1 : span.start.column] or "this"


def _first_colon(source: SourceText, span: Span) -> bool:
    """Whether the colon here is the line's first: then its indentation is wrong."""
    line = source.lines[span.start.line - 1]
    return ":" not in line[: span.start.column - 1]


def _tab(source: SourceText, line: int) -> Diagnostic | None:
    """A tab that indents the faulty line, or the one before it: the likeliest cause of all."""
    for number in (line, line - 1):
        text = source.lines[number - 1] if 1 <= number <= len(source.lines) else ""
        indent = text[: len(text) - len(text.lstrip())]
        if "\t" in indent and text.strip():
            column = indent.index("\t") + 1
            span = source.span(Position(number, column), Position(number, len(indent) + 1))
            return span.diagnostic(tr("a tab cannot indent a line"), _more_tabs(source, number))
    return None


def _more_tabs(source: SourceText, first: int) -> str:
    more = sum("\t" in text[: len(text) - len(text.lstrip())] for text in source.lines[first:])
    if not more:
        return tr("indent with spaces")
    return trn(
        "indent with spaces; {n} further line begins so",
        "indent with spaces; {n} further lines begin so",
        more,
    )
