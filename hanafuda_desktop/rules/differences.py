"""What two games' rules differ in: a short list that a person can read.

Compared are the rules as they are understood, not their files: writing down a default, another
order of keys or `true` for `yes` is no difference. Words about a game (its name, summary, credits
and notes) are left out, as they change nothing in play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pydantic import BaseModel
from pydantic_core import to_jsonable_python

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
    before: GameBase,
    after: GameBase,
    tree: MapNode | None = None,
) -> tuple[Difference, ...]:
    """What is otherwise in a game than in another, in the order of the language's keys.

    Args:
        before: the game it is compared with; mostly the base.
        after: the game.
        tree: where the values of ``after`` are written.
    """
    walk = _Walk(tree)
    walk.maps(_Both(before), _Both(after), (), "")
    return tuple(walk.found)


class _Both:
    """A value in full, and without what equals its default, which reads better.

    A value that equals its own default as a whole still has a short form: it may be compared with
    one that somebody wrote in a few words.
    """

    def __init__(self, value: Any) -> None:
        self._value = value
        self.full: Any = _dumped(value)
        self.short: Any = _dumped(value, exclude_defaults=True)

    def at(self, key: str) -> _Both | None:
        """What stands under a key; ``None`` where nothing does."""
        if isinstance(self._value, BaseModel) and key in type(self._value).model_fields:
            return _Both(getattr(self._value, key))
        if isinstance(self._value, dict) and key in self._value:
            return _Both(self._value[key])
        return None

    @property
    def parts(self) -> dict[str, _Both] | None:
        """The parts of a list of named ones by their ids; ``None`` if it is no such list."""
        items = self._value
        if not isinstance(items, tuple) or not all(isinstance(item, Named) for item in items):
            return None
        return {item.id: _Both(item) for item in items}

    def beside(self, other: _Both) -> Any:
        """The short form; where it says nothing, what it means for that which the other says."""
        only, others = _only(self.short), _only(other.short)
        full = _only(self.full)
        if only == {} and isinstance(others, dict) and isinstance(full, dict):
            return {key: full[key] for key in others if key in full}
        return self.short

    def name(self, part_id: str) -> str:
        """What a part is called."""
        names = self.full.get("name")
        return plain(names) if isinstance(names, dict) and names else part_id


class _Walk:
    """One comparison."""

    def __init__(self, tree: MapNode | None) -> None:
        self._tree = tree
        self.found: list[Difference] = []

    def maps(self, old: _Both, new: _Both, path: tuple[str, ...], place: str) -> None:
        """Compare two maps key by key."""
        for key in dict.fromkeys((*new.full, *old.full)):
            if key not in _ABOUT:
                self._values(old.at(key), new.at(key), (*path, key), _joined(place, key))

    def _values(
        self, old: _Both | None, new: _Both | None, path: tuple[str, ...], place: str
    ) -> None:
        before, after = (None if each is None else each.full for each in (old, new))
        if before == after or (before in (None, [], {}) and after in (None, [], {})):
            return
        if old is None or new is None:
            self._note(path, place, old, new)
        elif isinstance(before, dict) and isinstance(after, dict):
            self.maps(old, new, path, place)
        elif (olds := old.parts) is not None and (news := new.parts) is not None:
            self._parts(olds, news, path, place)
        else:
            self._note(path, place, old, new)

    def _parts(
        self, olds: dict[str, _Both], news: dict[str, _Both], path: tuple[str, ...], place: str
    ) -> None:
        """Compare two lists of named parts; their order is a difference only if all else is one."""
        count = len(self.found)
        for part_id in dict.fromkeys((*olds, *news)):
            old, new = olds.get(part_id), news.get(part_id)
            part = (*path, part_id)
            if old is not None and new is not None:
                self.maps(old, new, part, f"{new.name(part_id)}:")
            else:
                named = new or old
                assert named is not None
                self._note(part, named.name(part_id), old, new)
        if count == len(self.found) and list(olds) != list(news):
            self._note(path, place, _Both([*olds]), _Both([*news]))

    def _note(
        self, path: tuple[str, ...], place: str, old: _Both | None, new: _Both | None
    ) -> None:
        node = None if self._tree is None else find(self._tree, path)
        span = None if node is None else node.span
        self.found.append(Difference(path, place, _shown(old, new), _shown(new, old), span))


def _dumped(value: Any, *, exclude_defaults: bool = False) -> Any:
    match value:
        case BaseModel():
            return value.model_dump(mode="json", exclude_defaults=exclude_defaults)
        case tuple() | list():
            return [_dumped(item, exclude_defaults=exclude_defaults) for item in value]
        case dict():
            return {
                key: _dumped(inner, exclude_defaults=exclude_defaults)
                for key, inner in value.items()
            }
        case _:
            return to_jsonable_python(value)


def _only(value: Any) -> Any:
    """A list of one stands for that one."""
    return value[0] if isinstance(value, list) and len(value) == 1 else value


def _shown(value: _Both | None, other: _Both | None) -> str | None:
    if value is None:
        return None
    return readable(value.short if other is None else value.beside(other))


def _joined(place: str, key: str) -> str:
    words = _key(key)
    return f"{place} {words}" if place else words


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
