"""What two games' rules differ in: a short list that a person can read.

Compared are the rules as they are understood, not their files: writing down a default, another
order of keys or `true` for `yes` is no difference. Words about a game (its name, summary, credits
and notes) are left out, as they change nothing in play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter

from hanafuda_desktop.cards.card import card_by_id
from hanafuda_desktop.rules.diagnostics import either, shortened
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import Named, plain
from hanafuda_desktop.rules.schema_places import CARD_IDS, in_words, word_of, word_shown
from hanafuda_desktop.rules.source import MapNode, Span, find
from hanafuda_desktop.text.language import ENGLISH, language, tr

_ABOUT: Final = frozenset({"id", "name", "summary", "credits", "notes", "variant_of", "minutes"})
_LONGEST: Final = 100
_BY_NUMBER: Final = frozenset({"month", "place"})
_NEED: Final = frozenset({"cards", "count"})
"""Characters of a value; what is longer is cut."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that differs.

    Attributes:
        path: where: keys, and the ids of parts, and numbers in other lists.
        place: the same in words: the parts' names, the keys without underscores.
        before: the value before, as a rule file would say it on one line; ``None`` where there was
            none.
        after: the value after it; ``None`` where there is none any more.
        span: where ``after`` is written, if that is known.
    """

    path: tuple[str, ...]
    place: str
    before: str | None
    after: str | None
    span: Span | None = None

    def __str__(self) -> str:
        """One line such as ``Hanami-zake: points 5 → 3``."""
        said: dict[str, Any] = {"place": self.place, "before": self.before, "after": self.after}
        if self.before is None:
            return tr("{place}: new, {after}", **said)
        if self.after is None:
            return tr("{place}: taken out", **said)
        return tr("{place} {before} → {after}", **said)


def differences(
    before: GameBase, after: GameBase, tree: MapNode | None = None
) -> tuple[Difference, ...]:
    """What is otherwise in a game than in another, in the order of the language's keys.

    Args:
        before: the game it is compared with; mostly the base.
        after: the game.
        tree: where the values of ``after`` are written.
    """
    found: list[Difference] = []
    for each in _compared(before, after, (), ""):
        node = None if tree is None else find(tree, each.path)
        found.append(each if node is None else replace(each, span=node.span))
    return tuple(found)


_ANY: Final[TypeAdapter[Any]] = TypeAdapter(Any)
_ABSENT: Final = object()
"""Stands for a value that is not there, not even as the default."""


def _is_empty(value: Any) -> bool:
    return value is _ABSENT or value in (None, (), {})


def _inside(value: Any) -> dict[str, Any] | None:
    """What stands under the keys of a value; ``None`` if it has no keys."""
    if isinstance(value, BaseModel):
        return dict(value)
    return value if isinstance(value, dict) else None


def _parts(value: Any) -> dict[str, Any] | None:
    """The parts of a list of named ones by their ids; ``None`` if it is no such list."""
    if not isinstance(value, tuple) or not all(isinstance(item, Named) for item in value):
        return None
    return {item.id: item for item in value}


def _name(part: Any) -> str:
    """What a part is called."""
    return plain(getattr(part, "name", None) or {ENGLISH: part.id})


def _compared(old: Any, new: Any, path: tuple[str, ...], place: str) -> Iterator[Difference]:
    """Compare two values as deep as they have keys or named parts."""
    if old == new or (_is_empty(old) and _is_empty(new)):
        return
    befores, afters = _inside(old), _inside(new)
    olds, news = _parts(old), _parts(new)
    if befores is not None and afters is not None:
        for key in dict.fromkeys((*afters, *befores)):
            if key not in _ABOUT:
                before, after = befores.get(key, _ABSENT), afters.get(key, _ABSENT)
                inner = " ".join(filter(None, (place, _key(key))))
                yield from _compared(before, after, (*path, key), inner)
    elif olds is not None and news is not None:
        # Their order is a difference only if nothing else is one.
        found = [*_compared_parts(olds, news, path)]
        is_moved = not found and list(olds) != list(news)
        yield from [_difference(path, place, [*olds], [*news])] if is_moved else found
    else:
        yield _difference(path, place, old, new)


def _compared_parts(
    olds: dict[str, Any], news: dict[str, Any], path: tuple[str, ...]
) -> Iterator[Difference]:
    for part_id in dict.fromkeys((*olds, *news)):
        old, new = olds.get(part_id, _ABSENT), news.get(part_id, _ABSENT)
        if old is not _ABSENT and new is not _ABSENT:
            yield from _compared(old, new, (*path, part_id), f"{_name(new)}:")
        else:
            yield _difference((*path, part_id), _name(old if new is _ABSENT else new), old, new)


def _difference(path: tuple[str, ...], place: str, old: Any, new: Any) -> Difference:
    return Difference(path, place, _shown(old, new), _shown(new, old))


def _only(value: Any) -> Any:
    """A list of one stands for that one."""
    return value[0] if isinstance(value, list) and len(value) == 1 else value


def _shown(value: Any, other: Any) -> str | None:
    """A value without what equals its default, which reads better.

    Where nothing is left of it, it is what it means for that which the other one says.
    """
    if value is _ABSENT:
        return None
    short, others = (
        _ANY.dump_python(each, mode="json", exclude_defaults=True)
        for each in (value, None if other is _ABSENT else other)
    )
    others, full = _only(others), _only(_ANY.dump_python(value, mode="json"))
    if _only(short) == {} and isinstance(others, dict) and isinstance(full, dict):
        short = {key: full[key] for key in others if key in full}
    return readable(short)


def _key(key: str) -> str:
    """A key within a sentence: ``round ends``."""
    words = in_words(key)
    return words[:1].lower() + words[1:]


def readable(value: Any) -> str:
    """A value on one line, for people; what is too long is cut."""
    return shortened(_flow(value), _LONGEST)


def _flow(value: Any) -> str:
    match value:
        case None:
            return tr("nothing", meaning="a value of a rule file")
        case bool():
            if value:
                return tr("yes", meaning="a value of a rule file")
            return tr("no", meaning="a value of a rule file")
        case list() if len(value) == 1:
            return _flow(value[0])
        case list():
            nothing = tr("nothing", meaning="a value of a rule file")
            return f"[{', '.join(map(_flow, value))}]" if value else nothing
        case {"cards": _} if set(value) <= _NEED:
            return _need(value)
        case dict():
            kept = {key: inner for key, inner in value.items() if _tells(key, inner)}
            said = (f"{_key(key)} {_inner(key, kept[key])}" for key in kept)
            return ", ".join(said) if kept else tr("as usual", meaning="a value of a rule file")
        case _:
            return _word(str(value))


def _word(text: str) -> str:
    """A word as a rule file has it; to those who speak another language, what it means."""
    if language() == ENGLISH:
        return text
    if text in CARD_IDS:
        return card_by_id(text).title
    said = word_shown(text)
    return text if said == word_of(text) else said


def _need(value: dict[str, Any]) -> str:
    """Cards that something takes: ``4 of bright without willow-rainman``."""
    said = _cards(value["cards"])
    count = value.get("count", 1)
    return said if count in (1, "1") else tr("{count} of {cards}", count=count, cards=said)


def _cards(value: Any) -> str:
    """Which cards are meant, by their own words: ``poetry``, ``month 3 animal``."""
    if isinstance(value, list):
        return either(map(_cards, value))
    if not isinstance(value, dict):  # a word or a card, as it stands in a file
        return _flow(value)
    said = [
        f"{_key(key)} {_flow(inner)}" if key in _BY_NUMBER else _flow(inner)
        for key, inner in value.items()
        if key != "without" and inner not in (None, [])
    ]
    cards = " ".join(said) or tr("all", meaning="a value of a rule file")
    left_out = value.get("without")
    if not left_out:
        return cards
    return tr("{cards} without {others}", cards=cards, others=_cards(left_out))


def _tells(key: str, value: Any) -> bool:
    """Whether a key of a value is worth a word; an ``id`` that is a list chooses cards."""
    return value not in (None, []) and (key not in _ABOUT or isinstance(value, list))


def _inner(key: str, value: Any) -> str:
    """The same within another value."""
    text = _cards(value) if key == "cards" else _flow(value)
    is_long = isinstance(value, dict) or (isinstance(value, list) and len(value) == 1)
    return f"({text})" if is_long and " " in text else text
