"""What stands on a table of several all the time: a plate for each seat, and the round's plate.

Whose turn it is, who deals, which round and month it is and how everybody stands can be read there
at any time. What else a seat's plate says is for the family to add.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.session import Session
from hanafuda_desktop.cards.card import CARDS_PER_MONTH
from hanafuda_desktop.engine.rounds import RoundView
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.round_plate_item import RoundPlate, RoundPlateItem
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.seat_plate_item import SeatPlate, SeatPlateItem

__all__ = ["SIGNS_Z", "RoundSigns"]

SIGNS_Z: Final = -4.0


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
        self.plates: list[SeatPlateItem] = []
        self.round = RoundPlateItem(scene.looks.pictures)
        self.round.setZValue(SIGNS_Z)
        self.round.clicked.connect(self.sheet_asked)
        scene.addItem(self.round)
        scene.laid_out.connect(self.arrange)

    # --- what a family adds ----------------------------------------------------------------------

    def _plate(self, seat: int, view: View, now: RoundView, names: RoundNames) -> SeatPlate:
        """What a seat's plate says of what is seen, and how the rounds stand in it."""
        raise NotImplementedError

    def _hovered(self, seat: int) -> None:
        """A plate is pointed at, or none any more, which is a seat below 0."""

    def _clicked(self, seat: int) -> None:
        """A plate was clicked."""

    def show_next_board(self) -> None:
        """Show for one side after the other how near it is to what it can make, and then none."""

    # --- what they say ---------------------------------------------------------------------------

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        self.round.set_pictures(pictures)

    def present(self, names: RoundNames, view: View) -> None:
        """Say what is to be said of what the table shows.

        Args:
            names: what everything and everybody at the table is called.
            view: what is seen there: the session as it is now, or an earlier moment of it.
        """
        now = view.round
        if now is None:
            return
        self._scene.set_names(names.seats)
        self._fit_plates(len(names.seats))
        for seat, plate in enumerate(self.plates):
            plate.present(self._plate(seat, view, now, names))
        self.round.present(self._round(now, names))
        self.arrange()

    def _fit_plates(self, count: int) -> None:
        while len(self.plates) > count:
            self._scene.removeItem(self.plates.pop())
        while len(self.plates) < count:
            plate = SeatPlateItem(len(self.plates))
            plate.setZValue(SIGNS_Z)
            plate.hovered.connect(self._hovered)
            plate.clicked.connect(self._clicked)
            self._scene.addItem(plate)
            self.plates.append(plate)

    def _round(self, now: RoundView, names: RoundNames) -> RoundPlate:
        game = self._session.game
        dealt = game.order is None and game.picture is None
        month = (now.month if now.number else 1) if names.months else None
        return RoundPlate(
            number=max(1, now.number),
            rounds=now.rounds,
            month=month,
            target=now.target,
            deal=game.seed if dealt and not self._session.hides_deal else None,
            drawn_rounds=now.drawn_rounds,
            card=(month - 1) * CARDS_PER_MONTH if month is not None else None,
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
