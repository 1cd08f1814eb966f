"""A game's rules as one piece of JSON, the same for the same rules, and their two fingerprints.

Records carry the JSON, so an edited rule file never breaks an old game. What equals its default is
left out: writing it down in a rule file, or a new key in a later version of the language, does not
change a game's fingerprints.

:func:`digest` is that of everything that is written: of a record's rules, of what a table shows.
:func:`play_digest` is that of what is played: whatever was counted or measured of some rules holds
as long as it stays the same, also when somebody renames a yaku or adds a language.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any, Final

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import to_jsonable_python

from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.language import Language, RulesT_co
from hanafuda_desktop.rules.loader import problems
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import FOR_PEOPLE
from hanafuda_desktop.rules.validation import Shape

_LONGEST: Final = 1_000_000


class FlattenedError(ValueError):
    """A text that is not a game's rules in JSON; the message is one sentence."""


def to_json(rules: GameBase) -> str:
    """The rules as JSON in its one canonical form: on one line, keys sorted, no defaults."""
    data = rules.model_dump(mode="json", exclude_defaults=True)
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(rules: GameBase) -> str:
    """The rules' fingerprint: SHA-256 of their canonical JSON, as 64 hexadecimal digits."""
    return digest_of(to_json(rules))


def digest_of(json_text: str) -> str:
    """The same for rules of which :func:`to_json` has given the JSON."""
    return sha256(json_text.encode("utf-8")).hexdigest()


def play_digest(rules: GameBase) -> str:
    """The fingerprint of what is played, without all that people read; as long as the other one."""
    return sha256(json.dumps(_played(rules), sort_keys=True).encode("utf-8")).hexdigest()


def _played(value: Any) -> Any:
    """A value as JSON, without what is for people."""
    match value:
        case BaseModel():
            return dict(_played_keys(value))
        case tuple() | list():
            return [_played(each) for each in value]
        case dict():
            return {key: _played(each) for key, each in value.items()}
        case _:
            return to_jsonable_python(value)


def _played_keys(part: BaseModel) -> Iterator[tuple[str, Any]]:
    """What a part says that is played and that would not hold if it were left out."""
    for name, field in _fields_played(type(part)):
        told = _played(getattr(part, name))
        # Compared without words: a part that stands there by itself may be called otherwise.
        if field.is_required() or told != _played(field.get_default(call_default_factory=True)):
            yield name, told


@cache
def _fields_played(model: type[BaseModel]) -> tuple[tuple[str, FieldInfo], ...]:
    return tuple(
        (name, field)
        for name, field in model.model_fields.items()
        if FOR_PEOPLE not in field.metadata and not Shape(field.annotation).is_words
    )


def from_json(text: str, language: Language[RulesT_co]) -> RulesT_co:
    """The rules that :func:`to_json` wrote.

    Raises:
        FlattenedError: it is not such a text, or the rules make no sense.
    """
    data = _read(text)
    family = str(data.get("family"))
    if family not in language.dialects:
        raise FlattenedError("these rules are of no known family")
    dialect = language[family]
    try:
        rules = dialect.model.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise FlattenedError(f"these rules cannot be read at {place}: {first['msg']}") from error
    found = problems(rules, dialect.checks)
    wrong = next((each for each, _ in found if each.severity is Severity.ERROR), None)
    if wrong is not None:
        raise FlattenedError(f"these rules make no sense: {wrong.message}")
    return rules


def _read(text: str) -> dict[str, Any]:
    if len(text) > _LONGEST:
        raise FlattenedError("these rules are too long")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FlattenedError("these rules are not JSON") from error
    if not isinstance(data, dict):
        raise FlattenedError("these rules are not a JSON object")
    return data
