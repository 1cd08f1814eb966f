"""Tries the archive as somebody does who fetched it: checks its sum, unpacks, installs, removes."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

from archive import SUMS
from elsewhere import FOLDER_NAME, Failure, run
from facts import IDENTIFIER, archive_name

__all__ = ["command_of", "try_archive"]

_WORD: Final = re.compile(r'"((?:[^"\\]|\\.)*)"|(\S+)')
"""A word of an Exec line, in quotation marks or without."""


def try_archive(folder: Path, temporary: Path) -> None:
    """Try the archive for this system that lies in a folder.

    Raises:
        Failure: something about it is not as it should be.
    """
    ending = "zip" if os.name == "nt" else "tar.gz"
    archive = folder / f"{archive_name()}.{ending}"
    if not archive.is_file():
        raise Failure(f"no archive {archive}")
    _compare_sum(archive)
    place = temporary / "fetched" / FOLDER_NAME
    place.mkdir(parents=True)
    top = _unpack(archive, place)
    print(f"{archive.name} unpacks: {', '.join(sorted(found.name for found in top.iterdir()))}")
    if sys.platform == "linux":
        _try_installing(top, temporary)


def _compare_sum(archive: Path) -> None:
    sums = archive.parent / SUMS
    lines = sums.read_text("utf-8").splitlines() if sums.is_file() else []
    if f"{hashlib.sha256(archive.read_bytes()).hexdigest()}  {archive.name}" not in lines:
        raise Failure(f"{sums} has no such sum for {archive.name}")


def _unpack(archive: Path, place: Path) -> Path:
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(place)  # noqa: S202 - our own archive
    else:
        with tarfile.open(archive) as tar:
            tar.extractall(place, filter="data")
    return place / archive_name()


def _try_installing(top: Path, temporary: Path) -> None:
    prefix, home, folder = temporary / "pre fix", temporary / "its home", temporary / "somewhere"
    home.mkdir()
    folder.mkdir()
    words = ["--prefix", str(prefix)]
    for _ in ("anew", "over itself"):
        print(run(["sh", top / "install.sh", *words], folder=folder, home=home).splitlines()[0])
    # The archive is of no more use to what it installed.
    shutil.rmtree(top)
    _check_for_desktop(prefix / "share")
    entry = prefix / "share" / "applications" / "hanafuda-desktop.desktop"
    for program in ([prefix / "bin" / "hanafuda"], command_of(entry.read_text("utf-8"))):
        print(run([*program, "--version"], folder=folder, home=home).strip())
    print(run([prefix / "bin" / "hanafuda", "--self-test"], folder=folder, home=home).strip())
    uninstall = prefix / "lib" / "hanafuda-desktop" / "uninstall.sh"
    print(run(["sh", uninstall], folder=folder, home=home).strip())
    left = list(prefix.rglob("*"))
    if left:
        raise Failure(f"after uninstalling there is still {left[0]}")


def command_of(entry: str) -> list[str]:
    """What a desktop starts for an entry: its Exec line, unescaped as their standard says."""
    [line] = [line for line in entry.splitlines() if line.startswith("Exec=")]
    value = line.removeprefix("Exec=").replace("\\\\", "\\")
    words = [quoted or plain for quoted, plain in _WORD.findall(value)]
    return [re.sub(r"\\(.)", r"\1", word).replace("%%", "%") for word in words]


def _check_for_desktop(share: Path) -> None:
    """Let the tools of Linux desktops, where they are installed, look at what was installed."""
    metainfo = share / "metainfo" / f"{IDENTIFIER}.metainfo.xml"
    entry = share / "applications" / "hanafuda-desktop.desktop"
    for command in (
        ["desktop-file-validate", str(entry)],
        ["appstreamcli", "validate", "--no-net", "--pedantic", str(metainfo)],
    ):
        if shutil.which(command[0]) is None:
            print(f"{command[0]} is not here; not tried")
            continue
        ended = subprocess.run(command, capture_output=True, text=True, check=False)
        print(f"$ {command[0]}: {ended.stdout.strip() or 'nothing to say'}")
        if ended.returncode != 0 or ended.stderr.strip():
            raise Failure(f"{' '.join(command)}\n{ended.stdout}{ended.stderr}")
