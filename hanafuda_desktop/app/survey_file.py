"""The file to which a survey adds each deal, so that it can be stopped and go on another day.

Its first line says what is surveyed, every further line is one deal, each as JSON. A line that was
being written when the power went is cut off and its deal solved again.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.output import STANDARD_OUTPUT, place_of, standard_output
from hanafuda_desktop.lab.survey import VERDICTS, SolvedDeal

__all__ = ["SurveyFile", "SurveyFileError", "Task"]

_FORM: Final = 1
_OTHER: Final = {
    "game": "another game",
    "play_digest": "other rules",
    "nodes": "another number of --nodes",
}


class SurveyFileError(ValueError):
    """The file is none of this survey; the message is one line."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is surveyed.

    Attributes:
        game: the rules' id.
        play_digest: the fingerprint of the rules, but for what people read.
        nodes: after how many positions a deal is left undecided.
    """

    game: str
    play_digest: str
    nodes: int


class SurveyFile:
    """A survey's file, open to be added to.

    Args:
        path: where it is, or is to be; on standard output it is only written.
        task: what is surveyed.

    Attributes:
        known: the deals that were in it, by their numbers.

    Raises:
        SurveyFileError: the file is of something else.
        OSError: it cannot be read or written.
    """

    def __init__(self, path: Path, task: Task) -> None:
        self._path = path
        self._task = task
        self.known: dict[int, SolvedDeal] = {}
        if path == STANDARD_OUTPUT:
            self._file = standard_output()
            self._begin()
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Read what the file holds, and write on behind it."""
        place = place_of(self._path, replace=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        text = place.read_bytes() if place.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if text and not whole and not b'{"survey":'.startswith(text[:10]):
            raise SurveyFileError(f"{self._path}: this is no file of a survey")
        if whole:
            self._read(whole)
        self._file = place.open("r+b" if place.exists() else "xb")
        try:
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
            if not whole:
                self._begin()
        except OSError:
            self._file.close()
            raise

    def _begin(self) -> None:
        self._write({"survey": _FORM} | asdict(self._task))

    def add(self, solved: SolvedDeal) -> None:
        """Write a deal down; it is on its way to the disk when this returns."""
        self._write(asdict(solved))

    def close(self) -> None:
        """Let go of the file."""
        if self._path != STANDARD_OUTPUT:
            self._file.close()

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _read(self, text: bytes) -> None:
        header, *lines = text.splitlines()
        said = self._line(1, header)
        if said.pop("survey", None) != _FORM:
            raise SurveyFileError(f"{self._path}: this is no file of a survey")
        for key, wanted in asdict(self._task).items():
            if said.get(key) != wanted:
                raise SurveyFileError(
                    f"{self._path}: this survey is of {_OTHER[key]}; name another file"
                )
        for number, line in enumerate(lines, start=2):
            solved = self._deal(number, line)
            self.known[solved.deal] = solved

    def _deal(self, number: int, line: bytes) -> SolvedDeal:
        said = self._line(number, line)
        try:
            solved = SolvedDeal(**said)
        except TypeError:
            raise SurveyFileError(f"{self._path}:{number}: this is no deal") from None
        whole = (solved.deal, solved.moves, solved.nodes)
        if (
            not all(type(value) is int and value >= 0 for value in whole)
            or type(solved.seconds) not in (int, float)
            or solved.verdict not in VERDICTS
        ):
            raise SurveyFileError(f"{self._path}:{number}: this is no deal")
        return solved

    def _line(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict):
            raise SurveyFileError(f"{self._path}:{number}: this is no line of a survey")
        return said
