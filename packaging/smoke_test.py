"""Tries the built one-folder program from a folder that makes life hard for it.

python packaging/smoke_test.py [FOLDER]

The program is copied to a place whose name has spaces and letters that are not ASCII, made
read-only there, and started from yet another folder with an empty home and without a network. It
must not weigh more than it may, and the archive of it must unpack, install and uninstall. With
HANAFUDA_PROGRAM=dist/hanafuda/hanafuda, pytest -m xwindow plays it with the pointer.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from contents import ROOT
from elsewhere import FOLDER_NAME, Failure, listing, report, set_writable, try_program
from sizes import too_large
from unpacked import try_archive


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
            trouble = too_large(folder)
            if trouble:
                raise Failure(trouble)
            _try_copy(folder, name, Path(temporary))
            try_archive(folder.parent, Path(temporary))
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
    before = listing(copy)
    set_writable(copy, writable=False)
    try:
        try_program(copy / name, folder=elsewhere, home=home)
    finally:
        set_writable(copy, writable=True)
    # For root nothing is read-only, so look as well.
    if listing(copy) != before:
        raise Failure("the program wrote into its own folder")
    if any(elsewhere.iterdir()):
        raise Failure("the program wrote into the folder it was started from")


if __name__ == "__main__":
    sys.exit(main())
