"""The end of a round, explained: every side's yaku, cards, payments with their reasons, totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QGraphicsItem

from hanafuda_desktop.engine.rounds import Ending, RoundResult
from hanafuda_desktop.table.panel_item import PanelButton
from hanafuda_desktop.table.pictured_panel import PicturedPanel
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.round_names import YOU, RoundNames
from hanafuda_desktop.table.side_block import SideWords, Told, say_side, set_sides
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["RoundSummaryItem", "SummaryWords"]


@dataclass(frozen=True, slots=True)
class SummaryWords:
    """What the summary says, in the language of the table.

    Attributes:
        title: the round's number.
        endings: how the round ended, by the value of an ``Ending``.
        forced: a round that its winner could not go on with.
        counted_none: a round that was counted, and nobody won it.
        sides: words for each side.
    """

    title: str = "Round {number}"
    endings: Mapping[str, str] = field(
        default_factory=lambda: {
            Ending.STOPPED.value: "{winners} ended the round: {stop}!",
            Ending.DEALT_HAND.value: "{winners} {was} dealt a hand that wins at once.",
            Ending.COUNTED.value: "All cards are counted. Best: {winners}.",
            Ending.EXHAUSTED.value: "The cards ran out, and the round goes to {winners}.",
            Ending.SHED.value: "{winners} shed the last card.",
            Ending.DRAWN.value: "The round is drawn: nobody scores.",
        }
    )
    forced: str = "No cards are left in hand, so {winners} had to end the round: {stop}!"
    counted_none: str = "All cards are counted. Nobody is ahead."
    sides: SideWords = field(default_factory=SideWords)


class RoundSummaryItem(PicturedPanel):
    """What a round was worth to everybody, and why; it scrolls where it must."""

    _centred = True
    _veiled = True

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
        super().__init__(pictures, parent)
        self._words = words if words is not None else SummaryWords()
        self._told: Told | None = None

    def show_round(
        self,
        result: RoundResult,
        names: RoundNames,
        totals: Sequence[int],
        buttons: Sequence[PanelButton],
        *,
        forced: bool = False,
    ) -> None:
        """Open it; :attr:`chosen` says the id of the button that was pressed.

        Args:
            result: the round.
            names: of seats, yaku and multipliers, and what people say.
            totals: each seat's points after the round.
            buttons: what can be done now; Return presses the first.
            forced: whether its winner had to stop, as no hand card was left to go on with.
        """
        self._told = Told(result, names, tuple(totals))
        title = self._words.title.format(number=result.number)
        ending = self._ending(result, names, forced=forced)
        self.ask(title, (ending,), buttons)

    def _ending(self, result: RoundResult, names: RoundNames, *, forced: bool) -> str:
        winners = [names.side(s.seats) for s in result.sides if s.seats[0] in result.winners]
        if result.ending is Ending.COUNTED and not winners:
            return self._words.counted_none
        said = self._words.endings[result.ending.value]
        if forced and result.ending is Ending.STOPPED:
            said = self._words.forced
        was = "were" if len(winners) > 1 or winners == [YOU] else "was"
        who = ", ".join(winners)
        if not said.startswith("{") and who == YOU:
            who = YOU.lower()
        return said.format(winners=who, stop=names.stop, was=was)

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
