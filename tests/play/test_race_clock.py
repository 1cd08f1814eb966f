"""The clock of a race, with a clock that is set by hand: fuse, signal, early hands, the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.reaction_race import EARLY, LEAST_REACTION, NEVER, fault_in
from hanafuda_desktop.play.race_clock import CALM_MS, GRACE_MS, LIMIT_MS, RaceClock, RaceTimes
from tests.app.at_shedding_table import HandMs

FUSE = 1500.0


class Heard:
    """A race's clock, and all that it told."""

    def __init__(self) -> None:
        self.now = HandMs()
        self.clock = RaceClock(now=self.now)
        self.told: list[object] = []
        self.times: tuple[int, ...] | None = None
        self.clock.signalled.connect(lambda: self.told.append("signal"))
        self.clock.landed.connect(self._landed)
        self.clock.early.connect(lambda seat: self.told.append(("early", seat)))
        self.clock.done.connect(self._done)

    def _landed(self, seat: int) -> None:
        assert self.clock.race is not None
        self.told.append((seat, self.clock.race.times[seat]))

    def _done(self, times: tuple[int, ...]) -> None:
        self.times = times

    def after(self, ms: float) -> None:
        """Let time pass."""
        self.now.at += ms
        self.clock.tick()


@pytest.fixture
def heard(qtbot: QtBot) -> Iterator[Heard]:
    found = Heard()
    yield found
    found.clock.stop()


@pytest.mark.rule("UN-13")
def test_the_signal_comes_when_the_fuse_is_burnt(heard: Heard) -> None:
    heard.clock.start(RaceTimes((1, 2), FUSE, {2: 300}))
    heard.after(FUSE - 1)
    assert heard.told == []
    heard.after(1)
    assert heard.told == ["signal"]


@pytest.mark.rule("UN-13")
def test_times_are_counted_from_the_signal(heard: Heard) -> None:
    heard.clock.start(RaceTimes((1, 2), FUSE, {2: 300}))
    heard.after(FUSE)
    heard.now.at += 212
    heard.clock.press(1)
    heard.after(88)
    assert heard.told == ["signal", (1, 212), (2, 300)]
    assert heard.times == (212, 300)
    assert not heard.clock.is_running


def test_time_is_counted_from_when_the_signal_was_seen(heard: Heard) -> None:
    def paints_slowly() -> None:
        heard.now.at += 40

    heard.clock.signalled.connect(paints_slowly)
    heard.clock.start(RaceTimes((1,), FUSE, {}))
    heard.after(FUSE)
    heard.now.at += 200
    heard.clock.press(1)
    assert heard.times == (200,)


@pytest.mark.rule("UN-13")
def test_who_presses_before_the_signal_is_out_and_the_race_goes_on(heard: Heard) -> None:
    heard.clock.start(RaceTimes((1, 2), FUSE, {2: 300}))
    heard.after(FUSE - 10)
    heard.clock.press(1)
    assert heard.told == [("early", 1)]
    heard.after(10)
    heard.clock.press(1)  # a second time counts for nothing
    heard.after(300)
    assert heard.times == (EARLY, 300)


def test_a_key_that_bounces_at_the_beginning_is_not_early(heard: Heard) -> None:
    heard.clock.start(RaceTimes((1,), FUSE, {}))
    heard.after(GRACE_MS - 1)
    heard.clock.press(1)
    assert heard.told == []
    heard.after(1)
    heard.clock.press(1)
    assert heard.told == [("early", 1)]


def test_who_does_not_press_has_no_time_after_the_limit(heard: Heard) -> None:
    heard.clock.start(RaceTimes((0, 1, 2), FUSE, {2: 450}))
    heard.after(FUSE)
    heard.after(LIMIT_MS - 1)
    assert heard.times is None
    heard.after(1)
    assert heard.times == (NEVER, NEVER, 450)
    assert fault_in((NEVER, NEVER, 450), 3) is None


def test_an_event_that_waited_counts_from_when_it_happened(heard: Heard) -> None:
    """Two hands at one keyboard: both keys are heard of at once, the first was there before."""
    heard.clock.start(RaceTimes((0, 1, 2), FUSE, {}))
    heard.after(FUSE)
    heard.now.at += 200
    heard.clock.press(2, 50_200)  # heard of at once
    heard.now.at += 100
    heard.clock.press(1, 50_260)
    heard.clock.press(0, 50_290)
    assert heard.times == (290, 260, 200)


def test_the_first_press_is_measured_by_what_was_heard_before(heard: Heard) -> None:
    heard.clock.learn(9_000)
    heard.clock.start(RaceTimes((0,), FUSE, {}))
    heard.after(FUSE)
    heard.now.at += 300
    heard.clock.press(0, 9_000 + int(FUSE) + 220)
    assert heard.times is not None
    assert heard.times[0] == pytest.approx(220, abs=4)  # clocks run apart a little


def test_a_press_that_waited_until_after_the_signal_is_early_all_the_same(heard: Heard) -> None:
    heard.clock.start(RaceTimes((0, 1), FUSE, {}))
    heard.after(1000)
    heard.clock.press(1, 50_000)
    assert heard.told == [("early", 1)]
    heard.after(FUSE - 1000)
    heard.now.at += 30
    heard.clock.press(0, 50_000 + 480)
    assert heard.times == (EARLY, EARLY)


def test_a_race_ends_though_everybody_was_too_early(heard: Heard) -> None:
    heard.clock.start(RaceTimes((0, 1), FUSE, {}))
    heard.after(GRACE_MS)
    heard.clock.press(0)
    heard.clock.press(1)
    assert heard.times is None
    heard.after(FUSE)
    assert heard.times == (EARLY, EARLY)


def test_a_press_right_after_a_race_may_have_been_meant_for_it(heard: Heard) -> None:
    assert not heard.clock.has_just_ended
    heard.clock.start(RaceTimes((0,), FUSE, {}))
    heard.after(FUSE)
    heard.clock.press(0)
    assert heard.clock.has_just_ended
    heard.now.at += CALM_MS
    assert not heard.clock.has_just_ended


def test_a_race_that_was_stopped_tells_nothing_more(heard: Heard) -> None:
    heard.clock.start(RaceTimes((0,), FUSE, {}))
    heard.clock.stop()
    heard.after(FUSE + LIMIT_MS)
    heard.clock.press(0)
    assert heard.told == []
    assert heard.times is None


def test_people_are_waited_for_until_each_has_pressed() -> None:
    race = RaceTimes((0, 1, 2), FUSE, {2: 300})
    assert race.waits_for_people
    assert race.press(0, 1000) == EARLY
    race.give_signal(FUSE)
    assert race.waits_for_people
    assert race.press(1, FUSE + 250) == 250
    assert not race.waits_for_people
    assert not race.is_over
    assert race.land(FUSE + 300) == [2]
    assert race.times[2] == 300
    assert race.is_over


def test_a_stranger_does_not_race() -> None:
    race = RaceTimes((0, 1), FUSE, {})
    race.give_signal(FUSE)
    assert race.press(3, FUSE + 100) is None


def test_the_real_clock_runs_a_race(qtbot: QtBot) -> None:
    clock = RaceClock()
    with qtbot.waitSignal(clock.done) as done:
        clock.start(RaceTimes((1, 2), 5.0, {1: 20, 2: 10}))
    assert done.args == [(20, 10)]


def test_who_presses_sooner_than_anybody_can_see_was_early(heard: Heard) -> None:
    heard.clock.start(RaceTimes((0, 1), FUSE, {}))
    heard.after(FUSE)
    heard.now.at += LEAST_REACTION - 1
    heard.clock.press(0)
    heard.now.at += 1
    heard.clock.press(1)
    assert heard.told == ["signal", ("early", 0), (1, LEAST_REACTION)]
    assert heard.times == (EARLY, LEAST_REACTION)


def test_who_leaves_after_the_signal_never_pressed_and_times_stand(heard: Heard) -> None:
    heard.clock.start(RaceTimes((0, 1, 2), FUSE, {2: 300}))
    heard.after(FUSE)
    heard.now.at += 200
    heard.clock.press(1)
    assert heard.clock.race is not None
    heard.clock.race.leave()
    heard.clock.tick()
    assert heard.clock.is_running, "the computer's hand comes when it would have come"
    heard.now.at += 20
    heard.clock.press(0)
    heard.after(80)
    assert heard.times == (NEVER, 200, 300)


def test_who_was_early_stays_out_in_the_next_run(heard: Heard) -> None:
    heard.clock.start(RaceTimes((0, 1), FUSE, {}))
    heard.after(GRACE_MS)
    heard.clock.press(0)
    before = heard.clock.race
    assert before is not None
    assert before.early == {0: EARLY}
    heard.clock.start(RaceTimes((0, 1), FUSE, {}, before.early))
    heard.after(FUSE)
    heard.now.at += 150
    heard.clock.press(0)
    heard.clock.press(1)
    assert heard.times == (EARLY, 150)
