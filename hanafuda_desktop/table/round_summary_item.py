"""The end of a round, explained: every side's yaku, cards, payments with their reasons, totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QGraphicsItem

from hanafuda_desktop.cards.vocabulary import in_a_row
from hanafuda_desktop.engine.rounds import Ending, RoundResult
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.table.panel_item import PanelButton
from hanafuda_desktop.table.pictured_panel import PicturedPanel
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.side_block import Told, say_side, set_sides
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["RoundSummaryItem"]


class RoundSummaryItem(PicturedPanel):
    """What a round was worth to everybody, and why; it scrolls where it must."""

    _centred = True
    _veiled = True

    def __init__(self, pictures: CardPictures, parent: QGraphicsItem | None = None) -> None:
        """A closed summary.

        Args:
            pictures: where the little cards come from.
            parent: the item it belongs to.
        """
        super().__init__(pictures, parent)
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
        title = tr("Round {number}", number=result.number)
        self.ask(title, (_ending(result, names, forced=forced),), buttons)

    def _say_body(self) -> Sequence[str]:
        told = self._told
        if told is None:
            return ()
        sides = range(len(told.result.sides))
        return [line for side in sides for line in say_side(told, side)]

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        if self._told is None:
            return Sheet(), QSizeF(0, 0)
        return set_sides(self._told, room, letters, self._pictures.aspect)


def _ending(result: RoundResult, names: RoundNames, *, forced: bool) -> str:
    """How a round ended, and for whom."""
    sides = [side for side in result.sides if side.seats[0] in result.winners]
    is_you = len(sides) == 1 and len(sides[0].seats) == 1 and names.is_you(sides[0].seats[0])
    whom = in_a_row(names.side(side.seats) for side in sides)
    if is_you:
        whom = names.whom(sides[0].seats[0])
    match result.ending:
        case Ending.STOPPED if forced:
            return tr(
                "No cards are left in hand, so {winners} had to end the round: {stop}!",
                winners=whom,
                stop=names.stop,
            )
        case Ending.COUNTED if not sides:
            return tr("All cards are counted. Nobody is ahead.")
        case Ending.COUNTED:
            return tr("All cards are counted. Best: {winners}.", winners=whom)
        case Ending.EXHAUSTED:
            return tr("The cards ran out, and the round goes to {winners}.", winners=whom)
        case Ending.DRAWN:
            return tr("The round is drawn: nobody scores.")
        case _:
            return _won(result.ending, whom, names, count=len(sides), you=is_you)


def _won(
    ending: Literal[Ending.STOPPED, Ending.DEALT_HAND, Ending.SHED],
    winners: str,
    names: RoundNames,
    *,
    count: int,
    you: bool,
) -> str:
    """What the winners did."""
    match ending:
        case Ending.STOPPED if you:
            return tr("You ended the round: {stop}!", stop=names.stop)
        case Ending.STOPPED:
            return tr("{winners} ended the round: {stop}!", winners=winners, stop=names.stop)
        case Ending.DEALT_HAND if you:
            return tr("You were dealt a hand that wins at once.")
        case Ending.DEALT_HAND:
            return trn(
                "{winners} was dealt a hand that wins at once.",
                "{winners} were dealt a hand that wins at once.",
                count,
                winners=winners,
            )
        case Ending.SHED if you:
            return tr("You shed the last card.")
        case Ending.SHED:
            return tr("{winners} shed the last card.", winners=winners)
    assert_never(ending)
