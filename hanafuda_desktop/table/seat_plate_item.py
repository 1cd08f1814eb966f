"""The plate of a seat: who sits there, whose deal and turn it is, and how that player stands."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent

from hanafuda_desktop.table.lettering import number_text
from hanafuda_desktop.table.plate_face import PlateFace, PlateWords, SeatPlate
from hanafuda_desktop.table.sign_item import PressableSign
from hanafuda_desktop.table.team_mark import team_letter
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["PlateWords", "SeatPlate", "SeatPlateItem"]


class SeatPlateItem(PressableSign):
    """One seat's plate, at a rectangle that may be as low as a line of small letters."""

    clicked = Signal(int)
    """It was clicked, or pressed with the keyboard: its seat."""
    hovered = Signal(int)
    """The pointer came to it: its seat, or -1 when it left."""

    def __init__(
        self, seat: int, words: PlateWords | None = None, parent: QGraphicsItem | None = None
    ) -> None:
        """An empty plate.

        Args:
            seat: whose it is.
            words: what it says.
            parent: the item it belongs to.
        """
        super().__init__(None, parent)
        self.seat = seat
        self._words = words if words is not None else PlateWords()
        self._plate = SeatPlate("", 0)

    def present(self, plate: SeatPlate) -> None:
        """Show this."""
        if plate != self._plate:
            self._plate = plate
            self.renew()

    @property
    def description(self) -> str:
        """All that it says: ``Aki: 12 in all, dealer, to move, called Koi-koi``."""
        plate, words = self._plate, self._words
        said = [words.total.format(points=number_text(plate.total))]
        if plate.team is not None:
            said.insert(0, words.team.format(letter=team_letter(plate.team)))
        if plate.partners:
            said.insert(0, words.partners.format(names=plate.partners))
        if plate.round_points is not None:
            said.append(words.now.format(points=number_text(plate.round_points)))
        if plate.dealer:
            said.append(words.dealer)
        if plate.to_move:
            said.append(words.turn)
        if plate.calls:
            called = words.called if plate.calls == 1 else words.called_often
            said.append(called.format(name=plate.call_name, count=plate.calls))
        if plate.shown:
            said.append(words.shown.format(count=plate.shown))
        if plate.bombs:
            said.append(words.bombs.format(count=plate.bombs))
        return f"{plate.name}: {', '.join(said)}"

    def press(self) -> None:
        """Say that it was clicked."""
        self.clicked.emit(self.seat)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Say that the pointer is here."""
        self.hovered.emit(self.seat)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Say that it left."""
        self.hovered.emit(-1)

    def _set(self, size: QSizeF) -> Sheet:
        return PlateFace(self._plate, self.seat, self._words).set(size)
