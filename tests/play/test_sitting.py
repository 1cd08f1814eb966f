from __future__ import annotations

import pytest

from hanafuda_desktop.engine.events import CardsDealt
from hanafuda_desktop.engine.rounds import NEXT_ROUND
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import deal_for, mind_of, new_game
from hanafuda_desktop.play import seats
from hanafuda_desktop.play.computers import answer, question_for
from hanafuda_desktop.play.seats import SeatedGame, Seating


def _seated(*seats: str, seed: int = 3, game: str = "go-stop", rounds: int = 2) -> SeatedGame:
    rules = our_games().game(game)
    return SeatedGame(
        new_game(rules, seed=seed, players=len(seats), rounds=rounds), Seating(seats), chance=9
    )


def _open_hands(view: View) -> list[int]:
    """The seats whose hand cards the view shows."""
    return [
        pile.owner or 0
        for pile in view.piles
        if pile.kind is PileKind.HAND and any(card is not None for card in pile.shown)
    ]


def _step(seated: SeatedGame) -> None:
    seated.push(seated.game.legal_moves()[0])


def _until(seated: SeatedGame, asked: str) -> None:
    for _ in range(400):
        turn = seated.view.turn
        assert turn is not None
        if turn.asked == asked:
            return
        _step(seated)
    raise AssertionError(asked)


def test_one_person_sees_that_hand_alone_all_the_time() -> None:
    seated = _seated("greedy", "person", "random")
    assert (seated.shown_seat, seated.veiled) == (1, False)
    while seated.game.outcome is None:
        assert set(_open_hands(seated.view)) <= {1}
        assert seated.waiting_person is None
        mine = seated.game.to_move == 1
        between = seated.view.turn is not None and seated.view.turn.asked == "next"
        assert bool(seated.moves) == (mine or between)
        assert (seated.waiting_computer is None) == (mine or between)
        _step(seated)
    assert seated.waiting_computer is None
    assert seated.moves == ()


def test_of_two_people_neither_sees_a_hand_before_the_curtain_is_lifted() -> None:
    seated = _seated("person", "person", game="koi-koi")
    assert seated.veiled
    dealt = [event for event in seated.dealt_events if isinstance(event, CardsDealt)]
    hands = [event for event in dealt if event.pile.startswith("h")]
    assert hands
    assert all(card is None for event in hands for card in event.cards)
    while seated.game.outcome is None:
        seat = seated.waiting_person
        if seat is not None:
            assert seated.moves == ()
            if seated.veiled:
                assert _open_hands(seated.view) == []
            seated.show(seat, veiled=True)
            assert _open_hands(seated.view) == []
            assert seated.moves == ()
            seated.show(seat, veiled=False)
            assert seated.waiting_person is None
        assert set(_open_hands(seated.view)) <= {seated.shown_seat}
        assert seated.moves
        _step(seated)


def test_a_new_round_is_dealt_behind_the_curtain() -> None:
    seated = _seated("person", "person", game="koi-koi")
    seated.show(0, veiled=False)
    _until(seated, "next")
    seated.show(0, veiled=False)
    assert NEXT_ROUND in seated.moves  # anybody may say so
    events = seated.push(NEXT_ROUND)
    assert seated.veiled
    hands = [e for e in events if isinstance(e, CardsDealt) and e.pile.startswith("h")]
    assert hands
    assert all(card is None for event in hands for card in event.cards)
    assert _open_hands(seated.view) == []


def test_behind_the_curtain_a_hand_looks_as_it_does_to_others() -> None:
    seated = _seated("person", "person", game="koi-koi")
    seen, others = seated.view, seated.game.view(1)
    assert seen.pile("h0") == others.pile("h0")
    assert seen.seat == 0


def test_the_next_round_of_computers_alone_is_begun_by_them() -> None:
    seated = _seated("greedy", "random", game="koi-koi")
    _until(seated, "next")
    assert seated.moves == ()
    assert seated.waiting_computer == seated.game.to_move


def test_a_game_is_taken_back_to_where_a_person_chose() -> None:
    seated = _seated("person", "greedy", game="koi-koi", seed=8)
    while seated.game.to_move != 0:
        _step(seated)
    before = seated.game.moves
    _step(seated)
    while seated.game.to_move != 0:
        _step(seated)
    seated.take_back()
    turn = seated.view.turn
    assert turn is not None
    assert seated.game.to_move == 0
    assert len(seated.game.moves) >= len(before)
    assert seated.taken_back == 1
    state = seated.game.state
    seated.redo()
    assert seated.game.to_move == 0 or not seated.game.undone
    assert seated.game.state is not state


def test_what_computers_did_before_anybody_chose_is_not_taken_back() -> None:
    seeds = iter(range(100))
    seated = _seated("person", "greedy", game="koi-koi", seed=next(seeds))
    while seated.game.to_move == 0:
        seated = _seated("person", "greedy", game="koi-koi", seed=next(seeds))
    while seated.game.to_move != 0:
        _step(seated)
    moves = seated.game.moves
    assert not seated.take_back()
    assert seated.game.moves == moves
    assert seated.taken_back == 0


def test_a_computer_that_does_the_same_again_leaves_what_can_be_redone() -> None:
    seated = _seated("person", "greedy", game="koi-koi")
    for _ in range(6):
        _step(seated)
    moves = seated.game.moves
    seated.restart()
    assert seated.taken_back == 1
    seated.push(moves[0], again=True)
    assert seated.game.undone == moves[1:]
    seated.push(moves[1])
    assert seated.game.undone == ()


@pytest.mark.parametrize("seats", [("person",), ("person", "greedy", "random")])
def test_the_record_tells_who_sat_there(seats: tuple[str, ...]) -> None:
    game = "yatsuhashi" if len(seats) == 1 else "go-stop"
    seated = _seated(*seats, game=game)
    _step(seated)
    text = seated.text(1000)
    assert ("\nseats person greedy random\n" in text) == (len(seats) > 1)


@pytest.mark.parametrize(
    ("game", "level"),
    [("koi-koi", "strong"), ("go-stop", "casual"), ("untitled", "strong"), ("hanapette", "casual")],
)
def test_two_starts_of_a_deal_meet_the_same_computers(
    monkeypatch: pytest.MonkeyPatch, game: str, level: str
) -> None:
    numbers = iter((17, 4, 4))
    monkeypatch.setattr(seats, "new_chance", lambda: next(numbers))
    rules = our_games().game(game)
    seating = Seating((level,) * 2)
    one, other = (deal_for(rules, seating, 5) for _ in range(2))
    assert one.chance != other.chance, "they are two games"
    assert one.players_chance == other.players_chance
    assert one.players_chance != deal_for(rules, seating, 6).players_chance
    if game == "hanapette":
        return
    asked = [
        question_for(each.game, seating, each.game.to_move or 0, each.players_chance)
        for each in (one, other)
    ]
    assert asked[0] == asked[1]
    assert answer(mind_of, asked[0]) == answer(mind_of, asked[1])
