"""What was played of late in a shedding game: the events of a round as turns, told in sentences.

Cards that somebody drew and kept are never named: whoever reads this may be one of the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from hanafuda_desktop.engine.events import CardsMoved, Event, PileTurnedOver, RoundBegun
from hanafuda_desktop.engine.race import RaceResult, RaceRun
from hanafuda_desktop.engine.shedding.events import (
    DirectionTurned,
    EffectStruck,
    HandsSwapped,
    PalmLaid,
    Struggled,
    TurnLost,
    TurnPassed,
)
from hanafuda_desktop.table.round_names import YOU, RoundNames
from hanafuda_desktop.table.turn_words import TurnTold, card_words

__all__ = ["race_words", "shedding_turns_told"]


def race_words(result: RaceResult, names: RoundNames) -> str:
    """How a race ended, in a sentence without its full stop."""
    said = []
    if result.exempt is not None:
        said.append(f"{names.does(result.exempt, 'pay')} nothing")
    if result.forfeit is not None:
        said.append(f"{names.does(result.forfeit, 'play')} a forfeit")
    told = " and ".join(said) or "Nobody was in time"
    return f"Lots were drawn: {_within(told)}" if result.by_lot else told


def _within(said: str) -> str:
    """A sentence that does not begin one: ``you pay nothing``, but ``Haru pays nothing``."""
    return said[:1].lower() + said[1:] if said.startswith((f"{YOU} ", "Nobody ")) else said


_DREW: Final = "drew a card"
"""Of a card about which its player is asked; others come into the hand and are counted."""
_PLAIN: Final[Mapping[type, str]] = {
    TurnPassed: "passed",
    DirectionTurned: "turns go the other way round",
    PileTurnedOver: "the discard pile became the stock",
    PalmLaid: "shed the last card",
}
"""What there is but one way to say."""


@dataclass(slots=True)
class _Turn:
    """A turn as it is being read from its events."""

    seat: int
    first: int
    names: RoundNames
    parts: list[str] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    _drawn: dict[int, int] = field(default_factory=dict)
    """How many cards seats have drawn that is not told yet."""
    _struck: int | None = None
    """Whom the last part of what was said speaks of, where more may happen to the same seat."""
    _again: bool = False
    """Whether an effect gives another turn."""
    _shed: list[int] = field(default_factory=list)
    """Hand cards, or the drawn one, that went straight to the discard pile."""
    _laid: list[int] = field(default_factory=list)
    """The same on the field, where they lie now."""
    _swept: list[int] = field(default_factory=list)
    """Cards that have left the field by themselves."""

    def read(self, events: Iterable[Event]) -> None:
        """Read what happened in one of its moves."""
        for event in events:
            match event:
                case CardsMoved(cards=cards, source=source, target=target):
                    known = [card for card in cards if card is not None]
                    self._moves(known, len(cards), source, target)
                case _:
                    self._tell_moves()
                    self._tell(event)
        self._tell_moves()

    def _moves(self, cards: list[int], count: int, source: str, target: str) -> None:
        own = source in (f"h{self.seat}", "x")
        if own and target in ("f", "d"):
            self.cards += cards
            (self._laid if target == "f" else self._shed).extend(cards)
        elif source == "f" and target == "d":
            self._sweep(cards)
        elif source == "x":
            self._keeps()
        elif (source, target) == ("s", "x"):
            self.parts.append(_DREW)
        elif source == "s" and target.startswith("h"):
            seat = int(target[1:])
            self._drawn[seat] = self._drawn.get(seat, 0) + count

    def _keeps(self) -> None:
        if self.parts[-1:] == [_DREW]:
            self.parts[-1] += " and kept it"
        else:
            self.parts.append("kept the drawn card")

    def _sweep(self, cards: list[int]) -> None:
        """Cards leave the field: those that lay there, with hand cards on them or by themselves."""
        laid = [card for card in cards if card in self._laid]
        under = [card for card in cards if card not in self._laid]
        if laid:
            self.parts.append(f"laid {card_words(laid)} on {card_words(under)}")
            self._laid = [card for card in self._laid if card not in laid]
        else:
            self._swept += under
            self.cards += under

    def _tell_moves(self) -> None:
        """Tell the cards that moved until now."""
        self._tell_drawn()
        if self._shed:
            self.parts.append(f"discarded {card_words(self._shed)}")
        if self._swept:
            self.parts.append(f"discarded {card_words(self._swept)} from the field")
        if self._laid:
            self.parts.append(f"laid {card_words(self._laid)} on the field")
        for cards in (self._shed, self._swept, self._laid):
            cards.clear()

    def _tell_drawn(self) -> None:
        """Tell who drew cards until now; several who drew as many, as by one effect, together."""
        drawn, counts = self._drawn, set(self._drawn.values())
        if len(drawn) > 1 and len(counts) == 1:
            *others, last = (self._whose(seat) for seat in drawn)
            self._add(f"{', '.join(others)} and {last} drew {_cards(counts.pop())} each")
        else:
            for seat, count in drawn.items():
                self._happens(seat, f"drew {_cards(count)}")
        drawn.clear()

    def _add(self, said: str) -> None:
        """Say something more: of an effect whose name was just said, or by itself."""
        if self.parts and self.parts[-1].endswith(":"):
            self.parts[-1] += f" {said}"
        else:
            self.parts.append(said)

    def _happens(self, seat: int, what: str) -> None:
        """Something happens to somebody, mostly by an effect; whom it struck is named but once."""
        whose = "" if seat == self.seat else f"{self._whose(seat)} "
        if self.parts and self._struck == seat and not self.parts[-1].endswith(":"):
            self.parts[-1] += f" and {what}"
        else:
            self._add(f"{whose}{what}")
        self._struck = seat

    def _whose(self, seat: int) -> str:
        return "you" if self.names.seats[seat] == YOU else self.names.seats[seat]

    def _tell(self, event: Event) -> None:
        match event:
            case EffectStruck(_, effect, _):
                self.parts.append(f"{self.names.effects[effect]}:")
                self._again = effect in self.names.again
                self._struck = None
            case TurnLost(seat):
                mine = self.names.seats[seat] == YOU
                self._happens(seat, f"lost {'your' if mine else 'the'} turn")
            case HandsSwapped(_, other):
                self._happens(self.seat, f"swapped hands with {self._whose(other)}")
            case RaceRun(result):
                said = race_words(result, self.names)
                lots = said[:1].lower() + said[1:]
                self.parts.append(lots if result.by_lot else f"the race: {_within(said)}")
            case _ if type(event) in _PLAIN:
                self._add(_PLAIN[type(event)])
                self._struck = None
            case _:
                pass

    def told(self) -> TurnTold:
        """The turn, told; where an effect strikes nobody, there was nothing to draw."""
        if self._again:
            self._add("another turn")
        parts = [f"{part} nothing to draw" if part.endswith(":") else part for part in self.parts]
        said = "; ".join(parts)
        return TurnTold(self.seat, self.first, said, tuple(self.cards))


def _cards(count: int) -> str:
    return "one card" if count == 1 else f"{count} cards"


def shedding_turns_told(
    moves: Sequence[tuple[int | None, Sequence[Event]]], names: RoundNames, first: int = 0
) -> tuple[TurnTold, ...]:
    """The turns of a shedding game, oldest first.

    Args:
        moves: for each move, whose it was and what happened.
        names: of seats and effects.
        first: the number of the first of these moves, from the beginning of the game.
    """
    told: list[TurnTold] = []
    turn: _Turn | None = None
    for number, (seat, events) in enumerate(moves, start=first):
        begun = next((event for event in events if isinstance(event, RoundBegun)), None)
        if seat is None or begun is not None:
            told += [turn.told()] if turn is not None else []
            turn = None
            if begun is not None:
                said = f"Round {begun.number}: {names.does(begun.dealer, 'deal')}"
                told.append(TurnTold(None, number, said))
            continue
        if turn is None or turn.seat != seat or _begins(seat, events):
            told += [turn.told()] if turn is not None else []
            turn = _Turn(seat, number, names)
        turn.read(events)
    return (*told, turn.told()) if turn is not None else tuple(told)


def _begins(seat: int, events: Sequence[Event]) -> bool:
    """Whether a move is the first of a turn: something from the hand, a draw, or nothing."""
    match events[0] if events else None:
        case Struggled() | TurnPassed():
            return True
        case CardsMoved(source=source, target=target):
            return source == f"h{seat}" or (source, target) == ("f", "d")
        case _:
            return False
