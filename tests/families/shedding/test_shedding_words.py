"""Moves and states of shedding games as text: both ways, and with every mistake."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.families.shedding.moves import Race
from hanafuda_desktop.families.shedding.state import NO_CARD, SheddingPhase
from tests.engine.conforming import (
    check_faulty_position,
    check_goes_on_from_position,
    check_nothing_twice,
)
from tests.engine.damage import damaged
from tests.engine.positions import dealt, random_game
from tests.families.shedding.tables import (
    every_table,
    family_of,
    lying,
)


@pytest.mark.deep_but(10)
@every_table
def test_positions_are_read_back(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    for state, _ in random_game(family, 5):
        again = family.read_position(family.position(state))
        places = state.places
        while places and places[-1] == NO_CARD:
            places = places[:-1]
        assert again == state._replace(places=places, series=state.series._replace(sheet=()))
        assert family.position(again) == family.position(state)


@pytest.mark.deep_but(10)
@every_table
def test_a_game_goes_on_from_its_position(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    check_goes_on_from_position(family, list(random_game(family, 8)))


@pytest.mark.deep_but(10)
@every_table
def test_a_damaged_position_never_surprises(game_id: str, players: int) -> None:
    """Whatever a person types, it is read as a state that can be played, or refused."""
    family = family_of(game_id, players, 2)
    chance = SplitMix64(players)
    positions = [family.position(state) for state, _ in random_game(family, 6)]
    read = refused = 0
    for number in range(300):
        position = positions[number % len(positions)]
        text = damaged(position, chance, "0123456789abc@-: xdhs", _another_question)
        try:
            state = family.read_position(text)
        except RecordError:
            refused += 1
            continue
        read += 1
        assert sorted(lying(state)) == list(family.deck)
        again = family.read_position(family.position(state))
        assert family.position(again) == family.position(state)
        for seat in range(players):
            family.view(state, seat)
        moves = family.legal_moves(state, state.seat)
        assert bool(moves) == (state.phase != SheddingPhase.OVER)
        for move in moves[:5]:
            assert family.apply(state, move).events
    assert read
    assert refused


def _another_question(lines: list[str], _at: int, chance: SplitMix64) -> None:
    asked = ("play", "drawn", "swap", "race", "next", "over")[chance.below(6)]
    lines[0] = f"asked: {asked} {chance.below(4)}"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("s", "a line is a name, a colon"),
        ("asked: dance 0", "nothing that is asked"),
        ("asked: play 3", "not a number from 0 to 2"),
        ("asked: drawn 0", "a card is drawn as 'x' where it may be discarded"),
        ("asked: swap 0", "lets its player choose"),
        ("asked: race 0", "a race is for the palm of a winner"),
        ("round: 3 dealer -1", "'-1' is not a number"),
        ("round: 3 weather 1", "a round has no 'weather'"),
        ("round: 3 dealer", "stands without its number"),
        ("round: 0", "counted from 1"),
        ("turn: direction 2", "direction 1 or -1"),
        ("f: 11@-2", "'-2' is not a number"),
        ("f: 11@1 12@1", "two cards lie on place 1"),
        ("f: zz@1", "unknown card 'zz'"),
        ("h7: 11", "has no 'h7'"),
        ("totals: 1", "'totals' needs 3 numbers"),
        ("effect: dance 1", "no effect of this game"),
        ("x: 11 12", "twice: 11"),
        ("h0:", "these are not the deck's cards"),
    ],
)
def test_a_faulty_position_says_what_is_wrong(line: str, message: str) -> None:
    family = family_of("untitled", 3)
    check_faulty_position(family, dealt(family, 1), line, message)


def test_a_position_may_name_nothing_twice() -> None:
    family = family_of("untitled", 2)
    check_nothing_twice(family, dealt(family, 1), "h0: 11")


@pytest.mark.parametrize(
    "word",
    ["", "x1", "xzz", "11", "swap9", "race:", "race:1.2.3.4.5.6.7", "race:700000", "Hand:h11", "S"],
)
def test_a_word_that_is_no_move(word: str) -> None:
    with pytest.raises(RecordError):
        family_of("untitled", 2).read_move(word)


def test_words_with_a_mistake_are_refused_or_are_moves() -> None:
    """Mutation fuzz: a changed letter is another move's word, or is refused."""
    family = family_of("untitled", 4)
    chance = SplitMix64(1)
    letters = "0123456789abcdefhlskx:.-"
    for state, move in random_game(family, 2):
        word = family.write_move(move)
        for _ in range(20):
            at = chance.below(len(word) + 1)
            other = word[:at] + letters[chance.below(len(letters))] + word[at + chance.below(2) :]
            try:
                read = family.read_move(other)
            except RecordError:
                continue
            assert family.read_move(family.write_move(read)) == read
            refusal = family.refusal(state, state.seat, read)
            legal = read in family.legal_moves(state, state.seat)
            assert legal == (refusal is None) or isinstance(read, Race)
