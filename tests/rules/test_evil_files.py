"""Files that nobody writes by accident: one clear report each, soon, and never a traceback."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hanafuda_desktop.app.commands.rule_files import CheckReport, check_files
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.inheritance import MAX_BASES
from hanafuda_desktop.rules.source import MAX_BYTES

MUCH = MAX_BYTES - 5000
RULES = Path(__file__).parents[2] / "rules"
SOUND = (RULES / "yatsuhashi.yaml").read_bytes()


def instead(old: bytes, new: bytes) -> bytes:
    assert old in SOUND
    return SOUND.replace(old, new)


EVIL: dict[str, bytes] = {
    "ten megabytes": b"a: b\n" * 2_000_000,
    "binary": random.Random(1).randbytes(100_000),
    "zeros": bytes(1000),
    "utf-16": SOUND.decode().encode("utf-16"),
    "utf-32": SOUND.decode().encode("utf-32"),
    "latin-1": instead(b"Sartor", b"S\xe4rtor"),
    "lists in lists": b"a: " + b"[" * MUCH,
    "maps in maps": b"{a: " * (MUCH // 4),
    "dashes in dashes": b"- " * (MUCH // 2),
    "questions": b"? " * (MUCH // 2),
    "alias bomb": b"a: &a [x, x, x]\n"
    + b"".join(b"%c: &%c [*%c, *%c]\n" % (n + 1, n + 1, n, n) for n in range(97, 120)),
    "many entries": b"a: [" + b"b," * (MUCH // 3) + b"]",
    "many anchors": b"".join(b"k%d: &a x\n" % n for n in range(2000)),
    "many unknown keys": SOUND + b"".join(b"colum%d: x\n" % n for n in range(2000)),
    "many faults": b"family: tableau\ncolumns: [" + b"{sizes: [x, y, z]}," * 600 + b"]\n",
    "many wrong cards": b"family: tableau\ncells: {count: 3, cards: ["
    + b"{month: 13, id: [x, y]}," * 600
    + b"]}\n",
    "many misspelt yaku": SOUND.partition(b"yaku:  ")[0]
    + b"yaku:\n"
    + b"".join(b"  - {id: y%d, nam: x, need: [pine-cran]}\n" % n for n in range(500)),
    "many languages": instead(
        b"en: Yatsuhashi", b"".join(b"l%d: x," % n for n in range(2000)) + b"en: Yatsuhashi"
    ),
    "many paths to remove": b"extends: yatsuhashi\nremove: [" + b"yaku.kiri-kas," * 4000 + b"]\n",
    "many ways": instead(
        b"yaku:  ",
        b"yaku:\n  - {id: w, name: w, needs: [" + b"{cards: all, same: month}," * 48 + b"]}\n#",
    ),
    "many rules that never fit": instead(
        b"build: {month: earlier}",
        b"build: ["
        + b"{month: same, category: same, cards: {month: 1}, onto: {month: 2}}," * 16
        + b"]",
    ),
    "needs without end": instead(
        b"needs: [iris-bridge]",
        b"times: 48\n    needs: [" + b"{cards: all, each: month, count: 48}," * 48 + b"]",
    ),
    "long key": b"k" * MUCH + b": x\n",
    "long number": b"family: tableau\nminutes: " + b"9" * MUCH + b"\n",
    "long comment": b"#" * MUCH,
    "blank lines": b"\n" * MUCH,
    "colons": b":" * MUCH,
    "escapes": b'a: "' + b"\\n" * (MUCH // 2) + b'"',
    "many directives": b"".join(b"%%TAG !a%d! x\n" % n for n in range(9000)) + b"---\na: b\n",
    "many documents": b"---\n" * (MUCH // 4),
    "many tabs": b"a:\n" + b"\tb: c\n" * 40_000,
    "escape sequence": b'family: "\\x1b[31mred"\n',
    "half a character": b'family: "\\ud800"\n',
    "backwards": "family: \u202etableau\n".encode(),
}


def check(path: Path, catalogue: Catalogue) -> tuple[CheckReport, str]:
    report = check_files([path], catalogue)
    return report, report.text()


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("data", EVIL.values(), ids=EVIL)
def test_one_report_and_soon(
    data: bytes, write: Callable[[str, bytes], Path], shipped: Catalogue
) -> None:
    path = write("evil.yaml", data)
    # The processor's time, so that a busy machine fails nothing; the best of three for the rest.
    times = []
    for _ in range(3):
        began = time.process_time()
        report, text = check(path, Catalogue(shipped.files.folders, LANGUAGE))
        times.append(time.process_time() - began)
    assert report.exit_code == 1
    assert text.startswith("evil.yaml:")
    assert ": error: " in text
    assert len(report.diagnostics) <= 101
    assert len(text) < 100_000
    assert not set(text) & {"\x1b", "\0", "\u202e", "\ud800"}
    assert min(times) < 1.0


@pytest.mark.parametrize(
    ("encoding", "name"),
    [
        *((f"utf-16-{end}", "UTF-16") for end in ("le", "be")),
        *((f"utf-32-{end}", "UTF-32") for end in ("le", "be")),
    ],
)
def test_a_text_in_another_encoding_is_called_by_its_name(
    encoding: str, name: str, write: Callable[[str, bytes], Path], shipped: Catalogue
) -> None:
    path = write("other.yaml", f"\ufeff{SOUND.decode()}".encode(encoding))
    assert f"error: the file is saved as {name}\n" in check(path, shipped)[1]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("rounds: 900", "900 is too large: at most 99 is allowed"),
        ("rounds: 9999999999", "9999999999 is too large: at most 99 is allowed"),
        ("rounds: -9999999999", "-9999999999 is too small: at least 1 is needed"),
        (f"rounds: {'9' * 5000}", "9… is too large: at most 99 is allowed"),
        (f"rounds: {'0' * 5000}900", "0… is too large: at most 99 is allowed"),
        ("deal: {2: {hand: 9999999999}}", "9999999999 is too large: at most 24 is allowed"),
        ("yaku: [{id: goko, points: 9999999999}]", "at most 9999 is allowed"),
        ("credits: [{author: A, year: 9999999999}]", "at most 9999 is allowed"),
    ],
)
def test_a_number_beyond_its_bound_is_told_the_bound(
    line: str, said: str, write: Callable[[str, bytes], Path], shipped: Catalogue
) -> None:
    path = write("large.yaml", f"extends: koi-koi\nname: Large\n{line}\n".encode())
    assert f"{said}\n" in check(path, shipped)[1]


@pytest.mark.parametrize("name", ["alias bomb", "many anchors"])
def test_many_of_one_kind_are_told_in_a_few_lines(
    name: str, write: Callable[[str, bytes], Path], shipped: Catalogue
) -> None:
    report, text = check(write("evil.yaml", EVIL[name]), shipped)
    assert len(report.diagnostics) == 3
    assert " more like it\n" in text
    assert len(text.splitlines()) < 20


def test_a_file_beyond_the_cap_is_not_read(
    write: Callable[[str, bytes], Path], shipped: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write("large.yaml", b"#" * (MAX_BYTES + 1))
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("it was opened"))
    report, _ = check(path, shipped)
    assert [each.message for each in report.diagnostics] == ["the file is larger than 256 kB"]


def test_a_file_at_the_cap_is_read(write: Callable[[str, bytes], Path], shipped: Catalogue) -> None:
    path = write("yatsuhashi-large.yaml", SOUND + b"#" * (MAX_BYTES - len(SOUND)))
    assert check(path, shipped)[0].exit_code == 0


def lone(path: Path, catalogue: Catalogue) -> str:
    (diagnostic,) = catalogue.load(path).diagnostics
    assert diagnostic.start == (1, 1)
    assert diagnostic.source_line == ""
    return diagnostic.message


def test_a_folder(tmp_path: Path, shipped: Catalogue) -> None:
    (tmp_path / "game.yaml").mkdir()
    assert lone(tmp_path / "game.yaml", shipped) == "this is a folder, not a file"


@pytest.mark.parametrize("name", ["game.yaml", "no/such/game.yaml", "there.txt/game.yaml"])
def test_no_such_file(name: str, tmp_path: Path, shipped: Catalogue) -> None:
    (tmp_path / "there.txt").write_text("")
    assert lone(tmp_path / name, shipped) == "there is no such file"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read all")
def test_no_permission_for_real(tmp_path: Path, shipped: Catalogue) -> None:
    path = tmp_path / "game.yaml"
    path.write_text("a: b")
    path.chmod(0)
    assert lone(path, shipped) == "the file may not be read"


def test_no_permission(tmp_path: Path, shipped: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.yaml"
    path.write_text("a: b")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert lone(path, shipped) == "the file may not be read"


def test_a_name_that_no_file_can_have(shipped: Catalogue) -> None:
    assert lone(Path("a\0b.yaml"), shipped) == "this cannot be a file's name"
    assert lone(Path("x" * 5000 + ".yaml"), shipped)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes in Windows' folders")
def test_a_pipe_is_not_waited_for(tmp_path: Path, shipped: Catalogue) -> None:
    os.mkfifo(tmp_path / "game.yaml")
    assert lone(tmp_path / "game.yaml", shipped) == "this is not an ordinary file"


def test_links_in_a_circle(tmp_path: Path, shipped: Catalogue) -> None:
    try:
        (tmp_path / "game.yaml").symlink_to(tmp_path / "game.yaml")
    except OSError:
        pytest.skip("this user may not make links")
    assert lone(tmp_path / "game.yaml", shipped).startswith("the file cannot be read: ")


@pytest.mark.parametrize("below", ["", "decks/"])
def test_a_link_from_elsewhere_leads_nowhere(
    below: str, tmp_path: Path, shipped: Catalogue
) -> None:
    """A base or a deck may lie beside a file that was sent, but be no other file's double."""
    secret = tmp_path / "secret.yaml"
    secret.write_text("password: 1234\n", encoding="utf-8")
    (tmp_path / "sent" / "decks").mkdir(parents=True)
    try:
        (tmp_path / "sent" / f"{below}linked.yaml").symlink_to(secret)
    except OSError:
        pytest.skip("this user may not make links")
    file = tmp_path / "sent" / "game.yaml"
    key = "deck" if below else "extends"
    file.write_text(f"{key}: linked\nname: x\n", encoding="utf-8")
    report, text = check(file, shipped)
    assert report.exit_code == 1
    not_found = f"unknown {'deck' if below else 'base'} 'linked'"
    assert not_found in text
    assert "1234" not in text
    # In a folder of one's own a link is one's own wish.
    assert not_found not in check(file, Catalogue((file.parent,), LANGUAGE))[1]


def test_a_long_chain_of_bases(write: Callable[[str, str], Path], shipped: Catalogue) -> None:
    for number in range(MAX_BASES + 5):
        write(f"chain-{number}.yaml", f"extends: chain-{number + 1}\n")
    (diagnostic,) = shipped.load(Path("chain-0.yaml")).diagnostics
    assert diagnostic.message == f"a chain of more than {MAX_BASES} bases is too long"


@pytest.mark.deep
@given(data=st.data())
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_slip_of_the_pen_is_told(
    data: st.DataObject, tmp_path: Path, shipped: Catalogue
) -> None:
    """A sound file with some stretch of it replaced by anything is sound or told, never raised."""
    text = SOUND.decode()
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 30)))
        filling = st.text(st.sampled_from("abz019-:{}[]#'\"&*!|>%@,. \n\té花\u3000"), max_size=12)
        text = text[:start] + data.draw(filling) + text[end:]
    path = tmp_path / "slip.yaml"
    path.write_text(text, "utf-8", newline="")
    report = check_files([path], shipped)
    assert report.text()
    assert report.exit_code in (0, 1)
    assert (report.exit_code == 0) == (shipped.load(path).rules is not None)
    lines = report.sources[path].split("\n")
    for diagnostic in report.diagnostics:
        assert 1 <= diagnostic.start.line <= len(lines)
        assert 1 <= diagnostic.start.column <= len(lines[diagnostic.start.line - 1]) + 1
        assert diagnostic.start <= diagnostic.end
    starts = [each.start for each in report.diagnostics if each.file == path]
    assert starts == sorted(starts)


@given(junk=st.binary(max_size=300))
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_are_told(junk: bytes, tmp_path: Path, shipped: Catalogue) -> None:
    path = tmp_path / "junk.yaml"
    path.write_bytes(junk)
    report = check_files([path], shipped)
    assert report.exit_code == 1
    assert report.text().startswith(str(path))
