"""What lies over a table of several for a while: the banner, the curtain, results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal

from hanafuda_desktop.cards.card import CARDS_PER_MONTH
from hanafuda_desktop.engine.rounds import RoundResult, RoundView
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.play.clocks import clock_text
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.words import ended, game_and_deal, rounds_in, seat_names, taken_back
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import CLOTHS
from hanafuda_desktop.table.narration import RoundNames, TurnTold
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.panels.review import HistoryItem, MomentItem, ReviewItem, ThoughtsItem
from hanafuda_desktop.table.panels.round_summary import RoundSummaryItem
from hanafuda_desktop.table.panels.score_sheet import ScoreSheetItem
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.overlays import (
    Banner,
    Celebration,
    CurtainItem,
    lay_over,
    ranking,
)
from hanafuda_desktop.table.signs.plates import RoundPlate, RoundPlateItem, SeatPlate, SeatPlateItem
from hanafuda_desktop.text.language import tr

# What stands on a table of several all the time: a plate for each seat, and the round's plate.
#
# Whose turn it is, who deals, which round and month it is and how everybody stands can be read
# there at any time. What else a seat's plate says is for the family to add.

SIGNS_Z: Final = -4.0


class RoundSigns(QObject):
    """The signs of one scene.

    Args:
        scene: the table; the signs belong to it from then on.
        session: the game they speak of.
        parent: the object it belongs to.

    Attributes:
        round: the round's plate.
    """

    def __init__(self, scene: TableScene, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._session = session
        self.plates: list[SeatPlateItem] = []
        self.round = RoundPlateItem(scene.looks.pictures)
        self.round.setZValue(SIGNS_Z)
        scene.addItem(self.round)
        scene.laid_out.connect(self.arrange)

    # --- what a family adds ----------------------------------------------------------------------

    def _plate(self, seat: int, view: View, now: RoundView, names: RoundNames) -> SeatPlate:
        """What a seat's plate says of what is seen, and how the rounds stand in it."""
        turns = view.turn is not None and view.turn.asked not in ("race", "next", "nothing")
        return SeatPlate(
            name=names.seats[seat],
            total=now.totals[seat],
            dealer=seat == now.dealer,
            to_move=turns and seat == view.to_move,
        )

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
        month = (now.month if now.number else 1) if names.months else None
        return RoundPlate(
            number=max(1, now.number),
            rounds=now.rounds,
            month=month,
            target=now.target,
            deal=game.seed if game.laid is None and not self._session.hides_deal else None,
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
            if plate.number in rooms.plates:  # the company may just be changing
                plate.set_geometry(QRectF(*rooms.plates[plate.number]))
        self.round.set_geometry(QRectF(*rooms.round_plate))


_BANNER_ABOVE: Final = 0.06
"""How far above the middle of its area a banner stands, as a part of that."""


class RoundPanels(QObject):
    """The panels of one scene.

    Args:
        scene: the table; the panels belong to it from then on.
        session: the game they speak of.
        names: what everything and everybody at the table is called now.
        parent: the object it belongs to.
        question: on which the game's family asks something.
        is_forced: whether the winner had to end the round that has just ended.

    Attributes:
        question: on which the game's family asks something.
        history: what was played of late, in words.
        thoughts: what the coach thinks of a choice.
        review: what it found in a finished round.
        moment: one of these things, with the table as it lay.
    """

    chosen = Signal(str)
    """A button was pressed: its id, or ``closed`` when the score sheet was put away."""

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        names: Callable[[], RoundNames],
        parent: QObject,
        *,
        question: TablePanel,
        is_forced: Callable[[RoundResult], bool],
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.names = names
        self._is_forced = is_forced
        self.banner = Banner()
        self.summary = RoundSummaryItem(scene.looks.pictures)
        self.sheet = ScoreSheetItem()
        self.result = Celebration()
        self.curtain = CurtainItem()
        self.question = question
        self.history = HistoryItem()
        self.thoughts = ThoughtsItem(scene.looks.pictures)
        self.review = ReviewItem()
        self.moment = MomentItem()
        self._told = (self.history, self.thoughts, self.review, self.moment)
        self._asking = (question, *self._told, self.summary)
        self._scene = scene
        lay_over(scene, self.banner, *self._asking, self.sheet, self.result, self.curtain)
        for item in (*self._asking, self.result):
            item.chosen.connect(self.chosen)
        for panel in (self.sheet, *self._told):
            panel.closed.connect(lambda: self.chosen.emit("closed"))
        for over in self._panels:  # no keyboard's frame is shown on the table below them
            over.visibleChanged.connect(lambda: scene.keys.cover(covered=self.is_open))
        scene.laid_out.connect(self._keep_clear)
        self._keep_clear()

    def _keep_clear(self) -> None:
        """Call out and ask over the field, so that no hand and no plate is covered."""
        rooms = self._scene.rooms
        if rooms is None:
            return
        whole, middle = self._scene.sceneRect(), QRectF(*rooms.question).center()
        wide = 2 * min(middle.x() - whole.left(), whole.right() - middle.x())
        area = QRectF(0, 0, wide, whole.height() * 0.8)
        area.moveCenter(middle)
        self.banner.set_area(area.translated(0, area.height() * _BANNER_ABOVE))
        self.question.set_room(QRectF(*rooms.question))

    def set_cloth(self, cloth_id: str) -> None:
        """Let the curtain be of this cloth."""
        self.curtain.set_cloth(CLOTHS[cloth_id])

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        for panel in self._asking:
            panel.set_pictures(pictures)

    @property
    def _panels(self) -> tuple[TablePanel, ...]:
        return (*self._asking, self.sheet, self.result, self.curtain)

    @property
    def is_open(self) -> bool:
        """Whether one of them has mouse and keyboard."""
        return any(panel.is_open for panel in self._panels)

    @property
    def is_reading(self) -> bool:
        """Whether one of them is open that asks nothing: until it is put away, nobody plays."""
        return self.sheet.is_open or any(panel.is_open for panel in self._told)

    # --- what is shown ---------------------------------------------------------------------------

    def drop_curtain(self, name: str) -> None:
        """Hide the table until this person has come."""
        hint = tr("Click or press Enter when nobody else is looking.")
        self.curtain.ask(tr("{name}, it is your turn", name=name), (hint,), ())

    def show_round(self) -> None:
        """Show what the round that was finished last was worth."""
        view = self._session.view
        if view.round is None or not view.round.sheet:
            return
        over = view.outcome is not None
        after = ("result", tr("Result")) if over else ("next", tr("Next round"))
        buttons = [PanelButton(*after)]
        if self._session.seating.persons:
            buttons.append(PanelButton("review", tr("Review")))
        buttons.append(PanelButton("sheet", tr("Score sheet")))
        self.summary.show_round(
            view.round.sheet[-1],
            self.names(),
            view.round.totals,
            buttons,
            forced=self._is_forced(view.round.sheet[-1]),
        )

    def show_result(self, *, still: bool) -> None:
        """Show how the game has ended; celebrate if a person has won.

        Args:
            still: reduced motion: no petals.
        """
        session = self._session
        outcome = session.game.outcome
        if outcome is None:
            return
        seating = session.seating
        won = any(seating.is_person(seat) for seat in outcome.winners)
        now = session.view.round
        rounds = len(now.sheet) if now is not None else 0
        lines = (
            game_and_deal(session),
            rounds_in(rounds, clock_text(session.stopwatch.elapsed_ms)),
            taken_back(session.seated.taken_back),
        )
        buttons = (
            PanelButton("new-deal", tr("Rematch")),
            PanelButton("new-table", tr("New table...")),
            PanelButton("round", tr("Last round")),
            PanelButton("sheet", tr("Score sheet")),
        )
        self.result.celebrate(
            ended(outcome, seating, now.sides if now is not None else ()),
            [line for line in lines if line],
            buttons,
            seed=session.game.seed if won and not still else None,
            ranking=ranking(seat_names(seating), outcome.scores),
        )

    def show_sheet(self) -> None:
        """Show every round so far, over whatever else is asked, which returns afterwards."""
        view = self._session.view
        if view.round is None or self.curtain.is_open or self.sheet.is_open:
            return
        self._put_away()
        self.sheet.show_sheet(view.round, self.names())

    def end(self) -> None:
        """The table has changed: take everything away."""
        self.banner.dismiss()
        self.clear()
        self.curtain.put_away()

    def _put_away(self) -> None:
        for panel in (*self._asking, self.result):
            panel.put_away()

    def clear(self) -> None:
        """Take away what is asked; it is asked again when somebody closes what comes instead."""
        self._put_away()
        self.sheet.put_away()

    def show_history(self, turns: Sequence[TurnTold]) -> None:
        """Show these turns, over whatever else is asked, which returns afterwards.

        Asked once more, it puts them away again.
        """
        if self.history.is_open:
            self.history.close()
        elif not self.curtain.is_open:
            self._put_away()
            self.history.show_turns(turns, self.names())
