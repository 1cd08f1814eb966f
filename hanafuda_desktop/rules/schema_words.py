"""The words of the language of rule files as a form says them: keys as labels, and values.

A rule file is written in one language whatever its writer speaks. A form shows the same keys and
words to people, in theirs: the translations know them by the English that is made of them here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

__all__ = ["LABEL", "WORD", "label_of", "texts_of", "word_of"]

LABEL: Final = "the label of a field in the form of a rule file"
"""What a key means to translators."""
WORD: Final = "a value that is chosen in the form of a rule file"
"""What a word that stands for a value means to translators."""
_YES_NO: Final = {"true": "yes", "false": "no"}


def label_of(key: str) -> str:
    """A key as a label, in English."""
    words = key.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


def word_of(word: str) -> str:
    """A word that stands for a value, for people, in English."""
    return _YES_NO.get(word, word.replace("-", " "))


def texts_of(schema: Mapping[str, Any], names: frozenset[str]) -> Iterator[tuple[str, str]]:
    """What a form shows of a JSON Schema, each text with its meaning for translators.

    Args:
        schema: the schema of rule files.
        names: words that stand for what has a name of its own, such as cards.
    """
    yield from ((word_of(word), WORD) for word in _YES_NO)
    yield from _texts(schema, names)


def _texts(part: Any, names: frozenset[str]) -> Iterator[tuple[str, str]]:
    if isinstance(part, list):
        for each in part:
            yield from _texts(each, names)
    if not isinstance(part, dict):
        return
    for key, inner in part.get("properties", {}).items():
        yield label_of(key), LABEL
        if "description" in inner:
            yield inner["description"], ""
    for word in (*part.get("enum", ()), part.get("const")):
        if isinstance(word, str) and word not in names:
            yield word_of(word), WORD
    for inner in part.values():
        yield from _texts(inner, names)
