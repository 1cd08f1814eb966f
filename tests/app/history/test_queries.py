"""Figures by game, by rules, by company and by person."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanafuda_desktop.app.history.queries import (
    GameFilter,
    company,
    csv_file,
    figures,
    figures_in_words,
    games_known,
    opponents,
    people,
    played,
    rules_known,
    write_csv,
    yaku_figures,
)
from hanafuda_desktop.app.history.store import SeatNote, Store
from tests.app.history.sample_games import DAY, entry, made


@pytest.fixture
def store() -> Iterator[Store]:
    """Ten games of koi-koi, two of mushi, one that two people played, one of computers."""
    made_up = Store(None)
    results = ("won", "won", "lost", "won", "won", "won", "shared", "lost", "lost", "won")
    for number, result in enumerate(results):
        made_up.note(
            entry(
                number,
                result,
                points=number if result == "won" else -number,
                who="strong" if number % 2 else "casual",
                elapsed_ms=1000 * (number + 1),
                taken_back=1 if number == 1 else 0,
                helped=1 if number == 3 else 0,
                digest="old" if number < 4 else "new",
                rules="{}",
                yaku=(made("kasu", 2, 3, 2, 3), made("tan", 1, 1, 1)) if number == 4 else (),
            )
        )
    made_up.note(entry(20, game="mushi", rounds=12))
    made_up.note(entry(21, "lost", game="mushi", ending="left", rounds=0))
    two = (SeatNote("person", "lost", -3), SeatNote("person", "won", 3))
    made_up.note(entry(30, seats=two))
    none = (SeatNote("casual", "lost", -3), SeatNote("strong", "won", 3))
    made_up.note(entry(31, seats=none))
    yield made_up
    made_up.close()


def test_figures_of_one_game(store: Store) -> None:
    found = figures(played(store, GameFilter("koi-koi")))
    assert (found.games, found.won, found.shared, found.lost, found.left) == (10, 6, 1, 3, 0)
    assert found.clean == 4
    assert (found.streak, found.longest) == (1, 3)
    assert (found.best_points, found.mean_points) == (9, pytest.approx(-0.1))
    assert (found.fastest_ms, found.mean_ms, found.total_ms) == (1000, 5500, 55_000)
    assert (found.rounds, found.rounds_won) == (30, 10)


@pytest.mark.parametrize(
    ("results", "now", "longest"),
    [
        ("", 0, 0),
        ("w", 1, 1),
        ("ll", -2, 0),
        ("wwl", -1, 2),
        ("wsw", 2, 2),
        ("lsl", -2, 0),
        ("wwlw", 1, 2),
    ],
)
def test_streaks(results: str, now: int, longest: int) -> None:
    store = Store(None)
    words = {"w": "won", "l": "lost", "s": "shared"}
    for number, letter in enumerate(results):
        store.note(entry(number, words[letter]))
    found = figures(played(store, GameFilter()))
    assert (found.streak, found.longest) == (now, longest)
    store.close()


def test_a_game_that_was_left_ends_a_row_of_wins(store: Store) -> None:
    found = figures(played(store, GameFilter("mushi")))
    assert (found.games, found.left, found.lost, found.streak) == (2, 1, 0, -1)
    assert found.mean_ms == 60_000  # of what was played to its end
    assert dict(figures_in_words(found, of_one_game=True))["left unfinished"] == "1"


def test_figures_of_nothing_are_figures() -> None:
    found = figures(())
    assert (found.games, found.best_points, found.mean_ms) == (0, None, None)
    assert dict(figures_in_words(found, of_one_game=True))["share won"] == "–"


def test_games_and_rules_that_are_known(store: Store) -> None:
    assert [(each.game, each.games, each.won) for each in games_known(store)] == [
        ("koi-koi", 10, 6),
        ("mushi", 2, 1),
    ]
    assert [(each.digest, each.games, each.last) for each in rules_known(store, "koi-koi")] == [
        ("new", 6, 10 * DAY),
        ("old", 4, 4 * DAY),
    ]
    assert len(played(store, GameFilter("koi-koi", digest="old"))) == 4


def test_against_whom(store: Store) -> None:
    assert opponents(store, GameFilter("koi-koi")) == {"casual": (5, 2), "strong": (5, 4)}
    assert len(played(store, GameFilter(against="strong"))) == 5
    assert len(played(store, GameFilter(against="expert"))) == 0


def test_people_at_one_screen_are_counted_apart(store: Store) -> None:
    assert people(store) == 2
    assert [each.result for each in played(store, GameFilter(who=1))] == ["lost"]
    assert [(each.result, each.points, each.seat) for each in played(store, GameFilter(who=2))] == [
        ("won", 3, 1)
    ]


def test_yaku_are_counted_and_those_never_made_are_named() -> None:
    store = Store(None)
    store.note(entry(1, yaku=(made("kasu", 2, 3, 2, 3), made("tan", 1, 1, 1))))
    store.note(entry(2, yaku=(made("kasu", 1, 1, 6, 7),)))
    store.note(entry(3, game="mushi", yaku=(made("san-ko", 1, 30, 0, 8, 44),)))
    found = {each.yaku: each for each in yaku_figures(store, GameFilter("koi-koi"))}
    assert (found["kasu"].name, found["kasu"].times, found["kasu"].points) == ("Kasu", 3, 4)
    assert found["kasu"].cards == (6, 7)  # of the last time
    assert (found["goko"].name, found["goko"].times) == ("Goko", 0)
    assert "san-ko" not in found
    assert next(iter(found)) == "kasu"
    assert yaku_figures(store, GameFilter()) == ()
    store.close()


def _csv(store: Store, asked: GameFilter) -> io.StringIO:
    return io.StringIO(csv_file(store, asked).decode("utf-8-sig"))


def test_the_table_for_spreadsheets(store: Store, tmp_path: Path) -> None:
    lines = list(csv.DictReader(_csv(store, GameFilter("koi-koi"))))
    assert list(lines[0]) == [
        *("ended", "game", "name", "rules", "deal", "seats", "seat", "ending", "result"),
        *("points", "points of all", "rounds", "rounds won", "moves", "seconds", "taken back"),
        *("helped", "yaku"),
    ]
    assert len(lines) == 10
    fifth = lines[4]
    assert fifth["ended"] == "1970-01-06T00:00:00Z"
    assert (fifth["seats"], fifth["seat"], fifth["result"]) == ("person casual", "1", "won")
    assert (fifth["points"], fifth["points of all"], fifth["seconds"]) == ("4", "4 -4", "5.0")
    assert fifth["yaku"] == "kasu 2, tan"
    file = tmp_path / "games.csv"
    assert write_csv(file, store, GameFilter()) == 12
    assert file.read_bytes().startswith(b"\xef\xbb\xbfended,game")


def test_no_name_is_taken_for_a_formula() -> None:
    store = Store(None)
    store.note(entry(1, name='=HYPERLINK("http://example.org")'))
    (line,) = csv.DictReader(_csv(store, GameFilter()))
    assert line["name"].startswith("'=")
    store.close()


def test_company_in_words() -> None:
    assert company(("person",)) == ""
    assert company(("person", "casual")) == "Casual"
    assert company(("casual", "person", "casual", "strong")) == "2 × Casual, Strong"
    assert company(("person", "person", "nobody-knows")) == "2 people, nobody-knows"
