"""How a round stands, and what stopping would pay, from a view alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.cards.notation import parse_cards, shorts
from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import Factor
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.progress import (
    Reach,
    YakuProgress,
    circumstances_of,
    compiled_for,
    side_progress,
    stop_offer,
)
from hanafuda_desktop.families.fishing.rounds import circumstances
from hanafuda_desktop.families.fishing.score import Circumstances, payments_to, stopped
from hanafuda_desktop.families.registry import new_game
from tests.families.fishing.tables import ALL_GAMES, rules_of


def seen(game_id: str, *captured: str, to_move: int = 0, **turn: Any) -> View:
    """A view of a round in which these cards were captured, a side each."""
    rules = rules_of(game_id)
    view = new_game(rules, seed=3, players=max(len(captured), rules.players.least)).view(0)
    piles = {f"p{side}": parse_cards(cards) for side, cards in enumerate(captured)}
    now: Any = view.turn
    return replace(
        view,
        to_move=to_move,
        piles=tuple(
            replace(pile, cards=piles[pile.id]) if pile.id in piles else pile for pile in view.piles
        ),
        turn=replace(now, **turn),
    )


def progress(game_id: str, yaku: str, *captured: str) -> YakuProgress:
    view = seen(game_id, *captured)
    first = side_progress(rules_of(game_id), view)[0]
    return next(each for each in first.yaku if each.yaku == yaku)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    ("game_id", "yaku", "mine", "theirs", "reach", "points", "lacking", "wanted"),
    [
        ("koi-koi", "hanami-zake", "31 91", "", "complete", 5, 0, ""),
        ("koi-koi", "hanami-zake", "31", "", "one-away", 5, 1, "91"),
        ("koi-koi", "hanami-zake", "31", "91", "closed", 5, 1, ""),
        ("koi-koi", "hanami-zake", "", "", "open", 5, 2, "31 91"),
        # Brights: the best alone counts.
        ("koi-koi", "sanko", "11 31", "", "one-away", 5, 1, "81 c1"),
        ("koi-koi", "sanko", "11 31 81", "", "complete", 5, 0, ""),
        ("koi-koi", "sanko", "11 31 81 c1", "", "closed", 5, 0, ""),
        ("koi-koi", "ame-shiko", "11 31 81", "", "one-away", 7, 1, "b1"),
        ("koi-koi", "ame-shiko", "11 31 81 c1", "", "closed", 7, 1, "b1"),
        ("koi-koi", "goko", "11 31 81 c1", "", "one-away", 10, 1, "b1"),
        ("koi-koi", "goko", "11 31 81 c1", "b1", "closed", 10, 1, ""),
        # Ribbons: both threes together stand over each, and each over the five.
        ("koi-koi", "aka-tan", "62 92 a2 12 22", "", "closed", 8, 1, "32"),
        ("koi-koi", "aka-tan-ao-tan", "62 92 a2 12 22", "", "one-away", 10, 1, "32"),
        ("koi-koi", "tan", "12 22 32 42 52", "", "closed", 1, 0, ""),
        ("koi-koi", "tan", "12 22 42 52", "", "one-away", 1, 1, "32 62 72 92 a2 b3"),
        # Further cards that are there already count as soon as it is made.
        ("koi-koi", "ino-shika-cho", "71 a1 21 41", "", "one-away", 7, 1, "61"),
        ("koi-koi", "kasu", "13 14 23 24 33 34 43 44 91", "", "one-away", 1, 1, None),
        # A card that counts as two makes two of ten: one card is lacking, or two of the others.
        ("go-stop", "chaff", "13 14 23 24 33 34 43 44", "", "one-away", 1, 1, None),
        ("go-stop", "chaff", "13 14 23 24 33 34 43 44 91", "", "complete", 1, 0, ""),
        # Chaff can be taken from an opponent again, so it is never out of reach.
        (
            "go-stop",
            "chaff",
            "13",
            "14 23 24 33 34 43 44 53 54 63 64 73 74 83 84 93 94 a3 a4 b4 c2 c3 c4",
            "open",
            1,
            6,
            "91",
        ),
        ("mushi", "fuji-shima", "41 42 43", "", "one-away", 10, 1, "44"),
        ("mushi", "fuji-shima", "41 42 43", "44", "closed", 10, 1, ""),
        ("higo-bana", "viewings", "31 81", "", "one-away", 50, 1, "91"),
        ("hana-awase", "nana-tan", "12 22 32 42 52 62", "", "one-away", 50, 1, "72 92 a2"),
    ],
)
def test_how_far_a_yaku_is(  # noqa: PLR0917 - columns of a table
    game_id: str,
    yaku: str,
    mine: str,
    theirs: str,
    reach: str,
    points: int,
    lacking: int,
    wanted: str | None,
) -> None:
    found = progress(game_id, yaku, mine, theirs)
    assert (found.reach, found.points, found.lacking) == (Reach(reach), points, lacking)
    if wanted is not None:
        assert shorts(found.wanted) == wanted


def test_cards_that_serve_are_named() -> None:
    assert shorts(progress("koi-koi", "tane", "21 41 42 91", "").have) == "21 41 91"


def test_cards_captured_in_this_turn_are_gone_for_the_others() -> None:
    view = seen("koi-koi", "31", "", to_move=1)
    taking = replace(view.pile("t"), cards=parse_cards("91 92"))
    view = replace(view, piles=tuple(taking if pile.id == "t" else pile for pile in view.piles))
    mine, theirs = side_progress(rules_of("koi-koi"), view)
    zake = [next(y for y in side.yaku if y.yaku == "hanami-zake") for side in (mine, theirs)]
    assert zake[0].reach is Reach.CLOSED
    assert zake[1].lacking == 2
    assert shorts(zake[1].wanted) == "91"


def test_card_points_only_where_they_count() -> None:
    mushi = side_progress(rules_of("mushi"), seen("mushi", "11 12", ""))
    assert [side.card_points for side in mushi] == [25, 0]
    koi = side_progress(rules_of("koi-koi"), seen("koi-koi", "11 12", ""))
    assert [side.card_points for side in koi] == [None, None]


def test_a_team_stands_together() -> None:
    sides = side_progress(rules_of("higo-bana-teams"), seen("higo-bana-teams", "31", "", "", ""))
    assert [side.seats for side in sides] == [(0, 2), (1, 3)]


@pytest.mark.rule("KK-4")
def test_what_stopping_pays_and_risks_in_koi_koi() -> None:
    rules = rules_of("koi-koi")
    view = seen("koi-koi", "31 91", "", asked="call", callers=(1,))
    offer = stop_offer(rules, view)
    assert offer is not None
    assert (offer.seat, offer.points) == (0, 5)
    assert [(yaku.yaku, yaku.points) for yaku in offer.yaku] == [("hanami-zake", 5)]
    (payment,) = offer.payments
    assert (payment.payer, payment.amount) == (1, 10)
    assert payment.factors == offer.multiplied_if_overtaken == (Factor("opponent-called", 2),)
    assert [side.seats for side in offer.others] == [(1,)]


@pytest.mark.rule("GS-9", "GS-10")
def test_what_stopping_pays_in_go_stop() -> None:
    view = seen("go-stop", "", "11 31 81", "b1 13", to_move=1, asked="call", callers=(1, 1, 1))
    offer = stop_offer(rules_of("go-stop"), view)
    assert offer is not None
    paid = {payment.payer: payment.amount for payment in offer.payments}
    assert paid == {2: 6, 0: 12}  # three Gos; and seat 0 has no bright
    assert [side.seats for side in offer.others] == [(2,), (0,)]


@pytest.mark.rule("GS-12")
def test_going_on_may_mean_paying_for_all() -> None:
    rules = rules_of("go-stop-korean")
    view = seen("go-stop-korean", "11 31 81 c1", "12 22 32", "", asked="call")
    offer = stop_offer(rules, view)
    assert offer is not None
    assert offer.points == 4
    assert offer.multiplied_if_overtaken == ()


@pytest.mark.rule("GS-12")
@pytest.mark.parametrize(("sides", "pays"), [(2, False), (3, True)])
def test_where_two_play_there_is_nobody_else_to_pay_for(sides: int, pays: bool) -> None:
    rules = rules_of("go-stop-korean")
    captured = ["11 31 81 c1", "12 22 32 62 92 a2", ""][:sides]
    offer = stop_offer(rules, seen("go-stop-korean", *captured, asked="call"))
    assert offer is not None
    assert (offer.pays_for_all, offer.call_adds, offer.losers_pay) == (pays, 1, True)


@pytest.mark.rule("KK-5")
@pytest.mark.parametrize("pay", [True, False])
def test_whether_losers_pay_is_said_and_not_guessed(pay: bool) -> None:
    rules = rules_of("koi-koi").model_copy(update={"losers_pay": pay})
    compiled = Fishing(rules, 2).compiled
    of = Circumstances(1, 0, (mask_of(parse_cards("31 91")), 0))
    assert stopped(compiled, of, 0).losers_pay is pay
    assert stopped(compiled, of, 0).gains == (5, -5 if pay else 0)
    offer = stop_offer(rules, seen("koi-koi", "31 91", "", asked="call"))
    assert offer is not None
    assert offer.losers_pay is pay


def test_the_program_of_a_view_is_that_of_its_game() -> None:
    game = new_game(rules_of("go-stop"), seed=1, players=3, rounds=5)
    assert compiled_for(game.rules, game.view(1)) is game.family.compiled  # type: ignore[arg-type, attr-defined]


def test_nothing_is_offered_unless_it_is_asked() -> None:
    assert stop_offer(rules_of("koi-koi"), seen("koi-koi", "31 91", "")) is None


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_standings_agree_with_the_engine(game_id: str) -> None:
    """Over random games: totals are those of the round's result, a yaku that is one away is made
    by every card it names alone, and the circumstances are the state's.
    """
    rules = rules_of(game_id)
    for seed, players in enumerate(sorted({rules.players.least, rules.players.most})):
        game = new_game(rules, seed=seed, players=players, rounds=1)
        chance = SplitMix64(seed)
        while (seat := game.to_move) is not None:
            view = game.view(seat)
            assert (
                circumstances_of(view) == circumstances(game.state) or not game.state.series.number
            )
            if len(game.moves) % 6 == 5 or view.turn.asked == "call":  # type: ignore[union-attr]
                _check(game, view)
            moves = game.legal_moves()
            game.push(moves[chance.below(len(moves))])


def _check(game: Game, view: View) -> None:
    compiled = game.family.compiled  # type: ignore[attr-defined]
    readings = compiled.readings[circumstances_of(view).month]
    for number, side in enumerate(side_progress(game.rules, view)):  # type: ignore[arg-type]
        captured = circumstances_of(view).captured[number]
        totals = [reading.worth(captured).total for reading in readings]
        assert side.total == max(totals)
        assert side.total == sum(y.points for y in side.yaku if y.reach is Reach.COMPLETE)
        for yaku in side.yaku:
            assert (yaku.lacking == 0) or yaku.reach is not Reach.COMPLETE
            if yaku.reach is Reach.ONE_AWAY:
                makes = [
                    any(
                        made.id == yaku.yaku
                        for reading in readings
                        for made, _ in reading.worth(captured | 1 << card).made
                    )
                    for card in yaku.wanted
                ]
                assert any(makes) or compiled.rules.stealing is not None
    offer = stop_offer(game.rules, view)  # type: ignore[arg-type]
    if offer is not None:
        assert offer.payments == payments_to(compiled, circumstances(game.state), offer.seat)
        assert offer.points == offer.payments[0].base


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_every_rule_file_has_standings_at_every_moment(game_id: str) -> None:
    rules = rules_of(game_id)
    game = new_game(rules, seed=12, rounds=1)
    chance = SplitMix64(5)
    while game.outcome is None:
        moves = game.legal_moves()
        game.push(moves[chance.below(len(moves))])
        view = game.view(chance.below(game.family.seats))
        for side in side_progress(rules, view):
            assert len(side.yaku) == len(rules.yaku)
        stop_offer(rules, view)
