"""What the keys of rule files mean: the texts beneath the models' attributes.

Python forgets these texts when it compiles a module, so :func:`of_source` reads them from the
source when the JSON Schema is written, and the running program, which may have no source beside
it, looks them up in that file.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
from functools import cache
from types import ModuleType
from typing import Any, Final

from pydantic import BaseModel

from hanafuda_desktop.language import tr
from hanafuda_desktop.resources import rule_files

__all__ = ["first_sentence", "of_key", "of_source"]


def of_source(model: type[BaseModel]) -> dict[str, str]:
    """The text beneath each attribute of a model and of its bases, on one line."""
    texts: dict[str, str] = {}
    for each in reversed(model.__mro__):
        module = inspect.getmodule(each)
        if module is not None and issubclass(each, BaseModel) and each is not BaseModel:
            texts |= _of_module(module).get(each.__name__, {})
    return texts


@cache
def _of_module(module: ModuleType) -> dict[str, dict[str, str]]:
    tree = ast.parse(inspect.getsource(module))
    return {node.name: _of_class(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def _of_class(node: ast.ClassDef) -> dict[str, str]:
    texts: dict[str, str] = {}
    for statement, following in zip(node.body, node.body[1:], strict=False):
        match statement, following:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                texts[name] = " ".join(text.split())
    return texts


_END: Final = re.compile(r"\. |\s?: |。|:")
"""Where a sentence ends, or says more, in the languages that are spoken."""


@cache
def _shipped() -> dict[str, Any]:
    file = rule_files() / "schema.json"
    known: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return known.get("$defs", {})  # type: ignore[no-any-return]


def of_key(model: str, key: str) -> str | None:
    """What a key of a model means, or ``None`` where nothing is known of it."""
    properties = _shipped().get(model, {}).get("properties", {})
    found = properties.get(key, {}).get("description")
    return found if isinstance(found, str) else None


def first_sentence(model: str, key: str) -> str | None:
    """The same, cut after its first sentence, as a hint."""
    text = of_key(model, key)
    if text is None:
        return None
    sentence = _END.split(tr(text), maxsplit=1)[0].rstrip(".").replace("`", "'")
    return sentence[:1].lower() + sentence[1:]
