"""A user's folder as the program writes it: what must open when the code is rebuilt.

``python -m tests.net.home`` writes it anew, and what is found in it when it is opened again: saved
games of every rule file (begun, finished, taken back, of a match, in real time, with a journal that
a killed program left), house rules that have changed or gone since, settings, keys, tables, the
place of the window, the statistics. The database of these is kept as SQL, and made of it in a copy.
"""

from __future__ import annotations

import io
import json
import os
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, redirect_stderr, redirect_stdout
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from hanafuda_desktop import cli
from hanafuda_desktop.app.history.store import Store, entry_of
from hanafuda_desktop.app.learn.progress import keep_step
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.settings.settings import write_settings
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.storage.last_tables import LastTables
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.app.window.program import application
from hanafuda_desktop.app.window.window_state import save_place
from hanafuda_desktop.engine.game import Deal, Game
from hanafuda_desktop.families.registry import computer_kinds, deal_for, new_game
from hanafuda_desktop.families.speed.moves import moved_at
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.clocks import Stopwatch
from hanafuda_desktop.play.seats import SeatedGame, Seating
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.rules.schema.game import GameBase
from tests.net.canonical import checksum, plain
from tests.net.kept import record_by_tests

__all__ = [
    "ELSEWHERE",
    "FILES",
    "FOUND",
    "INTERRUPTED",
    "KILLED",
    "chosen_by_chance",
    "commanded",
    "copy_home",
    "facts",
    "files_of",
    "game_at",
    "opened",
    "places_in",
    "session_in",
    "told_by_commands",
]

DATA: Final = Path(__file__).parent / "data" / "home"
FILES: Final = DATA / "files"
"""The folder itself, but for the database."""
SQL: Final = DATA / "statistics.sql"
FOUND: Final = DATA / "found.json"
"""What is found in it."""

ELSEWHERE: Final = Path("elsewhere.yaml")
"""A rule file that lay outside the folder, and has gone; the game that was played by it has not."""
INTERRUPTED: Final = "kaze"
"""A game that was killed while it and the one before it were changing places."""
KILLED: Final = "hanapette"
"""A game in real time that was killed; its last moves stand in its journal."""


# --- opening it ----------------------------------------------------------------------------------


def copy_home(folder: Path) -> Path:
    """A copy of the recorded home that may be changed."""
    shutil.copytree(FILES, folder, dirs_exist_ok=True)
    (folder / "statistics.sqlite").write_bytes(_database())
    for number, file in enumerate(sorted((folder / "saves").iterdir())):
        os.utime(file, (1_760_000_000 + number, 1_760_000_000 + number))
    return folder


@cache
def _database() -> bytes:
    with tempfile.TemporaryDirectory() as made:
        file = Path(made, "statistics.sqlite")
        with closing(sqlite3.connect(file)) as database:
            database.executescript(SQL.read_text("utf-8"))
        return file.read_bytes()


def files_of(folder: Path) -> set[str]:
    """The names of all files that are not locks."""
    found = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix() for file in found if file.suffix != ".lock"}


class _Clock:
    """A second passes whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def session_in(folder: Path) -> Session:
    """One window's games, without a window."""
    return Session(
        Library(folder / "rules"),
        Saves(folder / "saves"),
        stopwatch=Stopwatch(_Clock()),
        deal=deal_for,
        kinds=computer_kinds,
    )


def places_in(folder: Path) -> list[str]:
    """The names of all saved games, of those in further windows and of the games before them."""
    files = sorted((folder / "saves").glob("*.txt"))
    names = [file.name.removesuffix(".txt") for file in files]
    return [name for name in names if not name.endswith((".moves", ".between"))]


def game_at(place: str) -> GameRef:
    """Which game is saved in a place."""
    game, _, elsewhere = place.split(".", maxsplit=1)[0].partition("@")
    return GameRef(game, ELSEWHERE if elsewhere else None)


def opened(folder: Path, place: str) -> dict[str, Any]:
    """What is found in a place, and how it goes on; nothing is played in it."""
    ref, (_, _, which) = game_at(place), place.partition(".")
    session = session_in(folder)
    session.open(ref)
    shown = session
    if which == "previous":
        session.previous()
    elif which:
        shown = session_in(folder)
        shown.open(ref)
    found = facts(shown) | {"later": _later(shown.game)}
    shown.close()
    session.close()
    return found


def facts(session: Session) -> dict[str, Any]:
    """What lies on the table, in words and numbers."""
    game, seated = session.game, session.seated
    write = game.family.write_move
    return {
        "deal": game.seed,
        "position": game.family.position(game.state).splitlines(),
        "moves": len(game.moves),
        "last move": write(game.moves[-1]) if game.moves else "",
        "undone": [write(move) for move in game.undone],
        "seats": list(seated.seating.seats),
        "rounds": seated.seating.rounds,
        "taken back": seated.taken_back,
        "helped": seated.helped,
        "cut short": sorted(seated.cut_short),
        "milliseconds": session.stopwatch.elapsed_ms,
        "outcome": None if game.outcome is None else plain(game.outcome),
        "told": checksum(game.history),
        "rules changed": session.rules_changed(),
    }


def _later(game: Game) -> str:
    """How a copy of the game goes on."""
    twin = new_game(
        game.rules,
        seed=game.seed,
        laid=game.laid,
        players=game.family.seats,
        rounds=game.rounds,
    )
    for move in game.moves:
        twin.push(move)
    _play(twin, random.Random(game.rules.id), 12)
    return checksum([twin.family.position(twin.state), twin.history])


def commanded(*words: str) -> tuple[int, str]:
    """The exit code of a command, and what it says."""
    said = io.BytesIO()
    with (
        io.TextIOWrapper(said, "utf-8", newline="\n", write_through=True) as stream,
        redirect_stdout(stream),
        redirect_stderr(stream),
    ):
        code = cli.main(words)
        return code, said.getvalue().decode()


def told_by_commands(folder: Path) -> dict[str, Any]:
    """What the command line tells of a home, which is that of ``HANAFUDA_HOME``."""
    _, listed = commanded("list", "--json")
    own = [game for game in json.loads(listed) if not game["shipped"]]
    for game in own:
        game["file"] = Path(game["file"]).name
        game["problems"] = [told.replace(f"{folder}", "") for told in game["problems"]]
    figures: dict[str, Any] = {}
    games = [game["game"] for game in json.loads(commanded("statistics", "--json")[1])["games"]]
    for game in ("", *games):
        words = [game] if game else []
        figures[game] = {
            "facts": json.loads(commanded("statistics", *words, "--json")[1]),
            "said": commanded("statistics", *words)[1].splitlines(),
        }
    checked = {
        file.name: commanded("check", str(file))[1].replace(f"{file}", file.name).splitlines()
        for file in sorted((folder / "rules").glob("*.yaml"))
    }
    differing = {
        game["id"]: json.loads(commanded("diff", game["id"], "--json")[1])
        for game in own
        if game["sound"]
    }
    for differences in differing.values():
        for each in differences["differences"]:
            each["file"] = Path(each["file"]).name
    table = commanded("statistics", "--csv", "-")[1].splitlines()
    return {
        "own games": own,
        "statistics": figures,
        "table": table,
        "checks": checked,
        "differences": differing,
    }


# --- writing it ----------------------------------------------------------------------------------


class _Saved(NamedTuple):
    """A game that is saved.

    Attributes:
        seats: who sits there; as few as the rules allow, with one person, if left out.
        rounds: as agreed.
        moves: how many are played, if the game goes on for so long.
        back: how many are taken back.
        helped: how often help was given.
        cut_short: every so many moves of a computer are cut short.
    """

    seats: tuple[str, ...] = ()
    rounds: int | None = None
    moves: int = 25
    back: int = 0
    helped: int = 0
    cut_short: int = 0


_P: Final = "person"
_SAVED: Final = {
    "yatsuhashi": _Saved(moves=40, back=6, helped=2),
    "tsukinami": _Saved(moves=30, back=30),
    "shiki": _Saved(moves=55),
    "koi-koi": _Saved((_P, "strong"), 6, 70, cut_short=5),
    "koi-koi-additive": _Saved(("expert", "casual"), 3, 24),
    "koi-koi-modern": _Saved((_P, _P), 2, 31, back=2),
    "mushi": _Saved((_P, "beginner"), 1, 900),
    "go-stop": _Saved((_P, "standard", "casual"), 4, 95, cut_short=3),
    "go-stop-korean": _Saved(("casual", _P), 2, 12, helped=1),
    "hana-awase": _Saved((_P, "casual", _P), 2, 900),
    "higo-bana-teams": _Saved((_P, "casual", "strong", "casual"), 3, 60),
    "untitled": _Saved((_P, "casual", "standard", "expert", "greedy"), 5, 80, back=3),
    "untitled-batsu": _Saved(("greedy", _P), 1, 900),
    "hanapette": _Saved((_P, "keeps-pace"), None, 60),
    "hanapette-relaxed": _Saved((_P, _P), None, 900),
    "hanapette-spit": _Saved((_P, "quick"), None, 120),
}
"""What is particular about a saved game."""

_HOUSE: Final = {
    "our-koi-koi": """\
# yaml-language-server: $schema=schema.json
extends: koi-koi
name: {en: Our Koi-Koi, ja: うちのこいこい}
rounds: 6   # an evening is short

yaku:
  - id: hanami-zake
    points: 3
""",
    "our-kaze": "extends: kaze\nname: Our Kaze\nplayers: {least: 2, most: 4}\n",
    "our-hanapette": "extends: hanapette\nname: Hanapette à la maison\nsummary: Short.\n",
    "our-yatsuhashi": (
        'extends: yatsuhashi\nname: {en: "Yatsuhashi, three times through"}\n'
        "summary: {en: The stock may be turned over twice.}\nstock:\n  redeals: 2\n"
    ),
    "our-mushi": "extends: mushi\nname: Our Mushi\nrounds: 3\n",
}
_EDITED: Final = """\
# yaml-language-server: $schema=schema.json
extends: koi-koi
name: {en: Our Koi-Koi, ja: うちのこいこい}
rounds: 4   # an evening is shorter

yaku:
  - id: hanami-zake
    points: 8   # it is dear
"""
_BROKEN: Final = "extends: koi-koi\nname: Half done\nrouns: 6\nyaku:\n  - id: hanami-sake\n"
_DECK: Final = "id: made\nname: {en: Made, ja: 手作り}\ncard: {width: 110, height: 180}\n"


def _play(game: Game, chance: random.Random, count: int) -> None:
    """Play by chance."""
    for _ in range(count):
        move = chosen_by_chance(game, chance)
        if move is None:
            return
        game.push(move)


def chosen_by_chance(game: Game, chance: random.Random) -> Any:
    """A legal move, or ``None`` when there is none, whatever the order in which they are given."""
    write = game.family.write_move
    in_time = game.rules.family == "speed"
    seats = range(game.family.seats)
    legal = [*game.legal_moves()]
    if in_time:
        legal = [move for seat in seats for move in game.legal_moves(seat)]
    if not legal or game.outcome is not None:
        return None
    named = {write(move): move for move in legal}
    move = named[chance.choice(sorted(named))]
    return moved_at(move, move.at + chance.randrange(1000)) if in_time else move


def _write_saves(folder: Path) -> None:
    library = Library(folder / "rules")
    own = [*_HOUSE]
    for number, entry in enumerate(library.catalogue.entries(), start=1):
        _write_save(folder, GameRef(entry.id), number)
    rules = library.rules(GameRef("our-koi-koi"))
    _write_save(folder, GameRef("our-koi-koi", ELSEWHERE), len(own) + 50, rules)
    _write_second_window(folder)
    _write_previous(folder, "shiki")
    _write_previous(folder, INTERRUPTED)
    saves = folder / "saves"
    (saves / f"{INTERRUPTED}.txt").rename(saves / f"{INTERRUPTED}.between.txt")
    (saves / f"{INTERRUPTED}.previous.txt").rename(saves / f"{INTERRUPTED}.txt")
    _write_laid_out(folder)
    session = session_in(folder)
    session.open(GameRef("yatsuhashi"))
    session.close()


def _write_save(folder: Path, ref: GameRef, number: int, rules: GameBase | None = None) -> None:
    wanted = _SAVED.get(ref.id, _Saved())
    session = session_in(folder)
    known = rules or session.library.rules(ref)
    seats = wanted.seats
    if not seats and known.players.most > 1:
        computer = "keeps-pace" if known.family == "speed" else "casual"
        seats = (_P, *(computer,) * (known.player_counts[0] - 1))
    seating = Seating(seats or (_P,), wanted.rounds)
    session.open(ref, rules, seed=1000 + number, seating=seating)
    _play_in(session, wanted, number)
    if ref.id == KILLED:
        return  # killed: nothing is closed
    session.close()


def _play_in(session: Session, wanted: _Saved, number: int) -> None:
    session.seated.chance = 7_000_000 + number
    chance = random.Random(f"{session.rules.id} {number}")
    in_time = session.rules.family == "speed"
    for count in range(1, wanted.moves + 1):
        move = chosen_by_chance(session.game, chance)
        if move is None:
            break
        if in_time:
            session.play_in_time(move)
            if count % 40 == 0:
                session.save()
        elif session.seated.waiting_computer is not None and wanted.cut_short:
            session.play(move, cut_short=count % wanted.cut_short == 0, by_computer=True)
        else:
            session.play(move)
    for _ in range(wanted.helped):
        session.count_help()
    for _ in range(wanted.back):
        session.undo()
    if in_time and session.rules.id != KILLED:
        session.save()


def _write_second_window(folder: Path) -> None:
    """The same game in two windows at once."""
    first, second = session_in(folder), session_in(folder)
    first.open(GameRef("koi-koi"))
    second.open(GameRef("koi-koi"), seed=77, seating=Seating((_P, "beginner"), 2))
    _play_in(second, _Saved(moves=9), 90)
    second.close()
    first.close()


def _write_previous(folder: Path, game: str) -> None:
    """A new deal after the one that is saved."""
    session = session_in(folder)
    session.open(GameRef(game))
    session.deal(seed=4242)
    _play_in(session, _Saved(moves=11), 91)
    session.close()


def _write_laid_out(folder: Path) -> None:
    """Games that no number tells: cards in an order, and a position that was set up."""
    session = session_in(folder)
    ref = GameRef("yatsuhashi-open-stock")
    session.open(ref)
    order = tuple(reversed(session.game.family.deck))
    session.open(ref, deal=Deal(order=order))
    _play_in(session, _Saved(moves=14), 92)
    session.close()
    ref = GameRef("yatsuhashi-bridge-from-stock")
    session = session_in(folder)
    session.open(ref)
    position = session.game.family.position(session.game.state)
    session.open(ref, deal=Deal(position=position))
    _play_in(session, _Saved(moves=8, back=1), 93)
    session.close()


def _write_statistics(path: Path, library: Library) -> None:
    store, keys = Store(path), []
    for number, seated in enumerate(_over(library)):
        seated.chance = 9_000_000 + number
        seated.helped = number % 3
        entry = entry_of(seated, 65_000 + 7_000 * number, 1_760_000_000 + 86_400 * (number // 2))
        store.note(replace(entry, counted=number % 13 != 12))
        keys.append(entry.key)
    for key in keys[:60:2]:
        store.delete_record(key)
    store.close()


def _over(library: Library) -> Iterator[SeatedGame]:
    """Games that were played to their ends, or left."""
    for deal in range(6):
        for game in ("tsukinami", "yatsuhashi"):
            yield _solved(library, game, deal, left=deal == 4)
    matches: list[tuple[str, tuple[str, ...], int | None, int]] = [
        ("koi-koi", (_P, "casual"), 3, 6),
        ("koi-koi", ("strong", _P), 2, 4),
        ("koi-koi", (_P, _P), 2, 3),
        ("mushi", (_P, "beginner"), 2, 3),
        ("go-stop", (_P, "casual", "casual"), 3, 4),
        ("hana-awase", (_P, "casual", "standard"), 2, 3),
        ("higo-bana-teams", (_P, "casual", "strong", "casual"), 2, 3),
        ("untitled", (_P, "casual", "greedy"), 2, 4),
        ("kaze", (_P, "casual"), 2, 3),
        ("hanapette", (_P, "keeps-pace"), None, 3),
        ("our-koi-koi", (_P, "casual"), 2, 3),
    ]
    for game, seats, rounds, count in matches:
        for deal in range(count):
            seated = deal_for(library.rules(GameRef(game)), Seating(seats, rounds), deal)
            chance = random.Random(f"{game} {deal}")
            most = 20 if deal == 2 else 5000
            while most and (move := chosen_by_chance(seated.game, chance)) is not None:
                seated.push(move)
                most -= 1
            yield seated


def _solved(library: Library, game: str, deal: int, *, left: bool) -> SeatedGame:
    seated = deal_for(library.rules(GameRef(game)), Seating((_P,)), deal)
    line = json.loads(commanded("solve", game, "--seed", str(deal), "--json")[1])["moves"] or []
    for word in line[: 20 if left else None]:
        seated.push(seated.game.family.read_move(word))
    return seated


def _settings() -> Settings:
    """Everything otherwise than usual, as far as there is another value."""
    usual = Settings()
    others: dict[str, Any] = {}
    for field in fields(usual):
        value = getattr(usual, field.name)
        if isinstance(value, bool):
            others[field.name] = not value
        elif hasattr(type(value), "__members__"):
            others[field.name] = [each for each in type(value) if each != value][-1]
    others |= {"language": "fr", "deck": "own/made"}
    keys = (("hint", ("Ctrl+Alt+H", "F8")), ("new-deal", ()), ("undo", ("Backspace",)))
    return Settings(**others | {"keys": keys})


def _write_window(folders: Folders) -> None:
    from PySide6.QtWidgets import QWidget  # noqa: PLC0415 - after the platform was chosen

    app = application()
    for file, size in ((folders.window, (760, 540)), (folders.editor, (700, 500))):
        place = QWidget()
        place.setGeometry(20, 10, *size)
        save_place(place, file)
    app.quit()


def _write_home(folder: Path) -> None:
    folders = Folders.below(folder)
    folders.rules.mkdir(parents=True)
    for name, text in _HOUSE.items():
        (folders.rules / f"{name}.yaml").write_text(text, "utf-8", newline="\n")
    made = folders.decks / "made"
    made.mkdir(parents=True)
    (made / "deck.yaml").write_text(_DECK, "utf-8", newline="\n")
    assert commanded("new", "higo-bana", "Our Higo")[0] == 0
    library = Library(folders.rules)
    _write_saves(folder)
    _write_statistics(folders.statistics, library)
    (folders.rules / "our-koi-koi.yaml").write_text(_EDITED, "utf-8", newline="\n")
    (folders.rules / "half-done.yaml").write_text(_BROKEN, "utf-8", newline="\n")
    (folders.rules / "our-mushi.yaml").unlink()
    write_settings(folders.settings, _settings())
    tables = LastTables(folders.tables)
    tables.remember("go-stop-korean", Seating(("casual", _P, "expert"), 5), "go-stop")
    tables.remember("koi-koi", Seating((_P, "strong"), 12), "koi-koi")
    tables.remember("hanapette", Seating(("quick", _P)), "hanapette")
    keep_step(folders.lesson, "kinds", is_last=False)
    _write_window(folders)
    folders.log.write_text("2026-11-01 12:00:00 WARNING of an earlier day\n", "utf-8")


def _dump(path: Path) -> str:
    """The database as SQL, with what SQLite's own dump leaves out."""
    with closing(sqlite3.connect(path)) as database:
        pragmas = ("application_id", "user_version")
        values = {name: database.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas}
        lines = [f"PRAGMA {name} = {value};" for name, value in values.items()]
        return "\n".join([*lines, *database.iterdump()]) + "\n"


def _record() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as made:
        home = Path(made, "home")
        os.environ["HANAFUDA_HOME"] = str(home)
        _write_home(home)
        shutil.rmtree(DATA, ignore_errors=True)
        SQL.parent.mkdir(parents=True)
        SQL.write_text(_dump(home / "statistics.sqlite"), "utf-8", newline="\n")
        leave = shutil.ignore_patterns("*.lock", "*.sqlite", "cache", "schema.json")
        shutil.copytree(home, FILES, ignore=leave)
    return record_by_tests(Path(__file__).with_name("test_home.py"))


if __name__ == "__main__":
    sys.exit(_record())
