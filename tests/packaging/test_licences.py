"""The licences of what is packed with the program."""

from __future__ import annotations

from pathlib import Path

from licences import licence_files, packed_distributions


def test_all_that_the_program_runs_on_is_known() -> None:
    names = set(packed_distributions())
    assert {"PySide6", "shiboken6", "Pillow", "PyYAML", "pydantic", "pydantic-core"} <= names
    # What only tests and tools need is not packed.
    assert names.isdisjoint({"pytest", "email-validator", "mypy"})


def test_every_package_brings_its_licence() -> None:
    files = list(licence_files())
    folders = {folder for _, folder in files}
    # Qt's wheels bring none: its licence is ours to add.
    without = {name for name in packed_distributions() if f"licences/{name}" not in folders}
    assert {name.casefold().partition("_")[0] for name in without} <= {"pyside6", "shiboken6"}
    ours = {Path(file).name for file, folder in files if folder == "licences"}
    assert {"LICENSE", "LICENSE-ART", "GPL-3.0.txt", "LGPL-3.0.txt", "README.md"} <= ours
    assert all(Path(file).is_file() for file, _ in files)
