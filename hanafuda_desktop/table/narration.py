"""What happens on a table, in sentences for whoever does not see it.

Games in which turns are told have words of their own (:mod:`.narration`);
these are for patiences and for games in real time, where a move is one card, or a few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from hanafuda_desktop.engine.events import (
    Called,
    CardsMatched,
    CardsMoved,
    CardsStolen,
    CardTurnedUp,
    DealtAgain,
    Event,
    PairPending,
    PileTurnedOver,
    RoundBegun,
    TripleShown,
    YakuMade,
)
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.table.descriptions import describe_cards
from hanafuda_desktop.table.lettering import about, card_words, parts
from hanafuda_desktop.table.names import RoundNames
from hanafuda_desktop.text.language import tr, trn

# What was played of late: the events of a round as turns, each told in a sentence.


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
        return self.said if self.seat is None else about(names.seats[self.seat], self.said)


@dataclass(frozen=True, slots=True)
class MoveTold:
    """A move in a few words and with its little cards, for lists of moves.

    Attributes:
        said: what it does, without a full stop.
        cards: the cards that it is about, the one that is played first.
    """

    said: str
    cards: tuple[int, ...] = ()


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
                    self.parts.append(_drew([card]))
                case _:
                    self._calls_out(event)

    def _comes_to_field(self, cards: list[int], source: str) -> None:
        self.cards += cards
        if source == "s":
            self._replace(_drew(cards), _drew_and_laid(cards))
            return
        self.has_card = True
        self.parts.append(_laid(cards))

    def _takes(self, card: int, mates: tuple[int, ...]) -> None:
        self.cards += mates
        if not mates:
            return
        named, taken = card_words([card]), card_words(mates)
        took = tr("{card} took {taken}", card=named, taken=taken)
        self._replace(_laid([card]), took)
        drawn = tr("drew {card}, took {taken}", card=named, taken=taken)
        self._replace(_drew_and_laid([card]), drawn)

    def _replace(self, before: str, after: str) -> None:
        """Say something else in place of what was said, if it was."""
        self.parts = [after if part == before else part for part in self.parts]

    def _calls_out(self, event: Event) -> None:
        names = self.names
        match event:
            case YakuMade(_, yaku, _, points):
                said = tr("made {yaku} ({points})", yaku=names.yaku[yaku], points=points)
                self.parts.append(said)
            case Called(_, go, _):
                self.parts.append(tr("called {call}", call=names.go if go else names.stop))
            case PairPending():
                self.parts.append(tr("three lie and wait for the fourth"))
            case CardsStolen(cards, giver, _, _):
                self.parts.append(_took(len(cards), giver, names))
                self.cards += cards
            case TripleShown(_, cards, bomb) if not bomb:
                self.parts.append(tr("showed {cards}", cards=card_words(cards)))
            case _:
                pass

    def told(self) -> TurnTold:
        """The turn, told."""
        return TurnTold(self.seat, self.first, parts(self.parts), tuple(self.cards))


def _laid(cards: Sequence[int]) -> str:
    return tr("{cards} laid", cards=card_words(cards))


def _drew(cards: Sequence[int]) -> str:
    return tr("drew {card}", card=card_words(cards))


def _drew_and_laid(cards: Sequence[int]) -> str:
    return tr("drew {card}, laid", card=card_words(cards))


def _took(count: int, giver: int, names: RoundNames) -> str:
    """Cards were taken from somebody."""
    if names.is_you(giver):
        return trn("took {n} card of yours", "took {n} cards of yours", count)
    whom = names.seats[giver]
    return trn("took {n} card of {name}", "took {n} cards of {name}", count, name=whom)


def begun_words(event: RoundBegun, names: RoundNames, *, again: bool = False) -> str:
    """A round was dealt."""
    number, name = event.number, names.seats[event.dealer]
    if names.is_you(event.dealer):
        said = tr("Round {number}: You deal", number=number)
    else:
        said = tr("Round {number}: {name} deals", number=number, name=name)
    return tr("{dealt}, twice", dealt=said) if again else said


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
                again = any(isinstance(event, DealtAgain) for event in events)
                told.append(TurnTold(None, number, begun_words(begun, names, again=again)))
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


def events_told(
    events: Sequence[Event],
    view: View,
    seats: Sequence[str],
    yaku: Callable[[str], str],
    own: Callable[[Event], str],
) -> tuple[str, ...]:
    """The events of a move, each as a sentence.

    Args:
        events: what happened.
        view: the table afterwards.
        seats: the players' names, where several play.
        yaku: a yaku's name, by its id.
        own: what is said of an event that only one family has, if anything.
    """
    return tuple(_told(events, view, seats, yaku, own))


def _told(
    events: Sequence[Event],
    view: View,
    seats: Sequence[str],
    yaku: Callable[[str], str],
    own: Callable[[Event], str],
) -> Iterator[str]:
    made = [event for event in events if isinstance(event, YakuMade)]
    gone = {card for event in made for card in event.cards}
    for event in events:
        match event:
            case CardsMoved(cards=cards, source=source, target=target):
                if not cards or set(cards) <= gone:
                    continue  # the yaku tells it
                owner = view.pile(source).owner
                said = describe_cards(view, target, cards, seats)
                yield about(seats[owner], said) if owner is not None and seats else said
            case CardTurnedUp(card, pile):
                yield tr("Turned up: {said}", said=describe_cards(view, pile, [card], seats))
            case PileTurnedOver():
                yield _turned_over(view, event)
            case YakuMade():
                yield tr("{yaku}: collected.", yaku=yaku(event.yaku))
            case _:
                said = own(event)
                if said:
                    yield said


def _turned_over(view: View, event: PileTurnedOver) -> str:
    if view.pile(event.target).kind is PileKind.STOCK:
        return tr("The turned cards are the stock again.")
    return tr("The stock was turned over.")
