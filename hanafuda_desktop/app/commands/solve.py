"""What ``hanafuda solve`` understands, does and says."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from hanafuda_desktop.app.commands.command import (
    PROBLEMS,
    CommandOutput,
    CommandProblem,
    seed_number,
    whole,
)
from hanafuda_desktop.app.commands.window import WindowProblem, deal_in
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.engine.family import EngineError, engine_for
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.search import Budget, Solution, Verdict
from hanafuda_desktop.families.tableau.solver.solving import solving
from hanafuda_desktop.lab.report import clear_bar
from hanafuda_desktop.rules.fingerprint import play_digest
from hanafuda_desktop.rules.schema.game import GameBase

_MOST_NODES: Final = 1_000_000_000
_WIDTH: Final = 96
_SHOWN_EVERY: Final = 0.2
"""Seconds after which it is said how far the search is."""


def solve_parser() -> ArgumentParser:
    """The words after ``hanafuda solve``."""
    parser = ArgumentParser(
        "hanafuda solve",
        description="Say whether a deal of a patience can be won, and how, knowing every card.",
    )
    parser.add_argument("game", metavar="GAME", help="a game's name, or the path of a rule file")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--seed", metavar="N", type=seed_number, default=0, help="the deal (0)")
    how.add_argument(
        "--deal", metavar="FILE", type=Path, help="a file with a deal, or with a position"
    )
    add_budget(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=_run)
    return parser


def add_budget(parser: ArgumentParser) -> None:
    """Let the parser read how much a search may spend."""
    most = Budget().nodes
    parser.add_argument(
        "--nodes",
        metavar="N",
        type=positions,
        default=most,
        help=f"leave a deal undecided after so many positions ({most})",
    )


def positions(text: str) -> int:
    """How many positions a search may play on from.

    Raises:
        argparse.ArgumentTypeError: it is no such number.
    """
    return whole(text, 1, _MOST_NODES)


def patience(rules: GameBase) -> TableauRules:
    """The rules, if they are those of a patience.

    Raises:
        CommandProblem: they are not.
    """
    if not isinstance(rules, TableauRules):
        raise CommandProblem(f"{rules.id} is no patience; only a patience can be solved")
    return rules


def solved(rules: GameBase, options: Namespace) -> tuple[dict[str, Any], str]:
    """What is found out about the deal: as plain values, and as lines for people.

    Raises:
        CommandProblem: there is no such deal.
    """
    game = _dealt(patience(rules), options)
    begun = time.perf_counter()
    solution = _watched(game, Budget.of(options.nodes))
    seconds = time.perf_counter() - begun
    moves = [game.family.write_move(move) for move in solution.moves]
    facts = {
        "game": rules.id,
        "play_digest": play_digest(rules),
        "deal": str(options.deal) if options.deal is not None else options.seed,
        "verdict": solution.verdict.value,
        "moves": moves,
        "nodes": solution.nodes,
        "seconds": seconds,
    }
    return facts, _text(facts, options.nodes)


def _run(library: Library, options: Namespace) -> CommandOutput:
    _, rules = library.find(options.game)
    facts, text = solved(rules, options)
    return CommandOutput(text, facts)


def _dealt(rules: TableauRules, options: Namespace) -> Game:
    try:
        if options.deal is None:
            return new_game(rules, seed=options.seed)
        deal = deal_in(options.deal, rules, 1)
        return new_game(rules, order=deal.order, picture=deal.picture)
    except WindowProblem as problem:
        raise CommandProblem(str(problem), problem.code) from problem
    except EngineError as error:
        raise CommandProblem(f"{rules.id}: {error}", PROBLEMS) from error


def _watched(game: Game, budget: Budget) -> Solution:
    """Solve it; a person who waits at a terminal sees that something is done."""
    assert isinstance(game.rules, TableauRules)
    watched = sys.stderr is not None and sys.stderr.isatty()
    show_at = time.perf_counter() + _SHOWN_EVERY
    try:
        for news in solving(engine_for(Tableau, game.rules), game.state, budget):
            if isinstance(news, Solution):
                return news
            if watched and time.perf_counter() > show_at:
                show_at = time.perf_counter() + _SHOWN_EVERY
                sys.stderr.write(f"\r{news:,} positions")
                sys.stderr.flush()
    finally:
        if watched:
            clear_bar()
    return Solution(Verdict.UNKNOWN, (), 0)  # a search says something at last


def _text(facts: dict[str, Any], budget: int) -> str:
    named = f"deal {facts['deal']}" if isinstance(facts["deal"], int) else facts["deal"]
    match facts["verdict"]:
        case "won":
            count = len(facts["moves"])
            said = "can be won in 1 move" if count == 1 else f"can be won in {count} moves"
        case "lost":
            said = "cannot be won: everything that can be played was looked at"
        case _:
            said = f"not decided within {_positions(budget)}; --nodes allows more"
    lines = [f"{facts['game']}, {named}: {said}"]
    if facts["moves"]:
        lines += (f"  {line}" for line in wrap(" ".join(facts["moves"]), _WIDTH))
    lines.append(f"  searched {_positions(facts['nodes'])} in {facts['seconds']:.2f} seconds")
    return "\n".join(lines)


def _positions(count: int) -> str:
    return "1 position" if count == 1 else f"{count:,} positions"
