"""How fast computer players are in a race, by the chance of their game; it needs no Qt."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from hanafuda_desktop.app.computers import computer_kinds
from hanafuda_desktop.app.seating import USUAL_COMPUTER, Seating
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.players.levels import level
from hanafuda_desktop.players.racing import computer_times

__all__ = ["race_times"]


def race_times(
    game: Game, seating: Seating, racers: Iterable[int], chance: int, attempt: int = 0
) -> dict[int, int]:
    """How fast the computer players are that race now, in milliseconds, by their seats (UN-13).

    A seat of nobody that is known here is as fast as the usual computer player.

    Args:
        game: the game.
        seating: who sits where.
        racers: the seats that race.
        chance: the number for the chance of computer players, which is the deal's.
        attempt: how often this race was begun before: who saw them then must not know them now.
    """
    kinds = computer_kinds(game.rules)
    words = {seat: seating.seats[seat] for seat in racers if not seating.is_person(seat)}
    reactions = {
        seat: level(word if word in kinds else USUAL_COMPUTER).reaction
        for seat, word in words.items()
    }
    moment = f"race {attempt}: chance {chance}, move {len(game.moves)}"
    return computer_times(reactions, int.from_bytes(sha256(moment.encode()).digest()[:8]) >> 1)
