"""Somebody who does not look: presses all keys in turn, as fast as is wanted."""

from __future__ import annotations

from typing import Final, cast

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.moves import SpeedMove, moved_at
from hanafuda_desktop.families.speed.players import speed_level
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.table import SpeedChoices
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.lab.arena import Maker, duel

__all__ = ["BlindPresser", "pressing", "rounds_lost"]

_OTHERS: Final = 3
"""The two keys of the stacks and the one that joins; by themselves they play nothing."""


class BlindPresser:
    """Presses the keys of a seat one after the other, and again from the first.

    What a key means is that of the table's keys: a column's key turns its card up, or sends it to a
    stack that it fits, or waits for another column's key where it can be joined; else the card is
    tried where it does not fit.

    Args:
        rules: the game.
        seat: where it sits.
        seed: where the order of the keys comes from, another one each time round: in the same it
            might press the same wrong key for ever, whenever its hand is free.
        keys_a_second: how fast it presses.
        only_columns: whether it leaves out the keys that play nothing by themselves.
    """

    def __init__(
        self, rules: SpeedRules, seat: int, seed: int, keys_a_second: int, *, only_columns: bool
    ) -> None:
        self._family = cast("Speed", compile_rules(rules))
        self._seat = seat
        self._seed = seed
        self._pause = 1000 / keys_a_second
        self._columns = len(rules.columns)
        self._keys = self._columns + (0 if only_columns else _OTHERS)
        self._now = 0
        self._choices: SpeedChoices | None = None

    def see(self, view: View, at: int) -> None:
        """The table looks like this since then."""
        self._now = at
        state = self._family.guessed(view, self._family.unseen(view))
        self._choices = None
        if turn_of(view).asked == "play":
            self._choices = SpeedChoices(view, self._family.legal_moves(state, self._seat))

    def refused(self, at: int, free_at: int) -> None:
        """What the last key did was refused; the next one is pressed all the same."""
        assert free_at >= 0
        self._now = at

    def next_act(self) -> SpeedMove | None:
        """What the next key does that does anything."""
        if self._choices is None:
            return None
        first = int(self._now / self._pause) + 1
        for number in range(first, first + 3 * self._columns * self._keys):
            move = self._pressed(number, self._choices)
            if move is not None:
                return moved_at(move, max(self._now + 1, round(number * self._pause)))
        return None

    def _key(self, number: int) -> int:
        """Which key is pressed: all of them in turn."""
        again, place = divmod(number, self._keys)
        return shuffled(range(self._keys), self._seed + again)[place]

    def _pressed(self, number: int, live: SpeedChoices) -> SpeedMove | None:
        column, seat = self._key(number), self._seat
        if column >= self._columns or not live.pile(seat, column).cards:
            return None
        turned, puts, joins = (
            live.turned(seat, column),
            live.puts(seat, column),
            live.joins(seat, column),
        )
        if turned is not None:
            return turned
        if puts:
            return puts.get(seat) or next(iter(puts.values()))
        if not joins:
            return live.tried(seat, column, live.lately_covered(seat))
        return joins.get(self._key(number + 1))


def pressing(keys_a_second: int, *, only_columns: bool = False) -> Maker:
    """Makes one for a seat."""

    def make(rules: SpeedRules, seat: int, seed: int) -> BlindPresser:
        return BlindPresser(rules, seat, seed, keys_a_second, only_columns=only_columns)

    return make


def rounds_lost(rules: SpeedRules, level: str, make: Maker, rounds: int) -> int:
    """How many of so many rounds a player loses to a level, from either side of the table."""
    lost = 0
    for number in range(rounds):
        seat = number % 2
        makers = (make, speed_level(level).make)
        played = duel(rules, makers[::-1] if seat else makers, number, number, rounds=1)
        lost += played.winners == (1 - seat,)
    return lost
