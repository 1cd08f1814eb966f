"""What the solver finds of fixed deals of every patience: what must stay when the code is rebuilt.

Each deal is solved from its beginning and once more from a position that chance has led to, within
so many positions and never by a clock. A line holds the verdict, the nodes and the winning line, of
most deals as a checksum. In that position, the moves are also kept as a first look ranks them. Of a
few deals it is kept how hard they are, what is hinted there after some thought, and whether any
move is of use; and of each game which deal is that of a day.

``python -m tests.net.solves`` records them anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.solver.deals import deal_of_day, effort
from hanafuda_desktop.families.tableau.solver.hints import hints
from hanafuda_desktop.families.tableau.solver.search import Budget
from hanafuda_desktop.families.tableau.solver.solver import solve
from tests.families.tableau.tables import fair_hints, no_useful_move
from tests.net.canonical import checksum, plain

__all__ = ["DEALS", "FEW", "FOLDER", "GAMES", "all_lines_of", "lines_of", "recorded"]

FOLDER: Final = Path(__file__).parent / "data" / "solves"
CATALOGUE: Final = our_games()
GAMES: Final = tuple(
    sorted(
        entry.id for entry in CATALOGUE.entries() if CATALOGUE.game(entry.id).family == "tableau"
    )
)
DEALS: Final = range(1, 41)
"""200 deals of the five patiences."""
FEW: Final = range(1, 4)
"""Those that are solved in every run; the others in a long one."""
_HINTED: Final = range(3, 9)
"""Those of which difficulty and hints are kept, and the winning line move by move."""
_BUDGET: Final = Budget(nodes=30_000, positions=200_000)
_DAY: Final = "2026-11-21"


def _led_by_chance(rules: Any, deal: int) -> Game:
    """A game in which chance has made up to 35 moves."""
    game = new_game(rules, seed=deal)
    chance = random.Random(f"{rules.id} {deal}")
    for _ in range(5 * (deal % 8)):
        legal = game.legal_moves()
        if not legal:
            break
        game.push(chance.choice(legal))
    return game


def _solved(game: Game, *, fully: bool) -> str:
    engine: Any = game.family
    found = solve(engine, game.state, _BUDGET)
    moves = [engine.write_move(move) for move in found.moves]
    said = f"{plain(found.verdict)}, {found.nodes} nodes"
    if not moves:
        return said
    return f"{said}, {len(moves)} moves: {' '.join(moves) if fully else checksum(moves)}"


def _hinted(game: Game) -> Iterator[str]:
    rules: Any = game.rules
    write = game.family.write_move
    advice = fair_hints(rules, game.view())
    plan = [write(move) for move in advice.plan]
    yield f"hints {' '.join(map(write, advice.moves))}, plan of {len(plan)} {checksum(plan)}"
    if no_useful_move(rules, game.view()):
        yield "no move is of use"


def lines_of(game_id: str, deal: int) -> list[str]:
    """What is found of a deal now."""
    rules: Any = CATALOGUE.game(game_id)
    dealt, later = new_game(rules, seed=deal), _led_by_chance(rules, deal)
    found = [_solved(dealt, fully=deal in _HINTED)]
    ranked = [later.family.write_move(move) for move in hints(rules, later.view())]
    if later.moves:
        found.append(f"after {len(later.moves)} moves: {_solved(later, fully=False)}")
    found.append(f"after {len(later.moves)} moves: at a first look {' '.join(ranked)}")
    if deal in _HINTED:
        engine: Any = dealt.family
        found.append(f"effort {effort(engine, dealt.state)}")
        found += [f"after {len(later.moves)} moves: {line}" for line in _hinted(later)]
    return [f"deal {deal}: {line}" for line in found]


def _of_day(game_id: str) -> str:
    engine: Any = new_game(CATALOGUE.game(game_id)).family
    *_, picked = deal_of_day(engine, _DAY)
    assert not isinstance(picked, int)
    return f"the deal of {_DAY}: {picked.deal}, number {picked.tried} that was tried"


def all_lines_of(game_id: str) -> list[str]:
    """What is found of all deals now."""
    return [*(line for deal in DEALS for line in lines_of(game_id, deal)), _of_day(game_id)]


def recorded(game_id: str) -> list[str]:
    """The same as it was recorded."""
    return (FOLDER / f"{game_id}.txt").read_text("utf-8").splitlines()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in GAMES:
        text = "\n".join(all_lines_of(each)) + "\n"
        (FOLDER / f"{each}.txt").write_text(text, "utf-8", newline="\n")
