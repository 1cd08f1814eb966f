"""What becomes of the text of a rule file when parts come, go and move in its form."""

from __future__ import annotations

from typing import Any

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.editing import CannotEdit, with_value, without
from hanafuda_desktop.rules.form_changes import FormChanges, id_in, place_in
from hanafuda_desktop.rules.form_sorts import ANY_ENTRY, Kind, Sort
from hanafuda_desktop.rules.form_tree import FormPath, FormTree, expanded, said
from hanafuda_desktop.rules.nodes import ListNode, Scalar, content
from hanafuda_desktop.rules.swapping import swapped

__all__ = ["PartChanges", "first_value"]


class PartChanges(FormChanges):
    """Changes of values, and of the parts of lists; see :class:`FormChanges`."""

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
        if sort.kind is Kind.KEYED:
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
        if sort.kind is Kind.PARTS and not sort.is_named:
            data = expanded(form.value(above), sort, ())
            left = [each for place, each in enumerate(data) if str(place) != path[-1]]
            if left or form.written(above) is None or form.inherited(above) is not None:
                return self.set(above, left)
            return self.go_back(above)
        text = form.text
        if form.node(form.tree, above) is None:  # of the usual ones
            data = form.value(above)
            return self.set(above, [each for each in data if each.get("id") != path[-1]])
        if form.written(path) is not None:
            text = without(text, form.real(path))
        if form.inherited(path) is not None:
            text = _with_removed(text, ".".join(path), form)
        return text

    def put_back(self, path: FormPath) -> str:
        """Take an entry of the base in again."""
        name = ".".join(path)
        node = self.form.own.get("remove")
        if isinstance(node, ListNode):
            at = next(n for n, each in enumerate(node.items) if said(each) == name)
            return without(self.form.text, ("remove", str(at)))
        return without(self.form.text, ("remove",))

    def move(self, path: FormPath, step: int) -> str:
        """Let an entry change places with the next one, or with the one before (-1)."""
        form, above = self.form, path[:-1]
        node = form.written(above)
        data = expanded(form.value(above), form.sort(above), ())
        place = place_in(data, path[-1])
        assert place is not None
        if isinstance(node, ListNode):
            ids = [id_in(each) for each in content(node)]
            place = ids.index(path[-1]) if path[-1] in ids else place
            return swapped(form.text, form.real(above), min(place, place + step))
        moved = [*data]
        moved.insert(place + step, moved.pop(place))
        return self.set(above, moved)


def first_value(form: FormTree, path: FormPath) -> Any:
    """The least that can stand there, for somebody to go on from."""
    sort = form.sort(path)
    match sort.kind:
        case Kind.GROUP if sort.short == "cards":
            return CARDS[0].id
        case Kind.GROUP:
            keys = form.place(path).needed - {"id"}
            order = [key for key in form.keys(path) if key in keys]
            return {key: first_value(form, (*path, key)) for key in order}
        case Kind.PARTS:
            return [first_value(form, (*path, ANY_ENTRY))] if sort.least else []
        case Kind.KEYED:
            return {"2": first_value(form, (*path, "2"))}
        case _:
            return _first_single(sort)


def _first_single(sort: Sort) -> Any:
    """The same of a value that holds no others."""
    number = max(sort.least, min(1, sort.most))
    found: dict[Kind, Any] = {
        Kind.CARDS: CARDS[0].id,
        Kind.NUMBER: number,
        Kind.BY_PLAYERS: number,
        Kind.NUMBERS: [number],
        Kind.SWITCH: False,
        Kind.NAMES: [],
        Kind.NAME: "new",
    }
    return sort.words[0] if sort.kind in (Kind.CHOICE, Kind.STEPS) else found.get(sort.kind, "New")


def _with_removed(text: str, name: str, form: FormTree) -> str:
    node = form.own.get("remove")
    if isinstance(node, ListNode):
        return with_value(text, ("remove", str(len(node.items))), name, frozenset())
    if isinstance(node, Scalar) and node.text is not None:
        return with_value(text, ("remove",), [node.text, name], frozenset())
    return with_value(text, ("remove",), [name], frozenset())
