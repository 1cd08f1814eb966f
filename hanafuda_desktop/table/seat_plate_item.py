"""The plate of a seat: who sits there, whose deal and turn it is, and how that player stands."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent

from hanafuda_desktop.cards.vocabulary import in_a_row
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.table.lettering import number_text
from hanafuda_desktop.table.phrases import about
from hanafuda_desktop.table.plate_face import PlateFace, SeatPlate, now_words, partners_words
from hanafuda_desktop.table.sign_item import PressableSign
from hanafuda_desktop.table.team_mark import team_letter
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["SeatPlate", "SeatPlateItem"]


class SeatPlateItem(PressableSign):
    """One seat's plate, at a rectangle that may be as low as a line of small letters."""

    clicked = Signal(int)
    """It was clicked, or pressed with the keyboard: its seat."""
    hovered = Signal(int)
    """The pointer came to it: its seat, or -1 when it left."""

    def __init__(self, seat: int, parent: QGraphicsItem | None = None) -> None:
        """An empty plate.

        Args:
            seat: whose it is.
            parent: the item it belongs to.
        """
        super().__init__(None, parent)
        self.seat = seat
        self._plate = SeatPlate("", 0)

    def present(self, plate: SeatPlate) -> None:
        """Show this."""
        if plate != self._plate:
            self._plate = plate
            self.renew()

    @property
    def description(self) -> str:
        """All that it says: ``Aki: 12 in all, dealer, to move, called Koi-koi``."""
        plate = self._plate
        said = [tr("{points} in all", points=number_text(plate.total))]
        if plate.team is not None:
            said.insert(0, tr("team {letter}", letter=team_letter(plate.team)))
        if plate.partners:
            said.insert(0, partners_words(plate.partners))
        if plate.round_points is not None:
            said.append(now_words(plate.round_points))
        if plate.dealer:
            said.append(tr("dealer"))
        if plate.to_move:
            said.append(tr("to move"))
        if plate.calls:
            said.append(_called(plate.call_name, plate.calls))
        if plate.shown:
            said.append(tr("triples shown: {count}", count=plate.shown))
        if plate.bombs:
            said.append(tr("bombs: {count}", count=plate.bombs))
        return about(plate.name, in_a_row(said))

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
        return PlateFace(self._plate, self.seat).set(size)


def _called(name: str, count: int) -> str:
    """What was called, and how often."""
    return trn("called {name}", "called {name} {n} times", count, name=name)
