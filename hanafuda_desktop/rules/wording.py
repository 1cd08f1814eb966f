"""What pydantic says is wrong, in words for people who write rules and not programs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from pydantic_core import ErrorDetails

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.rules.schema.selectors import MonthFit
from hanafuda_desktop.rules.suggestions import did_you_mean, quoted

__all__ = ["Wording", "sayable"]

Wording = tuple[str, str | None]
"""A message, and perhaps a hint."""

_MAPS: Final[Mapping[str, str]] = {
    "Selector": "a card's id, or a map such as {month: 1, category: chaff}, is needed",
    "Fit": "'nothing', or a map such as {month: earlier}, is needed",
    "Need": "cards, or a map such as {cards: {month: 12}, count: 3}, is needed",
    "Deck": "the name of a deck, or a map with its cards, is needed",
}
_FLAGS: Final = {
    **dict.fromkeys(("yes", "on", "y", "1", "true"), "true"),
    **dict.fromkeys(("no", "off", "n", "0", "false"), "false"),
}
_CARD_IDS: Final = tuple(card.id for card in CARDS)
_NOT_ID: Final = re.compile(r"[^a-z0-9]+")


def sayable(error: ErrorDetails) -> Wording:
    """The message and hint for one of pydantic's errors."""
    value = error["input"]
    if value is None:
        return f"a value is missing here: {_needed(error)}", None
    if error["type"] == "all_said":
        return error["msg"], None
    say = _SAYERS.get(error["type"])
    if say is not None:
        return say(value, error.get("ctx", {}))
    return f"{_not_here(value)}: {_needed(error)}", _as_fit(error) or _as_text(error)


def _as_fit(error: ErrorDetails) -> str | None:
    """``build: earlier`` is a slip that everybody makes once."""
    is_fit = error.get("ctx", {}).get("class_name") == "Fit"
    if is_fit and error["input"] in get_args(MonthFit):
        return f"did you mean {{month: {error['input']}}}?"
    return None


def _as_text(error: ErrorDetails) -> str | None:
    """``files: {id}`` is a map to YAML; whoever writes it means the braces."""
    value = error["input"]
    is_meant = error["type"] == "string_type" and isinstance(value, dict)
    if is_meant and len(value) == 1 and None in value.values():
        return f"did you mean '{{{next(iter(value))}}}', in quotes?"
    return None


def _not_here(value: Any) -> str:
    match value:
        case str():
            return (
                f"{quoted(value)} is not allowed here"
                if value
                else "an empty text is not allowed here"
            )
        case list() | tuple():
            return "a list is not allowed here"
        case dict():
            return "a map is not allowed here"
        case _:
            return f"{quoted(str(value))} is not allowed here"


def _needed(error: ErrorDetails) -> str:
    """What would have been right."""
    context = error.get("ctx", {})
    match error["type"]:
        case "needed":
            like = context.get("like")
            return f"{error['msg']}, {like}" if like else error["msg"]
        case "literal_error" | "enum":
            return _choice(context)
        case "model_type" | "model_attributes_type":
            return _MAPS.get(str(context.get("class_name")), "keys and values are needed")
        case "tuple_type" | "list_type":
            return "a list is needed: entries in [ ], or each after a '- '"
        case "dict_type":
            return "a text, or a text for each language, is needed"
        case "string_type":
            return "a text is needed"
        case "unknown_card":
            return "a card's id is needed, such as pine-crane"
        case _:
            return _sentence(error["msg"])


def _sentence(message: str) -> str:
    """Another's message without its capital letter and full stop."""
    return message[:1].lower() + message[1:].rstrip(".")


def _choices(context: Mapping[str, Any]) -> list[str]:
    return re.findall(r"'([^']*)'", str(context.get("expected", "")))


def _choice(context: Mapping[str, Any]) -> str:
    words = _choices(context)
    if len(words) == 1:
        return f"only {quoted(words[0])} is"
    return f"one of {', '.join(words)} is needed"


def _say_choice(value: Any, context: Mapping[str, Any]) -> Wording:
    hint = did_you_mean(value, _choices(context)) if isinstance(value, str) else None
    return f"{_not_here(value)}: {_choice(context)}", hint


def _say_flag(value: Any, _: Mapping[str, Any]) -> Wording:
    meant = _FLAGS.get(str(value).strip().lower())
    hint = f"did you mean '{meant}'?" if meant else None
    return f"{_not_here(value)}: true or false is needed", hint


def _say_card(value: Any, _: Mapping[str, Any]) -> Wording:
    if not isinstance(value, str):
        return f"{_not_here(value)}: a card's id is needed, such as pine-crane", None
    hint = did_you_mean(value, _CARD_IDS)
    return f"unknown card {quoted(value)}", hint or "cards are named like 'pine-crane'"


def _say_pattern(value: Any, context: Mapping[str, Any]) -> Wording:
    """A pattern is that of an identifier, of a language or of a number of players."""
    pattern = str(context.get("pattern", ""))
    if "[2-7]" in pattern:
        others = " or 'any'" if "any" in pattern else ""
        return f"{_not_here(value)}: a number of players from 2 to 7{others} is needed", None
    if "[a-z]{2,3}" in pattern:
        return f"{quoted(value)} is not a language", "a language is written 'en', 'ja' or 'pt-BR'"
    meant = _NOT_ID.sub("-", value.lower()).strip("-")
    hint = f"did you mean {quoted(meant)}?" if meant else "write a name such as 'early-chaff'"
    letters = "small letters, digits and single hyphens"
    return f"{quoted(value)} is not allowed here: a name of {letters} is needed", hint


def _say_bound(word: str, right: str, key: str) -> Callable[[Any, Mapping[str, Any]], Wording]:
    def say(value: Any, context: Mapping[str, Any]) -> Wording:
        return f"{value} is too {word}: {right.format(context.get(key))}", None

    return say


def _say_too_long(value: Any, context: Mapping[str, Any]) -> Wording:
    most = context.get("max_length")
    if isinstance(value, str):
        return f"this text is too long: at most {most} characters are allowed", None
    what = "map" if isinstance(value, dict) else "list"
    return f"this {what} is too long: at most {most} entries are allowed", None


def _say_too_short(value: Any, _: Mapping[str, Any]) -> Wording:
    match value:
        case str():
            return "this text is empty", None
        case dict():
            return "this map is empty: a text is needed", None
        case _:
            return "this list is empty: at least one entry is needed", None


_SAYERS: Final[Mapping[str, Callable[[Any, Mapping[str, Any]], Wording]]] = {
    "flag": _say_flag,
    "literal_error": _say_choice,
    "enum": _say_choice,
    "unknown_card": _say_card,
    "string_pattern_mismatch": _say_pattern,
    "greater_than_equal": _say_bound("small", "at least {} is needed", "ge"),
    "less_than_equal": _say_bound("large", "at most {} is allowed", "le"),
    "too_long": _say_too_long,
    "string_too_long": _say_too_long,
    "too_short": _say_too_short,
    "string_too_short": _say_too_short,
}
