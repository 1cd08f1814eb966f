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
from hanafuda_desktop.families.shedding.ui.race import RaceItem
from hanafuda_desktop.play.race_clock import RaceTimes
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
def times() -> RaceTimes:
    return RaceTimes((2, 3, 0), 0.0, {})


def picture(table: Playing) -> QImage:
    return table.view.grab().toImage()


@pytest.mark.rule("UN-13")
def test_it_says_when_it_is_time(table: Playing, times: RaceTimes) -> None:
    race = race_of(table)
    assert not race.is_open
    race.open(times, KEYS)
    assert race.said == "Get ready…"
    assert race.winner == 1
    waits = picture(table)
    times.give_signal(0.0)
    assert race.said == "NOW!"
    assert picture(table) != waits
    race.close()
    assert not race.is_open
    assert not race.isVisible()


def test_a_click_on_ones_own_zone_is_a_hand(table: Playing, times: RaceTimes) -> None:
    race = race_of(table)
    race.open(times, KEYS)
    zones = race.zones.seats
    hands = {seat: race.hand_at(zones[seat].middle) for seat in zones}
    assert hands == {0: 0, 1: None, 2: 2, 3: None}, "a computer's zone is nobody's"


def test_who_races_alone_may_click_anywhere(table: Playing, times: RaceTimes) -> None:
    race = race_of(table)
    race.open(times, {0: Qt.Key.Key_Space}, anywhere=True)
    assert race.hand_at(QPointF(640, 300)) == 0


def test_who_alone_races_of_several_has_a_circle_and_only_that(
    table: Playing, times: RaceTimes
) -> None:
    race = race_of(table)
    alone = {0: Qt.Key.Key_Space}
    race.open(times, alone, anywhere=True)
    without = picture(table)
    race.open(times, alone)
    assert picture(table) != without, "the circle is painted"
    assert race.hand_at(QPointF(4, 4)) is None
    assert race.hand_at(race.zones.seats[1].middle) is None, "another's hand"
    assert race.hand_at(race.zones.seats[0].middle) == 0


@pytest.mark.rule("UN-12", "UN-13", "UN-14")
def test_in_the_end_everybody_has_a_note(table: Playing, times: RaceTimes) -> None:
    race = race_of(table)
    race.names = {0: "You", 1: "Haru", 2: "Aki", 3: "Emi"}
    race.open(times, KEYS)
    times.give_signal(0.0)
    times.times |= {2: EARLY, 0: 222}
    notes = {seat: race.note(seat) for seat in times.racers}
    assert notes == {0: ["222 ms"], 2: ["too early, out"], 3: []}
    race.finish(run((EARLY, NEVER, 222), (2, 3, 0), 1, first=True, last=True))
    assert {seat: race.note(seat) for seat in times.racers} == {
        0: ["222 ms", "you pay nothing"],
        2: ["too early, out", "plays a forfeit"],
        3: ["did not press"],
    }
    assert race.said == "The race is over"


def test_a_hand_lands_where_it_was_called_to(table: Playing, times: RaceTimes) -> None:
    race = race_of(table)
    race.open(times, KEYS)
    times.give_signal(0.0)
    before = picture(table)
    race.land(3)
    assert race.hands[3] < 1
    table.scene.stage.advance(durations.MOVE_SHORTEST + 1)
    assert race.hands[3] == 1
    assert picture(table) != before


@pytest.mark.rule("UN-13")
def test_a_race_that_was_run_here_is_not_shown_again(table: Playing, times: RaceTimes) -> None:
    race, game = race_of(table), table.game
    race.open(times, KEYS)
    times.give_signal(0.0)
    events = game.push(Race((300, 250, EARLY)))
    table.scene.play(game.seen(events, 0), game.view(), game.legal_moves())
    assert race.is_over
    assert race.result is not None
    assert race.result.exempt == 3
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
        if race.is_over:
            break
    assert race.is_over
    assert {*race.hands, *race.race.early} == set(race.race.racers)
    time = durations.HANDS_RACE * (0.16 * 0.8 * len(race.race.racers) + 0.16)
    assert passed < time, "it is over as soon as the last hand is down"
    by_hand = isinstance(move, Race)
    assert race.said == ("The race is over" if by_hand else "The lot has decided")
    notes = [line for seat in race.race.racers for line in race.note(seat)]
    assert "pays nothing" in notes
    assert any(line.endswith(" ms") for line in notes) is by_hand
    table.click(QPoint(640, 300))
    assert not race.is_open, "a click is enough of it"


def test_reduced_motion_shows_who_was_how_fast(table: Playing, times: RaceTimes) -> None:
    race = race_of(table)
    table.scene.set_pace(Pace(reduced=True))
    race.open(times, KEYS)
    times.give_signal(0.0)
    race.land(0)
    assert race.hands[0] == 1
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
