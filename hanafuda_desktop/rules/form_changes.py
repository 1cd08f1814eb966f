"""What becomes of the text of a rule file when its form is changed: the smallest edit.

What the base says in one piece (a list without names, a value that is written short) is written
anew as a whole when a part of it is changed; all else is written by itself, at its own place.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.rules.form import (
    Field,
    Form,
    FormPath,
    expanded,
)
from hanafuda_desktop.rules.schema.selectors import cards_in, cards_written
from hanafuda_desktop.rules.schema.values import listed, shown_in
from hanafuda_desktop.rules.schema_places import ANY_ENTRY, Sort, ValueKind
from hanafuda_desktop.rules.source import ListNode, MapNode, Scalar, content, place_in
from hanafuda_desktop.rules.text_edits import CannotEdit, Plain, rewritten
from hanafuda_desktop.text.language import tr


class FormChanges:
    """Changes of one text; each gives the text as it is then.

    Args:
        form: the text.

    Every method raises :class:`CannotEdit` where the text cannot be
    changed line by line.
    """

    def __init__(self, form: Form) -> None:
        self.form = form

    # --- values ----------------------------------------------------------------------------------

    def set(self, path: FormPath, value: Plain) -> str:
        """Write a value."""
        self._hold_in(path)
        return self._written(self._with((), content(self.form.own), path, value))

    def _written(self, wanted: dict[str, Any]) -> str:
        return rewritten(self.form.text, wanted)

    def _hold_in(self, path: FormPath) -> None:
        """Refuse to write into what cannot hold it."""
        for depth in range(1, len(path)):
            if self.form.is_misfit(path[:depth]):
                is_list = self.form.sort(path[:depth]).kind is ValueKind.PARTS
                raise CannotEdit(
                    tr("'{key}' must be a list", key=path[depth - 1])
                    if is_list
                    else tr("'{key}' must be a map", key=path[depth - 1])
                )

    def set_words(self, path: FormPath, text: str) -> str:
        """Write a text in the language in which the form shows it; other languages stay."""
        node = self.form.written(path)
        if isinstance(node, MapNode) and node.entries:
            path = (*path, shown_in(node.entries))
        return self.set(path, text)

    def choose(self, field: Field, value: Any) -> str:
        """Write a field's value; ``None`` where nothing is to be said, if that can be."""
        path, kind = field.path, field.sort.kind
        if value is not None:
            write = self.set_words if kind is ValueKind.WORDS else self.set
            return write(path, value)
        if field.can_go_back and field.behind in (None, []):
            return self.go_back(path)
        if field.sort.may_be_left_out or kind is ValueKind.NAMES:
            return self.set(path, [] if kind is ValueKind.NAMES else None)
        return self.form.text

    def _stands_alone(self, at: FormPath) -> bool:
        """Whether what stands there must be written as one before a part of it can be changed."""
        form, sort = self.form, self.form.sort(at)
        written = form.written(at)
        if written is not None:
            is_single = isinstance(written, Scalar) and written.text is not None
            return is_single or (bool(sort.short) and not _is_map(written, form.keys(at)))
        found = form.node(form.tree, at)
        if found is None:
            return bool(form.usual(at))
        if sort.kind is ValueKind.PARTS:
            return not sort.is_named
        return bool(sort.short) and not _is_map(found, form.keys(at))

    def _with(
        self, at: FormPath, data: Any, rest: FormPath, value: Plain, *, is_whole: bool = False
    ) -> Any:
        """What the text says at a place, with a part of it changed."""
        if not rest:
            return value
        form, sort, inner = self.form, self.form.sort(at), (*at, rest[0])
        begins = bool(at) and not is_whole and self._stands_alone(at)
        data = expanded(form.value(at) if begins else data, sort, form.keys(at))
        deeper = partial(self._with, inner, rest=rest[1:], value=value, is_whole=is_whole or begins)
        if not isinstance(data, list):
            changed: Any = {**data, rest[0]: deeper(data.get(rest[0]))}
        elif (place := place_in(data, rest[0])) is not None:
            changed = [*data[:place], deeper(data[place]), *data[place + 1 :]]
        else:
            fresh = deeper({})
            changed = [*data, {"id": rest[0], **fresh} if sort.is_named else fresh]
        return self._tidied(at, changed) if begins else changed

    def _less(self, at: FormPath, data: Any, rest: FormPath) -> Any:
        """What the text says at a place without a part of it; nothing, if nothing is left."""
        if not rest:
            return None
        data = expanded(data, self.form.sort(at), self.form.keys(at))
        is_list = isinstance(data, list)
        kept = dict(enumerate(data)) if is_list else {**data}
        place = place_in(data, rest[0]) if is_list else rest[0]
        inner = self._less((*at, rest[0]), kept.pop(place), rest[1:])
        if inner:
            kept[place] = inner
        return [kept[each] for each in sorted(kept)] if is_list else kept

    def _tidied(self, at: FormPath, data: Any) -> Any:
        """A value as one would write it: defaults and full forms are longer than need be."""
        sort = self.form.sort(at)
        if sort.kind is ValueKind.CARDS and isinstance(data, list | dict):
            mask = cards_in(data)
            return data if not mask or not _is_wordy(data) else cards_written(mask)
        if sort.kind is ValueKind.PARTS and isinstance(data, list):
            return [self._tidied((*at, str(place)), each) for place, each in enumerate(data)]
        if sort.kind is ValueKind.GROUP and isinstance(data, dict):
            tidy = {key: self._tidied((*at, key), inner) for key, inner in data.items()}
            return tidy[sort.short] if set(tidy) == {sort.short} else tidy
        return data

    def go_back(self, path: FormPath) -> str:
        """Take out what the text says there, so that the base's value or the usual one holds."""
        form = self.form
        while len(path) > 1:
            above = path[:-1]
            node = form.written(above)
            if isinstance(node, MapNode):
                rest = set(node.entries) - {path[-1]}
                is_part = rest == {"id"} and form.inherited(above) is not None
                if rest and not is_part:
                    break
                if not rest and form.inherited(above) is None and form.usual(above) != {}:
                    return self.set(above, {})
            elif not isinstance(node, ListNode) or len(node.items) > 1:
                break
            path = above
        return self._written(self._less((), content(form.own), path))

    # --- parts -----------------------------------------------------------------------------------

    def turn_on(self, path: FormPath) -> str:
        """Have what may be left out: the base's, if it has one."""
        inherited = self.form.inherited(path)
        if inherited is not None and not (isinstance(inherited, Scalar) and inherited.text is None):
            return self.go_back(path)
        return self.set(path, first_value(self.form, path))

    def turn_off(self, path: FormPath) -> str:
        """Leave it out."""
        if self.form.inherited(path) is None and self.form.usual(path) is None:
            return self.go_back(path)
        return self.set(path, None)

    def add(self, path: FormPath) -> tuple[str, FormPath]:
        """Add an entry to a list or map; returns its path, too."""
        form, sort = self.form, self.form.sort(path)
        self._hold_in((*path, ANY_ENTRY))
        data = expanded(form.value(path), sort, ())
        if sort.kind is ValueKind.KEYED:
            key = next((str(count) for count in range(2, 8) if str(count) not in data), None)
            if key is None:
                raise CannotEdit(tr("every number of players is there already"))
            return self.set((*path, key), first_value(form, (*path, key))), (*path, key)
        if sort.is_named:
            key = self._free_id(path, data)
            fresh = first_value(form, (*path, key))
            return self.set((*path, key), fresh), (*path, key)
        fresh = first_value(form, (*path, ANY_ENTRY))
        return self.set(path, [*data, fresh]), (*path, str(len(data)))

    def _free_id(self, path: FormPath, data: list[Any]) -> str:
        word = path[-1].replace("_", "-")
        taken = {each.get("id") for each in data if isinstance(each, dict)}
        taken |= {removed.split(".")[-1] for removed in self.form.removed}
        number = len(data) + 1
        while f"{word}-{number}" in taken:
            number += 1
        return f"{word}-{number}"

    def remove(self, path: FormPath) -> str:
        """Take an entry out: out of the text, and out of the base."""
        form, above = self.form, path[:-1]
        sort = form.sort(above)
        if sort.kind is ValueKind.PARTS and not sort.is_named:
            data = expanded(form.value(above), sort, ())
            left = [each for place, each in enumerate(data) if str(place) != path[-1]]
            if left or form.written(above) is None or form.inherited(above) is not None:
                return self.set(above, left)
            return self.go_back(above)
        if form.node(form.tree, above) is None:  # of the usual ones
            data = form.value(above)
            return self.set(above, [each for each in data if each.get("id") != path[-1]])
        says = content(form.own)
        if form.written(path) is not None:
            says = self._less((), says, path)
        if form.inherited(path) is not None:
            says["remove"] = [*listed(says.get("remove") or []), ".".join(path)]
        return self._written(says)

    def put_back(self, path: FormPath) -> str:
        """Take an entry of the base in again."""
        says = content(self.form.own)
        left = [each for each in listed(says.pop("remove")) if each != ".".join(path)]
        return self._written({**says, "remove": left} if left else says)

    def move(self, path: FormPath, step: int) -> str:
        """Let an entry change places with the next one, or with the one before (-1)."""
        form, above = self.form, path[:-1]
        node = form.written(above)
        said_there = content(node) if isinstance(node, ListNode) else form.value(above)
        data = [*expanded(said_there, form.sort(above), ())]
        place = place_in(data, path[-1])
        assert place is not None
        data.insert(place + step, data.pop(place))
        return self.set(above, data)


def _is_wordy(value: Any) -> bool:
    """Whether lists of one stand there, as in a default."""
    if isinstance(value, list):
        return len(value) == 1 or any(map(_is_wordy, value))
    return isinstance(value, dict) and any(map(_is_wordy, value.values()))


def _is_map(node: object, keys: tuple[str, ...]) -> bool:
    return isinstance(node, MapNode) and (not node.entries or any(k in keys for k in node.entries))


def first_value(form: Form, path: FormPath) -> Any:
    """The least that can stand there, for somebody to go on from."""
    sort = form.sort(path)
    match sort.kind:
        case ValueKind.GROUP if sort.short == "cards":
            return CARDS[0].id
        case ValueKind.GROUP:
            keys = form.place(path).needed - {"id"}
            order = [key for key in form.keys(path) if key in keys]
            return {key: first_value(form, (*path, key)) for key in order}
        case ValueKind.PARTS:
            return [first_value(form, (*path, ANY_ENTRY))] if sort.least else []
        case ValueKind.KEYED:
            return {"2": first_value(form, (*path, "2"))}
        case _:
            return _first_single(sort)


def _first_single(sort: Sort) -> Any:
    """The same of a value that holds no others."""
    number = max(sort.least, min(1, sort.most))
    found: dict[ValueKind, Any] = {
        ValueKind.CARDS: CARDS[0].id,
        ValueKind.NUMBER: number,
        ValueKind.BY_PLAYERS: number,
        ValueKind.NUMBERS: [number],
        ValueKind.SWITCH: False,
        ValueKind.NAMES: [],
        ValueKind.NAME: "new",
    }
    return (
        sort.words[0]
        if sort.kind in (ValueKind.CHOICE, ValueKind.STEPS)
        else found.get(sort.kind, "New")
    )
