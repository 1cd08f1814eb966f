"""A program that plays on a real table until it is killed; for test_kill.py.

It imports everything once and then forks, so that fifty starts take seconds. Its argument names
the game; where that is for several, all are people, so that the program that kills it knows each
move before it is made. Each line on its standard input is a number for its chance; it answers with
the process that plays, what that process is about to do and what it has shown, and with ``ended``.
"""

from __future__ import annotations

import os
import random
import sys
from dataclasses import replace
from typing import NoReturn

from PySide6.QtCore import QTimer

from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import application, make_window
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating

_BETWEEN_MS = 3
_LONG = 60


def _tell(word: str, seed: int, moves: tuple[object, ...], window: MainWindow) -> None:
    written = " ".join(map(window.session.game.family.write_move, moves))
    # One write is one line, whatever happens next.
    os.write(1, f"{word} {seed} {written}".rstrip().encode() + b"\n")


def _tell_shown(window: MainWindow) -> None:
    game = window.session.game
    _tell("shown", game.seed, game.moves, window)


def _step(window: MainWindow, chance: random.Random) -> None:
    session = window.session
    moves = session.game.moves
    # Read from the disk: a process before this one may have kept it.
    earlier = session._autosave.previous().game
    what = chance.random()
    legal = session.game.legal_moves()
    if not legal or (len(moves) > _LONG and what < 0.2) or 0.5 < what < 0.53:
        seed = chance.randrange(1000)
        _tell("next", seed, (), window)
        session.deal(seed=seed)
    elif earlier is not None and what > 0.9:
        _tell("back", earlier.seed, earlier.moves, window)
        window.menu_actions["previous"].trigger()
    elif moves and what < 0.1:
        _tell("next", session.game.seed, moves[:-1], window)
        window.menu_actions["undo"].trigger()
    else:
        move = chance.choice(legal)
        _tell("next", session.game.seed, (*moves, move), window)
        window.driver.scene.move_chosen.emit(move)
    _tell_shown(window)


def _is_saved(folders: Folders, ref: GameRef) -> bool:
    return (folders.saves / f"{ref.key}.txt").exists()


def _play(seed: int) -> NoReturn:
    app = application()
    folders = Folders.of_user()
    library = Library(folders.rules)
    window = make_window(folders, library)
    window.use(replace(window.settings, take_back=True), save=False)
    window.session.said.connect(lambda text: os.write(1, f"said {text}\n".encode()))
    os.write(1, b"next * *\n")  # the first start deals by chance
    ref = GameRef(sys.argv[1])
    seats = (PERSON,) * library.rules(ref).players.least
    window.session.open(ref, seating=None if _is_saved(folders, ref) else Seating(seats))
    _tell_shown(window)
    chance = random.Random(seed)
    timer = QTimer()
    timer.setInterval(_BETWEEN_MS)
    timer.timeout.connect(lambda: _step(window, chance))

    def painted() -> None:
        os.write(1, b"painted\n")
        timer.start()

    window.painted.connect(painted)
    window.show()
    app.exec()
    os._exit(1)


def main() -> None:
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _play(int(line))
        os.write(1, f"process {child}\n".encode())
        os.waitpid(child, 0)
        os.write(1, b"ended\n")


if __name__ == "__main__":
    main()
