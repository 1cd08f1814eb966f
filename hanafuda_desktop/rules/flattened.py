"""A game's rules as one piece of JSON, the same for the same rules, and its fingerprint.

Records carry it, so an edited rule file never breaks an old game. What equals its default is left
out: writing it down in a rule file, or a new key in a later version of the language, does not
change a game's fingerprint.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

from pydantic import ValidationError

from hanafuda_desktop.rules.checks.run import problems
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.schema.rulefile import FAMILIES, GameRules

__all__ = ["FlattenedError", "digest", "from_json", "to_json"]

_LONGEST: Final = 1_000_000


class FlattenedError(ValueError):
    """A text that is not a game's rules in JSON; the message is one sentence."""


def to_json(rules: GameRules) -> str:
    """The rules as JSON in its one canonical form: on one line, keys sorted, no defaults."""
    data = rules.model_dump(mode="json", exclude_defaults=True)
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(rules: GameRules) -> str:
    """The rules' fingerprint: SHA-256 of their canonical JSON, as 64 hexadecimal digits."""
    return sha256(to_json(rules).encode("utf-8")).hexdigest()


def from_json(text: str) -> GameRules:
    """The rules that :func:`to_json` wrote.

    Raises:
        FlattenedError: it is not such a text, or the rules make no sense.
    """
    data = _read(text)
    model = FAMILIES.get(str(data.get("family")))
    if model is None:
        raise FlattenedError("these rules are of no known family")
    try:
        rules = model.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise FlattenedError(f"these rules cannot be read at {place}: {first['msg']}") from error
    wrong = next((each for each in problems(rules) if each.severity is Severity.ERROR), None)
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
