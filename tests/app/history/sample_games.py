"""Games for tests of the statistics: entries written out, and games that are really played."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

from hanafuda_desktop.app.history.store import GameNote, SeatNote, Store, YakuNote
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import deal_for, quick_move
from hanafuda_desktop.play.seats import PERSON, SeatedGame, Seating
from hanafuda_desktop.rules.fingerprint import play_digest, to_json

__all__ = ["CATALOGUE", "DAY", "entry", "play_out", "store_at", "table"]

CATALOGUE = our_games()
DAY = 24 * 3600


def entry(number: int, result: str = "won", *, points: int = 0, **changes: Any) -> GameNote:
    """A game of koi-koi against a casual computer; the number gives its key and its day."""
    rules = CATALOGUE.game(changes.pop("game", "koi-koi"))
    own = SeatNote(PERSON, result, points, 1, changes.pop("yaku", ()))  # type: ignore[arg-type]
    other = SeatNote(changes.pop("who", "casual"), "lost" if result == "won" else "won", -points)
    plain = GameNote(
        key=f"key-{number}",
        game=rules.id,
        name=rules.name["en"],
        family=rules.family,
        digest=play_digest(rules),
        rules=to_json(rules),
        deal=str(number),
        ending="finished",
        ended=DAY * (number + 1),
        elapsed_ms=60_000,
        moves=40,
        rounds=3,
        taken_back=0,
        helped=0,
        seats=(own, other),
        record=f"record {number}",
    )
    return dataclasses.replace(plain, **changes)


def made(yaku: str, times: int, points: int, *cards: int) -> YakuNote:
    return YakuNote(yaku, times, points, cards)


def store_at(folder: Path, *entries: GameNote) -> Path:
    """A file with these games."""
    path = folder / "statistics.sqlite"
    store = Store(path)
    for each in entries:
        store.note(each)
    store.close()
    return path


def table(game: str, *seats: str, seed: int = 1, rounds: int | None = None) -> SeatedGame:
    """A game that is dealt."""
    return deal_for(CATALOGUE.game(game), Seating(seats or (PERSON,), rounds), seed)


def play_out(seated: SeatedGame, *, most: int = 2000) -> SeatedGame:
    """Play it to its end, or so many moves."""
    game = seated.game
    while game.outcome is None and most:
        game.push(quick_move(game.view(game.to_move or 0), game.legal_moves(), game.rules))
        most -= 1
    return seated
