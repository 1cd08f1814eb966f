"""Words in windows go through :mod:`.plain_text`, so that none is HTML."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hanafuda_desktop

ROOT = Path(hanafuda_desktop.__file__).parent
DOOR = "table/lettering.py"
FILES = sorted(ROOT.rglob("*.py"))
RICH = ("QErrorMessage", "QInputDialog", "QLabel", "QProgressDialog", "setWhatsThis")
"""What reads HTML where it finds any."""


def _names(tree: ast.AST) -> Iterator[ast.Name | ast.Attribute]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute):
            yield node


def _name(node: ast.AST) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _is_plain(words: ast.expr) -> bool:
    """Whether Qt can take them for nothing else: our own words, with nothing put into them."""
    match words:
        case ast.Call(func=func) if _name(func) == "plain_text":
            return True
        case ast.Call(func=func, args=args, keywords=values) if _name(func) == "tr":
            own = all(isinstance(each, ast.Constant) for each in args)
            return own and all(each.arg == "meaning" for each in values)
    return isinstance(words, ast.Constant)


def _words_of(call: ast.Call) -> ast.expr | None:
    """The words of a call that reads them as HTML."""
    match _name(call.func):
        case "setToolTip":
            return call.args[-1]
        case "showText":
            return call.args[1]
        case "question" | "information" | "warning" | "critical":
            if isinstance(call.func, ast.Attribute) and _name(call.func.value) == "QMessageBox":
                return call.args[2]
    return None


def faults(text: str) -> list[str]:
    """What in a module may give a stranger's words to Qt as HTML."""
    tree = ast.parse(text)
    found = [f"line {node.lineno}: {_name(node)}" for node in _names(tree) if _name(node) in RICH]
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    called = [call.func for call in calls]
    for node in _names(tree):
        if _name(node) == "setToolTip" and node not in called:
            found.append(f"line {node.lineno}: a tooltip of any words")
    for call in calls:
        words = _words_of(call)
        if words is not None and not _is_plain(words):
            found.append(f"line {call.lineno}: {ast.unparse(words)}")
    boxes = sum(_name(call.func) == "QMessageBox" for call in calls)
    told = sum(_name(call.func) == "setTextFormat" for call in calls)
    return found + (["a message that is not told its format"] if boxes > told else [])


def test_all_words_are_shown_as_they_are() -> None:
    found = {file.relative_to(ROOT).as_posix(): faults(file.read_text("utf-8")) for file in FILES}
    del found[DOOR]
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize(
    "text",
    [
        "label = QLabel(name)",
        "class Words(QLabel):\n    pass",
        "box.setToolTip(name)",
        "box.setToolTip(tr('{name}', name=name))",
        "box.changed.connect(box.setToolTip)",
        "QToolTip.showText(at, told, self)",
        "QMessageBox.question(self, title, tr('{file}', file=file))",
        "told = QMessageBox(title, words)",
    ],
)
def test_words_that_qt_would_read_are_found(text: str) -> None:
    assert len(faults(text)) == 1
