"""Pictures and moves with slips of the pen: refused by what they say, or as good as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.state import FishingPhase, FishingState
from tests.families.fishing.tables import rules_of

GAMES = [
    ("koi-koi", 2),
    ("mushi", 2),
    ("go-stop-korean", 3),
    ("higo-bana-teams", 4),
    ("hana-awase-must-match", 4),
    ("two-wilds", 3),
    ("koi-koi-pick", 2),
]
MUTANTS = 250
MOST_MOVES = 400


def _states(family: Fishing, seed: int) -> list[FishingState]:
    """Every state of a game of two rounds played by chance."""
    chance = SplitMix64(seed)
    states = [family.deal(shuffled(family.deck, seed), seed).state]
    while states[-1].phase != FishingPhase.OVER:
        moves = family.legal_moves(states[-1], states[-1].seat)
        states.append(family.apply(states[-1], moves[chance.below(len(moves))]).state)
    return states


def _mutated(text: str, chance: SplitMix64) -> str:
    """The position with some words moved, changed or lost."""
    lines = [line.split() for line in text.splitlines()]
    for _ in range(1 + chance.below(3)):
        line = lines[chance.below(len(lines))]
        other = lines[chance.below(len(lines))]
        word = chance.below(len(line)) if line else 0
        match chance.below(8):
            case 0 if len(line) > 1:  # a card lies elsewhere
                other.append(line.pop())
            case 1 if len(line) > 1:
                line.append(str(chance.below(60) - 5))
            case 2 if line:
                line[word] = ["", "-1", "48", "9" * 30, "11@99", "zz", "\u0661"][chance.below(7)]
            case 3 if len(lines) > 2:
                lines.remove(line)
            case 4:
                lines.append([["laid:", "paired:", "t:", "draws:"][chance.below(4)], *line[1:]])
            case 5 if line and other:  # two words change places
                place = chance.below(len(other))
                line[word], other[place] = other[place], line[word]
            case 6 if line and line[0] == "asked:":
                line[1:] = [list(FishingPhase)[chance.below(6)].name.lower(), str(chance.below(4))]
            case _ if line:
                line[word] = line[word][:-1] + str(chance.below(10))
    return "\n".join(" ".join(line) for line in lines)


def _played_on(family: Fishing, state: FishingState, chance: SplitMix64) -> None:
    """Every part of the engine takes such a state, to the end of its game."""
    for _ in range(MOST_MOVES):
        for seat in range(family.seats):
            view = family.view(state, seat)
            family.guessed(view, family.unseen(view))
        if state.phase == FishingPhase.OVER:
            return
        moves = family.legal_moves(state, state.seat)
        assert moves
        step = family.apply(state, moves[chance.below(len(moves))])
        assert isinstance(step.events, tuple)
        state = step.state
    pytest.fail("the game does not end")


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_a_mutated_position_is_refused_or_played(game_id: str, players: int) -> None:
    family = Fishing(rules_of(game_id), players, 2)
    states = _states(family, 4)
    chance = SplitMix64(len(game_id))
    seen = Counter[bool]()
    for _ in range(MUTANTS):
        text = family.position(states[chance.below(len(states))])
        mutant = _mutated(text, chance)
        try:
            state = family.read_position(mutant)
        except RecordError:
            seen[False] += 1
            continue
        seen[True] += 1
        again = family.read_position(family.position(state))
        assert family.position(again) == family.position(state)
        try:
            _played_on(family, state, chance)
        except Exception as error:
            raise AssertionError(mutant) from error
    assert seen[False] > MUTANTS // 4
    assert seen[True] > 5


def test_a_mutated_move_is_refused_or_read() -> None:
    family = Fishing(rules_of("go-stop-korean"), 3)
    chance = SplitMix64(9)
    letters = "0123456789abcxdgostphwimbnekr@ -\u0662\n"
    words = ["11", "13x11", "x42", "d", "go", "stop", "show3", "bomb12", "pick2", "next"]
    for _ in range(5000):
        word = list(words[chance.below(len(words))])
        for _ in range(1 + chance.below(2)):
            place = chance.below(len(word) + 1)
            word[place : place + chance.below(2)] = letters[chance.below(len(letters))]
        text = "".join(word)
        try:
            move = family.read_move(text)
        except RecordError:
            continue
        assert family.write_move(move) == text
