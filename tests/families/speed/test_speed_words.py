"""Moves and states of real-time games as text: both ways, and with every mistake."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.families.speed.compiled import SEATS
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.moves import MOST_MS, Count, Join, Put, SpeedPhase, TurnUp
from hanafuda_desktop.families.speed.state import SpeedState
from tests.engine.conforming import check_faulty_position
from tests.engine.damage import damaged
from tests.engine.positions import dealt
from tests.families.speed.tables import (
    ALL_GAMES,
    family_of,
    lying,
    random_game,
    rules_of,
    seat_that_can,
    table,
)

_LETTERS = "0123456789abc@-:* |mt"

every_game = pytest.mark.parametrize("game_id", ALL_GAMES)


@pytest.mark.parametrize(
    ("word", "move"),
    [
        ("1@5210:c2>m0", Put(1, 5210, 1, 0)),
        ("0@5300:c2>m1*3", Put(0, 5300, 1, 1, 3)),
        ("0@0:c1>m0*12", Put(0, 0, 0, 0, 12)),
        ("0@5400:c2>c4", Join(0, 5400, 1, 3)),
        ("1@5500:^c3", TurnUp(1, 5500, 2)),
        ("@1200:count", Count(1200)),
        ("@90000:next", NextRound(90_000)),
    ],
)
def test_a_move_is_one_word(word: str, move: object) -> None:
    family = family_of("hanapette")
    assert family.read_move(word) == move
    assert family.write_move(move) == word


@pytest.mark.parametrize(
    "word",
    [
        "",
        "c1>m0",
        "2@5:c1>m0",
        "0@:c1>m0",
        "0@-5:c1>m0",
        "@5:c1>m0",
        "0@5:count",
        "0@5:c0>m0",
        "0@5:c1>m2",
        "0@5:c1>m0*1",
        "0@5:c1>m0*50",
        "0@5:c1>t0",
        "0@5:^c",
        "0@5:^c1>m0",
        "@5:deal",
        "0@\u0665:c1>m0",
        "0@5:c1>m0 ",
        f"@{MOST_MS + 1}:count",
    ],
)
def test_a_word_that_is_no_move(word: str) -> None:
    with pytest.raises(RecordError):
        family_of("hanapette").read_move(word)


def test_words_with_a_mistake_are_refused_or_are_moves() -> None:
    """Mutation fuzz: a changed letter is another move's word, or is refused."""
    family = family_of("neighbours")
    chance = SplitMix64(1)
    letters = "0123456789@:cm>^*dst"
    for state, move in random_game(family, 2):
        word = family.write_move(move)
        assert family.read_move(word) == move
        for _ in range(10):
            at = chance.below(len(word) + 1)
            other = word[:at] + letters[chance.below(len(letters))] + word[at + chance.below(2) :]
            try:
                read = family.read_move(other)
            except RecordError:
                continue
            assert family.read_move(family.write_move(read)) == read
            seat = 0 if read.seat is None else read.seat
            if family.refusal(state, seat, read) is None:
                assert family.read_position(family.position(family.apply(state, read).state))


@pytest.mark.deep_but(2)
@every_game
def test_positions_are_read_back(game_id: str) -> None:
    family = family_of(game_id, min(5, rules_of(game_id).rounds))
    for seed in range(4):
        for number, (state, move) in enumerate(random_game(family, seed)):
            if number % 3 == 0 or state.phase != SpeedPhase.PLAY:
                assert family.read_position(family.position(state)) == state
            last = family.apply(state, move).state
        assert family.read_position(family.position(last)) == last


@every_game
def test_a_game_goes_on_from_its_position(game_id: str) -> None:
    family = family_of(game_id, min(3, rules_of(game_id).rounds))
    states = list(random_game(family, 8))
    middle = len(states) // 2
    here, there = states[middle][0], family.read_position(family.position(states[middle][0]))
    for _, move in states[middle:]:
        here, there = family.apply(here, move).state, family.apply(there, move).state
    assert here == there
    assert here.phase == SpeedPhase.OVER


@pytest.mark.deep_but(5)
@every_game
def test_a_damaged_position_never_surprises(game_id: str) -> None:
    """Whatever a person types, it is read as a state that can be played to the end, or refused."""
    family = family_of(game_id, min(3, rules_of(game_id).rounds))
    chance = SplitMix64(len(game_id))
    positions = [family.position(state) for state, _ in random_game(family, 6)]
    read = refused = 0
    for number in range(250):
        position = positions[number * 7 % len(positions)]
        text = damaged(position, chance, _LETTERS, _another_question, _move_a_card)
        try:
            state = family.read_position(text)
        except RecordError:
            refused += 1
            continue
        read += 1
        assert tuple(sorted(lying(state))) == family.deck
        assert family.read_position(family.position(state)) == state
        for seat in range(SEATS):
            family.view(state, seat)
        if read % 5 == 0:
            _play_out(family, state, chance)
    assert read
    assert refused


def _play_out(family: Speed, state: SpeedState, chance: SplitMix64) -> None:
    """To the end of the game; every state on the way can be written down."""
    number = 0
    while state.phase != SpeedPhase.OVER:
        moves = family.legal_moves(state, seat_that_can(family, state, chance))
        state = family.apply(state, moves[chance.below(len(moves))]).state
        number += 1
        if number % 20 == 0:
            assert family.read_position(family.position(state)) == state
    assert family.outcome(state) is not None


def _another_question(lines: list[str], _at: int, chance: SplitMix64) -> None:
    asked = ("play", "count", "next", "over")[chance.below(4)]
    lines[0] = f"asked: {asked} {chance.below(9_999_999)}"


def _move_a_card(lines: list[str], at: int, chance: SplitMix64) -> None:
    """The last word of a line goes to the end of another, so that the deck stays whole."""
    source = chance.below(len(lines))
    words = lines[source].split(" ")
    if source != at and len(words) > 1:
        lines[at] += f" {words.pop()}"
        lines[source] = " ".join(words)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("x", "a line is a name, a colon"),
        ("x: 11", "a picture of this game has no 'x'"),
        ("asked: dance 0", "'asked' says play, count, next or over"),
        ("asked: play", "'asked' says play, count, next or over"),
        (f"asked: play {MOST_MS + 1}", "'asked' says play, count, next or over"),
        ("asked: play 99999", "by these cards it is time to count"),
        ("asked: next 99999", "the next round needs one that is finished"),
        ("round: 0 again 0 seed 7", "a round is written as"),
        ("round: 1 again 21 seed 7", "laid out again 20 times at most"),
        ("round: 1 again 99 seed 7", "a round is written as"),
        ("totals: 1", "'totals' needs a number for each"),
        ("totals: a b", "should be whole numbers"),
        ("won: 1 9999999", "'won' needs a number for each"),
        ("short: 2", "'short' names seats"),
        ("c0-1: 11", "a column has a bar"),
        ("c0-9: 11 |", "a picture of this game has no 'c0-9'"),
        ("covered: deck@0*1", "'covered' needs a word for each stack"),
        ("covered: deck@0*1 2@0*1", "should say who laid a card"),
        ("covered: deck@0*1 1@99999*1", "cannot have been laid later than now"),
        ("m1: zz", "unknown card 'zz'"),
        ("t0:", "these are not the deck's cards; missing:"),
        ("spoils: 1 2 3", "another count of numbers"),
        ("spoils: 1 0 0 5 0 0 2 3 4 0 2 3 4 0 0", "a seat or a stack that there is not"),
        ("spoils: 1 2 0 5 0 1 2 3 4 0 2 3 4 0 0", "a seat or a stack that there is not"),
    ],
)
def test_a_faulty_position_says_what_is_wrong(line: str, message: str) -> None:
    family = family_of("hanapette")
    standing = next(
        state
        for seed in range(99)
        for state, _ in random_game(family, seed)
        if state.phase == SpeedPhase.COUNT and any(state.stacks) and state.now < 90_000
    )
    check_faulty_position(family, standing, line, message)


def test_a_position_names_nothing_twice_and_leaves_nothing_out() -> None:
    family = family_of("hanapette")
    text = family.position(dealt(family, 1))
    for name in ("asked", "round", "t0", "c1-2", "totals", "covered"):
        line = next(each for each in text.splitlines() if each.startswith(name))
        with pytest.raises(RecordError, match=f"'{name}' stands twice"):
            family.read_position(f"{text}{line}\n")
    for name, message in (("asked", "says what is asked"), ("c1-2", "'c1-2' is missing")):
        kept = [each for each in text.splitlines() if not each.startswith(name)]
        with pytest.raises(RecordError, match=message):
            family.read_position("\n".join(kept))


def test_a_round_that_is_over_is_no_position_to_play() -> None:
    with pytest.raises(RecordError, match="by these cards the round is over"):
        table("hanapette", "c0-1: | 11\nc0-2: | 12\nm0: 21\nm1: 31")
    with pytest.raises(RecordError, match="last card of a layout lies face down"):
        table("hanapette", "c0-1: | 11\nc1-1: 22 | 12\nm0: 21\nm1: 31")


def test_a_finished_round_counts_the_cards_that_lie_there() -> None:
    family = family_of("hanapette")
    over = next(s for s, _ in random_game(family, 3) if s.phase == SpeedPhase.NEXT)
    text = family.position(over)
    assert family.read_position(text) == over
    spoils = next(line for line in text.splitlines() if line.startswith("spoils"))
    words = spoils.split()
    words[8] = str(int(words[8]) + 1)
    with pytest.raises(RecordError, match="counts other cards"):
        family.read_position(text.replace(spoils, " ".join(words)))
    with pytest.raises(RecordError, match="one that is still to come"):
        Speed(rules_of("hanapette"), SEATS, 1).read_position(text)
