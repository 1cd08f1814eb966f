"""The folder of trees: bounded, and never in the way."""

from __future__ import annotations

import os
from pathlib import Path

from hanafuda_desktop.app.storage.files import MOST_KEPT, KeptTrees


def test_what_was_kept_is_recalled_by_the_next_run(tmp_path: Path) -> None:
    KeptTrees(tmp_path / "trees").keep("one", "花")
    assert KeptTrees(tmp_path / "trees").recall("one") == "花"
    assert KeptTrees(tmp_path / "trees").recall("two") is None


def test_a_damaged_file_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_bytes(b"\xff\xfe\xfa")
    assert KeptTrees(tmp_path).recall("one") is None


def test_where_nothing_can_be_kept_nothing_is(tmp_path: Path) -> None:
    (tmp_path / "trees").write_text("a file lies where the folder should be", encoding="utf-8")
    kept = KeptTrees(tmp_path / "trees")
    kept.keep("one", "text")
    assert kept.recall("one") is None


def test_the_oldest_go_when_there_are_too_many(tmp_path: Path) -> None:
    kept = KeptTrees(tmp_path)
    for number in range(MOST_KEPT):
        kept.keep(f"{number}", "text")
        os.utime(tmp_path / f"{number}.json", (number, number))
    assert len(list(tmp_path.iterdir())) == MOST_KEPT
    kept.keep("newest", "text")
    assert len(list(tmp_path.iterdir())) == MOST_KEPT // 2
    assert kept.recall("newest") == "text"
    assert kept.recall("0") is None
    assert kept.recall(f"{MOST_KEPT - 1}") == "text"
