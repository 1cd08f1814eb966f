"""Players of real-time games: how strong each level is, and that its times are a person's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import fmean, median, stdev

import pytest

from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.speed.moves import Put, SpeedMove, TurnUp, moved_at
from hanafuda_desktop.families.speed.players import (
    KEEPS_PACE,
    LEAST_REACTION_MS,
    SPEED_LEVELS,
    Limits,
    SpeedLevel,
    SpeedPlayer,
    column_place,
    way_of,
)
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.lab.arena import duel
from hanafuda_desktop.lab.statistics import share_of
from tests.families.speed.tables import rules_of
from tests.lab.duels import Duels, duels

BEGINNER, CASUAL, STANDARD, STRONG, EXPERT = SPEED_LEVELS
ALL_LEVELS = (*SPEED_LEVELS, KEEPS_PACE)

SLOW = SpeedLevel(
    "slow",
    "Somebody who plays for the first time: four seconds a card",
    Limits(
        glance_ms=450,
        scan_ms=1000,
        decide_ms=1100,
        choice_ms=400,
        wild_ms=300,
        hand_ms=220,
        reach_ms=200,
        fumble_ms=1200,
        spread=0.3,
        overlooks=0.15,
        forgets=0.1,
        joins=0.5,
        misjudges=0.03,
        stops=0.5,
        whims=5.0,
    ),
)


def _played(first: SpeedLevel, second: SpeedLevel, games: int, seed: int = 5) -> Duels:
    makers = (first.make, second.make)
    return duels(rules_of("hanapette"), makers, games=games, seed=seed)


# --- strength ------------------------------------------------------------------------------------


@pytest.mark.deep_but(1)
@pytest.mark.rule("HP-15")
@pytest.mark.parametrize(
    ("better", "worse"),
    list(zip(SPEED_LEVELS[1:], SPEED_LEVELS, strict=False)),
    ids=lambda level: level.id,
)
def test_each_level_beats_the_one_below(better: SpeedLevel, worse: SpeedLevel) -> None:
    """Even the lower end of the interval is more than half; the seeds are fixed."""
    won = share_of(_played(better, worse, 32).won(0), 32)
    assert won["low"] > 0.5


def test_a_slow_beginner_can_win() -> None:
    played = _played(SLOW, BEGINNER, 16)
    assert 3500 < median(played.paces(0)) < 4700
    assert 1 <= played.won(0) <= 10


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("level", [SLOW, STANDARD, EXPERT], ids=lambda level: level.id)
def test_who_keeps_pace_stays_near(level: SpeedLevel) -> None:
    played = _played(KEEPS_PACE, level, 8)
    own, other = (median(played.paces(player)) for player in range(2))
    assert 0.75 < own / other < 1.35
    assert 1 <= played.won(0) <= 7


@pytest.mark.deep
def test_who_keeps_pace_does_not_draw_a_game_out() -> None:
    """Against itself it plays about as many rounds as any two equal players: some six or seven."""
    rounds = [each.rounds for each in _played(KEEPS_PACE, KEEPS_PACE, 24).played]
    assert 4 < fmean(rounds) < 9
    assert max(rounds) < 30


# --- a person's times ----------------------------------------------------------------------------


@pytest.mark.deep_but(1)
@pytest.mark.rule("HP-15")
@pytest.mark.parametrize(
    ("level", "least", "most"),
    [
        (BEGINNER, 2700, 3700),
        (CASUAL, 2000, 2800),
        (STANDARD, 1400, 1900),
        (STRONG, 1000, 1400),
        (EXPERT, 680, 950),
    ],
    ids=lambda each: each.id if isinstance(each, SpeedLevel) else "",
)
def test_cards_come_as_from_a_person(level: SpeedLevel, least: int, most: int) -> None:
    paces = _played(level, level, 6).paces(0)
    assert least < median(paces) < most
    assert fmean(paces) > median(paces)  # now and then it takes much longer
    assert stdev(paces) > 0.3 * fmean(paces)
    assert max(Counter(paces).values()) < len(paces) / 10


_HASTY = SpeedLevel(
    "hasty",
    "Faster than anybody",
    Limits(
        glance_ms=1,
        scan_ms=1,
        decide_ms=1,
        choice_ms=1,
        wild_ms=0,
        hand_ms=1,
        reach_ms=1,
        fumble_ms=1,
        ahead=4,
    ),
)


class _Watched(SpeedPlayer):
    """Says what it means to do only if a person could."""

    def __init__(self, rules: SpeedRules, seat: int, seed: int, level: SpeedLevel) -> None:
        super().__init__(rules, seat, level.limits, seed, keeps_pace=level.keeps_pace)
        self._before: View | None = None
        self._appeared: dict[str, tuple[int, set[SpeedMove]]] = {}
        self.checked = 0

    def see(self, view: View, at: int) -> None:
        before, self._before = self._before, view
        planned = self._planned()
        super().see(view, at)
        if before is not None:
            self._appeared |= dict.fromkeys(self._appeared_in(before, view), (at, planned))

    def _planned(self) -> set[SpeedMove]:
        """What it would do if nothing changed, which answers nothing."""
        if self._mind is None:
            return set()
        intent = self._mind.twin().live(None)
        return {*self._mind.line, *((intent.move, *intent.line) if intent else ())}

    def _appeared_in(self, before: View, view: View) -> Iterator[str]:
        """The stacks on which there is another's card, and the own columns with a new open one."""
        covered = turn_of(view).covered
        known = {pile.id: pile for pile in before.piles}
        for pile in view.piles:
            old = known.get(pile.id)
            if pile.kind is PileKind.MIDDLE:
                own = covered[int(pile.id[1:])].seat == self.seat
                if old is None or (len(old.cards) != len(pile.cards) and not own):
                    yield pile.id
            elif pile.owner == self.seat and old is not None and pile.face_down < old.face_down:
                yield pile.id

    def next_act(self) -> SpeedMove | None:
        act = super().next_act()
        if act is not None and isinstance(act, Put):
            move = act
            for pile in (f"m{move.stack}", f"c{self.seat}-{move.column + 1}"):
                appeared, planned = self._appeared.get(pile, (0, set[SpeedMove]()))
                if moved_at(move, 0) not in planned:
                    self.checked += appeared > 0
                    assert act.at - appeared >= LEAST_REACTION_MS
        return act


@pytest.mark.deep_but(2)
@pytest.mark.rule("HP-15")
@pytest.mark.parametrize("level", [*ALL_LEVELS, _HASTY], ids=lambda level: level.id)
@pytest.mark.parametrize("game_id", ["hanapette", "hanapette-relaxed"])
def test_nobody_answers_faster_than_a_person_can(level: SpeedLevel, game_id: str) -> None:
    made: list[_Watched] = []

    def make(rules: SpeedRules, seat: int, seed: int) -> _Watched:
        made.append(_Watched(rules, seat, seed, level))
        return made[-1]

    duel(rules_of(game_id), (make, make), 3, 4)
    assert min(each.checked for each in made) > 20


def test_more_choices_and_longer_ways_take_longer() -> None:
    limits = STANDARD.limits
    assert limits.deciding_ms(1, wild=False) < limits.deciding_ms(3, wild=False)
    assert limits.deciding_ms(3, wild=False) < limits.deciding_ms(3, wild=True)
    hand = column_place(0, 4)
    near, far = (way_of(TurnUp(0, 0, column), 4, 2) for column in (1, 3))
    assert limits.reaching_ms(hand, *near) < limits.reaching_ms(hand, *far)
    own, other = (way_of(Put(1, 0, 3, stack), 4, 2) for stack in (1, 0))
    assert own[-1][0] < other[-1][0]  # each sees the stack that he feeds on the same side
