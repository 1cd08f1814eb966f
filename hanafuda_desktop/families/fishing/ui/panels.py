"""What lies over and beside a fishing game: stop or go on, plates, who is near which yaku."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Final, cast

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt

from hanafuda_desktop.engine.rounds import Payment, RoundView
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.moves import FishingTurn
from hanafuda_desktop.families.fishing.progress import (
    Reach,
    SideProgress,
    StopOffer,
    side_progress,
)
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.progress import (
    NearestItem,
    ProgressItem,
    nearest_of,
)
from hanafuda_desktop.play.rounds_panels import SIGNS_Z, RoundSigns
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.lettering import about, advance, line_height, worth
from hanafuda_desktop.table.narration import RoundNames, answer_keys
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.panels.typeset import (
    Sheet,
    TextColumn,
    factor_lines,
    product_text,
    set_grid,
    set_yaku,
)
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.plates import SeatPlate
from hanafuda_desktop.text.language import Text, tr
from hanafuda_desktop.text.vocabulary import in_a_row

# What is said of the choice to stop or to go on: what it pays, what it risks, who is near.


_NOBODY_NEAR: Final[Text] = "Nobody else is one card away from a yaku."
"""What is said where no opponent has a yaku or nearly has one."""
_RIGHT = Qt.AlignmentFlag.AlignRight
_TALL = 760.0
"""From this height of the table on there is room for larger cards."""
_SMALL_TITLE = 1.25
"""How large the title is below that, counted in ordinary letters."""


class CallItem(TablePanel):
    """The question. Left what stopping pays, right what going on risks, a large button under each.

    An initial of each answer gives it, too.
    """

    _even = True
    _folds = True
    _wide = 52.0
    _offer: StopOffer
    _names: RoundNames

    def ask_call(self, offer: StopOffer, names: RoundNames, taken: Collection[str] = ()) -> None:
        """Ask; :attr:`chosen` says ``stop`` or ``go``.

        Args:
            offer: what the seat that is asked has, and how the others stand.
            names: of seats, yaku and multipliers, and what people say.
            taken: letters that are keys of something else.
        """
        self._offer, self._names = offer, names
        stop, go = answer_keys((names.stop_latin, names.go_latin), taken)
        buttons = (PanelButton("stop", names.stop, stop), PanelButton("go", names.go, go))
        self.ask(tr("{stop} or {go}?", stop=names.stop, go=names.go), (), buttons)

    def _title_size(self) -> float:
        tall = self.is_folded or self._area.height() >= _TALL
        return super()._title_size() if tall else _SMALL_TITLE

    # --- what it says ----------------------------------------------------------------------------

    @property
    def _gain(self) -> int:
        """What stopping brings now."""
        return sum(payment.amount for payment in self._offer.payments)

    def _pays(self, payment: Payment) -> str:
        """Who would pay how much, and for whom."""
        names, payer, amount = self._names, payment.payer, payment.amount
        if not self._offer.losers_pay:
            said = tr("{amount} on account of {name}", amount=amount, name=names.whom(payer))
        elif names.is_you(payer):
            said = tr("You pay {amount}", amount=amount)
        else:
            said = tr("{name} pays {amount}", name=names.seats[payer], amount=amount)
        notes = []
        if payment.instead_of:
            notes.append(tr("also for {names}", names=names.side(payment.instead_of)))
        if payment.limited:
            notes.append(tr("cut to the limit"))
        return tr("{said} ({notes})", said=said, notes=in_a_row(notes)) if notes else said

    @property
    def _risks(self) -> list[tuple[str, bool]]:
        """What going on risks; whether a line is one of the reasons for that before it."""
        factors = self._offer.multiplied_if_overtaken
        lost = tr(
            "Whoever ends the round scores. If that is somebody else, you get nothing for your "
            "{points}.",
            points=worth(self._offer.points),
        )
        lines = [(lost, False)]
        if factors:
            factor = math.prod(one.factor for one in factors)
            said = tr("You would then pay {factor} times as much:", factor=factor)
            lines.append((said, False))
            lines += [(reason, True) for reason in factor_lines(factors, self._names)]
        if self._offer.pays_for_all:
            lines.append((tr("If overtaken, you would pay for everybody."), False))
        if self._offer.call_adds:
            said = tr("The call adds {points} if you win.", points=worth(self._offer.call_adds))
            lines.append((said, False))
        return lines

    @property
    def _threats(self) -> list[str]:
        """What opponents have, and what they lack one card for."""
        names, lines = self._names, []
        for side in self._offer.others:
            name = names.side(side.seats)
            if side.total:
                lines.append(tr("{name} has {points}.", name=name, points=worth(side.total)))
            near = [each.yaku for each in side.yaku if each.reach is Reach.ONE_AWAY]
            if near:
                yaku = names.listed(near)
                lines.append(tr("{name} is one card away from {yaku}.", name=name, yaku=yaku))
        return lines

    def _say_body(self) -> Sequence[str]:
        names = self._names
        lines = [about(names.yaku[each.yaku], worth(each.points)) for each in self._offer.yaku]
        lines.append(about(names.stop, worth(self._gain)))
        for payment in self._offer.payments:
            lines += [self._pays(payment), *factor_lines(payment.factors, self._names)]
        lines.append(tr("{call}:", call=names.go))
        lines += [line for line, _ in self._risks]
        return lines + (self._threats or [tr(_NOBODY_NEAR)])

    # --- how it is set ---------------------------------------------------------------------------

    def _set_body(self, room: QSizeF, letters: int) -> TextColumn:
        wide = min(room.width(), letters * self._wide)
        stop, go = (TextColumn((wide - letters * 0.8) / 2 - letters * 1.6, letters) for _ in "sg")
        self._set_stop(stop)
        self._set_go(go)

        def finish(sheet: Sheet, box: QRectF, *_: int) -> None:
            sheet.fill(box, faded(PAPER_SHADE, 0.55), corner=6)

        return set_grid((stop, go), 2, finish)

    def _set_stop(self, column: TextColumn) -> None:
        """What stopping pays now, and for which cards."""
        offer, names, letters = self._offer, self._names, column.letters
        _set_heading(column, names.stop, f"+{self._gain}")
        card = self._card(letters * (2.0 if self._area.height() >= _TALL else 1.75))
        set_yaku(column, offer.yaku, names.yaku, card)
        calls = offer.points - sum(score.points for score in offer.yaku)
        if calls:
            column.pair(tr("For calls"), str(calls), heavy=True)
        column.skip(0.3)
        column.sheet.fill(QRectF(0, column.height, column.width, 1), faded(INK, 0.25))
        column.skip(0.3)
        for payment in offer.payments:
            self._set_payment(column, payment)
            column.skip(0.3)

    def _set_go(self, column: TextColumn) -> None:
        """What going on risks."""
        _set_heading(column, self._names.go)
        for said, reason in self._risks:
            inset = column.letters if reason else 0
            column.paragraph(said, inset=inset, ink=faded(INK, 0.75) if reason else INK)
        column.skip(0.5)
        threats = self._threats
        for said in threats or [tr(_NOBODY_NEAR)]:
            column.paragraph(said, ink=VERMILION.darker(125) if threats else faded(INK, 0.75))

    def _set_payment(self, column: TextColumn, payment: Payment) -> None:
        """Who would pay how much, and why so much."""
        letters, ink = column.letters, faded(INK, 0.75)
        said, product = self._pays(payment), product_text(payment)
        notes = factor_lines(payment.factors, self._names)
        if product:
            aside = advance(product, letters) + letters
            if advance(said, letters) + aside <= column.width:
                line = QRectF(0, column.height, column.width, line_height(letters))
                column.sheet.write(line, product, letters, ink=ink, align=_RIGHT)
            else:
                notes = [product, *notes]
        column.paragraph(said)
        for note in notes:
            column.paragraph(note, inset=letters, ink=ink)


def _set_heading(column: TextColumn, text: str, aside: str = "") -> None:
    large = round(column.letters * 1.3)
    column.pair(text, aside, large, high=large * 1.6, bold=True, heavy=True)


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
        self._standings: tuple[SideProgress, ...] = ()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        super().show_pictures(pictures)
        self.board.set_pictures(pictures)

    def present(self, names: RoundNames, view: View) -> None:
        """Say what is to be said of what the table shows."""
        self._names = names
        self._standings = side_progress(cast("FishingRules", self._session.rules), view)
        super().present(names, view)
        own = next(side for side in self._standings if view.seat in side.seats)
        playing = cast("FishingTurn", view.turn).asked not in ("pick", "next", "nothing")
        hidden = self._session.seated.veiled or not playing
        self.nearest.present(() if hidden else nearest_of(own, view, names))
        if self.board.isVisible() and self._pinned is not None:
            self._show_board(self._pinned)

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
            self.nearest.set_geometry(QRectF(*rooms.nearest))

    # --- yaku ------------------------------------------------------------------------------------

    def _hovered(self, seat: int) -> None:
        self._show_board(seat if seat >= 0 else self._pinned)

    def _clicked(self, seat: int) -> None:
        self._pinned = None if self._pinned == seat else seat
        self._show_board(self._pinned)

    def show_next_board(self) -> None:
        """Show the yaku of one side after the other, and then none: for the keyboard."""
        seats = [None, *(side.seats[0] for side in self._standings)]
        at = seats.index(self._pinned) if self._pinned in seats else 0
        self._pinned = seats[(at + 1) % len(seats)]
        self._show_board(self._pinned)

    def hide_board(self) -> bool:
        """Take the board away; returns whether it was there."""
        was_there, self._pinned = self.board.isVisible(), None
        self.board.setVisible(False)
        return was_there

    def _show_board(self, seat: int | None) -> None:
        """Show it for a seat, or for none take it away."""
        names = self._names
        if seat is not None:
            side = next(side for side in self._standings if seat in side.seats)
            self.board.present(names.side(side.seats), side, names)
            self.board.place_near(self.plates[seat].rect, self._clear_of_hand())
        self.board.setVisible(seat is not None)

    def _clear_of_hand(self) -> QRectF:
        """The table above the hand of the one who looks, who plays on while the board is shown."""
        area, board = self._scene.sceneRect(), self._scene.board
        area.setBottom(board.layout.slot(f"h{board.view.seat}").y)
        return area
