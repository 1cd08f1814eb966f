"""Shipped rule files with slips of the pen: told with their place, or a game that can be played."""

from __future__ import annotations

import re
import time
from collections import Counter
from pathlib import Path

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.fishing.standing import standings, stop_offer
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.checking import check_files
from hanafuda_desktop.rules.loading import load_game
from hanafuda_desktop.rules.schema.rulefile import GameRules

GAMES = [
    path
    for path in sorted(Path(str(rule_files())).glob("*.yaml"))
    if re.search(
        r"^family: (fishing|shedding|tableau)|^extends: ", path.read_text("utf-8"), re.MULTILINE
    )
]
ENGINES = Path(__file__).parents[1] / "engine"
MADE_UP = [
    path
    for family in ("fishing", "shedding")
    for path in sorted((ENGINES / family / "made_up").glob("*.yaml"))
]
ROUNDS = ("fishing", "shedding")
"""Families whose rounds must end, however they are played."""
MUTANTS = 10
MOST_MOVES = 3000
LONGEST = 3.0
"""Seconds of the processor's time, at the very most, for a file and a round of its game."""

NUMBERS = ["0", "1", "2", "3", "4", "5", "7", "8", "12", "24", "48", "-1", "999999999999", "1.5"]
# fmt: off
WORDS = [
    "all", "nothing", "same", "month", "category", "bright", "animal", "ribbon", "chaff",
    "true", "false", "each", "any", "deal", "win", "redeal", "stay", "dealer", "user",
    "nobody", "pair", "both", "hands", "stock", "worst", "either", "instead", "also", "once",
    "sum",
]
# fmt: on
WORD = r"[a-z_-]{4,}"
PIECES = [
    "{cards: all, count: 2, same: month}",
    "{cards: {category: chaff}, count: 3}",
    "{month: 1}",
    "[4]",
    "[]",
    "{}",
    "'",
    ": ",
]


def _mutated(text: str, chance: SplitMix64) -> str:
    """The file with one to three of its numbers, words or lines changed."""
    for _ in range(1 + chance.below(3)):
        lines = text.split("\n")
        at = chance.below(len(lines))
        match chance.below(8):
            case 0:
                del lines[at]
            case 1:
                lines.insert(chance.below(len(lines)), lines[at])
            case 2:
                lines[at] = " " * chance.below(5) + lines[at]
            case 3:
                lines[at] = lines[at].replace("{", "[", 1)
            case 4:
                lines = _with(text, r"\b\d+\b", NUMBERS, chance)
            case 5:
                lines = _with(text, r"(?<=: )[a-z-]+", WORDS, chance)
            case 6:
                lines = _with(text, r"\{[^{}]*\}", PIECES, chance)
            case _:
                lines = _with(text, WORD, re.findall(WORD, text), chance)
        text = "\n".join(lines)
    return text


def _with(text: str, pattern: str, pieces: list[str], chance: SplitMix64) -> list[str]:
    """The lines of the text with a piece in one of the places that look like the pattern."""
    places = list(re.finditer(pattern, text))
    if places:
        start, end = places[chance.below(len(places))].span()
        text = text[:start] + pieces[chance.below(len(pieces))] + text[end:]
    return text.split("\n")


def _played(rules: GameRules, seed: int) -> None:
    """A round of the game at its smallest table and its largest, with everything that is shown."""
    chance = SplitMix64(seed)
    for players in {rules.player_counts[0], rules.player_counts[-1]}:
        game = Game(rules, seed=seed, players=players, rounds=1)
        for number in range(MOST_MOVES if rules.family in ROUNDS else 60):
            moves = game.legal_moves()
            if game.outcome is not None or not moves:
                break
            game.push(moves[chance.below(len(moves))])
            if rules.family == "fishing" and number % 10 == 0:
                standings(rules, game.view(0))
                stop_offer(rules, game.view(game.to_move or 0))
        else:
            assert rules.family not in ROUNDS, "the round does not end"


@pytest.mark.parametrize("path", [*GAMES, *MADE_UP], ids=lambda path: path.stem)
def test_a_mutated_file_is_told_or_played(path: Path, tmp_path: Path) -> None:
    catalogue = Catalogue((rule_files(), path.parent, tmp_path))
    text = path.read_text("utf-8")
    chance = SplitMix64(sum(map(ord, path.stem)))
    codes = Counter[int]()
    for number in range(MUTANTS):
        mutant = _mutated(text, chance)
        file = tmp_path / f"mutant-{number}.yaml"
        file.write_text(mutant, "utf-8")
        began = time.process_time()
        report = check_files([file], catalogue)
        codes[report.exit_code] += 1
        lines = mutant.count("\n") + 1
        for diagnostic in report.diagnostics:
            assert diagnostic.file != file or 1 <= diagnostic.start.line <= lines
        rules = load_game(file, catalogue).rules
        assert (rules is None) == (report.exit_code != 0)
        if rules is not None:
            try:
                _played(rules, number)
            except Exception as error:
                raise AssertionError(f"{mutant}\n{report.text()}") from error
        assert time.process_time() - began < LONGEST, mutant
    assert codes[1] > 0
