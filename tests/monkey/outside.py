"""What a program asks of the world outside, answered here: nothing opens, prints or waits."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMessageBox

__all__ = ["Outside"]

_BROKEN = "family: tableau\nname: Broken\nplayers: [\n"


class Outside:
    """Answers in place of the system's own windows, by the chance of the action that asked.

    Args:
        folder: files to choose from and places to write to.
        rule_files: the folder of the rule files that ship; some are offered as from elsewhere.

    Attributes:
        chance: what answers are drawn from; another one for every action.
    """

    def __init__(self, folder: Path, rule_files: Path) -> None:
        self.chance = Random(0)
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        for game in ("koi-koi", "storm", "hanapette"):
            if (source := rule_files / f"{game}.yaml").exists():
                shutil.copy(source, folder / f"my-{game}.yaml")
        (folder / "broken.yaml").write_text(_BROKEN, encoding="utf-8")
        (folder / "noise.yaml").write_bytes(bytes(range(256)))

    def replace(self) -> None:
        """Take the place of the system's windows until the process ends."""
        for owner, name, answer in (
            (QFileDialog, "getOpenFileName", self._open),
            (QFileDialog, "getSaveFileName", self._save),
            (QMessageBox, "question", self._question),
            (QDesktopServices, "openUrl", lambda *_: True),
        ):
            patch.object(owner, name, staticmethod(answer)).start()

    def _open(self, *_: Any, **__: Any) -> tuple[str, str]:
        files = sorted(path for path in self._folder.iterdir() if path.suffix == ".yaml")
        names = ["", str(self._folder / "gone.yaml"), *map(str, files)]
        return self.chance.choice(names), ""

    def _save(self, *_: Any, **__: Any) -> tuple[str, str]:
        names = ["", str(self._folder / "written"), str(self._folder / "no" / "folder" / "x.csv")]
        return self.chance.choice(names), ""

    def _question(self, *_: Any, **__: Any) -> QMessageBox.StandardButton:
        choice = QMessageBox.StandardButton
        return self.chance.choice([choice.Save, choice.Discard, choice.Cancel])
