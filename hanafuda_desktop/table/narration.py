"""What lies on a table and what happens there, in words, for whoever does not see it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Annotated, Final, NamedTuple

from hanafuda_desktop.cards.card import CARDS, Role
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
from hanafuda_desktop.engine.view import PileKind, View, YakuPlace
from hanafuda_desktop.rules.schema.values import plain, shown_in
from hanafuda_desktop.table.lettering import about, card_words, cards_counted, parts
from hanafuda_desktop.text.language import ENGLISH, Text, tr, trn
from hanafuda_desktop.text.vocabulary import capital, in_a_row, month_name

# What people are called, and the letters that answer a question: initials of what is answered.

_LATIN: Final = re.compile("[a-z]", re.IGNORECASE)
_INITIAL: Final = re.compile(r"(?<![^\W\d_])[a-z]", re.IGNORECASE)


def _bare(text: str) -> str:
    """The text without accents."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(each for each in apart if not unicodedata.combining(each))


def in_latin(words: dict[str, str]) -> str:
    """What is shown of these words, in letters that keyboards everywhere have.

    A language of other letters is romanised if the rule file does it (``ja-Latn``); if not, the
    English words stand for it.
    """
    shown = plain(words)
    if _LATIN.search(_bare(shown)):
        return shown
    return words.get(f"{shown_in(words)}-Latn") or plain(words, ENGLISH)


def answer_keys(answers: Sequence[str], taken: Collection[str] = ()) -> tuple[str, ...]:
    """A letter for each answer: the initial of one of its words, and of no word of another's.

    Args:
        answers: what the buttons say, in Latin letters.
        taken: letters that do something else.

    Returns:
        Capital letters, or the empty string for an answer for which there is none.
    """
    initials = [[found.upper() for found in _INITIAL.findall(_bare(each))] for each in answers]
    keys = []
    for at, own in enumerate(initials):
        others = {letter for row in (*initials[:at], *initials[at + 1 :]) for letter in row}
        keys.append(next((each for each in own if each not in others and each not in taken), ""))
    return tuple(keys)


def you() -> str:
    """The name of a person who plays alone against computers."""
    return tr("You")


@dataclass(frozen=True, slots=True)
class RoundNames:
    """What people call everything that a round's result speaks of.

    Attributes:
        seats: the players.
        yaku: yaku and dealt hands, by their ids.
        factors: multipliers, by their ids.
        stop: what people say to end the round.
        go: what they say to go on.
        stop_latin: the former in Latin letters: its key is an initial of that.
        go_latin: the latter.
        effects: effects that cards have, by their ids.
        again: the ids of those that give another turn.
        months: whether the month of a round means anything.
    """

    seats: tuple[str, ...]
    yaku: Mapping[str, str] = field(default_factory=dict)
    factors: Mapping[str, str] = field(default_factory=dict)
    stop: str = ""
    go: str = ""
    stop_latin: str = ""
    go_latin: str = ""
    effects: Mapping[str, str] = field(default_factory=dict)
    again: frozenset[str] = frozenset()
    months: bool = True

    def side(self, seats: Sequence[int]) -> str:
        """A side's name: its players'."""
        row = [self.seats[seat] for seat in seats]
        return reduce(lambda one, two: tr("{one} & {other}", one=one, other=two), row)

    def whom(self, seat: int) -> str:
        """A player's name where it is not the first word: ``Haru``, but ``you``."""
        return tr("you") if self.is_you(seat) else self.seats[seat]

    def is_you(self, seat: int) -> bool:
        """Whether a person sits there who plays alone against computers."""
        return self.seats[seat] == you()

    def listed(self, yaku: Sequence[str]) -> str:
        """Some yaku in a row."""
        return in_a_row(self.yaku[each] for each in yaku)


# What was played of late: the events of a round as turns, each told in a sentence.


class TurnTold(NamedTuple):
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


class MoveTold(NamedTuple):
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
    told: list[TurnTold | _Turn] = []
    turn: _Turn | None = None
    for number, (seat, events) in enumerate(moves, start=first):
        begun = next((event for event in events if isinstance(event, RoundBegun)), None)
        if begun is not None:
            again = any(isinstance(event, DealtAgain) for event in events)
            told.append(TurnTold(None, number, begun_words(begun, names, again=again)))
        if seat is None or begun is not None or not _is_of_turn(events):
            turn = None
            continue
        if turn is None or turn.seat != seat or (turn.has_card and _begins(events)):
            turn = _Turn(seat, number, names)
            told.append(turn)
        turn.read(events)
    return tuple(each.told() if isinstance(each, _Turn) else each for each in told)


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
    made = [event for event in events if isinstance(event, YakuMade)]
    gone = {card for event in made for card in event.cards}
    said: list[str] = []
    for event in events:
        match event:
            case CardsMoved(cards=cards, source=source, target=target):
                if not cards or set(cards) <= gone:
                    continue  # the yaku tells it
                owner = view.pile(source).owner
                moved = describe_cards(view, target, cards, seats)
                said.append(about(seats[owner], moved) if owner is not None and seats else moved)
            case CardTurnedUp(card, pile):
                there = describe_cards(view, pile, [card], seats)
                said.append(tr("Turned up: {said}", said=there))
            case PileTurnedOver(_, target, _) if view.pile(target).kind is PileKind.STOCK:
                said.append(tr("The turned cards are the stock again."))
            case PileTurnedOver():
                said.append(tr("The stock was turned over."))
            case YakuMade():
                said.append(tr("{yaku}: collected.", yaku=yaku(event.yaku)))
            case _:
                said.append(own(event))
    return tuple(each for each in said if each)


class _Title(NamedTuple):
    """What a pile is called: by itself, and after the name of a card that lies there."""

    alone: Text
    within: Annotated[Text, "where a card lies"]


_NAMES: Final = {
    PileKind.STOCK: _Title("Stock", "in the stock"),
    PileKind.WASTE: _Title("Turned cards", "among the turned cards"),
    PileKind.COLUMN: _Title("Column {number}", "in column {number}"),
    PileKind.CELL: _Title("Free place {number}", "in free place {number}"),
    PileKind.FOUNDATION: _Title("Foundation {number}", "on foundation {number}"),
    PileKind.HAND: _Title("Hand", "in the hand"),
    PileKind.FIELD: _Title("Field", "on the field"),
    PileKind.TAKING: _Title("Being captured", "being captured"),
    PileKind.CAPTURED: _Title("Captured", "among the captured cards"),
    PileKind.PICKING: _Title("Cards to pick from", "among the cards to pick from"),
    PileKind.DISCARD: _Title("Discard pile", "on the discard pile"),
    PileKind.DRAWN: _Title("Drawn card", "just drawn"),
    PileKind.MIDDLE: _Title("Middle stack {number}", "on middle stack {number}"),
}
_OWN: Final = {
    PileKind.STOCK: _Title("Your stock", "in your stock"),
    PileKind.COLUMN: _Title("Your column {number}", "in your column {number}"),
    PileKind.HAND: _Title("Your hand", "in your hand"),
    PileKind.CAPTURED: _Title("Your captured", "among your captured cards"),
    PileKind.DRAWN: _Title("Your drawn card", "just drawn by you"),
}
_OTHERS: Final = {
    PileKind.STOCK: _Title("{player}'s stock", "in {player}'s stock"),
    PileKind.COLUMN: _Title("{player}'s column {number}", "in {player}'s column {number}"),
    PileKind.HAND: _Title("{player}'s hand", "in {player}'s hand"),
    PileKind.CAPTURED: _Title("{player}'s captured cards", "among {player}'s captured cards"),
    PileKind.DRAWN: _Title("{player}'s drawn card", "just drawn by {player}"),
}
_LISTED: Final = frozenset({PileKind.HAND, PileKind.FIELD, PileKind.TAKING, PileKind.CAPTURED})
_COUNTED: Final = _LISTED | {PileKind.PICKING}
"""Where cards lie beside one another, and it is told which of them it is."""


def pile_title(view: View, pile_id: str, names: Sequence[str] = (), *, within: bool = False) -> str:
    """What a pile is called: ``Your hand``; ``within`` where it follows a card's name.

    Here and below, ``names`` are those of the players, from seat 0 on, as their plates say them.
    """
    pile = view.pile(pile_id)
    titles = _NAMES
    if pile.owner is not None and pile.kind in _OWN:  # else it lies there for all to see
        own = pile.owner == view.seat
        if view.round is not None and pile.kind is PileKind.CAPTURED:
            own = view.seat in view.round.sides[int(pile.id[1:])]
        titles = _OWN if own else _OTHERS
    number = pile.id[1:].rpartition("-")[2]
    if pile.kind is PileKind.MIDDLE:
        number = str(int(number) + 1)
    owner = pile.owner or 0
    player = names[owner] if names else tr("Player {number}", number=owner + 1)
    title = titles[pile.kind]
    if within:
        return tr(title.within, meaning="where a card lies", number=number, player=player)
    return tr(title.alone, number=number, player=player)


def describe_pile(view: View, pile_id: str, names: Sequence[str] = ()) -> str:
    """A pile in one sentence: ``Column 2: 5 cards face down, then Pine, Crane.``"""
    pile = view.pile(pile_id)
    title, count = pile_title(view, pile_id, names), len(pile.cards)
    if not pile.cards:
        return tr("{pile}: empty.", pile=title)
    up = [CARDS[card].title for card in pile.shown if card is not None]
    if pile.kind is PileKind.COLUMN and pile.face_down:
        told = parts(up)
        return trn(
            "{pile}: {n} card face down, then {cards}.",
            "{pile}: {n} cards face down, then {cards}.",
            pile.face_down,
            pile=title,
            cards=told,
        )
    if pile.kind is PileKind.COLUMN:
        return tr("{pile}: {cards}.", pile=title, cards=parts(up))
    if pile.kind in _LISTED and up:
        return trn(
            "{pile}: {n} card: {cards}.",
            "{pile}: {n} cards: {cards}.",
            count,
            pile=title,
            cards=parts(up),
        )
    if pile.kind is PileKind.STOCK or pile.kind in _LISTED or not up:
        return tr("{pile}: {cards}.", pile=title, cards=cards_counted(count))
    return tr("{pile}: {cards}.", pile=title, cards=up[-1])


def spoken_card(card: int) -> str:
    """A card by its month, as it is told without a picture: ``September, blue ribbon``."""
    told = CARDS[card]
    if told.role is Role.LIGHTNING:  # it is of no month
        return told.title
    return capital(tr("{month}, {card}", month=month_name(told.month), card=told.name))


def describe_cards(
    view: View, pile_id: str, cards: Sequence[int | None], names: Sequence[str] = ()
) -> str:
    """Cards and where they lie now: ``January, Crane, in column 2.``"""
    there = pile_title(view, pile_id, names, within=True)
    known = [spoken_card(card) for card in cards if card is not None]
    told = parts(known) if len(known) == len(cards) else cards_counted(len(cards))
    return tr("{card}, {pile}.", card=told, pile=there)


def describe_card(view: View, pile_id: str, index: int, names: Sequence[str] = ()) -> str:
    """A card and where it lies: ``September, blue ribbon, in your hand, 3 of 8.``; or a pile."""
    pile = view.pile(pile_id)
    card = pile.shown[index] if 0 <= index < len(pile.cards) else None
    if card is None:
        return describe_pile(view, pile_id, names)
    title, there = spoken_card(card), pile_title(view, pile_id, names, within=True)
    over = len(pile.cards) - index - 1
    if pile.kind in _COUNTED:
        number, count = index + 1, len(pile.cards)
        return tr(
            "{card}, {pile}, {number} of {count}.",
            card=title,
            pile=there,
            number=number,
            count=count,
        )
    if not over:
        return tr("{card}, {pile}.", card=title, pile=there)
    return trn(
        "{card}, {pile}, {n} card on it.",
        "{card}, {pile}, {n} cards on it.",
        over,
        card=title,
        pile=there,
    )


def describe_hidden(view: View, pile_id: str, index: int, names: Sequence[str] = ()) -> str:
    """A card that lies face down: ``Face down, in column 2, 1 of 6.``"""
    pile = view.pile(pile_id)
    return tr(
        "Face down, {pile}, {number} of {count}.",
        pile=pile_title(view, pile_id, names, within=True),
        number=index + 1,
        count=len(pile.cards),
    )


def describe_place(place: YakuPlace, names: Callable[[str], str]) -> str:
    """A place of the shelf: ``Aka-Tan: 2 of 3 in reach.``"""
    name = names(place.yaku)
    if place.collected:
        return tr("{yaku}: collected.", yaku=name)
    if place.ready:
        return tr("{yaku}: ready.", yaku=name)
    if place.waits_for:
        # The word is the same for one and for several.
        return trn(
            "{yaku}: waits for {n} more yaku.",
            "{yaku}: waits for {n} more yaku.",
            place.waits_for,
            yaku=name,
        )
    reach = sum(card is not None for card in place.reachable)
    return tr(
        "{yaku}: {reach} of {needed} in reach.", yaku=name, reach=reach, needed=len(place.wanted)
    )
