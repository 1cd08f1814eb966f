"""The table: shows a view, plays events, and turns gestures into legal moves.

The scene holds no rules and no state of the game. It is given a view and the legal moves, puts
every card in place (:meth:`TableScene.present`) or lets the cards go there
(:meth:`TableScene.play`), and says which move the player chose (:attr:`TableScene.move_chosen`),
its only way out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.board import Arrangement, Board
from hanafuda_desktop.table.choices import stop_of
from hanafuda_desktop.table.cloth import CLOTHS
from hanafuda_desktop.table.describe import describe_card, describe_pile, describe_place
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.ground import Ground
from hanafuda_desktop.table.key_hand import KeyHand
from hanafuda_desktop.table.keyboard import Command, command_of
from hanafuda_desktop.table.kind import kind_of
from hanafuda_desktop.table.layout import Insets, Rooms
from hanafuda_desktop.table.looks import Looks
from hanafuda_desktop.table.marks import CursorItem, Marks
from hanafuda_desktop.table.motion import Stage
from hanafuda_desktop.table.mouse import MouseHand
from hanafuda_desktop.table.peek import PeekItem
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.presenter import Presenter
from hanafuda_desktop.table.shelf_item import YakuShelf
from hanafuda_desktop.table.surface import Surface

if TYPE_CHECKING:
    from hanafuda_desktop.table.offer_items import OfferItems

__all__ = ["TableScene"]

_SHELF_Z: Final = -5
_FOREIGN_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier


class _Table(QGraphicsScene):
    """What the table shows, and how: the half that the program talks to."""

    move_chosen = Signal(object)
    """The player chose a legal move."""
    move_refused = Signal(object)
    """The player tried a move that is not legal; the engine knows why."""
    pile_focused = Signal(str)
    """The keyboard's cursor came to a pile, to a card of it (``h0:3``), or to ``shelf:`` and the
    number of a place."""
    laid_out = Signal()
    """Everything lies elsewhere: the window, the seat that looks, or what there is has changed."""
    rested = Signal()
    """Nothing moves any more."""

    def __init__(
        self,
        rules: GameRules,
        pictures: CardPictures,
        *,
        language: str = "en",
        parent: QObject | None = None,
    ) -> None:
        """An empty table.

        Args:
            rules: the game's rules, for what has to be laid out and for names.
            pictures: the cards.
            language: of the names of yaku.
            parent: the Qt object that owns the scene.
        """
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.rules = rules
        self._names = {yaku.id: plain(yaku.name, language) for yaku in rules.yaku}
        self._ground = Ground(next(iter(CLOTHS.values())))
        self.stage = Stage(self)
        self.looks = Looks(pictures)
        self.shelf = YakuShelf(pictures, self.yaku_name)
        self.shelf.setZValue(_SHELF_Z)
        self._peek, self._cursor = PeekItem(self.looks), CursorItem(self.looks)
        for item in (self.shelf, self._peek, self._cursor):
            self.addItem(item)
        self._kind = kind_of(rules, language)
        self._presenter = Presenter(self, self._kind, self.looks, self.stage, self.shelf)
        self._marks = Marks(self, self.looks, self.stage)
        self.surface = Surface(self._presenter, self._marks, self.stage, self.shelf, self)
        self.mouse = MouseHand(self.surface, self._peek)
        self.keys = KeyHand(self.surface, self._cursor, self)
        self._offers: OfferItems | None = None
        self._arrangement: Arrangement | None = None
        self.stage.rested.connect(self.rested)
        self.surface.move_chosen.connect(self.move_chosen)
        self.surface.move_refused.connect(self.move_refused)
        self.keys.focused.connect(self.pile_focused)
        self.shelf.place_clicked.connect(self._place_clicked)
        self.shelf.place_hovered.connect(self.surface.hover_place)

    @property
    def board(self) -> Board | None:
        """Where everything lies; ``None`` before the first view."""
        return self._presenter.board

    @property
    def rooms(self) -> Rooms | None:
        """Clear rectangles for plates and questions; ``None`` where a game has none of them.

        They change only together with :attr:`laid_out`.
        """
        return self.board.layout.rooms if self.board is not None else None

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves."""
        return not self.stage.busy

    @property
    def pace(self) -> Pace:
        """The speed of everything that moves."""
        return self._presenter.choreography.pace

    def set_pace(self, pace: Pace) -> None:
        """Move at another speed from now on; what is moving lands."""
        self.land()
        self.surface.darken()
        self._presenter.choreography.pace = self._marks.pace = pace

    def set_hover(self, hover: bool) -> None:  # noqa: FBT001 - one setting, set as Qt sets flags
        """Whether a card rises a little under the pointer."""
        self.surface.hovers = hover
        self.leave()

    def set_cloth(self, cloth_id: str) -> None:
        """Lay another cloth.

        Raises:
            KeyError: no cloth has this id.
        """
        self._ground = Ground(CLOTHS[cloth_id])
        self.invalidate()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Play with another deck."""
        self.looks.change(pictures)
        self.shelf.set_pictures(pictures)
        self._relayout(self.looks.ratio)
        self.update()

    def pictures_changed(self) -> None:
        """Paint anew: pictures of this deck have arrived, or show marks that they did not."""
        self.looks.forget()
        self.shelf.set_pictures(self.looks.pictures)
        self.update()

    def yaku_name(self, yaku: str) -> str:
        """A yaku's name for people."""
        return self._names[yaku]

    def describe(self, place: str, index: int | None = None) -> str:
        """A pile, one of its cards, or a place of the shelf, in words."""
        board = self.board
        if board is None:
            return ""
        stop = stop_of(place)
        if isinstance(stop, int):
            if stop < len(board.view.yaku):
                return describe_place(board.view.yaku[stop], self.yaku_name)
            return f"{self.surface.offers[stop].text}."
        if index is None and stop.index < 0:
            return describe_pile(board.view, stop.pile)
        return describe_card(board.view, stop.pile, stop.index if index is None else index)

    def present(self, view: View, moves: Iterable[Any]) -> None:
        """Put everything where this view has it, at once."""
        self._make_ready()
        self._presenter.present(view)
        self._changed(view, moves, 0.0)

    def play(self, events: Sequence[Event], view: View, moves: Iterable[Any]) -> None:
        """Let the cards go where :meth:`present` would put them, as the events tell it.

        The table is at once ready for the next gesture or the next call, which lands what is still
        on its way.
        """
        self._make_ready()
        script = self._presenter.play(events, view)
        self._changed(view, moves, script.ends)

    def glide(self, view: View, moves: Iterable[Any]) -> None:
        """Let the cards go where this view has them without knowing why, as for undo."""
        self.play((), view, moves)

    def _make_ready(self) -> None:
        self.land()
        self.mouse.forget()
        self.surface.unpick()
        self.surface.forget_hover()

    def _changed(self, view: View, moves: Iterable[Any], after: float) -> None:
        self.surface.begin(self._kind.choices(view, moves), after)
        self._settle()

    def _settle(self) -> None:
        """Bring what goes by the board where the board now says."""
        self.keys.settle()
        offers = self.surface.offers
        if offers and self._offers is None:
            from hanafuda_desktop.table.offer_items import OfferItems  # noqa: PLC0415 - when needed

            self._offers = OfferItems(self, self._take_offer)
        if self._offers is not None:
            self._offers.show(offers)
        arrangement = self.board.layout if self.board is not None else None
        if arrangement is not self._arrangement:
            self._arrangement = arrangement
            self.laid_out.emit()

    def choose(self, move: Any) -> None:
        """Play a legal move that was chosen elsewhere, as on a panel over the table."""
        self.land()
        self.surface.choose(move)

    def _take_offer(self, move: Any) -> None:
        self.keys.hide()
        # Not now: the button that was pressed is about to be taken away.
        QTimer.singleShot(0, self, lambda: self.choose(move))

    def show_hint(self, move: Any) -> None:
        """Let what this move takes, and where it goes, glow for a while."""
        self.land()
        self.surface.hint(move)

    def land(self) -> None:
        """Bring everything that moves to its place now."""
        self.surface.land()

    def resize(
        self, width: float, height: float, ratio: float, insets: Insets | None = None
    ) -> None:
        """Lay everything out anew for a window of this size, without a movement.

        Args:
            width: of the viewport, in logical pixels.
            height: of the viewport.
            ratio: device pixels for each of these.
            insets: what to keep free at the edges; left out, it stays as it was.
        """
        shown = self._presenter
        insets = insets if insets is not None else shown.insets
        now = (*shown.size, self.looks.ratio, shown.insets)
        if (width, height, ratio, insets) != now or self.sceneRect() != QRectF(0, 0, width, height):
            shown.size, shown.insets = (width, height), insets
            self._relayout(ratio)

    def _relayout(self, ratio: float) -> None:
        self.mouse.cancel()
        self.land()
        self.surface.unpick()
        self.setSceneRect(0, 0, *self._presenter.size)
        self._presenter.resize(ratio)
        self._settle()

    def _place_clicked(self, number: int) -> None:
        self.land()
        self.surface.act_on_place(number)

    def leave(self) -> None:
        """The pointer has left the table."""
        if not self.mouse.active:
            self.surface.hover(None)


class TableScene(_Table):
    """One game's table, with what the player does on it."""

    def cancel(self) -> bool:
        """Give up a gesture that is under way; returns whether there was one."""
        was_active = self.mouse.cancel()
        self._set_pointer(Qt.CursorShape.ArrowCursor)
        return was_active

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        """Copy the cloth."""
        self._ground.paint(painter, rect, self._presenter.size, self.looks.ratio)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a gesture, unless something that lies on the table wants the click."""
        self._pressed(event, double=False)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A second click; what it means is decided when the button goes up."""
        self._pressed(event, double=True)

    def _pressed(self, event: QGraphicsSceneMouseEvent, *, double: bool) -> None:
        self.keys.hide()
        if event.button() != Qt.MouseButton.LeftButton and self.mouse.active:
            self.cancel()
            event.accept()
            return
        super().mousePressEvent(event)
        if event.isAccepted():
            return
        event.accept()
        point = event.scenePos()
        if event.button() == Qt.MouseButton.LeftButton:
            touch = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
            self.mouse.press(point, touch=touch, double=double)
        elif event.button() == Qt.MouseButton.RightButton:
            self.land()
            self.mouse.peek(self.surface.hit(point))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag, or rest the pointer on something."""
        if self.mouse.active:
            self.mouse.move(event.scenePos())
            if self.mouse.held is not None:
                self._set_pointer(Qt.CursorShape.ClosedHandCursor)
            event.accept()
            return
        super().mouseMoveEvent(event)
        if event.buttons() == Qt.MouseButton.NoButton:
            useful = self.surface.hover(self.surface.hit(event.scenePos()))
            hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
            self._set_pointer(hand if useful else arrow)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """End a gesture."""
        if event.button() == Qt.MouseButton.LeftButton and self.mouse.active:
            self.mouse.release(event.scenePos())
            self._set_pointer(Qt.CursorShape.ArrowCursor)
            event.accept()
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.mouse.stop_peeking()
        super().mouseReleaseEvent(event)
        # Also when the gesture was given up meanwhile: its press was taken.
        event.accept()

    def _set_pointer(self, shape: Qt.CursorShape) -> None:
        for view in self.views():
            viewport = view.viewport()
            if viewport.cursor().shape() != shape:
                viewport.setCursor(shape)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keyboard; see :mod:`hanafuda_desktop.table.keyboard`."""
        command = command_of(event.key())
        if self.focusItem() is not None or command is None or event.modifiers() & _FOREIGN_KEYS:
            super().keyPressEvent(event)
            return
        event.accept()
        if command is Command.PEEK:
            if not event.isAutoRepeat():
                self._peek_by_key()
        elif not (self.cancel() and command is Command.CANCEL):
            self.keys.obey(command, event.key())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A look beneath ends with its key."""
        if command_of(event.key()) is Command.PEEK and not event.isAutoRepeat():
            self.mouse.stop_peeking()
            event.accept()
            return
        super().keyReleaseEvent(event)

    def _peek_by_key(self) -> None:
        if self.keys.visible:
            at = self.keys.at if not isinstance(self.keys.at, int) else None
        else:
            at = next((self.surface.hit(_under_pointer(view)) for view in self.views()), None)
        self.mouse.peek(at)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own
        """Tab goes from target to target and stays on the table."""
        if self.focusItem() is not None or self.board is None:
            return bool(super().focusNextPrevChild(next))
        self.keys.obey(Command.NEXT if next else Command.PREVIOUS, 0)
        return True


def _under_pointer(view: Any) -> QPointF:
    cursor = view.viewport().mapFromGlobal(view.cursor().pos())
    return QPointF(view.mapToScene(cursor))
