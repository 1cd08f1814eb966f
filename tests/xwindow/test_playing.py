"""The real program in a real window, played with a real pointer and keyboard.

HANAFUDA_PROGRAM=dist/hanafuda/hanafuda pytest -m xwindow plays the program that is handed out.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import ImageChops

from hanafuda_desktop.families.tableau.state import Shift
from tests.xwindow.player import Player, start
from tests.xwindow.program import Program, program_to_play
from tests.xwindow.screen import Screen, missing_tools, open_screen, wait_for

pytestmark = pytest.mark.xwindow

GOLDEN = Path(__file__).resolve().parents[1] / "engine" / "golden" / "yatsuhashi.txt"
WIDTH, HEIGHT = 1280, 800


def won_deal() -> tuple[int, list[str]]:
    """The deal's number and the moves that win it; what they make happen stands indented."""
    head, *lines = GOLDEN.read_text("utf-8").splitlines()
    moves = lines[: lines.index("")]
    return int(head.split()[1]), [line for line in moves if not line.startswith(" ")]


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    # Asked for by name (-m xwindow), so a missing tool is a failure and not a reason to skip.
    assert missing_tools() == []
    with open_screen(WIDTH, HEIGHT) as screen:
        yield screen


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with program_to_play(tmp_path_factory.mktemp("program")) as program:
        yield program


@pytest.fixture
def player(screen: Screen, program: Program, tmp_path: Path) -> Iterator[Player]:
    seed, _ = won_deal()
    with start(screen, program, tmp_path / "home", seed=seed) as player:
        yield player


def test_a_won_deal_is_played_with_the_pointer_to_the_end(player: Player, tmp_path: Path) -> None:
    _, words = won_deal()
    for number, word in enumerate(words):
        player.play(word)
        if number in {0, len(words) // 2}:
            player.screen.save(tmp_path / f"after-{number}.png")
    assert player.game.outcome is not None
    player.screen.rest()
    player.screen.save(tmp_path / "won.png")
    assert player.quit() == ""


def test_a_card_that_fits_nowhere_springs_back(player: Player) -> None:
    before = player.screen.picture()
    places = [f"c{number}" for number in range(1, 7)]
    refused = next(
        move
        for source in places
        for target in places
        if source != target and player.game.refusal(move := Shift(source, target))
    )
    player.gesture(refused)
    player.screen.move(0, 0)
    player.screen.rest()
    assert player.played == []
    assert ImageChops.difference(before, player.screen.picture()).getbbox() is None


def test_a_game_goes_on_where_it_was_left(player: Player, screen: Screen, program: Program) -> None:
    seed, words = won_deal()
    for word in words[:4]:
        player.play(word)
    assert player.quit() == ""
    with start(screen, program, player.home, seed=seed, moves=words[:4]) as later:
        assert later.played == words[:4]
        later.play(words[4])
        assert later.quit() == ""


def test_moves_are_taken_back_and_played_again_by_keyboard(player: Player) -> None:
    _, words = won_deal()
    for word in words[:4]:
        player.play(word)
    player.screen.key("ctrl+z", "ctrl+z")
    wait_for("two moves taken back", lambda: player.played == words[:2])
    player.screen.key("ctrl+y")
    wait_for("one played again", lambda: player.played == words[:3])
