"""``hanafuda rulebook``: a page in one file, as HTML or PDF."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hanafuda_desktop.app.commands import command as output
from hanafuda_desktop.app.library import printed_rules
from hanafuda_desktop.cli import main
from hanafuda_desktop.text.language import ENGLISH, speak
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]

Capture = pytest.CaptureFixture[str]

# A PDF needs Qt: made for a command alone, it would be none by which later tests can show windows.
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house rule that lies anywhere, beside its own base."""
    (tmp_path / "club.yaml").write_text("extends: koi-koi\nname: Club Koi-Koi\nrounds: 6\n")
    file = tmp_path / "sunday.yaml"
    file.write_text(
        "extends: club\nname: Sunday\nyaku:\n  - {id: hanami-zake, points: 3}\n", encoding="utf-8"
    )
    return file


def _html(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.fixture
def few_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pictures are not made small, which takes longer than all else."""
    monkeypatch.setattr(printed_rules, "small_picture", lambda data, width: b"RIFF")


def test_one_file_that_needs_no_other(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "book.html"
    assert main(["rulebook", "koi-koi", "-o", str(file)]) == 0
    assert capsys.readouterr().out.strip() == str(file)
    page = _html(file)
    assert page.startswith("<!DOCTYPE html>")
    assert set(re.findall(r'(?:src|href)="([^;"]+)', page)) == {"data:image/webp"}
    assert "<script" not in page
    images = re.findall(r"<img[^>]*>", page)
    assert all(re.search(r'alt="[^"]+"', image) for image in images)
    assert len(page) < 3_000_000
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page


@pytest.mark.usefixtures("few_pictures")
def test_it_has_an_example_and_the_variants(tmp_path: Path) -> None:
    file = tmp_path / "book.htm"
    assert main(["rulebook", "koi-koi", "-o", str(file)]) == 0
    page = _html(file)
    for heading in ("An example", "Variants", "The months"):
        assert f"<h2>{heading}</h2>" in page
    assert "Koi-Koi, modern" in page


@pytest.mark.usefixtures("few_pictures")
def test_the_page_of_a_shipped_game_tells_nothing_of_house_rules(tmp_path: Path) -> None:
    own = Path(os.environ["HANAFUDA_HOME"]) / "rules"
    own.mkdir(parents=True)
    (own / "club.yaml").write_text("extends: koi-koi\nname: Club Night\nrounds: 6\n", "utf-8")
    (own / "late.yaml").write_text("extends: club\nname: Late Night\nrounds: 3\n", "utf-8")
    file = tmp_path / "book.html"
    assert main(["rulebook", "koi-koi", "-o", str(file)]) == 0
    assert "Koi-Koi, modern" in _html(file)
    assert "Club Night" not in _html(file)
    assert main(["rulebook", "club", "-o", str(file), "--force"]) == 0
    assert "Late Night" in _html(file)


@pytest.mark.usefixtures("few_pictures")
def test_a_house_rule_is_compared_with_the_base_beside_it(house: Path, tmp_path: Path) -> None:
    file = tmp_path / "book.html"
    assert main(["rulebook", str(house), "-o", str(file)]) == 0
    page = _html(file)
    assert "What is different from Club Koi-Koi" in page
    assert re.search(r"Hanami-zake</b></td>.*?Five points\..*?Three points\.", page, re.DOTALL)


def test_a_pdf(house: Path, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "Book.PDF"
    assert main(["rulebook", str(house), "-o", str(file)]) == 0
    data = file.read_bytes()
    assert data.startswith(b"%PDF-")
    assert len(data) < 3_000_000
    assert sorted(os.listdir(tmp_path)) == ["Book.PDF", "club.yaml", "sunday.yaml"]  # noqa: PTH208


def test_a_pdf_needs_no_display(tmp_path: Path) -> None:
    env = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    file = tmp_path / "book.pdf"
    command = [sys.executable, "-m", "hanafuda_desktop", "rulebook", "shiki", "-o", str(file)]
    ended = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert file.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("name", ["book.html", "book.pdf"])
@pytest.mark.usefixtures("few_pictures")
def test_what_stands_there_is_replaced(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text("old")
    assert main(["rulebook", "shiki", "-o", str(file), "--force"]) == 0
    assert file.read_bytes()[:3] != b"old"


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["shiki", "-o", "book.txt"], 2, "'book.txt' ends in neither .html nor .pdf"),
        (["shiki", "-o", "book"], 2, "'book' ends in neither .html nor .pdf"),
        (["shiki", "-o", "broken.yaml/book.pdf"], 1, "broken.yaml/book.pdf: Not a directory"),
        (["shiki", "-o", "folder.html"], 1, "folder.html: Is a directory"),
        (["shikki", "-o", "book.html"], 2, "did you mean 'shiki'"),
        (["gone.yaml", "-o", "book.html"], 1, "gone.yaml:1:1: error: there is no such file"),
        (["broken.yaml", "-o", "book.html"], 1, "broken.yaml:1:10: error"),
    ],
    ids=["ending", "no-ending", "no-folder", "folder", "game", "file", "broken"],
)
def test_what_cannot_be_is_said(
    words: list[str],
    code: int,
    says: str,
    tmp_path: Path,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.html").mkdir()
    (tmp_path / "broken.yaml").write_text("extends: koi-koy\nname: Ours\n")
    assert main(["rulebook", *words]) == code
    said = capsys.readouterr()
    assert says in said.err
    assert said.out == ""
    assert "Traceback" not in said.err
    assert not (tmp_path / "book.html").exists()


@pytest.mark.usefixtures("few_pictures")
def test_a_disk_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: str | bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(output, "write_new", full)
    file = tmp_path / "book.html"
    assert main(["rulebook", "shiki", "-o", str(file)]) == 1
    assert capsys.readouterr().err.strip().endswith(f"{file}: No space left on device")


@pytest.mark.usefixtures("few_pictures")
def test_it_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "book.html"
    try:
        assert main(["rulebook", "koi-koi", "--language", "ja", "-o", str(file)]) == 0
    finally:
        speak(ENGLISH, None)
    page = _html(file)
    assert '<html lang="ja">' in page
    assert "<title>こいこい</title>" in page


def test_a_language_that_there_is_not(capsys: Capture) -> None:
    assert main(["rulebook", "koi-koi", "--language", "tlh"]) == 2
    assert "there is no language 'tlh': choose from en, fr, ja" in capsys.readouterr().err
