"""Real time without a window: whose card comes first, what is late, when no time passes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.moves import Count, Miss, Put, SpeedMove, TurnUp, moved_at
from hanafuda_desktop.families.speed.schema import SpeedRules
from tests.app.in_real_time import Live

_RULES = our_games().game("hanapette")
assert isinstance(_RULES, SpeedRules)
BACK = _RULES.refused_ms


def contested(live: Callable[..., Live]) -> tuple[Live, Put, Put]:
    """A table of two people who both can cover one stack, with what each would put there; after
    one of them the other does not fit.
    """
    for seed in range(200):
        table = live("person", "person", seed=seed)
        table.count()
        game = table.session.game
        for first in table.puts(0):
            for second in table.puts(1):
                if first.stack != second.stack:
                    continue
                state = game.state
                for one, other in ((first, second), (second, first)):
                    after = game.family.apply(state, one).state
                    if game.family.refusal(after, other.seat, other) is None:
                        break
                else:
                    return table, first, second
    raise AssertionError("nobody is ever in anybody's way")


def meant_by_the_computer(live: Callable[..., Live]) -> tuple[Live, SpeedMove, Put]:
    """A table at which both can put a card, what the computer is about to do, and the person's."""
    for seed in range(50):
        table = live("person", "expert", seed=seed)
        table.count()
        act = table.time._players[1].next_act()
        if act is not None and act.at > table.time.now + 20 and table.puts(0):
            return table, act, table.puts(0)[0]
    raise AssertionError("nobody can play")


def test_the_count_has_three_beats_and_turns_the_cards_at_the_last(
    live: Callable[..., Live],
) -> None:
    table = live("person", "person")
    table.time.beat_ms = 500
    table.time.run(lead_ms=1000)
    table.wait(1999)
    assert table.beats == [(1, 1000), (2, 1500)]
    assert table.moves == ()
    table.wait(1)
    assert table.beats[-1] == (3, 2000)
    assert table.moves == (Count(2000),)


@pytest.mark.rule("HP-13")
def test_of_two_cards_in_one_millisecond_that_of_the_feeder_counts(
    live: Callable[..., Live],
) -> None:
    table, first, second = contested(live)
    feeder = first if first.stack == first.seat else second
    other = second if feeder is first else first
    table.wait(777)
    now = table.time.now
    table.time.offer(other)
    table.time.offer(feeder)
    table.wait(0)
    assert table.moves[-2:] == (replace(feeder, at=now), Miss(replace(other, at=now)))
    assert [move for move, _ in table.refused] == [moved_at(other, now)]
    assert table.refused[0][1].startswith("Too late")


@pytest.mark.rule("HP-13")
@pytest.mark.parametrize("late", [0, 1])
def test_a_card_counts_from_when_the_key_went_down_not_from_when_it_was_told(
    live: Callable[..., Live], late: int
) -> None:
    table, first, second = contested(live)
    cards = (first, second)
    table.wait(500)
    now = table.time.now
    # The one that was pressed first is told last.
    table.time.offer(cards[late], age_ms=4)
    table.time.offer(cards[1 - late], age_ms=5)
    table.wait(0)
    assert table.moves[-2] == moved_at(cards[1 - late], now - 5)
    assert table.moves[-1] == Miss(replace(cards[late], at=now - 4))
    assert [move.at for move, _ in table.refused] == [now - 4]


def test_a_late_card_is_told_why_and_only_keeps_its_hand_busy(live: Callable[..., Live]) -> None:
    table, first, second = contested(live)
    table.wait(300)
    table.time.offer(first)
    table.wait(200)
    before = table.session.game.state
    table.time.offer(second)
    table.wait(0)
    after = table.session.game.state
    assert after.busy[second.seat].until == after.now + BACK
    assert after == before._replace(now=after.now, busy=after.busy)
    assert table.refused[0][1].startswith("Too late: ")


def test_a_busy_hand_is_told_once(live: Callable[..., Live]) -> None:
    """Whoever goes on trying makes the card fly longer, and is told no more."""
    table, first, second = contested(live)
    table.wait(300)
    table.time.offer(first)
    table.wait(10)
    for _ in range(5):
        table.time.offer(second)
        table.wait(100)
    assert len(table.refused) == 1
    assert table.session.game.state.busy[second.seat].tries == 5
    assert sum(isinstance(move, Miss) for move in table.moves) == 5


def test_a_card_that_turns_up_by_itself_waits_for_the_hand(live: Callable[..., Live]) -> None:
    for seed in range(50):
        table = live("person", "person", seed=seed)
        table.count()
        wrong = [
            missed.tried
            for put in table.puts(0)
            for column in range(4)
            if (missed := tried(table, Put(0, put.at + 1, column, 1 - put.stack))) is not None
        ]
        if table.puts(0) and wrong:
            break
    table.time.turns_up = True
    table.time.offer(wrong[0])
    table.wait(0)
    free = table.session.game.state.busy[0].until
    table.wait(BACK)
    table.time.offer(table.puts(0)[0])
    table.wait(0)
    turned = [move for move in table.moves if isinstance(move, TurnUp)]
    assert turned
    assert all(move.at >= free for move in turned)
    assert table.session.game.state.busy[0].tries == 1


def tried(table: Live, put: Put) -> Miss | None:
    family = table.session.game.family
    assert isinstance(family, Speed)
    return family.missed(table.session.game.state, put)


def test_no_time_passes_while_the_game_stands_still(live: Callable[..., Live]) -> None:
    table = live("person", "expert")
    table.count()
    table.wait(700)
    table.time.halt()
    now, moves = table.time.now, table.moves
    table.wait(60_000)
    assert (table.time.now, table.moves) == (now, moves)
    table.time.offer(table.puts(0)[0])
    table.wait(0)
    assert table.moves == moves
    table.time.run()
    table.wait(10_000)
    assert len(table.moves) > len(moves)
    assert table.moves[len(moves)].at < now + 10_000


def test_the_time_for_which_the_program_was_held_up_is_not_played(
    live: Callable[..., Live],
) -> None:
    table = live("person", "expert")
    table.count()
    table.wait(200)
    moves = len(table.moves)
    table.clock.now += 30  # the whole program was stopped for half a minute
    table.wait(0)
    assert len(table.moves) <= moves + 1
    assert table.time.now < 10_000


@pytest.mark.rule("HP-13")
def test_a_computer_that_was_first_is_first_though_its_alarm_rings_later(
    live: Callable[..., Live],
) -> None:
    table, act, put = meant_by_the_computer(live)
    table.clock.now += (act.at + 3 - table.time.now) / 1000
    assert act not in table.moves
    table.time.offer(put)
    table.wait(0)
    assert act in table.moves
    made = moved_at(put, act.at + 3)
    assert made in table.moves[table.moves.index(act) :] or table.refused[0][0] == made


@pytest.mark.rule("HP-13")
def test_keys_that_wait_come_in_before_a_computers_card_counts(live: Callable[..., Live]) -> None:
    """After a long frame the alarm is told before the key that was pressed meanwhile."""
    table, act, put = meant_by_the_computer(live)
    table.clock.now += (act.at + 40 - table.time.now) / 1000
    table.time._alarm.timeout.emit()
    assert act not in table.moves
    table.time.offer(put, age_ms=42)
    table.wait(0)
    assert moved_at(put, act.at - 2) in table.moves


@pytest.mark.rule("HP-13")
def test_a_computers_card_counts_after_a_frame_if_nobody_else_did_anything(
    live: Callable[..., Live],
) -> None:
    table, act, _ = meant_by_the_computer(live)
    table.wait(act.at + 15 - table.time.now)
    assert act not in table.moves
    table.wait(1)
    assert act in table.moves


@pytest.mark.rule("HP-13")
def test_a_person_who_was_first_is_first_though_the_key_is_told_after_the_computer_was_due(
    live: Callable[..., Live],
) -> None:
    table, act, put = meant_by_the_computer(live)
    table.wait(act.at + 4 - table.time.now)
    assert act not in table.moves
    table.time.offer(put, age_ms=6)
    table.wait(0)
    assert moved_at(put, act.at - 2) in table.moves
    table.wait(100)
    made = moved_at(put, act.at - 2)
    assert (
        table.moves.index(made) == len(table.moves) - 1
        or act not in table.moves[: table.moves.index(made)]
    )


def test_a_computer_sees_its_own_view_and_nothing_else(live: Callable[..., Live]) -> None:
    table = live("person", "standard")
    seen: list[int] = []
    player = table.time._players[1]
    see = player.see

    def spy(view: object, at: int) -> None:
        seen.append(view.seat)  # type: ignore[attr-defined]
        see(view, at)  # type: ignore[arg-type]

    player.see = spy  # type: ignore[method-assign]
    table.count()
    table.wait(20_000)
    assert len(seen) > 5
    assert set(seen) == {1}


def test_cards_turn_up_by_themselves_if_that_is_set(live: Callable[..., Live]) -> None:
    for by_itself in (False, True):
        table = live("person", "person", seed=5)
        table.time.turns_up = by_itself
        table.count()
        put = table.puts(0)[0]
        table.wait(400)
        table.time.offer(put)
        table.wait(0)
        turned = [move for move in table.moves if isinstance(move, TurnUp)]
        assert [move.seat for move in turned] == ([0] if by_itself else [])


def test_whoever_plays_into_the_count_is_told_to_wait(live: Callable[..., Live]) -> None:
    table = live("person", "person")
    table.time.run(lead_ms=500)
    table.time.offer(Put(0, 0, 0, 0))
    table.wait(0)
    assert [why for _, why in table.refused] == ["Wait for the count: one, two, three."]
    table.wait(5000)
    assert isinstance(table.moves[0], Count)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("level", ["beginner", "keeps-pace", "expert"])
def test_two_computers_play_a_game_that_its_record_plays_again(
    live: Callable[..., Live], level: str
) -> None:
    table = live(level, level)
    for _ in range(40_000):
        if table.session.is_over:
            break
        if table.time.asked == "next":
            table.time.halt()
            table.time.next_round()
        table.time.run(lead_ms=900)
        table.wait(500)
    assert table.session.is_over
    again = replay(read_record(table.session.text(), LANGUAGE), compile_rules)
    assert again.state == table.session.game.state
    assert again.moves == table.moves
