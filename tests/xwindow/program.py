"""The program that is played: the checkout's, or a built one where life is hard for it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from elsewhere import FOLDER_NAME, listing, set_writable, without_network

__all__ = ["Program", "program_to_play"]


@dataclass(frozen=True, slots=True)
class Program:
    """How the program is started.

    Attributes:
        command: the words before those for the program itself.
        environment: what is set for it beside a screen.
    """

    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)


@contextmanager
def program_to_play(folder: Path) -> Iterator[Program]:
    """The program of the checkout; or the one that HANAFUDA_PROGRAM names.

    That one is copied to a place whose name has spaces and letters that are not ASCII, made
    read-only there, and started with an empty home and without a network.
    """
    built = os.environ.get("HANAFUDA_PROGRAM")
    if built is None:
        yield Program((sys.executable, "-m", "hanafuda_desktop"))
        return
    copy, home = folder / FOLDER_NAME / "hanafuda", folder / "empty home"
    shutil.copytree(Path(built).resolve().parent, copy, symlinks=True)
    home.mkdir()
    before = listing(copy)
    set_writable(copy, writable=False)
    try:
        command = (*without_network(), str(copy / Path(built).name))
        yield Program(command, {"HOME": str(home)})
    finally:
        set_writable(copy, writable=True)
    # For root nothing is read-only, so look as well.
    assert listing(copy) == before
