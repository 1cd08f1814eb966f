from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hanafuda_desktop import __version__
from hanafuda_desktop.app.commands import cards, score, simulate, solve, statistics
from hanafuda_desktop.app.commands import rule_files as files
from hanafuda_desktop.app.commands.window import PLAY
from hanafuda_desktop.cards.notation import shorts
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.cli import main
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.lab import simulation
from hanafuda_desktop.resources import rule_files
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
MODULES = (cards, files, score, simulate, solve, statistics)
COMMANDS = (PLAY, *(name for module in MODULES for name in module.PARSERS))
YATSUHASHI = str(rule_files() / "yatsuhashi.yaml")

Capture = pytest.CaptureFixture[str]


def _run(*words: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "hanafuda_desktop", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,  # it is to end; how soon is no question of this test
        check=False,
        env=env,
    )


# --- usage ---------------------------------------------------------------------------------------


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["koi-koy"], "koi-koy"),
        (["yatsuhasi"], "did you mean 'yatsuhashi'"),
        ([""], "unknown game ''"),
        (["check", "yatsuhasi"], "did you mean 'yatsuhashi'"),
        (["yatsuhashi", "--seed", "-1"], "--seed: a whole number from 0"),
        (["yatsuhashi", "--seed", "x"], "--seed: a whole number from 0"),
        (["yatsuhashi", "--seed", "1.5"], "not '1.5'"),
        (["yatsuhashi", "--seed", str(MAX_SEED + 1)], str(MAX_SEED)),
        (["yatsuhashi", "--seed", "9" * 6000], "a whole number"),
        (["yatsuhashi", "--seed", "٣"], "a whole number"),
        (["yatsuhashi", "--seed"], "--seed: expected one argument"),
        (["yatsuhashi", "--seed", "1", "--deal", "x"], "not allowed with"),
        (["yatsuhashi", "hashi"], "unrecognized arguments"),
        (["--nonsense"], "unrecognized arguments"),
        (["check"], "required: FILE"),
        (["play"], "required: GAME"),
        (["rulebook"], "required: GAME"),
        (["diff"], "required: GAME"),
        (["diff", "koi-koy"], "did you mean 'koi-koi'"),
        (["diff", "koi-koi"], "no variant of another game"),
        (["diff", "koi-koi", "mushi", "shiki"], "not more"),
        (["rulebook", "yatsuhasi"], "did you mean"),
        (["simulate"], "required: GAME"),
        (["simulate", "yatsuhasi"], "did you mean"),
        (["simulate", "yatsuhashi", "--games", "0"], "--games: a whole number from 1"),
        (["simulate", "yatsuhashi", "--games", "many"], "--games: a whole number from 1"),
        (["simulate", "yatsuhashi", "--max-moves", "-3"], "--max-moves"),
        (["list", "more"], "unrecognized arguments"),
    ],
    ids=" ".join,
)
def test_wrong_usage_is_said_in_words(words: list[str], says: str, capsys: Capture) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert "Traceback" not in said.err
    assert said.out == ""


@pytest.mark.parametrize("words", [["--help"], ["-h"], *([c, "--help"] for c in COMMANDS)])
def test_help(words: list[str], capsys: Capture) -> None:
    assert main(words) == 0
    assert "hanafuda" in capsys.readouterr().out


def test_help_names_every_command(capsys: Capture) -> None:
    main(["--help"])
    said = capsys.readouterr().out
    assert [command for command in COMMANDS if f"\n  {command} " not in said] == []


def test_no_game_of_ours_is_called_like_a_command() -> None:
    assert not {entry.id for entry in our_games().entries()} & set(COMMANDS)


def test_version(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"hanafuda {__version__}\n"


# --- files for the table -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "No such file"),
        ("", "no cards"),
        (shorts(range(47)), "1 card is missing: paulownia-chaff-3 (c4)"),
        ("11 12\n11\n", "line 2: '11' (pine-crane) is listed twice, first on line 1"),
        ("pine-crain", "line 1: unknown card 'pine-crain'; did you mean 'pine-crane'?"),
        ("c1: 11\nc9: 12\n", "line 2"),
        (b"\xff\xfe", "no text"),
    ],
    ids=["missing", "empty", "short", "twice", "unknown", "picture", "binary"],
)
def test_a_bad_deal_is_one_clear_line(
    tmp_path: Path, content: str | bytes | None, says: str, capsys: Capture
) -> None:
    file = tmp_path / "deal.txt"
    if content is not None:
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    assert main(["yatsuhashi", "--deal", str(file)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"hanafuda: {file}: ")
    assert says in said
    assert said.count("\n") == 1


def test_a_folder_is_no_deal(tmp_path: Path, capsys: Capture) -> None:
    assert main(["yatsuhashi", "--deal", str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_broken_rule_file_is_not_opened(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("extends: yatsuhashi\nstok: {turn: 2}\n")
    assert main([str(file)]) == 1
    said = capsys.readouterr().err
    assert f"{file}:2:1: error" in said
    assert "did you mean 'stock'" in said
    assert "have errors" in said


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert main(["yatsuhashi"]) == 1
    assert capsys.readouterr().err == "hanafuda: there is no display to open a window on\n"


# --- list ----------------------------------------------------------------------------------------


def test_list(capsys: Capture) -> None:
    assert main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("yatsuhashi ") for line in lines)
    at = next(n for n, line in enumerate(lines) if line.startswith("yatsuhashi "))
    assert lines[at + 1].startswith("  yatsuhashi-")


def test_list_as_json(capsys: Capture) -> None:
    assert main(["list", "--json"]) == 0
    games = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    assert set(games) == {entry.id for entry in our_games().entries()}
    assert games["yatsuhashi"]["name"]["ja"] == "八橋ソリティア"
    assert games["yatsuhashi"]["variant_of"] is None
    assert games["yatsuhashi-open-stock"]["variant_of"] == "yatsuhashi"
    fingerprints = [game[key] for game in games.values() for key in ("digest", "play_digest")]
    assert {len(each) for each in fingerprints} == {64}
    assert len(set(fingerprints)) == 2 * len(games)
    assert all(game["sound"] for game in games.values())


def test_list_shows_a_broken_file_of_the_user_and_goes_on(capsys: Capture) -> None:
    folder = Path(os.environ["HANAFUDA_HOME"]) / "rules"
    folder.mkdir(parents=True)
    (folder / "broken.yaml").write_text("family: [")
    (folder / "mine.yaml").write_text("extends: yatsuhashi\nname: {en: Mine}\n")
    assert main(["list"]) == 0
    said = capsys.readouterr().out
    assert f"has errors: hanafuda check {folder / 'broken.yaml'}" in said
    assert "Mine: " in said
    main(["list", "--json"])
    games = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    assert not games["broken"]["sound"]
    assert games["broken"]["problems"]
    assert games["mine"]["shipped"] is False


# --- check ---------------------------------------------------------------------------------------


def test_check_of_every_rule_file_of_ours(capsys: Capture) -> None:
    files = [str(file) for file in sorted(rule_files().glob("*.yaml"))]
    assert main(["check", *files]) == 0
    assert capsys.readouterr().out.count(": sound") == len(files)


def test_check_of_a_game_by_its_name(capsys: Capture) -> None:
    assert main(["check", "yatsuhashi"]) == 0
    assert capsys.readouterr().out == f"{YATSUHASHI}: sound\n"


def test_check_names_all_problems_of_all_files(tmp_path: Path, capsys: Capture) -> None:
    one, two = tmp_path / "one.yaml", tmp_path / "two.yaml"
    one.write_text("extends: yatsuhashi\nstok: {turn: 2}\nminutes: soon\n")
    two.write_text("extends: nothing\n")
    assert main(["check", str(one), YATSUHASHI, str(two), str(tmp_path / "three.yaml")]) == 1
    said = capsys.readouterr()
    for part in (f"{one}:2:1: error", f"{one}:3:10: error", f"{two}:1:10: error", "three.yaml"):
        assert part in said.out
    assert f"{YATSUHASHI}: sound" in said.out
    assert said.err == ""


# --- simulate ------------------------------------------------------------------------------------


def test_simulate_as_json(capsys: Capture) -> None:
    words = ["simulate", "yatsuhashi", "--games", "3", "--seed", "5", "--json", "--max-moves", "50"]
    assert main(words) == 0
    said = capsys.readouterr()
    facts = json.loads(said.out)
    assert (facts["game"], facts["games"], facts["seed"]) == ("yatsuhashi", 3, 5)
    assert facts["moves"]["max"] <= 50
    assert said.err == ""  # no bar where there is no terminal
    main(words)
    assert json.loads(capsys.readouterr().out) == facts


def test_simulate_for_people(capsys: Capture) -> None:
    assert main(["simulate", YATSUHASHI, "--games", "2", "--max-moves", "40"]) == 0
    said = capsys.readouterr().out
    assert "2 games" in said
    assert "aka-tan" in said


def test_a_terminal_gets_a_bar(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["simulate", "yatsuhashi", "--games", "4", "--max-moves", "9", "--json"]) == 0
    said = capsys.readouterr()
    json.loads(said.out)
    assert "####################.................... 2/4" in said.err
    assert said.err.endswith("\r\x1b[K")


def test_ctrl_c_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupted(*args: object, **options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "simulate", interrupted)
    assert main(["simulate", "yatsuhashi"]) == 130
    assert capsys.readouterr().err == ""


# --- rulebook ------------------------------------------------------------------------------------


def test_rulebook_to_the_terminal_and_to_a_file(tmp_path: Path, capsys: Capture) -> None:
    assert main(["rulebook", "yatsuhashi"]) == 0
    page = capsys.readouterr().out
    assert "<h1" in page
    assert "data:image/webp;base64," in page
    assert 'src="card:' not in page
    file = tmp_path / "rules.html"
    assert main(["rulebook", "yatsuhashi", "-o", str(file)]) == 0
    assert file.read_text(encoding="utf-8").strip() == page.strip()


def test_rulebook_of_a_variant_of_a_table_game(capsys: Capture) -> None:
    assert main(["rulebook", "go-stop-korean"]) == 0
    page = capsys.readouterr().out
    assert "This is a variant of Go-Stop." in page
    assert 'src="card:' not in page


@pytest.mark.deep_but(1)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has a disk that is always full")
@pytest.mark.parametrize(
    "words",
    [
        ["list"],
        ["list", "--json"],
        ["check", "koi-koi"],
        ["diff", "shiki", "koi-koi"],
        ["rulebook", "shiki"],
        ["export", "koi-koi", "-o", "-"],
        ["score", "koi-koi", "--cards", "pine-crane"],
        ["simulate", "shiki", "--games", "2"],
        ["solve", "shiki", "--seed", "1"],
        ["survey", "shiki", "--deals", "1", "--processes", "1"],
        ["survey", "shiki", "--deals", "1", "--processes", "1", "-o", "-"],
        ["statistics"],
        ["statistics", "--csv", "-"],
        ["new", "koi-koi", "Ours"],
        ["--help"],
        ["--version"],
    ],
    ids=" ".join,
)
def test_a_full_disk_behind_the_output_is_one_sentence(words: list[str]) -> None:
    command = [sys.executable, "-m", "hanafuda_desktop", *words]
    # What is not buffered argparse keeps to itself.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            command, cwd=ROOT, env=env, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    said = "hanafuda: standard output: No space left on device\n"
    assert (ended.returncode, ended.stderr) == (1, said)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has a disk that is always full")
@pytest.mark.parametrize("words", [["no-such-game"], ["--no-such-option"], ["list", "too-much"]])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_complaint_that_cannot_be_said_leaves_its_exit_code(
    words: list[str], unbuffered: str
) -> None:
    command = [sys.executable, "-m", "hanafuda_desktop", *words]
    env = os.environ | {"PYTHONUNBUFFERED": unbuffered}
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(command, cwd=ROOT, env=env, stderr=full, check=False)
    assert ended.returncode == 2


# --- as a process --------------------------------------------------------------------------------


def test_the_command_without_qt_does_not_load_it() -> None:
    code = (
        "import sys; from hanafuda_desktop.cli import main; main(['list']); "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr


def test_a_closed_pipe_is_quiet() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "hanafuda_desktop", "list", "--json"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def test_an_ascii_console_shows_what_it_can() -> None:
    ended = _run("check", YATSUHASHI, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (ended.returncode, ended.stderr) == (0, "")


def test_self_test_passes_and_touches_nothing_of_the_user(tmp_path: Path) -> None:
    home = tmp_path / "home"
    ended = _run("--self-test", env={**os.environ, "HANAFUDA_HOME": str(home)})
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.count("\n") == 1
    assert "98 pictures" in ended.stdout
    assert "8 moves on the table" in ended.stdout
    assert not home.exists()


def _bare(**more: str) -> dict[str, str]:
    """An environment of nothing else, but for what Windows itself cannot do without."""
    return {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ} | more


@pytest.mark.deep
@pytest.mark.parametrize("more", [{}, {"LC_ALL": "C"}], ids=str)
def test_self_test_passes_in_a_bare_environment(more: dict[str, str]) -> None:
    ended = _run("--self-test", env=_bare(**more))
    assert (ended.returncode, ended.stderr) == (0, "")


def test_rules_are_printed_without_a_warning_in_a_locale_of_few_letters(tmp_path: Path) -> None:
    out = str(tmp_path / "rules.pdf")
    ended = _run("rulebook", "koi-koi", "-o", out, env=_bare(LC_ALL="C"))
    assert (ended.returncode, ended.stderr) == (0, "")
