"""Two play at one keyboard: a hand whose card was refused plays nothing until it is back."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.storage.saves import Saves, Slot
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.speed.moves import Count, Join, Miss, Put
from hanafuda_desktop.families.speed.ui.hands import KeyboardSide, block_of
from hanafuda_desktop.play.autosave import GameRef
from tests.xwindow.player import opened
from tests.xwindow.program import program_to_play
from tests.xwindow.screen import missing_tools, open_screen, wait_for

pytestmark = pytest.mark.xwindow

_COLUMNS = 4


def test_a_refused_card_keeps_its_own_hand_busy_and_no_other(tmp_path: Path) -> None:
    assert missing_tools() == []
    home = tmp_path / "home"
    words = ["hanapette", "--seed", "2", "--seats", "you,you"]
    with (
        open_screen(1280, 800) as screen,
        program_to_play(tmp_path / "program") as program,
        opened(screen, program, home, words, "Hanapette"),
    ):
        screen.rest()
        screen.key("Return")
        game = _game(home, 1)
        assert isinstance(game.moves[0], Count)
        screen.rest()
        wrong, right, theirs = _wrong(game, 0), _only(game, 0), _only(game, 1)
        screen.key(_key(0, wrong), _key(0, right), _key(1, theirs))
        tried, again, other = _game(home, 4).moves[1:]
        assert isinstance(tried, Miss)
        assert isinstance(again, Miss)
        assert (tried.seat, again.seat) == (0, 0)
        assert isinstance(other, Put)
        assert other.seat == 1
        screen.rest()
        screen.key(_key(0, right))
        later = _game(home, 5).moves[4]
        assert isinstance(later, Put)
        assert (later.seat, later.column) == (0, right)


def _game(home: Path, moves: int) -> Game:
    """The game as it is saved, once so many moves were played."""
    slot = Slot(Saves(Folders.below(home).saves).folder / f"{GameRef('hanapette').key}.txt", None)

    def found() -> Game | None:
        game = slot.glance().game
        return game if game is not None and len(game.moves) >= moves else None

    return wait_for(f"{moves} moves", found)


def _key(seat: int, column: int) -> str:
    key = block_of((KeyboardSide.LEFT, KeyboardSide.RIGHT)[seat], _COLUMNS).columns[column]
    return {";": "semicolon"}.get(key, key.lower())


def _wrong(game: Game, seat: int) -> int:
    """A column whose top goes nowhere."""
    moves = [move for move in game.legal_moves(seat) if isinstance(move, Put | Join)]
    return next(at for at in range(_COLUMNS) if at not in {move.column for move in moves})


def _only(game: Game, seat: int) -> int:
    """A column whose top goes onto the stack that this seat feeds, and onto no other."""
    puts = [move for move in game.legal_moves(seat) if isinstance(move, Put)]
    stacks = {at: {put.stack for put in puts if put.column == at} for at in range(_COLUMNS)}
    return next(at for at, onto in stacks.items() if onto == {seat})
