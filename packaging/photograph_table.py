"""Takes the picture of the table that the README shows: the real window, some moves into a game.

python packaging/photograph_table.py

It needs no screen. What is written depends on the letters that this machine has.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from contents import ROOT

SIZE = (1280, 800)
SEED = 8
MOVES = 26


def main() -> int:
    """Photograph; returns the exit code."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - the platform is chosen first

    from hanafuda_desktop.app.library import FIRST_GAME, Library  # noqa: PLC0415
    from hanafuda_desktop.app.program import application, make_window  # noqa: PLC0415
    from hanafuda_desktop.app.storage import Folders  # noqa: PLC0415
    from hanafuda_desktop.solver.hints import hints  # noqa: PLC0415

    file = ROOT / "assets" / "screenshots" / "yatsuhashi.jpg"
    with tempfile.TemporaryDirectory(prefix="hanafuda-") as home:
        QApplication.instance() or application()
        folders = Folders.below(Path(home))
        window = make_window(folders, Library(folders.rules))
        window.session.open(FIRST_GAME, seed=SEED)
        window.resize(*SIZE)
        window.show()
        for _ in range(MOVES):
            best = hints(window.session.rules, window.session.view)
            if not best:
                break
            window.driver.scene.move_chosen.emit(best[0])
            _let_it_move(0.05)
        _let_it_move(2.0)
        file.parent.mkdir(parents=True, exist_ok=True)
        taken = window.grab().save(str(file), "JPG", 90)
        window.close()
    print(f"{file}: {file.stat().st_size / 1000:.0f} kB" if taken else f"{file}: not written")
    return 0 if taken else 1


def _let_it_move(seconds: float) -> None:
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - see main

    until = time.monotonic() + seconds
    while time.monotonic() < until:
        QApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main())
