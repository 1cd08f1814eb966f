"""The race for the winner's palm on the table: what it is told, what it tells, how it looks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.reaction_race import EARLY, NEVER, run
from hanafuda_desktop.families.shedding.moves import BareMove, Race
from hanafuda_desktop.families.shedding.ui.ornaments import SheddingOrnaments
from hanafuda_desktop.families.shedding.ui.race import RaceItem, RaceState
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.signs.emblems import paint_hand
from tests.table.playing import Playing
from tests.table.shedding_games import games_at_random

Make = Callable[..., Playing]
KEYS = {0: Qt.Key.Key_Space, 2: Qt.Key.Key_L}


def raced() -> Game:
    """A game in which seat 1 has won, and the others are to race."""
    for seed in range(50):
        for game in games_at_random("untitled", 4, range(seed, seed + 1)):
            turn = game.view(0).turn
            if turn is not None and turn.asked == "race" and game.to_move == 1:
                return game
    raise AssertionError("no such race found")


@pytest.fixture
def table(playing: Make) -> Playing:
    made = playing(raced())
    made.follows = False
    return made


def race_of(table: Playing) -> RaceItem:
    ornaments = table.scene.ornaments
    assert isinstance(ornaments, SheddingOrnaments)
    return ornaments.race


@pytest.fixture
def pressed(table: Playing) -> list[int]:
    told: list[int] = []
    race_of(table).pressed.connect(told.append)
    return told


def picture(table: Playing) -> QImage:
    return table.view.grab().toImage()


@pytest.mark.rule("UN-13")
def test_it_says_when_it_is_time(table: Playing) -> None:
    race = race_of(table)
    assert not race.is_open
    assert race.said == ""
    race.show_ready((2, 3, 0), KEYS)
    assert (race.state, race.said) == (RaceState.READY, "Get ready…")
    assert race.winner == 1
    waits = picture(table)
    race.signal()
    assert (race.state, race.said) == (RaceState.SIGNALLED, "NOW!")
    assert picture(table) != waits
    race.close()
    assert not race.is_open
    assert not race.isVisible()


@pytest.mark.rule("UN-13")
def test_each_has_a_key_that_works_once(table: Playing, pressed: list[int]) -> None:
    race = race_of(table)
    race.show_ready((2, 3, 0), KEYS)
    table.key(Qt.Key.Key_L)
    assert pressed == [2]
    race.too_early(2)
    race.signal()
    table.key(Qt.Key.Key_L)
    assert pressed == [2], "who is out is out"
    table.key(Qt.Key.Key_Space)
    assert pressed == [2, 0]
    race.landed(0, 301)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_A)
    assert pressed == [2, 0]
    assert race.racers[2].said == "too early, out"
    assert race.racers[0].said == "301 ms"


def test_a_key_of_the_race_does_nothing_on_the_table(table: Playing) -> None:
    race = race_of(table)
    race.show_ready((2, 3, 0), KEYS)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_D, Qt.Key.Key_Right):
        table.key(key)
    assert not table.scene.keys.visible
    assert table.chosen == table.refused == []


def test_a_click_on_ones_own_zone_is_a_hand(table: Playing, pressed: list[int]) -> None:
    race = race_of(table)
    race.show_ready((2, 3, 0), KEYS)
    race.signal()
    for seat in (2, 0):
        table.click(race.zones.seats[seat].middle.toPoint())
    table.click(race.zones.seats[3].middle.toPoint())
    table.click(race.zones.seats[1].middle.toPoint())
    assert pressed == [2, 0], "a computer's zone is nobody's"


def test_who_races_alone_may_click_anywhere(table: Playing, pressed: list[int]) -> None:
    race = race_of(table)
    race.show_ready((2, 3, 0), {0: Qt.Key.Key_Space}, anywhere=True)
    race.signal()
    table.click(QPoint(640, 300))
    assert pressed == [0]


def test_who_alone_races_of_several_has_a_circle_and_only_that(
    table: Playing, pressed: list[int]
) -> None:
    race = race_of(table)
    alone = {0: Qt.Key.Key_Space}
    race.show_ready((2, 3, 0), alone, anywhere=True)
    without = picture(table)
    race.show_ready((2, 3, 0), alone)
    assert picture(table) != without, "the circle is painted"
    race.signal()
    table.click(QPoint(4, 4))
    table.click(race.zones.seats[1].middle.toPoint())
    assert pressed == [], "another's hand"
    table.click(race.zones.seats[0].middle.toPoint())
    assert pressed == [0]


@pytest.mark.rule("UN-12", "UN-13", "UN-14")
def test_in_the_end_everybody_has_a_note(table: Playing) -> None:
    race = race_of(table)
    race.names = {0: "You", 1: "Haru", 2: "Aki", 3: "Emi"}
    race.show_ready((2, 3, 0), KEYS)
    race.too_early(2)
    race.signal()
    race.landed(0, 222)
    race.finished(run((EARLY, NEVER, 222), (2, 3, 0), 1, first=True, last=True))
    assert {seat: racer.said for seat, racer in race.racers.items()} == {
        0: "222 ms · you pay nothing",
        2: "too early, out · plays a forfeit",
        3: "did not press",
    }
    assert race.said == "The race is over"


def test_a_hand_lands_where_it_was_called_to(table: Playing) -> None:
    race = race_of(table)
    race.show_ready((2, 3, 0), KEYS)
    race.signal()
    before = picture(table)
    race.landed(3, 190)
    assert race.racers[3].reached < 1
    table.scene.stage.advance(durations.MOVE_SHORTEST + 1)
    assert race.racers[3].reached == 1
    assert picture(table) != before


@pytest.mark.rule("UN-13")
def test_a_race_that_was_run_here_is_not_shown_again(table: Playing) -> None:
    race, game = race_of(table), table.game
    race.show_ready((2, 3, 0), KEYS)
    race.signal()
    events = game.push(Race((300, 250, EARLY)))
    table.scene.play(game.seen(events, 0), game.view(), game.legal_moves())
    assert race.state is RaceState.FINISHED
    assert race.racers[3].exempt
    table.scene.land()
    assert not race.is_open


@pytest.mark.rule("UN-13")
@pytest.mark.parametrize(
    "move", [Race((300, 250, EARLY)), BareMove.DRAW_LOTS], ids=["hands", "lots"]
)
def test_a_race_that_nobody_saw_is_shown(table: Playing, move: Race | BareMove) -> None:
    race, game = race_of(table), table.game
    events = game.push(move)
    table.scene.play(game.seen(events, 0), game.view(), game.legal_moves())
    assert race.is_open
    assert race.replayed
    passed = 0
    assert race.said == ("The hands race" if isinstance(move, Race) else "Lots are drawn")
    for _ in range(200):
        table.scene.stage.advance(16)
        passed += 16
        if race.state is RaceState.FINISHED:
            break
    assert race.state is RaceState.FINISHED
    assert all(racer.reached or racer.early for racer in race.racers.values())
    time = durations.HANDS_RACE * (0.16 * 0.8 * len(race.racers) + 0.16)
    assert passed < time, "it is over as soon as the last hand is down"
    by_hand = isinstance(move, Race)
    assert race.said == ("The race is over" if by_hand else "The lot has decided")
    assert any("pays nothing" in racer.said for racer in race.racers.values())
    assert any(" ms" in racer.said for racer in race.racers.values()) is by_hand
    table.click(QPoint(640, 300))
    assert not race.is_open, "a click is enough of it"


def test_reduced_motion_shows_who_was_how_fast(table: Playing) -> None:
    race = race_of(table)
    table.scene.set_pace(Pace(reduced=True))
    race.pace = table.scene.pace
    race.show_ready((2, 3, 0), KEYS)
    race.signal()
    race.landed(0, 222)
    assert race.racers[0].reached == 1
    assert not table.scene.stage.moving


def test_a_hand_is_drawn_the_way_it_points(qapp: object) -> None:
    def drawn(degrees: float, *, mirrored: bool = False) -> QImage:
        image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        middle = QPointF(100, 100)
        paint_hand(painter, middle, 90, QColor("blue"), degrees=degrees, mirrored=mirrored)
        painter.end()
        return image

    up, right = drawn(0), drawn(90)
    assert up.pixelColor(100, 55).alpha() == 255, "the middle finger"
    assert right.pixelColor(145, 100).alpha() == 255
    assert up != drawn(0, mirrored=True)
