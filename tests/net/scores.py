"""What captured cards are worth and who pays what: what must stay when the code is rebuilt.

The cards of every case are dealt by chance, with calls, bombs and all that counts besides. A line
holds what the first side made and what is paid, and checksums of the same as JSON and in words.
``python -m tests.net.scores`` records them anew.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hanafuda_desktop.cards.notation import card_id
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from tests.net.canonical import checksum
from tests.net.command_line import said

__all__ = ["FEW", "FOLDER", "GAMES", "lines_of", "recorded"]

FOLDER: Final = Path(__file__).parent / "data" / "scores"
CATALOGUE: Final = our_games()
GAMES: Final = tuple(
    sorted(
        entry.id for entry in CATALOGUE.entries() if CATALOGUE.game(entry.id).family == "fishing"
    )
)
_CASES: Final = 24
FEW: Final = 8
"""So many are tried in every run, and all in a long one."""


def _words(rules: Any, number: int) -> list[str]:
    """What is asked in the case of this number."""
    chance = random.Random(f"{rules.id} {number}")
    players = chance.choice(rules.player_counts)
    game: Any = new_game(rules, players=players)
    sides = len(game.view().round.sides)
    deck = [card_id(card) for card in game.family.deck]
    opening = chance.sample(deck, 8)
    chance.shuffle(deck)

    def some(least: int, most: int) -> list[str]:
        return [deck.pop() for _ in range(chance.randint(least, most))]

    words = ["--players", f"{players}", "--cards", *some(12, 30)]
    if number % 4:
        for others in range(sides - 1, 0, -1):
            words += ["--opponent", *some(0, len(deck) // others)]
        if rules.wild and number % 6 == 1:
            words += ["--left", *deck]
    for option, highest in (("calls", 3), ("shown", 2), ("bombs", 2), ("drawn-rounds", 2)):
        if not chance.randrange(3):
            words += [f"--{option}", f"{chance.randint(1, highest)}"]
    if not chance.randrange(3):
        words += ["--opponent-calls", f"{chance.randint(1, 2)}"]
    if not chance.randrange(3):
        words += ["--opening", *opening]
    return [*words, "--month", f"{1 + number % 12}", *(["--dealer"] if number % 2 else [])]


def _line(rules: Any, number: int) -> str:
    words = _words(rules, number)
    told, read = said("score", rules.id, *words, "--json"), said("score", rules.id, *words)
    if told.code:
        return f"case {number}: exit code {told.code}: {told.err.strip()}"
    facts = json.loads(told.out)
    worth = f"{len(facts['yaku'])} yaku, {facts['total']} points"
    paid = [each["amount"] for each in facts["payments"]]
    return f"case {number}: {worth}, paid {paid}: {checksum(facts)} {checksum(read.out)}"


def lines_of(game_id: str, most: int = _CASES) -> list[str]:
    """What is said of the first cases of a game now."""
    rules = CATALOGUE.game(game_id)
    return [_line(rules, number) for number in range(most)]


def recorded(game_id: str) -> list[str]:
    """The same as it was recorded."""
    return (FOLDER / f"{game_id}.txt").read_text("utf-8").splitlines()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        os.environ["HANAFUDA_HOME"] = home
        for each in GAMES:
            text = "\n".join(lines_of(each)) + "\n"
            (FOLDER / f"{each}.txt").write_text(text, "utf-8", newline="\n")
