"""Plain values of the rule language: whole numbers, flags, names, words for people.

A YAML scalar reaches these types as the text that was written; the type decides what it means, so
``yes`` or ``1:30`` never turn into something nobody wrote.

What an attribute means stands in the text beneath it: the reference and the JSON Schema take it
from there (:mod:`.validation`).
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Annotated, Any, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, GetCoreSchemaHandler
from pydantic.annotated_handlers import GetJsonSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema
from typing_extensions import TypeAliasType

from hanafuda_desktop.text.language import ENGLISH, language, tr

# Stands in for pydantic's loader of plugins, which nothing here wants.
#
# Told by ``PYDANTIC_DISABLE_PLUGINS`` to load none, pydantic 2 imports its loader all the same,
# and with it ``importlib.metadata``, ``email``, ``zipfile`` and ``socket``: a thirtieth of a
# start.

_LOADER: Final = "pydantic.plugin._loader"


def get_plugins() -> tuple[()]:
    """The plugins of pydantic: none."""
    return ()


def __getattr__(name: str) -> Any:
    """Whatever else a version of pydantic may want of its loader comes from the loader itself."""
    if name.startswith("__"):
        raise AttributeError(name)
    if sys.modules.get(_LOADER) is sys.modules[__name__]:
        del sys.modules[_LOADER]
    return getattr(importlib.import_module(_LOADER), name)


def stand_in() -> None:
    """Take the loader's place, unless it is there already."""
    sys.modules.setdefault(_LOADER, sys.modules[__name__])


# Rule files need no plugins of pydantic, and looking for some would read the metadata of every
# installed package at each start.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
stand_in()

KeyPath = tuple[str | int, ...]
"""The way to a value in the rules: ``("yaku", 3, "needs", 0)``."""

_WHOLE: Final = re.compile(r"([+-]?)0*([0-9]+)")
_MOST_DIGITS: Final = 400
"""Beyond every bound there is, and soon read."""


class Model(BaseModel):
    """Base of all parts of a rule file: frozen, and an unknown key is an error.

    Validators are built when they are first needed: the whole program starts sooner.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


def _whole(value: Any) -> int | None:
    """The whole number that this is or spells, if any."""
    if isinstance(value, str) and (written := _WHOLE.fullmatch(value.strip())):
        return int(written[1] + written[2][:_MOST_DIGITS])
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _read_whole(value: Any) -> int:
    number = _whole(value)
    if number is None:
        raise PydanticCustomError(
            "needed",
            "{needed}",
            {"needed": tr("a whole number is needed"), "like": tr("such as {example}", example=5)},
        )
    return number


def _read_flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if value in ("true", "false"):
        return bool(value == "true")
    raise PydanticCustomError("flag", "true or false is needed")


def _read_words(value: Any) -> Any:
    """One text is English; the end of line that closes a block of text is no part of it."""
    words = {"en": value} if isinstance(value, str) else value
    if not isinstance(words, dict):
        return words
    return {
        key: text.rstrip("\n") if isinstance(text, str) else text for key, text in words.items()
    }


def listed(value: Any) -> Any:
    """One value stands for a list of one."""
    return value if isinstance(value, list | tuple) else [value]


@dataclass(frozen=True, slots=True)
class OneOrMore:
    """Reads a list, or one entry in its place: ``Annotated[tuple[Points, ...], OneOrMore(24)]``.

    Attributes:
        most: how many entries there may be.
        least: how many there must be.
    """

    most: int
    least: int = 0

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """What pydantic asks for to validate: :func:`listed`, and then the list."""
        of_list: Any = {**handler(source), "max_length": self.most}
        if self.least:
            of_list["min_length"] = self.least
        # Where nothing is written, a list is what is missing, and not an entry of it.
        return core_schema.no_info_before_validator_function(
            lambda value: value if value is None else listed(value), of_list
        )

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        """What pydantic asks for to describe the value to editors."""
        of_list = handler(schema)
        return {"anyOf": [of_list["items"], of_list]}


FOR_PEOPLE: Final = "only people read it"
"""Marks such a key: ``Annotated[..., FOR_PEOPLE]``. Words need no mark: their type says it."""


@dataclass(frozen=True, slots=True)
class EmptyIs:
    """Says which word a rule file has for an empty list: ``Annotated[..., EmptyIs("nothing")]``."""

    word: str


Whole = Annotated[int, BeforeValidator(_read_whole, json_schema_input_type=int)]
"""A whole number."""

Positive = Annotated[Whole, Field(ge=1, le=48)]
"""A number of cards, or of times: 1 to 48."""

Flag = Annotated[bool, BeforeValidator(_read_flag, json_schema_input_type=bool)]
"""``true`` or ``false``, and nothing else."""


@dataclass(frozen=True, slots=True)
class NumberOr:
    """Reads a whole number within bounds, or a word: ``Annotated[int | Literal["all"], ...]``.

    A plain union would report two errors, neither of which says what is allowed.
    """

    word: str
    least: int
    most: int

    def read(self, value: Any) -> int | str:
        """The number or the word.

        Raises:
            PydanticCustomError: it is neither.
        """
        if value == self.word:
            return self.word
        number = _whole(value)
        if number is None:
            said = tr("a whole number or '{word}' is needed", word=self.word)
        elif self.least <= number <= self.most:
            return number
        else:
            said = tr("a whole number from {least} to {most} or '{word}' is needed", **asdict(self))
        raise PydanticCustomError("needed", "{needed}", {"needed": said})

    def __get_pydantic_core_schema__(self, _: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """What pydantic asks for to validate: :meth:`read` alone."""
        return core_schema.no_info_plain_validator_function(self.read)

    def __get_pydantic_json_schema__(
        self, _: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        """What pydantic asks for to describe the value to editors."""
        number = {"type": "integer", "minimum": self.least, "maximum": self.most}
        return {"anyOf": [number, {"const": self.word}]}


Identifier = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
"""A name for machines: small letters, digits and single hyphens, such as ``early-chaff``."""

_Language = Annotated[str, Field(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]+)*$")]
_Text = Annotated[str, Field(min_length=1, max_length=2000)]

Words = TypeAliasType(
    "Words",
    Annotated[
        dict[_Language, _Text],
        Field(min_length=1, max_length=100),
        BeforeValidator(_read_words, json_schema_input_type=_Text | dict[_Language, _Text]),
    ],
)
"""Words for people: one text (English), or a text for each language (``en: ... ja: ...``)."""


def shown_in(words: Collection[str]) -> str:
    """In which of its languages such words are shown: the spoken one, English, or the first."""
    return next((each for each in (language(), ENGLISH) if each in words), next(iter(words)))


def plain(words: dict[str, str], wanted: str | None = None) -> str:
    """These words in the language that is spoken; else in English; else in whichever is first."""
    return words.get(wanted or language()) or words.get(ENGLISH) or next(iter(words.values()))


def walked(value: Any, at: KeyPath = ()) -> Iterator[tuple[KeyPath, Any]]:
    """A value of the rules and all that it is made of, each with the way to it."""
    yield at, value
    inner: Iterable[tuple[str | int, Any]] = ()
    match value:
        case BaseModel():
            inner = value
        case dict():
            inner = value.items()
        case tuple() | list():
            inner = enumerate(value)
    for key, each in inner:
        yield from walked(each, (*at, key))


class Named(Model):
    """A part that stands in a list and is known by its ``id`` there, so that lists can merge."""

    id: Identifier
    """The name by which other keys, records and variants call this part."""


# Points, and numbers that depend on how many play.

_PlayersOrAny = Annotated[str, Field(pattern=r"^([2-7]|any)$")]

Points = Annotated[Whole, Field(ge=-9999, le=9999)]
"""Points that something is worth."""


def _for_any(value: Any) -> Any:
    """One number holds for any number of players."""
    return value if isinstance(value, dict) else {"any": value}


PerPlayers = TypeAliasType(
    "PerPlayers",
    Annotated[
        dict[_PlayersOrAny, Points],
        Field(min_length=1, max_length=7),
        BeforeValidator(_for_any, json_schema_input_type=Points | dict[_PlayersOrAny, Points]),
    ],
)
"""A number, or one for each number of players: ``{2: 7, 3: 3}``; ``any`` stands for the others."""

_Least = Annotated[Whole, Field(ge=1, le=9999)]

LeastPerPlayers = TypeAliasType(
    "LeastPerPlayers",
    Annotated[
        dict[_PlayersOrAny, _Least],
        Field(min_length=1, max_length=7),
        BeforeValidator(_for_any, json_schema_input_type=_Least | dict[_PlayersOrAny, _Least]),
    ],
)
"""The same of what is never less than one."""


def for_players(numbers: dict[str, int], players: int, otherwise: int = 0) -> int:
    """The number that holds for so many players."""
    return numbers.get(str(players), numbers.get("any", otherwise))
