"""What is said of a real-time game: below the table, and at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from hanafuda_desktop.app.round_words import ended, times
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.stopwatch import clock_text
from hanafuda_desktop.engine.speed.moves import Put
from hanafuda_desktop.engine.speed.seeing import turn_of
from hanafuda_desktop.rules.schema.speed import SpeedRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.round_names import YOU
from hanafuda_desktop.table.speed_keys import Hand, block_of

__all__ = ["cards_a_minute", "counts_points", "facts", "held", "result", "speed_keys_told"]

_ASKED: Final = {
    "count": "One, two, three",
    "next": "The round is over",
    "nothing": "The game is over",
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
    cards = ", ".join(
        f"{session.seating.name(seat)} {count}" for seat, count in enumerate(held(session))
    )
    found = {
        "Round": f"Round {turn.number}{', sudden death' if turn.short else ''}",
        "Turn": stands or _ASKED.get(turn.asked, "Play!"),
        "Points": f"Cards: {cards}",
    }
    if counts_points(session):
        # The cards stand on the plates as well, and there is no room for both.
        points = ", ".join(
            f"{session.seating.name(seat)} {count}" for seat, count in enumerate(view.points)
        )
        found["Points"] = f"Points: {points}"
    return found


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
    name = seating.name
    speeds = ", ".join(f"{name(s)} {cards_a_minute(game.moves, s, elapsed_ms)}" for s in seats)
    rounds = ", ".join(f"{name(seat)} {turn.won[seat]}" for seat in seats)
    lines = [
        f"{plain(session.rules.name)}, {_deal(session)}",
        f"{times(len(turn.spoils), 'round')} in {clock_text(elapsed_ms)}",
        f"Rounds won: {rounds}",
        f"Cards a minute: {speeds}",
    ]
    if counts_points(session):
        points = ", ".join(f"{name(seat)} {outcome.scores[seat]}" for seat in seats)
        lines.insert(2, f"Points for cards left over, the fewest win: {points}")
        if len(outcome.winners) == 1:
            return _speed_winner(name(outcome.winners[0])), tuple(lines)
    return ended(outcome, seating, tuple((seat,) for seat in seats)), tuple(lines)


def _speed_winner(name: str) -> str:
    """Who has the fewest points, as a title (HP-14)."""
    return "You are the Speed winner!" if name == YOU else f"{name} is the Speed winner"


def _deal(session: Session) -> str:
    game = session.game
    written = game.order is not None or game.picture is not None
    return "a deal from a file" if written else f"deal {game.seed}"


def speed_keys_told() -> list[tuple[str, str]]:
    """The keys of a table with four columns, and what they do."""
    left, right = block_of(Hand.LEFT, _COLUMNS), block_of(Hand.RIGHT, _COLUMNS)
    others = (*right.columns, *right.stacks, right.join, right.peek)
    return [
        (" ".join(left.columns), "Play the card at the top of a column, or turn it up."),
        (" ".join(left.stacks), "The left stack or the right one, where a card fits both."),
        (left.join, "Before the keys of two columns: join the one onto the other."),
        (left.peek, "While it is held: look at your last card."),
        (" ".join(others), "The same for the second person, on the right."),
    ]
