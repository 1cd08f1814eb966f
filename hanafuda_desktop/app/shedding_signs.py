"""What stands on the table of a shedding game all the time: the plates of the seats and the round.

What is captured elsewhere is shed here, and how many cards a seat holds is seen in its hand.
"""

from __future__ import annotations

from hanafuda_desktop.app.round_signs import RoundSigns
from hanafuda_desktop.engine.rounds import RoundView
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.seat_plate_item import SeatPlate

__all__ = ["SheddingSigns"]


class SheddingSigns(RoundSigns):
    """The signs of a scene with a shedding game."""

    def _plate(self, seat: int, view: View, now: RoundView, names: RoundNames) -> SeatPlate:
        turns = view.turn is not None and view.turn.asked in ("play", "drawn", "swap")
        return SeatPlate(
            name=names.seats[seat],
            total=now.totals[seat],
            dealer=seat == now.dealer,
            to_move=turns and seat == view.to_move,
        )
