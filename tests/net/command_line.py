"""The command line as somebody calls it who reads what it says."""

from __future__ import annotations

import os
import re
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Final
from unittest.mock import patch

from hanafuda_desktop.cli import main
from hanafuda_desktop.text.language import ENGLISH, speak

__all__ = ["Said", "said"]

_ROOT: Final = Path(__file__).resolve().parents[2]
_PICTURE: Final = re.compile(r"data:image/[a-z+]+;base64,[A-Za-z0-9+/=]*")
_SECONDS: Final = re.compile(r"\d+\.\d+ seconds")
_OPTION_TWICE: Final = re.compile(r"(-[a-zA-Z]) ([A-Z]+), (--[a-z-]+ )")


@dataclass(frozen=True, slots=True)
class Said:
    """What a command said: its exit code, and what it wrote, without places, times or pictures."""

    code: int
    out: str
    err: str


def _everywhere(text: str) -> str:
    """The text as it is on every machine, and with every Python."""
    text = text.replace(str(_ROOT), "ROOT").replace(os.environ["HANAFUDA_HOME"], "HOME")
    text = _PICTURE.sub("PICTURE", text)
    text = _SECONDS.sub("SO MANY seconds", text)
    return _OPTION_TWICE.sub(r"\1, \3", text)  # as argparse writes it since Python 3.13


def _written(stream: TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def said(*words: str) -> Said:
    """Run the command with these words."""
    out, err = (TextIOWrapper(BytesIO(), "utf-8", newline="\n") for _ in range(2))
    with patch.dict(os.environ, COLUMNS="80"), redirect_stdout(out), redirect_stderr(err):
        code = main(words)
    speak(ENGLISH, None)
    return Said(code, _everywhere(_written(out)), _everywhere(_written(err)))
