"""The table as the program sees it: what it shows, and how a view and events come onto it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.table.board import Arrangement, Board
from hanafuda_desktop.table.cloth import CLOTHS
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
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.presenter import Presenter
from hanafuda_desktop.table.shelf_item import YakuShelf
from hanafuda_desktop.table.sign_item import TableSign
from hanafuda_desktop.table.slips import Slips
from hanafuda_desktop.table.surface import Surface
from hanafuda_desktop.table.table_cues import TableCues
from hanafuda_desktop.table.table_words import TableWords, yaku_names

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
        names = yaku_names(rules)
        self._ground = Ground(next(iter(CLOTHS.values())))
        self.stage = Stage(self)
        self._cues = TableCues(self.stage, self.cue.emit)
        self.looks = Looks(pictures)
        self.shelf = YakuShelf(pictures, names.__getitem__)
        self.shelf.setZValue(_SHELF_Z)
        self._peek, self._cursor = PeekItem(self.looks), CursorItem(self.looks)
        for item in (self.shelf, self._peek, self._cursor):
            self.addItem(item)
        self._kind = kind_of(rules)
        self._presenter = Presenter(self, self._kind, self.looks, self.stage, self.shelf)
        self._marks = Marks(self, self.looks, self.stage)
        self._fresh = FreshMarks(self, self.looks)
        self.surface = self._surface_type(
            self._presenter, self._marks, self.stage, self.shelf, self
        )
        self._make_hands(names)
        self._arrangement: Arrangement | None = None
        self._connect()

    def _make_hands(self, names: dict[str, str]) -> None:
        self.mouse = self._mouse_type(self.surface, self._peek)
        self.keys = KeyHand(self.surface, self._cursor, self)
        self.words = TableWords(names, self.surface, self.keys)
        self._slips = Slips(self, self.surface, self.keys)
        self.ornaments = ornaments_of(self.rules, self, self.surface, self.looks)

    def _connect(self) -> None:
        self.stage.rested.connect(self.rested)
        if self._hears_cards:
            self._cues.listen(self._presenter.choreography.hearing, self.surface)
        self.surface.move_chosen.connect(self.move_chosen)
        self.surface.move_refused.connect(self.move_refused)
        self.surface.gatherer.changed.connect(self._settle)
        self.keys.focused.connect(self.pile_focused)
        self.shelf.place_clicked.connect(self.surface.act_on_place)
        self.shelf.place_hovered.connect(self.surface.hovering.over_place)

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
        self._ground.forget()
        self._relayout(self.looks.ratio)
        self.sceneRectChanged.emit(self.sceneRect())  # panels go by it
        for item in self.items():
            if isinstance(item, TableSign):
                item.renew()
        self.pictures_changed()

    def land(self) -> None:
        """Bring everything that moves to its place now."""
        self.surface.land()

    def _settle(self) -> None:
        """Bring what goes by the board where the board now says."""
        self.keys.settle()
        self.ornaments.follow()
        self._fresh.follow(self.board)
        self._slips.follow()
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

    def keep_free(self, insets: Insets) -> None:
        """Lay everything out anew, without a movement, if other room is to be free at the edges."""
        self.resize(*self._presenter.size, self.looks.ratio, insets)

    def _relayout(self, ratio: float) -> None:
        self.mouse.cancel()
        self.surface.unpick()
        self.land()
        self.setSceneRect(0, 0, *self._presenter.size)
        self._presenter.resize(ratio)
        self._settle()

    def leave(self) -> None:
        """The pointer has left the table."""
        if not self.mouse.active:
            self.surface.hovering.over(None)


class PlayedTable(ShownTable):
    """What happens on the table, moment by moment."""

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
        self._cues.play(events, script, self.pace)
        self.ornaments.show(script.sights, self.pace)

    def glide(self, view: View, moves: Iterable[Any]) -> None:
        """Let the cards go where this view has them without knowing why, as for undo."""
        self.play((), view, moves)

    def _make_ready(self) -> None:
        self.stage.drop(_ARRIVAL)  # nobody is told of a moment that is over
        # Chosen cards go back before they land, not when they lie elsewhere already.
        self.surface.unpick()
        self.surface.lights.out()  # also what showed where a drawn card could go
        self.land()
        self.mouse.forget()
        self.surface.hovering.forget()
        self._fresh.mark({}, None)
        self._slips.clear()

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
        self._slips.ask()
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
