"""What is noted of a game while it is simulated: its moves, its yaku, its rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hanafuda_desktop.engine import rounds
from hanafuda_desktop.engine.events import RoundEnded, YakuMade
from hanafuda_desktop.engine.speed.events import RoundWon
from hanafuda_desktop.engine.speed.turn import RoundSpoils

__all__ = ["PlayedRound", "Recorder"]


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """One round of a simulated game.

    Attributes:
        ending: how it ended.
        moves: how many moves were made in it.
        yaku: the ids of the yaku that counted in its result, of all sides.
        gain: the most that a seat gained; in a real-time game, how many cards its winner got rid
            of, those that he took counted against him.
    """

    ending: rounds.Ending
    moves: int
    yaku: tuple[str, ...]
    gain: int


class Recorder:
    """What is noted while a game is played."""

    def __init__(self) -> None:
        self.moves = self.choices = 0
        self.yaku: list[str] = []
        self.rounds: list[PlayedRound] = []
        self._round_began = 0
        self._held: tuple[int, ...] = ()

    def note(self, events: Sequence[Any]) -> None:
        """Note what happened."""
        for event in events:
            match event:
                case YakuMade(yaku=yaku):
                    self.yaku.append(yaku)
                case RoundEnded(result=result):
                    counted = tuple(yaku.yaku for side in result.sides for yaku in side.yaku)
                    self._note_round(result.ending, counted, max(result.gains))
                case RoundWon(spoils=spoils):
                    self._note_spoils(spoils)

    def _note_spoils(self, spoils: RoundSpoils) -> None:
        """A round in real time; nobody made yaku."""
        cards = sum(spoils.held)
        held = self._held or (cards - cards // 2, cards // 2)
        self._held = spoils.held
        ending = rounds.Ending.COUNTED if spoils.blocked else rounds.Ending.SHED
        self._note_round(ending, (), held[spoils.winner] - spoils.held[spoils.winner])

    def _note_round(self, ending: rounds.Ending, counted: tuple[str, ...], gain: int) -> None:
        moves = self.moves - self._round_began
        self.rounds.append(PlayedRound(ending, moves, counted, gain))
        self._round_began = self.moves

    def of_rounds(self) -> tuple[str, ...]:
        """The yaku that counted; without rounds, those that were made."""
        if not self.rounds:
            return tuple(self.yaku)
        return tuple(yaku for each in self.rounds for yaku in each.yaku)
