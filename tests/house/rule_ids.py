"""The ids of rule statements: what the digests in seeds/ state, and what the tests name.

``python -m tests.house.rule_ids`` prints the statements that no test names yet.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

__all__ = ["ROOT", "Mark", "family", "marks_in", "open_ids", "order", "stated_in", "statements"]

ROOT: Final = Path(__file__).resolve().parents[2]

# A statement begins a line of a list: "- **YA-6** An empty foundation takes...".
_STATEMENT: Final = re.compile(r"^- \*\*([A-Z]+-[0-9]+)\*\*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Mark:
    """An id that a test names, and where."""

    id: str
    file: Path
    line: int


def stated_in(text: str) -> list[str]:
    """The ids that a page states, in its order."""
    return _STATEMENT.findall(text)


def statements(folder: Path = ROOT / "seeds") -> Counter[str]:
    """Every id that the digests state, and how often."""
    pages = sorted(folder.glob("*.md"))
    return Counter(id_ for page in pages for id_ in stated_in(page.read_text("utf-8")))


def marks_in(folder: Path = ROOT / "tests") -> Iterator[Mark]:
    """Every id named by a ``pytest.mark.rule(...)`` below a folder, wherever in a file it stands.

    Raises:
        ValueError: an id is not written out as a string, so that nobody could look it up.
    """
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        if "mark.rule" not in text:
            continue
        for node in ast.walk(ast.parse(text, str(path))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from _ids_of(node, path)


def _ids_of(mark: ast.Call, path: Path) -> Iterator[Mark]:
    if not mark.args or mark.keywords:
        raise ValueError(f"{path}:{mark.lineno}: pytest.mark.rule takes ids, one or more")
    for argument in mark.args:
        match argument:
            case ast.Constant(value=str(id_)):
                yield Mark(id_, path, argument.lineno)
            case _:
                raise ValueError(f"{path}:{argument.lineno}: write the id out: 'YA-6'")


def family(id_: str) -> str:
    """The letters before the number: the game a statement is about."""
    return id_.partition("-")[0]


def order(id_: str) -> tuple[str, int]:
    """A key that sorts YA-9 before YA-10."""
    letters, _, number = id_.partition("-")
    return letters, int(number)


def open_ids() -> list[str]:
    """The statements that no test names, sorted."""
    return sorted(set(statements()) - {mark.id for mark in marks_in()}, key=order)


def _main() -> None:
    stated = statements()
    print(f"{len(stated)} statements, {len(stated) - len(open_ids())} named by a test; open:")
    for letters, ids in groupby(open_ids(), family):
        print(f"  {letters}: {' '.join(id_.partition('-')[2] for id_ in ids)}")


if __name__ == "__main__":
    _main()
