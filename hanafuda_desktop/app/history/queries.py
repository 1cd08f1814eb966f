"""What can be asked of the statistics: figures of one game or all, of one rule file or all."""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple, TypeVar

from hanafuda_desktop.app.commands.command import put_file
from hanafuda_desktop.app.history.store import Ending, Result, Store, StoreProblem, open_store
from hanafuda_desktop.cards.notation import NotationError, parse_cards
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.speed.players import KEEPS_PACE, SPEED_LEVELS
from hanafuda_desktop.play.clocks import clock_text
from hanafuda_desktop.play.seats import PERSON
from hanafuda_desktop.players.levels import ALL_LEVELS
from hanafuda_desktop.rules.fingerprint import FlattenedError, from_json
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.lettering import decimal_text, number_text
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import in_a_row

# Asks the file of the statistics for a window: open no longer than that; what fails is said.

Answer = TypeVar("Answer")


class StatisticsFile:
    """Asks one file.

    Args:
        path: the file.
        say: takes a sentence for the person; the empty one when all went well.
    """

    def __init__(self, path: Path, say: Callable[[str], None]) -> None:
        self._path = path
        self._say = say
        self._is_checked = False

    def ask(self, question: Callable[[Store], Answer]) -> Answer | None:
        """What the open file answers, or is made to do; ``None`` where that cannot be."""
        answer = None
        try:
            store, said = open_store(self._path, is_checked=self._is_checked)
            self._is_checked = True
            with closing(store):
                answer = question(store)
        except StoreProblem as problem:
            self._is_checked = False
            said = tr("The statistics cannot be used now ({why}).", why=problem)
        except OSError as error:
            said = tr("That could not be written ({why}).", why=error.strerror)
        self._say(said)
        return answer


YOU: Final = 0
"""The one person at the screen; where several play, they are numbered from 1."""

_OWN: Final = """
WITH people AS (
    SELECT game_id, seat,
        row_number() OVER (PARTITION BY game_id ORDER BY seat) AS place,
        count(*) OVER (PARTITION BY game_id) AS many
    FROM seats WHERE who = 'person'
), own AS (
    SELECT game_id, seat, CASE WHEN many = 1 THEN 0 ELSE place END AS person FROM people
)
"""
_WANTED: Final = """
FROM games JOIN own ON own.game_id = games.id
JOIN seats ON seats.game_id = games.id AND seats.seat = own.seat
WHERE counted AND own.person = :who
    AND (:game IS NULL OR game = :game)
    AND (:digest IS NULL OR digest = :digest)
    AND (:against IS NULL OR EXISTS
        (SELECT 1 FROM seats AS other WHERE other.game_id = games.id AND other.who = :against))
"""


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which games are meant.

    Attributes:
        game: those of this game, by its id; of all games if left out.
        digest: those that were played by these rules, whatever their words were.
        against: those in which this kind of computer player sat.
        who: whose: :data:`YOU`, or the number of a person among several at one screen.
    """

    game: str | None = None
    digest: str | None = None
    against: str | None = None
    who: int = YOU


class PlayedGame(NamedTuple):
    """A game that was played, as one person sees it; there may be many thousands."""

    id: int
    game: str
    name: str
    digest: str
    deal: str
    ending: Ending
    ended: int
    elapsed_ms: int
    moves: int
    rounds: int
    taken_back: int
    helped: int
    seat: int
    result: Result
    points: int
    rounds_won: int
    yaku: int


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of some games.

    A game that was left counts as not won. A shared win neither prolongs a row of wins nor ends it.

    Attributes:
        games: how many there are.
        won: how many were won alone.
        clean: how many of these without taking back and without help.
        shared: how many were won together with others.
        left: how many were left before their end.
        streak: how many were won in a row up to the last; below zero, how many were not.
        longest: the longest row of wins.
        best_points: the most points of a finished game; ``None`` without any.
        mean_points: the mean of them.
        fastest_ms: the shortest time of a won game, in milliseconds.
        mean_ms: the mean time of a finished game.
        total_ms: the time of all games together.
        rounds: rounds that were finished.
        rounds_won: how many of them were won.
    """

    games: int
    won: int
    clean: int
    shared: int
    left: int
    streak: int
    longest: int
    best_points: int | None
    mean_points: float | None
    fastest_ms: int | None
    mean_ms: int | None
    total_ms: int
    rounds: int
    rounds_won: int

    @property
    def lost(self) -> int:
        """How many were lost."""
        return self.games - self.won - self.shared - self.left


@dataclass(frozen=True, slots=True)
class GameKnown:
    """A game that was played, and how often."""

    game: str
    name: str
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class RulesKnown:
    """The rules of a game as they once were.

    Attributes:
        digest: their fingerprint, but for what people read.
        games: how often they were played.
        last: when they were played last, in seconds since 1970.
    """

    digest: str
    games: int
    last: int


@dataclass(frozen=True, slots=True)
class YakuFigure:
    """How often a yaku was made.

    Attributes:
        yaku: its id.
        name: what people call it.
        times: how often.
        points: what it was worth, all times together.
        cards: its cards when it was made last.
    """

    yaku: str
    name: str
    times: int
    points: int
    cards: tuple[int, ...] = ()


def played(store: Store, asked: GameFilter) -> tuple[PlayedGame, ...]:
    """The games that are meant, oldest first."""
    rows = store.rows(
        f"{_OWN} SELECT games.id, game, name, digest, deal, ending, ended, elapsed_ms, moves,"  # noqa: S608
        " rounds, taken_back, helped, own.seat, result, points, rounds_won, (SELECT"
        " coalesce(sum(times), 0) FROM yaku WHERE yaku.game_id = games.id"
        f" AND yaku.seat = own.seat) {_WANTED}"
        " ORDER BY ended, games.id",
        asdict(asked),
    )
    return tuple(map(PlayedGame._make, rows))


def figures(games: Sequence[PlayedGame]) -> Figures:
    """The figures of some games, oldest first."""
    finished = [each for each in games if each.ending == "finished"]
    won = [each for each in games if each.result == "won"]
    streak, longest = _streaks([each.result for each in games])
    return Figures(
        games=len(games),
        won=len(won),
        clean=sum(not each.taken_back and not each.helped for each in won),
        shared=sum(each.result == "shared" for each in games),
        left=len(games) - len(finished),
        streak=streak,
        longest=longest,
        best_points=max((each.points for each in finished), default=None),
        mean_points=fmean(each.points for each in finished) if finished else None,
        fastest_ms=min((each.elapsed_ms for each in won), default=None),
        mean_ms=round(fmean(each.elapsed_ms for each in finished)) if finished else None,
        total_ms=sum(each.elapsed_ms for each in games),
        rounds=sum(each.rounds for each in games),
        rounds_won=sum(each.rounds_won for each in games),
    )


def _streaks(results: Sequence[Result]) -> tuple[int, int]:
    """The row up to the last game, and the longest row of wins."""
    now = longest = 0
    for result in results:
        if result == "won":
            now = max(now, 0) + 1
        elif result == "lost":
            now = min(now, 0) - 1
        longest = max(longest, now)
    return now, longest


def games_known(store: Store, who: int = YOU) -> tuple[GameKnown, ...]:
    """Every game that was played, the one that was played most first."""
    rows = store.rows(
        f"{_OWN} SELECT game, (SELECT name FROM games AS newest WHERE newest.game = games.game"  # noqa: S608
        f" ORDER BY ended DESC, id DESC LIMIT 1), count(*), sum(result = 'won') {_WANTED}"
        " GROUP BY game ORDER BY count(*) DESC, game",
        asdict(GameFilter(who=who)),
    )
    return tuple(GameKnown(*row) for row in rows)


def rules_known(store: Store, game: str, who: int = YOU) -> tuple[RulesKnown, ...]:
    """By which rules a game was played, the newest first."""
    rows = store.rows(
        f"{_OWN} SELECT digest, count(*), max(ended) AS last {_WANTED}"
        " GROUP BY digest ORDER BY last DESC, digest",
        asdict(GameFilter(game, who=who)),
    )
    return tuple(RulesKnown(*row) for row in rows)


def opponents(store: Store, asked: GameFilter) -> dict[str, tuple[int, int]]:
    """For each kind of computer player how many games there were against it, and how many won."""
    rows = store.rows(
        f"{_OWN}, met AS (SELECT DISTINCT game_id, who FROM seats WHERE who <> 'person')"  # noqa: S608
        " SELECT met.who, count(*), sum(result = 'won') FROM met,"
        f" (SELECT games.id, result {_WANTED}) AS mine"
        " WHERE met.game_id = mine.id GROUP BY met.who ORDER BY count(*) DESC, met.who",
        asdict(asked),
    )
    return {who: (games, won) for who, games, won in rows}


def people(store: Store) -> int:
    """How many people have played at one screen at the same time, at most; 0 if always one."""
    row = store.rows(
        "SELECT max(many) FROM (SELECT count(*) AS many FROM seats JOIN games ON game_id = id"
        " WHERE who = 'person' AND counted GROUP BY game_id HAVING count(*) > 1)"
    )[0]
    return row[0] or 0


def yaku_figures(store: Store, asked: GameFilter) -> tuple[YakuFigure, ...]:
    """How often every yaku of a game was made, also those that never were; the most frequent first.

    Empty unless one game is meant.
    """
    if asked.game is None:
        return ()
    # Beside a maximum SQLite gives the other columns of the row in which that stands.
    rows = store.rows(
        f"{_OWN} SELECT yaku.yaku, sum(yaku.times), sum(yaku.points), yaku.cards, max(games.ended)"
        + _WANTED.replace(
            "WHERE counted",
            "JOIN yaku ON yaku.game_id = games.id AND yaku.seat = own.seat WHERE counted",
        )
        + " GROUP BY yaku.yaku",
        asdict(asked),
    )
    names = _names(store, asked)
    found = [
        YakuFigure(yaku, names.get(yaku, yaku), times, points, _cards(cards))
        for yaku, times, points, cards, _ in rows
    ]
    made = {each.yaku for each in found}
    found += [YakuFigure(yaku, name, 0, 0) for yaku, name in names.items() if yaku not in made]
    return tuple(sorted(found, key=lambda each: -each.times))


def _cards(text: str) -> tuple[int, ...]:
    """The cards of a yaku; none where the file is damaged there."""
    try:
        return parse_cards(text)
    except NotationError:
        return ()


def _names(store: Store, asked: GameFilter) -> dict[str, str]:
    """What yaku are called, by the newest rules that have them, in the order of the rule file."""
    rows = store.rows(
        "SELECT text FROM rules WHERE game = :game AND (:digest IS NULL OR digest = :digest)"
        " ORDER BY (SELECT max(id) FROM games WHERE games.digest = rules.digest) DESC",
        {"game": asked.game, "digest": asked.digest},
    )
    names: dict[str, str] = {}
    for row in rows:
        try:
            rules = from_json(row["text"], LANGUAGE)
        except FlattenedError:  # of another version, or damaged: its yaku go by their ids
            continue
        for each in rules.all_yaku:
            names.setdefault(each.id, plain(each.name))
        if rules.family == "fishing":
            for hand in rules.dealt_hands:
                names.setdefault(hand.id, plain(hand.name))
    return names


class _Line(NamedTuple):
    """A game with those who sat there, and the yaku of the one who is asked about."""

    game: PlayedGame
    seats: Sequence[tuple[str, int]]
    yaku: Sequence[str]


_COLUMNS: Final[dict[str, Callable[[_Line], object]]] = {
    "ended": lambda of: f"{datetime.fromtimestamp(of.game.ended, UTC):%Y-%m-%dT%H:%M:%SZ}",
    "game": lambda of: of.game.game,
    "name": lambda of: of.game.name,
    "rules": lambda of: of.game.digest,
    "deal": lambda of: of.game.deal,
    "seats": lambda of: " ".join(who for who, _ in of.seats),
    "seat": lambda of: of.game.seat + 1,
    "ending": lambda of: of.game.ending,
    "result": lambda of: of.game.result,
    "points": lambda of: of.game.points,
    "points of all": lambda of: " ".join(str(points) for _, points in of.seats),
    "rounds": lambda of: of.game.rounds,
    "rounds won": lambda of: of.game.rounds_won,
    "moves": lambda of: of.game.moves,
    "seconds": lambda of: round(of.game.elapsed_ms / 1000, 1),
    "taken back": lambda of: of.game.taken_back,
    "helped": lambda of: of.game.helped,
    "yaku": lambda of: ", ".join(of.yaku),
}
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")


def csv_file(store: Store, asked: GameFilter) -> bytes:
    """A file of the games that are meant, oldest first, with a line of headings.

    Raises:
        StoreProblem: the statistics cannot be read now.
    """
    seats: dict[int, list[tuple[str, int]]] = defaultdict(list)
    for game_id, who, points in store.rows("SELECT game_id, who, points FROM seats"):
        seats[game_id].append((who, points))
    yaku: dict[tuple[int, int], list[str]] = defaultdict(list)
    for game_id, seat, name, times in store.rows("SELECT game_id, seat, yaku, times FROM yaku"):
        yaku[game_id, seat].append(name if times == 1 else f"{name} {times}")
    text = StringIO()
    table = csv.writer(text)
    table.writerow(_COLUMNS)
    for each in played(store, asked):
        line = _Line(each, seats[each.id], yaku[each.id, each.seat])
        table.writerow(_cell(column(line)) for column in _COLUMNS.values())
    # With this mark spreadsheets know the names' letters.
    return text.getvalue().encode("utf-8-sig")


def _cell(value: object) -> object:
    """A text that a spreadsheet would take for a formula is told to be a text."""
    if isinstance(value, str) and value.startswith(_FORMULAS):
        return f"'{value}"
    return value


def write_csv(path: Path, store: Store, asked: GameFilter) -> int:
    """Write the same to a file, also in the place of one; returns how many games there were.

    Raises:
        StoreProblem: the statistics cannot be read now.
        OSError: the file cannot be written.
    """
    put_file(path, csv_file(store, asked), replace=True)
    return len(played(store, asked))


_NOT_EVERY_GAME: Final = 1.5

_NAMES: Final = {level.id: level.name for level in ALL_LEVELS} | {
    level.id: level.name for level in (*SPEED_LEVELS, KEEPS_PACE)
}


def computer_name(word: str) -> str:
    """What people call a kind of computer player; an unknown one by its own word."""
    return tr(_NAMES[word]) if word in _NAMES else word


def company(seats: tuple[str, ...]) -> str:
    """Who sat at a table, as seen by a person there; the empty string for who was alone."""
    persons = seats.count(PERSON)
    computers = [computer_name(who) for who in seats if who != PERSON]
    told = [trn("{n} person", "{n} people", persons)] if persons > 1 else []
    for name in dict.fromkeys(computers):
        count = computers.count(name)
        told.append(name if count == 1 else tr("{count} × {name}", count=count, name=name))
    return in_a_row(told)


def share(part: float, whole: float = 1) -> str:
    """A share in per cent."""
    return tr("{number}%", number=f"{100 * (part / whole):.0f}") if whole else "–"


def games_in_words(count: int) -> str:
    """``1 game``, ``2 games``."""
    return trn("{n} game", "{n} games", count)


def figures_in_words(found: Figures, *, of_one_game: bool) -> Iterator[tuple[str, str]]:
    """What each figure is, and the figure; figures that mean nothing here are left out.

    Args:
        found: the figures.
        of_one_game: whether all are of one game, so that points and times can be compared.
    """
    yield tr("games"), str(found.games)
    yield tr("won"), str(found.won)
    yield tr("share won"), share(found.won, found.games)
    yield tr("won without help or taking back"), str(found.clean)
    if found.shared:
        yield tr("win shared"), str(found.shared)
    yield tr("lost"), str(found.lost)
    if found.left:
        yield tr("left unfinished"), str(found.left)
    if found.streak < 0:
        yield tr("not won in a row"), str(-found.streak)
    else:
        yield tr("won in a row"), str(found.streak)
    yield tr("most won in a row"), str(found.longest)
    if found.rounds:
        won = share(found.rounds_won, found.rounds)
        yield tr("rounds won of {rounds}", rounds=found.rounds), won
    if of_one_game:
        yield from _compared(found)
    yield tr("played altogether"), clock_text(found.total_ms)


def _compared(found: Figures) -> Iterator[tuple[str, str]]:
    if found.best_points is not None and found.mean_points is not None:
        yield tr("most points"), number_text(found.best_points)
        yield tr("points on average"), decimal_text(found.mean_points)
    if found.fastest_ms is not None:
        yield tr("fastest win"), clock_text(found.fastest_ms)
    if found.mean_ms is not None:
        yield tr("time on average"), clock_text(found.mean_ms)


def yaku_words(figure: YakuFigure, games: int) -> str:
    """How often a yaku was made."""
    if not figure.times:
        return tr("never")
    told = [trn("{n} time", "{n} times", figure.times)]
    if figure.points:
        told.append(trn("{n} point", "{n} points", figure.points))
    every = games / figure.times
    if every >= _NOT_EVERY_GAME:
        told.append(tr("every {count} games", count=f"{every:.0f}"))
    return in_a_row(told)
