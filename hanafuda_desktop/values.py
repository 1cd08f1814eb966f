"""Frozen dataclasses with slots, made in a third of the time that the standard library takes.

The standard library (before 3.13) writes and compiles six methods for each, and a start makes some
sixty of them: a twelfth of its time. Here one method is compiled, ``__init__``; all else is the
same for every class. They behave alike, which a test shows, and for a type checker they are the
same. Only modules that every start imports need this.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from dataclasses import dataclass

__all__ = ["dataclass"]


def _quickly(
    *, frozen: bool = False, slots: bool = False, eq: bool = True
) -> Callable[[type], type]:
    """As :func:`dataclasses.dataclass`; its other words are not needed here."""
    if frozen and slots:
        return lambda cls: _value(cls, eq=eq)
    return dataclasses.dataclass(frozen=frozen, slots=slots, eq=eq)


if not TYPE_CHECKING:
    dataclass = _quickly


def _value(cls: type, *, eq: bool) -> Any:
    if not _is_simple(cls):
        return dataclasses.dataclass(frozen=True, slots=True, eq=eq)(cls)
    made: Any = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    fields = dataclasses.fields(made)
    methods = {
        "__init__": _init(made, fields),
        "__repr__": _repr(tuple(field.name for field in fields if field.repr)),
    }
    if eq:
        methods |= _comparing(tuple(field.name for field in fields if field.compare))
    # "__hash__" is there, and None, if "__eq__" was written in the class.
    written = {name for name in methods if cls.__dict__.get(name) is not None}
    for name in methods.keys() - written:
        methods[name].__qualname__ = f"{made.__qualname__}.{name}"
        setattr(made, name, methods[name])
    for name, method in _SHARED.items():
        setattr(made, name, method)
    params = made.__dataclass_params__
    params.init = params.repr = params.frozen = True
    params.eq = eq
    return made


def _is_simple(cls: type) -> bool:
    """Whether there is nothing in a class but fields that stand in ``__init__`` or have no default.

    The other kinds are rare, and the standard library knows them.
    """
    if any(dataclasses.is_dataclass(base) for base in cls.__mro__[1:]):
        return False
    if any("InitVar" in str(each) or "KW_ONLY" in str(each) for each in _annotations(cls)):
        return False
    named = [each for each in vars(cls).values() if isinstance(each, dataclasses.Field)]
    missing = dataclasses.MISSING
    return all(
        each.default_factory is missing
        and each.kw_only is missing
        and each.hash is None
        and (each.init or each.default is missing)
        for each in named
    )


def _annotations(cls: type) -> tuple[Any, ...]:
    return tuple(getattr(cls, "__annotations__", {}).values())


def _init(made: type, fields: tuple[dataclasses.Field[Any], ...]) -> Any:
    """``__init__``, the one method that has to be written for each class."""
    names: dict[str, Any] = {}
    words, lines = ["self"], []
    for field in fields:
        if not field.init:
            continue
        names[f"set_{field.name}"] = vars(made)[field.name].__set__  # past our __setattr__
        if field.default is dataclasses.MISSING:
            words.append(field.name)
        else:
            names[f"default_{field.name}"] = field.default
            words.append(f"{field.name}=default_{field.name}")
        lines.append(f" set_{field.name}(self, {field.name})")
    if hasattr(made, "__post_init__"):
        lines.append(" self.__post_init__()")
    exec(f"def __init__({', '.join(words)}):\n" + ("\n".join(lines) or " pass"), names)  # noqa: S102
    return names["__init__"]


def _repr(names: tuple[str, ...]) -> Any:
    def __repr__(self: Any) -> str:  # noqa: N807
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self.__class__.__qualname__}({told})"

    return __repr__


def _comparing(names: tuple[str, ...]) -> dict[str, Any]:
    """``__eq__`` and ``__hash__``."""
    content: Callable[[Any], Any] = attrgetter(*names) if names else type

    def __eq__(self: Any, other: object) -> Any:  # noqa: N807
        if other.__class__ is self.__class__:
            return content(self) == content(other)
        return NotImplemented

    def __hash__(self: Any) -> int:  # noqa: N807
        return hash(content(self))

    return {"__eq__": __eq__, "__hash__": __hash__}


def _refuse_to_set(self: Any, name: str, value: Any) -> None:  # noqa: ARG001
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: Any, name: str) -> None:  # noqa: ARG001
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _set_state(self: Any, state: list[Any]) -> None:
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)


_SHARED: Final = {
    "__setattr__": _refuse_to_set,
    "__delattr__": _refuse_to_delete,
    "__getstate__": _state,
    "__setstate__": _set_state,
}
"""The methods that are the same for every class."""
