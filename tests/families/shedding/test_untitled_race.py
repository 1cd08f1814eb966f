""" "Untitled": who wins, who pays, and the race for the palm (UN-11 to UN-15)."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.engine.events import RaceRun
from hanafuda_desktop.engine.game import Deal
from hanafuda_desktop.engine.reaction_race import EARLY, LEAST_FUSE, MOST_FUSE, NEVER
from hanafuda_desktop.engine.record import read_record, replay, write_record
from hanafuda_desktop.engine.rounds import RoundEnding
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules, new_game
from hanafuda_desktop.families.shedding.family import coming_effect, wins
from hanafuda_desktop.families.shedding.moves import EffectStruck, PalmLaid, Race, TurnLost
from hanafuda_desktop.families.shedding.rounds import first_fuse
from hanafuda_desktop.families.shedding.state import SheddingPhase
from hanafuda_desktop.families.shedding.view import turn_of
from tests.engine.positions import dealt
from tests.families.shedding.tables import EMPTY, Table, family_of, rules_of, table


@pytest.mark.rule("UN-11")
@pytest.mark.parametrize(
    ("hand", "field", "move"),
    [
        ("11", "14 51 61 71", "hand-field:f14h11"),
        ("12 13 11", "14 51 61 71", "field-hiki:f14h121311"),
        ("12 11", "41 51 61 71", "hand-hand:h1211"),
        ("12 13 14 11", "41 51 61 71", "hand-hiki:h12131411"),
        ("22", "11 12 61 71", "field-field:f1112l22"),
    ],
)
def test_the_first_without_cards_wins_and_drops_the_effect(
    hand: str, field: str, move: str
) -> None:
    now = table("untitled", f"f: {field}\nh0: {hand}\nh1: 33 31\nnext: 84")
    read = now.family.read_move(move)
    view = now.family.view(now.state, 0)
    assert wins(view, read)
    assert coming_effect(rules_of("untitled"), view, read) is None
    after = now.play(move)
    assert PalmLaid(0) in after.events
    assert not any(isinstance(event, EffectStruck | TurnLost) for event in after.events)
    assert after.hand(1) == "31 33"
    assert after.result.winners == (0,)
    assert after.result.ending is RoundEnding.SHED


def _won_by_0(players: int = 4, game_id: str = "untitled") -> Table:
    """Seat 0 has just won; the others hold 12, 2 and 6 points."""
    hands = "h1: 31 11 82 83\nh2: 33 34\nh3: 81 42\nh4: 92"
    position = "\n".join([f"{EMPTY}h0: 13 14", *hands.splitlines()[: players - 1]])
    return table(game_id, position, players=players, rounds=2).play("hand-hand:h1413")


@pytest.mark.rule("UN-12")
def test_of_two_the_other_pays() -> None:
    after = _won_by_0(2)
    assert after.result.gains == (12, -12)
    (payment,) = after.result.payments
    assert (payment.payer, payment.payee, payment.base, payment.amount) == (1, 0, 12, 12)
    assert after.result.sides[1].captured == tuple(sorted(parse_cards("31 11 82 83")))
    assert after.result.sides[1].card_points == 12
    assert after.result.race is None


@pytest.mark.rule("UN-12", "UN-13")
def test_the_first_hand_on_the_palm_is_exempt() -> None:
    now = _won_by_0()
    assert now.state.phase == SheddingPhase.RACE
    view = now.family.view(now.state, 2)
    assert view.to_move == 0
    assert turn_of(view).asked == "race"
    assert turn_of(view).racers == (1, 2, 3)
    after = now.play("race:412.398.270")
    assert after.result.gains == (14, -12, -2, 0)
    assert [payment.payer for payment in after.result.payments] == [1, 2]
    race = after.result.race
    assert race is not None
    assert race.order == (3, 2, 1)
    assert (race.exempt, race.forfeit, race.by_lot) == (3, None, False)
    assert [(time.seat, time.ms) for time in race.times] == [(1, 412), (2, 398), (3, 270)]
    assert RaceRun(race) in after.events


@pytest.mark.rule("UN-13")
def test_early_is_out_and_never_is_late() -> None:
    now = _won_by_0()
    after = now.play("race:early.never.900")
    race = after.result.race
    assert race is not None
    assert race.order == (3, 2, 1)
    assert race.exempt == 3
    assert [(time.ms, time.early) for time in race.times] == [
        (None, True),
        (None, False),
        (900, False),
    ]
    nobody = now.play("race:early.never.early").result
    assert nobody.race is not None
    assert nobody.race.exempt is None
    assert nobody.gains == (20, -12, -2, -6)
    assert (EARLY, NEVER) == (-1, -2)


@pytest.mark.rule("UN-13")
def test_equal_times_are_decided_by_lot() -> None:
    firsts = set()
    for seed in range(40):
        now = _won_by_0()
        series = now.state.series._replace(seed=seed)
        state = now.family.apply(now.state._replace(series=series), Race((300, 300, 300))).state
        race = state.series.sheet[-1].result.race
        assert race is not None
        firsts.add(race.exempt)
    assert firsts == {1, 2, 3}


@pytest.mark.rule("UN-13")
def test_lots_instead() -> None:
    now = _won_by_0()
    assert "lots" in now.moves()
    exempt = set()
    for seed in range(40):
        series = now.state.series._replace(seed=seed)
        after = Table(now.family, now.state._replace(series=series)).play("lots")
        race = after.result.race
        assert race is not None
        assert race.by_lot
        assert after.result.gains[race.exempt or 0] == 0
        exempt.add(race.exempt)
    assert exempt == {1, 2, 3}


@pytest.mark.rule("UN-13")
def test_times_that_are_none_are_refused() -> None:
    now = _won_by_0()
    assert now.refusal("race:1.2") == "The race has 3 racers, and these are 2 times."
    assert now.refusal("race:100.200.300") is None
    assert now.refusal("s") == "First the race for the winner's palm is to be settled."
    refusal = now.family.refusal(now.state, 0, Race((1, 2, -3)))
    assert refusal == "A time is 0 to 600000 milliseconds, early or never."


@pytest.mark.rule("UN-13")
def test_the_fuse_is_random_and_the_same_again() -> None:
    family = family_of("untitled", 3)
    fuses = [first_fuse(dealt(family, seed)) for seed in range(100)]
    assert fuses == [first_fuse(dealt(family, seed)) for seed in range(100)]
    assert all(LEAST_FUSE <= fuse <= MOST_FUSE for fuse in fuses)
    assert len(set(fuses)) > 90


@pytest.mark.rule("UN-13")
def test_times_stand_in_the_record() -> None:
    game = new_game(rules_of("untitled"), seed=3, players=3, rounds=1)
    while (seat := game.to_move) is not None:
        if turn_of(game.view(seat)).asked == "race":
            game.push(Race((231, EARLY)))
        else:
            game.push(game.legal_moves()[0])
    text = write_record(game)
    assert "race:231.early" in text
    assert replay(read_record(text, LANGUAGE), compile_rules).state == game.state


@pytest.mark.rule("UN-13")
def test_nobody_exempt_is_a_rule() -> None:
    rules = rules_of("untitled")
    race = rules.race.model_copy(update={"settled_by": "nobody"})
    laid = Deal(position=_before_the_win())
    game = new_game(rules.model_copy(update={"race": race}), laid=laid, players=4)
    game.push(game.family.read_move("hand-hand:h1413"))
    (finished,) = game.state.series.sheet
    assert finished.result.gains == (20, -12, -2, -6)
    assert finished.result.race is None


def _before_the_win() -> str:
    hands = "h1: 31 11 82 83\nh2: 33 34\nh3: 81 42"
    now = table("untitled", f"{EMPTY}h0: 13 14\n{hands}", players=4)
    return now.family.position(now.state)


@pytest.mark.rule("UN-14")
def test_the_slowest_plays_a_forfeit_and_all_pay() -> None:
    now = _won_by_0(game_id="untitled-batsu")
    after = now.play("race:412.398.270")
    race = after.result.race
    assert race is not None
    assert (race.exempt, race.forfeit) == (None, 1)
    assert after.result.gains == (20, -12, -2, -6)
    early = now.play("race:412.398.early").result.race
    assert early is not None
    assert early.forfeit == 3
    lots = now.play("lots").result.race
    assert lots is not None
    assert lots.forfeit == lots.order[-1]


@pytest.mark.rule("UN-15")
def test_the_winner_deals_the_next_round() -> None:
    after = _won_by_0(2)
    assert after.state.phase == SheddingPhase.NEXT
    assert after.state.seat == 0
    following = after.play("next")
    assert following.state.series.number == 2
    assert following.state.series.dealer == following.state.seat == 0
    assert following.state.series.totals == (12, -12)
    assert after.refusal("s") == "This round is over; the next one is to be dealt."


@pytest.mark.rule("UN-15")
def test_as_many_rounds_as_wished() -> None:
    for rounds in (1, 3):
        game = new_game(rules_of("untitled"), seed=5, rounds=rounds)
        while game.to_move is not None:
            game.push(game.legal_moves()[0])
        assert len(game.state.series.sheet) == rounds


@pytest.mark.rule("UN-15")
def test_the_deal_may_go_round() -> None:
    now = table("untitled-rotating", f"{EMPTY}h0: 13 14\nh1: 33 34\nh2: 82", players=3)
    after = now.play("hand-hand:h1413", "lots")
    assert after.state.series.dealer == 0
    assert after.state.seat == 1
