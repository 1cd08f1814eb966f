"""The table: shows a view, plays events, and turns gestures into legal moves.

The scene holds no rules and no state of the game. It is given a view and the legal moves, puts
every card in place (:meth:`TableScene.present`) or lets the cards go there
(:meth:`TableScene.play`), and says which move the player chose (:attr:`TableScene.move_chosen`),
its only way out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.adapter import TableAdapter
from hanafuda_desktop.table.animation import Stage, VisualEffect, wait
from hanafuda_desktop.table.board import Board, Hit, Stop
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import CLOTHS, lay_cloth, remove
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.highlights import CursorItem, FreshMarks, Lights, PeekItem
from hanafuda_desktop.table.interaction import Interaction, MouseHand
from hanafuda_desktop.table.keyboard import COMMANDS, KeyCommand, KeyHand
from hanafuda_desktop.table.layout import Insets, Rooms
from hanafuda_desktop.table.lettering import about
from hanafuda_desktop.table.narration import describe_card, describe_place
from hanafuda_desktop.table.presenter import Presenter
from hanafuda_desktop.table.signs.sign import BadgeItem, OfferItem, TableSign
from hanafuda_desktop.table.yaku_shelf import YakuShelf
from hanafuda_desktop.text.language import tr


class Ornaments:
    """What a family shows beside the cards; here, nothing."""

    def follow(self) -> None:
        """The table has changed."""

    def show(self, sights: Sequence[VisualEffect]) -> None:
        """Let be seen what is to be seen beside the cards."""

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""


class Slips:
    """The slips of one table: moves that can be pressed, and a question about cards.

    Args:
        scene: the table.
        interaction: knows what is offered and asked, and plays what was pressed.
        keys: the keyboard's cursor, which is of no use to whoever presses.

    Attributes:
        badges: the question where a card has to be put, and a number for each answer.
    """

    def __init__(self, scene: QGraphicsScene, interaction: Interaction, keys: KeyHand) -> None:
        self._scene = scene
        self._interaction = interaction
        self._keys = keys
        self._offers: list[OfferItem] = []
        self.badges: list[BadgeItem] = []

    def follow(self) -> None:
        """Lie where the board now says."""
        offers = list(self._interaction.offers)
        if offers != [item.offer for item in self._offers]:
            remove(self._offers)
            self._offers = [OfferItem(offer) for offer in offers]
            for item in self._offers:
                item.clicked.connect(partial(self._take, item.offer.move))
                self._scene.addItem(item)
        self.ask()

    def _take(self, move: object, _number: int) -> None:
        self._keys.hide()
        # Not now: the button that was pressed is about to be taken away.
        QTimer.singleShot(0, self._scene, lambda: self._interaction.choose(move))

    def clear(self) -> None:
        """Ask nothing: the table is about to change."""
        remove(self.badges)
        self.badges = []

    def ask(self) -> None:
        """Ask which cards are meant, if that is open."""
        self.clear()
        board, choices = self._interaction.board, self._interaction.choices
        if choices.standing is None:
            return
        rect = board.card_rect(choices.standing.pile, choices.standing.index)
        letters = max(12, round(rect.width * 0.15))
        # Where it covers neither the number of the card nor that of the stock over it.
        foot = QPointF(rect.x + rect.width / 2, rect.bottom)
        self.badges = [BadgeItem(choices.question, foot, letters)]
        for number, stop in enumerate(self._interaction.answers, start=1):
            if isinstance(stop, Hit):
                # Where a number covers nothing by which a card is known.
                card = board.mark_rect(stop)
                corner = QPointF(card.right - card.width * 0.16, card.y + card.width * 0.08)
                self.badges.append(BadgeItem(str(number), corner, round(letters * 1.3)))
        for badge in self.badges:
            self._scene.addItem(badge)


# The table as the program sees it: what it shows, and how a view and events come onto it.

_SHELF_Z: Final = -5
_ARRIVAL: Final = "arrival"
_ASIDE: Final = {KeyCommand.LEFT: -1, KeyCommand.RIGHT: 1}
"""With Shift these bring another of several chosen cards on top."""
_FOREIGN_KEYS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier


class TableScene(QGraphicsScene):
    """One game's table: what it shows, how it looks, and what the player does on it.

    Args:
        rules: the game's rules, for names.
        pictures: the cards.
        adapter: the family's part of the table for these rules.
        beside: makes what the family shows beside the cards.

    Attributes:
        players: what the players are called, from seat 0 on, as far as that is known.
    """

    move_chosen = Signal(object)
    """The player chose a legal move."""
    move_refused = Signal(object)
    """The player tried a move that is not legal; the engine knows why."""
    pile_focused = Signal(object)
    """The keyboard's cursor came to this :data:`Stop`."""
    laid_out = Signal()
    """Everything lies elsewhere: the window, the seat that looks, or what there is has changed."""
    arrived = Signal()
    """What was shown last lies where it belongs, and what goes by it may be shown as well."""
    came_up = Signal(str)
    """A panel, a question or a curtain lies over the table: all that it says, in words."""
    button_focused = Signal(str)
    """Another button of what lies over the table is the chosen one: all that is said there."""
    cue = Signal(str)
    """Something happened that may be heard: a :data:`Cue`."""
    _interaction_type: ClassVar[type[Interaction]] = Interaction
    _mouse_type: ClassVar[type[MouseHand]] = MouseHand
    _hears_cards: ClassVar[bool] = True
    """Whether cards are heard as they land; else hands are, as they play."""

    def __init__(
        self,
        rules: GameBase,
        pictures: CardPictures,
        adapter: TableAdapter,
        beside: Callable[[TableScene], Ornaments] = lambda _: Ornaments(),
    ) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.rules = rules
        self._yaku = {yaku.id: plain(yaku.name) for yaku in rules.all_yaku}
        self.players: tuple[str, ...] = ()
        self._cloth = next(iter(CLOTHS.values()))
        self.stage = Stage(self)
        self.looks = Looks(pictures)
        self.shelf = YakuShelf(pictures, self.yaku_name, self.stage)
        self.shelf.setZValue(_SHELF_Z)
        self._peek, self._cursor = PeekItem(self.looks), CursorItem(self.looks)
        for item in (self.shelf, self._peek, self._cursor):
            self.addItem(item)
        self._adapter = adapter
        self._presenter = Presenter(self, adapter, self.looks, self.stage, self.shelf)
        self._fresh = FreshMarks(self, self.looks)
        lights = Lights(self, self.looks, self.stage, self.shelf)
        self.interaction = self._interaction_type(self._presenter, lights, self)
        self.mouse = self._mouse_type(self.interaction, self._peek)
        self.keys = KeyHand(self.interaction, self._cursor, self)
        self._slips = Slips(self, self.interaction, self.keys)
        self.ornaments = beside(self)
        self._layout = self.board.layout
        self._connect()

    def _connect(self) -> None:
        interaction, cues = self.interaction, self._presenter.choreography.cues
        cues.say, cues.hears_cards = self.cue.emit, self._hears_cards
        if self._hears_cards:
            interaction.move_refused.connect(lambda _: self.cue.emit("refused"))
        interaction.move_chosen.connect(self.move_chosen)
        interaction.move_refused.connect(self.move_refused)
        interaction.rechosen.connect(self._settle)
        self.keys.focused.connect(self.pile_focused)
        self.shelf.place_clicked.connect(interaction.act_on_place)
        self.shelf.place_hovered.connect(interaction.hover_place)

    @property
    def board(self) -> Board:
        """Where everything lies; before the first view, nothing does."""
        return self._presenter.board

    @property
    def rooms(self) -> Rooms | None:
        """Clear rectangles for plates and questions; ``None`` where a game has none of them.

        They change only together with :attr:`laid_out`.
        """
        return self.board.layout.rooms

    @property
    def pace(self) -> Pace:
        """The speed of everything that moves."""
        return self._presenter.choreography.pace

    def set_pace(self, pace: Pace) -> None:
        """Move at another speed from now on; what is moving lands."""
        self.land()
        self.interaction.lights.out()
        self._presenter.choreography.pace = self.interaction.lights.pace = pace

    def set_hover(self, hover: bool) -> None:  # noqa: FBT001 - one setting, set as Qt sets flags
        """Whether a card rises a little under the pointer."""
        self.interaction.hover_lifts = hover
        self.leave()

    def set_cloth(self, cloth_id: str) -> None:
        """Lay another cloth.

        Raises:
            KeyError: no cloth has this id.
        """
        self._cloth = CLOTHS[cloth_id]
        self.invalidate()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Play with another deck."""
        # What is on its way goes by the size of the looks, which they are about to forget.
        self.mouse.cancel()
        self.interaction.unpick()
        self.land()
        self.looks.change(pictures)
        self._hand_out_pictures()
        self._relayout(self.looks.ratio)

    def pictures_changed(self) -> None:
        """Paint anew: pictures of this deck have arrived, or show marks that they did not."""
        self.looks.forget()
        self._hand_out_pictures()

    def _hand_out_pictures(self) -> None:
        self.shelf.set_pictures(self.looks.pictures)
        self.ornaments.set_pictures(self.looks.pictures)
        self.update()

    def renew(self) -> None:
        """Lay out and paint all anew: words have another size, or colours have changed."""
        self._relayout(self.looks.ratio)
        self.sceneRectChanged.emit(self.sceneRect())  # panels go by it
        for item in self.items():
            if isinstance(item, TableSign):
                item.renew()
        self.pictures_changed()

    def land(self) -> None:
        """Bring everything that moves to its place now."""
        self.interaction.land()

    def _settle(self) -> None:
        """Bring what goes by the board where the board now says."""
        self.keys.settle()
        self.ornaments.follow()
        self._fresh.follow(self.board)
        self._slips.follow()
        if self.board.layout is not self._layout:
            self._layout = self.board.layout
            self.laid_out.emit()

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

    def keep_free(self, insets: Insets) -> None:
        """Lay everything out anew, without a movement, if other room is to be free at the edges."""
        self.resize(*self._presenter.size, self.looks.ratio, insets)

    def _relayout(self, ratio: float) -> None:
        self.mouse.cancel()
        self.interaction.unpick()
        self.land()
        self.setSceneRect(0, 0, *self._presenter.size)
        self._presenter.resize(ratio)
        self._settle()

    def leave(self) -> None:
        """The pointer has left the table."""
        if not self.mouse.active:
            self.interaction.hover(None)

    # --- what happens, moment by moment ----------------------------------------------------------

    @property
    def has_arrived(self) -> bool:
        """Whether what was shown last lies where it belongs."""
        return not self.stage.playing(_ARRIVAL)

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
        self._changed(view, moves, script.ends, script.seen_until)
        self._presenter.choreography.cues.play(events, script, self.pace)
        self.ornaments.show(script.sights)

    def glide(self, view: View, moves: Iterable[Any]) -> None:
        """Let the cards go where this view has them without knowing why, as for undo."""
        self.play((), view, moves)

    def _make_ready(self) -> None:
        self.stage.drop(_ARRIVAL)  # nobody is told of a moment that is over
        # Chosen cards go back before they land, not when they lie elsewhere already.
        self.interaction.unpick()
        self.interaction.lights.out()  # also what showed where a drawn card could go
        self.land()
        self.mouse.forget()
        self.interaction.forget_hover()
        self._fresh.cards = {}
        self._fresh.follow(self.board)
        self._slips.clear()

    def _changed(
        self, view: View, moves: Iterable[Any], after: float, seen_until: float = 0.0
    ) -> None:
        self.interaction.begin(self._adapter.choices(view, moves))
        self._settle()
        time = max(self.pace.time(after), self.pace.stay(seen_until))
        self.stage.play(_ARRIVAL, wait(time, self._arrive))

    def _arrive(self) -> None:
        self.interaction.arrive()
        self.keys.arrive()
        self._slips.ask()
        self.arrived.emit()

    def mark_fresh(self, cards: Mapping[int, int]) -> None:
        """Give cards a soft edge until the table changes: those that were played of late.

        Args:
            cards: the seats that played them.
        """
        self._fresh.cards = dict(cards)
        self._fresh.follow(self.board)

    def show_hint(self, move: Any) -> None:
        """Let what this move takes, and where it goes, glow for a while."""
        self.land()
        self.interaction.hint(move)

    # --- in words --------------------------------------------------------------------------------

    def set_names(self, names: Sequence[str]) -> None:
        """What the players are called, from seat 0 on."""
        self.players = tuple(names)

    def yaku_name(self, yaku: str) -> str:
        """A yaku's name for people."""
        return self._yaku[yaku]

    def describe(self, at: Stop) -> str:
        """A pile, one of its cards, or a place of the shelf, in words."""
        view = self.board.view
        if not self.board.piles:
            return ""
        if isinstance(at, Hit):
            return describe_card(view, at.pile, at.index, self.players)
        if at < len(view.yaku):
            return describe_place(view.yaku[at], self.yaku_name)
        offer = self.interaction.offers[at]
        return tr("{said}.", said=about(offer.text, offer.note) if offer.note else offer.text)

    def describe_focus(self, place: Stop) -> str:
        """The same of where the keyboard's cursor has come: within a column it is on one card."""
        at = self.keys.at
        if isinstance(at, Hit) and place == Hit(at.pile):
            pile = self.board.view.pile(at.pile)
            if pile.face_down <= at.index < len(pile.cards) - 1:
                return self.describe(at)
        return self.describe(place)

    # --- what the player does --------------------------------------------------------------------

    def cancel(self) -> bool:
        """Give up a gesture that is under way; returns whether there was one."""
        was_active = self.mouse.cancel()
        self._set_pointer(Qt.CursorShape.ArrowCursor)
        return was_active

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        """Copy the cloth."""
        lay_cloth(painter, rect, self._cloth, self._presenter.size, self.looks.ratio)

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
            self.mouse.peek(self.interaction.hit(point))

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
            useful = self.interaction.hover(self.interaction.hit(event.scenePos()))
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
        """Play by keyboard; see :mod:`.keyboard`."""
        command = COMMANDS.get(event.key())
        if self.focusItem() is not None or command is None or event.modifiers() & _FOREIGN_KEYS:
            super().keyPressEvent(event)
            return
        event.accept()
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        aside = _ASIDE.get(command, 0) if shifted else 0
        if aside and self.interaction.bring_up(aside):
            return
        if command is KeyCommand.PEEK:
            if not event.isAutoRepeat():
                self._peek_by_key()
        elif not (self.cancel() and command is KeyCommand.CANCEL):
            self.keys.obey(command, event.key())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A look beneath ends with its key."""
        if COMMANDS.get(event.key()) is KeyCommand.PEEK and not event.isAutoRepeat():
            self.mouse.stop_peeking()
            event.accept()
            return
        super().keyReleaseEvent(event)

    def _peek_by_key(self) -> None:
        if self.keys.visible:
            at = self.keys.at if not isinstance(self.keys.at, int) else None
        else:
            at = next((self.interaction.hit(_under_pointer(view)) for view in self.views()), None)
        self.mouse.peek(at)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own
        """Tab goes from target to target and stays on the table."""
        if self.focusItem() is not None or not self.board.piles:
            return bool(super().focusNextPrevChild(next))
        self.keys.obey(KeyCommand.NEXT if next else KeyCommand.PREVIOUS, 0)
        return True


def _under_pointer(view: Any) -> QPointF:
    cursor = view.viewport().mapFromGlobal(view.cursor().pos())
    return QPointF(view.mapToScene(cursor))
