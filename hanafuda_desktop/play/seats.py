"""A game with those who sit around it: who is asked, who may look at which cards.

People at one screen share one pair of eyes. The table is shown from the seat of one of them, and
between the turns of different people it is veiled: all hands lie face down until the next of them
says that the others look away.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Final

from hanafuda_desktop.engine.events import Event, RoundBegun
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.record import MAX_CHANCE, Record, write_record
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.text.language import tr, tr_noop
from hanafuda_desktop.text.vocabulary import listed

# Who sits where at the table: people at this screen, and computer players.

PERSON: Final = "person"
"""The word for a person at this screen; every other word is a kind of computer player."""
USUAL_COMPUTER: Final = "casual"
"""The computer player that a newcomer meets."""
_USUAL_IN_TIME: Final = "keeps-pace"
"""The same where seats do not take turns: nobody knows how fast a newcomer is."""
MOST_SEATS: Final = 7
"""The most who sit at any table."""
MOST_ROUNDS: Final = 99
"""The most rounds that players may agree on."""
_LONGEST_NAME: Final = 20


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of a table.

    Attributes:
        seats: who sits in each: ``person``, or the id of a computer player.
        rounds: how many rounds were agreed on; ``None`` as the rules say.
    """

    seats: tuple[str, ...] = (PERSON,)
    rounds: int | None = None

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, who in enumerate(self.seats) if who == PERSON)

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats of computer players."""
        return tuple(seat for seat, who in enumerate(self.seats) if who != PERSON)

    @property
    def is_shared(self) -> bool:
        """Whether several people look at one screen."""
        return len(self.persons) > 1

    @property
    def first_person(self) -> int:
        """The seat from which the table is seen first; with computers alone, the first of all."""
        return self.persons[0] if self.persons else 0

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.seats[seat] == PERSON

    def fits(self, rules: GameBase) -> bool:
        """Whether so many may play this game."""
        return len(self.seats) in rules.player_counts

    def is_you(self, seat: int) -> bool:
        """Whether a person sits there who is alone at this screen."""
        return self.persons == (seat,)

    def name(self, seat: int) -> str:
        """What this seat is called at the table."""
        persons, computers = self.persons, self.computers
        if self.is_you(seat):
            return tr("You")
        if seat in persons:
            return tr("Player {number}", number=persons.index(seat) + 1)
        if len(computers) == 1:
            return tr("Computer")
        return tr("Computer {number}", number=computers.index(seat) + 1)


def usual_seating(rules: GameBase, players: int | None = None) -> Seating:
    """One person and otherwise computers, as few as the game allows.

    Args:
        rules: the game's rules.
        players: how many are to sit there.
    """
    count = rules.player_counts[0] if players is None else players
    return Seating((PERSON, *(usual_computer(rules),) * (count - 1)))


def takes_turns(rules: GameBase) -> bool:
    """Whether seats take turns in this game; where they do not, everybody plays at once."""
    return rules.family != "speed"


def usual_computer(rules: GameBase) -> str:
    """The computer player that a newcomer meets in this game."""
    return USUAL_COMPUTER if takes_turns(rules) else _USUAL_IN_TIME


def strangers(
    rules: GameBase, kinds: Mapping[str, str], seating: Seating, record: Record | None
) -> str:
    """Who sits there that nobody knows, as a sentence, or the empty string.

    Args:
        rules: the game's rules.
        kinds: the computer players that can sit there: the word for each, and what people call it.
        seating: who sits there.
        record: where that was read from.
    """
    if record is not None and record.seats != seating.seats:
        return tr("It was not written down who sat where; you have the first seat.")
    words = {seating.seats[seat]: None for seat in seating.computers}
    unknown = [tr("'{word}'", word=word[:_LONGEST_NAME]) for word in words if word not in kinds]
    if not unknown:
        return ""
    usual = kinds[usual_computer(rules)]
    said = tr_noop("This version knows no computer player {names}; '{usual}' plays instead.")
    return tr(said, names=listed(unknown, "or"), usual=usual)


NOBODY: Final = -1
"""The seat of somebody who looks into no hand."""
_RACE: Final = "race"
"""What is asked while a race is to be run."""


class SeatedGame:
    """One game on the table.

    Args:
        game: the game.
        seating: who sits where.
        chance: a number by chance, which tells the game from others of the same deal; a new one if
            left out.
        taken_back: how often moves were taken back before.
        seen_as: what of a view is shown; all of it, if left out.

    Attributes:
        game: the game.
        seating: who sits where.
        chance: a number by chance, which tells the game from others of the same deal.
        taken_back: how often moves were taken back.
        helped: how often a hint or a way to win was shown.
        cut_short: which moves, the first being 1, computer players chose before they had thought
            of all that their levels think of.
        shown_seat: the seat from which the table is shown.
        takes_turns: whether one plays after the other. Where they do not, nobody holds a hand, so
            nothing is hidden between turns; what one player alone knows is the last card of a
            layout, which lies face down, and which people who share a screen do not get to see.
        veiled: whether all hands lie face down, as nobody has said who is looking.
    """

    def __init__(
        self,
        game: Game,
        seating: Seating,
        *,
        chance: int | None = None,
        taken_back: int = 0,
        seen_as: Callable[[View], View] | None = None,
    ) -> None:
        self.game = game
        self.seating = seating
        self.chance = new_chance() if chance is None else chance
        self.taken_back = taken_back
        self.helped = 0
        self.cut_short: frozenset[int] = frozenset()
        self.shown_seat = seating.first_person
        self.takes_turns = takes_turns(game.rules)
        self.veiled = seating.is_shared and self.takes_turns
        self._seen_as = seen_as
        self._shown: tuple[object, View, tuple[Any, ...]] | None = None

    @property
    def is_alone(self) -> bool:
        """Whether there is but one seat, as in a patience."""
        return len(self.seating.seats) == 1

    @property
    def players_chance(self) -> int:
        """The number from which all chance of its computer players comes: the deal's.

        So whoever plays the same deal with the same seats meets the same players. What a player is
        given is a digest of it (:mod:`.computers`), which says nothing of the
        cards.
        """
        return self.game.seed

    @property
    def has_begun(self) -> bool:
        """Whether a person has played; where none sits or seats take no turns, whether anybody has.

        What computer players begin by themselves is worth nothing to anybody.
        """
        theirs = (None, *self.seating.persons)
        return any(not self.seating.persons or seat in theirs for seat, _ in self.game.history)

    @property
    def goes_on(self) -> bool:
        """Whether it has begun and is not over."""
        return self.has_begun and self.game.outcome is None

    def copy(self) -> SeatedGame:
        """The same game with the same people; either goes on without the other."""
        twin = copy(self)
        twin.game = copy(self.game)
        return twin

    # --- what is seen ----------------------------------------------------------------------------

    @property
    def dealt_events(self) -> tuple[Event, ...]:
        """What is seen of the deal."""
        return self.game.seen(self.game.dealt.events, self._eyes)

    @property
    def _eyes(self) -> int:
        """The seat from which events are seen."""
        hides = self.veiled or (self.seating.is_shared and not self.takes_turns)
        return NOBODY if hides else self.shown_seat

    @property
    def view(self) -> View:
        """What is seen from the seat that is shown."""
        return self._now()[1]

    @property
    def moves(self) -> tuple[Any, ...]:
        """What the person who is looking may do now."""
        return self._now()[2]

    def _now(self) -> tuple[object, View, tuple[Any, ...]]:
        """State, view and moves; all who listen ask for the same ones after a move."""
        game = self.game
        if self._shown is None or self._shown[0] is not game.state:
            view = game.view(self.shown_seat)
            if self._eyes == NOBODY:
                view = self._veiled(view)
            if self._seen_as is not None:
                view = self._seen_as(view)
            self._shown = game.state, view, self._moves_of_people(view)
        return self._shown

    def _veiled(self, view: View) -> View:
        """The view with the hand of its seat, or all in real time, as others see it."""
        beyond = self.game.view(NOBODY)
        piles = (
            beyond.pile(pile.id) if pile.kind is PileKind.HAND or not self.takes_turns else pile
            for pile in view.piles
        )
        return replace(view, piles=tuple(piles))

    def _moves_of_people(self, view: View) -> tuple[Any, ...]:
        """What the person who is looking may do; in real time, what all people here may.

        There, who counts, and deals again, is the program.
        """
        game = self.game
        if self.takes_turns:
            return game.legal_moves() if self._asks_here(view) else ()
        if _asked(view) != "play":
            return ()
        return tuple(move for seat in self.seating.persons for move in game.legal_moves(seat))

    @property
    def asked(self) -> str:
        """What is asked now, in games that ask several things."""
        return _asked(self.view)

    @property
    def races(self) -> bool:
        """Whether a race is to be run, which is asked of nobody alone and answered by a clock."""
        return _asked(self.view) == _RACE

    def _asks_here(self, view: View) -> bool:
        """Whether the person who is looking may answer what is asked now."""
        # What has nothing to do with anybody's hand is for everybody to see.
        is_seen = view.to_move == self.shown_seat and not self.veiled
        is_open = is_seen or _asked(view) in ("next", "pick")
        return view.to_move is not None and is_open and self._is_for_people(view)

    def _is_for_people(self, view: View) -> bool:
        """Whether a person is asked now; the next round begins when a person says so."""
        if _asked(view) == _RACE:
            return False
        if _asked(view) == "next":
            return bool(self.seating.persons)
        return view.to_move is not None and self.seating.is_person(view.to_move)

    @property
    def forced(self) -> Any | None:
        """What becomes of a drawn card that nothing can be done with, when a person drew it."""
        moves = self.moves
        return moves[0] if self.asked == "drawn" and len(moves) == 1 else None

    def _chooses(self, view: View) -> bool:
        """Whether a person has a choice now."""
        forced = _asked(view) == "drawn" and len(self.game.legal_moves()) == 1
        return self._is_for_people(view) and not forced

    @property
    def waiting_person(self) -> int | None:
        """The seat of a person who is asked, but whose hand is not to be seen yet."""
        view = self.view
        if not self.takes_turns or self._asks_here(view) or not self._is_for_people(view):
            return None
        return view.to_move

    @property
    def waiting_computer(self) -> int | None:
        """The seat of the computer player that is asked."""
        view = self.view
        nobody = not self.takes_turns or self.races or self._is_for_people(view)
        return None if nobody else view.to_move

    def show(self, seat: int, *, veiled: bool) -> None:
        """Show the table from this seat.

        Args:
            seat: the seat.
            veiled: whether its hand lies face down as well.
        """
        self.shown_seat, self.veiled = seat, veiled
        self._shown = None

    # --- what is played --------------------------------------------------------------------------

    def push(self, move: Any, *, again: bool = False, cut_short: bool = False) -> tuple[Event, ...]:
        """Play a move; returns what was seen to happen.

        Args:
            move: the move.
            again: whether, if it is what redo would play, the rest can still be redone.
            cut_short: whether a computer player chose it too early.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        game = self.game
        is_redone = again and game.undone[:1] == (move,)
        events = game.redo() if is_redone else game.push(move)
        number = len(game.moves)
        if not is_redone:  # what could have been redone is forgotten
            self.cut_short = frozenset(each for each in self.cut_short if each < number)
        if cut_short:
            self.cut_short |= {number}
        return self._seen(events)

    def redo(self) -> tuple[Event, ...]:
        """Play again up to where a person is asked; returns what was seen to happen."""
        events = list(self.game.redo())
        while self.game.undone and not self._chooses(self.game.view(self.shown_seat)):
            events += self.game.redo()
        return self._seen(tuple(events))

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        begun = any(isinstance(event, RoundBegun) for event in events)
        if begun and self.seating.is_shared and self.takes_turns:
            self.show(self.shown_seat, veiled=True)  # new cards, and nobody has said who looks
        return self.game.seen(events, self._eyes)

    def take_back(self) -> bool:
        """Take moves back to where a person chose last; returns whether there was such a choice."""
        game, count = self.game, 0
        while game.moves:
            game.pop()
            count += 1
            if self._chooses(game.view(self.shown_seat)):
                self._count_back()
                return True
        for _ in range(count):
            game.redo()
        return False

    def restart(self) -> None:
        """Take back every move; in real time nothing is taken back, but it is another game."""
        self.game.restart()
        if self.takes_turns:
            self._count_back()
        else:
            self.chance = new_chance()

    def _count_back(self) -> None:
        self.taken_back += 1
        if self.seating.is_shared and self.game.to_move != self.shown_seat:
            self.show(self.shown_seat, veiled=True)

    def text(self, elapsed_ms: int) -> str:
        """The game as text.

        Raises:
            RecordError: it has more moves than a record holds.
        """
        return write_record(
            self.game,
            elapsed_ms=elapsed_ms,
            seats=self.seating.seats,
            chance=self.chance,
            taken_back=self.taken_back,
            helped=self.helped,
            cut_short=self.cut_short,
        )


def new_chance() -> int:
    """A number by chance, which tells a game from others of the same deal."""
    return int.from_bytes(os.urandom(8), "big") % (MAX_CHANCE + 1)


def as_recorded(game: Game, record: Record | None) -> SeatedGame:
    """A game with those who played it, as far as its record tells of them."""
    seats = record.seats if record is not None else ()
    if len(seats) != game.family.seats:
        seats = usual_seating(game.rules, game.family.seats).seats
    seating = Seating(seats, game.rounds)
    if record is None:
        return SeatedGame(game, seating)
    seated = SeatedGame(game, seating, chance=record.chance, taken_back=record.taken_back)
    seated.helped, seated.cut_short = record.helped, frozenset(record.cut_short)
    return seated


def _asked(view: View) -> str:
    """What is asked now, in games that ask several things."""
    return view.turn.asked if view.turn is not None else ""
