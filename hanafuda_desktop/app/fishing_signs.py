"""What stands on the table of a fishing game all the time: the plates, and who is near which yaku.

A plate that is pointed at, or clicked, shows how near that side is to every yaku.
"""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QObject, QRectF

from hanafuda_desktop.app.round_signs import SIGNS_Z, RoundSigns
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.engine.fishing.standing import SideStanding, standings
from hanafuda_desktop.engine.fishing.turn import FishingTurn
from hanafuda_desktop.engine.rounds import RoundView
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.nearest_item import NearestItem, nearest_of, sizes_of
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.progress_item import ProgressItem, members_of
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.seat_plate_item import SeatPlate

__all__ = ["FishingSigns"]

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
