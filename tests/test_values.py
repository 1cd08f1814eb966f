"""The dataclasses of ours behave as those of the standard library, which they stand in for."""

from __future__ import annotations

import copy
import dataclasses
import importlib
import pickle
from dataclasses import FrozenInstanceError, field
from pathlib import Path
from typing import Any

import pytest

from hanafuda_desktop import values

STANDARD: Any = dataclasses.dataclass
OURS: Any = values.dataclass


def _made(dataclass: Any) -> tuple[type[Any], ...]:
    """The same classes, made by either."""

    @dataclass(frozen=True, slots=True)
    class Nothing:
        """No field."""

    @dataclass(frozen=True, slots=True)
    class One:
        """A field."""

        a: int

    @dataclass(frozen=True, slots=True)
    class Several:
        """Fields with and without defaults, some of them aside."""

        a: int
        b: tuple[int, ...] = ()
        c: str = field(default="c", compare=False, repr=False)
        d: int = field(init=False, compare=False)

        def __post_init__(self) -> None:
            object.__setattr__(self, "d", self.a * 2)

    @dataclass(frozen=True, slots=True)
    class Listing:
        """A default that is made anew."""

        a: list[int] = field(default_factory=list)

    @dataclass(frozen=True, slots=True)
    class Speaking:
        """Methods of its own."""

        a: int

        def __repr__(self) -> str:
            return "speaking"

        def __hash__(self) -> int:
            return 7

    @dataclass(frozen=True, slots=True)
    class Odd:
        """Equal by its own measure, and so without a hash unless one is made."""

        a: int

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Odd) and self.a % 2 == other.a % 2

        __hash__ = None  # type: ignore[assignment]

    @dataclass(frozen=True, slots=True, eq=False)
    class Itself:
        """Equal to itself alone."""

        a: int

    @dataclass(frozen=True, slots=True)
    class Above(One):
        """A field more than another one."""

        b: int = 2

    @dataclass(slots=True)
    class Changing:
        """Not frozen."""

        a: int

    return Nothing, One, Several, Listing, Speaking, Odd, Itself, Above, Changing


PAIRS = list(zip(_made(STANDARD), _made(OURS), strict=True))
NAMES = [standard.__name__ for standard, _ in PAIRS]


def _arguments(cls: type[Any]) -> list[tuple[Any, ...]]:
    least = sum(
        each.init and each.default is each.default_factory is dataclasses.MISSING
        for each in dataclasses.fields(cls)
    )
    most = sum(each.init for each in dataclasses.fields(cls))
    return [tuple(range(1, n + 1)) for n in range(least, most + 1)]


def _told(call: Any) -> object:
    """What a call returns or raises, in words that do not tell one kind from the other."""
    try:
        return call()
    except Exception as error:  # noqa: BLE001 - whichever it is, the other must raise it too
        return type(error)


@pytest.mark.parametrize(("standard", "ours"), PAIRS, ids=NAMES)
def test_values_are_told_and_compared_alike(standard: type[Any], ours: type[Any]) -> None:
    for words in _arguments(standard):
        one, other = standard(*words), ours(*words)
        assert repr(one).partition("<locals>.")[2] == repr(other).partition("<locals>.")[2]
        assert (one == standard(*words)) == (other == ours(*words))
        assert one != other
        assert _told(lambda: hash(one) == hash(standard(*words))) == _told(  # noqa: B023
            lambda: hash(other) == hash(ours(*words))  # noqa: B023
        )
        for another in _arguments(standard):
            assert (one == standard(*another)) == (other == ours(*another))


@pytest.mark.parametrize(("standard", "ours"), PAIRS, ids=NAMES)
def test_too_few_and_too_many_words_are_refused_alike(standard: type[Any], ours: type[Any]) -> None:
    for words in [(), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4)]:
        assert isinstance(_told(lambda: standard(*words)), type) == isinstance(  # noqa: B023
            _told(lambda: ours(*words)),  # noqa: B023
            type,
        )


@pytest.mark.parametrize(("standard", "ours"), PAIRS, ids=NAMES)
def test_nothing_can_be_set_that_could_not(standard: type[Any], ours: type[Any]) -> None:
    words = _arguments(standard)[0]
    one, other = standard(*words), ours(*words)
    assert standard.__slots__ == ours.__slots__
    assert standard.__match_args__ == ours.__match_args__
    for name in standard.__slots__:
        assert _told(lambda: setattr(one, name, 3)) == _told(  # noqa: B023
            lambda: setattr(other, name, 3)  # noqa: B023
        )
        assert _told(lambda: delattr(one, name)) == _told(  # noqa: B023
            lambda: delattr(other, name)  # noqa: B023
        )
    # Of what is no field, the standard library raises TypeError: it loses the class on the way.
    assert isinstance(_told(lambda: setattr(one, "z", 3)), type)
    assert isinstance(_told(lambda: setattr(other, "z", 3)), type)


def test_a_value_stays_as_it_is() -> None:
    value = _made(OURS)[1](1)
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'a'"):
        value.a = 2
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'a'"):
        del value.a


@pytest.mark.parametrize(("standard", "ours"), PAIRS, ids=NAMES)
def test_the_tools_of_the_standard_library_take_both(standard: type[Any], ours: type[Any]) -> None:
    words = _arguments(standard)[-1]
    for cls in (standard, ours):
        value = cls(*words)
        changed = dataclasses.replace(value)
        assert changed is not value
        assert dataclasses.asdict(changed) == dataclasses.asdict(value)
        assert dataclasses.asdict(copy.copy(value)) == dataclasses.asdict(value)
    assert [each.name for each in dataclasses.fields(standard)] == [
        each.name for each in dataclasses.fields(ours)
    ]
    assert str(vars(standard)["__dataclass_params__"]) == str(vars(ours)["__dataclass_params__"])


def test_values_travel_to_other_processes() -> None:
    module = importlib.import_module("hanafuda_desktop.engine.events")
    event = module.CardsMoved((1, None), "s", "w", places=(3,))
    assert pickle.loads(pickle.dumps(event)) == event  # noqa: S301 - our own


def test_only_one_method_is_written_for_each_class() -> None:
    """Else a start would be as slow as with the standard library's."""
    one = _made(OURS)[1]
    written = [
        name
        for name, method in vars(one).items()
        if getattr(getattr(method, "__code__", None), "co_filename", "") == "<string>"
    ]
    assert written == ["__init__"]
    assert Path(one.__repr__.__code__.co_filename).name == "values.py"
