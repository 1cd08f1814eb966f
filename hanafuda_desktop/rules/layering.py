"""One tree from a rule file, the bases that it extends, and its deck.

What cannot be read or found ends as a diagnostic in the file where it was written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.checks.inherited import Layer
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.identity import with_id
from hanafuda_desktop.rules.merging import CannotRemove, find, in_lists, merge, removed
from hanafuda_desktop.rules.nodes import (
    Entry,
    ListNode,
    MapNode,
    Node,
    Parsed,
    Scalar,
    Span,
    is_broken,
)
from hanafuda_desktop.rules.schema.rulefile import FAMILIES
from hanafuda_desktop.rules.shapes import Shape
from hanafuda_desktop.rules.suggestions import did_you_mean, one_of, quoted

__all__ = ["MAX_BASES", "Layering", "Library"]

MAX_BASES: Final = 16
"""How long a chain of ``extends`` may be."""

_MOST_REMOVED: Final = 100
_GAMES: Final = (
    tr_noop("there are the games {listed}"),
    tr_noop("there are no games beside this file"),
)
_DECKS: Final = (
    tr_noop("there are the decks {listed}"),
    tr_noop("there are no decks beside this file"),
)
_NO_FILES: Final[Mapping[Path, Span]] = {}


class Library(Protocol):
    """Where bases and decks come from; the catalogue is one."""

    def parsed(self, path: Path) -> Parsed:
        """A file's tree, read once."""

    def game_file(self, name: str, beside: Path) -> Path | None:
        """The rule file of this name: beside a file from elsewhere, else in the catalogue."""

    def game_names(self, beside: Path) -> tuple[str, ...]:
        """The names that :meth:`game_file` knows."""

    def deck_file(self, name: str, beside: Path) -> Path | None:
        """The deck's file of this name, searched in the same way."""

    def deck_names(self, beside: Path) -> tuple[str, ...]:
        """The names that :meth:`deck_file` knows."""


@dataclass(slots=True)
class Layering:
    """One file, its bases and its deck on their way to one tree: what was read, what was wrong.

    Attributes:
        library: where bases and decks come from.
        diagnostics: what was wrong.
        sources: the texts that were read.
        layers: the files that were merged, the innermost base first.
        incomplete: something was unreadable or missing, so that a lacking key is no news.
    """

    library: Library
    diagnostics: list[Diagnostic] = field(default_factory=list)
    sources: dict[Path, str] = field(default_factory=dict)
    layers: list[Layer] = field(default_factory=list)
    incomplete: bool = False

    def say(self, span: Span, message: str, hint: str | None = None) -> None:
        """Note an error."""
        self.diagnostics.append(span.diagnostic(message, hint))

    def read(self, path: Path) -> MapNode | None:
        """A file's tree, with its id; ``None`` if it has none."""
        parsed = self.library.parsed(path)
        self.sources[path] = parsed.source.text
        self.diagnostics += parsed.diagnostics
        self.incomplete = self.incomplete or bool(parsed.diagnostics)
        if parsed.root is None:
            return None
        tree, wrong = with_id(parsed.root, parsed.source)
        self.diagnostics += wrong
        return tree

    def tree(self, path: Path, above: Mapping[Path, Span] = _NO_FILES) -> MapNode | None:
        """The file merged over its bases; ``None`` if one of them cannot be read.

        Args:
            path: the file.
            above: the files that extend it, the first one first, and where each says so.
        """
        own = self.read(path)
        if own is None:
            return None
        own = self._with_deck(own, path)
        self._check_variant_of(own, path)
        written = own.entries.get("extends")
        if written is None:
            own = in_lists(own, Shape(FAMILIES.get(own.text("family") or "")))
            return self._layer(own, self._without_base(own))
        chain = {**above, path: written.value.span}
        base_path = self._base_file(written, path, chain)
        if base_path is None:
            return None
        base = self.tree(base_path, chain)
        if base is None:
            return None
        family = base.text("family") or own.text("family")
        own = in_lists(own, Shape(FAMILIES.get(family or "")))
        base = base.without("id", "variant_of")
        merged = self._over(self._less(base, own.get("remove")), own, written, family)
        self._check_needed(own, base, merged, Shape(FAMILIES.get(family or "")))
        return self._layer(own, merged)

    def _layer(self, own: MapNode, merged: MapNode) -> MapNode:
        self.layers.append(Layer(own, merged))
        return merged

    def _without_base(self, own: MapNode) -> MapNode:
        entry = own.entries.get("remove")
        if entry is not None:
            self.say(entry.key, tr("nothing can be removed here"), tr("'remove' needs 'extends'"))
        return own.without("remove")

    def _over(self, base: MapNode, own: MapNode, written: Entry, family: str | None) -> MapNode:
        model = FAMILIES.get(family or "")
        mine = own.get("family")
        if isinstance(mine, Scalar) and mine.text != family and model is not None:
            hint = tr(
                "leave it out: the base is a game of the family {family}",
                family=quoted(family or ""),
            )
            self.say(mine.span, tr("a game has its base's family"), hint)
        own = own.without("extends", "remove", "family" if model is not None else "")
        if "variant_of" not in own.entries:
            own = own.with_entry("variant_of", written)
        return merge(base, own, Shape(model))

    def _base_file(self, written: Entry, path: Path, chain: Mapping[Path, Span]) -> Path | None:
        """The file of the base that is named; ``None`` if it cannot be used."""
        value = self._base_name(written)
        if value is None:
            return None
        name = value.text or ""
        found = self.library.game_file(name, path)
        if found is None:
            self._say_unknown_base(value.span, name, path)
        elif found in chain:
            files = list(chain)
            names = [each.stem for each in files[files.index(found) :]] + [name]
            circle = tr("'extends' goes in a circle: {chain}", chain=" extends ".join(names))
            self.say(chain[found], circle)
        elif len(chain) > MAX_BASES:
            most = tr("a chain of more than {most} bases is too long", most=MAX_BASES)
            self.say(value.span, most)
        else:
            return found
        return None

    def _base_name(self, written: Entry) -> Scalar | None:
        value = written.value
        if is_broken(value):
            return None
        if isinstance(value, Scalar) and value.text is not None:
            return value
        span = written.key if isinstance(value, Scalar) else value.span
        self.say(span, tr("the name of a game is needed here"), tr("such as 'extends: yatsuhashi'"))
        return None

    def _say_unknown_base(self, span: Span, name: str, path: Path) -> None:
        names = [each for each in self.library.game_names(path) if each != path.stem]
        hint = did_you_mean(name, names) or _listed(_GAMES, names)
        if any(sign in name for sign in "/\\"):
            hint = tr("'extends' takes the name of a game, ours or one beside this file, no path")
        self.say(span, tr("unknown base {name}", name=quoted(name)), hint)

    def _check_variant_of(self, own: MapNode, path: Path) -> None:
        """A game may be listed under another without extending it; that one must exist."""
        value = own.get("variant_of")
        if isinstance(value, Scalar) and value.text:
            names = self.library.game_names(path)
            if value.text not in names:
                hint = did_you_mean(value.text, names)
                self.say(value.span, tr("unknown game {game}", game=quoted(value.text)), hint)

    def _less(self, base: MapNode, paths: Node | None) -> MapNode:
        """The base without what ``remove`` names."""
        if paths is None or (isinstance(paths, Scalar) and paths.text is None):
            return base
        items = paths.items if isinstance(paths, ListNode) else (paths,)
        if len(items) > _MOST_REMOVED:
            self.say(
                paths.span,
                tr("at most {most} paths can be removed", most=_MOST_REMOVED),
            )
        for item in items[:_MOST_REMOVED]:
            if is_broken(item):
                continue
            if not isinstance(item, Scalar) or not item.text:
                self.say(item.span, tr("a path is needed here"), tr("such as 'yaku.kiri-kasu'"))
                continue
            try:
                base = removed(base, item.text)
            except CannotRemove as error:
                self.say(item.span, error.message, error.hint)
        return base

    def _check_needed(self, own: MapNode, base: MapNode, merged: MapNode, shape: Shape) -> None:
        """What a game or a part of it needs is not removed, but by what is written anew."""
        paths = own.get("remove")
        for item in paths.items if isinstance(paths, ListNode) else (paths,):
            if not isinstance(item, Scalar) or not item.text:
                continue
            *home, key = item.text.split(".")
            if not _needs(base, home, key, shape) or not _lacks(merged, home, key):
                continue
            part = ".".join(home)
            message = tr("a game cannot do without {key}", key=quoted(key))
            if part:
                message = tr("{part} cannot do without {key}", part=quoted(part), key=quoted(key))
            hint = tr("write '{path}' anew in this file", path=item.text)
            if "." in part and key == "id":  # nothing can be written of a part of a list without it
                hint = tr("write 'remove: [{path}]' in this file", path=part)
            self.say(item.span, message, hint)
            self.incomplete = True

    def _with_deck(self, own: MapNode, path: Path) -> MapNode:
        """The file with its deck's name replaced by the deck."""
        entry = own.entries.get("deck")
        if (
            entry is not None
            and isinstance(entry.value, MapNode)
            and "id" not in entry.value.entries
        ):
            named = Entry(entry.key, Scalar(own.text("id"), entry.key))
            deck_here = entry.value.with_entry("id", named)
            return own.with_entry("deck", Entry(entry.key, deck_here))
        if entry is None or not isinstance(entry.value, Scalar) or not entry.value.text:
            return own
        name, span = entry.value.text, entry.value.span
        found = self.library.deck_file(name, path)
        deck: Node | None = None
        if found is None:
            names = self.library.deck_names(path)
            hint = did_you_mean(name, names) or _listed(_DECKS, names)
            self.say(span, tr("unknown deck {name}", name=quoted(name)), hint)
        else:
            tree = self.read(found)
            deck = None if tree is None else MapNode(tree.entries, tree.span, tree.head, whole=True)
        value = Scalar(None, span, broken=True) if deck is None else deck
        return own.with_entry("deck", Entry(entry.key, value))


def _needs(base: MapNode, home: list[str], key: str, shape: Shape) -> bool:
    """Whether the part of a base to which a path leads has a key that it must have."""
    node: Node = base
    for name in home:
        shape = shape.at(name) if isinstance(node, MapNode) else shape
        try:
            node = find(node, (name,))
        except KeyError:  # what cannot be removed is reported already
            return False
    return isinstance(node, MapNode) and key in node.entries and shape.needs(key)


def _lacks(merged: MapNode, home: list[str], key: str) -> bool:
    """Whether a part is still there, without the key; one without its id is not found by it."""
    try:
        part = find(merged, tuple(home))
    except KeyError:
        return key == "id"
    return isinstance(part, MapNode) and key not in part.entries


def _listed(words: tuple[str, str], names: list[str] | tuple[str, ...]) -> str | None:
    """What there is, or that there is nothing; ``None`` where it is too much to be told."""
    some, none = words
    if not names:
        return tr(none)
    listed = one_of(names)
    return tr(some, listed=listed) if listed else None
