"""Tables to try shedding rules on, from pictures of a few lines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.notation import parse_card, parse_cards, short, shorts
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.engine.shedding.family import Shedding
from hanafuda_desktop.engine.shedding.state import Phase, SheddingState
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.schema.shedding import SheddingRules

__all__ = [
    "ALL_GAMES",
    "CATALOGUE",
    "MADE_UP",
    "TABLES",
    "Table",
    "dealt",
    "family_of",
    "random_game",
    "rules_of",
    "table",
]

MADE_UP = Path(__file__).parent / "made_up"
CATALOGUE = Catalogue((rule_files(), MADE_UP))
ALL_GAMES = tuple(
    entry.id
    for entry in CATALOGUE.entries()
    if entry.loaded.rules is None or entry.loaded.rules.family == "shedding"
)


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


@cache
def family_of(game_id: str, players: int | None = None, rounds: int | None = None) -> Shedding:
    """The engine of a shipped or made-up rule file."""
    rules = rules_of(game_id)
    return Shedding(rules, rules.players.least if players is None else players, rounds)


def dealt(family: Shedding, seed: int) -> SheddingState:
    """The state after the deal of this number."""
    return family.deal(shuffled(family.deck, seed), seed).state


def random_game(family: Shedding, seed: int) -> Iterator[tuple[SheddingState, Any]]:
    """Every state but the last of a game played by chance, with the move made there."""
    chance = SplitMix64(seed + 77)
    state = dealt(family, seed)
    while state.phase != Phase.OVER:
        moves = family.legal_moves(state, state.seat)
        assert moves
        move = moves[chance.below(len(moves))]
        yield state, move
        state = family.apply(state, move).state


class Table(NamedTuple):
    """A position, and how it came about."""

    family: Shedding
    state: SheddingState
    events: tuple[Event, ...] = ()

    def play(self, *words: str) -> Table:
        """The position after these moves in notation, with everything that happened."""
        state, events = self.state, list[Event]()
        for word in words:
            step = self.family.apply(state, self.family.read_move(word))
            state = step.state
            events += step.events
        return Table(self.family, state, tuple(events))

    def moves(self) -> set[str]:
        """The legal moves in notation."""
        found = self.family.legal_moves(self.state, self.state.seat)
        return {self.family.write_move(move) for move in found}

    def refusal(self, word: str) -> str | None:
        """Why a move in notation is not legal."""
        return self.family.refusal(self.state, self.state.seat, self.family.read_move(word))

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

    @property
    def result(self) -> RoundResult:
        """The round that ended last."""
        return self.state.series.sheet[-1].result


def table(
    game_id: str, picture: str, *, players: int | None = None, rounds: int | None = None
) -> Table:
    """The position of a picture that may leave most of it out.

    ``next:`` lists the cards to be drawn, the first one first. Cards that stand nowhere go where
    ``rest:`` says, or else to the bottom of the stock. Seat 0 is asked to play, unless ``asked:``
    says so; a hand that is left out gets a card of the rest.
    """
    family = family_of(game_id, players, rounds)
    given: dict[str, str] = {}
    for line in picture.strip().splitlines():
        name, _, rest = line.strip().partition(":")
        given[name] = rest.strip()
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
    return Table(family, family.read_picture(text))
