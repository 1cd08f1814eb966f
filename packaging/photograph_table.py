"""Takes the pictures of the table that the README shows: the real window, some moves into a game.

python packaging/photograph_table.py

It needs no screen. What is written depends on the letters that this machine has.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from contents import ROOT

from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.tableau.schema import TableauRules

if TYPE_CHECKING:
    from hanafuda_desktop.rules.schema.game import GameBase

SIZE: Final = (1280, 800)


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture.

    Attributes:
        game: the game, whose id is the file's name.
        seed: the deal's number.
        players: how many sit there.
        moves: how many moves are played before.
    """

    game: str
    seed: int
    players: int
    moves: int


SHOTS: Final = (
    Shot("yatsuhashi", 8, 1, 26),
    Shot("koi-koi", 21, 2, 11),
    Shot("go-stop", 5, 3, 14),
)


def main() -> int:
    """Photograph; returns the exit code."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from hanafuda_desktop.app.window.program import application  # noqa: PLC0415 - the platform comes first

    app = application()
    taken = [_taken(shot) for shot in SHOTS]
    app.quit()
    return 0 if all(taken) else 1


def _taken(shot: Shot) -> bool:
    from hanafuda_desktop.app.library.library import Library  # noqa: PLC0415 - see main
    from hanafuda_desktop.app.storage.files import Folders  # noqa: PLC0415
    from hanafuda_desktop.app.window.program import make_window  # noqa: PLC0415
    from hanafuda_desktop.engine.record import read_record, replay  # noqa: PLC0415
    from hanafuda_desktop.families.registry import compile_rules  # noqa: PLC0415

    file = ROOT / "assets" / "screenshots" / f"{shot.game}.jpg"
    with tempfile.TemporaryDirectory(prefix="hanafuda-") as home:
        folders = Folders.below(Path(home))
        library = Library(folders.rules)
        window = make_window(folders, library)
        record = read_record(_record(shot, library.catalogue.game(shot.game)), LANGUAGE)
        window.session.read(record, replay(record, compile_rules))
        window.resize(*SIZE)
        window.show()
        _let_it_move(2.0)
        file.parent.mkdir(parents=True, exist_ok=True)
        taken = window.grab().save(str(file), "JPG", 90)
        window.close()
    print(f"{file}: {file.stat().st_size / 1000:.0f} kB" if taken else f"{file}: not written")
    return taken


def _record(shot: Shot, rules: GameBase) -> str:
    """A game some moves after its deal, when it is the turn of the person in the first seat."""
    from hanafuda_desktop.engine.record import write_record  # noqa: PLC0415
    from hanafuda_desktop.families.registry import mind_of, new_game  # noqa: PLC0415 - see main
    from hanafuda_desktop.families.tableau.solver.hints import hints  # noqa: PLC0415
    from hanafuda_desktop.players.levels import GreedyPlayer  # noqa: PLC0415

    game = new_game(rules, seed=shot.seed, players=shot.players)
    while game.outcome is None and (len(game.moves) < shot.moves or game.to_move != 0):
        seat = game.to_move or 0
        if isinstance(rules, TableauRules):
            best = hints(rules, game.view())
            move = best[0] if best else game.legal_moves()[0]
        else:
            move = GreedyPlayer(mind_of, 0).choose(rules, game.view(seat), game.legal_moves())
        game.push(move)
    return write_record(game, seats=("person",) + ("greedy",) * (shot.players - 1))


def _let_it_move(seconds: float) -> None:
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - see main

    until = time.monotonic() + seconds
    while time.monotonic() < until:
        QApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main())
