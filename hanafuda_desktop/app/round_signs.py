"""What stands on a table of several all the time: a plate for each seat, the round's plate, yaku.

Whose turn it is, who deals, which round and month it is and how everybody stands can be read there
at any time. A plate that is pointed at, or clicked, shows how near that side is to every yaku.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app import round_words
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.cards.card import CARDS_PER_MONTH
from hanafuda_desktop.engine.fishing.standing import SideStanding, standings
from hanafuda_desktop.engine.fishing.turn import FishingTurn
from hanafuda_desktop.engine.rounds import RoundView
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.progress_item import ProgressItem, members_of
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.round_plate_item import RoundPlate, RoundPlateItem
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.seat_plate_item import SeatPlate, SeatPlateItem

__all__ = ["RoundSigns"]

_SIGNS_Z: Final = -4.0
_BOARD_Z: Final = 900_000.0


class RoundSigns(QObject):
    """The signs of one scene.

    Args:
        scene: the table; the signs belong to it from then on.
        session: the game they speak of.
        parent: the object it belongs to.
    """

    sheet_asked = Signal()
    """The round's plate was pressed."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._session = session
        pictures = scene.looks.pictures
        self.plates: list[SeatPlateItem] = []
        self.round = RoundPlateItem(pictures)
        self.round.setZValue(_SIGNS_Z)
        self.board = ProgressItem(pictures)
        self.board.setZValue(_BOARD_Z)
        self.board.setVisible(False)
        self._pinned: int | None = None
        self._standings: tuple[SideStanding, ...] = ()
        self.round.clicked.connect(self.sheet_asked)
        for item in (self.round, self.board):
            scene.addItem(item)
        scene.laid_out.connect(self.arrange)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        self.round.set_pictures(pictures)
        self.board.set_pictures(pictures)

    # --- what they say ---------------------------------------------------------------------------

    def present(self) -> None:
        """Show the session as it is now."""
        session = self._session
        view, rules = session.view, session.rules
        if view.round is None or view.turn is None or not isinstance(rules, FishingRules):
            return
        names = round_words.names_of(rules, session.seating)
        self._standings = standings(rules, view)
        self._fit_plates(len(names.seats))
        for seat, plate in enumerate(self.plates):
            plate.present(self._plate(seat, view.round, view.turn, names))
        self.round.present(self._round(view.round))
        self.arrange()
        if self.board.isVisible():
            self._show_board()

    def _fit_plates(self, count: int) -> None:
        while len(self.plates) > count:
            self._scene.removeItem(self.plates.pop())
        while len(self.plates) < count:
            plate = SeatPlateItem(len(self.plates))
            plate.setZValue(_SIGNS_Z)
            plate.hovered.connect(self._hovered)
            plate.clicked.connect(self._clicked)
            self._scene.addItem(plate)
            self.plates.append(plate)

    def _plate(self, seat: int, now: RoundView, turn: FishingTurn, names: RoundNames) -> SeatPlate:
        side = next(side for side in self._standings if seat in side.seats)
        partners = [other for other in side.seats if other != seat]
        points = side.total if side.card_points is None else side.card_points + side.total
        playing = turn.asked not in ("pick", "next", "nothing")
        return SeatPlate(
            name=names.seats[seat],
            total=now.totals[seat],
            dealer=seat == now.dealer and now.number > 0,
            to_move=seat == self._session.view.to_move and turn.asked != "next",
            round_points=points if playing else None,
            calls=turn.callers.count(seat),
            call_name=names.go,
            shown=len(turn.shown[seat]) // 3,
            bombs=turn.bombs[seat],
            partners=names.side(partners) if partners else "",
        )

    def _round(self, now: RoundView) -> RoundPlate:
        game = self._session.game
        dealt = game.order is None and game.picture is None
        month = now.month if now.number else 1
        return RoundPlate(
            number=max(1, now.number),
            rounds=now.rounds,
            month=month,
            target=now.target,
            deal=game.seed if dealt and not self._session.hides_deal else None,
            drawn_rounds=now.drawn_rounds,
            card=(month - 1) * CARDS_PER_MONTH,
        )

    # --- where they stand ------------------------------------------------------------------------

    def arrange(self) -> None:
        """Put them where the layout has room for them."""
        rooms = self._scene.rooms
        if rooms is None:
            return
        for plate in self.plates:
            if plate.seat in rooms.plates:  # the company may just be changing
                plate.set_geometry(to_qrect(rooms.plates[plate.seat]))
        self.round.set_geometry(to_qrect(rooms.round_plate))

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

    def _show_board(self, seat: int | None = None) -> None:
        seat = self._pinned if seat is None else seat
        session = self._session
        rules, view = session.rules, session.view
        if seat is None or view.round is None or not isinstance(rules, FishingRules):
            return
        names = round_words.names_of(rules, session.seating)
        side = next(side for side in self._standings if seat in side.seats)
        of = members_of(rules, len(names.seats), view.round.month)
        self.board.present(names.side(side.seats), side, names, of)
        self.board.place_near(self.plates[seat].rect, self._scene.sceneRect())
        self.board.setVisible(True)
