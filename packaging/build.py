"""Makes the one-folder program and the archive of it, on Linux, Windows and macOS alike.

python packaging/build.py [--into FOLDER]

It leaves in dist/: hanafuda/ (on macOS also "Hanafuda Desktop.app"), the archive that people fetch,
and SHA256SUMS. It fails if the program weighs more than it may.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import archive
from contents import ROOT
from sizes import report, too_large
from slimming import slim


def main() -> int:
    """Build; returns the exit code."""
    parser = argparse.ArgumentParser(description="Make the one-folder program and its archive.")
    parser.add_argument(
        "--into", type=Path, default=ROOT / "dist", help="where they are made (default: dist)"
    )
    parser.add_argument(
        "--work", type=Path, default=ROOT / "build", help="for what is made on the way"
    )
    options = parser.parse_args()
    into, work = options.into.resolve(), options.work.resolve()
    if find_spec("PyInstaller") is None:
        print('PyInstaller is missing; install it with: pip install -e ".[package]"')
        return 2
    status = _run_pyinstaller(into, work)
    if status != 0:
        return status
    folder = into / "hanafuda"
    if sys.platform == "linux":
        slim(folder)
    print(report(folder))
    trouble = too_large(folder)
    if trouble:
        print(f"FAILED: {trouble}")
        return 1
    packed = archive.pack(archive.stage(into, work / "archive"), into)
    sums = archive.write_sums(into)
    print(f"{packed}: {packed.stat().st_size / 1e6:.1f} MB; {sums.name} beside it")
    return 0


def _run_pyinstaller(into: Path, work: Path) -> int:
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    folders = ["--distpath", str(into), "--workpath", str(work)]
    spec = str(ROOT / "packaging" / "hanafuda.spec")
    return subprocess.run([*command, *folders, spec], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
