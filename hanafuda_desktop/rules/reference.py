"""``rules/README.md``: the language of rule files, for people who write them.

The tables come from the JSON Schema and so from the models; the way into the language and an
example for each part stand in :mod:`~hanafuda_desktop.rules.reference_words`.

``python -m hanafuda_desktop.rules.reference`` writes the file, and the JSON Schemas with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS, MONTHS
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules import json_schema
from hanafuda_desktop.rules.reference_part import Part
from hanafuda_desktop.rules.reference_words import INTRODUCTION, PARTS

__all__ = ["anchor", "reference_text", "write"]


_ANCHORS: Final = {
    "Words": "words-for-people",
    "CardsWanted": "cards",
    "CardId": "card-ids",
    "PerPlayers": "numbers-for-players",
    "LeastPerPlayers": "numbers-for-players",
}
_ANCHORS_OF_FITS: Final = {"Fits": "what-fits-on-what", "Fit": "what-fits-on-what"}
_NAMES: Final = {
    "Words": "words",
    "CardsWanted": "cards",
    "CardId": "card id",
    "Fits": "what fits",
    "PerPlayers": "a number for players",
    "LeastPerPlayers": "a number for players, 1 or more",
}
_KEYS: Final = {"^[2-7]$": "each number of players, `2` to `7`"}
"""What the keys of a map from names to parts are, by their pattern."""


def anchor(title: str) -> str:
    """The anchor that a Markdown page has for a heading."""
    kept = "".join(char for char in title.lower() if char.isalnum() or char in " -_")
    return kept.strip().replace(" ", "-")


class _Types:
    """Says in words what a schema allows.

    Args:
        definitions: the schema's parts.
    """

    def __init__(self, definitions: Mapping[str, Any]) -> None:
        self._definitions = definitions
        self._anchors = {part.model: anchor(part.title) for part in PARTS}
        self._anchors |= _ANCHORS | _ANCHORS_OF_FITS

    def words(self, schema: Mapping[str, Any]) -> str:
        """The type as a phrase in Markdown."""
        match schema:
            case {"$ref": str(ref)}:
                return self._named(ref.rpartition("/")[2])
            case {"anyOf": branches}:
                return self._union(branches)
            case {"const": word}:
                return f"`{word}`"
            case {"enum": choices}:
                return ", ".join(f"`{word}`" for word in choices)
            case {"type": "integer"}:
                return _bounds(schema)
            case {"type": "boolean"}:
                return "`true` or `false`"
            case {"type": "array", "items": items}:
                return self._listed(items) + _most(schema)
            case {"patternProperties": patterns}:
                ((pattern, values),) = patterns.items()
                return f"{self.words(values)} for {_KEYS[pattern]}"
            case {"type": "string"}:
                return "a name" if "pattern" in schema else "a text"
        raise ValueError(schema)

    def _listed(self, items: Mapping[str, Any]) -> str:
        return f"list of {self.words(items)}".replace("list of [a map]", "list of [maps]")

    def _named(self, name: str) -> str:
        part = self._definitions[name]
        if name not in self._anchors:
            return self.words(part)
        return f"[{_NAMES.get(name, 'a map')}](#{self._anchors[name]})"

    def _union(self, branches: list[Mapping[str, Any]]) -> str:
        real = [branch for branch in branches if branch.get("type") != "null"]
        words = [
            f"a list of such{_most(branch)}" if branch.get("items") in real else self.words(branch)
            for branch in real
        ]
        return " or ".join(dict.fromkeys(words))


def _most(schema: Mapping[str, Any]) -> str:
    """How many entries a list may have."""
    most = schema.get("maxItems")
    return "" if most is None else f" (at most {most})"


def _bounds(schema: Mapping[str, Any]) -> str:
    match schema:
        case {"minimum": least, "maximum": most}:
            return f"{least} to {most}"
        case {"minimum": least}:
            return f"{least} or more"
        case _:
            return "a whole number"


def _default(schema: Mapping[str, Any], *, required: bool) -> str:
    if required:
        return "**needed**"
    match schema.get("default"):
        case None | "" | [] | {}:
            return ""
        case bool(value):
            return f"`{str(value).lower()}`"
        case value:
            return f"`{_flow(value)}`"


def _flow(value: Any) -> str:
    """A value as a rule file would write it on one line."""
    match value:
        case [single]:
            return _flow(single)
        case list():
            return f"[{', '.join(_flow(each) for each in value)}]"
        case dict():
            return f"{{{', '.join(f'{key}: {_flow(each)}' for key, each in value.items())}}}"
        case _:
            return str(value)


def _table(part: Mapping[str, Any], types: _Types) -> Iterator[str]:
    yield "| key | value | if left out | meaning |"
    yield "|---|---|---|---|"
    required = part.get("required", [])
    for key, schema in part["properties"].items():
        default = _default(schema, required=key in required)
        meaning = schema.get("description", "").replace("|", "\\|")
        yield f"| `{key}` | {types.words(schema)} | {default} | {meaning} |"


def _section(part: Part, definitions: Mapping[str, Any], types: _Types) -> Iterator[str]:
    schema = definitions[part.model]
    if part.chapter:
        yield f"## {part.chapter}"
        yield ""
    yield f"### {part.title}"
    yield ""
    yield schema["description"] + (f" {part.more}" if part.more else "")
    yield ""
    yield "```yaml"
    yield part.example.rstrip("\n")
    yield "```"
    yield ""
    yield from _table(schema, types)
    yield ""


def _card_table() -> Iterator[str]:
    yield "## Card ids"
    yield ""
    yield "| month | flower | ids, by place in the month | kinds |"
    yield "|---|---|---|---|"
    for month in MONTHS:
        cards = [card for card in CARDS if card.month == month.number]
        ids = ", ".join(f"`{card.id}`" for card in cards)
        kinds = ", ".join(
            f"{card.ribbon} ribbon" if card.ribbon else str(card.category) for card in cards
        )
        yield f"| {month.number} | {month.english} | {ids} | {kinds} |"
    yield ""
    roles = ", ".join(f"`{card.role}` ({card.id})" for card in CARDS if card.role)
    yield f"Roles: {roles}."


def reference_text() -> str:
    """What ``rules/README.md`` must hold."""
    definitions = json_schema.game_schema()["$defs"]
    types = _Types(definitions)
    lines = [INTRODUCTION]
    for part in PARTS:
        lines += _section(part, definitions, types)
    lines += _card_table()
    return "\n".join(lines) + "\n"


def write(folder: Path) -> None:
    """Write the reference and the JSON Schemas into a folder of rule files."""
    (folder / "README.md").write_text(reference_text(), "utf-8", newline="\n")
    json_schema.write(folder)


if __name__ == "__main__":
    write(rule_files())
