"""What was played of late: the events of a round as turns, each told in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.events import (
    Called,
    CardsMatched,
    CardsMoved,
    CardsStolen,
    CardTurnedUp,
    DealtAgain,
    Event,
    PairPending,
    RoundBegun,
    TripleShown,
    YakuMade,
)
from hanafuda_desktop.table.round_names import RoundNames

__all__ = ["TurnTold", "card_words", "fresh_cards", "since_own", "turns_told"]


def card_words(cards: Sequence[int]) -> str:
    """Cards in a row of words: ``Pine Crane and Pine chaff``."""
    named = [CARDS[card].title.replace(", ", " ") for card in cards]
    return " and ".join(filter(None, [", ".join(named[:-1]), named[-1]])) if named else ""


@dataclass(frozen=True, slots=True)
class TurnTold:
    """One turn, or the beginning of a round.

    Attributes:
        seat: whose turn it was; ``None`` for the beginning of a round.
        first: the number of its first move, from the beginning of the game.
        said: what happened, without the name of the seat.
        cards: what was laid, captured or stolen.
    """

    seat: int | None
    first: int
    said: str
    cards: tuple[int, ...] = ()

    def sentence(self, names: RoundNames) -> str:
        """All of it: ``Haru: Pine Crane took Pine chaff; drew Willow chaff, laid``."""
        return self.said if self.seat is None else f"{names.seats[self.seat]}: {self.said}"


@dataclass(slots=True)
class _Turn:
    """A turn as it is being read from its events."""

    seat: int
    first: int
    names: RoundNames
    parts: list[str] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    has_card: bool = False
    """Whether a hand card was played or one drawn, and not only a triple shown."""

    def read(self, events: Iterable[Event]) -> None:
        """Read what happened in one of its moves."""
        for event in events:
            match event:
                case CardsMoved(cards=cards, source=source, target="f"):
                    self._comes_to_field([card for card in cards if card is not None], source)
                case CardsMatched(card, mates, _):
                    self._takes(card, mates)
                case CardTurnedUp(card, _):
                    self.has_card = True
                    self.parts.append(f"drew {card_words([card])}")
                case _:
                    self._calls_out(event)

    def _comes_to_field(self, cards: list[int], source: str) -> None:
        self.cards += cards
        if source == "s":
            self.parts[-1:] = [f"{part}, laid" for part in self.parts[-1:]]
            return
        self.has_card = True
        self.parts.append(f"{card_words(cards)} laid")

    def _takes(self, card: int, mates: tuple[int, ...]) -> None:
        self.cards += mates
        if not mates:
            return
        named, taken = card_words([card]), card_words(mates)
        for index, part in enumerate(self.parts):
            if part == f"{named} laid":
                self.parts[index] = f"{named} took {taken}"
            elif part == f"drew {named}, laid":
                self.parts[index] = f"drew {named}, took {taken}"

    def _calls_out(self, event: Event) -> None:
        names = self.names
        match event:
            case YakuMade(_, yaku, _, points):
                self.parts.append(f"made {names.yaku[yaku]} ({points})")
            case Called(_, go, _):
                self.parts.append(f"called {names.go if go else names.stop}")
            case PairPending():
                self.parts.append("three lie and wait for the fourth")
            case CardsStolen(cards, giver, _, _):
                count = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
                whom = names.seats[giver]
                self.parts.append(f"took {count} of {'yours' if whom == 'You' else whom}")
                self.cards += cards
            case TripleShown(_, cards, bomb) if not bomb:
                self.parts.append(f"showed {card_words(cards)}")
            case _:
                pass

    def told(self) -> TurnTold:
        """The turn, told."""
        return TurnTold(self.seat, self.first, "; ".join(self.parts), tuple(self.cards))


def turns_told(
    moves: Sequence[tuple[int | None, Sequence[Event]]], names: RoundNames, first: int = 0
) -> tuple[TurnTold, ...]:
    """The turns of a game, oldest first.

    Args:
        moves: for each move, whose it was and what happened.
        names: of seats, yaku and calls.
        first: the number of the first of these moves, from the beginning of the game.
    """
    told: list[TurnTold] = []
    turn: _Turn | None = None
    for number, (seat, events) in enumerate(moves, start=first):
        begun = next((event for event in events if isinstance(event, RoundBegun)), None)
        if seat is None or begun is not None or not _is_of_turn(events):
            told += [turn.told()] if turn is not None else []
            turn = None
            if begun is not None:
                dealer = names.seats[begun.dealer]
                deals = "deal" if dealer == "You" else "deals"
                again = any(isinstance(event, DealtAgain) for event in events)
                said = f"Round {begun.number}: {dealer} {deals}{', twice' if again else ''}"
                told.append(TurnTold(None, number, said))
            continue
        if turn is None or turn.seat != seat or (turn.has_card and _begins(events)):
            told += [turn.told()] if turn is not None else []
            turn = _Turn(seat, number, names)
        turn.read(events)
    return (*told, turn.told()) if turn is not None else tuple(told)


def _is_of_turn(events: Sequence[Event]) -> bool:
    """Whether a move belongs to a turn, and is not the picking of a card for the first deal."""
    return any(
        isinstance(event, CardsMoved | CardTurnedUp | Called | TripleShown) for event in events
    )


def _begins(events: Sequence[Event]) -> bool:
    """Whether a move is the first of a turn: a hand card, a card drawn without one, a triple."""
    for event in events:
        match event:
            case CardsMoved(source=source):
                return source.startswith("h")
            case CardTurnedUp() | TripleShown():
                return True
            case Called():
                return False
            case _:
                pass
    return False


def since_own(turns: Sequence[TurnTold], seat: int) -> tuple[TurnTold, ...]:
    """The turns of the running round after this seat's last one; that one, if it is the last."""
    found: list[TurnTold] = []
    for turn in reversed(turns):
        if turn.seat is None or (turn.seat == seat and found):
            break
        found.append(turn)
        if turn.seat == seat:
            break
    return tuple(reversed(found))


def fresh_cards(turns: Iterable[TurnTold]) -> dict[int, int]:
    """The cards of some turns, and who played or took each last."""
    return {card: turn.seat for turn in turns if turn.seat is not None for card in turn.cards}
