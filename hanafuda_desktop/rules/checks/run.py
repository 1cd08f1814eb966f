"""Runs the checks of a game's family, as many as its sound parts allow.

The checks of a family are imported when a game of that family is first looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter

from hanafuda_desktop.rules.checks.inherited import Layer, inherited, way_to
from hanafuda_desktop.rules.checks.labels import labels
from hanafuda_desktop.rules.checks.problem import Check, Problem
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.nodes import MapNode, Span, content
from hanafuda_desktop.rules.validation import Validated, locate, validate

__all__ = ["check", "problems"]


def _tableau() -> tuple[Check, ...]:
    from hanafuda_desktop.rules.checks import tableau  # noqa: PLC0415 - when needed

    return tableau.CHECKS


def _fishing() -> tuple[Check, ...]:
    from hanafuda_desktop.rules.checks import fishing  # noqa: PLC0415 - when needed

    return fishing.CHECKS


def _shedding() -> tuple[Check, ...]:
    from hanafuda_desktop.rules.checks import shedding  # noqa: PLC0415 - when needed

    return shedding.CHECKS


def _speed() -> tuple[Check, ...]:
    from hanafuda_desktop.rules.checks import speed  # noqa: PLC0415 - when needed

    return speed.CHECKS


_CHECKS: Final[Mapping[str, Callable[[], tuple[Check, ...]]]] = {
    "tableau": _tableau,
    "fishing": _fishing,
    "shedding": _shedding,
    "speed": _speed,
}
"""Where the checks of each family come from."""


_Said = tuple[str, tuple[str, ...]]
"""What is wrong, and the names on the way to where it is."""


def problems(rules: BaseModel, faulty: frozenset[str] = frozenset()) -> Iterator[Problem]:
    """What makes no sense in these rules.

    Args:
        rules: the rules; those at the keys of ``faulty`` are not looked at and may be missing.
        faulty: keys at the top that hold errors.
    """
    return (problem for problem, _ in _found(rules, faulty))


def _found(rules: BaseModel, faulty: frozenset[str]) -> Iterator[tuple[Problem, frozenset[str]]]:
    """The problems, each with the keys that were looked at."""
    checks = _CHECKS.get(getattr(rules, "family", ""))
    for each in checks() if checks is not None else ():
        if not each.keys & faulty:
            for problem in each.run(rules):
                yield problem, each.keys
    for problem in labels(rules):
        yield problem, frozenset(map(str, problem.at[:1]))


def check(
    tree: MapNode,
    model: type[BaseModel],
    validated: Validated[Any],
    layers: Sequence[Layer] = (),
) -> tuple[Diagnostic, ...]:
    """The diagnostics of everything that makes no sense in the sound parts of a tree.

    Args:
        tree: the merged tree.
        model: what it must be.
        validated: what came of reading it.
        layers: the files it was merged from, the innermost base first.
    """
    rules = validated.value
    if rules is None:
        rules = _sound_parts(tree, model, validated.faulty)
    said: dict[MapNode, frozenset[_Said]] = {}

    def is_in(problem: Problem, merged: MapNode) -> bool:
        """Whether a layer has the problem; each is looked over once, and only if it matters."""
        if merged not in said:
            said[merged] = _said_of(merged, model)
        return (problem.message, way_to(tree, problem.at).names) in said[merged]

    found = []
    for problem, keys in _found(rules, validated.faulty):
        span = _span(tree, model, problem)
        if problem.leftover and span.file != tree.span.file:
            continue
        found.append(
            inherited(problem, keys, span, layers, is_in)
            or span.diagnostic(problem.message, problem.hint_here, problem.severity)
        )
    return tuple(found)


def _said_of(merged: MapNode, model: type[BaseModel]) -> frozenset[_Said]:
    """Everything that makes no sense in a layer."""
    read = validate(merged, model)
    whole = read.value or _sound_parts(merged, model, read.faulty)
    found = problems(whole, read.faulty)
    return frozenset((each.message, way_to(merged, each.at).names) for each in found)


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
