"""What can stand at a place of a rule file that is being written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hanafuda_desktop.cards.card import card_by_id
from hanafuda_desktop.rules.language import Piles
from hanafuda_desktop.rules.layering import RuleSource
from hanafuda_desktop.rules.loading import load_game
from hanafuda_desktop.rules.nodes import ListNode, MapNode, Node, id_of, name_of
from hanafuda_desktop.rules.outline import SourceWord, WordRole, outline, spot_at
from hanafuda_desktop.rules.schema_places import CARD_IDS, SchemaPlace, root
from hanafuda_desktop.text.language import tr

YAKU_NAMES: Final = frozenset({"over", "after_yaku", "yaku"})
"""Keys whose values are ids of yaku."""
_FAMILY: Final = "family"
_EXTENDS: Final = "extends"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something that can stand there.

    Attributes:
        text: what is shown.
        insert: what is written.
        about: what it means.
        opens_more: whether something is to be chosen behind it at once.
    """

    text: str
    insert: str
    about: str = ""
    opens_more: bool = False


@dataclass(frozen=True, slots=True)
class Completion:
    """What can stand at a place.

    Attributes:
        start: the column in which the word begins that is being written, from 1.
        suggestions: what begins as it does; then what holds it elsewhere.
    """

    start: int
    suggestions: tuple[Suggestion, ...]


@dataclass(frozen=True, slots=True)
class KnownNames:
    """Names that stand in other files, and those of piles.

    Attributes:
        games: the games that can be extended.
        decks: the decks.
        family: the family of the base.
        parts: the ids of the parts of the base's lists, with what they are called.
        paths: what can be taken out of the base.
        groups: groups of yaku of the base.
        base: what the base says, its own bases merged into it.
        piles: keys whose values are names of piles.
    """

    games: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    family: str | None = None
    parts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    paths: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    base: MapNode | None = None
    piles: Mapping[str, Piles] = field(default_factory=dict)


def names_known(library: RuleSource, path: Path, base: str | None) -> KnownNames:
    """The names that a rule file can speak of.

    Args:
        library: where other files come from.
        path: the file.
        base: the game that it extends.
    """
    games, decks = library.game_names(path), library.deck_names(path)
    piles = library.language.piles()
    file = None if base is None else library.game_file(base, path)
    tree = None if file is None or file == path else load_game(file, library).provenance.tree
    if tree is None:
        return KnownNames(games, decks, piles=piles)
    parts = {key: found for key, entry in tree.entries.items() if (found := _parts(entry.value))}
    yaku = tree.get("yaku")
    items = yaku.items if isinstance(yaku, ListNode) else ()
    groups = (item.text("group") for item in items if isinstance(item, MapNode))
    taken_out = (path for key in tree.entries for path in _paths(key, tree, parts))
    return KnownNames(
        games,
        decks,
        tree.text(_FAMILY),
        parts,
        tuple(taken_out),
        tuple(dict.fromkeys(group for group in groups if group)),
        tree,
        piles,
    )


def _parts(node: Node) -> dict[str, str]:
    """The ids in a list, with the names of its parts."""
    if not isinstance(node, ListNode):
        return {}
    named = ((id_of(item), item) for item in node.items)
    return {part: name_of(item) for part, item in named if part is not None}


def _paths(key: str, tree: MapNode, parts: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    if key in ("id", "name", "summary", _FAMILY, "deck", "players", "variant_of"):
        return
    yield key
    yield from (f"{key}.{part}" for part in parts.get(key, ()))
    value = tree.get(key)
    if isinstance(value, MapNode):
        yield from (f"{key}.{inner}" for inner in value.entries)


def root_of(spots: Iterable[SourceWord], names: KnownNames) -> SchemaPlace:
    """What may stand at the top of a file with these words."""
    top = {spot.path[0]: spot.text for spot in spots if len(spot.path) == 1}
    keys = {spot.text for spot in spots if spot.role is WordRole.KEY and not spot.path}
    extends = _EXTENDS in keys
    return root(names.family if extends else top.get(_FAMILY), extends=extends)


def base_named(text: str) -> str | None:
    """The game that a text says it extends."""
    spots = outline(text)
    return next((spot.text for spot in spots if spot.path == (_EXTENDS,)), None)


def completion(text: str, line: int, column: int, names: KnownNames) -> Completion | None:
    """What can stand at a place of a text; ``None`` where nothing is to be said.

    Args:
        text: the text.
        line: the line, from 1.
        column: the column, from 1.
        names: names that other files give.
    """
    spot, others = spot_at(text, line, column)
    if spot is None:
        return None
    top = root_of(others, names)
    place = top.follow(spot.path)
    found: list[Suggestion] = []
    begins_list = spot.role is WordRole.EITHER and place.holds_parts and not spot.text
    if spot.role is not WordRole.VALUE and not begins_list:
        found += _keys(spot, others, place)
    if spot.role is not WordRole.KEY:
        found += _values(spot, others, place, names)
    if begins_list:
        found.append(Suggestion("- id:", "- id: ", tr("A part of this list."), opens_more=True))
    return Completion(spot.start, tuple(_fitting(found, spot.text)))


def _keys(
    spot: SourceWord, others: tuple[SourceWord, ...], place: SchemaPlace
) -> Iterator[Suggestion]:
    used = {each.text for each in others if each.role is WordRole.KEY and each.path == spot.path}
    if not spot.path and _EXTENDS in used:
        used.add(_FAMILY)  # a variant has its base's
    if not spot.path:
        used.add("id")  # the file's name says it
    for key, inner in place.keys.items():
        if key not in used:
            more = bool(inner.words)
            insert = key if spot.has_colon else f"{key}: "
            yield Suggestion(key, insert, tr(inner.text), opens_more=more and not spot.has_colon)


def _values(
    spot: SourceWord, others: tuple[SourceWord, ...], place: SchemaPlace, names: KnownNames
) -> Iterator[Suggestion]:
    for word, about in _named(spot, others, place, names).items():
        yield Suggestion(word, word, about)
    for word in place.words:
        yield Suggestion(word, word, card_by_id(word).title if word in CARD_IDS else "")


def _named(
    spot: SourceWord, others: tuple[SourceWord, ...], place: SchemaPlace, names: KnownNames
) -> Mapping[str, str]:
    """The names that can stand there, with what they are called."""
    match spot.path:
        case ("extends" | "variant_of",):
            return dict.fromkeys(names.games, "")
        case ("deck",):
            return dict.fromkeys(names.decks, "")
        case ("remove",) | ("remove", _):
            return dict.fromkeys(names.paths, "")
        case (str(key), int(), "id"):
            used = {each.text for each in others if _is_id_in(each, key)}
            known = names.parts.get(key, {})
            return {part: name for part, name in known.items() if part not in used}
    key = next((part for part in reversed(spot.path) if isinstance(part, str)), "")
    if key in YAKU_NAMES and place.takes_name:
        own = {each.text: "" for each in others if _is_id_in(each, "yaku")}
        return {**own, **names.parts.get("yaku", {})}
    if key in names.piles:
        return _piles(names.piles[key], others, names)
    if key == "group":
        own_groups = [each.text for each in others if each.path[-1:] == ("group",)]
        return dict.fromkeys((*own_groups, *names.groups), "")
    return {}


def _piles(piles: Piles, others: tuple[SourceWord, ...], names: KnownNames) -> Mapping[str, str]:
    """Kinds of pile, and the groups of piles of the file and of its base."""
    known = dict.fromkeys(piles.kinds, "")
    for part in piles.groups:
        known |= names.parts.get(part, {})
        known |= {each.text: "" for each in others if _is_id_in(each, part)}
    return known


def _is_id_in(spot: SourceWord, key: str) -> bool:
    return (
        spot.role is not WordRole.KEY
        and len(spot.path) == 3
        and (spot.path[0] == key and spot.path[2] == "id")
    )


def _fitting(found: Iterable[Suggestion], begun: str) -> list[Suggestion]:
    """What is written already; what begins with it; then what has it elsewhere."""
    word = begun.lower().replace(" ", "_")
    all_of_them = list(dict.fromkeys(found))
    begin = [each for each in all_of_them if each.text.lower().startswith(word)]
    first = sorted(begin, key=lambda each: each.text.lower() != word)
    later = [each for each in all_of_them if each not in first and word in each.text.lower()]
    return [*first, *later]


# What stands under the pointer in a rule file: what a key means, and what may follow it.


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a word of a rule file means.

    Attributes:
        title: the word, or what it stands for.
        text: what it means.
        kind: what may be written there, and what holds if nothing is.
    """

    title: str
    text: str
    kind: str = ""


def explanation(text: str, line: int, column: int, names: KnownNames) -> Explanation | None:
    """What the word at a place means; ``None`` where there is none, or nothing is known of it.

    Args:
        text: the text.
        line: the line, from 1.
        column: the column, from 1.
        names: names that other files give.
    """
    spots = outline(text)
    spot = next(
        (each for each in spots if each.line == line and each.start <= column < each.end), None
    )
    if spot is None:
        return None
    if spot.role is not WordRole.KEY and spot.text in CARD_IDS:
        return Explanation(spot.text, tr("{card}.", card=card_by_id(spot.text).title))
    way = (*spot.path, spot.text) if spot.role is WordRole.KEY else spot.path
    while way and isinstance(way[-1], int):
        way = way[:-1]  # an entry is explained by the key of its list
    place = root_of(spots, names).follow(way)
    if not place.text:
        return None
    kind = place.kind
    if place.default:
        said = {"kind": kind, "default": place.default}
        kind = tr("{kind}; usually {default}", **said) if kind else tr("usually {default}", **said)
    return Explanation(str(way[-1]), tr(place.text), kind)
