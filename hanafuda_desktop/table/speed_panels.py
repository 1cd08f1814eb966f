"""Between the rounds of a real-time game: who won, who takes which stack and why, what is next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, assert_never

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsItem

from hanafuda_desktop.engine.speed.events import SuddenDeath
from hanafuda_desktop.engine.speed.turn import RoundSpoils
from hanafuda_desktop.table.lettering import advance, letters_for, line_height
from hanafuda_desktop.table.palette import GOLD, INK, faded, seat_colour
from hanafuda_desktop.table.panel_item import PanelButton, TablePanel
from hanafuda_desktop.table.round_names import YOU
from hanafuda_desktop.table.typeset import Sheet

__all__ = [
    "RoundTold",
    "SpeedPanelWords",
    "SpeedSummaryItem",
    "SuddenDeathPanel",
    "sudden_death_lines",
]

_RIGHT: Final = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class SpeedPanelWords:
    """What the panels say, in the language of the table."""

    title: str = "Round {number}"
    won: str = "{winner} {was} first to play every card of the layout."
    blocked: str = "Nobody could play any more. {winner} had fewer cards left."
    wins: str = "winner of the round"
    why: Mapping[str, str] = field(
        default_factory=lambda: {
            "smaller": "the winner takes the smaller stack",
            "larger": "the winner takes the larger stack",
            "own": "the winner takes the stack in front",
            "left": "from the stack that is left",
            "only": "from the only stack",
        }
    )
    nothing: str = "the other takes the only stack"
    left: str = "left in the layout"
    deck: str = "left in the deck"
    held: str = "cards for the next round"
    held_last: str = "cards at the end"
    points: str = "points, so far {total}"
    tally: str = "Cards left over count. Whoever has the fewest points at the end is Speed winner."
    sudden: str = "Sudden death!"
    short: str = "{names} {has} too few cards for a deck."
    both_short: str = "Both have too few cards for a deck."
    one_stack: str = "There is only one stack in the middle, and both play onto it."
    decides: str = "Whoever wins this round wins the game."
    decides_short: str = "If {names} {win} this round, the game is won; if not, it goes on."
    decides_points: str = (
        "It is the last round: whoever has the fewest points after it wins the game."
    )
    decides_short_points: str = (
        "If {names} {win} this round, it is the last: then whoever has the fewest points wins the"
        " game. If not, the game goes on."
    )
    undecided: str = (
        "Nobody can play any more, and both have equally many cards left: nobody wins the round."
    )
    laid_out_again: str = "Everybody takes back what he has fed, and it is laid out again."


@dataclass(frozen=True, slots=True)
class RoundTold:
    """A finished round, and what goes with it.

    Attributes:
        spoils: the round.
        why: for each seat why it takes its stack.
        names: of the seats.
        totals: points after the round, where they count.
        last: whether the game is over.
    """

    spoils: RoundSpoils
    why: tuple[str, ...]
    names: tuple[str, str]
    totals: tuple[int, ...] | None = None
    last: bool = False


def sudden_death_lines(
    event: SuddenDeath, names: Sequence[str], words: SpeedPanelWords
) -> tuple[str, ...]:
    """What is different in a round of sudden death."""
    short = [names[seat] for seat in event.short]
    lines = [words.both_short]
    if len(short) == 1:
        lines = [words.short.format(names=short[0], has="have" if short[0] == YOU else "has")]
    if event.stacks == 1:
        lines.append(words.one_stack)
    said = _decides(event, words)
    if said:
        you = short[0] == YOU
        lines.append(
            said.format(names=YOU.lower() if you else short[0], win="win" if you else "wins")
        )
    return tuple(lines)


def _decides(event: SuddenDeath, words: SpeedPanelWords) -> str:
    """What the round decides. Where both are short, whoever wins it is short."""
    match event.decides:
        case "nobody":
            return ""
        case "short" if len(event.short) == 1:
            return words.decides_short_points if event.points else words.decides_short
        case "short" | "anybody":
            return words.decides_points if event.points else words.decides
    assert_never(event.decides)


class SuddenDeathPanel(TablePanel):
    """Explains a round that begins by other rules."""

    _centred = True
    _veiled = True

    def __init__(
        self, words: SpeedPanelWords | None = None, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words if words is not None else SpeedPanelWords()

    def explain(
        self, event: SuddenDeath, names: Sequence[str], buttons: Sequence[PanelButton]
    ) -> None:
        """Open it; :attr:`chosen` says the id of the button that was pressed."""
        self.ask(
            self._words.sudden, sudden_death_lines(event, names, self._words), buttons, sealed=True
        )


class SpeedSummaryItem(TablePanel):
    """Who takes which stack and why, and how many cards each has now."""

    _centred = True
    _veiled = True
    _bodied = True
    _folds = True

    def __init__(
        self, words: SpeedPanelWords | None = None, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words if words is not None else SpeedPanelWords()
        self._told: RoundTold | None = None

    def show_round(self, told: RoundTold, buttons: Sequence[PanelButton]) -> None:
        """Open it; :attr:`chosen` says the id of the button that was pressed."""
        self._told = told
        words, spoils = self._words, told.spoils
        how = words.blocked if spoils.blocked else words.won
        winner = told.names[spoils.winner]
        lines = [how.format(winner=winner, was="were" if winner == YOU else "was")]
        if told.totals is not None:
            lines.append(words.tally)
        self.ask(words.title.format(number=spoils.number), lines, buttons)

    def show_undecided(self, number: int, buttons: Sequence[PanelButton]) -> None:
        """Open it for a round that nobody has won (HP-12)."""
        self._told = None
        words = self._words
        lines = (words.undecided, words.laid_out_again)
        self.ask(words.title.format(number=number), lines, buttons)

    def _letters(self) -> int:
        return letters_for(self._area)

    def _rows(self, seat: int) -> list[tuple[str, str]]:
        """What is told of a seat: a number and what it counts."""
        told, words = self._told, self._words
        assert told is not None
        spoils = told.spoils
        take = spoils.takes[seat]
        rows = [
            (str(spoils.stacks[take]), words.why[told.why[seat]])
            if take >= 0
            else ("0", words.nothing),
            (str(spoils.left[seat]), words.left),
            (str(spoils.decks[seat]), words.deck),
            (str(spoils.held[seat]), words.held_last if told.last else words.held),
        ]
        if told.totals is not None:
            points = words.points.format(total=told.totals[seat])
            rows.append((f"+{spoils.gains[seat]}", points))
        return rows

    def _say_body(self) -> Sequence[str]:
        told = self._told
        if told is None:
            return ()
        said = []
        for seat in self._order(told):
            rows = "; ".join(f"{number} {what}".strip() for number, what in self._rows(seat))
            said.append(f"{told.names[seat]}: {rows}")
        return said

    def _order(self, told: RoundTold) -> tuple[int, int]:
        """The winner first."""
        return told.spoils.winner, 1 - told.spoils.winner

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        told = self._told
        if told is None:
            return Sheet(), QSizeF(0, 0)
        gap, line = letters * 1.2, line_height(letters)
        rows = [self._rows(seat) for seat in self._order(told)]
        number = max(advance(n, letters, bold=True) for each in rows for n, _ in each) + letters
        widest = max(advance(what, letters) for each in rows for _, what in each)
        wide = max(number + widest + letters * 2, letters * 15)
        sheet = Sheet()
        beside = wide * 2 + gap <= room.width()
        if not beside:
            wide = min(wide, room.width())
        high = line * (1.7 + len(rows[0])) + letters
        for place, seat in enumerate(self._order(told)):
            step = QPointF(wide + gap, 0) if beside else QPointF(0, high + gap)
            block = self._block(seat, QSizeF(wide, high), letters, number)
            sheet.take(block, step * place)
        across = wide * 2 + gap if beside else wide
        down = high if beside else high * 2 + gap
        return sheet, QSizeF(across, down)

    def _block(self, seat: int, size: QSizeF, letters: int, number: float) -> Sheet:
        """One seat's column: its name, and what became of its cards."""
        told, words, sheet = self._told, self._words, Sheet()
        assert told is not None
        line, large = line_height(letters), round(letters * 1.25)
        wins = told.spoils.winner == seat
        ground = faded(GOLD, 0.28) if wins else faded(INK, 0.05)
        sheet.fill(QRectF(QPointF(), size), ground, corner=letters * 0.4)
        bar = QRectF(0, letters * 0.5, 5, size.height() - letters)
        sheet.fill(bar, seat_colour(seat), corner=2.5)
        left = letters * 0.9
        head = QRectF(left, letters * 0.3, size.width() - left - letters * 0.4, line * 1.4)
        sheet.write(head, told.names[seat], large, bold=True)
        if wins:
            sheet.write(head, words.wins, letters, ink=faded(INK, 0.75), align=_RIGHT)
        top = head.bottom() + letters * 0.2
        rows = self._rows(seat)
        for place, (count, what) in enumerate(rows):
            strong = place == 3
            spot = QRectF(left, top, number - letters * 0.5, line)
            sheet.write(spot, count, letters, bold=True, align=_RIGHT)
            rest = QRectF(left + number, top, size.width() - left - number, line)
            sheet.write(rest, what, letters, bold=strong)
            top += line
        return sheet
