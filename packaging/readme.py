"""The README, and those of its parts that are written by scripts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from contents import ROOT

__all__ = ["README", "row", "table", "with_part"]

README: Final = ROOT / "README.md"


def with_part(page: str, begin: str, end: str, text: str) -> str:
    """The page with this text between two marks.

    Raises:
        ValueError: the marks are not there.
    """
    before, found, rest = page.partition(begin)
    _, found_too, after = rest.partition(end)
    if not found or not found_too:
        raise ValueError(f"the page lacks the marks {begin.strip()} and {end.strip()}")
    return before + begin + text + end + after


def table(heads: Sequence[str], rows: Sequence[str]) -> list[str]:
    """A table as lines of Markdown: words on the left, numbers in all other columns."""
    return [row(heads), "|---|" + "---:|" * (len(heads) - 1), *rows]


def row(cells: Sequence[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"
