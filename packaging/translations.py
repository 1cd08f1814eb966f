"""The texts of the program and their translations: found in the code, kept in Qt's files.

``python packaging/translations.py update`` finds every text that goes through
:mod:`.language` and brings ``assets/translations/*.ts`` up to date: new texts are
added without a translation, texts that are gone are taken out. What the keys of rule files are
called, and what they mean, is found in their JSON Schema. ``release`` makes of them the ``.qm``
files that the program reads (Qt's ``lrelease`` does it, which comes with PySide6).
``missing`` lists what is not translated, and ``take FILE`` puts translations in from a file of
JSON lines, ``{"source": ..., "meaning": ..., "ja": ...}``, as translators hand them in.

``add LANGUAGE`` begins a new language.
"""

from __future__ import annotations

import argparse
import ast
import itertools
import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "assets" / "translations"
SCHEMA: Final = ROOT / "rules" / "schema.json"
CONTEXT: Final = "hanafuda"
FORMS: Final = {"ja": 1, "fr": 2}
"""How many forms a language has for numbers of things, by Qt's rules; see its manual for others."""

_FUNCTIONS: Final = {"tr": 1, "tr_noop": 1, "trn": 2, "trn_noop": 2}


@dataclass(frozen=True, order=True)
class Message:
    """A text to translate: what Qt's files know it by."""

    source: str
    meaning: str = ""
    counted: bool = False


@dataclass
class Catalogue:
    """The translations of one language: for each message its forms, empty where not translated."""

    language: str
    forms: dict[Message, list[str]] = field(default_factory=dict)


class UntranslatableError(ValueError):
    """A call whose text cannot be found without running the program."""


@cache
def _parsed(path: Path) -> ast.Module:
    """A module, which is looked through more than once."""
    return ast.parse(path.read_text(encoding="utf-8"))


def text_fields(paths: Iterable[Path]) -> dict[str, dict[str, tuple[int, str]]]:
    """The classes with fields that are annotated as ``Text``: the place of each such field, which
    is -1 where it is only given by its name, and the meaning of its texts.
    """
    classes = {
        node.name: node
        for path in paths
        for node in ast.walk(_parsed(path))
        if isinstance(node, ast.ClassDef)
    }

    def texts_of(name: str) -> Iterator[tuple[str, tuple[int, str]]]:
        places = itertools.count()
        named_only = False
        for each in fields_of(name):
            named_only = ast.unparse(each.annotation) == "KW_ONLY" or named_only
            place = -1 if named_only else next(places)
            meaning = _meaning_in(each.annotation)
            if meaning is not None:
                yield ast.unparse(each.target), (place, meaning)

    def fields_of(name: str) -> Iterator[ast.AnnAssign]:
        if name in classes:
            for base in classes[name].bases:
                yield from fields_of(ast.unparse(base))
            yield from (each for each in classes[name].body if isinstance(each, ast.AnnAssign))

    return {name: texts for name in classes if (texts := dict(texts_of(name)))}


def _meaning_in(annotation: ast.expr) -> str | None:
    """The meaning of the texts, be it one or a table of them, that something annotated so holds:
    ``Annotated[Text, "its meaning"]`` tells it; ``None`` where it holds none.
    """
    parts = {ast.unparse(part): part for part in ast.walk(annotation)}
    for said, part in parts.items():
        if said.startswith("Annotated[Text,"):
            return next(
                str(each.value)
                for each in ast.walk(part)
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            )
    return "" if {"Text", "Sentences"} & set(parts) else None


def messages_of(
    path: Path, fields: Mapping[str, Mapping[str, tuple[int, str]]]
) -> Iterator[Message]:
    """What one module asks to be translated.

    Args:
        path: the module.
        fields: what :func:`text_fields` has found in all of them.

    Raises:
        UntranslatableError: a text is marked that is not written out where it is marked.
    """
    tree = _parsed(path)
    aliases: dict[str, ast.expr] = {}
    for constant in tree.body:
        if not isinstance(constant, ast.AnnAssign) or not constant.value:
            continue
        if ast.unparse(constant.annotation) == "TypeAlias":
            aliases[ast.unparse(constant.target)] = constant.value
            continue
        said = [aliases.get(ast.unparse(part)) for part in ast.walk(constant.annotation)]
        meant = [_meaning_in(part) for part in (*said, constant.annotation) if part is not None]
        meaning = next((each for each in meant if each is not None), None)
        yield from _texts_in([constant.value] if meaning is not None else [], meaning or "")
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        name = node.func.id
        for key, (place, meaning) in fields.get(name, {}).items():
            given = [each.value for each in node.keywords if each.arg == key]
            placed = node.args[place : place + 1] if place >= 0 else []
            yield from _texts_in([*placed, *given], meaning)
        if name not in _FUNCTIONS or len(node.args) < _FUNCTIONS[name]:
            continue
        text = node.args[_FUNCTIONS[name] - 1]
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            yield Message(text.value, _meaning(node), name.startswith("trn"))
        elif name != "tr" and not isinstance(node.args[0], ast.Starred):
            # tr(text) and trn(*texts, count) say what was marked elsewhere.
            raise UntranslatableError(f"{path}:{node.lineno}: {name}() needs its text written out")


def _texts_in(parts: Iterable[ast.AST], meaning: str) -> Iterator[Message]:
    """What stands there as it is: a call beside it marks its own texts."""
    for part in parts:
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
            yield Message(part.value, meaning)
        elif isinstance(part, ast.Dict):
            yield from _texts_in(part.values, meaning)
        elif not isinstance(part, ast.Call | ast.Lambda):
            yield from _texts_in(ast.iter_child_nodes(part), meaning)


def _meaning(call: ast.Call) -> str:
    for keyword in call.keywords:
        if keyword.arg == "meaning" and isinstance(keyword.value, ast.Constant):
            return str(keyword.value.value)
    return ""


def messages_of_rule_files() -> Iterator[Message]:
    """What windows show of the language of rule files: its keys, its words and what they mean.

    They stand in the models that the language is made of, and the program reads them from the
    JSON Schema of rule files, as this does.
    """
    from hanafuda_desktop.cards.card import CARDS  # noqa: PLC0415 - the rest needs no program
    from hanafuda_desktop.rules.schema_places import (  # noqa: PLC0415 - the same
        LABEL,
        WORD,
        YES_NO,
        label_of,
        word_of,
    )

    cards = frozenset(card.id for card in CARDS)

    def below(part: Any) -> Iterator[Message]:
        if isinstance(part, list):
            for each in part:
                yield from below(each)
        if not isinstance(part, dict):
            return
        for key, inner in part.get("properties", {}).items():
            yield Message(label_of(key), LABEL)
            if "description" in inner:
                yield Message(inner["description"])
        for word in (*part.get("enum", ()), part.get("const")):
            if isinstance(word, str) and word not in cards:
                yield Message(word_of(word), WORD)
        for inner in part.values():
            yield from below(inner)

    yield from (Message(word_of(word), WORD) for word in YES_NO)
    yield from below(json.loads(SCHEMA.read_text(encoding="utf-8")))


def messages() -> list[Message]:
    """What the whole program asks to be translated, in order."""
    paths = sorted((ROOT / "hanafuda_desktop").rglob("*.py"))
    fields = text_fields(paths)
    found = {message for path in paths for message in messages_of(path, fields)}
    return sorted(found.union(messages_of_rule_files()))


def read(path: Path) -> Catalogue:
    """A translation file.

    Raises:
        OSError: it cannot be read.
        xml.etree.ElementTree.ParseError: it is not XML.
    """
    root = ET.parse(path).getroot()  # noqa: S314 (our own file)
    catalogue = Catalogue(root.get("language", ""))
    for element in root.iter("message"):
        counted = element.get("numerus") == "yes"
        source = element.findtext("source") or ""
        message = Message(source, element.findtext("comment") or "", counted)
        translation = element.find("translation")
        if translation is None:
            continue
        if counted:
            forms = [form.text or "" for form in translation.iter("numerusform")]
        else:
            forms = [translation.text or ""]
        catalogue.forms[message] = forms
    return catalogue


def write(catalogue: Catalogue, path: Path) -> None:
    """A translation file as Qt's tools read and write it.

    Raises:
        OSError: it cannot be written.
    """
    root = ET.Element("TS", version="2.1", language=catalogue.language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for message in sorted(catalogue.forms):
        forms = catalogue.forms[message]
        element = ET.SubElement(context, "message")
        if message.counted:
            element.set("numerus", "yes")
        ET.SubElement(element, "source").text = message.source
        if message.meaning:
            ET.SubElement(element, "comment").text = message.meaning
        translation = ET.SubElement(element, "translation")
        if not all(forms):
            translation.set("type", "unfinished")
        if message.counted:
            for form in forms:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = forms[0]
    ET.indent(root, " ")
    text = ET.tostring(root, encoding="unicode")
    header = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path.write_text(f"{header}{text}\n", encoding="utf-8", newline="\n")


def _empty(message: Message, language: str) -> list[str]:
    return [""] * (FORMS[language] if message.counted else 1)


def updated(catalogue: Catalogue) -> Catalogue:
    """The catalogue with every text of the program in it, and no other."""
    language = catalogue.language
    forms = {each: catalogue.forms.get(each, _empty(each, language)) for each in messages()}
    return Catalogue(language, forms)


def files() -> list[Path]:
    """The translation files, one a language."""
    return sorted(FOLDER.glob("hanafuda_*.ts"))


def update() -> None:
    """Bring every translation file up to date with the code."""
    for path in files():
        write(updated(read(path)), path)


def release() -> None:
    """Make the files that the program reads.

    Raises:
        subprocess.CalledProcessError: Qt's tool refuses one.
    """
    import PySide6  # noqa: PLC0415

    tool = next(Path(PySide6.__path__[0]).glob("lrelease*"))
    for path in files():
        subprocess.run([tool, "-silent", path, "-qm", path.with_suffix(".qm")], check=True)


def add(language: str) -> None:
    """Begin a language: a file with all texts and no translation."""
    if language not in FORMS:
        sys.exit(f"say in FORMS how many forms {language} has for numbers of things")
    FOLDER.mkdir(parents=True, exist_ok=True)
    write(updated(Catalogue(language)), FOLDER / f"hanafuda_{language}.ts")


def missing() -> int:
    """Print what is not translated; how many texts that are."""
    count = 0
    for path in files():
        catalogue = updated(read(path))
        for message, forms in catalogue.forms.items():
            if not all(forms):
                count += 1
                line = {"language": catalogue.language, "source": message.source}
                if message.meaning:
                    line["meaning"] = message.meaning
                print(json.dumps(line, ensure_ascii=False))
    return count


def take(source: Path) -> None:
    """Put translations in that were handed in as JSON lines; those of other texts are named."""
    lines = [json.loads(line) for line in source.read_text(encoding="utf-8").splitlines() if line]
    for path in files():
        catalogue = updated(read(path))
        known = {(each.source, each.meaning): each for each in catalogue.forms}
        for line in lines:
            _take(line, catalogue, known)
        write(catalogue, path)


def _take(
    line: dict[str, Any], catalogue: Catalogue, known: dict[tuple[str, str], Message]
) -> None:
    told = line.get(catalogue.language)
    if not told:
        return
    message = known.get((line["source"], line.get("meaning", "")))
    if message is None:
        print(f"no such text: {line['source']!r}")
        return
    forms = [told] if isinstance(told, str) else list(told)
    if len(forms) != len(_empty(message, catalogue.language)):
        print(f"{catalogue.language} needs another number of forms: {line['source']!r}")
        return
    catalogue.forms[message] = forms


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("update")
    commands.add_parser("release")
    commands.add_parser("missing")
    commands.add_parser("add").add_argument("language")
    commands.add_parser("take").add_argument("file", type=Path)
    asked = parser.parse_args()
    match asked.command:
        case "update":
            update()
        case "release":
            release()
        case "missing":
            sys.exit(1 if missing() else 0)
        case "add":
            add(asked.language)
        case "take":
            take(asked.file)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # the program need not be installed
    main()
