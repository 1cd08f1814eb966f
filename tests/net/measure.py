"""What this checkout takes: one kind of figures, as JSON, by name.

``python -m tests.net.measure NAME``, with one of the names of ``MEASURES``, from the checkout's own
folder. Figures in ms and MB are better when they are lower, those of what is done a second when
they are higher. ``tests/net/figures.py`` compares two checkouts by them, so what a figure is called
stays when modules are renamed. What is measured through ``tests/benchmarks`` runs as it does there.
"""

from __future__ import annotations

import json
import math
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import hanafuda_desktop
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import compile_rules, mind_of, new_game
from hanafuda_desktop.families.tableau.solver.search import Budget
from hanafuda_desktop.families.tableau.solver.solver import solve
from hanafuda_desktop.families.ui_registry import table_for
from hanafuda_desktop.play.computers import answer
from hanafuda_desktop.players.levels import new_player
from hanafuda_desktop.resources import assets
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.view import TableView
from tests.net.decisions import question_of

__all__ = ["MEASURES"]

_ROOT: Final = Path(__file__).resolve().parents[2]
_CATALOGUE: Final = our_games()
_SIZE: Final = (1920, 1080)
_FRAME_MS: Final = 16
_DEALS: Final = 6
_DRAGGED: Final = 400
_TURN_TAKING: Final = ("koi-koi", "go-stop", "higo-bana", "hana-awase", "mushi", "untitled", "kaze")
_LEVELS: Final = ("beginner", "casual", "standard", "strong", "expert")
_POSITIONS: Final = 6

Figures = dict[str, float]


# --- start and memory, each in a process of its own ---------------------------------------------


def _run(compiled: str, *words: str) -> tuple[str, float]:
    """What a Python of its own says, and how many seconds it took, from beginning to end.

    Args:
        compiled: the folder for compiled modules.
        words: what it runs, for somebody who has never been here.
    """
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    with TemporaryDirectory() as home:
        own = {"HANAFUDA_HOME": home, "PYTHONPYCACHEPREFIX": compiled}
        before = time.perf_counter()
        ended = subprocess.run(
            [sys.executable, *words],
            cwd=_ROOT,
            env=kept | own | {"QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=True,
        )
        return ended.stdout, time.perf_counter() - before


_IMPORTS: Final = (
    "import time; before = time.process_time(); import {module};"
    " print(time.process_time() - before)"
)
_IMPORTED: Final = {
    "the command line": "hanafuda_desktop.cli",
    "the window": "hanafuda_desktop.app.window.program",
}
_STARTS: Final = {
    "a patience": ("yatsuhashi", "--seed", "7"),
    "a game of rounds": ("koi-koi", "--seed", "7"),
    "a game in real time": ("hanapette", "--seed", "7"),
    "the first screen": (),
}
_TRIES: Final = 6
"""The first of them compiles what it needs, and does not count."""


def _start() -> Figures:
    """Imports, and the time until a window is painted."""
    found = {}
    with TemporaryDirectory() as compiled:
        for what, module in _IMPORTED.items():
            code = _IMPORTS.format(module=module)
            times = [float(_run(compiled, "-c", code)[0]) for _ in range(_TRIES)]
            found[f"import of {what}, ms of the processor"] = 1000 * min(times[1:])
        for what, game in _STARTS.items():
            words = ("-m", "tests.benchmarks.our_window", *game)
            starts = [_run(compiled, *words) for _ in range(_TRIES)][1:]
            memory, processor = zip(*(said.split() for said, _ in starts), strict=True)
            found[f"start with {what}, ms"] = 1000 * min(seconds for _, seconds in starts)
            found[f"start with {what}, ms of the processor"] = 1000 * min(map(float, processor))
            found[f"start with {what}, most memory in MB"] = max(map(float, memory))
    return found


def _memory() -> Figures:
    """The memory of a table on which some moves were played, and of four of them in turn."""
    games = ("yatsuhashi", "koi-koi", "untitled", "hanapette")
    with TemporaryDirectory() as compiled:
        said, _ = _run(compiled, "-m", "tests.benchmarks.games_at_work", *games)
    lines = [line.split() for line in said.splitlines()]
    return {
        f"{count} table{'s' * (count > 1)}, up to {game}, MB": float(memory)
        for count, (game, memory) in enumerate(lines, start=1)
    }


# --- frames -------------------------------------------------------------------------------------


def _shown(game: Game, deck: CardPictures) -> tuple[TableScene, TableView]:
    scene, view = table_for(game.rules, deck), TableView()
    view.resize(*_SIZE)
    view.setScene(scene)
    view.show()
    scene.present(game.view(), game.legal_moves())
    view.grab()
    return scene, view


def _timed(act: Callable[[], object]) -> float:
    """The milliseconds of the processor that something takes."""
    before = time.process_time()
    act()
    return 1000 * (time.process_time() - before)


def _frame_figures(what: str, times: list[float]) -> Figures:
    parts = statistics.quantiles(times, n=100)
    return {f"{what}, median ms": parts[49], f"{what}, 99th percentile ms": parts[98]}


def _dealt(game_id: str, deck: CardPictures) -> list[float]:
    game = new_game(_CATALOGUE.game(game_id), seed=5)
    scene, view = _shown(game, deck)
    times = []

    def frame() -> None:
        scene.stage.advance(_FRAME_MS)
        QApplication.processEvents()

    for _ in range(_DEALS):
        scene.play(game.dealt.events, game.view(), game.legal_moves())
        while scene.stage.moving:
            times.append(_timed(frame))
    scene.land()
    view.close()
    return times


def _dragged(game_id: str, deck: CardPictures) -> list[float]:
    """A card that can be played, drawn over the table and let go again and again."""
    game = new_game(_CATALOGUE.game(game_id), seed=5)
    scene, view = _shown(game, deck)
    pile = next(each for each in game.view().piles if each.id in ("c1", "h0"))
    rect = scene.board.top_rect(pile.id)
    start = QPoint(int(rect.x + rect.width / 2), int(rect.y + rect.height / 2))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    times = []

    def frame(number: int) -> None:
        x, y = 700 + 520 * math.sin(number / 14), 340 + 220 * math.sin(number / 9)
        QTest.mouseMove(view.viewport(), QPoint(int(x), int(y)))
        scene.stage.advance(_FRAME_MS)
        QApplication.processEvents()

    for number in range(_DRAGGED):
        times.append(_timed(partial(frame, number)))
    assert scene.mouse.held is not None
    scene.cancel()
    scene.land()
    view.close()
    return times[10:]


def _frames() -> Figures:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    deck = CardPictures(assets("cards", "plain"))
    found: Figures = {}
    for _ in range(3):  # each figure from where the machine disturbed least
        for game in ("yatsuhashi", "koi-koi", "untitled"):
            figures = _frame_figures(f"frames of a deal, {game}", _dealt(game, deck))
            figures |= _frame_figures(f"frames of a dragged card, {game}", _dragged(game, deck))
            found |= {each: min(ms, found.get(each, ms)) for each, ms in figures.items()}
    del app
    return found


# --- thinking -----------------------------------------------------------------------------------


def _decisions() -> Figures:
    """The mean time of each level's decisions, the better of two tries each."""
    found = {}
    for level in _LEVELS:
        times = []
        for game in _TURN_TAKING:
            answer(mind_of, question_of(game, level, 17))  # whatever is prepared once
            for number in range(_POSITIONS):
                asked = partial(answer, mind_of, question_of(game, level, number))
                times.append(min(_timed(asked) for _ in range(2)))
        found[f"decisions of {level}, mean ms"] = statistics.fmean(times)
    return found


def _playouts() -> Figures:
    """Rounds imagined a second, with all that a search does besides."""
    found = {}
    for game in _TURN_TAKING:
        best = 0.0
        for _ in range(3):
            playouts, spent = 0, 0.0
            for number in range(_POSITIONS):
                question = question_of(game, "expert", number)
                player: Any = new_player("expert", mind_of, 1)
                before = time.process_time()
                thoughts = player.weigh(question.rules, question.view, question.moves)
                spent += time.process_time() - before
                playouts += sum(each.playouts for each in thoughts.each)
            best = max(best, playouts / spent)
        found[f"playouts of {game} a second"] = best
    return found


# --- the engine ---------------------------------------------------------------------------------


def _played(family: Any, deal: int, chance: Callable[[], float], most: int) -> tuple[int, int]:
    """How many moves and rounds were played by chance."""
    state, moves = family.deal(shuffled(family.deck, deal), deal).state, 0
    while (seat := family.to_move(state)) is not None and moves < most:
        legal = family.legal_moves(state, seat)
        if not legal:
            break
        state = family.apply(state, legal[int(chance() * len(legal))]).state
        moves += 1
    now = family.view(state, 0).round
    return moves, 1 if now is None else now.number


def _rates(game: str, games: int) -> Iterator[tuple[float, float]]:
    rules = _CATALOGUE.game(game)
    family = compile_rules(rules, rules.players.least)
    for attempt in range(6):
        chance, moves, rounds = random.Random(attempt).random, 0, 0
        before = time.process_time()
        for number in range(games):
            more = _played(family, 1000 * attempt + number, chance, 1000)
            moves, rounds = moves + more[0], rounds + more[1]
        spent = time.process_time() - before
        yield moves / spent, rounds / spent


def _apply() -> Figures:
    """What the engine plays by chance a second, through ``legal_moves`` and ``apply``."""
    found = {}
    for game, games in (("koi-koi", 120), ("go-stop", 60), ("untitled", 60)):
        _, *rates = _rates(game, games)
        found[f"rounds of {game} a second"] = max(rounds for _, rounds in rates)
    _, *rates = _rates("yatsuhashi", 8)
    found["moves of yatsuhashi a second"] = max(moves for moves, _ in rates)
    return found


def _solver() -> Figures:
    found = {}
    for game in ("yatsuhashi", "shiki"):
        best = 0.0
        for _ in range(3):
            nodes, spent = 0, 0.0
            for deal in range(1, 13):
                dealt: Any = new_game(_CATALOGUE.game(game), seed=deal)
                before = time.process_time()
                nodes += solve(dealt.family, dealt.state, Budget(10_000, 200_000)).nodes
                spent += time.process_time() - before
            best = max(best, nodes / spent)
        found[f"nodes of {game} a second"] = best
    return found


MEASURES: Final[dict[str, Callable[[], Figures]]] = {
    "start": _start,
    "memory": _memory,
    "frames": _frames,
    "decisions": _decisions,
    "playouts": _playouts,
    "apply": _apply,
    "solver": _solver,
}


def _main(name: str) -> None:
    package = Path(hanafuda_desktop.__file__).resolve()
    assert package.is_relative_to(_ROOT), f"{package} is not the program of this checkout"
    sys.stdout.write(json.dumps(MEASURES[name]()) + "\n")


if __name__ == "__main__":
    _main(sys.argv[1])
