"""Runs an installed or built program as a stranger's machine would: elsewhere, with nothing set."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Sequence
from ctypes.util import find_library
from functools import cache
from pathlib import Path
from typing import Final

__all__ = [
    "FOLDER_NAME",
    "Failure",
    "listing",
    "report",
    "run",
    "set_writable",
    "try_program",
    "without_network",
]

FOLDER_NAME: Final = "hana fuda 花札 ñ"
"""A folder name with spaces and letters that are not ASCII."""

_TIMEOUT_SECONDS: Final = 180

# What would lead the program back to the checkout or to this user's own folders.
_FORGOTTEN: Final = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "HANAFUDA_HOME")
_HOMES: Final = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")


class Failure(Exception):
    """The program did not do what it should; the message says what."""


def environment(home: Path) -> dict[str, str]:
    """The environment of this process with a given, empty home and no screen."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in _FORGOTTEN and not name.startswith("XDG_")
    }
    return kept | dict.fromkeys(_HOMES, str(home)) | {"QT_QPA_PLATFORM": "offscreen"}


def listing(folder: Path) -> dict[str, int]:
    """Every file below a folder, and when it was written."""
    return {str(found.relative_to(folder)): found.stat().st_mtime_ns for found in folder.rglob("*")}


def set_writable(folder: Path, *, writable: bool) -> None:
    """Let a folder and all below it be written by its owner, or by nobody."""
    for found in [folder, *folder.rglob("*")]:
        if not found.is_symlink():
            mode = stat.S_IMODE(found.stat().st_mode)
            found.chmod(mode | stat.S_IWUSR if writable else mode & ~0o222)


@cache
def without_network() -> tuple[str, ...]:
    """The words before a command that take the network away from it, where the system lets us."""
    unshare = shutil.which("unshare")
    for words in ((unshare, "--net"), (unshare, "--map-root-user", "--net")) if unshare else ():
        tried = subprocess.run([*words, "true"], capture_output=True, check=False)
        if tried.returncode == 0:
            return words
    print("the network cannot be taken away here: tried with it", flush=True)
    return ()


def run(command: Sequence[str | Path], *, folder: Path, home: Path) -> str:
    """Run to the end in a folder, without a network; returns standard output.

    Raises:
        Failure: it does not end with 0, takes too long, or writes to standard error.
    """
    shown = " ".join(str(part) for part in command)
    print(f"$ {shown if len(shown) < 200 else shown[:200] + '...'}", flush=True)
    try:
        ended = subprocess.run(
            [*without_network(), *(str(part) for part in command)],
            cwd=folder,
            env=environment(home),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_TIMEOUT_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        raise Failure(f"not done after {_TIMEOUT_SECONDS} s: {shown}") from late
    out = ended.stdout.decode("utf-8", "replace")
    errors = ended.stderr.decode("utf-8", "replace")
    if ended.returncode != 0 or errors.strip():
        raise Failure(f"status {ended.returncode}: {shown}\n{out}{errors}")
    return out


def try_program(program: Path, *, folder: Path, home: Path) -> None:
    """Ask a program for its version and its games, have it check its rule files and itself, solve a
    deal, write the rules of a game and a deck as PDF, and draw some cards.

    Raises:
        Failure: one of these does not work.
    """
    version = run([program, "--version"], folder=folder, home=home)
    print(version.strip())
    games = json.loads(run([program, "list", "--json"], folder=folder, home=home))
    files = _rule_files(program)
    if "yatsuhashi" not in json.dumps(games) or len(files) < len(games):
        raise Failure(f"it lists {len(games)} games and brings {len(files)} rule files")
    run([program, "check", *files], folder=folder, home=home)
    said = run([program, "--self-test"], folder=folder, home=home).strip()
    print(said)
    if "no sound" in said and (sys.platform != "linux" or find_library("pulse")):
        raise Failure("its sound does not work, though the system's libraries are there")
    for words in (
        ["solve", "yatsuhashi", "--seed", "8"],
        ["rulebook", "koi-koi", "--language", "ja", "-o", str(home / "koi-koi.pdf")],
        ["print-cards", "--deck", "plain", "--out", str(home / "cards.pdf")],
    ):
        print(run([program, *words], folder=folder, home=home).strip())
    # Two months, so that they are drawn in processes of their own.
    cards = ["draw-cards", "--month", "8", "11", "--height", "60", "--out", str(home / "cards")]
    print(run([program, *cards], folder=folder, home=home).strip())


def _rule_files(program: Path) -> list[Path]:
    # Beside the program in a bundle, in site-packages in an environment.
    top = program.parent if (program.parent / "_internal").is_dir() else program.parent.parent
    [rules] = sorted(top.rglob("hanafuda_desktop/_data/rules"))
    return sorted(rules.glob("*.yaml"))


def report(failure: Failure) -> int:
    """Print a failure; returns the exit code for it."""
    print(f"FAILED: {failure}", file=sys.stdout, flush=True)
    return 1
