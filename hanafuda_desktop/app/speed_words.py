"""What is said of a real-time game: below the table, and at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from hanafuda_desktop.app.result_words import game_and_deal, rounds_in
from hanafuda_desktop.app.round_words import ended
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.stopwatch import clock_text
from hanafuda_desktop.cards.vocabulary import in_a_row
from hanafuda_desktop.engine.speed.moves import Put
from hanafuda_desktop.engine.speed.seeing import turn_of
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.schema.speed import SpeedRules
from hanafuda_desktop.table.speed_keys import Hand, block_of

__all__ = ["cards_a_minute", "counts_points", "facts", "held", "result", "speed_keys_told"]

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


def cards_a_minute(moves: Sequence[object], seat: int, elapsed_ms: int) -> int:
    """How many cards a seat put into the middle in a minute of the game."""
    cards = sum(move.count for move in moves if isinstance(move, Put) and move.seat == seat)
    return round(cards * 60_000 / max(_LEAST_MS, elapsed_ms))


def result(session: Session, elapsed_ms: int) -> tuple[str, tuple[str, ...]]:
    """Who has won the game, and how it was.

    Args:
        session: the game, which is over.
        elapsed_ms: how long it was played, in milliseconds.

    Raises:
        ValueError: it is not over.
    """
    outcome, game, seating = session.game.outcome, session.game, session.seating
    if outcome is None:
        raise ValueError("the game is not over")
    seats = range(len(seating.seats))
    turn = turn_of(session.view)
    speeds = _each(session, (cards_a_minute(game.moves, seat, elapsed_ms) for seat in seats))
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
    left, right = block_of(Hand.LEFT, _COLUMNS), block_of(Hand.RIGHT, _COLUMNS)
    others = (*right.columns, *right.stacks, right.join, right.peek)
    return [
        (" ".join(left.columns), tr("Play the card at the top of a column, or turn it up.")),
        (" ".join(left.stacks), tr("The left stack or the right one, where a card fits both.")),
        (left.join, tr("Before the keys of two columns: join the one onto the other.")),
        (left.peek, tr("While it is held: look at your last card.")),
        (" ".join(others), tr("The same for the second person, on the right.")),
    ]
