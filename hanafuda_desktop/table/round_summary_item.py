"""The end of a round, explained: every side's yaku, cards, payments with their reasons, totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from hanafuda_desktop.engine.rounds import Ending, RoundResult
from hanafuda_desktop.table.panel_item import PanelButton, TablePanel
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.side_block import SideWords, Told, say_side, set_sides
from hanafuda_desktop.table.typeset import Sheet, letters_for

__all__ = ["RoundSummaryItem", "SummaryWords"]


@dataclass(frozen=True, slots=True)
class SummaryWords:
    """What the summary says, in the language of the table.

    Attributes:
        title: the round's number.
        won: the title of the last summary, where one player is ahead.
        shared: the same, where several are.
        endings: how the round ended, by the value of an ``Ending``.
        counted_none: a round that was counted, and nobody won it.
        sides: words for each side.
    """

    title: str = "Round {number}"
    won: str = "{name} wins the game"
    shared: str = "{names} share the win"
    endings: Mapping[str, str] = field(
        default_factory=lambda: {
            Ending.STOPPED.value: "{winners} ended the round: {stop}!",
            Ending.DEALT_HAND.value: "{winners} was dealt a hand that wins at once.",
            Ending.COUNTED.value: "All cards are counted. Best: {winners}.",
            Ending.EXHAUSTED.value: "The cards ran out, and the round goes to {winners}.",
            Ending.DRAWN.value: "The round is drawn: nobody scores.",
        }
    )
    counted_none: str = "All cards are counted. Nobody is ahead."
    sides: SideWords = field(default_factory=SideWords)


class RoundSummaryItem(TablePanel):
    """What a round was worth to everybody, and why; it scrolls where it must.

    Escape folds it up to its buttons, so that the table can be looked at, and unfolds it.
    """

    _bodied = True
    _centred = True
    _veiled = True
    _folds = True

    def __init__(
        self,
        pictures: CardPictures,
        words: SummaryWords | None = None,
        parent: QGraphicsItem | None = None,
    ) -> None:
        """A closed summary.

        Args:
            pictures: where the little cards come from.
            words: what it says.
            parent: the item it belongs to.
        """
        super().__init__(parent)
        self._pictures = pictures
        self._words = words if words is not None else SummaryWords()
        self._told: Told | None = None

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of another deck."""
        self._pictures = pictures
        self.set_area(self._area)

    def show_round(
        self,
        result: RoundResult,
        names: RoundNames,
        totals: Sequence[int],
        buttons: Sequence[PanelButton],
        *,
        final: bool = False,
    ) -> None:
        """Open it; :attr:`chosen` says the id of the button that was pressed.

        Args:
            result: the round.
            names: of seats, yaku and multipliers, and what people say.
            totals: each seat's points after the round.
            buttons: what can be done now; Return presses the first.
            final: whether the game is over with this round.
        """
        self._told = Told(result, names, tuple(totals), final)
        title = self._words.title.format(number=result.number)
        if final:
            title = self._verdict(names, totals, result)
        self.ask(title, (self._ending(result, names),), buttons, sealed=final)

    def _verdict(self, names: RoundNames, totals: Sequence[int], result: RoundResult) -> str:
        best = max(totals)
        ahead = [names.side(side.seats) for side in result.sides if totals[side.seats[0]] == best]
        if len(ahead) == 1:
            return self._words.won.format(name=ahead[0])
        return self._words.shared.format(names=", ".join(ahead))

    def _ending(self, result: RoundResult, names: RoundNames) -> str:
        winners = [names.side(s.seats) for s in result.sides if s.seats[0] in result.winners]
        if result.ending is Ending.COUNTED and not winners:
            return self._words.counted_none
        said = self._words.endings[result.ending.value]
        return said.format(winners=", ".join(winners), stop=names.stop)

    def _letters(self) -> int:
        return letters_for(self._area)

    def _say_body(self) -> Sequence[str]:
        told = self._told
        if told is None:
            return ()
        sides = range(len(told.result.sides))
        return [line for side in sides for line in say_side(told, side, self._words.sides)]

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        if self._told is None:
            return Sheet(), QSizeF(0, 0)
        return set_sides(self._told, self._words.sides, room, letters, self._pictures.aspect)

    def _paint_body(self, painter: QPainter, part: QRectF) -> None:
        self._sheet.paint(painter, self._pictures, part)
