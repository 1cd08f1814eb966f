"""What holds for every family of games for several; each family's tests say with which games."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from hanafuda_desktop.engine.family import Family, RecordError
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.record import read_record, replay, write_record
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.text.language import ENGLISH, speak

__all__ = [
    "check_faulty_position",
    "check_goes_on_from_position",
    "check_nothing_twice",
    "check_same_again",
]

StateT = TypeVar("StateT")


def check_same_again(game: Game, choose: Callable[[Game], Any]) -> None:
    """Played to its end, taken back, played on and read from its record, it stays the same game.

    Args:
        game: a game just dealt.
        choose: the move to be made.
    """
    states, told = [game.state], [game.dealt.events]
    while game.outcome is None:
        told.append(game.push(choose(game)))
        states.append(game.state)
    for state in reversed(states[:-1]):
        game.pop()
        assert game.state is state
    for state, events in zip(states[1:], told[1:], strict=True):
        assert game.redo() == events
        assert game.state is state
    again = replay(read_record(write_record(game), LANGUAGE), compile_rules)
    assert again.dealt.events == told[0]
    assert again.state == game.state
    assert again.moves == game.moves
    while again.moves:
        again.pop()
    assert [again.redo() for _ in game.moves] == told[1:]


def check_goes_on_from_position(
    family: Family[StateT, Any], played: list[tuple[StateT, Any]]
) -> None:
    """From the position of the middle of a game the same moves lead to the same end.

    Args:
        family: the game's engine.
        played: the states of a game, each with the move made there.
    """
    middle = played[len(played) // 2 :]
    here = middle[0][0]
    there = family.read_position(family.position(here))
    for _, move in middle:
        here, there = family.apply(here, move).state, family.apply(there, move).state
    assert family.outcome(here) == family.outcome(there)
    assert family.outcome(here) is not None


def check_faulty_position(
    family: Family[StateT, Any], state: StateT, line: str, message: str
) -> None:
    """A position with one line instead of its own is refused, and this is said of it, in whatever
    language is spoken.
    """
    good = family.position(state).splitlines()
    name = line.partition(":")[0]
    lines = [each for each in good if each.partition(":")[0] != name]
    with pytest.raises(RecordError, match=message):
        family.read_position("\n".join([*lines, line]))
    speak("ja", lambda source, _meaning, _count: f"<{source}>")
    try:
        with pytest.raises(RecordError) as told:
            family.read_position("\n".join([*lines, line]))
    finally:
        speak(ENGLISH, None)
    assert re.sub(r"^<line \d+: ", "", str(told.value)).startswith("<")


def check_nothing_twice(family: Family[StateT, Any], state: StateT, line: str) -> None:
    """A position says everything once: this line of it may not be there again, and no question."""
    text = family.position(state)
    with pytest.raises(RecordError, match=f"'{line.partition(':')[0]}' stands twice"):
        family.read_position(f"{text}\n{line}\n")
    with pytest.raises(RecordError, match="does not say what is asked"):
        family.read_position(text.replace("asked", "# asked"))
