"""Tables to try rules on, from positions of a few lines."""

from __future__ import annotations

from hanafuda_desktop.cards.notation import parse_cards, shorts
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.hints import (
    Advice,
    Effort,
    advise,
    search_useful_move,
)
from hanafuda_desktop.families.tableau.state import TableauMove, TableauState
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue

__all__ = ["fair_hints", "game_of", "moves_of", "no_useful_move", "table"]


def game_of(game_id: str = "yatsuhashi", seed: int = 0) -> Game:
    """A game of a shipped rule file."""
    return new_game(Catalogue((rule_files(),), LANGUAGE).game(game_id), seed=seed)


def table(game: Game, position: str) -> TableauState:
    """The state of a text that may leave out cards: those go face down under the last column."""
    lines = [line.strip() for line in position.strip().splitlines()]
    named: set[int] = set()
    for line in lines:
        name, _, rest = line.partition(":")
        words = rest.replace("(", " ").replace(")", " ").split()
        if name == "y":
            words = words[1:]
        if name not in ("redeals", "chance"):
            named |= set(parse_cards(" ".join(words)))
    rest_of_deck = [card for card in game.family.deck if card not in named]
    last = max((line for line in lines if line.startswith("c")), key=lambda line: line[:2])
    if rest_of_deck:
        name, _, cards = last.partition(":")
        inside = cards.strip()
        hidden = shorts(rest_of_deck)
        inside = f"({hidden} {inside[1:]}" if inside.startswith("(") else f"({hidden}) {inside}"
        lines[lines.index(last)] = f"{name}: {inside}"
    state = game.family.read_position("\n".join(lines))
    assert isinstance(state, TableauState)
    return state


def moves_of(game: Game, state: TableauState) -> set[str]:
    """The legal moves in notation."""
    return {game.family.write_move(move) for move in game.family.legal_moves(state, 0)}


def fair_hints(
    rules: TableauRules,
    view: View,
    effort: Effort | None = None,
    plan: tuple[TableauMove, ...] = (),
) -> Advice:
    """The best advice for so much effort."""
    *_, best = advise(rules, view, effort or Effort(), plan)
    return best


def no_useful_move(rules: TableauRules, view: View) -> bool:
    """Whether it is certain that nothing useful can be done any more."""
    *_, found = search_useful_move(rules, view)
    return not found
