"""Makes the one-folder program in dist/hanafuda, on Linux, Windows and macOS alike.

python packaging/build.py
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from contents import ROOT, size_of


def main() -> int:
    """Build; returns the exit code."""
    parser = argparse.ArgumentParser(description="Make the one-folder program.")
    parser.add_argument(
        "--into", type=Path, default=ROOT / "dist", help="where the folder is made (default: dist)"
    )
    into: Path = parser.parse_args().into.resolve()
    if find_spec("PyInstaller") is None:
        print('PyInstaller is missing; install it with: pip install -e ".[package]"')
        return 2
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    folders = ["--distpath", str(into), "--workpath", str(ROOT / "build")]
    built = subprocess.run(
        [*command, *folders, str(ROOT / "packaging" / "hanafuda.spec")], cwd=ROOT, check=False
    )
    if built.returncode == 0:
        _report(into / "hanafuda")
    return built.returncode


def _report(folder: Path) -> None:
    print(f"{folder}: {size_of(folder) / 1e6:.0f} MB. The largest files:")
    files = [found for found in folder.rglob("*") if found.is_file() and not found.is_symlink()]
    for found in sorted(files, key=lambda each: -each.stat().st_size)[:8]:
        print(f"{found.stat().st_size / 1e6:8.1f} MB  {found.relative_to(folder)}")


if __name__ == "__main__":
    sys.exit(main())
