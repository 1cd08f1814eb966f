"""How what happens in a real-time game is to look: cards fly fast, and nobody waits for them."""

from __future__ import annotations

from collections.abc import Sequence

from hanafuda_desktop.engine.events import CardsDealt, CardsMoved, CardTurnedUp, Event
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.speed.moves import (
    CardTurnedDown,
    GameStoodStill,
    RoundLaidOut,
    StackTaken,
    SuddenDeath,
)
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.animation import Flight, Motion, Script, VisualEffect
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.card_items import CardItems


def speed_script(events: Sequence[Event], cast: CardItems, board: Board) -> Script:
    """Let the cast follow the events, and say how its items come to where the board is."""
    if any(isinstance(event, CardsDealt) for event in events):
        return _deal_script(events, board)
    telling = _Telling(cast, board, taken=any(isinstance(e, StackTaken) for e in events))
    for event in events:
        telling.tell(event)
    return telling.script


class _Telling:
    """Events of one moment, told one by one.

    Nothing but a stack that is taken holds up what comes after everything has arrived.
    """

    def __init__(self, cast: CardItems, board: Board, *, taken: bool) -> None:
        self._cast = cast
        self._board = board
        self._taken = taken
        self.script = Script()

    def tell(self, event: Event) -> None:
        """Add how one event looks."""
        script, cast = self.script, self._cast
        match event:
            case CardsMoved():
                self._move(event)
                return
            case StackTaken(stack=stack):
                self._take(stack)
                script.show(VisualEffect(event, durations.STACK_RESTS, durations.STACK_TAKEN))
                return
            case CardTurnedUp():
                for item in cast.follow(event):
                    script.fly(item, Flight(Motion.SLIDE, 0.0, time=durations.SPEED_TURN))
            case CardTurnedDown(pile):
                turned = cast.item(pile, 0)
                flight = Flight(Motion.SLIDE, durations.SPEED_FLIGHT, time=durations.SPEED_TURN)
                if turned is not None:
                    script.flights[turned] = [flight]
            case _:
                pass
        script.sights.append(VisualEffect(event, 0.0, 0.0))

    def _move(self, event: CardsMoved) -> None:
        """From a column or deck; what goes onto a stack lands there before the stack is taken."""
        source, target = event.source, event.target
        before = len(self._cast.piles.get(target, ()))
        time = durations.SPEED_TURN if source[0] == "t" else durations.SPEED_FLIGHT
        for order, item in enumerate(self._cast.follow(event)):
            goal = None
            if self._taken and target[0] == "m":
                slot = self._board.layout.slot(target)
                goal = self._board.lying(target)[before + order]._replace(x=slot.x, y=slot.y)
            delay = float(order * durations.MOVE_STAGGER)
            self.script.fly(item, Flight(Motion.THROW, delay, order, goal, time))
        self.script.sights.append(VisualEffect(event, 0.0, durations.MONTH_SAID))

    def _take(self, stack: str) -> None:
        """A whole stack goes to who takes it."""
        flight = Flight(Motion.SLIDE, durations.STACK_RESTS, time=durations.STACK_TAKEN)
        for item in self._cast.piles[stack]:
            self.script.fly(item, flight)


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
