"""What is said of rule files with slips of the pen: what must stay when the code is rebuilt.

What an author reads of every kind of mistake is kept word by word beside ``tests/rules/broken``.
Here, each shipped rule file is changed by chance, one slip at a time: a line is gone, comes twice
or is pushed in, a number or a word is another one. A line holds the slip, the first thing that is
said of it, and a checksum of the whole report; where the file is still sound, how it then differs
from what it was. ``python -m tests.net.diagnostics`` records them anew.
"""

from __future__ import annotations

import os
import random
import re
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hanafuda_desktop.resources import rule_files
from tests.net.canonical import checksum
from tests.net.command_line import said

__all__ = ["FEW", "FILES", "FOLDER", "lines_of", "recorded"]

FOLDER: Final = Path(__file__).parent / "data" / "diagnostics"
_RULES: Final = Path(str(rule_files()))
FILES: Final = tuple(sorted(path.stem for path in _RULES.glob("*.yaml")))
_SLIPS: Final = 24
FEW: Final = 8
"""So many are tried in every run, and all in a long one."""
_NUMBER: Final = re.compile(r"\d+")
_WORD: Final = re.compile(r"\b[a-z][a-z-]{2,}\b")
_NO_PROSE: Final = re.compile(r"^(?! *(en|ja|fr|ko|#)\b).*\S")
_LONGEST: Final = 100


def _another(text: str, what: re.Pattern[str], place: int, other: str) -> str:
    """The text with one of the numbers or words in it changed."""
    found = list(what.finditer(text))
    if not found:
        return text
    at = found[place % len(found)]
    return f"{text[: at.start()]}{other}{text[at.end() :]}"


def _slip(lines: list[str], number: int, chance: random.Random) -> tuple[str, list[str]]:
    """What is wrong, and the lines with that."""
    real = [n for n, line in enumerate(lines) if _NO_PROSE.match(line)]
    wanted = _NUMBER if number % 5 == 3 else _WORD
    at = chance.choice([n for n in real if wanted.search(lines[n])] or real)
    place = chance.randrange(9)
    words = _WORD.findall(" ".join(lines[n] for n in real))
    match number % 5:
        case 0:
            what, line = "gone", []
        case 1:
            what, line = "twice", [lines[at]] * 2
        case 2:
            what, line = "pushed in", [f"  {lines[at]}"]
        case 3:
            other = chance.choice(["0", "-1", "3", "5", "99", "1.5", "no"])
            what, line = f"{other} in it", [_another(lines[at], _NUMBER, place, other)]
        case _:
            other = chance.choice(words)
            what, line = f"{other} in it", [_another(lines[at], _WORD, place, other)]
    return f"line {at + 1} {what}", [*lines[:at], *line, *lines[at + 1 :]]


def _line(file: str, number: int) -> str:
    lines = (_RULES / f"{file}.yaml").read_text("utf-8").splitlines()
    what, lines = _slip(lines, number, random.Random(f"{file} {number}"))
    Path("slip.yaml").write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
    found = said("check", "slip.yaml")
    if found.code == 0:
        found = said("diff", file, "slip.yaml")
    report = f"{found.out}{found.err}"
    first = report.splitlines()[found.code == 0]
    return f"{what} -> {first[:_LONGEST]} {checksum(report)}"


def lines_of(file: str, most: int = _SLIPS) -> list[str]:
    """What is said of a file with the first of its slips now."""
    with TemporaryDirectory() as folder, chdir(folder):
        return [_line(file, number) for number in range(most)]


def recorded(file: str) -> list[str]:
    """The same as it was recorded."""
    return (FOLDER / f"{file}.txt").read_text("utf-8").splitlines()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        os.environ["HANAFUDA_HOME"] = home
        for each in FILES:
            text = "\n".join(lines_of(each)) + "\n"
            (FOLDER / f"{each}.txt").write_text(text, "utf-8", newline="\n")
