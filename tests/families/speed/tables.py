"""Tables to try real-time rules on, from positions of a few lines, and games played by chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

from hanafuda_desktop.cards.notation import parse_cards, shorts
from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.speed.compiled import SEATS
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.moves import RoundSpoils, SpeedMove, SpeedPhase, moved_at
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.state import SpeedState
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.engine.positions import Position, dealt, games_of, lines_of

__all__ = [
    "ALL_GAMES",
    "CATALOGUE",
    "MADE_UP",
    "Table",
    "family_of",
    "lying",
    "one_of",
    "random_game",
    "rules_of",
    "seat_that_can",
    "table",
]

MADE_UP = Path(__file__).parent / "made_up"
CATALOGUE = Catalogue((rule_files(), MADE_UP), LANGUAGE)
ALL_GAMES = games_of(CATALOGUE, "speed")

EventT = TypeVar("EventT")


def rules_of(game_id: str) -> SpeedRules:
    """The rules of a shipped or made-up rule file."""
    rules = CATALOGUE.game(game_id)
    assert rules.family == "speed"
    return rules


@cache
def family_of(game_id: str, rounds: int | None = None) -> Speed:
    """The engine of a shipped or made-up rule file."""
    return Speed(rules_of(game_id), SEATS, rounds)


def lying(state: SpeedState) -> list[int]:
    """All cards, wherever they lie."""
    cards = [card for pile in (*state.decks, *state.stacks) for card in pile]
    return cards + [card for layout in state.layouts for column in layout for card in column.cards]


def seat_that_can(family: Speed, state: SpeedState, chance: SplitMix64) -> int:
    """One of the seats that can do something, each as likely as the other."""
    able = [seat for seat in range(SEATS) if family.legal_moves(state, seat)]
    return able[chance.below(len(able))]


def random_game(family: Speed, seed: int) -> Iterator[tuple[SpeedState, SpeedMove]]:
    """Every state but the last of a game that two play by chance, with the move made there."""
    chance = SplitMix64(seed + 77)
    state = dealt(family, seed)
    while state.phase != SpeedPhase.OVER:
        able = [moves for seat in range(SEATS) if (moves := family.legal_moves(state, seat))]
        moves = able[chance.below(len(able))]
        move = moved_at(moves[chance.below(len(moves))], state.now + chance.below(900))
        yield state, move
        state = family.apply(state, move).state


def one_of(events: tuple[Event, ...], kind: type[EventT]) -> EventT:
    """The only event of a kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


class Table(Position[Speed, SpeedState]):
    """A position of a real-time game."""

    def moves(self, seat: int) -> set[str]:
        """A seat's legal moves in notation, without the time."""
        found = self.family.legal_moves(self.state, seat)
        return {self.family.write_move(move).partition(":")[2] for move in found}

    def refusal(self, word: str) -> str | None:
        """Why a move in notation is not legal."""
        seat = int(word[0]) if word[0].isdigit() else 0
        return self.family.refusal(self.state, seat, self.family.read_move(word))

    def pile(self, name: str, seat: int = 0) -> str:
        """A pile as a seat sees it."""
        cards = self.family.view(self.state, seat).pile(name).cards
        return " ".join("??" if card is None else shorts((card,)) for card in cards)

    @property
    def phase(self) -> SpeedPhase:
        """What goes on."""
        return self.state.phase

    @property
    def spoils(self) -> RoundSpoils:
        """The round that ended last."""
        return self.state.series.spoils[-1]


def table(game_id: str, position: str, *, rounds: int | None = None) -> Table:
    """The position of a position that may leave most of it out.

    Columns and decks that are left out are empty. Cards that stand nowhere lie at the bottom of the
    pile that ``rest:`` names, or else of seat 0's deck. ``asked: play 0``, unless it says so.
    """
    family = family_of(game_id, rounds)
    given = lines_of(position)
    given.setdefault("asked", "play 0")
    given.setdefault("round", "1 again 0 seed 7")
    where = given.pop("rest", "t0")
    columns = len(family.compiled.sizes)
    for seat in range(SEATS):
        given.setdefault(f"t{seat}", "")
        for number in range(1, columns + 1):
            given.setdefault(f"c{seat}-{number}", "|")
    piles = {name: text for name, text in given.items() if name[0] in "tcm" and name[1].isdigit()}
    named = {card for text in piles.values() for card in parse_cards(text.replace("|", " "))}
    left = [card for card in family.deck if card not in named]
    given[where] = f"{shorts(left)} {given[where]}"
    text = "\n".join(f"{name}: {rest}" for name, rest in given.items())
    return Table(family, family.read_position(text))
