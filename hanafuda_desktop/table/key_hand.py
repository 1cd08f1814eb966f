"""The keyboard on the table: a cursor, and every move without a mouse."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.choices import card_target, place_target, stop_of
from hanafuda_desktop.table.keyboard import Command, column_number, cycle, step_from
from hanafuda_desktop.table.marks import CursorItem, to_qrect
from hanafuda_desktop.table.surface import Surface

__all__ = ["KeyHand"]


class _Cursor(QObject):
    """Where the keyboard is, and how that is seen."""

    focused = Signal(str)
    """The cursor came to a pile, or to a place of the shelf."""

    def __init__(self, surface: Surface, cursor: CursorItem, parent: QObject) -> None:
        super().__init__(parent)
        self._surface = surface
        self._cursor = cursor
        self.at: Hit | int | None = None
        self.visible = False
        self._covered = False
        self._waits = False

    def focus_pile(self, pile: str) -> bool:
        """Put the cursor on a pile's top card; returns whether there is such a pile."""
        board = self._surface.board
        if board is None or all(pile != each.id for each in board.piles):
            return False
        self._go(board.stand_at(Hit(pile, -1)))
        return True

    def arrive(self) -> None:
        """Everything lies where it belongs: a question begins at its first answer."""
        targets = self._surface.answers
        self._waits = self._is_others_turn
        if self.visible and targets:
            self._go(self._stop(targets[0]))
        else:
            self._show()

    @property
    def _is_others_turn(self) -> bool:
        board = self._surface.board
        return board is not None and board.view.to_move not in (None, board.view.seat)

    def cover(self, *, covered: bool) -> None:
        """A panel lies over the table, or no longer: no frame shines behind it."""
        self._covered = covered
        self._show()

    def _begin(self) -> Hit | int:
        """Where the cursor appears: at a question's answer, where it was, or at the beginning."""
        return self.at if self.at is not None and not self._surface.answers else self._first()

    def _first(self) -> Hit | int:
        """Where the cursor appears: the first column, one's own hand, or whatever comes first."""
        board = self._surface.board
        assert board is not None
        targets = self._surface.answers
        if targets:
            return self._stop(targets[0])
        own = [
            pile
            for pile in board.piles
            if pile.kind is PileKind.COLUMN
            or (pile.kind is PileKind.HAND and pile.owner == board.view.seat)
        ]
        stands = board.stands((own or list(board.piles))[0])
        return stands[-1] if own and own[0].kind is PileKind.COLUMN else stands[0]

    def _stop(self, place: str) -> Hit | int:
        stop, board = stop_of(place), self._surface.board
        assert board is not None
        return board.stand_at(stop) if isinstance(stop, Hit) else stop

    def _go(self, at: Hit | int) -> None:
        self.at = at
        self.visible = True
        self._waits = self._is_others_turn
        self._show()
        self.focused.emit(self._name(at))

    def _name(self, at: Hit | int) -> str:
        """The pile, or the very card of it where they lie side by side, or the place."""
        if isinstance(at, int):
            return place_target(at)
        board = self._surface.board
        each = board is not None and board.each_by_itself(at.pile)
        return card_target(at.pile, at.index) if each and at.index >= 0 else at.pile

    def hide(self) -> None:
        """Show no cursor; it comes back where it was."""
        self.visible = False
        self._show()

    def settle(self) -> None:
        """Stay on something that is there, after the board has changed."""
        board = self._surface.board
        if isinstance(self.at, int) and self.at >= len(self._surface.places):
            self.at = None
        if isinstance(self.at, Hit) and board is not None:
            placed = any(pile.id == self.at.pile for pile in board.piles)
            foreign = placed and board.is_others_hand(self.at.pile)
            self.at = board.stand_at(self.at) if placed and not foreign else None
        # Whose turn it becomes is seen when the last card of the others has arrived.
        self._waits = self._waits or self._is_others_turn
        self._show()

    @property
    def shown(self) -> Hit | int | None:
        """Where the cursor is, if it is seen."""
        seen = self.visible and not self._covered and not self._waits
        return self.at if seen and self._surface.board is not None else None

    def _show(self) -> None:
        board, shown = self._surface.board, self.shown
        shelf = self._surface.shelf
        shelf_places = board.layout.places if board is not None else ()
        on_shelf = isinstance(shown, int) and shown < len(shelf_places)
        shelf.set_cursor(shown if on_shelf and isinstance(shown, int) else None)
        if isinstance(shown, Hit) and board is not None:
            self._cursor.surround(to_qrect(board.strip(shown.pile, shown.index)))
        elif isinstance(shown, int) and not on_shelf:
            self._cursor.surround(to_qrect(self._surface.places[shown]))
        else:
            self._cursor.hide()
        self._surface.point_at(shown)


class KeyHand(_Cursor):
    """What the keys do; :data:`~hanafuda_desktop.table.keyboard.BINDINGS` says which."""

    def __init__(self, surface: Surface, cursor: CursorItem, parent: QObject) -> None:
        super().__init__(surface, cursor, parent)
        # A key that is held down, like PEEK, is the scene's.
        self._actions: dict[Command, Callable[[], None]] = {
            Command.ACT: self._act,
            Command.NEXT: lambda: self._cycle(back=False),
            Command.PREVIOUS: lambda: self._cycle(back=True),
            Command.STOCK: self._press_stock,
            Command.COLLECT: self._collect,
            Command.OBVIOUS: self._play_obvious,
            Command.TOP: lambda: self._bring_up(1),
            Command.CANCEL: self._cancel,
        }

    def obey(self, command: Command, key: int) -> None:
        """Do what a key says."""
        surface = self._surface
        if surface.board is None:
            return
        surface.land()
        match command:
            case Command.LEFT | Command.RIGHT | Command.UP | Command.DOWN:
                self._step(command)
            case Command.COLUMN:
                self._number(column_number(key))
            case Command.ACT if self._confirms(key):
                surface.choose(surface.gatherer.ready)
            case _:
                action = self._actions.get(command)
                if action is not None:
                    action()

    def _number(self, number: int) -> None:
        """Put the card that must be put somewhere on its target of this number, else go there."""
        surface = self._surface
        board = surface.board
        assert board is not None
        if surface.answers:
            if number <= len(surface.answers):
                surface.play_picked(surface.answers[number - 1])
            return
        there = board.numbered(number)
        if there is not None:
            self._go(there)

    def _play_obvious(self) -> None:
        if self.visible and isinstance(self.at, Hit):
            self._surface.play_obvious(self.at)

    def _confirms(self, key: int) -> bool:
        """Whether a key plays the cards that are chosen: Enter does, unless it is on an offer."""
        enters = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not isinstance(self.at, int)
        return enters and self._surface.gatherer.ready is not None

    def _bring_up(self, step: int) -> None:
        self._surface.gatherer.bring_up(step)

    def _cancel(self) -> None:
        if not self._surface.unpick():
            self.hide()

    def _step(self, command: Command) -> None:
        board = self._surface.board
        assert board is not None
        if self.at is None or not self.visible:
            self._go(self._begin())
            return
        there = step_from(board, self._surface.places, self.at, command)
        if there is not None:
            self._go(there)

    def _act(self) -> None:
        surface = self._surface
        if self.at is None or not self.visible:
            self._go(self._begin())
        elif isinstance(self.at, int):
            surface.act_on_place(self.at)
        else:
            at = self.at
            surface.act_on(at)
            assert surface.board is not None
            in_hand = surface.board.view.pile(at.pile).kind is PileKind.HAND
            gathers = surface.gatherer.has(at)
            if in_hand and surface.picked == at and surface.picked_targets and not gathers:
                self._go(self._stop(surface.picked_targets[0].place))

    def _cycle(self, *, back: bool) -> None:
        surface = self._surface
        if surface.picked is not None and surface.picked_targets:
            stops = [
                self._stop(target.place) for target in surface.picked_targets if not target.quiet
            ]
        else:
            stops = self._movable()
        there = cycle(stops, self.at, back=back)
        if there is not None:
            self._go(there)

    def _movable(self) -> list[Hit | int]:
        """Everything that a key could act on now: cards that can go somewhere, the stock."""
        board, choices = self._surface.board, self._surface.choices
        assert board is not None
        assert choices is not None
        stops: list[Hit | int] = []
        for pile in board.piles:
            stops += [
                stand
                for stand in board.stands(pile)
                if choices.targets(stand.pile, stand.index)
                or choices.press(stand.pile, stand.index) is not None
                or self._surface.gatherer.usable(stand)
            ]
        places = range(len(self._surface.places))
        return [*stops, *(number for number in places if choices.collect(number) is not None)]

    def _press_stock(self) -> None:
        board = self._surface.board
        assert board is not None
        for pile in board.piles:
            if pile.kind is PileKind.STOCK:
                self._surface.unpick()
                self._surface.act_on(Hit(pile.id, len(pile.cards) - 1))
                return

    def _collect(self) -> None:
        surface = self._surface
        board, choices = surface.board, surface.choices
        assert board is not None
        assert choices is not None
        # Both places of a yaku may be ready, but then for the same cards: one stop is enough.
        ready: dict[object, int] = {}
        for number in range(len(surface.places)):
            move = choices.collect(number)
            if move is not None:
                ready.setdefault(move, number)
        if len(ready) == 1:
            surface.act_on_place(next(iter(ready.values())))
            return
        there = cycle(ready.values(), self.at, back=False)
        if there is not None:
            surface.unpick()
            self._go(there)
