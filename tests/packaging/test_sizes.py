"""How large the program is, and of what."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import sizes


def _fill(folder: Path, **files: int) -> None:
    for name, size in files.items():
        path = folder / name.replace("__", "/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(bytes(size))


def test_a_folders_size_is_that_of_all_files_below_it(tmp_path: Path) -> None:
    _fill(tmp_path, a=2, deep__b=3)
    assert sizes.size_of(tmp_path) == 5


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("hanafuda", "the program and its modules"),
        ("_internal/PySide6/Qt/lib/libQt6Gui.so.6", "Qt's libraries"),
        ("_internal\\PySide6\\Qt6Gui.dll", "Qt's libraries"),
        ("_internal/PySide6/Qt/lib/libicudata.so.73", "Unicode's data (ICU)"),
        ("_internal/PySide6/Qt/plugins/platforms/libqxcb.so", "Qt's plugins"),
        ("_internal/PySide6/QtGui.abi3.so", "Qt's bindings to Python"),
        ("_internal/hanafuda_desktop/_data/assets/cards/plain/back.png", "card pictures"),
        ("_internal/hanafuda_desktop/_data/rules/koi-koi.yaml", "rule files"),
        ("_internal/pillow.libs/libtiff.so.6", "Pillow"),
        ("_internal/libpython3.11.so.1.0", "Python"),
        ("_internal/libglib-2.0.so.0", "libraries of the system"),
    ],
)
def test_every_file_is_part_of_something(file: str, part: str) -> None:
    assert sizes.part_of(file) == part


def test_the_report_names_parts_and_largest_files(tmp_path: Path) -> None:
    _fill(tmp_path, hanafuda=2_000_000, _internal__PySide6__Qt__lib__libQt6Gui=9_500_000)
    lines = sizes.report(tmp_path).splitlines()
    assert lines[0].endswith("11.5 MB in 2 files")
    assert lines[1].split(maxsplit=2) == ["9.5", "MB", "Qt's libraries"]
    assert lines[-1].split() == ["2.0", "MB", "hanafuda"]


def test_a_program_that_outgrew_its_bound_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _fill(tmp_path, a=2_000)
    monkeypatch.setattr(sizes, "MOST_BYTES", {sys.platform: 1_999})
    assert "may weigh" in sizes.too_large(tmp_path)
    monkeypatch.setattr(sizes, "MOST_BYTES", {sys.platform: 2_000})
    assert sizes.too_large(tmp_path) == ""
    monkeypatch.setattr(sizes, "MOST_BYTES", {})
    assert sizes.too_large(tmp_path) == ""


def test_the_bound_on_linux_is_what_was_promised() -> None:
    assert sizes.MOST_BYTES["linux"] == 120_000_000
