"""What lies over a real-time table while no time passes: ready?, a round's end, sudden death; and
what is said below the table and at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final, assert_never, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.families.speed.moves import Put, RoundSpoils, SuddenDeath
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.hands import KeyboardSide, block_of
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.play.clocks import clock_text
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.words import ended, game_and_deal, rounds_in
from hanafuda_desktop.table.cloth import GOLD, INK, faded, seat_colour
from hanafuda_desktop.table.lettering import about, advance, line_height, parts
from hanafuda_desktop.table.narration import you
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.panels.typeset import TextColumn, cells
from hanafuda_desktop.text.language import tr, tr_noop
from hanafuda_desktop.text.vocabulary import in_a_row

# What is said of a real-time game: below the table, and at its end.

_ASKED: Final = {
    "count": tr_noop("One, two, three"),
    "next": tr_noop("The round is over"),
    "nothing": tr_noop("The game is over"),
}
_LEAST_MS: Final = 1000
_COLUMNS: Final = 4


def facts(session: Session, *, stands: str) -> dict[str, str]:
    """What the status line says.

    Args:
        session: the game.
        stands: why no time passes, or the empty string.
    """
    view = session.view
    turn = turn_of(view)
    asked = _ASKED.get(turn.asked)
    found = {
        "Round": tr("Round {number}, sudden death", number=turn.number)
        if turn.short
        else tr("Round {number}", number=turn.number),
        "Turn": stands or (tr("Play!") if asked is None else tr(asked)),
        "Points": tr("Cards: {cards}", cards=_each(session, held(session))),
    }
    if counts_points(session):
        # The cards stand on the plates as well, and there is no room for both.
        found["Points"] = tr("Points: {points}", points=_each(session, view.points))
    return found


def _each(session: Session, counts: Iterable[int]) -> str:
    """Everybody with a number: ``You 12, Computer 9``."""
    name = session.seating.name
    return in_a_row([f"{name(seat)} {count}" for seat, count in enumerate(counts)])


def held(session: Session) -> tuple[int, ...]:
    """How many cards each seat has, those in the middle left out."""
    piles = session.view.piles
    return tuple(
        sum(len(pile.cards) for pile in piles if pile.owner == seat)
        for seat in range(len(session.seating.seats))
    )


def counts_points(session: Session) -> bool:
    """Whether cards that are left over count (HP-14)."""
    return cast("SpeedRules", session.rules).points is not None


def result_told(session: Session, outcome: Outcome) -> tuple[str, tuple[str, ...]]:
    """Who has won the game, and how it was.

    Args:
        session: the game, which is over.
        outcome: how it ended.
    """
    game, seating, elapsed_ms = session.game, session.seating, session.stopwatch.elapsed_ms
    seats = range(len(seating.seats))
    turn = turn_of(session.view)
    puts = [move for move in game.moves if isinstance(move, Put)]
    cards = (sum(put.count for put in puts if put.seat == seat) for seat in seats)
    speeds = _each(session, (round(n * 60_000 / max(_LEAST_MS, elapsed_ms)) for n in cards))
    lines = [
        game_and_deal(session),
        rounds_in(len(turn.spoils), clock_text(elapsed_ms)),
        tr("Rounds won: {rounds}", rounds=_each(session, turn.won)),
        tr("Cards a minute: {cards}", cards=speeds),
    ]
    if counts_points(session):
        points = _each(session, outcome.scores)
        lines.insert(2, tr("Points for cards left over, the fewest win: {points}", points=points))
        if len(outcome.winners) == 1:
            return _speed_winner(seating, outcome.winners[0]), tuple(lines)
    return ended(outcome, seating, tuple((seat,) for seat in seats)), tuple(lines)


def _speed_winner(seating: Seating, seat: int) -> str:
    """Who has the fewest points, as a title (HP-14)."""
    if seating.is_you(seat):
        return tr("You are the Speed winner!")
    return tr("{name} is the Speed winner", name=seating.name(seat))


def speed_keys_told() -> list[tuple[str, str]]:
    """The keys of a table with four columns, and what they do."""
    left, right = block_of(KeyboardSide.LEFT, _COLUMNS), block_of(KeyboardSide.RIGHT, _COLUMNS)
    others = (*right.columns, *right.stacks, right.join, right.peek)
    return [
        (" ".join(left.columns), tr("Play the card at the top of a column, or turn it up.")),
        (" ".join(left.stacks), tr("The left stack or the right one, where a card fits both.")),
        (left.join, tr("Before the keys of two columns: join the one onto the other.")),
        (left.peek, tr("While it is held: look at your last card.")),
        (" ".join(others), tr("The same for the second person, on the right.")),
    ]


# Between two rounds: who has won, who takes which stack and why, what is next.

_RIGHT: Final = Qt.AlignmentFlag.AlignRight


WHY: Final = {
    "smaller": tr_noop("the winner takes the smaller stack"),
    "larger": tr_noop("the winner takes the larger stack"),
    "own": tr_noop("the winner takes the stack in front"),
    "left": tr_noop("from the stack that is left"),
    "only": tr_noop("from the only stack"),
}
"""Why somebody takes a stack."""


def sudden_death_lines(event: SuddenDeath, names: Sequence[str]) -> tuple[str, ...]:
    """What is different in a round of sudden death."""
    short = names[event.short[0]]
    if len(event.short) > 1:
        lines = [tr("Both have too few cards for a deck.")]
    elif short == you():
        lines = [tr("You have too few cards for a deck.")]
    else:
        lines = [tr("{name} has too few cards for a deck.", name=short)]
    if event.stacks == 1:
        lines.append(tr("There is only one stack in the middle, and both play onto it."))
    said = _decides(event, short)
    return (*lines, said) if said else tuple(lines)


def _decides(event: SuddenDeath, short: str) -> str:
    """What the round decides. Where both are short, whoever wins it is short."""
    match event.decides:
        case "nobody":
            return ""
        case "short" if len(event.short) == 1:
            return _decides_for(short, points=event.points)
        case "short" | "anybody" if event.points:
            return tr("It is the last round: whoever has the fewest points after it wins the game.")
        case "short" | "anybody":
            return tr("Whoever wins this round wins the game.")
    assert_never(event.decides)


def _decides_for(name: str, *, points: bool) -> str:
    """What the round decides if it is won by whoever has too few cards."""
    match name == you(), points:
        case True, False:
            return tr("If you win this round, the game is won; if not, it goes on.")
        case False, False:
            return tr("If {name} wins this round, the game is won; if not, it goes on.", name=name)
        case True, _:
            return tr(
                "If you win this round, it is the last: then whoever has the fewest points wins "
                "the game. If not, the game goes on."
            )
        case _:
            return tr(
                "If {name} wins this round, it is the last: then whoever has the fewest points "
                "wins the game. If not, the game goes on.",
                name=name,
            )


class ReadyPanel(TablePanel):
    """What is to be known before a round begins; nothing is played meanwhile."""

    _veiled = True


class SpeedSummaryItem(TablePanel):
    """Who takes which stack and why, and how many cards each has now."""

    _veiled = True
    _wide = inf
    _folds = True
    _seats: Sequence[tuple[int, str, Sequence[tuple[str, str]]]] = ()
    """Each seat with its name and rows of a number and what it counts, the winner first."""

    def show_round(
        self,
        spoils: RoundSpoils,
        names: Sequence[str],
        buttons: Sequence[PanelButton],
        *,
        why: Sequence[str],
        totals: Sequence[int] | None = None,
        last: bool = False,
    ) -> None:
        """Open it; :attr:`chosen` says the id of the button that was pressed.

        Args:
            spoils: the round.
            names: of the seats.
            buttons: what can be pressed.
            why: for each seat why it takes its stack.
            totals: points after the round, where they count.
            last: whether the game is over.
        """
        seats = []
        for seat in (spoils.winner, 1 - spoils.winner):
            rows = _rows(spoils, seat, why[seat], last=last)
            if totals is not None:
                points = tr("points, so far {total}", total=totals[seat])
                rows.append((f"+{spoils.gains[seat]}", points))
            seats.append((seat, names[seat], rows))
        self._seats = seats
        lines = [_won(names[spoils.winner], blocked=spoils.blocked)]
        if totals is not None:
            said = tr(
                "Cards left over count. Whoever has the fewest points at the end is Speed winner."
            )
            lines.append(said)
        self.ask(tr("Round {number}", number=spoils.number), lines, buttons)

    def show_undecided(self, number: int, buttons: Sequence[PanelButton]) -> None:
        """Open it for a round that nobody has won (HP-12)."""
        self._seats = ()
        lines = (
            tr(
                "Nobody can play any more, and both have equally many cards left: nobody wins the "
                "round."
            ),
            tr("Everybody takes back what he has fed, and it is laid out again."),
        )
        self.ask(tr("Round {number}", number=number), lines, buttons)

    def _say_body(self) -> Sequence[str]:
        return [
            about(name, parts(f"{count} {what}" for count, what in rows))
            for _, name, rows in self._seats
        ]

    def _set_body(self, room: QSizeF, letters: int) -> TextColumn:
        """The seats beside each other, or one below the other where that is too wide."""
        if not self._seats:
            return TextColumn(0.0, letters)
        told = [row for _, _, rows in self._seats for row in rows]
        number = max(advance(count, letters, bold=True) for count, _ in told) + letters
        widest = max(advance(what, letters) for _, what in told)
        wide, gap = max(number + widest + letters * 2, letters * 15), letters * 1.2
        beside = wide * 2 + gap <= room.width()
        across = wide if beside else min(wide, room.width())
        first, second = TextColumn(across, letters), TextColumn(across, letters)
        self._set_seat(first, 0, number)
        self._set_seat(second, 1, number)
        step = QPointF(wide + gap, 0) if beside else QPointF(0, first.height + gap)
        first.sheet.take(second.sheet, step)
        first.width += step.x()
        first.height += step.y()
        return first

    def _set_seat(self, column: TextColumn, place: int, number: float) -> None:
        """One seat's column: its name, and what became of its cards."""
        seat, name, rows = self._seats[place]
        sheet, letters, line = column.sheet, column.letters, line_height(column.letters)
        whole = QRectF(0, 0, column.width, line * (1.7 + len(rows)) + letters)
        ground = faded(INK, 0.05) if place else faded(GOLD, 0.28)
        sheet.fill(whole, ground, corner=letters * 0.4)
        bar = QRectF(0, letters * 0.5, 5, whole.height() - letters)
        sheet.fill(bar, seat_colour(seat), corner=2.5)
        left = letters * 0.9
        column.skip(0.3)
        head = column.row(line * 1.4).adjusted(left, 0, -letters * 0.4, 0)
        sheet.write(head, name, round(letters * 1.25), bold=True)
        if not place:
            said, ink = tr("winner of the round"), faded(INK, 0.75)
            sheet.write(head, said, letters, ink=ink, align=_RIGHT)
        column.skip(0.2)
        for index, (count, what) in enumerate(rows):
            row = column.row().adjusted(left, 0, 0, 0)
            much, words = cells(row, (number - letters * 0.5, inf), letters * 0.5)
            sheet.write(much, count, letters, bold=True, align=_RIGHT)
            sheet.write(words, what, letters, bold=index == 3)
        column.height = whole.height()


def _rows(spoils: RoundSpoils, seat: int, why: str, *, last: bool) -> list[tuple[str, str]]:
    """What is told of a seat: a number and what it counts."""
    take = spoils.takes[seat]
    got = tr("the other takes the only stack") if take < 0 else tr(WHY[why])
    held = tr("cards at the end") if last else tr("cards for the next round")
    return [
        (str(spoils.stacks[take] if take >= 0 else 0), got),
        (str(spoils.left[seat]), tr("left in the layout")),
        (str(spoils.decks[seat]), tr("left in the deck")),
        (str(spoils.held[seat]), held),
    ]


def _won(winner: str, *, blocked: bool) -> str:
    """How a round was won."""
    match blocked, winner == you():
        case True, True:
            return tr("Nobody could play any more. You had fewer cards left.")
        case True, False:
            return tr("Nobody could play any more. {name} had fewer cards left.", name=winner)
        case _, True:
            return tr("You were first to play every card of the layout.")
        case _:
            return tr("{name} was first to play every card of the layout.", name=winner)
