"""From a rule file's path to a game's rules, or to diagnostics: the whole way in one place.

A file is parsed, its base and its deck are fetched from the catalogue, the differences are merged,
and the result is validated by its family's model and looked over by the checks. Whatever is wrong
ends as a diagnostic in the file where it was written; nothing here raises for bad input.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pydantic import BaseModel, TypeAdapter

from hanafuda_desktop.rules.diagnostics import (
    Diagnostic,
    Severity,
    did_you_mean,
    in_order,
    quoted,
)
from hanafuda_desktop.rules.files import RuleFiles, TreeMemory, read_tree
from hanafuda_desktop.rules.inheritance import Layer, Layering, inherited, way_to
from hanafuda_desktop.rules.language import Check, Dialect, Language, Problem, RulesT_co, labels
from hanafuda_desktop.rules.source import (
    MapNode,
    Parsed,
    SourceText,
    Span,
    content,
    is_broken,
)
from hanafuda_desktop.rules.validation import Validated, locate, sound_part, validate
from hanafuda_desktop.text.language import tr, trn

# Any YAML file against any model, for documents whose sound parts are of use beside faulty ones.
#
# A rule file with a fault is no game at all, and has a way of its own (:mod:`.loader`). A deck
# with one is still a deck: what can be understood of it is taken, and the rest is reported.

ModelT = TypeVar("ModelT", bound=BaseModel)

_MOST_LEFT_OUT: Final = 20
"""So many keys at the top may be unreadable as YAML before the rest is given up."""


class Document(NamedTuple, Generic[ModelT]):
    """A file, read.

    Attributes:
        value: what it says, less its faulty parts; ``None`` if something is missing without which
            there is no value.
        diagnostics: everything that is wrong with it, sorted.
        sources: the file's text, for :func:`render`.
    """

    value: ModelT | None
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[Path, str]


def read_document(
    path: Path,
    model: type[ModelT],
    needed: Mapping[str, object] | None = None,
    *,
    begin: str | None = None,
    memory: TreeMemory | None = None,
) -> Document[ModelT]:
    """Read a YAML file by a model. Never raises for what is in the file.

    Args:
        path: the file.
        model: what it must be.
        needed: what to take for keys at the top that must be there, where they are not or are
            faulty.
        begin: the hint for whoever has written no key at all.
        memory: where the file's tree may be found, and is kept otherwise.
    """
    parsed = read_tree(path, begin=begin, memory=memory)
    tree, diagnostics = _legible(parsed)
    if tree is not None:
        read = validate(tree, model, incomplete=bool(diagnostics))
        value = read.value or sound_part(tree, model, needed or {})
        diagnostics += read.diagnostics
    else:
        value = model.model_validate(needed) if needed is not None else None
    return Document(value, in_order(diagnostics), {path: parsed.source.text})


def _legible(parsed: Parsed) -> tuple[MapNode | None, tuple[Diagnostic, ...]]:
    """The tree, without those keys at the top at which a YAML parser cannot go on."""
    diagnostics = parsed.diagnostics
    if parsed.root is not None or not diagnostics:
        return parsed.root, diagnostics
    from hanafuda_desktop.rules.tree import parse  # noqa: PLC0415 - for a faulty file

    lines = list(parsed.source.lines)
    for _ in range(_MOST_LEFT_OUT):
        if not _blank(lines, parsed.diagnostics[-1].start.line - 1):
            break
        parsed = parse(SourceText(parsed.source.file, "\n".join(lines)))
        diagnostics += parsed.diagnostics
        if parsed.root is not None or not parsed.diagnostics:
            break
    return parsed.root, diagnostics


def _blank(lines: list[str], at: int) -> bool:
    """Blank the key at the top to which a line belongs; tells whether there is more besides."""
    first = at
    while first > 0 and not _begins_key(lines[first]):
        first -= 1
    if not _begins_key(lines[first]):
        return False
    last = first + 1
    while last < len(lines) and not _begins_key(lines[last]):
        last += 1
    lines[first:last] = [""] * (last - first)
    return any(map(_begins_key, lines))


def _begins_key(line: str) -> bool:
    return bool(line) and not line[0].isspace() and line[0] not in "#-]}"


# Runs the checks of a game's family, as many as its sound parts allow.

_Said = tuple[str, tuple[str, ...]]
"""What is wrong, and the names on the way to where it is."""


def problems(
    rules: BaseModel, checks: Iterable[Check], faulty: frozenset[str] = frozenset()
) -> Iterator[tuple[Problem, frozenset[str]]]:
    """What makes no sense in these rules, each with the keys that were looked at.

    Args:
        rules: the rules; those at the keys of ``faulty`` are not looked at and may be missing.
        checks: the checks of their family.
        faulty: keys at the top that hold errors.
    """
    for each in checks if hasattr(rules, "family") else ():
        if not each.keys & faulty:
            for problem in each.run(rules):
                yield problem, each.keys
    for problem in labels(rules):
        yield problem, frozenset(map(str, problem.at[:1]))


def check(
    tree: MapNode,
    dialect: Dialect,
    validated: Validated[Any],
    layers: Sequence[Layer] = (),
) -> tuple[Diagnostic, ...]:
    """The diagnostics of everything that makes no sense in the sound parts of a tree.

    Args:
        tree: the merged tree.
        dialect: what it must be.
        validated: what came of reading it.
        layers: the files it was merged from, the innermost base first.
    """
    model, rules = dialect.model, validated.value
    if rules is None:
        rules = _sound_parts(tree, model, validated.faulty)
    said: dict[MapNode, frozenset[_Said]] = {}

    def is_in(problem: Problem, merged: MapNode) -> bool:
        """Whether a layer has the problem; each is looked over once, and only if it matters."""
        if merged not in said:
            said[merged] = _said_of(merged, dialect)
        return (problem.message, way_to(tree, problem.at).names) in said[merged]

    found = []
    for problem, keys in problems(rules, dialect.checks, validated.faulty):
        span = _span(tree, model, problem)
        if problem.leftover and span.file != tree.span.file:
            continue
        found.append(
            inherited(problem, keys, span, layers, is_in)
            or span.diagnostic(problem.message, problem.hint_by(tr("delete it")), problem.severity)
        )
    return tuple(found)


def _said_of(merged: MapNode, dialect: Dialect) -> frozenset[_Said]:
    """Everything that makes no sense in a layer."""
    read = validate(merged, dialect.model)
    whole = read.value or _sound_parts(merged, dialect.model, read.faulty)
    found = problems(whole, dialect.checks, read.faulty)
    return frozenset((each.message, way_to(merged, each.at).names) for each, _ in found)


def _span(tree: MapNode, model: type[BaseModel], problem: Problem) -> Span:
    """Where to show a problem: its value, or the nearest map around one that nobody wrote."""
    place = locate(tree, model, problem.at)
    return place.key if problem.on_key and place.key is not None else place.span


def _sound_parts(tree: MapNode, model: type[BaseModel], faulty: frozenset[str]) -> BaseModel:
    """The rules without the keys that hold errors."""
    values: dict[str, Any] = {}
    for name, field in model.model_fields.items():
        if name in faulty:
            continue
        node = tree.get(name)
        if node is None:
            values[name] = field.get_default(call_default_factory=True)
        else:
            values[name] = _reader(model, name).validate_python(content(node))
    return model.model_construct(_fields_set=set(values) & set(tree.entries), **values)


@cache
def _reader(model: type[BaseModel], key: str) -> TypeAdapter[Any]:
    """What reads one key; making it takes far longer than reading."""
    return TypeAdapter(model.model_fields[key].rebuild_annotation())


_MOST_SHOWN: Final = 100


class LoadedGame(NamedTuple, Generic[RulesT_co]):
    """A rule file, loaded.

    Attributes:
        rules: the rules; ``None`` if there are errors.
        diagnostics: all that is wrong in the file, its bases and its deck, sorted.
        sources: the texts of those files, for :func:`render`.
        tree: all that they say, merged; ``None`` where that cannot be done.
    """

    rules: RulesT_co | None
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[Path, str]
    tree: MapNode | None


def load_game(path: Path, files: RuleFiles[RulesT_co]) -> LoadedGame[RulesT_co]:
    """Load a rule file. Never raises for what is in it."""
    layering = Layering(files)
    tree = layering.tree(path)
    rules = None if tree is None else _rules(tree, layering, files.language)
    diagnostics = _cut(in_order(layering.diagnostics, layering.sources))
    if any(each.severity is Severity.ERROR for each in diagnostics):
        rules = None
    return LoadedGame(rules, diagnostics, layering.sources, tree)


def _cut(diagnostics: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    """The first hundred, and a word on the rest."""
    shown, rest = diagnostics[:_MOST_SHOWN], diagnostics[_MOST_SHOWN:]
    if not rest:
        return shown
    last = rest[0]
    message = trn(
        "there is {n} further problem from here on",
        "there are {n} further problems from here on",
        len(rest),
    )
    return (*shown, replace(last, message=message, hint=None))


def _rules(tree: MapNode, layering: Layering, language: Language[RulesT_co]) -> RulesT_co | None:
    """Validate and check a merged tree."""
    dialect = _dialect(tree, layering, language)
    if dialect is None:
        return None
    validated = validate(tree, dialect.model, incomplete=layering.incomplete)
    layering.diagnostics += validated.diagnostics
    if not layering.incomplete:
        layering.diagnostics += check(tree, dialect, validated, layering.layers)
    return validated.value


def _dialect(
    tree: MapNode, layering: Layering, language: Language[RulesT_co]
) -> Dialect[RulesT_co] | None:
    entry = tree.entries.get("family")
    hint = tr("known families: {listed}", listed=", ".join(language.dialects))
    if entry is None:
        if not layering.incomplete:
            layering.say(tree.head, tr("{keys} is missing", keys=quoted("family")), hint)
        return None
    name = tree.text("family")
    if name and name in language.dialects:
        return language[name]
    if name:
        near, unknown = did_you_mean(name, language.dialects), quoted(name)
        layering.say(entry.value.span, tr("unknown family {name}", name=unknown), near or hint)
    elif not is_broken(entry.value):
        layering.say(entry.key, tr("the name of a family is needed here"), hint)
    return None
