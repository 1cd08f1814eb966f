"""The file that people fetch."""

from __future__ import annotations

import hashlib
import os
import sys
import tarfile
import zipfile
from pathlib import Path

import archive
import pytest
from elsewhere import Failure
from facts import archive_name
from unpacked import try_archive


def _top(folder: Path) -> Path:
    top = folder / "hanafuda-desktop-1.0-somewhere"
    (top / "b").mkdir(parents=True)
    (top / "b" / "program").write_text("#!/bin/sh\n")
    (top / "b" / "program").chmod(0o755)
    (top / "a.txt").write_text("text")
    return top


def _packed(folder: Path, top: Path, system: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder.mkdir()
    monkeypatch.setattr(sys, "platform", system)
    return archive.pack(top, folder)


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_the_same_folder_gives_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    first, second = _top(tmp_path / "first"), _top(tmp_path / "second")
    os.utime(second / "a.txt", (1_000_000_000, 1_000_000_000))
    one = _packed(tmp_path / "one", first, system, monkeypatch)
    other = _packed(tmp_path / "other", second, system, monkeypatch)
    assert one.name == other.name
    assert one.read_bytes() == other.read_bytes()


def test_a_tar_file_keeps_what_can_be_run_and_nobodys_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = _packed(tmp_path / "out", _top(tmp_path / "in"), "linux", monkeypatch)
    with tarfile.open(packed) as tar:
        members = {member.name.partition("/")[2]: member for member in tar}
    assert list(members) == ["", "a.txt", "b", "b/program"]
    if os.name != "nt":
        assert members["b/program"].mode == 0o755
    assert members["a.txt"].mode == 0o644
    assert {(member.uid, member.uname, member.mtime) for member in members.values()} == {
        (0, "", 315_532_800)
    }


def test_windows_gets_a_zip_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = _packed(tmp_path / "out", _top(tmp_path / "in"), "win32", monkeypatch)
    with zipfile.ZipFile(packed) as opened:
        assert opened.testzip() is None
        names = [name.partition("/")[2] for name in opened.namelist()]
    assert names == ["a.txt", "b/program"]


def test_the_sums_are_those_that_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "hanafuda-desktop-1.tar.gz").write_bytes(b"one")
    (tmp_path / "hanafuda_desktop-1.tar.gz").write_bytes(b"an sdist, which PyPI looks after")
    (tmp_path / "notes.txt").write_bytes(b"no archive")
    sums = archive.write_sums(tmp_path)
    assert sums.read_bytes() == (
        f"{hashlib.sha256(b'one').hexdigest()}  hanafuda-desktop-1.tar.gz\n".encode()
    )


def test_an_archive_with_another_sum_fails(tmp_path: Path) -> None:
    ending = "zip" if os.name == "nt" else "tar.gz"
    (tmp_path / f"{archive_name()}.{ending}").write_bytes(b"one")
    archive.write_sums(tmp_path)
    (tmp_path / f"{archive_name()}.{ending}").write_bytes(b"other")
    with pytest.raises(Failure, match="no such sum"):
        try_archive(tmp_path, tmp_path / "temporary")
