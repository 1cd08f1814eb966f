"""Tries the built one-folder program from a folder that makes life hard for it.

python packaging/smoke_test.py [FOLDER]

The program is copied to a place whose name has spaces and letters that are not ASCII, made
read-only there, and started from yet another folder with an empty home.
"""

from __future__ import annotations

import argparse
import os
import shutil
import stat
import sys
import tempfile
from pathlib import Path

from contents import ROOT
from elsewhere import FOLDER_NAME, Failure, report, try_program


def main() -> int:
    """Try the folder; returns the exit code."""
    parser = argparse.ArgumentParser(description="Try the one-folder program.")
    parser.add_argument(
        "folder", type=Path, nargs="?", default=ROOT / "dist" / "hanafuda", help="default: dist's"
    )
    folder: Path = parser.parse_args().folder.resolve()
    name = "hanafuda.exe" if os.name == "nt" else "hanafuda"
    if not (folder / name).is_file():
        print(f"no program in {folder}; python packaging/build.py makes it")
        return 2
    with tempfile.TemporaryDirectory(prefix="hanafuda-folder-") as temporary:
        try:
            _try_copy(folder, name, Path(temporary))
        except Failure as failure:
            return report(failure)
    print(f"{folder} holds")
    return 0


def _try_copy(folder: Path, name: str, temporary: Path) -> None:
    copy = temporary / FOLDER_NAME / "hanafuda"
    elsewhere = temporary / "elsewhere"
    home = temporary / "home"
    shutil.copytree(folder, copy, symlinks=True)
    elsewhere.mkdir()
    home.mkdir()
    before = _listing(copy)
    _set_writable(copy, writable=False)
    try:
        try_program(copy / name, folder=elsewhere, home=home)
    finally:
        _set_writable(copy, writable=True)
    # For root nothing is read-only, so look as well.
    if _listing(copy) != before:
        raise Failure("the program wrote into its own folder")
    if any(elsewhere.iterdir()):
        raise Failure("the program wrote into the folder it was started from")


def _listing(folder: Path) -> dict[str, int]:
    return {str(found.relative_to(folder)): found.stat().st_mtime_ns for found in folder.rglob("*")}


def _set_writable(folder: Path, *, writable: bool) -> None:
    for found in [folder, *folder.rglob("*")]:
        if not found.is_symlink():
            mode = stat.S_IMODE(found.stat().st_mode)
            found.chmod(mode | stat.S_IWUSR if writable else mode & ~0o222)


if __name__ == "__main__":
    sys.exit(main())
