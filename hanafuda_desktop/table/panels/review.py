"""Rounds looked through: the last turns, the costly choices, what a coach thinks of every move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf, isfinite
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.players.evaluation import ERRORS_APART, Thought, Unit
from hanafuda_desktop.table.cloth import INK, PAPER_SHADE, VERMILION, faded, seat_colour
from hanafuda_desktop.table.lettering import LEAST, advance, decimal_text, line_height
from hanafuda_desktop.table.narration import MoveTold, RoundNames, TurnTold
from hanafuda_desktop.table.panels.panel import CLOSE, PanelButton, TablePanel
from hanafuda_desktop.table.panels.typeset import CardLook, Sheet, TextColumn, cells, set_cards
from hanafuda_desktop.text.language import tr


class HistoryItem(TablePanel):
    """The last turns, the newest at the foot, each with the colour of its seat.

    It can show the last of them again; Escape, or a click beside it, puts it away.
    """

    _wide = 46.0
    _veiled = True
    _leaves = True
    _turns: tuple[TurnTold, ...]
    _names: RoundNames

    def show_turns(self, turns: Sequence[TurnTold], names: RoundNames) -> None:
        """Open it with these turns, oldest first."""
        self._turns, self._names = tuple(turns), names
        played = any(turn.seat is not None for turn in self._turns)
        lines = () if self._turns else (tr("Nothing was played in this round yet."),)
        again = PanelButton("again", tr("Show it again"), "A")
        close = PanelButton(CLOSE, tr("Close"))
        self.ask(tr("What was played"), lines, (again, close) if played else (close,))
        self._scroll.reveal(max((text.rect.bottom() for text in self._sheet.texts), default=0.0))

    def _say_body(self) -> Sequence[str]:
        return [turn.sentence(self._names) for turn in self._turns]

    def _set_body(self, room: QSizeF, letters: int) -> TextColumn:
        column = super()._set_body(room, letters)
        for turn in self._turns:
            if turn.seat is None:
                column.skip(0.4)
                column.paragraph(turn.said, bold=True, ink=faded(INK, 0.7))
                continue
            top = column.height
            column.paragraph(turn.sentence(self._names), inset=letters * 0.9)
            bar = QRectF(0, top + 2, letters * 0.32, column.height - top - 4)
            column.sheet.fill(bar, seat_colour(turn.seat).darker(115), corner=2)
            column.row(line_height(letters) * 0.18)
        return column


_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_DIGITS: Final = "123456789"


@dataclass(frozen=True, slots=True)
class CostlyChoice:
    """A choice that cost something.

    Attributes:
        said: what was played.
        better: what was better.
        cost: how much better.
    """

    said: str
    better: str
    cost: str


class ReviewItem(TablePanel):
    """The costly choices of a round, in the order in which they were made.

    Up and Down choose one, Return, its digit or a click shows it; Escape puts the list away.

    Attributes:
        at: the place of the chosen row.
    """

    _wide = 50.0
    _veiled = True

    picked = Signal(int)
    """One of the choices is to be shown: its place in the list. The panel is closed by then."""

    def __init__(self) -> None:
        super().__init__()
        self._choices: tuple[CostlyChoice, ...] = ()
        self._head = ""
        self._progress = (0, 0)
        self.at = 0
        self._rows: tuple[QRectF, ...] = ()

    def show_review(
        self,
        title: str,
        said: str,
        head: str,
        choices: Sequence[CostlyChoice],
        progress: tuple[int, int],
    ) -> None:
        """Open it, or show more on it.

        Args:
            title: the large line.
            said: a sentence that says what was found.
            head: what the choices have cost points, or chances, of: it stands over the column.
            choices: what was found so far.
            progress: how many choices were looked at, and how many there are.
        """
        before = self.current if self.is_open else ""
        self._choices, self._progress = tuple(choices), progress
        self._said, self._head = (said,), head
        self.at = min(self.at, max(0, len(self._choices) - 1))
        show, close = PanelButton("show", tr("Show the table")), PanelButton(CLOSE, tr("Close"))
        buttons = (show, close) if self._choices else (close,)
        self.ask(title, (), buttons)
        if before == CLOSE and len(buttons) > 1 and progress[0] == progress[1]:
            self._choose(0)

    def press(self, button_id: str) -> None:
        """Press a button; that which closes answers nothing."""
        if button_id == CLOSE:
            self.close()
        else:
            self._pick(self.at)

    def _pick(self, place: int) -> None:
        self.at = place
        self.put_away()
        self.picked.emit(place)

    # --- what it says ----------------------------------------------------------------------------

    def _say_body(self) -> Sequence[str]:
        rows = [f"{each.said} {each.better} {self._head} {each.cost}" for each in self._choices]
        return [*self._said, *rows[self.at : self.at + 1]]

    def _set_body(self, room: QSizeF, letters: int) -> TextColumn:
        column = super()._set_body(room, letters)
        done, of = self._progress
        if done < of:
            column.skip(0.4)
            bar = column.row(letters * 0.5)
            column.sheet.fill(bar, faded(INK, 0.15), corner=3)
            bar.setWidth(bar.width() * done / of)
            column.sheet.fill(bar, VERMILION, corner=3)
        column.skip(0.6)
        if self._choices:
            small = max(LEAST, round(letters * 0.82))
            over = column.row(line_height(small)).adjusted(0, 0, -letters * 0.6, 0)
            column.sheet.write(over, self._head, small, ink=faded(INK, 0.65), align=_RIGHT)
            column.skip(0.15)
        rows = []
        for place, each in enumerate(self._choices):
            rows.append(column.row(2 * line_height(letters) + letters * 0.7))
            self._set_row(column.sheet, rows[-1], place, each, letters)
            column.skip(0.3)
        self._rows = tuple(rows)
        return column

    def _set_row(
        self, sheet: Sheet, row: QRectF, place: int, each: CostlyChoice, letters: int
    ) -> None:
        chosen = place == self.at
        sheet.fill(row, faded(PAPER_SHADE, 0.95 if chosen else 0.35), corner=5)
        if chosen:
            sheet.fill(QRectF(0, row.top() + 4, letters * 0.3, row.height() - 8), VERMILION)
        high, ink = line_height(letters), VERMILION.darker(125)
        line = QRectF(letters * 0.7, row.top() + letters * 0.35, row.width() - letters * 1.3, high)
        if place < len(_DIGITS):
            sheet.write(line, _DIGITS[place], letters, bold=True, ink=faded(INK, 0.65))
        sheet.write(line, each.cost, letters, bold=True, ink=ink, align=_RIGHT)
        line.setLeft(letters * 2.2)
        sheet.write(line.translated(0, high), each.better, letters, bold=True)
        line.setRight(line.right() - advance(each.cost, letters, bold=True) - 2 - letters)
        sheet.write(line, each.said, letters)

    # --- how a row is chosen ---------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down choose a row, its digit shows it; else as on every panel."""
        key = Qt.Key(event.key())
        place = _DIGITS.find(event.text()) if event.text() else -1
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._rows:
            step = 1 if key == Qt.Key.Key_Down else -1
            self._go_to(max(0, min(self.at + step, len(self._rows) - 1)))
            event.accept()
        elif 0 <= place < len(self._rows):
            event.accept()
            self._pick(place)
        else:
            super().keyPressEvent(event)

    def _go_to(self, place: int) -> None:
        self.at = place
        self._renew()
        self._scroll.reveal(self._rows[place].bottom(), self._rows[place].top())
        self.update()
        self.moved.emit(self.description)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click on a row shows it."""
        at = event.pos()
        place = self._row_at(at)
        still = self._row_at(event.buttonDownPos(Qt.MouseButton.LeftButton)) == place
        if place is not None and still and self._pressed is None:
            self._pick(place)
        else:
            super().mouseReleaseEvent(event)

    def _row_at(self, point: QPointF) -> int | None:
        body = self._layout.body
        if not body.contains(point):
            return None
        spot = point - body.topLeft() + QPointF(0, self._scroll.offset)
        found = (place for place, row in enumerate(self._rows) if row.contains(spot))
        return next(found, None)


class MomentItem(TablePanel):
    """Says of an earlier moment, whose table lies there, what was played and what was better.

    It stands at the head of the table, over what is hidden in any case.
    """

    _wide = 50.0

    def show_moment(self, said: Sequence[str], buttons: Sequence[PanelButton]) -> None:
        """Open it with these sentences."""
        self._said = tuple(said)
        self.ask("", (), buttons)  # a large line would hide more of the table

    def _middle(self) -> QPointF | None:
        return QPointF(self._area.center().x(), self._area.top())


_CARDS: Final = 4
"""For so many little cards there is room before a move's words; more of them overlap."""
_MOST_HEAD: Final = 0.22
"""What stands over a column makes it no wider than this share of the body."""
_BEST: Final = QColor("#3f7d4e")


@dataclass(frozen=True, slots=True)
class WeighedMove:
    """A move with what is thought of it.

    Attributes:
        told: the move in words.
        thought: what is thought of it.
        is_played: whether it was played.
        is_given_up: whether it was given up before there were numbers to tell.
    """

    told: MoveTold
    thought: Thought
    is_played: bool = False
    is_given_up: bool = False


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice with what is thought of its moves.

    Attributes:
        said: sentences that say what was played, and what is better.
        moves: the moves, the best first; empty while they are still being weighed.
        unit: in what their worth is measured.
        is_own: whether the choice was that of whoever looks.
    """

    said: tuple[str, ...]
    moves: tuple[WeighedMove, ...] = ()
    unit: Unit = "points"
    is_own: bool = True

    @property
    def numbered(self) -> tuple[WeighedMove, ...]:
        """The moves of which numbers are told, the best among them."""
        return tuple(each for each in self.moves if not each.is_given_up)


def amount(number: float) -> str:
    """A number of points with a sign, to a tenth."""
    return decimal_text(round(number, 1) + 0.0, sign=True)


def worth_text(thought: Thought, unit: Unit) -> str:
    """What a move is worth, and how far that is unsure: ``+1.2 ± 0.3``."""
    sure = ERRORS_APART * thought.error
    if unit == "chance":
        percent = f"{100 * min(1.0, max(0.0, thought.expected)):.0f}"
        return f"{percent} ± {100 * sure:.0f} %" if isfinite(sure) else f"{percent} %"
    worth = amount(thought.expected)
    return f"{worth} ± {decimal_text(sure)}" if isfinite(sure) else worth


class ThoughtsItem(TablePanel):
    """The moves of one choice, the best first; Escape, or a button, puts it away."""

    _veiled = True
    _wide = 62.0

    _weighed: Weighed

    def show_thoughts(self, title: str, weighed: Weighed, buttons: Sequence[PanelButton]) -> None:
        """Open it, or show something else on it.

        Args:
            title: the large line.
            weighed: the choice.
            buttons: what can be done; one of the id ``close`` closes it as Escape does.
        """
        self._weighed, self._said = weighed, weighed.said
        chosen = self.current if self.is_open else ""
        self.ask(title, (), buttons)
        ids = [button.id for button in buttons]
        if chosen in ids:
            self._choose(ids.index(chosen))

    # --- what it says ----------------------------------------------------------------------------

    def _say_body(self) -> Sequence[str]:
        said = list(self._weighed.said)
        for each in self._weighed.moves:
            move = each.told.said
            if each.is_played:
                move = tr("{move}, played", move=move)
            if each.is_given_up:
                said.append(tr("{move}: given up early", move=move))
            else:
                worth, points = self._numbers(each)
                said.append(
                    tr("{move}: {worth}, points {points}", move=move, worth=worth, points=points)
                )
        return said

    def _numbers(self, each: WeighedMove) -> tuple[str, str]:
        """What a move is worth, and its points."""
        return worth_text(each.thought, self._weighed.unit), amount(each.thought.points)

    def _set_body(self, room: QSizeF, letters: int) -> TextColumn:
        column = super()._set_body(room, letters)
        if self._weighed.moves:
            column.skip(0.5)
            small = max(11, round(letters * 0.82))
            self._set_moves(column, small)
            column.skip(0.5)
            for said in _explained(self._weighed):
                column.paragraph(said, small, ink=faded(INK, 0.65))
        return column

    def _set_moves(self, column: TextColumn, small: int) -> None:
        """A table of the moves: cards and words, a bar, worth and points."""
        sheet, letters, pale = column.sheet, column.letters, faded(INK, 0.65)
        heads, card = (worth_head(self._weighed.unit), tr("Points")), self._card(letters * 1.25)
        widths = self._widths(column, heads, card[0])

        def cut(row: QRectF) -> list[QRectF]:
            inner = row.adjusted(letters * 0.7, 0, -letters * 0.4, 0)
            return cells(inner, widths, letters * 0.8)

        _, room, _, *over = cut(column.row(line_height(small)))
        for cell, head in zip(over, heads, strict=True):
            sheet.write(cell, head, small, ink=pale, align=_RIGHT)
        bars = []
        for place, each in enumerate(self._weighed.moves):
            said, best = each.told.said, place == 0
            words = TextColumn(room.width(), letters)
            words.paragraph(tr("{move} (played)", move=said) if each.is_played else said, bold=best)
            row = column.row(max(card[1], words.height) + letters * 0.45)
            if each.is_played:
                sheet.fill(row.adjusted(0, 1, 0, -1), PAPER_SHADE, corner=5)
                sheet.fill(QRectF(0, row.top() + 4, letters * 0.3, row.height() - 8), VERMILION)
            cards, room, bar, *fields = cut(row)
            set_cards(sheet, cards, [(each, CardLook.PLAIN) for each in each.told.cards], card)
            sheet.take(words.sheet, QPointF(room.left(), row.center().y() - words.height / 2))
            if each.is_given_up:
                rest = bar.united(fields[-1])
                sheet.write(rest, tr("given up early"), small, ink=pale, align=_RIGHT)
                continue
            for cell, text in zip(fields, self._numbers(each), strict=True):
                sheet.write(cell, text, letters, bold=best, align=_RIGHT)
            bars.append((bar, each.thought))
        _set_bars(sheet, bars)

    def _widths(self, column: TextColumn, heads: Sequence[str], card: float) -> Sequence[float]:
        """How wide the cells of a row are; what stands over numbers is rather written smaller."""
        weighed = self._weighed
        wide = []
        for place, head in enumerate(heads):
            texts = [head, *(self._numbers(each)[place] for each in weighed.numbered)]
            first, *others = [advance(text, column.letters, bold=True) + 2 for text in texts]
            wide.append(max(min(first, column.width * _MOST_HEAD), *others))
        count = min(_CARDS, max(len(each.told.cards) for each in weighed.moves))
        return (count * card * 1.1, inf, column.width * 0.22, *wide)


def _set_bars(sheet: Sheet, bars: Sequence[tuple[QRectF, Thought]]) -> None:
    """Set worth as bars from nothing, the best first, all on the same scale, each with the line
    within which the truth is.
    """
    worths = [thought.expected for _, thought in bars]
    # Moves that were hardly tried would make all others tiny.
    reach = max(map(abs, worths)) * 2 or 1.0
    spans = [min(ERRORS_APART * thought.error, reach) for _, thought in bars]
    low = min(0.0, *(worth - span for worth, span in zip(worths, spans, strict=True)))
    high = max(0.0, *(worth + span for worth, span in zip(worths, spans, strict=True)))

    def at(worth: float) -> float:
        return room.left() + (worth - low) / ((high - low) or 1.0) * room.width()

    for (room, thought), worth, span in zip(bars, worths, spans, strict=True):
        nothing, end, middle = at(0.0), at(worth), room.center().y()
        thick = room.height() * 0.34
        bar = QRectF(min(nothing, end), middle - thick / 2, abs(end - nothing), thick)
        sheet.fill(bar, _BEST if thought is bars[0][1] else faded(INK, 0.52), corner=2)
        sheet.fill(QRectF(nothing - 0.5, room.top(), 1, room.height()), faded(INK, 0.3))
        if isfinite(thought.error):
            left, right = at(worth - span), at(worth + span)
            sheet.fill(QRectF(left, middle - 0.75, right - left, 1.5), INK)
            for edge in (left, right):
                sheet.fill(QRectF(edge - 0.75, middle - 3.5, 1.5, 7), INK)


def worth_head(unit: Unit) -> str:
    """What stands over the worth of moves."""
    return tr("Ahead by") if unit == "points" else tr("Wins the game")


def _numbers_are(unit: Unit, *, is_own: bool) -> str:
    """What the numbers are, for a choice of one's own or of another's."""
    match unit, is_own:
        case "points", True:
            return tr(
                "Ahead by: by how many points you would beat the others, on average, if the round "
                "were played to its end many times from what you could see. Points: your own."
            )
        case "points", _:
            return tr(
                "Ahead by: by how many points they would beat the others, on average, if the "
                "round were played to its end many times from what they could see. Points: their "
                "own."
            )
        case _, True:
            return tr(
                "How often you would win the whole game, if it were played to its end many times "
                "from what you could see. Points: your own in this round."
            )
        case _:
            return tr(
                "How often they would win the whole game, if it were played to its end many times "
                "from what they could see. Points: their own in this round."
            )


def _explained(weighed: Weighed) -> Iterator[str]:
    """What there is to see, sentence by sentence."""
    yield _numbers_are(weighed.unit, is_own=weighed.is_own)
    if any(each.thought.error for each in weighed.numbered):
        yield tr(
            "Thin line: after many more tries the average would lie on it in about 95 of 100 cases."
        )
    part = 0.1 if weighed.unit == "points" else 0.01  # as they are written
    best, *others = [round(each.thought.expected / part) for each in weighed.numbered]
    if max(others, default=best) > best:
        yield tr("Bold: the coach's choice. Between close moves its own judgement decides, too.")
    if len(weighed.numbered) < len(weighed.moves):
        yield tr("Given up early: after a few tries other moves were more promising.")
