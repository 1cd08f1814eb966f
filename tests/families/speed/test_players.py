"""Players of real-time games: they know what a person knows, and are not stupid."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from statistics import median

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.families.speed.moves import Count, Join, Put, SpeedMove
from hanafuda_desktop.families.speed.players import (
    KEEPS_PACE,
    SPEED_LEVELS,
    SpeedLevel,
    SpeedPlayer,
    speed_level,
)
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.lab.arena import duel
from hanafuda_desktop.players.levels import new_player
from tests.engine.positions import games_of
from tests.families.speed.tables import ALL_GAMES, Table, family_of, rules_of, table

BEGINNER, CASUAL, STANDARD, STRONG, EXPERT = SPEED_LEVELS
ALL_LEVELS = (*SPEED_LEVELS, KEEPS_PACE)
SHIPPED = games_of(our_games(), "speed")


# --- what it knows -------------------------------------------------------------------------------


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_what_it_cannot_see_changes_nothing(game_id: str) -> None:
    """Other decks, face-down cards and last cards behind the same views: the same acts, whoever
    plays, in any round.
    """
    rules, family = rules_of(game_id), family_of(game_id)
    most, least = (400, 700) if game_id in SHIPPED else (100, 300)
    chance = SplitMix64(8)
    asked = rounds = 0
    for seed, level in enumerate(ALL_LEVELS):
        played = duel(rules, (level.make, STRONG.make), seed, 9)
        seer, blind = (level.make(rules, 0, 1) for _ in range(2))
        state = family.deal(shuffled(family.deck, seed), seed).state
        for move in played.moves[:most]:
            state = family.apply(state, move).state
            view = family.view(state, 0)
            imagined = family.guessed(view, shuffled(family.unseen(view), chance.next() >> 1))
            same = family.view(imagined, 0)
            assert same == view
            seer.see(view, state.now)
            blind.see(same, state.now)
            assert seer.next_act() == blind.next_act()
            asked += 1
            rounds += isinstance(move, NextRound)
    assert asked > least
    assert rounds


def test_to_be_asked_changes_nothing() -> None:
    class Asked(SpeedPlayer):
        def next_act(self) -> SpeedMove | None:
            self._knows_next = False
            super().next_act()
            self._knows_next = False
            return super().next_act()

    rules = rules_of("hanapette")
    asked = partial(_make_asked, Asked)
    assert duel(rules, (asked, asked), 1, 1) == duel(rules, (CASUAL.make, CASUAL.make), 1, 1)


def _make_asked(kind: type[SpeedPlayer], rules: SpeedRules, seat: int, seed: int) -> SpeedPlayer:
    return kind(rules, seat, CASUAL.limits, seed)


def _looking(now: Table, level: SpeedLevel, seed: int = 0) -> SpeedPlayer:
    """A player of seat 0 who sees a position for the first time."""
    player = level.make(now.family.compiled.rules, 0, seed)
    player.see(now.family.view(now.state, 0), now.state.now)
    return player


_RACE = """
    c0-1: | 31
    c0-2: | 91
    c0-3: | 11
    c1-1: 22 | 51
    c1-2: | 82
    m0: 41
    m1: 71
"""


@pytest.mark.rule("HP-13", "HP-15")
def test_it_acts_by_what_it_has_noticed() -> None:
    """The other covers the stack while the card is in the air: it comes too late, and then the
    player needs a while.
    """
    now = table("hanapette", _RACE)
    player = _looking(now, EXPERT)
    meant = player.next_act()
    assert meant is not None
    assert meant == Put(0, meant.at, 0, 0)
    covered = now.play(f"1@{meant.at - 30}:c1>m0")
    player.see(covered.family.view(covered.state, 0), meant.at - 30)
    assert player.next_act() == meant
    assert covered.refusal(f"0@{meant.at}:c1>m0") == "Too late: Iris came first."
    player.refused(meant.at, meant.at)
    after = player.next_act()
    assert after is None or after.at > meant.at + 100


@pytest.mark.rule("HP-13", "HP-15")
@pytest.mark.parametrize("stops", [0.0, 1.0])
def test_a_hand_on_its_way_can_be_stopped(stops: float) -> None:
    limits = replace(EXPERT.limits, glance_ms=1, decide_ms=1, choice_ms=1, hand_ms=600, stops=stops)
    now = table("hanapette", _RACE)
    player = _looking(now, SpeedLevel("slow-handed", "Slow-handed", limits))
    meant = player.next_act()
    assert meant is not None
    covered = now.play("1@500:c1>m0")
    player.see(covered.family.view(covered.state, 0), 500)
    assert (player.next_act() == meant) == (stops == 0.0)


def test_what_is_not_looked_at_is_noticed_late() -> None:
    """While the hand lays a card on one stack, the other makes the next card fit on the other."""
    limits = replace(CASUAL.limits, hand_ms=1, reach_ms=1, overlooks=0.0, misjudges=0.0)
    times = []
    for seed in range(20):
        now = table("hanapette", _RACE)
        player = _looking(now, SpeedLevel("quick-handed", "Quick-handed", limits), seed)
        first = player.next_act()
        assert first is not None
        for at, word in ((first.at - 20, "c2>m1"), (first.at, "c1>m0")):
            now = now.play(f"{int(word == 'c2>m1')}@{at}:{word}")
            player.see(now.family.view(now.state, 0), at)
        second = player.next_act()
        assert second is not None
        assert second == Put(0, second.at, 1, 1)
        times.append(second.at - first.at)
    assert median(times) > limits.scan_ms + 0.7 * limits.decide_ms


def test_a_round_that_waits_asks_nothing_of_it() -> None:
    game = new_game(rules_of("hanapette"), seed=2)
    player = EXPERT.make(rules_of("hanapette"), 0, 1)
    assert player.next_act() is None
    player.see(game.view(0), 0)
    assert player.next_act() is None
    game.push(Count(1500))
    assert game.legal_moves(0)
    player.see(game.view(0), 1500)
    meant = player.next_act()
    assert meant is not None
    assert not isinstance(meant, Count | NextRound)
    player.refused(1500, 1500)
    assert player.next_act() is not None


# --- what it does --------------------------------------------------------------------------------


def _first_acts(position: str, level: SpeedLevel, game_id: str = "hanapette") -> Counter[str]:
    """What forty players of a level do first, in notation without the time."""
    now = table(game_id, position)
    found: Counter[str] = Counter()
    for seed in range(40):
        act = _looking(now, level, seed).next_act()
        assert act is not None
        found[now.family.write_move(act).partition(":")[2]] += 1
    return found


def _first_times(position: str, level: SpeedLevel) -> list[int]:
    now = table("hanapette", position)
    acts = [_looking(now, level, seed).next_act() for seed in range(40)]
    return [act.at for act in acts if act is not None]


_ONE_FITS = "c0-1: 12 | 31\nc0-2: | 91\nc1-1: 22 | 51\nm0: 41\nm1: 71"


def test_only_those_who_are_new_misjudge() -> None:
    assert set(_first_acts(_ONE_FITS, EXPERT)) == {"c1>m0"}
    assert len(_first_acts(_ONE_FITS, BEGINNER)) > 1


_ONLY_TURN = "c0-1: 12 |\nc0-2: | 91\nc1-1: 22 | 51\nm0: 41\nm1: 71"


def test_only_those_who_are_new_forget_to_turn_up() -> None:
    assert set(_first_acts(_ONLY_TURN, EXPERT)) == {"^c1"}
    quick, slow = (_first_times(_ONLY_TURN, level) for level in (EXPERT, BEGINNER))
    assert max(quick) < 1.5 * median(quick)
    assert max(slow) > 1.7 * median(slow)


_TO_JOIN = "c0-1: 12 | 31\nc0-2: | 32\nc1-1: 22 | 51\nm0: 61\nm1: 71"


@pytest.mark.rule("HP-6")
def test_months_are_laid_together_to_uncover() -> None:
    assert set(_first_acts(_TO_JOIN, EXPERT)) == {"c1>c2"}
    times = _first_times(_TO_JOIN, BEGINNER)
    assert max(times) > 1.7 * median(times)  # it occurs to them late


@pytest.mark.rule("HP-7")
def test_an_empty_column_is_filled_to_uncover() -> None:
    position = "c0-1: | 31\nc0-2: 12 | 91\nc1-1: 22 | 51\nm0: 61\nm1: 71"
    assert set(_first_acts(position, EXPERT, "hanapette-spit")) <= {"c2>c3", "c2>c4", "c2>c5"}


@pytest.mark.rule("HP-7")
def test_a_way_of_several_shifts_is_found() -> None:
    """Two cards must make way before one fits, and nothing else can be done."""
    position = "c0-1: | 91 31 51\nc1-1: 22 | 32\nm0: a1\nm1: a2"
    ways = {f"c1>c{column}" for column in range(2, 6)}
    assert set(_first_acts(position, EXPERT, "hanapette-spit")) <= ways


@pytest.mark.rule("HP-4")
def test_wild_cards_are_kept_by_those_who_know() -> None:
    position = "c0-1: 12 22 | b4\nc0-2: 13 | 31\nc0-3: | 91\nc1-1: 23 | 51\nm0: 41\nm1: 71"
    assert set(_first_acts(position, EXPERT)) == {"c2>m0"}
    assert len(_first_acts(position, BEGINNER)) > 2


def test_those_who_plan_find_the_longer_row() -> None:
    """March goes on both stacks, but only on April's does May's neighbour get a place."""
    position = "c0-1: | 31\nc0-2: | 22\nc0-3: | 13\nc1-1: 23 | 71\nm0: 41\nm1: 91"
    now = table("hanapette", position)
    player = _looking(now, EXPERT)
    played, times = [], []
    for _ in range(3):
        act = player.next_act()
        assert act is not None
        played.append(now.family.write_move(act).partition(":")[2])
        times.append(act.at)
        now = Table(now.family, now.family.apply(now.state, act).state)
        player.see(now.family.view(now.state, 0), act.at)
    assert played == ["c1>m0", "c2>m0", "c3>m0"]
    # What was planned needs no decision: only the hand takes its time.
    assert max(times[1] - times[0], times[2] - times[1]) < 900


def test_those_who_plan_uncover() -> None:
    position = "c0-1: | 31\nc0-2: 12 | 33\nc0-3: | 91\nc1-1: 23 | 61\nm0: 41\nm1: 71"
    assert set(_first_acts(position, EXPERT)) == {"c2>m0"}
    assert len(_first_acts(position, BEGINNER)) > 1


def test_those_who_look_leave_the_other_no_place() -> None:
    """The card goes on both stacks; on one of them the other waits with two cards for it."""
    position = "c0-1: | 41\nc0-2: | 91\nc0-3: 12 13 |\nc1-1: | 61\nc1-2: | 62\nm0: 51\nm1: 31"
    assert set(_first_acts(position, EXPERT)) == {"c1>m0"}


@pytest.mark.rule("HP-10")
@pytest.mark.parametrize(
    ("more", "stack"), [("c1-2: 22 23 24 32 | 92", "c1>m0"), ("c0-2: 22 23 24 32 | 92", "c1>m1")]
)
def test_whoever_is_ahead_builds_on_the_larger_stack(more: str, stack: str) -> None:
    """The winner takes the smaller one."""
    position = f"c0-1: | 41\nc0-3: | 93\n{more}\nc1-1: 21 | 81\nm0: 11 61 51\nm1: 31"
    assert set(_first_acts(position, EXPERT)) == {stack}


# --- the ladder ----------------------------------------------------------------------------------


def test_levels_are_found_by_id() -> None:
    ids = [level.id for level in ALL_LEVELS]
    assert ids == ["beginner", "casual", "standard", "strong", "expert", "keeps-pace"]
    assert speed_level("expert") is EXPERT
    with pytest.raises(KeyError):
        speed_level("perfect")


def test_players_who_take_turns_do_not_play_it() -> None:
    game = new_game(rules_of("hanapette"), seed=1)
    with pytest.raises(TypeError):
        new_player("greedy", mind_of, 1).choose(game.rules, game.view(0), game.legal_moves())


def test_they_play_nothing_else() -> None:
    game = new_game(rules_of("hanapette"), seed=1)
    player = EXPERT.make(rules_of("hanapette"), 0, 1)
    view = game.view(0)
    with pytest.raises(TypeError):
        player.see(View(view.game, 0, 0, view.piles), 0)


def test_joins_are_moves_of_their_own() -> None:
    """Of two ways to lay months together the player takes one that helps."""
    position = (
        "c0-1: 12 | 31\nc0-2: | 32\nc0-3: 13 14 | 92\nc0-4: | 91\nc1-1: 22 | 51\nm0: 61\nm1: 71"
    )
    now = table("hanapette", position)
    act = _looking(now, EXPERT).next_act()
    assert act is not None
    assert isinstance(act, Join)
    assert act.column in (0, 2)
