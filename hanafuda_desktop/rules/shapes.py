"""Which models may stand at a place of a rule file: what its keys are, and how it merges.

Merging and good hints both need to know what a map is before it is validated. The models say it;
this module reads their annotations, so that it is not written down a second time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel
from typing_extensions import TypeAliasType

from hanafuda_desktop.rules.schema.values import Named, Words

__all__ = ["Shape"]


class Shape:
    """What may stand at one place, seen through lists, unions and aliases.

    Args:
        annotation: the type that reads the place, such as a model.
    """

    __slots__ = ("_annotation",)

    def __init__(self, annotation: Any) -> None:
        self._annotation = annotation

    @property
    def models(self) -> tuple[type[BaseModel], ...]:
        """The models that may read the map, or the maps of the list, that stands here."""
        return tuple(
            leaf
            for leaf in _leaves(self._annotation)
            if isinstance(leaf, type) and issubclass(leaf, BaseModel)
        )

    @property
    def parts(self) -> tuple[type[BaseModel], ...]:
        """The same, and the models that may stand under the keys of a map from names to parts."""
        under = (model for value in self._values for model in Shape(value).models)
        return tuple(dict.fromkeys((*self.models, *under)))

    @property
    def _values(self) -> tuple[Any, ...]:
        """What a map from names to something holds, where such a map may stand here."""
        leaves = _leaves(self._annotation)
        return tuple(get_args(leaf)[1] for leaf in leaves if get_origin(leaf) is dict)

    @property
    def is_list_of_named(self) -> bool:
        """Whether a list of parts that are known by their ``id`` stands here."""
        return _is_list(self._annotation) and any(issubclass(model, Named) for model in self.models)

    @property
    def is_one_value(self) -> bool:
        """Whether a map that stands here is replaced as one: words in several languages."""
        return self.is_alias(Words)

    @property
    def is_words(self) -> bool:
        """Whether words for people stand here: alone, in a list, or under the keys of a map."""
        return self.is_alias(Words) or any(Shape(value).is_words for value in self._values)

    def is_alias(self, alias: TypeAliasType) -> bool:
        """Whether what this alias stands for may stand here."""
        return any(leaf is alias for leaf in _leaves(self._annotation))

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that a map here may have."""
        return tuple(dict.fromkeys(key for model in self.models for key in model.model_fields))

    def has(self, key: str) -> bool:
        """Whether the map here may have this key."""
        return key in self.keys or bool(self._values)

    def needs(self, key: str) -> bool:
        """Whether the map here must have this key, whatever of it is meant."""
        fields = [model.model_fields.get(key) for model in self.models]
        return bool(fields) and all(field is not None and field.is_required() for field in fields)

    def at(self, key: str) -> Shape:
        """What may stand under a key of the map here; nothing is known of an unknown key."""
        found = [
            model.model_fields[key].annotation for model in self.models if key in model.model_fields
        ]
        found += self._values
        return Shape(Union[tuple(found)] if found else None)  # noqa: UP007

    def homes_of(self, key: str) -> list[str]:
        """The keys of the map here under which a key of this name could stand."""
        return [
            home
            for home in self.keys
            if any(key in model.model_fields for model in self.at(home).parts)
        ]


def _is_list(annotation: Any) -> bool:
    """Whether a list may stand here, and not only deeper."""
    if isinstance(annotation, TypeAliasType):
        return _is_list(annotation.__value__)
    if get_origin(annotation) is Annotated:
        return _is_list(get_args(annotation)[0])
    if get_origin(annotation) in (Union, UnionType):
        return any(map(_is_list, get_args(annotation)))
    return get_origin(annotation) in (tuple, list)


@cache
def _leaves(annotation: Any) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(_walk(annotation)))


def _walk(annotation: Any) -> Iterator[Any]:
    if isinstance(annotation, TypeAliasType):
        yield annotation
        yield from _walk(annotation.__value__)
    elif get_origin(annotation) is Annotated:
        yield from _walk(get_args(annotation)[0])
    elif get_origin(annotation) in (Union, UnionType, tuple, list):
        for part in get_args(annotation):
            yield from _walk(part)
    else:
        yield annotation
