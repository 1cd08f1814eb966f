"""Installs the wheel in dist/ into an environment of its own and tries it outside the checkout.

python packaging/check_wheel.py [WHEEL]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from contents import ROOT
from elsewhere import FOLDER_NAME, Failure, report, try_program


def main() -> int:
    """Try the wheel; returns the exit code."""
    parser = argparse.ArgumentParser(description="Try the wheel in an environment of its own.")
    parser.add_argument("wheel", type=Path, nargs="?", help="default: the one in dist")
    wheel: Path | None = parser.parse_args().wheel
    wheels = [wheel.resolve()] if wheel else sorted((ROOT / "dist").glob("*.whl"))
    if len(wheels) != 1:
        print(f"there must be one wheel in dist, found {len(wheels)}")
        return 2
    with tempfile.TemporaryDirectory(prefix="hanafuda-wheel-") as temporary:
        place = Path(temporary, FOLDER_NAME)
        home = Path(temporary, "home")
        place.mkdir()
        home.mkdir()
        try:
            # The environment's own path is plain: pip's scripts bear a first line that cannot
            # hold a space on every system.
            program = _install(wheels[0], Path(temporary, "venv"))
            try_program(program, folder=place, home=home)
        except Failure as failure:
            return report(failure)
    print(f"{wheels[0].name} holds")
    return 0


def _install(wheel: Path, environment: Path) -> Path:
    """A new environment with the wheel in it; returns the path of its ``hanafuda``."""
    venv.create(environment, with_pip=True)
    scripts = environment / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet", str(wheel)]
    subprocess.run(pip, check=True)
    return scripts / ("hanafuda.exe" if os.name == "nt" else "hanafuda")


if __name__ == "__main__":
    sys.exit(main())
