"""Tables to try fishing rules on, from positions of a few lines."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.notation import parse_card, parse_cards, short, shorts
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.score import Circumstances
from hanafuda_desktop.families.fishing.state import FishingState
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.engine.positions import TurnPosition, games_of, lines_of

__all__ = [
    "ALL_GAMES",
    "CATALOGUE",
    "MADE_UP",
    "TABLES",
    "Table",
    "cards",
    "circumstances",
    "every_table",
    "family_of",
    "order_of",
    "rules_of",
    "table",
    "worth",
]

MADE_UP = Path(__file__).parent / "made_up"
CATALOGUE = Catalogue((rule_files(), MADE_UP), LANGUAGE)
ALL_GAMES = games_of(CATALOGUE, "fishing")


def rules_of(game_id: str) -> FishingRules:
    """The rules of a shipped or made-up rule file."""
    rules = CATALOGUE.game(game_id)
    assert rules.family == "fishing"
    return rules


TABLES = [
    (game_id, players)
    for game_id in ALL_GAMES
    for players in sorted(map(int, rules_of(game_id).deal))
    if rules_of(game_id).players.least <= players <= rules_of(game_id).players.most
]
"""Every game with every number of players."""
every_table = pytest.mark.parametrize(
    ("game_id", "players"), TABLES, ids=[f"{game_id}-{players}" for game_id, players in TABLES]
)


@cache
def family_of(game_id: str, players: int | None = None, rounds: int | None = None) -> Fishing:
    """The engine of a shipped or made-up rule file."""
    rules = rules_of(game_id)
    return Fishing(rules, rules.players.least if players is None else players, rounds)


def cards(text: str) -> frozenset[int]:
    """Cards by their ids or short forms."""
    return frozenset(parse_cards(text))


class Table(TurnPosition[Fishing, FishingState]):
    """A position of a fishing game."""

    def captured(self, side: int) -> str:
        """A side's captured cards."""
        return shorts(members(self.state.captured[side]))

    @property
    def field(self) -> str:
        """The field's cards."""
        return shorts(members(self.state.field))


def table(
    game_id: str, position: str, *, players: int | None = None, rounds: int | None = None
) -> Table:
    """The position of a position that may leave most of it out.

    ``next:`` lists the cards to be drawn, the first one first; cards of the field lie side by side
    unless a ``+`` joins them. Cards that stand nowhere go where ``rest:`` says, or else to the
    bottom of the stock. Nobody is asked anything but seat 0 to play, unless ``asked:`` says so.
    """
    family = family_of(game_id, players, rounds)
    given = lines_of(position)
    given.setdefault("asked", "play 0")
    where = given.pop("rest", "s")
    given["s"] = shorts(reversed(parse_cards(given.pop("next", ""))))
    lying = ("s", "f", "t", "turned", *(n for n in given if n[0] in "hp" and n[1:].isdigit()))
    named = {c for n in lying for c in parse_cards(given.get(n, "").replace("+", " "))}
    left = shorts(card for card in family.deck if card not in named)
    given[where] = f"{left} {given.get(where, '')}"
    for name in ("f", "t"):
        if name in given:
            given[name] = _placed(given[name], 0 if name == "f" else 20)
    text = "\n".join(f"{name}: {rest}" for name, rest in given.items())
    return Table(family, family.read_position(text))


def _placed(text: str, first: int) -> str:
    words = []
    for place, stack in enumerate(text.split(), start=first):
        words += [f"{short(parse_card(card))}@{place}" for card in stack.split("+")]
    return " ".join(words)


def order_of(family: Fishing, first: str) -> tuple[int, ...]:
    """The deck in dealing order: these cards first, the others after them."""
    begin = parse_cards(first)
    return (*begin, *(card for card in family.deck if card not in begin))


def worth(game_id: str, captured: Iterable[int] | str, month: int = 1) -> dict[str, int]:
    """What captured cards are worth in yaku, by the yaku's ids."""
    held = mask_of(cards(captured) if isinstance(captured, str) else captured)
    worth = family_of(game_id).compiled.best_worth(month, held)
    return {score.yaku: score.points for score in worth.scores(held)}


def circumstances(*captured: str, **facts: object) -> Circumstances:
    """A round's circumstances in which the sides captured these cards."""
    known = {"number": 1, "dealer": 0} | facts
    return Circumstances(captured=tuple(mask_of(cards(text)) for text in captured), **known)  # type: ignore[arg-type]
