"""One tree from a rule file, the bases that it extends, and its deck.

What cannot be read or found ends as a diagnostic in the file where it was written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from hanafuda_desktop.rules.diagnostics import (
    Diagnostic,
    Severity,
    did_you_mean,
    nearest,
    one_of,
    quoted,
)
from hanafuda_desktop.rules.files import DECKS, RuleFiles
from hanafuda_desktop.rules.language import Problem
from hanafuda_desktop.rules.schema.values import KeyPath, Words
from hanafuda_desktop.rules.source import (
    Entry,
    ListNode,
    MapNode,
    Node,
    Scalar,
    SourceText,
    Span,
    find,
    id_of,
    is_broken,
    name_of,
    part_of,
)
from hanafuda_desktop.rules.validation import Shape
from hanafuda_desktop.text.language import tr, tr_noop

# ``extends``: a base, and then only the differences.
#
# Maps merge key by key. Lists of parts with an ``id`` merge by it: a part that the base has is
# merged, a new one comes at the end. Other lists, and words in several languages, are replaced as
# one. ``remove:`` takes things out of the base before that. Every node keeps its own file and
# place.
#
# A part that stands alone where a list of parts is asked for is put in a list first, so that all
# of this goes for it, too (:func:`in_lists`).


class CannotRemove(LookupError):
    """A path of ``remove:`` that leads nowhere: what is wrong, and what to do or ``None``."""


def in_lists(tree: MapNode, shape: Shape) -> MapNode:
    """The tree with each part that stands alone in place of a list put in a list of one."""
    entries = {
        key: Entry(entry.key, _in_list(entry.value, shape.at(key)))
        for key, entry in tree.entries.items()
    }
    return MapNode(entries, tree.span, tree.head, tree.whole)


def _in_list(node: Node, shape: Shape) -> Node:
    match node:
        case MapNode() if shape.is_list_of_named and id_of(node) is not None:
            return ListNode((in_lists(node, shape),), node.span)
        case MapNode():
            return in_lists(node, shape)
        case ListNode():
            items = [
                in_lists(each, shape) if isinstance(each, MapNode) else each for each in node.items
            ]
            return ListNode(tuple(items), node.span)
        case _:
            return node


def merge(base: MapNode, over: MapNode, shape: Shape) -> MapNode:
    """The base with the differences laid over it.

    Args:
        base: what is changed.
        over: the changes; its places are those of the result where both have something.
        shape: what the map is, so that lists of named parts are known.
    """
    if over.whole or shape.is_alias(Words):  # words in several languages are replaced as one
        return over
    entries = dict(base.entries)
    for key, entry in over.entries.items():
        old = base.entries.get(key)
        value = entry.value if old is None else _merged(old.value, entry.value, shape.at(key))
        entries[key] = Entry(entry.key, value)
    return MapNode(entries, over.span, over.head, base.whole)


def _merged(base: Node, over: Node, shape: Shape) -> Node:
    match base, over:
        case MapNode(), MapNode():
            return merge(base, over, shape)
        case ListNode(), ListNode() if shape.is_list_of_named:
            return _merged_list(base, over, shape)
        case _:
            return over


def _merged_list(base: ListNode, over: ListNode, shape: Shape) -> ListNode:
    items = list(base.items)
    places: dict[str, int] = {}
    for place, item in enumerate(items):
        places.setdefault(id_of(item) or "", place)
    for item in over.items:
        # Popped, so that a second part of the same id is kept apart and reported as repeated.
        place = places.pop(id_of(item) or "", -1)
        old = items[place] if place >= 0 else None
        if isinstance(old, MapNode) and isinstance(item, MapNode):
            items[place] = merge(old, item, shape)
        else:
            items.append(item)
    return ListNode(tuple(items), over.span)


def removed(base: MapNode, path: str) -> MapNode:
    """The base without what stands at the path, such as ``yaku.kiri-kasu`` or ``stock.redeals``.

    Raises:
        CannotRemove: nothing stands there, or it has no name of its own.
    """
    parts = tuple(path.split("."))
    without = _without(base, parts, 0)
    assert isinstance(without, MapNode)
    return without


def _without(node: Node, parts: tuple[str, ...], at: int) -> Node:
    last = at == len(parts) - 1
    match node:
        case MapNode() if parts[at] in node.entries:
            if last:
                return node.without(parts[at])
            entry = node.entries[parts[at]]
            inner = Entry(entry.key, _without(entry.value, parts, at + 1))
            return node.with_entry(parts[at], inner)
        case ListNode() if any(id_of(item) == parts[at] for item in node.items):
            items = [
                item if id_of(item) != parts[at] else _without(item, parts, at + 1)
                for item in node.items
                if not (last and id_of(item) == parts[at])
            ]
            return ListNode(tuple(items), node.span)
        case _:
            raise _nothing_there(node, parts, at)


def _nothing_there(node: Node, parts: tuple[str, ...], at: int) -> CannotRemove:
    place = ".".join(parts[:at])
    message = tr("the base has no {path} to remove", path=quoted(".".join(parts[: at + 1])))
    names: list[str] = []
    if isinstance(node, MapNode):
        names = list(node.entries)
    elif isinstance(node, ListNode):
        names = [name for item in node.items if (name := id_of(item)) is not None]
        if not names:
            hint = tr(
                "the parts of {place} have no ids: write the whole list anew", place=quoted(place)
            )
            return CannotRemove(message, hint)
    prefix = f"{place}." if place else ""
    meant = nearest(parts[at], names)
    if meant is not None:
        path = ".".join((*parts[:at], meant, *parts[at + 1 :]))
        return CannotRemove(message, tr("did you mean {found}?", found=quoted(path)))
    listed = one_of(f"{prefix}{name}" for name in names)
    return CannotRemove(message, tr("there is: {listed}", listed=listed) if listed else None)


# A game and a deck are called as their files are, so that a name leads to one file.

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST: Final = 60


def with_id(tree: MapNode, source: SourceText) -> tuple[MapNode, tuple[Diagnostic, ...]]:
    """The tree with its ``id`` filled in from the file's name, and what is wrong with either."""
    stem = source.file.stem
    whole = source.span()
    if not _ID.fullmatch(stem) or len(stem) > _LONGEST:
        meant = re.sub(r"[^a-z0-9]+", "-", stem.lower()).strip("-")[:_LONGEST].strip("-")
        hint = tr("call the file '{file}'", file=f"{meant}.yaml") if meant else None
        message = tr(
            "a file called {stem} cannot name what is in it: small letters, digits and single "
            "hyphens are needed",
            stem=quoted(stem),
        )
        wrong = whole.diagnostic(message, hint)
        return _named(tree, "unnamed", source), (wrong,)
    written = tree.entries.get("id")
    named = _named(tree, stem, source)
    if written is None or not isinstance(written.value, Scalar) or written.value.broken:
        return named, ()
    if written.value.text == stem:
        return tree, ()
    span = written.value.span if written.value.text else written.key
    wrong = span.diagnostic(
        tr("the id must be the file's name, {stem}", stem=quoted(stem)), tr("leave it out")
    )
    return named, (wrong,)


def _named(tree: MapNode, name: str, source: SourceText) -> MapNode:
    written = tree.entries.get("id")
    span = source.span() if written is None else written.key
    return tree.with_entry("id", Entry(span, Scalar(name, span)))


# Problems of what a base wrote, shown where the file that extends it causes them.
#
# A base that is sound by itself needs no change, least of all one of the games that come with the
# program: what does not go with it is a line of the file that extends it.

_IN_A_LIST: Final = 2
"""So many names lead to a part of a list at the top: the list's key and the part's id."""


class Layer(NamedTuple):
    """A file of a chain of ``extends``.

    Attributes:
        own: what it says itself.
        merged: the same laid over what it extends.
    """

    own: MapNode
    merged: MapNode


def inherited(
    problem: Problem,
    keys: frozenset[str],
    span: Span,
    layers: Sequence[Layer],
    is_in: Callable[[Problem, MapNode], bool],
) -> Diagnostic | None:
    """The diagnostic at the line that causes a problem; ``None`` if it stands where it is caused.

    Args:
        problem: the problem.
        keys: the keys at the top of the rules on which it depends.
        span: where it stands.
        layers: the files, the innermost base first.
        is_in: whether a base has the problem already.
    """
    files = [layer.own.span.file for layer in layers]
    if span.file not in files[:-1]:
        return None
    home = files.index(span.file)
    cause = next((at for at, each in enumerate(layers) if is_in(problem, each.merged)), home)
    if cause <= home:
        return None
    way = way_to(layers[-1].merged, problem.at)
    own = layers[cause].own
    gone = next((each for each in removals(own) if _last(each) == problem.names), None)
    base = layers[cause - 1].merged
    message = tr(
        "{message} (inherited: {file}, line {line})",
        message=way.said_of(problem.message if gone is None else _still_named(gone, way)),
        file=span.file.name,
        line=span.start.line,
    )
    hint = _hint(problem, way) if gone is None else _without_name(way)
    if gone is None:
        gone = next((each for each in removals(own) if _makes(each, problem, base, is_in)), None)
    at = _cause(own, keys, way) if gone is None else gone.span
    return at.diagnostic(message, hint, problem.severity)


def _makes(
    path: Scalar, problem: Problem, base: MapNode, is_in: Callable[[Problem, MapNode], bool]
) -> bool:
    """Whether to remove this alone makes the problem."""
    try:
        return is_in(problem, removed(base, path.text or ""))
    except CannotRemove:  # reported already
        return False


def removals(own: MapNode) -> Iterator[Scalar]:
    """The paths that a file takes out of what it extends."""
    removes = own.get("remove")
    for item in removes.items if isinstance(removes, ListNode) else (removes,):
        if isinstance(item, Scalar) and item.text:
            yield item


def _last(path: Scalar) -> str:
    return (path.text or "").rpartition(".")[2]


def _still_named(gone: Scalar, way: NamePath) -> str:
    key, name = way.names[-1], quoted(_last(gone))
    return tr("its '{key}' names {name}, which is removed here", key=key, name=name)


def _without_name(way: NamePath) -> str:
    """How a file does without a part that another one names."""
    if way.part_id is None:
        return _anew(way.path)
    return tr(
        "write '{list}: [{{id: {part}, {key}: ...}}]' without it, or remove {path} too",
        list=way.names[0],
        part=way.part_id,
        key=way.names[-1],
        path=quoted(way.part_path),
    )


def _hint(problem: Problem, way: NamePath) -> str:
    """What to do in the file that extends what another one wrote."""
    if problem.inherited_hint is not None:
        return problem.inherited_hint
    # Parts without a name are written anew.
    without = _remove(way.path) if way.is_whole else _anew(way.path)
    hint = problem.hint_by(without)
    if hint is not None:
        return hint
    if way.part_id is not None:
        return _other_part(way)
    return without if problem.severity is Severity.WARNING else _anew(way.path)


def _cause(own: MapNode, keys: Iterable[str], way: NamePath) -> Span:
    """What a file says of the same part; else its first key that has to do with the problem, or
    what it removes or extends.
    """
    part = own.get(way.names[0]) if way.part_id is not None else None
    if isinstance(part, ListNode):
        for item in part.items:
            if isinstance(item, MapNode) and id_of(item) == way.part_id:
                return item.head
    for key, entry in own.entries.items():
        if key in keys:
            return entry.key
    for path in removals(own):
        if (path.text or "").split(".")[0] in keys:
            return path.span
    return own.entries["extends"].key


def _remove(path: str) -> str:
    return tr("write 'remove: [{path}]' in this file", path=path)


def _anew(path: str) -> str:
    return tr("write '{path}' anew in this file", path=path)


def _other_part(way: NamePath) -> str:
    """How a file does without a part, or with another one in its place."""
    inner = way.names[way.part_at :]
    if way.part_at == _IN_A_LIST and inner:
        return tr(
            "write 'remove: [{path}]' in this file, or change it: "
            "'{list}: [{{id: {part}, {key}: ...}}]'",
            path=way.part_path,
            list=way.names[0],
            part=way.part_id,
            key=inner[0],
        )
    return _remove(way.part_path)


class NamePath(NamedTuple):
    """The way to a value in a tree, by names: they stay the same when a list is merged.

    Attributes:
        names: keys, and the ids of parts.
        is_whole: whether it leads to the value; ``False`` where it ends at a list of parts that
            have no names, in which the value lies.
        part_at: how many of the names lead to the innermost part that has an id.
        part_id: the id of that part, if there is one.
        part_name: what people call it.
    """

    names: tuple[str, ...]
    is_whole: bool = True
    part_at: int = 0
    part_id: str | None = None
    part_name: str = ""

    @property
    def path(self) -> str:
        """The way as ``remove`` takes it."""
        return ".".join(self.names)

    @property
    def part_path(self) -> str:
        """The way to that part."""
        return ".".join(self.names[: self.part_at])

    def said_of(self, message: str) -> str:
        """A message that stands far from the part that it is about."""
        if self.part_id is None or quoted(self.part_id) in message:
            return message
        return tr("{part}: {message}", part=self.part_name, message=message)


def way_to(tree: MapNode, at: KeyPath) -> NamePath:
    """The way that a check took, as far as names go."""
    node: Node | None = tree
    way = NamePath(())
    for step in at:
        if isinstance(node, MapNode) and isinstance(step, str) and step in node.entries:
            node = node.get(step)
            way = way._replace(names=(*way.names, step))
        elif isinstance(node, ListNode) and isinstance(step, int) and step < len(node.items):
            node = node.items[step]
            part_id = id_of(node)
            if part_id is None:
                return way._replace(is_whole=False)
            names = (*way.names, part_id)
            name = name_of(node) or part_id
            way = NamePath(names, part_at=len(names), part_id=part_id, part_name=name)
    return way


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


@dataclass(slots=True)
class Layering:
    """One file, its bases and its deck on their way to one tree: what was read, what was wrong.

    Attributes:
        files: where bases and decks come from.
        diagnostics: what was wrong.
        sources: the texts that were read.
        layers: the files that were merged, the innermost base first.
        incomplete: something was unreadable or missing, so that a lacking key is no news.
    """

    files: RuleFiles
    diagnostics: list[Diagnostic] = field(default_factory=list)
    sources: dict[Path, str] = field(default_factory=dict)
    layers: list[Layer] = field(default_factory=list)
    incomplete: bool = False

    def say(self, span: Span, message: str, hint: str | None = None) -> None:
        """Note an error."""
        self.diagnostics.append(span.diagnostic(message, hint))

    def read(self, path: Path) -> MapNode | None:
        """A file's tree, with its id; ``None`` if it has none."""
        parsed = self.files.parsed(path)
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
        base, written = None, own.entries.get("extends")
        if written is not None:
            chain = {**above, path: written.value.span}
            base_path = self._base_file(written, path, chain)
            base = None if base_path is None else self.tree(base_path, chain)
            if base is None:
                return None
        family = (base and base.text("family")) or own.text("family")
        shape = Shape(self.files.language.model(family))
        own = in_lists(own, shape)
        if base is None or written is None:
            if (entry := own.entries.get("remove")) is not None:
                hint = tr("'remove' needs 'extends'")
                self.say(entry.key, tr("nothing can be removed here"), hint)
            merged = own.without("remove")
        else:
            base = base.without("id", "variant_of")
            merged = self._over(self._less(base, own.get("remove")), own, written, family)
            self._check_needed(own, base, merged, shape)
        self.layers.append(Layer(own, merged))
        return merged

    def _over(self, base: MapNode, own: MapNode, written: Entry, family: str | None) -> MapNode:
        model = self.files.language.model(family)
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
        value = written.value
        if is_broken(value):
            return None
        if not isinstance(value, Scalar) or value.text is None:
            span = written.key if isinstance(value, Scalar) else value.span
            hint: str | None = tr("such as 'extends: yatsuhashi'")
            self.say(span, tr("the name of a game is needed here"), hint)
            return None
        name, span = value.text, value.span
        found = self.files.find(name, path)
        if found is None:
            names = [each for each in self.files.names(path) if each != path.stem]
            hint = did_you_mean(name, names) or _listed(_GAMES, names)
            if any(sign in name for sign in "/\\"):
                hint = tr(
                    "'extends' takes the name of a game, ours or one beside this file, no path"
                )
            self.say(span, tr("unknown base {name}", name=quoted(name)), hint)
        elif found in chain:
            files = list(chain)
            names = [each.stem for each in files[files.index(found) :]] + [name]
            circle = tr("'extends' goes in a circle: {chain}", chain=" extends ".join(names))
            self.say(chain[found], circle)
        elif len(chain) > MAX_BASES:
            self.say(span, tr("a chain of more than {most} bases is too long", most=MAX_BASES))
        else:
            return found
        return None

    def _check_variant_of(self, own: MapNode, path: Path) -> None:
        """A game may be listed under another without extending it; that one must exist."""
        value = own.get("variant_of")
        if isinstance(value, Scalar) and value.text:
            names = self.files.names(path)
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
                self.say(item.span, *error.args)
        return base

    def _check_needed(self, own: MapNode, base: MapNode, merged: MapNode, shape: Shape) -> None:
        """What a game or a part of it needs is not removed, but by what is written anew."""
        for item in removals(own):
            path = item.text or ""
            *home, key = path.split(".")
            if not _needs(base, home, key, shape) or not _lacks(merged, home, key):
                continue
            part = ".".join(home)
            message = tr("a game cannot do without {key}", key=quoted(key))
            if part:
                message = tr("{part} cannot do without {key}", part=quoted(part), key=quoted(key))
            hint = _anew(path)
            if "." in part and key == "id":  # nothing can be written of a part of a list without it
                hint = _remove(part)
            self.say(item.span, message, hint)
            self.incomplete = True

    def _with_deck(self, own: MapNode, path: Path) -> MapNode:
        """The file with its deck's name replaced by the deck."""
        entry = own.entries.get("deck")
        if entry is None:
            return own
        deck = entry.value
        if isinstance(deck, MapNode) and "id" not in deck.entries:
            deck = deck.with_entry("id", Entry(entry.key, Scalar(own.text("id"), entry.key)))
        elif isinstance(deck, Scalar) and deck.text:
            name, span = deck.text, deck.span
            deck = Scalar(None, span, broken=True)
            found = self.files.find(name, path, DECKS)
            if found is None:
                names = self.files.names(path, DECKS)
                hint = did_you_mean(name, names) or _listed(_DECKS, names)
                self.say(span, tr("unknown deck {name}", name=quoted(name)), hint)
            elif (tree := self.read(found)) is not None:
                deck = MapNode(tree.entries, tree.span, tree.head, whole=True)
        return own.with_entry("deck", Entry(entry.key, deck))


def _needs(base: MapNode, home: list[str], key: str, shape: Shape) -> bool:
    """Whether the part of a base to which a path leads has a key that it must have."""
    node: Node | None = base
    for name in home:
        shape = shape.at(name) if isinstance(node, MapNode) else shape
        node = None if node is None else part_of(node, name)
    return isinstance(node, MapNode) and key in node.entries and shape.needs(key)


def _lacks(merged: MapNode, home: list[str], key: str) -> bool:
    """Whether a part is still there, without the key; one without its id is not found by it."""
    part = find(merged, tuple(home))
    return key == "id" if part is None else isinstance(part, MapNode) and key not in part.entries


def _listed(words: tuple[str, str], names: list[str] | tuple[str, ...]) -> str | None:
    """What there is, or that there is nothing; ``None`` where it is too much to be told."""
    some, none = words
    if not names:
        return tr(none)
    listed = one_of(names)
    return tr(some, listed=listed) if listed else None
