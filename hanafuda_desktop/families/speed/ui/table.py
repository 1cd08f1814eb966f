"""Real-time games on the table: what a gesture means, and how what happens looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from hanafuda_desktop.engine.events import CardsDealt, CardsMoved, CardTurnedUp, Event
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.families.speed.moves import (
    CardTurnedDown,
    GameStoodStill,
    Join,
    Put,
    RoundLaidOut,
    SpeedMove,
    StackTaken,
    SuddenDeath,
    TurnUp,
)
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.layout import (
    SpeedShape,
    column_id,
    column_of,
    lay_out,
    stack_id,
)
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.adapter import Choices, TableAdapter, Target
from hanafuda_desktop.table.animation import Flight, Motion, Script, VisualEffect
from hanafuda_desktop.table.board import Board, Hit, Stop
from hanafuda_desktop.table.card_items import CardItems

# What a gesture means in a real-time game; see :class:`Choices`.
#
# Both seats play from one table, so the moves may be those of one seat or of both. A move is made
# at the view's time; whoever takes it says when it was really made.


_HandMoveT = TypeVar("_HandMoveT", Put, Join, TurnUp)


class SpeedChoices(Choices):
    """The choices of whoever plays at this table.

    Args:
        view: what is seen.
        moves: their legal moves.
    """

    def __init__(self, view: View, moves: Iterable[SpeedMove]) -> None:
        self.view = view
        self.turn = turn_of(view)
        self._moves = tuple(moves)

    def _of(self, kind: type[_HandMoveT], seat: int, column: int) -> list[_HandMoveT]:
        """What a column can do of this kind."""
        return [
            move
            for move in self._moves
            if isinstance(move, kind) and (move.seat, move.column) == (seat, column)
        ]

    # --- columns ---------------------------------------------------------------------------------

    def pile(self, seat: int, column: int) -> PileView:
        """A column."""
        return self.view.pile(column_id(seat, column))

    def puts(self, seat: int, column: int, held: int | None = None) -> dict[int, Put]:
        """What a column can put onto each stack: as many cards at once as the rules let, or all
        that a hand holds, or one.
        """
        puts = sorted(self._of(Put, seat, column), key=lambda put: (put.stack, put.count))
        return {put.stack: put for put in puts if held is None or put.count in (1, held)}

    def joins(self, seat: int, column: int) -> dict[int, Join]:
        """Onto which columns a column's run can go."""
        return {join.onto: join for join in self._of(Join, seat, column)}

    def turned(self, seat: int, column: int) -> TurnUp | None:
        """Turning up the card at the top of a column."""
        return next(iter(self._of(TurnUp, seat, column)), None)

    def tried(self, seat: int, column: int, stack: int) -> Put:
        """Putting a column's top there, though it does not fit."""
        return Put(seat, self.turn.now, column, stack)

    def lately_covered(self, seat: int) -> int:
        """The stack that another seat covered last: where a card that fits nowhere was meant to go.

        Where nobody did, it is the stack that the seat feeds.
        """
        turn = self.turn
        stacks = range(len(turn.covered))
        theirs = [stack for stack in stacks if turn.covered[stack].seat not in (-1, seat)]
        return max(theirs, key=lambda stack: turn.covered[stack].at, default=min(seat, stacks[-1]))

    def secret(self, seat: int) -> int | None:
        """The column of a seat whose last card lies face down for its owner."""
        if not self.turn.secret[seat]:
            return None
        return next(
            column_of(pile.id)[1]  # type: ignore[index]
            for pile in self.view.piles
            if pile.kind is PileKind.COLUMN and pile.owner == seat and pile.cards
        )

    # --- what every hand asks --------------------------------------------------------------------

    def targets(self, pile: str, index: int) -> tuple[Target, ...]:
        """The stacks that a column's card fits, and the columns onto which its run can go.

        Cards go to the middle one at a time: of a run that is held the top one goes, unless the
        rules let it go as a block.
        """
        place = column_of(pile)
        if place is None:
            return ()
        held = len(self.view.pile(pile).cards) - index
        stacks = [
            Target(Hit(stack_id(stack)), put) for stack, put in self.puts(*place, held).items()
        ]
        joins = [
            Target(Hit(column_id(place[0], onto)), join)
            for onto, join in self.joins(*place).items()
        ]
        return (*stacks, *joins)

    def press(self, pile: str, index: int) -> SpeedMove | None:
        """Turn a card up."""
        place = column_of(pile)
        return self.turned(*place) if place is not None else None

    def attempt(self, pile: str, index: int, place: Stop) -> SpeedMove | None:
        """The move that a hand tried which let a card go somewhere else."""
        source = column_of(pile)
        if source is None or not isinstance(place, Hit):
            return None
        target = column_of(place.pile)
        if target is not None and target[0] == source[0]:
            return Join(source[0], self.turn.now, source[1], target[1])
        if place.pile.startswith("m"):
            return self.tried(*source, int(place.pile[1:]))
        return None

    def marks(self, move: object) -> tuple[tuple[tuple[str, int], ...], Stop | None]:
        """The cards of a move, and where they go."""
        target: Hit | None
        match move:
            case Put(seat, _, column, stack, count):
                target = Hit(stack_id(stack))
            case Join(seat, _, column, onto):
                count, target = 1, Hit(column_id(seat, onto))
            case TurnUp(seat, _, column):
                count, target = 1, None
            case _:
                return (), None
        pile, cards = column_id(seat, column), len(self.pile(seat, column).cards)
        return tuple((pile, index) for index in range(cards - count, cards)), target


# How what happens is to look: cards fly fast, and nobody waits for them.


def _deal_script(events: Sequence[Event], board: Board) -> Script:
    """Everybody lays out from his own deck, row by row, both at once."""
    script = Script()
    places = []
    for pile in board.piles:
        if pile.owner is None:
            continue
        script.decks[pile.id] = board.layout.zones[f"t{pile.owner}"].counted
        if pile.kind is PileKind.COLUMN:
            places += [(pile.id, index) for index in range(len(pile.cards))]
    script.dealt = sorted(places, key=lambda place: place[1])
    script.sights = [
        VisualEffect(event, 0.0, 0.0)
        for event in events
        if isinstance(event, RoundLaidOut | SuddenDeath | CardTurnedDown | GameStoodStill)
    ]
    return script


class SpeedTable(TableAdapter):
    """The table of a real-time game.

    Args:
        rules: the game's rules.
    """

    lay_out = staticmethod(lay_out)
    """The layout in which the cards come out largest."""
    choices = SpeedChoices
    """What gestures mean now."""

    def __init__(self, rules: SpeedRules) -> None:
        self._rules = rules

    def shape(self, view: View) -> SpeedShape:
        """Columns, and how many stacks there are."""
        stacks = sum(pile.kind is PileKind.MIDDLE for pile in view.piles)
        columns = self._rules.columns
        return SpeedShape(view.seat, len(columns), max(columns), stacks)

    def follow(
        self, events: Sequence[Event], cast: CardItems, before: Board, board: Board
    ) -> Script:
        """Cards fly fast, and nobody waits for them: nothing but a stack that is taken holds up
        what comes after everything has arrived.
        """
        if any(isinstance(event, CardsDealt) for event in events):
            return _deal_script(events, board)
        script = Script()
        taken = any(isinstance(event, StackTaken) for event in events)
        for event in events:
            match event:
                case CardsMoved():
                    _throw(script, event, cast, board if taken else None)
                    script.sights.append(VisualEffect(event, 0.0, durations.MONTH_SAID))
                    continue
                case StackTaken(stack=stack):
                    rests, takes = durations.STACK_RESTS, durations.STACK_TAKEN
                    for item in cast.piles[stack]:
                        script.fly(item, Flight(Motion.SLIDE, rests, time=takes))
                    script.show(VisualEffect(event, rests, takes))
                    continue
                case CardTurnedUp():
                    for item in cast.follow(event):
                        script.fly(item, Flight(Motion.SLIDE, 0.0, time=durations.SPEED_TURN))
                case CardTurnedDown(pile):
                    turned = cast.item(pile, 0)
                    time, turn = durations.SPEED_FLIGHT, durations.SPEED_TURN
                    if turned is not None:
                        script.flights[turned] = [Flight(Motion.SLIDE, time, time=turn)]
                case _:
                    pass
            script.sights.append(VisualEffect(event, 0.0, 0.0))
        return script


def _throw(script: Script, event: CardsMoved, cast: CardItems, board: Board | None) -> None:
    """Let cards fly from a column or deck; onto a stack of this board, to lie there before that is
    taken.
    """
    before = len(cast.piles.get(event.target, ()))
    time = durations.SPEED_TURN if event.source[0] == "t" else durations.SPEED_FLIGHT
    for order, item in enumerate(cast.follow(event)):
        goal = None
        if board is not None and event.target[0] == "m":
            slot = board.layout.slot(event.target)
            goal = board.lying(event.target)[before + order]._replace(x=slot.x, y=slot.y)
        delay = float(order * durations.MOVE_STAGGER)
        script.fly(item, Flight(Motion.THROW, delay, order, goal, time))
