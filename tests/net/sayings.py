"""What is said at the table, in every language: what must stay when the code is rebuilt.

Of a game that chance plays by each rule file: what happens, turn by turn or move by move; what
every move is called and why it is hinted; why a move that was possible before is not any more; and
how piles are described to whoever does not see them. So many sentences together have a checksum,
in English behind the beginning of the first of them. ``python -m tests.net.sayings`` records them
anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.window.language import use_language
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.fishing.ui.words import fishing_move_told, hint_words, round_names
from hanafuda_desktop.families.language import known, our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding.ui.words import (
    shedding_hint_words,
    shedding_move_told,
    shedding_names,
    shedding_turns_told,
)
from hanafuda_desktop.families.speed.moves import Counted, GameStoodStill, moved_at
from hanafuda_desktop.families.tableau.state import patience_move
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.narration import RoundNames, describe_pile, events_told, turns_told, you
from hanafuda_desktop.text.language import ENGLISH, language, tr
from tests.net.canonical import checksum

__all__ = ["FOLDER", "GAMES", "LANGUAGES", "lines_of", "recorded"]

FOLDER: Final = Path(__file__).parent / "data" / "sayings"
CATALOGUE: Final = our_games()
GAMES: Final = tuple(sorted(entry.id for entry in CATALOGUE.entries()))
LANGUAGES: Final = ("en", "ja", "fr")
_MOST_MOVES: Final = 160
_EVERY: Final = 7
"""Every so many moves, the table is described, and its moves are named."""
_TOGETHER: Final = 60
_BEGINNING: Final = 50


@lru_cache(maxsize=2)
def _played(game_id: str) -> Game:
    """A game of the most players but one, played by chance."""
    rules = CATALOGUE.game(game_id)
    counts = [1] if rules.family == "tableau" else rules.player_counts
    game = new_game(rules, seed=3, players=None if rules.family == "speed" else counts[-2:][0])
    chance = random.Random(rules.id)
    for _ in range(_MOST_MOVES):
        legal = _legal(game)
        if not legal:
            break
        move = chance.choice(legal)
        game.push(moved_at(move, move.at + 400) if rules.family == "speed" else move)
    return game


def _legal(game: Game) -> list[Any]:
    if game.rules.family != "speed":
        return [*game.legal_moves()]
    found = [move for seat in range(game.family.seats) for move in game.legal_moves(seat)]
    return [*dict.fromkeys(found)]


def _seats(game: Game) -> list[str]:
    return [you(), *(f"Haru {seat}" for seat in range(1, game.family.seats))]


def _names(game: Game) -> RoundNames:
    rules = known(game.rules)
    if rules.family == "fishing":
        return round_names(rules, _seats(game))
    assert rules.family == "shedding"
    return shedding_names(rules, _seats(game))


def _told(game: Game) -> Iterator[str]:
    """What happens."""
    rules = known(game.rules)
    if rules.family in ("fishing", "shedding"):
        tell = turns_told if rules.family == "fishing" else shedding_turns_told
        names = _names(game)
        yield from (turn.sentence(names) for turn in tell(game.history, names))
        return
    named = {each.id: plain(each.name) for each in rules.all_yaku}
    seats = _seats(game) if rules.family == "speed" else []
    for number, (_, events) in enumerate(game.history, start=1):
        yaku = named.__getitem__
        yield from events_told(events, game.view_before(number), seats, yaku, _of_real_time)


def _of_real_time(event: Event) -> str:
    match event:
        case Counted():
            return tr("{said}.", said=tr("One, two, three"))
        case GameStoodStill():
            return tr("Nobody can play.")
        case _:
            return ""


def _called(game: Game, view: Any, move: Any) -> Iterator[str]:
    """What a move is called, and what is said for it."""
    rules = known(game.rules)
    match rules.family:
        case "tableau":
            yield patience_move(rules, move)
        case "fishing":
            names = _names(game)
            yield fishing_move_told(rules, view, move, names).said
            yield hint_words(rules, view, move, names)
        case "shedding":
            yield shedding_move_told(move, _names(game)).said
            yield shedding_hint_words(rules, view, move, _names(game))
        case _:
            pass


def _moments(game: Game) -> Iterator[Game]:
    """The game as it was after every so many moves."""
    twin = new_game(game.rules, seed=game.seed, players=game.family.seats)
    for number, move in enumerate(game.moves):
        if number % _EVERY == 0:
            yield twin
        twin.push(move)


def _moves(game: Game) -> Iterator[str]:
    for moment in _moments(game):
        seat = moment.to_move
        if seat is not None:
            for move in moment.legal_moves():
                yield from _called(game, moment.view(seat), move)


def _refused(game: Game) -> Iterator[str]:
    """Why moves cannot be made that could be made at other moments."""
    before: list[Any] = []
    for moment in _moments(game):
        seats = range(game.family.seats) if game.rules.family == "speed" else [moment.to_move]
        for seat in seats:
            legal = moment.legal_moves(seat)
            refusals = (moment.refusal(move, seat) for move in before if move not in legal)
            yield from (why for why in refusals if why is not None)
        before = [*dict.fromkeys([*before, *_legal(moment)])][-40:]


def _described(game: Game) -> Iterator[str]:
    for moment in _moments(game):
        view = moment.view()
        yield from (describe_pile(view, pile.id, _seats(game)) for pile in view.piles)


_KINDS: Final = {"told": _told, "moves": _moves, "refused": _refused, "piles": _described}


def lines_of(game_id: str, spoken: str) -> list[str]:
    """What is said now."""
    use_language(spoken)
    lines = []
    for kind, say in _KINDS.items():
        said = [*say(_played(game_id))]
        for first in range(0, len(said), _TOGETHER):
            some = said[first : first + _TOGETHER]
            beginning = f" {some[0][:_BEGINNING]}" if language() == ENGLISH else ""
            lines.append(f"{spoken} {kind} {first + 1}:{beginning} {checksum(some)}")
    return lines


def recorded(game_id: str, spoken: str) -> list[str]:
    """The same as it was recorded."""
    lines = (FOLDER / f"{game_id}.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith(f"{spoken} ")]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in GAMES:
        found = [line for spoken in LANGUAGES for line in lines_of(each, spoken)]
        (FOLDER / f"{each}.txt").write_text("\n".join(found) + "\n", "utf-8", newline="\n")
