"""The script in the archive for Linux, with a program that only says its name."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from archive import stage
from unpacked import command_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is for Linux")

Install = Callable[..., "subprocess.CompletedProcess[str]"]
ODD = 'a b"$x`y\\z%'
"""All that has a meaning in an Exec line."""


@pytest.fixture
def top(tmp_path: Path) -> Path:
    """What an archive holds."""
    made = tmp_path / "made" / "hanafuda"
    made.mkdir(parents=True)
    (made / "hanafuda").write_text("#!/bin/sh\necho here I am\n")
    (made / "hanafuda").chmod(0o755)
    return stage(made.parent, tmp_path / "staged")


@pytest.fixture
def install(top: Path, tmp_path: Path) -> Install:
    home = tmp_path / "home"
    home.mkdir()

    def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", top / "install.sh", *words],
            cwd=tmp_path,
            env={"PATH": os.environ["PATH"], "HOME": str(home)},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


def test_it_is_there_for_shell_and_desktop(install: Install, tmp_path: Path) -> None:
    assert install("--prefix", tmp_path / ODD).returncode == 0
    share = tmp_path / ODD / "share"
    entry = (share / "applications" / "hanafuda-desktop.desktop").read_text("utf-8")
    for command in ([tmp_path / ODD / "bin" / "hanafuda"], command_of(entry)):
        assert subprocess.check_output(command, text=True) == "here I am\n"
    sides = {icon.parts[-3] for icon in share.rglob("hanafuda-desktop.png")}
    assert {"16x16", "48x48", "256x256", "512x512"} <= sides
    assert list(share.glob("metainfo/*.metainfo.xml"))


def test_it_is_installed_over_itself_and_removed_without_a_trace(
    install: Install, tmp_path: Path
) -> None:
    prefix = tmp_path / "prefix"
    for _ in range(2):
        assert install(f"--prefix={prefix}").returncode == 0
    old = prefix / "share" / "applications" / "of-an-older-version.desktop"
    old.write_text("")
    listed = prefix / "lib" / "hanafuda-desktop" / "installed.txt"
    listed.write_text(listed.read_text() + "applications/of-an-older-version.desktop\n")
    assert install("--prefix", prefix).returncode == 0
    assert not old.exists()
    uninstall = prefix / "lib" / "hanafuda-desktop" / "uninstall.sh"
    subprocess.run(["sh", uninstall], check=True, capture_output=True)
    assert not prefix.exists()


def test_it_removes_nothing_of_others(install: Install, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    others = [prefix / "bin" / "other", prefix / "share" / "icons" / "hicolor" / "index.theme"]
    for other in others:
        other.parent.mkdir(parents=True, exist_ok=True)
        other.write_text("")
    assert install("--prefix", prefix).returncode == 0
    assert install("--prefix", prefix, "--uninstall").returncode == 0
    assert {found for found in prefix.rglob("*") if found.is_file()} == set(others)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--prefix"], "needs a folder"),
        (["--prefix", ""], "no folder"),
        (["--sideways"], "unknown word"),
        (["--uninstall", "--prefix", "nowhere"], "nothing is installed"),
        (["--prefix", "taken"], "not ours"),
    ],
)
def test_what_cannot_be_done_is_said(
    install: Install, tmp_path: Path, words: list[str], said: str
) -> None:
    taken = tmp_path / "taken" / "bin" / "hanafuda"
    taken.parent.mkdir(parents=True)
    taken.write_text("of somebody else")
    ended = install(*words)
    assert ended.returncode == 1
    assert said in ended.stderr
    assert taken.read_text() == "of somebody else"
