"""Tables to try shedding rules on, from positions of a few lines."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.notation import parse_card, parse_cards, short, shorts
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.shedding.family import Shedding
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.state import NO_CARD, SheddingState
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.engine.positions import TurnPosition, games_of, lines_of

__all__ = [
    "ALL_GAMES",
    "CATALOGUE",
    "EMPTY",
    "MADE_UP",
    "TABLES",
    "Table",
    "every_table",
    "family_of",
    "lying",
    "rules_of",
    "table",
]

MADE_UP = Path(__file__).parent / "made_up"
CATALOGUE = Catalogue((rule_files(), MADE_UP), LANGUAGE)
ALL_GAMES = games_of(CATALOGUE, "shedding")


def rules_of(game_id: str) -> SheddingRules:
    """The rules of a shipped or made-up rule file."""
    rules = CATALOGUE.game(game_id)
    assert rules.family == "shedding"
    return rules


TABLES = [
    (game_id, players)
    for game_id in ALL_GAMES
    for players in range(rules_of(game_id).players.least, rules_of(game_id).players.most + 1)
]
"""Every game with every number of players."""
every_table = pytest.mark.parametrize(
    ("game_id", "players"), TABLES, ids=[f"{game_id}-{players}" for game_id, players in TABLES]
)


EMPTY = "f: 41 51 61 71\n"
"""A field with which hands of the first three months do not go."""


@cache
def family_of(game_id: str, players: int | None = None, rounds: int | None = None) -> Shedding:
    """The engine of a shipped or made-up rule file."""
    rules = rules_of(game_id)
    return Shedding(rules, rules.players.least if players is None else players, rounds)


def lying(state: SheddingState) -> list[int]:
    """All cards, wherever they lie."""
    lying = [*state.stock, *state.discard, *members(state.field)]
    for hand in state.hands:
        lying += members(hand)
    return lying + ([] if state.drawn == NO_CARD else [state.drawn])


class Table(TurnPosition[Shedding, SheddingState]):
    """A position of a shedding game."""

    def hand(self, seat: int) -> str:
        """A seat's hand."""
        return shorts(members(self.state.hands[seat]))

    @property
    def field(self) -> str:
        """The field's cards, by their places."""
        return shorts(card for card in self.state.places if card >= 0)

    @property
    def discard(self) -> str:
        """The discard pile, its top card last."""
        return shorts(self.state.discard)


def table(
    game_id: str, position: str, *, players: int | None = None, rounds: int | None = None
) -> Table:
    """The position of a position that may leave most of it out.

    ``next:`` lists the cards to be drawn, the first one first. Cards that stand nowhere go where
    ``rest:`` says, or else to the bottom of the stock. Seat 0 is asked to play, unless ``asked:``
    says so; a hand that is left out gets a card of the rest.
    """
    family = family_of(game_id, players, rounds)
    given = lines_of(position)
    given.setdefault("asked", "play 0")
    where = given.pop("rest", "s")
    given["s"] = shorts(reversed(parse_cards(given.pop("next", ""))))
    hands = [f"h{seat}" for seat in range(family.seats)]
    named = {
        card for name in ("s", "d", "f", "x", *hands) for card in parse_cards(given.get(name, ""))
    }
    left = [card for card in family.deck if card not in named]
    for name in hands:
        if name not in given:
            given[name] = short(left.pop())
    given[where] = f"{shorts(left)} {given.get(where, '')}"
    given["f"] = " ".join(
        f"{short(parse_card(card))}@{place}"
        for place, card in enumerate(given.get("f", "").split())
    )
    text = "\n".join(f"{name}: {rest}" for name, rest in given.items())
    return Table(family, family.read_position(text))
