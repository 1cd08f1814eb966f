"""What was played in a shedding game, and why a move is good, in words."""

from __future__ import annotations

import random

import pytest

from hanafuda_desktop.engine.events import (
    CardsMoved,
    CardTurnedUp,
    PileTurnedOver,
    RaceRun,
    RoundBegun,
)
from hanafuda_desktop.engine.reaction_race import RaceResult, RaceTime
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.shedding.moves import (
    Combine,
    DirectionTurned,
    EffectStruck,
    HandsSwapped,
    PalmLaid,
    Struggled,
    TurnLost,
    TurnPassed,
)
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.ui.words import (
    race_words,
    shedding_hint_words,
    shedding_names,
    shedding_turns_told,
)
from hanafuda_desktop.table.lettering import card_words
from hanafuda_desktop.table.narration import RoundNames
from tests.table.shedding_games import GAMES, game_where, games_at_random

CRANE, PINE_RIBBON, PINE, PLUM, PLUM_RIBBON = 0, 1, 2, 6, 5
EFFECTS = {"bright": "Bright", "whirl": "Whirl", "tailwind": "Tailwind", "exchange": "Exchange"}
NAMES = RoundNames(
    ("Haru", "You", "Aki"), effects=EFFECTS, again=frozenset({"tailwind"}), months=False
)


def told(*moves: tuple[int | None, tuple[object, ...]]) -> list[str]:
    turns = shedding_turns_told(moves, NAMES)  # type: ignore[arg-type]
    return [turn.sentence(NAMES) for turn in turns]


def test_a_hand_card_on_a_field_card() -> None:
    events = (
        CardsMoved((CRANE,), "h0", "f", (1,)),
        CardsMoved((PINE, CRANE), "f", "d"),
        EffectStruck(1, "bright", CRANE),
        CardTurnedUp(PLUM, "s"),
        CardsMoved((PLUM,), "s", "f", (1,)),
        CardsMoved((None,), "s", "h1"),
        TurnLost(1),
    )
    assert told((0, events)) == [
        "Haru: laid Pine Crane on Pine chaff; Bright: you drew one card and lost your turn"
    ]


def test_cards_straight_from_the_hand_and_by_themselves_from_the_field() -> None:
    hand = (CardsMoved((PLUM,), "h2", "d"), CardsMoved((PLUM_RIBBON,), "h2", "d"))
    field = (
        CardsMoved((PINE,), "f", "d"),
        CardsMoved((PINE_RIBBON,), "f", "d"),
        CardsMoved((PLUM,), "h0", "f", (1,)),
        PalmLaid(0),
    )
    assert told((2, hand), (0, field)) == [
        "Aki: discarded Plum chaff and Plum poetry ribbon",
        (
            "Haru: discarded Pine chaff and Pine poetry ribbon from the field; "
            "laid Plum chaff on the field; shed the last card"
        ),
    ]


def test_what_was_drawn_and_kept_is_not_named() -> None:
    drawn = (Struggled(0), CardsMoved((CRANE,), "s", "x"))
    kept = (CardsMoved((CRANE,), "x", "h0"),)
    (said,) = told((0, drawn), (0, kept))
    assert said == "Haru: drew a card and kept it"
    shuffled = (Struggled(0), PileTurnedOver("d", "s", 30), CardsMoved((CRANE,), "s", "x"))
    laid = (CardsMoved((CRANE,), "x", "f", (2,)), CardsMoved((PINE, CRANE), "f", "d"))
    (said,) = told((0, shuffled), (0, laid))
    assert said == (
        "Haru: the discard pile became the stock; drew a card; laid Pine Crane on Pine chaff"
    )


def test_cards_that_come_into_the_hand_at_once_are_counted_but_once() -> None:
    drawn = (CardsMoved((CRANE,), "s", "h0"), CardsMoved((PINE,), "s", "h0"))
    assert told((0, (Struggled(0), *drawn))) == ["Haru: drew 2 cards"]
    assert told((0, (Struggled(0), drawn[0]))) == ["Haru: drew one card"]
    turned = PileTurnedOver("d", "s", 30)
    assert told((0, (Struggled(0), drawn[0], turned, drawn[1]))) == [
        "Haru: drew one card; the discard pile became the stock; drew one card"
    ]


def test_effects_that_a_house_may_add() -> None:
    shed = (CardsMoved((PLUM,), "h0", "d"),)
    whirl = (*shed, EffectStruck(2, "whirl", PLUM), DirectionTurned(-1))
    again = (*shed, EffectStruck(0, "tailwind", PLUM))
    swap = (*shed, EffectStruck(1, "exchange", PLUM))
    assert told((0, whirl), (0, again), (0, swap), (0, (HandsSwapped(0, 1),))) == [
        "Haru: discarded Plum chaff; Whirl: turns go the other way round",
        "Haru: discarded Plum chaff; Tailwind: another turn",
        "Haru: discarded Plum chaff; Exchange: swapped hands with you",
    ]


def test_cards_that_are_drawn_by_an_effect_are_counted() -> None:
    shed = (CardsMoved((PLUM,), "h0", "d"), EffectStruck(1, "bright", PLUM))
    one, other = CardsMoved((None,), "s", "h1"), CardsMoved((None,), "s", "h2")
    turned = PileTurnedOver("d", "s", 30)
    began = "Haru: discarded Plum chaff; Bright: "
    cases = {
        (one, one, TurnLost(1)): "you drew 2 cards and lost your turn",
        (one, other): "you and Aki drew one card each",
        (one, one, other): "you drew 2 cards; Aki drew one card",
        (one, turned, one, TurnLost(1)): (
            "you drew one card; the discard pile became the stock; "
            "you drew one card and lost your turn"
        ),
        (): "nothing to draw",
    }
    for events, said in cases.items():
        assert told((0, (*shed, *events))) == [began + said]


def test_a_card_is_kept_after_the_discard_pile_became_the_stock() -> None:
    drawn = (Struggled(0), PileTurnedOver("d", "s", 30), CardsMoved((CRANE,), "s", "x"))
    assert told((0, drawn), (0, (CardsMoved((CRANE,), "x", "h0"),))) == [
        "Haru: the discard pile became the stock; drew a card and kept it"
    ]


def test_passing_and_a_new_round() -> None:
    begun = (RoundBegun(2, 1, 1),)
    assert told((None, begun), (1, (TurnPassed(1),))) == ["Round 2: You deal", "You: passed"]


def test_how_a_race_ended() -> None:
    times = (RaceTime(1, 200), RaceTime(2, 300))
    assert race_words(RaceResult(times, (1, 2), 1), NAMES) == "You pay nothing"
    assert race_words(RaceResult(times, (1, 2), None, 2), NAMES) == "Aki plays a forfeit"
    assert race_words(RaceResult((), (2, 1), 2), NAMES) == "Lots were drawn: Aki pays nothing"
    assert race_words(RaceResult((), (2, 1), 1), NAMES) == "Lots were drawn: you pay nothing"
    assert race_words(RaceResult(times, (1, 2)), NAMES) == "Nobody was in time"
    run = RaceRun(RaceResult(times, (1, 2), 1))
    assert told((0, (run,))) == ["Haru: the race: you pay nothing"]
    lots = RaceRun(RaceResult((), (2, 1), 1))
    assert told((0, (lots,))) == ["Haru: lots were drawn: you pay nothing"]


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_whole_games_are_told_and_no_kept_card_is_named(name: str, players: int) -> None:
    rules = our_games().game(name)
    assert rules.family == "shedding"
    names = shedding_names(rules, [f"Player {seat}" for seat in range(players)])
    game = new_game(rules, seed=players, players=players, rounds=2)
    chance = random.Random(players)
    while moves := game.legal_moves():
        game.push(chance.choice(moves))
    turns = shedding_turns_told(game.history, names)
    assert all(turn.said for turn in turns)
    for turn in turns:
        if turn.said.endswith(("kept it", "kept the drawn card")) and turn.seat is not None:
            before = game.view_before(turn.first + 1, turn.seat)
            drawn = before.pile("x").cards[0]
            assert drawn is not None
            assert card_words([drawn]) not in turn.said


# --- hints ---------------------------------------------------------------------------------------


def test_a_hint_says_what_is_laid_and_what_it_brings() -> None:
    game = game_where(
        lambda game: any(
            isinstance(m, Combine) and m.combination == "hand-field" for m in game.legal_moves()
        )
    )
    move = next(m for m in game.legal_moves() if getattr(m, "combination", "") == "hand-field")
    assert isinstance(game.rules, SheddingRules)
    said = shedding_hint_words(game.rules, game.view(0), move, NAMES)
    assert said.startswith(
        f"Lay {card_words(move.hand)} on {card_words(move.field)}: one card fewer in your hand"
    )


def test_every_move_that_a_person_is_asked_about_has_a_hint() -> None:
    for name in ("untitled", "kaze"):
        for game in games_at_random(name, 3, range(6)):
            seat = game.to_move
            assert seat is not None
            assert isinstance(game.rules, SheddingRules)
            view = game.view(seat)
            turn = view.turn
            assert turn is not None
            for move in game.legal_moves():
                said = shedding_hint_words(game.rules, view, move, NAMES)
                assert said.endswith(".") == (turn.asked in ("play", "drawn", "swap")), move
