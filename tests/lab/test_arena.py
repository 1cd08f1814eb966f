"""Two kinds of players on the same deals in exchanged seats."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from statistics import fmean
from typing import Any

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.families.speed.moves import SpeedMove
from hanafuda_desktop.families.speed.players import SpeedPlayer, speed_level
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.lab.arena import Contest, Contestant, PlayedDeal, play_deal
from hanafuda_desktop.lab.simulation import SeededDeal, seeded_deals
from hanafuda_desktop.players.levels import new_player
from hanafuda_desktop.rules.schema.game import GameBase

CATALOGUE = our_games()
DEAL = next(seeded_deals(1))

GREEDY, CHANCE = (partial(new_player, word, mind_of) for word in ("greedy", "random"))
EXPERT, CASUAL = (speed_level(word).make for word in ("expert", "casual"))


def _contest(
    game: str, first: Contestant, second: Contestant, *, rounds: int | None = 2, **more: Any
) -> Contest:
    return Contest(CATALOGUE.game(game), (first, second), lambda: 0.0, rounds=rounds, **more)


class _Told:
    """Chooses by chance, after telling what it is asked."""

    def __init__(self, tell: Callable[[View, Sequence[Any]], None], seed: int) -> None:
        self._tell = tell
        self._chance = new_player("random", mind_of, seed)

    def choose(self, rules: GameBase, view: View, moves: Sequence[Any]) -> Any:
        self._tell(view, moves)
        return self._chance.choose(rules, view, moves)


def _telling(tell: Callable[[View, Sequence[Any]], None]) -> Contestant:
    return partial(_Told, tell)


# --- deals and seats -----------------------------------------------------------------------------


def test_deals_are_those_of_the_seed() -> None:
    first, second = islice(seeded_deals(1), 2)
    assert first == next(seeded_deals(1)) != second
    assert first != next(seeded_deals(2))
    assert first.number < 2**32


def test_seats_are_exchanged_over_the_same_cards() -> None:
    seen: list[tuple[str, int, tuple[Any, ...]]] = []

    def noted(name: str) -> Contestant:
        def tell(view: View, _: Sequence[Any]) -> None:
            hand = next(p for p in view.piles if p.kind is PileKind.HAND and p.owner == view.seat)
            if len(hand.cards) == 8 and (name, view.seat, hand.cards) not in seen:
                seen.append((name, view.seat, hand.cards))

        return _telling(tell)

    played = play_deal(_contest("koi-koi", noted("a"), noted("b"), rounds=1), DEAL)
    assert (played.games, played.rounds) == (2, 2)
    held = {(name, seat): hand for name, seat, hand in seen}
    assert len(seen) == len(held) == 4  # each kind held each seat, always with the same cards
    for seat in (0, 1):
        assert held["a", seat] == held["b", seat]


@pytest.mark.deep_but(2)
@pytest.mark.parametrize(
    ("game", "kind", "seats"),
    [
        ("koi-koi", GREEDY, 2),
        ("go-stop", CHANCE, 3),
        ("higo-bana-teams", CHANCE, 6),
        ("untitled", GREEDY, 3),
        ("kaze", GREEDY, 4),
    ],
)
def test_a_player_is_exactly_level_with_itself(game: str, kind: Contestant, seats: int) -> None:
    for deal in islice(seeded_deals(5), 2):
        played = play_deal(_contest(game, kind, kind, seats=seats), deal)
        assert (played.won, played.points) == (0.5, 0.0)


def test_a_player_is_exactly_level_with_itself_in_real_time() -> None:
    played = play_deal(_contest("hanapette", EXPERT, EXPERT), DEAL)
    assert (played.won, played.points, played.games) == (0.5, 0.0, 2)
    assert 2 <= played.rounds <= 4


def test_the_better_one_is_found_whichever_is_named_first() -> None:
    deals = list(islice(seeded_deals(2), 20))
    found, again, turned = (
        [play_deal(_contest("untitled", *kinds), deal) for deal in deals]
        for kinds in ((GREEDY, CHANCE), (GREEDY, CHANCE), (CHANCE, GREEDY))
    )
    assert fmean(each.won for each in found) > 0.7
    assert fmean(each.points for each in found) > 1
    assert again == found
    assert [each.won for each in turned] == [1 - each.won for each in found]
    assert [each.points for each in turned] == [-each.points for each in found]


def test_in_real_time_a_won_round_is_a_point() -> None:
    played = play_deal(_contest("hanapette", EXPERT, CASUAL, rounds=None), DEAL)
    assert played.won == 1.0
    assert 0 < played.points <= 1
    assert play_deal(_contest("hanapette", CASUAL, EXPERT, rounds=None), DEAL).won == 0.0


def test_cards_left_over_are_bad_points() -> None:
    played = play_deal(_contest("hanapette-speed-winner", EXPERT, CASUAL, rounds=None), DEAL)
    assert played.won == 1.0
    assert played.points > 1


# --- larger tables -------------------------------------------------------------------------------


def _by_hand(held_by: tuple[int, ...], deal: SeededDeal) -> tuple[float, int]:
    """A game of three played through the session's own door: the same numbers another way."""
    rules = CATALOGUE.game("go-stop")
    game = new_game(rules, seed=deal.number, players=3, rounds=1)
    source = SplitMix64(deal.chance)
    chances = [SplitMix64(source.next()) for _ in held_by]
    while (seat := game.to_move) is not None:
        legal = game.legal_moves()
        if len(legal) == 1:
            game.push(legal[0])
            continue
        player = new_player(("greedy", "random")[held_by[seat]], mind_of, chances[seat].next() >> 1)
        game.push(player.choose(rules, game.view(seat), legal))
    assert game.outcome is not None
    scores: list[list[int]] = [[], []]
    for seat, kind in enumerate(held_by):
        scores[kind].append(game.outcome.scores[seat])
    pairs = [(a > b) + (a == b) / 2 for a, b in itertools.product(*scores)]
    return fmean(pairs), round(2 * (fmean(scores[0]) - fmean(scores[1])))


def test_every_seat_is_alone_once_for_each_kind() -> None:
    seatings = [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    games = [_by_hand(held_by, DEAL) for held_by in seatings]
    played = play_deal(_contest("go-stop", GREEDY, CHANCE, rounds=1, seats=3), DEAL)
    assert (played.games, played.rounds) == (6, 6)
    assert played.won == pytest.approx(fmean(won for won, _ in games))
    assert played.points == pytest.approx(sum(twice for _, twice in games) / 2 / 6)


def test_partners_are_of_one_kind() -> None:
    asked: list[int] = []
    told = _telling(lambda view, _: asked.append(view.seat))
    played = play_deal(_contest("higo-bana-teams", told, CHANCE, seats=4, rounds=1), DEAL)
    assert played.games == 2
    assert set(asked) == {0, 1, 2, 3}
    # Seats 0 and 2 are partners: of the first kind in the first game, 1 and 3 in the second.
    assert [team for team, _ in itertools.groupby(seat % 2 for seat in asked)] == [0, 1]


def test_a_race_is_left_to_the_lot() -> None:
    def no_race(view: View, _: Sequence[Any]) -> None:
        assert view.turn is not None
        assert view.turn.asked != "race"

    told = _telling(no_race)
    played = play_deal(_contest("untitled", told, told, seats=4), DEAL)
    assert played.games == 8
    assert played.faults == ([], [])


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    def some(_: View, moves: Sequence[Any]) -> None:
        assert len(moves) > 1

    told = _telling(some)
    assert play_deal(_contest("koi-koi", told, told), DEAL).faults == ([], [])


# --- times and faults ----------------------------------------------------------------------------


def _ticking(contest: Contest) -> Contest:
    ticks = itertools.count()
    return Contest(
        contest.rules,
        contest.kinds,
        lambda: float(next(ticks)),
        rounds=contest.rounds,
    )


def test_each_decision_is_timed() -> None:
    asked: list[int] = []
    told = _telling(lambda view, _: asked.append(view.seat))
    played = play_deal(_ticking(_contest("koi-koi", told, CHANCE)), DEAL)
    assert played.times[0] == [1000.0] * len(asked)
    assert set(played.times[1]) == {1000.0}


class _Clumsy(SpeedPlayer):
    """Says how often it was asked what it would do."""

    asked = 0

    def next_act(self) -> SpeedMove | None:
        type(self).asked += 1
        return super().next_act()


def test_in_real_time_each_look_is_a_decision() -> None:
    limits = speed_level("expert").limits

    def kind(rules: SpeedRules, seat: int, seed: int) -> _Clumsy:
        return _Clumsy(rules, seat, limits, seed)

    played = play_deal(_ticking(_contest("hanapette", kind, CASUAL, rounds=1)), DEAL)
    assert 0 < len(played.times[0]) <= _Clumsy.asked
    assert min(played.times[0]) >= 2000.0  # it saw at least once, and then was asked


class _Failing:
    def __init__(self, seed: int) -> None:
        self._fails = seed % 2

    def choose(self, rules: GameBase, view: View, moves: Sequence[Any]) -> Any:
        if self._fails:
            raise LookupError("lost the thread")
        return "nonsense"


def test_whatever_a_player_does_the_game_goes_on() -> None:
    played: PlayedDeal = play_deal(_contest("koi-koi", _Failing, CHANCE), DEAL)
    assert played.rounds == 4
    assert set(played.faults[0]) == {
        "LookupError: lost the thread",
        "it chose nonsense, which is not legal",
    }
    assert len(played.faults[0]) == len(played.times[0])
    assert played.faults[1] == []


def test_a_game_without_an_end_counts_as_it_stands() -> None:
    played = play_deal(_contest("koi-koi", GREEDY, CHANCE, max_moves=5), DEAL)
    assert played.stopped == ["it had not ended after 5 moves"] * 2
    assert (played.won, played.points) == (0.5, 0.0)


class _Idle:
    def __init__(self, rules: GameBase, seat: int, seed: int) -> None:
        del rules, seat, seed

    def see(self, view: View, at: int) -> None:
        del view, at

    def refused(self, at: int, free_at: int) -> None:
        raise AssertionError(at, free_at)

    def next_act(self) -> None:
        return None


def test_two_who_wait_for_each_other_are_level() -> None:
    played = play_deal(_contest("hanapette", _Idle, _Idle), DEAL)
    assert played.won == 0.5
    assert played.stopped == ["both players wait, and the game does not stand still"] * 2


def test_a_patience_has_nobody_to_beat() -> None:
    with pytest.raises(ValueError, match="alone"):
        play_deal(_contest("yatsuhashi", GREEDY, CHANCE, rounds=None), DEAL)
