"""Plays the real program with the pointer, from what anybody can know from outside.

In full screen the table is the whole window, so where a card lies follows from the layout's
arithmetic alone; what was played is read from the saved record, as a person would who opens it.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.record import Record, read_record
from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.state import Collect, Redeal, Shift, TurnStock
from hanafuda_desktop.families.tableau.ui.layout import lay_out
from hanafuda_desktop.families.tableau.ui.table import shape_of
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.layout import Rect
from tests.patience import PATIENCE
from tests.xwindow.program import Program
from tests.xwindow.screen import Screen, wait_for

__all__ = ["Player", "opened", "start"]


@dataclass(slots=True)
class Player:
    """A person at the screen: a game in the head, a hand on the pointer."""

    screen: Screen
    program: subprocess.Popen[bytes]
    home: Path
    game: Game
    window: int

    # --- what can be known ------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The table as it must lie on the screen now."""
        view = self.game.view()
        rules = self.game.rules
        assert isinstance(rules, TableauRules)
        shape = shape_of(rules, view)
        return Board(view, lay_out(shape, self.screen.width, self.screen.height))

    @property
    def record(self) -> Record | None:
        """The game as it is saved, once it is."""
        path = (
            Saves(Folders.below(self.home).saves).folder / f"{GameRef(self.game.rules.id).key}.txt"
        )
        return read_record(path.read_text("utf-8"), LANGUAGE) if path.exists() else None

    @property
    def played(self) -> list[str]:
        """The moves played so far, in notation, as they are saved."""
        record = self.record
        return list(record.moves[: record.played]) if record else []

    def write(self, moves: tuple[Any, ...] | None = None) -> list[str]:
        """Moves in notation; of the game in the head, if none are given."""
        moves = self.game.moves if moves is None else moves
        return [self.game.family.write_move(move) for move in moves]

    # --- what can be done -------------------------------------------------------------------------

    def play(self, word: str) -> None:
        """Carry out a move by hand, and see that it was saved as this move."""
        move = self.game.family.read_move(word)
        self.gesture(move)
        self.game.push(move)
        expected = self.write()
        try:
            wait_for(word, lambda: self.played == expected)
        except TimeoutError:
            raise AssertionError(f"after {word}: saved {self.played}, not {expected}") from None

    def gesture(self, move: Any) -> None:
        """The gesture of a move, whether or not it is allowed."""
        board = self.board
        match move:
            case TurnStock() | Redeal():
                self.screen.click(*_middle(board.top_rect("s")))
            case Shift(source, target, count):
                index = len(board.view.pile(source).cards) - count
                self.screen.drag(
                    [_middle(board.strip(source, index)), _middle(board.top_rect(target))]
                )
            case Collect(yaku):
                self._collect(board, yaku, move.cards)
            case _:
                raise AssertionError(move)

    def _collect(self, board: Board, yaku: str, cards: tuple[int, ...]) -> None:
        """Drag a member onto the yaku's place; by turns, click the place."""
        place = next(
            number
            for number, place in enumerate(board.view.yaku)
            if place.yaku == yaku and place.ready
        )
        onto = _middle(board.layout.places[place])
        if len(self.game.moves) % 2:
            self.screen.click(*onto)
            return
        top = next(pile for pile in board.piles if pile.cards and pile.cards[-1] in cards)
        self.screen.drag([_middle(board.top_rect(top.id)), onto])

    def quit(self) -> str:
        """End the program as a person does; returns what it complained about."""
        self.screen.key("ctrl+q")
        assert self.program.wait(timeout=PATIENCE) == 0, _complaints(self.home)
        return _complaints(self.home)


def _complaints(home: Path) -> str:
    """What the program wrote to standard error."""
    return home.with_suffix(".stderr").read_text("utf-8", "replace")


def _middle(rect: Rect) -> tuple[float, float]:
    return rect.x + rect.width / 2, rect.y + rect.height / 2


@contextmanager
def start(
    screen: Screen, program: Program, home: Path, *, seed: int, moves: Sequence[str] = ()
) -> Iterator[Player]:
    """Yatsuhashi in full screen with this deal, at rest.

    Args:
        screen: where.
        program: which program.
        home: the folder for all that is the player's.
        seed: the deal.
        moves: those that were played of it; then it is to be the last game, which goes on.
    """
    words = [] if moves else ["yatsuhashi", "--seed", str(seed)]
    game = new_game(our_games().game("yatsuhashi"), seed=seed)
    for word in moves:
        game.push(game.family.read_move(word))
    with opened(screen, program, home, words, "Yatsuhashi") as (running, window):
        player = Player(screen, running, home, game, window)
        screen.key("F11")
        wait_for("the saved deal", lambda: player.record)
        screen.rest()
        yield player


@contextmanager
def opened(
    screen: Screen, program: Program, home: Path, words: Sequence[str], title: str
) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The program, started with these words, and its window, which fills the screen.

    Args:
        screen: where.
        program: which program.
        home: the folder for all that is the player's.
        words: what the program is told.
        title: what the window's title holds.
    """
    home.mkdir(parents=True, exist_ok=True)
    with home.with_suffix(".stderr").open("wb") as complaints:
        running = subprocess.Popen(
            [*program.command, *words],
            env=screen.environment | program.environment | {"HANAFUDA_HOME": str(home)},
            stderr=complaints,
        )
    try:
        window = _window(screen, running, home, title)
        _fill_screen(screen, window)
        yield running, window
    finally:
        running.kill()
        running.wait()


def _window(screen: Screen, program: subprocess.Popen[bytes], home: Path, title: str) -> int:
    def found() -> list[int]:
        assert program.poll() is None, _complaints(home)
        return screen.windows(title)

    return wait_for("the window", found)[0]


def _fill_screen(screen: Screen, window: int) -> None:
    """No window manager runs here, so that the window is put in its place by hand."""
    screen.xdotool("windowmove", window, 0, 0)
    screen.xdotool("windowsize", "--sync", window, screen.width, screen.height)
    screen.xdotool("windowfocus", "--sync", window)
