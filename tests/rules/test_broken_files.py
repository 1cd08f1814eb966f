"""Every way to write a rule file wrong, with the whole report that an author reads.

Each ``broken/NAME.yaml`` has its report in ``NAME.txt``. After a change to the wording, write them
anew with ``python -m tests.rules.test_broken_files`` and read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hanafuda_desktop.app.commands.rule_files import check_files
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.rules.catalogue import Catalogue

FOLDER = Path(__file__).parent / "broken"
FILES = sorted(
    path.relative_to(FOLDER) for path in (*FOLDER.glob("*.yaml"), *FOLDER.glob("decks/*.yaml"))
)


def report_of(file: Path, catalogue: Catalogue) -> str:
    return check_files([file], catalogue).text().replace("\\", "/")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_report_is_exactly_this(
    file: Path, shipped: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(FOLDER)
    expected = file.with_suffix(".txt").read_text("utf-8")
    assert report_of(file, shipped) == expected.replace("\\", "/")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_only_warnings_are_sound(
    file: Path, shipped: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(FOLDER)
    report = check_files([file], shipped)
    assert report.diagnostics
    assert report.exit_code == (1 if ": error: " in report.text() else 0)


def test_there_are_many() -> None:
    assert len(FILES) >= 145


if __name__ == "__main__":
    os.chdir(FOLDER)
    for each in FILES:  # as this system writes paths: to be done where they have slashes
        told = check_files([each], our_games()).text()
        each.with_suffix(".txt").write_text(told, "utf-8", newline="\n")
