"""What the solver's process does for one position, and the most memory it took; for
test_solver_memory.py.
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path

from hanafuda_desktop.app.workers.process import Reply
from hanafuda_desktop.app.workers.solver_work import TableauQuestion, found
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.search import Budget
from hanafuda_desktop.families.tableau.solver.winnability import WinQuestion


def _most_memory() -> float:
    """In megabytes."""
    status = Path("/proc/self/status")
    if status.exists():  # on Linux, the other figure begins with that of the parent process
        lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
        return int(lines["VmHWM"].split()[0]) / 1e3
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / (1e6 if sys.platform == "darwin" else 1e3)


def main(game_id: str, deal: int, nodes: int, positions: int) -> None:
    """Search, and print the memory and the nodes."""
    game = new_game(our_games().game(game_id), seed=deal)
    assert isinstance(game.rules, TableauRules)
    question = TableauQuestion(game.rules, WinQuestion(game.state, Budget(nodes, positions)))
    *_, answer = found(1, question, lambda: True)
    assert isinstance(answer, Reply)
    print(f"{_most_memory():.0f} {getattr(answer.answer, 'nodes', 0)}")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
