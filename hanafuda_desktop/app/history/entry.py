"""What a game adds to the statistics, read from the game itself and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

from hanafuda_desktop.engine.events import YakuMade
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.speed.moves import SpeedTurn
from hanafuda_desktop.play.seats import Sitting
from hanafuda_desktop.rules.fingerprint import play_digest, to_json
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import ENGLISH

Ending = Literal["finished", "left"]
"""A game was played to its end, or left for another one while it could still go on."""
Result = Literal["won", "shared", "lost"]
"""How a seat came off; a win is shared where others have won who are not of its side."""

_KEY_LENGTH: Final = 32
LAID_OUT: Final = "laid out"
"""Stands for the number of a deal that has none."""


@dataclass(frozen=True, slots=True)
class YakuNote:
    """A yaku that a seat made.

    Attributes:
        yaku: its id.
        times: how often in this game.
        points: what it was worth, all times together.
        cards: the cards of the last time.
    """

    yaku: str
    times: int
    points: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatNote:
    """How a seat came off.

    Attributes:
        who: who sat there: ``person``, or the id of a computer player.
        result: how it ended for this seat.
        points: points at the end.
        rounds_won: how many rounds it won, in games of rounds.
        yaku: what it made.
    """

    who: str
    result: Result
    points: int
    rounds_won: int = 0
    yaku: tuple[YakuNote, ...] = ()


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over.

    Attributes:
        key: the same for this game for ever, and another for every other game.
        game: the rules' id.
        name: what people call it, in English.
        family: its family.
        digest: the fingerprint of the rules, but for what people read.
        rules: the rules as JSON.
        deal: the deal's number, or that it was laid out by hand.
        ending: how it ended.
        ended: when, in seconds since 1970.
        elapsed_ms: how long it was played, in milliseconds.
        moves: how many moves were played.
        rounds: how many rounds were finished, in games of rounds.
        taken_back: how often moves were taken back.
        helped: how often a hint or a way to win was shown.
        seats: who sat there, and how it ended for them.
        record: the game as text; empty where it is too long for a record.
        counted: whether it counts; one that was played elsewhere is only kept.
    """

    key: str
    game: str
    name: str
    family: str
    digest: str
    rules: str
    deal: str
    ending: Ending
    ended: int
    elapsed_ms: int
    moves: int
    rounds: int
    taken_back: int
    helped: int
    seats: tuple[SeatNote, ...]
    record: str
    counted: bool = True


def key_of(sitting: Sitting) -> str:
    """What tells this game from every other, also after the program was started anew.

    Every game that is dealt gets a number by chance, which its record keeps.
    """
    game = sitting.game
    parts = (game.rules.id, game.seed, game.order, game.position, sitting.chance)
    return sha256(repr(parts).encode()).hexdigest()[:_KEY_LENGTH]


def entry_of(
    sitting: Sitting, elapsed_ms: int, ended: int, *, counted: bool = True
) -> FinishedGame:
    """What a game adds, as it stands now; it counts as left if it is not over."""
    game = sitting.game
    rules = game.rules
    view = game.view(sitting.seating.first_person)
    try:
        record = sitting.text(elapsed_ms)
    except RecordError:  # too long to be replayed; its figures count all the same
        record = ""
    is_laid = game.order is not None or game.position is not None
    return FinishedGame(
        key=key_of(sitting),
        game=rules.id,
        name=plain(rules.name, ENGLISH),
        family=rules.family,
        digest=play_digest(rules),
        rules=to_json(rules),
        deal=LAID_OUT if is_laid else str(game.seed),
        ending="left" if game.outcome is None else "finished",
        ended=ended,
        elapsed_ms=elapsed_ms,
        moves=len(game.moves),
        rounds=_rounds(view),
        taken_back=sitting.taken_back,
        helped=sitting.helped,
        seats=tuple(_seats(sitting, view)),
        record=record,
        counted=counted,
    )


def _rounds(view: View) -> int:
    if isinstance(view.turn, SpeedTurn):
        return len(view.turn.spoils)
    return len(view.round.sheet) if view.round is not None else 0


def _seats(sitting: Sitting, view: View) -> Iterator[SeatNote]:
    outcome = sitting.game.outcome
    winners = outcome.winners if outcome is not None else ()
    points = outcome.scores if outcome is not None else view.points
    sides = view.round.sides if view.round is not None else ()
    for seat, who in enumerate(sitting.seating.seats):
        side = next((side for side in sides if seat in side), (seat,))
        yield SeatNote(
            who=who,
            result=_result(winners, side),
            points=points[seat],
            rounds_won=_rounds_won(view, seat),
            yaku=tuple(_made(sitting.game, view, seat)),
        )


def _rounds_won(view: View, seat: int) -> int:
    if isinstance(view.turn, SpeedTurn):
        return view.turn.won[seat]
    return sum(seat in result.winners for result in view.round.sheet) if view.round else 0


def _made(game: Game, view: View, seat: int) -> list[YakuNote]:
    """The yaku of a seat: those that counted in its rounds, or those that it collected."""
    if not game.rules.all_yaku:
        return []  # to go through what happened in real time takes longer than a frame
    return _collected(game, seat) if view.round is None else _of_sheet(view.round.sheet, seat)


def _result(winners: Sequence[int], side: Sequence[int]) -> Result:
    if not set(side) & set(winners):
        return "lost"
    return "shared" if set(winners) - set(side) else "won"


def _of_sheet(sheet: Sequence[RoundResult], seat: int) -> list[YakuNote]:
    """The yaku that counted for a seat, or for its team, in all rounds."""
    return _summed(
        (score.yaku, score.points, score.cards)
        for result in sheet
        for side in result.sides
        if seat in side.seats
        for score in side.yaku
    )


def _collected(game: Game, seat: int) -> list[YakuNote]:
    """The yaku that a seat made where there are no rounds."""
    return _summed(
        (event.yaku, event.points, event.cards)
        for _, events in game.history
        for event in events
        if isinstance(event, YakuMade) and event.seat == seat
    )


def _summed(made: Iterator[tuple[str, int, tuple[int, ...]]]) -> list[YakuNote]:
    notes: dict[str, YakuNote] = {}
    for yaku, points, cards in made:
        before = notes.get(yaku, YakuNote(yaku, 0, 0, ()))
        notes[yaku] = YakuNote(yaku, before.times + 1, before.points + points, cards)
    return list(notes.values())
