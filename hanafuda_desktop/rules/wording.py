"""What pydantic says is wrong, in words for people who write rules and not programs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from pydantic_core import ErrorDetails

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.schema.selectors import MonthFit
from hanafuda_desktop.rules.suggestions import did_you_mean, nearest, quoted, shortened

__all__ = ["Wording", "sayable"]

Wording = tuple[str, str | None]
"""A message, and perhaps a hint."""

_MAPS: Final[Mapping[str, str]] = {
    "Selector": tr_noop("a card's id, or a map such as {month: 1, category: chaff}, is needed"),
    "Fit": tr_noop("'nothing', or a map such as {month: earlier}, is needed"),
    "Need": tr_noop("cards, or a map such as {cards: {month: 12}, count: 3}, is needed"),
    "Deck": tr_noop("the name of a deck, or a map with its cards, is needed"),
}
_A_MAP: Final = tr_noop("keys and values are needed")
_FLAGS: Final = {
    **dict.fromkeys(("yes", "on", "y", "1", "true"), "true"),
    **dict.fromkeys(("no", "off", "n", "0", "false"), "false"),
}
_CARD_IDS: Final = tuple(card.id for card in CARDS)
_KINDS: Final = {"hikari": "bright", "tane": "animal", "tan": "ribbon", "kasu": "chaff"}
_NOT_ID: Final = re.compile(r"[^a-z0-9]+")


def sayable(error: ErrorDetails, *, is_words: bool = True) -> Wording:
    """The message and hint for one of pydantic's errors.

    Args:
        error: the error.
        is_words: whether words for people are needed there.
    """
    value = error["input"]
    needed = _needed(error) if is_words or error["type"] != "dict_type" else tr(_A_MAP)
    if value is None:
        return tr("a value is missing here: {needed}", needed=needed), None
    if error["type"] == "all_said":
        return error["msg"], None
    say = _SAYERS.get(error["type"])
    if say is not None:
        return say(value, error.get("ctx", {}))
    return _wrong(_not_here(value), needed), _as_fit(error) or _as_text(error)


def _wrong(wrong: str, needed: str) -> str:
    """What is wrong, and what would be right."""
    return tr("{wrong}: {needed}", wrong=wrong, needed=needed)


def _as_fit(error: ErrorDetails) -> str | None:
    """``build: earlier`` is a slip that everybody makes once."""
    is_fit = error.get("ctx", {}).get("class_name") == "Fit"
    if is_fit and error["input"] in get_args(MonthFit):
        return tr("did you mean {found}?", found=f"{{month: {error['input']}}}")
    return None


def _as_text(error: ErrorDetails) -> str | None:
    """``files: {id}`` is a map to YAML; whoever writes it means the braces."""
    value = error["input"]
    is_meant = error["type"] == "string_type" and isinstance(value, dict)
    if is_meant and len(value) == 1 and None in value.values():
        return tr("did you mean {found}, in quotes?", found=f"'{{{next(iter(value))}}}'")
    return None


def _not_here(value: Any) -> str:
    match value:
        case str():
            return (
                tr("{value} is not allowed here", value=quoted(value))
                if value
                else tr("an empty text is not allowed here")
            )
        case list() | tuple():
            return tr("a list is not allowed here")
        case dict():
            return tr("a map is not allowed here")
        case _:
            return tr("{value} is not allowed here", value=quoted(str(value)))


def _needed(error: ErrorDetails) -> str:
    """What would have been right."""
    context = error.get("ctx", {})
    match error["type"]:
        case "needed":
            like = context.get("like")
            needed = error["msg"]
            return tr("{needed}, {like}", needed=needed, like=like) if like else needed
        case "literal_error" | "enum":
            return _choice(context)
        case "model_type" | "model_attributes_type":
            return tr(_MAPS.get(str(context.get("class_name")), _A_MAP))
        case "tuple_type" | "list_type":
            return tr("a list is needed: entries in [ ], or each after a '- '")
        case "dict_type":
            return tr("a text, or a text for each language, is needed")
        case "string_type":
            return tr("a text is needed")
        case "unknown_card":
            return tr("a card's id is needed, such as pine-crane")
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
        return tr("only {word} is", word=quoted(words[0]))
    return tr("one of {listed} is needed", listed=", ".join(words))


def _say_choice(value: Any, context: Mapping[str, Any]) -> Wording:
    hint = did_you_mean(value, _choices(context)) if isinstance(value, str) else None
    return _wrong(_not_here(value), _choice(context)), hint


def _say_flag(value: Any, _: Mapping[str, Any]) -> Wording:
    meant = _FLAGS.get(str(value).strip().lower())
    hint = tr("did you mean {found}?", found=quoted(meant)) if meant else None
    return _wrong(_not_here(value), tr("true or false is needed")), hint


def _say_card(value: Any, _: Mapping[str, Any]) -> Wording:
    if not isinstance(value, str):
        return _wrong(_not_here(value), tr("a card's id is needed, such as pine-crane")), None
    kind = _KINDS.get(value.lower()) or nearest(value, [*Category])
    hint = (
        did_you_mean(value, _CARD_IDS)
        or (kind and tr("did you mean {found}?", found=f"{{category: {kind}}}"))
        or tr("cards are named like 'pine-crane'")
    )
    return tr("unknown card {value}", value=quoted(value)), hint


def _say_pattern(value: Any, context: Mapping[str, Any]) -> Wording:
    """A pattern is that of an identifier, of a language or of a number of players."""
    pattern = str(context.get("pattern", ""))
    if "[2-7]" in pattern:
        needed = (
            tr("a number of players from 2 to 7 or 'any' is needed")
            if "any" in pattern
            else tr("a number of players from 2 to 7 is needed")
        )
        return _wrong(_not_here(value), needed), None
    if "[a-z]{2,3}" in pattern:
        return tr("{value} is not a language", value=quoted(value)), tr(
            "a language is written 'en', 'ja' or 'pt-BR'"
        )
    meant = _NOT_ID.sub("-", value.lower()).strip("-")
    hint = (
        tr("did you mean {found}?", found=quoted(meant))
        if meant
        else tr("write a name such as 'early-chaff'")
    )
    needed = tr("a name of small letters, digits and single hyphens is needed")
    return _wrong(tr("{value} is not allowed here", value=quoted(value)), needed), hint


def _say_too_small(value: Any, context: Mapping[str, Any]) -> Wording:
    return tr(
        "{value} is too small: at least {least} is needed",
        value=shortened(str(value)),
        least=context["ge"],
    ), None


def _say_too_large(value: Any, context: Mapping[str, Any]) -> Wording:
    return tr(
        "{value} is too large: at most {most} is allowed",
        value=shortened(str(value)),
        most=context["le"],
    ), None


def _say_too_long(value: Any, context: Mapping[str, Any]) -> Wording:
    most = context.get("max_length")
    if isinstance(value, str):
        return tr("this text is too long: at most {most} characters are allowed", most=most), None
    if isinstance(value, dict):
        return tr("this map is too long: at most {most} entries are allowed", most=most), None
    return tr("this list is too long: at most {most} entries are allowed", most=most), None


def _say_too_short(value: Any, _: Mapping[str, Any]) -> Wording:
    match value:
        case str():
            return tr("this text is empty"), None
        case dict():
            return tr("this map is empty: a text is needed"), None
        case _:
            return tr("this list is empty: at least one entry is needed"), None


_SAYERS: Final[Mapping[str, Callable[[Any, Mapping[str, Any]], Wording]]] = {
    "flag": _say_flag,
    "literal_error": _say_choice,
    "enum": _say_choice,
    "unknown_card": _say_card,
    "string_pattern_mismatch": _say_pattern,
    "greater_than_equal": _say_too_small,
    "less_than_equal": _say_too_large,
    "too_long": _say_too_long,
    "string_too_long": _say_too_long,
    "too_short": _say_too_short,
    "string_too_short": _say_too_short,
}
