"""Attends to a fishing game: yaku on the way, and the question whether to stop or to go on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from hanafuda_desktop.engine.rounds import RoundEnding, RoundResult, RoundView
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.moves import GO, STOP, FishingTurn
from hanafuda_desktop.families.fishing.progress import SideStanding, standings, stop_offer
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.call import CallItem
from hanafuda_desktop.families.fishing.ui.nearest import NearestItem, nearest_of, sizes_of
from hanafuda_desktop.families.fishing.ui.progress import ProgressItem, members_of
from hanafuda_desktop.families.fishing.ui.words import fishing_move_told, hint_words, round_names
from hanafuda_desktop.play import rounds_words
from hanafuda_desktop.play.computers import Thinker
from hanafuda_desktop.play.controller import Only, lacking
from hanafuda_desktop.play.rounds_controller import RoundController
from hanafuda_desktop.play.rounds_panels import SIGNS_Z, RoundPanels, RoundSigns, Tell
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Keys, Settings
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.names import RoundNames
from hanafuda_desktop.table.narration import MoveTold, turns_told
from hanafuda_desktop.table.panels.panel import TablePanel
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.seat_plate import SeatPlate
from hanafuda_desktop.text.language import tr_noop

# What is asked on the table of a fishing game: whether to stop the round or to go on.


class FishingPanels(RoundPanels):
    """The panels of a scene with a fishing game.

    Attributes:
        call: asks whether to stop or to go on.
    """

    call: CallItem

    def _new_questions(self, scene: TableScene) -> tuple[TablePanel, ...]:
        self.call = CallItem(scene.looks.pictures)
        return (self.call, *super()._new_questions(scene))

    def _is_forced(self, result: RoundResult) -> bool:
        moves = self._session.game.moves
        return result.ending is RoundEnding.STOPPED and bool(moves) and moves[-1] is not STOP

    def _give_room(self, room: QRectF) -> None:
        self.call.set_room(room)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        super().show_pictures(pictures)
        self.call.set_pictures(pictures)

    def ask_call(self, rules: FishingRules, view: View, taken: Collection[str]) -> None:
        """Ask whether to stop the round or to go on; letters are taken by something else."""
        offer = stop_offer(rules, view)
        if offer is not None:
            self.call.ask_call(offer, self.names, taken)


# What stands on the table of a fishing game all the time: the plates, and who is near which yaku.
#
# A plate that is pointed at, or clicked, shows how near that side is to every yaku.

_BOARD_Z: Final = 900_000.0


class FishingSigns(RoundSigns):
    """The signs of a scene with a fishing game.

    Attributes:
        board: shows how near a side is to every yaku.
        nearest: shows all the time to which the one who looks is nearest.
    """

    def __init__(self, scene: TableScene, session: Session, parent: QObject) -> None:
        super().__init__(scene, session, parent)
        self.board = ProgressItem(scene.looks.pictures)
        self.board.setZValue(_BOARD_Z)
        self.board.setVisible(False)
        self.nearest = NearestItem()
        self.nearest.setZValue(SIGNS_Z)
        for item in (self.board, self.nearest):
            scene.addItem(item)
        self._pinned: int | None = None
        self._names = RoundNames(())
        self._view = session.view
        self._standings: tuple[SideStanding, ...] = ()

    @property
    def _rules(self) -> FishingRules:
        return cast("FishingRules", self._session.rules)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        super().show_pictures(pictures)
        self.board.set_pictures(pictures)

    def present(self, names: RoundNames, view: View) -> None:
        """Say what is to be said of what the table shows."""
        self._names = names
        self._view = view
        self._standings = standings(self._rules, view)
        super().present(names, view)
        own = next(side for side in self._standings if view.seat in side.seats)
        playing = cast("FishingTurn", view.turn).asked not in ("pick", "next", "nothing")
        hidden = self._session.sitting.veiled or not playing
        sizes = sizes_of(self._rules, len(names.seats), view.round.month) if view.round else {}
        self.nearest.present(() if hidden else nearest_of(own, view, names, sizes))
        if self.board.isVisible():
            self._show_board()

    def _plate(self, seat: int, view: View, now: RoundView, names: RoundNames) -> SeatPlate:
        turn = cast("FishingTurn", view.turn)
        side = next(side for side in self._standings if seat in side.seats)
        partners = [other for other in side.seats if other != seat]
        points = side.total if side.card_points is None else side.card_points + side.total
        playing = turn.asked not in ("pick", "next", "nothing")
        return SeatPlate(
            name=names.seats[seat],
            total=now.totals[seat],
            dealer=seat == now.dealer and now.number > 0,
            to_move=seat == view.to_move and turn.asked != "next",
            round_points=points if playing else None,
            calls=turn.callers.count(seat),
            call_name=names.go,
            shown=len(turn.shown[seat]) // 3,
            bombs=turn.bombs[seat],
            partners=names.side(partners) if partners else "",
            team=now.sides.index(side.seats) if partners else None,
        )

    def arrange(self) -> None:
        """Put them where the layout has room for them."""
        super().arrange()
        rooms = self._scene.rooms
        if rooms is not None:
            self.nearest.set_geometry(to_qrect(rooms.nearest))

    # --- yaku ------------------------------------------------------------------------------------

    def _hovered(self, seat: int) -> None:
        if seat >= 0:
            self._show_board(seat)
        elif self._pinned is not None:
            self._show_board()
        else:
            self.board.setVisible(False)

    def _clicked(self, seat: int) -> None:
        self._pinned = None if self._pinned == seat else seat
        if self._pinned is None:
            self.board.setVisible(False)
        else:
            self._show_board()

    def show_next_board(self) -> None:
        """Show the yaku of one side after the other, and then none: for the keyboard."""
        seats = [None, *(side.seats[0] for side in self._standings)]
        at = seats.index(self._pinned) if self._pinned in seats else 0
        self._pinned = seats[(at + 1) % len(seats)]
        self._show_board()
        self.board.setVisible(self._pinned is not None)

    def hide_board(self) -> bool:
        """Take the board away; returns whether it was there."""
        was_there, self._pinned = self.board.isVisible(), None
        self.board.setVisible(False)
        return was_there

    def _show_board(self, seat: int | None = None) -> None:
        seat = self._pinned if seat is None else seat
        now, names = self._view.round, self._names
        if seat is None or now is None:
            return
        side = next(side for side in self._standings if seat in side.seats)
        of = members_of(self._rules, len(names.seats), now.month)
        self.board.present(names.side(side.seats), side, names, of)
        self.board.place_near(self.plates[seat].rect, self._clear_of_hand())
        self.board.setVisible(True)

    def _clear_of_hand(self) -> QRectF:
        """The table above the hand of the one who looks, who plays on while the board is shown."""
        area, board = self._scene.sceneRect(), self._scene.board
        if board is not None:
            area.setBottom(board.layout.slot(f"h{board.view.seat}").y)
        return area


class FishingController(RoundController):
    """See :class:`TableController`.

    Args:
        scene: the table.
        session: the game on it.
        thinking: where computer players think.
        keys_in_use: the keys of every command, by its id, where a person changed these.
        parent: the object it belongs to.
    """

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        thinking: Thinker,
        keys_in_use: Callable[[Keys], Mapping[str, tuple[str, ...]]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, session, thinking, parent)
        self._keys_in_use = keys_in_use

    @property
    def _rules(self) -> FishingRules:
        return cast("FishingRules", self.session.rules)

    def _new_signs(self) -> FishingSigns:
        return FishingSigns(self.scene, self.session, self)

    def _new_panels(self) -> FishingPanels:
        return FishingPanels(self.scene, self.session, self.names, self)

    def names(self) -> RoundNames:
        """What everything and everybody at the table is called."""
        return round_names(self._rules, rounds_words.seat_names(self.session.seating))

    def facts(self) -> dict[str, str]:
        """What the status line says of the round."""
        return rounds_words.facts(self.session, _ASKED)

    def reasons(self) -> dict[str, str]:
        """Nobody is the fastest here, and some games have no yaku."""
        lacks = (Only.RACES,) if self._rules.yaku else (Only.RACES, Only.YAKU)
        return super().reasons() | lacking(*lacks)

    def _tell(self) -> Tell:
        return turns_told

    def _can_show_again(self) -> bool:
        return super()._can_show_again() or self.session.sitting.asked == "call"

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        cast("FishingSigns", self.signs).nearest.setVisible(settings.nearest)

    @property
    def _fishing_panels(self) -> FishingPanels:
        return cast("FishingPanels", self.panels)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape takes the board of yaku away; else as at every table."""
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_key and cast("QKeyEvent", event).key() == Qt.Key.Key_Escape:
            panels_open = self._panels is not None and self._panels.is_open
            if not panels_open and cast("FishingSigns", self.signs).hide_board():
                return True
        return super().eventFilter(watched, event)

    # --- what is asked ---------------------------------------------------------------------------

    def _ask(self) -> bool:
        if self.session.sitting.asked != "call":
            return False
        taken = self._keys_taken()
        self._fishing_panels.ask_call(self._rules, self.session.view, taken)
        return True

    def _keys_taken(self) -> set[str]:
        """The keys of the commands that there are at this table, however they were changed."""
        lacking = self.reasons()
        in_use = self._keys_in_use(self.settings.keys)
        return {key for command in in_use.keys() - lacking.keys() for key in in_use[command]}

    def _answered(self, choice: str) -> None:
        match choice:
            case "stop":
                self.session.play(STOP)
            case "go":
                self.session.play(GO)
            case _:
                super()._answered(choice)

    def _words_of(self, view: View, move: Any) -> str:
        return hint_words(self._rules, view, move, self.names())

    def _move_told(self, view: View, move: Any) -> MoveTold:
        return fishing_move_told(self._rules, view, move, self.names())


_ASKED = {
    "pick": tr_noop("Pick a card: the earliest month deals"),
    "take": tr_noop("Choose what the turned card takes"),
}
"""What is not said by a panel, nor by the hand that lies there."""
