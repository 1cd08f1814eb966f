"""The table as the program sees it: what it shows, and how a view and events come onto it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.board import Arrangement, Board, Hit
from hanafuda_desktop.table.choices import stop_of
from hanafuda_desktop.table.cloth import CLOTHS
from hanafuda_desktop.table.cues import Cue, cues_beside
from hanafuda_desktop.table.describe import describe_at, describe_place
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.fresh_marks import FreshMarks
from hanafuda_desktop.table.ground import Ground
from hanafuda_desktop.table.key_hand import KeyHand
from hanafuda_desktop.table.kind import kind_of, ornaments_of
from hanafuda_desktop.table.layout import Insets, Rooms
from hanafuda_desktop.table.looks import Looks
from hanafuda_desktop.table.marks import CursorItem, Marks
from hanafuda_desktop.table.motion import Stage, Track
from hanafuda_desktop.table.mouse import MouseHand
from hanafuda_desktop.table.peek import PeekItem
from hanafuda_desktop.table.phrases import about
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.presenter import Presenter
from hanafuda_desktop.table.shelf_item import YakuShelf
from hanafuda_desktop.table.sign_item import TableSign
from hanafuda_desktop.table.surface import Surface
from hanafuda_desktop.table.which_items import WhichItems

if TYPE_CHECKING:
    from hanafuda_desktop.table.offer_items import OfferItems

__all__ = ["PlayedTable", "ShownTable"]

_SHELF_Z: Final = -5
_ARRIVAL: Final = "arrival"


class ShownTable(QGraphicsScene):
    """What the table shows, and how it looks."""

    move_chosen = Signal(object)
    """The player chose a legal move."""
    move_refused = Signal(object)
    """The player tried a move that is not legal; the engine knows why."""
    pile_focused = Signal(str)
    """The keyboard's cursor came to a pile, to a card of it (``h0:3``), or to ``shelf:`` and the
    number of a place."""
    laid_out = Signal()
    """Everything lies elsewhere: the window, the seat that looks, or what there is has changed."""
    arrived = Signal()
    """What was shown last lies where it belongs, and what goes by it may be shown as well."""
    rested = Signal()
    """Nothing moves any more."""
    came_up = Signal(str)
    """A panel, a question or a curtain lies over the table: all that it says, in words."""
    button_focused = Signal(str)
    """Another button of what lies over the table is the chosen one: all that is said there."""
    cue = Signal(str)
    """Something happened that may be heard: a :data:`~hanafuda_desktop.table.cues.Cue`."""
    _surface_type: ClassVar[type[Surface]] = Surface
    _mouse_type: ClassVar[type[MouseHand]] = MouseHand
    _hears_cards: ClassVar[bool] = True
    """Whether cards are heard as they land; else hands are, as they play."""

    def __init__(
        self,
        rules: GameRules,
        pictures: CardPictures,
        *,
        parent: QObject | None = None,
    ) -> None:
        """An empty table.

        Args:
            rules: the game's rules, for what has to be laid out and for names.
            pictures: the cards.
            parent: the Qt object that owns the scene.
        """
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.rules = rules
        self._names = _yaku_names(rules)
        self._ground = Ground(next(iter(CLOTHS.values())))
        self.stage = Stage(self)
        self.looks = Looks(pictures)
        self.shelf = YakuShelf(pictures, self.yaku_name)
        self.shelf.setZValue(_SHELF_Z)
        self._peek, self._cursor = PeekItem(self.looks), CursorItem(self.looks)
        for item in (self.shelf, self._peek, self._cursor):
            self.addItem(item)
        self._kind = kind_of(rules)
        self._presenter = Presenter(self, self._kind, self.looks, self.stage, self.shelf)
        self._marks = Marks(self, self.looks, self.stage)
        self._fresh = FreshMarks(self, self.looks)
        self._which = WhichItems(self)
        self.surface = self._surface_type(
            self._presenter, self._marks, self.stage, self.shelf, self
        )
        self.mouse = self._mouse_type(self.surface, self._peek)
        self.keys = KeyHand(self.surface, self._cursor, self)
        self.ornaments = ornaments_of(rules, self, self.surface, self.looks)
        self._offers: OfferItems | None = None
        self._arrangement: Arrangement | None = None
        self._connect()

    def _connect(self) -> None:
        self.stage.rested.connect(self.rested)
        if self._hears_cards:
            self._presenter.choreography.hearing.heard = self.cue.emit
            self.surface.move_refused.connect(self._say_refused)
        self.surface.move_chosen.connect(self.move_chosen)
        self.surface.move_refused.connect(self.move_refused)
        self.surface.gatherer.changed.connect(self._settle)
        self.keys.focused.connect(self.pile_focused)
        self.shelf.place_clicked.connect(self.surface.act_on_place)
        self.shelf.place_hovered.connect(self.surface.hovering.over_place)

    def _say_refused(self, _move: object) -> None:
        self.cue.emit("refused")

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
    def has_arrived(self) -> bool:
        """Whether what was shown last lies where it belongs."""
        return not self.stage.playing(_ARRIVAL)

    @property
    def pace(self) -> Pace:
        """The speed of everything that moves."""
        return self._presenter.choreography.pace

    def set_pace(self, pace: Pace) -> None:
        """Move at another speed from now on; what is moving lands."""
        self.land()
        self.surface.lights.out()
        self._presenter.choreography.pace = self._marks.pace = pace

    def set_hover(self, hover: bool) -> None:  # noqa: FBT001 - one setting, set as Qt sets flags
        """Whether a card rises a little under the pointer."""
        self.surface.hovering.lifts = hover
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
        # What is on its way goes by the size of the looks, which they are about to forget.
        self.mouse.cancel()
        self.surface.unpick()
        self.land()
        self.looks.change(pictures)
        self.shelf.set_pictures(pictures)
        if self.ornaments is not None:
            self.ornaments.set_pictures(pictures)
        self._relayout(self.looks.ratio)
        self.update()

    def pictures_changed(self) -> None:
        """Paint anew: pictures of this deck have arrived, or show marks that they did not."""
        self.looks.forget()
        self.shelf.set_pictures(self.looks.pictures)
        if self.ornaments is not None:
            self.ornaments.set_pictures(self.looks.pictures)
        self.update()

    def renew(self) -> None:
        """Lay out and paint all anew: words have another size, or colours have changed."""
        self._ground.forget()
        self._relayout(self.looks.ratio)
        self.sceneRectChanged.emit(self.sceneRect())  # panels go by it
        for item in self.items():
            if isinstance(item, TableSign):
                item.renew()
        self.pictures_changed()

    def yaku_name(self, yaku: str) -> str:
        """A yaku's name for people."""
        return self._names[yaku]

    def describe(self, place: str, index: int | None = None) -> str:
        """A pile, one of its cards, or a place of the shelf, in words."""
        board = self.board
        if board is None:
            return ""
        stop = stop_of(place)
        if isinstance(stop, Hit):
            return describe_at(board.view, stop.pile, stop.index if index is None else index)
        if stop < len(board.view.yaku):
            return describe_place(board.view.yaku[stop], self.yaku_name)
        offer = self.surface.offers[stop]
        return tr("{said}.", said=about(offer.text, offer.note) if offer.note else offer.text)

    def describe_focus(self, place: str) -> str:
        """The same of where the keyboard's cursor has come: within a column it is on one card."""
        at, board = self.keys.at, self.board
        if board is not None and isinstance(at, Hit) and at.pile == place:
            pile = board.view.pile(place)
            if pile.face_down <= at.index < len(pile.cards) - 1:
                return self.describe(place, at.index)
        return self.describe(place)

    def land(self) -> None:
        """Bring everything that moves to its place now."""
        self.surface.land()

    def _settle(self) -> None:
        """Bring what goes by the board where the board now says."""
        self.keys.settle()
        offers = self.surface.offers
        if offers and self._offers is None:
            from hanafuda_desktop.table.offer_items import OfferItems  # noqa: PLC0415 - when needed

            self._offers = OfferItems(self, self._take_offer)
        if self._offers is not None:
            self._offers.show(offers)
        if self.ornaments is not None:
            self.ornaments.follow()
        self._fresh.follow(self.board)
        self._which.show(self.surface)
        arrangement = self.board.layout if self.board is not None else None
        if arrangement is not self._arrangement:
            self._arrangement = arrangement
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

    def _relayout(self, ratio: float) -> None:
        self.mouse.cancel()
        self.surface.unpick()
        self.land()
        self.setSceneRect(0, 0, *self._presenter.size)
        self._presenter.resize(ratio)
        self._settle()

    def _take_offer(self, move: Any) -> None:
        self.keys.hide()
        # Not now: the button that was pressed is about to be taken away.
        QTimer.singleShot(0, self, lambda: self.surface.choose(move))

    def leave(self) -> None:
        """The pointer has left the table."""
        if not self.mouse.active:
            self.surface.hovering.over(None)


def _yaku_names(rules: GameRules) -> dict[str, str]:
    """The yaku of a game that has them, for people."""
    match rules.family:
        case "tableau" | "fishing":
            return {yaku.id: plain(yaku.name) for yaku in rules.yaku}
        case _:
            return {}


class PlayedTable(ShownTable):
    """What happens on the table, moment by moment."""

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
        for number, (begin, cue) in enumerate(cues_beside(events, script)):
            heard = Track(lambda _: None, 0.0, delay=self.pace.time(begin), then=self._heard(cue))
            self.stage.play(("heard", number), heard)
        if self.ornaments is not None:
            self.ornaments.show(script.sights, self.pace)

    def _heard(self, cue: Cue) -> Callable[[], None]:
        return lambda: self.cue.emit(cue)

    def glide(self, view: View, moves: Iterable[Any]) -> None:
        """Let the cards go where this view has them without knowing why, as for undo."""
        self.play((), view, moves)

    def _make_ready(self) -> None:
        self.stage.drop(_ARRIVAL)  # nobody is told of a moment that is over
        # Chosen cards go back before they land, not when they lie elsewhere already.
        self.surface.unpick()
        self.land()
        self.mouse.forget()
        self.surface.hovering.forget()
        self._fresh.mark({}, None)
        self._which.clear()

    def _changed(
        self, view: View, moves: Iterable[Any], after: float, seen_until: float = 0.0
    ) -> None:
        self.surface.begin(self._kind.choices(view, moves))
        self._settle()
        wait = max(self.pace.time(after), self.pace.stay(seen_until))
        self.stage.play(_ARRIVAL, Track(lambda _: None, 0.0, delay=wait, then=self._arrive))

    def _arrive(self) -> None:
        self.surface.arrive()
        self.keys.arrive()
        self._which.show(self.surface)
        self.arrived.emit()

    def mark_fresh(self, cards: Mapping[int, int]) -> None:
        """Give cards a soft edge until the table changes: those that were played of late.

        Args:
            cards: the seats that played them.
        """
        self._fresh.mark(cards, self.board)

    def choose(self, move: Any) -> None:
        """Play a legal move that was chosen elsewhere, as on a panel over the table."""
        self.surface.choose(move)

    def show_hint(self, move: Any) -> None:
        """Let what this move takes, and where it goes, glow for a while."""
        self.land()
        self.surface.hint(move)
