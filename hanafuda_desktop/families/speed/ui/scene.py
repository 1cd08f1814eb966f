"""The table of a real-time game: nobody waits for a card that flies, nor for the other's hand.

A view may come at any moment, in the middle of a gesture. What flies goes on flying, what is held
stays in the hand as long as it still is what it was. The table reads no clock: the moves it tells
carry the view's time, and whoever takes them puts in the time at which they came
(:func:`moved_at`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.engine.events import CardsDealt, Event
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.speed.moves import HandMove, Join, Put, SpeedMove
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.hands import (
    KeyboardSide,
    KeyPurpose,
    SpeedInteraction,
    SpeedMouse,
)
from hanafuda_desktop.families.speed.ui.layout import column_id, stack_id
from hanafuda_desktop.families.speed.ui.ornaments import SpeedOrnaments
from hanafuda_desktop.families.speed.ui.table import SpeedTable
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import CLOTHS
from hanafuda_desktop.table.keyboard import key_at
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.overlays import CurtainItem, lay_over
from hanafuda_desktop.text.language import tr

_FOREIGN = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.MetaModifier
    | Qt.KeyboardModifier.AltModifier
)


class SpeedScene(TableScene):
    """One real-time game's table, with what people do on it.

    Attributes:
        keyboard: the hands on the keyboard.
        curtain: hides everything while the game pauses.
        secret_of: tells the last card of a seat that plays here and whose view is not shown, by its
            pile, where it lies face down; the view that is shown knows its own.
    """

    interaction: SpeedInteraction
    mouse: SpeedMouse
    ornaments: SpeedOrnaments
    _interaction_type = SpeedInteraction
    _mouse_type = SpeedMouse
    _hears_cards = False

    def __init__(self, rules: SpeedRules, pictures: CardPictures) -> None:
        """An empty table; see :class:`TableScene`."""
        super().__init__(
            rules,
            pictures,
            SpeedTable(rules),
            lambda _: SpeedOrnaments(self, rules, self.interaction),
        )
        self.keyboard = self.ornaments.keys
        self.secret_of: Callable[[int, str], int | None] = lambda *_: None
        self._refused: dict[int, HandMove] = {}
        self.curtain = CurtainItem()
        lay_over(self, self.curtain)

    # --- who plays here --------------------------------------------------------------------------

    def set_hands(self, hands: Mapping[int, KeyboardSide]) -> None:
        """Who plays at this table, and on which side of the keyboard; both may use the mouse."""
        self.interaction.hands = dict(hands)
        self.keyboard.forget()

    def set_names(self, names: Sequence[str]) -> None:
        """What the players are called, from seat 0 on."""
        super().set_names(names)
        self.ornaments.follow()

    def set_cloth(self, cloth_id: str) -> None:
        """Lay another cloth, on the curtain too."""
        super().set_cloth(cloth_id)
        self.curtain.set_cloth(CLOTHS[cloth_id])

    # --- what happens ----------------------------------------------------------------------------

    def land(self) -> None:
        """Bring everything that moves to its place now, which no gesture does here."""
        self.stage.land()

    def play(self, events: Sequence[Event], view: View, moves: Iterable[Any]) -> None:
        """Let the cards go where this view has them; what flies or is held goes on.

        That goes for a moment without events, too, such as a busy hand that tries again.
        """
        if any(isinstance(event, CardsDealt) for event in events):
            self._play_anew(events, view, moves)
            return
        choreography = self._presenter.choreography
        choreography.in_hand = self.mouse.holding
        script = self._presenter.play(events, view)
        choreography.in_hand = ()
        if self.interaction.picked is not None or self.mouse.held is None:
            self.interaction.unpick()
        self._changed(view, moves, script.ends)
        self._keep_hold()
        self.ornaments.show(script.sights)
        self.stage.set_off(durations.SET_OFF)

    def glide(self, view: View, moves: Iterable[Any]) -> None:
        """Let the cards go where this view has them, and nothing else go on."""
        self._play_anew((), view, moves)

    def _play_anew(self, events: Sequence[Event], view: View, moves: Iterable[Any]) -> None:
        self.keyboard.forget()
        self._refused.clear()
        super().play(events, view, moves)

    def _keep_hold(self) -> None:
        """What is held stays in the hand, or goes to where it lies now."""
        held, board = self.mouse.held, self.board
        self.mouse.renew()
        if held is not None and self.mouse.held is None:
            self.interaction.rest()
            self._presenter.play((), board.view)

    def bounce(self, move: SpeedMove, reason: str, back_ms: int = durations.LATE) -> None:
        """A move was refused: its card flies to where it was meant to go, and back; say why.

        Args:
            move: what was tried.
            reason: the engine's refusal, as a sentence; the empty string says nothing.
            back_ms: after so many milliseconds the card is back, however fast the table is.
        """
        if not isinstance(move, HandMove):
            return
        self.cue.emit("late")
        self._refused[move.seat] = move
        self._fly_back(move, back_ms)
        if reason:
            # Towards who tried it.
            below = move.seat == self.board.view.seat
            goal = self._goal(move)
            self.ornaments.sayings.explain(move.seat, reason, goal, below=below)

    def bounce_on(self, seat: int, back_ms: int) -> None:
        """A hand tried something before its card was back: the card begins its way anew."""
        if seat in self._refused:
            self._fly_back(self._refused[seat], back_ms, again=True)

    def _fly_back(self, move: HandMove, back_ms: int, *, again: bool = False) -> None:
        live, board = self.interaction.live, self.board
        for pile, index in live.marks(move)[0]:
            item = self.interaction.cast.item(pile, index)
            if item is not None and item not in self.mouse.holding:
                lying = board.lying(pile)[index]
                self._presenter.choreography.late(
                    (item,), (lying,), self._goal(move), back_ms, again=again
                )

    def _goal(self, move: HandMove) -> Rect:
        board = self.board
        match move:
            case Put(stack=stack) if stack_id(stack) in {pile.id for pile in board.piles}:
                return board.layout.slot(stack_id(stack))
            case Join(seat, _, _, onto):
                return board.top_rect(column_id(seat, onto))
            case _:
                return board.top_rect(column_id(move.seat, move.column))

    # --- pause -----------------------------------------------------------------------------------

    def pause(self) -> None:
        """Hide the whole table until somebody lifts the curtain."""
        self.cancel()
        self.keyboard.forget()
        self.mouse.stop_peeking()
        self.land()
        hint = tr("Click or press Enter to go on. No time passes until then.")
        self.curtain.ask(tr("Paused"), (hint,), ())

    @property
    def paused(self) -> bool:
        """Whether the table is hidden."""
        return self.curtain.is_open

    # --- what people do --------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag, or look at one's own last card by resting on it."""
        super().mouseMoveEvent(event)
        if event.buttons() == Qt.MouseButton.NoButton and not self.keyboard.down:
            at = self.interaction.hit(event.scenePos())
            if not self.mouse.peek_at_secret(at):
                self.mouse.stop_peeking()

    def leave(self) -> None:
        """The pointer has left the table, and looks at nothing."""
        super().leave()
        if not self.keyboard.down:
            self.mouse.stop_peeking()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keyboard; see :mod:`.hands`."""
        key = key_at(event)
        free = self.focusItem() is None and not event.modifiers() & _FOREIGN
        owned = self.keyboard.owner(key) if key is not None and free else None
        if key is None or owned is None:
            self._other_key(event, free=free)
            return
        event.accept()
        if event.isAutoRepeat():
            return
        if event.modifiers() == Qt.KeyboardModifier.NoModifier:
            # With Shift a key writes what nobody looks for on it.
            self.keyboard.learn(key, event.text())
        seat, role = owned
        self.keyboard.press(key, seat, role)
        if role[0] is KeyPurpose.PEEK:
            self._peek_secret(seat)

    def _other_key(self, event: QKeyEvent, *, free: bool) -> None:
        """Escape gives up a gesture; all else is not ours."""
        if free and event.key() == Qt.Key.Key_Escape and self.cancel():
            event.accept()
        elif self.focusItem() is not None:
            # Past TableScene: its cursor and its letters mean nothing here.
            super(TableScene, self).keyPressEvent(event)
        else:
            event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own
        """Tab leaves the table: there is no cursor on it."""
        return bool(super(TableScene, self).focusNextPrevChild(next))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A look at the last card ends with its key."""
        key = key_at(event)
        if key is None or event.isAutoRepeat():
            super(TableScene, self).keyReleaseEvent(event)
            return
        owned = self.keyboard.owner(key)
        if self.keyboard.release(key) and owned is not None and owned[1][0] is KeyPurpose.PEEK:
            self.mouse.stop_peeking()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keys that are down come up elsewhere."""
        self.keyboard.forget()
        self.mouse.stop_peeking()
        super().focusOutEvent(event)

    def _peek_secret(self, seat: int) -> None:
        live = self.interaction.live
        column = live.secret(seat)
        if column is not None:
            pile = column_id(seat, column)
            card = live.view.pile(pile).cards[0]
            shown = card if card is not None else self.secret_of(seat, pile)
            self.mouse.show_whole(Hit(pile, 0), shown)
