"""A game in play: a list of states, with the manners of python-chess (push, pop, legal_moves)."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Final, NamedTuple

from hanafuda_desktop.cards.notation import NotationError, card_id, parse_card, shorts
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import Event, RoundBegun
from hanafuda_desktop.engine.family import DealError, Family, IllegalMove, Step
from hanafuda_desktop.engine.view import Outcome, View
from hanafuda_desktop.text.language import tr, tr_noop, trn

# Deals that a person wrote out, card by card, and positions that were set up.
#
# A deal file lists the deck in dealing order, as words: the columns from left to right, each from
# its lowest card to its top, and then the stock with the first card to be turned first. A card is
# its short form or its id. Text after ``#`` is a remark. The same file may instead hold the text
# of a position, as ``Family.position`` writes it.

MAX_DEAL_TEXT: Final = 100_000
"""Longest deal file that is read, in characters."""

_MOST_NAMED: Final = 6
"""So many missing cards are named."""


class Deal(NamedTuple):
    """How a game begins: one of a shuffled deck's order and a position as text."""

    order: tuple[int, ...] | None = None
    position: str | None = None


def read_deal(text: str, family: Family[Any, Any]) -> Deal:
    """The deal that a file's text holds, for a game of this family.

    Raises:
        DealError: the text is neither the deck in some order nor a position; the message names
            the line and the card.
        RecordError: the text is a position with a fault.
    """
    if len(text) > MAX_DEAL_TEXT:
        raise DealError(tr("the text is too long for a deal ({n} characters)", n=len(text)))
    lines = [(n, line.split("#", 1)[0]) for n, line in enumerate(text.splitlines(), start=1)]
    # Only a position has a pile's name and a colon in front of its cards.
    if any(":" in line for _, line in lines):
        family.read_position(text)
        return Deal(position=text)
    found: dict[int, int] = {}
    for number, line in lines:
        for word in line.replace(",", " ").split():
            _take(word, number, found, family.deck)
    missing = [card for card in family.deck if card not in found]
    if not found:
        raise DealError(tr("the file lists no cards"))
    if missing:
        raise DealError(_missing(missing))
    return Deal(order=tuple(found))


def _missing(cards: list[int]) -> str:
    """Which cards a deal lacks; of many only the first."""
    some = ", ".join(f"{card_id(card)} ({shorts([card])})" for card in cards[:_MOST_NAMED])
    if len(cards) <= _MOST_NAMED:
        return trn(
            "{n} card is missing: {cards}", "{n} cards are missing: {cards}", len(cards), cards=some
        )
    more = len(cards) - _MOST_NAMED
    return tr("{n} cards are missing: {cards} and {more} more", n=len(cards), cards=some, more=more)


def _take(word: str, line: int, found: dict[int, int], deck: tuple[int, ...]) -> None:
    try:
        card = parse_card(word)
    except NotationError as error:
        raise DealError(tr("line {number}: {error}", number=line, error=error)) from error
    said: dict[str, Any] = {"number": line, "word": word, "card": card_id(card)}
    if card in found:
        twice = tr_noop("line {number}: '{word}' ({card}) is listed twice, first on line {first}")
        raise DealError(tr(twice, first=found[card], **said))
    if card not in deck:
        raise DealError(tr("line {number}: '{word}' ({card}) is not in this game's deck", **said))
    found[card] = line


@dataclass(frozen=True, slots=True)
class _Played:
    """A move with what came of it."""

    move: Any
    step: Step[Any]


@dataclass(eq=False, repr=False)
class Game:
    """One game of any family, from its deal on, with everything that was played.

    Undo drops the last step and redo puts it back; both are without limit, and a new move forgets
    what could have been redone.

    Args:
        family: the engine of the game's rules.
        seed: the deal's number.
        laid: how a person laid it out; ``None`` if its number says all.
        rounds: how many rounds they agreed on, if the engine was compiled for so many; left out, as
            the rules say.

    Raises:
        DealError: what is laid out is not the deck.
        RecordError: it shows no position of this game.
    """

    family: Family[Any, Any]
    _: KW_ONLY
    seed: int = 0
    laid: Deal | None = None
    rounds: int | None = None
    _played: list[_Played] = field(default_factory=list)
    _undone: list[_Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rules = self.family.rules
        order, position = self.laid or Deal()
        if position is not None:
            self.dealt: Step[Any] = Step(self.family.read_position(position))
            return
        dealt = order if order is not None else shuffled(self.family.deck, self.seed)
        self.dealt = self.family.deal(dealt, self.seed)

    def __copy__(self) -> Game:
        """The same game with all that was played; either goes on without the other."""
        twin = object.__new__(type(self))
        lists = {"_played": [*self._played], "_undone": [*self._undone]}
        vars(twin).update(vars(self) | lists)
        return twin

    @property
    def state(self) -> Any:
        """The state now."""
        return self._played[-1].step.state if self._played else self.dealt.state

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves that led here."""
        return tuple(played.move for played in self._played)

    @property
    def undone(self) -> tuple[Any, ...]:
        """The moves that redo would play, the next one first."""
        return tuple(played.move for played in reversed(self._undone))

    @property
    def history(self) -> tuple[tuple[int | None, tuple[Event, ...]], ...]:
        """For each move so far, the seat whose turn it was, and what happened."""
        states = (self.dealt.state, *(played.step.state for played in self._played))
        return tuple(
            (self.family.to_move(before), played.step.events)
            for before, played in zip(states, self._played, strict=False)
        )

    @property
    def round_began(self) -> int:
        """How many moves were made before the one that began the running or the finished round."""
        for number in range(len(self._played) - 1, 0, -1):
            if any(isinstance(event, RoundBegun) for event in self._played[number].step.events):
                return number
        return 0

    def view_before(self, number: int, seat: int = 0) -> View:
        """What the seat saw before the move of this number, 0 for the first.

        Raises:
            IndexError: so many moves were not played.
        """
        return self.family.view(self.state_before(number), seat)

    def state_before(self, number: int) -> Any:
        """The state before the move of this number, 0 for the first; and the state now, where so
        many were played.

        Raises:
            IndexError: so many moves were not played.
        """
        return self._played[number - 1].step.state if number else self.dealt.state

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is, or ``None`` when the game is over."""
        return self.family.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or ``None`` while it goes on."""
        return self.family.outcome(self.state)

    def legal_moves(self, seat: int | None = None) -> tuple[Any, ...]:
        """What the seat, or else the seat whose turn it is, may do now."""
        seat = self.to_move if seat is None else seat
        return () if seat is None else self.family.legal_moves(self.state, seat)

    def refusal(self, move: Any, seat: int | None = None) -> str | None:
        """Why a move is not legal now, as a sentence; ``None`` when it is legal."""
        seat = self.to_move if seat is None else seat
        if seat is None:
            return tr("The game is over.")
        return self.family.refusal(self.state, seat, move)

    def view(self, seat: int = 0) -> View:
        """What the seat sees now."""
        return self.family.view(self.state, seat)

    def seen(self, events: tuple[Event, ...], seat: int = 0) -> tuple[Event, ...]:
        """The events as a seat sees them."""
        return self.family.seen(events, seat)

    def push(self, move: Any) -> tuple[Event, ...]:
        """Play a move; returns what happened.

        Raises:
            IllegalMove: the rules do not allow it; nothing has changed.
        """
        if self.outcome is not None:
            raise IllegalMove("The game is over.")
        step = self.family.apply(self.state, move)
        self._played.append(_Played(move, step))
        self._undone.clear()
        return step.events

    def pop(self) -> Any:
        """Take back the last move and return it.

        Raises:
            IndexError: there is none.
        """
        played = self._played.pop()
        self._undone.append(played)
        return played.move

    def redo(self) -> tuple[Event, ...]:
        """Play again the move taken back last; returns what happened.

        Raises:
            IndexError: there is none.
        """
        played = self._undone.pop()
        self._played.append(played)
        return played.step.events

    def restart(self) -> None:
        """Take back every move; redo can still play them again."""
        while self._played:
            self.pop()
