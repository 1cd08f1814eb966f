"""``hanafuda diff``: in words, for programs, and of rule files that lie anywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hanafuda_desktop.cli import main

Capture = pytest.CaptureFixture[str]


def _written(folder: Path, name: str, text: str) -> str:
    path = folder / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_variant_beside_its_base(tmp_path: Path, capsys: Capture) -> None:
    assert main(["diff", "koi-koi-modern"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[:2] == ["Koi-Koi, modern, compared with Koi-Koi:", "- Goko: points 10 → 15"]


def test_a_house_rule_whose_base_lies_beside_it(tmp_path: Path, capsys: Capture) -> None:
    ours = "extends: koi-koi\nname: Ours\nyaku: [{id: hanami-zake, points: 3}]\n"
    _written(tmp_path, "ours", ours)
    file = _written(tmp_path, "later", "extends: ours\nname: Later\nrounds: 6\n")
    assert main(["diff", file]) == 0
    assert capsys.readouterr().out == "Later, compared with Ours:\n- rounds 12 → 6\n"
    assert main(["diff", "koi-koi", file]) == 0
    assert capsys.readouterr().out == (
        "Later, compared with Koi-Koi:\n- rounds 12 → 6\n- Hanami-zake: points 5 → 3\n"
    )


def test_for_programs(tmp_path: Path, capsys: Capture) -> None:
    text = "extends: koi-koi\nname: Ours\nyaku:\n  - {id: hanami-zake, points: 3}\n"
    file = _written(tmp_path, "ours", text)
    assert main(["diff", file, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "before": "koi-koi",
        "after": "ours",
        "differences": [
            {
                "path": "yaku.hanami-zake.points",
                "place": "Hanami-zake: points",
                "before": "5",
                "after": "3",
                "file": file,
                "line": 4,
            }
        ],
    }


def test_the_same_rules_under_another_name(tmp_path: Path, capsys: Capture) -> None:
    assert main(["diff", _written(tmp_path, "ours", "extends: koi-koi\nname: Ours\n")]) == 0
    assert capsys.readouterr().out == "Ours, compared with Koi-Koi:\n- the same rules\n"


def test_broken_rules_are_shown_with_their_place(tmp_path: Path, capsys: Capture) -> None:
    file = _written(tmp_path, "ours", "extends: koi-koi\nname: Ours\nrouns: 6\n")
    assert main(["diff", file]) == 1
    said = capsys.readouterr().err
    assert f"{file}:3:1: error: unknown key 'rouns'" in said
    assert "did you mean 'rounds'?" in said
