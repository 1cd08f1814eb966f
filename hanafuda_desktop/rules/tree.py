"""YAML text to a tree that knows the line and column of every key and value.

YAML in its plain 1.2 meaning, and the small part of it that a rule file needs: scalars stay text, a
repeated key is an error, and anchors, aliases, tags, merge keys, directives and further documents
are refused. The tree is built from the parser's events, one by one and without recursion, so that
depth and number of nodes are capped before anything can grow.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import yaml

from hanafuda_desktop.rules.diagnostics import Diagnostic, Position, quoted
from hanafuda_desktop.rules.source import (
    BEGIN_RULES,
    Entry,
    ListNode,
    MapNode,
    Node,
    Parsed,
    Scalar,
    SourceText,
    Span,
)
from hanafuda_desktop.text.language import Text, tr, tr_noop, trn

# What a YAML parser says of text it cannot read, in words for people.
#
# The parser written in C and the one written in Python word their complaints differently; both are
# known here by the part that they have in common.


@dataclass(frozen=True, slots=True)
class _Wording:
    """How to say it.

    Attributes:
        at_context: the place to show is where the thing began, not where it broke off.
        whole_line: show all that follows on the line.
        signs: the signs of which one does not close the other, for the message.
    """

    message: Text
    hint: Text | None = None
    at_context: bool = False
    whole_line: bool = False
    signs: str = ""


_INDENT: Final = tr_noop("keys of one map, and entries of one list, begin in the same column")
_NOT_CLOSED: Final = tr_noop("this '{open}' is not closed by '{close}'")
_QUOTE: Final = tr_noop("put the whole text in quotes if the sign belongs to it")
_NO_END: Final = _Wording("this quote is never closed", at_context=True)
_NO_VALUE: Final = _Wording("a value is missing here")
_EXCLAMATION: Final = _Wording("'!' cannot begin a text", _QUOTE, at_context=True)

_WORDINGS: Final[Mapping[str, _Wording]] = {
    "found unexpected end of stream": _NO_END,
    "found unexpected document indicator": _NO_END,
    "mapping values are not allowed": _Wording(
        "a second ':' cannot stand on this line",
        "put a text that holds ': ' in quotes, or check the indentation",
    ),
    "sequence entries are not allowed": _Wording(
        "a list entry ('- ') cannot stand here",
        "begin the list on a line of its own",
    ),
    "could not find expected ':'": _Wording(
        "a ':' is missing after this key", at_context=True, whole_line=True
    ),
    "while parsing a flow sequence": _Wording(_NOT_CLOSED, at_context=True, signs="[]"),
    "while parsing a flow mapping": _Wording(_NOT_CLOSED, at_context=True, signs="{}"),
    "while parsing a block": _Wording("this does not fit the lines above it", _INDENT),
    "escape": _Wording("this escape after a backslash is unknown", "use single quotes"),
    "while scanning an anchor": _Wording("'&' cannot begin a text", _QUOTE, at_context=True),
    "while scanning an alias": _Wording("'*' cannot begin a text", _QUOTE, at_context=True),
    "while scanning a tag": _EXCLAMATION,
    "tag handle": _EXCLAMATION,
    "while scanning a directive": _Wording("'%' cannot begin a line", _QUOTE),
    "block scalar": _Wording(
        "the text after '|' or '>' cannot be read",
        "such a text begins on the next line, indented with spaces",
    ),
    "document start": _Wording("this does not belong to what stands above it", _INDENT),
    "did not find expected node content": _NO_VALUE,
    "expected the node content": _NO_VALUE,
    "incompatible": _Wording("only YAML 1.1 and 1.2 are read"),
}
"""By a piece of the parser's words; the first that occurs in them counts."""


def fault(error: yaml.YAMLError, source: SourceText) -> Diagnostic:
    """The diagnostic for what made the parser stop."""
    problem = getattr(error, "problem", None) or getattr(error, "reason", None) or str(error)
    said = f"{getattr(error, 'context', None) or ''} {problem}"
    place = _span(source, getattr(error, "problem_mark", None))
    tab = _tab(source, place.start.line)
    if tab is not None:
        return tab
    line, column = source.lines[place.start.line - 1], place.start.column - 1
    if "mapping values are not allowed" in said and ":" not in line[:column]:
        return _no_colon_above(source, place)  # the line's first: then its indentation is wrong
    if "cannot start any token" in said:
        sign = _sign(source, place)
        return place.diagnostic(tr("'{sign}' cannot begin a text", sign=sign), tr(_QUOTE))
    if "while parsing a block" in said and line[:column].strip():
        return _out_of_place(source, place)
    wording = next((each for words, each in _WORDINGS.items() if words in said), None)
    if wording is None:
        return place.diagnostic(tr("this is not YAML: {problem}", problem=problem))
    context = getattr(error, "context_mark", None)
    span = _span(source, context) if wording.at_context and context else place
    span = _rest_of_line(source, span) if wording.whole_line else span
    signs = dict(zip(("open", "close"), wording.signs, strict=False))
    hint = None if wording.hint is None else tr(wording.hint)
    return span.diagnostic(tr(wording.message, **signs), hint)


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


MAX_DEPTH: Final = 32
"""How deep maps and lists may lie in one another; rule files need about ten."""
MAX_NODES: Final = 5_000
"""How many keys and values a file may have; rule files have some hundreds."""

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MOST_PROBLEMS: Final = 100
_MOST_REFUSED: Final = 3
"""So many anchors, aliases and tags are shown; a file with more of them is only told how many."""
# Windows show names and texts in many places, and some of them read HTML where they find any: a
# picture there could be fetched from anywhere. Qt skips spaces between the '<' and the name.
_MARK: Final = re.compile(r"<\s*[A-Za-z/!?]")
_UNSEEN: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060-\u2069\ud800-\udfff]"
)
_NULLS: Final = frozenset({"", "~", "null", "Null", "NULL"})


class _TooMuch(Exception):
    """The file goes beyond a cap, or on into a further document, or is wrong all over: we stop."""


def parse(source: SourceText, *, begin: str | None = BEGIN_RULES) -> Parsed:
    """Parse a text. Never raises for what is in it.

    Args:
        source: the text.
        begin: the hint for whoever has written no key at all.
    """
    builder = _Builder(source)
    refused = _directive(source)
    if refused is not None:
        return Parsed(source, None, (refused,))
    root: Node | None = None
    try:
        for event in yaml.parse(source.text, Loader=_LOADER):
            builder.take(event)
        root = builder.root
    except yaml.YAMLError as error:
        builder.diagnostics.append(fault(error, source))
    except _TooMuch:
        pass  # reported by the builder
    else:
        builder.diagnostics += _not_a_map(root, source, begin)
    if builder.more_refused:
        # Written in a manner that is not read here: what it says besides would only be noise.
        return Parsed(source, None, builder.reported())
    found = root if isinstance(root, MapNode) else None
    return Parsed(source, found, tuple(builder.diagnostics))


def _directive(source: SourceText) -> Diagnostic | None:
    """``%TAG`` and the like stand before a document; only ``%YAML`` does no harm."""
    for number, line in enumerate(source.lines, start=1):
        if line.startswith("%") and not line.startswith("%YAML 1."):
            span = source.span(Position(number, 1), Position(number, len(line) + 1))
            return span.diagnostic(tr("YAML directives are not read here"), tr("delete this line"))
        if line.strip() and not line.startswith(("#", "%")):
            return None
    return None


def _not_a_map(root: Node | None, source: SourceText, begin: str | None) -> list[Diagnostic]:
    hint = None if begin is None else tr(begin)
    match root:
        case MapNode():
            return []
        case None:
            return [source.span().diagnostic(tr("the file is empty"), hint)]
        case Scalar(broken=True):
            return []
        case Scalar(text=None):
            return [root.span.diagnostic(tr("the file is empty"), hint)]
        case Scalar():
            message = tr("a text stands at the top, where keys are needed")
        case ListNode():
            message = tr("a list stands at the top, where keys are needed")
    return [root.span.diagnostic(message, hint)]


@dataclass(slots=True)
class _Open:
    """A map or list that is being built."""

    event: Any
    is_map: bool
    items: list[Node] = field(default_factory=list)
    entries: dict[str, Entry] = field(default_factory=dict)
    key: tuple[str, Span] | None = None
    wants_value: bool = False
    last_end: Position | None = None


class _Builder:
    """Takes the parser's events and builds the tree.

    Attributes:
        root: the finished tree.
        diagnostics: what was wrong on the way.
        more_refused: how many anchors, aliases and tags were left out of them.
    """

    def __init__(self, source: SourceText) -> None:
        self.root: Node | None = None
        self.diagnostics: list[Diagnostic] = []
        self.more_refused = 0
        self._source = source
        self._refusals: list[Diagnostic] = []
        self._stack: list[_Open] = []
        self._nodes = 0
        self._documents = 0

    def take(self, event: Any) -> None:
        """Take one event.

        Raises:
            _TooMuch: a cap is reached, or a further document begins; it is reported.
        """
        match event:
            case yaml.ScalarEvent():
                self._count(event)
                self._add(self._scalar(event))
            case yaml.AliasEvent():
                self._count(event)
                hint = tr("write the value out, or quote the text")
                self._refuse(event, tr("aliases ('*') are not read here"), hint)
                self._add(Scalar(None, self._span(event), broken=True))
            case yaml.MappingStartEvent() | yaml.SequenceStartEvent():
                self._count(event)
                self._open(event)
            case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                self._add(self._close(event))
            case yaml.DocumentStartEvent():
                self._document(event)

    def _span(self, event: Any, end: Position | None = None) -> Span:
        start = Position(event.start_mark.line + 1, event.start_mark.column + 1)
        stop = Position(event.end_mark.line + 1, event.end_mark.column + 1)
        return Span(self._source, start, end or stop)

    def _say(self, span: Span, message: str, hint: str | None) -> None:
        self.diagnostics.append(span.diagnostic(message, hint))
        if len(self.diagnostics) >= _MOST_PROBLEMS:
            raise _TooMuch

    def _refuse(self, event: Any, message: str, hint: str) -> None:
        """Report an anchor, alias or tag; of many only the first."""
        if len(self._refusals) >= _MOST_REFUSED:
            self.more_refused += 1
            return
        self._say(self._span(event), message, hint)
        self._refusals.append(self.diagnostics[-1])

    def reported(self) -> tuple[Diagnostic, ...]:
        """The refused things that are shown, the last of them with how many more there are."""
        *others, last = self._refusals
        hint = tr(
            "{hint}; and {number} more like it",
            hint=last.hint,
            number=self.more_refused,
        )
        return (*others, replace(last, hint=hint))

    def _count(self, event: Any) -> None:
        self._nodes += 1
        if self._nodes > MAX_NODES:
            message = tr("the file has more than {most} keys and values", most=MAX_NODES)
            self._say(self._span(event), message, None)
            raise _TooMuch

    def _document(self, event: Any) -> None:
        self._documents += 1
        if self._documents > 1:
            hint = tr("a file holds one game: put what follows into a file of its own")
            self._say(self._span(event), tr("a second document begins here"), hint)
            raise _TooMuch

    def _decorated(self, event: Any) -> bool:
        """Whether an anchor or a tag stands before the value; it is reported."""
        if event.anchor is not None:
            hint = tr("write the value out where it is needed, or quote the text")
            self._refuse(event, tr("anchors ('&') are not read here"), hint)
            return True
        if event.tag is not None:
            hint = tr("delete it, or quote the text")
            self._refuse(event, tr("tags ('!') are not read here"), hint)
            return True
        return False

    def _scalar(self, event: Any) -> Scalar:
        span = self._span(event)
        if self._decorated(event):
            return Scalar(None, span, broken=True)
        text: str = event.value
        if event.style in (None, "") and text in _NULLS:
            return Scalar(None, span)
        if (unseen := _UNSEEN.search(text)) is not None:
            code = f"{ord(unseen[0]):04X}"
            message = tr("this text holds the unseen character U+{code}", code=code)
            self._say(span, message, tr("delete it"))
        elif (found := _MARK.search(text)) is not None:
            mark = " ".join(found[0].split())
            message = tr(
                "this text holds '{mark}', which a page would take for a mark of its own", mark=mark
            )
            self._say(span, message, tr("say it without the '<'"))
        else:
            return Scalar(text, span)
        return Scalar(None, span, broken=True)

    def _open(self, event: Any) -> None:
        self._decorated(event)
        if len(self._stack) >= MAX_DEPTH:
            message = tr(
                "maps and lists lie more than {most} deep in one another here",
                most=MAX_DEPTH,
            )
            self._say(self._span(event), message, None)
            raise _TooMuch
        self._stack.append(_Open(event, isinstance(event, yaml.MappingStartEvent)))

    def _close(self, event: Any) -> Node:
        done = self._stack.pop()
        end = self._span(event).end if done.event.flow_style else done.last_end
        span = self._span(done.event, end)
        if not done.is_map:
            return ListNode(tuple(done.items), span)
        first = next(iter(done.entries.values()), None)
        one_line = done.event.flow_style and span.start.line == span.end.line
        return MapNode(done.entries, span, span if one_line or first is None else first.key)

    def _add(self, node: Node) -> None:
        """Put a finished node where it belongs: as root, item, key or value."""
        if not self._stack:
            self.root = node
            return
        top = self._stack[-1]
        if node.span.end > (top.last_end or Position(0, 0)):
            top.last_end = node.span.end
        if not top.is_map:
            top.items.append(node)
        elif top.wants_value:
            top.wants_value = False
            if top.key is not None:
                top.entries[top.key[0]] = Entry(top.key[1], node)
        else:
            top.wants_value = True
            top.key = self._key(node, top)

    def _key(self, node: Node, top: _Open) -> tuple[str, Span] | None:
        """The key, or ``None`` for one that cannot be used; that is reported."""
        if not isinstance(node, Scalar):
            message, hint = tr("a key must be a single word"), tr("quote a text that is meant")
            self._say(node.span, message, hint)
        elif node.broken:
            pass  # reported already
        elif node.text is None:
            self._say(node.span, tr("a key is missing before the ':'"), None)
        elif node.text == "<<":
            hint = tr("use 'extends', or write the values out")
            self._say(node.span, tr("merge keys ('<<') are not read here"), hint)
        elif (first := top.entries.get(node.text)) is not None:
            hint = tr("it stands on line {line} already", line=first.key.start.line)
            self._say(node.span, tr("the key {key} is repeated", key=quoted(node.text)), hint)
        else:
            return node.text, node.span
        return None
